"""The decks of Abyss; cards are data made of effects."""
