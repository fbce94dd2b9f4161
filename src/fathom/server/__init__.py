"""The server: tables for many people. It knows the kernel and the games, never the reverse."""
