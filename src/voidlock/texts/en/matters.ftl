### What to look at now: facts from the odds, without the answer.

matters-title = What matters now
matters-hide = Hide
matters-none = Nothing stands out right now.
matters-of = { $number }/{ $total } { $fact }

## Death Angel

matters-danger =
    { $marine } is in the most danger: { $percent } to be slain in the coming attacks. { $front ->
        [0] { $behind ->
            [0] Nothing is engaged with him yet, but a shift could bring a swarm.
           *[other] { $behind } behind him, none in front. Support Tokens: { $tokens }.
        }
       *[other] { $behind ->
            [0] { $front } in front of him. Support Tokens: { $tokens }.
           *[other] { $front } in front of him, { $behind } behind him. Support Tokens: { $tokens }.
        }
    }
matters-pile =
    { $number ->
        [0] The { $pile } is empty, so you travel soon.
        [one] The { $pile } runs out first: 1 card left. { $certain ->
            [no] The next Event can't empty it.
            [yes] The next Event empties it for certain, and you travel.
           *[other] The next Event empties it with a chance of { $percent }, and you travel.
        }
       *[other] The { $pile } runs out first: { $number } cards left. { $certain ->
            [no] The next Event can't empty it.
            [yes] The next Event empties it for certain, and you travel.
           *[other] The next Event empties it with a chance of { $percent }, and you travel.
        }
    }
matters-travel =
    { $locations_count ->
        [one] Next you travel to: { $locations }. New blip piles: { $left } on the left, { $right } on the right.
       *[other] Next you travel to one of these: { $locations }. New blip piles: { $left } on the left, { $right } on the right.
    }
matters-goal-lords = { $location } is the last location. Brood Lords slain: { $now } of { $needed }.
matters-goal-tokens = { $location } is the last location. Support Tokens on it: { $now } of { $needed }.
matters-goal-genestealers =
    { $now ->
        [one] { $location } is the last location. 1 Genestealer is left; you win when there are none.
       *[other] { $location } is the last location. { $now } Genestealers are left; you win when there are none.
    }
matters-spawn =
    { $most ->
        [one] The next Event is most likely to bring Genestealers to { $spot }, beside { $marine }: { $percent }, one card.
       *[other] The next Event is most likely to bring Genestealers to { $spot }, beside { $marine }: { $percent }, up to { $most } cards.
    }

## Space Hulk

matters-hulk-danger =
    { $number ->
        [one] { $terminator } is in the most danger: 1 Genestealer can reach him in its next turn. { $squares ->
            [one] { $stealer } stands next to him: one attack kills him with a chance of { $percent }.
           *[other] { $stealer } is { $squares } squares away. One attack from the front would kill him with a chance of { $percent }.
        }
       *[other] { $terminator } is in the most danger: { $number } Genestealers can reach him in their next turn. { $squares ->
            [one] { $stealer } stands next to him: one attack kills him with a chance of { $percent }.
           *[other] The nearest, { $stealer }, is { $squares } squares away. One attack from the front would kill him with a chance of { $percent }.
        }
    }
matters-hulk-blip =
    { $squares ->
        [one] The nearest blip is right next to { $terminator }.
       *[other] The nearest blip is { $squares } squares from { $terminator }.
    }
matters-hulk-entry =
    { $squares ->
        [0] { $terminator } stands at an entry area: blips arrive there.
        [one] The nearest entry area is right next to { $terminator }: blips arrive there.
       *[other] The nearest entry area, where blips arrive, is { $squares } squares from { $terminator }.
    }
matters-hulk-flame = Still to burn: { $objectives }. The nearest marine is { $terminator }: { matters-hulk-squares } away.
matters-hulk-operate = Still to operate: { $objectives }. The nearest marine is { $terminator }: { matters-hulk-squares } away.
matters-hulk-exited = Marines off the board: { $now } of { $needed }. The nearest to an exit is { $terminator }: { matters-hulk-squares } away.
matters-hulk-carry = { $terminator } carries the { $object }. The nearest exit is { matters-hulk-squares } away.
matters-hulk-fetch = Nobody carries the { $object } yet. The nearest marine is { $terminator }: { matters-hulk-squares } away.
matters-hulk-squares =
    { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
matters-hulk-kills = Aliens killed: { $now } of { $needed }.
matters-hulk-survive = Turn { $now }: you win if the squad holds out until the end of turn { $needed }.
matters-hulk-exterminate = You win when no aliens are left. On the board or still to come: { $now } blips and Genestealers.
matters-hulk-goal = You win when { $condition }.
matters-hulk-turns =
    { $number ->
        [one] This is the last turn.
       *[other] { $number } turns are left, this one included.
    }
