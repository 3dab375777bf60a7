### The mission editor.

editor-heading = Mission editor
editor-map = Map of your mission
editor-map-keys = Arrow keys move the cursor, Space uses the tool, Shift with an arrow key paints, Ctrl+Z undoes, + and - zoom.
editor-here = { $square }: { $things }
editor-here-marine = { $name }, facing { $facing }
editor-here-fault = error { $number }

## Tools

editor-tools = Tools
editor-tool-move = Move map
editor-tool-floor = Floor
editor-tool-wall = Erase
editor-tool-door = Door
editor-tool-open_door = Open door
editor-tool-bulkhead = Bulkhead
editor-tool-entry = Entry area
editor-tool-exit = Exit
editor-tool-objective = Objective
editor-tool-marine = Marine
editor-tool-ladder = Ladder
editor-tool-section = Section
editor-tool-broodlord = Broodlord
editor-tool-object = Object
editor-undo = Undo
editor-redo = Redo
editor-closer = Zoom in
editor-farther = Zoom out
editor-all = Show all
editor-full = A map has at most 64 rows and columns.
editor-squad-like = Arm them like the squad of
editor-exit-refused = There is an exit on that side already. One side of a corridor has one exit.

editor-hint-move = Drag to move the map. Two fingers or the wheel zoom with any tool.
editor-hint-floor = Drag to lay floor. The map grows as you draw.
editor-hint-wall = Drag to take floor away, with everything on it.
editor-hint-door = Put a door in a passage: floor on two opposite sides, walls on the others.
editor-hint-open_door = A door that starts open.
editor-hint-bulkhead = A bulkhead closes a passage. Only a chainfist opens it, if the mission allows that.
editor-hint-entry = Put an entry area on a wall beside the floor. Blips arrive there.
editor-hint-exit = Press a floor square on the edge of the board. Press again to turn the exit.
editor-hint-objective = Paint the squares of an objective. Goals has their names.
editor-hint-marine = Press a square to add a marine, press him to turn him.
editor-hint-marine-move = Press the square where he starts.
editor-hint-ladder = Press the lower end of the ladder.
editor-hint-ladder-upper = Now press its upper end.
editor-hint-section = Drag to give squares to the chosen section.
editor-hint-broodlord = Press where the Broodlord waits. Press it again to remove it.
editor-hint-object = Press where the object lies. Press it again to remove it.
editor-hint-room = Press the middle of each room: one marine starts in each.
editor-hint-no_flame = Press a square of the section that must not burn.

## Tabs

editor-panels = The mission
editor-tab-check = Check
editor-tab-squad = Squad
editor-tab-goals = Goals
editor-tab-aliens = Aliens
editor-tab-mission = Mission
editor-remove = Remove
editor-none = none
editor-paint = Paint
editor-number = Number
editor-play = Play it

## What is wrong

editor-checking = Checking …
editor-check-busy = The server has checked too many missions. It will try again in a moment.
editor-check-offline = The server can't be reached. Your mission is kept on this device; the check will be tried again.
editor-sound = This mission can be played.
editor-faults =
    { $number ->
        [one] One thing to mend
       *[other] { $number } things to mend
    }
editor-faults-more =
    { $number ->
        [one] and one more.
       *[other] and { $number } more.
    }
editor-fault-objective = “{ $name }” needs an objective. Paint one, then choose it under Goals.
editor-fault-object = “{ $name }” needs an object to carry. Place it under Aliens.
editor-fault-blips = There are no blips. Give one value at least one under Aliens.
editor-fault-victory = There is no way to win. Add one under Goals.
editor-fault-defeat = There is no way to lose. Add one under Goals.

## The sergeant tries it out

editor-trial = How hard is it?
editor-trial-text = The Sergeant bot plays your mission and tells how often it wins. The missions of the game are won in 18 to 66 of 100 games.
editor-trial-games = Games
editor-times = { $number }×
editor-trial-begin = Let the Sergeant play
editor-trial-stop = Stop
editor-trial-first = The first games are being played …
editor-trial-result =
    { $turns ->
        [one] Won { $share }, in one turn
       *[other] Won { $share }, in { $turns } turns
    }
editor-trial-sofar = after { $number } of { $wanted } games so far
editor-trial-played =
    { $number ->
        [one] one game
       *[other] { $number } games
    }
editor-trial-ended = { $share }: { $condition }
editor-trial-limit = You've had your share of games for now. Try again in a few minutes.
editor-trial-busy = The server is trying out other missions. Try again in a moment.
editor-trial-slow = A game of this mission takes the server too long. A smaller map or fewer aliens would help.
editor-trial-faulty = This mission can't be played yet.
editor-trial-failed = The server couldn't play it. Try again.
editor-trial-old = The mission has changed since then.

## The squad

editor-squad-text = One to { $number } marines. Without a name, a marine has the one shown in grey.
editor-marine-name = Name
editor-marine-role = Role
editor-marine-gun = Gun
editor-marine-weapon = Weapon
editor-marine-facing = Facing
editor-marine-squad = Squad
editor-marine-move = Place on map
editor-marine-remove = Remove { $name }
editor-marine-add = Add a marine

## Goals

editor-victory = You win when
editor-defeat = You lose when
editor-add-victory = Another way to win
editor-add-defeat = Another way to lose
editor-condition = Condition
editor-draw = only a draw
editor-objective = Objective
editor-objectives = Objectives
editor-objectives-text = Squares under a name, to burn, operate, reach or guard.
editor-objective-name = Name of the objective
editor-add-objective = Add an objective
editor-no-objective = no objective yet
editor-no-object = no object yet
editor-state = State
editor-state-undamaged = undamaged
editor-state-damaged = damaged
editor-squares =
    { $number ->
        [one] one square
       *[other] { $number } squares
    }

editor-kind-flame_any = Burn one objective
editor-goal-flame_any = one square of { $thing } burns.
editor-kind-flame_each = Burn several objectives
editor-goal-flame_each = each of these has burned: { $thing }
editor-kind-exterminate = Kill every alien
editor-goal-exterminate = no aliens are left on the board or to come.
editor-kind-blockade = Blockade
editor-goal-blockade = a marine stands within { $number } squares of every entry area.
editor-kind-kills = Kill a number
editor-goal-kills = { $number } aliens are dead.
editor-kind-exited = Leave the board
editor-goal-exited = { $number } of your marines have left by an exit.
editor-kind-exit_with = Carry the object out
editor-goal-exit_with = a marine leaves with { $thing }, { $state }.
editor-kind-operate_each = Operate objectives
editor-goal-operate_each = each of these has been operated: { $thing }
editor-kind-survive = Hold out
editor-goal-survive = turn { $number } is over.
editor-kind-broodlord_dead = Kill the Broodlord
editor-goal-broodlord_dead = the Broodlord is dead.
editor-kind-no_flamer_shots = No flamer shots left
editor-goal-no_flamer_shots = no living marine has a flamer shot left.
editor-kind-all_marines_dead = No marines left
editor-goal-all_marines_dead = no marines are left on the board.
editor-kind-alive_plus_exited_below = Too few marines
editor-goal-alive_plus_exited_below = fewer than { $number } marines are alive or have left.
editor-kind-object_destroyed = The object is destroyed
editor-goal-object_destroyed = { $thing } is destroyed.
editor-kind-alien_on = An alien reaches an objective
editor-goal-alien_on = an alien steps onto { $thing }.
editor-kind-flame_in_section = An objective burns
editor-goal-flame_in_section = the section of { $thing } burns.
editor-kind-turn_limit = Time runs out
editor-goal-turn_limit = the last turn ends without a victory.

## Aliens and special rules

editor-turns = Time
editor-turn-limit = Turns (0: no limit)
editor-aliens = Aliens
editor-start-blips = Blips at the start
editor-reinforcement = New blips each turn
editor-blips = Blips that hide { $number }
editor-recycle = Revealed blips go back to the pile
editor-broodlord = Broodlord
editor-broodlord-no = none
editor-broodlord-yes = comes with the blips
editor-broodlord-placed = waits on the map
editor-dormant = Sleeps until a marine is so near (0: awake)
editor-equipment = Equipment
editor-flamer_ammo = Shots of a heavy flamer
editor-cannon_ammo = Shots of an assault cannon
editor-cannon_reload = Reloads of an assault cannon
editor-psi = Psi points of a Librarian
editor-operate_cost = Action points to operate an objective
editor-chainfist = A chainfist cuts bulkheads without a roll
editor-deployment = Deployment
editor-permute = Squad { $squad } may swap places at the start
editor-rooms = One marine in each room
editor-rooms-number =
    { $number ->
        [one] one room
       *[other] { $number } rooms
    }
editor-object = Object to carry
editor-object-place = Place on map
editor-object-none = none
editor-object-name = Name
editor-wander = Steps it wanders each turn
editor-priority-carrier = Aliens go first for its carrier
editor-more-rules = More rules
editor-no-flame = Section that must not burn
editor-priority = Aliens go first for:

## Sections

editor-sections = Sections
editor-sections-found = Sections are found for you: rooms, junctions and lengths of corridor. Choose a letter and paint to draw them yourself.
editor-sections-by-hand = You draw the sections. New floor still gets one by itself.
editor-sections-again = Find all sections again
editor-section = Section { $section }
editor-section-new = New section { $section }

## The file

editor-title = Title
editor-title-placeholder = The Back Door
editor-notes = Briefing
editor-file = Keep and share
editor-download = Download as a file
editor-share = Share by a link
editor-link = Link to this mission
editor-link-copied = Link to this mission (copied)
editor-link-text = The whole mission is in the link. Open it anywhere to see the map and play.
editor-link-long = This mission is too long for a link. Download the file and send that.
editor-open = Open a mission file
editor-begin-with = Begin with a mission of the game
editor-begin-choose = Choose one …
editor-like = { $title } (mine)
editor-new = New mission
editor-new-text = Clears the drawing board. Undo brings it back.

## A shared mission

editor-shared = You've been sent a mission:
editor-shared-broken = This link has no mission that can be played.
editor-shared-faulty = You can open it in the editor and mend it.
editor-edit = Open in the editor
editor-leave = To the start page
