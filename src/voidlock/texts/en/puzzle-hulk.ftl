### Puzzles of Space Hulk. puzzle-hulk-<puzzle> is its title, -ask its question, -why the idea of the answer (games/hulk/puzzles).

puzzle-hulk-shut = One point short
puzzle-hulk-shut-ask = Two Genestealers run at { terminator-sb1 }, who stands at an open door with 1 AP left. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-shut-why = S1 needs five steps and one attack: all of its 6 AP. A closed door costs it one more to open, so it arrives with nothing left. A shot hits less than one time in three.

puzzle-hulk-ground = Give ground
puzzle-hulk-ground-ask = S1 is six squares away and { terminator-sb1 } has 2 AP left. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-ground-why = From there S1 can just reach him and attack once. One square back costs 2 AP, and S1 runs out of points in front of him. Overwatch is good too, but the gun may jam at the first shot.

puzzle-hulk-blank = Point blank
puzzle-hulk-blank-ask = S1 stands right in front of { terminator-sb1 }, who has 2 AP left and a power fist. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-blank-why = In close assault it's three dice against one. Shoot: the first shot hits almost one time in three, and the second, as sustained fire, more than one time in two. A shot can't cost him his life.

puzzle-hulk-patience = Let it come
puzzle-hulk-patience-ask = { terminator-claws } faces S1 with his lightning claws and has 2 AP left. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-patience-why = It will attack anyway, and a defender who faces it strikes back just as hard. On guard he may reroll his dice, in every assault until the end of the turn. If he attacks first, he has no such help.

puzzle-hulk-firewall = Wall of fire
puzzle-hulk-firewall-ask = Three Genestealers in the corridor, one in the passage to the north. { terminator-flamer } has one shot with the heavy flamer. Where does he aim, so that everybody has the best chance to live?
puzzle-hulk-firewall-why = Nothing walks into flames. Every way to him leads through the empty junction, so set that alight and nobody comes. Burning the three leaves the fourth a clear way.

puzzle-hulk-parry = Again, please
puzzle-hulk-parry-ask = { terminator-sgt } attacked S1, and it's a tie: its dice are 5, 2 and 1, his score is 5. Does he parry, so that everybody has the best chance to live through the aliens' turn?
puzzle-hulk-parry-why = Only its 5 holds the tie. Rerolled, it's 4 or less four times in six, and S1 dies. A tie would leave it alive in front of him, with all its AP to attack.

puzzle-hulk-enough = Leave it at that
puzzle-hulk-enough-ask = { terminator-sgt } attacked S1, and it's a tie: its dice are 5, 5 and 1, his score is 5. Does he parry, so that everybody has the best chance to live through the aliens' turn?
puzzle-hulk-enough-why = A parry rerolls one die, and the other 5 stays. So he can't win any more, but with a 6 he dies. Accept the tie.

puzzle-hulk-corner = Round the corner
puzzle-hulk-corner-ask = A blip waits in the passage to the north, out of sight. { terminator-sb1 } stands before the crossing with 2 AP left. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-corner-why = Whatever it hides has to come out in front of his gun. On overwatch he fires at every step there. If he goes to look, he reveals it and stands in the open with nothing left.

puzzle-hulk-plug = One square
puzzle-hulk-plug-ask = Genestealers come from three sides. { terminator-lib } has no AP, but 3 psi points. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-plug-why = All three ways end on the square right in front of him, the only one from which he can be attacked. A force barrier there stops everybody. Further away it stops only those from the east.

puzzle-hulk-volley = Volley
puzzle-hulk-volley-ask = Three Genestealers in a row, and { terminator-cannon } with his assault cannon has 2 AP left. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-volley-why = Two shots now kill two at best. On overwatch he fires at every step and every attack that he sees, for nothing, and the assault cannon hits seven times in ten and never jams.

puzzle-hulk-jammed = Click
puzzle-hulk-jammed-ask = S1 has taken its first step towards { terminator-sb1 }. He's on overwatch, but his gun is jammed, and you have 1 command point. What gives everybody the best chance to live through the aliens' turn?
puzzle-hulk-jammed-why = Clearing the jam doesn't end overwatch: from the next step on he fires again. Wait, and those shots are lost.
