### Space Hulk in the browser: orders by keys, and combat as it is shown on the map.

## Orders

hulk-plan =
    { $verb ->
        [assault] { $turns ->
            [one] Turn, close assault: { $cost }, kills { $chance }, dies { $dies }
           *[other] Turn, turn, close assault: { $cost }, kills { $chance }, dies { $dies }
        }
        [fire] { $turns ->
            [one] Turn, fire: { $cost }, hits { $chance }
           *[other] Turn, turn, fire: { $cost }, hits { $chance }
        }
       *[snap] { $turns ->
            [one] Turn, free shot: { $cost }, hits { $chance }
           *[other] Turn, turn, free shot: { $cost }, hits { $chance }
        }
    }
hulk-nothing-left = Nobody can act any more. End the phase, or undo the last action.
hulk-all-acted = Everyone has acted. Spend command points, or end the phase.
hulk-spared-parry = The parry was skipped: it couldn't help.
hulk-spared-guard_reroll = The guard reroll was skipped: it couldn't help.
hulk-spared-command_points = The redraw was skipped: you can't draw more than 6.
hulk-gives-up-shot = no overwatch shot at this one
hulk-weigh-wins = This shot wins the mission.
hulk-key-marine = the marine with that letter: activate him, or spend command points on him
hulk-key-steer = step forward or back, turn, open a door

## Combat on the map

hulk-path =
    { $doors ->
        [0] { $alien } comes from { $from } to { $to }.
        [one] { $alien } comes from { $from } to { $to } and opens a door.
       *[other] { $alien } comes from { $from } to { $to } and opens { $doors } doors.
    }
hulk-scene-overwatch = Overwatch
hulk-scene-reaction = Reaction
hulk-scene-hit = Hit
hulk-scene-miss = Miss
hulk-scene-jam = Double: jammed
hulk-scene-needs = { $number ->
    [6] needs a 6
   *[other] needs { $number }+
}
hulk-scene-dead = { $name } is dead
hulk-scene-parried = Parried: { $die } → { $again }
hulk-scene-psi = +{ $number } psi
hulk-scene-attacker = { $attacker } wins
hulk-scene-defender = { $defender } wins
hulk-scene-tie = Tie
hulk-scene-unharmed = { $defender } survives
