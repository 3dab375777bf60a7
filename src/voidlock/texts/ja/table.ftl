### Messages of every game: refused answers, undo.

## Chance

chance-die = ダイスロール
chance-draw = ランダムな選択
chance-shuffle = シャッフル

## Refused answers

reason-unreadable = 「{ $text }」は今の選択肢にありません。
reason-not_an_option = 「{ $text }」は今は選べません。
reason-not_asked_now = 今は「{ $text }」を選ぶ場面ではありません。
reason-game_is_over = ゲームは終了しています。
reason-not_your_choice = 今はプレイヤー{ $seat }が選択する場面ではありません。
reason-no_such_seat =
    { $most ->
        [1] プレイヤー{ $seat }はいません。プレイヤーは1だけです。
       *[other] プレイヤー{ $seat }はいません。プレイヤーは1から{ $most }までです。
    }
reason-seat_no_number =
    { $most ->
        [1] { $text }はプレイヤーの番号ではありません。プレイヤーは1だけです。
       *[other] { $text }はプレイヤーの番号ではありません。プレイヤーは1から{ $most }までです。
    }

## Undo

reason-undo_nothing = 取り消せる操作はありません。
reason-undo_no_number = 取り消しには残す入力の数を整数で指定してください（{ $text }は使えません）。
reason-nothing_to_take_back = 取り消せる操作「{ $text }」はありません。
reason-undo_chance = { $chance }より前には戻せません。
reason-undo_reveal =
    { $event ->
        [formation_dealt] フォーメーションを配る前には戻せません。
        [actions_revealed] アクションカードを公開する前には戻せません。
        [spawned] ジーンスティーラーが出現する前には戻せません。
        [blip_discarded] 敵反応パイルのカードを捨てる前には戻せません。
        [pile_discarded] 敵反応パイルを捨てる前には戻せません。
        [travelled] ロケーションに進入する前には戻せません。
        [event_drawn] イベントカードを引く前には戻せません。
        [event_read] イベントカードを引く前には戻せません。
        [event_revealed] イベントカードを公開する前には戻せません。
        [event_scouted] イベントカードを見る前には戻せません。
        [blip_revealed] ブリップを公開する前には戻せません。
        [lord_revealed] ブルードロードが現れる前には戻せません。
        [blip_counted] ブリップを確認する前には戻せません。
       *[other] 伏せられたカードが公開される前には戻せません。
    }
reason-table_no_channel = この通知方法は、ホストが用意していません。
reason-table_bad_address = そこへは送信できません。
reason-table_code_sent = このアドレスへコードを送りました。入力してください。
reason-table_code_wrong = メールのコードと違います。
