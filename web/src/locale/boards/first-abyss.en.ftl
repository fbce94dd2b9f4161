### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-abyss-ask-action = You do exactly one thing: explore for allies, take a stack of the Council, or pay a Lord with allies. Lords bring influence and keys.
board-why-abyss-ask-buy = What is revealed is offered to the others first. You pay whoever explores; with allies you later pay for Lords.
board-why-abyss-ask-take = Take it and stop exploring, or reveal another one: what you leave goes to the Council at the end.
board-why-abyss-ask-monster = If you fight, you get the reward of its space and your action ends. If you go on, the next reward is larger.
board-why-abyss-ask-pay = Allies count with their value, pearls make up the rest. The lowest of them joins you and counts at the end.
