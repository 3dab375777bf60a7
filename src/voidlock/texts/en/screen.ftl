### The full screen of a terminal. Key names are arguments.

## The board

screen-location = { $location }. Ahead: { $tiers }.
screen-last-location = { $location }, the final location.
screen-stores = Blips: left { $left }, right { $right }. Spawns { $major }/{ $minor }. Tokens { $supply }. Decks { $deck }, { $events }.
screen-pile = Blips { $pile }
screen-supplies = Spawns { $major }/{ $minor }, tokens { $supply }, decks { $deck } and { $events }
screen-hand = Hand of { $team }: { $cards }.
screen-range = r{ $number }
screen-survives = lives { $chance }
screen-field = Field

## Headings of panels

screen-panel-choice = Your choice
screen-panel-meanwhile = Meanwhile
screen-panel-log = Log
screen-panel-cards = Cards
screen-panel-mission = Mission
screen-in-hand = { $card } ({ $team }, in hand)
screen-too-small = This window is too small: Voidlock needs { $columns } columns and { $lines } lines.

## Key labels in the bottom line

screen-do-past = log
screen-do-table = table
screen-do-talk = chat
screen-do-eyes = seat

screen-do-explain = help
screen-do-undo = undo
screen-do-advice = advice
screen-do-odds = odds
screen-do-look = look
screen-do-language = Japanese
screen-do-pace = pace
screen-do-board = decks
screen-do-quit = quit
screen-do-menu = menu
screen-do-step = step
screen-do-round = round
screen-do-run = run
screen-do-skip = skip
screen-do-through = through the log
screen-do-cancel = cancel
screen-do-commands = all commands
screen-do-colours = colours
screen-do-choose = choose
screen-do-back = back
screen-do-delete = delete

## The command palette

screen-palette-search = What do you want to do?
screen-palette-nothing = Nothing matches that.
screen-palette-key = { $word } · { $key }
screen-palette-explain = Explain the choice under the cursor, the keys and the signs on the board
screen-palette-undo = Take back your last choice
screen-palette-advice = Ask the Librarian what they would choose
screen-palette-look = Point at what matters now
screen-palette-odds = Show or hide the odds
screen-palette-board = Show the decks, the hands and the cards in force
screen-palette-mission = Show the mission and every piece in words
screen-palette-past = Go back through the log and its boards
screen-palette-table = Seats, bots and links of this table
screen-palette-talk = Send a message to everyone at the table
screen-palette-eyes = See the game as another seat saw it
screen-palette-pace = Tell what happens faster or more slowly
screen-palette-language = Switch to Japanese
screen-palette-quit = Leave. The game is saved after every choice
screen-palette-menu = Back to the menu. The game is saved after every choice
screen-palette-teacher = Look back after each round: what a bot would have chosen, and what it was worth
screen-palette-hints = Explain what is new, or stop explaining
screen-palette-save = Save a copy of the game to a file
screen-palette-dice = How you can check that the dice are fair
screen-palette-why = Why a choice isn't possible
screen-palette-colours = Other colours: dark, light, green phosphor, high contrast, the terminal's own

## Questions and answers

screen-promise-hits = hits { $chance }
screen-promise-lives = lives { $chance }
screen-wins =
    { $bot ->
        [sergeant] Sergeant bot wins { $chance }
       *[brother] Servitor bot wins { $chance }
    }
screen-wins-best = best, { screen-wins }
screen-wins-level = about equal, { screen-wins }
screen-narrowed = { $which }, on the map or in the list. { $escape } goes back.
screen-doubt-no = No, cancel
screen-doubt-yes = Yes, anyway
screen-waits-person = { $who } is deciding.
screen-no-past = There's no board for that moment.
screen-past = The board as it was. Arrow keys move through the log, ? explains, Esc returns.
screen-own-eyes = There are no other hands to look at.
screen-alone = Nobody else is at this table.

screen-type-here = number, choice, name, ? or command
screen-type-command = ? or command
screen-waits-bot = { $seat } ({ $bot }) is thinking.
screen-meanwhile = Any key skips ahead.
screen-waits = Nobody has to choose right now.
screen-over = Game over: { $result }. { $past } opens the log, { $leave } leaves.
screen-over-next = Game over: { $result }. { $past } opens the log. What next?
screen-offer-review = Review: the story and the luck
screen-offer-review-waits = Looking back …
screen-offer-costly = Which of my choices cost the most?
screen-offer-costly-waits = The Librarian plays your choices again. That takes up to a minute …
screen-offer-again = Play again
screen-offer-menu = Back to the menu
screen-number-typed = { $key } takes choice { $number }.
screen-key-counted = That key was already taken as your choice. Press { $key } again to take the one under the cursor.
screen-no-such-key = No choice has the key { $key } now.
screen-not-asked = You have nothing to choose right now.

## Advice

screen-advice-thinking = The Librarian is thinking. { $key } cancels.
screen-advice-stopped = Advice cancelled.
screen-advice-failed = The Librarian couldn't come up with anything.
screen-advice-here = There's no advice here.
screen-advice-best = The Librarian would choose: { $answer }.
screen-advice-close = Too close to call. About equal: { $answers }.
screen-advice-close-more = Too close to call. About equal: { $answers } and { $number } more.
screen-advice-lost =
    { $bot ->
        [sergeant] Whatever you choose, the Sergeant bot loses from here: it won none of the games it tried.
       *[brother] Whatever you choose, the Servitor bot loses from here: it won none of the games it tried.
    }
screen-advice-won =
    { $bot ->
        [sergeant] Whatever you choose, the Sergeant bot wins from here: it lost none of the games it tried.
       *[brother] Whatever you choose, the Servitor bot wins from here: it lost none of the games it tried.
    }
screen-advice-then = Then: { $plan }.
screen-advice-few = { play-advice-few } I'd go with: { $answer }.
screen-estimate =
    { $bot ->
        [sergeant] If the Sergeant bot plays on from there, it wins { $chance }.
       *[brother] If the Servitor bot plays on from there, it wins { $chance }.
    }

## Switches

screen-pace =
    { $pace ->
        [none] Pace: everything is shown immediately.
        [fast] Pace: fast.
        [slow] Pace: slow.
       *[other] Pace: normal.
    }

screen-odds-on = Odds are shown.
screen-odds-off = Odds are hidden.

## Several people at one keyboard

screen-hand-over = Hand the keyboard to { $seat }. Everyone else, look away.
screen-hand-over-how = { $key } shows the board.
screen-hand-over-undo = { $before } can still undo the last choice with { $key }.

## Reading

screen-explain-what = Type a name or a rules term; { $arrows } scroll, { $key } closes.
screen-key-explain = ? NAME explains a card or a rules term, e.g. ? leon, ? flank. Type it in the line below the choices.
screen-key-why = why CHOICE says why a choice isn't possible, e.g. why attack:leon:L2. undo, log, odds and advice are commands too.
screen-key-save = save FILE saves a copy of the game to a file. The game itself is saved after every choice.
screen-key-talk = say TEXT sends a chat message to everyone at the table, say !help leon a phrase in each reader's language (!here !help !mine !move !leave !wait !agreed), !nudge reminds those whom everyone waits for; plan CHOICE tells them what you lean to; table shows what you can do about seats.
screen-key-dice = dice shows how you can check that the dice are fair.

screen-key-choose = { $choose } select a choice, { $enter } takes it; so does clicking it or pressing its number.
screen-key-type = Anything else you type goes into the line below the choices: the text of a choice, a name, or a command. A line that begins with { $letters } needs { $sign } before it.
screen-key-foot = { $advice } asks the Librarian, { $odds } shows or hides the odds, { $look } points at what matters now, { $board } shows what isn't on the board, { $pace } changes the pace, { $past } moves through the log and its boards.
screen-key-watch = { $step } step forward or back, { $round } by a round; { $run } plays and pauses; Home and End go to the start and the end.
screen-key-press = Click something on the board to jump to the choices about it.
screen-key-log = { $log } scroll the log.
screen-sign-stores = Above the board: the tiers of the locations ahead; the cards in the blip piles, with those known to be there in parentheses; Genestealers per major and minor spawn; Support Tokens left; cards in the Genestealer deck and the Event deck.
screen-sign-marine = The arrow is on the side a Marine faces. Next come his position, team, name and range, then his tokens.
screen-sign-threat = Squares show the threat of a Terrain card, after the letter of its colour. Letters beside a Marine are Genestealer types, with how many there are; those in parentheses have attacked, and those after a bar are a second swarm at the same spot.
screen-sign-chance = A percentage beside a swarm is the chance to survive its attack; an exclamation mark means it attacks from behind, where tokens can't help.
screen-sign-marks = A small ring marks what you can choose now, a triangle what the selected choice is about.

## Start

screen-title = Voidlock
screen-title-line = Few go in. Fewer come out.
screen-start = What do you want to do?
screen-start-alone = Death Angel
screen-start-alone-about = The card game, alone: three teams, one corridor
screen-start-others = Death Angel for more
screen-start-others-about = With friends at this keyboard, or with bots
screen-start-hulk = Space Hulk
screen-start-hulk-about = The board game, alone: lead a squad on a mission
learn-way-about = Learn either game by playing, step by step
puzzle-way-about = One position, one question; a new one every day
screen-start-rules = Rules and cards
screen-start-rules-about = Look up a rule, a card or a term
screen-start-rules-which = The rules of which game?
screen-start-watch = Watch
screen-start-watch-about = See bots play, or go through a finished game
screen-start-watch-what = What do you want to watch?
screen-start-watch-bots = { learn-game }: the { $bot } bot plays
screen-start-watch-file = A game file, step by step
screen-start-watch-which = Which game file?
screen-start-join = Join a table
screen-start-join-about = Play on a server, with the link you were sent
screen-start-name = Your name at the table; several people at this keyboard: Ann,Bob.
screen-start-join-link = Paste the link to the table, or the address of a server to open a new one.
screen-start-options = Options
screen-start-options-about = Language, pace, hints, colours, odds
screen-start-options-which = Options of this terminal
screen-start-option-language = Language: English
screen-start-option-pace =
    { $pace ->
        [none] Pace: everything at once
        [fast] Pace: fast
        [slow] Pace: slow
       *[other] Pace: normal
    }
screen-start-option-hints =
    { $on ->
        [yes] Hints: on
       *[no] Hints: off
    }
screen-start-option-colours =
    { $colours ->
        [dark] Colours: dark
        [light] Colours: light
        [phosphor] Colours: green phosphor
        [contrast] Colours: high contrast
        [terminal] Colours: those of the terminal
        [none] Colours: none
       *[other] Colours: automatic
    }
screen-start-option-odds =
    { $on ->
        [yes] Odds: shown
       *[no] Odds: hidden
    }
screen-start-how-many = How many seats?
screen-start-seats =
    { $number ->
        [one] 1 seat
       *[other] { $number } seats
    }
screen-start-who = { $seat }: who plays?
screen-start-sitter =
    { $who ->
        [recruit] Bot: recruit, plays instantly and slips; wins 1 in 10 alone
        [brother] Bot: Servitor, plays instantly; wins 2 in 10 alone
        [veteran] Bot: veteran, thinks for a moment; wins 5 in 10 alone
        [librarian] Bot: librarian, thinks for a second; wins 7 in 10 alone
        [random] Bot: random, plays anything
       *[other] A person
    }
screen-start-teams = How are the Combat Teams chosen?
screen-start-teams-draft = Draft: players take turns
screen-start-teams-random = At random

screen-start-go-on = Continue
screen-start-go-on-about = { $game }
screen-start-delete = Delete this game for good? { $game }
screen-start-delete-no = Keep it
screen-start-delete-yes = Delete it

## Options of the command line

screen-option-players-open = The link is for an existing table, which already has its seats and settings: --players and --setting are for new tables.

screen-option-bots = Name bots by seat, for example 2=brother,3=librarian, not { $text }.
screen-option-bots-seat =
    { $number ->
        [one] There is only seat 1.
       *[other] The seats are 1 to { $number }, not { $text }.
    }
screen-option-watch = Name either a game file or bots with --bots, not both.
screen-no-terminal = This needs a terminal that supports full-screen programs.

## Watching

screen-watching = Step { $number } of { $all }
screen-watched-end = { $result }
screen-eyes = as { $seat } saw it
screen-eyes-all = as everyone saw it
screen-running = running

## At a table on a server

screen-wait-host = Waiting for the host to start.
screen-table-links =
    { $link ->
        [none]
            To watch:
            { $watch }
       *[other]
            To join:
            { $link }
            Just to watch:
            { $watch }
    }
screen-table-dice = Fair dice: type dice to check them, or dice and any words to add them to the seed.
screen-table-host =
    { $dice ->
        [none]
            The table is open.
            { screen-table-links }
       *[other]
            The table is open. { screen-table-dice }
            { screen-table-links }
    }
screen-table-guest =
    { $dice ->
        [none]
            Waiting for the host to start.
            { screen-table-links }
       *[other]
            Waiting for the host to start. { screen-table-dice }
            { screen-table-links }
    }
screen-table-around =
    The table.
    { screen-table-links }
screen-offer-wait = Wait for the host
screen-offer-copy = Copy the link to join
screen-copied = The link is copied, if your terminal allows it.
screen-offer-begin = Start game
screen-offer-sit = Sit down as { $seat }
screen-offer-bot = Add bot { $bot } as { $seat }
screen-offer-free = Remove the player from { $seat }
screen-offer-give_up = Leave seat { $seat } for good
screen-offer-ask_no_more = Don't ask for { $seat } any more
screen-offer-admit = Let { $name } play { $seat }
screen-seat-asked = { $name } wants to take over { $seat } from the bot. They would see the seat's hidden cards.
screen-seat-declined = You didn't get { $seat }.
screen-asking = You asked the others for { $seat }. Waiting for an answer.
screen-offer-close = Close the table for everyone
screen-offer-shut_chat = Turn chat off
screen-offer-open_chat = Turn chat on
screen-offer-back = Back
screen-sure = Are you sure?
screen-undo-asked =
    { $number ->
        [one] { $name } wants to undo one choice.
       *[other] { $name } wants to undo { $number } choices.
    }
screen-undo-waits = Waiting for everyone to agree to the undo.
screen-undo-declined = Not everyone agreed to the undo, so nothing changes.
screen-offer-agree = Agree
screen-offer-decline = Decline
screen-who = { $seat } { $name }
screen-person =
    { $state ->
        [watches] { $who }: still watching
        [decides] { $who }: deciding
        [chosen] { $who }: has chosen
        [away] { $who }: away
        [stands_in] { $who }: away, a bot is playing
        [bot] { $who }: bot
        [free] { $who }: free
        [yours] { $who }: you
       *[other] { $who }
    }
screen-person-before = { $person } (before: { $names })
screen-leans = { $who } leans to { $leaning }
screen-leans-about = { $who } leans to { $leaning } for { $about }
screen-plan-what = Type plan and a choice, to tell the others that you lean to it.
screen-offer-play_on = Another game with everybody ({ $number } want one)
screen-offer-stay = Not me
screen-seat-lost = { $seat } is no longer yours: the host removed you, or you left the seat on another device.
screen-nudged = { $seat } is waiting for you.
screen-offer-call_bot = Let a bot play for { $seat }
screen-dice-fair = Fair dice (dice)
screen-dice-hash = Fair dice: everything random follows from a secret that can't change any more. This is its SHA-256 hash:
screen-dice-note = Note it down and check the game file with “voidlock verify” at the end.
screen-dice-none = The seed of this game wasn't secret, or it comes from a file, so there's no hash to check the dice against.
screen-dice-words = { $seat } added to the seed: { $words }
screen-dice-secret = Secret: { $secret }. It and everyone's words give the seed.
screen-dice-add = Type dice and any words to add them to the seed before the game starts.
screen-say-what = Type say and your message.
screen-left-table =
    You left the table, but your seat is still yours. To come back, use the same link: { $link }

screen-link-wrong = This isn't a table link: { $text }. Use the whole link of the table, or the server's address alone to open a new table.
screen-opening = Opening a new table on { $host } …
screen-connecting = Connecting to { $host } …
screen-unreached = { $host } doesn't answer. Trying again …
screen-lost = Connection lost. Reconnecting …
screen-refused-by = The server says no: { $why }
screen-table-closed = This table is closed.
