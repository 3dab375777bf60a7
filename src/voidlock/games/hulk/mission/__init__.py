"""Parser and validator of mission files; every error names its line."""
