### The talk of a table: lines that each reader reads in their own language.

talk-said = { $name }: { $text }
talk-at = { $said } ({ $about })

## What the table says

talk-stands-in = { $name } is away: { $bot } plays for them.
talk-back = { $name } is back.
talk-deputy-ended = { $name } hasn't come back in time: the bot stops playing for them.
talk-undo-declined = { $name } declined the undo.
talk-undone =
    { $number ->
        [one] { $name }'s undo took back one choice.
       *[other] { $name }'s undo took back { $number } choices.
    }

## Phrases

talk-here = { $name }: here!
talk-help = { $name }: help!
talk-mine = { $name }: I take this.
talk-move = { $name }: move me!
talk-leave = { $name }: leave it.
talk-wait = { $name }: wait!
talk-agreed = { $name }: agreed.
talk-salute = { $name } salutes { $about }.
talk-candle = { $name } lights a candle for { $about }.

## Before choosing

talk-intend = Tell the others: I lean to this
talk-phrases = Phrases
talk-phrase-here = Here!
talk-phrase-help = Help!
talk-phrase-mine = I take this
talk-phrase-move = Move me
talk-phrase-leave = Leave it
talk-phrase-wait = Wait
talk-phrase-agreed = Agreed
talk-phrase-salute = Salute
talk-phrase-candle = Light a candle
talk-tribute = Salute { $marine }, or light a candle
talk-tributes = For the fallen
