### Between the scenarios, and decks: words in English.

ask-new-investigator = Your investigator is lost for this campaign. Who takes over?
ask-lita = Who adds Lita Chantler to their deck?
ask-got-away = The Midnight Masks came before. Which cultists got away?
ask-stay = Will you play the next scenario?
stay = Play on
leave = Leave the campaign for now
stay-away = Stays away
come-back = Comes back
ask-comes = Does { $player } play in the next scenario?
ask-joins-as = You join the campaign. As whom?
join = Joins the campaign
log-join = { $player } joins the campaign.
bad-later = From 0 to 3 players may join later, not { $given }.
later-alone = Players can join only a campaign, and somebody has to begin it.
later-deck = Whoever joins later puts a deck together then and brings none along.
ask-purchase = { $free ->
    [0] Which card do you add to your deck? Experience left: { $n }.
   *[other] Your deck is new: cards of level 0 cost nothing. Which one do you put in?
}
purchases-done = Nothing more
buy-card = Buy: { $card } (experience: { $n })
take-card = Put in: { $card }
upgrade-card = Upgrade: { $card } (experience: { $n })
ask-remove = Which card makes room for “{ $card }”?
log-earns = { $player } adds { $card } to their deck.
log-investigator = { $player } goes on with { $investigator }.
log-leave = { $player } leaves the campaign for now.
log-come-back = { $player } comes back to the campaign.
log-buys = { $player } puts { $card } into the deck in place of { $old }.
note-campaign-lost = The campaign is lost: no investigator is left.
note-lita-earned = Lita Chantler joins the investigators.
decklist-own-card = { $card } belongs to { $whose } alone.
decklist-not-allowed = { $investigator } may not have { $card } in a deck.
decklist-level = { $card } has level { $n }; a campaign begins without experience.
decklist-copies = { $card } is in the deck { $n } times; a deck may hold at most { $most } of that title.
decklist-size = Cards that count towards the size of the deck: { $n }. There must be exactly { $right }.
decklist-experience = The deck is worth { $n } experience; at most { $most } are allowed.
decklist-boxes = The decks use { $card } { $n } times; the boxes hold { $most }.
decklist-unknown = There is no card “{ $given }” in the core set.
decklist-unknown-near = There is no card “{ $given }” in the core set. Did you mean { $near }?
decklist-weaknesses = Basic weaknesses in the deck: { $n }. There may be { $most }.
decklist-other-product = The card { $given } is of another product; only the core set of 2016 is played here.
decklist-too-long = A deck has at most { $most } lines.
decklist-no-investigator = The deck does not name an investigator.
decklist-json = This is not a deck as deck sites export it: an investigator code and slots are needed.
bad-earlier = { $given } is not an ending of an earlier scenario. There are: { $legal }; at most two.
