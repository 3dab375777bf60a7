"""Space Hulk's bots: `sergeant` plays by rules of thumb; `lore` is what the search needs."""
