### Space Hulk on the full screen of a terminal. Key names are arguments.

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
screen-promise-dies = dies { $chance }
screen-promise-breaks = breaks it { $chance }
screen-promise-watches = each shot hits { $chance }
screen-promise-more = { $chance } for more

## A square in words

screen-hulk-square = { $square }, section { $section }: { $things }.
screen-hulk-beside = { $square }: { $things }.
screen-hulk-way = { $letter } gets there for { $cost } of { $points }.
screen-hulk-way-far = { $letter } needs { $number } points to get there but has { $points }.

## The cursor

screen-look-enter = { $enter }: { $answer }.
screen-look-enter-several = { $enter } shows { $number } choices.
screen-look-enter-nothing = You can't do anything there now.
screen-look-keys = { $does } { $escape }: cancel.
screen-look-others = Also: { $answers }.
screen-hulk-gathered-barrier = Force barrier: choose a square
screen-hulk-gathered-flame = Fire the flamer: choose a square
screen-look-several = There are { $number } choices for that square. Select one; { $key } takes it.

## Help

screen-hulk-key-orders = Orders keep their keys: 1 2 3 step ahead, to the left and right, - [ ] back; 4 5 turn left and right; 6 fires, 7 is close assault, * the flamer, / the door, 8 overwatch, 9 guard, 0 done; a full stop ends the phase. A small letter needs Enter.
screen-hulk-key-map = Left and right start looking around the map: arrow keys move from square to square, or five at a time with Shift. Below you see what is there, what you can do and what the path costs. Click a square to look at it, click it again to act there. A capital letter is a key: Shift+B names marine B.
screen-hulk-key-explain = ? NAME explains a rules term, e.g. ? overwatch, ? door. Type it in the line below the choices.
screen-hulk-key-why = why CHOICE says why a choice isn't possible, e.g. why move:8,5. Click a line of the log to see the board as it was and why the alien did that. undo, log, odds and advice are commands too.
screen-hulk-sign-map = The columns are numbered above the map and the rows beside it: square 8,5 is column 8, row 5. The map follows the active marine.
screen-hulk-sign-floor = Dots and commas are floor, a different sign for each section; shaded squares are wall. + closed door, / open door, B bulkhead, * flames, = force barrier, o objective, x exit, ! object (beside a marine: he carries it), ^ and v ladders; E entry area, 2? an entry area with two aliens lurking. ~ is the path to the square you are looking at.
screen-hulk-sign-pieces = A to L are marines, digits Genestealers (3< is S3), l the Broodlord, each with its facing (^ > v <); b3 is blip B3, 12 is blip B12.
screen-hulk-sign-marks = A small ring marks what you can choose now, a triangle what the selected choice is about; pieces are underlined or shown in reverse instead. A percentage beside a marine is his chance to survive the next attack.

## Missions at the start

screen-start-mission = Which mission?
screen-start-mission-named = { $title } ({ hulk-figures })
screen-start-mission-own = Custom mission file
screen-start-mission-own-more = Write your own map and squad as a text file. The file is checked, and every error is shown on its map.
screen-start-mission-file = Which mission file?
screen-start-file = { $path }
screen-start-path = a path; Tab completes it
screen-start-no-file = No such file: { $path }
screen-faults =
    { $number ->
        [one] { $path } can't be played yet. 1 error, marked ! on the map if it has a place:
       *[other] { $path } can't be played yet. { $number } errors, marked ! on the map if they have a place:
    }
screen-fault =
    { $line ->
        [0] { $why }
       *[other] Line { $line }: { $why }
    }
