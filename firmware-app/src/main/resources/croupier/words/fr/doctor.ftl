check-board = carte
check-profile = profil
check-settings = réglages
check-wiring = câblage
check-boot-settings = réglages de démarrage
check-spi = SPI
check-sound = son
check-pins = broches
check-permission = droits
check-power = alimentation
check-disk = disque
check-clock = horloge
check-memory = mémoire
check-service = service
check-flight = boîte noire
level-ok = bon
level-hint = à noter
level-warning = attention
level-fault = défaut

not-a-pi = Ceci n'est pas un Raspberry Pi.
other-board = Ceci n'est pas un Raspberry Pi, mais : { $model }.
board-advice = Une vraie console demande un Pi 3, 4, 5 ou Zero 2 W ; croupier play marche sur n'importe quelle machine.
untried-board = { $model } : Croupier est éprouvé sur Pi 3, 4, 5 et Zero 2 W.
untried-board-advice = D'autres, avec un système 64 bits et le connecteur à 40 broches, peuvent convenir aussi.
board = { $model }.

profile-holds = « { $title } » est correct ; son écran est un { $size }.
profile-holds-no-lcd = « { $title } » est correct ; il n'a pas d'écran.
no-dials = Le profil { $profile } n'a pas de molettes, et tout choix se fait avec l'une d'elles.
no-dials-advice = Ajoute la section [dials].
settings-hold = Les réglages de { $file } sont bons.
settings-advice = Corrige cela ; docs/kiosk.md dit ce que les réglages peuvent contenir.
mistake-advice = Corrige cela ; docs/hardware.md dit ce qu'un profil peut contenir.

free = { $megabytes } Mo sont libres là où sont gardées les parties ({ $file }).
free-advice = Supprime ce qui ne sert plus ; l'enregistrement d'une partie fait moins de 1 Mo.
folder-closed = Le dossier des parties ne peut pas être examiné ({ $file }).
folder-closed-advice = Relance avec sudo.
read-only = Le système sur { $disk } est en lecture seule : aucune partie ne peut être enregistrée.
read-only-advice = Si personne ne l'a voulu ainsi, la carte lâche. Copie les parties en lieu sûr et remplace la carte ; les cartes « high endurance » durent plus longtemps.
disk-errors = Le système de fichiers sur { $disk } a eu { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
 }.
worn = La mémoire { $disk } est presque usée.
replace-advice = Copie les parties en lieu sûr et remplace la carte ; les cartes « high endurance » durent plus longtemps.

voltage-was-low = La tension de l'alimentation a été trop basse.
voltage-fine = La tension de l'alimentation est bonne.
voltage-low-now = La tension de l'alimentation est trop basse en ce moment.
voltage-was-low-since-the-start = La tension de l'alimentation a été trop basse depuis le démarrage.
supply-advice = Prends l'alimentation prévue pour ce Pi, un câble court et épais, et une alimentation à part pour les lumières.
hot = Le Pi est à { $degrees } °C.
slow-now = Le Pi se ralentit en ce moment pour ne pas trop chauffer.
was-slow = Le Pi s'est ralenti depuis le démarrage.
cooling-advice = Donne au Pi un dissipateur et de l'air.
power-fine = La tension est bonne et le Pi tourne à pleine vitesse.

clock-set = L'horloge est réglée par le réseau.
clock-not-set = L'horloge n'est pas réglée par le réseau.
clock-not-set-advice = Cela ne gêne pas les parties ; seules les heures du journal peuvent être fausses.
memory-low = Il ne reste que { $megabytes } Mo de mémoire.
memory-low-advice = Arrête ce qui tourne ici par ailleurs, ou passe-toi de la page : CROUPIER_OPTIONS= dans /etc/default/croupier.
service-runs = Le service tourne.
service-not-up = Le service n'est pas prêt : il démarre, ou bien il s'arrête sans cesse.
service-not-up-advice = Regarde à nouveau dans un instant ; la raison de l'arrêt est dans : journalctl -u croupier.
service-off = Le service n'est pas actif.
service-off-advice = Démarre-le avec : sudo systemctl start croupier ; la raison de l'arrêt est dans : journalctl -u croupier.
start-slow = Il manque ce qui rend le démarrage rapide.
start-slow-advice = Crée-le avec : sudo /usr/lib/croupier/remember, le service étant arrêté.

always-pressed = { $line } a sur la carte une résistance vers 3,3 V et paraît toujours appuyé.
always-pressed-advice = Relie les boutons à la masse et mets active-low = true, ou prends une autre broche.
port-chip-selects = les lignes de sélection du SPI
port = { $port }
clash = La ligne { $setting } de config.txt donne des broches de la console à { $who } : { $lines }.
clash-advice = Retire cette ligne et redémarre le Pi, ou déplace ces pièces sur d'autres broches.
no-spi = La chaîne doit passer par le port SPI, et il n'y a pas de /dev/spidev0.0.
no-spi-advice = Mets dtparam=spi=on et dtoverlay=spi0-0cs dans /boot/firmware/config.txt et redémarre le Pi, ou retire chain.over du profil.
no-sound-card = Le profil a un haut-parleur, et il n'y a pas de carte son.
no-sound-card-advice = Pour la prise jack, mets dtparam=audio=on dans /boot/firmware/config.txt (un Pi 5 et un Zero n'en ont pas : prends l'USB, le HDMI ou une carte), ou retire [speaker] du profil.
no-player = aplay, qui joue les sons, n'est pas installé.
no-player-advice = Installe-le : sudo apt install alsa-utils.
sound-holds = Il y a une carte son, et aplay pour { $device }.
no-talker = espeak-ng n'est pas installé, la console ne peut donc pas parler.
no-talker-advice = Si elle doit parler : sudo apt install espeak-ng, et speak = true dans la section [sound] des réglages.
no-pwm = Le buzzer doit passer par le PWM, et le noyau n'en a pas.
no-pwm-advice = Mets le dtoverlay que donne croupier wiring dans /boot/firmware/config.txt et redémarre le Pi, ou retire buzzer.over du profil.
no-permission-advice = Relance avec sudo, ou rejoins le groupe : sudo usermod -aG { $group } $USER, puis reconnecte-toi.
no-header-advice = Une vraie console demande le connecteur d'un Pi 3, 4, 5 ou Zero 2 W.
chip = La puce du connecteur est { $chip }.
taken = { $line } est utilisé par { $user }.
taken-advice = Arrête ce programme, retire sa ligne de config.txt, ou déplace la pièce sur une autre broche.
unit-running = La console tourne : ses niveaux ne sont pas examinés.
not-permitted = L'utilisateur croupier du service n'a pas le droit d'utiliser /dev/{ $file }.
not-permitted-advice = Essaie : sudo udevadm trigger --settle --subsystem-match=gpio --subsystem-match=spidev ; si cela ne change rien : sudo apt reinstall croupier.
all-pressed = Tous les boutons paraissent appuyés.
all-pressed-advice = Les boutons sont câblés à l'inverse de ce que dit le profil : mets buttons.active-low à { $value }, ou cherche une masse manquante.
pressed = { $line } paraît appuyé.
pressed-advice = Si personne n'y touche, cherche à cette broche un court-circuit ou un fil croisé.
none-pressed = Aucun bouton ne paraît appuyé.

flight-none = Rien ne s'est mal passé à la table.
flight-mistake = { $date } : le programme a fait une erreur ({ $what }) alors que la console en était à { $mode }. Ce qui était en cours est terminé ; une partie est gardée.
flight-stuck = { $date } : la table était bloquée à { $what } alors que la console en était à { $mode }. Le programme s'est arrêté, et la partie continue au prochain démarrage.
flight-fault = { $date } : une pièce a mal fonctionné : { $what }.
flight-asked = { $date } : quelqu'un a demandé sur la console de noter ce qui s'était passé.
flight-advice = Ce qui s'est passé avant est dans { $file }. Si tu le signales, joins ce fichier : aucun secret d'une partie n'y figure. Efface-le quand tout est réglé.
flight-unreadable = { $file } ne se lit pas comme une boîte noire.
flight-unreadable-advice = Efface-le ; un autre sera écrit au prochain problème.
