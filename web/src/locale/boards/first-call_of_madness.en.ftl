### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-call_of_madness-ask-finals = A final goal brings its points if you meet it at the end of the game.
board-why-call_of_madness-ask-character = A character brings cards of its own to your deck.
board-why-call_of_madness-ask-turn = Cards attack investigators or move them away. At the end of the round all move one space down, and whoever enters your headquarters costs you cultists.
board-why-call_of_madness-ask-set = Of each card you use one action set; some cost madness tokens.
board-why-call_of_madness-ask-ritual = A god card costs as many cultists as it says. In return it is yours to play.
