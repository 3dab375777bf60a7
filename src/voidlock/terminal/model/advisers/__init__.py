"""What a player is told unasked or on request: odds, hints, dangers, advice, and the teacher."""
