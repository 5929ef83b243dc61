about = Zeigt alle Geräte eines Brokers, laufend: was jedes spielt, seine Störungen, seine Version, die Spiele heute.
broker = Rechner des Brokers; sonst der aus den Einstellungen.
port = Port des Brokers (sonst: 1883, mit --tls 8883).
tls = Die Verbindung verschlüsseln; der Broker muss seinen Namen beweisen.
authority = PEM-Datei mit den Zertifikaten, denen vertraut wird (sonst: die von Java).
user = Der Benutzername beim Broker.
password-file = Datei mit dem Passwort.
page = Außerdem diese Seite auf dem Laufenden halten.
once = Zeigen, was der Broker weiß, und enden.
title = Geräte
no-broker = Nenne einen Broker, mit --broker oder im Abschnitt [home] der Einstellungen.
no-password = { $file } mit dem Passwort ist nicht zu lesen.
unreachable = { $broker } ist nicht zu erreichen: { $why }.
trouble = Keine Verbindung zum Broker: { $why }. Was du siehst, ist alt.

summary = { $units ->
    [one] { $units } Gerät
   *[other] { $units } Geräte
 }: { $playing } im Spiel, { $broken } mit Störung, { $gone } weg; { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
 } heute.

column-unit = Gerät
column-state = Zustand
column-game = Spiel
column-players = Mitspieler
column-today = heute
column-faults = Störungen
column-version = Version
column-settings = Einstellungen
state-idle = frei
state-menu = Menü
state-playing = spielt
state-paused = Pause
state-show = Vorführung
state-service = Service
state-gone = weg
state-silent = stumm
state-nonsense = ergibt keinen Sinn
taken = übernommen
refused = abgelehnt
