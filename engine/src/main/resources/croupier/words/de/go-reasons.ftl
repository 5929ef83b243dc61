now-tiles = Jetzt kannst du mit einer LOS-Taste einen Block holen, „Schritt vor“ einsetzen oder passen.
now-go = Wähle jetzt, was dir LOS bringt: einen Block, einen Banküberfall oder einen Abriss.
now-claim = Wähle jetzt die Farbe eines Blocks im Vorrat.
now-place = Stell deinen Block jetzt auf ein Baufeld.
now-attack = Wähle jetzt, wen du angreifst.
now-dials = Wähle jetzt ein Symbol an deinem Drehknopf und leg es fest.
now-steal = Wähle jetzt den Block, den du stiehlst.
now-shield = Halte den Abriss jetzt mit einem Schild auf, oder passe.
now-button = Jetzt kannst du mit einer LOS-Taste angreifen oder passen.
now-mega = Jetzt kannst du eine Farbe für den Mega-Abriss wählen oder passen.

must-attack = Du musst angreifen: Passen ist in diesem Spiel nicht erlaubt.
must-fire = Du musst den Mega-Abriss auslösen: In diesem Spiel kann er nicht warten.
no-go-button = Du hast keine LOS-Taste.
no-mr-monopoly = Du hast kein Plättchen „Schritt vor“.
no-shield = Du hast keinen Schild.
button-only-attacks = Die Blöcke sind schon genommen: Die LOS-Taste kann jetzt nur angreifen.
button-only-brings-a-block = Angegriffen wird später: Die LOS-Taste kann jetzt nur einen Block bringen.
marker-at-the-end = Dein Marker ist am Ende der Leiste.

no-block-fits = Im Vorrat ist kein Block, der auf deine Felder passt.
no-further-block-fits = Außer dem, was dir zusteht, ist im Vorrat kein Block, der auf deine Felder passt.
no-block-in-tray = Im Vorrat ist kein Block dieser Farbe: { $colour }.
landmark-complete = Dein Wahrzeichen in { CAPITAL($colour) } ist fertig.
squares-hold-others = Auf allen deinen Feldern stehen andere Farben.
no-such-square = Es gibt kein Feld { $square }; die Felder sind 0 bis { $last }.
empty-squares-alike = Leere Felder sind alle gleich: Nimm das erste davon, nicht Feld { $square }.
block-does-not-fit = Dein Block passt nicht auf Feld { $square }.

has-a-heist = Du hast einen Banküberfall, keinen Abriss.
has-a-shut-down = Du hast einen Abriss, keinen Banküberfall.
seat-has-no-blocks = Platz { $seat } hat keine Blöcke.
no-block-on-square = Platz { $seat } hat keinen Block auf Feld { $square }.

wrong-dice = Der Wurf braucht { $dice } Würfel, jeder von 1 bis { $faces }.
no-such-tile-left = Es muss ein Plättchen gezogen werden, das verdeckt liegt.
not-in-the-race = Das Rennen muss einer der Plätze { OR($seats) } gewinnen.
