"""Access: limits, accounts of addresses, trusted proxies, host names and the gate that applies them."""
