### Lessons of Death Angel. lesson-angel-<lesson> is its title; the others are said at its steps (games/angel/lessons).

## 1. Facing and range

lesson-angel-facing = 向きと射程
lesson-angel-facing-turn = スペースマリーンは縦一列のフォーメーションに並び、それぞれ左か右を向いています。レオンは左を向いていますが、背後のR3（3行目の右側）にジーンスティーラーの群れがいます。向いていない側は攻撃できません。レオンの向きを変えてください。ほかの表示は、まだ気にしなくてかまいません。
lesson-angel-facing-stays_behind = そのままでは群れが背後に残り、レオンには何もできません。向きを変えましょう。
lesson-angel-facing-far = 次は緑チーム、ノクティスとギデオンの攻撃です。ノクティスは右向きで射程2なので、右側なら上下2ポジション先まで届きます。R4の群れはちょうど2つ先です。攻撃してください。選択肢の%は成功する確率です。
lesson-angel-facing-nearer = そこも1つ先なので射程内です。でも今回は、どこまで届くか試しましょう。R4を攻撃してください。
lesson-angel-facing-gideon_later = ギデオンの番は次です。まずノクティスでR4を攻撃してください。
lesson-angel-facing-not_yet = 「次へ進む」を選ぶと、このカードの攻撃は終わってしまいます。ノクティスはまだ攻撃できます。R4を攻撃してください。
lesson-angel-facing-close = 髑髏が出たので1体倒しました。ギデオンは射程0なので、自分と同じ行の、向いている側の群れにしか届きません。届くのはR1で、L1は背後です。R1を攻撃してください。
lesson-angel-facing-gideon_too = チームのスペースマリーンは1回ずつ攻撃できます。ギデオンはまだです。R1を攻撃してください。
lesson-angel-facing-end = 5には髑髏がないので外れです。ダイスの目は0から5で、髑髏があるのは1、2、3です。「{ action-dead_aim }」では4も当たりになるので、6面のうち4面、67%でした。向きを合わせ、射程に入れ、髑髏を出す。これが攻撃です。

## 2. Tokens and rerolls

lesson-angel-tokens = トークンと振りなおし
lesson-angel-tokens-place = 赤チームが支援カードを使用しました。支援カードを使うと、どのチームのスペースマリーンにでもサポートトークンを1個置けます。トークン1個で、ダイスを1回振りなおせます。次に攻撃するのはノクティスです。彼に置いてください。
lesson-angel-tokens-who_rolls = このラウンドにダイスを振る予定がありません。次に攻撃するノクティスに置きましょう。
lesson-angel-tokens-attack = 次は緑チームの攻撃です。ノクティスでL1の群れを攻撃して、ダイスの目を見てみましょう。
lesson-angel-tokens-use_it = 群れは目の前にいます。まずL1を攻撃してください。
lesson-angel-tokens-reroll = 0が出ました。髑髏がないので外れです。でも、ノクティスはトークンを持っていて、群れの方を向いています。トークンを支払って振りなおしてください。
lesson-angel-tokens-keeps_miss = そのままでは外れです。トークンはこのためにあります。振りなおしましょう。
lesson-angel-tokens-slay = 今度は髑髏です。群れには2種類のジーンスティーラーがいて、どちらを倒すかはあなたが選びます。イベントはアイコンごとに群れを動かすので、大事な選択です。今回は好きな方を選んでください。
lesson-angel-tokens-defend = ジーンスティーラーの攻撃です。R4には2体いるので、ヴァレンシオは2より大きい目が必要です。出た目は1で、このままでは死亡します。群れの方を向いていてトークンもあります。振りなおしてください。
lesson-angel-tokens-would_die = 1のままではヴァレンシオが死亡します。トークンを支払って振りなおしましょう。
lesson-angel-tokens-end = 5が出て助かりました。攻撃でも防御でも、トークン1個で1回、ある限り何度でも振りなおせます。ただし背後からの攻撃には使えません。危ない方を向いておきましょう。

## 3. Cards that cannot repeat

lesson-angel-cards = カードの選び方
lesson-angel-cards-spent = 毎ラウンド、各チームは3枚のカードから1枚を使用します。前のラウンドに使ったカードは選べません。緑チームは「{ action-block }」を使ったばかりなので、今は候補にありません。R2に群れがいて、ノクティスなら届きます。攻撃カードの「{ action-dead_aim }」を選んでください。
lesson-angel-cards-no_move = それは移動＋発動のカードです。赤チームは今、動く必要がありません。トークンの方が役に立ちます。「{ action-overwatch }」を選んでください。
lesson-angel-cards-green_first = 1チームずつ決めましょう。まず緑チームの「{ action-dead_aim }」です。
lesson-angel-cards-support_card = 赤チームは前のラウンドに「{ action-full_auto }」を使ったので、今は使えません。赤チームは左向きで、左側に群れはいません。支援カードの「{ action-overwatch }」でトークンを得ましょう。
lesson-angel-cards-only_attack = 「{ action-run_and_gun }」は移動のカードで、攻撃するにはトークンが必要です。「{ action-dead_aim }」を選んでください。
lesson-angel-cards-order = カードは一斉に公開し、番号の小さい順に解決します。「{ action-overwatch }」は4、「{ action-dead_aim }」は16なので、赤チームのトークンが先です。このカードでは、ラウンドの終わりに赤チームがトークンを支払って攻撃できます。レオンかヴァレンシオに置いてください。
lesson-angel-cards-for_red = このカードの力を使えるのは赤チームです。レオンかヴァレンシオに置きましょう。
lesson-angel-cards-then_green = 続いて「{ action-dead_aim }」です。ノクティスでR2を攻撃してください。
lesson-angel-cards-attack_now = そのための攻撃カードです。R2を攻撃してください。
lesson-angel-cards-next_round = ここではラウンドの残りと「{ action-overwatch }」の攻撃を省き、次のラウンドへ進みます。今度は「{ action-overwatch }」と「{ action-dead_aim }」が使えず、「{ action-block }」と「{ action-full_auto }」が戻っています。次に必要なカードを今使ってしまわないことが大切です。好きなカードを選んでください。
lesson-angel-cards-end = 各チーム3枚、同じカードは続けて使えない。これがこのゲームの要です。

## 4. Attack and defence

lesson-angel-fight = 群れから身を守る
lesson-angel-fight-size = 群れはまとまって攻撃します。生き残るには、群れの枚数より大きい目が必要です。R2には3体いるので、レオンに必要な目は4か5です。まず群れを小さくしましょう。レオンでR2を攻撃してください。群れの%は、攻撃できる間は倒せる確率、それ以外は生き残る確率です。
lesson-angel-fight-leon_first = ヴァレンシオは後です。まずレオンでR2を攻撃してください。
lesson-angel-fight-thin_out = R2に3体いると、3回に2回は死亡します。先に群れを小さくしましょう。
lesson-angel-fight-again = 1体減りました。「{ action-full_auto }」ではレオンが3回まで攻撃できます。もう一度R2を攻撃してください。
lesson-angel-fight-two_left = まだ2体いて、攻撃も残っています。もう一度R2です。
lesson-angel-fight-last_one = 残りは1体、攻撃もあと1回です。R2を仕留めてください。
lesson-angel-fight-one_left = 1体でも、0か1が出れば死亡します。最後の攻撃もR2に使いましょう。
lesson-angel-fight-big_swarm = レオンはもう安全です。危ないのはヴァレンシオで、L4には4体いるため、助かるのは5だけです。L4を攻撃してください。
lesson-angel-fight-gideon_blocks = L3はギデオンの相手で、緑チームは「{ action-block }」で備えています。L4を攻撃してください。
lesson-angel-fight-try_it = 攻撃して損はありません。L4を攻撃してください。
lesson-angel-fight-save_token = 外れです。トークンで振りなおせますが、命中してもまだ3体残ります。トークンは身を守るために取っておき、出目を残してください。
lesson-angel-fight-need_it = トークンはこれ1個だけで、これから4体に攻撃されます。取っておきましょう。
lesson-angel-fight-only_five = ギデオンは3体に対して2でしたが、「{ action-block }」のおかげで髑髏なら助かります。ヴァレンシオは4体に対して4でした。同じ目では足りません。トークンを支払って振りなおしてください。
lesson-angel-fight-equal_dies = 群れの枚数より大きい目が必要です。4体に対して4では死亡します。振りなおしましょう。
lesson-angel-fight-end = 5が出て助かりました。スペースマリーンが死亡すると列が詰まり、まだ攻撃していない群れが隣のスペースマリーンを攻撃することもあります。5枚以上の群れには、どの目でも足りません。群れを小さく保ち、「{ action-block }」のようなカードと、危ない者へのトークンで守りましょう。

## 5. Events, spawns and movement

lesson-angel-events = イベントカード
lesson-angel-events-look = ラウンドの終わりにはイベントカードを引きます。たいていは悪い知らせです。紫チームの「{ action-forward_scouting }」なら、次の1枚を先に見られます。見てみましょう。
lesson-angel-events-look_first = 見なければ当てずっぽうになります。損はないので見てみましょう。
lesson-angel-events-away = 「{ event-psychic_assault }」は、スペースマリーンをいきなり死亡させることがあります。デッキの一番下に置けば、当分引かれません。一番下を選んでください。
lesson-angel-events-dangerous = それでは今すぐ引いてしまいます。一番下に置きましょう。
lesson-angel-events-ability = 代わりに「{ event-full_scan }」を引きました。イベントは、能力、2つの出現、移動の順に行います。まずカードの能力です。敵反応パイルの一番上を1枚捨てます。パイルは、これから左右それぞれに出現するジーンスティーラーです。左を選んでください。
lesson-angel-events-left_please = それでもかまいませんが、今回は左を見てみましょう。左を選んでください。
lesson-angel-events-spawned = 次は2つの出現です。場所は色で決まり、ここでは赤と黄色の区画カードです。数は三角で決まります。このゲームでは、塗りつぶした三角（大規模出現）で2体、白い三角（小規模出現）で1体です。次のラウンドのカードを、どれでも選んでください。
lesson-angel-events-moved = 最後は移動です。今回は舌のアイコンがある群れが、左側は1つ下、右側は1つ上に移動しました。L2とR3です。1枚でも合えば、群れ全体が動きます。好きなカードを選んでください。
lesson-angel-events-end = 能力、2つの出現、移動。イベントはいつもこの順番です。左側の一番下と右側の一番上の群れは、先へ進めないので、スペースマリーンの背後に回り込みます。曲がった矢印のあるイベントでは、どこでも回り込みます。

## 6. Terrain and control panels

lesson-angel-terrain = 区画カード
lesson-angel-terrain-trade = フォーメーションの脇にあるのが区画カードです。移動＋発動のカードでは、移動、向きの変更、発動をこの順に行えます。移動は隣のスペースマリーンとの入れ替えです。レオンをL1のコントロールパネルへ。ギデオンと入れ替えてください。
lesson-angel-terrain-other_way = それでは下へ行ってしまいます。コントロールパネルは一番上です。ギデオンと入れ替えてください。
lesson-angel-terrain-leon_moves = ヴァレンシオはすでにドアの脇にいます。動くのはレオンです。
lesson-angel-terrain-not_there_yet = レオンはまだコントロールパネルの脇にいません。ギデオンと入れ替えてください。
lesson-angel-terrain-enough = ヴァレンシオも移動できますが、もうドアの脇にいます。移動しなくてもかまいません。「次へ：向き変更」を選んでください。
lesson-angel-terrain-stay_at_door = それではドアから離れてしまいます。動かさずに「次へ：向き変更」を選んでください。
lesson-angel-terrain-turn_leon = 次は向きです。2人とも右向きですが、パネルもドアも左側です。使えるのは前方の区画カードだけです。どちらか1人の向きを変えてください。
lesson-angel-terrain-turn_other = もう1人も変えてください。
lesson-angel-terrain-not_in_front = 区画カードは前方にあるときだけ使えます。まだ1人の背後にあります。向きを変えてください。
lesson-angel-terrain-door = いよいよ発動です。ドアにはトークンがたまり、次のロケーションへ進むとき、1個につき好きなジーンスティーラーを1体倒せます。ヴァレンシオでドアを発動してください。
lesson-angel-terrain-door_first = パネルは次です。まずドアを発動してください。
lesson-angel-terrain-use_them = 2人とも役に立つものの前にいます。ドアを発動してください。
lesson-angel-terrain-onward = 赤チームの「{ action-onward_brothers }」で、ドアにもう1個トークンを置けます。置いてください。
lesson-angel-terrain-free_token = 損はなく、あとで1体倒せます。置きましょう。
lesson-angel-terrain-panel = 次はコントロールパネルです。効果はロケーションカードにあり、上のロケーション名を選ぶと読めます。ここ「{ location-cryo_control }」では、敵反応パイルの一番上を1枚捨てます。レオンで発動してください。
lesson-angel-terrain-use_panel = 戦う相手が1体減ります。発動しましょう。
lesson-angel-terrain-pile = パイルを選んでください。
lesson-angel-terrain-end = 移動、向き、発動。順番はいつも同じで、どれも行わなくてもかまいません。パネルの効果はロケーションごとに違うので、進入したらカードを読みましょう。

## 7. Travel and winning

lesson-angel-travel = 進入と勝利
lesson-angel-travel-empty = 全部倒す必要はありません。フェイズの終わりに敵反応パイルのどちらかが空なら、次のロケーションへ進みます。左のパイルは残り1枚で、灰色チームの「{ action-stealth_tactics }」なら1枚捨てられます。左から捨ててください。
lesson-angel-travel-still_cards = 右のパイルにはまだ3枚あります。残り1枚の左から捨ててください。
lesson-angel-travel-take_it = これが最後の1枚です。左から捨ててください。
lesson-angel-travel-door = パイルが空になったので、次へ進みます。その前にドアです。トークンが1個あるので、好きなジーンスティーラーを1体倒してください。
lesson-angel-travel-use_door = 使わなくてもトークンはなくなります。1体倒しましょう。
lesson-angel-travel-arrived = 新しいロケーション、新しい区画カード、新しいパイルです。群れはついてきます。ここが最終ロケーションで、勝敗が決まります。「{ location-launch_control_room }」ではコントロールパネルが勝利への道で、ギデオンがその前にいて、緑チームのカードはこれからです。発動してください。
lesson-angel-travel-the_way_to_win = ここで勝つためのパネルです。発動しましょう。
lesson-angel-travel-token = トークンを出すか、ダイスを振ります。ここのトークンの数以下の目が出れば勝利です。まだ1個もないので、今は0しかありません。先にトークンを出してください。トークンは未使用トークン置き場から出します。
lesson-angel-travel-one_in_six = トークンがないと0しか当たりません。6回に1回です。先にトークンを出しましょう。
lesson-angel-travel-end = トークンを置くたびに勝ちやすくなります。最終ロケーションにはそれぞれ勝利条件があります。また、最終ロケーションでフォーメーションにもパイルにもジーンスティーラーがいなくなれば、必ず勝利です。最後のスペースマリーンが死亡すると敗北です。

## 8. A short real game

lesson-angel-game = 短い実戦
lesson-angel-game-plan = 仕上げに、本物のダイスで遊びましょう。ここは「{ location-launch_control_room }」で、トークンが1個あります。コントロールパネル（L3）の前のスペースマリーンが、1以下の目を出せば勝利です。振らずにトークンを置けば、次は当たりやすくなります。両方のパイルを空にして、全ジーンスティーラーを倒しても勝利です。カードを選んでください。幸運を！
lesson-angel-game-end = 最終ロケーションはこれで終わりです。勝っても負けても、もう遊び方は覚えました。本番ではヴォイドロックから始め、3つのロケーションを進みます。およそ30分です。
