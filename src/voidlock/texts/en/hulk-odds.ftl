### Odds of Space Hulk: what each figure is, why, and what it assumes.

odds-hulk-answers = Odds of your choices
odds-hulk-answer-hits = { $answer } hits
odds-hulk-answer-kills = { $answer } kills
odds-hulk-answer-lives = the marine survives { $answer }
odds-hulk-answer-dies = the marine dies in { $answer }
odds-hulk-answer-breaks = { $answer } breaks the door
odds-hulk-answer-watches = each shot hits after { $answer }
odds-hulk-answer-more = { $answer } gives more command points
odds-hulk-shots = Aimed shots you could fire now
odds-hulk-watch = Genestealers acting in view of overwatch
odds-hulk-assaults = Close assaults by aliens next to a marine
odds-hulk-hit = { $terminator } kills { $target }: { $dice } dice, { $needs } or more
odds-hulk-overwatch =
    { $number ->
        [one] { $terminator } has killed it after 1 action in view
       *[other] { $terminator } has killed it after { $number } actions in view
    }
odds-hulk-jammed = { $terminator }'s gun has jammed by then
odds-hulk-dies =
    { $front ->
        [0] { $terminator } dies if { $stealer } attacks him from the side or behind
       *[other] { $terminator } dies if { $stealer } attacks him from the front
    }
odds-hulk-kills =
    { $front ->
        [0] { $stealer } dies in that attack (possible only from the front)
       *[other] { $stealer } dies if it attacks { $terminator } from the front
    }
odds-hulk-fighting = A marine parries or rerolls on guard if that makes his death less likely, or a kill more likely at the same risk. He spends no psi points.
