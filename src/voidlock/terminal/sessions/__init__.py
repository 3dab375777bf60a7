"""Game sessions behind a screen: a game on this computer, a replay, and past positions."""
