### Między scenariuszami oraz talie: słowa po polsku.

ask-new-investigator = Twój badacz nie wróci już w tej kampanii. Kto zajmie jego miejsce?
ask-lita = Kto dołącza Litę Chantler do swojej talii?
ask-got-away = Wcześniej były „Maski północy”. Którzy kultyści uciekli?
ask-stay = Grasz w następnym scenariuszu?
stay = Graj dalej
leave = Opuść na razie kampanię
stay-away = Pozostaje poza grą
come-back = Wraca do kampanii
ask-comes = Czy { $player } gra w następnym scenariuszu?
ask-joins-as = Dołączasz do kampanii. Kim grasz?
join = Dołącza do kampanii
log-join = { $player } dołącza do kampanii.
bad-later = Później może dołączyć od 0 do 3 graczy; podano { $given }.
later-alone = Dołączyć można tylko do kampanii, a ktoś musi ją zacząć.
later-deck = Kto dołącza później, dopiero wtedy buduje talię i żadnej nie przynosi.
ask-purchase = { $free ->
    [0] Którą kartę dodajesz do talii? Pozostałe doświadczenie: { $n }.
   *[other] Budujesz nową talię: karty poziomu 0 nic nie kosztują. Którą dodajesz?
}
purchases-done = Nic więcej
buy-card = Kup: { $card } (doświadczenie: { $n })
take-card = Dodaj: { $card }
upgrade-card = Ulepsz na: { $card } (doświadczenie: { $n })
ask-remove = Którą kartę usuniesz z talii, aby dodać kartę „{ FORM($card, "bare") }”?
log-earns = { $player } dołącza do swojej talii kartę: { $card }.
log-investigator = { $player } gra dalej jako { $investigator }.
log-leave = { $player } opuszcza na razie kampanię.
log-come-back = { $player } wraca do kampanii.
log-buys = { $player } dodaje do talii kartę „{ FORM($card, "bare") }” w miejsce karty „{ FORM($old, "bare") }”.
note-campaign-lost = Kampania przegrana: nie ma już badaczy.
note-lita-earned = Lita Chantler dołącza do badaczy.
decklist-own-card = { $card } to karta, którą może mieć tylko { $whose }.
decklist-not-allowed = { $investigator } nie może mieć w talii karty: { $card }.
decklist-level = { $card } ma poziom { $n }, a kampania zaczyna się bez doświadczenia.
decklist-copies = { $card }: kopii w talii jest { $n }, a wolno mieć najwyżej { $most } o tym samym tytule.
decklist-size = Do wielkości talii liczy się teraz kart: { $n }. Musi ich być dokładnie { $right }.
decklist-experience = Koszt talii w punktach doświadczenia to { $n }, a wolno najwyżej { $most }.
decklist-boxes = { $card }: kopii w taliach jest { $n }, a w pudełkach { $most }.
decklist-unknown = W zestawie podstawowym nie ma karty „{ $given }”.
decklist-unknown-near = W zestawie podstawowym nie ma karty „{ $given }”. Może chodziło o: { $near }?
decklist-weaknesses = W talii jest podstawowych osłabień: { $n }. Może ich być najwyżej { $most }.
decklist-other-product = Karta „{ $given }” pochodzi z innego produktu; tu gra się tylko zestawem podstawowym z 2016 roku.
decklist-too-long = Talia ma najwyżej { $most } wierszy.
decklist-no-investigator = W talii nie podano badacza.
decklist-json = To nie jest talia w postaci, jaką eksportują strony z taliami: potrzebne są kod badacza i karty.
bad-earlier = { $given } nie jest zakończeniem wcześniejszego scenariusza. Są: { $legal }; najwyżej dwa.
