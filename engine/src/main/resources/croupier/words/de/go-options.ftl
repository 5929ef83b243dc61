game-go = Go
game-go-about = Alle ziehen gleichzeitig; staple zuerst vier Blöcke einer Farbe, mit Glück, Überfällen und Abrissen.

preset-go-quick = schnell
preset-go-quick-about = Eine kurze Leiste und mehr Plättchen, die Blöcke bringen.
preset-go-family = Familie
preset-go-family-about = Kein Wettrennen um Blöcke, offene Plättchen und ein Schritt für jeden entgangenen Block.
preset-go-tournament = Turnier
preset-go-tournament-about = Langer Spielplan, lange Leiste, und Plättchen kommen erst zurück, wenn alle verbraucht sind.

option-board = Spielplan
option-board-about = Die Felder der kleinen Spielpläne: ein Ring aus 16 oder aus 20.

option-tracker = Länge der Leiste
option-tracker-about = Wie viele Schritte der Marker bis zum Mega-Abriss braucht.

option-tiles = Plättchen
option-tiles-about = Wie viele Geldsäcke, LOS-Tasten, „Schritt vor“ und Schilde es gibt.

option-grab = Letzter Block
option-grab-about = Ob einen Block, den mehrere wollen, bekommt, wer am schnellsten ist, oder wer im Uhrzeigersinn zuerst kommt.
value-grab-race = Wettrennen
value-grab-clockwise = im Uhrzeigersinn

option-outrun = Block entgangen
option-outrun-about = Ob dein Marker vorrückt, wenn dir der Block deines Farbfelds entgeht.
value-outrun-marker = Marker rückt vor
value-outrun-nothing = nichts

option-unplaced = Kein Block da
option-unplaced-about = Ob dein Marker vorrückt, wenn Geldsack, LOS oder LOS-Taste dir keinen Block bringen.
value-unplaced-nothing = nichts
value-unplaced-marker = Marker rückt vor

option-colours = Gleiche Farben
option-colours-about = Ob Blöcke einer Farbe zusammenstehen müssen oder auf mehreren Feldern stehen dürfen.
value-colours-together = zusammen
value-colours-split = auch getrennt

option-held = Behaltene Plättchen
    .short = Behalten
option-held-about = Ob alle sehen, welche Plättchen jemand behält.
value-held-secret = verdeckt
value-held-open = offen

option-reshuffle = Plättchen zurück
option-reshuffle-about = Ob benutzte Plättchen zurückkommen, wenn keines mehr verdeckt liegt, oder erst, wenn alle benutzt sind.
value-reshuffle-supply-empty = keins verdeckt
value-reshuffle-all-used = alle benutzt

option-attack = Angriffe
option-attack-about = Ob man auf einen Banküberfall oder Abriss verzichten darf.
value-attack-may = freiwillig
value-attack-must = Pflicht

option-mega-marker = Nach dem Mega-Abriss
    .short = Nach Mega-Abriss
option-mega-marker-about = Ob der Marker nach einem Mega-Abriss an den Anfang zurückgeht oder nur einen auslösen kann.
value-mega-marker-start = zum Anfang
value-mega-marker-spent = nur einmal

option-mega-wait = Volle Leiste
option-mega-wait-about = Ob ein Mega-Abriss für eine spätere Runde aufgehoben werden darf.
value-mega-wait-may-wait = darf warten
value-mega-wait-fires = sofort
