### Puzzles of Death Angel. puzzle-angel-<puzzle> is its title, -ask its question, -why the idea of the answer (games/angel/puzzles).

puzzle-angel-behind = 背後の敵
puzzle-angel-behind-ask = ジーンスティーラーの攻撃の前に、赤チームがトークンを1個置きます。全員が生き残る確率を最も高くするには、誰に置きますか？
puzzle-angel-behind-why = トークンで振りなおせるのは、向いている側の群れに対してだけです。L1の2体はレオンの背後なので、トークンは役に立ちません。ヴァレンシオの1体は前方にいます。

puzzle-angel-shield = 盾のうしろ
puzzle-angel-shield-ask = 「{ action-block }」の効果中です。スキピオは1回攻撃でき、トークンで振りなおせます。全員が生き残る確率を最も高くするには、どの群れを攻撃しますか？
puzzle-angel-shield-why = 「{ action-block }」があれば、ギデオンが死亡するのは0か4のときだけで、1体減らしてもほとんど変わりません。レオンの最後の1体を倒せば、レオンは攻撃されません。

puzzle-angel-send = こっちへ来い
puzzle-angel-send-ask = 「{ action-block }」の効果中です。「{ action-strategize }」でトークンを1個置き、続けて群れを1つ動かせます。全員が生き残る確率を最も高くしてください。
puzzle-angel-send-why = 盾を構えたギデオンほど攻撃に強い者はいません。レオンの群れも引き受けさせましょう。ただし反対側へ。3体の攻撃2回の方が、6体の攻撃1回より防ぎやすいのです。

puzzle-angel-heroic = 英雄か、生存者か
puzzle-angel-heroic-ask = クラウディオはトークンを持ち、前方に1体います。攻撃もできますし、突撃すれば確実に倒せますが、そのあと0が出ると死亡します。全員が生き残る確率を最も高くするには？
puzzle-angel-heroic-why = 突撃は6回に1回クラウディオの命を奪います。攻撃なら、外れても相手は1体だけで、防御のためのトークンが残ります。

puzzle-angel-field = 盾のない場所
puzzle-angel-field-ask = 「{ action-block }」の効果中です。「{ action-power_field }」でこのラウンドだけ群れを1つ止められます。全員が生き残る確率を最も高くするには、どの群れを止めますか？
puzzle-angel-field-why = ギデオンの盾は、群れの大きさに関係なく攻撃の半分を防ぎます。ノクティスは3体に対して高い目を出すしかありません。ほかのカードが効かない場所に使いましょう。

puzzle-angel-doubling = 1体減らすなら
puzzle-angel-doubling-ask = スキピオは1回攻撃でき、トークンで振りなおせます。オムニオには1体、ゴリエルには4体が迫っています。全員が生き残る確率を最も高くするには、どの群れを攻撃しますか？
puzzle-angel-doubling-why = 全員が生き残るには確率を掛け合わせます。1体減ればゴリエルの確率は2倍になりますが、1体が消えてもオムニオの確率は1.5倍にしかなりません。

puzzle-angel-keep = 振りなおす？
puzzle-angel-keep-ask = ヴァレンシオの攻撃は外れました。全員が生き残る確率を最も高くするには、トークンを支払って振りなおしますか？ 取っておきますか？
puzzle-angel-keep-why = 攻撃の振りなおしが成功するのは2回に1回です。1体相手の防御なら3回に2回成功し、しかも最初のロールに失敗したときだけ支払えば済みます。

puzzle-angel-trap = 赤いボタン
puzzle-angel-trap-ask = 赤チームは移動し、「{ location-generatorium }」のコントロールパネルを発動できます。髑髏なら4体まで倒せますが、それ以外では発動した者が死亡します。オムニオを必ず生かしたいとき、どうしますか？
puzzle-angel-trap-why = ポジション2には群れがいません。そこに立つ者は攻撃されないので、オムニオをそこへ移し、パネルには触れないこと。賭けをする必要はありません。

puzzle-angel-flank = 前と後ろ
puzzle-angel-flank-ask = レオンはトークンを持ち、両側に群れがいます。「{ action-power_field }」でこのラウンドだけ片方を止められます。レオンが生き残る確率を最も高くするには、どちらを止めますか？
puzzle-angel-flank-why = 前方の群れの方が大きいものの、そちらはトークンで振りなおせます。背後には何もできません。トークンの効かない方を止めましょう。

puzzle-angel-aim = 遠くか近くか
puzzle-angel-aim-ask = 「{ action-dead_aim }」の効果で、ノクティスの攻撃は4なら3体まで倒せます。トークンで振りなおすこともできます。全員が生き残る確率を最も高くするには、どの群れを攻撃しますか？
puzzle-angel-aim-why = ノクティス自身の1体は前方なので、トークンでも防げます。ギデオンの4体は背後にいて、4の目は数の多い群れにこそ効きます。

puzzle-angel-artefact = 今か、あとか
puzzle-angel-artefact-ask = このままでは、レオンは4体の攻撃で死亡します。トークンで振りなおすか、アーティファクトを捨てて確実に助けられます。次はヴァレンシオが攻撃されます。全員が生き残る確率を最も高くするには？
puzzle-angel-artefact-why = 振りなおしに失敗しても、そのあとアーティファクトを捨てられます。成功すればヴァレンシオのために残せます。レオンのトークンはほかの誰にも使えません。

puzzle-angel-stance = 構えよ
puzzle-angel-stance-ask = 「{ action-defensive_stance }」でトークンを1個置きます。黄チームが防御の振りなおしに使えば、0以外は助かります。全員が生き残る確率を最も高くするには、誰に置きますか？
puzzle-angel-stance-why = 群れはレオンの方が大きいものの、3体に対する普通の振りなおしで助かるのは3回に1回です。ゴリエルなら6回に5回助かります。

puzzle-angel-gunner = 撃たずに走れ
puzzle-angel-gunner-ask = 「{ action-run_and_gun }」で、緑チームは場所を入れ替え、向きを変え、トークンを支払って攻撃できます。全員が生き残る確率を最も高くしてください。
puzzle-angel-gunner-why = トークンは攻撃より防御で役に立ちます。トークンを持つノクティスがレオンの場所に入って群れと向き合い、1発も撃たないのが最善です。

puzzle-angel-tank = 取扱注意
puzzle-angel-tank-ask = 赤チームは移動し、向きを変え、{ terrain-promethium_tank }を発動できます。そのポジションの左右の群れは全滅しますが、0が出ると発動した者も死亡します。全員が生き残る確率を最も高くするには？
puzzle-angel-tank-why = タンクは6回に1回、味方の命を奪います。ヴァレンシオはトークンを持って1体と向き合っているので、死亡するのは9回に1回だけです。タンクには触れないでおきましょう。

puzzle-angel-spend = 取っておく意味
puzzle-angel-spend-ask = ヴァレンシオはオムニオの背後の1体を攻撃して外しました。全員が生き残る確率を最も高くするには、トークンを支払って振りなおしますか？ 取っておきますか？
puzzle-angel-spend-why = ヴァレンシオを襲う2体は背後にいるので、トークンでは防げません。役に立つのは今だけです。

puzzle-angel-three = 3体まで
puzzle-angel-three-ask = クラウディオが突撃すると、1ポジション以内の両側で3体まで倒せますが、そのあと0が出ると死亡します。全員が生き残れるように、うまく選んでください。
puzzle-angel-three-why = 3人の確率を掛け合わせます。デイノの4体を2体減らせば確率は3倍になり、レオンの1体を倒せばレオンは安全です。デイノの3体目やクラウディオ自身の敵では、そこまで変わりません。

puzzle-angel-brothers = 必要なのは誰？
puzzle-angel-brothers-ask = 緑チームが「{ action-block }」でトークンを1個置きます。ギデオンの前方に4体、ノクティスの前方に2体います。全員が生き残る確率を最も高くするには、誰に置きますか？
puzzle-angel-brothers-why = 「{ action-block }」があれば、ギデオンは6つの目のうち4つで助かります。ノクティスは3つだけです。小さな群れの方が危険なのです。

puzzle-angel-teleport = 転送の代償
puzzle-angel-teleport-ask = 「{ location-teleportarium }」では、各自がトークンを1個捨てるか、ダイスを振ります。0が出た者は死亡します。レオンはトークンを持ち、前方の1体が次に攻撃してきます。全員が生き残る確率を最も高くするには、どちらにしますか？
puzzle-angel-teleport-why = 0が出るのは6回に1回です。トークンがなければ、次の攻撃でレオンは3回に1回死亡します。あれば9回に1回で済みます。

puzzle-angel-friend = 仲間の背中
puzzle-angel-friend-ask = ヴァレンシオは1回攻撃でき、トークンを持っています。全員が生き残る確率を最も高くするには、どの群れを攻撃しますか？
puzzle-angel-friend-why = L2の1体はレオンの背後にいて、レオンのトークンは効きません。ヴァレンシオは自分の2体と向き合っているので、トークンを防御に取っておけます。

puzzle-angel-healer = 救いの手
puzzle-angel-healer-ask = 「{ location-apothecarion }」のコントロールパネルで、好きなスペースマリーンにトークンを1個置き、向きも変えられます。レオンの両側に群れがいます。レオンが生き残る確率を最も高くしてください。
puzzle-angel-healer-why = トークンが効くのは向いている側だけで、振りなおしは1体より3体に対して役立ちます。レオンにトークンを置き、大きな群れの方を向かせましょう。

puzzle-angel-example = 手本を見せろ
puzzle-angel-example-ask = 「{ action-lead_by_example }」の効果で、ロレンツォが1体倒せばトークンを1個置けます。全員が生き残る確率を最も高くするには、どの群れを攻撃しますか？
puzzle-angel-example-why = デイノは背後の敵から身を守れませんが、その1体は一撃で片づきます。得たトークンは、ロレンツォが自分の2体を防ぐのに使えます。

puzzle-angel-swap = 場所を代われ
puzzle-angel-swap-ask = 「{ action-block }」の効果中です。「{ action-reorganize }」で黄チームは誰とでも場所を入れ替えられます。ゴリエルの前方に5体います。全員が生き残れる並びを見つけてください。
puzzle-angel-swap-why = 5より大きい目はありません。これほどの群れを防げるのはギデオンの盾だけで、それも2回に1回です。ギデオンがゴリエルの場所に入るしかありません。
