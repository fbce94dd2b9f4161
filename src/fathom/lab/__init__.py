"""The laboratory: simulation, benchmarks and long-running checks on top of the games."""
