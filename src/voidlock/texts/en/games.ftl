## What is said of any game, also of one from outside the package.

reason-game_lacks =
    { $part ->
        [odds] This game has no odds.
        [review] This game has no review.
        [advice] This game has no advice.
        [arrow_keys] This game has no map.
        [plot] This game has no picture of its results.
       *[screen] This game has no screen of its own. Play it in lines: `--plain`
    }
