sentences = { LIST($all, " ") }
hue-off = éteint
hue-white = blanc
hue-gray = gris
hue-brown = marron
hue-light-blue = bleu clair
hue-pink = rose
hue-orange = orange
hue-red = rouge
hue-yellow = jaune
hue-green = vert
hue-dark-blue = bleu foncé
hue-violet = violet

part-seat = place { $seat } ({ $hue })
part-roll = ROLL
part-ok = OK
part-back = BACK
part-dial-contact = molette { $letter }, contact { $pin }
part-dial-push = molette { $letter }, appui
part-chain-data = chaîne, données
part-chain-clock = chaîne, horloge
part-lcd = LCD, { $pin }

line = GPIO { $gpio } ({ $part })
    .lcd = GPIO { $gpio }
line-seat = GPIO { $gpio } (place { $seat }, { $hue })
    .lcd = GPIO { $gpio }
