### Opcje, które są danymi: w wierszu poleceń i przed grą w terminalu.

cli-data-not-json = Opcja { $name } to dane, ale to nie jest JSON: { $why }. Wpisz JSON albo nazwę pliku po znaku @.
cli-file-not-json = Plik { $file } to nie JSON: { $why }.
cli-game-data-option = Opcja { $name }: { $what } Dane w formacie JSON, najwyżej tyle bajtów: { $most }. Użycie: --option { $name }=@PLIK
cli-setup-data = { $question }: nazwa pliku JSON albo sam Enter, aby grać jak zwykle:
cli-setup-options = Co jest w tej grze zwykłe, a co można zmienić
cli-setup-option = { $name }: { $usual }. { $what }
cli-setup-the-usual = jak zwykle
cli-setup-usual = Gramy jak zwykle
cli-setup-left = ktokolwiek zostanie
cli-setup-own-file = z własnego pliku
cli-setup-file = Nazwa pliku:
cli-setup-some = Tyle numerów oddzielonych spacjami: { $n }, albo sam Enter, aby grać jak zwykle:
cli-setup-some-again = Wpisz tyle różnych liczb od 1 do { $most }: { $n }, albo sam Enter.
