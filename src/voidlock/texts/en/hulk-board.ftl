### The board of Space Hulk on the page.

## The map

hulk-map = Map of the hulk
hulk-map-keys = Arrow keys go from square to square and Enter acts there. Plus and minus zoom, 0 shows everything, Shift with an arrow key moves the map, Home goes to the marine who acts.
hulk-mini = The whole map at a glance
hulk-closer = Closer
hulk-farther = Farther
hulk-whole = Show everything

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
hulk-named = { $letter } { $name }
hulk-marine = { $name }, { $role }, facing { $facing }
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
hulk-sees = { $name } looks { $facing }, { $number } squares far, and sees: { $things }
hulk-sees-nothing = { $name } looks { $facing }, { $number } squares far, and sees only floor.

## Refusals

reason-no_way = No way leads there.
