### The page in the browser around the game.

web-title = Voidlock
web-title-nudged = ● They're waiting for you – Voidlock
web-title-turn = ● Your turn – Voidlock
web-notice-turn = It's your turn.
web-skip = Skip to content
web-home-from = { $title }: home
web-language = Language
web-language-en = English
web-language-ja = 日本語
web-connecting = Connecting …
web-reconnecting = Connection lost. Reconnecting …
web-queued = The server is busy. Keep this page open: you get in as soon as it's your turn.
web-unreachable = The server doesn't answer. Still trying …
web-loading = Still loading …
web-here-loading = Getting the game ready: { $arrived } of { $all }
web-here-compiling = Almost ready …
web-here-failed = The game can't start in this browser. Reload the page, or try a newer browser.
web-here-table = This game is played on this device, also without a network. Players on other devices can't join, and there are no fair dice to check: your own browser rolls them.
web-here-elsewhere = To play with others, download the game file and open it on a Voidlock server.
web-here-friends = Everybody plays on this device: take a seat for each of you. Players on other devices need a Voidlock server.
web-here-to-server = Move this game to the server
web-here-full = Your answer couldn't be saved: this device has no room left. Free some space and answer again, or download the game file.
web-here-unkept = Your browser doesn't store anything for this page. Download the game file before you close it.
web-update = A new version is ready. Your game is saved.
web-outdated = This page and the server are different versions.
web-undrawn = Something went wrong: this can't be shown.
web-reload = Reload the page
web-refused = That isn't possible ({ $id }).
web-by-rule = { $reason } ({ $rule })
web-dismiss = Dismiss
web-no = No
web-named = { $name } ({ $number })
web-named-bot = Bot ({ $number })
web-named-stand-in = { $name }, bot ({ $number })
web-host = Host
web-bot-recruit = Recruit
web-bot-brother = Servitor
web-bot-veteran = Veteran
web-bot-librarian = Librarian

## Start

web-start = Start
web-lead = A squad of Space Marines boards a derelict ship full of Genestealers. A cooperative card game for one to six players.
web-lead-hulk = Narrow corridors, a few marines, blips in the dark. A solo board game of missions you can lose.
web-learn-new = New here? Learn in ten minutes
web-learn = Learn the game
web-learn-on = Go on with the lessons
web-puzzle = Puzzle of the day
web-which-game = Which game
web-game-angel = Death Angel
web-game-angel-text = Card game, 1–6 players
web-game-hulk = Space Hulk
web-game-hulk-text = Board game, 1 player
web-alone = Solo
web-play-now = Play now
web-play-now-alone = Solo, starts now
web-with-teams =
    { $number ->
        [0] Combat Teams are dealt at random. Choose up to three if you like.
        [1] With this Combat Team, plus two more at random.
        [2] With these Combat Teams, plus one more at random.
       *[other] With these three Combat Teams.
    }
web-team-red = Red: firepower. Leon attacks up to three times.
web-team-blue = Blue: strikes back. Lorenzo slays while he defends.
web-team-green = Green: holds the line. Skulls save Gideon; a 4 slays three.
web-team-grey = Grey: psychic powers. They stop a swarm and thin the blip piles.
web-team-purple = Purple: a flamer, and a look at the next Event.
web-team-yellow = Yellow: bold. Claudio slays three at once and risks his life.
web-more = More
web-seed = Seed
web-seed-alone = Any text; the same text gives you the same cards and dice.
web-seed-text = Any text; the same text gives you the same cards and dice. All players see it.
web-continue = Continue
web-look-back = Look back
web-game-open = Not started yet
web-game-closed = Closed by the host
web-game-stands =
    { $round ->
        [0] { $location }
       *[other] Round { $round }, { $location }
    }
web-mission-stands = { $title }, turn { $turn }
web-mission-over = { $title }, turn { $turn }: { $result }
web-game-alone = Solo
web-game-who = { $who } · { $when }
web-game-all = Show all { $number }
web-game-remove = Remove
web-game-remove-sure = This device will give up its seat there.
web-together = Multiplayer and files
web-name = Your name
web-new-table = New table
web-new-table-text = For friends, each on their own device or all on one
web-players = Number of players
web-teams = Combat Teams
web-teams-draft = draft
web-teams-random = random
web-teams-named = pick now
web-teams-for =
    { $number ->
        [one] { $seat }: 1 Combat Team
       *[other] { $seat }: { $number } Combat Teams
    }
web-team-of = Combat Teams for { $seat }
web-teams-lacking = Some players still need Combat Teams.
web-teams-deal = Deal the rest
web-more-options = More options
web-readings = Rule interpretations
web-readings-text = The rulebook leaves these points open. The first option is the default.
web-spectators = Allow spectators
web-latecomers = Players with the link may take over a bot without asking
web-advice-allowed = Allow advice from the Librarian
web-takeover = A bot takes over for absent players
web-takeover-after =
    { $seconds ->
        [0] when most players ask for it
        [30] after half a minute
        [120] after 2 minutes
        [600] after 10 minutes
        [43200] when they haven't answered for 12 hours
        [86400] when they haven't answered for a day
        [259200] when they haven't answered for 3 days
        [604800] when they haven't answered for a week
       *[other] after { $seconds } seconds
    }
web-make-table = Create table
web-join = Join
web-join-text = With a table link or code
web-table-code = Table link or code
web-table-code-unknown = That isn't a table link or code. Codes have twelve letters and digits.
web-look = Join
web-open-file = Load a game file
web-open-file-text = A game you downloaded here or saved in the terminal
web-file = Game file
web-file-unreadable = This isn't a game file: it isn't valid JSON.

## For new players

web-what = What is this game?
web-what-text = Your Space Marines stand in a column, the formation. Genestealers come out of the dark on both sides, gather in swarms beside the Marines and attack. You fight your way from one location to the next.
web-what-end = You win at the final location by doing what its card asks, or by clearing it of every last Genestealer. If the last Space Marine is slain, you lose. All players win or lose together.
web-steps = A round in five steps
web-step-1 = Choose a card for each Combat Team: Support, Move + Activate or Attack. You can't play the same card two rounds in a row.
web-step-2 = Cards resolve from the lowest number up. Your choices are highlighted on the board and listed as buttons.
web-step-3 = Marines hit on a skull. Then the swarms attack: a Marine survives if he rolls higher than the number of Genestealers in the swarm.
web-step-4 = An Event card is drawn. More Genestealers come from the blip piles, and some swarms move.
web-step-5 = When a blip pile runs out, the Marines travel to the next location.
web-step-1-name = Choose
web-step-2-name = Resolve
web-step-3-name = They attack
web-step-4-name = Event
web-step-5-name = Travel
web-steps-hint = Everything on the board explains itself: tap it, or move there with Tab and the arrow keys and press Enter. You can undo a choice until something new is revealed.
web-disclaimer = Voidlock is an unofficial fan project, not made, endorsed or supported by the publishers of the original games. The names Space Hulk and Death Angel only say which games you can play here; all rights in them belong to their owners. All artwork, text and code here are our own.
web-version = Voidlock { $version }

## Settings

web-settings = Settings
web-sounds = Sound

## The table before the game

web-table = The table
web-teams-are =
    { $teams ->
        [draft] Players draft their Combat Teams.
        [random] Combat Teams are dealt at random.
       *[named] The host has picked the Combat Teams.
    }
web-dice = Fair dice
web-dice-text = All dice and shuffles follow from a secret that only the server knows, and from your words. The secret can't change any more: this is its SHA-256 hash. This device remembers it and compares it when the game is over. To check everything yourself, note it down and use “voidlock verify”.
web-dice-over = The game is over, so here is the secret. Download the game file and check it with “voidlock verify”.
web-dice-same = The secret matches the hash you saw before the game.
web-dice-differ = The secret doesn't match the hash you saw before the game. Don't trust the dice of this game!
web-dice-hash = Hash of the secret
web-dice-secret = Secret
web-dice-words = Words of { $seat }
web-dice-add = Any words of { $seat }, so that the server alone doesn't decide (once)
web-dice-add-words = Add
web-seed-is = The seed is “{ $seed }”.
web-invite-heading = Invite
web-invite = Link to join: send it to the other players
web-invite-looking = Link to watch: send it to spectators
web-table-link = Table link
web-share = Share …
web-only-here = Only this computer can open the link. To let others join, start the server like this and send them the address it shows:
web-copy = Copy
web-copied = Copied.
web-other-device = Continue on another device
web-other-device-text = Anyone who opens a private link gets the seat, so keep it to yourself.
web-private-link = Private link, { $seat }
web-arrange = Change the table
web-swap = Swap with seat { $number }
web-call = Meeting link for talking (https)
web-call-set = Set
web-call-join = Join the call at { $host }
web-call-off = Remove the call
web-seats = Seats
web-seat-free = free
web-seat-bot = bot { $bot }
web-seat-stand-in = { $name } (bot { $bot } is filling in)
web-seat-before = { $seat } was played by { $names } before. Anyone who takes the seat sees its secrets.
web-seat-yours = (yours)
web-seat-here = (here)
web-seat-away = (away)
web-name-here = Player on this device
web-sit = Sit here
web-sit-here = Sit here too
web-sit-ask = Ask to play here
web-call-bot = Let a bot play
web-call-bot-asked = Let a bot play ({ $number } for it)
web-returned =
    { $choices ->
        [one] { $bot } played for { $seat } while you were away and made one choice.
       *[other] { $bot } played for { $seat } while you were away and made { $choices } choices.
    }
web-returned-rounds =
    { $rounds ->
        [one] One round began.
       *[other] { $rounds } rounds began.
    }
web-returned-fell = Slain meanwhile: { $marines }.
web-returned-chosen = { $bot } has chosen for you: { $answers }. Nobody has seen it yet.
web-returned-see = See what happened
web-returned-keep = Keep its choice
web-returned-choose = Choose yourself
web-take-bot = Ask to play { $seat }
web-seat-asked = { $name } asks to take over { $seat } from the bot. They would see the seat's hidden cards.
web-seat-asking = You asked the others for { $seat }. Waiting for an answer.
web-seat-declined = You didn't get { $seat }.
web-file-seen = { $names } had this game's file before its end and may know every card and die to come.
web-add-bot = Add a bot
web-bots = Of 10 games alone, Recruit wins about 1, Servitor 2, Veteran 5 and Librarian 7. Librarian thinks for a second or two, the others play at once.
web-new-name = New name
web-rename = Rename
web-free-seat = Remove
web-free-sure = The player will lose this seat.
web-free-sure-playing = The player will lose this seat and a bot will take over. Everyone will see this until the game is over.
web-leave = Leave seat
web-leave-sure = Someone else can take the seat then.
web-leave-sure-playing = A bot will take over for you.
web-begin = Start game
web-seats-free =
    { $number ->
        [one] 1 seat is free: send the link or add a bot.
       *[other] { $number } seats are free: send the link or add bots.
    }
web-seats-free-guest =
    { $number ->
        [one] 1 seat is still free.
       *[other] { $number } seats are still free.
    }
web-seats-full = Everyone is here.
web-wait-for-host = All seats are taken. Waiting for the host to start.
web-chat-shut = Turn chat off
web-chat-open = Turn chat on
web-gallery-shut = No more spectators
web-watching = { $number ->
        [one] 1 spectator
       *[other] { $number } spectators
    }
web-send-away = Send spectator { $number } away
web-close = Close the table
web-close-sure = Nobody will be able to play here any more.
web-closed = This table is closed.
web-home = Back to home

## The game

web-over = { $result } in round { $round }
web-turn = Waiting for { $seats }
web-waits-for-you =
    { $number ->
        [one] { $names } is waiting.
       *[other] { $names } are waiting.
    }
web-turn-yours = Your turn
web-looking-on = You're spectating.
web-went-on = The rules in this program have changed since this game started. It continues from the start of its round.
web-next-together = Everyone plays on at a new table, in the same seats.
web-next-going = Go ({ $seconds })
web-next-stay = Not me
web-next-table = The host is playing again at a new table.
web-next-go = Go to new table
web-event = Event card: { $card }.
web-download = Download game file

## Private information of a seat

web-cover = { $seat } has a secret choice to make. Everyone else, look away.
web-show = { $seat }: show my choice
web-show-cards = { $seat }: show my cards
web-hide = { $seat }: hide my cards

## Questions

web-questions = Your choice
web-question-of = { $seat }: { $question }
web-take-back = Undo: { $answer }
web-undo = Undo last choice
web-undo-ask = Ask to undo your last choice
web-undo-asked = { $seat } wants to undo their last choice.
web-undo-would = This would go: { $answers }
web-undo-secret = { $seat }: a secret choice
web-undo-answer = { $seat }: { $answer }
web-undo-asking = You asked to undo your last choice. Waiting for the others.
web-undo-kept = Your last choice was not undone.
web-undo-agreed = You agreed.
web-undo-withdraw = Withdraw
web-agree = Agree
web-decline = Decline
web-sending = Sending …

## Advice and odds

web-advise = Ask the Librarian
web-thinking = Thinking …
web-estimate = { $answer }: { $chance }
web-estimate-best = ★ { $answer }: { $chance }
web-estimate-level = ≈ { $answer }: { $chance }
web-chances = Odds

## The log and chat

web-log = Log
web-talk = Chat
web-say = Message
web-send = Send
web-speaker = Chat as
web-mute = Mute { $seat }
web-chat-is-shut = The host has turned chat off.
web-talk-none = No messages yet.
web-reader-silent = You're reading an Event card with Instinct. You can't chat until it is resolved (R-9.2).
web-reader-hears = { $seat } is reading an Event card with Instinct. They can read your messages, but not reply.

## Who is here

web-who-is-here = Players
web-present =
    { $state ->
        [here] here
        [away] away
        [bot] bot
       *[free] free
    }
web-doing =
    { $doing ->
        [chooses] choosing
        [chosen] has chosen
        [reads] reading a card
        [out] eliminated
       *[answers] to act
    }

web-waited-for = Who is still to play
web-waits =
    { $state ->
        [chooses] choosing
        [watches] still watching
        [away] away
       *[answers] to act
    }
web-nudge = Nudge
web-nudged = Nudged
web-nudged-you = { $seat } is waiting for you.

web-reference = Cards, terms and rules
web-reference-failed = The reference could not be loaded. Check your connection and try again.
web-reference-all = All facts and rules

## While you are away

web-away-tell = Tell me when it's my turn
web-away-text = One message for each turn, once you've been away for a minute. You can stop it here at any time.
web-away-channel =
    { $channel ->
        [push] On this device
        [mail] By mail
       *[webhook] In the host's channel
    }
web-away-told =
    { $channel ->
        [push] You're told on your device.
        [mail] You're told by mail.
       *[webhook] You're told in the host's channel.
    }
web-away-stop = Stop
web-away-address = Mail address
web-away-code = Code from the mail
web-away-mail = Send a code
web-away-confirm = Confirm
web-deputy = If I'm asked while I'm away, let a bot answer
web-deputy-for =
    { $hours ->
        [12] for 12 hours
        [24] for a day
        [72] for 3 days
       *[168] for a week
    }
web-deputy-until = { $bot } answers for you until { $time }.
web-deputy-text = When you're back, you see what it did. You can take back what nobody has seen yet.
web-returned-since = While you were away
