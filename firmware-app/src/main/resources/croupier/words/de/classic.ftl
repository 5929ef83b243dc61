## Small words.

player = { $who }
bank = die Bank
    .lcd = Bank
money = { $amount }
nothing = nichts
chosen =
    .lcd = < { $thing } <> > | { $thing }

## The board. "the" is for where somebody goes, "on" for where somebody is.

space-go = LOS
space-chance = Ereignisfeld
    .the = ein Ereignisfeld
    .on = einem Ereignisfeld
    .lcd = Ereignisfeld | Ereignis
    .board = Ereignis- feld
space-community-chest = Gemeinschaftsfeld
    .the = ein Gemeinschaftsfeld
    .on = einem Gemeinschaftsfeld
    .lcd = Gemeinschaft | Gemeinsch.
    .board = Gemein- schafts- feld
space-jail = Nur zu Besuch
    .the = das Feld „Nur zu Besuch“
    .on = dem Feld „Nur zu Besuch“
    .lcd = Nur zu Besuch | Besuch
space-free-parking = Frei Parken
    .lcd = Frei Parken | Parken
space-go-to-jail = Geh ins Gefängnis
    .the = das Feld „Geh ins Gefängnis“
    .on = dem Feld „Geh ins Gefängnis“
    .lcd = Ins Gefängnis | Gefängnis
tax-4 = Einkommensteuer
    .the = das Feld Einkommensteuer
    .on = dem Feld Einkommensteuer
    .lcd = Einkommensteuer | Eink.st.
    .board = Ein- kommen- steuer
tax-38 = Zusatzsteuer
    .the = das Feld Zusatzsteuer
    .on = dem Feld Zusatzsteuer
    .lcd = Zusatzsteuer | Zusatzst.
    .board = Zusatz- steuer
deed-travel-1 = Mediterranean Avenue
    .lcd = Mediterranean | Mediterra.
    .board = Medi- terra- nean Avenue
deed-travel-3 = Baltic Avenue
    .lcd = Baltic
deed-travel-5 = Reading Railroad
    .lcd = Reading RR
deed-travel-6 = Oriental Avenue
    .lcd = Oriental
deed-travel-8 = Vermont Avenue
    .lcd = Vermont
deed-travel-9 = Connecticut Avenue
    .lcd = Connecticut | Connectic.
    .board = Connec- ticut Avenue
deed-travel-11 = St. Charles Place
    .lcd = St. Charles | St.Charles
deed-travel-12 = Elektrizitätswerk
    .the = das Elektrizitätswerk
    .on = dem Elektrizitätswerk
    .lcd = Elektr.werk | E-Werk
    .board = Elektri- zitäts- werk
deed-travel-13 = States Avenue
    .lcd = States
deed-travel-14 = Virginia Avenue
    .lcd = Virginia
deed-travel-15 = Pennsylvania Railroad
    .lcd = Pennsylvania RR | Pennsy. RR
    .board = Pennsyl- vania Railroad
deed-travel-16 = St. James Place
    .lcd = St. James
deed-travel-18 = Tennessee Avenue
    .lcd = Tennessee
    .board = Tennes- see Avenue
deed-travel-19 = New York Avenue
    .lcd = New York
deed-travel-21 = Kentucky Avenue
    .lcd = Kentucky
deed-travel-23 = Indiana Avenue
    .lcd = Indiana
deed-travel-24 = Illinois Avenue
    .lcd = Illinois
deed-travel-25 = B. & O. Railroad
    .lcd = B. & O. RR | B. & O.
deed-travel-26 = Atlantic Avenue
    .lcd = Atlantic
deed-travel-27 = Ventnor Avenue
    .lcd = Ventnor
deed-travel-28 = Wasserwerk
    .the = das Wasserwerk
    .on = dem Wasserwerk
    .lcd = Wasserwerk
    .board = Wasser- werk
deed-travel-29 = Marvin Gardens
    .lcd = Marvin Gardens | Marvin G.
deed-travel-31 = Pacific Avenue
    .lcd = Pacific
deed-travel-32 = North Carolina Avenue
    .lcd = North Carolina | N.Carolina
    .board = North Caro- lina Avenue
deed-travel-34 = Pennsylvania Avenue
    .lcd = Pennsylvania | Pennsylv.
    .board = Pennsyl- vania Avenue
deed-travel-35 = Short Line
deed-travel-37 = Park Place
deed-travel-39 = Boardwalk
deed-brands-1 = Braun 1
deed-brands-3 = Braun 2
deed-brands-5 = Milton Bradley
    .lcd = Milton Bradley | Milton B.
deed-brands-6 = Hellblau 1
    .lcd = Hellblau 1
    .board = Hell- blau 1
deed-brands-8 = Hellblau 2
    .lcd = Hellblau 2
    .board = Hell- blau 2
deed-brands-9 = Hellblau 3
    .lcd = Hellblau 3
    .board = Hell- blau 3
deed-brands-11 = Rosa 1
deed-brands-12 = Lite Brite
deed-brands-13 = Rosa 2
deed-brands-14 = Rosa 3
deed-brands-15 = Parker Brothers
    .lcd = Parker Brothers | Parker B.
deed-brands-16 = Orange 1
deed-brands-18 = Orange 2
deed-brands-19 = Orange 3
deed-brands-21 = Rot 1
deed-brands-23 = Rot 2
deed-brands-24 = Rot 3
deed-brands-25 = Wizards of the Coast
    .lcd = Wizards
deed-brands-26 = Gelb 1
deed-brands-27 = Gelb 2
deed-brands-28 = Super Soaker
    .lcd = Super Soaker | Soaker
deed-brands-29 = Gelb 3
deed-brands-31 = Grün 1
deed-brands-32 = Grün 2
deed-brands-34 = Grün 3
deed-brands-35 = Kenner
deed-brands-37 = Dunkelblau 1
    .lcd = Dunkelblau 1 | Dkl.blau 1
    .board = Dunkel- blau 1
deed-brands-39 = Dunkelblau 2
    .lcd = Dunkelblau 2 | Dkl.blau 2
    .board = Dunkel- blau 2
mortgaged = { $deed } (mit Hypothek)
    .lcd = { $deed } (H)

## Groups.

group-railroad-travel = Bahnhöfe
    .one = Bahnhof
    .all = alle Bahnhöfe
    .lcd = Bahnhöfe
group-railroad-brands = Firmen
    .one = Firma
    .all = alle Firmen
letters-brown = { $whole ->
    [1] BR
   *[other] br
 }
letters-light-blue = { $whole ->
    [1] HB
   *[other] hb
 }
letters-pink = { $whole ->
    [1] RS
   *[other] rs
 }
letters-orange = { $whole ->
    [1] OR
   *[other] or
 }
letters-red = { $whole ->
    [1] RT
   *[other] rt
 }
letters-yellow = { $whole ->
    [1] GE
   *[other] ge
 }
letters-green = { $whole ->
    [1] GN
   *[other] gn
 }
letters-dark-blue = { $whole ->
    [1] DB
   *[other] db
 }
letters-railroad = { $whole ->
    [1] BF
   *[other] bf
 }
letters-utility = { $whole ->
    [1] WK
   *[other] wk
 }

## Buildings and cards. "a" and "last" are for what somebody builds, wants or sells.

house-travel = Haus
    .a = ein Haus
    .the = das Haus
    .last = das letzte Haus
    .many = Häuser
house-brands = Hütte
    .a = eine Hütte
    .the = die Hütte
    .last = die letzte Hütte
    .many = Hütten
hotel-travel = Hotel
    .a = ein Hotel
    .the = das Hotel
    .last = das letzte Hotel
    .many = Hotels
hotel-brands = Zooladen
    .a = einen Zooladen
    .the = den Zooladen
    .last = den letzten Zooladen
    .many = Zooläden
    .lcd = Zooladen
houses-travel = { $count ->
    [one] ein Haus
   *[other] { $count } Häuser
 }
    .lcd = { $count ->
        [one] 1 Haus
       *[other] { $count } Häuser
     }
houses-brands = { $count ->
    [one] eine Hütte
   *[other] { $count } Hütten
 }
    .lcd = { $count ->
        [one] 1 Hütte
       *[other] { $count } Hütten
     }
hotels-travel = { $count ->
    [one] ein Hotel
   *[other] { $count } Hotels
 }
    .lcd = { $count ->
        [one] 1 Hotel
       *[other] { $count } Hotels
     }
hotels-brands = { $count ->
    [one] einen Zooladen
   *[other] { $count } Zooläden
 }
    .lcd = { $count ->
        [one] 1 Zooladen
       *[other] { $count } Zooläden
     }
standing-travel = { $count ->
    [0] kein Haus
    [one] ein Haus
   *[other] { $count } Häuser
 }
    .lcd = ⌂{ $count }
standing-brands = { $count ->
    [0] keine Hütte
    [one] eine Hütte
   *[other] { $count } Hütten
 }
    .lcd = ⌂{ $count }
standing-hotel-travel = ein Hotel
    .lcd = ▣
standing-hotel-brands = ein Zooladen
    .lcd = ▣
jail-card-travel = die Gefängnis-frei-Karte
    .lcd = Freikarte
jail-card-brands = die Karte „Monkeys“
    .lcd = Freikarte
jail-cards-travel = { $count } Gefängnis-frei-Karten
jail-cards-brands = { $count } Karten „Monkeys“
railroad-travel = zum nächsten Bahnhof
railroad-brands = zur nächsten Firma

## What a sum is for.

cause-salary = Gehalt
cause-price = Kaufpreis
cause-auction = Auktion
cause-rent = Miete
cause-tax = Steuer
cause-card = Karte
cause-fine = Geldstrafe
cause-building = Bau
cause-building-sold = Verkauf
cause-mortgage = Hypothek
cause-redemption = Ablösung
cause-interest = 10 % Zinsen
cause-deal = Handel
cause-bankruptcy = Bankrott

## What a card says: why, in our own words, and what it does.

card = { $why } { $what }
card-why-dividend = Die Aktien laufen gut.
card-why-speeding-or-poor-tax = Geblitzt!
card-why-chairman = Im Vorstand gibst du einen aus.
card-why-building-loan = Der Sparvertrag ist fällig.
card-why-general-repairs = Überall regnet es rein.
card-why-street-repairs = Straßenschäden!
card-why-bank-error = Die Bank hat sich verzählt.
card-why-doctor = Ein Besuch beim Arzt.
card-why-sale-of-stock = Du verkaufst Aktien.
card-why-holiday-fund = Für den Urlaub gespart.
card-why-tax-refund = Zu viel Steuern bezahlt.
card-why-birthday = Du hast Geburtstag.
card-why-life-insurance = Eine Versicherung zahlt.
card-why-hospital = Eine Nacht im Krankenhaus.
card-why-school = Das Schulgeld ist fällig.
card-why-consultancy = Guter Rat ist teuer.
card-why-beauty-contest = Zweiter Preis für Schönheit.
card-why-inherit = Eine Großtante hat dich bedacht.
card-does-advance = Rücke vor auf { FORM($space, "the") }.
card-does-nearest-railroad = Vor { $railroad }. Fremd? Doppelte Miete!
card-does-nearest-utility = Vor zum nächsten Werk. Fremd? Würfle und zahle x10.
card-does-back = Geh { $count } Felder zurück.
card-does-jail = Geh ins Gefängnis, ohne über LOS zu gehen.
card-does-keep = Behalte die Karte: Sie holt dich einmal aus dem Gefängnis.
card-does-get = Du bekommst { $amount }.
card-does-pay = Zahle { $amount }.
card-does-get-each = Du bekommst von allen je { $amount }.
card-does-pay-each = Zahle allen je { $amount }.
card-does-repairs = Zahle je { $house } { $price }, je { $hotel } { $amount }.
card-title =
    .lcd = { $deck } <> { $who }
rolling =
    .lcd = <>Die Würfel rollen<> | <>Würfel rollen<>

## What has happened.

news-rolled = { $who } würfelt { $one }+{ $two }, zusammen { $sum }.
    .you-who = Du würfelst { $one }+{ $two }, zusammen { $sum }.
    .lcd = { $who } würfelt <> { $one }+{ $two }
rolls = { $who } würfelt.
    .you-who = Du würfelst.
    .lcd = { $who } würfelt
news-tied = { $all } haben gleich viel und würfeln noch einmal.
    .lcd = Nochmal: { LIST($all, ", ") } | Nochmal: { LIST($all, " ") } | Nochmal: { COUNT($all) }
news-begins = { $who } beginnt.
    .lcd = { $who } beginnt
news-rolls-again = { $who } darf noch einmal würfeln.
    .you-who = Du darfst noch einmal würfeln.
    .lcd = { $who } noch einmal
news-moved = { $who } zieht auf { FORM($space, "the") }.
    .you-who = Du ziehst auf { FORM($space, "the") }.
    .lcd = { $who }: <> { $space }
news-to-jail = { $who } muss ins Gefängnis.
    .you-who = Du musst ins Gefängnis.
    .lcd = { $who } ins Gefängnis | { $who }: Gefängnis
news-stays-in-jail = { $who } bleibt im Gefängnis: kein Pasch. { $tries ->
    [0] Kein Versuch mehr.
    [one] Noch ein Versuch.
   *[other] Noch { $tries } Versuche.
 }
    .lcd = { $who } bleibt drin
news-leaves-jail = { $who } kommt aus dem Gefängnis.
    .you-who = Du kommst aus dem Gefängnis.
    .lcd = { $who } ist frei
news-keeps-card = { $who } behält die Karte.
    .lcd = { $who } behält sie
news-card-given = { $to } bekommt von { $from } { $card }.
    .lcd = { $to } hat Freikarte | { $to }: Freikarte
news-salary = { $who } bekommt { $amount } für LOS.
    .you-who = Du bekommst { $amount } für LOS.
    .lcd = LOS! { $who } <> +{ $amount } | { $who } <> +{ $amount }
news-gets = { $who } bekommt { $amount } ({ $cause }).
    .you-who = Du bekommst { $amount } ({ $cause }).
    .lcd = { $who } <> +{ $amount }
news-pays-bank = { $who } zahlt { $amount } ({ $cause }).
    .you-who = Du zahlst { $amount } ({ $cause }).
    .lcd = { $who } <> -{ $amount }
news-pays = { $who } zahlt { $to } { $amount } ({ $cause }).
    .you-who = Du zahlst { $to } { $amount } ({ $cause }).
    .you-to = { $who } zahlt dir { $amount } ({ $cause }).
    .lcd = { $who } zahlt { $to } <> { $amount } | { $who } > { $to } <> { $amount }
news-deed-given = { CAPITAL(FORM($deed, "the")) } gehört jetzt { $to }.
    .lcd = { $to }: <> { $deed }
news-deed-back = { CAPITAL(FORM($deed, "the")) } geht zurück an die Bank.
    .lcd = Bank: <> { $deed }
news-dealt = { $who } bekommt { FORM($deed, "the") }.
    .lcd = { $who } bekommt:
news-declined = { $who } kauft { FORM($deed, "the") } nicht: Es wird versteigert.
    .you-who = Du kaufst { FORM($deed, "the") } nicht: Es wird versteigert.
    .lcd = Nicht gekauft
news-auction = { CAPITAL(FORM($deed, "the")) } wird versteigert.
    .lcd = <>AUKTION!<>
news-building-auction = Versteigert wird: { $building }.
    .lcd = <>AUKTION!<>
news-auction-won = { $who } gewinnt die Auktion mit { $amount }.
    .lcd = { $who } gewinnt: <> { $amount } | { $who }: <> { $amount }
news-unsold = Kein Gebot: { CAPITAL(FORM($deed, "the")) } bleibt bei der Bank.
    .lcd = Kein Gebot: an Bank | Kein Gebot
news-rent-due = { $payer } landet bei { $owner }: { $deed }. { $owner } kann { $amount } Miete verlangen.
    .lcd = { $owner }: Miete? <> { $amount } | { $owner }: Miete <> { $amount } | { $owner }:Miete <> { $amount }
news-dice-rent-due = { $payer } landet bei { $owner }: { $deed }. { $owner } kann { $amount }-mal die Augenzahl als Miete verlangen.
    .lcd = { $owner }: Miete? Wurf <> x{ $amount } | { $owner }: Miete <> x{ $amount } | { $owner }: x{ $amount }?
news-claimed = { $owner } verlangt von { $payer } Miete für { FORM($deed, "the") }.
    .you-owner = Du verlangst von { $payer } Miete für { FORM($deed, "the") }.
    .you-payer = { $owner } verlangt von dir Miete für { FORM($deed, "the") }.
    .lcd = { $owner } will Miete
news-rent-lost = { $owner } hat die Miete für { FORM($deed, "the") } nicht rechtzeitig verlangt.
    .you-owner = Du hast die Miete für { FORM($deed, "the") } nicht rechtzeitig verlangt.
    .lcd = Miete weg: { $owner }
news-built = { $who } baut. Auf { FORM($deed, "on") } steht jetzt: { $standing }.
    .lcd = { $deed } <> { $standing }
news-sold = { $who } verkauft. Auf { FORM($deed, "on") } bleibt: { $standing }.
    .lcd = { $deed } <> weg, { $standing } | { $deed } <> { $standing }
news-shortage = { $who } will { FORM($building, "a") }, und { $all } { COUNT($all) ->
    [one] könnte
   *[other] könnten
 } den Rest auch brauchen.
    .lcd = { FORM($building, "many") } sind knapp | Knapp: { FORM($building, "many") }
news-mortgaged = { $who } nimmt auf { FORM($deed, "the") } eine Hypothek auf.
    .lcd = { $deed } <> Hypothek | { $deed } <> (H)
news-redeemed = { $who } löst die Hypothek auf { FORM($deed, "the") } ab.
    .lcd = { $deed } <> abgelöst | { $deed } <> frei
news-mortgage-kept = { $who } behält die Hypothek auf { FORM($deed, "the") }.
    .lcd = { $deed } <> bleibt (H) | { $deed } <> (H)
news-offer = { $from } bietet { $to } einen Handel an.
    .you-from = Du bietest { $to } einen Handel an.
    .you-to = { $from } bietet dir einen Handel an.
    .lcd = { $from } bietet { $to } Handel | { $from } an { $to }: Handel? | { $from }-{ $to }: Handel? | { $from }-{ $to }?
news-deal = { $from } und { $to } sind sich einig.
    .you-from = Du und { $to } seid euch einig.
    .you-to = Du und { $from } seid euch einig.
    .lcd = Abgemacht!
news-refused = { $who } lehnt ab.
    .you-who = Du lehnst ab.
    .lcd = { $who } lehnt ab
news-withdrawn = { $who } zieht das Angebot zurück.
    .you-who = Du ziehst das Angebot zurück.
    .lcd = Angebot zurück
news-debt = { $who } schuldet { $to } { $amount } und muss Geld beschaffen.
    .lcd = { $who } schuldet { $to } <> { $amount } | { $who } schuldet <> { $amount } | { $who } <> -{ $amount }
news-bank-debt = { $who } schuldet der Bank { $amount } und muss Geld beschaffen.
    .lcd = { $who } schuldet <> { $amount } | { $who } <> -{ $amount }
news-debt-paid = { $who } hat bezahlt.
    .you-who = Du hast bezahlt.
    .lcd = { $who } hat bezahlt
news-instead = { $who } bietet { $to } etwas statt { $amount } an: { $gains }.
    .lcd = Besitz für { $amount }? | Für { $amount }?
news-accepted = { $who } nimmt an.
    .you-who = Du nimmst an.
    .lcd = { $who } nimmt an
news-wants-money = { $who } will Geld.
    .lcd = { $who } will Geld
news-bankrupt = { $who } ist bankrott; alles geht an { $to }.
    .you-who = Du bist bankrott; alles geht an { $to }.
    .you-to = { $who } ist bankrott; alles geht an dich.
    .lcd = { $who } ist bankrott
news-bankrupt-to-bank = { $who } ist bankrott; alles geht an die Bank.
    .you-who = Du bist bankrott; alles geht an die Bank.
    .lcd = { $who } ist bankrott
news-liquidated = Was sich verkaufen oder beleihen lässt, bringt { $amount }.
    .lcd = bringt { $amount }
news-last-turn = Zug { $turn } war der letzte.
    .lcd = Letzter Zug vorbei | Letzter Zug
news-time-over = Die Zeit ist um.
    .lcd = Die Zeit ist um

## What happened, several things in one sentence.

news-rolled-to = { $who } würfelt { $one }+{ $two } und zieht auf { FORM($space, "the") }.
    .you-who = Du würfelst { $one }+{ $two } und ziehst auf { FORM($space, "the") }.
news-rolled-free = { $who } würfelt { $one }+{ $two }, einen Pasch, kommt aus dem Gefängnis und zieht auf { FORM($space, "the") }.
    .you-who = Du würfelst { $one }+{ $two }, einen Pasch, kommst aus dem Gefängnis und ziehst auf { FORM($space, "the") }.
news-rolled-stays = { $who } würfelt { $one }+{ $two }, keinen Pasch, und bleibt im Gefängnis. { $tries ->
    [0] Kein Versuch mehr.
    [one] Noch ein Versuch.
   *[other] Noch { $tries } Versuche.
 }
news-third-double = { $who } würfelt { $one }+{ $two }, den dritten Pasch in Folge, und muss ins Gefängnis.
    .you-who = Du würfelst { $one }+{ $two }, den dritten Pasch in Folge, und musst ins Gefängnis.
    .lcd = dritter Pasch!
news-sent-to-jail = Von dort muss { $who } ins Gefängnis.
    .you-who = Von dort musst du ins Gefängnis.
news-rent-here = Dort wohnt { $owner } und kann { $amount } verlangen.
    .you-owner = Dort wohnst du und kannst { $amount } verlangen.
news-dice-rent-here = Dort wohnt { $owner } und kann { $amount }-mal die Augenzahl verlangen.
    .you-owner = Dort wohnst du und kannst { $amount }-mal die Augenzahl verlangen.
news-own = Da ist { $who } zu Hause: keine Miete.
    .you-who = Da bist du zu Hause: keine Miete.
    .lcd = eigenes: keine Miete | keine Miete
news-no-rent = { $owner } hat eine Hypothek darauf: keine Miete.
    .you-owner = Du hast eine Hypothek darauf: keine Miete.
    .lcd = (H): keine Miete | keine Miete
news-rest = Dort passiert nichts.
    .lcd = nichts passiert
news-no-buildings = { $who } hat keine { FORM($building, "many") } und zahlt nichts.
    .you-who = Du hast keine { FORM($building, "many") } und zahlst nichts.
    .lcd = nichts zu zahlen
news-buys = { $who } kauft { FORM($deed, "the") } für { $amount }.
    .you-who = Du kaufst { FORM($deed, "the") } für { $amount }.
news-dealt-for = { $who } bekommt { FORM($deed, "the") } und zahlt { $amount }.
news-wins-deed = { $who } ersteigert { FORM($deed, "the") } für { $amount }.
    .you-who = Du ersteigerst { FORM($deed, "the") } für { $amount }.
news-pays-rent = { $who } zahlt { $owner } { $amount } Miete für { FORM($deed, "the") }.
    .you-who = Du zahlst { $owner } { $amount } Miete für { FORM($deed, "the") }.
    .you-owner = { $who } zahlt dir { $amount } Miete für { FORM($deed, "the") }.
news-deeds-given = { $deeds } gehören jetzt { $to }.
news-deeds-back = { $deeds } gehen zurück an die Bank.
news-many-deeds-given = { $count } Besitzrechtkarten gehören jetzt { $to }.
news-many-deeds-back = { $count } Besitzrechtkarten gehen zurück an die Bank.
news-builds-for = { $who } baut für { $amount }. Auf { FORM($deed, "on") } steht jetzt: { $standing }.
    .you-who = Du baust für { $amount }. Auf { FORM($deed, "on") } steht jetzt: { $standing }.
news-sells-for = { $who } verkauft für { $amount }. Auf { FORM($deed, "on") } bleibt: { $standing }.
    .you-who = Du verkaufst für { $amount }. Auf { FORM($deed, "on") } bleibt: { $standing }.
news-mortgages-for = { $who } nimmt auf { FORM($deed, "the") } eine Hypothek von { $amount } auf.
    .you-who = Du nimmst auf { FORM($deed, "the") } eine Hypothek von { $amount } auf.
news-redeems-for = { $who } löst die Hypothek auf { FORM($deed, "the") } für { $amount } ab.
    .you-who = Du löst die Hypothek auf { FORM($deed, "the") } für { $amount } ab.
news-keeps-for = { $who } behält die Hypothek auf { FORM($deed, "the") } und zahlt { $amount }.
    .you-who = Du behältst die Hypothek auf { FORM($deed, "the") } und zahlst { $amount }.
news-pays-out = { $who } zahlt { $amount } und kommt aus dem Gefängnis.
    .you-who = Du zahlst { $amount } und kommst aus dem Gefängnis.
news-third-try = Das war der dritte Versuch: { $who } zahlt { $amount } und kommt aus dem Gefängnis.
    .you-who = Das war der dritte Versuch: Du zahlst { $amount } und kommst aus dem Gefängnis.
news-uses-card = { $who } nutzt { $card } und kommt aus dem Gefängnis.
    .you-who = Du nutzt { $card } und kommst aus dem Gefängnis.
told-last-round = Die letzte Runde: Alle sind noch einmal dran.
    .lcd = <>Letzte Runde!<>
told-last-turn = Das ist der letzte Zug.
told-has-last-turn = { $who } hat den letzten Zug.
    .you-who = Du hast den letzten Zug.
    .lcd = <>{ $who }: letzter Zug!<> | <>Letzter: { $who }<>
told-minutes = { $minutes ->
    [0] Es bleibt weniger als eine Minute.
    [one] Es bleibt eine Minute.
   *[other] Es bleiben { $minutes } Minuten.
 }
    .lcd = noch { $minutes } min

## Told where there are no lights.

told-turn = Zug { $turn }: { $who } ist dran.
    .you-who = Zug { $turn }: Du bist dran.
told-card = { $who } zieht eine { $deck }: { $card }
    .you-who = Du ziehst eine { $deck }: { $card }
told-card-back = Die { $deck } kommt unter den Stapel.
told-bid = { $who } bietet { $amount }.
    .you-who = Du bietest { $amount }.
told-passed = { $who } bietet nicht mehr mit.
    .you-who = Du bietest nicht mehr mit.
told-passed-all = { $all } bieten nicht mehr mit.
told-cannot-bid = { $who } hat nicht genug Geld, um weiter mitzubieten.
told-cannot-bid-all = { $all } haben nicht genug Geld, um weiter mitzubieten.
told-wants = { $who } möchte { $count }.
told-leaves-it = { $who } überlässt es den anderen.
told-time = Gespielte Zeit: { $time }.
told-wins = { $who } gewinnt.
told-draw = { $all } spielen unentschieden.
told-offer = { $who } bietet { $to } einen Handel an: { $losses } gegen { $gains }.

## What was decided.

decided-roll = { $who } würfelt.
decided-fine = { $who } zahlt die Geldstrafe.
decided-jail-card = { $who } nutzt { $card }.
decided-buy = { $who } kauft.
decided-decline = { $who } kauft nicht.
decided-claim = { $who } verlangt die Miete für { FORM($deed, "the") }.
decided-build = { $who } baut auf { FORM($deed, "on") }.
decided-sell = { $who } verkauft ein Gebäude auf { FORM($deed, "on") }.
decided-sell-down = { $who } verkauft Gebäude der ganzen Gruppe: { CAPITAL($group) }.
decided-counter = { $who } bietet einen anderen Handel an: { $losses } gegen { $gains }.
decided-waive = { $who } verzichtet.
decided-place = { $who } baut es auf { FORM($deed, "on") }.
decided-instead = { $who } bietet Besitz statt { $amount } an: { $losses }.
decided-bankrupt = { $who } gibt auf und ist bankrott.
decided-tenth = { $who } zahlt ein Zehntel von allem als Steuer.
decided-printed-tax = { $who } zahlt die aufgedruckte Steuer.

## What chance answered.

chance-dice = Würfel { $one } und { $two }.
chance-card = Eine Karte wird gezogen.
chance-dealt = { CAPITAL(FORM($deed, "the")) } wird ausgeteilt.

## On the notes of each seat.

note-worth = { $worth } insgesamt: { $rank }. Platz
note-on = auf { FORM($space, "on") }
note-jail = im Gefängnis
printed-space = { FORM($space, "board") }
note-bankrupt = bankrott
note-no-deeds = kein Besitz
note-deeds = { LIST($things, ", ") }
owns = { $count ->
    [one] 1 { FORM($group, "one") }
   *[other] { $count } { FORM($group, "many") }
 }
owns-all = { FORM($group, "all") }
points-in-all = { $amount } insgesamt
points-in-cash = { $amount } bar

## Rolling.

roll-start = { $who } würfelt um den ersten Zug.
    .lcd = { $who }: Wer beginnt? | { $who }: Start?
roll-rent = { $who } würfelt die Miete aus.
    .lcd = { $who } würfelt Miete | { $who }: Mietwurf
roll-who-starts =
    .lcd =
        Wer beginnt? Der
        höchste Wurf.
roll-rent-by-dice =
    .lcd = Miete nach Wurf:
roll-press =
    .lcd = ROLL:würfeln
roll-your-own =
    .lcd = Echte Würfel werfen | Würfel werfen
roll-set =
    .lcd = A,B:einstellen <> { $dice } | A,B:setzen <> { $dice }
roll-enter =
    .lcd = OK:übernehmen
roll-headline = { $what } Drück ROLL.
roll-typed = { $what } Wirf zwei echte Würfel: Drehknopf A stellt den ersten ein, B den zweiten, OK übernimmt sie.
roll = { $who }: würfeln

## Between rolls.

turn-line =
    .lcd = { $who } ist dran <> { $cash } | { $who } dran <> { $cash } | { $who } <> { $cash }
turn-jail-line =
    .lcd = { $who } in Haft <> { $cash } | { $who }: Haft <> { $cash }
turn-on =
    .lcd = auf { $space }
turn-double-on =
    .lcd = Pasch! <> { $space } | 2x <> { $space }
turn-try =
    .lcd = Pasch? Versuch { $try }
turn-keys =
    .lcd = ROLL:würfeln
turn-keys-claim =
    .lcd = ROLL <> { $owner }:Miete | ROLL <> Platz:Miete
turn-keys-desk =
    .lcd = ROLL <> Platz:Büro
turn-jail-keys =
    .lcd = ROLL:versuchen
turn-jail-keys-claim =
    .lcd = ROLL <> { $owner }:Miete | ROLL <> Platz:Miete
turn-jail-keys-desk =
    .lcd = ROLL <> Platz:Büro
turn-jail-keys-out =
    .lcd = ROLL <> Platz:frei
turn-doubles = Pasch!
turn-press-roll = { $who }: Drück ROLL.
turn-in-jail = { $who } sitzt im Gefängnis: Mit ROLL um einen Pasch würfeln.
turn-out-pay = { OF($who) } Platztaste öffnet das Büro: dort { $amount } zahlen und frei sein.
    .lcd = oder { $amount } zahlen
turn-out-card = { OF($who) } Platztaste öffnet das Büro: dort eine Karte nutzen und frei sein.
    .lcd = oder Karte nutzen | oder Karte
turn-out-both = { OF($who) } Platztaste öffnet das Büro: dort { $amount } zahlen oder eine Karte nutzen.
    .lcd = oder { $amount } / Karte
turn-desk = Jede Platztaste öffnet ein Büro: bauen, verkaufen, Hypotheken, handeln.
turn-waits-line =
    .lcd = { $who } würfelt <> { $time }
turn-waits-keys =
    .lcd = { $owner }:Miete BACK | Platz:Miete BACK
turn-waits-claim =
    .lcd = { $owner }:Miete | Platz:Miete
turn-waits = Gleich würfelt { $who }, dann ist es zu spät.
turn-waits-back = BACK: noch nicht würfeln.
turn-try-doubles = { $who }: Pasch versuchen
turn-not-yet = noch nicht würfeln

## Rent that can be claimed.

rent-open = { OF($owner) } Platztaste kassiert { $amount } von { $payer } für { FORM($deed, "the") }!
    .lcd = { $owner }: kassier! <> { $amount } | { $owner }: Miete <> { $amount } | { $owner }:Miete <> { $amount }
rent-open-dice = { OF($owner) } Platztaste kassiert von { $payer } für { FORM($deed, "the") } { $amount }-mal die Augenzahl!
    .lcd = { $owner }: kassier! <> Wurf x{ $amount } | { $owner }: Miete <> x{ $amount } | { $owner }: x{ $amount }?
rent-held = { $owner } kann von { $payer } { $amount } für { FORM($deed, "the") } verlangen!
rent-held-dice = { $owner } kann von { $payer } für { FORM($deed, "the") } { $amount }-mal die Augenzahl verlangen!
claim = die Miete für { FORM($deed, "the") } verlangen
closing-line =
    .lcd = Spiel vorbei <> { $time } | Vorbei <> { $time }
closing-keys =
    .lcd = Platztaste: Miete | Platz:Miete
closing = Der letzte Zug ist vorbei.

## Reading the table.

for-sale =
    .lcd = { $deed } <> { $price }
read-owned =
    .lcd = { $deed } <> { $who } { $rent } | { $deed } <> { $who }
read-owned-utility =
    .lcd = { $deed } <> { $who } x{ $rent } | { $deed } <> { $who }
read-mortgaged =
    .lcd = { $deed } <> { $who }(H) | { $deed } <> (H)
read-turn =
    .lcd = Zug { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels } | { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels }
read-turn-of =
    .lcd = Zug { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels } | { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels }
read-minutes =
    .lcd = { $played } von { $minutes } Min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes }Min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes } <> ⌂{ $houses } ▣{ $hotels }
read-bankrupt =
    .lcd = { $who } <> bankrott
read-no-deeds =
    .lcd = { $who } <> kein Besitz
read-groups =
    .lcd = { $who } { LIST($groups, " ") }
title-for-sale = { CAPITAL(FORM($deed, "the")) } ist für { $price } zu haben.
title-owned = { CAPITAL(FORM($deed, "the")) } gehört { $who }.
title-mortgaged = { CAPITAL(FORM($deed, "the")) } gehört { $who } und trägt eine Hypothek: jetzt keine Miete.
title-rents = Miete { $rent }; bebaut { LIST($rents, ", ") }. Ein Gebäude kostet { $price }.
title-rents-railroad = Miete { LIST($rents, ", ") } für 1 bis 4 davon.
title-rents-utility = Miete { $first }-mal die Würfel, mit beiden { $factor }-mal.
title-mortgage = Hypothek { $price }.
read-deeds = die Besitzrechtkarten lesen
read-players = wie es um alle steht

## Buying.

buy-has =
    .lcd = { $who } hat <> { $cash }
buy-short = { $who } fehlen noch { $amount }.
    .lcd = { $who } fehlen <> { $amount }
buy-raise =
    .lcd = <>Hypothek, Verkauf<> | <>erst Geld holen<>
buy-rent =
    .lcd = Miete { $rent } <> hat { $owned }/{ $size } { $group } | hat { $owned } von { $size } { $group } | hat { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
buy-group =
    .lcd = hat { $owned } von { $size } { $group } | hat { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
buy-keys =
    .lcd = OK:Kauf <> BACK:Auktion | OK:Kauf <> BACK:Bieten | OK:Kauf <> BACK
buy-keys-desk =
    .lcd = Platz:Büro BACK:Bieten | Platz:Büro <> BACK
buy-keys-auction =
    .lcd = <>BACK:Auktion<>
buy-headline = { $who } steht auf { FORM($deed, "on") } (zu kaufen für { $price }) und hat { $cash }. OK kauft, BACK lässt alle darauf bieten.
buy-headline-desk = { $who } steht auf { FORM($deed, "on") } (zu kaufen für { $price }), es fehlen { $amount }. { OF($who) } Platztaste öffnet das Büro: Erst Hypothek, Verkauf oder Handel. BACK lässt alle darauf bieten.
buy-headline-auction = { $who } steht auf { FORM($deed, "on") } (zu kaufen für { $price }), es fehlen { $amount }. BACK lässt alle darauf bieten.
buy = für { $price } kaufen
decline = versteigern lassen

## An auction.

auction-deed =
    .lcd = { $deed } <> { $time }
auction-building =
    .lcd = { $building } <> { $time }
auction-no-bid = noch kein Gebot
auction-bid = { $who } bietet { $amount }
    .lcd = { $who } bietet <> { $amount } | { $who } <> { $amount }
auction-in =
    .lcd = dabei: { LIST($all, " ") } <> A:+ | dabei: { COUNT($all) } <> A:+
auction-keys =
    .lcd = Platz:+{ $step } Halten:aus | +{ $step } Halten:aus
auction-of-deed = Auktion: { $deed }, aufgedruckter Preis { $price }, { $bids }.
auction-of-building = Auktion: { $building }, { $bids }.
auction-how = Platztaste drücken: bieten, halten: aussteigen. Drehknopf A stellt den Schritt ein, jetzt { $step }.
auction-step = Schritt: { $step }
bid = { $amount } bieten
bid-no-more = aussteigen

## In the middle of the ring, on a screen across the room.

wall-auction = Auktion
wall-price = aufgedruckter Preis { $price }
wall-leads = { $who } führt
wall-still-in = noch dabei
wall-left = die Bank hat noch { $buildings }
wall-unsold = noch frei
wall-completes = { $who } hat dann { $such }
wall-wants-one = { $who } will { FORM($building, "a") }
wall-wants = möchte { $count }
wall-thinks = überlegt noch
wall-offers = { $who } bietet { $to } einen Handel an
wall-offers-instead = { $who } bietet { $to } dies statt { $amount }
wall-gives = { $who } gibt
wall-times = { $amount } × Würfel
wall-turn = Zug { DIGITS($turn) }
wall-turn-of = Zug { $turn } von { $last }
wall-minutes = Zug { DIGITS($turn) }, { $played } von { $minutes } Minuten
wall-last-round = { $count ->
    [one] Der letzte Zug
   *[other] Die letzte Runde: noch { $count } Züge
 }

## Buildings are short.

shortage-left =
    .lcd = Noch { $buildings } <> { $time } | { $buildings } <> { $time }
shortage-how-many =
    .lcd = Wer will wie viele? | Wie viele?
shortage-count =
    .lcd = { $who }: { $count }
shortage-count-short =
    .lcd = { $who }{ $count }
shortage-counts =
    .lcd = { LIST($counts, ", ") } | { LIST($short, " ") } | { $count } gewünscht
shortage-keys =
    .lcd = Platz:+1 Halten:0 | +1 Halten:0
shortage-keys-end =
    .lcd = Platz:+1 Halten:0 OK | +1 Halten:0 OK
shortage-last-line =
    .lcd = Nur noch 1 { $building } <> { $time } | 1 { $building } <> { $time }
shortage-asker =
    .lcd = { $who } will bauen.
shortage-you-too =
    .lcd = { LIST($all, ", ") }: auch? | { COUNT($all) } andere: auch?
shortage-last-keys =
    .lcd = Platz:ja Halten:nein | :ja Halten:nein
shortage-headline = { $who } will { FORM($building, "a") }, und die Bank hat nur noch { $buildings }.
shortage-how = { $all }: Drückt die eigene Platztaste einmal für jedes Gebäude, das ihr wollt. Sind es zu viele, wird einzeln versteigert.
shortage-last = { $who } will { FORM($building, "last") }.
shortage-last-how = { $all }: Platztaste drücken, um mitzubieten, halten, um darauf zu verzichten.
want-more = eins mehr wollen
want-it = auch wollen
want-one = nur eins wollen
want-none = keins wollen
want-done = das sind alle Wünsche

## One of a few.

pick-tax =
    .lcd = { $who }: <> Steuer
pick-site =
    .lcd = { $who }: <> bau es
pick-mortgage =
    .lcd = { $who }: <> Hypothek
pick-your-building =
    .lcd = gewonnen: { $building } | { $building }
has =
    .lcd = hat <> { $cash }
pay-tenth = ein Zehntel von allem zahlen
    .lcd = ein Zehntel | Zehntel
pay-printed = { $amount } zahlen
place = auf { FORM($deed, "on") } bauen
    .lcd = { $deed }
transfer-redeem = die Hypothek auf { FORM($deed, "the") } jetzt für { $amount } ablösen
    .lcd = ablösen für { $amount } | ablösen { $amount } | -{ $amount }
transfer-keep = die Hypothek auf { FORM($deed, "the") } behalten und 10 % zahlen: { $amount }
    .lcd = behalten für { $amount } | behalten { $amount }
pick-choice =
    .lcd = < { $choice } <> >
pick-keys =
    .lcd = A:wählen OK:ja <> { $place } | A OK:ja <> { $place }
ask-tax = Einkommensteuer: { $amount } oder ein Zehntel von allem. Entscheide, bevor du zählst.
ask-site = Gewonnen: { $building }. Wo soll gebaut werden?
ask-mortgage = Auf dem neuen Besitz liegt eine Hypothek. Ablösen oder mit 10 % behalten?
pick-headline = { $who }: { $question } OK: { $choice }.
pick = wählen

## Debts.

debt = { $who } schuldet { $to } { $amount } ({ $cause }) und hat { $cash }: Es fehlen { $short }.
    .you-who = Du schuldest { $to } { $amount } ({ $cause }) und hast { $cash }: Dir fehlen { $short }.
    .you-to = { $who } schuldet dir { $amount } ({ $cause }) und hat { $cash }: Es fehlen { $short }.
bank-debt = { $who } schuldet der Bank { $amount } ({ $cause }) und hat { $cash }: Es fehlen { $short }.
    .you-who = Du schuldest der Bank { $amount } ({ $cause }) und hast { $cash }: Dir fehlen { $short }.
debt-short =
    .lcd = es fehlen <> { $short }
debt-hopeless = { $who } bekommt höchstens { $amount } zusammen: Jetzt hilft nur ein Handel, oder aufgeben.

## Offers.

offer-line =
    .lcd = { $from } bietet { $to } <> { $time } | { $from } > { $to } <> { $time }
offer-get =
    .lcd = nimm { $thing } <> { $place } | + { $thing } <> { $place } | + { $thing }
offer-give =
    .lcd = gib { $thing } <> { $place } | - { $thing } <> { $place } | - { $thing }
offer-plus =
    .lcd = + { $thing } <> { $place } | + { $thing }
offer-minus =
    .lcd = - { $thing } <> { $place } | - { $thing }
offer-instead-of =
    .lcd = statt { $thing } <> { $place } | für { $thing } <> { $place }
refuse = ablehnen
accept = annehmen
change = ändern
offer-keys =
    .lcd = < { $answer } > <> Platz { $seat } | < { $answer } > <> :{ $seat }
offer-instead = { $who } bietet { $to } { $losses } statt der geschuldeten { $amount } an.
offer-how = { $to }: Drehknopf A wählt die Antwort, die eigene Platztaste gibt sie.
offer-how-withdraw = { OF($from) } Taste zieht das Angebot zurück.
offer-answer = Antwort: { $answer }
offer-read = das Angebot lesen
withdraw = zurückziehen

## Putting a deal together.

trade-no-money =
    .lcd = { $who } & { $to } <> kein Geld | { $who } & { $to } <> 0
trade-pays =
    .lcd = { $who } zahlt { $to } <> { $amount } | { $who } > { $to } <> { $amount }
trade-waives =
    .lcd = { $who } erlässt <> { $amount } | { $who } <> -{ $amount }
trade-gets =
    .lcd = { $who } bekommt es <> { $place } | { $who } kriegt <> { $place }
trade-keeps =
    .lcd = { $who } behält es <> { $place } | { $who } behält <> { $place } | bleibt { $who } <> { $place } | { $who } hat <> { $place }
trade-nothing =
    .lcd = nichts zu geben
trade-keys =
    .lcd = OK:dazu B:{ $step } <> BACK | OK B:{ $step } <> BACK
trade-keys-offer =
    .lcd = OK:dazu B:{ $step } <> Platz | OK B:{ $step } <> Platz
trade-headline = { $who } stellt einen Handel mit { $to } zusammen. Bekommt: { $gains }. Gibt: { $losses }.
trade-headline-debt = { $who } stellt zusammen, was { $to } statt Geld nehmen kann. { $to } erlässt { $amount }. { $who } gibt: { $losses }.
trade-ready = { OF($who) } Platztaste bietet es an.
trade-mark = Nimm etwas mit OK dazu.
trade-too-little = { $who } hat Schulden: Was weggeht, muss mindestens so viel bringen wie eine Hypothek darauf.
trade-cannot-pay = Danach könnte jemand nicht mehr zahlen: Ändere etwas.
trade-walk = was den Besitzer wechselt
trade-leave-out = weglassen: { $thing }
trade-give = geben: { $thing }
trade-get = bekommen: { $thing }
trade-pay-or-get = links: zahlen, rechts: bekommen
trade-less-or-more = links: weniger, rechts: mehr
trade-steps = in Schritten von { $step }
trade-forget = verwerfen
trade-offer = anbieten

## The desk of a seat.

desk-line =
    .lcd = { OF($who) } Büro <> { $cash } | { $who } <> { $cash }
desk-what =
    .lcd = < { $what } <> >
desk-how =
    .lcd = { $item } <> { $place } | { $item }
desk-keys =
    .lcd = A:wählen OK BACK:zu | A OK BACK:zu
desk-keys-debt =
    .lcd = fehlen { $short } <> A,B OK | fehlen { $short } <> OK
desk-cash = { OF($who) } Büro, mit { $cash } Bargeld.
desk-pick = Drehknopf A wählt, Drehknopf B springt zur nächsten Art, OK: { $item }.
desk-jail = Gefängnis
desk-deeds = Besitz statt Geld
    .lcd = Besitz statt Geld | Besitz
desk-give-up = aufgeben
item-fine = { $amount } Strafe zahlen und das Gefängnis verlassen
    .lcd = { $amount } Strafe zahlen | { $amount } zahlen
item-jail-card = die Karte nutzen und das Gefängnis verlassen
    .lcd = Karte nutzen | Karte
item-house = { FORM($building, "a") } auf { FORM($deed, "on") } für { $price } bauen
    .lcd = { $building } { $count } -{ $price } | ⌂{ $count } -{ $price }
item-hotel = { FORM($building, "a") } auf { FORM($deed, "on") } für { $price } bauen
    .lcd = { $building } -{ $price } | ▣ -{ $price }
item-sell-house = { FORM($building, "a") } auf { FORM($deed, "on") } für { $price } verkaufen
    .lcd = 1 von { $standing } weg +{ $price } | ⌂ weg +{ $price } | -⌂ +{ $price }
item-sell-hotel = { FORM($building, "the") } auf { FORM($deed, "on") } gegen { $standing } und { $price } tauschen
    .lcd = ▣ zu { $standing } +{ $price } | ▣ +{ $price }
item-sell-all = alle Gebäude der Gruppe { CAPITAL($group) } für { $amount } verkaufen
    .lcd = alles weg +{ $amount } | alle +{ $amount }
item-sell-down = Gebäude der Gruppe { CAPITAL($group) } für { $amount } verkaufen und { $rest } behalten
    .lcd = { $hotels ->
        [0] bis auf ⌂{ $houses } +{ $amount } | {"-> "}⌂{ $houses } +{ $amount }
       *[other] bis auf ▣{ $hotels } ⌂{ $houses } +{ $amount } | {"-> "}▣{ $hotels }⌂{ $houses } +{ $amount }
     }
item-mortgage = auf { FORM($deed, "the") } eine Hypothek für { $price } aufnehmen
    .lcd = Hypothek +{ $price } | Hyp. +{ $price }
item-redeem = die Hypothek auf { FORM($deed, "the") } für { $price } ablösen
    .lcd = ablösen -{ $price } | abl. -{ $price }
item-deal = ein Handel mit { $who }
    .lcd = Handel mit
item-instead = Besitz statt { $amount } anbieten
    .lcd = { $to } anbieten | an { $to }
item-give-up = aufgeben und bankrott sein
    .lcd = bankrott
desk-turn = wählen
desk-next-kind = nächste Art
desk-close = das Büro schließen
desk-open = das Büro öffnen
sure-give-up = Aufgeben und bankrott sein?
    .lcd = Aufgeben: bankrott? | Aufgeben?
sure-give-up-doing = aufgeben

## What the game is about; each is read on a page of the display.

intro-buy-travel = Kauf, worauf du landest, und kassier dafür Miete.
intro-build-travel = Eine ganze Farbe kannst du bebauen: Die Mieten steigen.
intro-buy-brands = Kauf Felder und Firmen und lass die Gäste zahlen.
intro-build-brands = Alle einer Farbe: bau Hütten, dann je einen Zooladen.
intro-rent-claim = Deine Platztaste kassiert Miete und öffnet dein Büro.
intro-rent-auto = Miete kommt von selbst. Deine Taste öffnet dein Büro.
intro-end = Bankrotte sind raus. Wer zuletzt noch bleibt, siegt.
intro-end-quicker = Du beginnst mit zwei Karten. Ende beim 2. Bankrott.
intro-end-turns = Nach { $turns } Zügen aller zusammen siegt, wer am meisten hat.
intro-end-minutes = Nach { $minutes } Minuten Spiel siegt, wer am meisten hat.

## What can be done now, for whoever asks.

hint-desk-build = Bau gleichmäßig auf einer ganzen Farbe. Das bringt Miete!
hint-desk-sell = Gebäude nimmt die Bank zum halben Preis zurück.
hint-desk-mortgage = Eine Hypothek bringt den halben Preis und kostet die Miete.
hint-desk-redeem = Ablösen kostet diese Summe und ein Zehntel mehr.
hint-desk-deal = Handel: Tausch Besitz und Geld mit anderen.
hint-roll-start = Alle würfeln. Wer am höchsten würfelt, beginnt.
hint-roll-move = Zwei Würfel sagen, wie weit du ziehst.
hint-roll-rent = Der Wurf bestimmt die Miete: Die Augen werden vervielfacht.
hint-roll = Drück ROLL.
hint-roll-typed = Wirf echte Würfel, stell A und B ein, drück OK.
hint-tax = Zahle die feste Summe oder ein Zehntel von allem.
hint-buy-ok = Das ist zu haben: OK kauft es zum Preis.
hint-buy-back = BACK gibt es in die Auktion, du darfst mitbieten.
hint-buy-group = Du hast { $owned } von { $size } ({ $group }). Alle bringen mehr Miete.
hint-buy-short = Dir fehlen { $amount }. Geld bringen Hypothek, Verkauf und Handel.
hint-buy-desk = Die Platztaste öffnet das Büro, um Geld zu beschaffen.
hint-auction-bid = Deine Platztaste bietet einen Schritt mehr als zuletzt.
hint-auction-step = Drehknopf A: Schritt einstellen. Taste halten: raus.
hint-auction-end = Ist die Zeit um, zahlt das höchste Gebot.
hint-shortage-who = Der Bank gehen die Gebäude aus: Wer will wie viele?
hint-shortage-tap = Platztaste drücken: eins mehr; halten: keins.
hint-shortage-many = Sind es zu viele, wird jedes versteigert.
hint-place = Du hast ein Gebäude gewonnen: Wähle, wo es steht.
hint-debt-raise = Du schuldest mehr, als du hast: Beschaff jetzt Geld.
hint-debt-how = Verkauf Gebäude, nimm Hypotheken auf oder handle.
hint-debt-paid = Gezahlt wird, sobald es reicht.
hint-debt-end = Wer aufgibt oder nicht zahlen kann, ist bankrott.
hint-offer-read = Ein Handel liegt vor: Drehknopf B zeigt alles.
hint-offer-pick = Drehknopf A: annehmen, ablehnen oder ändern.
hint-offer-say = Wer gefragt ist, antwortet mit der Platztaste.
hint-instead = Statt des Geldes wird Besitz angeboten.
hint-instead-read = B zeigt es, A wählt, die Platztaste antwortet.
hint-transfer = Auf deinem neuen Besitz liegt eine Hypothek.
hint-transfer-how = Behalte sie für ein Zehntel, oder lös sie ab.
hint-closing = Der letzte Zug ist vorbei, diese Miete ist noch offen.
hint-closing-how = Die Platztaste kassiert sie, bis die Zeit um ist.
hint-jail-double = Im Gefängnis: Ein Pasch holt dich heraus.
hint-jail-desk = Oder zahl im Büro, oder nutz dort eine Karte.
hint-jail-third = Nach drei Runden musst du zahlen und ziehen.
hint-turn = Drück ROLL, um zu ziehen. Nach einem Pasch noch einmal.
hint-rent = Miete ist fällig: Die Platztaste kassiert sie, jetzt.
hint-rent-late = Nach dem nächsten Wurf ist es zu spät.
hint-turn-desk = Zwischen den Würfen öffnet die Platztaste das Büro.
hint-turn-business = Dort wird gebaut, verkauft, beliehen und gehandelt.
hint-turn-dials = Drehknopf A zeigt, was wem gehört, B, wie es steht.

moment-auction = eine Auktion
moment-rent = eine teure Miete
moment-deal = ein Handel
moment-bankrupt = ein Bankrott

## Was die Seite am Platz sagt.

asks-offer = { $who } bietet dir einen Handel an.
asks-instead = { $who } bietet dir Besitz statt Geld an.
asks-turn = Du bist dran.
asks-last-turn = Du bist dran. Es ist dein letzter Zug.
asks-turn-claim = Du bist dran. Verlang deine Miete, bevor du würfelst.
asks-claim = Du kannst Miete verlangen, bis { $who } würfelt.
asks-buy-short = { FORM($deed, "the") } kostet { $price }: Dir fehlen { $amount }. Erst Hypothek, Verkauf oder Handel, oder lass es versteigern.
asks-buy-poor = { FORM($deed, "the") } kostet { $price }: Dir fehlen { $amount }, und was du besitzt, bringt nicht so viel.
asks-again = Pasch! Du bist noch einmal dran.
asks-shortage = { $who } will { FORM($building, "a") }, und die Bank hat nur noch { $buildings }. Wie viele willst du? Sind es zusammen zu viele, wird einzeln versteigert.
asks-shortage-own = Die Bank hat nur noch { $buildings }, und auch andere können bauen. Wie viele willst du? Sind es zusammen zu viele, wird einzeln versteigert.
asks-jail = Du sitzt im Gefängnis: Mit einem Pasch kommst du heraus.
asks-start = Würfle um den ersten Zug: Der höchste Wurf beginnt.
asks-debt = Du schuldest { $to } { $amount } ({ $cause }) und hast { $cash }: Dir fehlen { $short }.
asks-bank-debt = Du schuldest der Bank { $amount } ({ $cause }) und hast { $cash }: Dir fehlen { $short }.
asks-debt-hopeless = Mehr als { $amount } bekommst du nicht zusammen. Nur ein Handel hilft jetzt noch, oder du gibst auf.
asks-choice = { CAPITAL($question) }
waits-turn = { $who } ist dran.
waits-for = Alle warten auf { $all }.
waits-buy = { $who } darf { FORM($deed, "the") } für { $price } kaufen.
waits-debt = { $who } schuldet { $to } { $amount } ({ $cause }) und hat { $cash }.
waits-debt-you = { $who } schuldet dir { $amount } ({ $cause }) und hat { $cash }.
waits-bank-debt = { $who } schuldet der Bank { $amount } ({ $cause }) und hat { $cash }.
waits-raised = Das Spiel wartet, bis { $who } das Geld aufbringt.
waits-raised-or-out = Das Spiel wartet, bis { $who } das Geld aufbringt oder aufgibt.
does-claim = { $amount } von { $payer } für { FORM($deed, "the") } verlangen
does-claim-dice = die Augen mal { $amount } von { $payer } für { FORM($deed, "the") } verlangen
open-claim = dein Recht auf { $amount } von { $payer }
open-claim-dice = dein Recht auf die Augen mal { $amount } von { $payer }
loses-by-rolling = Du verlierst { $claims }. Trotzdem würfeln?
loses-by-mortgaging = Du verlierst { $claims }. Trotzdem eine Hypothek?
loses-by-accepting = Du verlierst { $claims }. Trotzdem annehmen?
loses-with = { $deed }: Du verlierst { $claims }
does-buy = kaufen
does-roll = würfeln
does-offer = { $to } einen Handel anbieten: { $losses } gegen { $gains }
does-counter = einen anderen Handel anbieten: { $losses } gegen { $gains }
does-want = { $count } wollen
does-waive = keine Miete verlangen
does-offer-instead = { $losses } statt { $amount } anbieten
part-bid = dein Gebot
part-sell-down = Gebäude verkaufen: { CAPITAL($group) }
part-sell-each = Gebäude verkaufen: { CAPITAL($group) }, je { $price }
part-left = { $price } für jedes Gebäude, das geht; so viele bleiben (ein Hotel zählt { $number })
part-counter = ein anderer Handel
part-instead = statt so viel
part-give = du gibst
part-give-cards = du gibst eine Karte
part-pay = du zahlst
part-take = du bekommst
part-take-cards = du bekommst eine Karte
part-ask = dir wird gezahlt
offered-money = Geld
offered-debt = von der Schuld
