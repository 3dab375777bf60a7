### The terminal around the game. Screen readers read lines aloud, so each says in words what it shows.

## Separators and lists

terminal-comma = { ", " }
terminal-semicolon = { "; " }
terminal-space = { " " }
terminal-nothing = nothing
terminal-nothing-beside = Nothing beside him.
terminal-by-rule = { $reason } ({ $rule })

## The board

terminal-heading = Round { $round }, { $phase }.
terminal-heading-setup = { $phase }.
terminal-heading-current = { " " }Current player: { $seat }.
terminal-heading-over = { $result } in round { $round }.
terminal-location = Location: { $location }.
terminal-ahead = { " " }Ahead: { $tiers }.
terminal-last-location = { " " }This is the final location.
terminal-location-tokens =
    { $number ->
        [one] { " " }It has 1 token.
       *[other] { " " }It has { $number } tokens.
    }
terminal-piles = Blip piles: left { $left }, right { $right }.
terminal-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
terminal-pile-known = { " " }(including { $kinds })
terminal-stores = Spawns: major { $major }, minor { $minor }. Supply: { $supply ->
        [one] 1 token
       *[other] { $supply } tokens
    }.
terminal-formation = Formation from top to bottom:
terminal-marine = { $position }. { $marine } ({ $team }) faces { $side }
terminal-marine-tokens =
    { $number ->
        [0] .
        [one] , 1 token.
       *[other] , { $number } tokens.
    }
terminal-at-left = Left
terminal-at-right = Right
terminal-side = { $side }: { $things }.
terminal-swarm = swarm of { $number } ({ $kinds })
terminal-kind = { $kind } ×{ $number }
terminal-done = { $swarm } (has attacked)
terminal-apart = second swarm { $spot }: { $swarm }
terminal-power-field = { action-power_field }
terminal-tokens =
    { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
terminal-terrain = { $terrain } ({ $marks })
terminal-activated = used this round
terminal-teams = { $seat }: { $teams }.
terminal-eliminated = { $team } (eliminated)
terminal-slain = Slain: { $names }.
terminal-held = { $seat } holds the { $terrain }.
terminal-table = Action cards on the table: { $cards }.
terminal-played = Last round's Action cards: { $cards }.
terminal-card = { $card } ({ $team })
terminal-card-to-come = { $card } ({ $team }, still to come)
terminal-event = Event card: { $card }.
terminal-event-read = { $seat } is reading an Event card.
terminal-chosen = You chose { $card } ({ $team }).
terminal-looked-at =
    { $place ->
        [one] You know the top card of the Event deck: { $card }.
       *[other] You know card { $place } from the top of the Event deck: { $card }.
    }
terminal-effects = In force: { $effects }.
terminal-effect = { $card }
terminal-effect-about = { $card } ({ $about })
terminal-effect-next = { $card } from next round
terminal-limited = at most 1 spawn on the { $terrain }
terminal-decks =
    Genestealer deck: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }. Event deck: { $events ->
        [one] 1 card
       *[other] { $events } cards
    }.
terminal-discard = Genestealer discard pile: { $kinds }.
terminal-event-discard = Event discard pile: { $cards }.
terminal-readings = Rule interpretations in this game:

## Cards as text

terminal-action = Number { $number }, { $type }. { $text }
terminal-spawn-box = { $size } on { $colour }
terminal-then = Then: { $boxes }.
terminal-setup-event = During setup, only its spawns count: { $boxes }.
terminal-move-adjacent = Swarms with { $icon } move to the adjacent position.
terminal-move-flank = Swarms with { $icon } flank.
terminal-explained = { $name }: { $text }

## Questions and answers

terminal-hint = Type the number of a choice or the text in brackets. Type ? for help, quit to leave.
terminal-hint-saved = The game is saved after every choice.
terminal-asked = { $seat }. { $question }
terminal-draft = { $question } (Team { $number } of { $total })
terminal-noted = { $text } ({ $notes })
terminal-option = { $answer } [{ $text }]
terminal-answered = Chosen: { $answer }.
terminal-several = “{ $text }” matches { $number } choices: { $answers }.
terminal-no-such-number =
    { $number ->
        [one] There is only choice 1.
       *[other] The choices are numbered 1 to { $number }.
    }
terminal-how-to-answer = Type a number from 1 to { $number }, or ? for help.

## Several people at one keyboard

terminal-hand-over = Hand the keyboard to { $seat }. Everyone else, look away.
terminal-hand-over-undo = Hand the keyboard to { $seat }. Everyone else, look away. ({ $before } can still type undo.)
terminal-cannot-hide = This terminal can't be cleared: what one player sees stays above, so don't scroll back. What you type in secret isn't shown.
terminal-press-enter = Press Enter:{ " " }

## Commands; terminal-word-* lists their names, separated by spaces

terminal-word-help = help
terminal-word-board = board
terminal-word-log = log
terminal-word-undo = undo
terminal-word-why = why
terminal-word-save = save
terminal-word-lang = lang
terminal-word-quit = quit exit
terminal-word-advice = advice
terminal-word-odds = odds
terminal-word-look = look
terminal-word-pace = pace
terminal-word-dice = dice
terminal-word-hints = hints
terminal-word-teacher = teacher
terminal-word-say = say
terminal-word-plan = plan
terminal-word-table = table
terminal-help-advice = advice: what the Librarian would do. odds: show or hide the chances.
terminal-help-look = look: the three facts that matter most right now. It doesn't tell you what to do.
terminal-help =
    Choices: type the number, the text in brackets or the start of it, or a name. Tab completes.
    Enter or board: show the board again. board all: decks and discard piles too.
    ? NAME: explain a card or a rules term, e.g. ? leon, ? round.
    why CHOICE: why a choice isn't possible, e.g. why attack:leon:L2, why 2.
    undo: undo your last choice. You can't undo dice or revealed cards.
    log: what happened last. log all: everything.
    save FILE: save a copy of the game to a file.
    lang ja: Japanese. lang en: English.
    quit: leave. The game is saved after every choice.
    Spots: L3 is the left side of position 3, R3 the right side.
terminal-found-many = Which one? { $names }
terminal-log-last =
    { $number ->
        [0] Nothing has happened yet.
       *[other] What happened last (log all shows everything):
    }
terminal-undone = Undone.
terminal-next-table = The host is playing again at a new table: { $command } join { $link }
terminal-undo-others = Only the player who made the choice can undo it, when the keyboard is handed over.
terminal-why-what = Type why and a choice, for example: why attack:leon:L2
terminal-why-legal = You can do that: { $answer }.
terminal-save-where = Type save and a file name, for example: save game.json
terminal-save-other-file = { $path } exists and isn't a game file, so it was not overwritten. Choose another name.
terminal-save-failed = Couldn't save the game to { $path }: { $why }.
terminal-saved = Game saved to { $path }.
terminal-saved-secrets = Game saved to { $path }. The file contains the players' secrets.
terminal-lang-unknown = The languages are: { $languages }.

## Hints; terminal-hints-on and -off list what can follow the command hints, separated by spaces

terminal-hints-new = New to you: { $text }
terminal-hints-in-help = New to you: press { $key } to read about it.
terminal-hints-no-more = Type hints off if you want no more hints.
terminal-hints-on = on
terminal-hints-off = off
terminal-hints-switched-on = Hints are on: what is new to you is explained once.
terminal-hints-switched-off = No more hints. Type hints on to get them back.
terminal-hints-help = hints off: no more hints about what is new to you; hints on brings them back.
terminal-teacher-read = Type teacher to read it.
terminal-teacher-then = Type teacher 1 to see the board of the first choice, teacher off to stop.
terminal-teacher-help = teacher on: after each round, what a bot would have chosen, and what that was worth.
terminal-teacher-on = After each round you will be told what a bot would have chosen, and what that was worth.
terminal-teacher-off = No more looking back after each round.
terminal-teacher-none-yet = Nothing to look back at yet: it comes some seconds after a round.

## Saved games

terminal-kept =
    The game is saved: { $path }
    To continue, type: { $command }
terminal-cannot-keep = The game can't be saved to { $path } ({ $why }). You can keep playing, but it will be lost when you leave.
terminal-not-kept = The game isn't saved: { $why }.
terminal-output-failed = Couldn't write the output: { $why }.
terminal-output-failed-saved = The game is saved up to the last choice.
terminal-left = You left the game.
terminal-input-ended = End of input.
terminal-interrupted = Stopped.
terminal-unfinished-mission = Space Hulk: { $title }, turn { $turn }; last played { $when }
terminal-unfinished-game =
    { $players ->
        [one] Death Angel: round { $round }, { $location }; { $teams }; last played { $when }
       *[other] Death Angel: round { $round }, { $location }; { $players } players; { $teams }; last played { $when }
    }
terminal-unfinished-draft = no teams yet
terminal-word-delete = delete
terminal-delete-failed = The game can't be deleted: { $why }
terminal-yes = y yes
terminal-set-aside = A saved game is damaged: { $why } It was moved to { $path }.
terminal-skipped = A saved game can't be opened: { $why }
terminal-new-game =
    { $players ->
        [one] New game for 1 player.
       *[other] New game for { $players } players.
    }
terminal-seed = Seed: { $seed }
terminal-finished =
    The game file is saved: { $path }
    To read through the game, type: { $command } replay, followed by that name.
terminal-finished-review = To see which choices cost most, type: { $command } review, followed by that name.
terminal-crash = Voidlock hit a bug and has to stop. The game is saved up to the last choice; the error is in { $path }.

## File system errors

terminal-standard-input = standard input
terminal-check-by-name = Name a file: its name is checked as well, and standard input has none.
terminal-trouble-missing = no such file or folder
terminal-trouble-folder-missing = the folder doesn't exist
terminal-trouble-forbidden = permission denied
terminal-trouble-is-folder = it is a folder
terminal-trouble-no-folder = part of the path isn't a folder
terminal-trouble-full = the disk is full
terminal-trouble-read-only = the disk is read-only
terminal-trouble-long-name = the name is too long
terminal-trouble-not-a-path = not a valid file name

## Options of the command line

terminal-option-seed = The seed must be readable text.

terminal-option-load-alone = A loaded game has its own players, teams, settings and seed, so you can't combine --load with { $option }.

## Space Hulk

terminal-word-path = path
terminal-word-mission = mission briefing
terminal-hulk-heading =
    { $limit ->
        [0] Turn { $turn }, { $phase }. Command points: { $points }.
       *[other] Turn { $turn } of { $limit }, { $phase }. Command points: { $points }.
    }
terminal-hulk-over = { $result } on turn { $turn }.
terminal-hulk-named =
    { $name_kind ->
        [none] { $letter } { $role } [{ $typed }]
       *[other] { $letter } { $name } [{ $typed }]
    }
terminal-hulk-marine = { $marine }: { $weapons }; at { $square }, facing { $facing }.
terminal-hulk-dead = { $marine }: dead.
terminal-hulk-left = { $marine }: has left the board.
terminal-hulk-ap =
    { $number ->
        [one] { " " }1 action point.
       *[other] { " " }{ $number } action points.
    }
terminal-hulk-overwatch = { " " }On overwatch.
terminal-hulk-guard = { " " }On guard.
terminal-hulk-jammed = { " " }Jammed.
terminal-hulk-may-explode = { " " }The cannon may explode.
terminal-hulk-shots =
    { $number ->
        [one] { " " }1 shot.
       *[other] { " " }{ $number } shots.
    }
terminal-hulk-psi = { " " }{ $number } psi points.
terminal-hulk-sees = { " " }Sees { $things }.
terminal-hulk-sees-nothing = { " " }Sees no targets.
terminal-hulk-door = door { $square }
terminal-hulk-stealer = { $name } at { $square }, facing { $facing }.
terminal-hulk-blips = Blips: { $blips }.
terminal-hulk-lurker =
    { $forced ->
        [0] { $name } in { $entry }
       *[other] { $name } in { $entry } (must wait)
    }
terminal-hulk-lurkers = Lurking: { $lurkers }.
terminal-hulk-pile =
    { $number ->
        [one] Blip pile: 1 blip.
       *[other] Blip pile: { $number } blips.
    }
terminal-hulk-object = Object, { $name }: { $where }, { $state }.
terminal-hulk-operated = Operated: { $names }.
terminal-hulk-burned = Burned: { $names }.
terminal-hulk-price =
    { $cp ->
        [0] { $ap } AP
       *[other]
            { $ap ->
                [0] { $cp } CP
               *[other] { $ap } AP + { $cp } CP
            }
    }
terminal-hulk-price-psi = psi { $number }
terminal-hulk-who = { $name } ({ $letter })
terminal-hulk-area =
    { $number ->
        [0] Nobody is in danger.
       *[other] In danger (chance to die: { $chance } each): { $who }.
    } { $verb ->
        [flame] Burning: { $squares }.
       *[other] Hit: { $squares }.
    }
terminal-hulk-lost = Would be destroyed: { $what }.
terminal-hulk-harm =
    { $verb ->
        [flame] This would burn { $who } (chance to die: { $chance } each).
       *[other] The storm would hit { $who } (chance to die: { $chance } each).
    }
terminal-hulk-doubt-area =
    { $harm } { $verb ->
        [flame] Fire anyway?
       *[other] Use it anyway?
    }
terminal-hulk-doubt-flames = { $who } would walk through flames (chance to die: { $chance }). Go anyway?
terminal-hulk-row = { $first }, or { $squares }
terminal-hulk-sure = y or n:{" "}
terminal-hulk-not-done = Cancelled.
terminal-hulk-gone = { $name } is gone.
terminal-hulk-why-what = Type why and a choice, for example: why move:8,5
terminal-hulk-path = { $name } gets there for { $number }: { $steps }
terminal-hulk-no-path = { $name } has no path to { $square }.
terminal-hulk-path-what = Type path and a square, for example: path 8,5 or path sgt 8,5. The short name of each marine is in brackets after his name: type board to see it.
terminal-hulk-mission = { $number }. { $title } ({ $name })
terminal-hulk-mission-unknown = There's no mission or mission file “{ $name }”. To see the missions: { $command } mission list
terminal-hulk-fault =
    { $line ->
        [0] { $path }: { $why }
       *[other] { $path }, line { $line }: { $why }
    }
terminal-hulk-sound =
    { $title }: no errors, ready to play ({ $squares } squares, { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }, { $entries ->
        [one] 1 entry area
       *[other] { $entries } entry areas
    }, { $marines ->
        [one] 1 marine
       *[other] { $marines } marines
    }).
terminal-option-hulk-alone = Space Hulk is a solo game: leave out --players and --teams.
terminal-option-hulk-one-bot = Space Hulk has one seat: name one bot, for example --bots sergeant.
terminal-hulk-help =
    Choices: type the number, the text in brackets or the start of it, or a name. The cost of an action is in parentheses. A capital letter names a marine: B is marine B.
    Enter or board: show the map and everything on it. Squares are column,row.
    On the map: A to L marines, digits Genestealers (3< is S3), l the Broodlord, each with its facing (^ > v <); b3 blip B3, 12 blip B12, E entry areas, 2? an entry area with two aliens lurking.
    + closed door, / open door, B bulkhead, * flames, = force barrier, o objective, x exit, ! object.
    The marines are listed below the map, each with the short name you can type in brackets: Sergeant [sgt].
    path SQUARE: what it costs the active marine to walk there, e.g. path 8,5. For another marine: path sgt 8,5.
    ? NAME: explain a rules term, e.g. ? overwatch, ? door.
    why CHOICE: why a choice isn't possible, e.g. why move:8,5. mission: the briefing.
    undo: undo your last choice. You can't undo dice or revealed blips.
    log: what happened last, and why the aliens did it. log all: everything.
    save FILE: save a copy of the game to a file. lang ja: Japanese.
    quit: leave. The game is saved after every choice.

## Any other game

terminal-plain-help =
    Choose by number, by the text in brackets or its beginning, or by name. Tab completes.
    Enter or board: show the board again.
    why 2: why a choice isn't possible.
    undo: undo your last choice. You can't undo dice or revealed cards.
    log: what happened last. log all: everything.
    save FILE: save a copy of the game to a file.
    lang ja: Japanese. lang en: English.
    quit: leave. The game is saved after every choice.
terminal-plain-why-what = Type why and a choice, for example: why 2
terminal-unfinished-other = { $game }, last played { $when }

## Lessons

terminal-choose = Your choice [{ $key }]:{ " " }
learn-left = Your place is saved. Go on with: { $command } learn
learn-hint = New here? “{ $command } learn” teaches you the game in ten minutes.
terminal-needs-extra = This command needs packages that aren't installed. Install them with: { $command }

## From Python

python-answers =
    { $more ->
        [0] Legal answers: { $answers }.
       *[other] Legal answers: { $answers }, and { $more } more.
    }

## The simulator

sim-compared-more = More about one of them: { $command } --bot { $bot }
reason-bot_elsewhere =
    “{ $name }” plays { $game ->
        [hulk] Space Hulk. Choose a mission for it, for example --mission airlock-nine
       *[other] another game. Choose it with --game { $game }
    }; the bots here are: { $known }.

## Review

terminal-review-luck = { $kind }: { $had } of { $rolls }, expected { $expected }; { $luck }
