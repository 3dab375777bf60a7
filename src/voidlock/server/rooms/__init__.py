"""Tables in memory, with their guests and bots."""
