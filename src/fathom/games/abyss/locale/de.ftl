### Die Wörter von Abyss auf Deutsch; die Namen der Dinge stehen in names.de.ftl.
### Mitten im Satz stehen Edle, Orte und Leviathane mit Artikel: FORM($lord, "def-acc").

## Karten und Plätze als Wendungen

ally-plain = { FORM($race, $case) } { $value }
    .a-acc = { FORM($race, "acc") } { $value }
ally-pearl = { FORM($race, $case) } { $value } { mark-pearl }
    .a-acc = { FORM($race, "acc") } { $value } { mark-pearl }
ally-dice = { FORM($race, $case) } { $value } { mark-dice }
    .a-acc = { FORM($race, "acc") } { $value } { mark-dice }
stack-of = Stapel der { FORM($race, "gen-pl") }
zone-lord = am Hof
zone-council = im Rat
zone-location = auf einem Ort
space-2-3 = Feld 2/3
space-4 = Feld 4
space-5 = Feld 5
space-6 = Feld 6
space-7 = Feld 7
space-8 = Feld 8
space-9 = Feld 9
space-10 = Feld 10
space-11-12 = Feld 11/12

## Der Zug

ask-action = Was tust du?
explore = Die Tiefen erkunden
support = Den Rat um Unterstützung bitten
recruit = Einen Edlen rekrutieren
plot = Am Hof intrigieren (1 Perle)
sentinel = Wächterplättchen auslegen
skip = Die Aktion auslassen
ask-leftover = Verwendest du vor dem Ende deines Zuges noch eine Fähigkeit?
end-turn = Zug beenden
refuse-explore = Es gibt keine Erkundungskarte mehr zu ziehen.
refuse-support = Es gibt keinen Ratsstapel, den du nehmen könntest.
refuse-recruit = Deine Verbündeten und Perlen reichen für keinen Edlen am Hof.
refuse-recruit-court = Am Hof ist kein Edler, den du nehmen könntest.
refuse-plot-full = Du kannst nicht intrigieren: Am Hof ist kein Feld frei.
refuse-plot-deck = Du kannst nicht intrigieren: Der Stapel der Edlen ist leer.
refuse-plot-pearl = { $nebulis ->
    [0] Du kannst nicht intrigieren: Es kostet 1 Perle, und du hast keine.
   *[other] Du kannst nicht intrigieren: Es kostet 1 Perle, und Nebulis zählen nicht.
}
refuse-plot-late = Intrigieren kannst du nur vor deiner Aktion.
refuse-skip = Solange eine Aktion möglich ist, musst du eine ausführen.
refuse-second-action = Deine eine Aktion in diesem Zug hast du schon ausgeführt.
refuse-power-used = Die Fähigkeit { FORM($lord, "def-gen") } hast du in diesem Zug schon verwendet.
refuse-power-impossible = Die Fähigkeit { FORM($lord, "def-gen") } würde jetzt nichts bewirken.
refuse-disabled = { $lord }: ausgeschaltet, bringt nur noch Einfluss.
refuse-five = Zu fünft spielt man nur mit der Erweiterung Leviathan.
refuse-reserved = { $what }: reserviert durch das Wächterplättchen eines anderen.
log-turn = Zug { $n }: { $player }.
log-skip = { $player } kann keine Aktion ausführen und lässt sie aus.
log-stuck = Niemand kann mehr eine Aktion ausführen. Das Spiel ist zu Ende.
log-extra-turn = { $player } ist noch einmal am Zug.
log-plot = { $player } intrigiert am Hof für 1 Perle.
log-use-power = { $player } verwendet die Fähigkeit { FORM($lord, "def-gen") }.

## Erkunden

if-dear = der Verbündete { COUNT($n, "pearl", "acc") } oder mehr kostet
if-low-ally = der Verbündete den Wert { $n } oder weniger hat
ask-buy = { $player } deckt { FORM($card, "a-acc") } auf. Kaufst du die Karte für { COUNT($n, "pearl", "acc") }?
buy-option = { $nebulis ->
    [0] Für { COUNT($pearls, "pearl", "acc") } kaufen
   *[other] { $pearls ->
        [0] Für { COUNT($nebulis, "nebulis", "acc") } kaufen
       *[other] Für { COUNT($pearls, "pearl", "acc") } und { COUNT($nebulis, "nebulis", "acc") } kaufen
    }
}
ask-take = Niemand kauft { FORM($card, "acc") }. Nimmst du die Karte?
take-option = { FORM($card, "acc") } nehmen
explore-on = Weiter erkunden
ask-monster = Ein Monster! Der Bedrohungsmarker steht auf Feld { $n }. Was tust du?
ask-leviathan = Ein Monster! Was tust du?
fight-option = Kämpfen
ignore-option = Ignorieren und weiter erkunden
explore-on-threat = Weiter erkunden (Bedrohung +1)
explore-on-leviathan = Weiter erkunden (Leviathan platzieren)
ask-send-kraken = Auf welchen Ratsstapel kommt { FORM($card, "nom") }?
refuse-older = { $card } liegt weiter hinten. Nehmen kannst du nur den zuletzt aufgedeckten Verbündeten.
refuse-fight = Du hast keinen Verbündeten, der gegen einen Leviathan an der Grenze kämpfen kann.
refuse-fifth-space = Auf dem letzten Feld der Leiste musst du kämpfen, weil du es kannst.
log-explore = { $player } deckt { FORM($card, "a-acc") } auf (Feld { $space }).
log-buy = { $nebulis ->
    [0] { $player } kauft { FORM($card, "acc") } für { COUNT($pearls, "pearl", "acc") }.
   *[other] { $pearls ->
        [0] { $player } kauft { FORM($card, "acc") } für { COUNT($nebulis, "nebulis", "acc") }.
       *[other] { $player } kauft { FORM($card, "acc") } für { COUNT($pearls, "pearl", "acc") } und { COUNT($nebulis, "nebulis", "acc") }.
    }
}
log-take = { $player } nimmt { FORM($card, "acc") }.
log-nothing-to-draw = Es gibt nichts mehr zu ziehen. { $player } beendet die Erkundung.
log-reshuffle = Die Erkundungsablage wird zu einem neuen Stapel gemischt.
log-to-council = { $card } kommt in den Rat.
log-send-kraken = { $player } schickt { FORM($card, "acc") } auf den Stapel der { FORM($race, "gen-pl") }.
log-threat = Die Bedrohung steigt auf { $n }.
log-threat-back = Die Bedrohung geht auf 0 zurück.
log-ignore = { $player } ignoriert das Monster.

## Monster des Grundspiels

ask-reward = Das Monster ist besiegt. Welche Belohnung nimmst du?
reward-option = { $tokens ->
    [0] { $pearls ->
        [0] Nur Schlüssel
       *[other] { COUNT($pearls, "pearl") }
    }
   *[other] { $pearls ->
        [0] { COUNT($tokens, "monster-token") }
       *[other] { COUNT($pearls, "pearl") } und { COUNT($tokens, "monster-token") }
    }
}
refuse-tokens-short = Für mehr sind nicht genug Monsterplättchen übrig.
log-fight-monster = { $player } kämpft gegen das Monster: Belohnung von Bedrohungsfeld { $n }.
log-take-tokens = { $player } zieht { COUNT($n, "monster-token", "acc") }.
log-your-token = Du erhältst ein { FORM($token, "acc") }.
log-lost-token = Du verlierst ein { FORM($token, "acc") }.

## Der Rat

ask-stack = Welchen Ratsstapel nimmst du?
stack-option = Stapel der { FORM($race, "gen-pl") } ({ COUNT($n, "card") })
ask-discard-stack = Welchen Ratsstapel wirfst du ab?
refuse-empty-stack = Der Stapel der { FORM($race, "gen-pl") } ist leer.
log-take-stack = { $player } nimmt den Stapel der { FORM($race, "gen-pl") } mit { COUNT($n, "card", "dat") }.
log-discard-stack = { $player } wirft den Stapel der { FORM($race, "gen-pl") } mit { COUNT($n, "card", "dat") } ab.

## Der Hof

ask-recruit = Welchen Edlen rekrutierst du?
lord-option = { $keys ->
    [0] { $lord } ({ $guild }): Kosten { $cost } aus { COUNT($races, "race", "dat") }; { COUNT($influence, "influence") }
   *[other] { $lord } ({ $guild }): Kosten { $cost } aus { COUNT($races, "race", "dat") }; { COUNT($keys, "key") }, { COUNT($influence, "influence") }
}
ask-pay = { $laid ->
    [0] Mit welchem Verbündeten bezahlst du { FORM($lord, "def-acc") }? Kosten: { $n }.
   *[other] Welchen Verbündeten legst du für { FORM($lord, "def-acc") } dazu? Ausgelegt: { $laid }, es fehlen: { $n }.
}{ $missing ->
    [0] { "" }
   *[other] { " " }Noch fehlt das Volk: { $race }.
}
enough-option = { $n ->
    [0] So viel bezahlen
   *[other] { $nebulis ->
        [0] { COUNT($n, "pearl", "acc") } dazulegen
       *[other] { $n } in Perlen oder Nebulis dazulegen
    }
}
ask-mix = Zu zahlen: { $n }. Wie zahlst du?
mix-option = { $nebulis ->
    [0] { COUNT($pearls, "pearl") }
   *[other] { $pearls ->
        [0] { COUNT($nebulis, "nebulis") }
       *[other] { COUNT($pearls, "pearl") } und { COUNT($nebulis, "nebulis") }
    }
}
ask-affiliate = Welcher dieser Verbündeten schließt sich dir an?
ask-take-lord = Welchen Edlen nimmst du?
take-lord-option = { $keys ->
    [0] { $lord } ({ $guild }): { COUNT($influence, "influence") }
   *[other] { $lord } ({ $guild }): { COUNT($keys, "key") }, { COUNT($influence, "influence") }
}
ask-replace-lord = Welchen Edlen am Hof ersetzt du?
ask-discard-lord = Welchen Edlen wirfst du ab?
ask-free-lord = Welchen Edlen befreist du?
ask-disable = Welchen freien Edlen von { $player } schaltest du aus?
refuse-cost = { $lord }: kostet { $n }, du kannst höchstens { $have } zahlen.
refuse-races = { $lord }: Nötig sind Verbündete aus genau { COUNT($n, "race", "dat") }.
refuse-guild-race = { $lord }: Nötig ist ein Verbündeter vom Volk der Gilde ({ $race }), und du hast keinen.
refuse-payment = { $card }: Mit dieser Karte ließe sich nicht mehr richtig bezahlen.
refuse-assigned = { $lord }: sicher, weil einem Ort zugewiesen.
log-setup-court = Am Hof: { $lords }.
log-recruit = { $player } rekrutiert { FORM($lord, "def-acc") }.
log-pay = { $nebulis ->
    [0] { $player } zahlt { COUNT($pearls, "pearl", "acc") }.
   *[other] { $pearls ->
        [0] { $player } zahlt { COUNT($nebulis, "nebulis", "acc") }.
       *[other] { $player } zahlt { COUNT($pearls, "pearl", "acc") } und { COUNT($nebulis, "nebulis", "acc") }.
    }
}
log-pay-allies = { $player } zahlt mit { FORM($allies, "dat") }.
log-affiliate = { $ally } schließt sich { $player } an.
log-lord-enters = In den Dienst von { $player } tritt { FORM($lord, "def-nom") }.
log-reveal-lord = Am Hof erscheint { FORM($lord, "def-nom") } (Feld { $space }).
log-replace-lord = { $player } ersetzt { FORM($old, "def-acc") }. Am Hof erscheint { FORM($new, "def-nom") }.
log-court-low = Am Hof sind nur noch wenige Edle: Die dort aufgedruckten Perlen gehen an { $player }.
log-court-exhausted = Der Hof lässt sich nicht mehr auffüllen.
log-lose-lord = { $player } verliert { FORM($lord, "def-acc") }.
log-disable = Bei { $player } wird { FORM($lord, "def-nom") } ausgeschaltet.
log-free-lord = Bei { $player } ist { FORM($lord, "def-nom") } wieder frei.

## Perlen, Schlüssel, Nebulis, Karten

ask-discard = { $why ->
    [law] { $n ->
        [1] Kriegsrecht: Welchen Verbündeten wirfst du ab?
       *[other] Kriegsrecht: Welche { $n } Verbündeten wirfst du ab?
    }
   *[power] { $n ->
        [1] Welchen Verbündeten wirfst du ab?
       *[other] Welche { $n } Verbündeten wirfst du ab?
    }
}
ask-discard-one = Welchen Verbündeten wirfst du ab?
ask-heal = Welchen Verbündeten nimmst du von der Ablage?
ask-martial-law = Kriegsrecht: Erlaubt sind 12 Verbündete, du hast { $n } mehr. Wie viele davon behältst du für je 1 Perle?
ask-steal = Wem stiehlst du ein Monsterplättchen?
steal-option = { $pile ->
    [base] { $player }: Plättchen des Grundspiels
   *[expansion] { $player }: Erweiterungsplättchen
}
ask-race = Welches Volk nennst du?
ask-lose-affiliated = Welchen angeschlossenen Verbündeten wirfst du ab?
ask-give-nebulis = Wer bekommt 1 Nebulis von dir?
ask-figure = Wer bekommt die Krakenfigur?
refuse-discard-kraken = Kraken dürfen nicht wegen des Kriegsrechts abgeworfen werden.
log-gain-pearls = { $player } erhält { COUNT($n, "pearl", "acc") }.
log-lose-pearls = { $player } verliert { COUNT($n, "pearl", "acc") }.
log-gain-keys = { $player } erhält { COUNT($n, "key", "acc") }.
log-gain-nebulis = { $player } nimmt { COUNT($n, "nebulis", "acc") }.
log-give-nebulis = { $player } gibt 1 Nebulis an { $other }.
log-discard-ally = { $player } wirft { FORM($ally, "acc") } ab.
log-martial-law = { $player } zahlt { COUNT($n, "pearl", "acc") } wegen des Kriegsrechts.
log-steal = { $pile ->
    [base] { $player } stiehlt { $victim } ein Monsterplättchen.
   *[expansion] { $player } stiehlt { $victim } ein Erweiterungsplättchen.
}
log-heal = { $player } nimmt einen Verbündeten von der Ablage.
log-your-card = Du nimmst { FORM($card, "acc") }.
log-name-race = { $player } nennt ein Volk: { FORM($other, "nom-pl") }.
log-figure = { $player } hat jetzt die Krakenfigur.
log-show-tokens = { $player } zeigt Monsterplättchen: { $tokens }.
log-figure-back = Niemand hat mehr Nebulis: Die Krakenfigur kommt zurück in den Vorrat.

## Orte und Beute

ask-location = Du hast mindestens drei Schlüssel. Über welchen Ort übernimmst du die Kontrolle?
location-option = { $location }: { $worth }
draw-option = { $n ->
    [1] 1 Ort ziehen und nehmen
   *[other] { COUNT($n, "location", "acc") } ziehen und einen wählen
}
ask-keep = Welchen Ort behältst du? Die anderen werden verfügbar.
ask-pay-keys = Welche drei Schlüssel gibst du für { FORM($location, "def-acc") }?
ask-smokers = Gegen welchen Ort des Stapels tauschst du { FORM($card, "def-acc") }?
decline = Diesen Ort behalten
ask-swap-give = Welchen deiner Orte gibst du ab?
ask-swap-take = Welchen verfügbaren Ort nimmst du dafür?
ask-loot = Wert der Beute hier: { $n }. Ziehst du noch eine Karte? Liegt ihr Wert hier schon, gehen beide Karten verloren, und du hörst auf.
draw-loot = Noch eine Beutekarte ziehen
stop-loot = Aufhören
refuse-draw-more = { $n ->
    [0] Es ist kein Ort mehr zu ziehen.
    [1] Es ist nur noch 1 Ort zu ziehen.
   *[other] Es sind nur noch { COUNT($n, "location") } zu ziehen.
}
refuse-keep-keys = Schlüssel kannst du nicht aufheben: Drei müssen eingesetzt werden.
refuse-no-key = { $lord }: hat keinen Schlüssel.
log-setup-location = Verfügbarer Ort: { $location }.
log-draw-location = Gezogen: { $location }.
log-pay-keys = { $player } gibt { COUNT($n, "key", "acc") } zurück.
log-assign = { $player } weist { FORM($lord, "def-acc") } { FORM($location, "def-dat") } zu.
log-control = { $player } übernimmt die Kontrolle über { FORM($location, "def-acc") }.
log-exchange = { $player } tauscht { FORM($old, "def-acc") } gegen { FORM($new, "def-acc") }.
log-loot = { $player } zieht { $loot } für { FORM($location, "def-acc") }.
log-loot-twice = { $loot } kam doppelt: Beide Karten gehen verloren.

## Leviathane

ask-target = Gegen welchen Leviathan kämpfst du?
ask-strike = Welcher Leviathan verliert 1 Lebenspunkt?
leviathan-option = { $leviathan } auf { $space }: Widerstand { $n }, { COUNT($tokens, "token") }, noch { COUNT($life, "life-point") }
ask-fighter = Welchen Verbündeten schickst du in den Kampf?
ask-spend = Deine Angriffsstärke ist { $n }. Wie viele Perlen legst du dazu, für je +1?
ask-attack-again = Greifst du noch einmal an?
attack-again = Noch einmal angreifen
end-fight = Kampf beenden
ask-second-fight = Der Leviathan ist tot. Kämpfst du gegen einen zweiten?
second-fight = Gegen einen zweiten Leviathan kämpfen
ask-split-tokens = Du erhältst { COUNT($n, "monster-token", "acc") }. Wie viele ziehst du vom Stapel des Grundspiels? Der Rest kommt vom Stapel der Erweiterung.
ask-reveal-token = Deckst du ein Erweiterungsplättchen auf?
reveal-option = Aufdecken: { $effect }
keep-tokens = Den Rest verdeckt behalten
ask-border-guard = Wer platziert einen Leviathan?
ask-free-space = Auf welchem freien Feld platzierst du { FORM($leviathan, "def-acc") }?
ask-lose-allies = { $n ->
    [1] Der Leviathan greift an. Welchen Verbündeten wirfst du ab?
   *[other] Der Leviathan greift an. Welche { $n } Verbündeten wirfst du ab?
}
ask-lose-lord = Der Leviathan greift an. Welchen freien Edlen verlierst du?
refuse-target = { $leviathan }: Du hast keinen Verbündeten, der gegen diesen Leviathan kämpfen kann.
refuse-fighter = { $card }: Dieses Volk kann gegen diesen Leviathan nicht kämpfen.
refuse-other-leviathan = Im selben Kampf kannst du dich keinem anderen Leviathan zuwenden.
refuse-token-stack = Es gibt keinen Ratsstapel, den du nehmen könntest; deshalb lässt sich dieses Plättchen nicht aufdecken.
refuse-token-kept = Früher behaltene Plättchen lassen sich nur zu Beginn deines Zuges aufdecken.
refuse-shaman = { $player } steht unter dem Schutz des Schamanen.
log-setup-leviathan = Die Würfel zeigen { $n }: An der Grenze erscheint { FORM($leviathan, "def-nom") }.
log-no-leviathan = Der Stapel der Leviathane ist leer. Keiner erscheint.
log-roll-border = { $player } würfelt für die Grenze: { $first } und { $second }.
log-place-leviathan = An der Grenze erscheint { FORM($leviathan, "def-nom") } auf { $space }.
log-leviathan-leaves = Von der Grenze verschwindet { FORM($leviathan, "def-nom") }.
log-attacked = { $player } wird angegriffen: { $leviathan }.
log-wounds = { $player } erleidet { COUNT($n, "wound", "acc") }.
log-fight-leviathan = { $player } kämpft gegen { FORM($leviathan, "def-acc") }.
log-roll = { $second ->
    [0] { $player } würfelt eine { $n }.
   *[other] { $player } würfelt { $first } und { $second }. Es zählt die { $n }.
}
log-spend = { $player } legt { COUNT($n, "pearl", "acc") } zum Angriff dazu.
log-attack-fails = { $player } greift mit Stärke { $n } an, vergeblich.
log-attack-succeeds = { $player } greift mit Stärke { $n } an und entfernt { COUNT($points, "life-point", "acc") }.
log-strike = { $player } verwundet { FORM($leviathan, "def-acc") }.
log-kill = { $player } tötet { FORM($leviathan, "def-acc") }.
log-slayer = { $player } hat jetzt den Bezwinger der Tiefe.
log-take-expansion-tokens = { $player } zieht { COUNT($n, "expansion-token", "acc") }.
log-reveal-token = { $player } deckt ein { FORM($token, "acc") } auf.

## Wächterplättchen

ask-sentinel = Was reserviert dein Wächterplättchen?
refuse-zone-taken = Ein Wächterplättchen liegt schon { $zone }.
log-sentinel = { $player } legt das { FORM($token, "acc") } aus. Reserviert: { $place }.
log-sentinel-returns = Das { $token } kehrt zu { $player } zurück.

## Das Ende

log-setup-start = { $player } beginnt.
log-end-lords = { $player } hat sieben Edle. Alle anderen führen noch einen letzten Zug aus.
log-end-court = Der Hof lässt sich nicht mehr auffüllen. Alle anderen führen noch einen letzten Zug aus.
log-end-leviathan = Die Leviathane oder die Monsterplättchen sind aufgebraucht. Alle anderen führen noch einen letzten Zug aus.
end-lords = Das Spiel endete, weil jemand sieben Edle hatte.
end-court = Das Spiel endete, weil sich der Hof nicht mehr auffüllen ließ.
end-leviathan = Das Spiel endete, weil die Leviathane oder die Monsterplättchen aufgebraucht waren.
end-stuck = Das Spiel endete, weil niemand mehr eine Aktion ausführen konnte.

## Was bekannt wurde

revealed-card = eine Karte des Erkundungsstapels ({ FORM($card, "nom") })
revealed-lord = ein Edler des Stapels ({ $lord })
revealed-location = die Orte des Stapels
revealed-loot = eine Beutekarte ({ $loot })
revealed-token = ein Monsterplättchen
revealed-discard = die Erkundungsablage
revealed-stack = die Karten im Stapel der { FORM($race, "gen-pl") }
revealed-hands = die Handkarten
revealed-dice = ein Würfelwurf
revealed-leviathan = ein Leviathan des Stapels ({ $leviathan })

## Stellungen, die es nicht geben kann

position-keys = Die Plätze haben zusammen { COUNT($given, "key", "acc") }, das Spiel hat aber nur { $most }.
position-assigned = { $where } weist Edle { $given } zu, aber dieser Ort gehört nicht dazu.
position-court = Der Hof hat 6 Felder, nicht { $given }.
position-threat = { $most ->
    [0] Mit der Erweiterung Leviathan gibt es keine Bedrohungsleiste; die Bedrohung muss 0 sein, nicht { $given }.
   *[other] Die Bedrohung geht von 0 bis { $most }, sie kann nicht { $given } sein.
}
position-border-twice = Grenzfeld { $given } ist zweimal genannt.
position-life = { $where }: Die verlorenen Lebenspunkte müssen von 0 bis { $most } reichen, nicht { $given }.
position-loot-twice = { $where } nennt einen Wert zweimal, aber gleiche Beutekarten bleiben nie auf einem Ort.
position-loot-hidden = { $where }: Der Ort liegt verdeckt und kann keine Beute tragen.
position-sentinel-lord = { $where }: Das Wächterplättchen kann nicht Platz { $owner } gehören, weil sein Edler ({ $lord }) anderswo ist.
position-sentinel-zone = { $where }: Ein anderes Wächterplättchen liegt schon { $zone }.
position-sentinel-on = { $where }: Ein Wächterplättchen kann hier nicht auf { $given } liegen. Es kann liegen auf: { $legal }.
position-last-turns = Die noch ausstehenden letzten Züge müssen von 0 bis { $most } reichen, ohne Spielende 0; nicht { $given }.

## Was von selbst geschieht

log-only-explore = { $player } kann nur erkunden.
log-only-support = { $player } kann nur um Unterstützung bitten.
log-only-lord = Kein anderer Edler ist für { $player } erreichbar.
log-only-explore-on = { $player } kann nicht kämpfen und muss weiter erkunden.
log-power-idle = Die Fähigkeit { FORM($lord, "def-gen") } bewirkt hier nichts.

## Was einen Gleichstand entscheidet

tie-pearls = Perlen
tie-lord = Höchster einzelner Edler
