### Chances of Space Hulk: what each figure is, why, and what it assumes.

odds-hulk-answers = What the answers promise
odds-hulk-answer-hits = { $answer } hits
odds-hulk-answer-kills = { $answer } kills
odds-hulk-answer-lives = the marine lives through { $answer }
odds-hulk-answer-breaks = { $answer } breaks the door
odds-hulk-answer-watches = each shot hits after { $answer }
odds-hulk-answer-more = { $answer } brings more command points
odds-hulk-shots = Aimed shots that could be fired now
odds-hulk-watch = Stealers that act in view of overwatch
odds-hulk-assaults = Close assaults by the aliens beside a marine
odds-hulk-hit = { $terminator } brings { $target } down: { $dice } dice, { $needs } or more
odds-hulk-jam = the bolter of { $terminator } jams with one overwatch shot
odds-hulk-overwatch =
    { $number ->
        [one] { $terminator } has brought it down after 1 action in view
       *[other] { $terminator } has brought it down after { $number } actions in view
    }
odds-hulk-jammed = the gun of { $terminator } is jammed by then
odds-hulk-dies =
    { $front ->
        [0] { $terminator } dies when { $stealer } attacks him from the side or behind
       *[other] { $terminator } dies when { $stealer } attacks him from the front
    }
odds-hulk-kills =
    { $front ->
        [0] { $stealer } dies of that attack, which is possible from the front only
       *[other] { $stealer } dies when it attacks { $terminator } from the front
    }
odds-hulk-fighting = A marine parries, and rolls again on guard, only when he would die otherwise; psi points are not spent.
