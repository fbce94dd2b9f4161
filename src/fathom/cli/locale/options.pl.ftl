### Opcje, które są danymi: w wierszu poleceń i przed grą w terminalu.

cli-data-not-json = Opcja { $name } to dane, ale to nie jest JSON: { $why }. Wpisz JSON albo nazwę pliku po znaku @.
cli-file-not-json = Plik { $file } to nie JSON: { $why }.
cli-game-data-option = Opcja { $name }: { $what } Dane w formacie JSON, najwyżej tyle bajtów: { $most }. Użycie: --option { $name }=@PLIK
cli-setup-data = { $question }: nazwa pliku JSON albo sam Enter, aby grać jak zwykle:
