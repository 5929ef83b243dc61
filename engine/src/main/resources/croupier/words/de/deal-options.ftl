game-deal = Deal
game-deal-about = Karten: Sammle drei vollständige Sätze verschiedener Farben, mit Miete, Tausch und „Sag einfach Nein“.

preset-deal-family = Familie
preset-deal-family-about = Die milde Auslegung: Sätze aus lauter Jokern, Gebäude ziehen um, wirf ab, was du willst.
preset-deal-tournament = Turnier
preset-deal-tournament-about = Die strenge Auslegung: Das eigene „Sag einfach Nein“ zählt als Karte, Joker bleiben, wie sie lagen.

option-just-say-no = Eigenes Nein
option-just-say-no-about = Ob „Sag einfach Nein“ im eigenen Zug frei ist oder als gespielte Karte zählt.
value-just-say-no-free = frei
value-just-say-no-play = zählt als Karte

option-no-to-doubled = Nein zu doppelt
option-no-to-doubled-about = Ob „Sag einfach Nein“ die doppelte Miete aufhält, nur die Verdopplung, oder nach Wahl.
value-no-to-doubled-all = die ganze Miete
value-no-to-doubled-doubling = Verdopplung
value-no-to-doubled-choice = nach Wahl

option-broken-set = Häuser ohne Satz
option-broken-set-about = Ob Gebäude eines zerbrochenen Satzes in die Bank kommen, daneben warten oder abgeworfen werden.
value-broken-set-bank = in die Bank
value-broken-set-stay = warten
value-broken-set-discard = abgeworfen

option-moving-buildings = Gebäude umsetzen
option-moving-buildings-about = Ob Haus oder Hotel zwischen den eigenen vollständigen Sätzen umziehen darf.

option-wild-sets = Sätze aus Jokern
option-wild-sets-about = Ob ein Satz eine Karte braucht, die nicht für alle Farben gilt, eine ohne Joker, oder nichts davon.
value-wild-sets-coloured = eine farbige
value-wild-sets-property = eine ohne Joker
value-wild-sets-any = beliebig

option-wild-rent = Miete nur für Joker
    .short = Joker-Miete
option-wild-rent-about = Ob Joker für alle Farben allein Miete bringen.

option-doubled-ten-colour = Jede Miete doppelt
    .short = Miete doppelt
option-doubled-ten-colour-about = Ob eine Mietkarte für alle Farben verdoppelt werden kann.

option-paying-buildings = Mit Häusern zahlen
    .short = Häuser zahlen
option-paying-buildings-about = Ob mit Haus oder Hotel auf einem Satz bezahlt werden kann.

option-received-wild = Erhaltener Joker
option-received-wild-about = Ob man die Farbe eines erhaltenen Jokers gleich wählt oder er bleibt, wie er lag.
value-received-wild-chosen = wird gewählt
value-received-wild-as-it-lay = wie er lag

option-winning = Dritter Satz siegt
    .short = 3. Satz siegt
option-winning-about = Ob ein dritter Satz, der in einem fremden Zug fertig wird, sofort gewinnt oder im nächsten eigenen.
value-winning-at-once = sofort
value-winning-own-turn = im eigenen Zug

option-excess = Zu viele Karten
option-excess-about = Ob Karten über dem Handlimit abgeworfen werden oder verdeckt unter den Stapel kommen.
value-excess-discard = abwerfen
value-excess-under-pile = unter den Stapel

option-discarding = Mehr abwerfen
option-discarding-about = Ob man am Ende des Zuges auch unter das Handlimit abwerfen darf.

option-no-target = Aktion ohne Wirkung
    .short = Leere Aktion
option-no-target-about = Ob eine Aktionskarte gespielt werden darf, die nichts bewirkt.

option-stalemate = Runden bis Patt
option-stalemate-about = Wie viele Runden ohne gespielte Karte ein Spiel ohne Stapel beenden.
