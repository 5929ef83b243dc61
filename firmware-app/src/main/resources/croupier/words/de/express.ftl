## Andere Seiten der Würfel.

face-chance = Ereignis
face-policeman = Polizist
face-go = LOS
face-blank = leer
face-house = Haus
face-hotel = Hotel
face-broken-house = kaputt
face-get-out-of-jail = frei

## Was das Gerät sagt, während es wartet.

player = { $who }
    .lcd = { $who }
who-plays = { $who } ist am Zug.
    .lcd = { $who } ist dran
score = { $score } von { $goal }
    .lcd = Punkte<>{ $score }/{ $goal } | { $score }/{ $goal }
groups-so-far = { LIST($groups, ", ") }
filled = { $group } { $number }/{ $size }
so-far = { $who } hat bisher { $kept } und { $policemen } von { $count } Polizisten.
    .lcd = { $who } +{ $kept }<>Polizei { $policemen }/{ $count } | { $who } +{ $kept }<>Pol.{ $policemen }/{ $count } | { $who } +{ $kept } P{ $policemen }
nothing-to-place = Nichts zu legen
    .lcd = Nichts zu legen
choice = { $group } { $number }/{ $size }
    .lcd = < { $group } { $number }/{ $size }<> > | <{ $group } { $number }/{ $size }>
choice-chance = Ereignis auf { $group } { $number }/{ $size }
    .lcd = < { $group }? { $number }/{ $size }<> > | <{ $group }? { $number }/{ $size }>
choice-policeman = Polizeiwürfel { $number }
    .lcd = < Polizeiwürfel { $number }<> > | <Pol.würfel { $number }>
pick-and-put = Drehknopf A wählt, OK legt.
    .lcd = A:Wahl OK:legen<>{ $place } | A:Wahl OK:legen
roll-or-stop = ROLL würfelt weiter, Platztaste { $seat } hört auf.
    .lcd = ROLL:mehr Pl.{ $seat }:Ende | ROLL:+ P{ $seat }:Ende
only-stop = Platztaste { $seat } hört auf.
    .lcd = Platz{ $seat }:Ende

now-ready = { $who }: Drück ROLL und würfle.
    .you-who = Drück ROLL und würfle.
asks-ready = Du bist dran: Würfle!
asks-place-roll-stop = Leg Würfel ab, würfle weiter, oder hör auf und behalte { $kept }.
asks-place-stop = Leg Würfel ab, oder hör auf und behalte { $kept }.
asks-roll-stop = Würfle weiter, oder hör auf und behalte { $kept }.
asks-stop = Hör auf und behalte { $kept }.
asks-freeing = Gefängnis frei! Welcher Polizist darf gehen?
weighs-policemen = { $policemen } von { $count } Polizisten { $policemen ->
    [one] ist
   *[other] sind
 } im Gefängnis.
weighs-house-die = Beim nächsten Wurf ist der Hauswürfel dabei.
now-place-roll-stop = { $who }: Leg Würfel ab, würfle weiter, oder hör auf und behalte { $kept }.
    .you-who = Leg Würfel ab, würfle weiter, oder hör auf und behalte { $kept }.
now-place-stop = { $who }: Leg Würfel ab, oder hör auf und behalte { $kept }.
    .you-who = Leg Würfel ab, oder hör auf und behalte { $kept }.
now-roll-stop = { $who }: Würfle weiter, oder hör auf und behalte { $kept }.
    .you-who = Würfle weiter, oder hör auf und behalte { $kept }.
now-stop = { $who }: Hör auf und behalte { $kept }.
    .you-who = Hör auf und behalte { $kept }.
now-freeing = { $who }: Gefängnis frei! Welcher Polizist darf gehen?
    .you-who = Gefängnis frei! Welcher Polizist darf gehen?
    .lcd =
        { $who }: einer frei! | { $who }: 1 frei!
        Welcher Polizist? | Welcher?
choose-and-free = Drehknopf A wählt, OK lässt frei.
    .lcd = A:Wahl OK:frei
after-news = { LIST($news, " ") } { $now }

## Was die Tasten tun.

roll-dice = würfeln
    .lcd = ROLL: würfeln
roll-again = weiterwürfeln
stop-and-keep = aufhören, { $kept } behalten
choose-die = einen Würfel wählen
put = auf { $group } { $number }/{ $size } legen, voll { $money }
put-chance = das Ereignis auf { $group } { $number }/{ $size } legen, voll { $money }
when-full = voll { $money }
squares = { $number }
choose-policeman = einen Polizisten wählen
free = Polizeiwürfel { $number } freilassen

## Was geschehen ist.

rolling = { $who } würfelt.
    .you-who = Du würfelst.
    .lcd = <>Die Würfel rollen<> | <>Würfel rollen<>
count = { $number }
policemen-of = { $who } { $number }
two-counts = { $who } { $number }, { $other } { $others }
    .lcd = { $who } { $number }<>{ $other } { $others }
one-count = { $who } { $number }
    .lcd = { $who } { $number }
die-shows = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
 }
part-complete = { $money } für volle Gruppen
part-incomplete = { $money } für eine angefangene Gruppe
part-houses = { $money } für Häuser
part-go = { $money } für LOS
part-hotels = { $money } für Hotels
news-everyone-counted = Alle würfeln mit den Polizeiwürfeln, und wer die wenigsten Polizisten hat, fängt an: { $counts }.
    .lcd = Wenigste Polizisten: | Wenigste Polizei
news-tied-counted = Gleichstand, diese würfeln noch einmal: { $counts }.
    .lcd = Gleichstand: nochmal | Gleich: nochmal
news-turn = { $who } ist am Zug.
    .you-who = Du bist am Zug.
news-rolls = { $who } würfelt { $dice }.
    .you-who = Du würfelst { $dice }.
news-policeman = Polizeiwürfel { $number } kommt ins Gefängnis.
news-policemen = { $count ->
    [one] Ein Polizist kommt ins Gefängnis.
   *[other] { $count } Polizisten kommen ins Gefängnis.
 }
news-freed = { $who } lässt Polizeiwürfel { $number } aus dem Gefängnis.
    .you-who = Du lässt Polizeiwürfel { $number } aus dem Gefängnis.
    .lcd = <>Ein Polizist geht<> | <>Polizist geht<>
news-go = LOS bringt { $who } { $money }.
    .you-who = LOS bringt dir { $money }.
    .lcd = <>LOS! +{ $money }<>
news-house = Ein Haus für { $who }: { $houses } von { $most }.
    .you-who = Ein Haus für dich: { $houses } von { $most }.
    .lcd = <>Haus { $houses } von { $most }<>
news-no-house = Für { $who } ist kein Haus mehr da.
    .you-who = Für dich ist kein Haus mehr da.
    .lcd = <>Kein Haus mehr da<> | <>Kein Haus mehr<>
news-house-falls = { $who } verliert ein Haus: { $houses } übrig.
    .you-who = Du verlierst ein Haus: { $houses } übrig.
    .lcd = <>Haus weg: { $houses } übrig<> | <>Haus weg, noch { $houses }<>
news-hotel = Ein Hotel bringt { $who } { $money }!
    .you-who = Ein Hotel bringt dir { $money }!
    .lcd = <>Hotel! +{ $money }<>
news-one-hotel = Nur ein Hotel je Zug zählt.
    .lcd = <>Ein Hotel je Zug<>
news-hotel-needs-houses = Ein Hotel braucht erst { $most } Häuser.
    .lcd = <>Hotel: erst { $most } Häuser<> | <>Hotel: { $most } Häuser<>
news-puts = { $who } legt einen Würfel auf { $group }.
    .you-who = Du legst einen Würfel auf { $group }.
news-full = { $group } ist voll: { $money } für { $who }!
    .you-who = { $group } ist voll: { $money } für dich!
    .lcd = <>{ $group } +{ $money }<>
news-full-house-die = { $group } ist voll: { $money } für { $who }! Der Hauswürfel kommt zum nächsten Wurf dazu.
    .you-who = { $group } ist voll: { $money } für dich! Der Hauswürfel kommt zum nächsten Wurf dazu.
    .lcd = <>{ $group } +{ $money }<>
news-busted = { $money ->
    [0] Drei Polizisten! { $who } bekommt nichts.
   *[other] Drei Polizisten! { $who } verliert { $money }.
 }
    .you-who = { $money ->
        [0] Drei Polizisten! Du bekommst nichts.
       *[other] Drei Polizisten! Du verlierst { $money }.
    }
    .lcd =
        <>Drei Polizisten!<>
        { $money ->
            [0] <>{ $who } bekommt 0<> | <>{ $who }: 0<>
           *[other] <>{ $who } verliert { $money }<> | <>{ $who } -{ $money }<>
        }
news-scored = { $who } behält { $kept } und hat jetzt { $score }: { $parts }.
    .you-who = Du behältst { $kept } und hast jetzt { $score }: { $parts }.
    .lcd =
        <>{ $who } +{ $kept }<>
        <>Punkte { $score }<>
news-scored-nothing = { $who } behält nichts und hat jetzt { $score }.
    .you-who = Du behältst nichts und hast jetzt { $score }.
    .lcd =
        <>{ $who } +0<>
        <>Punkte { $score }<>
news-won = { $who } gewinnt mit { $score }.
    .you-who = Du gewinnst mit { $score }.

## Was entschieden wurde, und was der Zufall brachte.

did-roll = { $who } würfelt.
did-stop = { $who } hört auf.
drawn-first = { $who } fängt an.
drawn-policemen = Polizisten { $numbers }.
drawn-faces = { $faces }.

## Was Neulinge erfahren; jedes auf drei Zeilen der Anzeige.

intro-goal = Würfle, sammle Farbgruppen und sei zuerst am Ziel.
intro-dice = Leg nach jedem Wurf Würfel ab, oder keinen.
intro-police = Polizisten bleiben. Beim dritten ist alles verloren.
intro-stop = Hör früh genug auf, und die Punkte sind deine.
hint-ready = Drück ROLL: Der Zug beginnt mit { $count } Würfeln.
hint-then = Dann leg Würfel ab, würfle weiter oder hör auf.
hint-policemen = Mit { $policemen } Polizisten ist der Zug verloren.
hint-free = Gefängnis frei: Ein Polizist verlässt den Spielplan.
hint-which = Er wird mit den anderen wieder gewürfelt. Welcher?
hint-put = A wählt einen Würfel, OK legt ihn ab. Dort bleibt er.
hint-roll = ROLL wirft alles, was nicht auf dem Plan liegt.
hint-third = Mit dem dritten Polizisten ist der Zug verloren.
hint-stop = Deine Platztaste hört auf und sichert die Punkte.
hint-full = Eine volle Gruppe bringt ihren ganzen Wert.
hint-best = Von angefangenen Gruppen zählt nur die beste.
hint-chance = Ein ? passt überall und zählt nur in einer vollen Gruppe.
hint-house-die = Ist eine Farbe voll, rollt der Hauswürfel mit.
hint-houses = Je Haus { $money }. Mit { $most } Häusern bringt ein Hotel { $hotel }.

moment-hotel = ein Hotel
moment-group = eine volle Gruppe
moment-jail = drei Polizisten
