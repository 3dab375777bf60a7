"""Learning environments: what both games share."""
