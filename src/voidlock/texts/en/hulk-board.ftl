### The board of Space Hulk on the page.

## The screen

hulk-heading = { $title }: { $phase }
hulk-over = { $title }: { $result }, turn { $turn }
hulk-ended =
    { $result_id ->
        [win] { $title } is won in turn { $turn }.
        [draw] { $title } ends in a draw in turn { $turn }.
       *[other] { $title } is lost in turn { $turn }.
    }
hulk-ended-by = Because { $condition }.
hulk-anew = Play the mission again
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
play-chance-breaks = breaks it { $chance }
play-chance-watches = each shot hits { $chance }
play-chance-more = more { $chance }
hulk-section = section { $section }
hulk-react = { $deed } React, on command points ({ $number } left)?
hulk-ends-overwatch = ends his overwatch
hulk-ends-guard = ends his guard
hulk-order-overwatch = He is on overwatch. Any action ends it, and with it his free shots.
hulk-order-guard = He is on guard. Any action ends it.
hulk-decline = Not again this phase
hulk-declining = Reactions are declined until this phase ends.
hulk-ask-again = Ask again
hulk-stands = As it stands: { $outcome }.
hulk-one-after-other = { $before } { $after }
hulk-idle =
    { $number ->
        [one] { $names } has not acted. End the phase all the same?
       *[other] { $number } marines have not acted: { $names }. End the phase all the same?
    }
hulk-aliens-act = The aliens’ turn.
hulk-skip = Skip to your turn
hulk-door-at = door { $square }
hulk-group-deploy = Place
hulk-group-activate = Activate
hulk-group-command = Act out of turn, on command points ({ $number } left)
hulk-group-again = Goes on, on command points ({ $number } left)
hulk-group-move = Move to
hulk-group-turn = Turn
hulk-group-face = Face
hulk-group-fire = Fire at
hulk-group-snap = Fire at once, free, at
hulk-group-assault = Close assault on
hulk-group-open = Open
hulk-group-close = Close
hulk-group-flame = Fire the flamer at
hulk-group-barrier = Force barrier on
hulk-group-storm = Psychic storm on

## The look back

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
        [one] marine who left
       *[other] marines who left
    }
hulk-luck-shot = Shots that hit
hulk-luck-fire = Flames and storms that kill
hulk-luck-assault = Close assaults won
hulk-luck-defence = Attacks survived
hulk-luck-peril = Dangers survived
hulk-in-turn = Turn { $number }.
hulk-roll-shot = { $terminator } fires at { $target }.
hulk-roll-fire = Flames or a storm of { $terminator } against { $target }.
hulk-roll-assault = { $terminator } fights { $target } (left: the marine’s dice).
hulk-roll-defence = { $target } attacks { $terminator } (right: the marine’s dice).
hulk-roll-peril = { $terminator } is in danger: { $target }.
hulk-death = { $terminator } dies in turn { $turn }: { $cause }.

## The map

hulk-map = Map of the hulk
hulk-map-keys = Arrow keys go from square to square and Enter acts there. Plus and minus zoom, Z shows everything, Shift with an arrow key moves the map, Home goes to the marine who acts.
hulk-mini = The whole map at a glance
hulk-closer = Closer
hulk-farther = Farther
hulk-whole = Show everything
hulk-sections = Names of the sections

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
        [0] Entry area { $name }: nothing lurks there
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
hulk-seen-by = in sight of { $names }
hulk-can = here: { $answers }
hulk-seen-at = { $thing } on { $square }, { $number } away.
hulk-sees =
    { $number ->
        [one] { $name } looks { $facing }, 1 square far, and sees: { $things }
       *[other] { $name } looks { $facing }, { $number } squares far, and sees: { $things }
    }
hulk-sees-nothing =
    { $number ->
        [0] { $name } looks { $facing } and sees nothing: something bars the view.
        [one] { $name } looks { $facing }, 1 square far, and sees only floor.
       *[other] { $name } looks { $facing }, { $number } squares far, and sees only floor.
    }

## What was pointed at

hulk-point = Point at a square to see what is there.
hulk-touch = Touch a square to see what is there.
hulk-read-on = Read on
hulk-read-less = Show less
hulk-walk = Walk there: { $cost }
hulk-weigh-flame = The whole of section { $section } burns, not this square alone: { $number } squares. Everybody there dies on 2 or more.
hulk-weigh-storm_section = The storm strikes the whole of section { $section }: { $number } squares. Everybody there dies on 4 or more.
hulk-weigh-shots =
    { $number ->
        [one] It is his last shot.
       *[other] He has { $number } shots left.
    }
hulk-weigh-burning =
    { $number ->
        [one] 1 of them burns already.
       *[other] { $number } of them burn already.
    }
hulk-weigh-again = All of it burns already; whoever is there would roll again.
hulk-weigh-pointless = All of it burns already, and nobody is there: the shot would change nothing.
hulk-endangered-flame = { $names } would burn too.
hulk-endangered-storm_section = { $names } would be struck too.
hulk-endangered-object = { $name } would be destroyed.
hulk-aliens-there = Aliens there: { $names }.
hulk-no-aliens-there = No alien would be struck.
hulk-fire-flame = Fire the flamer
hulk-fire-storm_section = Unleash the storm
hulk-walk-far = Walk as far as the points go: { $cost } of { $number }
hulk-briefing = The mission
hulk-walking = { $letter } walks.
hulk-why-not = More, and why not
hulk-more = More about it
hulk-about = Square { $square }
hulk-possible = What can be done there now

## Points and squad

hulk-turn = Turn
hulk-turn-of = { $number } of { $all }
hulk-ap = Action points
hulk-ap-of = Points of { $letter }
hulk-acts = acts now
hulk-cp = Command points
hulk-pile = Blips left
hulk-kills = Killed
hulk-squad = The squad
hulk-acted = has acted
hulk-ready = ready
hulk-dead = dead
hulk-to-place = to be placed
hulk-left = has left the board
hulk-carries = carries { $name }

## What the aliens do

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
hulk-missions-broken = The server does not answer.
hulk-again = Try again
hulk-map-of = Map of { $title }
hulk-play = Play
hulk-own = A mission of your own
hulk-own-file = Mission file
hulk-own-format = A mission is a text file: the map drawn with letters, then lists of marines, entry areas, aliens, and how it is won or lost. Change an example with any text editor and choose it here: its faults are shown with their lines before it is played. { $file } in the sources of this program describes everything it may hold.
hulk-own-example = Download { $mission } as an example
hulk-own-long = The file is longer than { $number } letters.
hulk-own-map = Map of the file
hulk-faults =
    { $number ->
        [one] The mission cannot be played yet. 1 fault:
       *[other] The mission cannot be played yet. { $number } faults:
    }
hulk-line = Line { $number }:

## Help

hulk-help-turn = A turn: command points (CP) are drawn, then your marines act one after the other with 4 action points (AP) each, then blips arrive and the aliens act. Command points pay for more actions of anybody.
hulk-help-lit = Squares with marked corners can be chosen: a number in the corner is the cost, with a diamond where command points pay. Where several things can be done, choose one of the buttons. A small flame marks what the flamer can reach: the first press shows all that would burn, the second fires.
hulk-help-walk = Choose a square farther away to see the way and its cost; choose it again to walk. The walk stops when something happens.
hulk-help-aliens = What the aliens do is told step by step. “Why?” gives the reason, any other key or touch skips to the end.
hulk-sign-marine = marine: he looks where the plate points
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
hulk-key-answer = an answer
hulk-key-further = the marine with that letter, or a further answer
hulk-key-help = this help
hulk-key-home = to the marine who acts
hulk-help-on-map = Keys on the map
hulk-help-words = Words of the rules
hulk-key-map = to the map, where the keys below hold
hulk-key-arrows = from square to square
hulk-key-enter = act on the square
hulk-key-more = more about the square chosen, and why not
hulk-key-turn = turn left, turn right
hulk-key-overwatch = go on overwatch
hulk-key-guard = go on guard
hulk-key-reload = reload, or clear the jam
hulk-key-done = done, or end the phase
hulk-key-why = why the alien does that
hulk-key-pause = hold what is told of the aliens, or go on
hulk-key-next = the aliens’ next step
hulk-key-again = be asked about reactions again
hulk-key-zoom = closer, farther, everything
hulk-key-pan = move the map
hulk-key-undo = undo
hulk-key-log = to the log
hulk-key-escape = choose again, or skip to the end

## Refusals

reason-no_way = No way leads there.
