### The end of a game on the page: the squad as it ended, sharing, the same seed again.

end-where = { $location }, round { $round }
end-when = round { $round }
end-mission = { $title }, turn { $turn }
end-fell =
    { $card_kind ->
        [spot] round { $round }, a swarm of { $size }
       *[other] round { $round }, { $card }
    }
end-slew =
    { $number ->
        [0] alive
       *[other] slew { $number }
    }
end-luck =
    { $degree ->
        [very-good] very lucky
        [good] lucky
        [bad] unlucky
        [very-bad] very unlucky
       *[usual] as usual
    }
end-luck-text = Every roll counts, rerolls too. Expected: how many succeed on average. Lucky: at most one game in six goes this well; very lucky: at most one in forty. Unlucky is the same the other way round.
end-same-seed = Again, with the same luck
end-below = Numbers, luck and the log
end-share = Share
end-save-picture = Save picture
end-share-text = Text
end-drawing = Drawing the picture …
end-text = Voidlock, { $game }: { $title }, { $when }. { $story }
end-text-challenge = Same start, same luck. Can you do better? { $address }
end-challenge = Challenge a friend: same start, same luck
end-challenge-text = Anyone who opens the link plays with the same seed and the same setup.

## A challenge from a friend

challenge-by = { $name } challenges you to { $game }
challenge-about = { $story } You get the same start and the same luck. Can you do better?
challenge-told =
    { $result ->
        [win] { $name } won { $when }. You get the same start and the same luck. Can you do it too?
        [draw] { $name } drew { $when }. You get the same start and the same luck. Can you win?
       *[loss] { $name } lost { $when }. You get the same start and the same luck. Can you do better?
    }
challenge-squad =
    { $teams ->
        [draft] The squad of { $name }
       *[other] The squad you will lead
    }
challenge-fell = fell
challenge-details = Details
challenge-gone = This challenge is gone: nobody has opened it for a long time, or the link isn't whole.
challenge-round = in round { $number }
challenge-turn = on turn { $number }
challenge-players =
    { $number ->
        [one] For one player
       *[other] For { $number } players
    }
challenge-teams = Combat Teams: { $teams }
challenge-seed = Seed
challenge-accept = Accept the challenge
challenge-decline = No, show me the start page

end-costly-ask = Which of my choices cost the most?
end-costly-thinking = The Librarian plays your choices again …
end-costly-wait = This takes up to a minute, and longer if many play. It goes on if you leave, and is here when you come back.
end-costly = Your most expensive choices
end-costly-none = None of your choices was clearly worse than another.
end-costly-text = Choices that can't be told apart from the best one are not listed.

## Looking back at a round; `game` says whether it is a round or a turn, and whose choices are compared

hindsight-title =
    { $game ->
        [hulk] Turn { $number }
       *[other] Round { $number }
    }
hindsight-choice =
    { $game ->
        [hulk] You chose “{ $given }”. The Sergeant would have chosen “{ $better }”.
       *[other] You chose “{ $given }”. The Librarian would have chosen “{ $better }”.
    }
hindsight-worth = Worth { $cost } of the chance to win (between { $low } and { $high }).
hindsight-equal = About equal, as far as could be measured: they differ by at most { $high }.
hindsight-same =
    { $game ->
        [hulk] You chose as the Sergeant would have.
       *[other] You chose as the Librarian would have.
    }
hindsight-sum-cost =
    { $number ->
        [one] One choice cost you { $cost } of the chance to win.
       *[other] { $number } choices cost you chances to win, one of them { $cost }.
    }
hindsight-sum-equal =
    { $game ->
        [hulk] Your choices were about as good as the Sergeant's.
       *[other] Your choices were about as good as the Librarian's.
    }
hindsight-looked =
    { $rest ->
        [0] All { $choices } choices were measured by playing on from them many times, with what you could know then.
       *[other] { $looked } of { $choices } choices were measured by playing on from them many times, with what you could know then. There was no time for the others.
    }
hindsight-progress =
    { $dearest ->
        [0] { $looked } of { $choices } choices looked at.
       *[other] { $looked } of { $choices } choices looked at. Of the { $dearest } that seem dearest, { $studied } are measured.
    }
hindsight-then = Show the board then
hindsight-close = Dismiss
hindsight-summary = { $title }: { $told } { $read }

## Why a bot gave an answer

explanation-marines = { $given }: on average { $number } more Space Marines live through the round than with { $other }.
explanation-genestealers = { $given }: on average { $number } fewer Genestealers are left after the round than with { $other }.
explanation-tokens = { $given }: on average { $number } more Support Tokens are left after the round than with { $other }.
explanation-chance = { $given }: the chance to win is about { $chance }, with { $other } about { $less }.
explanation-level = { $given }, but { $other } would have been about as good.
explanation-behind = { $given }: the chance to win is about { $chance }, but with { $other } it would have been about { $less }.
explanation-only = { $given }: there was no other choice.

## Looking back at a game

play-again = Play again, same teams
play-again-together = I want another ({ $number } of { $people })
play-replay = Watch replay
play-count-rounds =
    { $number ->
        [one] round
       *[other] rounds
    }
play-count-locations =
    { $number ->
        [one] location
       *[other] locations
    }
play-count-events =
    { $number ->
        [one] Event card
       *[other] Event cards
    }
play-count-attacks =
    { $number ->
        [one] attack
       *[other] attacks
    }
play-count-slain =
    { $number ->
        [one] Genestealer slain
       *[other] Genestealers slain
    }
play-count-tokens =
    { $number ->
        [one] token spent
       *[other] tokens spent
    }
play-count-lost =
    { $number ->
        [one] Space Marine lost
       *[other] Space Marines lost
    }
play-luck = Luck
play-luck-kind = Rolls
play-luck-had = succeeded
play-luck-promised = expected
play-luck-score = luck
play-luck-attack = attack rolls
play-luck-defence = defence rolls
play-luck-peril = survival rolls
play-luck-other = other rolls
play-of = { $number } of { $all }
play-deaths = How they fell
play-death =
    { $card_kind ->
        [spot] { $marine }, round { $round }: the swarm at { $card }.
       *[other] { $marine }, round { $round }: { $card }.
    }
play-had-chance =
    { $trial ->
        [slay] His chance to kill was { $chance }.
        [survive] His chance to survive was { $chance }.
       *[other] The chance to succeed was { $chance }.
    }
play-in-round = Round { $number }.
play-unlucky = Unluckiest rolls
play-lucky = Luckiest rolls
play-roll-attack =
    { $number ->
        [one] { $marine } attacks 1 card at { $spot }.
       *[other] { $marine } attacks { $number } cards at { $spot }.
    }
play-roll-defence =
    { $number ->
        [one] { $marine } against 1 card at { $spot }.
       *[other] { $marine } against { $number } cards at { $spot }.
    }
play-roll-other =
    { $marine_kind ->
        [none] { $card }.
       *[other] { $card }: { $marine }.
    }
play-deeds = Squad record
end-group =
    { $number ->
        [2] The two of you: { $won } won of { $all }.
        [3] The three of you: { $won } won of { $all }.
        [4] The four of you: { $won } won of { $all }.
        [5] The five of you: { $won } won of { $all }.
       *[other] The six of you: { $won } won of { $all }.
    }
end-group-forget = Forget
