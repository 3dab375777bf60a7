### The game screen in the browser: playing, explanations, past positions, the end.

play-undo = Undo
play-help = Help
play-close = Close
play-fold = Show choices
play-before = The Space Marines gather in the Void Lock. Choose who goes.
play-hands = Your Action cards
play-alone = Only you can see it.
play-next-event = Top of the Event deck: { $card }
play-group-attack = { $thing } attacks
play-group-move = { $thing } trades places with
play-group-activate = { $thing } activates
play-swarm-at = Swarm at { $spot }
play-group-send = The swarm at { $thing } moves to
play-count = { $number } of { $of }
play-count-attack = { $thing }: attack { $number } of { $of }
play-step-move = Trade places
play-step-facing = Turn around
play-step-activate = Activate
play-release = Cancel
play-setup-event = { $told } (during setup, only its spawns count)

## Events since the player's last answer

play-since = Since your last choice
play-since-none = Rolls and Events appear here.
play-since-hide = Hide recent events
play-since-open = Open card
play-since-slain = { $marine } is slain
play-since-eliminated = { $team } is eliminated
play-since-rescued = { $marine } comes back
play-since-missed-by = { $card }: { $marine } survives
play-since-no-target = { $marine } has no target
play-since-no-token = { $marine } has no token to pay
play-since-no-attack = No swarms attack
play-since-event = Event: { $card }
play-since-setup-event = Setup, spawns only: { $card }
play-since-reading = { $seat } is reading an Event card
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
play-since-turned = Marines turned: { $cards }
play-since-blips = More in the { $pile }: { $number }
play-since-travelled = New location: { $location }
play-came-hit = hit
play-came-miss = miss
play-came-survived = survived
play-came-slain = slain
play-came-nothing = nothing happens
play-came-discarded = discarded
play-came-rerolled = rerolled
play-forced-here = the only card this round
play-who-attacks = Choose who attacks the swarm at { $spot }.
play-fielded = { $card }: nothing can slay the swarm at { $spot }.
play-chance-slay = slay { $chance }
play-chance-survive = survive { $chance }
play-chance-win = win { $chance }

## Advice

play-give-up = Cancel
play-advice = What the Librarian thinks of each choice
play-matters = What should I look at?
play-advice-hide = Hide advice
play-advice-more = { $number } more
play-advice-few = Hard to say for sure from here.
play-advice-close = Too close to call: choices marked ≈ are about equal.
play-advice-compared =
    { $bot ->
        [sergeant] How often the Sergeant bot wins if it plays on from there. Use it to compare choices; you may do better.
       *[brother] How often the Brother bot wins if it plays on from there. Use it to compare choices; you may do better.
    }
play-advice-range = { $chance } ({ $low } to { $high })
play-advice-rule = I'd go with: { $answer }.
play-untried = Not tried: { $number }
play-plan = What the Librarian would do

## Explaining

play-spot = Spot { $spot }
play-odds-spawns = the next Event card spawns Genestealers here
play-odds-moves = the next Event card moves this swarm
play-why = Why can't I?

## Help

play-help-lit = Bright corners mark what you can choose: click it on the board or in the list of choices. To learn about anything else, click, long-press or right-click it.
play-help-facing = A Space Marine's plate points the way he faces; the hatched side is his back.
play-help-chance = The number beside a swarm is the chance to survive its attack. A broken frame means it attacks from behind, where Support Tokens can't help.
play-help-signs = Legend
play-help-dice = Symbols on cards and dice
play-help-die = Beside each die is what it needs: a skull, or “>2” for more than 2. A word tells you the result.
play-help-round = The highlighted step is where you are now.
play-step = Step { $number } of 5: { $phase }
play-key-is = Key { $key }
play-help-keys = Keys
play-key-answer = the choices, in order
play-key-done = done, or no
play-key-more = more choices, as shown on them
play-key-arrows = move between objects or choices
play-key-enter = choose the focused item
play-key-explain = explain the focused item
play-key-escape = cancel, close, back to now
play-key-undo = undo
play-key-board = go to the board
play-key-log = go to the log
play-key-help = this help
play-sign-token = Support Token
play-sign-behind = no reroll from behind
play-sign-range = range: one for each position
play-sign-melee = range 0: own position only
play-sign-skull = skull: a hit
play-sign-major = major spawn: Genestealers on each Terrain card of that colour
play-sign-minor = minor spawn: the same, but fewer
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
play-sign-pile = scanner: cards left in this side's blip pile
play-sign-key = the key for this button
play-sign-used = used, or has attacked

## The log and past positions

play-line = Show the board at this point
play-earlier =
    { $number ->
        [one] 1 earlier line
       *[other] { $number } earlier lines
    }
play-past = Replay
play-past-line = { $number } of { $all }
play-beginning = Start
play-slider = Moment in the game
play-step-back = Step back
play-step-on = Step forward
play-round-back =
    { $game ->
        [hulk] Previous turn
       *[other] Previous round
    }
play-round-on =
    { $game ->
        [hulk] Next turn
       *[other] Next round
    }
play-death-on = Next death
play-rate = Speed ×{ $number }
play-run = Play
play-pause = Pause
play-to-now = Back to now
play-to-end = Back to the end

## The end

play-again = Play again, same teams
play-replay = Watch replay
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
play-luck-attack = attack rolls
play-luck-defence = defence rolls
play-luck-peril = other rolls
play-of = { $number } of { $all }
play-deaths = How they fell
play-death =
    { $card_kind ->
        [spot] { $marine }, round { $round }: the swarm at { $card }.
       *[other] { $marine }, round { $round }: { $card }.
    }
play-had-chance =
    { $trial ->
        [slay] His chance to kill was { $chance }.
        [survive] His chance to survive was { $chance }.
       *[other] The chance to succeed was { $chance }.
    }
play-in-round = Round { $number }.
play-unlucky = Unluckiest rolls
play-lucky = Luckiest rolls
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
play-deeds = Squad record

## What happens, told beat by beat

play-help-beats = After your choice, events play one by one. Tap or press any key for the next one; hold to go straight to your next choice. You can change the speed in the settings.
play-next-beat = Next
play-skip = Skip
play-skip-end = Skip to the end
play-needs = needs
play-verdict-hit = Hit
play-verdict-miss = Miss
play-verdict-survived = Survived
play-verdict-slain = Slain
play-verdict-countered = Strikes back
play-verdict-rescued = Back
play-leaving = The squad leaves { $location }.
play-final-location = Final location
play-new-location = New location

## The table: what always stands on the screen

play-round = Round { $number }
play-phase-setup = Setup
play-phase-choose = Choose
play-phase-resolve = Resolve
play-phase-attack = They attack
play-phase-event = Event
play-phase-travel = Travel
play-decks = Decks
play-location = Location { $number } of { $of }
play-first-location = When a blip pile is empty, the squad travels on. At the last location you can win.
play-spawns = Spawns
play-to-win = To win
play-goal-lords = Brood Lords slain: { $now } of { $needed }
play-goal-tokens = tokens here: { $now } of { $needed }
play-goal-genestealers = or no Genestealer left: { $now } to go
play-goal-genestealers-only = no Genestealer left: { $now } to go
play-where-next = Where next?
play-where-next-of = Where swarms with a { $icon } go
play-goes-adjacent = Move: { $from } to { $goal }
play-goes-flank = Flank: { $from } to { $goal }
play-stays-adjacent = Move: { $from } stays
play-stays-flank = Flank: { $from } stays
play-way-adjacent = Move
play-way-flank = Flank
play-flag-now = now
play-flag-done = played
play-flag-waiting = to come
play-flag-down = chosen
play-flag-last = last round
play-flag-forced = no other
play-forced = { $team } can only play this card this round.
play-risk = Risk
play-risk-action-heroic_charge = If Claudio charges, he dies on a 0.
play-risk-terrain-promethium_tank = On a 0 he dies too.
play-risk-terrain-control_panel-generatorium = He dies unless he rolls a skull.
play-risk-terrain-control_panel-teleportarium = Each Marine who rolls dies on a 0.
play-if-they-attack = If they attack now
play-nobody-engaged = No swarm can attack now.
play-survives = survives
play-of-player = { $player }'s Marine
play-melee = melee
play-type-support = Support
play-type-move_activate = Move
play-type-attack = Attack
play-last-event = Last event
play-talk-open = Open the chat
