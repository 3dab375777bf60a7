### Lessons of Space Hulk. lesson-hulk-<lesson> is its title; the others are said at its steps (games/hulk/lessons).

## 1. Walking and turning

lesson-hulk-walk = 移動と向き
lesson-hulk-walk-choose = 目的は、スペースマリーンが全滅する前に、この難破船でミッションを果たすことです。1人ずつ行動し、それぞれアクションポイント（AP）を4持ちます。{ terminator-sgt }が十字路の手前にいます。選んでください。
lesson-hulk-walk-lead_man = 彼の番はあとで来ます。先頭の{ terminator-sgt }を選んでください。
lesson-hulk-walk-nobody_moved = それでは誰も動かずに番が終わります。{ terminator-sgt }を選んでください。
lesson-hulk-walk-forward = 前か斜め前への1マスの移動はAP1です。十字路は8,5、つまり8列目の5行目です。地図か一覧でそのマスを選んで進んでください。
lesson-hulk-walk-walk_first = それはあとにして、まず8,5へ1マス進みましょう。
lesson-hulk-walk-points_left = 使わないAPは失われます。まだ残っているので続けましょう。
lesson-hulk-walk-turn = 軍曹に見えるのは前方だけです。後ろの通路は{ terminator-sb1 }が見ています。北の通路も見ておきましょう。地図の上が北です。90度の方向転換はAP1です。北を向いてください。
lesson-hulk-walk-other_side = そちらは南です。北は上です。
lesson-hulk-walk-not_that_way = 通路を見ないまま十字路を離れてしまいます。先に北を向いてください。
lesson-hulk-walk-free_shot = 移動か方向転換の直後には、無料で1回撃てます。でも、今撃てるのはドアだけです。北を向いてください。
lesson-hulk-walk-north = 北の通路が奥まで見えますが、ほかの通路は見えなくなりました。誰かの見ていない所から、敵は来ます。8,4へ1マス進んでください。
lesson-hulk-walk-go_on = 北を向いたまま、8,4へ1マス進みましょう。
lesson-hulk-walk-back_is_dear = 後退はAP2で、真横へは移動できません。前の8,4へ進んでください。
lesson-hulk-walk-done = 残りはAP1で、後退にはAP2が必要です。全部使わなくてもかまいません。「行動を終える」を選んでください。
lesson-hulk-walk-save_it = できますが、ここはよい場所です。「行動を終える」を選んでください。
lesson-hulk-walk-end = 1ターンにAPは4。前進1、方向転換1、後退2です。どこに立つかと同じくらい、どちらを向くかが大切です。

## 2. Overwatch and jams

lesson-hulk-overwatch = 射撃とオーバーウォッチ
lesson-hulk-overwatch-choose = 通路のずっと奥にジーンスティーラーS1がいます。足が速く、次の番にはここまで来て、マリーンを引き裂きます。{ terminator-sb1 }から見えています。選んでください。
lesson-hulk-overwatch-fire = 射撃はAP1です。ストームボルターはダイス2個を振り、6があれば命中です。およそ3回に1回です。S1を撃ってください。
lesson-hulk-overwatch-shoot_first = 放っておくと次の番に襲われます。S1を撃ちましょう。
lesson-hulk-overwatch-sustained = 外れました。でも、ほかの行動をはさまずに続けて同じ目標を撃てば、5以上で命中します。持続射撃です。もう一度撃ってください。
lesson-hulk-overwatch-bonus_lost = それでは持続射撃になりません。もう一度S1を撃ちましょう。
lesson-hulk-overwatch-watch = 倒しました。残りはAP2で、ちょうどオーバーウォッチに使えます。見えるところで敵が何かするたびに、無料で撃ちます。次はエイリアンの番です。オーバーウォッチを選んでください。
lesson-hulk-overwatch-wait_here = まだいるかもしれません。ここはよい場所なので、オーバーウォッチを選びましょう。
lesson-hulk-overwatch-only_a_door = 撃てるものはドアしか残っていません。オーバーウォッチを選びましょう。
lesson-hulk-overwatch-not_guard = ガードは白兵戦のためのものです。銃と長い通路があるので、オーバーウォッチを選びましょう。
lesson-hulk-overwatch-two_points = AP2が無駄になります。オーバーウォッチを選びましょう。
lesson-hulk-overwatch-end = 角から出てきたS2を撃ちました。ただし、オーバーウォッチの射撃でぞろ目が出ると弾詰まりです。1ポイントで直すまで、またはターンが終わるまで撃てません。

## 3. Doors, blips and reveals

lesson-hulk-blips = ドアとブリップ
lesson-hulk-blips-choose = ブリップは探知機の反応で、1体か2体か3体か、誰にもわかりません。ドアの向こうにB1がいます。{ terminator-sgt }を選んでください。
lesson-hulk-blips-at_the_door = ドアの前にいるのは{ terminator-sgt }です。選んでください。
lesson-hulk-blips-open = 正面のドアはAP1で開けられます。開けてください。
lesson-hulk-blips-just_open = それではドアが壊れてしまいます。あとでまた使うので、開けるだけにしましょう。
lesson-hulk-blips-open_first = まずドアの向こうを見ましょう。開けてください。
lesson-hulk-blips-place = 見えたブリップは公開されます。2体でした。1体目はブリップのいたマスに、もう1体はあなたが置きます。遠ざけましょう。奥のマスを選んでください。
lesson-hulk-blips-far_away = わざわざ近くに置くことはありません。奥の16,4、16,5、16,6のどれかを選んでください。
lesson-hulk-blips-close = すぐ先に2体、銃1丁では相手にしきれません。閉じたドアは移動も視線もさえぎります。AP1で閉めてください。
lesson-hulk-blips-two_of_them = 2体を続けて倒すのは運まかせです。ドアを閉めましょう。
lesson-hulk-blips-wait = 敵もポイントを使ってドアを開けます。備えておきましょう。オーバーウォッチを選んでください。
lesson-hulk-blips-leave_it = ドアは閉めたままにして、オーバーウォッチを選びましょう。
lesson-hulk-blips-be_ready = まもなく2体がそのドアから来ます。オーバーウォッチを選びましょう。
lesson-hulk-blips-end = マリーンに見られたブリップは、すぐにジーンスティーラーになります。ドアは強い味方です。敵ではなく、こちらの準備ができたときに開けましょう。

## 4. Close assault

lesson-hulk-assault = 白兵戦
lesson-hulk-assault-attack = { terminator-sgt }の目の前にS1がいます。白兵戦では敵がダイス3個、マリーンは1個を振り、最も大きい目を比べて、小さい方が死亡します。同じなら誰も死にません。軍曹は1を足せます。攻撃してください。
lesson-hulk-assault-too_close = 撃つこともできますが、ここでは白兵戦を覚えましょう。攻撃してください。
lesson-hulk-assault-stand = ジーンスティーラーからは逃げられません。攻撃してください。
lesson-hulk-assault-strike_first = ガードはAP2です。先にS1を攻撃しましょう。
lesson-hulk-assault-parry = 敵は6、こちらは5で、このままでは死亡します。パワーソードなら、敵の最も大きい目を振りなおさせられます。受け流してください。
lesson-hulk-assault-he_dies = それでは死亡します。受け流しましょう。
lesson-hulk-assault-both_help = どちらも無料で、両方使えます。まず受け流し、ガードはその後です。
lesson-hulk-assault-guard = 6が1になり、勝ちました。次はS2が来ます。AP2でガードすれば、白兵戦のたびに自分のダイスを振りなおせます。ガードを選んでください。
lesson-hulk-assault-it_comes = 次の番の前にS2が来ます。ガードを選びましょう。
lesson-hulk-assault-no_overwatch = 長い通路ならよい考えですが、近すぎて1、2回しか撃てません。ガードを選びましょう。
lesson-hulk-assault-stay = 残りはAP1です。何か行動するとガードが解けます。「行動を終える」を選んでください。
lesson-hulk-assault-guard_ends = それではガードが解けてしまいます。「行動を終える」を選んでください。
lesson-hulk-assault-again = S2が襲ってきました。敵は5、こちらは2です。まず受け流して、最も大きい目を振りなおさせてください。
lesson-hulk-assault-reroll = まだ4対2です。今度はガードで、自分のダイスを振りなおしてください。
lesson-hulk-assault-use_guard = 2では4に負けます。ガードで振りなおしましょう。
lesson-hulk-assault-end = 6に1を足して、返り討ちです。でも、剣もガードもなければ3回に2回は負けます。横や後ろから襲われると、反撃も受け流しもできません。近づかれる前に撃ちましょう。

## 5. Command points and reactions

lesson-hulk-command = コマンドポイント
lesson-hulk-command-last_point = { terminator-sb1 }のAPは残り1で、S1が見えています。S1を撃ってください。
lesson-hulk-command-fire_now = S1がそこにいます。撃ちましょう。
lesson-hulk-command-pay = 外れて、APもなくなりました。でも毎ターン、コマンドポイント（CP）も1～6得られます。1ポイントが、誰のAP1の代わりにもなります。CPでもう一度撃ってください。
lesson-hulk-command-same_marine = 彼らからは見えません。{ terminator-sb1 }なら持続射撃です。もう一度撃ちましょう。
lesson-hulk-command-again = 同じ目標への2発目は5以上で命中します。もう一度S1を撃ちましょう。
lesson-hulk-command-save = CP1つで倒しました。残りは2つです。エイリアンの番にも使えるので、取っておきましょう。「行動を終える」を選んでください。
lesson-hulk-command-for_later = CPはエイリアンの番に取っておきます。「行動を終える」を選んでください。
lesson-hulk-command-react = S2が角から出てきました。見えるところで敵が何かすると、1人がコマンドポイントで対応できます。{ terminator-sb1 }に行動させてください。
lesson-hulk-command-who_sees = 遠すぎて助けられません。見えているのは{ terminator-sb1 }です。
lesson-hulk-command-right_there = 隣にいて、これから襲ってきます。対応しましょう。
lesson-hulk-command-shoot = CPでアクションを1つ行えます。S2を撃ってください。
lesson-hulk-command-kill_it = 隣にいて、これから襲ってきます。S2を撃ちましょう。
lesson-hulk-command-end = 命拾いしました。余ったCPはターンの終わりに失われますが、CPなしで敵の番を迎えるのは危険です。盤上に軍曹がいれば、毎ターン1回だけ引きなおせます。

## 6. The aliens and their ambushes

lesson-hulk-aliens = エイリアン
lesson-hulk-aliens-where = エイリアンはダイスとルールで動きます。毎ターン新しいブリップが、通路の端の進入口E1～E3に到着します。場所はダイスで決まり、6ならあなたが選べます。遠いE3を選んでください。
lesson-hulk-aliens-closer = そこはマリーンのすぐ近くです。E3を選んでください。
lesson-hulk-aliens-ambush = 次のダイスは1で、待ち伏せです。あるマリーンから6マスの暗がりにB2が現れました。別のマリーンには、もっと近いこともあります。今は南の角の陰で待っています。{ terminator-sgt }を選んでください。
lesson-hulk-aliens-sgt_sees = 十字路に最も近いのは{ terminator-sgt }です。選んでください。
lesson-hulk-aliens-step = なぜ待ったのでしょう。エイリアンは、見えるマスに入る前に群れ判定をします。ダイスの目に、同じ区画にいるエイリアンの数を足します。6以上なら一斉に飛び出しますが、今回は1＋1でした。十字路の8,5へ進んでください。
lesson-hulk-aliens-to_the_crossing = そこからは角の向こうが見えません。8,5へ進みましょう。
lesson-hulk-aliens-look = 不意を突かれる前に、こちらから突きましょう。南を向いてください。
lesson-hulk-aliens-other_way = そちらは北です。ブリップは南にいます。
lesson-hulk-aliens-turn_south = B2は南の通路にいます。南を向きましょう。
lesson-hulk-aliens-snap = 1体だけでした。移動か方向転換の直後には、無料で1回撃てます。S1を移動射撃（無料）で撃ってください。
lesson-hulk-aliens-free_shot = それではAP1がかかります。無料の射撃を選びましょう。
lesson-hulk-aliens-shoot_it = 動き出す前に、無料の射撃でS1を撃ちましょう。
lesson-hulk-aliens-end = エイリアンは最短の道で、倒しやすいマリーンを狙います。撃ち返せない者や、別の方を向いている者です。1人にせず、背後を守りましょう。進入口の近くにマリーンがいると、6マス以内に到着したブリップは1ターンそこで待ちます。残るレッスンはあと1つ、勝ち方です。

## 7. A short real mission

lesson-hulk-exit = 脱出
lesson-hulk-exit-plan = ここからは本物のダイスです。勝つ方法はミッションごとに決まっています。ここでは、3人のうち2人を東の矢印の出口から脱出させれば勝ちです。途中にはまだドアが1枚あります。西からはもうジーンスティーラーのS1が追ってきています。{ terminator-sb2 }に後ろの通路を見張らせ、ほかの2人を進めましょう。幸運を！
lesson-hulk-exit-end = これがミッションです。勝っても負けても、もう遊び方はわかりました。進み、見張り、撃ち、コマンドポイントを残すことです。次は、この地図の全体を使うミッション「{ mission-original-1-airlock-nine }」をどうぞ。10分ほどで遊べます。
