### Der Tisch von Abgrundtief auf Deutsch: nur was das Terminal hinzufügt; die Namen stammen aus dem Spiel selbst.

game-unfathomable = Abgrundtief
option-no_cultist = Ohne Kultist (zu viert oder zu sechst; das Schiff startet mit weniger Ressourcen)
option-difficulty = Leichter für die Menschen oder für die Verräter (alle Ressourcen starten um 2 höher oder um 2 niedriger)
option-learning = Lernspiel: vorgeschlagene Mannschaft, volle Starthand, Loyalität nach der ersten Runde
option-extra_items = Vier zusätzliche Gegenstände

deck-mythos = Mythoskarten
deck-skills = Fertigkeitskarten
deck-items = Gegenstände
deck-spells = Zauber
deck-waypoints = Etappenziele
deck-sheets = Fähigkeiten der Charaktere
deck-feats = Talente
deck-reveals = Enttarnen-Fähigkeiten
deck-titles = Titel
deck-rooms = Innenfelder
