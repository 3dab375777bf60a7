### Vocabulary of Death Angel. term-*: value = the word, .text = explanation with the rule number.
### The glossary of both languages is docs/glossary.md.

## The board

term-formation = フォーメーション
    .text = 生存しているスペースマリーン全員が並ぶ縦一列です。ロケーションカードに近い端が一番上、反対の端が一番下です。（R-3.1）

term-position = ポジション
    .text = フォーメーションの1段です。スペースマリーン1人と、その左右にあるものすべてを含みます。一番上がポジション1です。（R-3.2）

term-spot = 場所
    .text = 1つのポジションの左右どちらか片側です。群れと区画カードは場所に置きます。たとえばL3はポジション3の左側です。（R-3.4）

term-facing = 向き
    .text = スペースマリーンはそれぞれ左か右を向いています。攻撃、振りなおし、区画カードの発動は、向いている側に対してしか行えません。（R-3.3）

term-front = 前方
    .text = スペースマリーンと同じポジションの、そのスペースマリーンが向いている側です。（R-3.3）

term-behind = 背後
    .text = スペースマリーンと同じポジションの、そのスペースマリーンが向いていない側です。背後からの攻撃に対しては、サポートトークンを支払って振りなおせません。（R-3.3）

term-engaged = 接敵状態
    .text = 群れは、左右どちらの側にいても、同じポジションのスペースマリーンと接敵状態にあります。スペースマリーンも、自分のポジションのすべての群れと接敵状態にあります。（R-3.5）

term-adjacent = 隣
    .text = 1つ上または1つ下のポジションです。（R-3.6）

term-range = 射程
    .text = スペースマリーンの攻撃が届くポジションの数です。向いている側にしか届きません。射程0は自分のポジションだけです。（R-3.7）

term-current_location = 現ロケーション
    .text = スペースマリーンが現在いるロケーションカードです。その区画カード、敵反応パイル、能力を使います。（R-14.4）

term-final_location = 最終ロケーション
    .text = ロケーションデッキの最後の1枚（段階4のカード）です。ここでしか勝利できません。（R-16.1）

term-tier = 段階
    .text = ロケーションカードがどれだけ先にあるかを示します。ロケーションデッキには決まった段階のカードが1枚ずつ順に入り、段階4が最後になります。（R-2.3）

term-terrain = 区画カード
    .text = フォーメーションの脇に置くカードです。イベントカードの示す色の区画カードに、ジーンスティーラーが出現します。発動できるものもあります。（R-15.1）

term-discard_pile = 捨て札
    .text = 捨てたカードを表向きに置く場所です。イベントデッキまたはジーンスティーラーデッキが尽きてカードが必要になったら、捨て札をシャッフルして新しいデッキにします。（R-1.6）

term-supply = 未使用トークン置き場
    .text = 使われていないサポートトークンを置く場所です。トークンは全部で12個しかなく、ここが空の間は新たに置けません。（R-1.4）

## Space Marines

term-space_marine = スペースマリーン
    .text = フォーメーションに並ぶ兵士です。それぞれ戦闘チームに属し、そのチームを担当するプレイヤーが動かします。（R-3.10）

term-combat_team = 戦闘チーム
    .text = 同じ色のスペースマリーン2人とアクションカード3枚の組です。各戦闘チームは毎ラウンド、アクションカードを必ず1枚使用します。（R-5.1）

term-team_elimination = 戦闘チームの除去
    .text = 戦闘チームのスペースマリーンが2人とも死亡すると、そのアクションカードはゲームから取り除かれます。担当プレイヤーも、ほかのプレイヤーと勝敗を共にします。（R-13.6）

term-support_token = サポートトークン
    .text = スペースマリーンの向いている側の群れに対する攻撃または防御で、そのスペースマリーンのトークン1個を支払うとダイスを振りなおせます。カードによっては別の使い方もあります。（R-7.2）

term-current_player = 手番プレイヤー
    .text = このラウンドに公開されたアクションカードのうち、最も番号の小さいものを担当するプレイヤーです。イベントカードを引き、誰が決めるか定められていない選択をすべて行います。（R-4.4）

term-shift = シフト
    .text = スペースマリーンが死亡すると、空きの上下のうち人数の少ない側（同数なら下側）が、区画カードと群れごと1つ詰めます。空いたポジションにあったカードはその場に残ります。（R-13.2）

## Genestealers

term-genestealer = ジーンスティーラー
    .text = 頭・尾・爪・舌のいずれかのアイコンを持つ敵のカードです。特に断りがなければブルードロードも含みます。（R-3.9）

term-swarm = 群れ
    .text = 1つの場所にある表向きのジーンスティーラーカードすべてです。まとまって攻撃し、移動します。カードの枚数が群れの大きさになります。（R-3.4）

term-blip_pile = 敵反応パイル
    .text = 現ロケーションの左右に1つずつある、裏向きのジーンスティーラーカードの山です。フェイズの終わりにどちらかが空で、ロケーションデッキが残っていれば、進入が起こります。（R-14.1）

term-spawn = 出現
    .text = 同じ側の敵反応パイルの一番上のカードを、その場所に表向きに置くことです。パイルが尽きたら、それ以上は出現しません。（R-10.1）

term-major = 大規模出現
    .text = セットアップロケーションに示された2つの出現数のうち大きい方です。ゲーム中ずっと変わりません。（R-10.2）

term-minor = 小規模出現
    .text = セットアップロケーションに示された2つの出現数のうち小さい方です。ゲーム中ずっと変わりません。（R-10.2）

term-move_adjacent = 隣のポジションへの移動
    .text = イベントのアイコンを含む群れの移動です。左側の群れは1つ下、右側の群れは1つ上のポジションへ移動します。フォーメーションの外に出る場合は、代わりに回り込みます。（R-11.3）

term-flank = 回り込み
    .text = 群れが、接敵状態のスペースマリーンの背後へ移動することです。すでに背後にいる群れは動きません。（R-11.5）

term-merge = 合体
    .text = 同じ場所に集まった群れが1つの群れになることです。通常はただちに、イベントカードによる移動の場合はイベントフェイズの終わりに合体します。ジーンスティーラー攻撃フェイズ中は、攻撃済みの群れと未攻撃の群れは全群れの攻撃が終わるまで合体しません。（R-12.1）

term-brood_lord = ブルードロード
    .text = アイコンを2つ持つジーンスティーラーです。「ジーンスティーラーの巣」でのみ出現します。その群れの攻撃に対する防御ダイスの目から1を引きます。群れに通常のジーンスティーラーが残っている間は倒せません。（R-13.9）

term-power_field = パワーフィールド適用中
    .text = このラウンド中、この群れは攻撃せず、倒されません。加わったカードにも同じ効果が及びます。（R-12.6）

## Dice and combat

term-attack = 攻撃
    .text = スペースマリーンが、向いている側で射程内の群れ1つを対象にダイスを振ります。髑髏が出れば、その群れの1体を倒します。（R-6.20）

term-defence = 防御ダイス
    .text = 群れに攻撃されたスペースマリーンのために振るダイスです。目が群れの枚数より大きければ攻撃は外れ、群れの枚数以下ならスペースマリーンは死亡します。（R-7.4）

term-hit = 命中
    .text = 攻撃のダイスの最終結果が髑髏なら、その攻撃は命中です。（R-6.20）

term-miss = 外れ
    .text = 攻撃の効果がないことです。スペースマリーンの攻撃は最終結果に髑髏がなければ、群れの攻撃は防御ダイスの目が十分に大きいか、カードの効果があれば外れになります。（R-7.4）

term-skull = 髑髏
    .text = ダイスの1、2、3の面にある印です。スペースマリーンの攻撃では命中を意味します。（R-1.2）

term-reroll = 振りなおし
    .text = 攻撃または防御を行うスペースマリーンのサポートトークン1個を支払い、ダイスをもう一度振ることです。群れの方を向いている必要があり、最後の目が有効になります。トークンがある限り繰り返せます。（R-7.2）

term-slay = 死亡
    .text = 死亡したスペースマリーンはゲームから取り除き、そのサポートトークンを未使用トークン置き場に戻して、フォーメーションをシフトします。倒したジーンスティーラーはフォーメーションから捨てます。（R-3.8、R-13.1）

## Phases

term-round = ラウンド
    .text = アクション選択、アクション解決、ジーンスティーラー攻撃、イベントの4つのフェイズをこの順に行います。ゲームが終わるまでラウンドを繰り返します。（R-4.1）

term-phase_choose = アクション選択フェイズ
    .text = プレイヤーは、担当する各戦闘チームのアクションカードを1枚ずつ秘密裏に選びます。前のラウンドに使用したカードは選べません。（R-5.1、R-5.2）

term-phase_resolve = アクション解決フェイズ
    .text = 選んだアクションカードを一斉に公開し、番号の小さい順に1枚ずつ解決します。（R-6.1）

term-phase_attack = ジーンスティーラー攻撃フェイズ
    .text = すべての群れが、上から順に（同じポジションでは左が先）、接敵状態のスペースマリーンを1回ずつ攻撃します。（R-8.2）

term-phase_event = イベントフェイズ
    .text = 手番プレイヤーがイベントカードを引きます。能力、2つの出現、移動（あれば）の順に解決します。（R-9.6）

term-travel = 進入
    .text = フェイズの終わりに敵反応パイルのどちらかが空で、ロケーションデッキが残っていれば、次のロケーションへ進みます。区画カードと敵反応パイルを新しくし、「進入時」の能力を解決します。群れはそのまま残ります。（R-14.1）

term-phase_travel = { term-travel }
    .text = { term-travel.text }

term-upon_entering = 進入時
    .text = そのロケーションへの進入の最後に1回だけ解決する、ロケーションカードの能力です。（R-14.7）

term-instinct = 直感
    .text = 「直感」のあるイベントカードは手番プレイヤーだけが読みます。相談せずに対象を決めてから、カードを公開して解決します。（R-9.2）

## Actions

term-type_support = 支援
    .text = アクションの種類です。未使用のサポートトークン1個を任意のスペースマリーンに置きます。（R-6.7）

term-type_move_activate = 移動＋発動
    .text = アクションの種類です。チームのスペースマリーンはそれぞれ、隣のスペースマリーンとの入れ替え、向きの変更、前方の区画カード1枚の発動を、この順に行えます。（R-6.9）

term-type_attack = 攻撃
    .text = アクションの種類です。チームのスペースマリーンはそれぞれ、好きな順に1回ずつ攻撃できます。（R-6.18）

term-activate = 発動
    .text = 「移動＋発動」の際、チームのスペースマリーンはそれぞれ、前方にある発動可能な区画カード1枚を使えます。各区画カードは1ラウンドに1回しか発動できません。（R-6.14、R-6.15）

term-control_panel = コントロールパネルを発動
    .text = スペースマリーンが「コントロールパネル」の区画カードを発動したときに解決する、ロケーションカードの能力です。この能力がないロケーションでは発動できません。（R-6.17）

## End of the game

term-winning = 勝利
    .text = 最終ロケーションで、そのカードの勝利条件を満たすか、フォーメーションにジーンスティーラーがおらず両方の敵反応パイルが空になった時点で、プレイヤー全員が勝利します。（R-16.2）

term-losing = 敗北
    .text = スペースマリーンが1人もいなくなった時点で、プレイヤー全員が敗北します。ただし、同時に勝利条件を満たした場合は勝利です。（R-16.4）

## Short names: Sides, facings and blip piles

side-left = 左
side-right = 右
facing-left = 左向き
facing-right = 右向き
pile-left = 左の敵反応パイル
pile-right = 右の敵反応パイル

## Short names: Phases

phase-setup = ゲームの準備
phase-choose = { term-phase_choose }
    .short = アクション選択
phase-resolve = { term-phase_resolve }
    .short = アクション解決
phase-attack = { term-phase_attack }
    .short = ジーンスティーラー攻撃
phase-event = { term-phase_event }
    .short = イベント
phase-travel = 進入
phase-over = ゲーム終了

## Short names: Types of Action card

type-support = { term-type_support }
type-move_activate = { term-type_move_activate }
type-attack = { term-type_attack }

## Short names: Colours of Terrain cards and spawn boxes; of Combat Teams

colour-green = 緑
colour-yellow = 黄色
colour-orange = オレンジ
colour-red = 赤
colour-blue = 青
colour-grey = 灰色
colour-purple = 紫

## Short names: Spawn sizes, movements and icons of Event cards; kinds of Location ability

size-major = { term-major }
size-minor = { term-minor }
move-adjacent = { term-move_adjacent }
move-flank = { term-flank }
move-none = 移動なし
icon-head = 頭
icon-tail = 尾
icon-claw = 爪
icon-tongue = 舌
ability-upon_entering = { term-upon_entering }
ability-activate_control_panel = { term-control_panel }

## Short names: Faces of the die

face-0 = 0
face-1 = 1（髑髏）
face-2 = 2（髑髏）
face-3 = 3（髑髏）
face-4 = 4
face-5 = 5

## Short names: Outcomes of a roll that is kept

outcome-slain = { term-slay }
outcome-miss = { term-miss }
outcome-hit = { term-hit }

## Short names: Tiers of Location cards

tier-1A = 段階1A
tier-1B = 段階1B
tier-1C = 段階1C
tier-2 = 段階2
tier-3 = 段階3
tier-4 = 段階4

## Short names: Results

result-win = 勝利
result-loss = 敗北
