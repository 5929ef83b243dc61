no-such-profile = Ese perfil no existe: usa { OR($names) }, o la ruta de un archivo .toml.
kind-colours = colores entre comillas
kind-gpios = números de GPIO
kind-parts = partes entre comillas

key = { $key }
seat-button = el botón del puesto { $seat }
pin-missing = Falta { $key }: pon un número de GPIO.
not-on-header = GPIO { DIGITS($gpio) } para { $part } no está en el conector de 40 pines: usa de GPIO { $least } a { $most }.
pin-used-twice = GPIO { $gpio } se usa dos veces, para { $other } (línea { DIGITS($where) }) y para { $part }: pasa uno de los dos a otro pin.
pulled-up = GPIO { $gpio } para { $part } tiene en la placa una resistencia a 3,3 V; con active-low = false se leería siempre como pulsado: usa otro pin, o conecta los botones a masa y escribe active-low = true.

too-many-seats = Hay { $count } puestos: una consola tiene { $most } como mucho.
too-few-seats = Para jugar hacen falta dos: indica al menos dos colores de puesto.
seats-alike = Dos puestos tienen el mismo color: da a cada uno el suyo.
seats-and-buttons = Hay { $seats } colores de puesto y { $buttons } botones de puesto: da a cada puesto uno de cada.
no-such-colour = Ese color no existe aquí: usa uno de estos: { LIST($names, ", ") }.
no-such-colour-but = Ese color no existe aquí: ¿querías decir { $close }?
stuck-before-hold = buttons.stuck-ms tiene que ser más largo que hold-ms.
three-edges = Ningún dial tiene 3 flancos por paso: usa 4, o 2 o 1 si avanza demasiado poco.

no-dials = chain.order incluye dials, pero no hay sección [dials]: quita uno de los dos.
too-many-lights = La cadena tiene { $count } luces: puede tener { $most }, así que quita algunas.
no-such-order = chain.colours es el orden en que las luces toman sus colores: usa uno de estos: { LIST($names, ", ") }.
no-such-lcd-size = lcd.size dice cuántos caracteres caben en una línea y cuántas líneas hay: usa { OR($names) }.
no-such-port = chain.over es gpio, o spi para el puerto SPI de la Pi.
spi-elsewhere = El puerto SPI está en GPIO { $data } (datos) y { $clock } (reloj): conecta ahí la cadena, o pon chain.over a gpio.
no-such-tone = buzzer.over es gpio, o pwm para el PWM de la Pi.
pwm-elsewhere = El PWM de la Pi está en GPIO { OR($names) }: conecta ahí el zumbador, o pon buzzer.over a gpio.
not-a-device = speaker.device es el altavoz como lo llama ALSA: escríbelo como "default" o "plughw:CARD=Headphones".
no-such-part = chain.order admite { LIST($names, ", ") } y nada más.
part-twice = chain.order incluye { $part } dos veces: quita una.
part-not-in-order = chain.order no incluye { $part }: añádelo, o quita chain.{ $part }.
budget-too-small = La cadena apagada consume { DIGITS($idle) } mA: power.budget-ma tiene que ser mayor.
no-such-palette = Esa paleta no existe: usa { OR($names) }.
not-a-colour = { $key } tiene que ser como "#ff8000".
