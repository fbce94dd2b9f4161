"""Miniature games in which every code block of docs/kernel_exam.md runs; kernel parts only.

`manor` is a cooperative card game with long chains of reactions, `liner` a traitor game with uniform windows, `cult`
a small game of action sets. They keep a trace of what happened, which the tests compare with the order demanded.
"""
