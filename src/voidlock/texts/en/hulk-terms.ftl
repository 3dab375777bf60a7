### Vocabulary of Space Hulk. notion-*: value = the word, .text = explanation with the rule number.
### The glossary of both languages is docs/glossary.md.

## The board

notion-square = square
    .text = One place of the board, called by its column and row: 8,5. One piece at most stands on it. (BRD-1)

notion-section = section
    .text = One piece of floor: a corridor, a crossroads, a room. Flames fill a section, and brood tests are made for one. (BRD-2)

notion-door = door
    .text = Closed it bars the way and the view. A marine or Genestealer opens or closes a door in its front three squares for 1 action point, a blip any door beside it. Nobody can close it while a piece stands in it. Shots, close assault and chainfists destroy it: a storm bolter on a 6, an assault cannon on 5 or more. (DOR-1)

notion-bulkhead = bulkhead
    .text = A sealed door. It cannot be opened; whether a chainfist cuts it is said by the mission. (BRD-5)

notion-entry_area = entry area
    .text = A place beside the board where blips arrive. From there they enter on the entry square for 1 action point. Marines neither see nor shoot into it. (BRD-6)

notion-exit = exit
    .text = A marine on an exit square leaves the board by a move in the direction of the exit, at its usual cost. He is alive and out of the game. (MOV-6)

notion-object = object
    .text = Taken up by ending a move on its square, for no points, and carried along. Passing it on or putting it down costs 1 action point. It drops when its carrier dies. (OBJ-1)

## Points

notion-action_point = action point
    .text = A marine has 4 a turn, an alien 6. A step forward or a quarter turn costs a marine 1, a step backward 2, a shot 1, overwatch or guard 2. What is left over is lost. (ACT-1)

notion-command_point = command point
    .text = 1 to 6 are drawn each turn. One pays for one action point of any marine, also of one who has acted. With a sergeant on the board they may be drawn again once. What is left over is lost at the end of the turn. (CP-1)

notion-reaction = reaction
    .text = After an alien action that a marine sees, one marine anywhere may carry out one action paid with command points alone. It comes before the overwatch shots. (CP-5)

notion-activation = activation
    .text = Marines act one after the other, each until his points are spent or he is done. Who has acted acts again with command points only. (ACT-2)

## Seeing and moving

notion-front_arc = front arc
    .text = The quarter of the board ahead of a piece, with edges on the diagonals. Marines and Genestealers see and attack only there. The front three squares are ahead, and ahead to the left and right. (MOV-1)

notion-line_of_sight = line of sight
    .text = Seen is what lies in the front arc with nothing between: walls, closed doors, pieces, flames and force barriers bar the view. Of a corridor only the squares straight ahead and the front three are seen. (LOS-1)

notion-corner = corner rule
    .text = A diagonal step is not possible between two blocked squares: walls, closed doors, barriers or pieces. (MOV-4)

## Shooting

notion-shot = shot
    .text = Marines fire at a Genestealer or closed door that they see, for 1 action point. A storm bolter rolls two dice and hits on any 6; an assault cannon three dice, on any 5 or more. Blips cannot be fired at. (SHT-1)

notion-sustained_fire = sustained fire
    .text = A second shot at the same target, with nothing done in between, hits on one less: storm bolter 5, assault cannon 4. It also holds on overwatch. (SHT-2)

notion-move_and_fire = fire on the move
    .text = After a step or a quarter turn a marine may fire a storm bolter or assault cannon once for no points. It is never sustained fire. (5.1)

notion-overwatch = overwatch
    .text = For 2 action points a marine waits with a storm bolter or assault cannon. After each action of a Genestealer that he then sees within 12 squares he must fire at it, for no points. It ends with any other action of his, when he is attacked in close assault, and at the end of the turn. (OVW-1)

notion-jam = jam
    .text = A storm bolter jams when both dice of an overwatch shot show the same number. It cannot fire until the jam is cleared for 1 point, or the turn ends. Overwatch is only suspended by it. (JAM-1)

notion-assault_cannon = assault cannon
    .text = Three dice, hits on any 5 or more, never jams. 10 shots; it can be reloaded once, for 4 action points. After that three equal dice make it explode: its marine dies, and everybody else in his section on 4 or more. (ACN-1)

notion-heavy_flamer = heavy flamer
    .text = For 2 action points it sets the whole section of a square alight that is seen within 12 squares, never his own section. 6 shots unless the mission says otherwise. It fires neither on overwatch nor on the move. (FLA-1)

notion-flames = flames
    .text = Every piece in the section that is set alight dies on 2 or more, marines too; the Broodlord does not. Flames bar the view, nobody enters them from outside, and they last to the end of the turn. (FLA-3)

## Close assault

notion-close_assault = close assault
    .text = Against an enemy or closed door directly ahead, for 1 action point. A Genestealer rolls three dice, a marine one; the best die of each counts, the higher wins and the other dies. A defender who wins kills only an attacker directly in front of him. A tie harms nobody. (CLS-1)

notion-parry = parry
    .text = A power sword makes the opponent in front roll its highest die again. (CLS-6)

notion-block = block
    .text = A storm shield takes one die from the opponent in front. (CLS-6)

notion-guard = guard
    .text = For 2 action points. In each close assault the marine may roll all his dice again once, after any parry. It ends with any action of his and at the end of the turn; an attack does not end it. (CLS-7)

notion-chainfist = chainfist
    .text = Destroys a door directly ahead without a roll. (CLS-8)

notion-lightning_claws = lightning claws
    .text = Two dice with +1 each in close assault against an opponent in front. Their marine has no gun. (CLS-2)

notion-thunder_hammer = thunder hammer
    .text = +2 to the die in close assault against an opponent in front, and a storm shield beside it. Its marine has no gun. (CLS-2)

## The librarian

notion-psi_point = psi point
    .text = The librarian has 20 for the whole mission. In close assault against an opponent in front each adds 1 to his best die. One psychic power a phase costs some of them. (PSI-1)

notion-prescience = prescience
    .text = 1 psi point: one command point spent this turn comes back. (PSI-4)

notion-force_barrier = force barrier
    .text = 2 psi points: an empty square seen within 6 squares bars the way and the view to the end of the turn. (PSI-4)

notion-psychic_storm = psychic storm
    .text = 3 psi points, seen within 6 squares: one Genestealer dies on 2 or more, or everything in its section, marines too, on 4 or more. The Broodlord does not. (PSI-4)

## Aliens

notion-genestealer = Genestealer
    .text = 6 action points. It moves in any direction, backward for 2, with a free quarter turn after each step, and kills in close assault with three dice. (ACT-1)

notion-blip = blip
    .text = A counter for 1 to 3 Genestealers; nobody knows how many. It moves 1 square a point in any direction, never into sight and never beside a marine. (BLP-1)

notion-reveal = reveal
    .text = As soon as a marine sees a blip, it is replaced by its Genestealers: the first on its square, the others beside it, where you choose. When its turn comes it may also strike by itself. (BLP-10)

notion-lurking = lurking
    .text = Aliens in an entry area lurk. One that arrives while a marine is within 6 squares of the entry square cannot enter this turn. (BLP-4)

notion-reinforcement = reinforcement
    .text = Each turn the mission brings new blips. A die says where each arrives: 1 an ambush, 2 to 4 near the marine first in target priority, 5 near the most isolated one, 6 where you choose. (S-4)

notion-ambush = ambush
    .text = On a 1 a new blip appears on the board, exactly 6 squares from a marine, unseen and beside nobody. (S-11)

notion-target_priority = target priority
    .text = Whom aliens go for: first marines that the mission depends on, then those who cannot answer with overwatch, then those it can come upon from outside their front arc, then those with storm bolters. (A13)

notion-brood_test = brood test
    .text = Made when an alien would step into sight. A die plus the number of aliens in its section: with 6 or more they all break out and ignore that they are seen, otherwise they wait. Once a section and turn. (A4)

notion-broodlord = Broodlord
    .text = In close assault its highest and lowest die are added. A shot kills it only with two dice that hit. Flames and psychic storms do not harm it. (BRO-3)

notion-mission_status = mission status phase
    .text = The end of the turn: flames, force barriers, overwatch, guard and jams are removed, and it is seen whether the mission is won or lost. (16)
