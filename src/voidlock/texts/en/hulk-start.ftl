### Space Hulk at the start: the missions, and an introduction for new players.

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
hulk-first = Start here

hulk-what-text = You lead Space Marines in heavy armour through a derelict ship, square by square. They are slow and kill from a distance. Genestealers are fast and kill in close assault. They arrive as blips: nobody knows how many Genestealers a blip is until a marine sees it.
hulk-what-end = Each mission says how to win: burn a room, get someone out, kill everything. The aliens follow fixed rules, and you can ask any of them why it did what it did.
hulk-steps = A turn in five steps
hulk-step-1 = Command: you draw 1 to 6 command points. Each pays for one action point for any marine. With a sergeant on the board you may redraw once.
hulk-step-2 = Your marines: each acts in turn with 4 action points. A step forward, a quarter turn or a shot costs 1; a step backward, overwatch or guard costs 2.
hulk-step-3 = Reinforcement: new blips arrive at the entry areas beside the board.
hulk-step-4 = Aliens: each has 6 action points. A marine on overwatch fires at every Genestealer that acts in his view. You may react with command points.
hulk-step-5 = Mission status: flames, overwatch, guard and jams are removed, and the next turn begins.
hulk-steps-hint = Choose a square to see what's there, what it costs to get there, and why something isn't possible.
