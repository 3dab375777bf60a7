"""Line mode: questions and answers as plain text."""
