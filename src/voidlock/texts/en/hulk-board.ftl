### The board of Space Hulk in the browser.

## The screen

hulk-heading = { $title }: { $phase }
hulk-over = { $title }: { $result }, turn { $turn }
hulk-anew = Play again
hulk-next-mission = Next mission: { $title }
hulk-phase-command = Command
hulk-phase-marines = Marines
hulk-phase-invasion = Reinforcements
hulk-phase-aliens = Aliens
hulk-phase-status = End
hulk-cost =
    { $cp ->
        [0] { $ap } AP
       *[other] { $ap ->
            [0] { $cp } CP
           *[other] { $ap } AP + { $cp } CP
        }
    }
hulk-cost-psi = { $number } psi
play-chance-hits = hits { $chance }
play-chance-kills = kills { $chance }
play-chance-lives = lives { $chance }
play-chance-dies = dies { $chance }
play-chance-breaks = breaks it { $chance }
play-chance-watches = each shot hits { $chance }
play-chance-more = { $chance } for more
hulk-section = section { $section }
hulk-react = { $deed } React? Command points left: { $number }.
answer-command_points-keep = Keep the draw
hulk-still-fires = overwatch still fires
hulk-ends-overwatch = ends his overwatch
hulk-ends-guard = ends his guard
hulk-order-of = { $name } acts
hulk-commanding = { $name } acts on command points ({ $number } left)
hulk-back-to = back to { $letter }
hulk-strays = No command points left for { $commanded }. Press { $letter } to go on.
hulk-order-choose = Choose an action, or finish.
hulk-order-overwatch = He's on overwatch. Any action ends it, along with his free shots.
hulk-order-guard = He's on guard. Any action ends it.
hulk-decline = Stop asking this phase
hulk-decline-calm = Only ask after a jam or a reveal, or if an alien is next to a marine
hulk-declining = You won't be asked about reactions again this phase.
hulk-declining-calm = This phase you're only asked about reactions after a jam or a reveal, or if an alien is next to a marine.
hulk-ask-again = Ask again
hulk-stands =
    { $outcome_id ->
        [attacker] As it stands, { $attacker } wins.
        [defender] As it stands, { $defender } wins.
        [tie] As it stands, it's a tie.
       *[unharmed] As it stands, { $defender } survives.
    }
hulk-one-after-other = { $before } { $after }
hulk-idle =
    { $number ->
        [one] { $names } hasn't acted: 4 AP would be lost. { hulk-idle-command } End the phase anyway?
       *[other] { $number } marines haven't acted: { $names }. 4 AP each would be lost. { hulk-idle-command } End the phase anyway?
    }
hulk-idle-done = { $names } hasn't spent any AP: 4 AP would be lost. End this marine's activation anyway?
hulk-idle-command =
    { $cp ->
        [0] No command points are left.
        [one] 1 command point is left for reactions.
       *[other] { $cp } command points are left for reactions.
    }
hulk-aliens-act = The aliens’ turn.
hulk-skip = Skip to your turn
hulk-door-at = door { $square }
hulk-group-deploy = Place
hulk-group-activate = Activate
hulk-group-command = Spend command points ({ $number } left)
hulk-group-move = Move to
hulk-group-turn = Turn
hulk-group-face = Face
hulk-group-fire = Fire at
hulk-group-snap = Free shot at
hulk-group-assault = Close assault on
hulk-group-open = Open
hulk-group-close = Close
hulk-group-flame = Fire the flamer at
hulk-group-barrier = Force barrier on
hulk-group-storm = Psychic storm on

## Game review

hulk-count-turns =
    { $number ->
        [one] turn
       *[other] turns
    }
hulk-count-shots =
    { $number ->
        [one] shot
       *[other] shots
    }
hulk-count-hits =
    { $number ->
        [one] hit
       *[other] hits
    }
hulk-count-jams =
    { $number ->
        [one] jam
       *[other] jams
    }
hulk-count-flames =
    { $number ->
        [one] flamer shot
       *[other] flamer shots
    }
hulk-count-powers =
    { $number ->
        [one] psychic power used
       *[other] psychic powers used
    }
hulk-count-assaults =
    { $number ->
        [one] close assault
       *[other] close assaults
    }
hulk-count-slain =
    { $number ->
        [one] alien killed
       *[other] aliens killed
    }
hulk-count-lost =
    { $number ->
        [one] marine lost
       *[other] marines lost
    }
hulk-count-left =
    { $number ->
        [one] marine extracted
       *[other] marines extracted
    }
hulk-luck-shot = Shots that hit
hulk-luck-fire = Flames and storms that kill
hulk-luck-assault = Close assaults won
hulk-luck-defence = Attacks survived
hulk-luck-peril = Dangers survived
hulk-in-turn = Turn { $number }.
hulk-roll-shot = { $terminator } fires at { $target }.
hulk-roll-fire = { $terminator }'s flames or storm against { $target }.
hulk-roll-assault = { $terminator } fights { $target } (left: the marine’s dice).
hulk-roll-defence = { $target } attacks { $terminator } (right: the marine’s dice).
hulk-roll-peril = { $terminator } is in danger: { $target }.
hulk-death = { $terminator } dies on turn { $turn }: { $cause }.
hulk-burned = burned the { $objective }
hulk-fell = turn { $turn }, { $cause }

## The map

hulk-map = Map of the hulk
hulk-map-keys = Arrow keys move and turn the active marine; Shift with an arrow key moves from square to square, Enter acts on one. Plus and minus zoom, Z shows the whole map, Home goes to the active marine.
hulk-mini = Map overview
hulk-closer = Zoom in
hulk-farther = Zoom out
hulk-whole = Whole map
hulk-sections = Section names
hulk-foresee = As they see us
hulk-watch-all = All who can: overwatch
hulk-target-rank =
    { $number ->
        [0] target number { $rank }
       *[other] target number { $rank } ({ $reasons })
    }
hulk-intends = number { $order } to act, goes for { $marine }: { $row } ({ $distance }), { $line }
hulk-intends-nothing = number { $order } to act, can reach nobody
hulk-fold-squad = Show or hide the squad
hulk-show-goal = Show the objective

## A square in words

hulk-at = Square { $square }, section { $section }
hulk-floor = floor
hulk-door =
    { $state ->
        [closed] closed door
        [open] open door
       *[destroyed] destroyed door
    }
hulk-bulkhead = bulkhead
hulk-burning = burning
hulk-barrier = force barrier
hulk-object = object: { $name }
hulk-objective = objective: { $name }
hulk-exit = exit to the { $facing }
hulk-entry =
    { $number ->
        [0] Entry area { $name }: nothing lurking
       *[other] Entry area { $name }: { $number } lurking
    }
hulk-entry-square =
    { $number ->
        [0] entry square of { $name }
       *[other] entry square of { $name }, { $number } lurking behind it
    }
hulk-ladder = ladder to { $square }
hulk-named = { $name } ({ $letter })
hulk-marine = { $name }, facing { $facing }
hulk-mark-overwatch = on overwatch
hulk-mark-guard = on guard
hulk-mark-jammed = gun jammed
hulk-mark-may_explode = cannon may explode
hulk-shots-left =
    { $number ->
        [one] 1 shot left
       *[other] { $number } shots left
    }
hulk-psi = psi { $number }
hulk-stealer = Genestealer { $name }, facing { $facing }
hulk-lord = Broodlord, facing { $facing }
hulk-blip = blip { $name }
hulk-seen-by = seen by { $names }
hulk-can = here you can: { $answers }
hulk-seen-at = { $thing } on { $square }, { $number } away.
hulk-sees =
    { $number ->
        [one] { $name } faces { $facing }, sees up to 1 square away: { $things }
       *[other] { $name } faces { $facing }, sees up to { $number } squares away: { $things }
    }
hulk-sees-nothing =
    { $number ->
        [0] { $name } faces { $facing }, but his view is blocked.
        [one] { $name } faces { $facing }, sees up to 1 square away: only floor.
       *[other] { $name } faces { $facing }, sees up to { $number } squares away: only floor.
    }

## The square under the pointer

hulk-point = Point at a square to see what is there.
hulk-touch = Tap a square to see what is there.
hulk-read-on = Read more
hulk-read-less = Show less
hulk-walk = Walk there: { $cost }
hulk-walk-facing = Walk there, end facing { $facing }: { $cost }
hulk-weigh-flame = All of section { $section } burns, not just this square: { $number } squares. Everyone in it dies on a 2 or more.
hulk-weigh-storm_section = The storm strikes all of section { $section }: { $number } squares. Everyone in it dies on a 4 or more.
hulk-weigh-shots =
    { $number ->
        [one] This is his last shot.
       *[other] He has { $number } shots left.
    }
hulk-weigh-burning =
    { $number ->
        [one] 1 of them is already burning.
       *[other] { $number } of them are already burning.
    }
hulk-weigh-again = All of it is already burning; anyone in it would roll again.
hulk-weigh-pointless = All of it is already burning and nobody is in it: the shot would change nothing.
hulk-endangered-flame = { $names } would burn too.
hulk-endangered-storm_section = { $names } would be hit too.
hulk-endangered-object = { $name } would be destroyed.
hulk-aliens-there = Aliens there: { $names }.
hulk-no-aliens-there = No aliens would be hit.
hulk-fire-flame = Fire the flamer
hulk-fire-storm_section = Unleash the storm
hulk-walk-far = Walk as far as possible: { $cost } of { $number }
hulk-briefing = Briefing
hulk-walking = { $letter } is walking.
hulk-why-not = Why can't I?
hulk-more = Details
hulk-about = Square { $square }
hulk-possible = What you can do there now

## Points and squad

hulk-turn = Turn
hulk-turn-of = { $number } of { $all }
hulk-ap = Action points
hulk-ap-of = { $letter }'s points
hulk-acts = acting now
hulk-cp = Command points
hulk-pile = Blips left
hulk-kills = Killed
hulk-out = Out
hulk-squad = The squad
hulk-acted = has acted
hulk-ready = ready
hulk-dead = dead
hulk-to-place = to be placed
hulk-left = has left the board
hulk-carries = carries { $name }

## Alien actions

hulk-deed-of = { $number } of { $all }
hulk-deeds =
    { $number ->
        [one] What the aliens did: 1 step
       *[other] What the aliens did: { $number } steps
    }
hulk-why = Why?
hulk-next-deed = Next
hulk-at-once = Skip to the end

## Missions at the start

hulk-missions = Mission
hulk-missions-broken = The server isn't responding.
hulk-again = Retry
hulk-map-of = Map of { $title }
hulk-play = Play
hulk-own = Custom mission
hulk-own-file = Mission file
hulk-own-format = A mission is a text file: a map drawn with letters, then lists of marines, entry areas, aliens, and how to win or lose. Edit an example with any text editor and choose it here: errors are listed by line before you play. { $file } in this program's source code describes the whole format.
hulk-own-example = Download { $mission } as an example
hulk-own-long = The file is longer than { $number } characters.
hulk-own-map = Map in the file
hulk-faults =
    { $number ->
        [one] The mission can't be played yet. 1 error:
       *[other] The mission can't be played yet. { $number } errors:
    }
hulk-line = Line { $number }:

## Help

hulk-help-turn = Each turn you draw command points (CP). Then your marines act one at a time with 4 action points (AP) each, and then blips arrive and the aliens act. Command points pay for extra actions by any marine.
hulk-help-lit = Marked corners show the squares you can choose: the number in the corner is the cost, with a dot (●) before what command points pay. If there are several actions, pick one of the buttons. A small flame marks what the flamer can reach: if someone would burn, the first tap shows everyone who would, and the second fires. Otherwise he walks there; his buttons also set empty sections on fire.
hulk-help-walk = Point at a square to see the path and its cost; click to walk there (by touch, tap twice). The walk stops when something happens. Choosing the next marine ends the current one, unless he has done nothing yet. Undo takes that back.
hulk-help-aliens = The aliens act step by step. “Why?” gives the reason; any other key or tap skips to the end.
hulk-sign-marine = marine: the arrow and the gun point the way he faces
hulk-sign-overwatch = on overwatch
hulk-sign-guard = on guard
hulk-sign-jammed = gun jammed
hulk-sign-stealer = Genestealer
hulk-sign-lord = Broodlord
hulk-sign-blip = blip: 1 to 3 Genestealers
hulk-sign-closed = closed door
hulk-sign-open = open door
hulk-sign-bulkhead = bulkhead
hulk-sign-fire = flames
hulk-sign-barrier = force barrier
hulk-sign-objective = objective
hulk-sign-object = object to carry
hulk-sign-entry = entry area: aliens come from here
hulk-sign-exit = exit
hulk-sign-ladder = ladder
hulk-key-answer = a choice
hulk-key-help = this help
hulk-key-home = go to the active marine
hulk-help-on-map = Keys on the map
hulk-help-words = Glossary
hulk-key-map = go to the map, for the keys below
hulk-key-arrows = move from square to square
hulk-key-enter = act on the square
hulk-key-more = details of the square, and why you can't
hulk-key-overwatch = go on overwatch
hulk-key-guard = go on guard
hulk-key-reload = reload, or clear the jam
hulk-key-done = done, or end the phase
hulk-key-why = why the alien does that
hulk-key-pause = pause or resume the aliens' turn
hulk-key-next = the aliens’ next step
hulk-key-again = ask about reactions again
hulk-key-zoom = zoom in, zoom out, whole map
hulk-key-undo = undo
hulk-key-log = go to the log
hulk-key-escape = cancel, or skip to the end

## Refusals

reason-no_way = There's no path to that square.
