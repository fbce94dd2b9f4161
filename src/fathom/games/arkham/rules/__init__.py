"""The rules of Arkham Horror: The Card Game, one module per chapter."""
