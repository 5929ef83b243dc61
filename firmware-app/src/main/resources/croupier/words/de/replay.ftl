head = { $title } mit { $players }
from-a-position = Sie beginnt mit einer vorgegebenen Stellung, nicht mit dem Anfang eines Spiels.
took-back = { $who } nimmt { $number } zurück.
by-hand = Von Hand: { $told }
chance = Zufall: { $told }
holds = Die Aufzeichnung stimmt: { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
 }, { $rolls }.
rolls-proved = { $number ->
    [one] { $number } Wurf
   *[other] { $number } Würfe
 } aus dem offengelegten Startwert nachgerechnet
rolls-sealed = { $number ->
    [one] { $number } Wurf, dessen
   *[other] { $number } Würfe, deren
 } Startwert noch nicht offengelegt ist
rolls-by-hand = { $number ->
    [one] { $number } Ergebnis
   *[other] { $number } Ergebnisse
 } von Hand
not-from-the-start = Sie begann nicht am Anfang eines Spiels, sondern mit einer vorgegebenen Stellung: Was davor war, beweist nichts.
won = { COUNT($winners) ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
 }
drew = Unentschieden zwischen { $winners }.
not-over = Das Spiel ist nicht zu Ende.
end-unwritten = Die letzte Zeile mit Ergebnis und Startwert wurde nicht mehr geschrieben.
torn = Eine abgerissene letzte Zeile wurde weggelassen.
missing = Die Aufzeichnung { $file } gibt es nicht.
unreadable = { $file } ist nicht lesbar: { $why }.
uncheckable = { $file } lässt sich nicht prüfen. { $why }
damaged = { $file } stimmt nicht. { $why }
line = Zeile { $line }: { $why }
luck = Eigenes Glück haben beigetragen: { $added }.
added = { $who } („{ $word }“)
no-luck = Niemand hat eigenes Glück beigetragen.
in-ledger = Es ist Spiel { $number } von { $of } im Spielbuch daneben.
