game-express = Express
game-express-about = Wirf elf Würfel, sammle Farbgruppen und hör auf, bevor dich drei Polizisten erwischen.

preset-express-quick = schnell
preset-express-quick-about = Das kurze Spiel nach Anleitung: 10.000 gewinnt.
preset-express-family = Familie
preset-express-family-about = 10.000 gewinnt, und Häuser behält man das ganze Spiel lang.
preset-express-tournament = Turnier
preset-express-tournament-about = 25.000 gewinnt, die Polizeiwürfel sagen, wer beginnt, und je Zug zählt nur ein Hotel.

option-goal = Spielen bis
option-goal-about = Die Punktzahl, die gewinnt; 10000 gibt ein kurzes Spiel, 25000 ein langes.

option-table = Spielerzahl
option-table-about = Üblich sind 2 bis 4; offen dürfen 1 bis 6 mitspielen.
value-table-standard = 2 bis 4
value-table-open = 1 bis 6

option-first = Wer beginnt
option-first-about = Der Zufall entscheidet, oder alle werfen die Polizeiwürfel, und wer die wenigsten Polizisten hat, beginnt.
value-first-random = der Zufall
value-first-policemen = wenigste Polizisten
    .short = wenigste Poliz.

option-go-die = LOS gewürfelt
option-go-die-about = Ein LOS wird mit den übrigen neu geworfen oder bleibt bis zum Ende des Zuges liegen.
value-go-die-reroll = neu werfen
value-go-die-aside = beiseite

option-houses = Häuser bleiben
option-houses-about = Häuser kommen am Ende des Zuges zurück in die Schachtel, oder man behält sie das ganze Spiel.
value-houses-turn = für den Zug
value-houses-game = das ganze Spiel

option-hotel = Ein Hotel zahlt
option-hotel-about = Jedes Hotel, das man mit vier Häusern würfelt, zahlt, oder höchstens eines je Zug.
value-hotel-every-roll = jedes Mal
value-hotel-once = einmal je Zug

option-broken-house = Ein kaputtes Haus
    .short = Kaputtes Haus
option-broken-house-about = Wer ein Haus verliert, behält das Geld eines Hotels oder verliert es auch.
value-broken-house-keeps-hotel = Hotel bleibt
value-broken-house-takes-hotel = Hotel geht mit

option-dark-blue-squares = Dunkelblaue Felder
    .short = Dunkelblau
option-dark-blue-squares-about = Zwei Felder wie auf dem Spielplan oder drei wie in der Anleitung.

option-house-die = Hauswürfel dabei
option-house-die-about = Der Hauswürfel kommt dazu, sobald eine Farbe voll ist, oder schon bei jeder vollen Gruppe, auch Bahnhöfen und Werken.
value-house-die-property = volle Farbe
value-house-die-any-group = jede Gruppe

option-third-policeman = Dritter Polizist
option-third-policeman-about = Der dritte Polizist beendet den Zug sofort, oder ein „Komm aus dem Gefängnis frei“ im selben Wurf rettet ihn.
value-third-policeman-jail = Zug endet
value-third-policeman-get-out = Rettung möglich
