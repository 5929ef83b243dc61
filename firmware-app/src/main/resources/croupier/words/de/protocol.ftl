line-too-long = Eine Zeile hat höchstens { DIGITS($most) } Zeichen.
bad-id = id muss eine ganze Zahl sein oder ein Text von höchstens { $most } darstellbaren Zeichen.
unknown-command = Den Befehl { $command } gibt es nicht; es gibt games, new, load, pending, act, chance, take_back, view, save, record.
wrong-seat-count = Die Stellung hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
 }, nicht { $names }.
bad-nature = nature muss seeded sein, oder scripted und dann ohne seed.
seed-too-long = Ein Startwert hat höchstens { $most } Zeichen.
seed-answers = In diesem Spiel antwortet der Startwert für den Zufall; beginne eins mit "nature":"scripted".
no-game = Es gibt noch kein Spiel; beginne eins mit dem Befehl new oder load.
record-full = Die Aufzeichnung dieses Spiels hat { DIGITS($lines) } Zeilen, mehr darf sie nicht haben; beginne ein neues Spiel.
