### What the game says on the whole screen of a terminal. Names of keys come as arguments.

## The board

screen-location = { $location }. Ahead: { $tiers }.
screen-last-location = { $location }, the final location.
screen-stores = Blips: left { $left }, right { $right }. Spawns { $major }/{ $minor }. Tokens { $supply }. Decks { $deck }, { $events }.
screen-hand = Hand of { $team }: { $cards }.
screen-range = r{ $number }
screen-survives = lives { $chance }
screen-field = Field

## What the keys do, in a line at the foot

screen-do-past = past
screen-do-table = table
screen-do-talk = say
screen-do-eyes = seat

screen-do-explain = help
screen-do-undo = undo
screen-do-advice = advice
screen-do-odds = odds
screen-do-language = Japanese
screen-do-pace = pace
screen-do-board = decks
screen-do-quit = quit
screen-do-step = step
screen-do-round = round
screen-do-run = run

## Asking and answering

screen-promise-hits = hits { $chance }
screen-promise-lives = lives { $chance }
screen-wins =
    { $bot ->
        [sergeant] Sergeant bot wins { $chance }
       *[brother] Brother bot wins { $chance }
    }
screen-wins-best = best, { screen-wins }
screen-wins-level = about equal, { screen-wins }
screen-narrowed = { $which }, on the map or in the list. { $escape } goes back.
screen-doubt-no = No, not that
screen-doubt-yes = Yes, all the same
screen-waits-person = { $who } is deciding.
screen-no-past = The board of that moment is not known here.
screen-past = The board as it was. The arrow keys go through the log, Esc comes back.
screen-own-eyes = There is nobody else whose cards could be seen.
screen-alone = There is nobody else at this table.

screen-type-here = a number, a text, a name, ? or a command
screen-type-command = ? or a command
screen-waits-bot = { $seat } ({ $bot }) is thinking.
screen-meanwhile = Any key skips ahead.
screen-waits = Nobody is asked.
screen-over = The game is over: { $result }. { $past } goes back through it, { $leave } leaves.
screen-number-typed = { $key } gives answer { $number }.
screen-number-given = The number was the answer already. { $key } once more gives the one under the cursor.
screen-not-asked = You are not asked anything now.

## Advice

screen-advice-thinking = The Librarian is thinking. { $key } stops him.
screen-advice-stopped = The Librarian is not asked any more.
screen-advice-failed = The Librarian has no answer.
screen-advice-here = There is no advice here.
screen-advice-best = The Librarian would choose: { $answer }.
screen-advice-close = Too close to call. About equal: { $answers }.
screen-advice-close-more = Too close to call. About equal: { $answers } and { $number } more.
screen-advice-few = { play-advice-few } By rule of thumb: { $answer }.
screen-estimate =
    { $bot ->
        [sergeant] If the Sergeant bot plays on from there, it wins { $chance } ({ $low } to { $high }).
       *[brother] If the Brother bot plays on from there, it wins { $chance } ({ $low } to { $high }).
    }

## Switches

screen-pace =
    { $pace ->
        [none] Everything is shown at once.
        [fast] What happens is told fast.
        [slow] What happens is told slowly.
       *[other] What happens is told one after the other.
    }

screen-odds-on = Chances are shown.
screen-odds-off = Chances are hidden.

## Several people at one keyboard

screen-hand-over = Hand the keyboard to { $seat }. Nobody else may look.
screen-hand-over-how = { $key } shows the board.
screen-hand-over-undo = { $before } can still take the last answer back with { $key }.

## Reading

screen-explain-what = Type a card, a word or a rule; { $arrows } scroll, { $key } closes this.
screen-key-explain = ? with a name explains it: ? leon, ? flank. The line below the answers takes it too.
screen-key-why = why and an answer says why it is not possible: why attack:leon:L2. undo, log, odds and advice are commands as well.
screen-key-save = save and the name of a file writes the game there. It is kept after every answer anyway.
screen-key-talk = say and some words are read by everybody at the table; table shows what can be done about seats.

screen-key-choose = { $choose } choose an answer, { $enter } gives it; so does pressing it, or its number.
screen-key-type = Anything else that is typed goes into the line below the answers: the text of an answer, a name, or a command.
screen-key-foot = { $advice } asks the Librarian, { $odds } shows or hides chances, { $board } shows all that lies on the table, { $pace } changes how fast things are told, { $past } goes back through the log and its boards.
screen-key-watch = { $step } go a step on or back, { $round } a round; { $run } lets the game run and stops it; Home and End go to its beginning and its end.
screen-key-press = Pressing something on the board goes to the answers that are about it.
screen-key-log = { $log } scroll the log.
screen-sign-stores = Above the board: the tiers of the locations ahead; the cards in the blip piles, in parentheses those that are certainly there; Genestealers in a major and a minor spawn; Support Tokens left; cards in the Genestealer deck and the Event deck.
screen-sign-marine = The arrow stands on the side where a Marine faces. His position, team, name and range; then his tokens.
screen-sign-threat = Squares are the threat of a Terrain card, behind the letter of its colour. Letters beside a Marine are the types of Genestealers, with their number; in parentheses those that have attacked, behind a bar a second swarm at the same spot.
screen-sign-chance = A percentage beside a swarm is the chance to survive its attack; with an exclamation mark it comes from behind, where no token helps.
screen-sign-marks = A small ring marks what can be chosen now, a triangle what the chosen answer is about.

## Beginning

screen-title = Voidlock
screen-start = What do you want to play?
screen-start-alone = Death Angel: a new game, alone
screen-start-others = Death Angel: a new game with others at this keyboard, or with bots
screen-start-hulk = Space Hulk: a mission, alone
screen-start-keys = { $enter } or a number chooses, { $escape } goes back or leaves, F4 speaks Japanese.
screen-start-keys-many = { $enter } chooses, a number goes there, { $escape } goes back or leaves; F4: Japanese.
screen-start-how-many = How many seats?
screen-start-seats =
    { $number ->
        [one] 1 seat
       *[other] { $number } seats
    }
screen-start-who = { $seat }: who sits there?
screen-start-sitter =
    { $who ->
        [brother] The bot brother, who plays by rules of thumb at once
        [librarian] The bot librarian, who thinks about a second and plays well
        [random] The bot random, who does anything
       *[other] A person
    }
screen-start-teams = How do the Combat Teams come to the seats?
screen-start-teams-draft = Each is chosen in turn
screen-start-teams-random = By chance

screen-start-go-on = Go on: { $game }

## Options of the command line

screen-option-players-open = The link names a table, which has its seats and settings already: --players and --setting are for a new table.

screen-option-bots = Bots are named by seat, for example 2=brother,3=librarian, not { $text }.
screen-option-bots-seat =
    { $number ->
        [one] There is only seat 1.
       *[other] The seats are 1 to { $number }, so not { $text }.
    }
screen-option-watch = Name a game file, or bots with --bots, not both.
screen-no-terminal = This needs a terminal that can show a whole screen.

## Watching

screen-watching = Step { $number } of { $all }
screen-watched-end = { $result }
screen-eyes = as { $seat } saw it
screen-eyes-all = as everybody saw it
screen-running = running

## At a table of a server

screen-wait-host = The host begins the game.
screen-table-host = The table is open. Others join with the link { $link }
screen-table-guest = The host begins the game. Others join with the link { $link }
screen-table-around = The table. Others join with the link { $link }
screen-offer-begin = Begin the game
screen-offer-sit = Sit down as { $seat }
screen-offer-bot = Seat the bot { $bot } as { $seat }
screen-offer-free = Take the seat from the person there: { $seat }
screen-offer-give_up = Give up { $seat } for good
screen-offer-close = Close the table for everybody
screen-offer-shut_chat = Shut the chat
screen-offer-open_chat = Open the chat
screen-offer-back = Back
screen-sure = Are you sure?
screen-undo-asked = { $name } asks to take an answer back, with everything that came after it.
screen-undo-waits = Everybody has to agree to the undo; waiting.
screen-undo-declined = Not everybody agreed to the undo; the game stays as it is.
screen-offer-agree = Agree
screen-offer-decline = Decline
screen-who = { $seat } { $name }
screen-person =
    { $state ->
        [decides] { $who }: deciding
        [chosen] { $who }: has chosen
        [away] { $who }: away
        [stands_in] { $who }: away, a bot plays
        [bot] { $who }: bot
        [free] { $who }: free
        [yours] { $who }: you
       *[other] { $who }
    }
screen-person-before = { $person } (before: { $names })
screen-seat-lost = { $seat } is not yours any more: the host has freed the seat, or it was given up elsewhere.
screen-seat-played = A bot has played for { $seat } while you were away.
screen-say-what = Type say and then your words.
screen-left-table =
    You leave. Your seat stays yours: the same link brings you back. { $link }

screen-link-wrong = This is no link to a table: { $text }
screen-connecting = Connecting to { $host }.
screen-lost = The connection is lost; trying again.
screen-refused-by = The server refuses: { $why }
screen-table-closed = The table is closed.
