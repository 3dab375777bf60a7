"""The controller: it takes keys and words, asks, answers, and emits what both faces draw."""
