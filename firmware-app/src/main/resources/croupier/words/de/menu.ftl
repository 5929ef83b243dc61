croupier = Croupier
    .lcd = <>* CROUPIER *<>
welcome = Willkommen! Mit OK geht es los.
    .lcd = <>OK: Spiel beginnen<> | <>OK: los geht's<>
play = spielen
service = Service
    .lcd = BACK halten: Service | BACK: Service

asked = { $title } { CAPITAL($choice) }. { LIST($help, " ") }
chosen = { $choice }
    .lcd = < { $choice } <> > | { $choice } | { FORM($choice, "short") }
title = { $title } { $at }/{ $of }
    .lcd = { $title } <> { $at }/{ $of } | { $title } | { FORM($title, "short") }
choose-and-take = Drehknopf A wählt, OK nimmt es.
    .lcd = A:wählen OK:nehmen | A:wählen OK:ja
choose = wählen
take = { $choice } nehmen
back = zurück
help = Hilfe
    .lcd = OK halten: Hilfe
yes = ja
no-keep-it = nein, behalten
nothing-changes = Es ändert sich nichts.
text = { $text }

go-on = weiter
    .lcd = OK: weiter
read-on = weiterlesen
begin = los
own-luck = eigenes Glück
own-luck-intro = ROLL statt OK: Vor dem ersten Wurf tragen alle zum Würfelglück bei, was sonst niemand wissen kann.
enough = weiter
leaf = OK: { $enough }, Drehknopf A: mehr, { $at } von { $of }.
    .lcd = OK:{ $enough } A:mehr <> { $at }/{ $of } | OK:{ $enough } <> { $at }/{ $of }
last-leaf = OK: { $enough }
    .lcd = OK:{ $enough }
ended-elsewhere = Jemand hat das Spiel von anderswo weggelegt. Ihr könnt damit weitermachen.
    .lcd =
        Von anderswo
        weggelegt. Ihr könnt | weggelegt. Macht
        weitermachen. | gern weiter.
went-wrong = Da ist etwas schiefgegangen. Ein laufendes Spiel ist gespeichert.
    .lcd =
        Etwas ging schief. | Es ging schief.
        Ein laufendes Spiel | Dein Spiel
        ist gespeichert.
was-stuck = Das Gerät hing fest und ist neu gestartet. Das Spiel geht weiter.
    .lcd =
        Das Gerät hing fest. | Es hing fest.
        Das Spiel geht
        weiter.
put-aside = In diesem Spiel geht immer wieder etwas schief. Es wird beiseitegelegt, seine Aufzeichnung bleibt.
    .lcd =
        Es geht immer schief | Es ging schief.
        Dieses Spiel wird | Das Spiel wird
        beiseitegelegt.

title-which-game = Welches Spiel?
title-how = { $game }: wie?
    .lcd = { $game }: wie?
for-players = für { $fewest } bis { $most } Spieler
    .lcd = für { $fewest } bis { $most } Spieler | { $fewest } bis { $most } Spieler
all-options = alle Regeln
all-options-help = Stell jede Regel ein, wie du magst.
option = { $game }. { $title }: { $choice }. { $about }
option-keys = Drehknopf A geht durch die Regeln, Drehknopf B ändert sie.
    .lcd =
        A:Regel    B:ändern | A:Regel B:ändern
        OK:los halten:Hilfe | OK:los halten:?
next-option = nächste Regel
change-it = ändern
play-like-this = so spielen

seats = Wer spielt { $game }? Alle drücken ihre Platztaste; dann geht es mit OK los.
    .lcd =
        Wer spielt { $game }? | { $game }: wer?
        Drück deine Taste | Deine Taste!
seats-too-few = Wer spielt { $game }? Alle drücken ihre Platztaste; es braucht mindestens { $fewest }.
    .lcd =
        Wer spielt { $game }? | { $game }: wer?
        Drück deine Taste | Deine Taste!
seats-full = Wer spielt { $game }? Mehr können nicht mitspielen; mit OK geht es los.
    .lcd =
        Wer spielt { $game }? | { $game }: wer?
        Mehr geht nicht
players = Mit Drehknopf A kommen Bots dazu.
    .lcd = A:Bots <> Spieler { $count } | A:Bots <> { $count }
players-full = Ihr seid zu { $count }.
    .lcd = Spieler { $count }
seats-phones =
    .lcd =
        Taste oder Telefon: | oder Port { $port }:
        { $host }:{ $port } | { $host }
players-and-bots = Bots: { $bots }. Drehknopf A sagt, wie viele, Drehknopf B, wie gut sie spielen: { $level }.
    .lcd = A:Bots { $bots } B:{ $level } <> { $count } | A:{ $bots } B:{ $level } <> { $count }
players-and-one = Bots: { $bots }. Drehknopf A sagt, wie viele, Drehknopf B, wie gut { $name } spielt: { $level }.
    .lcd = A:{ $bots } B:{ $name } { $level } <> { $count } | { $name }:{ $level } <> { $count } | { $name }:{ $level } | { $name }
players-and-program = Bots: { $bots }. Drehknopf A sagt, wie viele. { $name } ist ein Programm.
    .lcd = A:{ $bots } { $name } <> { $count } | { $name } <> { $count } | { $name }
seats-and-bots = { $asked } { $counted }
begin-or-name = Mit OK geht es los. Halte deine Taste, um deinen Namen einzugeben.
    .lcd = OK: los <> halten:Name | OK halten:Name
at-least = Es braucht mindestens { $fewest }. Halte deine Taste, um deinen Namen einzugeben.
    .lcd = ab { $fewest } <> halten:Name
only-begin = Mit OK geht es los.
    .lcd = OK: los
only-at-least = Es braucht mindestens { $fewest }.
    .lcd = ab { $fewest }
plays = spielt mit
plays-by-itself = spielt von selbst
bot = Bot, { $level }
program = Programm
program-named = { $name }
level-easy = leicht
level-normal = normal
level-hard = stark
how-many-bots = wie viele Bots
how-well-bots = wie gut sie spielen
join = mitspielen
leave = aussteigen
name = Name
seats-help-join = Mit deiner Platztaste spielst du mit. Drückst du sie noch einmal, steigst du aus.
seats-help-name = Halte sie, um deinen Namen einzugeben.
seats-help-bots = Drehknopf A setzt Bots auf freie Plätze: nach rechts einen mehr, nach links einen weniger. Drehknopf B sagt, wie gut sie spielen: leicht, normal oder stark. Bots, die danach dazukommen, haben eine eigene Stärke. Die Lichterpaare an ihren Plätzen zeigen sie an.
seats-help-begin = { $game } ist für { $fewest } bis { $most }. Mit OK geht es los.

colour-white = Weiß
colour-gray = Grau
colour-brown = Braun
colour-light-blue = Hellblau
colour-pink = Rosa
colour-orange = Orange
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-dark-blue = Blau
colour-violet = Violett
seat-name = { $name }
name-asked = Name für Platz { $colour }: { $written }
    .lcd = { $colour } <> BACK:löschen | { $colour } <> BACK:weg | { $colour }
name-asked-first = Name für Platz { $colour }: { $written }
    .lcd = { $colour } <> BACK:lassen | { $colour } <> BACK:nein | { $colour }
name-taken = So heißt schon ein anderer Platz.
    .lcd = So heißt schon wer. | Name vergeben.
name-so-far = { $name }.
    .lcd = { $name }_ | { $name }
name-empty = noch keiner.
    .lcd = _ ({ $colour })
letters = { $before } { $letter } { $after }
    .lcd = { $before } >{ $letter }< { $after }
name-keys = OK fügt den Buchstaben an, mit der Taste von Platz { $seat } bist du fertig.
    .lcd = OK:+ <> Platz{ $seat }:fertig | OK:+ <> Platz{ $seat }:ok
letter = Buchstabe
add-letter = { $letter } anfügen
add-space = Leerzeichen anfügen
name-leave = so lassen
name-delete = Buchstaben löschen
name-colour = wieder { $colour } nennen
name-done = fertig

title-go-on-with = Weiterspielen?
new-game = neues Spiel
new-game-help = Wähle ein Spiel und fang neu an.
choose-and-begin = wählen und beginnen
    .lcd = wählen und beginnen | neu beginnen
unfinished = { $choice } { $at }/{ $of }
    .lcd = < { $choice } > <> { $at }/{ $of } | { $choice } <> { $at }/{ $of } | { $choice }
left = Es wartet da, wo es stand: bei Zug { $move }.
    .lcd = <>Zug { $move }
left-then = Es wartet da, wo es stand: bei Zug { $move }, { $day }.
    .lcd = { $day } <> Zug { $move } | { $day } <> { $move }
ready = Es wartet darauf, dass es weitergeht.
    .lcd = <>bereit
ready-since = Es wartet darauf, dass es weitergeht, { $day }.
    .lcd = { $day } <> bereit | { $day }
played-by = Gespielt von { LIST($who, ", ") }.
who = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { COUNT($all) } Spieler
who-of-many = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { LIST($who, " ") } +{ $more } | { COUNT($all) } Spieler
go-on-or-drop = OK spielt weiter, ROLL verwirft es.
    .lcd = OK:weiter <> ROLL:weg | OK:los ROLL:weg
drop = verwerfen
title-drop-sure = Spiel verwerfen?
title-abandon = Spiel aufgeben?
title-hand-over = Wer spielt für { $who }?
    .lcd = Wer ist { $who }?
drop-about = { $game }, Zug { $move }
    .lcd = { $game }, Zug { $move } | Zug { $move }
drop-help = Dieses Spiel wird nicht mehr angeboten. Seine Aufzeichnung bleibt gespeichert und lässt sich nachspielen.
cannot-resume = Dieses Spiel lässt sich nicht fortsetzen. Seine Aufzeichnung lässt sich nicht öffnen.
    .lcd =
        Das geht nicht:
        Die Aufzeichnung | Aufzeichnung
        ist unlesbar.
cannot-drop = Dieses Spiel lässt sich nicht verwerfen. Der Speicher ist voll oder schreibgeschützt.
    .lcd =
        Das geht nicht:
        Speicher voll oder | Speicher voll/
        schreibgeschützt. | schreibgeschützt

day-today = heute
day-yesterday = gestern
day-this-year = { $day }. { $month }
day-years-ago = { $month } { DIGITS($year) }
month-1 = Jan.
month-2 = Feb.
month-3 = März
month-4 = Apr.
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug.
month-9 = Sep.
month-10 = Okt.
month-11 = Nov.
month-12 = Dez.
title-settings = Einstellungen
title-quiet-from = Ruhe ab?
title-quiet-until = Ruhe bis?
title-quiet-light = Wie hell dann?
title-lights = Wie hell?
title-volume = Wie laut?
title-as-written = Wie in Datei?
title-language = Sprache?
language = Die Sprache des Geräts
    .lcd = Sprache, Language | Sprache
language-help = So spricht das Gerät von jetzt an, auch nach dem nächsten Start.
