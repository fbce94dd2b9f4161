### Was der Server sagt, wenn er etwas ablehnt. Jeder Satz sagt, was nicht stimmt; viele sagen, was zu tun ist.

watchers-watch = Zuschauer können nicht mitspielen. Bitte den Gastgeber um einen Platz.
only-seats = Das kann nur, wer am Tisch sitzt.
only-hosts = Das kann nur der Gastgeber dieses Tisches.
game-is-over = Das Spiel ist zu Ende.
nobody-asks-you = Du bist nicht an der Reihe: Gerade fragt dich niemand etwas.
question-gone = Diese Frage ist nicht mehr offen. Das Spiel ist weitergegangen.
nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
no-proposal = Niemand möchte mehr etwas zurücknehmen.
not-asked-to-agree = Du wurdest nicht um Zustimmung gebeten.
own-proposal = Das ist dein eigener Vorschlag; die anderen müssen zustimmen.
nothing-said = Die Nachricht ist leer.
no-phrase = Dieses Spiel hat keinen Satz namens „{ $given }“. Es gibt: { $names }.
phrase-args = Der Satz „{ $phrase }“ braucht: { $names }. Angegeben: { $given }.
text-and-phrase = Sag entweder einen Text oder einen fertigen Satz, nicht beides.
no-talk-rules = Dieses Spiel hat keine Regeln für Tischgespräche.
talk-is-so = Die Regeln für Tischgespräche sind schon so eingestellt.
no-seat = An diesem Tisch gibt es keinen Platz { $seat } für einen Spieler.
not-your-seat = Das ist nicht dein Platz.
bots-seat = Dieser Platz gehört von Anfang an einem Bot; niemand kann ihn übernehmen.
no-bot = Es gibt keinen Bot namens „{ $bot }“. Es gibt: { $names }.
no-key = Es fehlt ein Schlüssel. Öffne den Link, den du bekommen hast.
bad-key = Dieser Link öffnet den Tisch nicht. Vielleicht hat der Gastgeber ihn ersetzt oder zurückgezogen.
no-table = Diesen Tisch gibt es nicht.
no-game = Es gibt kein Spiel namens „{ $given }“. Es gibt: { $names }.
no-words = Für „{ $given }“ gibt es keine Texte in „{ $lang }“.
no-moment = Dieses Spiel hat die Momente { $least } bis { $most }.
old-moment = Dieser Moment wurde nach einer älteren Fassung der Regeln gespielt und lässt sich nicht mehr zeigen.
key-used-twice = Diese Anfrage wiederholt den Schlüssel einer anderen.
continue-from-the-end = In diesem Moment ist das Spiel schon zu Ende; wähle einen früheren, um weiterzuspielen.
continue-seats = Dieses Spiel hat { $seats } Plätze; sag, wer jeden davon einnimmt.
secret-record = Die Aufzeichnung würde Verborgenes verraten. Du bekommst sie nach dem Ende des Spiels.
secret-views = Solange das Spiel läuft, siehst du den Tisch nur von deinem eigenen Platz aus.
secret-continue = Von hier weiterspielen kannst du erst nach dem Ende des Spiels.
bad-seen = Einen Moment sieht man als „own“, „watch“, „open“ oder von einer Platznummer aus, nicht als „{ $given }“.
hello-first = Stell dich zuerst vor: an welchem Tisch und mit welchem Schlüssel.
hello-again = Du hast dich schon vorgestellt.
bad-message = Diese Nachricht lässt sich nicht lesen: { $why }
bad-request = Die Anfrage lässt sich nicht lesen: { $why }
too-large = Die Nachricht ist zu lang.
too-fast = Zu viele Anfragen. Warte einen Moment.
too-many-tables = Zu viele neue Tische in kurzer Zeit. Warte einen Moment.
foreign-page = Diese Anfrage kommt von einer fremden Seite.
database-busy = Die Datenbank antwortet gerade nicht ({ $why }). Es wurde nichts geändert; versuch es noch einmal.
table-busy = An diesem Tisch passiert zu viel auf einmal. Es wurde nichts geändert; versuch es noch einmal.
shutting-down = Der Server wird angehalten. Dein Spiel bleibt erhalten; komm gleich wieder.
our-fault = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert.
database-taken = Ein anderer Fathom-Server benutzt diese Datenbank schon: { $address }
bad-setting = { $name } ist „{ $given }“: { $why }

## Was der Chat von selbst sagt

talk-off = Ab jetzt gelten an diesem Tisch keine Regeln für Tischgespräche.
talk-on = Ab jetzt gelten an diesem Tisch die Regeln für Tischgespräche.
