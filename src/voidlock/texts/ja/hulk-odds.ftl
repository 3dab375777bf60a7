### 「スペースハルク」の確率：数値とその理由、そして前提。

odds-hulk-answers = 答えごとの見込み
odds-hulk-answer-hits = { $answer }：命中する
odds-hulk-answer-kills = { $answer }：倒す
odds-hulk-answer-lives = { $answer }：マリーンが生き延びる
odds-hulk-answer-breaks = { $answer }：ドアが壊れる
odds-hulk-answer-watches = { $answer }：射撃1回ごとに命中する
odds-hulk-answer-more = { $answer }：コマンドポイントが増える
odds-hulk-shots = 今できる照準射撃
odds-hulk-watch = 監視の視界内で行動するジーンスティーラー
odds-hulk-assaults = マリーンの隣にいるエイリアンの白兵戦
odds-hulk-hit = { $terminator }が{ $target }を倒す：ダイス{ $dice }個、{ $needs }以上
odds-hulk-jam = { $terminator }のボルターが監視射撃1回で弾詰まりを起こす
odds-hulk-overwatch = 視界内でアクションを{ $number }回行うまでに、{ $terminator }が倒す
odds-hulk-jammed = それまでに{ $terminator }の銃が弾詰まりを起こす
odds-hulk-dies =
    { $front ->
        [0] 正面にいない{ $stealer }の攻撃で{ $terminator }が死亡する
       *[other] 正面からの{ $stealer }の攻撃で{ $terminator }が死亡する
    }
odds-hulk-kills =
    { $front ->
        [0] その攻撃で{ $stealer }が死亡する（正面からの攻撃でなければ起こらない）
       *[other] { $terminator }を正面から攻撃した{ $stealer }が死亡する
    }
odds-hulk-fighting = マリーンは、そのままでは死亡するときだけ受け流しと警戒の振りなおしを使う。サイポイントは使わない。
