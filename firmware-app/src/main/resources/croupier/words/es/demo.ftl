about = Inicia una consola simulada que juega sola hasta que alguien la toca, y abre su panel en el navegador.
game = Mostrar solo estos juegos, separados por comas: los que enumera croupier games.
speed = Cuántas veces más rápido que en un escaparate, de 1 a 1000; con --headless también max, que allí es lo habitual.
headless = Sin panel: juega tantas partidas enteras como diga --games, o la demostración durante el tiempo que diga --for, y escribe cifras.
for = Con --headless: cuánto dura la demostración en la consola, por ejemplo 12h o 30d.
json = Con --headless: escribir JSON en su lugar, con una cifra para cada luz.

needs-headless = { $option } necesita --headless.
no-speed = Una velocidad es un número de 1 a { $most }, o max, y no { $value }.
no-time = Un tiempo se escribe 90s, 45min, 12h o 30d, y no { $value }.
how-much = Con --headless, di cuánto: --games 10 o --for 12h.

shown = { $games ->
    [one] { $games } partida, { $virtual } en la consola, en { $taken }.
   *[other] { $games } partidas, { $virtual } en la consola, en { $taken }.
 }
rate = { $decisions } decisiones y { $frames } imágenes por segundo; { $times } veces más rápido que en un escaparate.
lit = Una luz estuvo encendida al menos el { $least } %, de media el { $mean } %, como mucho el { $most } % del tiempo: de { $low } a { $high } veces la media.
brightness = Según el más vivo de sus tres colores, respecto al brillo pleno: { $least } %, { $mean } %, { $most } %; de { $low } a { $high } veces la media.
heap-flat = Memoria en uso: { $heap } KB al final; su pendiente es { $slope } ± { $error } KB por muestra en { $samples } muestras, que no se distingue de cero.
heap-grows = Memoria en uso: { $heap } KB al final; cambia { $slope } ± { $error } KB por muestra en { $samples } muestras.
