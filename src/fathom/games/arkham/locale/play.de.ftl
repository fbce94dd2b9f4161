### Arkham Horror: The Card Game: log, questions, options and refusals.

## The log

log-turn = { $player } beginnt den Zug.
log-gains = { $player } erhält { COUNT($n, "resource", "acc") }.
log-gains-clues = { $player } erhält { COUNT($n, "clue", "acc") }.
log-drops-clues = { $player } legt { COUNT($n, "clue", "acc") } auf den eigenen Ort.
log-spends-clues = { $player } gibt { COUNT($n, "clue", "acc") } aus.
log-discovers = { $player } entdeckt { FORM($location, "at") } { COUNT($n, "clue", "acc") }.
log-activates = { $player } verwendet eine Fähigkeit: { $card }.
log-forced = „{ FORM($card, "bare") }“ wirkt.
log-plays =
    { $n ->
        [0] { $player } spielt „{ FORM($card, "bare") }“.
       *[other] { $player } spielt „{ FORM($card, "bare") }“ für { COUNT($n, "resource", "acc") }.
    }
log-commits = { $player } trägt „{ FORM($card, "bare") }“ zur Probe bei.
log-test = { $player } legt eine { FORM($skill, "test") } gegen { $n } ab.
log-test-fight = { $player } greift { FORM($about, "obj") } an ({ FORM($skill, "test") } gegen { $n }).
log-test-evade = { $player } versucht, { FORM($about, "dat") } zu entkommen ({ FORM($skill, "test") } gegen { $n }).
log-test-investigate = { $player } ermittelt { FORM($about, "at") } ({ FORM($skill, "test") } gegen { $n }).
log-test-card = „{ FORM($about, "bare") }“: { $player } legt eine { FORM($skill, "test") } gegen { $n } ab.
log-token = { $player } enthüllt einen Chaosmarker: { $token }.
log-passed = { $player }: Die Probe gelingt mit { $total } gegen { $n }.
log-failed = { $player }: Die Probe misslingt mit { $total } gegen { $n }.
log-draws = { $player } zieht „{ FORM($card, "bare") }“.
log-draws-cards = { $player } zieht { COUNT($n, "card", "acc") }.
log-you-draw = Du ziehst: { $cards }.
log-deck-reset = { $player } mischt den eigenen Ablagestapel ins Deck.
log-discarded = „{ FORM($card, "bare") }“ wird abgelegt.
log-discards-card = { $player } legt „{ FORM($card, "bare") }“ ab.
log-victory =
    { $n ->
        [0] „{ FORM($card, "bare") }“ kommt in den Siegpunktestapel.
       *[other] „{ FORM($card, "bare") }“ kommt für { COUNT($n, "victory-point", "acc") } in den Siegpunktestapel.
    }
log-doom = „{ FORM($card, "bare") }“ erhält { $n } Verderben.
log-announces = { $player } kündigt an: { $act }.
announced-use = eine Fähigkeit von „{ FORM($card, "bare") }“
log-gets = „{ FORM($card, "bare") }“ erhält { COUNT($n, $kind, "acc") }.
log-loses-clues = „{ FORM($card, "bare") }“ verliert { COUNT($n, "clue", "acc") }.
log-loses-resources = { $player } verliert alle Ressourcen.
log-comes-back = { $player } nimmt „{ FORM($card, "bare") }“ auf die Hand.
log-shuffled-away = „{ FORM($card, "bare") }“ wird ins Begegnungsdeck gemischt.
log-pile-removed = { $player } entfernt den eigenen Ablagestapel aus dem Spiel.
log-damage = { FORM($card, "sub") } nimmt { $n } Schaden.
log-horror = { FORM($card, "sub") } nimmt { $n } Horror.
log-advances = „{ FORM($card, "bare") }“ rückt vor.
log-eliminated = { $how ->
        [resigned] { $player } gibt auf.
       *[other] { $player } ist besiegt und scheidet aus.
    }
log-ending = Das Szenario endet: { $ending }.
log-trauma = { $kind ->
        [physical] { $player } erleidet { COUNT($n, "physical-trauma", "acc") }.
       *[other] { $player } erleidet { COUNT($n, "mental-trauma", "acc") }.
    }
log-lost = Der Ermittler von { $player } ist für diese Kampagne verloren.
log-takes-control = { $player } übernimmt die Kontrolle über „{ FORM($card, "bare") }“.
log-reshuffled = Der Begegnungs-Ablagestapel wird zu einem neuen Begegnungsdeck gemischt.
log-encounter-discarded = Vom Begegnungsdeck abgelegt: { $card }.
log-attacks = { FORM($enemy, "sub") } greift { $player } an.
log-engages = { FORM($enemy, "sub") } verwickelt { $player } in einen Kampf.
log-evaded = { $player } entkommt { FORM($enemy, "dat") }.
log-no-spawn = { FORM($enemy, "sub") } kann nirgends erscheinen und wird abgelegt.
log-spawns = { FORM($enemy, "sub") } erscheint { FORM($location, "at") }.
log-enemy-moves = { FORM($enemy, "sub") } bewegt sich { FORM($location, "to") }.
log-enters = { $player } bewegt sich { FORM($location, "to") }.
log-revealed =
    { $n ->
        [0] Enthüllter Ort: { $location }.
       *[other] Enthüllter Ort: { $location } mit { COUNT($n, "clue", "dat") }.
    }
log-defeated = { FORM($card, "sub") } wird besiegt.

## Questions

ask-action = Dein Zug. Übrige Aktionen: { $n }. Was tust du?
ask-skill = Du legst eine { FORM($skill, "test") } ab. Welche Fertigkeit verwendest du?
ask-commit = { $own ->
    [1] Du legst
   *[other] { $player } legt
} eine { FORM($skill, "test") } gegen { $n } ab. Welche Karten trägst du bei?
commit-card = { $card } (+{ $n })
ask-assign = { $damage ->
        [0] { $horror ->
            [1] Dir wird 1 Horror zugefügt. Wem weist du ihn zu?
           *[other] Dir werden { $horror } Horror zugefügt. Wem weist du sie zu?
        }
        [1] { $horror ->
            [0] Dir wird 1 Schaden zugefügt. Wem weist du ihn zu?
           *[other] Dir werden 1 Schaden und { $horror } Horror zugefügt. Wem weist du sie zu?
        }
       *[other] { $horror ->
            [0] Dir werden { $damage } Schaden zugefügt. Wem weist du sie zu?
           *[other] Dir werden { $damage } Schaden und { $horror } Horror zugefügt. Wem weist du sie zu?
        }
    }
assign-damage = Schaden: { $to }
assign-horror = Horror: { $to }
ask-next-attacker = Welcher Gegner greift als Nächster an?
ask-whom-attacked = { $enemy }: Wen greift dieser Gegner als Nächstes an?
ask-whom-engaged = { $enemy }: Wen verwickelt dieser Gegner in einen Kampf?
ask-spawn = { $enemy }: Wo erscheint dieser Gegner?
ask-discard = { $n ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $n } Karten legst du ab?
    }
ask-discard-order = In welcher Reihenfolge legst du diese Karten ab? Die letzte liegt obenauf.
ask-texts = Diese Texte widersprechen einander. In welcher Reihenfolge gelten sie? Der letzte zählt.
ask-give-clues = Wie viele Hinweise gibst du? Es fehlen noch: { $n }.
ask-trauma = Welches Trauma erleidest du?
trauma-physical = körperliches Trauma
trauma-mental = seelisches Trauma
trauma-none = kein Trauma
ask-new-lead = Wer wird Ermittlungsleiter?
ask-ending = Das Szenario endet auf zwei Arten zugleich. Welche gilt?
ask-next-hunter = Welcher Jäger bewegt sich als Nächster?
ask-route = { $enemy }: Welchen Weg nimmt dieser Gegner?
ask-slots = Du hast zu wenige Slots. Welche Vorteile legst du ab?
ask-token = Welchen Marker handelst du ab?
ask-results = In welcher Reihenfolge werden die Ergebnisse angewendet?
result-main = Was die Aktion selbst bewirkt

## What one may do

act-investigate = Ermitteln
act-move = Bewegen: { FORM($card, "to") }
act-draw = 1 Karte ziehen
act-resource = 1 Ressource erhalten
act-play = Spielen: { $card } (Kosten { $n })
act-fast = Ohne Aktion spielen: { $card } (Kosten { $n })
act-fight = Kampf: { $card }
act-engage = In einen Kampf verwickeln: { $card }
act-evade = Entkommen: { $card }
act-advance = { COUNT($n, "clue", "acc") } ausgeben, um die Szene vorrücken zu lassen
act-end-turn = Zug beenden

## Refusals

refused-no-actions = Du hast keine Aktionen mehr.
refused-investigate = An diesem Ort kann jetzt nicht ermittelt werden: { $location }.
refused-closed = Dieser Ort kann jetzt nicht betreten werden: { $location }.
refused-skill-card = „{ FORM($card, "bare") }“ wird nicht gespielt, sondern zu Fertigkeitsproben beigetragen.
refused-cannot-play = Du kannst „{ FORM($card, "bare") }“ jetzt nicht spielen: Eine Karte im Spiel verbietet es.
refused-cost = „{ FORM($card, "bare") }“ kostet { COUNT($n, "resource", "acc") }. Du hast weniger.
refused-aloof =
    { FORM($enemy, "sub") } ist zurückhaltend und in keinen Kampf verwickelt und kann darum nicht angegriffen werden.
refused-fast = „{ FORM($card, "bare") }“ ist schnell und wird nur zum passenden Zeitpunkt gespielt. Der ist jetzt nicht.
refused-hindered = Bewegen, Kämpfen und Entkommen kosten jetzt mehr Aktionen, als du noch hast.
refused-unique = „{ FORM($card, "bare") }“ ist einzigartig, und ein Exemplar ist bereits im Spiel.
refused-slots = Für „{ FORM($card, "bare") }“ gibt es keine Slots: Was sie belegt, kann das Spiel nicht verlassen.
refused-no-effect = „{ FORM($card, "bare") }“ würde jetzt nichts ändern.
refused-objective = „{ FORM($card, "bare") }“ rückt nur durch ihr Ermittlungsziel vor.
refused-limit = Die Fähigkeit von „{ FORM($card, "bare") }“ wurde schon so oft verwendet, wie ihr Limit erlaubt.
refused-idle = Die Fähigkeit von „{ FORM($card, "bare") }“ würde jetzt nichts ändern.
refused-more-actions = Die Fähigkeit von „{ FORM($card, "bare") }“ kostet mehr Aktionen, als du noch hast.
refused-unpayable = Du kannst die Kosten der Fähigkeit von „{ FORM($card, "bare") }“ jetzt nicht bezahlen.
refused-evade = Du kannst { FORM($enemy, "dat") } nicht entkommen, denn dieser Gegner ist nicht mit dir in einen Kampf verwickelt.
refused-bears-damage = „{ FORM($card, "bare") }“ kann jetzt höchstens { $n } Schaden nehmen.
refused-bears-horror = „{ FORM($card, "bare") }“ kann jetzt höchstens { $n } Horror nehmen.
refused-commit-icons = „{ FORM($card, "bare") }“ hat kein Symbol, das zu dieser Probe passt.
refused-commit-elsewhere = { $player } ist an einem anderen Ort und kann zu dieser Probe keine Karten beitragen.
refused-commit-peril = Die Karte, die abgehandelt wird, ist ein Wagnis: { $player } kann zu dieser Probe keine Karten beitragen.
refused-experience =
    Deine Erfahrungspunkte: { $n }. Alle anderen Karten kosten mehr oder sind in deinem Deck nicht erlaubt.
refuse-max-committed = { $n ->
        [one] Zu einer Probe darf nur 1 Kopie von „{ FORM($card, "bare") }“ beigetragen werden.
       *[other] Zu einer Probe dürfen höchstens { $n } Kopien von „{ FORM($card, "bare") }“ beigetragen werden.
    }
refuse-slots-missing = Das reicht nicht: Die Vorteile, die bleiben, brauchen mehr Slots, als du hast.
refuse-slots-needless = „{ FORM($card, "bare") }“ muss nicht abgelegt werden: Die anderen machen genug Slots frei.

## What became known

revealed-encounter = eine Begegnungskarte
revealed-draw = gezogene Karten
revealed-location = ein Ort
revealed-token = ein Chaosmarker

## Endings and notes of the campaign

ending-no-resolution = Es wurde keine Auflösung erreicht
ending-r1 = Auflösung 1
ending-r2 = Auflösung 2
ending-r3 = Auflösung 3
note-house-standing = Das Haus steht noch
note-house-burned = Das Haus ist abgebrannt
note-priest-alive = Der Ghulpriester lebt
note-lita-sought-others = Lita musste andere Helfer suchen
note-past-midnight = Mitternacht ist vorüber
note-arkham-fell = Arkham ist gefallen
note-ritual-broken = Das Ritual ist durchbrochen
note-umordhoth-repelled = Umôrdhoth ist zurückgeschlagen
note-lita-sacrificed = Lita wurde geopfert

## More of the log

log-round = Runde { $n } beginnt.
log-phase-mythos = Die Mythosphase beginnt.
log-phase-investigation = Die Ermittlungsphase beginnt.
log-phase-enemy = Die Gegnerphase beginnt.
log-phase-upkeep = Die Unterhaltsphase beginnt.
log-scenario = Das Szenario beginnt: { $scenario }.
log-mulligan =
    { $n ->
        [0] { $player } behält die Starthand.
       *[other] { $player } tauscht { COUNT($n, "card", "acc") } der Starthand aus.
    }
log-experience =
    { $n ->
        [0] { $player } verdient keine Erfahrungspunkte.
       *[other] { $player } verdient { COUNT($n, "experience", "acc") }.
    }
log-attached = „{ FORM($card, "bare") }“ wird an { FORM($to, "acc") } angehängt.
log-enters-threat = „{ FORM($card, "bare") }“ kommt in die Bedrohungszone von { $player }.
log-heals =
    { $damage ->
        [0] { $horror ->
            [1] { $card }: 1 Horror wird geheilt.
           *[other] { $card }: { $horror } Horror werden geheilt.
        }
        [1] { $card }: 1 Schaden wird geheilt.
       *[other] { $card }: { $damage } Schaden werden geheilt.
    }
log-searches = Du findest „{ FORM($card, "bare") }“.
log-finds = { $player } findet „{ FORM($card, "bare") }“.
log-finds-nothing = { $player } findet nichts Passendes.

## More questions

ask-lead = Wer ist in diesem Szenario Ermittlungsleiter?
ask-mulligan = Deine Starthand. Welche Karten tauschst du aus?
ask-next-turn = Wer hat den nächsten Zug?
ask-search = Welche Karte nimmst du?
ask-which-skill = Welche Fertigkeit prüfst du?
ask-fight = { $card }: Gegen wen kämpfst du?
ask-evade = { $card }: Wem willst du entkommen?
ask-investigate = { $card }: Wo ermittelst du?
revealed-discard = abgelegte Karten
revealed-search = durchsuchte Karten

## The end, and options that cannot be

bad-difficulty = Den Schwierigkeitsgrad { $given } gibt es nicht. Es gibt: { $legal }.
bad-boxes = Decks werden aus 1 oder 2 Grundspielen gebaut, nicht aus { $given }.
bad-investigator = Im Grundspiel gibt es keinen Ermittler { $given }.
bad-survivor = { $given }: Wer überlebt hat, bringt eine Zahl von 0 bis { $most } mit.
survivor-alone = Erfahrungspunkte und Traumata einer früheren Kampagne bringt man nur in eine neue Kampagne mit.
investigator-twice = Nur ein Spieler kann { $given } spielen.
ask-scry-deck = Von welchem Deck siehst du dir die obersten Karten an?
ask-scry-order = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
log-scries = { $player } sieht sich die obersten Karten an ({ $deck }).
ask-return-order = In welcher Reihenfolge erscheinen die entkommenen Kultisten?
ending-objective = wozu das Ermittlungsziel führt
