### ページ上の「スペースハルク」の盤。

## 画面

hulk-heading = { $title }：{ $phase }
hulk-over = { $title }：第{ $turn }ターンで{ $result }
hulk-anew = このミッションをもう一度
hulk-next-mission = 次のミッション：{ $title }
hulk-phase-command = コマンド
hulk-phase-marines = マリーン
hulk-phase-invasion = 増援
hulk-phase-aliens = エイリアン
hulk-phase-status = 終了
hulk-cost =
    { $cp ->
        [0] { $ap } AP
       *[other] { $ap ->
            [0] { $cp } CP
           *[other] { $ap } AP＋{ $cp } CP
        }
    }
hulk-cost-psi = サイ{ $number }
play-chance-hits = 命中 { $chance }
play-chance-kills = 撃破 { $chance }
play-chance-lives = 生存 { $chance }
play-chance-dies = 死亡 { $chance }
play-chance-breaks = 破壊 { $chance }
play-chance-watches = 1発 { $chance }
play-chance-more = 増える確率 { $chance }
hulk-section = 区画{ $section }
hulk-react = { $deed }コマンドポイント（残り{ $number }）で対応しますか？
answer-command_points-keep = 引きなおさない
hulk-still-fires = オーバーウォッチの射撃は行われます
hulk-ends-overwatch = オーバーウォッチ解除
hulk-ends-guard = ガード解除
hulk-order-of = { $name }の行動
hulk-commanding = { $name }がコマンドポイントで行動します（残り{ $number }）
hulk-back-to = { $letter }に戻る
hulk-strays = { $commanded }に使うコマンドポイントがありません。{ $letter }を押すと続けます。
hulk-order-choose = アクションを選ぶか、行動を終えてください。
hulk-order-overwatch = オーバーウォッチ中です。アクションを行うと解除され、無料の射撃もできなくなります。
hulk-order-guard = ガード中です。アクションを行うと解除されます。
hulk-decline = このフェイズは対応しない
hulk-decline-calm = 弾詰まり、正体判明、マリーンの隣にエイリアンがいるときだけ確認
hulk-declining = このフェイズが終わるまで対応しません。
hulk-declining-calm = このフェイズは、弾詰まりか正体判明の後と、マリーンの隣にエイリアンがいるときだけ、対応するか確認します。
hulk-ask-again = 対応を再開
hulk-stands =
    { $outcome_id ->
        [attacker] このままなら{ $attacker }の勝ちです。
        [defender] このままなら{ $defender }の勝ちです。
        [tie] このままなら引き分けです。
       *[unharmed] このままなら{ $defender }は無事です。
    }
hulk-one-after-other = { $before }{ $after }
hulk-idle =
    { $number ->
       *[other] まだ行動していないマリーンが{ $number }人います（{ $names }）。アクションポイントが4ずつ無駄になります。{ hulk-idle-command }フェイズを終えますか？
    }
hulk-idle-done = { $names }はまだアクションポイントを使っていません。4ポイントが無駄になります。このマリーンの行動を終えますか？
hulk-idle-command =
    { $cp ->
        [0] コマンドポイントは残っていません。
       *[other] 残りのコマンドポイント{ $cp }は対応に使えます。
    }
hulk-aliens-act = エイリアンの番です。
hulk-skip = 自分の番へ進む
hulk-door-at = ドア{ $square }
hulk-group-deploy = 配置
hulk-group-activate = 行動させる
hulk-group-command = コマンドポイントで行動（残り{ $number }）
hulk-group-move = 移動先
hulk-group-turn = 方向転換
hulk-group-face = 向く方向
hulk-group-fire = 射撃
hulk-group-snap = 移動射撃（無料）
hulk-group-assault = 白兵戦
hulk-group-open = 開ける
hulk-group-close = 閉める
hulk-group-flame = 火を放つ
hulk-group-barrier = フォースバリア
hulk-group-storm = サイキックストーム

## 振り返り

hulk-count-turns =
    { $number ->
       *[other] ターン
    }
hulk-count-shots =
    { $number ->
       *[other] 射撃
    }
hulk-count-hits =
    { $number ->
       *[other] 命中
    }
hulk-count-jams =
    { $number ->
       *[other] 弾詰まり
    }
hulk-count-flames =
    { $number ->
       *[other] 火炎放射
    }
hulk-count-powers =
    { $number ->
       *[other] サイキックパワー
    }
hulk-count-assaults =
    { $number ->
       *[other] 白兵戦
    }
hulk-count-slain =
    { $number ->
       *[other] 倒したエイリアン
    }
hulk-count-lost =
    { $number ->
       *[other] 失ったマリーン
    }
hulk-count-left =
    { $number ->
       *[other] 脱出したマリーン
    }
hulk-luck-shot = 命中した射撃
hulk-luck-fire = 敵を倒した炎とストーム
hulk-luck-assault = 勝った白兵戦
hulk-luck-defence = しのいだ攻撃
hulk-luck-peril = 生き延びた危険
hulk-in-turn = 第{ $number }ターン。
hulk-roll-shot = { $terminator }が{ $target }を射撃。
hulk-roll-fire = { $target }への{ $terminator }の炎またはストーム。
hulk-roll-assault = { $terminator }が{ $target }に白兵戦（左がマリーンのダイス）。
hulk-roll-defence = { $target }が{ $terminator }に白兵戦（右がマリーンのダイス）。
hulk-roll-peril = { $terminator }に危険：{ $target }。
hulk-death = 第{ $turn }ターンに{ $terminator }が死亡：{ $cause }。
hulk-burned = { $objective }に放火
hulk-fell = 第{ $turn }ターン、{ $cause }

## 地図

hulk-map = ハルクの地図
hulk-map-keys = 矢印キーで行動中のマリーンが移動・方向転換します。Shift＋矢印キーでマスを選び、Enterキーで行動します。＋と－で拡大・縮小、Zキーで全体表示、Homeキーで行動中のマリーンへ戻ります。
hulk-mini = 地図の全体図
hulk-closer = 拡大
hulk-farther = 縮小
hulk-whole = 全体表示
hulk-sections = 区画の名前
hulk-foresee = エイリアンの狙いを表示
hulk-watch-all = 可能な全員をオーバーウォッチに
hulk-target-rank =
    { $number ->
        [0] 狙われる順位：{ $rank }位
       *[other] 狙われる順位：{ $rank }位（{ $reasons }）
    }
hulk-intends = 行動順{ $order }番目、{ $marine }を狙います：{ $row }（距離{ $distance }）、{ $line }
hulk-intends-nothing = 行動順{ $order }番目、狙えるマリーンなし
hulk-fold-squad = 分隊の表示を切り替える
hulk-show-goal = 目標を表示

## マスの言葉

hulk-at = マス{ $square }、区画{ $section }
hulk-floor = 床
hulk-door =
    { $state ->
        [closed] 閉じたドア
        [open] 開いたドア
       *[destroyed] 壊れたドア
    }
hulk-bulkhead = 隔壁
hulk-burning = 炎上中
hulk-barrier = フォースバリア
hulk-object = 目標物：{ $name }
hulk-objective = 目標：{ $name }
hulk-exit = { $facing }への出口
hulk-entry =
    { $number ->
        [0] 進入口{ $name }：潜伏なし
       *[other] 進入口{ $name }：{ $number }体が潜伏
    }
hulk-entry-square =
    { $number ->
        [0] { $name }の進入マス
       *[other] { $name }の進入マス、奥に{ $number }体が潜伏
    }
hulk-ladder = { $square }へのはしご
hulk-named = { $name }（{ $letter }）
hulk-marine = { $facing }向きの{ $name }
hulk-mark-overwatch = オーバーウォッチ中
hulk-mark-guard = ガード中
hulk-mark-jammed = 弾詰まり
hulk-mark-may_explode = キャノン爆発のおそれ
hulk-shots-left = 残り{ $number }発
hulk-psi = サイポイント{ $number }
hulk-stealer = { $facing }向きのジーンスティーラー{ $name }
hulk-lord = { $facing }向きのブルードロード
hulk-blip = ブリップ{ $name }
hulk-seen-by = { $names }の視線内
hulk-can = ここでできること：{ $answers }
hulk-seen-at = { $square }（{ $number }マス先）に{ $thing }。
hulk-sees = { $name }は{ $facing }を向いていて、{ $number }マス先まで見えます。{ $things }
hulk-sees-nothing =
    { $number ->
        [0] { $name }は{ $facing }を向いていますが、視線がさえぎられて何も見えません。
       *[other] { $name }は{ $facing }を向いていて、{ $number }マス先まで見えます。見えるのは床だけです。
    }

## 指したマス

hulk-point = マスを選ぶと、そこにあるものを表示します。
hulk-touch = マスに触れると、そこにあるものを表示します。
hulk-read-on = 続きを読む
hulk-read-less = 折りたたむ
hulk-walk = そこまで移動：{ $cost }
hulk-walk-facing = そこまで移動、向きは{ $facing }：{ $cost }
hulk-weigh-flame = このマスだけでなく、区画{ $section }の全体（{ $number }マス）が燃えます。そこにいる者は2以上で死亡します。
hulk-weigh-storm_section = ストームは区画{ $section }の全体（{ $number }マス）を襲います。そこにいる者は4以上で死亡します。
hulk-weigh-shots =
    { $number ->
        [1] これが最後の1発です。
       *[other] 残り{ $number }発です。
    }
hulk-weigh-burning = うち{ $number }マスはすでに燃えています。
hulk-weigh-again = 全体がすでに燃えています。そこにいる者はもう一度振ります。
hulk-weigh-pointless = 全体がすでに燃えていて、誰もいません。撃っても何も変わりません。
hulk-endangered-flame = { $names }も炎に巻き込まれます。
hulk-endangered-storm_section = { $names }もストームに巻き込まれます。
hulk-endangered-object = { $name }は破壊されます。
hulk-aliens-there = そこにいるエイリアン：{ $names }。
hulk-no-aliens-there = 巻き込まれるエイリアンはいません。
hulk-fire-flame = 火を放つ
hulk-fire-storm_section = ストームを放つ
hulk-walk-far = 行けるところまで移動：{ $cost }（全部で{ $number }）
hulk-briefing = 作戦概要
hulk-walking = { $letter }が移動中です。
hulk-why-not = 詳細と理由
hulk-more = 詳細
hulk-about = マス{ $square }
hulk-possible = 今ここでできること

## ポイントと分隊

hulk-turn = ターン
hulk-turn-of = { $number } / { $all }
hulk-ap = アクションポイント
hulk-ap-of = { $letter }のポイント
hulk-acts = 行動中
hulk-cp = コマンドポイント
hulk-pile = 残りブリップ
hulk-kills = 撃破数
hulk-out = 脱出
hulk-squad = 分隊
hulk-acted = 行動済み
hulk-ready = 未行動
hulk-dead = 死亡
hulk-to-place = 未配置
hulk-left = 脱出
hulk-carries = { $name }を所持

## エイリアンの行動

hulk-deed-of = { $number } / { $all }
hulk-deeds = エイリアンの行動：{ $number }回
hulk-why = なぜ？
hulk-next-deed = 次へ
hulk-at-once = スキップ

## 開始画面のミッション

hulk-missions = ミッション
hulk-missions-broken = サーバーが応答しません。
hulk-again = 再試行
hulk-map-of = { $title }の地図
hulk-play = プレイ
hulk-own = 自作のミッション
hulk-own-file = ミッションファイル
hulk-own-format = ミッションはテキストファイルです。文字で描いた地図と、マリーン、進入口、エイリアン、勝敗条件の一覧からなります。例をテキストエディターで書き換えてここで選ぶと、遊ぶ前に誤りが行番号つきで表示されます。書き方の説明は、このプログラムのソースの{ $file }にあります。
hulk-own-example = 「{ $mission }」を例としてダウンロード
hulk-own-long = ファイルが長すぎます。{ $number }文字までにしてください。
hulk-own-map = このファイルの地図
hulk-faults = このミッションはまだ遊べません。誤り{ $number }件：
hulk-line = { $number }行目：

## 手引き

hulk-help-turn = ターンの流れ：コマンドポイント（CP）を得ます。マリーンが1人ずつ、4アクションポイント（AP）で行動します。ブリップが到着し、エイリアンが行動します。コマンドポイントは、どのマリーンの行動にも使えます。
hulk-help-lit = 四隅に印のあるマスは選べます。隅の数字は必要なポイントで、●がつくとコマンドポイントで支払います。できることがいくつもあるときは、ボタンから選びます。小さな炎の印のマスにはヘヴィフレイマーで火を放てます。何かが燃えるマスなら、1回押すと燃える範囲が表示され、もう1回押すと火を放ちます。何も燃えないマスへは移動します。誰もいない区画にもボタンから火を放てます。
hulk-help-walk = マスを指すと、道と必要なポイントを表示します。クリックすると移動します（タッチでは2回）。何か起きると、そこで止まります。次のマリーンを選ぶと、今のマリーンの行動は終わります（まだ何もしていなければ終わりません）。取り消しで戻せます。
hulk-help-aliens = エイリアンの行動は1つずつ表示されます。「なぜ？」で理由がわかります。ほかのキーを押すか画面に触れると、最後までスキップします。
hulk-sign-marine = マリーン：矢印と銃の側を向いている
hulk-sign-overwatch = オーバーウォッチ中
hulk-sign-guard = ガード中
hulk-sign-jammed = 弾詰まり
hulk-sign-stealer = ジーンスティーラー
hulk-sign-lord = ブルードロード
hulk-sign-blip = ブリップ：ジーンスティーラー1～3体
hulk-sign-closed = 閉じたドア
hulk-sign-open = 開いたドア
hulk-sign-bulkhead = 隔壁
hulk-sign-fire = 炎
hulk-sign-barrier = フォースバリア
hulk-sign-objective = 目標
hulk-sign-object = 運べる目標物
hulk-sign-entry = 進入口：ここからエイリアンが来る
hulk-sign-exit = 出口
hulk-sign-ladder = はしご
hulk-key-answer = 選択肢を選ぶ
hulk-key-help = このヘルプ
hulk-key-home = 行動中のマリーンへ
hulk-help-on-map = 地図のキー
hulk-help-words = 用語
hulk-key-map = 地図へ（下のキーが使える）
hulk-key-arrows = 隣のマスへ
hulk-key-enter = そのマスで行動
hulk-key-more = 選んだマスの詳細と、できない理由
hulk-key-overwatch = オーバーウォッチ
hulk-key-guard = ガード
hulk-key-reload = 再装填、または弾詰まりを直す
hulk-key-done = 行動を終える、フェイズを終える
hulk-key-why = エイリアンの行動の理由
hulk-key-pause = エイリアンの行動の表示を一時停止、再開
hulk-key-next = エイリアンの次の行動
hulk-key-again = 対応を再開
hulk-key-zoom = 拡大、縮小、全体表示
hulk-key-undo = 取り消し
hulk-key-log = ログへ移動
hulk-key-escape = 選びなおす、スキップ

## 断る理由

reason-no_way = そこへ通じる道はありません。
