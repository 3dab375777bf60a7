### Game files: $where is the place in the file, or the file itself

file-place =
    { $where_kind ->
        [none] { "" }
       *[other] { $where }：
    }

reason-file_too_large = { file-place }ゲームファイルとしては大きすぎます。
reason-file_unreadable = { file-place }ファイルを読み込めません（{ $why }）。
reason-file_no_text = { file-place }UTF-8のテキストではありません。
reason-file_no_json = { file-place }JSONではありません（{ $line }行目、{ $column }文字目）。
reason-file_no_game = { file-place }ゲームファイルではありません。
reason-seed_too_long = { file-place }シードは{ $most }文字までです。
reason-format_unknown = { file-place }形式{ $version }のファイルですが、このプログラムで読めるのは形式{ $known }です。
reason-game_unknown = { file-place }「{ $name }」というゲームはありません。
reason-rules_unknown = { file-place }ルールのバージョン{ $version }でプレイされていますが、このプログラムはバージョン{ $known }までしか対応していません。開くにはVoidlockを更新してください。
reason-went_on_under_new_rules = このゲームはルールのバージョン{ $version }でプレイされました。ラウンドの開始時から、バージョン{ $known }で続けます。
reason-older_game_ended =
    { $result ->
        [win] このゲームはルールのバージョン{ $version }で勝利に終わっており、バージョン{ $known }では再現できません。最後のラウンドの開始時を表示します。
        [loss] このゲームはルールのバージョン{ $version }で敗北に終わっており、バージョン{ $known }では再現できません。最後のラウンドの開始時を表示します。
        [draw] このゲームはルールのバージョン{ $version }で引き分けに終わっており、バージョン{ $known }では再現できません。最後のラウンドの開始時を表示します。
       *[other] このゲームはルールのバージョン{ $version }で終了しており、バージョン{ $known }では再現できません。最後のラウンドの開始時を表示します。
    }
reason-older_rules_no_fit = { file-place }ルールのバージョン{ $version }でプレイされており、バージョン{ $known }では再現できません：{ $why }
reason-other_result =
    { $result ->
        [win] { file-place }ファイルの結果は勝利ですが、入力をたどってもその結果になりません。
        [loss] { file-place }ファイルの結果は敗北ですが、入力をたどってもその結果になりません。
       *[other] { file-place }ファイルの結果は「{ $result }」ですが、入力をたどってもその結果になりません。
    }
reason-unknown_field = { file-place }このような項目はありません。
reason-setting_unknown = { file-place }このような設定はありません。使える設定：{ $known }
reason-setting_value_unknown = { file-place }この値は使えません。使える値：{ $known }
reason-missing = { file-place }必要な項目がありません。
reason-setup_or_position = { file-place }ゲームファイルには"setup"と"position"のどちらか一方だけが必要です。
reason-not_a_table = { file-place }項目名のあるオブジェクトが必要です。
reason-not_a_list = { file-place }リストが必要です。
reason-not_text = { file-place }文字列が必要です。
reason-not_a_number = { file-place }整数が必要です。
reason-not_number_or_text = { file-place }整数か文字列が必要です。
reason-not_a_flag = { file-place }trueかfalseが必要です。
reason-number_out_of_range = { file-place }{ $least }から{ $most }までの数が必要です（{ $number }は使えません）。
reason-name_unknown = { file-place }「{ $name }」という名前はここでは使えません。
reason-twice = { file-place }「{ $name }」が重複しています。
reason-no_face = { file-place }ダイスの目は{ $least }から{ $most }までです。
reason-input_unreadable = { file-place }「{ $text }」は入力として読み取れません。
reason-input_refused = { file-place }入力「{ $text }」はここではできません：{ $why }
reason-input_out_of_order = { file-place }「{ $text }」とありますが、ゲームではここは「{ $now }」です。
reason-chance_not_asked = { file-place }「{ $text }」とありますが、ここではダイスもシャッフルもありません。
reason-impossible_chance = { file-place }「{ $text }」という結果はここではありえません。
