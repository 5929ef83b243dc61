no-such-profile = Ce profil n'existe pas : prends { OR($names) }, ou le chemin d'un fichier .toml.
kind-colours = des couleurs entre guillemets
kind-gpios = des numéros de GPIO
kind-parts = des parties entre guillemets

key = { $key }
seat-button = le bouton de la place { $seat }
pin-missing = { $key } manque : donne un numéro de GPIO.
not-on-header = GPIO { DIGITS($gpio) } pour { $part } n'est pas sur le connecteur à 40 broches : prends GPIO { $least } à { $most }.
pin-used-twice = GPIO { $gpio } sert deux fois, pour { $other } (ligne { DIGITS($where) }) et pour { $part } : déplace l'un des deux vers une autre broche.
pulled-up = GPIO { $gpio } pour { $part } a une résistance vers 3,3 V sur la carte ; avec active-low = false, il serait toujours lu comme appuyé : prends une autre broche, ou relie les boutons à la masse et écris active-low = true.

too-many-seats = Il y a { $count } places : une console en a { $most } au plus.
too-few-seats = Il faut être deux pour jouer : indique au moins deux couleurs de place.
seats-alike = Deux places ont la même couleur : donne à chacune la sienne.
seats-and-buttons = Il y a { $seats } couleurs de place et { $buttons } boutons de place : il en faut un de chaque par place.
no-such-colour = Cette couleur n'existe pas ici : prends l'une de celles-ci : { LIST($names, ", ") }.
no-such-colour-but = Cette couleur n'existe pas ici : voulais-tu dire { $close } ?
stuck-before-hold = buttons.stuck-ms doit être plus long que hold-ms.
three-edges = Aucune molette n'a 3 fronts par cran : prends 4, ou 2 ou 1 si elle avance trop rarement.

no-dials = chain.order cite dials, mais il n'y a pas de section [dials] : enlève l'un des deux.
too-many-lights = La chaîne a { $count } lumières : { $most } au plus, enlèves-en.
no-such-order = chain.colours est l'ordre dans lequel les lumières prennent leurs couleurs : prends l'un de ceux-ci : { LIST($names, ", ") }.
no-such-lcd-size = lcd.size dit combien de caractères tiennent sur une ligne, et combien de lignes il y a : prends { OR($names) }.
no-such-port = chain.over vaut gpio, ou spi pour le port SPI du Pi.
spi-elsewhere = Le port SPI est sur GPIO { $data } (données) et { $clock } (horloge) : branche la chaîne là, ou mets chain.over à gpio.
no-such-tone = buzzer.over vaut gpio, ou pwm pour le PWM du Pi.
pwm-elsewhere = Le PWM du Pi est sur GPIO { OR($names) } : branche le buzzer là, ou mets buzzer.over à gpio.
not-a-device = speaker.device est le nom du haut-parleur pour ALSA : écris-le comme "default" ou "plughw:CARD=Headphones".
no-such-part = chain.order accepte { LIST($names, ", ") } et rien d'autre.
part-twice = chain.order cite { $part } deux fois : enlèves-en un.
part-not-in-order = chain.order ne cite pas { $part } : ajoute-le, ou enlève chain.{ $part }.
budget-too-small = La chaîne éteinte consomme { DIGITS($idle) } mA : power.budget-ma doit être supérieur.
no-such-palette = Cette palette n'existe pas : prends { OR($names) }.
not-a-colour = { $key } doit ressembler à "#ff8000".
