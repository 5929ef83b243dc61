sentences = { LIST($all, " ") }
hue-off = aus
hue-white = weiß
hue-gray = grau
hue-brown = braun
hue-light-blue = hellblau
hue-pink = rosa
hue-orange = orange
hue-red = rot
hue-yellow = gelb
hue-green = grün
hue-dark-blue = dunkelblau
hue-violet = violett

part-seat = Platz { $seat } ({ $hue })
part-roll = ROLL
part-ok = OK
part-back = BACK
part-dial-contact = Drehknopf { $letter }, Kontakt { $pin }
part-dial-push = Drehknopf { $letter }, Druck
part-chain-data = Lichterkette, Daten
part-chain-clock = Lichterkette, Takt
part-lcd = LCD, { $pin }

line = GPIO { $gpio } ({ $part })
    .lcd = GPIO { $gpio }
line-seat = GPIO { $gpio } (Platz { $seat }, { $hue })
    .lcd = GPIO { $gpio }
