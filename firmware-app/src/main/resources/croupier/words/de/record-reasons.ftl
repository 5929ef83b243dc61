name-empty = Der Name von Platz { $seat } ist leer.
name-too-long = Der Name von Platz { $seat } hat mehr als { $most } Zeichen: „{ $name }“.
name-cannot-be-shown = Der Name von Platz { $seat } hat Zeichen, die sich nicht anzeigen lassen: „{ $name }“.
name-twice = Zwei Plätze haben den Namen „{ $name }“.
all-taken-back = In einem Spiel werden höchstens { $most } Entscheidungen zurückgenommen.
nothing-to-take-back = Es gibt keine Entscheidung, die sich zurücknehmen lässt: nur die letzte, bis der Zufall oder jemand anders antwortet, und nur wenn sie nichts Verdecktes gezeigt hat.
another-seat-takes-back = Nur Platz { $seat } kann jetzt eine Entscheidung zurücknehmen, nicht Platz { $other }.
only-the-seed-answers = Darauf antwortet nur der Startwert.
