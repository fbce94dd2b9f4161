"""The scenarios of the campaign: how each is set up, and what its endings mean."""
