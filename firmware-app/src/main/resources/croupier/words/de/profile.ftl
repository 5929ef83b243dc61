no-such-profile = Dieses Profil gibt es nicht: Nimm { OR($names) } oder den Pfad einer .toml-Datei.
kind-colours = Farben in Anführungszeichen
kind-gpios = GPIO-Nummern
kind-parts = Teile in Anführungszeichen

key = { $key }
seat-button = die Taste von Platz { $seat }
pin-missing = { $key } fehlt: Gib eine GPIO-Nummer an.
not-on-header = GPIO { DIGITS($gpio) } für { $part } gibt es an der 40-poligen Leiste nicht: Nimm GPIO { $least } bis { $most }.
pin-used-twice = GPIO { $gpio } ist doppelt belegt, durch { $other } (Zeile { DIGITS($where) }) und durch { $part }: Leg eins davon auf einen anderen Pin.
pulled-up = GPIO { $gpio } für { $part } hat auf der Platine einen Widerstand nach 3,3 V und wäre mit active-low = false immer gedrückt: Nimm einen anderen Pin, oder schließ die Tasten an Masse an und schreib active-low = true.

too-many-seats = Es gibt { $count } Plätze: Ein Gerät hat höchstens { $most }.
too-few-seats = Zum Spielen braucht es zwei: Nenn mindestens zwei Platzfarben.
seats-alike = Zwei Plätze haben dieselbe Farbe: Gib jedem seine eigene.
seats-and-buttons = Es gibt { $seats } Platzfarben und { $buttons } Platztasten: Gib jedem Platz je eine.
no-such-colour = Diese Farbe gibt es hier nicht: Nimm eine von { LIST($names, ", ") }.
no-such-colour-but = Diese Farbe gibt es hier nicht: Ist { $close } gemeint?
stuck-before-hold = buttons.stuck-ms muss länger sein als hold-ms.
three-edges = Kein Drehknopf hat 3 Flanken je Raste: Nimm 4, oder 2 oder 1, wenn er zu selten zählt.

no-dials = chain.order nennt dials, aber es gibt keinen Abschnitt [dials]: Streich eins von beiden.
too-many-lights = Die Kette hat { $count } Lichter: { $most } dürfen es sein, also nimm welche weg.
no-such-order = chain.colours ist die Reihenfolge, in der die Lichter ihre Farben nehmen: Nimm eine von { LIST($names, ", ") }.
no-such-lcd-size = lcd.size sagt, wie viele Zeichen in einer Zeile stehen und wie viele Zeilen es gibt: Nimm { OR($names) }.
no-such-port = chain.over ist gpio, oder spi für den SPI-Anschluss des Pi.
spi-elsewhere = Der SPI-Anschluss liegt auf GPIO { $data } (Daten) und { $clock } (Takt): Schließ die Kette dort an, oder setz chain.over auf gpio.
no-such-tone = buzzer.over ist gpio, oder pwm für das PWM des Pi.
pwm-elsewhere = Das PWM des Pi liegt auf GPIO { OR($names) }: Schließ den Summer dort an, oder setz buzzer.over auf gpio.
not-a-device = speaker.device ist der Lautsprecher, wie ALSA ihn nennt: Schreib es wie "default" oder "plughw:CARD=Headphones".
no-such-part = chain.order kennt { LIST($names, ", ") } und sonst nichts.
part-twice = chain.order nennt { $part } zweimal: Streich eins.
part-not-in-order = chain.order nennt { $part } nicht: Füg es dort hinzu, oder streich chain.{ $part }.
budget-too-small = Die Kette zieht auch dunkel { DIGITS($idle) } mA: power.budget-ma muss mehr sein.
no-such-palette = Diese Palette gibt es nicht: Nimm { OR($names) }.
not-a-colour = { $key } muss aussehen wie "#ff8000".
