not-there = sie ist nicht da
not-to-be-opened = sie darf nicht geöffnet werden
file-fault = { $detail }

older-version = Sie wurde mit einer älteren Version von Croupier begonnen (Format { $format }), die sie noch lesen kann; diese liest Formate ab { $reads }.
newer-version = Sie wurde mit einer neueren Version von Croupier begonnen (Format { $format }), die sie lesen kann; diese liest Formate bis { $reads }.
no-header = Es gibt keine vollständige Kopfzeile; diese Aufzeichnung enthält kein Spiel.
last-line-changed = Die letzte Zeile wurde geändert, oder die davor.
last-line-wrong = Die letzte Zeile ist falsch: { $detail }
last-line-too-long = Die letzte Zeile ist länger als jede Zeile einer Aufzeichnung.
seed-file-changed = Die Datei mit dem Startwert ist abgeschnitten oder wurde geändert.
seed-of-another = Der Startwert und die erste Zeile sind nicht die, mit denen die Aufzeichnung begonnen wurde.
other-commitment = Die Festlegung ist nicht die, die zu Beginn des Spiels notiert wurde.
ledger-changed = Zeile { $number } des Spielbuchs daneben wurde geändert oder verschoben, oder eine davor fehlt.
cut-short = Das Spielbuch daneben kennt { $number } Zeilen davon, und nur { $found } sind da: Das Ende wurde abgeschnitten.

line-too-long = Sie ist länger als jede Zeile einer Aufzeichnung.
record-too-long = Das ist mehr, als die Aufzeichnung irgendeines Spiels enthält.
end-changed = Ihr Ende wurde geändert.
not-text = Das ist kein Text in UTF-8.
other-result = Das Ergebnis ist nicht das, mit dem das Spiel endete.
line-changed = Sie wurde geändert oder verschoben, oder eine davor fehlt.
wrong-number = n muss { $number } sein.
after-the-result = Nach dem Ergebnis steht noch etwas.
other-options = Die Optionen sind nicht die der Stellung.
wrong-names = Für jeden der { $seats } Plätze muss ein Name da sein.
seed-without-commitment = Es gibt einen Startwert, aber die Kopfzeile nennt keinen.
line-with-seed-of-another = Der Startwert und die erste Zeile sind nicht die, mit denen die Aufzeichnung begonnen wurde.
only-the-seed-may-answer = Das soll von Hand gemacht sein, aber antworten darf nur der Startwert.
roll-without-seed = Ein Wurf soll aus einem Startwert stammen, aber es gibt keinen.
no-luck = Hier muss stehen, was die Plätze zum Startwert beigetragen haben.
asked-another = Sie gibt an, dass der Zufall hier etwas anderes gefragt wurde als { $detail }.
seed-gives-another = Der Startwert ergibt hier { $detail }, die Aufzeichnung sagt etwas anderes.
not-as-noted = Das Spielbuch neben der Aufzeichnung kennt hier eine andere Zeile.

before-it-holds = { $moves ->
    [0] Davor ist nur die erste Zeile heil; die Datei bleibt, wie sie ist.
    [one] Der eine Zug davor ist heil; die Datei bleibt, wie sie ist.
   *[other] Die { $moves } Züge davor sind heil; die Datei bleibt, wie sie ist.
 }
