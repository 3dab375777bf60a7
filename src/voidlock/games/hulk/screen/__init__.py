"""Space Hulk on the full terminal screen."""
