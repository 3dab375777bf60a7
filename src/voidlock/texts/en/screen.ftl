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

screen-do-explain = explain
screen-do-undo = undo
screen-do-advice = advice
screen-do-odds = odds
screen-do-language = Japanese
screen-do-pace = pace
screen-do-board = decks
screen-do-quit = leave
screen-do-step = step
screen-do-round = round
screen-do-run = run

## Asking and answering

screen-type-here = a number, a text, a name, ? or a command
screen-promise = hits { $chance }
screen-waits-bot = { $seat } ({ $bot }) is thinking.
screen-waits-person = { $seat } is deciding.
screen-waits = Nobody is asked.
screen-over = The game is over: { $result }.
screen-not-asked = You are not asked anything now.

## Advice

screen-advice-thinking = The Librarian is thinking. { $key } stops him.
screen-advice-stopped = The Librarian is not asked any more.
screen-advice-failed = The Librarian has no answer.
screen-advice-here = There is no advice here.
screen-advice-given = The Librarian would choose: { $answer } ({ $chance } to win).
screen-estimate = { $chance } to win, between { $low } and { $high }

## Switches

screen-odds-on = Chances are shown.
screen-odds-off = Chances are hidden.
screen-pace-0 = Bots play without a pause.
screen-pace-1 = Bots play quickly.
screen-pace-2 = Bots play slowly.

## Several people at one keyboard

screen-hand-over = Hand the keyboard to { $seat }. Nobody else may look.
screen-hand-over-how = { $key } shows the board.
screen-hand-over-undo = { $before } can still take the last answer back with { $key }.

## Reading

screen-close = { $key } closes this.
screen-key-choose = { $choose } choose an answer, { $enter } gives it; so does pressing it, or its number.
screen-key-type = Anything else that is typed goes into the line below the answers: the text of an answer, a name, or a command.
screen-key-press = Pressing something on the board goes to the answers that are about it.
screen-key-log = { $log } scroll the log.
screen-sign-marine = The arrow stands on the side where a Marine faces. His position, team, name and range; then his tokens.
screen-sign-threat = Squares are the threat of a Terrain card. Letters are the types of Genestealers, with their number; in parentheses those that have attacked.
screen-sign-chance = A percentage beside a swarm is the chance to survive its attack; with an exclamation mark it comes from behind, where no token helps.
screen-sign-marks = A small ring marks what can be chosen now, a triangle what the chosen answer is about.

## Beginning

screen-start = Which game?
screen-start-new = A new game for 1 player
screen-start-go-on = Go on: { $game }

## Options of the command line

screen-option-bots = Bots are named by seat, for example 2=brother,3=librarian, not { $text }.
screen-option-bots-seat =
    { $number ->
        [one] There is only seat 1.
       *[other] The seats are 1 to { $number }, so not { $text }.
    }
screen-option-bots-plain = Bots play along on the whole screen only.
screen-option-watch = Name a game file, or bots with --bots.
screen-no-terminal = This needs a terminal that can show a whole screen.
screen-hulk-watch = Games of Space Hulk cannot be watched yet; voidlock replay tells them.

## Watching

screen-watching = Step { $number } of { $all }
screen-running = running

## At a table of a server

screen-link-wrong = This is no link to a table: { $text }
screen-connecting = Connecting to { $host }.
screen-lost = The connection is lost; trying again.
screen-refused-by = The server refuses: { $why }
screen-table-open = The table is open. { $seats }
screen-table-closed = The table is closed.
screen-seat-person = { $seat }: { $name }
screen-seat-away = { $seat }: { $name } (away)
screen-seat-bot = { $seat }: { $name } (bot)
screen-seat-free = { $seat }: free
screen-wait-host = The host begins the game.
screen-undo-asked = { $seat } asks to take the last answer back; { $key } agrees.
screen-said = { $name }: { $text }
screen-left-table = You leave. Your seat stays yours: the same command brings you back.
