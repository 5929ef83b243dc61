# Lo que se cuenta de noches enteras.

about = Cuenta las noches jugadas: quién ganó qué, cómo y con cuánta suerte.
which = Una noche en detalle, como la llama la lista: su día, last o undated (por defecto: la lista de todas).
csv = Escribe una línea por jugador y partida en este archivo, para una hoja de cálculo.
report = Escribe una página con gráficos en este archivo, para el navegador y el papel.
no-folder = No hay ninguna carpeta { $file } con partidas.
no-such = No hay ninguna noche { $evening }; croupier evenings las enumera.

column-evening = noche
column-games = partidas
column-players = jugadores
column-player = jugador
column-won = ganadas
column-chance = azar
column-times = tiradas
column-came = salió
column-usual = habitual
column-luckier = más suerte que

title = Noches de juego
none = Todavía no hay noches: aquí no ha jugado nadie.
day = { $day } { $month } { DIGITS($year) }
undated = Sin fecha
undated-why = La máquina no sabía qué día era, o las partidas se grabaron en otro sitio.
summary = { $evenings ->
    [one] { $evenings } noche
   *[other] { $evenings } noches
 }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }.
untold = { $count ->
    [one] { $count } grabación no dice nada:
   *[other] { $count } grabaciones no dicen nada:
 }
untold-file = { $file }: { $why }
too-long = Es mucho más larga que cualquier partida.
reading = Leyendo las grabaciones: { $read } de { $all }.
missing = No existe esa noche. Puede que se hayan retirado sus grabaciones.
to-the-unit = A la consola
to-all = Todas las noches

number = { $number }
percent = { $percent } %
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
 }
won = { LIST($who, ", ") } ganó con { $points }.
drew = Empate entre { $who } con { $points }.
unfinished = Aún no ha terminado.
dropped = Nadie siguió con ella.

plot-won = Cuántas veces ganó cada uno
note-won = Las partidas terminadas; una victoria compartida cuenta en parte.
plot-luck = Suerte
note-luck = Lo que trajo el azar, junto a lo que suelen traer otras tantas tiradas: la curva es lo que podría haber salido, la barra lo que salió. Más suerte que el 90 % quiere decir que nueve de cada diez noches habrían traído menos suerte.
note-luck-all = Cuánta suerte tuvo cada cual: en medio, lo que suelen traer otras tantas tiradas; más a la derecha, más suerte. Más suerte que el 90 % quiere decir que nueve de cada diez noches habrían traído menos suerte.
best = Lo mejor de la noche
note-best = Lo más alto de cada apartado en todas las partidas juntas.

luck-dice = Dado
    .told = { $who } sacó { $mean } de media, cuando lo habitual es { $usual }
luck-told = { FORM($what, "told") }: { $rarity }.
as-usual = justo lo que da el azar
lucky = solo 1 de cada { $evenings } noches trae tanta suerte
unlucky = solo 1 de cada { $evenings } noches trae tan mala suerte

wait = La espera más larga
waited = { $who } tuvo que esperar { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones seguidas
 } de los demás.
    .you-who = Tuviste que esperar { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones seguidas
    } de los demás.

moment = { $title }: { $told }
