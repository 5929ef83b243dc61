about = Juega, en tiempo virtual, veladas en una unidad simulada en las que todo sale mal, y dice si se rompió alguna promesa.
seed = De dónde viene todo el azar: el mismo valor da las mismas veladas. Por defecto, 1.
hours = Jugar tantas horas, según el reloj de la unidad.
evenings = Jugar tantas veladas. Sin --hours, una de cada juego.
evening = Jugar solo la velada con este número.
game = Jugar solo a estos juegos, separados por comas: los que enumera croupier games.
faults = Qué puede salir mal, separado por comas: all, none o algunos de power, disk-full, read-only, io-error, clock, edges, bounce, chain, button, phones, bot, hands. Por defecto, all.
blows = De todo lo que sale mal en la velada, solo lo que lleva estos números en el registro.
log = Anotar lo que ocurre, línea por línea; siempre igual con el mismo --seed.
json = Escribir las cifras en JSON.

at-least-one = { $option } requiere un número a partir de 1.
no-fault = No existe el fallo { $value }; existen { $all }, all y none.

played = { $evenings ->
    [one] { $evenings } velada, { $virtual } en la unidad, en { $taken }: { $times } veces más rápido.
   *[other] { $evenings } veladas, { $virtual } en la unidad, en { $taken }: { $times } veces más rápido.
 }
came-to = Partidas empezadas: { $games }, terminadas: { $over }, continuadas: { $resumed }; jugadas: { $moves }; cortes de corriente: { $cuts }; imágenes: { $frames }.
kept = Se cumplieron todas las promesas.
found = En la velada { $evening } se rompió una promesa a los { $seconds } s: { $what }. Para verlo otra vez: { $line }
