game-travel = Travel
game-travel-about = Der Klassiker vom Kaufen, Bauen und Handeln, zum Unterbrechen und Einpacken gemacht.
game-brands = Brands
game-brands-about = Der Klassiker vom Kaufen, Bauen und Handeln, mit Firmen, Hütten und Zooläden.

preset-travel-quick = schnelleres Spiel
    .short = schneller
preset-travel-quick-about = Zu Beginn zwei Straßen für alle, Hotels nach drei Häusern, Schluss beim zweiten Bankrott.
preset-travel-speedy = Stundenspiel
preset-travel-speedy-about = Nach einer Stunde gewinnt, wer am reichsten ist.
preset-travel-family = Familie
preset-travel-family-about = Die Miete kommt von selbst, Angebote sind knapp, und nach einer Stunde gewinnt, wer am reichsten ist.
preset-travel-tournament = Turnier
preset-travel-tournament-about = Neunzig Minuten, zehn Angebote zwischen den Würfen, und Schulden werden nur mit Geld bezahlt.
preset-brands-quick = schnell
preset-brands-quick-about = Nach 45 Minuten gewinnt, wer am reichsten ist.
preset-brands-family = Familie
preset-brands-family-about = Die Miete kommt von selbst, Angebote sind knapp, und nach einer Stunde gewinnt, wer am reichsten ist.
preset-brands-tournament = Turnier
preset-brands-tournament-about = Neunzig Minuten, zehn Angebote zwischen den Würfen, und Steuern wie auf alten Plänen.

option-rent = Miete
option-rent-about = Ob die Miete verlangt werden muss, bevor weitergewürfelt wird.
value-rent-claim = verlangen
value-rent-auto = von selbst

option-claim-wait = Wartezeit für Miete
    .short = Zeit für Miete
option-claim-wait-about = Wie viele Sekunden ROLL am Gerät auf alle wartet, die noch Miete verlangen dürfen; 0 für keine.

option-deals = Angebote je Wurf
option-deals-about = Wie viele Geschäfte ein Platz zwischen zwei Würfen anbieten darf; 0 für ein Spiel ohne Handel.

option-swaps = Straßen tauschen
option-swaps-about = Ob Straßen und Karten getauscht oder nur gegen Geld verkauft werden dürfen.

option-turns = Letzte Runde
option-turns-about = Nach wie vielen Zügen gewinnt, wer am reichsten ist; 0, um zu spielen, bis nur noch eine Person übrig ist.

option-minutes = Spielzeit (Minuten)
    .short = Minuten
option-minutes-about = Nach wie vielen Minuten am Ende des Zuges gewinnt, wer am reichsten ist; 0 für keine Uhr.

option-quicker = Schnelleres Spiel
    .short = Schneller
option-quicker-about = Zu Beginn zwei Straßen für alle, Hotels nach drei Häusern, Schluss beim zweiten Bankrott.

option-richest = Reichtum zählt
option-richest-about = Ob Straßen und Gebäude zum Reichtum zählen oder nur Geld.
value-richest-worth = alles
value-richest-cash = nur Geld

option-tax = Steuern
option-tax-about = Feste Beträge, oder wie auf alten Plänen: 200 oder ein Zehntel von allem, und 75.
value-tax-flat = fest
value-tax-tenth = ein Zehntel

option-salary = Gehalt
option-salary-about = Ob das Gehalt für Los sofort gezahlt wird oder nach dem, was das Feld verlangt.
value-salary-at-once = sofort
value-salary-after-action = nach dem Feld

option-jail-fine = Nach der Strafe
option-jail-fine-about = Ob man in jeder Gefängnisrunde zahlen und würfeln darf, nur in der ersten, oder erst im Zug danach würfelt.
value-jail-fine-same-turn = gleich würfeln
value-jail-fine-first-turn = nur erste Runde
value-jail-fine-next-turn = danach würfeln

option-doubles-after-fine = Pasch nach Gefängnis
    .short = Knast-Pasch
option-doubles-after-fine-about = Ob man nach Strafe oder Freikarte bei einem Pasch noch einmal würfelt.
value-doubles-after-fine-rolls-again = noch einmal
value-doubles-after-fine-does-not = kein zweiter Wurf
    .short = kein zweiter

option-doubled-rent = Doppelte Miete
option-doubled-rent-about = Ob eine Hypothek den anderen Straßen der Gruppe die doppelte Miete lässt oder nimmt.
value-doubled-rent-always = bleibt
value-doubled-rent-unmortgaged = endet

option-counted = Zählt für Miete
option-counted-about = Ob belastete Bahnhöfe und Werke für die Miete der anderen zählen.
value-counted-all = alle
value-counted-unmortgaged = unbelastete

option-utility-dice = Würfel für Werke
option-utility-dice-about = Ob für die Miete eines Werks der Wurf zählt, mit dem man kam, oder ein neuer.
value-utility-dice-arriving = der alte Wurf
value-utility-dice-fresh = neuer Wurf

option-straight-hotel = Gleich zum Hotel
option-straight-hotel-about = Ob eine Straße, der ein Haus fehlt, ihr Hotel bekommen darf, wenn die Bank keine Häuser hat.

option-hotel-needs = Hotel braucht
option-hotel-needs-about = Ob vor einem Hotel alle Straßen der Gruppe voll sein müssen oder nur diese.
value-hotel-needs-group = ganze Gruppe
value-hotel-needs-site = diese Straße

option-shortage = Knappe Häuser ab
option-shortage-about = Ob Gebote auf knappe Häuser und Hotels beim niedrigsten Preis beginnen oder bei 1.
value-shortage-price = niedrigster Preis
    .short = Mindestpreis
value-shortage-one = 1

option-sell-whole = Hotels verkaufen
option-sell-whole-about = Ob Hotels jederzeit samt ihren Häusern verkauft werden dürfen oder nur, wenn der Bank Häuser fehlen.
value-sell-whole-always = jederzeit
value-sell-whole-shortage = bei Mangel

option-instead = Straßen statt Geld
    .short = Statt Geld
option-instead-about = Ob statt Geld auch Besitz angenommen werden darf.

option-bankrupt-deeds = Nach dem Bankrott
    .short = Nach Bankrott
option-bankrupt-deeds-about = Ob die Straßen nach einem Bankrott so weitergegeben werden, wie sie sind, oder alle belastet.
value-bankrupt-deeds-as-they-are = wie sie sind
value-bankrupt-deeds-mortgaged = belastet

option-creditor-interest = Zinsen nach Bankrott
    .short = Bankrott-Zinsen
option-creditor-interest-about = Ob für jede belastete Straße aus einem Bankrott 10 % zu zahlen sind.
value-creditor-interest-pays = 10 %
value-creditor-interest-none = keine

option-bank-auction = Bank versteigert
option-bank-auction-about = Ob Hypotheken gelöscht werden, bevor Straßen aus einem Bankrott versteigert werden.
value-bank-auction-unmortgaged = unbelastet
value-bank-auction-mortgaged = belastet

option-dice = Würfel
option-dice-about = Ob das Gerät würfelt oder ihr echte Würfel werft und eingebt.
value-dice-led = vom Gerät
value-dice-typed = eingegeben
