### Co może być nie tak z opcją, która jest danymi.

data-too-large = Opcja { $name } jest za duża. Może mieć najwyżej tyle bajtów: { $most }.
data-too-deep = Opcja { $name } jest zagnieżdżona zbyt głęboko. Listy i obiekty mogą mieć najwyżej tyle poziomów: { $most }.
data-not-plain = W miejscu { $where } muszą być zwykłe dane JSON, a jest: { $given }.
data-foreign = Opcja { $name } nie jest tym, czego oczekuje ta gra: { $detail }.
