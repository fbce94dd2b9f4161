### Die Worte am Tisch, gleich für alle Spiele.

shell-bot = Bot, Stufe „{ $level }“

## Überall

shell-home = Fathom: zur Lobby
shell-pages = Seiten
shell-rules = Regeln
shell-cards = Karten
shell-skip = Zum Inhalt springen
shell-language = Sprache
shell-theme-auto = Farben: wie im System
shell-theme-dark = Farben: dunkel
shell-theme-light = Farben: hell
shell-sound = Ton
shell-close = Schließen
shell-cancel = Abbrechen
shell-loading = Wird geladen …
shell-reload = Neu laden
shell-try-again = Noch einmal versuchen
shell-to-lobby = Zur Lobby
shell-page-failed = Diese Seite konnte nicht geladen werden. Läuft der Server?
shell-opening = { $game } wird aufgebaut …
shell-arriving = Wir setzen uns an den Tisch …
shell-menu = Menü

## Was schiefgehen kann

shell-fail-gone = Der Server antwortet nicht.
shell-fail-gone-advice = Prüfe deine Verbindung. Betreibst du Fathom selbst, sieh nach, ob es noch läuft. Nichts von dem, was du getan hast, ist verloren.
shell-fail-busy = Der Server ist beschäftigt oder startet gerade neu.
shell-fail-busy-advice = Es wurde nichts verändert. Versuche es gleich noch einmal.
shell-fail-broken = Auf dem Server ist etwas kaputtgegangen.
shell-fail-broken-advice = Das ist unser Fehler, nicht deiner. Es wurde nichts verändert; versuche es noch einmal.
shell-fail-too-fast = Das war zu schnell.
shell-fail-too-fast-advice = Warte ein paar Sekunden und versuche es dann noch einmal.
shell-fail-bad-key = Dieser Link öffnet den Tisch nicht.
shell-fail-bad-key-advice = Vielleicht ist unterwegs ein Stück verloren gegangen, oder der Gastgeber hat ihn zurückgezogen. Bitte um einen neuen Link.
shell-fail-revoked = Dieser Link öffnet den Tisch nicht mehr.
shell-fail-revoked-advice = Der Gastgeber hat ihn ersetzt oder zurückgezogen. Bitte ihn um einen neuen Link.
shell-fail-no-key = In diesem Link fehlt der Schlüssel.
shell-fail-no-key-advice = Kopiere den ganzen Link bis zum letzten Zeichen und öffne ihn noch einmal.
shell-fail-not-found = Diesen Tisch gibt es hier nicht.
shell-fail-not-found-advice = Prüfe, ob der Link vollständig ist und zum richtigen Server führt.
shell-fail-origin = Der Server vertraut dieser Seite nicht.
shell-fail-origin-advice = Öffne Fathom unter der Adresse, unter der sein Server läuft.
shell-fail-too-large = Das ist zu groß für den Server.
shell-fail-too-large-advice = Eine Spielaufzeichnung hat höchstens ein paar Megabyte. Ist es die richtige Datei?
shell-fail-part = Ein Teil dieser Seite ließ sich nicht laden.
shell-fail-part-advice = Lade die Seite neu, sobald der Server wieder antwortet. Dein Spiel ist dort sicher.
shell-fail-odd = Etwas Unerwartetes ist passiert.
shell-fail-odd-advice = Lade die Seite neu. Dein Spiel ist auf dem Server sicher.

shell-line-connecting = Verbinden …
shell-line-lost = Verbindung verloren. Wird wiederhergestellt …
shell-line-gone = Der Server antwortet nicht. Wir versuchen es weiter.
shell-line-revoked = Dieser Link öffnet den Tisch nicht mehr.
shell-line-missing = Diesen Tisch gibt es hier nicht.
shell-line-now = Jetzt

## Die Leiste

shell-turn = Zug { $turn }
shell-round = Runde { $round }
shell-watching = du schaust zu
shell-talk = Protokoll und Chat
shell-talk-news = Protokoll und Chat (neue Nachrichten)
shell-title-asked = ● { $yours ->
    [yes] Du bist am Zug
   *[no] Du bist gefragt
} · { $game }

## Die Frage

shell-welcome = Neu bei { $game }? Darum geht es.
shell-question = Frage
shell-answer = Antworten
shell-answer-none = Antworten: nichts
shell-on-board = Wähle, was leuchtet.
shell-glows-several = Zeigt, wo: Dort wird gewählt, was leuchtet.
shell-list-all = Alle Antworten auflisten
shell-list-less = Nur auf dem Spielplan
shell-plan = Ja: { $what }
shell-plan-or = oder wähle selbst
shell-dock-fold = Frage einklappen
shell-dock-unfold = Ganze Frage zeigen
shell-clear = Leeren
shell-number = Eine Zahl von { $least } bis { $most }
shell-one-more = Eins mehr: { $what }
shell-one-less = Eins weniger: { $what }
shell-chosen-exactly = Gewählt: { $n } von { $most }
shell-chosen-between = Gewählt: { $n } (möglich sind { $least } bis { $most })
shell-chosen-order = Wähle der Reihe nach, das Erste zuerst: { $n } von { $most }
shell-refused = Gerade nicht möglich:
shell-refused-more = { $n ->
    [one] 1 weiterer Grund
   *[other] { $n } weitere Gründe
}
shell-refused-less = Weniger
shell-order-pass = Immer passen
shell-order-pass-why = Jetzt und bei allen solchen Fragen passen. Das lässt sich widerrufen.
shell-order-everywhere = Bei allen Fähigkeitsfragen passen
shell-order-everywhere-why = Nicht mehr fragen, ob ich eine Fähigkeit verwende, egal welche Karten ich habe. Das lässt sich widerrufen.
shell-order-unchanged = Passen, bis sich etwas ändert
shell-order-unchanged-why = Jetzt passen, und bis sich der Zug oder das ändert, was verwendet werden kann. Das lässt sich widerrufen.
shell-order-unchanged-where = bis sich der Zug oder das ändert, was verwendet werden kann
shell-use = { $card } verwenden?
shell-use-ask = fragen
shell-use-always = immer verwenden
shell-use-never = nie verwenden
shell-order-open = Im Voraus …
shell-order-open-why = Jetzt sagen, wie solche Fragen ab der nächsten beantwortet werden
shell-order-title = Im Voraus antworten
shell-order-as-chosen = Die Anweisung gibt die Antwort, die jetzt gewählt ist.
shell-order-where = Welche Fragen
shell-order-here = Fragen dieser Art
shell-order-windows = alle Fragen nach Fähigkeiten
shell-order-often = Wie oft
shell-order-times = { $n ->
    [0] immer
    [1] beim nächsten Mal
   *[other] die nächsten { $n } Male
}
shell-order-when = Wann
shell-order-any = in jedem Fall
shell-order-if = wenn { $condition }
shell-order-unless = außer wenn { $condition }
shell-order-note = Gilt ab der nächsten solchen Frage. Nur du siehst das, und du kannst es widerrufen.
shell-order-give = Anweisung geben
shell-empty = Für mich antworten, wenn ich keine Wahl habe
shell-empty-why = Nach einer Weile, die nichts über deine Hand verrät. Dass du lange überlegst, wenn du eine Wahl hast, sehen die anderen weiterhin.
shell-orders = Im Voraus gegebene Antworten
shell-orders-count = Im Voraus gegeben: { $n }
shell-order-quoted = „{ $prompt }“
shell-order-some-question = eine Art von Fragen
shell-order-some-answer = eine bestimmte Antwort
shell-order-nothing = nichts
shell-order-back = Wieder fragen
shell-order-back-of = Wieder fragen: { $answer } · { $question }
shell-skip-ahead = Zur Gegenwart
shell-wait = Der Tisch wartet auf { $names }.
shell-wait-bot = Überlegt gerade: { $names } …
shell-wait-away = Der Tisch wartet auf { $names } (gerade nicht da). Du kannst auch gehen: Der Tisch merkt sich alles.
shell-wait-nobody = Einen Moment …
shell-wait-behind = Sieh, was geschieht …
shell-wait-past = Du siehst die Vergangenheit. Geh zurück in die Gegenwart, um weiterzuspielen.
shell-wait-over = Das Spiel ist zu Ende.

## Plätze

shell-seats = Mitspieler
shell-seat-you = du
shell-seat-bot = Bot
shell-seat-substitute = ein Bot spielt
shell-seat-away = nicht da
shell-seat-present = am Tisch
shell-seat-not-joined = noch nicht gekommen
shell-seat-asked = ist gefragt
shell-seat-asked-you = du bist gefragt
shell-seat-turn = am Zug
shell-seat-turn-you = du bist am Zug
shell-seat-look = Zeigen, was { $name } hat
shell-hand = Deine Hand

## Protokoll und Chat

shell-log = Was geschah
shell-log-empty = Noch ist nichts geschehen.
shell-log-look = Den Spielplan in diesem Moment zeigen
shell-log-secret = (nur für dich sichtbar)
shell-log-secret-of = (nur für { $names } sichtbar)
shell-chat = Chat
shell-chat-hint = Sag etwas zum Tisch …
shell-chat-send = Senden
shell-chat-host = Gastgeber
shell-chat-mind = Denk an die Gesprächsregeln:
shell-past = Du siehst die Vergangenheit: Schritt { $number } von { $last }
shell-past-earlier = Einen Schritt zurück
shell-past-later = Einen Schritt weiter
shell-past-back = Zurück in die Gegenwart

## Zurücknehmen

shell-undo = Rückgängig
shell-undo-choice = Letzte Entscheidung
shell-undo-action = Letzte Aktion
shell-undo-turn = Ganzer Zug
shell-undo-free = Sofort: Es wurde nichts aufgedeckt
shell-undo-alone = Sofort: Verdecktes wird neu gemischt
shell-undo-consent = Die anderen müssen zustimmen
shell-undo-nothing = Es gibt nichts zurückzunehmen
shell-onward = Weiterspielen
shell-onward-how = Zu einem Moment zurückgehen und von dort an einem neuen Tisch weiterspielen
shell-marks = Über diesen Tisch: alles zeigen
shell-proposal-choice = { $name } möchte die letzte Entscheidung zurücknehmen.
shell-proposal-action = { $name } möchte die letzte Aktion zurücknehmen.
shell-proposal-turn = { $name } möchte einen ganzen Zug zurücknehmen.
shell-proposal-mine-choice = Du möchtest deine letzte Entscheidung zurücknehmen.
shell-proposal-mine-action = Du möchtest deine letzte Aktion zurücknehmen.
shell-proposal-mine-turn = Du möchtest deinen Zug zurücknehmen.
shell-proposal-waits = Es fehlt die Zustimmung von: { $names }.
shell-proposal-yes = Zustimmen
shell-proposal-no = Ablehnen
shell-proposal-withdraw = Anfrage zurückziehen
shell-proposal-look = Diesen Moment zeigen

## Regeln

shell-rule-open = Regel { $rule }
shell-rule-ruling = Unsere Festlegung
shell-rule-uncertain = Unsichere Auslegung
shell-rule-unknown = Es gibt keine Regel { $rule }.
shell-rule-before = Vorige Regel
shell-rule-after = Nächste Regel
shell-rule-browser = Im Regelwerk

## Plätze und Links

shell-links = Plätze und Links
shell-links-short = Plätze
shell-links-copy = Link kopieren
shell-links-copied = Der Link ist in der Zwischenablage.
shell-links-copy-self = Kopiere diesen Link:
shell-links-change = Neuer Link …
shell-links-sure = Der alte Link gilt dann nicht mehr.
shell-links-renew = Neuen erstellen
shell-links-revoke = Zurückziehen
shell-links-revoked = Der Link ist zurückgezogen.
shell-links-watch = Zuschauer
shell-links-watch-why = sehen, was alle sehen dürfen
shell-hand-to = Einem Bot übergeben:
shell-hand-back = Bot ablösen
shell-record = Aufzeichnung speichern
shell-report = Fehlerbericht speichern
shell-watch-instead = Stattdessen zuschauen

shell-join = Willkommen zu einer Partie { $game }
shell-join-why = Dieser Platz ist für dich reserviert.
shell-join-name = Dein Name
shell-join-sit = Platz nehmen
shell-join-skip = Überspringen

shell-curtain = Vorhang
shell-curtain-pass = Gib den Bildschirm weiter an { $name }
shell-curtain-why = Solange der Vorhang zu ist, sieht niemand Karten.
shell-curtain-open = Ich bin { $name }: meine Karten zeigen

shell-outcome-you = Du hast gewonnen!
shell-outcome-us = Ihr habt gemeinsam gewonnen!
shell-outcome-winner = { $n ->
    [one] { $name } hat gewonnen
   *[other] { $name } haben gemeinsam gewonnen
}
shell-outcome-nobody = Niemand hat gewonnen
shell-outcome-replay = Wiedergabe
shell-outcome-close = Den Spielplan ansehen

## Tasten

shell-keys = Tasten
shell-keys-answer = Eine Antwort wählen
shell-keys-submit = Die gewählte Antwort senden
shell-keys-rule = Die Regel zu dem, worauf du zeigst
shell-keys-undo = Rückgängig machen
shell-keys-question = Zur Frage
shell-keys-log = Zum Protokoll (Pfeiltasten blättern, Enter zeigt den Moment)
shell-keys-chat = Zum Chat
shell-keys-skip = Sofort die Gegenwart zeigen
shell-keys-back = Zurück in die Gegenwart, Offenes schließen
shell-keys-help = Diese Liste
shell-final = { $what }: Das lässt sich nicht zurücknehmen. Wirklich?
shell-final-yes = Ja, so soll es sein
shell-choose-of = Alle { $n } durchsuchen …
