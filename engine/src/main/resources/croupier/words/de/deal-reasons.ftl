now-play = Spiel jetzt eine Karte, ordne deine Grundstücke um oder beende deinen Zug.
now-answer = Antworte jetzt: Nimm es hin, oder wehr es mit „Sag einfach Nein“ ab.
now-pay = Wähle jetzt, womit du bezahlst.
now-place = Wähle jetzt die Farbe des Jokers, den du bekommen hast.
now-discard = Wirf jetzt Karten ab, bis du das Handkartenlimit erreichst.

no-plays-left = Du hast in diesem Zug schon { $plays } Karten gespielt.
card-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
properties-are-laid = Ein Grundstück kommt nie auf die Bank: Leg es aus.
buildings-are-built = { CAPITAL(FORM($card, "a")) } kommt auf ein komplettes Set: Bau es dort.
only-buildings-are-built = Gebaut werden nur Haus und Hotel: Leg ein Grundstück aus.
house-needs-complete-set = Ein Haus kommt auf ein eigenes komplettes Set ohne Haus.
hotel-needs-house = Ein Hotel kommt auf ein eigenes komplettes Set mit Haus und ohne Hotel.
nothing-to-draw = Es gibt nichts zu ziehen.
card-does-something = Diese Karte kann jetzt etwas bewirken, oder sie darf nie ohne Wirkung gespielt werden.
never-for-nothing = Eine Karte, die nichts bewirkt, wird nicht gespielt: Leg sie auf die Bank.
no-such-set = Es gibt kein Set { $set }; eine Farbe hat die Sets 0 bis { $last }.
no-complete-set = Platz { $seat } hat kein komplettes Set { $set } in { $colour }.
not-outside-a-set = Diese Karte hat Platz { $seat } nicht außerhalb eines kompletten Sets: { FORM($card, "the") }.
own-not-outside-a-set = Diese Karte hast du nicht außerhalb eines kompletten Sets: { FORM($card, "the") }.

no-rent-card = Das ist keine Mietkarte.
one-target = Eine Mietkarte für alle Farben trifft nur eine Person: Nenne sie.
rent-card-of-other-colours = Diese Mietkarte gilt nicht für { $colour }.
no-rent = Deine Grundstücke in { $colour } bringen keine Miete.
ten-colours-not-doubled = Eine Mietkarte für alle Farben wird in diesem Spiel nicht verdoppelt.
too-many-doublers = Du kannst jetzt { $most }-mal „Doppelte Miete“ dazu spielen, nicht { $doublers }-mal.
no-such-number-of-doublers = „Doppelte Miete“ gibt es { $most }-mal, nicht { $doublers }-mal.

no-just-say-no = Du hast kein „Sag einfach Nein“.
only-to-doubling = In diesem Spiel kannst du zuerst nur die Verdopplung ablehnen.
no-doubling = Es gibt keine Verdopplung, die du ablehnen könntest.

nothing-to-pay = Jetzt ist nichts zu bezahlen.
no-such-money = Auf deiner Bank ist keine solche Karte im Wert von { $value }.
ten-colours-cannot-pay = Mit einem Joker für alle Farben kann man nicht bezahlen.
card-not-there-to-pay = Diese Karte hast du nicht zum Bezahlen: { FORM($card, "the") }.
buildings-do-not-pay = Mit Gebäuden auf einem Set wird in diesem Spiel nicht bezahlt.
not-all-there = Du hast nicht alles davon zum Bezahlen.
pays-too-little = Du schuldest { $owed }, und das ist nur { $worth } wert.
house-under-hotel = Ein Haus unter einem Hotel lässt sich nicht allein bezahlen: Gib das Hotel dazu.
other-card-is-placed = Leg jetzt diese Karte: { $placed }, nicht diese: { FORM($card, "the") }.
too-many-cards = Du darfst { $limit } Karten behalten: Wirf noch { $more } ab.

no-rearrangement-left = Öfter darfst du deine Grundstücke in einem Zug nicht umordnen.
only-wild-cards-turn = Nur Joker wechseln die Farbe.
cannot-turn-to = Er kann nicht { $colour } werden.
card-not-laid = Diese Karte liegt nicht bei dir: { FORM($card, "the") }.
does-not-change-places = Den Platz tauschen können nur zwei verschiedene deiner Karten aus zwei Sets, wenn jede ins andere passt.
buildings-do-not-move = In diesem Spiel ziehen Gebäude nicht um.
building-cannot-move = Ein Gebäude zieht von einem deiner Sets auf ein komplettes um, das es aufnehmen kann.

wrong-number-of-cards = Jetzt werden { $count } Karten gezogen, nicht { $named }.
too-many-of-a-card = Von dieser Karte können jetzt nur { $most } gezogen werden, nicht { $named }: { $card }.
too-few-of-a-card = Der Stapel geht aus, also wird alles gezogen: mindestens { $least } von dieser Karte, nicht { $named }: { $card }.
