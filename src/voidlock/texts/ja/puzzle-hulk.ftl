### Puzzles of Space Hulk. puzzle-hulk-<puzzle> is its title, -ask its question, -why the idea of the answer (games/hulk/puzzles).

puzzle-hulk-shut = あと1ポイント
puzzle-hulk-shut-ask = ジーンスティーラー2体が{ terminator-sb1 }に向かってきます。開いたドアの前で、残りはAP1です。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-shut-why = S1は5歩と攻撃1回で、AP6を使い切ります。ドアを閉めれば開けるのに1かかり、着いたときには攻撃できません。射撃が当たるのは3回に1回もありません。

puzzle-hulk-ground = 一歩ゆずる
puzzle-hulk-ground-ask = S1は6マス先にいて、{ terminator-sb1 }の残りはAP2です。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-ground-why = S1はちょうど届いて1回攻撃できます。AP2で1マス下がれば、目の前でAPが尽きます。オーバーウォッチも悪くありませんが、最初の射撃で弾詰まりになることがあります。

puzzle-hulk-blank = 至近距離
puzzle-hulk-blank-ask = S1が{ terminator-sb1 }のすぐ前にいます。残りはAP2、武器はパワーフィストです。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-blank-why = 白兵戦ではダイス3個対1個です。撃ちましょう。1発目は約3回に1回、持続射撃の2発目は2回に1回以上当たり、外れても命は失いません。

puzzle-hulk-patience = 待ち受ける
puzzle-hulk-patience-ask = { terminator-claws }がライトニングクロウを構えてS1と向かい合い、残りはAP2です。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-patience-why = S1はどのみち攻撃してきます。正面で受ければ、攻撃するときと同じ強さで反撃できます。ガード中なら、ターンの終わりまで白兵戦のたびに振りなおせます。先に攻撃すると、それができません。

puzzle-hulk-firewall = 炎の壁
puzzle-hulk-firewall-ask = 通路に3体、北の脇道に1体のジーンスティーラーがいます。{ terminator-flamer }はヘヴィフレイマーを1回撃てます。全員が生き残る確率を最も高くするには、どこを狙いますか？
puzzle-hulk-firewall-why = 炎には誰も入れません。彼のところへ行く道はすべて空の分岐点を通るので、そこを燃やせば誰も来られません。3体を焼いても、残る1体の道は開いたままです。

puzzle-hulk-parry = もう一度
puzzle-hulk-parry-ask = { terminator-sgt }がS1に白兵戦をしかけ、引き分けです。S1の目は5・2・1、軍曹は5です。エイリアンの番を全員が生き延びる確率を最も高くするには、受け流しますか？
puzzle-hulk-parry-why = 引き分けにしているのは5のダイス1個だけです。振りなおせば6回に4回は4以下になり、S1を倒せます。引き分けのままだと、S1はAPをすべて使って襲ってきます。

puzzle-hulk-enough = そこまで
puzzle-hulk-enough-ask = { terminator-sgt }がS1に白兵戦をしかけ、引き分けです。S1の目は5・5・1、軍曹は5です。エイリアンの番を全員が生き延びる確率を最も高くするには、受け流しますか？
puzzle-hulk-enough-why = 受け流しで振りなおすのは1個だけで、もう1個の5は残ります。勝つことはもうなく、6が出れば死亡します。引き分けを受け入れましょう。

puzzle-hulk-corner = 曲がり角
puzzle-hulk-corner-ask = 北の通路の見えないところにブリップがいます。{ terminator-sb1 }は十字路の手前で、残りはAP2です。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-corner-why = 正体が何であれ、銃の前に出てくるしかありません。オーバーウォッチなら、そこでの1歩ごとに撃てます。見に行けば正体が判明し、APを使い切ったまま開けた場所に立つことになります。

puzzle-hulk-plug = たった1マス
puzzle-hulk-plug-ask = 三方からジーンスティーラーが来ます。{ terminator-lib }はAPがなく、サイポイントが3あります。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-plug-why = 3つの道はどれも、彼のすぐ前のマスで終わります。攻撃できるのはそこからだけなので、そこにフォースバリアを置けば全部止まります。遠くに置くと、東からの敵しか止まりません。

puzzle-hulk-volley = 一斉射撃
puzzle-hulk-volley-ask = ジーンスティーラーが3体並んでいます。アサルトキャノンを持つ{ terminator-cannon }の残りはAP2です。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-volley-why = 今2回撃っても、倒せるのは多くて2体です。オーバーウォッチなら、見えるところでの移動や攻撃のたびに無料で撃てます。アサルトキャノンは10回に7回当たり、弾詰まりもしません。

puzzle-hulk-jammed = カチッ
puzzle-hulk-jammed-ask = S1が{ terminator-sb1 }に向かって1歩進みました。オーバーウォッチ中ですが弾詰まりで、コマンドポイントは1です。エイリアンの番を全員が生き延びる確率を最も高くするには？
puzzle-hulk-jammed-why = 弾詰まりを直してもオーバーウォッチは続き、次の1歩からまた撃てます。待てば、その分の射撃を失います。
