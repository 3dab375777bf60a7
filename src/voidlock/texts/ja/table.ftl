### What every game on the table has to say: refused answers, undo, game files.

## Chance

chance-die = ダイスロール
chance-draw = ランダムな選択
chance-shuffle = シャッフル

## Refused answers

reason-unreadable = 「{ $text }」は今の質問の答えではない。
reason-not_an_option = 「{ $text }」は今は選べない。
reason-not_asked_now = 「{ $text }」と答える場面は、今ではない。
reason-game_is_over = ゲームは終了している。
reason-not_your_choice = 今、プレイヤー{ $seat }が選ぶことはない。

## Undo

reason-undo_nothing = 取り消せる手はない。
reason-nothing_to_take_back = 取り消せる答え「{ $text }」はない。
reason-undo_chance = { $chance }より前には戻せない。
reason-undo_reveal =
    { $event ->
        [formation_dealt] フォーメーションを配る前には戻せない。
        [actions_revealed] アクションカードを公開する前には戻せない。
        [spawned] ジーンスティーラーが出現する前には戻せない。
        [blip_discarded] 敵反応パイルのカードを捨てる前には戻せない。
        [pile_discarded] 敵反応パイルを捨てる前には戻せない。
        [travelled] ロケーションに進入する前には戻せない。
        [event_drawn] イベントカードを引く前には戻せない。
        [event_read] イベントカードを引く前には戻せない。
        [event_revealed] イベントカードを公開する前には戻せない。
        [event_scouted] イベントカードを見る前には戻せない。
        [blip_revealed] ブリップを公開する前には戻せない。
        [lord_revealed] ブルードロードが現れる前には戻せない。
        [blip_counted] ブリップを確認する前には戻せない。
       *[other] 伏せられたカードが公開される前には戻せない。
    }

## Game files: $where is the place in the file, or the file itself

file-place =
    { $where_kind ->
        [none] { "" }
       *[other] { $where }：
    }

reason-file_too_large = { file-place }ゲームのファイルにしては大きすぎる。
reason-file_unreadable = { file-place }ファイルを読めない（{ $why }）。
reason-file_no_text = { file-place }UTF-8のテキストではない。
reason-file_no_json = { file-place }JSONではない（{ $line }行目、{ $column }文字目）。
reason-file_no_game = { file-place }ゲームファイルではない。
reason-format_unknown = { file-place }形式{ $version }のファイルだが、このプログラムが読めるのは形式{ $known }である。
reason-game_unknown = { file-place }「{ $name }」というゲームはない。
reason-rules_unknown = { file-place }ルールのバージョン{ $version }でプレイされているが、このプログラムはバージョン{ $known }までしか対応していない。
reason-went_on_under_new_rules = このゲームはルールのバージョン{ $version }でプレイされた。ラウンドの開始時から、バージョン{ $known }で続ける。
reason-older_rules_no_fit = { file-place }ルールのバージョン{ $version }でプレイされており、バージョン{ $known }では再現できない：{ $why }
reason-other_result =
    { $result ->
        [win] { file-place }記録は勝利だが、入力をたどってもその結果にならない。
        [loss] { file-place }記録は敗北だが、入力をたどってもその結果にならない。
       *[other] { file-place }記録は「{ $result }」だが、入力をたどってもその結果にならない。
    }
reason-unknown_field = { file-place }このような項目はない。
reason-setting_unknown = { file-place }このような設定はない。設定は { $known } のいずれか。
reason-setting_value_unknown = { file-place }値は { $known } のいずれかにする。
reason-missing = { file-place }必要なものが欠けている。
reason-setup_or_position = { file-place }ゲームファイルには"setup"と"position"のどちらか一方が必要である。
reason-not_a_table = { file-place }項目名のあるオブジェクトが必要である。
reason-not_a_list = { file-place }リストが必要である。
reason-not_text = { file-place }文字列が必要である。
reason-not_a_number = { file-place }整数が必要である。
reason-not_a_flag = { file-place }trueかfalseが必要である。
reason-number_out_of_range = { file-place }{ $least }から{ $most }までの数が必要で、{ $number }は使えない。
reason-name_unknown = { file-place }「{ $name }」という名前はここでは使えない。
reason-twice = { file-place }「{ $name }」が重複している。
reason-no_face = { file-place }ダイスの目は{ $least }から{ $most }まで。
reason-input_unreadable = { file-place }「{ $text }」は入力として読めない。
reason-input_refused = { file-place }入力「{ $text }」はここではできない：{ $why }
reason-input_out_of_order = { file-place }「{ $text }」とあるが、ゲームではここは「{ $now }」である。
reason-chance_not_asked = { file-place }「{ $text }」とあるが、ここではダイスもシャッフルもない。
reason-impossible_chance = { file-place }「{ $text }」という結果はここではありえない。
