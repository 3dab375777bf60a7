### 確率：数値とその理由、そして前提。

odds-figure = { $figure }：{ $because }
odds-phase = 次のジーンスティーラー攻撃フェイズ
odds-spots = 攻撃1回ごとの確率
odds-attack-list = 今できる攻撃
odds-reroll = 今できる振りなおし
odds-roll = 今できるダイスロール
odds-event = 次のイベントカード
odds-assumptions = これらの数値の前提
odds-none = ゲームは終わっています。計算するものはありません。

odds-engaged =
    { $cards_count ->
        [0] { $marine }の生存（前方に{ $front }体、背後に{ $behind }体、サポートトークン{ $tokens }個）
       *[other] { $marine }の生存（前方に{ $front }体、背後に{ $behind }体、サポートトークン{ $tokens }個、適用中：{ $cards }）
    }
odds-after-shift = { $marine }の生存（接敵状態ではないが、シフトで群れが来る可能性あり）
odds-safe = { $marine }の生存（どの群れも届かない）
odds-swarms = 攻撃する群れは{ $swarms }つ
odds-losses = スペースマリーン{ $marines }人のうち、死亡する人数の平均（{ odds-swarms }）
odds-defeat = スペースマリーン{ $marines }人の全滅（{ odds-swarms }）
odds-victory = このフェイズ中の{ $location }での勝利
odds-needs =
    { $needs ->
        [1] 必要な目は1以上
        [2] 必要な目は2以上
        [3] 必要な目は3以上
        [4] 必要な目は4以上
        [5] 必要な目は5
       *[other] どの目でも足りない
    }
odds-saved =
    { $saved_count ->
        [0] { odds-needs }
       *[other] { odds-needs }、{ $saved }でも生存
    }
odds-attacked =
    { $cards_count ->
        [0] { $spot }の群れ（{ $size }体）の攻撃に対する{ $marine }の生存（{ odds-needs }、サポートトークン{ $tokens }個、ブルードロード{ $lords }体）
       *[other] { $spot }の群れ（{ $size }体）の攻撃に対する{ $marine }の生存（{ odds-saved }、サポートトークン{ $tokens }個、ブルードロード{ $lords }体、適用中：{ $cards }）
    }
odds-attacks =
    { $cards_count ->
        [0] { $marine }が{ $spot }の群れ（{ $size }体）から1体以上を撃破（6面のうち{ $faces }面で撃破、振りなおし{ $rerolls }回）
       *[other] { $marine }が{ $spot }の群れ（{ $size }体）から1体以上を撃破（6面のうち{ $faces }面で撃破、振りなおし{ $rerolls }回、適用中：{ $cards }）
    }
odds-attacks-most = { $marine }が{ $spot }の群れ（{ $size }体）のうち{ $most }体を撃破（1体も倒せないときの振りなおし{ $rerolls }回）
odds-rolled-win = { $location }のダイスロールでの勝利
odds-rolled-survive = 今ダイスを振った場合の{ $marine }の生存
odds-rerolled-attack = 今振りなおした場合に{ $marine }が1体以上を撃破
odds-rerolled-defence = 今振りなおした場合の{ $marine }の生存
odds-settled = これより良い目はない
odds-spawns = { $spot }へのジーンスティーラーの出現（{ $events }）
odds-moves = { $spot }の群れの移動（{ $events }）

odds-spending = 防御ダイスで死亡しそうなときは、支払えるならサポートトークンを、そうでなければ手札のアーティファクトを使うものとします。
odds-unshielded = 1回ごとの攻撃と振りなおしの確率には、{ terrain-artefact }を含みません（防げるのは1回だけです）。
odds-reroll-misses = 攻撃では、1体も倒せない目だけを振りなおすものとします。
odds-from-view = このプレイヤーが知りうることだけから計算しています。
odds-without-targets = 選ばれた対象にイベントが与える影響は含みません。
odds-top-first = 敵反応パイルのカードが足りないときは、上から順に出現するものとします。

odds-nothing = 今は撃つ相手も、攻撃してくる相手もいません。
