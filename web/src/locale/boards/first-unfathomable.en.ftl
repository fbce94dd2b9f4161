### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-unfathomable-ask-character = A character has a skill set (which cards it draws), an ability, and a feat to be used once.
board-why-unfathomable-ask-act = Two actions each turn: fight Deep Ones, rescue passengers, use the room you are in. Keep some cards for the crisis that follows.
board-why-unfathomable-ask-contribute = Cards of the helpful skills count plus, all others minus. They are mixed face down with cards of the chaos deck: nobody knows for sure who gave what.
