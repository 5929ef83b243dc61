about = Juega noches, en tiempo virtual, en una consola simulada en la que todo sale mal, y dice si se ha roto alguna promesa.
seed = De dónde viene todo el azar: la misma semilla da las mismas noches. Por defecto, 1.
hours = Cuántas horas jugar, según el reloj de la consola.
evenings = Cuántas noches jugar. Sin --hours, una de cada juego.
evening = Jugar solo la noche con este número.
game = Jugar solo a estos juegos, separados por comas: los que enumera croupier games.
faults = Qué puede salir mal, separado por comas: all, none o algunos de power, disk-full, read-only, io-error, clock, edges, bounce, chain, button, phones, bot, hands. Por defecto, all.
blows = De todo lo que sale mal en la noche, solo lo que lleva estos números en el registro.
log = Anotar lo que ocurre, línea por línea; siempre igual con la misma semilla.
json = Escribir las cifras en JSON.

at-least-one = { $option } requiere un número a partir de 1.
no-fault = No existe el fallo { $value }; existen { $all }, all y none.

played = { $evenings ->
    [one] { $evenings } noche, { $virtual } en la consola, en { $taken }: { $times } veces más rápido.
   *[other] { $evenings } noches, { $virtual } en la consola, en { $taken }: { $times } veces más rápido.
 }
came-to = Partidas empezadas: { $games }, terminadas: { $over }, continuadas: { $resumed }; jugadas: { $moves }; cortes de corriente: { $cuts }; imágenes: { $frames }.
kept = Se cumplieron todas las promesas.
found = En la noche { $evening } se rompió una promesa a los { $seconds } s: { $what }. Para verlo otra vez: { $line }
