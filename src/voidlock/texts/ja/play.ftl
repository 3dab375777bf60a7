### The game screen in the browser: playing, explanations and past positions.

play-undo = 取り消し
play-help = ヘルプ
play-close = 閉じる
play-fold = 選択肢を表示
play-before = スペースマリーンがヴォイドロックに集結しています。出撃する戦闘チームを選んでください。
play-alone = 自分だけが読めます。
play-next-event = イベントデッキの一番上：「{ $card }」
play-group-attack = { $thing }の攻撃対象
play-group-move = { $thing }と入れ替わる相手
play-group-activate = { $thing }が発動する区画
play-swarm-at = { $spot }の群れ
play-group-send = { $thing }の群れの移動先
play-count = { $of }体中{ $number }体目
play-count-attack = { $thing }：{ $of }回中{ $number }回目の攻撃
play-step-move = 入れ替え
play-step-facing = 向き変更
play-step-activate = 発動
play-finish = カードの効果へ進む
play-release = 選びなおす
play-setup-event = { $told }（準備では出現だけを行います）
play-setup-only = 準備：出現のみ

## Events since the player's last answer

play-since = 前回の操作のあと
play-since-slain = { $marine }が死亡
play-since-eliminated = { $team }が全滅
play-since-rescued = { $marine }が復帰
play-since-missed-by = 「{ $card }」：{ $marine }は生存
play-since-no-target = { $marine }：攻撃できる群れなし
play-since-no-token = { $marine }：支払うトークンなし
play-since-no-attack = 群れの攻撃なし
play-since-event = イベント「{ $card }」
play-since-setup-event = 準備（出現のみ）：「{ $card }」
play-since-reading = { $seat }がイベントカードを確認中
play-since-no-effect = 「{ $card }」は効果なし
play-since-spawned = { $spots }か所に{ $cards }体出現
play-since-lord = { $spot }に{ $genestealer }
play-since-moved = 群れ{ $spots }つが移動
play-since-turned = スペースマリーン{ $cards }人が向きを変えます
play-since-blips = { $pile }に{ $number }枚加わります
play-since-travelled = 新しいロケーション：{ $location }
play-came-hit = 命中
play-came-miss = 外れ
play-came-survived = 生存
play-came-slain = 死亡
play-came-nothing = 何も起きず
play-came-discarded = 捨て札に
play-came-rerolled = 振りなおし
play-came-had = { $came }（成功率{ $chance }）
play-forced-here = このラウンドはこのカードだけ
play-who-attacks = { $spot }の群れを攻撃するスペースマリーンを選んでください。
play-fielded = 「{ $card }」：{ $spot }の群れは倒せません。
play-chance-slay = 撃破 { $chance }
play-chance-one = 1体以上 { $chance }
play-chance-all = { $most }体すべて { $chance }
play-chance-some = { $size }体中{ $most }体 { $chance }
play-chance-survive = 生存 { $chance }
play-chance-win = 勝利 { $chance }

## Advice

play-give-up = 中止
play-advice = 選択肢ごとのライブラリアンの評価
play-matters = どこに注目する？
play-advice-hide = 助言を隠す
play-advice-more = ほか{ $number }件
play-advice-few = まだはっきりとは言えません。
play-advice-close = 差が小さく、優劣をつけられません。≈の選択肢はほぼ互角です。
play-advice-uncompared = これは経験則です。先を試して比べる時間はありませんでした。
play-advice-few-games = それぞれ{ $number }回先を試しましたが、差は運の範囲です。
play-advice-close-games = それぞれ{ $number }回先を試しました。上位はほぼ互角です。
play-advice-best-games = { $number }回先を試し、ほかより多く勝ちました。
play-advice-compared =
    { $bot ->
        [sergeant] この後をボット「軍曹」に任せた場合の勝率です。選択肢どうしを比べるための数字で、自分で遊べばもっと勝てるかもしれません。
       *[brother] この後をボット「サーヴィター」に任せた場合の勝率です。選択肢どうしを比べるための数字で、自分で遊べばもっと勝てるかもしれません。
    }
play-advice-range = { $chance }（{ $low }～{ $high }）
play-advice-rule = 私なら「{ $answer }」を選びます。
play-untried = ほかの{ $number }件は検討していません。
play-plan = 計画

## Explaining

play-card-texts = カードの効果を表示
play-spot = 場所{ $spot }
play-odds-spawns = 次のイベントカードでここに出現する確率
play-odds-moves = 次のイベントカードでこの群れが移動する確率
play-why = 今できない理由

## Help

play-help-signs = 記号
play-step = 手順{ $number }／5：{ $phase }
play-key-is = キー{ $key }
play-help-keys = キー

## The log and past positions

play-line = その時の盤面を見る
play-earlier = 以前のログ{ $number }件
play-past = 過去の盤面
play-past-line = { $number }／{ $all }
play-beginning = 開始時
play-slider = ゲームの時点
play-step-back = 1つ前へ
play-step-on = 1つ先へ
play-run = 再生
play-pause = 一時停止
play-to-now = 現在に戻る
play-to-end = 結果画面に戻る
play-round-back =
    { $game ->
        [hulk] 前のターン
       *[other] 前のラウンド
    }
play-round-on =
    { $game ->
        [hulk] 次のターン
       *[other] 次のラウンド
    }
play-death-on = 次の死亡
play-rate = 速さ×{ $number }

## 出来事をひとつずつ見せる

play-next-beat = 次へ
play-run-on = 待たずに再生
play-skip = スキップ
play-needs = 必要
play-slays = 撃破
play-verdict-hit = 命中
play-verdict-odds = 奇跡
play-down = { $number }体撃破
play-verdict-miss = 外れ
play-verdict-survived = 生存
play-verdict-slain = 死亡
play-verdict-countered = 反撃
play-verdict-rescued = 復帰
play-leaving = 「{ $location }」を離れます。
play-final-location = 最終ロケーション
play-new-location = 新しいロケーション

## The table: what always stands on the screen

play-round = 第{ $number }ラウンド
play-phase-setup = 準備
play-phase-choose = 選択
play-phase-resolve = 解決
play-phase-attack = 敵の攻撃
play-phase-event = イベント
play-phase-travel = 進入
play-decks = デッキ
play-location = ロケーション{ $number }／{ $of }
play-first-location = 敵反応パイルが空になると、次のロケーションへ進みます。最終ロケーションで勝利を目指します。
play-spawns = 出現
play-to-win = 勝利条件
play-goal-lords = ブルードロードを倒す：{ $now }／{ $needed }
play-goal-tokens = ここのトークン：{ $now }／{ $needed }
play-goal-genestealers = または敵を全滅させる：残り{ $now }
play-goal-genestealers-only = 敵を全滅させる：残り{ $now }
play-where-next = 次の移動先
play-where-next-of = { $icon }の群れの移動先
play-goes-adjacent = 移動：{ $from }から{ $goal }へ
play-goes-flank = 回り込み：{ $from }から{ $goal }へ
play-stays-adjacent = 移動：{ $from }にとどまります
play-stays-flank = 回り込み：{ $from }にとどまります
play-way-adjacent = 移動
play-way-flank = 回り込み
play-choose = { $teams ->
    [1] アクションを選択
   *[other] 各チームのアクションを選択
}
play-flag-down = 選択済み
play-flag-last = 前ラウンド
play-flag-forced = これのみ
play-forced = { $team }がこのラウンドに使えるのはこのカードだけです。
play-no-target = 目標なし
play-risk = 危険
play-risk-action-heroic_charge = 突撃したクラウディオは、0が出ると死亡します。
play-risk-terrain-promethium_tank = 0が出ると本人も死亡します。
play-risk-terrain-control_panel-generatorium = 髑髏が出なければ本人が死亡します。
play-risk-terrain-control_panel-teleportarium = ダイスを振ったマリーンは、0が出ると死亡します。
play-if-they-attack = 今攻撃されたら
play-nobody-engaged = 今攻撃できる群れはありません。
play-survives = 生存
play-of-player = { $player }のマリーン
play-melee = 近接
play-type-support = 支援
play-type-move_activate = 移動
play-type-attack = 攻撃
play-throw = ダイスを振る！
play-hold = { $seat }がダイスを握っています。
play-guesses = ダイスの結果を予想する
play-guess = 結果を予想してください。
play-guess-met = 成功する
play-guess-missed = 失敗する
play-guessed = { $seat }の予想は{ $made }回中{ $right }回的中しました。
play-last = あなたの最後のスペースマリーンが倒れました。
play-wants = { $seat }が希望しています
play-lean = これにしたい
play-talk-open = チャットを開く
play-talk-new = 新しいメッセージ
play-team-can = このラウンドに使用できるカード
play-all-fallen = あなたのスペースマリーンは全員倒れました。それでも勝敗は分隊と一緒です。チャットで仲間を助けましょう。
