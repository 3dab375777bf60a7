### Objects on the board of Death Angel: short labels to read, and full names for screen readers.

board-and = { $first }, { $second }
board-can-choose = can be chosen
board-is-chosen = chosen

## Letters where space is narrow: Combat Teams and icons

board-letter-blue = B
board-letter-grey = Gy
board-letter-green = Gn
board-letter-purple = P
board-letter-red = R
board-letter-yellow = Y
board-letter-orange = O
board-letter-head = He
board-letter-tail = Ta
board-letter-claw = Cl
board-letter-tongue = To

## The formation

board-formation = Formation
board-yours = yours
board-position = Position { $number }
board-range = range { $number }
board-tokens =
    { $number ->
        [0] no Support Tokens
        [one] 1 Support Token
       *[other] { $number } Support Tokens
    }
board-swarm-front = Swarm at { $spot }, in front of { $marine }: { $cards }
board-swarm-behind = Swarm at { $spot }, behind { $marine }: { $cards }
board-swarm-size =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
board-swarm-done = { $cards } (has attacked)
board-survival = chance to survive { $chance }
board-slays = chance to slay { $chance }
board-no-reroll = from behind, no reroll
board-empty-spot = Spot { $spot }, empty
board-creature = { $card } at { $spot }
board-terrain = { $terrain } at { $spot }
board-colour = { $colour }, { $number } of 4
board-used = used this round
board-limited = at most 1 spawns here

## Location, blip piles and decks

board-location = Current location
board-ahead = Ahead: { $tiers }
board-ahead-last = This is the final location.
board-tier-final = { $tier } (final)
board-pile =
    { $number ->
        [0] { $pile }: empty
        [one] { $pile }: 1 card
       *[other] { $pile }: { $number } cards
    }
board-known = known
board-pile-known = including { $cards }
board-spawn-major =
    { $number ->
        [one] Major spawn: 1 Genestealer on each Terrain card of that colour
       *[other] Major spawn: { $number } Genestealers on each Terrain card of that colour
    }
board-spawn-minor =
    { $number ->
        [one] Minor spawn: 1 Genestealer on each Terrain card of that colour
       *[other] Minor spawn: { $number } Genestealers on each Terrain card of that colour
    }
board-pile-empty = When it runs out, the Marines travel to the next location.
board-deck-genestealer = Genestealer deck
board-deck-event = Event deck
board-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
board-discarded = { $number } discarded
board-nothing-discarded = Nothing discarded yet.
board-dead-lords = Brood Lords slain
board-slain = Slain
board-supply = Support Token supply
board-looked-at = { $place } from the top: { $card }

## Effects in force

board-effects = Effects in force
board-effects-none = No effects in force.
board-effect-about = { $card }: { $about }
board-effect-to-come = from next round

## Action cards

board-hand = { $team } Action cards
board-action = { $number } { $action }, { $type }
board-does-support = { type-support }: a token for any Marine.
board-does-move_activate = { type-move_activate }: its Marines move, turn, activate Terrain.
board-does-attack = { type-attack }: each of its Marines attacks once.
board-order = This round's Action cards
board-order-now = being resolved
board-order-done = resolved
board-order-waiting = still to come
board-order-hidden = has chosen, face down
board-order-none = hasn't chosen yet
board-order-out = eliminated
board-intends = leans to { $type }
board-order-team = { $team }, { $seat }

## The die

board-die = Die: { $face }
board-die-number = as many
board-die-or = { $first } or { $second }
board-die-none = no face is enough
board-die-needs = needs { $what }
