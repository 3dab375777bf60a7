## What is said of any game, also of one from outside the package.

reason-game_lacks =
    { $part ->
        [odds] This game has no odds.
        [review] This game has no review.
        [advice] This game has no advice.
        [plot] This game has no picture of its results.
       *[screen] This game has no screen of its own. Play it in lines: --plain
    }
terminal-plain-help =
    Answers: the number, the text in brackets or its beginning, or a name. Tab completes a text.
    Enter or board: show the board again.
    why 2: whether an answer is possible, and if not, why.
    undo: take back the last answer. Dice and cards that were shown stay.
    log: what happened last. log all: everything.
    save FILE: save the game to a file of your own.
    lang ja: Japanese. lang en: English.
    quit: leave. The game is saved after every answer.
terminal-plain-why-what = Type why and then an answer, for example: why 2
terminal-plain-not-found = This game has no explanation of “{ $text }”.
terminal-go-on-other = Continue the game “{ $game }” (last played { $when })? [Y/n]{ " " }
terminal-unfinished-other = { $game }, last played { $when }
