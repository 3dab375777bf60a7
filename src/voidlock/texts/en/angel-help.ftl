### Help for Death Angel on the page: keys, and the legend of the board's signs. Loaded when it is opened.

play-help-lit =
    { $hand ->
        [finger] Bright corners mark what you can choose: tap it on the board or in the list of choices. Tap anything else to read about it. Press and hold to read about what you could choose.
       *[mouse] Bright corners mark what you can choose: click it on the board or in the list of choices. Click anything else to read about it. Right-click to read about what you could choose.
    }
play-help-facing = A Space Marine's plate points the way he faces; the hatched side is his back.
play-help-chance = The number beside a swarm is the chance to survive its attack. A broken frame means it attacks from behind, where Support Tokens can't help.
play-help-dice = Symbols on cards and dice
play-help-die = Beside each die is what it needs: a skull, or “>2” for more than 2. A word tells you the result.
play-help-round = The highlighted step is where you are now.
play-key-answer = the choices, in order
play-key-done = done, or no
play-key-more = more choices, as shown on them
play-key-arrows = move between objects or choices
play-key-enter = choose the focused item
play-key-explain = explain the focused item
play-key-escape = cancel, close, back to now
play-key-undo = undo
play-key-board = go to the board
play-key-log = go to the log
play-key-help = this help
play-sign-token = Support Token
play-sign-behind = no reroll from behind
play-sign-range = range: one for each position
play-sign-melee = range 0: own position only
play-sign-skull = skull: a hit
play-sign-major = major spawn: Genestealers on each Terrain card of that colour
play-sign-minor = minor spawn: the same, but fewer
play-sign-support = Support card
play-sign-move-activate = Move + Activate card
play-sign-attack = Attack card
play-sign-adjacent = swarms on the left move one position down, swarms on the right one up
play-sign-flank = swarms move behind the Marine they are engaged with; those already there stay
play-sign-limited = at most 1 spawns here
play-sign-needs-skull = beside a die: it needs a skull
play-sign-survive = chance to survive, rerolls included
play-sign-slain = slain
play-sign-slay = chance to slay, rerolls included
play-sign-field = Power Field
play-sign-pile = scanner: cards left in this side's blip pile
play-sign-key = the key for this button
play-sign-used = used, or has attacked
play-help-beats =
    { $hand ->
        [finger] After your choice, events play one by one. Tap for the next one; press and hold to go straight to your next choice. You can change the speed in the settings.
       *[mouse] After your choice, events play one by one. Click or press any key for the next one; hold it to go straight to your next choice. You can change the speed in the settings.
    }
