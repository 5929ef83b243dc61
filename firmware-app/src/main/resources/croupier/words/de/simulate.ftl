about = Spielt in virtueller Zeit Abende an einem simulierten Gerät, an denen alles schiefgeht, und sagt, ob dabei ein Versprechen gebrochen wurde.
seed = Woher aller Zufall kommt: derselbe Wert ergibt dieselben Abende. Ohne Angabe 1.
hours = So viele Stunden spielen, nach der Uhr des Geräts.
evenings = So viele Abende spielen. Ohne --hours einen von jedem Spiel.
evening = Nur den Abend mit dieser Nummer spielen.
game = Nur diese Spiele spielen, mit Kommas dazwischen: die, die croupier games auflistet.
faults = Was schiefgehen darf, mit Kommas dazwischen: all, none oder einige von power, disk-full, read-only, io-error, clock, edges, bounce, chain, button, phones, bot, hands. Ohne Angabe all.
blows = Von allem, was an dem Abend schiefgeht, nur das mit diesen Nummern aus dem Protokoll.
log = Aufschreiben, was geschieht, Zeile für Zeile; bei gleichem --seed immer gleich.
json = Die Zahlen als JSON schreiben.

at-least-one = { $option } nimmt eine Zahl ab 1.
no-fault = Den Fehler { $value } gibt es nicht; es gibt { $all }, all und none.

played = { $evenings ->
    [one] { $evenings } Abend, { $virtual } auf dem Gerät, in { $taken }: { $times }-mal so schnell.
   *[other] { $evenings } Abende, { $virtual } auf dem Gerät, in { $taken }: { $times }-mal so schnell.
 }
came-to = Begonnene Spiele: { $games }, zu Ende gespielt: { $over }, fortgesetzt: { $resumed }; Züge: { $moves }; Stromausfälle: { $cuts }; Bilder: { $frames }.
kept = Jedes Versprechen wurde gehalten.
found = An Abend { $evening } wurde nach { $seconds } s ein Versprechen gebrochen: { $what }. So sieht man es wieder: { $line }
