### Game files: $where is the place in the file, or the file itself

file-place =
    { $where_kind ->
        [none] { "" }
       *[other] { $where }:{ " " }
    }

reason-file_too_large = { file-place }the file is too large to be a game file.
reason-file_unreadable = { file-place }the file can't be read ({ $why }).
reason-file_no_text = { file-place }not a UTF-8 text file.
reason-file_no_json = { file-place }not valid JSON (line { $line }, column { $column }).
reason-file_no_game = { file-place }not a game file.
reason-seed_too_long = { file-place }the seed can have at most { $most } characters.
reason-format_unknown = { file-place }the file uses format { $version }, but this program only reads format { $known }.
reason-game_unknown = { file-place }there is no game “{ $name }”.
reason-rules_unknown = { file-place }this game uses rules version { $version }, but this program only knows versions up to { $known }. Update Voidlock to open it.
reason-went_on_under_new_rules = This game was played with rules version { $version }. It continues from the start of its round with version { $known }.
reason-older_game_ended =
    { $result ->
        [win] This game was won under rules version { $version } and can't be replayed under version { $known }. You see the start of its last round.
        [loss] This game was lost under rules version { $version } and can't be replayed under version { $known }. You see the start of its last round.
        [draw] This game ended in a draw under rules version { $version } and can't be replayed under version { $known }. You see the start of its last round.
       *[other] This game ended under rules version { $version } and can't be replayed under version { $known }. You see the start of its last round.
    }
reason-older_rules_no_fit = { file-place }this game was played with rules version { $version } and doesn't work with version { $known }: { $why }
reason-other_result =
    { $result ->
        [win] { file-place }the file says victory, but its inputs don't lead there.
        [loss] { file-place }the file says defeat, but its inputs don't lead there.
       *[other] { file-place }the file says “{ $result }”, but its inputs don't lead there.
    }
reason-unknown_field = { file-place }unknown field.
reason-setting_unknown = { file-place }unknown setting. The settings are { $known }.
reason-setting_value_unknown = { file-place }must be one of: { $known }.
reason-missing = { file-place }a required field is missing.
reason-setup_or_position = { file-place }a game file needs either a "setup" or a "position".
reason-not_a_table = { file-place }must be an object with named fields.
reason-not_a_list = { file-place }must be a list.
reason-not_text = { file-place }must be text.
reason-not_a_number = { file-place }must be a whole number.
reason-not_number_or_text = { file-place }must be a whole number or text.
reason-not_a_flag = { file-place }must be true or false.
reason-number_out_of_range = { file-place }must be from { $least } to { $most }, not { $number }.
reason-name_unknown = { file-place }“{ $name }” is not a valid name here.
reason-twice = { file-place }“{ $name }” appears twice.
reason-no_face = { file-place }a die roll must be from { $least } to { $most }.
reason-input_unreadable = { file-place }“{ $text }” is not a valid input.
reason-input_refused = { file-place }the input “{ $text }” isn't possible here: { $why }
reason-input_out_of_order = { file-place }the file has “{ $text }” where the game expects “{ $now }”.
reason-chance_not_asked = { file-place }the file has “{ $text }” where nothing is rolled, drawn or shuffled.
reason-impossible_chance = { file-place }“{ $text }” is not a possible roll, draw or shuffle here.
