### Space Hulk on the whole screen of a terminal. Names of keys come as arguments.

screen-do-map = map
screen-do-mission = mission
screen-do-turn = turn

## Points and squad

screen-hulk-heading = { $heading } { $points }
screen-hulk-points = { $letter }: { $number } AP.
screen-hulk-acting = { $name }: { $number } AP.
screen-hulk-of = { $letter }:{ $text }
screen-hulk-ap = { $number }AP
screen-hulk-shots = x{ $number }
screen-hulk-psi = psi{ $number }
screen-hulk-acted = acted
screen-hulk-waits = to place
screen-hulk-aliens-act = The aliens’ turn. Any key skips to the end.
screen-hulk-drawn = Command points: { $number }. { $question }
screen-hulk-dead = dead
screen-hulk-out = left
screen-hulk-short-overwatch = watch
screen-hulk-short-guard = guard
screen-hulk-short-jammed = jam
screen-hulk-short-may_explode = hot
screen-promise-kills = kills { $chance }
screen-promise-breaks = breaks it { $chance }
screen-promise-watches = each shot hits { $chance }
screen-promise-more = more { $chance }

## A square in words

screen-hulk-square = { $square }, section { $section }: { $things }.
screen-hulk-beside = { $square }: { $things }.
screen-hulk-way = { $letter } gets there for { $cost } of { $points }.
screen-hulk-way-far = { $letter } needs { $number } points to get there and has { $points }.

## Looking around

screen-look-enter = { $enter }: { $answer }.
screen-look-enter-several = { $enter } chooses among { $number } answers.
screen-look-enter-nothing = Nothing can be done there now.
screen-look-keys = { $does } { $escape } lets go.
screen-look-others = Also: { $answers }.
screen-hulk-gathered-barrier = Force barrier: choose a square
screen-hulk-gathered-flame = Fire the flamer: choose a square
screen-look-several = There are { $number } answers about that square. Choose one; { $key } gives it.

## Help

screen-hulk-key-map = Left and right begin to look around on the map: the arrow keys go from square to square, with Shift five at a time. What is there, what can be done and what the way costs is said below. Pressing a square looks at it, pressing it again acts there.
screen-hulk-key-explain = ? with a word of the rules explains it: ? overwatch, ? door. The line below the answers takes it too.
screen-hulk-key-why = why and an answer says why it is not possible: why move:8,5. A line of the log that is pressed opens the board as it was and says why the alien did that. undo, log, odds and advice are commands as well.
screen-hulk-sign-map = Above the map and beside it stand columns and rows: square 8,5 is column 8, row 5. The map follows the marine who acts.
screen-hulk-sign-floor = Points and commas are floor, another sign for each section; nothing is wall. + closed door, / open door, B bulkhead, * flames, = force barrier, o objective, x exit, ! object (beside a marine: he carries it), ^ and v ladders; E entry area, 2? one in which two aliens lurk. ~ is the way to the square looked at.
screen-hulk-sign-pieces = A to L are marines, digits Genestealers (3< is S3), l the Broodlord, each with where it looks (^ > v <); b3 is blip B3, 12 is blip B12.
screen-hulk-sign-marks = A small ring marks what can be chosen now, a triangle what the chosen answer is about; pieces are underlined or shown in reverse instead. A percentage beside a marine is the chance to survive the next attack on him.

## Missions at the start

screen-start-mission = Which mission?
screen-start-mission-named = { $title }
screen-start-mission-own = A mission file of your own
screen-start-mission-own-more = Write your own map and squad as text. The file is checked, and every fault is shown on its map.
screen-start-mission-file = Which mission file?
screen-start-file = { $path }
screen-start-path = a path, Tab completes it
screen-start-no-file = There is no such file: { $path }
screen-faults =
    { $number ->
        [one] { $path } cannot be played yet. 1 fault, marked ! on the map where it has a place:
       *[other] { $path } cannot be played yet. { $number } faults, marked ! on the map where they have a place:
    }
screen-fault =
    { $line ->
        [0] { $why }
       *[other] Line { $line }: { $why }
    }
screen-faults-keys = The arrow keys scroll, { $escape } closes this.
