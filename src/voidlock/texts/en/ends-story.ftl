### The story of a finished game of Death Angel in one sentence, chosen from the record.

## Victory

story-won_by_a_roll = It came down to one roll: { $marine } had a { $percent } chance in the { $location }, and made it.
story-one_came_home =
    { $lost ->
        [one] { $marine } alone comes home from the { $location }. One brother stays behind.
       *[other] { $marine } alone comes home from the { $location }. { $lost } brothers stay behind.
    }
story-nobody_came_home = The last of { $squad } fell in the { $location }, and won it with his death.
story-nobody_fell = Not one Marine fell: all { $home } come home from the { $location }.
story-held_fast = { $marine } threw back { $attacks } attacks in the { $held }, and { $home } of { $squad } come home.
story-great_slayer = { $marine } cut down { $slain } Genestealers himself, and { $home } of { $squad } come home.
story-came_home = { $home } of { $squad } come home from the { $location }.

## Defeat

story-stood_alone = { $marine } stood alone in the { $location } for { $rounds } rounds. Nobody came.
story-all_at_once = Round { $round } was one too many: { $number } fell, and { $marine } was the last.
story-against_the_odds = { $marine }, the last, had a { $percent } chance to live. The { $location } took him anyway.
story-slain_by_a_card = { $card } took { $marine }, the last of them, in the { $location }.
story-held_in_vain = { $marine } threw back { $attacks } attacks in the { $held }, but with { $last } the last Marine fell.
story-within_sight = { $marine } was the last, and fell within sight of victory in the { $location }.
story-overrun = { $size } Genestealers ran down { $marine }, the last of the squad, in the { $location }.
story-last_to_fall = { $marine } was the last. The { $location } keeps them all.

## What stands out of each player's part

story-held = { $seat } held out longest: { $marine } fell last, in round { $round }.
story-withstood = { $seat } held fast: { $attacks } attacks thrown back.
story-slayer = { $seat } slew most: { $slain } of { $all } Genestealers.
story-luckiest = { $seat } was luckiest: { $had } of { $rolls } rolls came off; the odds promised { $promised }.
story-died_for = { $marine } ({ $seat }) fell where { $friend } ({ $seat2 }) had stood.
