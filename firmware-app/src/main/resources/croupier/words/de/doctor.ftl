check-board = Platine
check-profile = Profil
check-settings = Einstellungen
check-wiring = Verdrahtung
check-boot-settings = Startdatei
check-spi = SPI
check-sound = Ton
check-pins = Pins
check-permission = Rechte
check-power = Strom
check-disk = Speicher
check-clock = Uhr
check-memory = Arbeitsspeicher
check-service = Dienst
check-flight = Flugschreiber
level-ok = gut
level-hint = Hinweis
level-warning = Warnung
level-fault = Fehler

not-a-pi = Das ist kein Raspberry Pi.
other-board = Das ist kein Raspberry Pi, sondern: { $model }.
board-advice = Ein echtes Gerät braucht einen Pi 3, 4, 5 oder Zero 2 W; croupier play spielt auf jedem Rechner.
untried-board = { $model }: Erprobt ist Croupier auf Pi 3, 4, 5 und Zero 2 W.
untried-board-advice = Andere mit 64-Bit-System und 40-poliger Leiste können auch gehen.
board = { $model }.

profile-holds = „{ $title }“ stimmt; die Anzeige ist { $size }.
profile-holds-no-lcd = „{ $title }“ stimmt; es hat keine Anzeige.
no-dials = Das Profil { $profile } hat keine Drehknöpfe, und ohne sie lässt sich nichts wählen.
no-dials-advice = Ergänze den Abschnitt [dials].
settings-hold = Die Einstellungen in { $file } stimmen.
settings-advice = Bring das in Ordnung; docs/kiosk.md sagt, was in den Einstellungen stehen darf.
mistake-advice = Bring das in Ordnung; docs/hardware.md sagt, was in einem Profil stehen darf.

free = Wo die Spiele liegen ({ $file }), sind { $megabytes } MB frei.
free-advice = Lösche, was nicht gebraucht wird; die Aufzeichnung eines Spiels ist kleiner als 1 MB.
folder-closed = Der Ordner der Spiele lässt sich nicht ansehen ({ $file }).
folder-closed-advice = Starte das mit sudo.
read-only = Das System auf { $disk } ist nur lesbar; so lässt sich kein Spiel speichern.
read-only-advice = Hat das niemand so eingerichtet, geht die Karte kaputt. Sichere die Spiele und ersetze die Karte; Karten der Sorte „High Endurance“ halten länger.
disk-errors = Das Dateisystem auf { $disk } hatte { $errors } Fehler.
worn = Der Speicher { $disk } ist fast verschlissen.
replace-advice = Sichere die Spiele und ersetze die Karte; Karten der Sorte „High Endurance“ halten länger.

voltage-was-low = Die Spannung des Netzteils war zu niedrig.
voltage-fine = Die Spannung des Netzteils ist in Ordnung.
voltage-low-now = Die Spannung des Netzteils ist jetzt zu niedrig.
voltage-was-low-since-the-start = Die Spannung des Netzteils war seit dem Start schon einmal zu niedrig.
supply-advice = Nimm das Netzteil, das für diesen Pi gemacht ist, ein kurzes dickes Kabel und ein eigenes Netzteil für die Lichter.
hot = Der Pi ist { $degrees } °C heiß.
slow-now = Der Pi bremst sich jetzt, um nicht zu heiß zu werden.
was-slow = Der Pi hat sich seit dem Start schon einmal gebremst.
cooling-advice = Gib dem Pi einen Kühlkörper und Luft.
power-fine = Die Spannung ist in Ordnung, und der Pi läuft mit voller Kraft.

clock-set = Die Uhr wird über das Netz gestellt.
clock-not-set = Die Uhr wird nicht über das Netz gestellt.
clock-not-set-advice = Den Spielen ist das egal; nur die Zeiten im Protokoll können falsch sein.
memory-low = Nur { $megabytes } MB Arbeitsspeicher sind frei.
memory-low-advice = Beende, was hier sonst läuft, oder lass die Seite weg: CROUPIER_OPTIONS= in /etc/default/croupier.
service-runs = Der Dienst läuft.
service-not-up = Der Dienst läuft nicht: Er startet gerade oder endet immer wieder.
service-not-up-advice = Sieh gleich noch einmal nach; warum er endete, steht in: journalctl -u croupier.
service-off = Der Dienst ist nicht aktiv.
service-off-advice = Starte ihn mit: sudo systemctl start croupier; warum er endete, steht in: journalctl -u croupier.
start-slow = Was den Start schnell macht, fehlt.
start-slow-advice = Erzeuge es mit: sudo /usr/lib/croupier/remember, während der Dienst nicht läuft.

always-pressed = { $line } hat auf der Platine einen Widerstand nach 3,3 V und gilt immer als gedrückt.
always-pressed-advice = Schließe die Tasten an Masse an und setze active-low = true, oder nimm einen anderen Pin.
port-chip-selects = die Auswahlleitungen von SPI
port = { $port }
clash = Die Zeile { $setting } in config.txt gibt Pins des Geräts weg, an { $who }: { $lines }.
clash-advice = Nimm die Zeile heraus und starte den Pi neu, oder lege diese Teile auf andere Pins.
no-spi = Die Kette soll über den SPI-Anschluss laufen, und /dev/spidev0.0 gibt es nicht.
no-spi-advice = Schreibe dtparam=spi=on und dtoverlay=spi0-0cs in /boot/firmware/config.txt und starte den Pi neu, oder lass chain.over im Profil weg.
no-sound-card = Das Profil hat einen Lautsprecher, und es gibt keine Soundkarte.
no-sound-card-advice = Für die Klinke schreibe dtparam=audio=on in /boot/firmware/config.txt (Pi 5 und Zero haben keine: nimm USB, HDMI oder eine Platine), oder lass [speaker] im Profil weg.
no-player = aplay, das die Töne spielt, ist nicht installiert.
no-player-advice = Installiere es: sudo apt install alsa-utils.
sound-holds = Es gibt eine Soundkarte, und aplay für { $device }.
no-talker = espeak-ng ist nicht installiert, also kann das Gerät nicht sprechen.
no-talker-advice = Wenn es sprechen soll: sudo apt install espeak-ng, und speak = true im Abschnitt [sound] der Einstellungen.
no-pwm = Der Summer soll am PWM hängen, und der Kernel hat keines.
no-pwm-advice = Schreibe das dtoverlay, das croupier wiring nennt, in /boot/firmware/config.txt und starte den Pi neu, oder lass buzzer.over im Profil weg.
no-permission-advice = Starte das mit sudo oder tritt der Gruppe bei: sudo usermod -aG { $group } $USER, und melde dich neu an.
no-header-advice = Ein echtes Gerät braucht die Leiste eines Pi 3, 4, 5 oder Zero 2 W.
chip = Der Baustein der Leiste ist { $chip }.
taken = { $line } wird von { $user } benutzt.
taken-advice = Beende das Programm, nimm seine Zeile aus config.txt oder lege das Teil auf einen anderen Pin.
unit-running = Das Gerät läuft, darum werden seine Pegel nicht angesehen.
not-permitted = Der Benutzer croupier des Dienstes darf /dev/{ $file } nicht benutzen.
not-permitted-advice = Versuche: sudo udevadm trigger --settle --subsystem-match=gpio --subsystem-match=spidev; ändert das nichts: sudo apt reinstall croupier.
all-pressed = Jede Taste gilt als gedrückt.
all-pressed-advice = Die Tasten sind andersherum verdrahtet, als das Profil sagt: Setze buttons.active-low auf { $value }, oder such nach einer fehlenden Masse.
pressed = { $line } gilt als gedrückt.
pressed-advice = Wenn niemand drückt, such an diesem Pin nach einem Kurzschluss oder einem vertauschten Draht.
none-pressed = Keine Taste gilt als gedrückt.

flight-none = Am Tisch ist nichts schiefgegangen.
flight-mistake = { $date }: Das Programm hat einen Fehler gemacht ({ $what }), als das Gerät bei { $mode } war. Was lief, ist beendet; ein Spiel ist gespeichert.
flight-stuck = { $date }: Der Tisch hing bei { $what } fest, als das Gerät bei { $mode } war. Das Programm ist beendet, und das Spiel geht beim nächsten Start weiter.
flight-fault = { $date }: Ein Teil tat nicht, was es soll: { $what }.
flight-asked = { $date }: Am Gerät wurde verlangt, aufzuschreiben, was geschehen war.
flight-advice = Was vorher geschah, steht in { $file }. Wenn du es meldest, schick diese Datei mit: Kein Geheimnis eines Spiels steht darin. Lösch sie, wenn alles geklärt ist.
flight-unreadable = { $file } lässt sich nicht als Flugschreiber lesen.
flight-unreadable-advice = Lösch die Datei; die nächste wird geschrieben, wenn etwas schiefgeht.
