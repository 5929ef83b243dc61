game-deal = Deal
game-deal-about = Karten: Sammle drei komplette Sets verschiedener Farben, mit Miete, Tausch und „Sag einfach Nein“.

preset-deal-family = Familie
preset-deal-family-about = Die milde Auslegung: Sets auch ganz aus Jokern, Gebäude dürfen umziehen, und du wirfst ab, was du willst.
preset-deal-tournament = Turnier
preset-deal-tournament-about = Die strenge Auslegung: Das eigene „Sag einfach Nein“ zählt als gespielte Karte, Joker bleiben, wie sie lagen.

option-just-say-no = Eigenes Nein
option-just-say-no-about = Ob „Sag einfach Nein“ im eigenen Zug nichts kostet oder als gespielte Karte zählt.
value-just-say-no-free = kostet nichts
value-just-say-no-play = zählt als Karte

option-no-to-doubled = Nein bei Doppelmiete
    .short = Nein bei doppelt
option-no-to-doubled-about = Ob „Sag einfach Nein“ die ganze doppelte Miete abwehrt, nur die Verdopplung oder eins davon nach Wahl.
value-no-to-doubled-all = die ganze Miete
value-no-to-doubled-doubling = Verdopplung
value-no-to-doubled-choice = nach Wahl

option-broken-set = Häuser ohne Set
option-broken-set-about = Ob Gebäude, deren Set zerfällt, auf die Bank kommen, daneben warten oder abgeworfen werden.
value-broken-set-bank = auf die Bank
value-broken-set-stay = warten
value-broken-set-discard = abgeworfen

option-moving-buildings = Gebäude umsetzen
option-moving-buildings-about = Ob Haus oder Hotel zwischen den eigenen kompletten Sets umziehen darf.

option-wild-sets = Sets aus Jokern
option-wild-sets-about = Ob zu einem Set eine Karte gehört, die nicht für alle Farben gilt, eine, die kein Joker ist, oder keins von beiden.
value-wild-sets-coloured = eine farbige
value-wild-sets-property = eine echte Karte
value-wild-sets-any = beliebig

option-wild-rent = Miete nur mit Jokern
    .short = Joker-Miete
option-wild-rent-about = Ob Joker für alle Farben allein Miete bringen.

option-doubled-ten-colour = Jede Miete doppelt
    .short = Miete doppelt
option-doubled-ten-colour-about = Ob eine Mietkarte für alle Farben verdoppelt werden kann.

option-paying-buildings = Mit Häusern zahlen
    .short = Häuser zahlen
option-paying-buildings-about = Ob mit Haus oder Hotel auf einem Set bezahlt werden kann.

option-received-wild = Erhaltener Joker
option-received-wild-about = Ob man die Farbe eines erhaltenen Jokers gleich wählt oder er bleibt, wie er lag.
value-received-wild-chosen = wird gewählt
value-received-wild-as-it-lay = wie er lag

option-winning = Drittes Set siegt
    .short = 3. Set siegt
option-winning-about = Ob ein drittes Set, das in einem fremden Zug fertig wird, sofort gewinnt oder im nächsten eigenen.
value-winning-at-once = sofort
value-winning-own-turn = im eigenen Zug

option-excess = Zu viele Karten
option-excess-about = Ob Karten über dem Handkartenlimit abgeworfen werden oder verdeckt unter den Stapel kommen.
value-excess-discard = abwerfen
value-excess-under-pile = unter den Stapel

option-discarding = Mehr abwerfen
option-discarding-about = Ob man am Ende des Zuges mehr abwerfen darf, als das Handkartenlimit verlangt.

option-no-target = Aktion ohne Wirkung
    .short = Leere Aktion
option-no-target-about = Ob eine Aktionskarte gespielt werden darf, wenn sie nichts bewirkt.

option-stalemate = Runden bis Patt
option-stalemate-about = Nach wie vielen Runden ohne gespielte Karte Schluss ist, wenn es nichts mehr zu ziehen gibt.
