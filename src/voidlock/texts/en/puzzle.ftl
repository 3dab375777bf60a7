### Puzzles of both games: the list, the verdict, the checker.

## What a puzzle says

puzzle-said = [Puzzle: { $title }] { $text }
puzzle-solved = Solved! { $answer }: { $chance }, and nothing is better.
puzzle-missed = Your answer, { $answer }: { $chance }. The best one, { $best }: { $than }.
puzzle-searched = The figures come from { $plays } games that the Sergeant bot played on from each answer; they are right to ±{ $error }%.

## The page

puzzle-title = Puzzles
puzzle-intro = A position and a question: which answer gives you the best chance? A new puzzle of the day comes at midnight UTC.
puzzle-done = solved
puzzle-heading = Puzzle: { $title }
puzzle-back = Undo
puzzle-thinking = Working out the chances …
puzzle-your-chance = Yours: { $answer }
puzzle-best-chance = Best: { $answer }
puzzle-right = Solved: nothing is better.
puzzle-wrong = There's a better answer.
puzzle-failed = The chances couldn't be worked out. Try again in a moment.

## The terminal

puzzle-way = Puzzles
puzzle-which = Which puzzle?
puzzle-over = That was the puzzle. What next?
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-leave = Leave
puzzle-listed =
    { $state ->
        [solved] { $title } (solved)
        [today] { $title } (puzzle of the day)
       *[new] { $title }
    }
reason-table_puzzle_unknown = There's no puzzle “{ $name }” here.
puzzle-unknown = There's no puzzle “{ $text }”. `voidlock puzzle --list` lists them all.
puzzle-check-what = Which file? Write `voidlock puzzle check FILE`.

## The checker

puzzle-sound = { $name }: { $best } has { $chance }, exactly. The next best, { $other }, has { $than }.
puzzle-sound-dealt = { $name }: { $best } has { $chance }. The next best, { $other }, has { $than }. Measured over { $deals } deals; the difference is certain to ±{ $error }%.
puzzle-sound-searched = { $name }: { $best } has { $chance }. The next best, { $other }, has { $than }. Each was played out { $plays } times; the difference is certain to ±{ $error }%.
reason-puzzle_goal_unknown = There's no goal “{ $goal }”. The goals are: { $goals }.
reason-puzzle_rolls_first = The dice roll before you're asked. Write those rolls into `inputs`.
reason-puzzle_asks_nothing = The position asks nothing.
reason-puzzle_no_answer = No answer matches `best`. Answers are: { $answers }.
reason-puzzle_every_answer = Every answer matches `best`. Answers are: { $answers }.
reason-puzzle_depends_on_deal = The chance depends on cards or blips you can't see. Write how many deals to try: `deals = 40`.
reason-puzzle_best_differ = { $answer } matches `best`, but has only { $chance }; { $other } has { $than }.
reason-puzzle_not_clear = { $answer } ({ $chance }) isn't clearly better than { $other } ({ $than }).
