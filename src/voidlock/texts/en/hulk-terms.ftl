### Vocabulary of Space Hulk. notion-*: value = the word, .text = explanation with the rule number.
### The glossary of both languages is docs/glossary.md.

## The board

notion-square = square
    .text = One space of the board, named by its column and row: 8,5. At most one piece can be on it. (BRD-1)

notion-section = section
    .text = One piece of floor: a corridor, a crossroads, a room. Flames fill a whole section, and each brood test is for one section. (BRD-2)

notion-door = door
    .text = A closed door blocks movement and sight. A marine or Genestealer opens or closes a door in its front three squares for 1 action point, a blip any door next to it. A door can't be closed while a piece is in it. Shots, close assault and chainfists destroy it: a storm bolter on a 6, an assault cannon on 5 or more. (DOR-1)

notion-bulkhead = bulkhead
    .text = A sealed door. It can't be opened; the mission says whether a chainfist can cut it. (BRD-5)

notion-entry_area = entry area
    .text = An area beside the board where blips arrive. From there they enter the entry square for 1 action point. Marines can't see or shoot into it. (BRD-6)

notion-exit = exit
    .text = A marine on an exit square leaves the board by moving in the direction of the exit, at the usual cost. He is alive and out of the game. (MOV-6)

notion-object = object
    .text = A marine picks it up for free by ending a move on its square, and carries it along. Passing it on or putting it down costs 1 action point. It drops if its carrier dies. (OBJ-1)

## Points

notion-action_point = action point
    .text = A marine has 4 per turn, an alien 6. For a marine, a step forward or a quarter turn costs 1, a step backward 2, a shot 1, overwatch or guard 2. Unspent points are lost. (ACT-1)

notion-command_point = command point
    .text = You draw 1 to 6 each turn. Each pays for one action point of any marine, even one who has already acted. With a sergeant on the board you may redraw once. Unspent points are lost at the end of the turn. (CP-1)

notion-reaction = reaction
    .text = After an alien action that a marine sees, one marine anywhere may take one action paid for only with command points. It comes before the overwatch shots. (CP-5)

notion-activation = activation
    .text = Marines act one at a time, each until he is out of points or you finish. A marine who has acted can act again only with command points. (ACT-2)

## Seeing and moving

notion-front_arc = front arc
    .text = The quarter of the board ahead of a piece, bounded by the diagonals. Marines and Genestealers see and attack only there. The front three squares are the one ahead and the ones ahead to the left and right. (MOV-1)

notion-line_of_sight = line of sight
    .text = A piece sees what is in its front arc with nothing in between: walls, closed doors, pieces, flames and force barriers block the view. In a corridor it sees only the squares straight ahead and the front three. (LOS-1)

notion-corner = corner rule
    .text = A piece can't step diagonally between two blocked squares: walls, closed doors, barriers or pieces. (MOV-4)

## Shooting

notion-shot = shot
    .text = A marine fires at a Genestealer or closed door he can see, for 1 action point. A storm bolter rolls two dice and hits on any 6; an assault cannon rolls three and hits on any 5 or more. Blips can't be fired at. (SHT-1)

notion-sustained_fire = sustained fire
    .text = A second shot at the same target, with no other action in between, needs one less to hit: storm bolter 5, assault cannon 4. This also applies on overwatch. (SHT-2)

notion-move_and_fire = fire on the move
    .text = After a step or a quarter turn, a marine may fire a storm bolter or assault cannon once for free. It is never sustained fire. (5.1)

notion-overwatch = overwatch
    .text = For 2 action points a marine waits with a storm bolter or assault cannon. After each action of a Genestealer that he can see within 12 squares, he must fire at it for free. Overwatch ends when he takes any other action or is attacked in close assault, and at the end of the turn. (OVW-1)

notion-jam = jam
    .text = A storm bolter jams when both dice of an overwatch shot show the same number. It can't fire until the jam is cleared for 1 point or the turn ends. A jam only suspends overwatch. (JAM-1)

notion-assault_cannon = assault cannon
    .text = Rolls three dice, hits on any 5 or more, never jams. It has 10 shots and can be reloaded once, for 4 action points. After that, three equal dice make it explode: its marine dies, and everyone else in his section dies on 4 or more. (ACN-1)

notion-heavy_flamer = heavy flamer
    .text = For 2 action points it sets a whole section on fire: pick a square seen within 12 squares, never in his own section. 6 shots unless the mission says otherwise. It can't fire on overwatch or on the move. (FLA-1)

notion-flames = flames
    .text = Every piece in the burning section dies on 2 or more, marines included; the Broodlord doesn't. Flames block the view, can't be entered from outside, and last until the end of the turn. (FLA-3)

## Close assault

notion-close_assault = close assault
    .text = Against an enemy or closed door directly ahead, for 1 action point. A Genestealer rolls three dice, a marine one; only the best die of each counts, the higher wins and the loser dies. A defender who wins kills only an attacker directly in front of him. A tie harms nobody. (CLS-1)

notion-parry = parry
    .text = A power sword makes an opponent in front reroll its highest die. (CLS-6)

notion-block = block
    .text = A storm shield takes one die from the opponent in front. (CLS-6)

notion-guard = guard
    .text = For 2 action points. In each close assault the marine may reroll all his dice once, after any parry. Guard ends when he takes any action and at the end of the turn; being attacked doesn't end it. (CLS-7)

notion-chainfist = chainfist
    .text = Destroys a door directly ahead without a roll. (CLS-8)

notion-lightning_claws = lightning claws
    .text = Two dice with +1 each in close assault against an opponent in front. A marine with claws has no gun. (CLS-2)

notion-thunder_hammer = thunder hammer
    .text = +1 to the die in close assault against an opponent in front, on top of a sergeant's +1, and comes with a storm shield. A marine with a hammer has no gun. (CLS-2)

## The librarian

notion-psi_point = psi point
    .text = The librarian has 20 for the whole mission. In close assault against an opponent in front, each one adds 1 to his best die. He can also spend them on one psychic power per phase. (PSI-1)

notion-prescience = prescience
    .text = 1 psi point: you regain one command point spent this turn. (PSI-4)

notion-force_barrier = force barrier
    .text = 2 psi points: an empty square seen within 6 squares blocks movement and sight until the end of the turn. (PSI-4)

notion-psychic_storm = psychic storm
    .text = 3 psi points, at a Genestealer seen within 6 squares: either it dies on 2 or more, or everything in its section, marines included, dies on 4 or more. The Broodlord doesn't. (PSI-4)

## Aliens

notion-genestealer = Genestealer
    .text = 6 action points. It moves in any direction, backward for 2, with a free quarter turn after each step, and kills in close assault with three dice. (ACT-1)

notion-blip = blip
    .text = A counter that stands for 1 to 3 Genestealers; nobody knows how many. It moves 1 square per point in any direction, never into sight and never next to a marine. (BLP-1)

notion-reveal = reveal
    .text = As soon as a marine sees a blip, it is replaced by its Genestealers: the first on its square, the others next to it, where you choose. When it is activated, it may also strike on its own. (BLP-10)

notion-lurking = lurking
    .text = Aliens in an entry area lurk. An alien that arrives while a marine is within 6 squares of the entry square can't enter this turn. (BLP-4)

notion-reinforcement = reinforcement
    .text = Each turn the mission brings new blips. A die says where each arrives: 1 an ambush, 2 to 4 near the marine first in target priority, 5 near the most isolated one, 6 where you choose. (S-4)

notion-ambush = ambush
    .text = On a 1, a new blip appears on the board exactly 6 squares from a marine, out of sight and not next to anyone. (S-11)

notion-target_priority = target priority
    .text = Which marine aliens go for: first those the mission depends on, then those who can't answer with overwatch, then those it can reach from outside their front arc, then those with storm bolters. (A13)

notion-brood_test = brood test
    .text = Made when an alien would step into sight. Roll a die and add the number of aliens in its section: on 6 or more they all break out and ignore being seen, otherwise they wait. Once per section and turn. (A4)
    .lurking-entry = Made when an alien on the board would step into sight, or when a marine sees the entry square of one that lurks. Roll a die and add the number of aliens in its section: on 6 or more they all break out and ignore being seen, otherwise they wait. Once per section and turn. (A4)

notion-broodlord = Broodlord
    .text = In close assault, add its highest and lowest dice. A shot kills it only if two dice hit. Flames and psychic storms don't harm it. (BRO-3)

notion-mission_status = mission status phase
    .text = The end of the turn: flames, force barriers, overwatch, guard and jams are removed, and the game checks whether the mission is won or lost. (16)
