### ページ上の「スペースハルク」の盤。

## 画面

hulk-heading = { $title }：{ $phase }
hulk-over = { $title }：{ $result }、ターン{ $turn }
hulk-ended =
    { $result_id ->
        [win] 第{ $turn }ターン、「{ $title }」に勝利。
        [draw] 第{ $turn }ターン、「{ $title }」は引き分け。
       *[other] 第{ $turn }ターン、「{ $title }」に敗北。
    }
hulk-ended-by = 理由：{ $condition }。
hulk-anew = このミッションをもう一度
hulk-cost =
    { $cp ->
        [0] アクション{ $ap }
       *[other] { $ap ->
            [0] コマンド{ $cp }
           *[other] アクション{ $ap }＋コマンド{ $cp }
        }
    }
hulk-section = 区画{ $section }
hulk-react = { $deed }コマンドポイント（残り{ $number }）で対応するか？
hulk-aliens-act = エイリアンが行動している。
hulk-skip = 自分の番へ進む
hulk-door-at = ドア{ $square }
hulk-group-activate = 行動させる
hulk-group-command = 手番の外でコマンドポイントを使って行動（残り{ $number }）
hulk-group-move = 移動先
hulk-group-turn = 向きを変える
hulk-group-face = 向く
hulk-group-fire = 射撃
hulk-group-snap = すぐに射撃（ポイントなし）
hulk-group-assault = 白兵戦
hulk-group-open = 開ける
hulk-group-close = 閉める
hulk-group-flame = フレイマーを撃つ
hulk-group-barrier = フォースバリア
hulk-group-storm = サイキックストーム

## 振り返り

hulk-count-turns = ターン
hulk-count-shots = 射撃
hulk-count-hits = 命中
hulk-count-jams = 弾詰まり
hulk-count-assaults = 白兵戦
hulk-count-slain = 倒したエイリアン
hulk-count-lost = 失ったマリーン
hulk-count-left = 脱出したマリーン
hulk-luck-shot = 命中した射撃
hulk-luck-fire = 倒した炎と嵐
hulk-luck-assault = 勝った白兵戦
hulk-luck-defence = しのいだ攻撃
hulk-luck-peril = しのいだ危険
hulk-roll-shot = { $terminator }が{ $target }を撃つ。
hulk-roll-fire = { $terminator }が{ $target }を焼く。
hulk-roll-assault = { $terminator }が{ $target }と戦う。
hulk-roll-defence = { $target }が{ $terminator }を襲う。
hulk-roll-peril = { $terminator }に危険：{ $target }。
hulk-death = 第{ $turn }ターン、{ $terminator }が死亡：{ $cause }。

## 地図

hulk-map = ハルクの地図
hulk-map-keys = 矢印キーでマスを移り、エンターキーでそこに働きかける。プラスとマイナスで拡大縮小、ゼットキーで全体、シフトと矢印キーで地図を動かし、ホームキーで行動中のマリーンへ戻る。
hulk-mini = 地図の全体
hulk-closer = 拡大
hulk-farther = 縮小
hulk-whole = 全体を見る

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
hulk-object = 物品：{ $name }
hulk-objective = 目標：{ $name }
hulk-exit = { $facing }への出口
hulk-entry =
    { $number ->
        [0] 進入口{ $name }：潜伏なし
       *[other] 進入口{ $name }：潜伏{ $number }
    }
hulk-entry-square =
    { $number ->
        [0] { $name }の進入マス
       *[other] { $name }の進入マス、奥に潜伏{ $number }
    }
hulk-ladder = { $square }へのはしご
hulk-named = { $letter } { $name }
hulk-marine = { $name }、{ $role }、{ $facing }向き
hulk-mark-overwatch = 監視中
hulk-mark-guard = 警戒中
hulk-mark-jammed = 弾詰まり
hulk-mark-may_explode = 砲の暴発に注意
hulk-shots-left = 残弾{ $number }
hulk-psi = サイ{ $number }
hulk-stealer = ジーンスティーラー{ $name }、{ $facing }向き
hulk-lord = ブルードロード、{ $facing }向き
hulk-blip = ブリップ{ $name }
hulk-seen-by = { $names }の視界内
hulk-can = ここでできること：{ $answers }
hulk-seen-at = { $square }に{ $thing }、距離{ $number }。
hulk-sees = { $name }は{ $facing }を向き、{ $number }マス先まで見える。見えるもの：{ $things }
hulk-sees-nothing = { $name }は{ $facing }を向き、{ $number }マス先まで見える。床のほかは何もない。

## 指したマス

hulk-point = マスを指すと、そこに何があるかを表示する。
hulk-touch = マスに触れると、そこに何があるかを表示する。
hulk-walk = そこへ歩く：{ $cost }
hulk-weigh-flame = このマスだけでなく、区画{ $section }の全体が燃える（{ $number }マス）。そこにいる者は2以上で死亡する。
hulk-weigh-storm_section = ストームは区画{ $section }の全体を襲う（{ $number }マス）。そこにいる者は4以上で死亡する。
hulk-endangered-flame = { $names }も炎に巻き込まれる。
hulk-endangered-storm_section = { $names }もストームに巻き込まれる。
hulk-endangered-object = { $name }は破壊される。
hulk-aliens-there = そこにいるエイリアン：{ $names }。
hulk-no-aliens-there = そこにエイリアンはいない。
hulk-fire-flame = フレイマーを撃つ
hulk-fire-storm_section = ストームを放つ
hulk-walk-far = ポイントの続くかぎり歩く：道のりは{ $number }
hulk-briefing = ミッションの内容
hulk-walking = { $letter }が歩く。
hulk-why-not = できない理由
hulk-more = 詳しく
hulk-about = マス{ $square }
hulk-possible = 今ここでできること

## ポイントと分隊

hulk-turn = ターン
hulk-turn-of = { $number } / { $all }
hulk-ap = アクション
hulk-ap-of = { $letter }のポイント
hulk-acts = 行動中
hulk-cp = コマンド
hulk-pile = 残りブリップ
hulk-kills = 撃破数
hulk-squad = 分隊
hulk-acted = 行動済み
hulk-ready = 待機
hulk-dead = 死亡
hulk-left = 盤外へ出た
hulk-carries = { $name }を運ぶ

## エイリアンの行動

hulk-deed-of = { $number } / { $all }
hulk-deeds = エイリアンの行動：{ $number }件
hulk-why = なぜ？
hulk-next-deed = 次へ
hulk-at-once = すべて一度に

## 開始画面のミッション

hulk-missions = ミッション
hulk-missions-broken = サーバーが応答しない。
hulk-again = もう一度
hulk-map-of = { $title }の地図
hulk-facts =
    { $turns ->
        [0] マリーン{ $marines }人。ターン制限なし。
       *[other] マリーン{ $marines }人。{ $turns }ターン。
    }
hulk-play = 「{ $title }」をプレイ
hulk-own = 自作のミッション
hulk-own-file = ミッションファイル
hulk-own-long = ファイルが{ $number }文字より長い。
hulk-own-map = ファイルの地図
hulk-faults = まだプレイできない。誤り{ $number }件：
hulk-line = { $number }行目：

## 手引き

hulk-help-turn = 1ターンの流れ：コマンドポイントを引き、マリーンが1人ずつアクションポイント4で行動し、ブリップが到着し、エイリアンが行動する。コマンドポイントは誰の追加行動にも使える。
hulk-help-lit = かぎ括弧で囲まれたマスは選べる。隅の数字は費用で、ひし形がつくとコマンドポイントで払う。できることがいくつもあれば、ボタンから選ぶ。小さな炎のマスはフレイマーで撃てる。1度目で燃える範囲が見え、2度目で撃つ。
hulk-help-walk = 遠くのマスを指すと、道と費用が見える。もう一度指すと歩く。何か起きるとそこで止まる。
hulk-help-aliens = エイリアンの行動は1つずつ告げられる。「なぜ？」で理由がわかり、どのキーやタッチでもすぐに先へ進む。
hulk-sign-marine = マリーン：とがった側を向いている
hulk-sign-overwatch = 監視中
hulk-sign-guard = 警戒中
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
hulk-sign-object = 運べる物品
hulk-key-answer = 答えを選ぶ
hulk-key-map = 地図へ
hulk-key-arrows = マスからマスへ
hulk-key-enter = そのマスに働きかける
hulk-key-more = マスの説明と、できない理由
hulk-key-turn = 左を向く、右を向く
hulk-key-overwatch = 監視に入る
hulk-key-guard = 警戒に入る
hulk-key-reload = 装填、または弾詰まりの解消
hulk-key-done = 終える、またはフェイズを終える
hulk-key-zoom = 拡大、縮小、全体
hulk-key-pan = 地図を動かす
hulk-key-undo = 取り消す
hulk-key-log = 記録へ
hulk-key-escape = 選び直す、またはすべて一度に

## 断る理由

reason-no_way = そこへ通じる道はない。
