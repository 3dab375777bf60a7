### Hints in the first games. hint-ask-KIND comes with the first such question, hint-EVENT after the first such event.

hint-got-it = Got it
hint-no-more = No more hints
hint-new = New to you

## Death Angel

hint-ask-choose_team = A Combat Team is two Space Marines and three Action cards: Attack, Support, and Move + Activate. It plays one of them each round, never the same one twice in a row.
hint-ask-choose_action = Pick one card for each of your teams. Cards are resolved in the order of their numbers, the lowest first. The card a team plays now is not available to it next round.
hint-ask-place_token = Support Tokens are rerolls. A Marine can spend one to reroll his attack, or his defence if the swarm is in front of him. From behind, tokens don't help.
hint-ask-move = A Marine trades places with the one above or below him, unless his card says more. Swarms stay where they are, so moving can bring a Marine out of danger, or into it.
hint-ask-facing = A Marine attacks only the side he faces. Turning also decides which swarms are behind him.
hint-ask-activate = A Marine with a Terrain card in front of him can activate it. The card says what it does.
hint-ask-attack = A Marine attacks a swarm on the side he faces, as far away as his range. Unless a card says otherwise, a skull on the die slays one Genestealer.
hint-ask-reroll_attack = You can pay one of his Support Tokens to roll again, as often as he has tokens. Tokens he keeps can save him when he is attacked from the front.
hint-ask-defence = He survives if the roll is higher than the number of Genestealers in the swarm. A token rolls again, but only if he faces the swarm.
hint-ask-event_target = You choose the target of this Event. Only targets that the card allows are on offer.
hint-round_began = Lead the squad through the locations to the last one and do what it asks there. The dials count the blips left on each side: when one is empty, you travel on. Genestealers spawn at the Terrain cards along the edges.
hint-event_drawn = An Event ends every round. Its ability comes first; then Genestealers spawn at Terrain of the colours on the card, and swarms with its icon move.
hint-travelled = A blip pile was empty, so the squad travelled: new location, new Terrain, new blip piles. Swarms and formation come along, unless the new location says otherwise.
hint-marine_slain = A slain Marine leaves the formation, and the others close up: a swarm that has not attacked yet may then attack the next one. A team lives on as long as one of its two Marines does.
hint-lord_spawned = A Brood Lord makes defence harder: take 1 off the roll for each in the attacking swarm. It is slain last of its swarm.

## Space Hulk

hint-ask-next_marine = Activate your marines one at a time, in any order. Once you go on to the next, the one before can act only with command points. Then the aliens act.
hint-ask-order = A marine has 4 action points a turn; what he doesn't spend is lost. To walk, choose any square on the map: you see the way and its cost before he goes.
hint-ask-order-lines = A marine has 4 action points a turn; what he doesn't spend is lost. Each answer says what it costs.
hint-ask-command_points = A command point pays for one action point of any marine, also for reactions while the aliens act. What is left at the end of the turn is lost.
hint-ask-react = An alien acted in sight of a marine. You can interrupt it by paying with command points, or let it go on.
hint-ask-shoot_after_moving = This shot comes with the move: it costs nothing, and it never jams.
hint-ask-parry = A power sword can parry: the opponent rerolls its highest die. Do it when that die beats you.
hint-overwatch_set = On overwatch he fires after each action of a Genestealer he sees, up to 12 squares away, for free. Two equal dice jam a storm bolter.
hint-guard_set = On guard he may reroll all his dice once in every close assault.
hint-gun_jammed = A jammed storm bolter can't fire. Clearing the jam costs 1 action point or command point.
hint-blip_arrived = A blip stands for one or more Genestealers. Nobody knows how many until a marine sees it.
hint-blip_arrived-forced = A blip that arrives within 6 squares of a marine lurks: it can't enter this turn. Be ready for the next one.
hint-blip_ambushes = An ambush: on a roll of 1 a new blip doesn't come from an entry area. It appears in the dark, 6 squares from a marine. No corridor is safe, not even behind you.
hint-blip_revealed-involuntary = A marine saw the blip, so its Genestealers are placed. Blips never fight: only Genestealers do.
hint-blip_revealed-voluntary = This blip could reach a marine unseen, so it strikes: it turns into Genestealers, and they attack right away. Keep a marine on overwatch facing the way you came.
hint-brood_tested-brood_success = Aliens stay out of sight, until they dare: once a turn a die is rolled for their section, plus 1 for each alien there. On a 6 or more they all break out, into your fire.
hint-assault_rolled = In close assault the best single die wins. A Genestealer rolls three dice, most marines one: shoot it before it gets close.
hint-door_opened = An open door opens the view as well: any blip that a marine now sees is revealed.
