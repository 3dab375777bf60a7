### Lessons of both games: the list, the panel in a game, the checker.

## The page

learn-title = Learn by playing
learn-intro = Short lessons on a real board, about a minute each. You can leave at any time and go on later.
learn-done = Done
learn-begun = Go on
learn-start = Start
learn-close = Close
learn-step = { $title } · step { $number } of { $steps }
learn-finished = { $title } · done
learn-read = Got it
learn-back = Previous step
learn-restart = Start over
learn-go-home = Leave
learn-next-lesson = Next lesson
learn-play-now = Play a real game
learn-look = look here

## The terminal

learn-way = Guided missions
learn-which-game = Which game do you want to learn?
learn-game =
    { $game ->
        [angel] Space Hulk: Death Angel
        [hulk] Space Hulk
       *[other] { $game }
    }
learn-which = Which lesson?
learn-lesson =
    { $state ->
        [done] { $title } (done)
        [begun] { $title } (go on)
       *[new] { $title }
    }
learn-said = [{ $title }, { $number }/{ $steps }] { $text }
learn-said-last = [{ $title }] { $text }
learn-over = That was the lesson. What next?
learn-next = Next lesson
learn-again = This lesson again
learn-leave = Leave
learn-no-advice = There's no advice in lessons and puzzles. Answer, and you'll see how good your answer was.
learn-unknown = There's no lesson “{ $text }”. Use a number from 1 to { $number }, or a name: { $lessons }.

## Wrong answers

reason-lesson_other = { $why }
reason-table_lesson_unknown = There's no lesson called “{ $name }”.

## The checker

learn-sound =
    { $steps ->
        [one] { $name }: 1 step, and it works.
       *[other] { $name }: { $steps } steps, and every one works.
    }
learn-fault = Step { $number }: { $why }
learn-no-words = There's no message { $id } in “{ $language }”.
reason-lesson_empty = { file-place }a lesson needs at least one step.
reason-file_no_toml = { file-place }this isn't a TOML file: { $why }
reason-lesson_other_question = The step waits for “{ $at }”, but the game asks “{ $now }”.
reason-lesson_no_answer = No answer matches “{ $text }”. The answers are: { $answers }.
reason-lesson_stuck = The game continues, but no answer ends this step.
