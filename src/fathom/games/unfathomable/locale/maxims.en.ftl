### Unfathomable: what experience says, for hints.

maxim-ask-character = What you draw every turn matters most: look at the skill set first, then at the ability that works once.
maxim-ask-starting-cards = Several skills are better than one: a hand of a single kind supports few tests.
maxim-ask-decks = Several skills are better than one: a hand of a single kind supports few tests.
maxim-ask-act = First what could end the game soonest: monsters beside passengers, a resource that runs out, damaged spaces. If nothing is urgent, the Boiler Room brings the ship nearer to port.
maxim-ask-move = Any space of the ship is one action away: go where you want to use the next one.
maxim-ask-contribute = Two cards of the chaos deck are unknown, so a little more than the test asks for is about right. Keep something for the next test; and remember who could have helped and did not.
maxim-ask-crisis = Weigh a loss that is certain against a test that may fail: with full hands the test is often cheaper, with empty ones lose what there is most of.
maxim-ask-discard-one = Keep what tests will ask for and what you would use yourself; let go of low cards of a skill that you have plenty of.
maxim-ask-track = The travel track wins the game; the ritual track buys time when monsters are about to swamp the ship.
