### 開始画面の「スペースハルク」：ミッション、初めて遊ぶ人への説明。

hulk-own-squad = 同じミッションを自分の分隊で
hulk-make = ミッションを作る
hulk-orders = ミッションを選ぶ
hulk-other-mission = ほかのミッションを選ぶ
hulk-first = 最初におすすめ
hulk-first-why = おすすめの理由：人数が最も少なく、最も短く終わり、ブリップに潜むジーンスティーラーは2体までです。
hulk-chart-legend = 凡例
hulk-chart-marine = マリーン
hulk-chart-door = ドア
hulk-chart-bulkhead = 隔壁
hulk-chart-entry = 進入口（ブリップが到着）
hulk-chart-exit = 出口
hulk-chart-objective = 目標
hulk-chart-ladder = はしご
hulk-chart-room = 部屋
hulk-hardness-1 = やさしい
hulk-hardness-2 = ふつう
hulk-hardness-3 = 難しい
hulk-hardness-4 = とても難しい
hulk-won-by = ボット「軍曹」の勝率{ $share }
hulk-minutes = 約{ $number }分
hulk-figures =
    { $hardness ->
        [1] { hulk-hardness-1 }
        [2] { hulk-hardness-2 }
        [3] { hulk-hardness-3 }
       *[4] { hulk-hardness-4 }
    }、{ hulk-minutes }、{ hulk-won-by }
hulk-marines = マリーン{ $number }人
hulk-turns = { $number }ターン
hulk-best-won = 最高記録：第{ $turn }ターンで勝利（{ $won }勝{ $lost }敗）
hulk-best-lost = 未勝利（{ $lost }敗）
hulk-of-squad =
    { $number ->
        [1] { $role }
       *[other] { $role }×{ $number }
    }
hulk-victory = 勝利条件
hulk-defeat = 敗北条件
hulk-goal-draw = （引き分け）
hulk-own-chosen = { $file }を選びました。別のミッションを選ぶまで、このままです。

## 勝利条件と敗北条件（ミッションファイルから）

goal-flame_any = 1マスでも燃やす：{ $things }
goal-flame_each = それぞれ一度は燃やす：{ $things }
goal-exterminate = エイリアンをすべて倒す
goal-blockade = すべての進入口の{ $number }マス以内にマリーンがいる
goal-kills = エイリアンを{ $number }体倒す
goal-exited = マリーン{ $number }人が脱出する
goal-exit_with =
    { $state ->
        [damaged] 損傷していても運び出す：{ $things }
       *[other] 無傷で運び出す：{ $things }
    }
goal-operate_each = それぞれ操作する：{ $things }
goal-survive = 第{ $number }ターンの終わりまで持ちこたえる
goal-broodlord_dead = ブルードロードを倒す
goal-no_flamer_shots = フレイマーを撃てるマリーンがいなくなる
goal-all_marines_dead = 盤上にマリーンがいなくなる
goal-alive_plus_exited_below = 生存者と脱出者が合わせて{ $number }人を下回る
goal-object_destroyed = 破壊される：{ $things }
goal-alien_on = エイリアンが入る：{ $things }
goal-flame_in_section = この区画が燃える：{ $things }
goal-turn_limit = 勝てないまま第{ $turns }ターンが終わる

## 初めて遊ぶ人へ

hulk-step-1-name = コマンド
hulk-step-2-name = マリーン
hulk-step-3-name = 増援
hulk-step-4-name = エイリアン
hulk-step-5-name = ミッション状況

hulk-what-text = 重装甲のスペースマリーンを率いて、漂流船の中を1マスずつ進みます。マリーンは足が遅いものの、遠くから撃てます。ジーンスティーラーは足が速く、白兵戦に強い敵です。初めはブリップとして現れ、発見するまで何体いるのかわかりません。
hulk-what-end = 勝利条件はミッションごとに違います。部屋を燃やす、仲間を脱出させる、すべて倒す、などです。エイリアンは決まったルールで動き、なぜそう動いたのかをいつでも確かめられます。
hulk-steps = ターンの流れ
hulk-step-1 = コマンドポイントを1～6得ます。1ポイントは、どのマリーンのアクションポイント1の代わりにもなります。盤上に軍曹がいれば、1回だけ引きなおせます。
hulk-step-2 = 1人ずつ、アクションポイント4で行動します。前進、90度の方向転換、射撃は1、後退、オーバーウォッチ、ガードは2です。
hulk-step-3 = 盤の外の進入口に新しいブリップが到着します。
hulk-step-4 = 1体ずつ、アクションポイント6で行動します。オーバーウォッチ中のマリーンは、見えるところでジーンスティーラーがアクションを行うたびに射撃します。コマンドポイントで対応することもできます。
hulk-step-5 = 炎、オーバーウォッチ、ガード、弾詰まりを取り除き、次のターンに移ります。
hulk-steps-hint = マスを選ぶと、そこにあるもの、移動に必要なポイント、できない場合はその理由がわかります。
