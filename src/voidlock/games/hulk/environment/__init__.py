"""Space Hulk as a learning environment: actions, observations, episodes."""
