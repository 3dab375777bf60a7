### What the browser's page says around the game.

web-title = Voidlock
web-language = Language
web-language-en = English
web-language-ja = 日本語
web-connecting = Connecting …
web-reconnecting = The connection is lost. Trying again …
web-outdated = The server has a new version of this page.
web-reload = Load it
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
web-lead = Space Marines against Genestealers in the corridors of a derelict ship: a cooperative card game for one to six.
web-name = Your name
web-play-now = Play now
web-play-now-alone = Alone, at once.
web-your-tables = Your tables
web-your-table = Table { $table }: { $seats }
web-new-table = A table for friends
web-players = Number of players
web-teams = Combat Teams
web-teams-draft = chosen in turn
web-teams-random = dealt at random
web-teams-named = named here
web-team-of = Combat Team of { $seat }
web-more-options = More options
web-seed = Seed
web-seed-text = Any text; the same text gives the same cards and dice again. All players see it.
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
web-join = Go to a table
web-table-code = Link or code of the table
web-look = Go there
web-open-file = Go on with a game file
web-file = Game file
web-file-unreadable = This is no game file: it cannot be read as JSON.

## The table before the game

web-table = The table
web-teams-are =
    { $teams ->
        [draft] Combat Teams are chosen in turn.
        [random] Combat Teams are dealt at random.
       *[named] The host has named the Combat Teams.
    }
web-seed-is = The seed is “{ $seed }”.
web-invite = Send this link to those who are to play:
web-copy = Copy
web-copied = Copied.
web-other-device = Go on on another device
web-other-device-text = Whoever opens a private link has the seat. Send it to nobody but yourself.
web-private-link = Private link, { $seat }
web-seats = Seats
web-seat-free = free
web-seat-bot = bot { $bot }
web-seat-stand-in = { $name } (bot { $bot } stands in)
web-seat-yours = (yours)
web-seat-away = (away)
web-name-here = Name of one more player at this device
web-sit = Sit down
web-sit-here = Sit down here too
web-seat-a-bot = Bot { $bot }
web-new-name = New name
web-rename = Rename
web-free-seat = Free the seat
web-free-sure = Whoever sits there loses the seat.
web-free-sure-playing = Whoever sits there loses the seat, and a bot goes on.
web-leave = Give up the seat
web-leave-sure = The seat is free for others then.
web-leave-sure-playing = A bot goes on for you then.
web-begin = Begin the game
web-seats-free = Seats are free: send the link, or seat bots.
web-wait-for-host = The host begins the game.
web-chat-shut = Shut the chat
web-chat-open = Open the chat
web-close = Close the table
web-close-sure = Nobody can play here any more then.
web-closed = The table is closed.
web-home = Back to the start

## The game

web-heading = Round { $round }, { $phase }
web-over = { $result } in round { $round }
web-turn = Current player: { $seat }
web-looking-on = You are looking on.
web-went-on = The rules of this program have changed since this game began. It went on from the start of its round.
web-location = Location: { $location }
web-ahead = Ahead: { $tiers }
web-last-location = This is the final location.
web-location-tokens =
    { $number ->
        [one] 1 Support Token lies here.
       *[other] { $number } Support Tokens lie here.
    }
web-spawn = Spawns: major { $major }, minor { $minor }
web-supply = Supply of Support Tokens: { $number }
web-pile =
    { $number ->
        [one] { $pile }: 1 card
       *[other] { $pile }: { $number } cards
    }
web-pile-known = { $pile } (among them { $kinds })
web-event = Event card: { $card }.
web-event-read = { $seat } is reading an Event card.
web-effects = In force
web-effect = { $card }
web-effect-event =
    { $subject_kind ->
        [none] { $card }
       *[other] { $card } ({ $subject })
    }
web-effect-next =
    { $subject_kind ->
        [none] From next round: { $card }
       *[other] From next round: { $card } ({ $subject })
    }
web-limited = No more than 1 Genestealer spawns on the { $terrain }
web-formation = Formation
web-marine = Space Marine
web-left = Left
web-right = Right
web-marine-at = { $number }. { $marine }
web-marine-team = { $team } team
web-tokens =
    { $number ->
        [one] 1 Support Token
       *[other] { $number } Support Tokens
    }
web-swarm = Swarm of { $number }: { $kinds }
web-done = { $swarm } (has attacked)
web-terrain-tokens =
    { $number ->
        [one] { $terrain }, 1 token
       *[other] { $terrain }, { $number } tokens
    }
web-activated = { $terrain } (used this round)
web-held = { $seat } holds the { $terrain }.
web-slain = Slain: { $marines }
web-team = { $team } – { $seat }
web-team-out = { $team } – { $seat }, eliminated
web-team-card = { $team }: { $action }
web-team-face-down = { $team }: a card lies face down
web-decks-heading = Decks and discard piles
web-decks = Genestealer deck: { $deck }. Event deck: { $events }.
web-discard = Genestealer discard pile: { $cards }
web-dead-lords = Slain Brood Lords: { $cards }
web-event-discard = Event discard pile: { $cards }
web-download = Download the game file

## What a seat alone may know

web-hand = Hand of { $team }: { $actions }
web-chosen = { $team } has chosen { $action }.
web-looked-at = Card { $place } from the top of the Event deck: { $card }.
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
web-barred = { $card } (not now)
web-take-back = Take back: { $answer }
web-undo = Undo the last answer
web-undo-ask = Ask the others to undo your last answer
web-undo-asked = { $seat } asks everybody to go back to before the last answer of that seat.
web-undo-agreed = You have agreed.
web-undo-withdraw = Withdraw
web-agree = Agree
web-decline = Decline
web-sending = Sending …
web-why = Why is something not possible?
web-why-answer = An answer, as in a game file
web-why-ask = Why not?
web-why-possible = That is possible.

## Advice and chances

web-advise = Ask the Librarian
web-thinking = Thinking …
web-estimate = { $answer }: wins { $chance } ({ $low } to { $high })
web-estimate-best = ★ { $answer }: wins { $chance } ({ $low } to { $high })
web-chances = Chances
web-reckon = Reckon the chances

## The log and talk

web-log = What has happened
web-talk = Talk
web-said = { $name }: { $text }
web-say = Your words
web-send = Say it
web-speaker = Who speaks
web-mute = Mute { $seat }
web-chat-is-shut = The host has shut the chat.
