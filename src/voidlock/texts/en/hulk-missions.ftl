### Missions of Space Hulk: names, briefings, and errors in mission files.

mission-classic-1-suicide-mission = Suicide Mission
briefing-classic-1-suicide-mission = Take the heavy flamer through the corridors to the far control room and set it on fire. One burning square is enough. The mission is lost if the flamer runs out of shots or its marine dies.
mission-classic-2-exterminate = Exterminate
briefing-classic-2-exterminate = Five marines start alone, each in a different room. Kill every alien: there is a limited number of blips. Or blockade the hulk, with a marine within six squares of every entry area. One blip arrives each turn; in the classic mission it is two.
mission-classic-3-rescue = Rescue
briefing-classic-3-rescue = A cut-off squad has found the recording device, which wanders about. Carry it out through one of the southern exits. If it is damaged, the mission is a draw; if it is destroyed, the mission is lost. Two blips arrive each turn; in the classic mission it is three.
mission-classic-4-cleanse-and-burn = Cleanse and Burn
briefing-classic-4-cleanse-and-burn = Two banks on the far side of the board must each burn at least once. Each squad has a flamer; the mission is lost once neither can fire any more, because it is out of shots or its marine is dead.
mission-classic-5-decoy = Decoy
briefing-classic-5-decoy = Two squads break through to the exit in the south. Four of the ten marines must leave the board; in the classic mission it is five.
mission-classic-6-defend = Defend
briefing-classic-6-defend = Hold the control room until the end of turn 16. No alien may step onto the ducting behind you, and the control room itself must not burn. The flamers have four shots each. Unlike on the classic board, aliens also come through two side doors, west and east.
mission-original-1-airlock-nine = Airlock Nine
briefing-original-1-airlock-nine = Three marines, one room, one exit. Get two of them out to the east. A small board for learning how a turn works.
mission-original-2-cold-forge = Cold Forge
briefing-original-2-cold-forge = Operate both consoles within 16 turns. It costs a marine on a console square 2 action points. Only a chainfist opens the bulkhead in the middle corridor.
mission-original-3-the-nest = The Nest
briefing-original-3-the-nest = The Broodlord sleeps in the great room. Go in, find it and kill it within 20 turns. It wakes when a marine comes within six squares.

## Mission files

reason-mission_no_mission = This isn't a mission file.
reason-mission_not_utf8 = Some characters here can't be read: the file isn't UTF-8. Save it as UTF-8.
reason-mission_block_missing = The block [{ $block }] is missing.
reason-mission_block_twice = The block [{ $block }] appears twice.
reason-mission_line_unreadable = “{ $text }” doesn't have the form key = value.
reason-mission_key_twice = “{ $key }” appears twice.
reason-mission_key_missing = “{ $key }” is missing from [{ $block }].
reason-mission_value_unreadable =
    { $form ->
        [number] “{ $text }” isn't valid for { $key }. Use a whole number from 0 to 999.
        [square] “{ $text }” isn't a square ({ $key }). Write x,y, counted from 0,0 at the top left.
        [entries] “{ $text }” isn't an entry area. Write its cell and its square: 8,0 -> 8,1.
        [exits] “{ $text }” isn't an exit. Write its square and a facing: 20,5 -> E.
        [ladders] “{ $text }” isn't a ladder. Write its lower and its upper square: 3,1 -> 7,1.
        [marine] “{ $text }” isn't a marine. Write role; weapons; square; facing; squad, and a name if you like.
        [name] “{ $text }” is too long for a name. Use up to 30 characters.
        [blips] “{ $text }” isn't valid for { $key }. Write how many of each value: 1x9 2x4 3x9, up to 60 in all.
        [placed] “{ $text }” isn't valid for { $key }. Only the Broodlord can be placed: broodlord@19,10.
        [deployment] “{ $text }” isn't valid for { $key }. Write permute A; permute B, or one_per_room with rooms.
        [rooms] Rooms are only for deployment = one_per_room.
        [wander] “{ $text }” isn't valid for { $key }. Write the object and 0 to 9 steps: cat 3.
        [dormant] “{ $text }” isn't valid for { $key }. Write broodlord and a distance: broodlord 6.
        [nothing] “{ $text }” takes nothing in brackets.
        [object_state] “{ $text }” needs an object and its state in brackets: (cat,undamaged).
        [one_number] “{ $text }” needs one number in brackets: (2).
        [many] “{ $text }” needs one objective or more in brackets, separated by commas.
        [objective] “{ $text }” needs one objective in brackets.
       *[object] “{ $text }” needs one object in brackets.
    }
reason-mission_name_unreadable = “{ $name }” isn't a valid name: use letters, digits, hyphens and underscores, starting with a letter.
reason-mission_two_guns = “{ $name }” has two guns. Give him only one of storm_bolter, heavy_flamer and assault_cannon.
reason-mission_size = The map must have 1 to { $number } rows and columns.
reason-mission_other_size = There are { $number } rows here but { $wanted } in the map.
reason-mission_row_length = The row has { $number } cells instead of { $wanted }.
reason-mission_glyph_unknown = “{ $text }” isn't a map symbol (square { $square }). Symbols are: { $valid }
reason-mission_section_misplaced = { $square }: section letters must match the floor exactly.
reason-mission_floor_on_edge = { $square }: the outermost squares can't be floor.
reason-mission_section_in_pieces = Section { $section } isn't in one piece. Give the separate part a letter of its own.
reason-mission_door_in_the_open = { $square }: a door needs floor on two opposite sides and walls on the others.
reason-mission_entry_unlisted = { $square }: this entry area isn't listed in [entries].
reason-mission_without_entries = There are no entry areas. Put at least one beside the floor, on the edge of the board.
reason-mission_entry_not_drawn = “{ $name }”: the map has no entry area there.
reason-mission_entry_square = “{ $name }” must touch exactly one floor square, the one it names.
reason-mission_entry_inside = “{ $name }” isn't on the edge of the board: it is closed in by floor.
reason-mission_exit_inside = “{ $name }” doesn't lead off the board. Turn it to a side without floor, on the edge of the board.
reason-mission_exit_unlisted = { $square }: this exit isn't listed in [exits].
reason-mission_ladder_not_drawn = “{ $name }” must lead from a ^ to a v on the map.
reason-mission_ladder_unlisted = { $square }: this ladder isn't listed in [ladders].
reason-mission_marines_number = There must be 1 to { $number } marines.
reason-mission_marine_not_drawn = “{ $name }” starts on { $square }, but the map has no M there.
reason-mission_marine_unlisted = { $square }: no marine in [marines] starts on this M.
reason-mission_square_twice = { $square } is used twice. Only one piece fits on a square.
reason-mission_no_objective = { $square }: this O doesn't belong to any objective.
reason-mission_not_floor = { $square } isn't floor, and has to be.
reason-mission_in_a_bulkhead = { $square } is a bulkhead. Use plain floor.
reason-mission_too_few_rooms = { $number } marines need that many rooms.
reason-mission_broodlord_place = A placed Broodlord needs both broodlord = placed and a place.
reason-mission_unreachable = The marines can't reach { $square }. Join it to them by floor, a door or a ladder; a bulkhead doesn't count.
reason-mission_without_condition = [{ $block }] has no condition. Add at least one.
reason-mission_condition_wrong_block = “{ $name }” is in the wrong block: some conditions only win, the others only lose.
reason-mission_condition_impossible =
    { $lacks ->
        [flamer] “{ $name }” needs a marine with a heavy flamer.
        [exit] “{ $name }” needs an exit.
        [marines] “{ $name }” can never be met, or is met from the start: there are only { $number } marines.
        [broodlord] “{ $name }” needs a Broodlord: broodlord = yes or placed.
        [turn_limit] “{ $name }” needs a turn limit.
        [turns] “{ $name }” can never be met: turn { $number } is the last.
        [blips] “{ $name }” can never be met: all blips together hold { $number } Genestealers, and they don't come back.
       *[pile] “{ $name }” can never be met while blips are used again: set recycle = no.
    }
reason-mission_condition_number = “{ $text }” isn't a number from 1 to 999, which { $name } needs.
reason-mission_word_unknown =
    { $kind ->
        [weapon] “{ $text }” isn't a weapon. Weapons are: { $valid }.
        [role] “{ $text }” isn't a role. Roles are: { $valid }.
        [facing] “{ $text }” isn't a facing. Facings are: { $valid }.
        [block] There's no block called [{ $text }]. Blocks are: { $valid }.
        [key] “{ $text }” isn't a key of [{ $key }]. Its keys are: { $valid }.
        [condition] “{ $text }” isn't a condition that fits here. These do: { $valid }.
        [marine] “{ $text }” isn't a marine of this mission. Its marines are: { $valid }.
        [squad] “{ $text }” isn't a squad of this mission. Its squads are: { $valid }.
        [state] “{ $text }” isn't a state. Use one of: { $valid }.
        [word] “{ $text }” isn't valid for { $key }. Use one of: { $valid }.
       *[other] “{ $text }” isn't in this mission. It has: { $valid }.
    }
reason-mission_word_meant =
    { $kind ->
        [weapon] “{ $text }” isn't a weapon. Did you mean “{ $near }”? Weapons are: { $valid }.
        [role] “{ $text }” isn't a role. Did you mean “{ $near }”? Roles are: { $valid }.
        [facing] “{ $text }” isn't a facing. Did you mean “{ $near }”? Facings are: { $valid }.
        [block] There's no block called [{ $text }]. Did you mean [{ $near }]? Blocks are: { $valid }.
        [key] “{ $text }” isn't a key of [{ $key }]. Did you mean “{ $near }”? Its keys are: { $valid }.
        [condition] “{ $text }” isn't a condition that fits here. Did you mean “{ $near }”? These fit: { $valid }.
        [marine] “{ $text }” isn't a marine of this mission. Did you mean “{ $near }”? Its marines are: { $valid }.
        [squad] “{ $text }” isn't a squad of this mission. Did you mean “{ $near }”? Its squads are: { $valid }.
        [state] “{ $text }” isn't a state. Did you mean “{ $near }”? Use one of: { $valid }.
        [word] “{ $text }” isn't valid for { $key }. Did you mean “{ $near }”? Use one of: { $valid }.
       *[other] “{ $text }” isn't in this mission. Did you mean “{ $near }”? It has: { $valid }.
    }
