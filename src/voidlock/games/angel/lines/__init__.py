"""Line mode of Death Angel: plain lines of text for terminals and screen readers."""
