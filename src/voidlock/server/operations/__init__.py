"""For the operator: metrics, readiness, the event log, signals and the admin listener."""
