### Chances: what each figure is, why, and what it assumes.

odds-percent = { $number }%
odds-figure = { $figure }: { $because }
odds-phase = The coming Genestealer Attack Phase
odds-spots = One attack, taken alone
odds-attack-list = Attacks that could be made now
odds-reroll = The reroll that is asked about
odds-event = The next Event card
odds-assumptions = What these figures assume
odds-none = The game is over: there is nothing left to reckon.

odds-engaged =
    { $cards_count ->
        [0] { $marine } survives; { $front } in front of him, { $behind } behind him, Support Tokens: { $tokens }
       *[other] { $marine } survives; { $front } in front of him, { $behind } behind him, Support Tokens: { $tokens }; in force for him: { $cards }
    }
odds-after-shift = { $marine } survives; nothing is engaged with him, but a shift may bring a swarm
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
odds-attacked =
    { $cards_count ->
        [0] { $marine } survives the swarm of { $size } at { $spot }: he needs { $needs } or more; Support Tokens: { $tokens }, Brood Lords: { $lords }
       *[other] { $marine } survives the swarm of { $size } at { $spot }: he needs { $needs } or more; Support Tokens: { $tokens }, Brood Lords: { $lords }; in force for him: { $cards }
    }
odds-attacks =
    { $cards_count ->
        [0] { $marine } slays at { $spot }, a swarm of { $size }; slays on { $faces } of 6 faces, rerolls: { $rerolls }
       *[other] { $marine } slays at { $spot }, a swarm of { $size }; slays on { $faces } of 6 faces, rerolls: { $rerolls }; in force: { $cards }
    }
odds-rerolled-attack = { $marine } slays if he rerolls now
odds-rerolled-defence = { $marine } survives if he rerolls now
odds-spawns = Genestealers spawn at { $spot } by { $events }
odds-moves = the swarm at { $spot } moves by { $events }

odds-spending = A defence roll that would slay is answered with a Support Token if one may be paid, otherwise with the Artefact if it is held.
odds-reroll-misses = Of an attack only rolls that slay nothing are rerolled.
odds-from-view = Only what this player may know is counted.
odds-without-targets = What an Event does to a target that somebody chooses is left out.
odds-top-first = Where a blip pile holds too few cards, they come from top to bottom.

odds-nothing = There is nothing to shoot at and nobody to fear right now.
