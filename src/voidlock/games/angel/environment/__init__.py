"""Death Angel as a learning environment: actions, observations, episodes."""
