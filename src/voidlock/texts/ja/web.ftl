### What the browser's page says around the game.

web-title = Voidlock
web-language = 言語
web-language-en = English
web-language-ja = 日本語
web-connecting = 接続中……
web-reconnecting = 接続が切れた。再接続中……
web-outdated = サーバーに新しい版のページがある。
web-reload = 読み込む
web-refused = それはできない（{ $id }）。
web-by-rule = { $reason }（{ $rule }）
web-dismiss = 閉じる
web-no = やめる
web-named = { $name }（{ $number }）
web-host = ホスト
web-bot-brother = ブラザー
web-bot-librarian = ライブラリアン

## Start

web-start = 最初の画面
web-lead = 漂流船の通路で、スペースマリーンがジーンスティーラーに立ち向かう。1人から6人で遊ぶ協力型カードゲーム。
web-name = あなたの名前
web-play-now = すぐにプレイ
web-play-now-alone = 1人用。すぐに始まる。
web-your-tables = あなたのテーブル
web-your-table = テーブル{ $table }：{ $seats }
web-new-table = 友人と遊ぶテーブル
web-players = プレイヤー人数
web-teams = 戦闘チーム
web-teams-draft = 順番に選ぶ
web-teams-random = ランダムに配る
web-teams-named = ここで指定する
web-team-of = { $seat }の戦闘チーム
web-more-options = その他の設定
web-seed = シード
web-seed-text = 好きな文字列。同じ文字列なら同じカードとダイスになる。全員に見える。
web-spectators = 席のない人も観戦できる
web-advice-allowed = ライブラリアンの助言を聞ける
web-takeover = いなくなった人の代わりにボットがプレイする
web-takeover-after =
    { $seconds ->
        [0] しない
        [30] 30秒後から
        [120] 2分後から
        [600] 10分後から
       *[other] { $seconds }秒後から
    }
web-make-table = テーブルを作る
web-join = テーブルへ行く
web-table-code = テーブルのリンクまたはコード
web-look = 行く
web-open-file = ゲームファイルの続きを遊ぶ
web-file = ゲームファイル
web-file-unreadable = これはゲームファイルではない。JSONとして読み取れない。

## The table before the game

web-table = テーブル
web-teams-are =
    { $teams ->
        [draft] 戦闘チームは順番に選ぶ。
        [random] 戦闘チームはランダムに配る。
       *[named] 戦闘チームはホストが指定した。
    }
web-seed-is = シードは「{ $seed }」。
web-invite = 一緒に遊ぶ人にこのリンクを送る：
web-copy = コピー
web-copied = コピーした。
web-other-device = 別の端末で続ける
web-other-device-text = 専用リンクを開いた人がその席に着く。自分以外には送らないこと。
web-private-link = 専用リンク（{ $seat }）
web-seats = 席
web-seat-free = 空席
web-seat-bot = ボット「{ $bot }」
web-seat-stand-in = { $name }（ボット「{ $bot }」が代行中）
web-seat-yours = （あなた）
web-seat-away = （不在）
web-name-here = この端末で一緒に遊ぶ人の名前
web-sit = 席に着く
web-sit-here = この端末でこの席にも着く
web-seat-a-bot = ボット「{ $bot }」
web-new-name = 新しい名前
web-rename = 名前を変える
web-free-seat = 席を空ける
web-free-sure = そこにいる人は席を失う。
web-free-sure-playing = そこにいる人は席を失い、ボットが続ける。
web-leave = 席を離れる
web-leave-sure = 席はほかの人のために空く。
web-leave-sure-playing = 続きはボットがプレイする。
web-begin = ゲームを始める
web-seats-free = まだ空席がある。リンクを送るか、ボットを座らせること。
web-wait-for-host = ホストがゲームを始めるのを待っている。
web-chat-shut = チャットを閉じる
web-chat-open = チャットを開く
web-close = テーブルを閉じる
web-close-sure = ここではもう誰も遊べなくなる。
web-closed = このテーブルは閉じられた。
web-home = 最初の画面へ戻る

## The game

web-heading = 第{ $round }ラウンド、{ $phase }
web-over = 第{ $round }ラウンドで{ $result }
web-turn = 手番プレイヤー：{ $seat }
web-looking-on = 観戦中。
web-went-on = ゲームの開始後にプログラムのルールが変わったため、そのラウンドの最初から続けている。
web-location = 現ロケーション：{ $location }
web-ahead = この先のロケーション：{ $tiers }
web-last-location = ここが最終ロケーション。
web-location-tokens = サポートトークン{ $number }個が置かれている。
web-spawn = 出現数：大規模{ $major }、小規模{ $minor }
web-supply = サポートトークンのストック：{ $number }個
web-pile = { $pile }：{ $number }枚
web-pile-known = { $pile }（{ $kinds }を含む）
web-event = イベントカード：「{ $card }」。
web-event-read = { $seat }がイベントカードを読んでいる。
web-effects = 適用中
web-effect = 「{ $card }」
web-effect-event =
    { $subject_kind ->
        [none] 「{ $card }」
       *[other] 「{ $card }」（{ $subject }）
    }
web-effect-next =
    { $subject_kind ->
        [none] 次のラウンド：「{ $card }」
       *[other] 次のラウンド：「{ $card }」（{ $subject }）
    }
web-limited = { $terrain }への出現は最大1体
web-formation = フォーメーション
web-marine = スペースマリーン
web-left = 左
web-right = 右
web-marine-at = { $number }. { $marine }
web-marine-team = { $team }
web-tokens = サポートトークン{ $number }個
web-swarm = 群れ{ $number }体：{ $kinds }
web-done = { $swarm }（攻撃済み）
web-terrain-tokens = { $terrain }、トークン{ $number }個
web-activated = { $terrain }（このラウンド発動済み）
web-held = { $seat }が{ $terrain }を持っている。
web-slain = 死亡：{ $marines }
web-team = { $team }：{ $seat }
web-team-out = { $team }：{ $seat }、除去
web-team-card = { $team }、「{ $action }」
web-team-face-down = { $team }、カードが裏向きに置かれている
web-decks-heading = デッキと捨て札
web-decks = ジーンスティーラーデッキ：{ $deck }枚。イベントデッキ：{ $events }枚。
web-discard = ジーンスティーラーの捨て札：{ $cards }
web-dead-lords = 倒されたブルードロード：{ $cards }
web-event-discard = イベントの捨て札：{ $cards }
web-download = ゲームファイルをダウンロード

## What a seat alone may know

web-hand = { $team }の手札：{ $actions }
web-chosen = { $team }が選んだカード：「{ $action }」。
web-looked-at = イベントデッキの上から{ $place }枚目：「{ $card }」。
web-cover = { $seat }が秘密に選ぶ番。ほかの人は目をそらすこと。
web-show = { $seat }：自分の選択肢を見る
web-show-cards = { $seat }：自分のカードを見る
web-hide = { $seat }：自分のカードを隠す

## Questions

web-questions = あなたの答え
web-question-of = { $seat }：{ $question }
web-owed = { $seat }の答えを待っている：{ $question }
web-owed-secret = { $seat }が秘密に選んでいる。
web-owed-secret-for = { $seat }が秘密に選んでいる（{ $subject }）。
web-barred = { $card }（今は選べない）
web-take-back = 取り消す：{ $answer }
web-undo = 最後の答えを取り消す
web-undo-ask = 最後の答えの取り消しを全員に頼む
web-undo-asked = { $seat }が、自分の最後の答えの前まで戻すことを全員に頼んでいる。
web-undo-agreed = あなたは同意した。
web-undo-withdraw = 取り下げる
web-agree = 同意する
web-decline = 断る
web-sending = 送信中……
web-why = なぜできないのか
web-why-answer = 答え（ゲームファイルでの書き方）
web-why-ask = 理由を聞く
web-why-possible = その答えは選べる。

## Advice and chances

web-advise = ライブラリアンに聞く
web-thinking = 計算中……
web-estimate = { $answer }：勝率{ $chance }（{ $low }～{ $high }）
web-estimate-best = ★{ $answer }：勝率{ $chance }（{ $low }～{ $high }）
web-chances = 確率
web-reckon = 確率を計算する

## The log and talk

web-log = これまでの出来事
web-talk = チャット
web-said = { $name }：{ $text }
web-say = 発言
web-send = 送る
web-speaker = 話す人
web-mute = { $seat }をミュートする
web-chat-is-shut = ホストがチャットを閉じている。
