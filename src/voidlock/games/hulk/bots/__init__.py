"""Space Hulk's bots: `sergeant` is rule-based; `search_profile` is the search's domain knowledge."""
