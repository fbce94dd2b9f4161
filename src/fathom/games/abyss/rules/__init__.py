"""The rules of Abyss, one module per chapter of the rulebook."""
