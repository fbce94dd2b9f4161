### Options that are data, on the command line and before a game in the terminal.

cli-data-not-json = The option { $name } is data, but this is not JSON: { $why }. Write JSON, or the name of a file after an @.
cli-file-not-json = The file { $file } is not JSON: { $why }.
cli-game-data-option = Option { $name }: { $what } Data in JSON, at most this many bytes: { $most }. Use: --option { $name }=@FILE
cli-setup-data = { $question }: the name of a JSON file, or just Enter for the usual:
cli-setup-options = What is usual in this game, and could be changed
cli-setup-option = { $name }: { $usual }. { $what }
cli-setup-the-usual = the usual
cli-setup-usual = Play with the usual
cli-setup-left = whoever is left
cli-setup-own-file = from a file of your own
cli-setup-file = Name of the file:
cli-setup-some = { $n } numbers with blanks between them, or just Enter for the usual:
cli-setup-some-again = Type { $n } different numbers from 1 to { $most }, or just Enter.
