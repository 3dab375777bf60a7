"""For the operator: metrics, the event log and signals."""
