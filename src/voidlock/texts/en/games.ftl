## Messages about any game, built-in or added.

reason-game_lacks =
    { $part ->
        [odds] This game has no odds.
        [review] This game has no review of its luck.
        [advice] There is no advice for this game.
        [arrow_keys] This game has no map.
        [intents] This game has no aliens that play themselves.
        [plot] This game has no plot.
       *[screen] This game has no full-screen view. Play it with `--plain`.
    }
