"""Players that are other people's programs: JSON lines over stdin and stdout, both ways round."""
