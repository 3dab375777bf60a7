### Puzzles of Death Angel. puzzle-angel-<puzzle> is its title, -ask its question, -why the idea of the answer (games/angel/puzzles).

puzzle-angel-behind = 背後の敵
puzzle-angel-behind-ask = ジーンスティーラーの攻撃の前に、赤チームがトークンを1個置きます。全員が生き残る確率を最も高くするには、誰に置きますか？
puzzle-angel-behind-why = トークンで振りなおせるのは、向いている側の群れに対してだけです。L1の2体はレオンの背後なので、トークンは役に立ちません。ヴァレンシオの1体は正面にいます。

puzzle-angel-shield = 盾のうしろ
puzzle-angel-shield-ask = 「{ action-block }」の効果中です。スキピオは1回攻撃でき、トークンで振りなおせます。全員が生き残る確率を最も高くするには、どの群れを攻撃しますか？
puzzle-angel-shield-why = 「{ action-block }」があれば、ギデオンが倒れるのは0か4のときだけで、1体減らしてもほとんど変わりません。レオンの最後の1体を倒せば、レオンは攻撃されません。

puzzle-angel-send = こっちへ来い
puzzle-angel-send-ask = 「{ action-block }」の効果中です。「{ action-strategize }」でトークンを1個置き、続けて群れを1つ動かせます。全員が生き残る確率を最も高くしてください。
puzzle-angel-send-why = 盾を構えたギデオンほど攻撃に強い者はいません。レオンの群れも引き受けさせましょう。ただし反対側へ。3体の攻撃2回の方が、6体の攻撃1回より防ぎやすいのです。
