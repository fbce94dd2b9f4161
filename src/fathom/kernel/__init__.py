"""The kernel knows no game: table, procedures, decisions, events, windows, effects, costs, records, texts."""
