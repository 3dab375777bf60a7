### Questions, answers and log messages of Space Hulk. Aliens, squares, doors, sections and entry areas use their ids.
### For a thing $x, $x is its name, and $x_kind and $x_id are its selectors; for a list, $x_count is its length.

## Names

facing-N = north
facing-E = east
facing-S = south
facing-W = west

phase-deployment = Deployment
phase-command = Command phase
phase-marines = Marine action phase
phase-invasion = Reinforcement phase
phase-aliens = Alien action phase
phase-status = Mission status phase
phase-ended = Mission over

result-draw = Draw

role-sergeant = Sergeant
role-brother = Brother
role-librarian = Librarian

weapon-storm_bolter = storm bolter
weapon-power_fist = power fist
weapon-power_sword = power sword
weapon-heavy_flamer = heavy flamer
weapon-assault_cannon = assault cannon
weapon-chainfist = chainfist
weapon-thunder_hammer = thunder hammer
weapon-storm_shield = storm shield
weapon-lightning_claws = lightning claws
weapon-force_axe = force axe

cause-flames = flames
cause-explosion = the exploding cannon
cause-storm = a psychic storm
cause-assault = close assault

fate-dies = dies
fate-survives = survives

power-prescience = prescience
power-barrier = a force barrier
power-storm = a psychic storm

shot-aimed = aimed fire
shot-sustained = sustained fire
shot-moving = fire on the move
shot-overwatch = overwatch
shot-overwatch_sustained = sustained overwatch

state-undamaged = undamaged
state-damaged = damaged
state-destroyed = destroyed

modifier-sergeant = +1 sergeant
modifier-librarian = +1 Librarian
modifier-thunder_hammer = +1 thunder hammer
modifier-lightning_claws = +1 lightning claws
modifier-lowest_die = the Broodlord's lowest die added
outcome-attacker = the attacker wins
outcome-defender = the defender wins
outcome-tie = a tie
outcome-unharmed = the defender survives
outcome-brood_success = the brood breaks out
outcome-brood_failure = they don't break out

lurk-forced = it must lurk this turn
lurk-free = it may enter this turn

reveal-voluntary = it strikes
reveal-involuntary = it has been seen
reveal-brood = the brood breaks out

row-top_priority = the marine first in target priority
row-isolated = the most isolated marine
row-player = your choice
row-ambush = an ambush
row-stealers = closest Genestealer
row-blips = closest blip
row-lurkers = closest lurker
row-born = closest of those just revealed
row-group = closest of the brood
row-reach = within close-assault reach
row-within = within 12 squares
row-closest = closest marine
row-kept = its previous target
row-chosen = the marine it was revealed for
row-beside = right next to it
row-round = around obstacles
row-past = up to the obstacle

line-mentioned = the mission depends on him
line-fire_power = he can't return fire
line-arc = it comes from outside his front arc
line-bolter = carries a storm bolter
line-random = at random
line-only = the only candidate
line-no_way = higher-priority targets can't be reached
line-lonely = nobody is farther from the other marines
line-no_room = there's no hidden square 6 squares from those before him

stop-no_ap = no action points left
stop-sight = a marine watches the next square
stop-passing = its path is blocked for now
stop-near = the next square is next to a marine
stop-no_path = no path leads to a marine
stop-entry_taken = the entry square is occupied
stop-entry_seen = a marine watches the entry square
stop-entry_burning = the entry square is burning
stop-entry_near = a marine is next to the entry square

condition-flame_any = the objective is burning
condition-flame_each = every objective has burned
condition-exterminate = no aliens are left
condition-blockade = every entry area is blockaded
condition-kills = enough aliens are dead
condition-exited = enough marines have left the board
condition-exit_with = the object has been carried out
condition-operate_each = every console has been operated
condition-survive = the squad has held out
condition-broodlord_dead = the Broodlord is dead
condition-no_flamer_shots = no living marine has a flamer shot left
condition-all_marines_dead = no marines are left on the board
condition-alive_plus_exited_below = too few marines are left
condition-object_destroyed = the object is destroyed
condition-alien_on = an alien has reached the objective
condition-flame_in_section = the objective is on fire
condition-turn_limit = time has run out

## Questions: $subject is the piece in question

ask-deployment =
    { $subject_kind ->
        [none] Your squad is in position. Keep it like this, or arrange it yourself?
       *[squad] Squad { $subject } is in position. Keep it like this, or arrange it yourself?
    }
ask-deploy = Who starts on { $subject }?
ask-deploy_facing = Which way does { $subject } face?
ask-command_points = Your sergeant may redraw the command points once. Keep this draw?
ask-next_marine = Choose a marine to activate, or end the phase.
ask-order = { $subject }: choose an action, or finish.
ask-shoot_after_moving = { $subject } may take a free shot.
ask-react = A marine has seen the aliens act. React with command points?
ask-overwatch_order = Overwatch: who fires first?
ask-overwatch_target = { $subject } is on overwatch: choose a target.
ask-reveal_order = Several blips are exposed. Which is revealed first?
ask-place_stealer = Choose where to place { $subject }.
ask-place_blip = The die for the new blip shows a 6: you choose where it arrives.
ask-parry = { $subject } may parry: the opponent rerolls its highest die.
ask-guard_reroll = { $subject } is on guard: reroll all his dice?
ask-add_psi = { $subject } may add psi points to his score.
ask-face_attacker = { $subject } may turn to face the attacker for free.

## Answers: each thing is an argument named after its kind

option-listed = Keep it like this
option-arrange = Arrange it myself
option-deploy = { $terminator }
option-redraw = Redraw
option-activate-terminator = Activate { $terminator }
option-command = { $terminator } acts with command points
option-end = End the phase
option-done = Done
option-hold = No
option-move-square = Move to { $square }
option-turn-facing = Turn { $facing }
option-leave = Leave the board to the { $facing }
option-climb = Climb to { $square }
option-fire-stealer = Fire at { $stealer }
option-fire-blip = Fire at { $blip }
option-fire-door = Fire at door { $door }
option-snap-stealer = Fire at { $stealer } (free)
option-snap-door = Fire at door { $door } (free)
option-flame = Flame { $square }
option-assault-stealer = Close assault on { $stealer }
option-assault-door = Close assault on door { $door }
option-open = Open door { $door }
option-close = Close door { $door }
option-overwatch = Go on overwatch
option-guard = Go on guard
option-clear = Clear the jam
option-reload = Reload
option-drop = Put the object down
option-pass = Pass the object to { $terminator }
option-operate = Operate the { $objective }
option-prescience = Prescience: regain a command point
option-barrier = Force barrier on { $square }
option-storm = Psychic storm on { $stealer }
option-storm_section = Psychic storm on { $stealer }'s whole section
option-next = { $terminator }
option-first = { $blip }
option-place-square = { $square }
option-enter = { $entry }
option-parry = Parry
option-reroll_all = Reroll
option-psi = Add psi points: { $points }
option-face = Face { $facing }
option-stay = Don't turn

## The log: turns and phases

told-mission_began = Mission: { $mission }.
told-own_mission_began = Mission: { $title }.
told-marine_posted = { $terminator } starts on { $square }, facing { $facing }.
told-turn_began = Turn { $number }
told-phase_opened = { $phase }
told-command_drawn = Command points: { $number }.
told-command_redrawn = Redrawn. Command points: { $number }.
told-mission_ended = { $result }: { $condition }.

## The log: marines

told-marine_activated = { $terminator } is activated.
told-marine_commanded = { $terminator } acts with command points.
told-marine_moved =
    { $ap ->
        [0] { $terminator } moves to { $square } (command points: { $cp }).
       *[other] { $cp ->
            [0] { $terminator } moves to { $square } (action points: { $ap }).
           *[other] { $terminator } moves to { $square } (action points: { $ap }, command points: { $cp }).
        }
    }
told-marine_faces = { $terminator } faces { $facing }.
told-marine_left = { $terminator } leaves the board.
told-marine_died = { $terminator } dies on { $square }: { $cause }.
told-overwatch_set = { $terminator } is on overwatch.
told-guard_set = { $terminator } is on guard.
told-gun_jammed = { $terminator }'s storm bolter jams: the dice match.
told-jam_cleared = { $terminator } clears the jam.
told-cannon_reloaded = { $terminator } reloads; from now on the cannon may explode.
told-cannon_exploded = { $terminator }'s cannon explodes.
told-console_operated = { $terminator } operates the { $objective }.
told-shot_fired =
    { $target_kind ->
        [door] { $terminator } fires at door { $target } ({ $how }): { $dice }, needs { $needs }.
       *[other] { $terminator } fires at { $target } ({ $how }): { $dice }, needs { $needs }.
    }
told-shot_missed =
    { $target_kind ->
        [door] { $terminator } fails to break door { $target }.
       *[other] { $terminator } misses { $target }.
    }
told-stealer_died = { $stealer } dies on { $square }.
told-flamer_fired = { $terminator } aims at { $square } and sets section { $section } on fire.
told-objective_burned = { $terminator } burns the { $objective }.
told-fate_rolled = { $piece } rolls { $die } against { $cause } (dies on { $needs } or more) and { $fate }.
told-blip_removed = { $blip } on { $square } is removed, unseen.
told-blip_counted = { $blip } counts as { $number }.
told-markers_removed = Flames and barriers are removed.

## The log: doors, ladders, objects

told-door_opened = { $piece } opens door { $door }.
told-door_closed = { $piece } closes door { $door }.
told-door_destroyed = { $piece } destroys door { $door }.
told-door_struck = { $piece } strikes door { $door }: { $dice }.
told-door_held = { $piece } fails to break door { $door }.
told-bulkhead_cut = { $terminator } cuts through bulkhead { $door }.
told-ladder_climbed = { $piece } climbs to { $square }.
told-object_taken = { $terminator } picks up the { $object }.
told-object_put_down = The { $object } is on { $square }.
told-object_passed = { $terminator } passes the { $object } to { $terminator2 }.
told-object_harmed = The { $object } is { $state }.
told-object_wandered = The { $object } wanders to { $square }.

## The log: close assault and psychic powers

told-assault_rolled =
    { $modifiers_count ->
        [0] Close assault: { $attacker } rolls { $dice }, { $defender } rolls { $dice2 }: { $score } against { $score2 }.
       *[other] Close assault: { $attacker } rolls { $dice }, { $defender } rolls { $dice2 }. With { $modifiers }: { $score } against { $score2 }.
    }
told-parried = { $terminator } parries the { $die }, which becomes a { $again }: { $score } against { $score2 }.
told-guard_rerolled = { $terminator }, on guard, rerolls: { $dice }. Now { $score } against { $score2 }.
told-psi_spent =
    { $number ->
        [one] { $terminator } adds 1 psi point.
       *[other] { $terminator } adds { $number } psi points.
    }
told-assault_ended =
    { $outcome_id ->
        [attacker] { $attacker } beats { $defender }, { $score } to { $score2 }.
        [defender] { $defender } beats { $attacker }, { $score2 } to { $score }.
        [unharmed] { $defender } survives, { $score2 } to { $score }, but can't strike back at an attack from the side or behind.
       *[other] { $attacker } { $score }, { $defender } { $score2 }: { $outcome }.
    }
told-power_used =
    { $target_kind ->
        [none] { $terminator } uses { $power }.
        [section] { $terminator } uses { $power } on section { $target }.
       *[other] { $terminator } uses { $power } on { $target }.
    }

## The log: blips and reveals

distance-told =
    { $distance ->
        [one] 1 square
       *[other] { $distance } squares
    }
told-arrival_rolled =
    { $row_id ->
        [player] Die { $die }: you choose where the blip arrives.
        [ambush] Die { $die }: an ambush, 6 squares from the marine first in target priority. That's { $marine }: { $line }.
       *[other] Die { $die }: it arrives at the open entry area closest to { $row }. That's { $marine }: { $line }.
    }
told-blip_arrived =
    { $marine_kind ->
        [none] A new blip, { $blip }, arrives at { $entry }; { $lurk } (die { $die }: { $row }).
       *[other] A new blip, { $blip }, arrives at { $entry }; { $lurk } (die { $die }: near { $marine }, { $row }, { distance-told } away).
    }
told-blip_ambushes =
    { $number ->
        [one] A new blip, { $blip }, lies in ambush on { $square }, 6 squares from { $marine } (die 1).
       *[other] A new blip, { $blip }, lies in ambush on { $square }, 6 squares from { $marine } (die 1, one of { $number } squares).
    }
told-blip_lost = A blip has no room and is removed (die { $die }).
told-no_blip_left = There are no blips left to draw.
told-pool_renewed = The used blips are shuffled into a new pile.
told-blip_revealed =
    { $number ->
        [one] { $blip } is revealed ({ $how }): 1 Genestealer.
       *[other] { $blip } is revealed ({ $how }): { $number } Genestealers.
    }
told-lord_revealed = { $blip } is revealed ({ $how }): the Broodlord.
told-stealer_placed = { $stealer } appears on { $square }, facing { $facing }.
told-stealers_lost =
    { $number ->
        [one] 1 Genestealer has no room and is removed.
       *[other] { $number } Genestealers have no room and are removed.
    }

## The log: alien actions and their reasons

told-alien_activated =
    { $tied ->
        [0] { $alien } is activated: { $row }, { distance-told } from a marine.
       *[other] { $alien } is activated: { $row }, { distance-told } from a marine, chosen at random.
    }
told-alien_targets = { $alien } goes for { $marine }: { $row } ({ $distance }), { $line }.
told-alien_plans =
    { $cost ->
        [one] { $alien } plots a 1-AP path to { $square }, { $row }.
       *[other] { $alien } plots a { $cost }-AP path to { $square }, { $row }.
    }
told-alien_moved =
    { $facing_kind ->
        [none] { $alien } moves to { $square } ({ $left } AP left).
       *[other] { $alien } moves to { $square }, facing { $facing } ({ $left } AP left).
    }
told-alien_turned = { $alien } turns { $facing } ({ $left } AP left).
told-alien_entered =
    { $facing_kind ->
        [none] { $alien } enters on { $square } ({ $left } AP left).
       *[other] { $alien } enters on { $square }, facing { $facing } ({ $left } AP left).
    }
told-alien_stops = { $alien } stops: { $stop } ({ $left } AP left).
told-brood_tested =
    { $number ->
        [one] Brood test in section { $section } for { $alien }: 1 alien + die { $die } = { $score }, needs { $needs }; { $outcome }.
       *[other] Brood test in section { $section } for { $alien }: { $number } aliens + die { $die } = { $score }, needs { $needs }; { $outcome }.
    }
told-brood_group = Under the brood effect: { $aliens }.
told-lord_wakes = The Broodlord wakes: { $marine } is { distance-told } away.

## Why an order is refused

reason-words_expected =
    { $number ->
        [0] “{ $text }” takes no word after it.
       *[other] “{ $text }” needs one word after it.
    }
reason-too_few_points = { $terminator } has { $points } points, but this action costs { $number }.
reason-not_on_board = { $terminator } isn't on the board.
reason-activated_before = { $terminator } has already acted in this phase.
reason-acts_already = { $terminator } is already acting.
reason-no_command_points = There are no command points left for { $terminator }.
reason-sideways = { $terminator } can't move sideways.
reason-not_beside = { $square } isn't next to { $terminator }.
reason-square_occupied = { $square } is occupied.
reason-door_shut = { $square } is closed.
reason-barrier_there = There's a force barrier on { $square }.
reason-flames_there = { $square } is burning.
reason-corner_blocked = The way to { $square } runs between two blocked squares.
reason-no_door_there = There's no door on { $square }.
reason-door_by_fire = Door { $square } is too close to the flames.
reason-door_held_open = Something is standing in door { $square }.
reason-door_not_in_front = Door { $square } isn't in the front three squares.
reason-door_is_so = Door { $square } is already that way.
reason-faces_there = { $terminator } already faces that way.
reason-half_turn = { $terminator } can only turn a quarter at a time.
reason-no_exit_here = { $terminator } isn't at an exit in that direction.
reason-no_ladder = No ladder leads to { $square }.
reason-no_gun = { $terminator } has no gun for that.
reason-jammed = { $terminator }'s storm bolter is jammed.
reason-no_ammunition = { $terminator } has no shots left.
reason-no_target = You can't target { $target }.
reason-blip_no_target = { $blip } is a blip. You can't fire at it until a marine sees it and it is revealed.
reason-not_seen = { $terminator } can't see { $target }.
reason-no_move_before = { $terminator } hasn't just moved or turned.
reason-no_flamer = { $terminator } has no flamer.
reason-own_section = { $terminator } can't flame his own section.
reason-out_of_reach = That is out of sight or more than { $number } squares from { $terminator }.
reason-nothing_ahead = That isn't directly ahead of { $terminator }.
reason-marked_already = { $terminator } already has that marker.
reason-not_jammed = { $terminator }'s gun isn't jammed.
reason-no_reload = { $terminator } has no reload.
reason-carries_nothing = { $terminator } isn't carrying anything.
reason-nobody_beside = That marine isn't next to { $terminator }.
reason-nothing_to_operate = There's nothing to operate on { $terminator }'s square.
reason-no_psyker = { $terminator } isn't a Librarian.
reason-power_in_marine_phase = { $terminator } can use powers only in the marine action phase.
reason-power_used = { $terminator } has already used his power in this phase.
reason-too_little_psi = { $terminator } doesn't have enough psi points.
reason-no_cp_spent = No command points have been spent, so { $terminator } can't get one back.
reason-psi_not_needed = { $terminator } wins with fewer psi points.
reason-posted_already = { $terminator } already has his square.
reason-other_squad = { $terminator } belongs to the other squad.
reason-not_the_attacker = { $terminator } may only turn to face the attacker, or stay.
reason-entry_closed = Entry area { $entry } has had its blip this turn, or holds three already.
reason-no_room_there = The Genestealer must be placed on a free square next to the blip; { $square } isn't one.

## Errors in a setup or in a position file

reason-mission_not_known = { file-place }there is no mission “{ $name }”. The missions are: { $known }.
reason-mission_faulty = { file-place }the mission has an error in line { $line }: { $why }
reason-three_numbers = { file-place }must be three numbers.
reason-not_as_many = { file-place }must have as many entries as the others.
reason-no_such_door = { file-place }there is no such door.
reason-square_taken = { file-place }{ $name } is occupied.
reason-too_many_blips = { file-place }the mission has no more blips of value { $number }.

## Invariants that a position file breaks

reason-piece_nowhere = { $piece } isn't anywhere on this board.
reason-square_shared = Two pieces share { $square }.
reason-board_disagrees = The board and the pieces don't match.
reason-piece_in_a_door = A piece stands in the closed door, bulkhead or barrier { $square }.
reason-marker_on_nobody = { $terminator } has markers but isn't on the board.
reason-overwatch_and_guard = { $terminator } can't be on overwatch and on guard together.
reason-points_out_of_range = { $terminator } has an impossible number of shots or points.
reason-command_out_of_range = That number of command points is impossible.
reason-blips_not_complete = The mission's blips must each appear exactly once.
reason-lord_there_twice = The Broodlord appears twice, or is both in play and dead.
reason-known_blip_missing = Some known blips aren't in play.
reason-door_nowhere = There's a door or bulkhead where the mission has none.
reason-object_nowhere = The object isn't anywhere on this board.
reason-already_decided = The mission is already over. { $result }: { $condition }.
reason-alien_not_there = The file mentions an alien that isn't in play.

## Why the Sergeant bot answers as it does, with the figures that decide; `hits`, `kills`, `dies`, `lives` are chances

because-mission_first =
    { $verb ->
        [flame] The flames reach what has to burn.
        [leave] Marines who get out win the mission.
        [operate] This is what the mission asks for.
        [move] There lies what the mission is about.
       *[other] The mission calls for it.
    }
because-into_range = From there the flamer sees the room that has to burn. Shots left: { $ammo }.
because-free_shot = This shot costs nothing and hits at { $hits }.
because-burn_them =
    { $number ->
        [one] The flames catch one alien that's about to strike. It dies on 2 or more.
       *[other] The flames catch { $number } aliens. Each dies on 2 or more.
    }
because-shoot_them = { $target } is { $points } AP away from a marine and has 6, so shoot it first. This shot hits at { $hits }.
because-strike = He is strong in close assault: he kills at { $kills } and dies at { $dies }.
because-cut_through = The bulkhead is in the way, and his chainfist cuts it open.
because-ready_the_gun =
    { $verb ->
        [reload] The cannon is empty.
       *[other] His gun is jammed, and without it nobody stops what comes.
    }
because-clear_the_door = The door is in the way of the flamer. This shot breaks it at { $hits }.
because-walk_on =
    { $goal ->
        [0] He stands better there. I count on { $loss } marines lost before the next turn, and on { $stay } if he stays.
       *[other] The goal is { $now } squares away, and { $then } at the end of this plan. I count on { $loss } marines lost before the next turn, and on { $stay } if he stays.
    }
because-watch = No square in reach is better. On watch I count on { $loss } marines lost before the next turn, and on { $stay } as he stands.
because-stay = No square in reach is better. I count on { $stay } marines lost before the next turn.
because-all_have_acted =
    { $number ->
        [0] All have acted.
       *[other] All have acted, and no command point would do anything more for the mission.
    }
because-points_left =
    { $number ->
        [one] All have acted, and 1 command point is left for him.
       *[other] All have acted, and { $number } command points are left for him.
    }
because-carries_first = The mission hangs on what he carries or will be handed.
because-shoots_first = { $target } is { $points } AP away from a marine, and he sees it. Shoot before anybody moves.
because-nearest_first =
    { $number ->
        [one] Nobody is nearer to the goal: 1 square. He clears the way for the others.
       *[other] Nobody is nearer to the goal: { $number } squares. He clears the way for the others.
    }
because-keep = { $number } is as much as one may hope for: a new draw gives more at { $more } only.
because-redraw = { $number } is little: a new draw gives more at { $more }.
because-no_reaction = No action of a marine would change what comes now.
because-face_it = One stands at his side, where he can't kill it. Facing it, he can.
because-shoot_now = He hits at { $hits } before it comes any closer.
because-roll_again = With it he lives at { $lives }, without it at { $other_lives }.
because-leave_dice = As the dice lie he lives at { $lives }. With a reroll it would be { $other_lives }.
because-far_from_us = That's the farthest from the squad.
because-nearest_target = It is the nearest to a marine.
because-safe_gun = A cannon that may explode fires last.
because-flamer_first = The flamer has the longest way to go, so he stands in front.
because-looks_ahead = That's where he will go, or where he sees farthest.
