### What the server says when it refuses something. Every sentence says what is wrong; many say what to do.

watchers-watch = Watchers cannot take part. Ask the host for a seat.
only-seats = Only a player at the table can do this.
only-hosts = Only the host of this table can do this.
game-is-over = The game is over.
nobody-asks-you = It is not your turn: nobody asks you anything right now.
question-gone = This question is no longer open. The table has moved on.
nothing-to-undo = There is nothing of yours to take back.
no-proposal = Nobody is asking to take anything back any more.
not-asked-to-agree = You were not asked to agree to this.
own-proposal = You proposed this yourself; the others must agree.
nothing-said = The message is empty.
no-phrase = This game has no phrase called “{ $given }”. There are: { $names }.
phrase-args = The phrase “{ $phrase }” needs: { $names }. Given: { $given }.
text-and-phrase = Say either a text or a phrase, not both.
no-talk-rules = This game has no rules of table talk.
talk-is-so = The rules of table talk already are as you want them.
no-seat = This table has no seat { $seat } for a player.
not-your-seat = This is not your seat.
bots-seat = A bot was given this seat when the table was made; nobody can take it back.
no-bot = There is no bot called “{ $bot }”. There are: { $names }.
no-key = A key is needed. Open the link you were given.
bad-key = This link does not open the table. It may have been replaced or withdrawn by the host.
no-table = There is no such table.
no-game = There is no game called “{ $given }”. There are: { $names }.
no-words = There are no words for “{ $given }” in “{ $lang }”.
no-moment = The game has moments { $least } to { $most }.
old-moment = This moment was played with an older version of the rules and can no longer be shown.
key-used-twice = This request repeats the key of another request.
continue-from-the-end = The game is over at this moment; choose an earlier one to play on from.
continue-seats = This game has { $seats } seats; say who takes each of them.
secret-record = The record would tell what is hidden. It can be had when the game is over.
secret-views = While the game goes on, you see the table only from your own seat.
secret-continue = You can play on from here when the game is over.
bad-seen = A moment is seen as “own”, “watch”, “open” or by a seat number, not as “{ $given }”.
hello-first = Say hello first: which table, and with which key.
hello-again = You have said hello already.
bad-message = This message cannot be read: { $why }
bad-request = The request cannot be read: { $why }
too-large = The message is too long.
too-fast = Too many requests. Wait a moment.
too-many-tables = Too many new tables in a short time. Wait a moment.
foreign-page = This request comes from another web page.
database-busy = The database does not answer right now ({ $why }). Nothing was changed; try again.
table-busy = Too much is happening at this table at once. Nothing was changed; try again.
shutting-down = The server is stopping. Your game is kept; come back in a moment.
our-fault = Something went wrong on our side. Nothing was changed.
database-taken = Another Fathom server already uses this database: { $address }
bad-setting = { $name } is “{ $given }”: { $why }

## What the chat says by itself

talk-off = The rules of table talk are off at this table from now on.
talk-on = The rules of table talk hold at this table from now on.
