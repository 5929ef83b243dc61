## Sets und Farben.

numbered-colour = { $colour } { $number }
    .set = { FORM($colour, "set") } { $number }
progress = { $colour } { $have }/{ $size }

## Karten auf dem Tisch.

numbered-laid = { $laid } { $number }
letters-property = { FORM($colour, "two") }
letters-wild = { FORM($colour, "two") }/{ FORM($other, "two") }
letters-any = { FORM($colour, "two") }/alle
letters-house = Hau
letters-hotel = Hot

## Was vor jemandem liegt.

set = { $colour } { $have }/{ $size }{ $level ->
    [0] { "" }
    [1] { " " }mit Haus
   *[other] { " " }mit Haus und Hotel
 }
set-letters = { FORM($colour, "two") }{ $have }/{ $size }{ $level ->
    [0] { "" }
    [1] +h
   *[other] +h+H
 }
set-die = { FORM($colour, "die") } { $have }/{ $size }
set-die-house = { FORM($colour, "die") } +h
set-die-hotel = { FORM($colour, "die") } +H
plays-die = noch { $left }
note-name = { $who }
note-sets = { $count } von { $goal } Sets
note-hand = Hand { $count }, Bank { $amount } M
note-hand-bank = Hand { $count }, Bank { $amount } M ({ LIST($money, "+") })
note-table = { LIST($sets, ", ") }
note-nothing = keine Grundstücke
table-bank =
    .lcd = { $who } Bank { $amount }M Hand { $count } | { $who } { $amount }M Hand { $count }
table-sets =
    .lcd = { $who } { LIST($sets, " ") } | { LIST($sets, " ") }
points = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
 }

## Was geschah.

news-begins = { $who } beginnt.
    .you-who = Du beginnst.
    .lcd = { $who } beginnt
news-dealt = { $who } bekommt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
    .you-who = Du bekommst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }.
    .lcd = { $who }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }
news-turn = { $who } ist am Zug.
    .you-who = Du bist am Zug.
    .lcd = { $who } ist am Zug
news-reshuffled = Die Ablage wird gemischt: Der Stapel hat wieder { $count } Karten.
    .lcd = Neu gemischt: { $count }
news-draws = { $who } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
    .you-who = Du ziehst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }.
    .lcd = { $who } zieht { $count }
news-nothing-to-draw = Für { $who } ist keine Karte mehr da.
    .you-who = Für dich ist keine Karte mehr da.
    .lcd = Keine Karte da
news-banks-money = { $who } legt { $card } auf die Bank.
    .you-who = Du legst { $card } auf die Bank.
    .lcd = { $who }: Bank +{ $amount }M
news-banks = { $who } legt { FORM($card, "a") } als { $amount } M auf die Bank.
    .you-who = Du legst { FORM($card, "a") } als { $amount } M auf die Bank.
    .lcd =
        { $who }: Bank +{ $amount }M
        { $card }
news-lays = { $who } legt { FORM($laid, "a") } aus.
    .you-who = Du legst { FORM($laid, "a") } aus.
    .lcd = { $who } legt { $laid }
news-builds = { $who } baut { FORM($laid, "a") }.
    .you-who = Du baust { FORM($laid, "a") }.
    .lcd = { $who }: { $laid }
news-pass-go = { $who } spielt „Über LOS“.
    .you-who = Du spielst „Über LOS“.
    .lcd = { $who }: Über LOS
news-rent = { $who } verlangt von { $all } Miete für { $colour }: { $count ->
    [1] { "" }
   *[other] je{ " " }
 }{ $amount } M.
    .you-who = Du verlangst von { $all } Miete für { $colour }: { $count ->
        [1] { "" }
       *[other] je{ " " }
     }{ $amount } M.
    .you-all = { $who } verlangt von dir Miete für { $colour }: { $amount } M.
    .lcd =
        { $who } will Miete | { $who }: Miete
        { $colour }: { $amount }M
news-rent-times = { $who } verlangt von { $all } { $times ->
    [2] doppelte
   *[other] vierfache
 } Miete für { $colour }: { $count ->
    [1] { "" }
   *[other] je{ " " }
 }{ $amount } M.
    .you-who = Du verlangst von { $all } { $times ->
        [2] doppelte
       *[other] vierfache
     } Miete für { $colour }: { $count ->
        [1] { "" }
       *[other] je{ " " }
     }{ $amount } M.
    .you-all = { $who } verlangt von dir { $times ->
        [2] doppelte
       *[other] vierfache
     } Miete für { $colour }: { $amount } M.
    .lcd =
        { $who } will Miete | { $who }: Miete
        { $colour } x{ $times }: { $amount }M
news-debt = { OF($who) } Schuldeneintreiber fordert { $amount } M von { $target }.
    .you-who = Dein Schuldeneintreiber fordert { $amount } M von { $target }.
    .you-target = { OF($who) } Schuldeneintreiber fordert { $amount } M von dir.
    .lcd = { $who } will { $amount }M von { $target } | { $target } an { $who }: { $amount }M
news-birthday = { $who } hat Geburtstag: { $amount } M von allen.
    .you-who = Du hast Geburtstag: { $amount } M von allen.
    .lcd = { $who }: Geburtstag { $amount }M | { $who }: Geb. { $amount }M
news-sly = { $who } spielt „Fieser Deal“ und will { OF($target) } { FORM($laid, "the") }.
    .you-who = Du spielst „Fieser Deal“ und willst { OF($target) } { FORM($laid, "the") }.
    .you-target = { $who } spielt „Fieser Deal“ und will dir { FORM($laid, "a") } nehmen.
    .lcd =
        { $who }: Fieser Deal
        { OF($target) } { $laid }
news-forced = { $who } spielt „Zwangstausch“: { OF($target) } { FORM($laid, "the") } gegen { FORM($own, "a") }.
    .you-who = Du spielst „Zwangstausch“: { OF($target) } { FORM($laid, "the") } gegen { FORM($own, "a") }.
    .you-target = { $who } spielt „Zwangstausch“ und will dir { FORM($laid, "a") } gegen { FORM($own, "a") } nehmen.
    .lcd =
        { $who }: Zwangstausch | { $who }: Tausch
        { OF($target) } { $laid }
        gegen { $own }
news-breaker = { $who } spielt „Dealbreaker“ und will { OF($target) } { FORM($colour, "set") }.
    .you-who = Du spielst „Dealbreaker“ und willst { OF($target) } { FORM($colour, "set") }.
    .you-target = { $who } spielt „Dealbreaker“ und will dein { FORM($colour, "set") }.
    .lcd =
        { $who }: Dealbreaker
        { OF($target) } { FORM($colour, "set") }
news-for-nothing = { $who } spielt { FORM($card, "a") }, und nichts passiert.
    .you-who = Du spielst { FORM($card, "a") }, und nichts passiert.
    .lcd = { $who }: wirkungslos
news-no = { $who } sagt Nein zu { OF($target) } { $what }!
    .you-who = Du sagst Nein zu { OF($target) } { $what }!
    .you-target = { $who } sagt Nein zu { FORM($what, "your") }!
    .lcd =
        { $who } sagt Nein
        zu { OF($target) } { $what } | zu { $what }
news-no-doubling = { $who } sagt Nein zu { OF($target) } Verdopplung!
    .you-who = Du sagst Nein zu { OF($target) } Verdopplung!
    .you-target = { $who } sagt Nein zu deiner Verdopplung!
    .lcd = { $who }: nicht doppelt | { $who }: einfach
news-accepts = { $who } nimmt es hin.
    .you-who = Du nimmst es hin.
news-not-asked = { $who } kann kein „Sag einfach Nein“ haben.
    .you-who = Du kannst kein „Sag einfach Nein“ haben.
news-spared = { $who } bleibt verschont.
    .you-who = Du bleibst verschont.
    .lcd = { $who } verschont
news-spared-doubling = { $who } schuldet nur { $amount } M.
    .you-who = Du schuldest nur { $amount } M.
    .lcd = { $who } schuldet { $amount }M | { $who } zahlt { $amount }M
news-pays = { $who } zahlt { $amount } M an { $target }: { $cards }.
    .you-who = Du zahlst { $amount } M an { $target }: { $cards }.
    .you-target = { $who } zahlt { $amount } M an dich: { $cards }.
    .lcd = { $who } zahlt { $target } { $amount }M | { $who } an { $target }: { $amount }M
news-pays-money = { $who } zahlt { $amount } M an { $target }.
    .you-who = Du zahlst { $amount } M an { $target }.
    .you-target = { $who } zahlt { $amount } M an dich.
    .lcd = { $who } zahlt { $target } { $amount }M | { $who } an { $target }: { $amount }M
news-nothing-to-pay = { $who } kann nichts zahlen.
    .you-who = Du kannst nichts zahlen.
    .lcd = { $who } hat nichts
news-takes = { $who } nimmt { OF($target) } { FORM($laid, "the") }.
    .you-who = Du nimmst { OF($target) } { FORM($laid, "the") }.
    .you-target = { $who } nimmt dir { FORM($laid, "a") }.
    .lcd =
        { $who } nimmt
        { OF($target) } { $laid }
news-gets = { $who } bekommt dafür { OF($target) } { FORM($laid, "the") }.
    .you-who = Du bekommst dafür { OF($target) } { FORM($laid, "the") }.
    .you-target = { $who } bekommt dafür von dir { FORM($laid, "a") }.
    .lcd =
        { $who } bekommt
        { OF($target) } { $laid }
news-takes-set = { $who } nimmt { OF($target) } { FORM($colour, "set") }.
    .you-who = Du nimmst { OF($target) } { FORM($colour, "set") }.
    .you-target = { $who } nimmt dein { FORM($colour, "set") }.
    .lcd =
        { $who } nimmt
        { OF($target) } { FORM($colour, "set") }
news-turns-wild = { $who } dreht { FORM($card, "a") } auf { $colour }.
    .you-who = Du drehst { FORM($card, "a") } auf { $colour }.
    .lcd =
        { $who } dreht Joker
        auf { $colour }
news-exchanges = { $who } vertauscht { FORM($laid, "a") } und { FORM($own, "a") }.
    .you-who = Du vertauschst { FORM($laid, "a") } und { FORM($own, "a") }.
    .lcd = { $who } ordnet um
news-moves-building = { $who } setzt { FORM($building, "a") } um auf { $colour }.
    .you-who = Du setzt { FORM($building, "a") } um auf { $colour }.
    .lcd = { $who }: { $building }, { $colour }
news-building-banked = { CAPITAL(FORM($building, "a")) } hat sein Set verloren und kommt auf { OF($who) } Bank.
    .you-who = { CAPITAL(FORM($building, "a")) } hat sein Set verloren und kommt auf deine Bank.
    .lcd = { $who }: Bank +{ $building }
news-building-discarded = { OF($who) } { FORM($building, "the") } hat sein Set verloren und wird abgeworfen.
    .you-who = Dein { FORM($building, "the") } hat sein Set verloren und wird abgeworfen.
    .lcd = { $who } verliert { $building } | { $who }: { $building } weg
news-set-complete = { OF($who) } { FORM($colour, "set") } ist komplett!
    .you-who = Dein { FORM($colour, "set") } ist komplett!
    .lcd = { $who }: { FORM($colour, "set") }!
news-set-broken = { OF($who) } { FORM($colour, "set") } ist nicht mehr komplett.
    .you-who = Dein { FORM($colour, "set") } ist nicht mehr komplett.
    .lcd = { $who }: { $colour } zerfällt
news-discards = { $who } wirft { FORM($card, "a") } ab.
    .you-who = Du wirfst { FORM($card, "a") } ab.
    .lcd =
        { $who } wirft ab
        { $card }
news-under-pile = { $who } legt eine Karte unter den Stapel.
    .you-who = Du legst eine Karte unter den Stapel.
    .lcd = { $who }: unter Stapel | { $who } legt unter
news-turn-over = { OF($who) } Zug ist zu Ende.
    .you-who = Dein Zug ist zu Ende.
news-stalemate = Seit { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
 } hat niemand eine Karte gespielt: Das Spiel ist aus.
    .lcd = Niemand spielt: aus | Niemand spielt
news-won = { $all } gewinnt.
    .you-all = Du gewinnst.
news-drew = { $all } spielen unentschieden.

takes-back = { $who } nimmt { FORM($thing, "a") } zurück.
    .you-who = Du nimmst { FORM($thing, "a") } zurück.
    .lcd =
        { $who } nimmt zurück | { $who }: zurück
        { $thing }

what-sly-deal = Fiesem Deal
    .your = deinem Fiesen Deal
what-forced-deal = Zwangstausch
    .your = deinem Zwangstausch
    .lcd = Zwangstausch
what-deal-breaker = Dealbreaker
    .your = deinem Dealbreaker
    .lcd = Dealbreaker
what-debt-collector = Schuldeneintreiber
    .your = deinem Schuldeneintreiber
    .lcd = Eintreiber
what-birthday = Geburtstag
    .your = deinem Geburtstag
what-rent = Miete
    .your = deiner Miete
what-just-say-no = Nein
    .your = deinem Nein

## Was entschieden und was gezogen wurde.

did-charge-all = { $who } verlangt von allen { $times ->
    [1] Miete
    [2] doppelte Miete
   *[other] vierfache Miete
 } für { $colour }.
did-charge-one = { $who } verlangt von { $target } { $times ->
    [1] Miete
    [2] doppelte Miete
   *[other] vierfache Miete
 } für { $colour }.
did-debt = { $who } schickt { $target } den Schuldeneintreiber.
did-birthday = { $who } spielt „Ich hab Geburtstag“.
did-end-turn = { $who } beendet den Zug.
did-no = { $who } spielt „Sag einfach Nein“.
did-no-doubling = { $who } spielt „Sag einfach Nein“ gegen die Verdopplung.
did-pay = { $who } zahlt { $cards }.
drawn = { $drawn }.

## Die Hand, unter der gehaltenen Taste.

hand =
    .lcd = { OF($who) } Hand<>{ $place } | { $who }<>{ $place }
step =
    .lcd = { $before }<>{ $place } | <>{ $place }
choice =
    .lcd = < { $what }<>>
choice-several =
    .lcd = < { $card } x{ $count }<>>
let-go =
    .lcd = loslassen: weg
not-now =
    .lcd = jetzt nicht
ok =
    .lcd = OK:{ $does }
ok-or-back =
    .lcd = OK:{ $does }<>BACK | OK:{ $does }
does-choose = wählen
    .lcd = wählen
does-choose-where = Ziel wählen
    .lcd = Ziel wählen
does-it = ausführen
    .lcd = ausführen
about-worth =
    .lcd = { $amount ->
        [0] kein Wert
       *[other] { $amount }M wert
     }
about-property = { $size } im Set: Miete { LIST($rents, ", ") }
about-pass-go = zieh { $gain } Karten
    .lcd = { $gain } Karten<>od. { $amount }M
about-sly-deal = nimm jemandem eine Karte
    .lcd = nimm 1 Karte<>od. { $amount }M | nimm 1<>od. { $amount }M
about-forced-deal = tausch eine Karte mit jemandem
    .lcd = tausch 1<>od. { $amount }M
about-deal-breaker = nimm ein komplettes Set
    .lcd = nimm 1 Set<>od. { $amount }M | 1 Set<>od. { $amount }M
about-debt-collector = { $gain } M von jemandem
    .lcd = { $gain }M von einem<>od. { $amount }M | { $gain }M von 1<>od. { $amount }M
about-birthday = { $gain } M von allen
    .lcd = { $gain }M von allen<>od. { $amount }M | je { $gain }M<>od. { $amount }M
about-double-the-rent = verdoppelt eine Miete
    .lcd = zur Miete<>od. { $amount }M | Miete x2<>od. { $amount }M
about-just-say-no = wehrt ab, was gegen dich gespielt wird
    .lcd = wehrt ab<>od. { $amount }M
about-house = Miete eines kompletten Sets +{ $gain } M
    .lcd = Miete +{ $gain }M<>od. { $amount }M | Miete+{ $gain }<>od. { $amount }M
about-hotel = auf ein Haus: Miete +{ $gain } M
    .lcd = auf Haus +{ $gain }M<>od. { $amount }M | Miete+{ $gain }<>od. { $amount }M
about-rent = alle zahlen dir Miete
    .lcd = alle zahlen<>od. { $amount }M | alle<>od. { $amount }M
about-rent-any = jemand zahlt dir Miete
    .lcd = einer zahlt<>od. { $amount }M | einer<>od. { $amount }M
no-rent = Keine Miete für { $colours }: Dort liegt nichts von dir, was welche bringt.
use-bank-it = auf die Bank
    .lcd = auf die Bank
use-only-bank = nur auf die Bank
    .lcd = nur auf die Bank | nur zur Bank
use-bank = Bank: { $amount } M
    .lcd = Bank: { $amount }M
use-lay = leg { $progress }
use-as = als { $progress }
use-build = auf { $where }
use-pass-go = zieh { $gain } Karten
    .lcd = zieh { $gain } Karten | zieh { $gain }
use-rent = Miete für { $colour }: { $amount } M
    .lcd = { $colour } { $amount }M
use-rent-times = Miete für { $colour } x{ $times }: { $amount } M
    .lcd = { $colour } x{ $times } { $amount }M
use-from = von { $target }
use-debt = { $gain } M von { $target }
    .lcd = { $gain }M von { $target }
use-birthday = { $gain } M von allen
    .lcd = { $gain }M von allen
use-get = nimm { $laid }
use-give = gib { $own }
use-set = { FORM($where, "set") }
use-nothing = wirkungslos spielen
    .lcd = wirkungslos
use-discard = abwerfen
    .lcd = abwerfen
use-no = Nein sagen!
    .lcd = Nein sagen!
use-no-doubling = nicht doppelt
    .lcd = nicht doppelt | einfach
looks = { $who } sieht sich die eigenen Karten an. Alle anderen schauen weg!
keep-looking = weiter ansehen
next = nächste
choose = wählen
step-back = einen Schritt zurück

## Der eigene Zug.

turn = { $who }: Halte deine Taste, um zu spielen, noch { $left } { $left ->
    [one] Karte
   *[other] Karten
 }. ROLL beendet den Zug.
    .lcd = { OF($who) } Zug<>noch { $left } | { $who }<>noch { $left }
turn-no-cards = { $who }: Keine Karten mehr. Drehknopf A ordnet deine Grundstücke um. ROLL beendet den Zug.
    .lcd = { OF($who) } Zug<>Hand leer | { $who }<>Hand leer
turn-no-plays = { $who }: Mehr Karten erlaubt ein Zug nicht. Drehknopf A ordnet deine Grundstücke um. ROLL beendet den Zug.
    .lcd = { OF($who) } Zug<>noch 0 | { $who }<>noch 0
turn-controls =
    .lcd = Taste:Hand<>ROLL:Ende | Hand<>ROLL:Ende
turn-end-only =
    .lcd = ROLL:Ende
end-turn = Zug beenden
sure-end = Noch { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
 } möglich. Zug beenden?
    .lcd = Noch { $left }: beenden? | Noch { $left }: Ende?
sure-end-doing = beenden
rearrange = Grundstücke umordnen
arrange = A: umordnen
    .lcd = A: umordnen
arrange-to = auf { $progress }
arrange-building = { $building } { $where }
arrange-to-set = zu { $where }
arrange-with = mit { $with }
    .lcd = mit { $with }
arrange-with-numbered = mit { $with } { $number }
    .lcd = mit { $with } { $number } | m. { $with } { $number }
do-this = { $what }: { $does }
discard = { $who } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }: Halte deine Taste und wähle, was du abwirfst.
    .lcd =
        { $who } hat { $count } Karten | { $who }: { $count } Karten
        zu viele: abwerfen | zu viele Karten
discard-or-keep = { $who } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }. Mit ROLL behältst du alle; zum Abwerfen halte deine Taste und wähle.
    .lcd =
        { $who } hat { $count } Karten | { $who }: { $count } Karten
        ROLL: behalten
discard-controls =
    .lcd = halten: wählen
keep-all = alle behalten
your-cards = deine Karten
read-tables = die Tische ansehen
received = { $who } bekommt einen Joker: Wähle die Farbe, die er zeigt.
    .lcd = { $who } bekommt Joker | { $who }: ein Joker
received-controls =
    .lcd = A:Farbe OK:legen<>{ $place } | A:Farbe OK:legen
received-choose = Farbe wählen
received-lay = als { $progress } legen

## Ein Nein?

ask-debt = { CAPITAL($due) }: { $target } muss { $who } { $amount } M zahlen oder Nein sagen.
    .you-target = { CAPITAL($due) }: Du musst { $who } { $amount } M zahlen oder Nein sagen.
    .you-who = { CAPITAL($due) }: { $target } muss dir { $amount } M zahlen oder Nein sagen.
    .lcd =
        { $target } zahlt { $who }?
        { $amount }M { $due }<>{ $time } | { $amount }M<>{ $time }
ask-sly = { $who } nimmt { OF($target) } { FORM($laid, "the") }, wenn { $target } nicht Nein sagt.
    .you-target = { $who } nimmt dir { FORM($laid, "a") }, wenn du nicht Nein sagst.
    .you-who = Du nimmst { OF($target) } { FORM($laid, "the") }, wenn { $target } nicht Nein sagt.
    .lcd =
        { $who } nimmt von { $target } | { $who } beraubt { $target }
        { $laid }<>{ $time }
ask-forced = { $who } nimmt { OF($target) } { FORM($laid, "the") } gegen { FORM($own, "a") }, wenn { $target } nicht Nein sagt.
    .you-target = { $who } nimmt dir { FORM($laid, "a") } gegen { FORM($own, "a") }, wenn du nicht Nein sagst.
    .you-who = Du nimmst { OF($target) } { FORM($laid, "the") } gegen { FORM($own, "a") }, wenn { $target } nicht Nein sagt.
    .lcd =
        { $who } tauscht mit { $target } | { $who }/{ $target }: Tausch
        { $laid } für { $own }<>{ $time } | { FORM($laid, "two") } für { FORM($own, "two") }<>{ $time }
ask-breaker = { $who } nimmt { OF($target) } { FORM($colour, "set") }, wenn { $target } nicht Nein sagt.
    .you-target = { $who } nimmt dein { FORM($colour, "set") }, wenn du nicht Nein sagst.
    .you-who = Du nimmst { OF($target) } { FORM($colour, "set") }, wenn { $target } nicht Nein sagt.
    .lcd =
        { $who } nimmt von { $target } | { $who } beraubt { $target }
        { FORM($colour, "set") }<>{ $time }
ask-no = { $target } sagt Nein. Sagt { $asked } Nein dazu?
    .you-asked = { $target } sagt Nein. Sagst du Nein dazu?
    .you-target = Du sagst Nein. Sagt { $asked } Nein dazu?
    .lcd =
        { $target } sagt Nein!
        Nein dazu?<>{ $time }
ask-no-doubling = { $target } sagt Nein zur Verdopplung. Sagt { $asked } Nein dazu?
    .you-asked = { $target } sagt Nein zur Verdopplung. Sagst du Nein dazu?
    .you-target = Du sagst Nein zur Verdopplung. Sagt { $asked } Nein dazu?
    .lcd =
        { $target }: nicht doppelt | { $target }: einfach
        Nein dazu?<>{ $time }
asks = { $asked }: Tippen heißt annehmen, Halten zeigt die Karten.
answer-controls =
    .lcd =
        { $asked }: Tippen = ok | { $asked }: Tippen=ok
        Halten + OK: Nein | Halten+OK: Nein
accept = annehmen
accept-paying = annehmen und { $amount } M zahlen

## Wofür Geld geschuldet wird.

due-rent = Miete für { $colour }
    .lcd = Miete { $colour }
due-rent-times = { $times ->
    [2] doppelte
   *[other] vierfache
 } Miete für { $colour }
    .lcd = Miete { $colour } x{ $times }
due-debt-collector = Schuldeneintreiber
    .lcd = Eintreiber
due-birthday = Geburtstag
    .lcd = Geburtstag

## Zahlen.

must-pay = { CAPITAL($due) }: { $who } muss { $target } { $debt } M zahlen.
    .you-who = { CAPITAL($due) }: Du musst { $target } { $debt } M zahlen.
    .you-target = { CAPITAL($due) }: { $who } muss dir { $debt } M zahlen.
    .lcd = { $who } zahlt { $target } { $debt }M | { $who } an { $target }: { $debt }M
way-money = { $cards }
    .lcd = { LIST($money, "+") } | Bank { $bank }M
way-cards = { $cards }
    .lcd = { LIST($letters, " ") } | +{ $count } Karten
way-both = { $cards }
    .lcd = { LIST($money, "+") } { LIST($letters, " ") } | Bank { $bank }M { LIST($letters, " ") } | { $bank }M +{ $count } Karten | { $bank }M +{ $count }
way-each = einzeln
    .lcd = einzeln
paying-kept = { CAPITAL($way) }: zusammen { $amount } M. Es bleiben { $bank } M auf der Bank und { $table ->
    [one] { $table } Karte
   *[other] { $table } Karten
 } auf dem Tisch.
    .lcd = Rest { $bank }M, { $table } am Tisch | { $bank }M, { $table } am Tisch
paying-over = { CAPITAL($way) }: zusammen { $amount } M, { $over } M zu viel. Es bleiben { $bank } M auf der Bank und { $table ->
    [one] { $table } Karte
   *[other] { $table } Karten
 } auf dem Tisch.
    .lcd = ={ $amount }M: { $over }M zu viel | ={ $amount }M: { $over }M weg
paying-breaks = { CAPITAL($way) }: zusammen { $amount } M{ $over ->
    [0] { "" }
   *[other] , { $over } M zu viel
 }. Es bleiben { $bank } M auf der Bank und { $table ->
    [one] { $table } Karte
   *[other] { $table } Karten
 } auf dem Tisch, aber { $broken }.
    .lcd = ={ $amount }M bricht { $colour }
no-set = kein { FORM($colour, "set") }
paying-each = Markiere jede Karte, mit der du zahlst.
    .lcd = Karten wählen
paying-marked = Markiert: { $over } M von { $debt } M.
    .lcd = { $amount }M<>markiert { $over } von { $debt } | { $amount }M<>{ $over } von { $debt }
mark-on = [x] { $what }
    .lcd = [x] { $what } | x { $what }
mark-off = [ ] { $what }
    .lcd = [ ] { $what } | - { $what }
pay-choose = wählen
pay-this = { $way } zahlen
pay-each = jede Karte wählen
pay-mark = Karte markieren
pay-unmark = Markierung entfernen
pay-back = zurück
pay-marked = Markiertes zahlen
pay-controls =
    .lcd = A:Wahl OK:zahlen<>{ $place } | A:Wahl OK:zahlen
pay-controls-each =
    .lcd = A:Wahl OK:Karten<>{ $place } | A:Wahl OK:Karten
pay-controls-mark =
    .lcd = OK:x BACK:zurück<>{ $place } | OK:x BACK:zurück
pay-controls-enough =
    .lcd = OK:x ROLL:zahlen<>{ $place } | OK:x ROLL:zahlen

## Hilfe.

intro-goal = { $goal ->
    [3] Drei
   *[other] { $goal }
 } komplette Sets verschiedener Farben gewinnen.
intro-turn = Zieh in jedem Zug { $count ->
    [2] zwei
   *[other] { $count }
 } Karten, spiel bis zu { $left ->
    [3] drei
   *[other] { $left }
 }.
intro-paying = Karten auf der Bank bezahlen Schulden. Kein Wechselgeld!
intro-hand = Halte deine Taste für deine Karten. Andere schauen weg.
hint-plays = Spiel bis zu { $left ->
    [3] drei
   *[other] { $left }
 } Karten oder keine.
hint-hold = Halte deine Taste, wähle mit A eine Karte, drück OK.
hint-where = Grundstücke kommen auf den Tisch, Geld auf die Bank.
hint-actions = Aktionen wirken wie beschrieben oder zählen als Geld.
hint-rearranging = Joker umlegen kostet nichts: Drehknopf A und OK.
hint-end = ROLL beendet deinen Zug.
hint-answer = Jemand spielt etwas gegen dich: Nimm es hin oder sag Nein.
hint-accept = Tippen heißt annehmen. Nicht antworten auch.
hint-say-no = Halten zeigt die Hand. Sag einfach Nein + OK wehrt ab.
hint-no-to-no = Auf ein Nein kann ein Nein folgen.
hint-pay-from = Zahle von Bank und Tisch, nicht aus der Hand.
hint-pay-ways = Drehknopf A zeigt, wie du zahlen kannst, OK zahlt.
hint-pay-each = Zuletzt Karte für Karte: OK markiert, ROLL zahlt.
hint-pay-change = Was du zu viel zahlst, ist weg: kein Wechselgeld.
hint-pay-all = Hast du weniger, zahlst du alles, was du hast.
hint-colour = Du hast einen Joker bekommen: Wähle seine Farbe.
hint-move-later = Du kannst ihn später umlegen, wenn du am Zug bist.
hint-limit = Am Zugende behältst du höchstens { $count ->
    [7] sieben
   *[other] { $count }
 } Karten.
hint-discard = Halte deine Taste, A wählt eine Karte, OK wirft sie ab.

moment-breaker = ein Dealbreaker
moment-no = ein „Sag einfach Nein“
moment-doubled = eine doppelte Miete
moment-set = ein komplettes Set

## Was die Seite am Platz sagt.

does = { $what }: { LIST($uses, ", ") }
asks-play = Du bist dran: Tippe eine Karte an, um sie zu spielen. Noch { $left } { $left ->
    [one] Karte
   *[other] Karten
 }.
asks-no-cards = Du hast keine Karten mehr. Ordne deine Grundstücke um oder beende den Zug.
asks-no-plays = Mehr Karten erlaubt ein Zug nicht. Ordne deine Grundstücke um oder beende den Zug.
asks-discard = Du hast { $count } Karten auf der Hand. Wirf { $over ->
    [one] eine ab: Tippe sie an.
   *[other] { $over } ab: Tippe eine nach der anderen an.
 }
asks-discard-or-keep = Du hast { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } auf der Hand. Behalte alle, oder tippe an, was du abwirfst.
asks-pay = { CAPITAL($due) }: Du schuldest { $target } { $debt } M. Womit zahlst du?
asks-colour = Du bekommst einen Joker: Welche Farbe zeigt er?
pays-from-bank = von deiner Bank
pays-from-table = von deinem Tisch
swaps-with = Zwangstausch mit { $target }
swap-get = du bekommst
swap-give = du gibst
swap-one = diese Karte
swap-other = tauscht den Platz mit

# What the board is made of besides what lies before everybody.
pile = Nachziehstapel
pile-discards = Ablage
printed-group = { FORM($colour, "board") }

waits-play = Alle warten, bis { $who } eine Karte spielt oder den Zug beendet.
waits-end = Alle warten, bis { $who } umordnet oder den Zug beendet.
waits-pay = { CAPITAL($due) }: Alle warten, bis { $who } { $debt } M an { $target } zahlt.
    .you-target = { CAPITAL($due) }: Alle warten, bis { $who } dir { $debt } M zahlt.
waits-colour = Alle warten, bis { $who } für einen Joker die Farbe wählt.
waits-discard = Alle warten, bis { $who } { $over ->
    [one] eine Karte
   *[other] { $over } Karten
 } abwirft.
waits-keep = Alle warten, bis { $who } alle Karten behält oder welche abwirft.
