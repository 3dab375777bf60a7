"""Death Angel's bots: `brother` is the heuristic bot; `lore` is what the search needs."""
