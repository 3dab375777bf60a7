## The reading of the solo rules that players are offered (A34): the question, and each value

setting-lurking = 潜伏しているエイリアンと視線
setting-lurking-path = 進入口に潜むエイリアンは、進めるところまでの経路にマリーンから見えるマスがあれば、群れ判定を行います。
setting-lurking-entry = 進入口に潜むエイリアンは、進入マスがマリーンから見えているときだけ、群れ判定を行います。
