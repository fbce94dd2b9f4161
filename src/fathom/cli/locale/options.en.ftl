### Options that are data, on the command line and before a game in the terminal.

cli-data-not-json = The option { $name } is data, but this is not JSON: { $why }. Write JSON, or the name of a file after an @.
cli-file-not-json = The file { $file } is not JSON: { $why }.
cli-game-data-option = Option { $name }: { $what } Data in JSON, at most this many bytes: { $most }. Use: --option { $name }=@FILE
cli-setup-data = { $question }: the name of a JSON file, or just Enter for the usual:
