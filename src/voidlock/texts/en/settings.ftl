### Settings of the page.

web-theme = Theme
web-theme-is =
    { $theme ->
        [dark] Dark
        [light] Light
       *[system] System
    }
web-speed = Speed
web-speed-is =
    { $speed ->
        [none] Instant
        [fast] Fast
        [slow] Slow
       *[normal] Normal
    }
web-speed-still = Your system asks for reduced motion, so nothing moves: you see each event as a still picture and go on when you like.
web-run = Play events without waiting
web-run-text = Still pictures follow each other at the speed above.
web-odds = Show odds
web-odds-text = How likely a Marine is to survive, and what a roll needs.
web-spare = Skip choices that change nothing
web-spare-text = A reroll or a parry is skipped if it can't improve the result.
web-teacher = Look back after each round
web-teacher-text = What a bot would have chosen, and what the difference was worth.
web-throws = Throw unlikely dice by hand
web-throws-text = Where the chance is under 25 %, you press to throw, and everyone waits a few seconds at most.
web-guesses = Guess the rolls
web-guesses-text = Once all your Space Marines have fallen. The table hears after the game who knew best.
web-hints = Hints
web-hints-text = What is new to you is explained once, where it happens
web-keys = Single-key shortcuts
web-keys-text = Letters and digits choose and undo. Turn this off if you use speech input or hit keys by accident.
web-effects = Volume of effects
web-music = Volume of music
web-notices = Notify me when it's my turn
web-notices-text = A browser notification while you're doing something else.
web-notices-none = Your browser doesn't allow notifications here. They need https or a server on this computer.
web-notices-denied = Your browser blocks notifications. You can change that in its settings for this page.
