about = Muestra en directo todas las consolas de un broker: a qué juega cada una, sus averías, su versión, las partidas de hoy.
broker = Máquina del broker; sin esto, la que dicen los ajustes.
port = Puerto del broker (por defecto: 1883, con --tls 8883).
tls = Cifrar la línea; el broker tiene que demostrar su nombre.
authority = Archivo PEM con los certificados de confianza (por defecto: los de Java).
user = Con qué nombre presentarse al broker.
password-file = Archivo con la contraseña.
page = Mantener también esta página al día.
once = Mostrar lo que sabe el broker y terminar.
title = Consolas
no-broker = Indica un broker, con --broker o en la sección [home] de los ajustes.
no-password = { $file }, con la contraseña, no se puede leer.
unreachable = No se llega a { $broker }: { $why }.
trouble = No hay línea con el broker: { $why }. Lo que ves es antiguo.

summary = { $units ->
    [one] { $units } consola
   *[other] { $units } consolas
 }: { $playing } en juego, { $broken } con averías, { $gone ->
    [one] { $gone } ausente
   *[other] { $gone } ausentes
 }; { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 } hoy.

column-unit = consola
column-state = estado
column-game = juego
column-players = jugadores
column-today = hoy
column-faults = averías
column-version = versión
column-settings = ajustes
state-idle = libre
state-menu = menú
state-playing = juega
state-paused = pausa
state-show = demo
state-service = servicio
state-gone = no está
state-silent = callada
state-nonsense = no tiene sentido
taken = aceptados
refused = rechazados
