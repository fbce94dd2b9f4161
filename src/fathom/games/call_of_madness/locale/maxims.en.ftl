### Call of Madness: what experience says, for hints.

maxim-ask-finals = Keep goals that go together and that you would pursue anyway.
maxim-ask-starting-card = Cards that attack or move investigators are never wrong in the first rounds.
maxim-ask-turn = First what threatens: investigators in the last row enter your headquarters at the end of the round. Then buy a god card while you have cultists to spare, or see to your goals.
maxim-ask-pay-turn = A further turn pays if it saves you two cultists or more, or fulfils a goal; tokens left at the end only break ties.
maxim-ask-set = Choose the set that ends the threat of today. One that costs madness should do clearly more than the one that does not.
maxim-ask-investigator = The nearer to your headquarters and the stronger, the dearer: defeat such a one, or drive it somewhere else.
maxim-ask-ritual = A god card costs cultists today and helps every round from now on: buy early, and hardly ever at the end.
maxim-ask-place-outpost = Investigators pass over outposts and arrive sooner: put them in a column where nobody is near.
maxim-ask-own-outpost = Remove the one in the column down which the most dangerous investigator is coming.
