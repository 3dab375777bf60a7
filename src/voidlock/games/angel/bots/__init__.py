"""Death Angel's bots: `brother` is the heuristic bot; `search_profile` is what the search needs."""
