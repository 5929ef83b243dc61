about = Montre en direct toutes les consoles d'un broker : à quoi chacune joue, ses pannes, sa version, les parties du jour.
broker = Machine du broker ; par défaut, celle que nomment les réglages.
port = Port du broker (par défaut : 1883, avec --tls 8883).
tls = Chiffrer la liaison ; le broker doit prouver son nom.
authority = Fichier PEM des certificats de confiance (par défaut : ceux de Java).
user = Sous quel nom se présenter au broker.
password-file = Fichier contenant le mot de passe.
page = Tenir aussi cette page à jour.
once = Montrer ce que sait le broker, puis finir.
title = Consoles
no-broker = Nomme un broker, avec --broker ou dans la section [home] des réglages.
no-password = { $file }, qui contient le mot de passe, est illisible.
unreachable = { $broker } est injoignable : { $why }.
trouble = Pas de liaison avec le broker : { $why }. Ce que tu vois est ancien.

summary = { $units ->
    [one] { $units } console
   *[other] { $units } consoles
 } : { $playing } en jeu, { $broken } en panne, { $gone ->
    [one] { $gone } absente
   *[other] { $gone } absentes
 } ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } aujourd'hui.

column-unit = console
column-state = état
column-game = jeu
column-players = joueurs
column-today = aujourd'hui
column-faults = pannes
column-version = version
column-settings = réglages
state-idle = libre
state-menu = menu
state-playing = joue
state-paused = pause
state-show = démo
state-service = service
state-gone = absente
state-silent = muette
state-nonsense = n'a pas de sens
taken = pris
refused = refusés
