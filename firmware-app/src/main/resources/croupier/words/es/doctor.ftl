check-board = placa
check-profile = perfil
check-settings = ajustes
check-wiring = cableado
check-boot-settings = arranque
check-spi = SPI
check-sound = sonido
check-pins = pines
check-permission = permisos
check-power = alimentación
check-disk = disco
check-clock = reloj
check-memory = memoria
check-service = servicio
check-flight = caja negra
level-ok = bien
level-hint = nota
level-warning = aviso
level-fault = fallo

not-a-pi = Esto no es una Raspberry Pi.
other-board = Esto no es una Raspberry Pi, sino: { $model }.
board-advice = Una consola real necesita una Pi 3, 4, 5 o Zero 2 W; croupier play funciona en cualquier máquina.
untried-board = { $model }: Croupier está probado en Pi 3, 4, 5 y Zero 2 W.
untried-board-advice = Otras con un sistema de 64 bits y el conector de 40 pines también pueden servir.
board = { $model }.

profile-holds = «{ $title }» es correcto; su pantalla es de { $size }.
profile-holds-no-lcd = «{ $title }» es correcto; no tiene pantalla.
no-dials = El perfil { $profile } no tiene diales, y todo se elige con uno.
no-dials-advice = Añade la sección [dials].
settings-hold = Los ajustes de { $file } están bien.
settings-advice = Arréglalo; docs/kiosk.md dice qué pueden contener los ajustes.
mistake-advice = Corrígelo; docs/hardware.md dice qué puede contener un perfil.

free = Quedan { $megabytes } MB libres donde se guardan las partidas ({ $file }).
free-advice = Borra lo que no haga falta; la grabación de una partida ocupa menos de 1 MB.
folder-closed = No se puede mirar la carpeta de las partidas ({ $file }).
folder-closed-advice = Ejecuta esto con sudo.
read-only = El sistema de { $disk } es de solo lectura; no se puede guardar ninguna partida.
read-only-advice = Si nadie lo configuró así, la tarjeta está fallando. Copia las partidas a un lugar seguro y cambia la tarjeta; las de tipo «high endurance» duran más.
disk-errors = El sistema de archivos de { $disk } ha tenido { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
 }.
worn = La memoria { $disk } está casi gastada.
replace-advice = Copia las partidas a un lugar seguro y cambia la tarjeta; las de tipo «high endurance» duran más.

voltage-was-low = La tensión de la fuente fue demasiado baja.
voltage-fine = La tensión de la fuente es correcta.
voltage-low-now = La tensión de la fuente es demasiado baja ahora.
voltage-was-low-since-the-start = La tensión de la fuente ha sido demasiado baja en algún momento desde el arranque.
supply-advice = Usa la fuente hecha para esta Pi, un cable corto y grueso, y otra fuente aparte para las luces.
hot = La Pi está a { $degrees } °C.
slow-now = La Pi va más despacio ahora para no calentarse.
was-slow = La Pi ha ido más despacio alguna vez desde el arranque.
cooling-advice = Ponle a la Pi un disipador y aire.
power-fine = La tensión es correcta y la Pi va a toda velocidad.

clock-set = El reloj se ajusta por la red.
clock-not-set = El reloj no se ajusta por la red.
clock-not-set-advice = A las partidas les da igual; solo las horas del registro pueden estar mal.
memory-low = Solo quedan { $megabytes } MB de memoria.
memory-low-advice = Cierra lo demás que se ejecute aquí o prescinde de la página: CROUPIER_OPTIONS= en /etc/default/croupier.
service-runs = El servicio está en marcha.
service-not-up = El servicio no está listo: está arrancando o se cierra una y otra vez.
service-not-up-advice = Vuelve a mirar dentro de un momento; el motivo del cierre está en: journalctl -u croupier.
service-off = El servicio no está activo.
service-off-advice = Inícialo con: sudo systemctl start croupier; el motivo del cierre está en: journalctl -u croupier.
start-slow = Falta lo que hace rápido el arranque.
start-slow-advice = Créalo con: sudo /usr/lib/croupier/remember, con el servicio parado.

always-pressed = { $line } tiene en la placa una resistencia a 3,3 V y siempre parece pulsado.
always-pressed-advice = Conecta los botones a masa y pon active-low = true, o usa otro pin.
port-chip-selects = las líneas de selección del SPI
port = { $port }
clash = La línea { $setting } de config.txt da pines de la consola a { $who }: { $lines }.
clash-advice = Quita esa línea y reinicia la Pi, o pasa esas piezas a otros pines.
no-spi = La cadena debe ir por el puerto SPI, y no existe /dev/spidev0.0.
no-spi-advice = Pon dtparam=spi=on y dtoverlay=spi0-0cs en /boot/firmware/config.txt y reinicia la Pi, o quita chain.over del perfil.
no-sound-card = El perfil tiene un altavoz, y no hay tarjeta de sonido.
no-sound-card-advice = Para el jack pon dtparam=audio=on en /boot/firmware/config.txt (una Pi 5 y una Zero no lo tienen: usa USB, HDMI o una placa), o quita [speaker] del perfil.
no-player = aplay, que reproduce los sonidos, no está instalado.
no-player-advice = Instálalo: sudo apt install alsa-utils.
sound-holds = Hay tarjeta de sonido, y aplay para { $device }.
no-talker = espeak-ng no está instalado, así que la consola no puede hablar.
no-talker-advice = Si debe hablar: sudo apt install espeak-ng, y speak = true en la sección [sound] de los ajustes.
no-pwm = El zumbador debe ir por el PWM, y el kernel no tiene ninguno.
no-pwm-advice = Pon el dtoverlay que dice croupier wiring en /boot/firmware/config.txt y reinicia la Pi, o quita buzzer.over del perfil.
no-permission-advice = Ejecuta esto con sudo o únete al grupo: sudo usermod -aG { $group } $USER, y vuelve a entrar.
no-header-advice = Una consola real necesita el conector de una Pi 3, 4, 5 o Zero 2 W.
chip = El chip del conector es { $chip }.
taken = { $line } lo usa { $user }.
taken-advice = Cierra ese programa, quita su línea de config.txt o pasa la pieza a otro pin.
unit-running = La consola está en marcha, así que no se miran sus niveles.
not-permitted = El usuario croupier del servicio no puede usar /dev/{ $file }.
not-permitted-advice = Prueba: sudo udevadm trigger --settle --subsystem-match=gpio --subsystem-match=spidev; si no cambia nada: sudo apt reinstall croupier.
all-pressed = Todos los botones parecen pulsados.
all-pressed-advice = Los botones están conectados al revés de lo que dice el perfil: pon buttons.active-low en { $value }, o busca una masa que falte.
pressed = { $line } parece pulsado.
pressed-advice = Si nadie lo toca, busca en este pin un cortocircuito o un cable cruzado.
none-pressed = Ningún botón parece pulsado.

flight-none = Nada ha fallado en la mesa.
flight-mistake = { $date }: el programa cometió un error ({ $what }) mientras la consola estaba en { $mode }. Lo que estaba en marcha ha terminado; si era una partida, está guardada.
flight-stuck = { $date }: la mesa se quedó bloqueada en { $what } mientras la consola estaba en { $mode }. El programa ha terminado, y la partida sigue al arrancar de nuevo.
flight-fault = { $date }: una pieza no funcionó bien: { $what }.
flight-asked = { $date }: alguien pidió en la consola anotar lo que había pasado.
flight-advice = Lo que pasó antes está en { $file }. Si lo comunicas, envía ese archivo: no contiene ningún secreto de una partida. Bórralo cuando todo esté resuelto.
flight-unreadable = { $file } no se puede leer como caja negra.
flight-unreadable-advice = Bórralo; se escribe otro cuando algo falla.
