"""Sentences of every game, without a console: questions, answers, refusals, events, odds, and their width."""
