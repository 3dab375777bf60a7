"""Game processes: the front relays frames between clients and them, and supervises them."""
