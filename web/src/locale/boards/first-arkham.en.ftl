### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-arkham-ask-lead = The lead investigator decides where the rules leave a choice open. You may well choose yourself.
board-why-arkham-ask-mulligan = You draw a new card for each one you replace. Weapons and tools are good to begin with.
board-why-arkham-ask-next-turn = In each round everybody has one turn with 3 actions. You choose the order freely.
board-why-arkham-ask-action = Investigate until there are enough clues for the act. Fight or evade an enemy engaged with you first: it attacks you if you do almost anything else.
board-why-arkham-ask-commit = Each fitting symbol on a card counts +1. Then a chaos token is revealed; the panel shows with which of them the test succeeds.
board-why-arkham-ask-assign = Allies and other assets with health or sanity can take damage and horror for you.
