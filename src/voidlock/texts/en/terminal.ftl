### What the terminal says around the game. Lines are read aloud by some, so each says in words what it shows.

## Between and around things

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
        [one] { " " }1 token lies on it.
       *[other] { " " }{ $number } tokens lie on it.
    }
terminal-piles = Blip piles: left { $left }, right { $right }.
terminal-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
terminal-pile-known = { " " }(among them { $kinds })
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
terminal-done = { $swarm } that has attacked
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
terminal-played = Action cards of last round: { $cards }.
terminal-card = { $card } ({ $team })
terminal-card-to-come = { $card } ({ $team }, still to come)
terminal-event = Event card: { $card }.
terminal-event-read = { $seat } is reading an Event card.
terminal-chosen = You have chosen { $card } ({ $team }).
terminal-looked-at =
    { $place ->
        [one] You know the top card of the Event deck: { $card }.
       *[other] You know card { $place } from the top of the Event deck: { $card }.
    }
terminal-effects = In force: { $effects }.
terminal-effect = { $card }
terminal-effect-about = { $card } ({ $about })
terminal-effect-next = { $card } from next round
terminal-limited = no more than 1 spawn on the { $terrain }
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
terminal-readings = How the rules are read in this game:

## Cards read out

terminal-action = Number { $number }, { $type }. { $text }
terminal-spawn-box = { $size } on { $colour }
terminal-then = Then: { $boxes }.
terminal-setup-event = In the setup only its spawns count: { $boxes }.
terminal-move-adjacent = Swarms with { $icon } move on.
terminal-move-flank = Swarms with { $icon } flank.
terminal-explained = { $name }: { $text }
terminal-explained-marine = { $name } ({ $team } team): { $text }
terminal-explained-action = { $name } ({ $team } team, number { $number }, { $type }): { $text }
terminal-section = { " " }(rules, section { $section })

## Questions and answers

terminal-hint = Answer with a number or with the text in brackets. ? is help, quit leaves.
terminal-hint-saved = The game is saved after every answer.
terminal-asked = { $seat }. { $question }
terminal-draft = { $question } (Team { $number } of { $total })
terminal-noted = { $text } ({ $notes })
terminal-option = { $answer } [{ $text }]
terminal-answered = Chosen: { $answer }.
terminal-several = “{ $text }” can mean { $number } answers: { $answers }.
terminal-no-such-number =
    { $number ->
        [one] There is only answer 1.
       *[other] The answers are numbered 1 to { $number }.
    }
terminal-how-to-answer = Type a number from 1 to { $number }, or ? for help.

## Several people at one keyboard

terminal-hand-over = Hand the keyboard to { $seat }. Nobody else may look.
terminal-hand-over-undo = Hand the keyboard to { $seat }. Nobody else may look. ({ $before } can still type undo.)
terminal-cannot-hide = This terminal cannot be cleared: what one player is shown stays above for the others, so do not scroll back. What you type in secret is not shown.
terminal-press-enter = Press Enter:{ " " }

## Commands; terminal-word-* are the words for them, with spaces between

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
terminal-word-pace = pace
terminal-word-say = say
terminal-word-table = table
terminal-help-advice = advice: what the Librarian would do. odds: show or hide the chances.
terminal-help =
    Answers: the number, the text in brackets or its beginning, or a name. Tab completes a text.
    Enter or board: the board again. board all: decks and discard piles too.
    ? leon, ? round: what a card or a word of the rules means.
    why attack:leon:L2, why 2: whether an answer is possible, and why not.
    undo: take back the last answer. Dice and cards that were shown stay.
    log: what happened last. log all: everything.
    save FILE: write the game to a file of your own.
    lang ja: Japanese. lang en: English.
    quit: leave. The game is saved after every answer.
    Spots: L3 is the left side of position 3, R3 the right side.
terminal-not-found-angel = No card and no word of the rules is called “{ $text }”.
terminal-not-found-hulk = No word of the rules is called “{ $text }”.
terminal-rule-number-angel = Numbers such as { $text } are those of the rules: docs/rules/death-angel.md in the sources of this program.
terminal-rule-number-hulk = Numbers such as { $text } are those of the rules: docs/rules/space-hulk.md in the sources of this program.
terminal-found-many = Which one? { $names }
terminal-log-last =
    { $number ->
        [0] Nothing has happened yet.
       *[other] What happened last (log all shows everything):
    }
terminal-undone = Taken back.
terminal-next-table = The host plays again, at a new table: { $command } join { $link }
terminal-undo-others = Only the one who has chosen can take it back, when the keyboard is handed on.
terminal-why-what = Type why and then an answer, for example: why attack:leon:L2
terminal-why-legal = That is allowed: { $answer }.
terminal-save-where = Type save and then the name of a file, for example: save game.json
terminal-save-other-file = { $path } exists and is no game file; it is left alone.
terminal-save-failed = The game cannot be written to { $path }: { $why }.
terminal-saved = The game is written to { $path }.
terminal-saved-secrets = The game is written to { $path }. The file holds what the players keep secret.
terminal-lang-unknown = The languages are: { $languages }.

## Keeping the game

terminal-kept =
    The game is saved: { $path }
    To go on, type: { $command } play
terminal-cannot-keep = The game cannot be saved to { $path } ({ $why }). You can play on, but it will be lost when you leave.
terminal-not-kept = The game is not saved: { $why }.
terminal-output-failed = What there is to say cannot be written: { $why }. The game is saved up to the last answer.
terminal-left = You leave the game.
terminal-input-ended = The input has ended.
terminal-interrupted = Stopped.
terminal-go-on-mission = Go on with the mission { $title }, turn { $turn } (last played { $when })? [Y/n]{ " " }
terminal-go-on-game =
    { $players ->
        [one] Go on with the game of round { $round } ({ $location }, last played { $when })? [Y/n]{ " " }
       *[other] Go on with the game of round { $round } for { $players } players ({ $location }, last played { $when })? [Y/n]{ " " }
    }
terminal-unfinished = Unfinished games, the one played last first:
terminal-unfinished-mission = { $title }, turn { $turn }, last played { $when }
terminal-unfinished-game =
    { $players ->
        [one] Round { $round }, { $location }, last played { $when }
       *[other] Round { $round }, { $location }, { $players } players, last played { $when }
    }
terminal-go-on-which = Go on with which one? A number, or n for a new game [1]{ " " }
terminal-number-or-no = Type a number from 1 to { $number }, or n.
terminal-declined =
    { $number ->
        [one] The other game is kept: { $path }
       *[other] The { $number } other games are kept in { $path }
    }
terminal-declined-how = To go on another time: { $command } play
terminal-yes = y yes
terminal-no = n no
terminal-yes-or-no = Type y or n.
terminal-set-aside = A saved game is damaged: { $why } It is kept as { $path }.
terminal-skipped = A saved game cannot be opened: { $why }
terminal-new-game =
    { $players ->
        [one] A new game for 1 player.
       *[other] A new game for { $players } players.
    }
terminal-seed = Seed: { $seed }
terminal-finished =
    The game file is kept: { $path }
    To read the game again: { $command } replay, followed by that name.
terminal-crash = The program has made a mistake. The game is saved up to the last answer; what went wrong is written to { $path }.

## What the system says when a file cannot be read or written

terminal-trouble-missing = there is no such file or folder
terminal-trouble-folder-missing = the folder does not exist
terminal-trouble-forbidden = you have no permission
terminal-trouble-is-folder = it is a folder
terminal-trouble-no-folder = a part of the path is not a folder
terminal-trouble-full = the disk is full
terminal-trouble-read-only = the disk is read-only
terminal-trouble-long-name = the name is too long
terminal-trouble-not-a-path = this is no name of a file

## Options of the command line

terminal-option-seed = The seed must be readable text.

terminal-option-players = The number of players must be from 1 to 6, not { $number }.
terminal-option-teams-count =
    { $players ->
        [one] 1 player has { $number } teams: name { $number }, for example --teams { $example }
       *[other] { $number ->
            [one] With { $players } players everybody has 1 team, players separated by /: --teams { $example }
           *[other] With { $players } players everybody has { $number } teams, players separated by /: --teams { $example }
        }
    }
terminal-option-team-unknown = There is no team “{ $name }”. The teams are: { $teams }.
terminal-option-team-twice = The team “{ $name }” is named twice.
terminal-option-load-alone = A loaded game has its own players, teams, settings and seed: --load goes without { $option }.

## Space Hulk

terminal-word-path = path
terminal-word-mission = mission briefing
terminal-hulk-heading =
    { $limit ->
        [0] Turn { $turn }, { $phase }. Command points: { $points }.
       *[other] Turn { $turn } of { $limit }, { $phase }. Command points: { $points }.
    }
terminal-hulk-over = { $result } in turn { $turn }.
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
terminal-hulk-sees-nothing = { " " }Sees no target.
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
       *[other] In danger, each dies at { $chance }: { $who }.
    } { $verb ->
        [flame] Burning: { $squares }.
       *[other] Struck: { $squares }.
    }
terminal-hulk-lost = Would be destroyed: { $what }.
terminal-hulk-harm =
    { $verb ->
        [flame] { $who } would burn; each dies at { $chance }.
       *[other] The storm would strike { $who }; each dies at { $chance }.
    }
terminal-hulk-doubt-area =
    { $harm } { $verb ->
        [flame] Fire all the same?
       *[other] Use it all the same?
    }
terminal-hulk-doubt-flames = { $who } would walk through flames and dies at { $chance }. Go all the same?
terminal-hulk-row = { $first }, or { $squares }
terminal-hulk-sure = y or n:{" "}
terminal-hulk-not-done = Not done.
terminal-hulk-why-what = Type why and then an answer, for example: why move:8,5
terminal-hulk-path = { $name } gets there for { $number }: { $steps }
terminal-hulk-no-path = { $name } has no way to { $square }.
terminal-hulk-path-what = Type path and a square, for example: path 8,5, or path sgt 8,5. What a marine is called when typing stands in brackets behind his name: type board.
terminal-hulk-mission = { $number }. { $title } ({ $name })
terminal-hulk-which = Which mission? A number from 1 to { $number }, a name, or a mission file of your own:{ " " }
terminal-hulk-mission-unknown = There is no mission and no mission file “{ $name }”. To see the missions: { $command } mission list
terminal-hulk-mission-faulty = { $path }, line { $line }: { $why }
terminal-hulk-fault =
    { $line ->
        [0] { $path }: { $why }
       *[other] { $path }, line { $line }: { $why }
    }
terminal-hulk-sound = { $title }: this mission can be played ({ $squares } squares, { $sections } sections, { $entries } entry areas, { $marines } marines).
terminal-option-hulk-alone = Space Hulk is played alone, without --players and --teams.
terminal-option-hulk-setting = --setting is about the rules of Death Angel.
terminal-option-hulk-one-bot = Space Hulk has one seat: name one bot, for example --bots sergeant.
terminal-hulk-help =
    Answers: the number, the text in brackets or its beginning, or a name. What an action costs stands in parentheses.
    Enter or board: the map and everything on it. Squares are column,row.
    On the map: A to L marines, digits Genestealers (3< is S3), l the Broodlord, each with where it looks (^ > v <); b3 blip B3, 12 blip B12, E entry areas, 2? one in which two lurk.
    + closed door, / open door, B bulkhead, * flames, = force barrier, o objective, x exit, ! object.
    Below the map stands every marine, with what he is called when typing in brackets: Sergeant [sgt].
    path 8,5: what the active marine would pay to walk there. path sgt 8,5: another one.
    ? overwatch, ? door: what a word of the rules means.
    mission: the briefing. why move:8,5: whether an answer is possible, and why not.
    undo: take back the last answer. Dice and revealed blips stay.
    log: what happened last, with the reasons of the aliens. log all: everything.
    save FILE: write the game to a file of your own. lang ja: Japanese.
    quit: leave. The game is saved after every answer.
