roll-first = Ein Zug beginnt mit einem Wurf.
free-first = Sag zuerst, welcher Polizist aus dem Gefängnis kommt.

not-a-police-die = { $die } ist kein Polizeiwürfel.
not-a-property-die = { $die } kommt nicht auf ein Feld einer Gruppe.
not-in-jail = { $die } ist nicht im Gefängnis.
no-get-out-of-jail = Es wurde kein „Komm aus dem Gefängnis frei“ gewürfelt.
no-die-left = Es ist kein Würfel mehr übrig.
lies-on-the-board = { $die } liegt schon auf dem Spielplan und bleibt dort.
group-complete = Alle Felder der Gruppe { $group } sind belegt.
chance-in-group = In der Gruppe { $group } liegt schon ein Ereignis.
shows-another-face = { $die } zeigt { $face }, nicht { $group }.

wrong-policemen = Für jeden der { $seats } Plätze muss eine Zahl von 0 bis 3 angegeben sein.
wrong-dice = Nötig sind { $dice } Seiten, eine je Würfel.
no-such-face = { $die } hat keine Seite { $face }.
