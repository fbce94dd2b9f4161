### Arkham Horror: The Card Game: what experience says, for hints.

maxim-ask-mulligan = Look for a weapon with which you hit often and for more than 1 damage, and for a strong ally; with such a weapon keep what helps every round, too. Send back what waits for a rare moment.
maxim-ask-action = An enemy engaged with you attacks if you do anything but fight, evade, parley or resign: deal with it first. Otherwise look for clues where the shroud is low, and play assets while it is quiet.
maxim-ask-commit = With just the difficulty most tokens fail you; two more pass most of the time. Keep your cards for tests that matter: clues, an enemy engaged with you, a bad treachery.
maxim-ask-assign = Assets with health or sanity can bear it for you. Keep both numbers of your investigator above 1 as long as you can.
maxim-ask-next-turn = Whoever is engaged with an enemy, or can set something up for the others, goes first.
maxim-ask-slots = Let go of what has no uses left, or what the new card does better.
maxim-ask-fight = Finish off what is nearly defeated: only an enemy that is gone stops attacking.
