# Was über ganze Abende erzählt wird.

about = Erzählt von den gespielten Abenden: wer was gewonnen hat, wie, und mit wie viel Glück.
which = Ein Abend im Einzelnen, wie ihn die Liste nennt: sein Tag, last oder undated (sonst: eine Liste aller).
csv = Eine Zeile je Spieler und Spiel in diese Datei schreiben, für eine Tabellenkalkulation.
report = Eine Seite mit Diagrammen in diese Datei schreiben, für Browser und Papier.
no-folder = Einen Ordner { $file } mit Spielen gibt es nicht.
no-such = Einen Abend { $evening } gibt es nicht; croupier evenings zählt alle auf.

column-evening = Abend
column-games = Spiele
column-players = Spieler
column-player = Spieler
column-won = gewonnen
column-chance = Zufall
column-times = Würfe
column-came = kam
column-usual = üblich
column-luckier = mehr Glück als

title = Spielabende
none = Noch keine Abende: Hier hat niemand gespielt.
day = { $day }. { $month } { DIGITS($year) }
undated = Ohne Datum
undated-why = Das Gerät wusste nicht, welcher Tag war, oder die Aufzeichnungen sind woanders entstanden.
summary = { $evenings ->
    [one] { $evenings } Abend
   *[other] { $evenings } Abende
 }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
 }.
untold = { $count ->
    [one] { $count } Aufzeichnung sagt nichts:
   *[other] { $count } Aufzeichnungen sagen nichts:
 }
untold-file = { $file }: { $why }
too-long = Sie ist viel länger als jedes Spiel.
reading = Die Aufzeichnungen werden gelesen: { $read } von { $all }.
missing = Diesen Abend gibt es nicht. Vielleicht sind seine Aufzeichnungen nicht mehr da.
to-the-unit = Zum Gerät
to-all = Alle Abende

number = { $number }
percent = { $percent } %
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
 }
won = { LIST($who, ", ") } { COUNT($who) ->
    [one] hat
   *[other] haben
 } gewonnen: { $points }.
drew = Unentschieden zwischen { $who }: { $points }.
unfinished = Noch nicht zu Ende.
dropped = Niemand hat es weitergespielt.

plot-won = Wer wie oft gewonnen hat
note-won = Spiele, die zu Ende sind; ein geteilter Sieg zählt anteilig.
plot-luck = Glück
note-luck = Was der Zufall brachte, neben dem, was so viele Würfe üblicherweise bringen: Die Kurve ist, was hätte kommen können, der Balken, was kam. Mehr Glück als 90 % heißt: Neun von zehn Abenden hätten weniger Glück gebracht.
note-luck-all = Wie viel Glück alle hatten: In der Mitte steht, was so viele Würfe üblicherweise bringen, weiter rechts ist mehr Glück. Mehr Glück als 90 % heißt: Neun von zehn Abenden hätten weniger Glück gebracht.
best = Die Höhepunkte des Abends
note-best = Von jeder Art das meiste, aus allen Spielen zusammen.

luck-dice = Würfel
    .told = { $who } würfelte im Mittel { $mean }, üblich ist { $usual }
luck-told = { FORM($what, "told") }: { $rarity }.
as-usual = genau, was zu erwarten war
lucky = nur 1 von { $evenings } Abenden bringt so viel Glück
unlucky = nur 1 von { $evenings } Abenden bringt so viel Pech

wait = Die längste Wartezeit
waited = { $who } musste { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
 } der anderen am Stück zusehen.
    .you-who = Du musstest { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } der anderen am Stück zusehen.

moment = { $title }: { $told }
