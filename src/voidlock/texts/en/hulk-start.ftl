### Space Hulk at the start: the missions, and an introduction for new players.

hulk-own-squad = Same mission, your squad
hulk-make = Make a mission
hulk-orders = Choose your orders
hulk-other-mission = Choose another mission
hulk-first = Start here
hulk-first-why = Why start here: the smallest squad, the shortest game, and blips that hide no more than two Genestealers.
hulk-chart-legend = Legend
hulk-chart-marine = marine
hulk-chart-door = door
hulk-chart-bulkhead = bulkhead
hulk-chart-entry = entry area: blips arrive here
hulk-chart-exit = exit
hulk-chart-objective = objective
hulk-chart-ladder = ladder
hulk-chart-room = room
hulk-hardness-1 = Easy
hulk-hardness-2 = Medium
hulk-hardness-3 = Hard
hulk-hardness-4 = Very hard
hulk-won-by = our bot wins { $share } of its games
hulk-minutes = about { $number } min
hulk-figures =
    { $hardness ->
        [1] { hulk-hardness-1 }
        [2] { hulk-hardness-2 }
        [3] { hulk-hardness-3 }
       *[4] { hulk-hardness-4 }
    }, { hulk-minutes }, { hulk-won-by }
hulk-marines =
    { $number ->
        [one] 1 marine
       *[other] { $number } marines
    }
hulk-turns = { $number } turns
hulk-best-won = Best: won in turn { $turn } ({ $won } won, { $lost } lost)
hulk-best-lost = Not won yet ({ $lost } lost)
hulk-of-squad =
    { $number ->
        [1] { $role }
       *[other] { $number } × { $role }
    }
hulk-victory = You win if
hulk-defeat = You lose if
hulk-goal-draw = (a draw)
hulk-own-chosen = { $file } is chosen. It stays chosen until you choose another mission.

## Victory and defeat in words, from a mission file

goal-flame_any = any square of the { $things } burns
goal-flame_each = each of these has burned: { $things }
goal-exterminate = no aliens are left
goal-blockade = a marine stands within { $number } squares of every entry area
goal-kills =
    { $number ->
        [one] 1 alien is dead
       *[other] { $number } aliens are dead
    }
goal-exited =
    { $number ->
        [one] 1 marine leaves the board
       *[other] { $number } marines leave the board
    }
goal-exit_with =
    { $state ->
        [damaged] a marine carries this out, even damaged: { $things }
       *[other] a marine carries this out undamaged: { $things }
    }
goal-operate_each = each of these has been operated: { $things }
goal-survive = the squad holds out until the end of turn { $number }
goal-broodlord_dead = the Broodlord is dead
goal-no_flamer_shots = no living marine has a flamer shot left
goal-all_marines_dead = no marines are left on the board
goal-alive_plus_exited_below = fewer than { $number } marines are alive or have left
goal-object_destroyed = this is destroyed: { $things }
goal-alien_on = an alien steps onto this: { $things }
goal-flame_in_section = this section burns: { $things }
goal-turn_limit = turn { $turns } ends without a victory

## For new players

hulk-step-1-name = Command
hulk-step-2-name = Your marines
hulk-step-3-name = Reinforcement
hulk-step-4-name = Aliens
hulk-step-5-name = Mission status

hulk-what-text = You lead Space Marines in heavy armour through a derelict ship, square by square. They are slow and kill from a distance. Genestealers are fast and kill in close assault. They arrive as blips: nobody knows how many Genestealers a blip is until a marine sees it.
hulk-what-end = Each mission says how to win: burn a room, get someone out, kill everything. The aliens follow fixed rules, and you can ask any of them why it did what it did.
hulk-steps = A turn in five steps
hulk-step-1 = You draw 1 to 6 command points. Each pays for one action point for any marine. With a sergeant on the board you may redraw once.
hulk-step-2 = Each acts in turn with 4 action points. A step forward, a quarter turn or a shot costs 1; a step backward, overwatch or guard costs 2.
hulk-step-3 = New blips arrive at the entry areas beside the board.
hulk-step-4 = Each has 6 action points. A marine on overwatch fires at every Genestealer that acts in his view. You may react with command points.
hulk-step-5 = Flames, overwatch, guard and jams are removed, and the next turn begins.
hulk-steps-hint = Choose a square to see what's there, what it costs to get there, and why something isn't possible.
