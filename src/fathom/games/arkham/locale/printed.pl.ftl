### Co jest nadrukowane na karcie „Horroru w Arkham” oprócz jej słów, dla tych, którzy jej nie widzą: części jednego wiersza.

printed-kind = { $of }, { $kind }
printed-stage = { $kind } { $n }
printed-level = poziom { $n }
printed-cost = koszt { $n }
printed-cost-x = koszt X
printed-slots = strefa: { $slots }
printed-traits = { $traits }
printed-icons = symbole: { $icons }
printed-icon = { $n ->
    [1] { $icon }
   *[other] { $n }× { $icon }
}
printed-skill = { $skill } { $n }
printed-fight = walka { $n }
printed-health = { $each ->
    [1] wytrzymałość { $n } na badacza
   *[other] wytrzymałość { $n }
}
printed-sanity = poczytalność { $n }
printed-evade = wymykanie się { $n }
printed-attack = atak: obrażenia { $damage }, przerażenie { $horror }
printed-shroud = zasłona { $n }
printed-clues = { $each ->
    [1] wskazówki { $n } na badacza
   *[other] wskazówki { $n }
}
printed-doom = zagłada { $n }
printed-victory = punkty zwycięstwa { $n }
printed-connects = połączenia: { $places }
printed-back = druga strona: { $name }
