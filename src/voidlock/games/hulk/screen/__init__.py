"""Full-screen terminal interface of Space Hulk."""
