"""Doors for researchers: the games as environments of PettingZoo and Gymnasium and as games of OpenSpiel.

Nothing is imported here: each door needs the library it leads to (`pip install "fathom-table[lab]"`).
"""
