### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-abyss-ask-action = Robisz dokładnie jedno: eksplorujesz w poszukiwaniu sojuszników, bierzesz stos Rady albo płacisz sojusznikami za Lorda. Lordowie dają punkty wpływów i klucze.
board-why-abyss-ask-buy = Odkryta karta jest najpierw proponowana innym. Płacisz temu, kto eksploruje; sojusznikami zapłacisz później za Lordów.
board-why-abyss-ask-take = Weź ją i zakończ eksplorację albo odkrywaj dalej: to, co zostawisz, trafi na koniec do Rady.
board-why-abyss-ask-monster = Jeśli walczysz, bierzesz nagrodę z tego pola i kończysz akcję. Jeśli idziesz dalej, następna nagroda będzie większa.
board-why-abyss-ask-pay = Sojusznicy liczą się swoją wartością, resztę uzupełniają perły. Najsłabszy z nich zostaje z tobą i liczy się na koniec.
