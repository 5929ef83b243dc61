about = Hace jugar a los bots entre sí muchas partidas y dice cuántas veces gana cada uno. Cada uno ocupa todos los puestos con los mismos repartos.
about-merge = Une las partes de un torneo que se jugaron con --shard.
game = El juego: uno de los que enumera croupier games.
bots = Los bots, separados por comas: easy, normal, hard, any, random o un programa como "python3 my_bot.py".
bot = Un bot más; para un programa cuya orden tiene una coma.
games = Partidas de cada mesa (por defecto: 1000); con más bots que puestos, cada elección de bots es una mesa.
seats = Puestos en una mesa (por defecto: los menos que admite el juego).
option = Una opción del juego, como las enumera croupier games; se repite para cada una.
seed = De aquí sale todo el azar; la misma semilla da las mismas partidas (por defecto: 1).
trials = Cuánto prueba por decisión un bot que busca (por defecto: 100).
threads = Partidas que se juegan a la vez (por defecto: 1).
results = Guardar los resultados de todas las partidas en este archivo.
resume = Seguir donde terminó una ejecución anterior con el mismo --results.
shard = Jugar solo esta parte del torneo, por ejemplo 3/16; croupier arena merge une las partes.
keep = Guardar cada partida en esta carpeta como una grabación que lee croupier replay.
csv = Escribir la clasificación en este archivo, como tabla para una hoja de cálculo.
report = Escribir un informe con gráficos en este archivo, para el navegador y para papel.
quiet = Decir solo lo que va mal.
parts = Los archivos de todas las partes, en cualquier orden.
merged = El archivo para los resultados de todas.

too-few-bots = Indica de 2 a { $most } bots, por ejemplo --bots hard,normal.
no-such-bot = No hay ningún bot { $bot }; elige easy, normal, hard, any, random o un programa como ./my_bot o "python3 my_bot.py".
long-seed = Una semilla tiene como mucho { $most } caracteres.
needs-results = { $option } necesita un archivo con --results.
no-shard = Una parte se escribe 3/16, la tercera de dieciséis, y no { $what }.
missing = No hay ningún archivo { $file } que se pueda leer.
unfit-no-results = En { $file } no hay resultados de la arena.
unfit-other-contest = { $file } es de otro torneo, o de otra parte de él.
unfit-damaged = { $file } está dañado en la línea { $line }.
unfit-not-over = { $file } no llega hasta el final; continúa con --resume.
unfit-not-all-parts = Falta alguna parte o está repetida; { $file } dice cuántas hay.

progress = [{ $bar }] { $done } de { $all }, { $rate } por segundo, quedan { $left }
title = { $game }, { $seats } puestos, { $games } partidas, semilla { $seed }
percent = { $share } %
interval = { $low } a { $high }
even = A partes iguales sería { $share }. Una partida tiene { $length } decisiones de media.
unfinished = { $games ->
    [one] { $games } partida no terminó a tiempo y no es de nadie.
   *[other] { $games } partidas no terminaron a tiempo y no son de nadie.
 }
lost = { $bot } ha perdido por su culpa: { $mishaps }.
speed = { $games } partidas en { $seconds } s: { $rate } partidas y { $decisions } decisiones por segundo.
stopped = Detenido antes de jugar todas las partidas.

column-bot = bot
column-games = partidas
column-won = ganadas
column-interval = intervalo del 95 %
column-elo = Elo
column-points = puntos

plot-matrix = Quién gana a quién
note-matrix = Cuántas veces gana el bot de la fila entre las que ganó él o el de la columna, con el intervalo del 95 %.
plot-lengths = Cuánto duran las partidas
note-lengths = Partidas según el número de decisiones; la línea es la media.
plot-sources = De dónde vienen los puntos
note-sources = Lo que recibe un puesto por partida de media, en las primeras partidas.
plot-times = Cuánto piensan los bots
note-times = Decisiones según lo que tardaron, en la máquina que las jugó.
contest = Qué se jugó
note-contest = Con lo mismo salen las mismas partidas.

mishap-hung = { $games ->
    [one] { $games } partida: sin respuesta a tiempo
   *[other] { $games } partidas: sin respuesta a tiempo
 }
mishap-crashed = { $games ->
    [one] { $games } partida: fallo del programa
   *[other] { $games } partidas: fallo del programa
 }
mishap-flooded = { $games ->
    [one] { $games } partida: respuesta excesiva
   *[other] { $games } partidas: respuesta excesiva
 }
mishap-rubbish = { $games ->
    [one] { $games } partida: respuesta ilegible
   *[other] { $games } partidas: respuesta ilegible
 }
mishap-illegal = { $games ->
    [one] { $games } partida: jugada prohibida
   *[other] { $games } partidas: jugada prohibida
 }

source-complete = grupos completos
source-incomplete = mejor incompleto
source-houses = casas
source-bonus = Salida y hoteles
source-collected = recogidos
source-heists = atracos
source-returned = demolidos
source-completed = grupos hechos
source-taken = grupos robados
source-broken = grupos rotos
source-salary = sueldo
source-rent = alquileres
source-deals = tratos
source-cards = cartas
source-purchases = compras
source-buildings = edificios
source-mortgages = hipotecas
source-taxes = impuestos, multas
source-bankruptcies = bancarrotas
