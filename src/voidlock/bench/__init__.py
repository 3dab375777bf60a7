"""What `voidlock bench` measures: the speed of both games in units of a fixed loop, and a digest of what they play."""
