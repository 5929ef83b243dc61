# All units of a broker, in a terminal and on a page.
### $file: text of 30
### $broker: text of 40
### $why: text of 60
### $units: number to 1000
### $playing: number to 1000
### $broken: number to 1000
### $gone: number to 1000
### $games: number to 99999

about = Shows all units of a broker, live: what each plays, its faults, its version, games today.
broker = Where the broker runs (default: the one in the settings).
port = Port of the broker (default: 1883, with --tls 8883).
tls = Encrypt the connection; the broker has to prove its name.
authority = PEM file with the certificates to trust (default: Java's own).
user = User name at the broker.
password-file = File with the password.
page = Also keep this page up to date.
once = Show what the broker knows now, then stop.
title = Units
no-broker = Name a broker, with --broker or in the section [home] of the settings.
no-password = { $file } with the password cannot be read.
unreachable = { $broker } cannot be reached: { $why }.
trouble = No connection to the broker: { $why }. What you see is out of date.

summary = { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }: { $playing } playing, { $broken } with faults, { $gone } gone; { $games ->
    [one] { $games } game
   *[other] { $games } games
 } today.

column-unit = unit
column-state = state
column-game = game
column-players = players
column-today = today
column-faults = faults
column-version = version
column-settings = settings
state-idle = idle
state-menu = menu
state-playing = playing
state-paused = paused
state-show = show
state-service = service
state-gone = gone
state-silent = silent
state-nonsense = makes no sense
taken = taken
refused = refused
