game-travel = Travel
game-travel-about = Der Klassiker vom Kaufen, Bauen und Handeln, zum Unterbrechen und Einpacken gemacht.
game-brands = Brands
game-brands-about = Der Klassiker vom Kaufen, Bauen und Handeln, mit Firmen, Hütten und Zooläden.

preset-travel-quick = schnelleres Spiel
    .short = schneller
preset-travel-quick-about = Alle bekommen zu Beginn zwei Grundstücke, Hotels gibt es nach drei Häusern, Schluss ist beim zweiten Bankrott.
preset-travel-speedy = Stundenspiel
preset-travel-speedy-about = Nach einer Stunde gewinnt, wer am reichsten ist.
preset-travel-family = Familie
preset-travel-family-about = Die Miete kommt von selbst, es gibt nur wenige Angebote, und nach einer Stunde gewinnt, wer am reichsten ist.
preset-travel-tournament = Turnier
preset-travel-tournament-about = Neunzig Minuten, zehn Angebote zwischen den Würfen, und Schulden werden nur mit Geld bezahlt.
preset-brands-quick = schnell
preset-brands-quick-about = Nach 45 Minuten gewinnt, wer am reichsten ist.
preset-brands-family = Familie
preset-brands-family-about = Die Miete kommt von selbst, es gibt nur wenige Angebote, und nach einer Stunde gewinnt, wer am reichsten ist.
preset-brands-tournament = Turnier
preset-brands-tournament-about = Neunzig Minuten, zehn Angebote zwischen den Würfen, und Steuern wie auf alten Spielplänen.

option-rent = Miete
option-rent-about = Ob die Miete verlangt werden muss, bevor die nächste Person würfelt.
value-rent-claim = verlangen
value-rent-auto = von selbst

option-claim-wait = Wartezeit für Miete
    .short = Zeit für Miete
option-claim-wait-about = Wie viele Sekunden ROLL am Gerät wartet, solange noch Miete verlangt werden kann; 0, damit es gar nicht wartet.

option-deals = Angebote je Wurf
option-deals-about = Wie oft jemand zwischen zwei Würfen einen Handel anbieten darf; 0 für ein Spiel ohne Handel.

option-swaps = Tauschhandel
option-swaps-about = Ob beim Handeln auch getauscht werden darf oder nur gegen Geld verkauft.

option-turns = Züge insgesamt
option-turns-about = Nach wie vielen Zügen aller zusammen gewinnt, wer am reichsten ist; 0, um zu spielen, bis nur noch jemand allein übrig ist.

option-minutes = Spielzeit (Minuten)
    .short = Minuten
option-minutes-about = Nach wie vielen Minuten am Ende des Zuges gewinnt, wer am reichsten ist; 0 für keine Uhr.

option-quicker = Schnelleres Spiel
    .short = Schneller
option-quicker-about = Alle bekommen zu Beginn zwei Grundstücke, Hotels gibt es nach drei Häusern, Schluss ist beim zweiten Bankrott.

option-richest = Am Ende zählt
option-richest-about = Ob am Ende Grundstücke und Gebäude mitzählen oder nur das Geld.
value-richest-worth = alles
value-richest-cash = nur Geld

option-tax = Steuern
option-tax-about = Feste Beträge, oder wie auf alten Spielplänen: 200 oder ein Zehntel von allem, und 75.
value-tax-flat = fest
value-tax-tenth = ein Zehntel

option-salary = Gehalt
option-salary-about = Ob das Gehalt für LOS sofort gezahlt wird oder nach dem, was das Feld verlangt.
value-salary-at-once = sofort
value-salary-after-action = nach dem Feld

option-jail-fine = Nach der Strafe
option-jail-fine-about = Ob man in jeder Runde im Gefängnis zahlen und gleich würfeln darf, nur in der ersten, oder erst im Zug danach würfelt.
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
option-doubled-rent-about = Ob die anderen Straßen der Gruppe die doppelte Miete behalten oder verlieren, wenn eine mit einer Hypothek belastet ist.
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

option-instead = Besitz statt Geld
    .short = Statt Geld
option-instead-about = Ob Schulden auch mit Besitz statt Geld bezahlt werden dürfen.

option-bankrupt-deeds = Nach dem Bankrott
    .short = Nach Bankrott
option-bankrupt-deeds-about = Ob Grundstücke nach einem Bankrott so weitergegeben werden, wie sie sind, oder alle mit Hypothek.
value-bankrupt-deeds-as-they-are = wie sie sind
value-bankrupt-deeds-mortgaged = mit Hypothek

option-creditor-interest = Zinsen nach Bankrott
    .short = Bankrott-Zinsen
option-creditor-interest-about = Ob für jedes belastete Grundstück aus einem Bankrott 10 % zu zahlen sind.
value-creditor-interest-pays = 10 %
value-creditor-interest-none = keine

option-bank-auction = Bank versteigert
option-bank-auction-about = Ob Hypotheken gelöscht werden, bevor Grundstücke aus einem Bankrott versteigert werden.
value-bank-auction-unmortgaged = ohne Hypothek
value-bank-auction-mortgaged = mit Hypothek

option-dice = Würfel
option-dice-about = Ob das Gerät würfelt oder ihr echte Würfel werft und eingebt.
value-dice-led = vom Gerät
value-dice-typed = eingegeben
