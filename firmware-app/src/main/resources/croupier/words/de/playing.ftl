go-on = weiter
help = Hilfe
    .lcd = OK halten: Hilfe
pause = Pause
yes = ja, { $doing }
no = nein

thinks = { $who } überlegt.
    .lcd = { $who } überlegt

sure = { $who }: { $about } OK: ja. BACK: nein.
    .lcd =
        { $who }: <> sicher?
        { $about }
sure-keys = OK heißt ja, BACK heißt nein.
    .lcd = OK:ja <> BACK:nein

why = { $who } { $why }.
    .lcd =
        { $who }
        { $why }

gave-up-hung = { $who } antwortet nicht. Ein normaler Bot spielt weiter.
    .lcd =
        { $who }
        antwortet nicht.
        Ein normaler Bot
        spielt weiter.
gave-up-crashed = { $who } ist abgestürzt. Ein normaler Bot spielt weiter.
    .lcd =
        { $who }
        ist abgestürzt.
        Ein normaler Bot
        spielt weiter.
gave-up-flooded = { $who } redet zu viel. Ein normaler Bot spielt weiter.
    .lcd =
        { $who }
        redet zu viel.
        Ein normaler Bot
        spielt weiter.
gave-up-rubbish = { $who } redet Unsinn. Ein normaler Bot spielt weiter.
    .lcd =
        { $who }
        redet Unsinn.
        Ein normaler Bot
        spielt weiter.
gave-up-illegal = { $who } bricht die Regeln. Ein normaler Bot spielt weiter.
    .lcd =
        { $who }
        bricht Regeln.
        Ein normaler Bot
        spielt weiter.

take-back = zurücknehmen, was { $who } gerade getan hat
    .lcd = BACK:zurück
takes-back = { $who } nimmt es zurück.
    .you-who = Du nimmst es zurück.
    .lcd =
        <>{ $who }<>
        <>nimmt es zurück<>
takes-back-this = { $who } nimmt das zurück:
    .you-who = Du nimmst das zurück:

paused = Pause. Mit OK geht es weiter, egal wer drückt. Das Spiel ist gespeichert; ihr könnt das Gerät ausschalten. Eine Platztaste gibt den Platz an einen Bot ab oder wieder zurück.
    .lcd =
        Pause: gespeichert | Pause: gesichert
        OK:weiter Platz:Bot | OK <> Platz:Bot
        ROLL: weglegen
        A drücken: aufgeben | Druck A:aufgeben
paused-unsaved = Pause. Die letzten Züge sind nicht gespeichert. Schafft Platz, bevor ihr das Spiel weglegt.
    .lcd =
        NICHT gespeichert! | NICHT gesichert!
        OK:weiter Platz:Bot | OK <> Platz:Bot
        ROLL: weglegen
        A drücken: aufgeben | Druck A:aufgeben
rests = Pause. Mit OK geht es weiter, egal wer drückt. Das Spiel ist gespeichert und kann liegen bleiben. Eine Platztaste gibt den Platz an einen Bot ab oder wieder zurück.
    .lcd =
        Pause: gespeichert | Pause: gesichert
        OK:weiter Platz:Bot | OK <> Platz:Bot
        ROLL: weglegen
rests-unsaved = Pause. Die letzten Züge sind nicht gespeichert: Der Speicher ist voll.
    .lcd =
        NICHT gespeichert! | NICHT gesichert!
        OK:weiter Platz:Bot | OK <> Platz:Bot
        ROLL: weglegen
forgotten = Ist noch jemand da? In { $time } wird das Spiel weggelegt. Mit jeder Taste und jedem Drehknopf geht es weiter.
    .lcd =
        Noch jemand da? <> { $time } | Noch da? <> { $time }
        jede Taste: weiter | Taste: weiter
put-away = weglegen
other-language = Sprache, language
abandon = aufgeben
abandon-about = Aufzeichnung bleibt.
    .lcd = Aufzeichnung bleibt. | Datei bleibt.
abandon-help = Das Spiel endet hier, und niemand gewinnt. Seine Aufzeichnung bleibt gespeichert, aber es wird nicht mehr angeboten.

hand-over = diesen Platz abgeben
person = jemand am Gerät
hand-over-about = Das Spiel bleibt, wie es ist.
    .lcd = Das Spiel bleibt. | Spiel bleibt.
hand-over-help = Ein Bot spielt für { $who } weiter. In jeder Pause kann jemand den Platz zurücknehmen.
take-seat-help = Jemand am Gerät spielt für { $who } weiter und sieht, was { $who } hat.

too-long = Dieses Spiel ist zu lang für seine Aufzeichnung. Es wird beiseitegelegt, die Aufzeichnung bleibt.
    .lcd =
        Zu lang geworden: | Es ist zu lang:
        Das Spiel wird | Das Spiel
        beiseitegelegt. | ruht jetzt.
cannot-save = Das Spiel lässt sich nicht speichern. Ist der Speicher voll? Schafft Platz und versucht es noch einmal, oder spielt ungespeichert weiter.
    .lcd =
        Speichern geht nicht | Nicht gesichert:
        Speicher voll?
        OK: noch einmal
        ROLL: ohne Speichern | ROLL: trotzdem
try-again = noch einmal versuchen
go-on-unsaved = ungespeichert weiterspielen
cannot-begin = Das Spiel lässt sich nicht speichern. Der Speicher ist voll oder schreibgeschützt.
    .lcd =
        Speichern geht nicht | Nicht gesichert:
        Speicher voll oder | Speicher voll/
        schreibgeschützt. | schreibgeschützt

name = { $who }
wins = gewinnt
draws = unentschieden
points = { $points }
place = { $number }.
tied = gleichauf
won = { $who } gewinnt: { $points }!
    .you-who = Du gewinnst: { $points }!
    .lcd =
        { $who } gewinnt!
        { $points }
drawn = Unentschieden zwischen { $who }: { $points }.
    .lcd =
        Unentschieden:
        { $who } | { LIST($who, " ") } | { COUNT($who) } Spieler
        { $points }
result-keys = ROLL spielt noch einmal, OK beendet.
    .lcd = ROLL:nochmal <> OK:Ende | ROLL:neu OK:Ende
moments = was in diesem Spiel passiert ist
more-moments = was in diesem Spiel passiert ist
    .lcd = A:mehr
moment-keys = Drehknopf A blättert, ROLL spielt noch einmal, OK beendet.
    .lcd = ROLL:nochmal OK:Ende | ROLL:neu OK:Ende
once-more = noch einmal spielen
end = Ende

# Dice that people have rolled by hand.
die-set = Würfel { $die }: { $number }
die-to-set = Würfel { $die }: einstellen
enter-dice = { $dice } übernehmen

own-luck = Eigenes Glück: Dreh einen Drehknopf auf eine Zahl und drück deine Taste; auch der Augenblick zählt. OK beginnt. Der Startwert ist festgelegt durch { $commitment }.
    .lcd =
        Eigenes Glück <> { $number } | Glück <> { $number }
        { $short }
        eigene Taste: dazu | Taste: dazu
        OK: los
add-luck = mit dieser Zahl beitragen
turn-luck = eine andere Zahl
