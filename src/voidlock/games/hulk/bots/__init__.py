"""Space Hulk's bots: `sergeant` is rule-based; `lore` is the search's domain knowledge."""
