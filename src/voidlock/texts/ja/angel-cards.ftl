### Names and rule texts of the Death Angel cards: value = name, .text = rule text.
### Ids are kind-id with the ids of angel/cards/facts.toml.

## Combat Teams

team-green = 緑チーム
    .text = { marine-gideon }と{ marine-noctis }の戦闘チーム。アクションカードは「{ action-block }」「{ action-run_and_gun }」「{ action-dead_aim }」。

team-yellow = 黄チーム
    .text = { marine-claudio }と{ marine-goriel }の戦闘チーム。アクションカードは「{ action-defensive_stance }」「{ action-reorganize }」「{ action-heroic_charge }」。

team-red = 赤チーム
    .text = { marine-leon }と{ marine-valencio }の戦闘チーム。アクションカードは「{ action-overwatch }」「{ action-onward_brothers }」「{ action-full_auto }」。

team-blue = 青チーム
    .text = { marine-lorenzo }と{ marine-deino }の戦闘チーム。アクションカードは「{ action-counter_attack }」「{ action-intimidation }」「{ action-lead_by_example }」。

team-grey = 灰チーム
    .text = { marine-calistarius }と{ marine-scipio }の戦闘チーム。アクションカードは「{ action-power_field }」「{ action-stealth_tactics }」「{ action-psionic_attack }」。

team-purple = 紫チーム
    .text = { marine-zael }と{ marine-omnio }の戦闘チーム。アクションカードは「{ action-strategize }」「{ action-forward_scouting }」「{ action-flamer_attack }」。

## Space Marines; .short is the bare name where space is narrow

marine-gideon = ギデオン軍曹
    .short = ギデオン
    .text = 攻撃の射程は0。向いている側の、接敵状態の群れにだけ届く。

marine-noctis = ブラザー・ノクティス
    .short = ノクティス
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

marine-claudio = ブラザー・クラウディオ
    .short = クラウディオ
    .text = 攻撃の射程は0。向いている側の、接敵状態の群れにだけ届く。

marine-goriel = ブラザー・ゴリエル
    .short = ゴリエル
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

marine-leon = ブラザー・レオン
    .short = レオン
    .text = 攻撃の射程は3。向いている側の、3つ先のポジションの群れまで届く。

marine-valencio = ブラザー・ヴァレンシオ
    .short = ヴァレンシオ
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

marine-lorenzo = ロレンツォ軍曹
    .short = ロレンツォ
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

marine-deino = ブラザー・デイノ
    .short = デイノ
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

marine-calistarius = レキシカニウム・カリスタリウス
    .short = カリスタリウス
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

marine-scipio = ブラザー・スキピオ
    .short = スキピオ
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

marine-zael = ブラザー・ザエル
    .short = ザエル
    .text = 攻撃の射程は1。向いている側の、隣のポジションの群れまで届く。

marine-omnio = ブラザー・オムニオ
    .short = オムニオ
    .text = 攻撃の射程は2。向いている側の、2つ先のポジションの群れまで届く。

## Action cards

action-block = ブロック
    .brief = 髑髏が出ればギデオンは助かる。
    .text = このラウンド中、ギデオン軍曹の防御ダイスに髑髏が出るたび、その攻撃は外れになる。

action-defensive_stance = 防御態勢
    .brief = 黄の振りなおしは0以外で助かる。
    .text = このラウンド中、黄チームのスペースマリーンが防御でサポートトークンを支払って振りなおすたび、新しい目が0でない限りその攻撃は外れになる。

action-counter_attack = 反撃
    .brief = ロレンツォは髑髏で防ぎ、1体倒す。
    .text = このラウンド中、ロレンツォ軍曹の防御ダイスに髑髏が出るたび、その攻撃は外れになり、攻撃した群れの1体を倒す。群れがまだ残っていれば、その群れはもう一度攻撃する。

action-overwatch = オーバーウォッチ
    .brief = イベント後、トークンで赤が攻撃。
    .text = このラウンドのイベントフェイズの終わりに、赤チームのスペースマリーンはそれぞれ、自分のサポートトークン1個を支払って攻撃を1回行ってよい。

action-strategize = 戦術指揮
    .brief = その後、群れ1つを動かす。
    .text = アクションの後、群れ1つを選び、隣のポジションへの移動、反対側への移動、またはその両方を行わせてよい。

action-power_field = パワーフィールド
    .brief = その後、群れ1つをこのラウンド封じる。
    .text = アクションの後、群れ1つを選んでよい。このラウンド中、その群れのジーンスティーラーは攻撃せず、倒されない。

action-onward_brothers = 進め、ブラザーたちよ！
    .brief = ドアにトークンをもう1個。
    .text = 赤チームのスペースマリーンがドアを発動するたび、そのドアにサポートトークンをさらに1個置いてよい。

action-stealth_tactics = 隠密戦術
    .brief = その後、敵反応パイルを1枚捨てる。
    .text = アクションの後、敵反応パイル1つを選び、その一番上のカードを捨ててよい。そうした場合、サポートトークン1個を支払って、もう一方のパイルの一番上のカードも捨ててよい。

action-reorganize = 再編成
    .brief = 黄は誰とでも場所を入れ替え。
    .text = 黄チームのスペースマリーンは移動の際、隣に限らずフォーメーション内の任意のポジションのスペースマリーンと場所を入れ替えてよい。

action-forward_scouting = 前方偵察
    .brief = その後、次のイベントを見る。
    .text = アクションの後、イベントデッキの一番上のカードを自分だけ見てよい。その後、それをデッキの一番上か一番下に置く。

action-intimidation = 威嚇
    .brief = その後、敵をパイルへ戻す。
    .text = アクションの後、ダイスを振ってよい。青チームのスペースマリーンと接敵状態のジーンスティーラーから、出た目の数だけ自分で選び、枚数の少ない方の敵反応パイルに混ぜてシャッフルする。ブルードロードには影響しない。

action-run_and_gun = 移動射撃
    .brief = その後、トークンで緑が攻撃。
    .text = アクションの後、緑チームのスペースマリーンはそれぞれ、自分のサポートトークン1個を支払って攻撃を1回行ってよい。

action-lead_by_example = 率先垂範
    .brief = 敵を倒すとトークン1個。
    .text = ラウンドに1回、青チームのスペースマリーンの攻撃でジーンスティーラーを倒した直後に、任意のスペースマリーンにサポートトークンを1個置いてよい。

action-flamer_attack = 火炎放射攻撃
    .brief = ザエルは出た目の数だけ倒す。
    .text = ブラザー・ザエルの攻撃では髑髏を無視する。代わりに、出た目の数だけ対象の群れのジーンスティーラーを倒す。

action-psionic_attack = サイオニック攻撃
    .brief = 髑髏ならカリスタリウスは再攻撃。
    .text = レキシカニウム・カリスタリウスの攻撃ダイスに髑髏が出るたび、ただちに追加の攻撃を1回行ってよい（対象は選びなおせる）。

action-dead_aim = 精密射撃
    .brief = 4が出れば最大3体倒す。
    .text = 緑チームのスペースマリーンの攻撃ダイスが4になるたび、対象の群れから最大3体を倒してよい。

action-full_auto = フルオート
    .brief = レオンは3回まで攻撃。
    .text = このカードでは、ブラザー・レオンは攻撃を3回まで行ってよい。対象は攻撃ごとに選ぶ。

action-heroic_charge = 英雄的突撃
    .brief = クラウディオは最大3体倒す。0で死亡。
    .text = ブラザー・クラウディオの攻撃の代わりに、クラウディオから射程1以内のジーンスティーラーを、左右を問わず最大3体倒してよい。その後ダイスを振り、0ならクラウディオは死亡する。

## Event cards

event-surrounded = 包囲
    .text = スペースマリーン1人を選ぶ。フォーメーションの全ジーンスティーラーを、左右の側を変えずにそのスペースマリーンのポジションへ移動する。

event-flanking_manoeuvre = 回り込み機動
    .text = すべての群れは、接敵状態のスペースマリーンの背後に回り込む。

event-out_of_thin_air_head = 虚空からの襲撃
    .text = スペースマリーン1人を選ぶ。そのスペースマリーンの背後にジーンスティーラーが2体出現する。

event-out_of_thin_air_claw = 虚空からの襲撃
    .text = スペースマリーン1人を選ぶ。そのスペースマリーンの背後にジーンスティーラーが2体出現する。

event-the_swarm_tail = 大群
    .text = ジーンスティーラーデッキから、それぞれの敵反応パイルにカードを2枚ずつ加える。

event-the_swarm_tongue = 大群
    .text = ジーンスティーラーデッキから、それぞれの敵反応パイルにカードを2枚ずつ加える。

event-psychic_assault = サイキック強襲
    .text = スペースマリーン1人を選び、ダイスを振る。0か1なら、そのスペースマリーンは死亡する。

event-theyre_everywhere = 奴らはどこにでもいる！
    .text = 群れと接敵状態でないスペースマリーンそれぞれの前方に、ジーンスティーラー1体を出現させる。

event-evasion = 回避
    .text = 次のラウンド中、攻撃アクションカードの解決時に攻撃できるのは、その戦闘チームのスペースマリーン1人だけになる。

event-outnumbered = 多勢に無勢
    .text = 1つ以上の群れと接敵状態にあるスペースマリーンは、それぞれ自分のサポートトークンをすべて失う。

event-chaos_of_battle = 戦場の混乱
    .text = すべてのスペースマリーンの向きを反対にする。

event-stalking_from_the_shadows = 影に潜むもの
    .text = サポートトークンを1個以上持つスペースマリーン1人を選ぶ。そのスペースマリーンはサポートトークンをすべて失う。

event-resupply = 再補給
    .text = スペースマリーン1人を選び、ほかの全スペースマリーンのサポートトークンをそのスペースマリーンに移す。

event-gun_jam = 弾詰まり
    .text = このラウンドに攻撃アクションカードを公開していない戦闘チーム1つを選ぶ。次のラウンド、そのチームは攻撃アクションカードを使用できない。

event-for_my_battle_brothers = 戦友のために！
    .text = （可能なら）サポートトークンを持つスペースマリーン1人を選ぶ。そのトークン1個と、そのスペースマリーンと接敵状態のジーンスティーラー1体（自分で選ぶ）を捨てる。

event-rewarded_faith = 報われし信仰
    .text = スペースマリーン1人を選ぶ。そのサポートトークンを好きな数だけ捨て、そのスペースマリーンと接敵状態のジーンスティーラーを同じ数だけ倒してよい。

event-full_scan = 全域スキャン
    .text = 敵反応パイル1つを選び、その一番上のカードを捨てる。

event-cleansing_flames = 浄化の炎
    .text = スペースマリーン1人を選び、ダイスを振る。髑髏なら、そのスペースマリーンと接敵状態のジーンスティーラー2体（自分で選ぶ）を倒す。

event-second_wind = 奮起
    .text = スペースマリーン1人を選ぶ。次のラウンド中、その防御ダイスが0になるたび、その攻撃は外れになる。

event-quick_instincts = 咄嗟の直感
    .text = スペースマリーン1人を選ぶ。そのスペースマリーンはただちに攻撃を1回行ってよい。

event-secret_route = 秘密の通路
    .text = フォーメーションにドアがある場合、その上にサポートトークンを2個置く。

event-enter_formation = 隊列を組め
    .text = 次のラウンド中、プレイヤーは移動＋発動アクションカードを解決するたび、その前に任意のスペースマリーンにサポートトークンを1個置いてよい。

event-temporary_sanctuary = 束の間の聖域
    .text = 群れ1つを選び、その全ジーンスティーラーを枚数の少ない方の敵反応パイルに混ぜてシャッフルする。ブルードロードには影響しない。

event-rescue_space_marine = スペースマリーン救出
    .text = 除去されていない戦闘チームに属する、死亡したスペースマリーン1人を選ぶ。そのカードをフォーメーションの一番下に右向きで戻す。

## Terrain cards

terrain-corridor = 通路
    .text = 能力なし。

terrain-artefact = アーティファクト
    .text = 発動：このカードを自分の手札に加える。自分のスペースマリーンが防御でダイスを振った後、このカードを捨ててその攻撃を外れにしてよい。

terrain-door = ドア
    .text = 発動：このカードにサポートトークンを1個置く。進入の際、手番プレイヤーは最初に、このカードの上のトークン1個につきフォーメーション内のジーンスティーラー1体を倒してよい。

terrain-control_panel = コントロールパネル
    .text = 発動：現ロケーションの「コントロールパネルを発動」能力を使用する。

terrain-dark_corner = 暗い曲がり角
    .text = 能力なし。

terrain-promethium_tank = プロメチウムタンク
    .text = 発動：このカードを捨て、このポジションの左右すべてのジーンスティーラーを倒す。その後ダイスを振り、0なら発動したスペースマリーンも死亡する。

terrain-ventilation_duct = 換気ダクト
    .text = 能力なし。

terrain-spore_chimney = 胞子煙突
    .text = 発動：ダイスを振る。髑髏なら、このカードを捨てる。

## Setup Locations; .short is the name of the place

location-void_lock_6 = ヴォイドロック（1人用）
    .short = ヴォイドロック
    .text = セットアップロケーション、1人用（スペースマリーン6人）。ロケーションデッキは上から2→3→4。大規模出現2、小規模出現1。

location-void_lock_8 = ヴォイドロック（2人または4人用）
    .short = ヴォイドロック
    .text = セットアップロケーション、2人または4人用（スペースマリーン8人）。ロケーションデッキは上から1C→2→3→4。大規模出現3、小規模出現1。

location-void_lock_10 = ヴォイドロック（5人用）
    .short = ヴォイドロック
    .text = セットアップロケーション、5人用（スペースマリーン10人）。ロケーションデッキは上から1B→2→3→4。大規模出現4、小規模出現2。

location-void_lock_12 = ヴォイドロック（3人または6人用）
    .short = ヴォイドロック
    .text = セットアップロケーション、3人または6人用（スペースマリーン12人）。ロケーションデッキは上から1A→2→3→4。大規模出現5、小規模出現3。

## Locations

location-main_corridor = 主通路
    .text = 進入時：「通路」の区画カードにジーンスティーラー2体を出現させる。

location-maintenance_tunnels = 保守トンネル
    .text = コントロールパネルを発動：「コントロールパネル」の区画カードを捨て、同じ場所に「通路」の区画カードを置く。

location-service_shaft = 作業用シャフト
    .text = 進入時：すべてのスペースマリーンを右向きにする。

location-cryo_control = 冷凍睡眠管制室
    .text = コントロールパネルを発動：敵反応パイル1つを選び、その一番上のカードを捨てる。

location-lower_accessway = 下層連絡路
    .text = 進入時：フォーメーションの一番上のスペースマリーンの背後に、ジーンスティーラー2体を出現させる。

location-wreckage_labyrinth = 残骸の迷宮
    .text = 進入時：自分のポジションの区画カードの方を向いているスペースマリーンは、それぞれ向きを変える。

location-apothecarion = アポセカリオン
    .text = コントロールパネルを発動：任意のスペースマリーン1人にサポートトークンを1個置く。その後、そのスペースマリーンの向きを変えてよい。

location-core_cogitator = 中枢コギテイター
    .text = コントロールパネルを発動：区画カード1枚を選ぶ。次のイベントフェイズ中、その区画カードに出現するジーンスティーラーは最大1体になる。

location-munitorium = 弾薬庫
    .text = 進入時：手番プレイヤーは、任意のスペースマリーン2人にサポートトークンを1個ずつ置く。

location-black_holds = 暗黒船倉
    .text = 進入時：手番プレイヤーは（可能なら）群れ1つを選び、そこにジーンスティーラー2体を出現させる。群れが1つもなければ何も起こらない。

location-dark_catacombs = 暗き地下墓地
    .text = 進入時：手番プレイヤーは、（可能なら）サポートトークンを持たないスペースマリーン1人を選び、その背後にジーンスティーラー1体を出現させる。

location-teleportarium = テレポータリウム
    .text = コントロールパネルを発動：スペースマリーンは1人ずつ、サポートトークン1個を捨てるかダイスを振る。0なら、そのスペースマリーンは死亡する。その後、結果に関わらず両方の敵反応パイルの全カードを捨てる。

location-generatorium = ジェネラトリウム
    .text = コントロールパネルを発動：ダイスを振る。髑髏なら、任意のポジションのジーンスティーラーを最大4体倒してよい。髑髏以外なら、発動したスペースマリーンが死亡する。

location-hibernation_cluster = 休眠群生地
    .text = 進入時：フォーメーションのスペースマリーン1人につき、ジーンスティーラーデッキから両方の敵反応パイルにカードを1枚ずつ加える。

location-wrath_of_baal_chapel = バールの怒りの礼拝堂
    .text = 進入時：手番プレイヤーは、「アーティファクト」の区画カードをフォーメーションの任意のポジションの任意の側に置く。

location-genestealer_lair = ジーンスティーラーの巣
    .text = 進入時：すべての群れを、その側の赤の区画カードへ移動する。その後、左右の赤の区画カードにブルードロードを1体ずつ出現させる。両方のブルードロードを倒したら、スペースマリーンの勝利。

location-launch_control_room = 射出コントロール室
    .text = コントロールパネルを発動：このカードにサポートトークンを1個置くか、ダイスを振る。出た目がこのカードの上のサポートトークンの数以下なら、スペースマリーンの勝利。そうでなければ何も起こらない。

location-toxin_pumping_station = 毒素送出ステーション
    .text = コントロールパネルを発動：ダイスを振り、出た目の数だけ、選んだ敵反応パイル1つからカードを捨てる。両方の敵反応パイルが0枚で、フォーメーションにジーンスティーラーがいないときにのみ、スペースマリーンは勝利できる。

## Genestealers and Brood Lords; .short is their name in a list

genestealer-head = ジーンスティーラー（頭）
    .short = 頭
    .text = イベントに頭アイコンがある場合、このカードを含む群れは移動する。

genestealer-tail = ジーンスティーラー（尾）
    .short = 尾
    .text = イベントに尾アイコンがある場合、このカードを含む群れは移動する。

genestealer-claw = ジーンスティーラー（爪）
    .short = 爪
    .text = イベントに爪アイコンがある場合、このカードを含む群れは移動する。

genestealer-tongue = ジーンスティーラー（舌）
    .short = 舌
    .text = イベントに舌アイコンがある場合、このカードを含む群れは移動する。

genestealer-lord_head_tail = ブルードロード（頭・尾）
    .text = このカードを含む群れの攻撃に対する防御ダイスの目から1を引く。どちらのアイコンでも群れは移動する。群れの中で最後にしか倒されず、デッキや敵反応パイルには入らない。

genestealer-lord_claw_tongue = ブルードロード（爪・舌）
    .text = このカードを含む群れの攻撃に対する防御ダイスの目から1を引く。どちらのアイコンでも群れは移動する。群れの中で最後にしか倒されず、デッキや敵反応パイルには入らない。

## Tokens, markers and the die

token-support = サポートトークン
    .text = スペースマリーンが、向いている側の群れを相手に攻撃または防御で振ったダイスを、すぐに振りなおすために支払う。

token-team_marker = 戦闘チームマーカー
    .text = どのプレイヤーがその色のスペースマリーンを担当するかを示す。

die-combat = 戦闘ダイス
    .text = 6つの面は0、1（髑髏）、2（髑髏）、3（髑髏）、4、5で、どの面も同じ確率で出る。
