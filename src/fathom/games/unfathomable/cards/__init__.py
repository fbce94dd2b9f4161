"""The cards of Unfathomable, one module per deck."""
