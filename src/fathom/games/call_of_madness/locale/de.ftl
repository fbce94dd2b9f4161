### Was Call of Madness sagt: Fragen, Antworten, Protokoll, Ablehnungen. Namen stehen in names.de.ftl, Aktionen in verbs.de.ftl.
### Spieler und Orte stehen im Nominativ, am besten nach einem Doppelpunkt.

## Places and pieces

own-name = { $de }
space-of = { $player }, Reihe { $row }, Spalte { $column }
plain-at = Leeres Feld: { $space }
outpost-at = Außenposten: { $space }
investigator-at = { $name } ({ $space })
headquarters-of = Hauptquartier
depth-side = { $name } (Feld: { $upper }; Außenposten: { $lower })
side-a = Seite A
side-b = Seite B
depth-does =
    { $verb ->
        [attack] Angriff mit Stärke { $n }
        [reinforce] Verstärkung um { $n }
        [gain] der Besitzer des Tableaus erhält { COUNT($n, "cultist", "acc") }
       *[lose] der Besitzer des Tableaus verliert { COUNT($n, "cultist", "acc") }
    }
depth-at = { $token }, { $space }
tokens-of = { COUNT($n, $colour, "acc") }
madness-blue = blau
    .acc = blauen
    .acc-pl = blaue
madness-green = grün
    .acc = grünen
    .acc-pl = grüne
madness-red = rot
    .acc = roten
    .acc-pl = rote
card-for = { $card } ({ COUNT($n, "cultist") })
goal-for = { $goal } ({ COUNT($n, "point") })

## What cards show beside their actions

card-price = { $god }. Preis: { COUNT($n, "cultist") }.
key-draw = Schlüsselwort: Du darfst 1 Karte ziehen.
key-again = Schlüsselwort: Du darfst eine weitere Karte spielen.
key-automa = Schlüsselwort: Die Automa spielt ihre nächste Karte.
power-day = Tag: { SENTENCE($text) }
power-night = Nacht: { SENTENCE($text) }
goal-says = { SENTENCE($text) }
goal-pays = Lege { COUNT($n, "madness-token", "acc") } in den Beutel zurück, wenn du dieses Ziel beanspruchst.
goal-points = { COUNT($n, "point") }{ $seats ->
    [2] { "" }
   *[other] { " " }(ab { $seats } Spielern)
}.
event-kind = { $general ->
    [1] Allgemeines Ereignis: Es trifft alle Spieler.
   *[other] Ereignis: Jeder Spieler darf es einmal verwenden.
}
automa-value = Karte { $label }, Wert { $n }.
tile-says = Leben { $life }, Stärke { $strength }{ $symbol ->
    [1] , Wahnsinnssymbol
   *[other] { "" }
}.

## Setup

ask-finals = Welche 2 Endziele behältst du?
ask-character = Welchen Charakter spielst du?
ask-starting-card = Welche Götterkarte nimmst du zu Beginn?
log-setup-cultists = Kultisten jedes Spielers: { $n }.
log-setup-gods = Götter auf dem Altar: { $gods }.
log-setup-first = { $player } nimmt den Tageszeitmarker und beginnt.
log-character = { $player } spielt { $character }.

## Rounds and phases

log-round = Runde { $n } beginnt.
log-time = { $time ->
    [night] Es wird Nacht.
   *[day] Es wird Tag.
}
log-newcomers = Neue Ermittler ({ $player }): { $who }.
log-bag-filled = Der Ermittlerbeutel ist leer: Alle abgelegten Plättchen kommen zurück hinein.
log-defence = Verteidigung des Hauptquartiers: { $player } beginnt.
log-investigators = Die Ermittler rücken vor: { $player } beginnt.
log-under = { $n ->
    [1] { $player } legt 1 Karte unter das Deck.
   *[other] { $player } mischt { COUNT($n, "card", "acc") } und legt sie unter das Deck.
}

## Turns

ask-turn = Du bist am Zug. Was tust du?
ask-pay-turn = Dieser Zug kostet 1 Wahnsinnsmarker. Zahlst du oder passt du?
pay-turn = 1 Wahnsinnsmarker zahlen
pass = Passen
end-turn = Zug beenden
play-card = Spielen: { $card }
log-turn = Zug: { $player }.
log-pass = { $player } passt.
log-pass-owed = { $player } hat keinen Wahnsinnsmarker für einen weiteren Zug und passt.
log-marker = { $player } nimmt den Tageszeitmarker.
refuse-turn = Du hast keinen Wahnsinnsmarker, um einen weiteren Zug zu bezahlen.
refuse-card = Eine Karte spielen: In diesem Zug darfst du keine Karte mehr spielen.
refuse-passed = Eine Karte spielen: Du hast gepasst.
refuse-end = Zug beenden: Spiele zuerst eine Karte oder passe.

## Additional actions

remove-outpost = Außenposten vom eigenen Tableau entfernen
use-power = Macht { FORM($god, "gen") }: { SENTENCE($text) }
madness-draw = 1 Wahnsinnsmarker: 1 Karte ziehen
madness-recall = 1 Wahnsinnsmarker: oberste Karte des Ablagestapels unter das Deck legen
madness-cycle = 1 Wahnsinnsmarker: oberste Karte jedes Götterstapels darunterlegen
spend-corruption = Verderbnis ({ $n }): { SENTENCE($text) }
claim-goal = Ziel beanspruchen: { $goal } ({ COUNT($n, "point") })
ask-own-outpost = Welchen Außenposten entfernst du?
ask-outpost-price = Womit bezahlst du?
pay-madness = 2 Wahnsinnsmarker
pay-cultists = 2 Kultisten
log-pays = { $player } zahlt { COUNT($n, "cultist", "acc") }.
log-power = { $player } verwendet die Macht { FORM($god, "gen") }: „{ SENTENCE($text) }“
log-spend-corruption = { $player } gibt { COUNT($n, "corruption-token", "acc") } aus.
log-cycle = { $player } legt die oberste Karte jedes Götterstapels darunter.
log-claim = { $player } beansprucht ein Ziel: { $goal } ({ COUNT($n, "point") }).
log-goal = Neues Ziel: { $goal }.
log-goal-twice = Dieses Ziel liegt schon offen und kommt unter den Stapel: { $goal }.
refuse-no-cultists = Zusatzaktionen: Du hast keine Kultisten.
refuse-meanwhile = Zusatzaktionen: erst wenn dies abgehandelt ist.
refuse-outpost-price = Außenposten entfernen: Du hast weder 2 Wahnsinnsmarker noch 2 Kultisten.
refuse-outpost-depth = Außenposten entfernen: Darauf liegt ein Tiefenmarker.
refuse-figure-used = Eine Macht verwenden: Deine Figur ist umgelegt.
refuse-power = Eine Macht verwenden: Nichts davon ist jetzt möglich.
refuse-no-madness = Wahnsinn ausgeben: Du hast keine Wahnsinnsmarker.
refuse-madness-draw = Für Wahnsinn eine Karte ziehen: Dein Deck ist leer.
refuse-madness-recall = Für Wahnsinn eine Karte zurücklegen: Dein Ablagestapel ist leer.
refuse-madness-cycle = Götterstapel umschichten: Keiner hat 2 Karten.
refuse-second-claim = Ein Ziel beanspruchen: nur eines pro Zug.
refuse-goal = { $goal }: Die Bedingung ist nicht erfüllt.

## Playing a card

ask-set = { $card }: Welches Aktionsset verwendest du?
ask-next-action = { $choice ->
    [1] Welche dieser Aktionen führst du aus?
   *[other] Welche Aktion kommt als Nächstes?
}
ask-bottom = { $card }: Verwendest du den Text am unteren Rand?
ask-tokens = Du legst { COUNT($n, "madness-token", "acc") } zurück. { $n ->
    [1] Welche Farbe?
   *[other] Welche Farben?
}
ask-draw-own = Schlüsselwort: Ziehst du eine Karte?
ask-draw = Schlüsselwort: Wer zieht eine Karte?
ask-again = Schlüsselwort: Wer spielt eine weitere Karte?
keyword-draw-own = 1 Karte ziehen
keyword-draw-teammate = { $mate } zieht 1 Karte
keyword-draw-nobody = Niemand zieht
keyword-again-own = Weitere Karte spielen
keyword-again-teammate = { $mate } spielt eine Karte
keyword-again-back = Zurückgeben: { $mate } spielt eine Karte
keyword-again-nobody = Niemand spielt
ask-mate-card = { $mate } lässt dich eine Karte spielen. Welche?
decline = Verzichten
log-plays = { $player } spielt: { $card }.
log-set = { $player } wählt: „{ $text }“
log-line = { $player } verwendet den Text am unteren Rand: „{ $text }“
log-again = { $player } darf eine weitere Karte spielen.
log-again-mate = { $player } lässt den Teampartner eine Karte spielen: { $mate }.
log-left-out = Entfällt, weil nicht möglich: „{ $text }“
log-pays-tokens = { $player } legt Wahnsinnsmarker in den Beutel zurück: { $tokens }.
refuse-night = „{ $what }“ Nur in der Nacht.
refuse-cost = „{ $what }“ Dafür fehlen dir Wahnsinnsmarker.
refuse-used = „{ $what }“ In diesem Zug schon verwendet.
refuse-mate = Passen oder Zusatzaktionen: Du kannst jetzt nur eine Karte spielen.
refuse-nothing = „{ $what }“ Nichts davon ist jetzt möglich.

## Targets

ask-target = Welches Ziel wählst du?
ask-investigator = { $verb ->
    [attack] Welchen Ermittler greifst du mit Stärke { $n } an?
    [destroy] Welchen Ermittler vernichtest du?
    [reinforce] Welchen Ermittler verstärkst du um { $n }?
    [ignite] Welchen Ermittler entzündest du?
   *[move] Welchen Ermittler bewegst du { how-far }?
}
ask-space = { $verb ->
    [outpost-add] Wo errichtest du einen Außenposten?
   *[outpost-remove] Welchen Außenposten entfernst du?
}
ask-player = { $verb ->
    [opp-add] Welcher Spieler erhält { COUNT($n, "cultist", "acc") }?
    [opp-remove] Welcher Spieler verliert { COUNT($n, "cultist", "acc") }?
    [fire-add] In wessen Brandvorrat legst du einen Brandmarker?
   *[fire-remove] Aus wessen Brandvorrat entfernst du einen Brandmarker?
}
ask-depth-token = { $verb ->
    [depth-add] Welchen Tiefenmarker legst du?
    [depth-shift] Welchen Tiefenmarker versetzt du?
    [depth-flip] Welchen Tiefenmarker wendest du?
   *[depth-remove] Welchen Tiefenmarker entfernst du?
}
ask-depth-place = Wohin legst du ihn: { $token }?
ask-ritual = Welche Götterkarte nimmst du?
ask-god-card = Welche Karte spielst du?
ask-bury = Welche Götterkarte legst du unter ihren Stapel?
ask-place-outpost = Wo errichtest du einen Außenposten? Noch zu errichten: { $n }.
ask-divide = Welche Wahnsinnsmarker überlässt du deinem Teampartner ({ $mate })?
ask-step = { $it }: Wohin? Schritte übrig: { $n }.
step-stop = Hier anhalten
step-over = { $over ->
    [0] { "" }
   *[other] { " " }(über { COUNT($over, "outpost", "acc") })
}
step-up = Nach oben: { $space }{ step-over }
step-down = Nach unten: { $space }{ step-over }
step-left = Nach links: { $space }{ step-over }
step-right = Nach rechts: { $space }{ step-over }
outpost-refused = { $player }: kein Außenposten möglich, verliert 2 Kultisten
refuse-same-target = Ein Ziel, das dieser Effekt schon gewählt hat.
refuse-top-row = Ein Feld der oberen Reihe: Dort sind keine Außenposten erlaubt.
refuse-blocked = Eine Karte des blockierten Gottes.
refuse-price = Eine Götterkarte, die mehr Kultisten kostet, als du hast.
refuse-off-board = Nach oben: Ein Ermittler verlässt das Tableau nur über den unteren Rand.
refuse-step = Eine andere Richtung: Dort ist der Weg versperrt.
refuse-no-step = Anhalten: Der Ermittler macht mindestens einen Schritt.

## What happens

log-attack = Angriff mit Stärke { $n }: { $it }. Leben übrig: { $life }.
log-burns = Brennt: { $it }. Leben übrig: { $life }.
log-reinforce = Um { $n } verstärkt: { $it }. Leben: { $life }.
log-destroy = Vernichtet: { $it }.
log-ignite = Entzündet: { $it }.
log-defeat = Besiegt: { $it }.
log-strip = Die Wahnsinnsmarker dieses Ermittlers kommen in den Beutel; { $player } erhält sie nicht.
log-moves = { $it } bewegt sich auf: { $space }.
log-crosses = { $it } überschreitet den unteren Rand.
log-enter = Ins Hauptquartier eingedrungen ({ $player }): { $who }.
log-carried-fire = { $player } nimmt den Brand der Ermittler in den Brandvorrat: { COUNT($n, "fire-marker") }.
log-outpost = Neuer Außenposten: { $space }.
log-outpost-gone = Außenposten entfernt: { $space }.
log-no-room = Kein Außenposten möglich: { $player }.
log-fire = Brand gelegt: { $player } (jetzt { $n }).
log-fire-out = Brand gelöscht: { $player } (jetzt { $n }).
log-depth = Tiefenmarker gelegt: { $token }, { $space }.
log-depth-moved = Tiefenmarker versetzt: { $token }, { $space }.
log-depth-flip = Tiefenmarker gewendet: { $token }, { $space }.
log-depth-gone = Tiefenmarker entfernt: { $token }, { $space }.
log-depth-acts = Tiefenmarker ausgelöst: { $token }, { $space }.
log-gain = { $player } erhält { COUNT($n, "cultist", "acc") }.
log-lose = { $player } verliert { COUNT($n, "cultist", "acc") }.
log-no-cultists = { $player } hat keine Kultisten mehr.
log-no-cultists-team = { $player } und { $mate } haben keine Kultisten mehr.
log-tokens = { $player } nimmt Wahnsinnsmarker: { $tokens }.
log-bag-empty = Der Wahnsinnsbeutel ist leer; { $player } nimmt nichts.
log-draw = { $player } zieht { COUNT($n, "card", "acc") }.
log-drew = Du ziehst: { $cards }.
log-recall = { $player } legt eine Karte vom Ablagestapel unter das Deck: { $card }.
log-bury = { $player } legt eine Götterkarte unter ihren Stapel: { $card }.
log-corrupt = { $player } nimmt { COUNT($n, "corruption-token", "acc") }.
log-ritual = { $player } nimmt eine Götterkarte: { $card } ({ COUNT($n, "cultist") }).
log-figure = { $player } stellt die eigene Figur auf eine Machtkarte: { $god }.
log-ready = { $player } macht die eigene Figur bereit.
log-die = Der Würfel zeigt { $n }: Ziel { $place } von { $of }.
log-sent-back = Die Figur von { $player } kommt neben das Tableau zurück.

## Events

ask-event = Ereignis: { $event }. Verwendest du es?
log-event = Ereignis: { $event }. „{ SENTENCE($text) }“
log-eclipse = Der Tageszeitmarker wird gewendet: { $time ->
    [night] Es ist Nacht.
   *[day] Es ist Tag.
}
log-event-used = { $player } verwendet das Ereignis: { $event }.
log-event-declined = { $player } verzichtet auf das Ereignis: { $event }.

## The Automa

log-automa-card = Die Automa deckt auf: { $card }.
log-automa-not-by-day = Nicht bei Tag: „{ $text }“
log-automa-too-dear = Zu wenige Wahnsinnsmarker: „{ $text }“
log-automa-no-target = Eine Aktion hätte kein Ziel: „{ $text }“
log-automa-aims = Ziel der Automa: { $it }. Grund: { $why }.
because-route = kürzester Weg zum Hauptquartier
because-life = geringstes Leben
because-strength = größte Stärke
because-lowest = am nächsten am Hauptquartier
because-only = kein anderes Ziel
because-die = der Würfel
log-automa-under = Kein Set dieser Karte ist möglich: „{ $card }“ kommt unter das Automadeck.
log-automa-nothing = Keine Karte der Automa ist möglich.
log-automa-set = Die Automa wählt: „{ $text }“
log-automa-pays = Die Automa legt { COUNT($n, "madness-token", "acc") } in den Beutel zurück.
log-automa-full = Ihre abgelegten Karten ergeben { $n }: Die Automa passt.
log-automa-ritual = Ritual der Automa: Die teuerste sichtbare Karte, „{ $card }“, wird aus dem Spiel entfernt.

## The end, and what stops an undo

reason-capped = Das Spiel wurde nach 40 Runden abgebrochen.
reason-cultists = Jemand hat keine Kultisten mehr.
reason-tie = Jemand hat keine Kultisten mehr. Den Gleichstand entschied die Zahl der Wahnsinnsmarker.
reason-team-cultists = Ein Team hat keine Kultisten mehr.
reason-team-tie = Ein Team hat keine Kultisten mehr. Den Gleichstand entschied die Zahl der Wahnsinnsmarker.
reason-solo-won = Du hast die Automa besiegt.
reason-solo-lost = Die Automa hat gewonnen.
reason-solo-draw = Unentschieden gegen die Automa.
revealed-god-deck = eine Karte eines Götterstapels
revealed-automa = eine Karte der Automa
revealed-investigators = neue Ermittler
revealed-end-of-game = das Ende des Spiels
revealed-die = ein Würfelwurf
revealed-goal = eine Zielkarte
revealed-draw = gezogene Karten
revealed-event = ein Ereignis
revealed-madness = Wahnsinnsmarker aus dem Beutel

## Options that are refused

refuse-god-list = Die Liste der Götter muss 4 verschiedene nennen, im Solospiel 3; angegeben: { $n }.
refuse-god = Einen Gott { $given } gibt es nicht. Die Götter sind: { $legal }.
refuse-god-count = Die Liste hat die falsche Zahl von Göttern ({ $n }): Es müssen 4 sein, im Solospiel 3.
refuse-god-both = Entweder eine Liste von Göttern oder die Götter für das erste Spiel, nicht beides.
refuse-numbers = Die Automa braucht genau 5 verschiedene Nummern von 1 bis { $most }.
refuse-automa = Die Automa gibt es nur im Solospiel; die Zahl der Spieler ist { $seats }.
refuse-automa-both = Entweder eine Vorgabe der Automa oder ihre Nummern, nicht beides.
refuse-teams = Das Teamspiel braucht genau 4 Spieler, nicht { $seats }.
refuse-solo-goals = Im Solospiel gibt es keine Ziele.
refuse-solo-events = Im Solospiel gibt es keine Ereignisse.
refuse-solo-longer = Im Solospiel gibt es kein längeres Spiel.
refuse-longer = Das längere Spiel braucht Ziele.
refuse-first = Diesen Startspieler gibt es nicht; die Zahl der Spieler ist { $seats }.

## Mistakes in content

content-line = Inhalt, Zeile { $line } ({ $where }): { $what }
content-place-of = Inhalt ({ $where }): { $what }
content-large = Der Inhalt ist zu groß; erlaubt sind höchstens { $most } Zeichen.
content-toml = Inhalt, Zeile { $line }: Das ist kein gültiges TOML ({ $detail }).
content-long-line = Inhalt, Zeile { $line }: Die Zeile ist zu lang; erlaubt sind höchstens { $most } Zeichen.
content-deep = Inhalt, Zeile { $line }: zu tief verschachtelt; erlaubt sind höchstens { $most } Ebenen.
content-kind = „{ $given }“ ist von der falschen Art; erwartet: { $wanted }.
content-range = „{ $given }“ ist keine ganze Zahl von { $least } bis { $most }.
content-reference = „{ $given }“ ist hier unbekannt. Möglich: { $legal }.
content-table = Eine Tabelle „{ $given }“ gibt es nicht. Tabellen sind: { $legal }.
content-missing-table = Die Tabelle „{ $given }“ fehlt.
content-key = Einen Schlüssel „{ $given }“ gibt es nicht. Schlüssel sind: { $legal }.
content-missing-key = Der Schlüssel „{ $given }“ fehlt.
content-many = Die Tabelle „{ $table }“ hat { $given } Einträge; es müssen { $least } bis { $most } sein.
content-id = „{ $given }“ ist keine Kennung: kleine Buchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe, höchstens 40 Zeichen.
content-twice = Die Kennung „{ $given }“ kommt zweimal vor.
content-nameless = „{ $given }“ hat keinen Namen, und auch Fathom kennt keinen dafür.
content-count = Die Tabelle „{ $table }“ hat { $given } Stück; es müssen { $wanted } sein.
content-language = „{ $given }“ ist keine Sprache von Fathom. Sprachen sind: { $legal }.
content-name = „{ $given }“ ist kein Name: eine Zeile mit 1 bis { $most } Zeichen.
content-owner = „{ $given }“ muss genau { $wanted } Karten haben.
content-starters = { $given } Götter sind für das erste Spiel markiert; es müssen 4 sein.
content-tiles = Es sind { $given } Ermittlerplättchen; es müssen { $least } bis { $most } sein.
content-space = „{ $given }“ ist kein Feld einer Aufstellung: r1c1 bis r{ $most }c3.
content-layout-tiles = Die Aufstellungen brauchen { $wanted } dieser Plättchen; es gibt { $given }.
content-sides = „{ $given }“ müssen zwei Seiten sein, jede mit upper und lower.
content-goal = „{ $given }“ braucht entweder eine Bedingung oder einen Preis.
content-label = „{ $given }“: Fünf Karten tragen M, und 1 bis 15 kommen je einmal vor.
content-preset = „{ $given }“: Hier müssen 5 verschiedene Nummern von 1 bis 15 stehen.
content-general-price = Ein allgemeines Ereignis hat keinen Preis: „{ $given }“.
content-act = „{ $given }“ ist keine Aktion.
content-verb = Ein Verb „{ $given }“ gibt es nicht.
content-no-god = Einen Gott „{ $given }“ gibt es nicht.
content-number-missing = „{ $given }“ braucht eine Zahl.
content-number-odd = „{ $given }“ verträgt keine Zahl.
content-number = Die Zahl in „{ $given }“ muss von 1 bis 9 sein.
content-scope = { $verb } verträgt kein { $given }. Möglich: { $legal }.
content-place = { $given } darf hier nicht stehen ({ $place }).
content-scope-automa = „{ $given }“: @A und @G gehören auf Automakarten, und nur dorthin, wo die Automa es tut.
content-adjacent = „{ $given }“: @adj nur am unteren Rand.
content-general = „{ $given }“: Allgemeine Ereignisse betreffen das jeweils eigene Tableau (@own).
content-depth = „{ $given }“: Der Effekt eines Tiefenmarkers hat keinen Bereich.
content-cost = „{ $given }“ sind keine Kosten. Möglich sind eine Zahl von 1 bis 9, night oder beides.
content-set = „{ $given }“ ist kein Aktionsset.
content-set-long = Zu viele Aktionen: { $given }, höchstens { $most }.
content-set-many = Zu viele Sets oder Zeilen: { $given }, höchstens { $most }.
content-eclipse = „{ $given }“: eclipse steht allein.
content-price = „{ $given }“ ist kein Preis. Möglich: { $legal }.
content-and-or = „{ $given }“: entweder and oder or, nicht beides.
content-condition = „{ $given }“ ist keine Bedingung.
content-measure = „{ $given }“ lässt sich hier nicht messen.
content-measure-of = „{ $given }“ hat einen Bereich, der nicht passt. Möglich: { $legal }.

## Stellungen, die abgelehnt werden

position-automa = { $where }: Eine Automa gibt es nur im Solospiel.
position-gods = Die Stellung hat { $given } Götter; es müssen { $wanted } verschiedene sein.
position-character = { $where }: Der Charakter { $given } ist schon vergeben.
position-card = { $where }: { $given } gehört weder zum Charakter dieses Spielers noch zu einem Gott im Spiel.
position-event-top = { $where }: Ein Ereignis kann nicht die sichtbare Karte sein.
position-no-cultists = { $where }: Ohne Kultisten wäre das Spiel zu Ende.
position-outpost = { $where }: Auf { $given } darf kein Außenposten liegen.
position-depth = { $where }: Auf { $given } darf kein Tiefenmarker liegen, oder es ist keiner mehr da.
position-life = { $where }: Das Leben muss von 1 bis { $most } sein, nicht { $given }.
position-blocked = Die Figur des Spielers kann nicht auf dem blockierten Gott { $given } stehen.
position-goals = { $where }: In diesem Spiel gibt es keine Ziele.
position-goal-twice = { $where }: Zwei gleiche Ziele können nicht offen liegen.
position-goal-many = { $where }: Höchstens 3 Ziele liegen offen, nicht { $given }.
position-passed = Spieler { $given } hat gepasst und kann nicht am Zug sein.
