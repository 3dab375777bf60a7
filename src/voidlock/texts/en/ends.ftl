### The end of a game on the page: the squad as it ended, sharing, the same seed again.

end-where = { $location }, round { $round }
end-mission = { $title }, turn { $turn }
end-fell =
    { $card_kind ->
        [spot] round { $round }, a swarm of { $size }
       *[other] round { $round }, { $card }
    }
end-slew =
    { $number ->
        [0] alive
       *[other] { $number } slain
    }
end-luck =
    { $degree ->
        [very-good] very lucky
        [good] lucky
        [bad] unlucky
        [very-bad] very unlucky
       *[usual] as usual
    }
end-luck-text = Every roll counts, rerolls too. Expected: how many succeed on average. Lucky: only one game in six does better; very lucky: only one in forty. Unlucky is the same the other way round.
end-same-seed = Same cards and dice again
end-share = Share
end-save-picture = Save picture
end-share-text = Text
end-text = { $title }. { $about }. { $story }
end-text-challenge = Same cards, same dice. Can you do better? { $address }
end-challenge = Challenge a friend: same cards, same dice
end-challenge-text = Whoever opens the link plays with the same seed and the same setup.

## A challenge that somebody has sent

challenge-heading = You have been challenged
challenge-told =
    { $result ->
        [win] A friend won { $game } { $when }. You get the same cards and the same dice. Can you do it too?
        [draw] A friend drew { $game } { $when }. You get the same cards and the same dice. Can you win?
       *[loss] A friend lost { $game } { $when }. You get the same cards and the same dice. Can you do better?
    }
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

## An invitation, and a browser that keeps nothing

invited-by = { $name } invites you to { $game }
invited-watch = { $name } is playing { $game }
invited-angel = A cooperative card game for one to six players: your squad of Space Marines against a ship full of Genestealers. Everyone wins or loses together.
invited-hulk = A board game of Space Marines against the Genestealers of a derelict ship, mission by mission.
invited-somebody = A friend
invited-qr = QR code of the link to join
unsaved-told = Your browser doesn't let this page store anything. After a reload or in a new tab you would only be watching. This private link brings you back to your seat:
unsaved-start = Your browser doesn't let this page store anything: it will forget your games when you close it. You can play; copy the private link at the table to get back in.
web-keys = Single-key shortcuts
web-keys-text = Letters and digits choose and undo. Turn this off if you use speech input or hit keys by accident.
help-glossary = All terms of the rules
