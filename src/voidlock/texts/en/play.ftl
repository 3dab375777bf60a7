### What the game screen of the browser says: playing, explaining, looking back, the end.

play-undo = Undo
play-help = Help
play-close = Close
play-fold = Show the answers
play-before = The Space Marines gather in the Void Lock. Choose who goes.
play-hands = Your Action cards
play-alone = You alone may read it.
play-next-event = On top of the Event deck: { $card }
play-group-attack = { $thing } attacks the swarm at
play-group-move = { $thing } trades places with
play-group-activate = { $thing } activates
play-group-send = The swarm at { $thing } moves to
play-release = Choose again
play-setup-event = { $told } (only its spawns count in the setup)

## What has happened since one's own last answer

play-since = Since your last answer
play-since-none = Rolls and Events appear here.
play-since-hide = Hide what has happened
play-since-open = Open the card
play-since-slain = { $marine } is slain
play-since-eliminated = { $team } is eliminated
play-since-rescued = { $marine } comes back
play-since-missed-by = { $card }: { $marine } survives
play-since-no-target = { $marine } has no target
play-since-no-token = { $marine } has no token to pay
play-since-no-attack = No swarm attacks
play-since-event = Event: { $card }
play-since-setup-event = Setup, spawns only: { $card }
play-since-reading = { $seat } reads an Event card
play-since-no-effect = { $card } has no effect
play-since-spawned =
    { $spots ->
        [one] { $cards ->
            [one] 1 Genestealer spawns
           *[other] { $cards } Genestealers spawn at 1 spot
        }
       *[other] { $cards } Genestealers spawn at { $spots } spots
    }
play-since-lord = { $genestealer } at { $spot }
play-since-moved =
    { $spots ->
        [one] 1 swarm moves
       *[other] { $spots } swarms move
    }
play-since-travelled = New location: { $location }
play-came-hit = hit
play-came-miss = miss
play-came-survived = survived
play-came-slain = slain
play-came-rerolled = rerolled
play-chance-slay = slay { $chance }
play-chance-survive = survive { $chance }

## Advice

play-give-up = Never mind
play-advice = What the Librarian thinks of each answer
play-advice-hide = Hide the advice
play-advice-more = More: { $number }
play-advice-few = Too few games to tell.
play-advice-close = Too close to call: those marked ≈ are about equal.
play-advice-compared =
    { $bot ->
        [sergeant] How often the Sergeant bot wins if it plays on from there. Compare the answers with each other; you may do better.
       *[brother] How often the Brother bot wins if it plays on from there. Compare the answers with each other; you may do better.
    }
play-advice-rule = By rule of thumb: { $answer }.
play-untried = Not tried: { $number }
play-plan = What the Librarian would do

## Explaining

play-spot = Spot { $spot }
play-odds-spawns = Genestealers spawn here with the next Event card
play-odds-moves = this swarm moves with the next Event card
play-why = Why not now?

## Help

play-help-lit = What you can choose now stands between bright corners: press it, or a button of the prompt. Press anything else, press long, or use the right button, and it explains itself.
play-help-facing = A Space Marine's plate points where he faces; the hatched side is his back.
play-help-chance = The number beside a swarm is the chance to survive its attack. A broken frame means from behind, where no Support Token helps.
play-help-signs = Signs
play-help-dice = Signs on cards and dice
play-help-die = Beside a die stands what it needs: a skull, or “>2”, more than 2. A word says what came of it.
play-help-round = The round now stands at the step that is lit.
play-step = Step { $number } of 5: { $phase }
play-key-is = Key { $key }
play-help-keys = Keys
play-key-answer = the answers of the prompt, in their order
play-key-done = be done, or say no
play-key-more = further answers, as their boxes show
play-key-arrows = from object to object, from answer to answer
play-key-enter = choose what has the focus
play-key-explain = explain what has the focus
play-key-escape = let go, close, back to now
play-key-undo = undo
play-key-board = to the board
play-key-log = to the log
play-key-help = this help
play-sign-token = Support Token
play-sign-behind = no reroll from behind
play-sign-range = range: one for each position
play-sign-melee = range 0: his own position
play-sign-skull = skull: a hit
play-sign-major = major spawn: Genestealers on each Terrain card of the colour
play-sign-minor = minor spawn: likewise
play-sign-support = Support card
play-sign-move-activate = Move + Activate card
play-sign-attack = Attack card
play-sign-adjacent = swarms on the left move one position down, swarms on the right one up
play-sign-flank = swarms move behind the Marine they are engaged with; those already there stay
play-sign-limited = at most 1 spawns here
play-sign-needs-skull = beside a die: it needs a skull
play-sign-survive = chance to survive, rerolls included
play-sign-slain = slain
play-sign-slay = chance to slay, rerolls included
play-sign-field = Power Field
play-sign-pile = scanner: cards left in the blip pile of this side
play-sign-key = a key that presses this button
play-sign-used = used, or has attacked

## The log and the past

play-line = Show the board as it was then
play-earlier =
    { $number ->
        [one] 1 earlier line
       *[other] { $number } earlier lines
    }
play-past = The past
play-past-line = { $number } of { $all }
play-beginning = The beginning
play-slider = Moment of the game
play-step-back = One event back
play-step-on = One event on
play-run = Play
play-pause = Pause
play-to-now = Back to now
play-to-end = Back to the end

## The end

play-won = { $location }: the Space Marines have won in round { $round }.
play-lost = No Space Marine is left. The game is lost in round { $round }.
play-standing = Still standing: { $marines }
play-again = Again with the same teams
play-replay = Watch the replay
play-count-rounds =
    { $number ->
        [one] round
       *[other] rounds
    }
play-count-locations =
    { $number ->
        [one] location
       *[other] locations
    }
play-count-events =
    { $number ->
        [one] Event card
       *[other] Event cards
    }
play-count-attacks =
    { $number ->
        [one] attack
       *[other] attacks
    }
play-count-slain =
    { $number ->
        [one] Genestealer slain
       *[other] Genestealers slain
    }
play-count-tokens =
    { $number ->
        [one] token spent
       *[other] tokens spent
    }
play-count-lost =
    { $number ->
        [one] Space Marine lost
       *[other] Space Marines lost
    }
play-luck = Luck
play-luck-kind = Rolls
play-luck-had = succeeded
play-luck-promised = expected
play-luck-score = luck
play-luck-text = Expected: how many should succeed by the chances. Luck above 0 σ is good; beyond 2 σ it is rare.
play-luck-attack = attacks
play-luck-defence = defences
play-luck-peril = other perils
play-of = { $number } of { $all }
play-deaths = How they fell
play-death =
    { $card_kind ->
        [spot] { $marine }, round { $round }, the swarm at { $card }.
       *[other] { $marine }, round { $round }: { $card }.
    }
play-had-chance =
    { $trial ->
        [slay] His chance to kill was { $chance }.
        [survive] His chance to survive was { $chance }.
       *[other] The chance to succeed was { $chance }.
    }
play-in-round = Round { $number }.
play-unlucky = The worst luck
play-lucky = The best luck
play-roll-attack =
    { $number ->
        [one] { $marine } attacks 1 card at { $spot }.
       *[other] { $marine } attacks { $number } cards at { $spot }.
    }
play-roll-defence =
    { $number ->
        [one] { $marine } against 1 card at { $spot }.
       *[other] { $marine } against { $number } cards at { $spot }.
    }
play-roll-other =
    { $marine_kind ->
        [none] { $card }.
       *[other] { $card }: { $marine }.
    }
play-deeds = Deeds
