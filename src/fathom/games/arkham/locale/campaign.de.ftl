### Zwischen den Szenarien, und Decks: Wörter auf Deutsch.

ask-new-investigator = Dein Ermittler ist für diese Kampagne verloren. Wer tritt an seine Stelle?
ask-lita = Wer nimmt Lita Chantler ins eigene Deck auf?
ask-got-away = „Die Mitternachtsmasken“ gingen voraus. Welche Kultisten sind entkommen?
ask-stay = Spielst du das nächste Szenario mit?
stay = Weiterspielen
leave = Die Kampagne vorerst verlassen
stay-away = Bleibt weg
come-back = Kommt zurück
ask-comes = Spielt { $player } im nächsten Szenario mit?
ask-joins-as = Du steigst in die Kampagne ein. Als wer?
join = Steigt in die Kampagne ein
log-join = { $player } steigt in die Kampagne ein.
bad-later = Später einsteigen können 0 bis 3 Spieler, nicht { $given }.
later-alone = Einsteigen kann man nur in eine Kampagne, und jemand muss sie beginnen.
later-deck = Wer später einsteigt, stellt sein Deck erst dann zusammen und bringt keines mit.
ask-purchase = { $free ->
    [0] Welche Karte nimmst du in dein Deck auf? Verbleibende Erfahrungspunkte: { $n }.
   *[other] Dein Deck ist neu: Karten der Stufe 0 kosten nichts. Welche nimmst du auf?
}
purchases-done = Nichts mehr
buy-card = Kaufen: { $card } (Erfahrungspunkte: { $n })
take-card = Aufnehmen: { $card }
upgrade-card = Aufwerten: { $card } (Erfahrungspunkte: { $n })
ask-remove = Welche Karte macht Platz für „{ FORM($card, "bare") }“?
log-earns = { $player } nimmt { $card } ins Deck auf.
log-investigator = { $player } spielt mit { $investigator } weiter.
log-leave = { $player } verlässt die Kampagne vorerst.
log-come-back = { $player } kehrt in die Kampagne zurück.
log-buys = { $player } nimmt „{ FORM($card, "bare") }“ anstelle von „{ FORM($old, "bare") }“ ins Deck auf.
note-campaign-lost = Die Kampagne ist verloren: Es ist kein Ermittler mehr übrig.
note-lita-earned = Lita Chantler schließt sich den Ermittlern an.
decklist-own-card = „{ FORM($card, "bare") }“ darf nur { $whose } im Deck haben.
decklist-not-allowed = { $investigator } darf „{ FORM($card, "bare") }“ nicht im Deck haben.
decklist-level = „{ FORM($card, "bare") }“ hat Stufe { $n }; eine Kampagne beginnt ohne Erfahrungspunkte.
decklist-copies = „{ FORM($card, "bare") }“ ist { $n }-mal im Deck; von diesem Titel darf es höchstens { $most } enthalten.
decklist-size = Karten, die zur Deckgröße zählen: { $n }. Es müssen genau { $right } sein.
decklist-experience = Das Deck ist { $n } Erfahrungspunkte wert; höchstens { $most } sind erlaubt.
decklist-boxes = Die Decks enthalten „{ FORM($card, "bare") }“ { $n }-mal; in den Schachteln liegen { $most }.
decklist-unknown = Im Grundspiel gibt es keine Karte „{ $given }“.
decklist-unknown-near = Im Grundspiel gibt es keine Karte „{ $given }“. Meinst du { $near }?
decklist-weaknesses = Grundschwächen im Deck: { $n }. Erlaubt sind höchstens { $most }.
decklist-other-product =
    Die Karte „{ $given }“ stammt aus einem anderen Produkt; hier wird nur mit dem Grundspiel von 2016 gespielt.
decklist-too-long = Ein Deck hat höchstens { $most } Zeilen.
decklist-no-investigator = Das Deck nennt keinen Ermittler.
decklist-json = Das ist kein Deck, wie Deck-Seiten es exportieren: Nötig sind der Code des Ermittlers und die Karten.
bad-earlier = { $given } ist keine Auflösung eines früheren Szenarios. Es gibt: { $legal }; höchstens zwei.
