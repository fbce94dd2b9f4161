"""The rules of Unfathomable, one module per chapter of the rules reference."""
