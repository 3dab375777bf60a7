"""Tables for one to six on the network: one ordered log a table, memory as its cache, secrets that stay secret."""
