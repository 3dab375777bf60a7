"""All cards of the game, one class each. `base` says what a card can do and knows them all once they are imported."""
