### Was die Karten von Abyss auf Deutsch sagen: Verben, und wen und was sie nennen. Sätze und Formen: de.ftl des Kerns.

## Wie Fähigkeiten beginnen

lord-numbers = { $keys ->
    [0] { $guild } · Kosten { $cost } aus { COUNT($races, "race", "dat") } · { COUNT($influence, "influence") }
   *[other] { $guild } · Kosten { $cost } aus { COUNT($races, "race", "dat") } · { COUNT($keys, "key") } · { COUNT($influence, "influence") }
}
ability-once = Sofort: { SENTENCE($effect) }
ability-attack = wenn er dich angreift, { $effect }
moment-turn-start = Zu Beginn deines Zuges
moment-exploration-ends = Sobald deine Erkundung endet
moment-opponent-recruits = Sobald ein Gegner einen Edlen rekrutiert
moment-opponent-gains = Sobald ein Gegner 2 oder mehr Perlen auf einmal erhält
moment-life-removed = Für jeden Lebenspunkt, den du einem Leviathan nimmst
moment-support = Wenn du Unterstützung erbittest

## Perlen, Schlüssel, Plättchen, Wunden

effect-gain = erhalte { COUNT($n, $what, "acc") }
    .inf = { COUNT($n, $what, "acc") } erhalten
    .zu = { COUNT($n, $what, "acc") } zu erhalten
    .other = erhält { COUNT($n, $what, "acc") }
effect-gain-per = erhalte { COUNT($n, $what, "acc") } { FORM($per, "per") }
    .inf = { COUNT($n, $what, "acc") } { FORM($per, "per") } erhalten
effect-lose = verliere { COUNT($n, "pearl", "acc") }
    .inf = { COUNT($n, "pearl", "acc") } verlieren
    .other = verliert { COUNT($n, "pearl", "acc") }
effect-suffer = erleide { COUNT($n, "wound", "acc") }
    .inf = { COUNT($n, "wound", "acc") } erleiden
effect-steal = stiehl { FORM($it, "dat") } { COUNT($n, $what, "acc") }
    .inf = { FORM($it, "dat") } { COUNT($n, $what, "acc") } stehlen
random-token = zufälliges Monsterplättchen
    .acc = zufälliges Monsterplättchen
    .acc-pl = zufällige Monsterplättchen
    .nom-pl = zufällige Monsterplättchen
cost-pay = zahle { COUNT($n, $what, "acc") }
    .inf = { COUNT($n, $what, "acc") } zahlen
    .zu = { COUNT($n, $what, "acc") } zu zahlen
effect-give-nebulis = gib jedem Gegner 1 deiner Nebulis
    .sentence = Gib jedem Gegner 1 deiner Nebulis. Hast du zu wenige, bestimmst du, wer einen bekommt.

## Verbündete

effect-discard-allies = wirf { $allies } aus der Hand ab
    .inf = { $allies } aus der Hand abwerfen
    .zu = { $allies } aus der Hand abzuwerfen
    .other = wirft { $allies } aus der Hand ab
so-many-allies = { COUNT($n, "ally", "acc") }
all-but-allies = alle Verbündeten bis auf { $n }
effect-take-to-hand = nimm { FORM($it, "acc") } auf die Hand
    .inf = { FORM($it, "acc") } auf die Hand nehmen
    .zu = { FORM($it, "acc") } auf die Hand zu nehmen
select-stacks = Ratsstapel
    .one = ein Ratsstapel
    .one-acc = einen Ratsstapel
select-discarded = Verbündete der Erkundungsablage
    .one = ein beliebiger Verbündeter von der Erkundungsablage
    .one-acc = einen beliebigen Verbündeten von der Erkundungsablage
select-next-ally = der nächste Verbündete vom Erkundungsstapel
    .one-acc = den nächsten Verbündeten vom Erkundungsstapel
select-races = Völker
    .one = ein Volk deiner Wahl
    .one-gen = eines Volkes deiner Wahl
select-affiliated-of = deine angeschlossenen Verbündeten { FORM($race, "gen") }
    .one = ein angeschlossener Verbündeter { FORM($race, "gen") }
    .one-acc = einen angeschlossenen Verbündeten { FORM($race, "gen") }

## Edle

effect-discard = wirf { FORM($it, "acc") } ab
    .inf = { FORM($it, "acc") } abwerfen
    .zu = { FORM($it, "acc") } abzuwerfen
    .other = wirft { FORM($it, "acc") } ab
effect-take-lord = nimm { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } nehmen
    .zu = { FORM($it, "acc") } zu nehmen
effect-disable = schalte { FORM($it, "acc") } aus
    .sentence = Schalte { FORM($it, "acc") } aus; von nun an bringt er nur noch Einfluss.
effect-free = befreie { FORM($it, "acc") }
    .sentence = Befreie { FORM($it, "acc") }. Du behältst seinen Ort.
effect-exchange = tausche { FORM($old, "acc") } gegen { FORM($it, "acc") }
    .inf = { FORM($old, "acc") } gegen { FORM($it, "acc") } tauschen
    .zu = { FORM($old, "acc") } gegen { FORM($it, "acc") } zu tauschen
effect-place-top = platziere den obersten { FORM($piece, "acc") } des Stapels { $where }
    .inf = den obersten { FORM($piece, "acc") } des Stapels { $where } platzieren
    .zu = den obersten { FORM($piece, "acc") } des Stapels { $where } zu platzieren
    .other = platziert den obersten { FORM($piece, "acc") } des Stapels { $where }
on-free-court = auf einem freien Feld am Hof
on-free-border = auf einem freien Grenzfeld deiner Wahl
on-border = an der Grenze
select-lords = deine freien Edlen
    .one = einer deiner freien Edlen
    .one-acc = einen deiner freien Edlen
    .another = ein anderer deiner freien Edlen
    .another-acc = einen anderen deiner freien Edlen
select-rivals = deine Gegner
    .one = ein Gegner deiner Wahl
    .one-dat = einem Gegner deiner Wahl
    .each = jeder Gegner
    .each-dat = jedem Gegner
select-robbed = dieser Gegner
    .one = er
    .one-dat = ihm
select-rival-lords = freie Edle bei { FORM($whose, "dat") }
    .one = bei { FORM($whose, "dat") } ein freier Edler
    .one-acc = bei { FORM($whose, "dat") } einen freien Edlen
select-assigned = deine zugewiesenen Edlen
    .one = einer deiner zugewiesenen Edlen
    .one-acc = einen deiner zugewiesenen Edlen
select-court = Edle am Hof
    .one = ein Edler vom Hof
    .one-acc = einen Edlen vom Hof
select-top-lord = der oberste Edle des Stapels
    .one-acc = den obersten Edlen des Stapels
effect-sentinel = lege das Wächterplättchen dieses Edlen aus
effect-extra-turn = du bist nach diesem Zug noch einmal am Zug

## Orte

location-worth = Einfluss: { $worth }.
effect-draw-locations = { $n ->
    [1] ziehe 1 Ort und übernimm mit diesem Edlen ohne Schlüssel die Kontrolle über ihn
   *[other] ziehe { COUNT($n, "location", "acc") } und übernimm mit diesem Edlen ohne Schlüssel die Kontrolle über einen davon
}
effect-loot = ziehe nacheinander beliebig viele Beutekarten auf diesen Ort
    .sentence = Ziehe nacheinander beliebig viele Beutekarten auf diesen Ort. Kommt ein Wert doppelt, wirf beide Karten ab und höre auf.
select-locations = deine Orte
    .one = einer deiner Orte
    .one-acc = einen deiner Orte
select-available = verfügbare Orte
    .one = ein verfügbarer
    .one-acc = einen verfügbaren
select-this-location = dieser Ort
    .one-acc = diesen Ort
select-stacked = Orte des Stapels
    .one = ein beliebiger Ort des Stapels
    .one-acc = einen beliebigen Ort des Stapels
number-lords-of = 1 für jeden deiner { FORM($guild, "gen-pl") }
    .per = für jeden deiner { FORM($guild, "gen-pl") }
number-allies-of = { FORM($race, "gender") ->
    [f] 1 für jede deiner angeschlossenen { FORM($race, "gen-pl") }
    [n] 1 für jedes deiner angeschlossenen { FORM($race, "gen-pl") }
   *[m] 1 für jeden deiner angeschlossenen { FORM($race, "gen-pl") }
}
    .per = { FORM($race, "gender") ->
        [f] für jede deiner angeschlossenen { FORM($race, "gen-pl") }
        [n] für jedes deiner angeschlossenen { FORM($race, "gen-pl") }
       *[m] für jeden deiner angeschlossenen { FORM($race, "gen-pl") }
    }
number-guilds = 1 für jede Gilde unter deinen Edlen
    .per = für jede Gilde unter deinen Edlen
number-lords = 1 für jeden deiner Edlen
    .per = für jeden deiner Edlen
number-lords-with-key = 1 für jeden deiner Edlen mit Schlüssel
    .per = für jeden deiner Edlen mit Schlüssel
number-lords-without-key = 1 für jeden deiner Edlen ohne Schlüssel
    .per = für jeden deiner Edlen ohne Schlüssel
number-twice-weakest = doppelt so viel wie dein schwächster Edler
number-strongest-lord = so viel wie dein stärkster Edler
number-affiliated = 1 für jeden deiner angeschlossenen Verbündeten
    .per = für jeden deiner angeschlossenen Verbündeten
number-weakest-allies = Wert deines schwächsten angeschlossenen Verbündeten jedes Volkes
number-nebulis = 1 für jeden deiner Nebulis
    .per = für jeden deiner Nebulis
number-mirrored = so viel, wie dir der beste Ort eines Gegners brächte
number-loot = Wert der Beute darauf
number-races-left = 1 für jedes in den Rat geschickte Volk
    .per = für jedes in den Rat geschickte Volk

## Leviathane, Plättchen, Beute

effect-may-fight = du darfst gegen einen Leviathan kämpfen
effect-strike = nimm einem Leviathan deiner Wahl 1 Lebenspunkt und erhalte die Belohnung dafür
select-border = Leviathane an der Grenze
    .one = ein Leviathan an der Grenze
    .one-acc = einen Leviathan an der Grenze
    .per = für jeden Leviathan an der Grenze
leviathan-races = Gegen ihn kämpfen können { FORM($races, "nom-pl") }.
leviathan-lives = Widerstand von oben: { $lives }.
leviathan-life = { $strength } ({ COUNT($tokens, "token") })
loot-gives-nothing = Keine Belohnung, nur ihr Wert zählt.

## Was Karten schon dadurch tun, dass sie da sind

modifier-cost = Edle kosten { $whom } { $change }
whom-you = dich
whom-opponents = deine Gegner
number-more = { $n } mehr
number-less = { $n } weniger
modifier-more = { $moment }: Nimm zusätzlich { COUNT($n, $what, "acc") }
modifier-any-ally = du darfst mit Verbündeten beliebiger Völker { $act }
act-recruit = Edle rekrutieren
act-fight = gegen Leviathane kämpfen
modifier-hand-limit = am Ende seines Zuges wirft jeder Gegner alle Verbündeten bis auf { $n } aus der Hand ab
modifier-threat-space = Gegner, die gegen ein Monster kämpfen, erhalten die Belohnung des vorherigen Bedrohungsfeldes
modifier-ignores-monsters = du darfst ein Monster, das du aufdeckst, ignorieren: Platziere keinen Leviathan und erkunde weiter
modifier-second-fight = nachdem du einen Leviathan getötet hast, darfst du gegen einen weiteren kämpfen
modifier-soldier-immunity = die Fähigkeiten fremder Soldaten wirken nicht auf dich
modifier-affiliates-any = wenn du rekrutierst, schließe dir einen beliebigen der eingesetzten Verbündeten an, nicht nur den schwächsten
modifier-purchases = in jedem gegnerischen Zug darfst du einen zweiten Verbündeten kaufen
modifier-nebulis-limit = bei jeder Zahlung darfst du einen zweiten Nebulis einsetzen
modifier-keeps-pearls = du darfst mit Nebulis zahlen, auch wenn du noch Perlen hast
modifier-no-final-nebulis = am Spielende bringen dir Kraken auf der Hand keine Nebulis
