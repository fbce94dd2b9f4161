### Names of Abyss in Polish.
### A noun: the value is the nominative singular as a label; .nom, where it differs, is the form inside a sentence; .gen .dat .acc .ins .loc are the other cases, -pl marks the plural.
### A proper name has one number only; its forms carry no -pl, even if the name itself is plural.
### .gender: m1 masculine personal, m2 masculine animate, m3 masculine inanimate, f, n (a plural name: that of its head noun).

## Common nouns

pearl = perła
    .gen = perły
    .dat = perle
    .acc = perłę
    .ins = perłą
    .loc = perle
    .nom-pl = perły
    .gen-pl = pereł
    .dat-pl = perłom
    .acc-pl = perły
    .ins-pl = perłami
    .loc-pl = perłach
    .gender = f

key = Klucz
    .nom = klucz
    .gen = klucza
    .dat = kluczowi
    .acc = klucz
    .ins = kluczem
    .loc = kluczu
    .nom-pl = klucze
    .gen-pl = kluczy
    .dat-pl = kluczom
    .acc-pl = klucze
    .ins-pl = kluczami
    .loc-pl = kluczach
    .gender = m3

ally = sojusznik
    .gen = sojusznika
    .dat = sojusznikowi
    .acc = sojusznika
    .ins = sojusznikiem
    .loc = sojuszniku
    .nom-pl = sojusznicy
    .gen-pl = sojuszników
    .dat-pl = sojusznikom
    .acc-pl = sojuszników
    .ins-pl = sojusznikami
    .loc-pl = sojusznikach
    .gender = m1

lord = Lord
    .gen = Lorda
    .dat = Lordowi
    .acc = Lorda
    .ins = Lordem
    .loc = Lordzie
    .nom-pl = Lordowie
    .gen-pl = Lordów
    .dat-pl = Lordom
    .acc-pl = Lordów
    .ins-pl = Lordami
    .loc-pl = Lordach
    .gender = m1

location = Miejsce
    .gen = Miejsca
    .dat = Miejscu
    .acc = Miejsce
    .ins = Miejscem
    .loc = Miejscu
    .nom-pl = Miejsca
    .gen-pl = Miejsc
    .dat-pl = Miejscom
    .acc-pl = Miejsca
    .ins-pl = Miejscami
    .loc-pl = Miejscach
    .gender = n

monster = potwór
    .gen = potwora
    .dat = potworowi
    .acc = potwora
    .ins = potworem
    .loc = potworze
    .nom-pl = potwory
    .gen-pl = potworów
    .dat-pl = potworom
    .acc-pl = potwory
    .ins-pl = potworami
    .loc-pl = potworach
    .gender = m2

token = żeton
    .gen = żetonu
    .dat = żetonowi
    .acc = żeton
    .ins = żetonem
    .loc = żetonie
    .nom-pl = żetony
    .gen-pl = żetonów
    .dat-pl = żetonom
    .acc-pl = żetony
    .ins-pl = żetonami
    .loc-pl = żetonach
    .gender = m3

monster-token = żeton potwora
    .gen = żetonu potwora
    .dat = żetonowi potwora
    .acc = żeton potwora
    .ins = żetonem potwora
    .loc = żetonie potwora
    .nom-pl = żetony potworów
    .gen-pl = żetonów potworów
    .dat-pl = żetonom potworów
    .acc-pl = żetony potworów
    .ins-pl = żetonami potworów
    .loc-pl = żetonach potworów
    .gender = m3

expansion-token = żeton z rozszerzenia
    .gen = żetonu z rozszerzenia
    .dat = żetonowi z rozszerzenia
    .acc = żeton z rozszerzenia
    .ins = żetonem z rozszerzenia
    .loc = żetonie z rozszerzenia
    .nom-pl = żetony z rozszerzenia
    .gen-pl = żetonów z rozszerzenia
    .dat-pl = żetonom z rozszerzenia
    .acc-pl = żetony z rozszerzenia
    .ins-pl = żetonami z rozszerzenia
    .loc-pl = żetonach z rozszerzenia
    .gender = m3

nebulis = Nebulis
    .gen = Nebulis
    .dat = Nebulis
    .acc = Nebulis
    .ins = Nebulis
    .loc = Nebulis
    .nom-pl = Nebulis
    .gen-pl = Nebulis
    .dat-pl = Nebulis
    .acc-pl = Nebulis
    .ins-pl = Nebulis
    .loc-pl = Nebulis
    .gender = m3

wound = rana
    .gen = rany
    .dat = ranie
    .acc = ranę
    .ins = raną
    .loc = ranie
    .nom-pl = rany
    .gen-pl = ran
    .dat-pl = ranom
    .acc-pl = rany
    .ins-pl = ranami
    .loc-pl = ranach
    .gender = f

leviathan = Lewiatan
    .gen = Lewiatana
    .dat = Lewiatanowi
    .acc = Lewiatana
    .ins = Lewiatanem
    .loc = Lewiatanie
    .nom-pl = Lewiatany
    .gen-pl = Lewiatanów
    .dat-pl = Lewiatanom
    .acc-pl = Lewiatany
    .ins-pl = Lewiatanami
    .loc-pl = Lewiatanach
    .gender = m2

life-point = punkt życia
    .gen = punktu życia
    .dat = punktowi życia
    .acc = punkt życia
    .ins = punktem życia
    .loc = punkcie życia
    .nom-pl = punkty życia
    .gen-pl = punktów życia
    .dat-pl = punktom życia
    .acc-pl = punkty życia
    .ins-pl = punktami życia
    .loc-pl = punktach życia
    .gender = m3

loot = karta Łupu
    .gen = karty Łupu
    .dat = karcie Łupu
    .acc = kartę Łupu
    .ins = kartą Łupu
    .loc = karcie Łupu
    .nom-pl = karty Łupu
    .gen-pl = kart Łupu
    .dat-pl = kartom Łupu
    .acc-pl = karty Łupu
    .ins-pl = kartami Łupu
    .loc-pl = kartach Łupu
    .gender = f

council-stack = stos Rady
    .gen = stosu Rady
    .dat = stosowi Rady
    .acc = stos Rady
    .ins = stosem Rady
    .loc = stosie Rady
    .nom-pl = stosy Rady
    .gen-pl = stosów Rady
    .dat-pl = stosom Rady
    .acc-pl = stosy Rady
    .ins-pl = stosami Rady
    .loc-pl = stosach Rady
    .gender = m3

council = Rada
    .gen = Rady
    .dat = Radzie
    .acc = Radę
    .ins = Radą
    .loc = Radzie
    .nom-pl = Rady
    .gen-pl = Rad
    .dat-pl = Radom
    .acc-pl = Rady
    .ins-pl = Radami
    .loc-pl = Radach
    .gender = f

court = Dwór
    .gen = Dworu
    .dat = Dworowi
    .acc = Dwór
    .ins = Dworem
    .loc = Dworze
    .nom-pl = Dwory
    .gen-pl = Dworów
    .dat-pl = Dworom
    .acc-pl = Dwory
    .ins-pl = Dworami
    .loc-pl = Dworach
    .gender = m3

card = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .nom-pl = karty
    .gen-pl = kart
    .dat-pl = kartom
    .acc-pl = karty
    .ins-pl = kartami
    .loc-pl = kartach
    .gender = f

hand = ręka
    .gen = ręki
    .dat = ręce
    .acc = rękę
    .ins = ręką
    .loc = ręce
    .nom-pl = ręce
    .gen-pl = rąk
    .dat-pl = rękom
    .acc-pl = ręce
    .ins-pl = rękami
    .loc-pl = rękach
    .gender = f

threat = zagrożenie
    .gen = zagrożenia
    .dat = zagrożeniu
    .acc = zagrożenie
    .ins = zagrożeniem
    .loc = zagrożeniu
    .nom-pl = zagrożenia
    .gen-pl = zagrożeń
    .dat-pl = zagrożeniom
    .acc-pl = zagrożenia
    .ins-pl = zagrożeniami
    .loc-pl = zagrożeniach
    .gender = n

influence = punkt wpływu
    .gen = punktu wpływu
    .dat = punktowi wpływu
    .acc = punkt wpływu
    .ins = punktem wpływu
    .loc = punkcie wpływu
    .nom-pl = punkty wpływu
    .gen-pl = punktów wpływu
    .dat-pl = punktom wpływu
    .acc-pl = punkty wpływu
    .ins-pl = punktami wpływu
    .loc-pl = punktach wpływu
    .gender = m3

kraken-figure = figurka Krakena
    .gen = figurki Krakena
    .dat = figurce Krakena
    .acc = figurkę Krakena
    .ins = figurką Krakena
    .loc = figurce Krakena
    .nom-pl = figurki Krakena
    .gen-pl = figurek Krakena
    .dat-pl = figurkom Krakena
    .acc-pl = figurki Krakena
    .ins-pl = figurkami Krakena
    .loc-pl = figurkach Krakena
    .gender = f

slayer-figure = figurka Pogromcy Głębin
    .gen = figurki Pogromcy Głębin
    .dat = figurce Pogromcy Głębin
    .acc = figurkę Pogromcy Głębin
    .ins = figurką Pogromcy Głębin
    .loc = figurce Pogromcy Głębin
    .nom-pl = figurki Pogromcy Głębin
    .gen-pl = figurek Pogromcy Głębin
    .dat-pl = figurkom Pogromcy Głębin
    .acc-pl = figurki Pogromcy Głębin
    .ins-pl = figurkami Pogromcy Głębin
    .loc-pl = figurkach Pogromcy Głębin
    .gender = f

turn = tura
    .gen = tury
    .dat = turze
    .acc = turę
    .ins = turą
    .loc = turze
    .nom-pl = tury
    .gen-pl = tur
    .dat-pl = turom
    .acc-pl = tury
    .ins-pl = turami
    .loc-pl = turach
    .gender = f

player = gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
    .ins = graczem
    .loc = graczu
    .nom-pl = gracze
    .gen-pl = graczy
    .dat-pl = graczom
    .acc-pl = graczy
    .ins-pl = graczami
    .loc-pl = graczach
    .gender = m1

border = granica
    .gen = granicy
    .dat = granicy
    .acc = granicę
    .ins = granicą
    .loc = granicy
    .nom-pl = granice
    .gen-pl = granic
    .dat-pl = granicom
    .acc-pl = granice
    .ins-pl = granicami
    .loc-pl = granicach
    .gender = f

race = rasa
    .gen = rasy
    .dat = rasie
    .acc = rasę
    .ins = rasą
    .loc = rasie
    .nom-pl = rasy
    .gen-pl = ras
    .dat-pl = rasom
    .acc-pl = rasy
    .ins-pl = rasami
    .loc-pl = rasach
    .gender = f

## Races: one ally of the race

jellyfish = Meduza
    .nom = meduza
    .gen = meduzy
    .dat = meduzie
    .acc = meduzę
    .ins = meduzą
    .loc = meduzie
    .nom-pl = meduzy
    .gen-pl = meduz
    .dat-pl = meduzom
    .acc-pl = meduzy
    .ins-pl = meduzami
    .loc-pl = meduzach
    .gender = f

crab = Krab
    .nom = krab
    .gen = kraba
    .dat = krabowi
    .acc = kraba
    .ins = krabem
    .loc = krabie
    .nom-pl = kraby
    .gen-pl = krabów
    .dat-pl = krabom
    .acc-pl = kraby
    .ins-pl = krabami
    .loc-pl = krabach
    .gender = m2

seahorse = Konik morski
    .nom = konik morski
    .gen = konika morskiego
    .dat = konikowi morskiemu
    .acc = konika morskiego
    .ins = konikiem morskim
    .loc = koniku morskim
    .nom-pl = koniki morskie
    .gen-pl = koników morskich
    .dat-pl = konikom morskim
    .acc-pl = koniki morskie
    .ins-pl = konikami morskimi
    .loc-pl = konikach morskich
    .gender = m2

shellfish = Skorupiak
    .nom = skorupiak
    .gen = skorupiaka
    .dat = skorupiakowi
    .acc = skorupiaka
    .ins = skorupiakiem
    .loc = skorupiaku
    .nom-pl = skorupiaki
    .gen-pl = skorupiaków
    .dat-pl = skorupiakom
    .acc-pl = skorupiaki
    .ins-pl = skorupiakami
    .loc-pl = skorupiakach
    .gender = m2

squid = Kałamarnica
    .nom = kałamarnica
    .gen = kałamarnicy
    .dat = kałamarnicy
    .acc = kałamarnicę
    .ins = kałamarnicą
    .loc = kałamarnicy
    .nom-pl = kałamarnice
    .gen-pl = kałamarnic
    .dat-pl = kałamarnicom
    .acc-pl = kałamarnice
    .ins-pl = kałamarnicami
    .loc-pl = kałamarnicach
    .gender = f

kraken = Kraken
    .gen = Krakena
    .dat = Krakenowi
    .acc = Krakena
    .ins = Krakenem
    .loc = Krakenie
    .nom-pl = Krakeny
    .gen-pl = Krakenów
    .dat-pl = Krakenom
    .acc-pl = Krakeny
    .ins-pl = Krakenami
    .loc-pl = Krakenach
    .gender = m2

## Guilds: one member of the guild

guild-mage = Mag
    .gen = Maga
    .dat = Magowi
    .acc = Maga
    .ins = Magiem
    .loc = Magu
    .nom-pl = Magowie
    .gen-pl = Magów
    .dat-pl = Magom
    .acc-pl = Magów
    .ins-pl = Magami
    .loc-pl = Magach
    .gender = m1

guild-soldier = Żołnierz
    .gen = Żołnierza
    .dat = Żołnierzowi
    .acc = Żołnierza
    .ins = Żołnierzem
    .loc = Żołnierzu
    .nom-pl = Żołnierze
    .gen-pl = Żołnierzy
    .dat-pl = Żołnierzom
    .acc-pl = Żołnierzy
    .ins-pl = Żołnierzami
    .loc-pl = Żołnierzach
    .gender = m1

guild-farmer = Farmer
    .gen = Farmera
    .dat = Farmerowi
    .acc = Farmera
    .ins = Farmerem
    .loc = Farmerze
    .nom-pl = Farmerzy
    .gen-pl = Farmerów
    .dat-pl = Farmerom
    .acc-pl = Farmerów
    .ins-pl = Farmerami
    .loc-pl = Farmerach
    .gender = m1

guild-merchant = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .ins = Kupcem
    .loc = Kupcu
    .nom-pl = Kupcy
    .gen-pl = Kupców
    .dat-pl = Kupcom
    .acc-pl = Kupców
    .ins-pl = Kupcami
    .loc-pl = Kupcach
    .gender = m1

guild-politician = Polityk
    .gen = Polityka
    .dat = Politykowi
    .acc = Polityka
    .ins = Politykiem
    .loc = Polityku
    .nom-pl = Politycy
    .gen-pl = Polityków
    .dat-pl = Politykom
    .acc-pl = Polityków
    .ins-pl = Politykami
    .loc-pl = Politykach
    .gender = m1

guild-ambassador = Ambasador
    .gen = Ambasadora
    .dat = Ambasadorowi
    .acc = Ambasadora
    .ins = Ambasadorem
    .loc = Ambasadorze
    .nom-pl = Ambasadorzy
    .gen-pl = Ambasadorów
    .dat-pl = Ambasadorom
    .acc-pl = Ambasadorów
    .ins-pl = Ambasadorami
    .loc-pl = Ambasadorach
    .gender = m1

guild-smuggler = Przemytnik
    .gen = Przemytnika
    .dat = Przemytnikowi
    .acc = Przemytnika
    .ins = Przemytnikiem
    .loc = Przemytniku
    .nom-pl = Przemytnicy
    .gen-pl = Przemytników
    .dat-pl = Przemytnikom
    .acc-pl = Przemytników
    .ins-pl = Przemytnikami
    .loc-pl = Przemytnikach
    .gender = m1

## Lords: base game

lord-recruiter = Werbownik
    .gen = Werbownika
    .dat = Werbownikowi
    .acc = Werbownika
    .ins = Werbownikiem
    .loc = Werbowniku
    .gender = m1

lord-jailer = Dozorca
    .gen = Dozorcy
    .dat = Dozorcy
    .acc = Dozorcę
    .ins = Dozorcą
    .loc = Dozorcy
    .gender = m1

lord-seeker = Poszukiwacz
    .gen = Poszukiwacza
    .dat = Poszukiwaczowi
    .acc = Poszukiwacza
    .ins = Poszukiwaczem
    .loc = Poszukiwaczu
    .gender = m1

lord-assassin = Zabójca
    .gen = Zabójcy
    .dat = Zabójcy
    .acc = Zabójcę
    .ins = Zabójcą
    .loc = Zabójcy
    .gender = m1

lord-commander = Dowódca
    .gen = Dowódcy
    .dat = Dowódcy
    .acc = Dowódcę
    .ins = Dowódcą
    .loc = Dowódcy
    .gender = m1

lord-tamer = Poskramiacz
    .gen = Poskramiacza
    .dat = Poskramiaczowi
    .acc = Poskramiacza
    .ins = Poskramiaczem
    .loc = Poskramiaczu
    .gender = m1

lord-hunter = Łowca
    .gen = Łowcy
    .dat = Łowcy
    .acc = Łowcę
    .ins = Łowcą
    .loc = Łowcy
    .gender = m1

lord-ship-master = Armator
    .gen = Armatora
    .dat = Armatorowi
    .acc = Armatora
    .ins = Armatorem
    .loc = Armatorze
    .gender = m1

lord-trader = Handlarz
    .gen = Handlarza
    .dat = Handlarzowi
    .acc = Handlarza
    .ins = Handlarzem
    .loc = Handlarzu
    .gender = m1

lord-peddler = Domokrążca
    .gen = Domokrążcy
    .dat = Domokrążcy
    .acc = Domokrążcę
    .ins = Domokrążcą
    .loc = Domokrążcy
    .gender = m1

lord-landlord = Rentier
    .gen = Rentiera
    .dat = Rentierowi
    .acc = Rentiera
    .ins = Rentierem
    .loc = Rentierze
    .gender = m1

lord-slaver = Handlarz niewolnymi
    .gen = Handlarza niewolnymi
    .dat = Handlarzowi niewolnymi
    .acc = Handlarza niewolnymi
    .ins = Handlarzem niewolnymi
    .loc = Handlarzu niewolnymi
    .gender = m1

lord-shopkeeper = Sklepikarz
    .gen = Sklepikarza
    .dat = Sklepikarzowi
    .acc = Sklepikarza
    .ins = Sklepikarzem
    .loc = Sklepikarzu
    .gender = m1

lord-shaman = Szaman
    .gen = Szamana
    .dat = Szamanowi
    .acc = Szamana
    .ins = Szamanem
    .loc = Szamanie
    .gender = m1

lord-invoker = Przywoływacz
    .gen = Przywoływacza
    .dat = Przywoływaczowi
    .acc = Przywoływacza
    .ins = Przywoływaczem
    .loc = Przywoływaczu
    .gender = m1

lord-apprentice = Uczeń
    .gen = Ucznia
    .dat = Uczniowi
    .acc = Ucznia
    .ins = Uczniem
    .loc = Uczniu
    .gender = m1

lord-oracle = Wyrocznia
    .gen = Wyroczni
    .dat = Wyroczni
    .acc = Wyrocznię
    .ins = Wyrocznią
    .loc = Wyroczni
    .gender = f

lord-alchemist = Alchemik
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .ins = Alchemikiem
    .loc = Alchemiku
    .gender = m1

lord-illusionist = Iluzjonista
    .gen = Iluzjonisty
    .dat = Iluzjoniście
    .acc = Iluzjonistę
    .ins = Iluzjonistą
    .loc = Iluzjoniście
    .gender = m1

lord-master-of-magic = Mistrz magii
    .gen = Mistrza magii
    .dat = Mistrzowi magii
    .acc = Mistrza magii
    .ins = Mistrzem magii
    .loc = Mistrzu magii
    .gender = m1

lord-opportunist = Oportunista
    .gen = Oportunisty
    .dat = Oportuniście
    .acc = Oportunistę
    .ins = Oportunistą
    .loc = Oportuniście
    .gender = m1

lord-corruptor = Deprawator
    .gen = Deprawatora
    .dat = Deprawatorowi
    .acc = Deprawatora
    .ins = Deprawatorem
    .loc = Deprawatorze
    .gender = m1

lord-traitor = Zdrajca
    .gen = Zdrajcy
    .dat = Zdrajcy
    .acc = Zdrajcę
    .ins = Zdrajcą
    .loc = Zdrajcy
    .gender = m1

lord-diplomat = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .ins = Dyplomatą
    .loc = Dyplomacie
    .gender = m1

lord-treasurer = Skarbnik
    .gen = Skarbnika
    .dat = Skarbnikowi
    .acc = Skarbnika
    .ins = Skarbnikiem
    .loc = Skarbniku
    .gender = m1

lord-schemer = Intrygant
    .gen = Intryganta
    .dat = Intrygantowi
    .acc = Intryganta
    .ins = Intrygantem
    .loc = Intrygancie
    .gender = m1

lord-keeper = Opiekun
    .gen = Opiekuna
    .dat = Opiekunowi
    .acc = Opiekuna
    .ins = Opiekunem
    .loc = Opiekunie
    .gender = m1

lord-reaper = Żniwiarz
    .gen = Żniwiarza
    .dat = Żniwiarzowi
    .acc = Żniwiarza
    .ins = Żniwiarzem
    .loc = Żniwiarzu
    .gender = m1

lord-shepherd = Pasterz
    .gen = Pasterza
    .dat = Pasterzowi
    .acc = Pasterza
    .ins = Pasterzem
    .loc = Pasterzu
    .gender = m1

lord-miller = Młynarz
    .gen = Młynarza
    .dat = Młynarzowi
    .acc = Młynarza
    .ins = Młynarzem
    .loc = Młynarzu
    .gender = m1

lord-aquaculturalist = Hodowca wodorostów
    .gen = Hodowcy wodorostów
    .dat = Hodowcy wodorostów
    .acc = Hodowcę wodorostów
    .ins = Hodowcą wodorostów
    .loc = Hodowcy wodorostów
    .gender = m1

lord-landowner = Właściciel ziemski
    .gen = Właściciela ziemskiego
    .dat = Właścicielowi ziemskiemu
    .acc = Właściciela ziemskiego
    .ins = Właścicielem ziemskim
    .loc = Właścicielu ziemskim
    .gender = m1

lord-sage = Mędrzec
    .gen = Mędrca
    .dat = Mędrcowi
    .acc = Mędrca
    .ins = Mędrcem
    .loc = Mędrcu
    .gender = m1

lord-hermit = Pustelnik
    .gen = Pustelnika
    .dat = Pustelnikowi
    .acc = Pustelnika
    .ins = Pustelnikiem
    .loc = Pustelniku
    .gender = m1

lord-elder = Nestor
    .gen = Nestora
    .dat = Nestorowi
    .acc = Nestora
    .ins = Nestorem
    .loc = Nestorze
    .gender = m1

## Lords: Kraken

lord-ferryman = Przewoźnik
    .gen = Przewoźnika
    .dat = Przewoźnikowi
    .acc = Przewoźnika
    .ins = Przewoźnikiem
    .loc = Przewoźniku
    .gender = m1

lord-outlaw = Banita
    .gen = Banity
    .dat = Banicie
    .acc = Banitę
    .ins = Banitą
    .loc = Banicie
    .gender = m1

lord-counterfeiter = Fałszerz
    .gen = Fałszerza
    .dat = Fałszerzowi
    .acc = Fałszerza
    .ins = Fałszerzem
    .loc = Fałszerzu
    .gender = m1

lord-fence = Paser
    .gen = Pasera
    .dat = Paserowi
    .acc = Pasera
    .ins = Paserem
    .loc = Paserze
    .gender = m1

lord-cleaner = Czyściciel
    .gen = Czyściciela
    .dat = Czyścicielowi
    .acc = Czyściciela
    .ins = Czyścicielem
    .loc = Czyścicielu
    .gender = m1

lord-watcher = Obserwator
    .gen = Obserwatora
    .dat = Obserwatorowi
    .acc = Obserwatora
    .ins = Obserwatorem
    .loc = Obserwatorze
    .gender = m1

lord-vigil = Czuwający
    .gen = Czuwającego
    .dat = Czuwającemu
    .acc = Czuwającego
    .ins = Czuwającym
    .loc = Czuwającym
    .gender = m1

lord-lookout = Czujka
    .gen = Czujki
    .dat = Czujce
    .acc = Czujkę
    .ins = Czujką
    .loc = Czujce
    .gender = f

lord-shareholder = Udziałowiec
    .gen = Udziałowca
    .dat = Udziałowcowi
    .acc = Udziałowca
    .ins = Udziałowcem
    .loc = Udziałowcu
    .gender = m1

lord-inheritor = Spadkobierca
    .gen = Spadkobiercy
    .dat = Spadkobiercy
    .acc = Spadkobiercę
    .ins = Spadkobiercą
    .loc = Spadkobiercy
    .gender = m1

lord-hypnotist = Hipnotyzer
    .gen = Hipnotyzera
    .dat = Hipnotyzerowi
    .acc = Hipnotyzera
    .ins = Hipnotyzerem
    .loc = Hipnotyzerze
    .gender = m1

lord-healer = Uzdrowiciel
    .gen = Uzdrowiciela
    .dat = Uzdrowicielowi
    .acc = Uzdrowiciela
    .ins = Uzdrowicielem
    .loc = Uzdrowicielu
    .gender = m1

lord-highwayman = Rozbójnik
    .gen = Rozbójnika
    .dat = Rozbójnikowi
    .acc = Rozbójnika
    .ins = Rozbójnikiem
    .loc = Rozbójniku
    .gender = m1

lord-executioner = Kat
    .gen = Kata
    .dat = Katowi
    .acc = Kata
    .ins = Katem
    .loc = Kacie
    .gender = m1

lord-recipient = Odbiorca
    .gen = Odbiorcy
    .dat = Odbiorcy
    .acc = Odbiorcę
    .ins = Odbiorcą
    .loc = Odbiorcy
    .gender = m1

lord-liberator = Wyzwoliciel
    .gen = Wyzwoliciela
    .dat = Wyzwolicielowi
    .acc = Wyzwoliciela
    .ins = Wyzwolicielem
    .loc = Wyzwolicielu
    .gender = m1

lord-grower = Plantator
    .gen = Plantatora
    .dat = Plantatorowi
    .acc = Plantatora
    .ins = Plantatorem
    .loc = Plantatorze
    .gender = m1

lord-oyster-farmer = Hodowca ostryg
    .gen = Hodowcy ostryg
    .dat = Hodowcy ostryg
    .acc = Hodowcę ostryg
    .ins = Hodowcą ostryg
    .loc = Hodowcy ostryg
    .gender = m1

## Lords: Leviathan

lord-intrepid = Nieustraszony
    .gen = Nieustraszonego
    .dat = Nieustraszonemu
    .acc = Nieustraszonego
    .ins = Nieustraszonym
    .loc = Nieustraszonym
    .gender = m1

lord-border-guard = Pogranicznik
    .gen = Pogranicznika
    .dat = Pogranicznikowi
    .acc = Pogranicznika
    .ins = Pogranicznikiem
    .loc = Pograniczniku
    .gender = m1

lord-taxidermist = Preparator
    .gen = Preparatora
    .dat = Preparatorowi
    .acc = Preparatora
    .ins = Preparatorem
    .loc = Preparatorze
    .gender = m1

lord-arms-dealer = Handlarz bronią
    .gen = Handlarza bronią
    .dat = Handlarzowi bronią
    .acc = Handlarza bronią
    .ins = Handlarzem bronią
    .loc = Handlarzu bronią
    .gender = m1

lord-metamorph = Metamorf
    .gen = Metamorfa
    .dat = Metamorfowi
    .acc = Metamorfa
    .ins = Metamorfem
    .loc = Metamorfie
    .gender = m1

lord-sorcerer = Czarownik
    .gen = Czarownika
    .dat = Czarownikowi
    .acc = Czarownika
    .ins = Czarownikiem
    .loc = Czarowniku
    .gender = m1

lord-altruist = Altruista
    .gen = Altruisty
    .dat = Altruiście
    .acc = Altruistę
    .ins = Altruistą
    .loc = Altruiście
    .gender = m1

lord-rebel = Buntownik
    .gen = Buntownika
    .dat = Buntownikowi
    .acc = Buntownika
    .ins = Buntownikiem
    .loc = Buntowniku
    .gender = m1

lord-coward = Tchórz
    .gen = Tchórza
    .dat = Tchórzowi
    .acc = Tchórza
    .ins = Tchórzem
    .loc = Tchórzu
    .gender = m1

lord-breeder = Hodowca
    .gen = Hodowcy
    .dat = Hodowcy
    .acc = Hodowcę
    .ins = Hodowcą
    .loc = Hodowcy
    .gender = m1

## Locations: base game

# A plural name: the forms below are plural.
location-sargasso-silos = Silosy Sargassowe
    .gen = Silosów Sargassowych
    .dat = Silosom Sargassowym
    .acc = Silosy Sargassowe
    .ins = Silosami Sargassowymi
    .loc = Silosach Sargassowych
    .gender = m3

# A plural name: the forms below are plural.
location-hydrozoa-reserves = Rezerwaty stułbiopławów
    .gen = Rezerwatów stułbiopławów
    .dat = Rezerwatom stułbiopławów
    .acc = Rezerwaty stułbiopławów
    .ins = Rezerwatami stułbiopławów
    .loc = Rezerwatach stułbiopławów
    .gender = m3

location-sanctuary = Sanktuarium
    .gen = Sanktuarium
    .dat = Sanktuarium
    .acc = Sanktuarium
    .ins = Sanktuarium
    .loc = Sanktuarium
    .gender = n

location-parliament = Parlament
    .gen = Parlamentu
    .dat = Parlamentowi
    .acc = Parlament
    .ins = Parlamentem
    .loc = Parlamencie
    .gender = m3

# A plural name: the forms below are plural.
location-barracks = Koszary
    .gen = Koszar
    .dat = Koszarom
    .acc = Koszary
    .ins = Koszarami
    .loc = Koszarach
    .gender = n

# A plural name: the forms below are plural.
location-dockworks = Doki
    .gen = Doków
    .dat = Dokom
    .acc = Doki
    .ins = Dokami
    .loc = Dokach
    .gender = m3

# A plural name: the forms below are plural.
location-sargasso-fields = Pola Sargassowe
    .gen = Pól Sargassowych
    .dat = Polom Sargassowym
    .acc = Pola Sargassowe
    .ins = Polami Sargassowymi
    .loc = Polach Sargassowych
    .gender = n

location-abyss = Otchłań
    .gen = Otchłani
    .dat = Otchłani
    .acc = Otchłań
    .ins = Otchłanią
    .loc = Otchłani
    .gender = f

location-city-of-mirrors = Miasto Luster
    .gen = Miasta Luster
    .dat = Miastu Luster
    .acc = Miasto Luster
    .ins = Miastem Luster
    .loc = Mieście Luster
    .gender = n

# A plural name: the forms below are plural.
location-black-smokers = Czarne Kominy
    .gen = Czarnych Kominów
    .dat = Czarnym Kominom
    .acc = Czarne Kominy
    .ins = Czarnymi Kominami
    .loc = Czarnych Kominach
    .gender = m3

location-oceanic-senate-assembly = Zgromadzenie Senatu Oceanicznego
    .gen = Zgromadzenia Senatu Oceanicznego
    .dat = Zgromadzeniu Senatu Oceanicznego
    .acc = Zgromadzenie Senatu Oceanicznego
    .ins = Zgromadzeniem Senatu Oceanicznego
    .loc = Zgromadzeniu Senatu Oceanicznego
    .gender = n

# A plural name: the forms below are plural.
location-depths = Głębiny
    .gen = Głębin
    .dat = Głębinom
    .acc = Głębiny
    .ins = Głębinami
    .loc = Głębinach
    .gender = f

location-throne-room = Sala Tronowa
    .gen = Sali Tronowej
    .dat = Sali Tronowej
    .acc = Salę Tronową
    .ins = Salą Tronową
    .loc = Sali Tronowej
    .gender = f

location-jail = Więzienie
    .gen = Więzienia
    .dat = Więzieniu
    .acc = Więzienie
    .ins = Więzieniem
    .loc = Więzieniu
    .gender = n

location-chasm = Rozpadlina
    .gen = Rozpadliny
    .dat = Rozpadlinie
    .acc = Rozpadlinę
    .ins = Rozpadliną
    .loc = Rozpadlinie
    .gender = f

location-closed-tower = Zamknięta Wieża
    .gen = Zamkniętej Wieży
    .dat = Zamkniętej Wieży
    .acc = Zamkniętą Wieżę
    .ins = Zamkniętą Wieżą
    .loc = Zamkniętej Wieży
    .gender = f

location-lost-tower = Zaginiona Wieża
    .gen = Zaginionej Wieży
    .dat = Zaginionej Wieży
    .acc = Zaginioną Wieżę
    .ins = Zaginioną Wieżą
    .loc = Zaginionej Wieży
    .gender = f

location-chamber-of-allies = Komnata Sojuszników
    .gen = Komnaty Sojuszników
    .dat = Komnacie Sojuszników
    .acc = Komnatę Sojuszników
    .ins = Komnatą Sojuszników
    .loc = Komnacie Sojuszników
    .gender = f

location-nest-of-giant-clams = Gniazdo Olbrzymich Małży
    .gen = Gniazda Olbrzymich Małży
    .dat = Gniazdu Olbrzymich Małży
    .acc = Gniazdo Olbrzymich Małży
    .ins = Gniazdem Olbrzymich Małży
    .loc = Gnieździe Olbrzymich Małży
    .gender = n

location-coral-barrier = Bariera Koralowa
    .gen = Bariery Koralowej
    .dat = Barierze Koralowej
    .acc = Barierę Koralową
    .ins = Barierą Koralową
    .loc = Barierze Koralowej
    .gender = f

## Locations: Kraken

location-gambling-den = Jaskinia Hazardu
    .gen = Jaskini Hazardu
    .dat = Jaskini Hazardu
    .acc = Jaskinię Hazardu
    .ins = Jaskinią Hazardu
    .loc = Jaskini Hazardu
    .gender = f

location-krakens-lair = Leże Krakena
    .gen = Leża Krakena
    .dat = Leżu Krakena
    .acc = Leże Krakena
    .ins = Leżem Krakena
    .loc = Leżu Krakena
    .gender = n

location-cetacean-graveyard = Cmentarzysko Waleni
    .gen = Cmentarzyska Waleni
    .dat = Cmentarzysku Waleni
    .acc = Cmentarzysko Waleni
    .ins = Cmentarzyskiem Waleni
    .loc = Cmentarzysku Waleni
    .gender = n

location-abandoned-convoy = Porzucony Konwój
    .gen = Porzuconego Konwoju
    .dat = Porzuconemu Konwojowi
    .acc = Porzucony Konwój
    .ins = Porzuconym Konwojem
    .loc = Porzuconym Konwoju
    .gender = m3

location-megalodon = Megalodon
    .gen = Megalodona
    .dat = Megalodonowi
    .acc = Megalodona
    .ins = Megalodonem
    .loc = Megalodonie
    .gender = m2

location-battlefield = Pole Bitwy
    .gen = Pola Bitwy
    .dat = Polu Bitwy
    .acc = Pole Bitwy
    .ins = Polem Bitwy
    .loc = Polu Bitwy
    .gender = n

## Leviathans: the cards are unnamed, these names are our own

leviathan-01 = Matka Zasłon
    .gen = Matki Zasłon
    .dat = Matce Zasłon
    .acc = Matkę Zasłon
    .ins = Matką Zasłon
    .loc = Matce Zasłon
    .gender = f

leviathan-02 = Szklany Głód
    .gen = Szklanego Głodu
    .dat = Szklanemu Głodowi
    .acc = Szklany Głód
    .ins = Szklanym Głodem
    .loc = Szklanym Głodzie
    .gender = m3

leviathan-03 = Blada Paszcza
    .gen = Bladej Paszczy
    .dat = Bladej Paszczy
    .acc = Bladą Paszczę
    .ins = Bladą Paszczą
    .loc = Bladej Paszczy
    .gender = f

leviathan-04 = Zatopiona Latarnia
    .gen = Zatopionej Latarni
    .dat = Zatopionej Latarni
    .acc = Zatopioną Latarnię
    .ins = Zatopioną Latarnią
    .loc = Zatopionej Latarni
    .gender = f

leviathan-05 = Łamacz Raf
    .gen = Łamacza Raf
    .dat = Łamaczowi Raf
    .acc = Łamacza Raf
    .ins = Łamaczem Raf
    .loc = Łamaczu Raf
    .gender = m1

leviathan-06 = Perłożer
    .gen = Perłożera
    .dat = Perłożerowi
    .acc = Perłożera
    .ins = Perłożerem
    .loc = Perłożerze
    .gender = m2

leviathan-07 = Rdzawa Szczęka
    .gen = Rdzawej Szczęki
    .dat = Rdzawej Szczęce
    .acc = Rdzawą Szczękę
    .ins = Rdzawą Szczęką
    .loc = Rdzawej Szczęce
    .gender = f

leviathan-08 = Solny Pancerz
    .gen = Solnego Pancerza
    .dat = Solnemu Pancerzowi
    .acc = Solny Pancerz
    .ins = Solnym Pancerzem
    .loc = Solnym Pancerzu
    .gender = m3

leviathan-09 = Zguba Koron
    .gen = Zguby Koron
    .dat = Zgubie Koron
    .acc = Zgubę Koron
    .ins = Zgubą Koron
    .loc = Zgubie Koron
    .gender = f

leviathan-10 = Atramentowy Regent
    .gen = Atramentowego Regenta
    .dat = Atramentowemu Regentowi
    .acc = Atramentowego Regenta
    .ins = Atramentowym Regentem
    .loc = Atramentowym Regencie
    .gender = m1

leviathan-11 = Tysiącręki
    .gen = Tysiącrękiego
    .dat = Tysiącrękiemu
    .acc = Tysiącrękiego
    .ins = Tysiącrękim
    .loc = Tysiącrękim
    .gender = m2

leviathan-12 = Cichy Zwój
    .gen = Cichego Zwoju
    .dat = Cichemu Zwojowi
    .acc = Cichy Zwój
    .ins = Cichym Zwojem
    .loc = Cichym Zwoju
    .gender = m3

leviathan-13 = Ogier Przypływu
    .gen = Ogiera Przypływu
    .dat = Ogierowi Przypływu
    .acc = Ogiera Przypływu
    .ins = Ogierem Przypływu
    .loc = Ogierze Przypływu
    .gender = m2

leviathan-14 = Kolczasty Tułacz
    .gen = Kolczastego Tułacza
    .dat = Kolczastemu Tułaczowi
    .acc = Kolczastego Tułacza
    .ins = Kolczastym Tułaczem
    .loc = Kolczastym Tułaczu
    .gender = m1

leviathan-15 = Złocony Wąż
    .gen = Złoconego Węża
    .dat = Złoconemu Wężowi
    .acc = Złoconego Węża
    .ins = Złoconym Wężem
    .loc = Złoconym Wężu
    .gender = m2

leviathan-16 = Spieniona Grzywa
    .gen = Spienionej Grzywy
    .dat = Spienionej Grzywie
    .acc = Spienioną Grzywę
    .ins = Spienioną Grzywą
    .loc = Spienionej Grzywie
    .gender = f

leviathan-17 = Bezdenna Noc
    .gen = Bezdennej Nocy
    .dat = Bezdennej Nocy
    .acc = Bezdenną Noc
    .ins = Bezdenną Nocą
    .loc = Bezdennej Nocy
    .gender = f

leviathan-18 = Kościany Pług
    .gen = Kościanego Pługa
    .dat = Kościanemu Pługowi
    .acc = Kościany Pług
    .ins = Kościanym Pługiem
    .loc = Kościanym Pługu
    .gender = m3

leviathan-19 = Niemy Młot
    .gen = Niemego Młota
    .dat = Niememu Młotowi
    .acc = Niemy Młot
    .ins = Niemym Młotem
    .loc = Niemym Młocie
    .gender = m3

leviathan-20 = Popielata Płaszczka
    .gen = Popielatej Płaszczki
    .dat = Popielatej Płaszczce
    .acc = Popielatą Płaszczkę
    .ins = Popielatą Płaszczką
    .loc = Popielatej Płaszczce
    .gender = f

## Loot cards

loot-3 = Łup 3
    .gen = Łupu 3
    .dat = Łupowi 3
    .acc = Łup 3
    .ins = Łupem 3
    .loc = Łupie 3
    .gender = m3

loot-4 = Łup 4
    .gen = Łupu 4
    .dat = Łupowi 4
    .acc = Łup 4
    .ins = Łupem 4
    .loc = Łupie 4
    .gender = m3

loot-5 = Łup 5
    .gen = Łupu 5
    .dat = Łupowi 5
    .acc = Łup 5
    .ins = Łupem 5
    .loc = Łupie 5
    .gender = m3

loot-6 = Łup 6
    .gen = Łupu 6
    .dat = Łupowi 6
    .acc = Łup 6
    .ins = Łupem 6
    .loc = Łupie 6
    .gender = m3

loot-7 = Łup 7
    .gen = Łupu 7
    .dat = Łupowi 7
    .acc = Łup 7
    .ins = Łupem 7
    .loc = Łupie 7
    .gender = m3

## Monster tokens: base game

token-2 = żeton potwora o wartości 2
    .gen = żetonu potwora o wartości 2
    .dat = żetonowi potwora o wartości 2
    .acc = żeton potwora o wartości 2
    .ins = żetonem potwora o wartości 2
    .loc = żetonie potwora o wartości 2
    .nom-pl = żetony potworów o wartości 2
    .gen-pl = żetonów potworów o wartości 2
    .dat-pl = żetonom potworów o wartości 2
    .acc-pl = żetony potworów o wartości 2
    .ins-pl = żetonami potworów o wartości 2
    .loc-pl = żetonach potworów o wartości 2
    .gender = m3

token-3 = żeton potwora o wartości 3
    .gen = żetonu potwora o wartości 3
    .dat = żetonowi potwora o wartości 3
    .acc = żeton potwora o wartości 3
    .ins = żetonem potwora o wartości 3
    .loc = żetonie potwora o wartości 3
    .nom-pl = żetony potworów o wartości 3
    .gen-pl = żetonów potworów o wartości 3
    .dat-pl = żetonom potworów o wartości 3
    .acc-pl = żetony potworów o wartości 3
    .ins-pl = żetonami potworów o wartości 3
    .loc-pl = żetonach potworów o wartości 3
    .gender = m3

token-4 = żeton potwora o wartości 4
    .gen = żetonu potwora o wartości 4
    .dat = żetonowi potwora o wartości 4
    .acc = żeton potwora o wartości 4
    .ins = żetonem potwora o wartości 4
    .loc = żetonie potwora o wartości 4
    .nom-pl = żetony potworów o wartości 4
    .gen-pl = żetonów potworów o wartości 4
    .dat-pl = żetonom potworów o wartości 4
    .acc-pl = żetony potworów o wartości 4
    .ins-pl = żetonami potworów o wartości 4
    .loc-pl = żetonach potworów o wartości 4
    .gender = m3

## Monster tokens: Leviathan

token-two-pearls = żeton potwora z dwiema perłami
    .gen = żetonu potwora z dwiema perłami
    .dat = żetonowi potwora z dwiema perłami
    .acc = żeton potwora z dwiema perłami
    .ins = żetonem potwora z dwiema perłami
    .loc = żetonie potwora z dwiema perłami
    .nom-pl = żetony potworów z dwiema perłami
    .gen-pl = żetonów potworów z dwiema perłami
    .dat-pl = żetonom potworów z dwiema perłami
    .acc-pl = żetony potworów z dwiema perłami
    .ins-pl = żetonami potworów z dwiema perłami
    .loc-pl = żetonach potworów z dwiema perłami
    .gender = m3

token-three-pearls = żeton potwora z trzema perłami
    .gen = żetonu potwora z trzema perłami
    .dat = żetonowi potwora z trzema perłami
    .acc = żeton potwora z trzema perłami
    .ins = żetonem potwora z trzema perłami
    .loc = żetonie potwora z trzema perłami
    .nom-pl = żetony potworów z trzema perłami
    .gen-pl = żetonów potworów z trzema perłami
    .dat-pl = żetonom potworów z trzema perłami
    .acc-pl = żetony potworów z trzema perłami
    .ins-pl = żetonami potworów z trzema perłami
    .loc-pl = żetonach potworów z trzema perłami
    .gender = m3

token-key = żeton potwora z kluczem
    .gen = żetonu potwora z kluczem
    .dat = żetonowi potwora z kluczem
    .acc = żeton potwora z kluczem
    .ins = żetonem potwora z kluczem
    .loc = żetonie potwora z kluczem
    .nom-pl = żetony potworów z kluczem
    .gen-pl = żetonów potworów z kluczem
    .dat-pl = żetonom potworów z kluczem
    .acc-pl = żetony potworów z kluczem
    .ins-pl = żetonami potworów z kluczem
    .loc-pl = żetonach potworów z kluczem
    .gender = m3

token-stack = żeton potwora ze stosem Rady
    .gen = żetonu potwora ze stosem Rady
    .dat = żetonowi potwora ze stosem Rady
    .acc = żeton potwora ze stosem Rady
    .ins = żetonem potwora ze stosem Rady
    .loc = żetonie potwora ze stosem Rady
    .nom-pl = żetony potworów ze stosem Rady
    .gen-pl = żetonów potworów ze stosem Rady
    .dat-pl = żetonom potworów ze stosem Rady
    .acc-pl = żetony potworów ze stosem Rady
    .ins-pl = żetonami potworów ze stosem Rady
    .loc-pl = żetonach potworów ze stosem Rady
    .gender = m3

## Sentinel tokens, each named after its Lord

sentinel-watcher = Strażnik Obserwatora
    .gen = Strażnika Obserwatora
    .dat = Strażnikowi Obserwatora
    .acc = Strażnika Obserwatora
    .ins = Strażnikiem Obserwatora
    .loc = Strażniku Obserwatora
    .gender = m1

sentinel-vigil = Strażnik Czuwającego
    .gen = Strażnika Czuwającego
    .dat = Strażnikowi Czuwającego
    .acc = Strażnika Czuwającego
    .ins = Strażnikiem Czuwającego
    .loc = Strażniku Czuwającego
    .gender = m1

sentinel-lookout = Strażnik Czujki
    .gen = Strażnika Czujki
    .dat = Strażnikowi Czujki
    .acc = Strażnika Czujki
    .ins = Strażnikiem Czujki
    .loc = Strażniku Czujki
    .gender = m1

## Ability marks of allies, said after the card

mark-pearl = z perłą
mark-dice = z dwiema kośćmi
