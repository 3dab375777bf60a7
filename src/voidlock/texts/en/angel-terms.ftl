### Vocabulary of Death Angel. term-*: value = the word, .text = explanation with the rule number.
### The page loads them when a player asks for an explanation. The glossary of both languages is docs/glossary.md.

## The board

term-formation = formation
    .text = The single column of all living Space Marines, counted from the top, next to the Location card, to the bottom. (R-3.1)

term-position = position
    .text = One row of the formation: a Space Marine together with everything to his left and right. Position 1 is at the top. (R-3.2)

term-spot = spot
    .text = One side, left or right, of one position. Swarms and Terrain cards lie at spots; L3 is the left spot of position 3. (R-3.4)

term-facing = facing
    .text = Each Space Marine faces left or right. He attacks, rerolls and activates only towards the side he faces. (R-3.3)

term-front = in front
    .text = The spot at a Space Marine's own position on the side he faces. (R-3.3)

term-behind = behind
    .text = The spot at a Space Marine's own position on the side he does not face. Against an attack from there he cannot pay for a reroll. (R-3.3)

term-engaged = engaged
    .text = A swarm is engaged with the Space Marine at its position, whichever side it is on; he is engaged with every swarm at his position. (R-3.5)

term-adjacent = adjacent
    .text = The next position up or down. (R-3.6)

term-range = range
    .text = How many positions away a Space Marine's attack reaches, always on the side he faces. Range 0 reaches only his own position. (R-3.7)

term-current_location = current location
    .text = The Location card the Space Marines have reached. Its Terrain, blip piles and ability are the ones in use. (R-14.4)

term-final_location = final location
    .text = The last card of the Location deck, of tier 4. The game can be won only there. (R-16.1)

term-tier = tier
    .text = How far ahead a Location card lies: the Location deck has one card of each of its tiers, in order, and tier 4 is the last. (R-2.3)

term-terrain = Terrain card
    .text = A card beside the formation that Event cards spawn on, by its colour. Some Terrain cards can be activated. (R-15.1)

term-discard_pile = discard pile
    .text = Where discarded cards of a deck go, face up for all to see. It is shuffled into a new deck when the Event or Genestealer deck is empty and a card is needed. (R-1.6)
    .renew-empty = Where discarded cards of a deck go, face up for all to see. It is shuffled into a new deck as soon as the last card of the Event or Genestealer deck is drawn. (R-1.6)

term-supply = supply
    .text = The Support Tokens not in use. There are 12 in all; when the supply is empty, no token can be placed. (R-1.4)

## Space Marines

term-space_marine = { word-space_marine }
    .text = A member of the formation. He belongs to a Combat Team and is directed by that team's player. (R-3.10)

term-combat_team = Combat Team
    .text = Two Space Marines of one colour with their three Action cards. Each team in play plays exactly one Action card a round. (R-5.1)

term-team_elimination = team elimination
    .text = When both Space Marines of a Combat Team are slain, its Action cards leave the game. Its player still wins or loses with the others. (R-13.6)

term-support_token = Support Token
    .text = A Space Marine's controller may pay one of the Space Marine's tokens to reroll the die of an attack or defence against a swarm he faces. Some cards use tokens in other ways. (R-7.2)

term-current_player = { word-current_player }
    .text = The player who controls the lowest-numbered Action card revealed this round. They draw the Event card and make every decision that belongs to no one else. (R-4.4)

term-shift = shift
    .text = When a Space Marine is slain, the part of the formation above or below the gap with fewer Space Marines closes up, taking its Terrain and swarms along; if equal, the lower part. What lay at the gap stays there. (R-13.2)

## Genestealers

term-genestealer = Genestealer
    .text = An enemy card with one icon: head, tail, claw or tongue. Unless a rule says otherwise, Brood Lords count as Genestealers. (R-3.9)

term-swarm = swarm
    .text = All face-up Genestealer cards at one spot. They attack and move together; its size is the number of cards. (R-3.4)

term-blip_pile = blip pile
    .text = The face-down Genestealer cards of the current location, one pile on each side. When either is empty at the end of a phase and the Location deck is not, the Space Marines travel. (R-14.1)

term-spawn = spawn
    .text = The top card of the blip pile on the same side is put face up at the spot. If the pile runs out, no more appear there. (R-10.1)

term-major = { size-major }
    .text = The larger of the two spawn sizes on the Setup Location; it holds for the whole game. (R-10.2)

term-minor = { size-minor }
    .text = The smaller of the two spawn sizes on the Setup Location; it holds for the whole game. (R-10.2)

term-move_adjacent = { move-adjacent }
    .text = A movement of swarms with the Event's icon: on the left one position down, on the right one position up. A swarm that would leave the formation flanks instead. (R-11.3)

term-flank = { move-flank }
    .text = The swarm goes behind the Space Marine it is engaged with. If it is already there it stays. (R-11.5)

term-merge = merge
    .text = Swarms that come together at one spot become one swarm: usually right away, but after a movement of the Event card at the end of the Event Phase. In the attack phase, cards that have attacked stay apart from cards still to attack until all have attacked. (R-12.1)
    .merge-event = Swarms that come together at one spot become one swarm: usually right away, but after a movement of the Event card at the end of the Event Phase. Cards kept apart in the attack phase, because some had attacked and others not, stay two swarms until then. (R-12.1)

term-brood_lord = Brood Lord
    .text = A Genestealer with two icons, found only at the Genestealer Lair. It takes 1 off defence rolls against its swarm and can be slain only when no normal Genestealer is left in the swarm. (R-13.9)

term-power_field = { word-power_field }
    .text = Until the round ends this swarm does not attack and none of it can be slain. Cards that join it are covered as well. (R-12.6)

## Dice and combat

term-attack = attack
    .text = A Space Marine rolls the die against one swarm on the side he faces and within range. A skull slays one card of the swarm. (R-6.20)

term-defence = defence roll
    .text = The roll for a Space Marine attacked by a swarm. A number higher than the number of cards in the swarm is a miss; an equal or lower one slays him. (R-7.4)

term-hit = { outcome-hit }
    .text = A Space Marine's attack hits when the final face shows a skull. (R-6.20)

term-miss = { outcome-miss }
    .text = An attack without effect: a Space Marine's when the final face has no skull, a swarm's when the defence roll is high enough or a card says so. (R-7.4)

term-skull = skull
    .text = The sign on the die faces 1, 2 and 3. It is a hit when a Space Marine attacks. (R-1.2)

term-reroll = reroll
    .text = Rolling the die of an attack or defence again for one Support Token of that Space Marine, as often as tokens last. He must face the swarm; the last roll counts. (R-7.2)

term-slay = { outcome-slain }
    .text = A slain Genestealer is discarded from the formation; a slain Space Marine leaves the game, his tokens return to the supply and the formation shifts. (R-3.8, R-13.1)

## Phases

term-round = round
    .text = Four phases in order: choose actions, resolve actions, Genestealer attack, event. Rounds repeat until the game ends. (R-4.1)

term-phase_choose = { phase-choose }
    .text = For every Combat Team in play its player secretly chooses one Action card, never the one played last round. (R-5.1, R-5.2)

term-phase_resolve = { phase-resolve }
    .text = All chosen Action cards are revealed together and resolved one by one, lowest number first. (R-6.1)

term-phase_attack = { phase-attack }
    .text = Every swarm attacks once, from the top down, left before right, the Space Marine it is engaged with. (R-8.2)

term-phase_event = { phase-event }
    .text = The current player draws an Event card: first its ability, then its two spawn boxes, then its movement if it has one. (R-9.6)

term-travel = travel
    .text = At the end of a phase, if a blip pile is empty and the Location deck is not, the Space Marines move on to the next Location card: new Terrain, new blip piles, then its upon entering ability. Swarms stay where they are. (R-14.1)

term-phase_travel = { term-travel }
    .text = { term-travel.text }

term-upon_entering = { ability-upon_entering }
    .text = An ability of a Location card that is resolved once, as the last step of travelling there. (R-14.7)

term-instinct = { word-instinct }
    .text = An Event card with Instinct is read by the current player alone. They name their choice without talking it over; then the card is revealed and resolved. (R-9.2)

## Actions

term-type_support = { type-support }
    .text = Action type: put one Support Token from the supply on any Space Marine. (R-6.7)

term-type_move_activate = { type-move_activate }
    .text = Action type: each Space Marine of the team may trade places with an adjacent one, then change facing, then activate one Terrain card in front of him. (R-6.9)
    .activate-any = Action type: each Space Marine of the team may trade places with an adjacent one, then change facing, then activate the Terrain cards in front of him. (R-6.9)
    .activate-one = Action type: each Space Marine of the team may trade places with an adjacent one, then change facing; then one of them may activate one Terrain card in front of him. (R-6.9)

term-type_attack = { type-attack }
    .text = Action type: each Space Marine of the team may make one attack, in any order. (R-6.18)

term-activate = Activate
    .text = With Move + Activate, each Space Marine of the team may use one Terrain card in front of him that can be activated. Each Terrain card works once per round. (R-6.14, R-6.15)
    .activate-any = With Move + Activate, each Space Marine of the team may use every Terrain card in front of him that can be activated. Each Terrain card works once per round. (R-6.14, R-6.15)
    .activate-one = With Move + Activate, one Space Marine of the team may use one Terrain card in front of him that can be activated. Each Terrain card works once per round. (R-6.14, R-6.15)

term-control_panel = { ability-activate_control_panel }
    .text = An ability of a Location card that is resolved when a Space Marine activates the Control Panel there. Without such an ability the panel cannot be activated. (R-6.17)

## End of the game

term-winning = winning
    .text = At the final location all players win together as soon as its own condition is met, or as soon as no Genestealer is in the formation and both blip piles are empty. (R-16.2)

term-losing = losing
    .text = All players lose together as soon as no Space Marine is left, unless the same change also wins the game. (R-16.4)
