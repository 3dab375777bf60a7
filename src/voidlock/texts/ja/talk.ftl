### The talk of a table: lines that each reader reads in their own language.

talk-said = { $name }：{ $text }
talk-at = { $said }（{ $about }）

## What the table says

talk-stands-in = { $name }が離席したため、{ $bot }が代わります。
talk-back = { $name }が戻りました。
talk-deputy-ended = { $name }の期限が過ぎたため、ボットの代行を終えます。
talk-undo-declined = { $name }は取り消しに反対しました。
talk-undone = { $name }の提案で、{ $number }つの選択を取り消しました。

## Phrases

talk-here = { $name }：ここです！
talk-help = { $name }：助けてください！
talk-mine = { $name }：私が引き受けます。
talk-move = { $name }：動かしてください！
talk-leave = { $name }：そのままで。
talk-wait = { $name }：待ってください！
talk-agreed = { $name }：了解です。
talk-salute = { $name }が{ $about }に敬礼しました。
talk-candle = { $name }が{ $about }に灯火を捧げました。

## Before choosing

talk-intend = 「これにしそう」とみんなに伝える
talk-phrases = 定型文
talk-phrase-here = ここ！
talk-phrase-help = 助けて！
talk-phrase-mine = 私がやる
talk-phrase-move = 動かして
talk-phrase-leave = そのままで
talk-phrase-wait = 待って
talk-phrase-agreed = 了解
talk-phrase-salute = 敬礼する
talk-phrase-candle = 灯火を捧げる
talk-tribute = { $marine }に敬礼するか、灯火を捧げる
talk-tributes = 戦死者へ
