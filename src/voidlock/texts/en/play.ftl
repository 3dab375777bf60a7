### The game screen in the browser: playing, explanations and past positions.

play-undo = Undo
play-help = Help
play-close = Close
play-fold = Show choices
play-before = The Space Marines gather in the Void Lock. Choose who goes.
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
play-finish = Skip to the card's effect
play-release = Cancel
play-setup-event = { $told } (during setup, only its spawns count)
play-setup-only = Setup: spawns only

## Events since the player's last answer

play-since = Since your last choice
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
play-came-had = { $came } at { $chance }
play-forced-here = the only card this round
play-who-attacks = Choose who attacks the swarm at { $spot }.
play-fielded = { $card }: nothing can slay the swarm at { $spot }.
play-chance-slay = slay { $chance }
play-chance-one = at least one { $chance }
play-chance-all =
    { $most ->
        [2] all two { $chance }
        [3] all three { $chance }
        [4] all four { $chance }
       *[other] all five { $chance }
    }
play-chance-some = { $most } of { $size }: { $chance }
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
play-advice-uncompared = That's a rule of thumb: there was no time to play on from here and compare.
play-advice-few-games = Played out { $number } times from each choice, the difference is no more than luck.
play-advice-close-games = Played out { $number } times from each choice, the best are about equal.
play-advice-best-games = Played out { $number } times from here, it wins more often than the others.
play-advice-compared =
    { $bot ->
        [sergeant] How often the Sergeant bot wins if it plays on from there. Use it to compare choices; you may do better.
       *[brother] How often the Servitor bot wins if it plays on from there. Use it to compare choices; you may do better.
    }
play-advice-range = { $chance } ({ $low } to { $high })
play-advice-rule = I'd go with: { $answer }.
play-untried =
    { $number ->
        [one] I didn't look into 1 more choice.
       *[other] I didn't look into { $number } more choices.
    }
play-plan = The plan

## Explaining

play-card-texts = Card texts
play-spot = Spot { $spot }
play-odds-spawns = the next Event card spawns Genestealers here
play-odds-moves = the next Event card moves this swarm
play-why = Why can't I?

## Help

play-help-signs = Legend
play-step = Step { $number } of 5: { $phase }
play-key-is = Key { $key }
play-help-keys = Keys

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

## What happens, told beat by beat

play-next-beat = Next
play-run-on = Play without waiting
play-skip = Skip
play-needs = needs
play-slays = slays
play-verdict-hit = Hit
play-verdict-odds = Against all odds
play-down = { $number ->
    [2] Two down
    [3] Three down
   *[other] { $number } down
}
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
play-choose = { $teams ->
    [1] Choose an action
   *[other] Choose an action for each team
}
play-flag-down = chosen
play-flag-last = last round
play-flag-forced = no other
play-forced = { $team } can only play this card this round.
play-no-target = no target
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
play-throw = Throw the die!
play-hold = { $seat } holds the die.
play-guesses = Guess the rolls
play-guess = Your guess?
play-guess-met = It goes well
play-guess-missed = It goes wrong
play-guessed =
    { $made ->
        [one] { $seat } guessed { $right } of 1 roll right.
       *[other] { $seat } guessed { $right } of { $made } rolls right.
    }
play-last = Your last Space Marine has fallen.
play-wants = { $seat } wants this team
play-lean = I'd take this
play-talk-open = Open the chat
play-talk-new = New message
play-team-can = What it can play this round
play-all-fallen = Your Marines have all fallen. You still win or lose with the squad: talk with the others.
