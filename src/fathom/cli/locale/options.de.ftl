### Optionen, die aus Daten bestehen: auf der Kommandozeile und vor einem Spiel im Terminal.

cli-data-not-json = Die Option { $name } besteht aus Daten, das ist aber kein JSON: { $why }. Schreibe JSON oder den Namen einer Datei nach einem @.
cli-file-not-json = Die Datei { $file } ist kein JSON: { $why }.
cli-game-data-option = Option { $name }: { $what } Daten als JSON, höchstens so viele Byte: { $most }. Angabe: --option { $name }=@DATEI
cli-setup-data = { $question }: der Name einer JSON-Datei, oder nur Enter für das Übliche:
cli-setup-options = Was in diesem Spiel üblich ist und sich ändern lässt
cli-setup-option = { $name }: { $usual }. { $what }
cli-setup-the-usual = wie üblich
cli-setup-usual = Wie üblich spielen
cli-setup-left = wer übrig bleibt
cli-setup-own-file = aus einer eigenen Datei
cli-setup-file = Name der Datei:
cli-setup-some = { $n } Nummern mit Leerzeichen dazwischen, oder nur Enter für das Übliche:
cli-setup-some-again = Gib { $n } verschiedene Zahlen von 1 bis { $most } ein oder nur Enter.
