### What every game on the table has to say: refused answers, undo, game files.

## Chance

chance-die = a roll of the die
chance-draw = a draw
chance-shuffle = a shuffle

## Refused answers

reason-unreadable = “{ $text }” is no answer to this question.
reason-not_an_option = “{ $text }” is not possible now.
reason-not_asked_now = “{ $text }” may be an answer at another time, but it is not asked for now.
reason-game_is_over = The game is over.
reason-not_your_choice = Nothing is asked of player { $seat } now.

## Undo

reason-undo_nothing = There is nothing to take back.
reason-nothing_to_take_back = There is no answer “{ $text }” to take back.
reason-undo_chance = Undo cannot go back beyond { $chance }.
reason-undo_reveal =
    { $event ->
        [formation_dealt] Undo cannot go back beyond the dealing of the formation.
        [actions_revealed] Undo cannot go back beyond the revealing of the Action cards.
        [spawned] Undo cannot go back beyond Genestealers that have spawned.
        [blip_discarded] Undo cannot go back beyond a card discarded from a blip pile.
        [pile_discarded] Undo cannot go back beyond the discarding of a blip pile.
        [travelled] Undo cannot go back beyond the arrival at a location.
        [event_drawn] Undo cannot go back beyond the drawing of an Event card.
        [event_read] Undo cannot go back beyond the drawing of an Event card.
        [event_revealed] Undo cannot go back beyond the revealing of an Event card.
        [event_scouted] Undo cannot go back beyond a look at an Event card.
        [blip_revealed] Undo cannot go back beyond a blip that has been revealed.
        [lord_revealed] Undo cannot go back beyond the appearance of the Broodlord.
        [blip_counted] Undo cannot go back beyond a blip that has been looked at.
       *[other] Undo cannot go back beyond a hidden card that has been shown.
    }

## Game files: $where is the place in the file, or the file itself

file-place =
    { $where_kind ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }

reason-file_too_large = { file-place }the file is too large for a game.
reason-file_unreadable = { file-place }the file cannot be read ({ $why }).
reason-file_no_text = { file-place }this is no text in UTF-8.
reason-file_no_json = { file-place }this is no JSON (line { $line }, column { $column }).
reason-file_no_game = { file-place }this is no game file.
reason-format_unknown = { file-place }this is format { $version }; this program knows format { $known }.
reason-game_unknown = { file-place }there is no game “{ $name }”.
reason-rules_unknown = { file-place }this was played with rules version { $version }; this program knows versions up to { $known }.
reason-went_on_under_new_rules = This game was played with rules version { $version }. It goes on from the start of its round with version { $known }.
reason-older_rules_no_fit = { file-place }this was played with rules version { $version } and does not fit version { $known }: { $why }
reason-other_result =
    { $result ->
        [win] { file-place }the recorded victory is not what the inputs lead to.
        [loss] { file-place }the recorded defeat is not what the inputs lead to.
       *[other] { file-place }the recorded result “{ $result }” is not what the inputs lead to.
    }
reason-unknown_field = { file-place }there is no such field.
reason-setting_unknown = { file-place }there is no such setting. The settings are { $known }.
reason-setting_value_unknown = { file-place }this must be one of: { $known }.
reason-missing = { file-place }something that is needed here is missing.
reason-setup_or_position = { file-place }a game file needs either a "setup" or a "position".
reason-not_a_table = { file-place }must be an object with named fields.
reason-not_a_list = { file-place }must be a list.
reason-not_text = { file-place }must be a text.
reason-not_a_number = { file-place }must be a whole number.
reason-not_a_flag = { file-place }must be true or false.
reason-number_out_of_range = { file-place }must be from { $least } to { $most }, not { $number }.
reason-name_unknown = { file-place }the name “{ $name }” is not known here.
reason-twice = { file-place }“{ $name }” stands here twice.
reason-no_face = { file-place }a die shows { $least } to { $most }.
reason-input_unreadable = { file-place }“{ $text }” is no input.
reason-input_refused = { file-place }the input “{ $text }” is not possible here: { $why }
reason-input_out_of_order = { file-place }“{ $text }” stands where the game has “{ $now }”.
reason-chance_not_asked = { file-place }“{ $text }” stands where nothing is left to chance.
reason-impossible_chance = { file-place }chance cannot answer “{ $text }” here.
