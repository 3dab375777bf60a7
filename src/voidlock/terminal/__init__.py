"""Terminal client: the full screen (Textual), line mode, and a client for servers."""
