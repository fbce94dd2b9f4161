"""The cards of Arkham Horror: The Card Game."""
