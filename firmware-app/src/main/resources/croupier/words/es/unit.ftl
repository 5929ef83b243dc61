sentences = { LIST($all, " ") }
hue-off = apagado
hue-white = blanco
hue-gray = gris
hue-brown = marrón
hue-light-blue = celeste
hue-pink = rosa
hue-orange = naranja
hue-red = rojo
hue-yellow = amarillo
hue-green = verde
hue-dark-blue = azul oscuro
hue-violet = violeta

part-seat = puesto { $seat } ({ $hue })
part-roll = ROLL
part-ok = OK
part-back = BACK
part-dial-contact = dial { $letter }, contacto { $pin }
part-dial-push = dial { $letter }, pulsador
part-chain-data = cadena de luces, datos
part-chain-clock = cadena de luces, reloj
part-lcd = LCD, { $pin }

line = GPIO { $gpio } ({ $part })
    .lcd = GPIO { $gpio }
line-seat = GPIO { $gpio } (puesto { $seat }, { $hue })
    .lcd = GPIO { $gpio }
