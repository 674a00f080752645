"""Players that are programs. A bot is given what one player saw, never the game itself."""
