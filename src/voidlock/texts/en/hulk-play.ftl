### What Space Hulk asks, offers and tells. Aliens, squares, doors, sections and entry areas go by their ids.
### Of a thing $x, $x is its name; $x_kind and $x_id choose the words; of a list $x_count is the number.

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
cause-assault = a close assault

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
outcome-unharmed = the defender wins, but the attacker is not in front of him
outcome-brood_success = the brood breaks out
outcome-brood_failure = they do not break out

lurk-forced = it must lurk this turn
lurk-free = it may enter this turn

reveal-voluntary = it strikes
reveal-involuntary = it has been seen
reveal-brood = the brood breaks out

row-top_priority = the marine first in target priority
row-isolated = the most isolated marine
row-player = your choice
row-stealers = closest Genestealer
row-blips = closest blip
row-lurkers = closest lurker
row-born = closest of those just revealed
row-group = closest of the brood
row-reach = within reach of close combat
row-within = within 12 squares
row-closest = closest marine
row-kept = the target it already had
row-chosen = the marine it was revealed for
row-beside = right beside it
row-round = round everything in the way
row-past = up to what bars the way

line-mentioned = the mission depends on him
line-fire_power = without fire power
line-arc = it comes from outside his arc
line-bolter = carries a storm bolter
line-random = by chance
line-only = nobody else comes into question
line-no_way = no way leads to those who would come first

stop-no_ap = no action points left
stop-sight = the next square is watched
stop-passing = the way is barred for now
stop-near = the next square is beside a marine
stop-no_path = no way leads to a marine
stop-entry_taken = the entry square is taken
stop-entry_seen = the entry square is watched
stop-entry_burning = the entry square burns
stop-entry_near = a marine stands beside the entry square

condition-flame_any = the objective burns
condition-flame_each = every objective has burned
condition-exterminate = no alien is left
condition-blockade = every entry area is blockaded
condition-kills = enough aliens are dead
condition-exited = enough marines have left
condition-exit_with = the object has been carried out
condition-operate_each = every console has been operated
condition-survive = the squad has held out
condition-broodlord_dead = the Broodlord is dead
condition-no_flamer_shots = no living marine has a flamer shot left
condition-all_marines_dead = no marine is left on the board
condition-alive_plus_exited_below = too few marines are left
condition-object_destroyed = the object is destroyed
condition-alien_on = an alien has reached the objective
condition-flame_in_section = the objective is on fire
condition-turn_limit = time has run out

## Questions: $subject is whom or what it is about

ask-deployment =
    { $subject_kind ->
        [none] Deploy the squad as the mission lists it, or arrange it yourself?
       *[squad] Deploy squad { $subject } as the mission lists it, or arrange it yourself?
    }
ask-deploy = Who starts on { $subject }?
ask-deploy_facing = Where does { $subject } look?
ask-command_points = With a sergeant the command points may be drawn again once. Keep this draw?
ask-next_marine = Choose a marine to activate, or end the phase.
ask-order = { $subject }: choose an action, or be done.
ask-shoot_after_moving = { $subject } may fire at once, for no points.
ask-react = The aliens have been seen. React with command points?
ask-overwatch_order = Overwatch: who fires first?
ask-overwatch_target = { $subject } on overwatch: choose the target.
ask-reveal_order = Several blips are exposed. Which is revealed first?
ask-place_stealer = Choose where { $subject } is placed.
ask-place_blip = A six: choose the entry area for the new blip.
ask-parry = { $subject } may parry: the opponent rolls its highest die again.
ask-guard_reroll = { $subject } is on guard: roll all his dice again?
ask-add_psi = { $subject } may add psi points to his score.
ask-face_attacker = { $subject } may turn to face the attacker, free.

## Answers: the things they point at under the name of their kind

option-listed = As listed
option-arrange = Arrange the squad
option-deploy = { $terminator }
option-redraw = Draw again
option-activate-terminator = Activate { $terminator }
option-command = { $terminator } acts on command points
option-end = End the phase
option-done = Done
option-hold = No
option-move-square = Move to { $square }
option-turn-facing = Turn { $facing }
option-leave = Leave the board to the { $facing }
option-climb = Climb to { $square }
option-fire-stealer = Fire at { $stealer }
option-fire-blip = Fire at { $blip }
option-fire-door = Fire at the door { $door }
option-snap-stealer = Fire at { $stealer } at once, free
option-snap-door = Fire at the door { $door } at once, free
option-flame = Flame { $square }
option-assault-stealer = Close assault on { $stealer }
option-assault-door = Close assault on the door { $door }
option-open = Open the door { $door }
option-close = Close the door { $door }
option-overwatch = Go on overwatch
option-guard = Go on guard
option-clear = Clear the jam
option-reload = Reload
option-drop = Put the object down
option-pass = Pass the object to { $terminator }
option-operate = Operate the { $objective }
option-prescience = Prescience: take a command point back
option-barrier = Force barrier on { $square }
option-storm = Psychic storm on { $stealer }
option-storm_section = Psychic storm on the whole section of { $stealer }
option-next = { $terminator }
option-first = { $blip }
option-place-square = { $square }
option-enter = { $entry }
option-parry = Parry
option-reroll_all = Roll again
option-psi = Psi points added: { $points }
option-face = Face { $facing }
option-stay = Stay as he is

## The log: turns and phases

told-mission_began = Mission: { $mission }.
told-own_mission_began = Mission: { $title }.
told-marine_posted = { $terminator } stands on { $square }, facing { $facing }.
told-turn_began = Turn { $number }
told-phase_opened = { $phase }
told-command_drawn = Command points: { $number }.
told-command_redrawn = Drawn again. Command points: { $number }.
told-mission_ended = { $result }: { $condition }.

## The log: marines

told-marine_activated = { $terminator } is activated.
told-marine_commanded = { $terminator } acts on command points.
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
told-gun_jammed = The storm bolter of { $terminator } jams.
told-jam_cleared = { $terminator } clears the jam.
told-cannon_reloaded = { $terminator } reloads; from now on the cannon may explode.
told-cannon_exploded = The cannon of { $terminator } explodes.
told-console_operated = { $terminator } operates the { $objective }.
told-shot_fired =
    { $target_kind ->
        [door] { $terminator } fires at the door { $target } ({ $how }): { $dice }, needs { $needs }.
       *[other] { $terminator } fires at { $target } ({ $how }): { $dice }, needs { $needs }.
    }
told-shot_missed =
    { $target_kind ->
        [door] { $terminator } does not break the door { $target }.
       *[other] { $terminator } does not bring { $target } down.
    }
told-stealer_died = { $stealer } dies on { $square }.
told-flamer_fired = { $terminator } sets section { $section } alight, aiming at { $square }.
told-fate_rolled = { $piece } rolls { $die } against { $cause } (dies on { $needs } or more) and { $fate }.
told-blip_removed = { $blip } on { $square } is gone, unseen.
told-blip_counted = { $blip } counts as { $number }.
told-markers_removed = Flames and barriers are gone.

## The log: doors, ladders, objects

told-door_opened = { $piece } opens the door { $door }.
told-door_closed = { $piece } closes the door { $door }.
told-door_destroyed = { $piece } destroys the door { $door }.
told-door_struck = { $piece } strikes at the door { $door }: { $dice }.
told-door_held = { $piece } does not break the door { $door }.
told-bulkhead_cut = { $terminator } cuts through the bulkhead { $door }.
told-ladder_climbed = { $piece } climbs to { $square }.
told-object_taken = { $terminator } takes up the { $object }.
told-object_put_down = The { $object } lies on { $square }.
told-object_passed = { $terminator } passes the { $object } to { $terminator2 }.
told-object_harmed = The { $object } is { $state }.
told-object_wandered = The { $object } wanders to { $square }.

## The log: close assault and psychic powers

told-assault_rolled =
    { $modifiers_count ->
        [0] Close assault: { $attacker } rolls { $dice }, { $defender } rolls { $dice2 }: { $score } against { $score2 }.
       *[other] Close assault: { $attacker } rolls { $dice }, { $defender } rolls { $dice2 }. With { $modifiers }: { $score } against { $score2 }.
    }
told-parried = { $terminator } parries the { $die }: now a { $again }, and { $score } against { $score2 }.
told-guard_rerolled = { $terminator } on guard rolls again: { $dice }. Now { $score } against { $score2 }.
told-psi_spent =
    { $number ->
        [one] { $terminator } adds 1 psi point.
       *[other] { $terminator } adds { $number } psi points.
    }
told-assault_ended = { $attacker } has { $score }, { $defender } has { $score2 }: { $outcome }.
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
told-blip_arrived =
    { $marine_kind ->
        [none] A new blip, { $blip }, arrives at { $entry } (die { $die }: { $row }); { $lurk }.
       *[other] A new blip, { $blip }, arrives at { $entry } (die { $die }: { $row } is { $marine }, { distance-told } away); { $lurk }.
    }
told-blip_ambushes =
    { $number ->
        [one] A new blip, { $blip }, lies in ambush on { $square }, 6 squares from { $marine } (die 1).
       *[other] A new blip, { $blip }, lies in ambush on { $square }, 6 squares from { $marine } (die 1, one of { $number } squares).
    }
told-blip_lost = A blip finds no room and is lost (die { $die }).
told-no_blip_left = There is no blip left to draw.
told-pool_renewed = The used blips are shuffled into a new pile.
told-blip_revealed =
    { $number ->
        [one] { $blip } is revealed ({ $how }): 1 Genestealer.
       *[other] { $blip } is revealed ({ $how }): { $number } Genestealers.
    }
told-lord_revealed = { $blip } is revealed ({ $how }): the Broodlord.
told-stealer_placed = { $stealer } stands on { $square }, facing { $facing }.
told-stealers_lost =
    { $number ->
        [one] 1 Genestealer finds no room and is lost.
       *[other] { $number } Genestealers find no room and are lost.
    }

## The log: what aliens do, and why

told-alien_activated =
    { $tied ->
        [0] { $alien } is activated: { $row }, { distance-told } from a marine.
       *[other] { $alien } is activated: { $row }, { distance-told } from a marine, chosen by lot.
    }
told-alien_targets = { $alien } goes for { $marine }: { $row } ({ $distance }), { $line }.
told-alien_plans =
    { $cost ->
        [one] { $alien } plans a way of 1 action point to { $square }, { $row }.
       *[other] { $alien } plans a way of { $cost } action points to { $square }, { $row }.
    }
told-alien_moved =
    { $facing_kind ->
        [none] { $alien } moves to { $square } ({ $left } left).
       *[other] { $alien } moves to { $square }, facing { $facing } ({ $left } left).
    }
told-alien_turned = { $alien } turns { $facing } ({ $left } left).
told-alien_entered =
    { $facing_kind ->
        [none] { $alien } enters on { $square } ({ $left } left).
       *[other] { $alien } enters on { $square }, facing { $facing } ({ $left } left).
    }
told-alien_stops = { $alien } stops: { $stop } ({ $left } left).
told-brood_tested =
    { $number ->
        [one] Brood test of section { $section } for { $alien }: 1 alien, die { $die }; { $outcome }.
       *[other] Brood test of section { $section } for { $alien }: { $number } aliens, die { $die }; { $outcome }.
    }
told-brood_group = Under the brood effect: { $aliens }.
told-lord_wakes = The Broodlord wakes: { $marine } is { distance-told } away.

## Why an order is refused

reason-words_expected =
    { $number ->
        [0] Nothing follows “{ $text }”.
       *[other] “{ $text }” needs one word after it.
    }
reason-too_few_points = { $terminator } has { $points } points for an action of { $number }.
reason-not_on_board = { $terminator } is not on the board.
reason-activated_before = { $terminator } has been activated in this phase.
reason-acts_already = { $terminator } is acting already.
reason-no_command_points = There are no command points for { $terminator }.
reason-sideways = { $terminator } cannot move sideways.
reason-not_beside = { $square } is not beside { $terminator }.
reason-square_occupied = { $square } is taken.
reason-door_shut = { $square } is shut.
reason-barrier_there = A force barrier stands on { $square }.
reason-flames_there = { $square } is burning.
reason-corner_blocked = The way to { $square } leads between two blocked squares.
reason-no_door_there = There is no door on { $square }.
reason-door_by_fire = The door { $square } is too near the flames.
reason-door_held_open = Somebody stands in the door { $square }.
reason-door_not_in_front = The door { $square } is not in the front three squares.
reason-door_is_so = The door { $square } is so already.
reason-faces_there = { $terminator } faces that way already.
reason-half_turn = { $terminator } turns a quarter at a time.
reason-no_exit_here = { $terminator } stands at no exit of that direction.
reason-no_ladder = No ladder leads to { $square }.
reason-no_gun = { $terminator } has no gun for that.
reason-jammed = The storm bolter of { $terminator } is jammed.
reason-no_ammunition = { $terminator } has no shots left.
reason-no_target = { $target } is no target.
reason-blip_no_target = { $blip } is a blip. It is turned over as soon as a marine sees it, and can be fired at only then.
reason-not_seen = { $terminator } does not see { $target }.
reason-no_move_before = { $terminator } has neither moved nor turned just now.
reason-no_flamer = { $terminator } has no flamer.
reason-own_section = { $terminator } cannot flame his own section.
reason-out_of_reach = That is out of sight or farther than { $number } squares from { $terminator }.
reason-nothing_ahead = That is not directly ahead of { $terminator }.
reason-marked_already = { $terminator } has that marker already.
reason-not_jammed = The gun of { $terminator } is not jammed.
reason-no_reload = { $terminator } has no reload.
reason-carries_nothing = { $terminator } carries nothing.
reason-nobody_beside = No such marine is beside { $terminator }.
reason-nothing_to_operate = There is nothing to operate where { $terminator } stands.
reason-no_psyker = { $terminator } is no librarian.
reason-power_in_marine_phase = { $terminator } can use powers in the marine action phase only.
reason-power_used = { $terminator } has used his power in this phase.
reason-too_little_psi = { $terminator } has too few psi points.
reason-no_cp_spent = No command point has been spent that { $terminator } could take back.

## What is wrong with a setup or a written position

reason-mission_not_known = { file-place }there is no mission “{ $name }”.
reason-mission_faulty = { file-place }the mission is faulty in line { $line }: { $why }
reason-three_numbers = { file-place }three numbers belong here.
reason-not_as_many = { file-place }there must be as many as of the others.
reason-no_such_door = { file-place }there is no such door.
reason-square_taken = { file-place }{ $name } is taken.
reason-too_many_blips = { file-place }the mission has no more blips of value { $number }.

## What always holds, where a written position breaks it

reason-piece_nowhere = { $piece } is nowhere on this board.
reason-square_shared = Two pieces share { $square }.
reason-board_disagrees = The board and the pieces disagree.
reason-piece_in_a_door = A piece stands in the closed door, bulkhead or barrier { $square }.
reason-marker_on_nobody = { $terminator } has markers but is not on the board.
reason-overwatch_and_guard = { $terminator } is on overwatch and on guard at once.
reason-points_out_of_range = { $terminator } has shots or points that he cannot have.
reason-command_out_of_range = There cannot be that many command points.
reason-blips_not_complete = The blips of the mission are not all there once.
reason-lord_there_twice = The Broodlord is there twice, or there and dead.
reason-known_blip_missing = Blips are known that are not there.
reason-door_nowhere = A door or bulkhead is where the mission has none.
reason-object_nowhere = The object is nowhere on this board.
reason-already_decided = The mission is already over. { $result }: { $condition }.
reason-alien_not_there = Something is said of an alien that is not in play.

## Why the Sergeant bot gives an order

because-mission_first = The mission asks for it.
because-into_range = From there the flamer can burn the room.
because-free_shot = This shot costs nothing.
because-burn_them = The flames catch several aliens, or one that is about to strike.
because-shoot_them = Something can strike soon, so shoot it first.
because-strike = He is strong in close assault.
because-ready_the_gun = His weapon has to work again.
because-clear_the_door = The door is in the way of the flamer.
because-walk_on = It brings him closer to the goal without too much danger.
because-watch = He is well placed, so he watches for what comes.
because-stay = He is well placed.
