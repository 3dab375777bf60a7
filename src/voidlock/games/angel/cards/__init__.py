"""All cards of the game, one class each. `base` defines their hooks and registers them on import."""
