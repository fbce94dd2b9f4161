### Was an einer Option falsch sein kann, die aus Daten besteht.

data-too-large = Die Option { $name } ist zu groß. Sie darf höchstens so viele Byte haben: { $most }.
data-too-deep = Die Option { $name } ist zu tief verschachtelt. So viele Ebenen dürfen Listen und Objekte höchstens haben: { $most }.
data-not-plain = An der Stelle { $where } müssen einfache JSON-Daten stehen, dort steht aber: { $given }.
data-foreign = Die Option { $name } ist nicht das, was dieses Spiel erwartet: { $detail }.
