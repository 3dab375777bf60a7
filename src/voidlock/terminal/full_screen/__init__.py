"""Full-screen terminal client (Textual). It draws from views and asks through choices, as line mode does."""
