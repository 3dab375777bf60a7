### Names and rule texts of the Death Angel cards: value = name, .text = rule text.
### Ids are kind-id with the ids of angel/cards/facts.toml.

## Combat Teams

team-green = Green
    .text = Combat Team of { marine-gideon } and { marine-noctis }. Action cards: { action-block } / { action-run_and_gun } / { action-dead_aim }.

team-yellow = Yellow
    .text = Combat Team of { marine-claudio } and { marine-goriel }. Action cards: { action-defensive_stance } / { action-reorganize } / { action-heroic_charge }.

team-red = Red
    .text = Combat Team of { marine-leon } and { marine-valencio }. Action cards: { action-overwatch } / { action-onward_brothers } / { action-full_auto }.

team-blue = Blue
    .text = Combat Team of { marine-lorenzo } and { marine-deino }. Action cards: { action-counter_attack } / { action-intimidation } / { action-lead_by_example }.

team-grey = Grey
    .text = Combat Team of { marine-calistarius } and { marine-scipio }. Action cards: { action-power_field } / { action-stealth_tactics } / { action-psionic_attack }.

team-purple = Purple
    .text = Combat Team of { marine-zael } and { marine-omnio }. Action cards: { action-strategize } / { action-forward_scouting } / { action-flamer_attack }.

## Space Marines; .short is the bare name where space is narrow

marine-gideon = Sergeant Gideon
    .short = Gideon
    .text = Attack range 0: only a swarm he is engaged with, on the side he faces.

marine-noctis = Brother Noctis
    .short = Noctis
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

marine-claudio = Brother Claudio
    .short = Claudio
    .text = Attack range 0: only a swarm he is engaged with, on the side he faces.

marine-goriel = Brother Goriel
    .short = Goriel
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

marine-leon = Brother Leon
    .short = Leon
    .text = Attack range 3: swarms up to three positions away, on the side he faces.

marine-valencio = Brother Valencio
    .short = Valencio
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

marine-lorenzo = Sergeant Lorenzo
    .short = Lorenzo
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

marine-deino = Brother Deino
    .short = Deino
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

marine-calistarius = Lexicanium Calistarius
    .short = Calistarius
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

marine-scipio = Brother Scipio
    .short = Scipio
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

marine-zael = Brother Zael
    .short = Zael
    .text = Attack range 1: swarms on his own or a neighbouring position, on the side he faces.

marine-omnio = Brother Omnio
    .short = Omnio
    .text = Attack range 2: swarms up to two positions away, on the side he faces.

## Action cards

action-block = Block
    .brief = Gideon survives on skulls.
    .text = Until the round ends, an attack on Sergeant Gideon is a miss whenever his defence roll shows a skull.

action-defensive_stance = Defensive Stance
    .brief = Yellow's token rerolls save, but for a 0.
    .text = Until the round ends, a reroll that a Yellow Space Marine buys with a Support Token while defending makes the attack miss, as long as the fresh face is anything but 0.

action-counter_attack = Counter Attack
    .brief = Lorenzo's skulls save him and slay one.
    .text = Until the round ends, whenever Sergeant Lorenzo's defence roll shows a skull, that attack is a miss and one card of the attacking swarm is slain; if any of the swarm is left, it makes a further attack.

action-overwatch = Overwatch
    .brief = After the Event, Red attacks for tokens.
    .text = When this round's Event Phase is about to end, each Red Space Marine may pay one of his own Support Tokens to attack once.

action-strategize = Strategize
    .brief = Then move one swarm along or across.
    .text = Afterwards you may pick one swarm and move it one position up or down, take it across to the opposite side, or do both.

action-power_field = Power Field
    .brief = Then freeze one swarm for the round.
    .text = Afterwards you may pick one swarm. For the rest of the round its cards make no attacks and nothing can slay them.

action-onward_brothers = Onward Brothers!
    .brief = Doors get one more token.
    .text = Whenever a Red Space Marine activates a Door, you may put one more Support Token on that Door.

action-stealth_tactics = Stealth Tactics
    .brief = Then discard from a blip pile.
    .text = Afterwards you may discard the top card of one blip pile of your choice. If you do, you may pay 1 Support Token to discard the top card of the opposite pile as well.

action-reorganize = Reorganize
    .brief = Yellow trades places with anyone.
    .text = When a Yellow Space Marine moves, he may trade places with a Space Marine at any position, however far away.

action-forward_scouting = Forward Scouting
    .brief = Then look at the next Event.
    .text = Afterwards you may secretly look at the next Event card; then leave it on top or slide it under the Event deck.

action-intimidation = Intimidation
    .brief = Then send some Genestealers back.
    .text = Afterwards you may roll the die and take that many Genestealers, chosen by you among those engaged with Blue Space Marines, and shuffle them into whichever blip pile holds fewer cards. Brood Lords are not affected.

action-run_and_gun = Run and Gun
    .brief = Then Green attacks for tokens.
    .text = Afterwards each Green Space Marine may pay one of his own Support Tokens to attack once.

action-lead_by_example = Lead by Example
    .brief = Slay, and hand out a token.
    .text = One time this round, just after a Blue Space Marine's attack slays something, you may hand a Support Token to a Space Marine of your choice.

action-flamer_attack = Flamer Attack
    .brief = Zael slays as many as he rolls.
    .text = Skulls mean nothing for Brother Zael's attacks; the number he rolls is how many cards of the target swarm are slain.

action-psionic_attack = Psionic Attack
    .brief = On skulls, Calistarius attacks again.
    .text = Whenever Lexicanium Calistarius's attack roll shows a skull, he may attack again straight away, against any legal swarm.

action-dead_aim = Dead Aim
    .brief = A 4 slays up to three.
    .text = Whenever a Green Space Marine's attack roll is a 4, you slay up to three cards of the target swarm.

action-full_auto = Full Auto
    .brief = Leon attacks up to three times.
    .text = With this card Brother Leon may make up to three attacks; each picks its own target.

action-heroic_charge = Heroic Charge
    .brief = Claudio slays three, but dies on a 0.
    .text = Brother Claudio may give up his attack: slay up to three Genestealers at most one position from him, whatever their side, then roll the die; on a 0 he is slain.

## Event cards

event-surrounded = Surrounded
    .text = Pick a Space Marine. Every Genestealer in the formation is moved to his position and keeps the side it was on.

event-flanking_manoeuvre = Flanking Manoeuvre
    .text = Each swarm goes to the side behind the Space Marine it is engaged with.

event-out_of_thin_air_head = Out of Thin Air
    .text = Pick a Space Marine; 2 Genestealers spawn at his back.

event-out_of_thin_air_claw = Out of Thin Air
    .text = Pick a Space Marine; 2 Genestealers spawn at his back.

event-the_swarm_tail = The Swarm
    .text = Both blip piles grow by 2 cards dealt from the Genestealer deck.

event-the_swarm_tongue = The Swarm
    .text = Both blip piles grow by 2 cards dealt from the Genestealer deck.

event-psychic_assault = Psychic Assault
    .text = Pick a Space Marine and roll the die: 0 or 1 slays him.

event-theyre_everywhere = They're Everywhere!
    .text = Each Space Marine who is engaged with no swarm gets 1 Genestealer spawned on the side he faces.

event-evasion = Evasion
    .text = Throughout the next round, an Attack card lets just one of its team's two Space Marines attack.

event-outnumbered = Outnumbered
    .text = Space Marines engaged with any swarm lose every Support Token they hold.

event-chaos_of_battle = Chaos of Battle
    .text = All Space Marines turn around to face the opposite side.

event-stalking_from_the_shadows = Stalking from the Shadows
    .text = Pick a Space Marine who holds Support Tokens; he loses all of them.

event-resupply = Resupply
    .text = Pick a Space Marine; the Support Tokens of all the others are handed over to him.

event-gun_jam = Gun Jam
    .text = Pick a Combat Team that has not revealed an Attack card this round; in the next round its Attack card cannot be played.

event-for_my_battle_brothers = For My Battle Brothers!
    .text = Pick a Space Marine, one holding a Support Token if there is one. He loses 1 token, and 1 Genestealer of your choice engaged with him is discarded.

event-rewarded_faith = Rewarded Faith
    .text = Pick a Space Marine. You may trade in as many of his Support Tokens as you like; each one slays a Genestealer engaged with him.

event-full_scan = Full Scan
    .text = Pick one of the blip piles; its top card is discarded.

event-cleansing_flames = Cleansing Flames
    .text = Pick a Space Marine and roll the die: a skull slays 2 Genestealers, chosen by you, that are engaged with him.

event-second_wind = Second Wind
    .text = Pick a Space Marine. During the next round every defence roll of 0 he makes turns the attack into a miss.

event-quick_instincts = Quick Instincts
    .text = Pick a Space Marine; he may carry out one attack right away.

event-secret_route = Secret Route
    .text = A Door in the formation, if there is one, receives 2 Support Tokens.

event-enter_formation = Enter Formation
    .text = In the next round, before resolving any Move + Activate card its player may put 1 Support Token on a Space Marine of their choice.

event-temporary_sanctuary = Temporary Sanctuary
    .text = Pick a swarm; all its Genestealers are shuffled into whichever blip pile holds fewer cards. Brood Lords are not affected.

event-rescue_space_marine = Rescue Space Marine
    .text = Pick a slain Space Marine whose Combat Team is still in play; he rejoins as the last of the formation, facing right.

## Terrain cards

terrain-corridor = Corridor
    .text = No ability.

terrain-artefact = Artefact
    .text = Activate: take this card into your hand. Later, after a defence roll by one of your Space Marines, you may discard it; the attack then misses.

terrain-door = Door
    .text = Activate: a Support Token goes onto this card. At the very start of travel the current player may slay up to as many Genestealers, anywhere in the formation, as there are tokens here.

terrain-control_panel = Control Panel
    .text = Activate: carry out the control panel ability of the current location.

terrain-dark_corner = Dark Corner
    .text = No ability.

terrain-promethium_tank = Promethium Tank
    .text = Activate: discard this card; every Genestealer at this position, left and right, is slain. Then roll the die: on a 0 the activating Space Marine is slain too.

terrain-ventilation_duct = Ventilation Duct
    .text = No ability.

terrain-spore_chimney = Spore Chimney
    .text = Activate: roll the die; with a skull this card is discarded.

## Setup Locations; .short is the name of the place

location-void_lock_6 = Void Lock (1 player)
    .short = Void Lock
    .text = Start for 1 player with 6 Space Marines. Location deck from the top: 2, 3, 4. Major spawn 2, minor spawn 1.

location-void_lock_8 = Void Lock (2 or 4 players)
    .short = Void Lock
    .text = Start for 2 or 4 players with 8 Space Marines. Location deck from the top: 1C, 2, 3, 4. Major spawn 3, minor spawn 1.

location-void_lock_10 = Void Lock (5 players)
    .short = Void Lock
    .text = Start for 5 players with 10 Space Marines. Location deck from the top: 1B, 2, 3, 4. Major spawn 4, minor spawn 2.

location-void_lock_12 = Void Lock (3 or 6 players)
    .short = Void Lock
    .text = Start for 3 or 6 players with 12 Space Marines. Location deck from the top: 1A, 2, 3, 4. Major spawn 5, minor spawn 3.

## Locations

location-main_corridor = Main Corridor
    .text = Upon entering: 2 Genestealers spawn on the Corridor.

location-maintenance_tunnels = Maintenance Tunnels
    .text = Control panel: The Control Panel is discarded and the Corridor takes its place.

location-service_shaft = Service Shaft
    .text = Upon entering: All Space Marines are turned to face right.

location-cryo_control = Cryo Control
    .text = Control panel: Pick a blip pile and discard its top card.

location-lower_accessway = Lower Accessway
    .text = Upon entering: 2 Genestealers spawn at the back of the topmost Space Marine.

location-wreckage_labyrinth = Wreckage Labyrinth
    .text = Upon entering: Every Space Marine with a Terrain card in front of him turns around.

location-apothecarion = Apothecarion
    .text = Control panel: Give a Support Token to a Space Marine of your choice; you may turn him around.

location-core_cogitator = Core Cogitator
    .text = Control panel: Pick a Terrain card in play; in the coming Event Phase no more than 1 Genestealer spawns on it.

location-munitorium = Munitorium
    .text = Upon entering: The current player gives 1 Support Token to each of two different Space Marines.

location-black_holds = Black Holds
    .text = Upon entering: The current player picks a swarm and 2 Genestealers spawn onto it; with no swarm in the formation nothing happens.

location-dark_catacombs = Dark Catacombs
    .text = Upon entering: The current player picks a Space Marine, one without Support Tokens if there is one; 1 Genestealer spawns at his back.

location-teleportarium = Teleportarium
    .text = Control panel: For each Space Marine either discard one of his Support Tokens or roll the die, a 0 slaying him. Whatever was rolled, both blip piles are then discarded entirely.

location-generatorium = Generatorium
    .text = Control panel: Roll the die. With a skull you slay up to 4 Genestealers of your choice anywhere in the formation; with any other face the activating Space Marine is slain.

location-hibernation_cluster = Hibernation Cluster
    .text = Upon entering: Both blip piles receive, from the Genestealer deck, as many cards as there are Space Marines in the formation.

location-wrath_of_baal_chapel = Wrath of Baal Chapel
    .text = Upon entering: The current player puts the Artefact at a position and side of their choice.

location-genestealer_lair = Genestealer Lair
    .text = Upon entering: Swarms on each side gather at that side's red Terrain card; a Brood Lord then spawns on each red Terrain card. The Space Marines win once both Brood Lords are slain.

location-launch_control_room = Launch Control Room
    .text = Control panel: Do one of two things: add a Support Token to this location, or roll the die. A roll no higher than the tokens lying here wins the game for the Space Marines; a higher roll does nothing.

location-toxin_pumping_station = Toxin Pumping Station
    .text = Control panel: Roll the die, then discard that many cards from one blip pile of your choice. Here the only way to win is to have both blip piles empty and no Genestealer in the formation.

## Genestealers and Brood Lords; .short is their name in a list

genestealer-head = Genestealer (head)
    .short = head
    .text = Its swarm moves when an Event shows the head icon.

genestealer-tail = Genestealer (tail)
    .short = tail
    .text = Its swarm moves when an Event shows the tail icon.

genestealer-claw = Genestealer (claw)
    .short = claw
    .text = Its swarm moves when an Event shows the claw icon.

genestealer-tongue = Genestealer (tongue)
    .short = tongue
    .text = Its swarm moves when an Event shows the tongue icon.

genestealer-lord_head_tail = Brood Lord (head / tail)
    .text = Takes 1 off defence rolls against its swarm, moves the swarm on either icon, dies last in its swarm, and never enters a deck or blip pile.

genestealer-lord_claw_tongue = Brood Lord (claw / tongue)
    .text = Takes 1 off defence rolls against its swarm, moves the swarm on either icon, dies last in its swarm, and never enters a deck or blip pile.

## Tokens, markers and the die

token-support = Support Token
    .text = Spent from a Space Marine to reroll a die he has just rolled while attacking or defending against a swarm he faces.

token-team_marker = Combat Team Marker
    .text = Shows which player controls a colour of Space Marines.

die-combat = Combat die
    .text = Its six faces, all equally likely, are 0, 1 (skull), 2 (skull), 3 (skull), 4 and 5.
