### Space Hulk at the start: the missions, and the game for somebody who is new.

hulk-lead = Narrow corridors, a few marines, blips in the dark. Choose a mission.
hulk-listed =
    { $size ->
        [small] Small, { $marines } marines
        [medium] Medium, { $marines } marines
       *[large] Large, { $marines } marines
    }
hulk-facts =
    { $turns ->
        [0] { $marines } marines, { $squares } squares, no turn limit.
       *[other] { $marines } marines, { $squares } squares, { $turns } turns.
    }
hulk-first = To begin with

hulk-what-text = You lead Space Marines in heavy armour through a derelict ship, square by square. They are slow, and kill from afar. Genestealers are fast, and kill in close assault. They come as blips: nobody knows how many Genestealers a blip is until it is seen.
hulk-what-end = Each mission says how it is won: burn a room, bring somebody out, kill everything. The aliens follow fixed rules, and every one of them can tell why it does what it does.
hulk-steps = A turn, in five steps
hulk-step-1 = Command: you draw 1 to 6 command points. Each pays for an action point of any marine. With a sergeant on the board you may draw again once.
hulk-step-2 = Your marines: one after the other has 4 action points. A step forward, a quarter turn or a shot costs 1; a step backward, overwatch or guard costs 2.
hulk-step-3 = Reinforcement: new blips arrive at the entry areas beside the board.
hulk-step-4 = Aliens: each has 6 action points. A marine on overwatch fires at every Genestealer that acts in his view. You may react with command points.
hulk-step-5 = Mission status: flames, overwatch, guard and jams are removed, and the next turn begins.
hulk-steps-hint = Choose a square to see what is there, what the way costs, and why something is not possible.
