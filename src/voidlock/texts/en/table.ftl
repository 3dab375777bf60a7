### Messages of every game: refused answers, undo.

## Chance

chance-die = a roll of the die
chance-draw = a draw
chance-shuffle = a shuffle

## Refused answers

reason-unreadable = “{ $text }” isn't a choice here.
reason-not_an_option = “{ $text }” isn't possible right now.
reason-not_asked_now = This isn't the moment for “{ $text }”.
reason-game_is_over = The game is over.
reason-not_your_choice = Player { $seat } has nothing to choose right now.
reason-no_such_seat =
    { $most ->
        [one] There's no player { $seat }. The only player is 1.
       *[other] There's no player { $seat }. The players are 1 to { $most }.
    }
reason-seat_no_number =
    { $most ->
        [one] { $text } isn't a player's number. The only player is 1.
       *[other] { $text } isn't a player's number. The players are 1 to { $most }.
    }

## Undo

reason-undo_nothing = There's nothing to undo.
reason-undo_no_number = Undo takes the number of inputs to keep, a whole number, not { $text }.
reason-nothing_to_take_back = There's no choice “{ $text }” to undo.
reason-undo_chance = You can't undo past { $chance }.
reason-undo_reveal =
    { $event ->
        [formation_dealt] You can't undo past the dealing of the formation.
        [actions_revealed] You can't undo past the reveal of the Action cards.
        [spawned] You can't undo past a Genestealer spawn.
        [blip_discarded] You can't undo past a discard from a blip pile.
        [pile_discarded] You can't undo past the discard of a blip pile.
        [travelled] You can't undo past the arrival at a location.
        [event_drawn] You can't undo past the draw of an Event card.
        [event_read] You can't undo past the draw of an Event card.
        [event_revealed] You can't undo past the reveal of an Event card.
        [event_scouted] You can't undo past a look at an Event card.
        [blip_revealed] You can't undo past the reveal of a blip.
        [lord_revealed] You can't undo past the reveal of the Broodlord.
        [blip_counted] You can't undo past a look at a blip.
       *[other] You can't undo past the reveal of a hidden card.
    }
reason-table_no_channel = The host hasn't set up this way to tell you.
reason-table_bad_address = No message can be sent there.
reason-table_code_sent = A code was mailed to this address. Type it in.
reason-table_code_wrong = That isn't the code from the mail.
