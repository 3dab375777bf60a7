### The talk of a table: lines that each reader reads in their own language.

talk-said = { $name }：{ $text }
talk-at = { $said }（{ $about }）

## What the table says

talk-stands-in = { $name }が離席したため、{ $bot }が代わります。
talk-back = { $name }が戻りました。
