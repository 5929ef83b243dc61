letters-brown = br
letters-light-blue = hb
letters-pink = rs
letters-orange = or
letters-red = rt
letters-yellow = ge
letters-green = gn
letters-dark-blue = db

symbol-ring = Ring
symbol-money = Geld
symbol-coin = Münze

tile-money-bag = Geldsack
    .lcd = Geldsack
tile-go-button = LOS-Taste
    .lcd = LOS-Taste
tile-mr-monopoly = Schritt vor
    .lcd = Schritt vor | Schritt
tile-shield = Schild
    .lcd = Schild

own-tile = { $tile }: { $use }
use-money-bag = ein Block in beliebiger Farbe
use-go-button = ein Block, ein Banküberfall oder ein Abriss, wie auf LOS
use-mr-monopoly = dein Marker geht einen Schritt
use-shield = wehrt einen Abriss ab

mark-money-bag = Sack
mark-go-button = LOS
mark-mr-monopoly = +1
mark-shield = Schild

choice-block = Block
    .the = einen Block
    .lcd = Block
choice-heist = Banküberfall
    .the = einen Banküberfall
    .lcd = Banküberfall | Überfall | Raub
choice-shut-down = Abriss
    .the = einen Abriss
    .lcd = Abriss

space-go = LOS
    .lcd = LOS
space-colour = { CAPITAL($colour) }
    .lcd = { CAPITAL($colour) }
space-chance = Ereignisfeld
    .lcd = Ereignisfeld | Ereignis
space-bank-heist = Banküberfall
    .lcd = Banküberfall | Überfall
space-shut-down = Abriss
    .lcd = Abriss
space-just-visiting = Nur zu Besuch
    .lcd = Nur zu Besuch | Besuch
space-free-parking = Frei Parken
    .lcd = Frei Parken
space-go-to-jail = Geh ins Gefängnis
    .lcd = Geh ins Gefängnis | Ins Gefäng.

name = { $who }
number = { $number }

square-of = { $count } { $colour }
    .lcd = { $count } { $colour }
letters-of = { $colour }{ $count }
    .lcd = { $colour }{ $count }
square-empty = leer
board-blocks =
    .lcd = { $who }: { LIST($squares, ", ") } | { $who } { LIST($letters, " ") } | { LIST($letters, " ") }
board-empty =
    .lcd = { $who }: kein Block
board-place =
    .lcd = { $who }: { $space } | { $who }:{ $space }
board-jail =
    .lcd = { $who }: im Gefängnis | { $who }: in Haft
board-marker =
    .lcd = { $who }: Marker { $number } von { $length } | { $who }: { $number } von { $length }
board-no-tiles =
    .lcd = { $who }: kein Plättchen | { $who }: kein Pl.
board-tiles =
    .lcd = { $who }: { LIST($tiles, ", ") } | { $who }: { LIST($marks, " ") } | { $who }: { COUNT($tiles) } Plätt.

note-blocks = { LIST($squares, ", ") }
note-empty = keine Blöcke
note-place = auf { $space }
note-jail-sent = im Gefängnis, setzt beim nächsten Wurf aus
note-jail-sitting = im Gefängnis bis zum nächsten Wurf
note-marker = Marker { $number } von { $length }
note-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }
note-tiles-open = hat { LIST($tiles, ", ") }

pick-nothing = nichts tun
    .lcd = nichts tun
pick-not-yet = noch nicht
    .lcd = noch nicht
pick-ask-later = tippen: später fragen
    .lcd = später fragen | später
pick-button = LOS: { $choice }
    .lcd = LOS: { $choice }
pick-tile = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
 }
    .lcd = { $count ->
        [1] { $tile }
       *[other] { $count }x { $tile }
    }
pick-later = { $count ->
    [1] { $tile }: später
   *[other] { $count } × { $tile }: später
 }
    .lcd = { $count ->
        [1] { $tile }: später | { $tile } später | ({ $tile })
       *[other] { $count }x { $tile }: später | { $count }x { $tile } später | { $count }({ $tile })
    }
pick-go = { $choice }
    .lcd = { $choice }
pick-claim = { $colour }, noch { $count }
    .lcd = { $colour }, noch { $count } | { $colour }: { $count }
pick-square = Feld { $number }
    .lcd = Feld { $number }
pick-rob = { $victim } ausrauben
    .lcd = { $victim } ausrauben | Raub: { $victim }
pick-block = { OF($victim) } Block ({ $colour })
    .lcd = { $victim }: { $colour } | { $victim } { $colour }
pick-mega = { $count ->
    [0] { $colour }: die anderen verlieren nichts
   *[other] { $colour }: die anderen verlieren { $count }
 }
    .lcd = { $count ->
    [0] { $colour }: nichts | { $colour }: 0
   *[other] { $colour }: -{ $count }
 }
picked =
    .lcd = < { $pick }<>>
keys-pick =
    .lcd = A:Wahl OK:tun<>{ $at }/{ $of } | A+OK<>{ $at }/{ $of }
key-choose = wählen
key-aim = auf { $victim } zielen

task-go = { $who }: Du stehst auf LOS. Wähle einen Block, einen Banküberfall oder einen Abriss.
    .you-who = Du stehst auf LOS. Wähle einen Block, einen Banküberfall oder einen Abriss.
    .lcd = { $who }:<>auf LOS
task-claim = { $who }: Wähle die Farbe des Blocks, den du nimmst.
    .you-who = Wähle die Farbe des Blocks, den du nimmst.
    .lcd = { $who }:<>nimm Block
task-place = { $who }: Wähle das Feld für deinen Block.
    .you-who = Wähle das Feld für deinen Block.
    .lcd = { $who }:<>setz ihn
task-heist = { $who }: Banküberfall. Wen raubst du aus?
    .you-who = Banküberfall. Wen raubst du aus?
    .lcd = { $who }:<>Banküberfall | { $who }:<>Überfall
task-shut-down = { $who }: Abriss. Wessen Block geht in den Vorrat zurück?
    .you-who = Abriss. Wessen Block geht in den Vorrat zurück?
    .lcd = { $who }:<>Abriss
task-steal = { $who }: Der Überfall hat geklappt! Welchen von { OF($victim) } Blöcken stiehlst du?
    .you-who = Der Überfall hat geklappt! Welchen von { OF($victim) } Blöcken stiehlst du?
    .lcd = { $who }:<>stiehl
task-mega = { $who }: Mega-Abriss! Welche Farbe verlieren alle anderen?
    .you-who = Mega-Abriss! Welche Farbe verlieren alle anderen?
    .lcd = { $who }:<>Mega!
sure-nothing = Gar nichts tun?
    .lcd = Gar nichts tun?

asks-first-roll = Wer fängt an? Würfle: Die höchste Zahl beginnt.
asks-roll = Runde { $round }: Du würfelst für alle.
asks-tiles = Gleich werden Blöcke genommen. Setzt du vorher ein Plättchen ein?
asks-go = Du stehst auf LOS. Was nimmst du?
asks-claim = Welchen Block nimmst du?
asks-claim-secretly = Nach welchem Block greifst du? Gezeigt wird es, wenn alle gewählt haben.
asks-race = Es gibt nicht genug { FORM($colour, "blocks") }. Wer am schnellsten ist, bekommt einen!
asks-place = Wohin kommt dein Block ({ $colour })?
asks-heist = Banküberfall: Wen raubst du aus?
asks-shut-down = Abriss: Wessen Block geht in den Vorrat zurück?
asks-dial-thief = Du raubst { $victim } aus. Zeigen beide Drehknöpfe das Gleiche, stiehlst du einen Block.
asks-dial-victim = { $who } raubt dich aus. Zeigst du etwas anderes, behältst du deine Blöcke.
asks-steal = Der Überfall hat geklappt! Welchen von { OF($victim) } Blöcken stiehlst du?
asks-shield = { $who } reißt dir einen { FORM($colour, "block") } ab. Wehrst du das mit einem Schild ab?
asks-button = Du kannst angreifen. Eine LOS-Taste gibt dir einen Banküberfall oder einen Abriss. Setzt du eine ein?
asks-mega = Dein Marker ist am Ziel. Welche Farbe verlieren alle anderen?
does-ask-later = frag mich, wenn ich angreifen kann
does-button = LOS-Taste: { $choice }
does-marker = { $tile }: Dein Marker kommt auf { $number } von { $length }
does-shield = dein Schild wehrt es ab
does-claim = { $own ->
    [0] { $colour }: noch { $count }
   *[other] { $colour }: noch { $count }, du hast { $own }
 }
does-block = { $count ->
    [one] { $victim }: { $colour }, nur 1
   *[other] { $victim }: { $colour }, 1 von { $count }
 }
does-block-lost = { $victim }: { $colour }, kein Platz dafür, geht in den Vorrat

round = Runde { $round }.
    .lcd = Runde { $round }
roll = Runde { $round }. { $who }: Drück ROLL.
    .you-who = Runde { $round }. Du würfelst: Drück ROLL.
    .lcd = Runde { $round }<>{ $who } würfelt | { $round }.<>{ $who } wirft
first-roll = Wer beginnt? Drück ROLL; die höchste Zahl würfelt zuerst.
    .lcd =
        Wer beginnt? Die | Wer beginnt?
        höchste Zahl. | Die höchste Zahl
first-roll-again = Gleiche Würfel! Drück ROLL noch einmal für { $players }.
    .lcd =
        Gleich! Noch einmal: | Gleich! Nochmal:
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } Spieler
keys-roll =
    .lcd = ROLL:würfeln<>B:Pläne | ROLL:los<>B:Pläne
key-roll = alle Würfel werfen
key-look = Plättchen ansehen
key-boards = Spielpläne ansehen

race = Schnapp ihn dir! { OR($players) }: Wer zuerst drückt, bekommt den { FORM($colour, "block") }.
    .lcd =
        <>SCHNAPP IHN!<>
        <>{ $colour }<>
        { OR($players) } | { LIST($players, " ") } | { COUNT($players) } Spieler
        Erste Taste gewinnt! | Erste gewinnt!
key-grab = SCHNAPP!

tiles-round = Ein Plättchen einsetzen, bevor Blöcke genommen werden? { LIST($players, ", ") }: Halte deine Taste, um deine Plättchen anzusehen, tippe sie an für „nicht in dieser Runde“.
    .lcd =
        Plättchen einsetzen? | Ein Plättchen?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } Spieler
tiles-attack = Mit einem Plättchen angreifen? { LIST($players, ", ") }: Halte deine Taste, um deine Plättchen anzusehen, tippe sie an für Nein.
    .lcd =
        Plättchen: Angriff? | Angreifen?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } Spieler
tiles-shield = Ein Schild? { LIST($players, ", ") }: Halte deine Taste, um deine Plättchen anzusehen, tippe sie an für Nein.
    .lcd = { LIST($players, ", ") }: Schild? | { LIST($players, " ") }: Schild? | Ein Schild?
tiles-armed = OK setzt das Plättchen ein, das { $who } angesehen hat, wenn es jetzt nützt.
    .lcd = OK: { $who } setzt ein | OK: { $who } ja
tiles-vain = Das nützt jetzt nichts.
    .lcd = Nützt nichts: tippen | Nützt nichts
keys-tiles =
    .lcd = halt:sehen<>tip:nein | halten, tip:nein
key-not-this-round = nicht in dieser Runde
key-no = nein
key-use = { $who } setzt das Plättchen ein, wenn es jetzt nützt
claims = Wähle heimlich einen Block. { LIST($players, ", ") }: Halte deine Taste und dreh Drehknopf A auf deine Farbe, lass los, dann OK.
    .lcd =
        Welcher Block? Geheim | Block? Geheim!
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } Spieler
claims-armed = OK bestätigt, was { $who } gewählt hat.
    .lcd = OK: { $who } ist fertig | OK: { $who } fertig
keys-claims =
    .lcd = halten:sehen A:Wahl | halten + A:Wahl
key-claim-secretly = heimlich wählen
key-claimed = { $who } hat gewählt

look-tiles = { $who } sieht sich die eigenen Plättchen an. Alle anderen schauen weg!
    .lcd = { OF($who) } Plättchen<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-tiles-open = { $who } sieht sich die eigenen Plättchen an.
    .lcd = { OF($who) } Plättchen<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-claims = { $who } wählt einen Block. Alle anderen schauen weg!
    .lcd = { OF($who) } Block<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
keys-look =
    .lcd = A:weiter<>los:versteckt | A:weiter<>los:zu
keys-look-claim =
    .lcd = dann nimmt OK ihn | OK nimmt ihn
keys-look-use =
    .lcd = OK:jetzt<>tip:nein | OK:ja<>tip:nein
key-next-tile = nächstes Plättchen
key-next-colour = nächste Farbe

heist-choose = { $who } überfällt { $victim }! { $players }: Wählt unter der Haube Ring, Geld oder Münze, dann drückt.
    .you-who = Du überfällst { $victim }! Die Wahl ist geheim.
    .you-victim = { $who } überfällt dich! Die Wahl ist geheim.
    .lcd = <>{ $who } überfällt { $victim }!<> | <>{ $who }>{ $victim }!<>
heist-wait = { $who } überfällt { $victim }! Die Wahl ist geheim.
    .you-who = Du überfällst { $victim }! Die Wahl ist geheim.
    .you-victim = { $who } überfällt dich! Die Wahl ist geheim.
    .lcd = <>{ $who } überfällt { $victim }!<> | <>{ $who }>{ $victim }!<>
heist-symbols =
    .lcd = Ring / Geld / Münze | Ring Geld Münze
dial-turn =
    .lcd = { $dial }:{ $who }<>dreh+drück | { $dial }:{ $who }<>drehen
dial-thinks =
    .lcd = { $dial }:{ $who }<>überlegt
dial-locked =
    .lcd = { $dial }:{ $who }<>fertig
key-dial-turn = { $who }: heimlich wählen
key-dial-lock = { $who }: festlegen
heist-title = Banküberfall!
    .lcd = <>Banküberfall!<>
heist-count = Banküberfall: { $number } ...
    .lcd = <>{ $number }<>

news-rolled-for-first = Wer beginnt? { LIST($rolls, ", ") }.
die-of = { $who } { $number }
    .lcd = { $who }<>{ $number }
who-starts = Wer beginnt?
    .lcd = Wer beginnt?
rolls = { $who } würfelt.
    .you-who = Du würfelst.
    .lcd = { $who } würfelt
rolling =
    .lcd = <>Die Würfel rollen<> | <>Würfel rollen<>
news-first-roller = { $who } würfelt zuerst.
    .you-who = Du würfelst zuerst.
    .lcd = { $who } würfelt zuerst | { $who } beginnt
news-round-began = Runde { $round } beginnt; { $who } würfelt.
    .you-who = Runde { $round } beginnt; du würfelst.
news-dice-rolled = Die Würfel: { LIST($rolls, ", ") }.
news-moved = { $who } zieht auf { $space }.
    .you-who = Du ziehst auf { $space }.
    .lcd = { $who }: { $space } | { $who }:{ $space }
news-sent-to-jail = { $who } geht ins Gefängnis.
    .you-who = Du gehst ins Gefängnis.
    .lcd = { $who }: ins Gefängnis | { $who }: in Haft
news-sat-in-jail = { $who } sitzt im Gefängnis.
    .you-who = Du sitzt im Gefängnis.
    .lcd = { $who }: im Gefängnis | { $who } sitzt
news-tile-kept = { $who } behält ein Plättchen.
    .you-who = Du behältst ein Plättchen.
    .lcd = { $who }: ein Plättchen | { $who } +1 Plätt.
news-tile-used = { $who } setzt ein Plättchen ein: { $tile }.
    .you-who = Du setzt ein Plättchen ein: { $tile }.
    .lcd = { $who }: { $tile }
news-tiles-reshuffled = { $count ->
    [one] Das benutzte Plättchen kann wieder gezogen werden.
   *[other] Die { $count } benutzten Plättchen können wieder gezogen werden.
 }
news-no-tile-left = Für { $who } ist kein Plättchen mehr da.
    .you-who = Für dich ist kein Plättchen mehr da.
    .lcd = { $who }: kein Plättchen | { $who }: keins
news-passed = { $who } passt.
    .you-who = Du passt.
news-go-chosen = { $who } nutzt LOS für { FORM($choice, "the") }.
    .you-who = Du nutzt LOS für { FORM($choice, "the") }.
    .lcd = { $who }: { $choice }
news-colour-chosen = { $who } hat eine Farbe gewählt.
    .you-who = Du hast eine Farbe gewählt.
news-claims-shown = Alle zeigen ihre Wahl: { LIST($claims, ", ") }.
claim-of = { $who } { $colour }
    .lcd = { $who }<>{ $colour }
news-race-won = { $who } schnappt sich den { FORM($colour, "block") }.
    .you-who = Du schnappst dir den { FORM($colour, "block") }.
    .lcd = { $who } war schneller! | { $who } zuerst!
news-block-taken = { $who } bekommt einen { FORM($colour, "block") }.
    .you-who = Du bekommst einen { FORM($colour, "block") }.
news-block-placed = { $who } baut einen { FORM($colour, "block") }.
    .you-who = Du baust einen { FORM($colour, "block") }.
    .lcd = { $who } baut { $colour } | { $who }: { $colour }
news-outrun = { $who } bekommt keinen { FORM($colour, "block") }: Andere waren schneller.
    .you-who = Du bekommst keinen { FORM($colour, "block") }: Andere waren schneller.
    .lcd = { $who }: zu spät, { $colour } | { $who }: zu spät
news-tray-empty = { $who } bekommt keinen { FORM($colour, "block") }: Es ist keiner mehr da.
    .you-who = Du bekommst keinen { FORM($colour, "block") }: Es ist keiner mehr da.
    .lcd = { $who }: kein { $colour } mehr | { $who }: kein { $colour }
news-no-square = { $who } bekommt keinen { FORM($colour, "block") }: Es ist kein Platz mehr.
    .you-who = Du bekommst keinen { FORM($colour, "block") }: Es ist kein Platz mehr.
    .lcd = { $who }: kein Platz, { $colour } | { $who }: kein Platz
news-nothing-to-take = Für { $who } passt kein Block.
    .you-who = Für dich passt kein Block.
    .lcd = { $who }: keiner passt | { $who }: keiner
news-marker-moved = { OF($who) } Marker geht auf { $number ->
    [0] den Anfang
   *[other] { $number }
 }.
    .you-who = Dein Marker geht auf { $number ->
        [0] den Anfang
       *[other] { $number }
    }.
    .lcd = { OF($who) } Marker: { $number } | { $who } Marker { $number }
news-heist-began = { $who } beginnt einen Banküberfall auf { $victim }.
    .you-who = Du beginnst einen Banküberfall auf { $victim }.
    .you-victim = { $who } beginnt einen Banküberfall auf dich.
news-dial-locked = { $who } hat die Wahl festgelegt.
    .you-who = Du hast die Wahl festgelegt.
news-heist-worked = Aufgedeckt: { $who } { $symbol }, { $victim } { $other }. Beide sind gleich: { $who } hat es geschafft!
    .you-who = Aufgedeckt: du { $symbol }, { $victim } { $other }. Beide sind gleich: Du hast es geschafft!
    .you-victim = Aufgedeckt: { $who } { $symbol }, du { $other }. Beide sind gleich: { $who } hat es geschafft!
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        Beide sind gleich: | Beide gleich:
        <>{ $who } schafft es!<> | <>{ $who }: ja!<>
news-heist-failed = Aufgedeckt: { $who } { $symbol }, { $victim } { $other }. Sie sind verschieden: Der Überfall ist gescheitert.
    .you-who = Aufgedeckt: du { $symbol }, { $victim } { $other }. Sie sind verschieden: Der Überfall ist gescheitert.
    .you-victim = Aufgedeckt: { $who } { $symbol }, du { $other }. Sie sind verschieden: Der Überfall ist gescheitert.
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        Nicht gleich:
        <>Überfall gescheitert<> | <>Gescheitert.<>
news-wish-asked = { $who } möchte nach einer LOS-Taste gefragt werden.
    .you-who = Du möchtest nach einer LOS-Taste gefragt werden.
news-wish-not-asked = { $who } möchte nicht nach einer LOS-Taste gefragt werden.
news-block-stolen = { $who } stiehlt { $victim } einen { FORM($colour, "block") }.
    .you-who = Du stiehlst { $victim } einen { FORM($colour, "block") }.
    .you-victim = { $who } stiehlt dir einen { FORM($colour, "block") }.
    .lcd =
        { $who } stiehlt { $colour } | { $who }: { $colour }
        von { $victim }
news-loot-returned = Kein Feld ist dafür frei, also geht er in den Vorrat.
    .lcd = Kein Platz: Vorrat | In den Vorrat
news-shut-down = { $who } will einen { FORM($colour, "block") } von { $victim } abreißen.
    .you-who = Du willst einen { FORM($colour, "block") } von { $victim } abreißen.
    .you-victim = { $who } will einen { FORM($colour, "block") } von dir abreißen.
    .lcd = { $who } > { $victim }: { $colour } | { $who }>{ $victim } { $colour }
news-shield-held = { OF($victim) } Schild stoppt { $who }.
    .you-who = { OF($victim) } Schild stoppt dich.
    .you-victim = Dein Schild stoppt { $who }.
    .lcd = { OF($victim) } Schild hält | { $victim }: Schild!
news-attack-lost = { $choice ->
    [choice-heist] Für { $who } gibt es niemanden zum Ausrauben.
   *[other] Für { $who } gibt es keinen Block zum Abreißen.
 }
    .you-who = { $choice ->
        [choice-heist] Für dich gibt es niemanden zum Ausrauben.
       *[other] Für dich gibt es keinen Block zum Abreißen.
    }
    .lcd = { $who }: kein Ziel
news-mega = { $who } löst einen Mega-Abriss aus: { CAPITAL($colour) }.
    .you-who = Du löst einen Mega-Abriss aus: { CAPITAL($colour) }.
    .lcd = { $who }: MEGA! { $colour } | { $who } MEGA { $colour }
news-blocks-returned = { $who } verliert { $count ->
    [one] einen { FORM($colour, "block") }
   *[other] { $count } { FORM($colour, "blocks") }
 }.
    .you-who = Du verlierst { $count ->
        [one] einen { FORM($colour, "block") }
       *[other] { $count } { FORM($colour, "blocks") }
    }.
    .lcd = { $who } -{ $count } { $colour }
news-landmark = { $who } hat das Wahrzeichen in { CAPITAL($colour) } gebaut!
    .you-who = Du hast das Wahrzeichen in { CAPITAL($colour) } gebaut!
    .lcd = { $who }: Wahrzeichen! | { $who } fertig!
news-won = { COUNT($players) ->
    [one] { $players } gewinnt.
   *[other] Unentschieden zwischen { $players }.
 }
    .you-players = Du gewinnst.

decided-for-now = { $who } passt fürs Erste.
decided-button = { $who } drückt eine LOS-Taste für { FORM($choice, "the") }.
decided-marker = { $who } bewegt den Marker mit einem Plättchen.
decided-claim = { $who } wählt { CAPITAL($colour) }.
decided-place = { $who } baut auf Feld { $number }.
decided-shut-down = { $who } reißt auf { OF($victim) } Feld { $number } ab.
decided-lock = { $who } legt sich auf { $symbol } fest.
decided-steal = { $who } stiehlt einen Block von Feld { $number }.
answer-dice = Würfel { $numbers }.
answer-drawn = Ein Plättchen wird gezogen: { $tile }.
answer-fastest = { $who } war am schnellsten.

points = { $count ->
    [one] 1 Block
   *[other] { $count } Blöcke
 }
won = ein Wahrzeichen und { $count ->
    [one] 1 Block insgesamt
   *[other] { $count } Blöcke insgesamt
 }
    .lcd = { $count ->
    [one] ein Wahrzeichen und 1 Block insgesamt | Wahrzeichen
   *[other] ein Wahrzeichen und { $count } Blöcke insgesamt | Wahrzeichen
 }

intro-stack = Wer zuerst vier Blöcke einer Farbe stapelt, gewinnt.
intro-move = Alle ziehen zugleich. Farbfelder bringen Blöcke.
intro-heist = Überfall: Sind beide Bilder gleich, gibt es einen Block.
intro-shut-down = Ein Abriss kostet andere einen Block, ein Schild hilft.
hint-first-roll = Alle haben einen Würfel. Die höchste Zahl beginnt.
hint-first-roll-again = Drück ROLL. Bei Gleichstand noch einmal.
hint-roll = Drück ROLL: Ein Wurf bewegt alle zugleich.
hint-roll-spaces = Farbe bringt einen Block, Ereignis ein Plättchen.
hint-roll-attack = Auf Banküberfall und Abriss greifst du jemanden an.
hint-roll-go = Wer genau auf LOS landet, darf wählen.
hint-tiles = Bevor Blöcke genommen werden: Plättchen einsetzen?
hint-tiles-button = Eine LOS-Taste bringt einen Block in beliebiger Farbe.
hint-tiles-marker = Schritt vor: Dein Marker geht einen Schritt weiter.
hint-tiles-hold = Halten: ansehen und einsetzen. Tippen: nein.
hint-tiles-all = Wer Plättchen hat, wird gefragt, egal welche.
hint-go = LOS bringt Block, Überfall oder Abriss.
hint-go-heist = Ein Block ist sicher. Ein Überfall nimmt anderen einen.
hint-go-shut-down = Ein Abriss schickt einen Block in den Vorrat.
hint-claim = Du bekommst einen Block: Wähle seine Farbe.
hint-claim-win = Vier einer Farbe auf einem Feld gewinnen das Spiel.
hint-claim-board = Ein Spielplan hat vier Felder, je für eine Farbe.
hint-race = Es gibt nicht genug Blöcke für alle, die einen wollen.
hint-race-press = Drück deine Taste: Wer zuerst drückt, bekommt ihn.
hint-place = Wähle das Feld für deinen Block.
hint-place-win = Vier einer Farbe auf einem Feld gewinnen.
hint-attack = Drehknopf A oder eine fremde Taste wählt das Ziel.
hint-attack-heist = Ein Überfall bringt einen Block oder nichts.
hint-attack-shut-down = Ein Abriss schickt nur einen Block in den Vorrat.
hint-dials = Ring, Geld, Münze: drei Bilder, alle gleich viel wert.
hint-dials-same = Sind beide gleich, bekommt der Dieb einen Block.
hint-dials-differ = Sind sie verschieden, passiert nichts.
hint-dials-hood = Unter der Haube drehen, drücken. Dann sehen es alle.
hint-steal = Beide waren gleich: Wähle einen Block.
hint-steal-tray = Ist kein Feld dafür frei, geht er in den Vorrat.
hint-shield = Ein Abriss droht. Ein Schild würde ihn stoppen.
hint-button = Mit einer LOS-Taste kannst du jetzt angreifen.
hint-mega = Dein Marker ist am Ziel: ein Mega-Abriss!
hint-mega-colour = Wähle eine Farbe: Alle anderen verlieren sie ganz.
hint-mega-shield = Dagegen hilft kein Schild.
hint-heist-worked = Der letzte Überfall klappte: Beide waren gleich.
hint-heist-failed = Der letzte Überfall scheiterte: Sie waren verschieden.

moment-heist = ein Banküberfall
moment-race = ein Wettrennen um einen Block
moment-mega = ein Mega-Abriss
moment-landmark = ein Wahrzeichen

waits-for = Alle warten auf { $all }.
waits-for-about = Alle warten auf { $all }: { $about }.
about-tiles = Plättchen
about-block = ein Block in beliebiger Farbe
about-mega = Mega-Abriss
