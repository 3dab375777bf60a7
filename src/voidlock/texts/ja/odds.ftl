### 確率：数値とその理由、そして前提。

odds-percent = { $number }%
odds-figure = { $figure }：{ $because }
odds-phase = 次のジーンスティーラー攻撃フェイズ
odds-spots = 攻撃1回ごとの確率
odds-attack-list = 今できる攻撃
odds-reroll = 今たずねられている振りなおし
odds-event = 次のイベントカード
odds-assumptions = これらの数値の前提
odds-none = ゲームは終わっており、計算するものはない。

odds-engaged =
    { $cards_count ->
        [0] { $marine }が生き残る。前方に{ $front }体、背後に{ $behind }体、サポートトークン{ $tokens }個
       *[other] { $marine }が生き残る。前方に{ $front }体、背後に{ $behind }体、サポートトークン{ $tokens }個。適用中：{ $cards }
    }
odds-after-shift = { $marine }が生き残る。接敵状態ではないが、シフトで群れが来ることがある
odds-safe = { $marine }が生き残る。群れが届くことはない
odds-swarms = 攻撃する群れは{ $swarms }つ
odds-losses = スペースマリーン{ $marines }人のうち、死亡する人数の平均（{ odds-swarms }）
odds-defeat = スペースマリーン{ $marines }人が全滅する（{ odds-swarms }）
odds-victory = このフェイズに{ $location }で勝利する
odds-attacked =
    { $cards_count ->
        [0] { $marine }が{ $spot }の群れ（{ $size }体）の攻撃に耐える。必要な目は{ $needs }以上、サポートトークン{ $tokens }個、ブルードロード{ $lords }体
       *[other] { $marine }が{ $spot }の群れ（{ $size }体）の攻撃に耐える。必要な目は{ $needs }以上、サポートトークン{ $tokens }個、ブルードロード{ $lords }体。適用中：{ $cards }
    }
odds-attacks =
    { $cards_count ->
        [0] { $marine }が{ $spot }の群れ（{ $size }体）から1体以上を倒す。6面のうち{ $faces }面で撃破、振りなおし{ $rerolls }回
       *[other] { $marine }が{ $spot }の群れ（{ $size }体）から1体以上を倒す。6面のうち{ $faces }面で撃破、振りなおし{ $rerolls }回。適用中：{ $cards }
    }
odds-rerolled-attack = 今振りなおせば{ $marine }が倒す
odds-rerolled-defence = 今振りなおせば{ $marine }が生き残る
odds-spawns = { $spot }にジーンスティーラーが出現する（{ $events }）
odds-moves = { $spot }の群れが移動する（{ $events }）

odds-spending = 防御ダイスで死亡しそうなときは、支払えるならサポートトークンを使い、そうでなければ手札のアーティファクトを使う。
odds-reroll-misses = 攻撃では、何も倒せない目だけを振りなおす。
odds-from-view = このプレイヤーが知りうることだけを数える。
odds-without-targets = 選ばれた対象にイベントが与える影響は数えない。
odds-top-first = 敵反応パイルのカードが足りないときは、上から順に出現する。

odds-nothing = 今は撃つ相手も恐れる相手もいない。
