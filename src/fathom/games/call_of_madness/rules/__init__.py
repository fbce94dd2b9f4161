"""The rules of Call of Madness, one module per chapter of the rulebook."""
