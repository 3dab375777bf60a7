### Lessons of Space Hulk. lesson-hulk-<lesson> is its title; the others are said at its steps (games/hulk/lessons).

## 1. Walking and turning

lesson-hulk-walk = Walking and turning
lesson-hulk-walk-choose = The aim: complete your mission in this wreck before the aliens kill your Space Marines. They act one by one, each with 4 action points (AP). { terminator-sgt } stands before a crossing: choose him.
lesson-hulk-walk-lead_man = He'll have his turn. { terminator-sgt } stands in front: choose him.
lesson-hulk-walk-nobody_moved = That would end your turn with nobody moved. Choose { terminator-sgt }.
lesson-hulk-walk-forward = One square forward, straight or diagonal, costs 1 AP. The crossing is 8,5: column 8, row 5. Walk there: choose the square on the map or in the list.
lesson-hulk-walk-walk_first = Later. First one step forward, onto 8,5.
lesson-hulk-walk-points_left = Points you don't use are lost, and he has some left. Not yet.
lesson-hulk-walk-turn = He sees only what's ahead of him; what's behind him, { terminator-sb1 } sees. Someone should look into the corridor to the north; north is up on the map. A quarter turn costs 1 AP. Turn north.
lesson-hulk-walk-other_side = That's south. North is up.
lesson-hulk-walk-not_that_way = He'd leave the crossing without having looked. Turn north first.
lesson-hulk-walk-free_shot = After a step or a turn he may fire once for free. But there's only a door to shoot at. Turn north.
lesson-hulk-walk-north = Now he sees all of the northern corridor, and nothing of the others. That's why marines die: nobody looks everywhere. Take a step north, to 8,4.
lesson-hulk-walk-go_on = Keep looking north. One step, to 8,4.
lesson-hulk-walk-back_is_dear = A step backward costs 2 AP, and sideways isn't possible at all. Go forward, to 8,4.
lesson-hulk-walk-done = 1 AP left, and a step back would cost 2. You needn't use every point: finish with Done.
lesson-hulk-walk-save_it = You could. But he stands well here: finish with Done.
lesson-hulk-walk-end = 4 AP a turn: a step forward 1, a quarter turn 1, a step back 2. Where a marine looks is as important as where he stands.

## 2. Overwatch and jams

lesson-hulk-overwatch = Shooting and overwatch
lesson-hulk-overwatch-choose = A Genestealer, S1, stands far down the corridor. They are fast: it would be here next turn, and it tears marines apart. { terminator-sb1 } sees it: choose him.
lesson-hulk-overwatch-fire = A shot costs 1 AP. The storm bolter rolls two dice, and a 6 kills: about one time in three. Fire at S1.
lesson-hulk-overwatch-shoot_first = S1 would be upon you next turn. Shoot at it.
lesson-hulk-overwatch-sustained = Missed. But if the next thing he does is fire at the same target again, a 5 or 6 is enough: sustained fire. Fire again.
lesson-hulk-overwatch-bonus_lost = Then the bonus is gone. Fire at S1 again.
lesson-hulk-overwatch-watch = Got it. 2 AP left, just enough for overwatch: he waits, and fires for free at every Genestealer that does something in his sight. The aliens act next: go on overwatch.
lesson-hulk-overwatch-wait_here = There may be more of them. He stands well: go on overwatch.
lesson-hulk-overwatch-only_a_door = There's only a door left to shoot at. Go on overwatch.
lesson-hulk-overwatch-not_guard = Guard is for close assault. With a gun and a long corridor, choose overwatch.
lesson-hulk-overwatch-two_points = 2 AP would be lost. Go on overwatch.
lesson-hulk-overwatch-end = S2 came round the corner, into his sight, and he shot it. But both dice were the same, and on overwatch that jams the bolter. It won't fire until you clear it for 1 point, or until the turn ends.

## 3. Doors, blips and reveals

lesson-hulk-blips = Doors and blips
lesson-hulk-blips-choose = A blip is a sign on the scanner: one, two or three Genestealers, nobody knows how many. B1 is behind that door. Choose { terminator-sgt }.
lesson-hulk-blips-at_the_door = It's { terminator-sgt } who stands at the door. Choose him.
lesson-hulk-blips-open = Opening a door costs 1 AP; it has to be in front of him. Open it.
lesson-hulk-blips-just_open = That would break the door for good. You'll want it again: just open it.
lesson-hulk-blips-open_first = First let's see what's behind the door. Open it.
lesson-hulk-blips-place = He sees the blip, so it's revealed: two Genestealers. The first stands where the blip was. You place the other one, so keep it far away: choose one of the squares at the back.
lesson-hulk-blips-far_away = That's closer than it has to be. Choose one of the squares at the back: 16,4, 16,5 or 16,6.
lesson-hulk-blips-close = Two of them, only a few steps away: too many for one bolter. A closed door blocks the way and the view. Close it, for 1 AP.
lesson-hulk-blips-two_of_them = Two at once are too dangerous, each would need a lucky shot. Close the door.
lesson-hulk-blips-wait = They will open it, for a point of theirs. Then he'd better be ready: go on overwatch.
lesson-hulk-blips-leave_it = Leave the door shut. Go on overwatch.
lesson-hulk-blips-be_ready = Two Genestealers are about to come through that door. Go on overwatch.
lesson-hulk-blips-end = Blips become Genestealers as soon as a marine sees them. Doors are your best friends: open them when you're ready, not when they are.

## 4. Close assault

lesson-hulk-assault = Close assault
lesson-hulk-assault-attack = S1 stands right before { terminator-sgt }. In close assault it rolls three dice, he rolls one; the best die of each counts, and the lower one dies. If they are equal, nobody does. As a sergeant he adds 1. Attack it.
lesson-hulk-assault-too_close = You could shoot as well. But here you learn close assault: attack it.
lesson-hulk-assault-stand = You can't get away from a Genestealer. Attack it.
lesson-hulk-assault-strike_first = Guard costs 2 AP. Strike first, with S1.
lesson-hulk-assault-parry = It rolled a 6, he has a 5: he would die. But his power sword can parry: it rolls its best die again. Parry.
lesson-hulk-assault-he_dies = Then he's dead. Parry!
lesson-hulk-assault-both_help = He may use both, and both are free: parry first, the guard comes after.
lesson-hulk-assault-guard = Its 6 became a 1, and he won. S2 is coming next. For 2 AP he can go on guard: then he may reroll his own die in every assault. Go on guard.
lesson-hulk-assault-it_comes = S2 will be here before your next turn. Go on guard.
lesson-hulk-assault-no_overwatch = Good idea in a long corridor, but it's too close for more than a shot or two. Go on guard.
lesson-hulk-assault-stay = 1 AP left. But any action would end his guard: choose Done.
lesson-hulk-assault-guard_ends = That would end his guard. Choose Done.
lesson-hulk-assault-again = It came and attacked: a 5 against his 2. First the parry: its best die again.
lesson-hulk-assault-reroll = Still 4 against 2. Now guard: reroll his own die.
lesson-hulk-assault-use_guard = A 2 loses against a 4. Use the guard: reroll.
lesson-hulk-assault-end = A 6, plus 1: he killed it in its own attack. But without sword and guard a marine loses two times out of three, and attacked from the side or from behind he can't strike back or parry at all. Shoot them before they arrive.

## 5. Command points and reactions

lesson-hulk-command = Command points
lesson-hulk-command-last_point = { terminator-sb1 } has 1 AP left this turn, and S1 is in his sight. Use it: fire at S1.
lesson-hulk-command-fire_now = S1 is right there. Fire at it.
lesson-hulk-command-pay = Missed, and his AP are used up. But each turn you also get 1 to 6 command points, CP for short. Each one pays for 1 AP of any marine. Fire again: it's paid with a CP.
lesson-hulk-command-same_marine = They don't see it. { terminator-sb1 } does, and it's sustained fire now: fire again.
lesson-hulk-command-again = A second shot at the same target hits on a 5. Fire at S1 again.
lesson-hulk-command-save = Got it, with one CP; two are left. Don't spend them all: they work in the aliens' turn too. Choose Done.
lesson-hulk-command-for_later = Keep your CP for the aliens' turn. Choose Done.
lesson-hulk-command-react = S2 comes round the corner! When a marine sees an alien do something, one marine may react with command points. Let { terminator-sb1 } act.
lesson-hulk-command-who_sees = He's too far away to help. { terminator-sb1 } sees it.
lesson-hulk-command-right_there = It's next to him and will attack. React!
lesson-hulk-command-shoot = One action, for CP. Fire at S2.
lesson-hulk-command-kill_it = It's next to him and will attack. Fire at S2.
lesson-hulk-command-end = That saved his life. CP left at the end of a turn are lost, but a turn without CP is a dangerous one. While a sergeant lives, you may swap each turn's draw for a new one, once.

## 6. The aliens and their ambushes

lesson-hulk-aliens = The aliens
lesson-hulk-aliens-where = Nobody plays the aliens: dice and rules do. Each turn new blips arrive at the entry areas, E1 to E3 at the ends of the corridors. A die says where; a 6 lets you choose. Choose the one that's far away: E3.
lesson-hulk-aliens-closer = That one is only a few steps from your marines. Choose E3.
lesson-hulk-aliens-ambush = The next die was a 1, an ambush: B2 appeared in the dark, six squares from one marine and maybe closer to another. It waits round the corner, to the south. Choose { terminator-sgt }.
lesson-hulk-aliens-sgt_sees = { terminator-sgt } stands nearest to the crossing. Choose him.
lesson-hulk-aliens-step = Why did it wait? Before aliens step into your sight they take a brood test: a die plus the number of aliens in their section, which is a part of the map. On 6 or more they all break out. This was only 1 + 1. Step onto the crossing: 8,5.
lesson-hulk-aliens-to_the_crossing = From there he can't see round the corner. Step onto 8,5.
lesson-hulk-aliens-look = Better you surprise them than they surprise you. Turn south.
lesson-hulk-aliens-other_way = That's north. The blip is in the south.
lesson-hulk-aliens-turn_south = B2 is in the corridor to the south. Turn south.
lesson-hulk-aliens-snap = Only one Genestealer. Right after a step or a turn, a marine may fire once for free. Fire at S1, free.
lesson-hulk-aliens-free_shot = That costs 1 AP. The free shot costs nothing: take that one.
lesson-hulk-aliens-shoot_it = Shoot it before it moves: the free shot at S1.
lesson-hulk-aliens-end = They take the shortest way to the marine who is easiest to kill: one who can't shoot back, or looks the other way. So leave nobody alone, and cover your back. A marine near an entry area helps: a blip that arrives within six squares of one has to wait there for a turn. One lesson is left: how to win.

## 7. A short real mission

lesson-hulk-exit = The way out
lesson-hulk-exit-plan = Now everything together, with real dice. Every mission says how it is won; here, get two of your three marines off the board at the exit, the arrow in the east. A door is still in the way. S1, a Genestealer, is already coming from behind, out of the west: let { terminator-sb2 } watch that corridor while the others walk. Good luck!
lesson-hulk-exit-end = That's a mission. Won or lost, you know how to play now: walk, watch, shoot, and keep some command points. { mission-original-1-airlock-nine } is played on this whole map and takes about ten minutes.
