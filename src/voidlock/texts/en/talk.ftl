### The talk of a table: lines that each reader reads in their own language.

talk-said = { $name }: { $text }
talk-at = { $said } ({ $about })

## What the table says

talk-stands-in = { $name } is away: { $bot } plays for them.
talk-back = { $name } is back.
