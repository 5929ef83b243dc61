about = Startet ein simuliertes Gerät, das von selbst spielt, bis es jemand berührt, und öffnet sein Bedienfeld im Browser.
game = Nur diese Spiele zeigen, mit Kommas dazwischen: die, die croupier games auflistet.
speed = Wie vielmal so schnell wie im Schaufenster, 1 bis 1000; mit --headless auch max, was dort ohne Angabe gilt.
headless = Ohne Bedienfeld: spielt so viele ganze Spiele, wie --games sagt, oder die Vorführung so lange, wie --for sagt, und schreibt Zahlen.
for = Mit --headless: so lange auf dem Gerät vorführen, etwa 12h oder 30d.
json = Mit --headless: stattdessen JSON schreiben, mit einer Zahl für jedes Licht.

needs-headless = { $option } geht nur mit --headless.
no-speed = Ein Tempo ist eine Zahl von 1 bis { $most } oder max, nicht { $value }.
no-time = Eine Zeit schreibt man als 90s, 45min, 12h oder 30d, nicht als { $value }.
how-much = Sag mit --headless, wie viel: --games 10 oder --for 12h.

shown = { $games ->
    [one] { $games } Spiel, { $virtual } auf dem Gerät, in { $taken }.
   *[other] { $games } Spiele, { $virtual } auf dem Gerät, in { $taken }.
 }
rate = { $decisions } Entscheidungen und { $frames } Bilder in der Sekunde; { $times }-mal so schnell wie im Schaufenster.
lit = Ein Licht war mindestens { $least } %, im Mittel { $mean } %, höchstens { $most } % der Zeit an: das { $low }- bis { $high }-Fache des Mittels.
brightness = Nach der hellsten seiner drei Farben, von voller Helligkeit: { $least } %, { $mean } %, { $most } %; das { $low }- bis { $high }-Fache des Mittels.
heap-flat = Belegter Speicher: am Ende { $heap } KB; seine Steigung ist { $slope } ± { $error } KB je Probe bei { $samples } Proben, also nicht von null zu unterscheiden.
heap-grows = Belegter Speicher: am Ende { $heap } KB; er ändert sich um { $slope } ± { $error } KB je Probe bei { $samples } Proben.
