### What the browser's page says around the game.

web-title = Voidlock
web-title-turn = ● Your turn – Voidlock
web-notice-turn = It is your turn.
web-skip = Skip to the content
web-home-from = { $title }: to the start
web-language = Language
web-language-en = English
web-language-ja = 日本語
web-connecting = Connecting …
web-reconnecting = The connection is lost. Trying again …
web-outdated = This page and the server are of different versions.
web-reload = Reload the page
web-refused = That is not possible ({ $id }).
web-by-rule = { $reason } ({ $rule })
web-dismiss = Dismiss
web-no = No
web-named = { $name } ({ $number })
web-host = Host
web-bot-brother = Brother
web-bot-librarian = Librarian

## Start

web-start = Start
web-lead = A squad of Space Marines boards a derelict ship full of Genestealers. A cooperative card game for one to six.
web-which-game = Which game
web-game-angel = Death Angel
web-game-angel-text = Cards, 1 to 6 players
web-game-hulk = Space Hulk
web-game-hulk-text = Board, missions, alone
web-alone = Alone
web-play-now = Play now
web-play-now-alone = Alone; begins at once
web-with-teams =
    { $number ->
        [0] Combat Teams are dealt at random. Choose up to three if you like.
        [1] With this Combat Team, and two more at random.
        [2] With these Combat Teams, and one more at random.
       *[other] With these three Combat Teams.
    }
web-more = More
web-seed = Seed
web-seed-alone = Any text; the same text gives the same cards and dice again.
web-seed-text = Any text; the same text gives the same cards and dice again. All players see it.
web-continue = Continue
web-game-open = The game has not begun
web-game-closed = Closed by the host
web-game-stands =
    { $round ->
        [0] { $location }
       *[other] Round { $round }, { $location }
    }
web-mission-stands = { $title }, turn { $turn }
web-mission-over = { $title }, turn { $turn }: { $result }
web-game-alone = Alone
web-game-who = { $who } · { $when }
web-game-all = Show all { $number }
web-game-remove = Remove
web-game-remove-sure = This device gives up its seat there.
web-together = Together, or from a file
web-name = Your name
web-new-table = Make a table
web-new-table-text = For friends, each at a device of their own or all at one
web-players = Number of players
web-teams = Combat Teams
web-teams-draft = chosen in turn
web-teams-random = at random
web-teams-named = named here
web-teams-for =
    { $number ->
        [one] { $seat }: 1 Combat Team
       *[other] { $seat }: { $number } Combat Teams
    }
web-team-of = Combat Teams of { $seat }
web-teams-lacking = Some players lack Combat Teams.
web-teams-deal = Deal the rest
web-more-options = More options
web-readings = How the rules are read
web-readings-text = The rulebook leaves these points open. The first option is the default.
web-spectators = People without a seat may look on
web-advice-allowed = The Librarian may be asked for advice
web-takeover = A bot plays for somebody who is gone
web-takeover-after =
    { $seconds ->
        [0] never
        [30] after half a minute
        [120] after 2 minutes
        [600] after 10 minutes
       *[other] after { $seconds } seconds
    }
web-make-table = Make the table
web-join = Join
web-join-text = With the link or the code of a table
web-table-code = Link or code of the table
web-table-code-unknown = In this there is no code of a table. It has twelve letters and digits.
web-look = Go there
web-open-file = Load a game file
web-open-file-text = A game that was downloaded here or in the terminal
web-file = Game file
web-file-unreadable = This is no game file: it cannot be read as JSON.

## For somebody who is new

web-what = What is this game?
web-what-text = Your Space Marines stand in a column, the formation. Genestealers come out of the dark on both sides, gather in swarms beside the Marines and attack. You fight your way from one location to the next.
web-what-end = At the final location you win by doing what its card asks, or when no Genestealer is left there. When the last Space Marine is slain, the game is lost. All players win or lose together.
web-steps = A round, in five steps
web-step-1 = Choose a card for each Combat Team: Support, Move + Activate or Attack. The same card cannot be played two rounds in a row.
web-step-2 = The cards are resolved from the lowest number up. What can be chosen is lit on the board and listed as buttons.
web-step-3 = An attack of a Marine needs a skull on the die. Then the swarms attack: a Marine survives if he rolls more than there are Genestealers in the swarm.
web-step-4 = An Event card is drawn. More Genestealers come from the blip piles, and some move.
web-step-5 = When a blip pile is empty, the Marines travel to the next location.
web-steps-hint = Everything on the board explains itself: tap it, or go there with Tab and the arrow keys and press Enter. An answer can be undone until something new has been revealed.
web-disclaimer = Voidlock is an unofficial fan project, not made, endorsed or supported by the publishers of the original games. Space Hulk and Death Angel are named only to say which game this plays; all rights in those names belong to their owners. All drawings, words and code here are our own.
web-version = Voidlock { $version }

## Settings

web-settings = Settings
web-settings-done = Done
web-theme = Colours
web-theme-is =
    { $theme ->
        [dark] Dark
        [light] Light
       *[system] As the system
    }
web-speed = Animations
web-speed-is =
    { $speed ->
        [none] None
        [fast] Fast
        [slow] Slow
       *[normal] Normal
    }
web-speed-still = Your system asks for less motion: nothing moves.
web-odds = Show chances
web-odds-text = How likely a Marine is to survive, and what a roll needs.
web-sounds = Sounds
web-notices = Notices when it is your turn
web-notices-text = From the browser, while you look at something else.
web-notices-none = This browser gives none here: they need a page over https or on this computer.
web-notices-denied = The browser does not allow it. You can change that in its settings for this page.

## The table before the game

web-table = The table
web-teams-are =
    { $teams ->
        [draft] Combat Teams are chosen in turn.
        [random] Combat Teams are dealt at random.
       *[named] The host has named the Combat Teams.
    }
web-seed-is = The seed is “{ $seed }”.
web-invite-heading = Invite
web-invite = Send this link to the people who will play
web-invite-looking = Send this link to people who want to look on
web-table-link = Link to this table
web-share = Share …
web-only-here = Only this computer can open it. To let others in, start the server like this and send the address it shows:
web-copy = Copy
web-copied = Copied.
web-other-device = Continue on another device
web-other-device-text = Whoever opens a private link has the seat. Send it to nobody but yourself.
web-private-link = Private link, { $seat }
web-seats = Seats
web-seat-free = free
web-seat-bot = bot { $bot }
web-seat-stand-in = { $name } (bot { $bot } stands in)
web-seat-before = { $seat } was played before by { $names }. Whoever sits at a seat sees its secrets.
web-seat-yours = (yours)
web-seat-here = (here)
web-seat-away = (away)
web-name-here = Name of one more player at this device
web-sit = Sit down
web-sit-here = Sit down here too
web-seat-a-bot = Seat bot { $bot }
web-new-name = New name
web-rename = Rename
web-free-seat = Free the seat
web-free-sure = Whoever sits there loses the seat.
web-free-sure-playing = Whoever sits there loses the seat, and a bot goes on. Everybody sees it until the game is over.
web-leave = Give up the seat
web-leave-sure = The seat will be free for others.
web-leave-sure-playing = A bot will play on for you.
web-begin = Begin the game
web-seats-free =
    { $number ->
        [one] 1 seat is free: send the link, or seat a bot.
       *[other] { $number } seats are free: send the link, or seat bots.
    }
web-seats-free-guest =
    { $number ->
        [one] 1 seat is still free.
       *[other] { $number } seats are still free.
    }
web-seats-full = Everybody is here.
web-wait-for-host = All seats are taken. The host begins the game.
web-chat-shut = Shut the chat
web-chat-open = Open the chat
web-close = Close the table
web-close-sure = Nobody will be able to play here any more.
web-closed = The table is closed.
web-home = Back to the start

## The game

web-heading = Round { $round }: { $phase }
web-over = { $result } in round { $round }
web-turn = Current player: { $seat }
web-looking-on = You are looking on.
web-went-on = The rules of this program have changed since this game began. It went on from the start of its round.
web-next-table = The host plays again, at a new table.
web-next-go = To the new table
web-event = Event card: { $card }.
web-download = Download the game file

## What a seat alone may know

web-cover = { $seat } has to choose in secret. The others look away.
web-show = { $seat }: show my choice
web-show-cards = { $seat }: show my cards
web-hide = { $seat }: hide my cards

## Questions

web-questions = Your answer
web-question-of = { $seat }: { $question }
web-owed = { $seat } has to answer: { $question }
web-owed-secret = { $seat } is choosing in secret.
web-owed-secret-for = { $seat } is choosing in secret: { $subject }.
web-take-back = Take back: { $answer }
web-undo = Undo the last answer
web-undo-ask = Ask the others to undo your last answer
web-undo-asked = { $seat } asks everybody to go back to before the last answer of that seat.
web-undo-agreed = You have agreed.
web-undo-withdraw = Withdraw
web-agree = Agree
web-decline = Decline
web-sending = Sending …

## Advice and chances

web-advise = Ask the Librarian
web-thinking = Thinking …
web-estimate = { $answer }: { $chance } ({ $low } to { $high })
web-estimate-best = ★ { $answer }: { $chance } ({ $low } to { $high })
web-estimate-level = ≈ { $answer }: { $chance } ({ $low } to { $high })
web-chances = Chances

## The log and talk

web-log = What has happened
web-talk = Talk
web-said = { $name }: { $text }
web-say = Your words
web-send = Say it
web-speaker = Who speaks
web-mute = Mute { $seat }
web-chat-is-shut = The host has shut the chat.
web-talk-none = Nobody has said anything yet.
web-reader-silent = You read an Event card alone. Until it is resolved you may not talk (R-9.2).
web-reader-hears = { $seat } reads an Event card alone, hears you, and may not answer.

## Who is here

web-who-is-here = Who is here
web-present =
    { $state ->
        [here] here
        [away] away
        [bot] bot
       *[free] free
    }
web-doing =
    { $doing ->
        [chooses] is choosing
        [chosen] has chosen
        [reads] reads a card alone
        [out] eliminated
       *[answers] has to answer
    }
