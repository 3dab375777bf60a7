"""Death Angel on the full terminal screen."""
