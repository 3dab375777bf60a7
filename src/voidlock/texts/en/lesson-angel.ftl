### Lessons of Death Angel. lesson-angel-<lesson> is its title; the others are said at its steps (games/angel/lessons).

## 1. Facing and range

lesson-angel-facing = Facing and range
lesson-angel-facing-turn = Your Space Marines stand in one column: the formation. Each looks left or right. Leon looks left, but there's a swarm of Genestealers behind him, at R3: on the right of row 3. He can't attack what he doesn't look at. Turn Leon around. Never mind the rest of the table yet.
lesson-angel-facing-stays_behind = Then the swarm stays at his back, where he can't do anything about it. Turn Leon.
lesson-angel-facing-far = Now the Green team attacks: Noctis and Gideon. Noctis looks right, and his range is 2: he reaches two positions up or down, on the right side only. The swarm at R4 is exactly two away. Attack it. The percentage on a choice is the chance that it works.
lesson-angel-facing-nearer = That one is in range too, only one position away. But let's see how far he really reaches: attack R4.
lesson-angel-facing-gideon_later = Gideon comes next. First Noctis: R4.
lesson-angel-facing-not_yet = Stopping ends the attacks of this card. Noctis can still hit something: attack R4.
lesson-angel-facing-close = A skull: that Genestealer is gone. Gideon's range is 0: he reaches only the swarm right beside him, on the side he looks at. That's R1; L1 is behind him. Attack R1.
lesson-angel-facing-gideon_too = Each Space Marine of the team may attack once, and Gideon hasn't yet. Attack R1.
lesson-angel-facing-end = A 5, no skull: he missed. The die has the numbers 0 to 5, and 1, 2 and 3 carry a skull. Dead Aim counts the 4 as well, so it was 4 faces in 6: 67%. Look that way, be in range, roll a skull: that's an attack.

## 2. Tokens and rerolls

lesson-angel-tokens = Tokens and rerolls
lesson-angel-tokens-place = Red has played a Support card. Every Support card lets you put one Support Token on any Space Marine, from any team. A token buys a second roll. Noctis is about to attack: give it to him.
lesson-angel-tokens-who_rolls = He isn't rolling any dice this round. Noctis attacks next: give it to him.
lesson-angel-tokens-attack = Now Green attacks. Attack the swarm at L1 with Noctis, and see what the die says.
lesson-angel-tokens-use_it = The swarm is right in front of him. Attack L1 first.
lesson-angel-tokens-reroll = A 0: no skull, a miss. But Noctis has a token, and he looks at the swarm. Pay the token and roll again.
lesson-angel-tokens-keeps_miss = Then it stays a miss. That's what the token is for: roll again.
lesson-angel-tokens-slay = A skull this time. There are two kinds of Genestealers in the swarm, and you choose which one goes. Later it matters: Event cards move swarms by their icon. Here it doesn't: pick either.
lesson-angel-tokens-defend = Now the Genestealers attack. Two of them stand at R4, so Valencio has to roll more than 2. He rolled a 1 and would die. He looks at them and has a token: roll again.
lesson-angel-tokens-would_die = Keeping a 1 means Valencio dies. Pay the token and roll again.
lesson-angel-tokens-end = A 5, he lives. One token, one reroll, for attack and defence alike, as often as there are tokens. From behind it doesn't work: look at what you fear.

## 3. Cards that cannot repeat

lesson-angel-cards = Choosing cards
lesson-angel-cards-spent = Each round every team plays one of its three cards. The card of the last round stays on the table: Green has just played Block, so it's not on offer now. There's a swarm at R2, and Noctis reaches it. Choose Dead Aim, the Attack card.
lesson-angel-cards-no_move = That's the Move + Activate card. Nobody of Red needs to move now; a token is worth more. Choose Overwatch.
lesson-angel-cards-green_first = One team after the other: choose for Green first, Dead Aim.
lesson-angel-cards-support_card = Red played Full Auto last round, so it has to rest. Red looks left, and no swarm is there: choose Overwatch, a Support card, for a token.
lesson-angel-cards-only_attack = Run and Gun moves the team; it attacks only with tokens to pay. Choose Dead Aim.
lesson-angel-cards-order = All cards are revealed together and happen in the order of their numbers: Overwatch is 4, Dead Aim is 16. So Red's token comes first. With Overwatch, a Red Space Marine can pay it for an attack at the end of the round: put it on Leon or Valencio.
lesson-angel-cards-for_red = Overwatch is for Red: put it on Leon or Valencio.
lesson-angel-cards-then_green = Then Dead Aim. Attack R2 with Noctis.
lesson-angel-cards-attack_now = You chose the Attack card for this. Attack R2.
lesson-angel-cards-next_round = Here we leave out the rest of the round, and the Overwatch attack with it. Next round: Overwatch and Dead Aim are resting now, and Block and Full Auto are back. So never play the card today that you need tomorrow. Choose any card.
lesson-angel-cards-end = That's the heart of the game: three cards a team, and never the same one twice in a row.

## 4. Attack and defence

lesson-angel-fight = Surviving swarms
lesson-angel-fight-size = A swarm attacks as one. To survive, a Space Marine must roll more than its number of cards. Three at R2 means Leon needs a 4 or 5. So make it smaller: attack R2 with Leon. The percentage on a swarm is the chance to slay while you can attack it, and the chance to survive it otherwise.
lesson-angel-fight-leon_first = Valencio comes later. Leon first: R2.
lesson-angel-fight-thin_out = With three cards at R2 he dies two times in three. Make the swarm smaller first.
lesson-angel-fight-again = One less. Full Auto lets Leon attack up to three times. Attack R2 again.
lesson-angel-fight-two_left = There are still two, and Leon has attacks left. Again: R2.
lesson-angel-fight-last_one = One left, and one attack. Finish it: R2.
lesson-angel-fight-one_left = One card still kills on a 0 or 1. Use the last attack: R2.
lesson-angel-fight-big_swarm = Leon is safe. Valencio isn't: four cards at L4, only a 5 would save him. Let him attack L4.
lesson-angel-fight-gideon_blocks = L3 is Gideon's problem, and Green has played Block for that. Attack L4.
lesson-angel-fight-try_it = An attack costs nothing. Attack L4.
lesson-angel-fight-save_token = A miss. He could reroll for his token, but even a hit leaves three cards, and he will need the token to live. Keep the roll.
lesson-angel-fight-need_it = It's his only token, and four Genestealers are about to attack him. Keep the roll.
lesson-angel-fight-only_five = Gideon faced three and rolled a 2, but Block makes a skull save him. Valencio rolled a 4 against four cards: equal isn't enough. He has his token: roll again.
lesson-angel-fight-equal_dies = The number must be higher than the number of cards. A 4 against 4 kills him. Roll again.
lesson-angel-fight-end = A 5, just what he needed. When a Space Marine is slain, the column closes up, and a swarm that hasn't attacked yet may attack the next one. Against five cards or more no number is high enough. Small swarms, cards like Block, and a token for the Marine in danger: that's how you live.

## 5. Events, spawns and movement

lesson-angel-events = The Event card
lesson-angel-events-look = Each round ends with an Event card, and most of them hurt. Purple's Forward Scouting lets you look at the next one before it comes. Look.
lesson-angel-events-look_first = You'd be guessing. It's free: look.
lesson-angel-events-away = Psychic Assault may kill a Space Marine outright. You can put it under the deck, where it won't come for a long time. Choose the bottom.
lesson-angel-events-dangerous = Then it's drawn right now. Put it at the bottom.
lesson-angel-events-ability = Another card is drawn instead: Full Scan. An Event does three things in order: its text, two spawns, one movement. Its text first: discard the top card of a blip pile. The piles are the Genestealers still to come, one for each side. Choose the left one.
lesson-angel-events-left_please = That works as well. But watch the left one this time, choose it.
lesson-angel-events-spawned = Then two spawns. The colours say where, here at the red and the yellow Terrain; the triangles say how many. In this game a filled triangle, a major spawn, brings 2 Genestealers, and a hollow one, a minor spawn, brings 1. Choose any card for the next round.
lesson-angel-events-moved = Last, the movement. It names an icon, here the tongue: left swarms went down, right swarms up, to L2 and R3. One matching card takes its whole swarm along. Choose any card.
lesson-angel-events-end = Text, two spawns, movement: every Event. A swarm at the bottom left or the top right can't go on, so it goes behind the Space Marine instead: it flanks him. Some Events, with a hooked arrow, make swarms flank everywhere.

## 6. Terrain and control panels

lesson-angel-terrain = Terrain
lesson-angel-terrain-trade = The cards beside the formation are Terrain. A Move + Activate card does three things in order: move, turn, activate. Moving is trading places with a neighbour. Leon should stand at the Control Panel, L1: trade with Gideon.
lesson-angel-terrain-other_way = That takes him down the column. The Control Panel is at the top: trade with Gideon.
lesson-angel-terrain-leon_moves = Valencio already stands beside the Door. It's Leon who should move.
lesson-angel-terrain-not_there_yet = Leon isn't at the Control Panel yet. Trade places with Gideon.
lesson-angel-terrain-enough = Valencio may move too, but he's already beside the Door. Nobody has to move: choose Next: turn around.
lesson-angel-terrain-stay_at_door = He'd leave the Door. Let him stay there: choose Next: turn around.
lesson-angel-terrain-turn_leon = Now turning. Both look right, but Panel and Door are on the left, and only Terrain in front can be used. Turn one of them.
lesson-angel-terrain-turn_other = And the other.
lesson-angel-terrain-not_in_front = Terrain works only in front of a Space Marine, and it's still behind one of them. Turn him.
lesson-angel-terrain-door = Now activate. A Door collects tokens: when you travel on, each one slays a Genestealer anywhere. Activate the Door with Valencio.
lesson-angel-terrain-door_first = The Panel is next. First the Door.
lesson-angel-terrain-use_them = Both stand in front of something useful. Activate the Door.
lesson-angel-terrain-onward = Red's card, Onward Brothers!, gives the Door a second token. Take it.
lesson-angel-terrain-free_token = It's free, and it slays a Genestealer later. Take it.
lesson-angel-terrain-panel = Now the Control Panel. What it does is on the location's card; select its name at the top to read it. Here, in Cryo Control, it discards the top card of a blip pile. Activate it with Leon.
lesson-angel-terrain-use_panel = It's one Genestealer less to fight. Activate it.
lesson-angel-terrain-pile = Choose a pile.
lesson-angel-terrain-end = Move, turn, activate: always in this order, each only if you like. And every location has another Panel, so read the card when you arrive.

## 7. Travel and winning

lesson-angel-travel = Travel and winning
lesson-angel-travel-empty = You don't have to kill them all: when a blip pile is empty at the end of a phase, you travel to the next location. One card is left in the left pile, and Grey's Stealth Tactics discards one. Take it from the left.
lesson-angel-travel-still_cards = The right pile still has three cards. The left one has only one: take that.
lesson-angel-travel-take_it = That's the last card in the way. Take it from the left.
lesson-angel-travel-door = The pile is empty, so you travel. First the Door: it has a token, so slay one Genestealer, whichever you like.
lesson-angel-travel-use_door = The token is lost either way. Slay one.
lesson-angel-travel-arrived = A new location, new Terrain, new piles. The swarms came along. This is the last one: here you win or lose. In the Launch Control Room the way to win is its Control Panel, and Gideon stands right in front of it, with Green's card still to come. Activate it.
lesson-angel-travel-the_way_to_win = This Panel is how you win here. Activate it.
lesson-angel-travel-token = Either you put down a token, or you roll: a number no higher than the tokens here wins the game. There's none yet, so only a 0 would do. Put down a token first; it comes from the supply.
lesson-angel-travel-one_in_six = Without a token only a 0 wins: one chance in six. Put down a token first.
lesson-angel-travel-end = With each token the roll gets better. Every last location has its own way to win. And you always win there when no Genestealer is left, neither in the formation nor in the piles. You lose when the last Space Marine dies.

## 8. A short real game

lesson-angel-game = A short real game
lesson-angel-game-plan = Now everything together, with real dice. You're in the Launch Control Room with one token: a Space Marine in front of the Control Panel (L3) wins with a roll of 1 or less, and each token he puts there instead makes it likelier. Or empty both piles and kill every Genestealer. Choose your cards, and good luck!
lesson-angel-game-end = That was a last location. Won or lost, you know how to play now. A real game starts in the Void Lock, travels through three locations and takes about half an hour.
