"""Space Hulk as a reinforcement learning environment: actions, observations, episodes."""
