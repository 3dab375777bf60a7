"""The way between the front process and a game process: typed messages on a socket pair."""
