### Odds: what each figure is, why, and what it assumes.

odds-figure = { $figure }: { $because }
odds-phase = The coming Genestealer Attack Phase
odds-spots = Each attack on its own
odds-attack-list = Attacks you could make now
odds-reroll = This reroll
odds-roll = This roll
odds-event = The next Event card
odds-assumptions = What these odds assume
odds-none = The game is over: there are no odds left to compute.

odds-engaged =
    { $cards_count ->
        [0] { $marine } survives; { $front } in front of him, { $behind } behind him, Support Tokens: { $tokens }
       *[other] { $marine } survives; { $front } in front of him, { $behind } behind him, Support Tokens: { $tokens }; in force for him: { $cards }
    }
odds-after-shift = { $marine } survives; nothing is engaged with him, but a shift could bring a swarm
odds-safe = { $marine } survives; nothing can reach him
odds-swarms =
    { $swarms ->
        [0] no swarm attacks
        [one] 1 swarm attacks
       *[other] { $swarms } swarms attack
    }
odds-losses = Space Marines lost on average, of { $marines } ({ odds-swarms })
odds-defeat =
    { $marines ->
        [one] the last Space Marine is slain ({ odds-swarms })
       *[other] all { $marines } Space Marines are slain ({ odds-swarms })
    }
odds-victory = { $location }: the game is won in this phase
odds-needs =
    { $needs ->
        [1] he needs 1 or more
        [2] he needs 2 or more
        [3] he needs 3 or more
        [4] he needs 4 or more
        [5] he needs 5
       *[other] no number is high enough
    }
odds-saved =
    { $saved_count ->
        [0] { odds-needs }
       *[other] { odds-needs }, and { $saved } saves him too
    }
odds-attacked =
    { $cards_count ->
        [0] { $marine } survives the swarm of { $size } at { $spot }: { odds-needs }; Support Tokens: { $tokens }, Brood Lords: { $lords }
       *[other] { $marine } survives the swarm of { $size } at { $spot }: { odds-saved }; Support Tokens: { $tokens }, Brood Lords: { $lords }; in force for him: { $cards }
    }
odds-attacks =
    { $cards_count ->
        [0] { $marine } slays at least one at { $spot }, a swarm of { $size }; slays on { $faces } of 6 faces, rerolls: { $rerolls }
       *[other] { $marine } slays at least one at { $spot }, a swarm of { $size }; slays on { $faces } of 6 faces, rerolls: { $rerolls }; in force: { $cards }
    }
odds-attacks-most =
    { $size ->
        [2] { $marine } slays both at { $spot }; rerolls if he slays none: { $rerolls }
       *[other] { $marine } slays { $most } of { $size } at { $spot }; rerolls if he slays none: { $rerolls }
    }
odds-rolled-win = a roll at { $location } wins the game
odds-rolled-survive = { $marine } survives if he rolls now
odds-rerolled-attack = { $marine } slays at least one if he rerolls now
odds-rerolled-defence = { $marine } survives if he rerolls now
odds-settled = no other roll would do better
odds-spawns = Genestealers spawn at { $spot } ({ $events })
odds-moves = the swarm at { $spot } moves ({ $events })

odds-spending = If a defence roll would slay a Marine, he rerolls with a Support Token when he can, or else uses the Artefact if you hold it.
odds-unshielded = A single attack, or a reroll, is counted without the { terrain-artefact }: it stops only one attack.
odds-reroll-misses = Attacks are rerolled only when the roll slays nothing.
odds-from-view = The odds use only what this player is allowed to know.
odds-without-targets = Event effects on a target that a player chooses are left out.
odds-top-first = If a blip pile runs short, Genestealers spawn from top to bottom.

odds-nothing = There's nothing to shoot at and nothing to fear right now.
