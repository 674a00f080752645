"""Words for people: message ids and arguments become sentences of a language."""
