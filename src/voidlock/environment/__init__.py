"""Reinforcement learning environments, shared by both games."""
