### Missions of Space Hulk: their names, their briefings, and what can be wrong with a mission file.

mission-classic-1-suicide-mission = Suicide Mission
briefing-classic-1-suicide-mission = Take the heavy flamer through the corridors to the far control room and set it alight. One burning square is enough. The mission is lost once its shots are spent or its bearer dies.
mission-classic-2-exterminate = Exterminate
briefing-classic-2-exterminate = Five marines start alone, each in another room. Kill every alien: the blips are finite. Or blockade the hulk, with a marine within six squares of every entry area. One blip arrives each turn; in the classic mission it is two.
mission-classic-3-rescue = Rescue
briefing-classic-3-rescue = A cut-off squad has found the recording device, which wanders about. Carry it out by one of the southern exits. Damaged it is worth a draw, destroyed the mission is lost. Two blips arrive each turn; in the classic mission it is three.
mission-classic-4-cleanse-and-burn = Cleanse and Burn
briefing-classic-4-cleanse-and-burn = Two banks at the far side of the board must both burn at least once. Each squad has a flamer; the mission is lost once neither can be fired any more, its shots spent or its bearer dead.
mission-classic-5-decoy = Decoy
briefing-classic-5-decoy = Two squads break through to the exit in the south. Four of the ten marines have to leave the board; the classic mission asks for five.
mission-classic-6-defend = Defend
briefing-classic-6-defend = Hold the control room to the end of turn 16. No alien may step onto the ducting behind you, and the control room itself must not burn. The flamers have four shots each. Unlike on the classic board, aliens also come by two side doors, west and east.
mission-original-1-airlock-nine = Airlock Nine
briefing-original-1-airlock-nine = Three marines, one room, one exit. Bring two of them out to the east. A small board to learn the turn.
mission-original-2-cold-forge = Cold Forge
briefing-original-2-cold-forge = Operate both consoles within 16 turns. A marine on a console square spends 2 points. Only a chainfist opens the bulkhead in the middle corridor.
mission-original-3-the-nest = The Nest
briefing-original-3-the-nest = The Broodlord sleeps in the great room. Go in, find it and kill it within 20 turns. It wakes when a marine comes within six squares.

## Mission files

reason-mission_no_mission = This is not a mission file.
reason-mission_not_utf8 = Letters here cannot be read: the file is not UTF-8. Save it as UTF-8.
reason-mission_block_missing = The block [{ $block }] is missing.
reason-mission_block_unknown = There is no block [{ $block }].
reason-mission_block_twice = The block [{ $block }] stands here a second time.
reason-mission_line_unreadable = “{ $text }” is no line of the form key = value.
reason-mission_key_twice = “{ $key }” stands here a second time.
reason-mission_key_unknown = “{ $key }” is not known in [{ $block }].
reason-mission_key_missing = “{ $key }” is missing in [{ $block }].
reason-mission_value_unreadable = { $key }: “{ $text }” cannot be read here.
reason-mission_name_unreadable = “{ $name }” is no name: letters, digits, hyphens and underscores, beginning with a letter.
reason-mission_two_guns = { $name } has two guns.
reason-mission_size = The map must have 1 to { $number } rows and columns.
reason-mission_other_size = There are { $number } rows here and { $wanted } in the map.
reason-mission_row_length = The row has { $number } cells instead of { $wanted }.
reason-mission_glyph_unknown = “{ $text }” means nothing on a map (square { $square }).
reason-mission_section_misplaced = { $square }: a section letter must stand exactly where there is floor.
reason-mission_floor_on_edge = { $square }: there is floor on the outer ring.
reason-mission_section_in_pieces = Section { $section } is not in one piece.
reason-mission_door_in_the_open = { $square }: a door needs floor on two opposite sides and walls on the others.
reason-mission_entry_unlisted = { $square }: this entry area is not in [entries].
reason-mission_without_entries = There is no entry area.
reason-mission_entry_not_drawn = { $name } is not where the map has an entry area.
reason-mission_entry_square = { $name } must touch exactly one square of floor, the one it names.
reason-mission_entry_inside = { $name } does not lie on the edge of the board.
reason-mission_exit_inside = { $name } does not lead off the board.
reason-mission_exit_unlisted = { $square }: this exit is not in [exits].
reason-mission_ladder_not_drawn = { $name } must lead from a ^ to a v on the map.
reason-mission_ladder_unlisted = { $square }: this ladder is not in [ladders].
reason-mission_marines_number = There must be 1 to { $number } marines.
reason-mission_marine_not_drawn = { $name } stands on { $square }, where the map has no M.
reason-mission_marine_unlisted = { $square }: no marine of [marines] stands on this M.
reason-mission_square_twice = { $square } is taken twice.
reason-mission_no_objective = { $square }: this O belongs to no objective.
reason-mission_not_floor = { $square } is no floor.
reason-mission_in_a_bulkhead = { $square } is a bulkhead.
reason-mission_squad_unknown = There is no squad { $name }.
reason-mission_too_few_rooms = { $number } marines need as many rooms.
reason-mission_broodlord_place = A placed Broodlord needs both broodlord = placed and a place.
reason-mission_unreachable = { $square } cannot be reached from the marines.
reason-mission_without_condition = [{ $block }] has no condition.
reason-mission_condition_unknown = “{ $text }” is no condition.
reason-mission_condition_wrong_block = { $name } stands in the wrong block.
reason-mission_condition_about_nothing = { $name }: “{ $text }” is not in this mission.
reason-mission_condition_impossible = { $name } can never come true, or holds from the start.
