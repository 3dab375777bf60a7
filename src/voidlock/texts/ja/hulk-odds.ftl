### 「スペースハルク」の確率：数値とその理由、そして前提。

odds-hulk-answers = 選択肢ごとの確率
odds-hulk-answer-hits = { $answer }：命中
odds-hulk-answer-kills = { $answer }：撃破
odds-hulk-answer-lives = { $answer }：マリーンの生存
odds-hulk-answer-dies = { $answer }：マリーンの死亡
odds-hulk-answer-breaks = { $answer }：ドアの破壊
odds-hulk-answer-watches = { $answer }：射撃1回ごとの命中
odds-hulk-answer-more = { $answer }：コマンドポイントの増加
odds-hulk-shots = 今できる照準射撃
odds-hulk-watch = オーバーウォッチの視線内で行動するジーンスティーラー
odds-hulk-assaults = マリーンの隣にいるエイリアンの白兵戦
odds-hulk-hit = { $terminator }が{ $target }を撃破（ダイス{ $dice }個、{ $needs }以上）
odds-hulk-overwatch = 視線内でアクションを{ $number }回行うまでに、{ $terminator }が撃破
odds-hulk-jammed = それまでに{ $terminator }の銃が弾詰まり
odds-hulk-dies =
    { $front ->
        [0] 正面にいない{ $stealer }の攻撃による{ $terminator }の死亡
       *[other] 正面からの{ $stealer }の攻撃による{ $terminator }の死亡
    }
odds-hulk-kills =
    { $front ->
        [0] その攻撃での{ $stealer }の撃破（正面からの攻撃でなければ倒せない）
       *[other] { $terminator }を正面から攻撃した{ $stealer }の撃破
    }
odds-hulk-fighting = マリーンは、死亡しにくくなるとき、または同じ危険で撃破しやすくなるときに、受け流しとガードの振りなおしを使うものとします。サイポイントは使わないものとします。
