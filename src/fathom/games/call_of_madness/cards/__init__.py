"""The cards of Call of Madness: content as data, and the effects it is made of."""
