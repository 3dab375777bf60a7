"""Death Angel's bots: `brother` plays by rules of thumb; `lore` is what the search needs."""
