control-roll = ROLL
control-ok = OK
control-back = BACK
control-dial-a = Drehknopf A
    .push = KnopfA
    .turn = A
    .tiny = A
control-dial-b = Drehknopf B
    .push = KnopfB
    .turn = B
    .tiny = B
control-seat = Platz { $seat }
    .tiny = P{ $seat }

title = Service: Probier jede Taste und jeden Drehknopf, sieh dir jedes Licht an. { CAPITAL($last) }.
    .lcd = Service <> { $hue } | { $hue }
last-nothing = drück und dreh alles
    .lcd = Drück und dreh alles | Drück alles
last-down = { $control } gedrückt
    .lcd = { $control } gedrückt | { FORM($control, "tiny") } gedrückt
last-up = { $control } losgelassen
    .lcd = { $control } losgelassen | { FORM($control, "tiny") } losgelassen
last-held = { $control } gehalten
    .lcd = { $control } gehalten | { FORM($control, "tiny") } gehalten
last-turned = { $control } auf { $at }
    .lcd = { $control } auf { $at } | { FORM($control, "tiny") } auf { $at }
test = prüfen
next-colour = nächste Farbe
check = alles prüfen
    .lcd = OK/ROLL lang:prüfen | OK lang: prüfen
settings = Einstellungen
leave-or-set = BACK halten verlässt den Service, Drehknopf A drücken und halten öffnet die Einstellungen.
    .lcd = lang BACK:aus A:Menü | BACK:aus A:Menü
leave = verlassen
    .lcd = BACK halten: Ende | BACK halten:Ende
broken = { $part }: { $what }
repaired = { $part } geht wieder

press-it = Drück { $control }.
    .lcd = Drück { $control } | { $control }!
turn-it = Dreh { $control } nach rechts, { $clicks } Rasten.
    .lcd = Dreh { $control } | { $control }:
right = { $clicks } Rasten rechts
    .lcd = { $clicks } Rasten rechts | rechts: { $clicks }
press = drücken
other = { $other } antwortet
    .lcd = { $other } antwortet | { $other }!
or-wait = Wenn nichts geschieht, warte: Es wird notiert.
    .lcd = oder warte kurz
leaving = Halte { $no }, um aufzuhören.
    .lcd = { FORM($no, "push") } halten:Ende | { FORM($no, "tiny") } halten:Ende
touch-it = { $asked } { $wait }
touch-again = { $asked } Jetzt: { $answers }. { $wait }

answers = { CAPITAL($yes) } heißt ja, { $no } heißt nein.
    .lcd = { FORM($yes, "push") }:{ $does } { FORM($no, "push") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }
answer = { CAPITAL($yes) }: { $does }
    .lcd = { FORM($yes, "push") }:{ $does } | { FORM($yes, "tiny") }:{ $does }
steps = { CAPITAL($control) }: { $does }.
    .lcd = { FORM($control, "turn") }:{ $does } | { FORM($control, "tiny") }:{ $does }
whole = ganz
yes = ja
no = nein
this = das
back = zurück
step = Schritt
next = nächstes
done = fertig
letters = { $letters }
ask-display = Ist jede Zeile der Anzeige ganz und scharf? { $answers }

noted = Notiert. Weiter:
skipping = Außer dem Notierten:
    .lcd = Ohne das Notierte: | Ohne Notiertes:
now = Jetzt: { $stop }.
    .lcd = { $stop } <> { $steps } | { $stop }
dark-behind = Was hinter einem toten Licht dunkel ist, ist nur deshalb dunkel.
    .lcd = (und was dahinter ist) | (und dahinter)
stop-die = Würfel { $at }/{ $of }
stop-seat = Platz { $at }/{ $of }
stop-light = Licht { $at }/{ $of }
title-all = Sieh alle Lichter an:
    .lcd = Schau: alle Lichter | Alle Lichter:
ask-all-red = Sieh alle Lichter an, nur nicht die unter den Hauben: Ist jedes rot?
    .lcd = Ist jedes rot?
ask-all-green = Sieh alle Lichter an, nur nicht die unter den Hauben: Ist jedes grün?
    .lcd = Ist jedes grün?
ask-all-dark-blue = Sieh alle Lichter an, nur nicht die unter den Hauben: Ist jedes blau?
    .lcd = Ist jedes blau?
wrong-not-red = nicht rot
wrong-not-green = nicht grün
wrong-not-dark-blue = nicht blau
wrong-not-there = nicht da
title-dice = Ein Würfel nach dem anderen:
    .lcd = Würfel für Würfel: | Alle Würfel:
ask-dice = Ein Würfel nach dem anderen leuchtet: Stimmt die Reihenfolge?
    .lcd = in ihrer Folge?
title-rows = Jeder Würfel: Zeile für Zeile
    .lcd = Würfel zeilenweise | Alle Würfel:
ask-rows = In jedem Würfel wandert ein Licht Zeile für Zeile, jede von links, und beginnt oben links: in allen?
    .lcd = von oben links?
title-seats = Ein Platz nach dem anderen:
    .lcd = Platz für Platz:
ask-seats = Ein Platz nach dem anderen leuchtet: Ist es seine Leiste und sein Lichtring, in seiner Farbe?
    .lcd = Leiste und Ring?
ask-trackers = Ein Platz nach dem anderen leuchtet: Ist es seine Leiste, in seiner Farbe?
    .lcd = Leiste?
ask-halos = Ein Platz nach dem anderen leuchtet: Ist es sein Lichtring, in seiner Farbe?
    .lcd = Ring?
title-outward = Jede Leiste, Licht für Licht
    .lcd = Jede Leiste einzeln | Jede Leiste:
ask-outward = In jeder Leiste wandert ein Licht vom Platz weg, das nächste zuerst: in allen?
    .lcd = vom Platz weg?
title-dial = { CAPITAL($part) }: drei unter der Haube
    .lcd = { CAPITAL($part) }: Haube | { CAPITAL($part) }:
ask-dial = Ein Licht von { $part } wandert: erst drei unter der Haube, dann die drei, die alle sehen. Stimmt das?
    .lcd = 3, dann 3 für alle? | dann 3 offen?

part-die = Würfel { $number }
part-tracker = Leiste { $number }
part-halo = Ring { $number }
part-dial-a = Knopf A
part-dial-b = Knopf B
light-nth = Licht { $number }
light-hood = Haube { $number }
light-table = Tisch { $number }
which-part = Welches ist das erste Teil, das { $wrong } ist?
    .lcd = Welches ist zuerst | Zuerst ist
which-light = Welches ist das erste Licht von { $part }, das { $wrong } ist?
    .lcd = { CAPITAL($part) }: zuerst | { CAPITAL($part) }:
wrong = { CAPITAL($wrong) }?
    .lcd = { $wrong }? <> { $steps } | { $wrong }?
choice-part = { CAPITAL($part) }
    .lcd = < { CAPITAL($part) } <> >
choice-light = { $light }, Nr. { $place }
    .lcd = < { $light }, Nr. { $place } <> > | { $light }, { $place }
choose = { $which } Nur das Gewählte leuchtet: { $choice }.

all-well = Alles in Ordnung: Jedes Licht, jede Taste und jeder Drehknopf geht.
    .lcd =
        <>Alles in Ordnung<>
        Lichter, Tasten und | Alles
        Drehknöpfe gehen. | funktioniert.
to-mend = Zu reparieren: { LIST($faults, "; ") }.
    .lcd = Reparieren <> { $at }/{ $of } | Fehler <> { $at }/{ $of }
next-or-done = { $steps } { $done }
    .lcd = { $steps } { $done } | { $done }
fault-display = Die Anzeige ist nicht ganz
    .lcd =
        Die Anzeige
        ist nicht ganz
fault-other = { $control }: { $other } antwortet
    .lcd =
        { $control }:
        { $other } meldet sich | { $other }!
fault-backwards = { $control } zählt rückwärts
    .lcd =
        { $control }
        zählt rückwärts
fault-still = { $control } dreht sich nicht
    .lcd =
        { $control }
        dreht sich nicht
fault-mute = { $control } antwortet nicht
    .lcd =
        { $control }
        antwortet nicht
fault-light = { CAPITAL($part) } { $light }, Kette { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) } { $light }, | { CAPITAL($part) },
        Kette { $place }, { $wrong } | { $place }, { $wrong }
fault-only-light = { CAPITAL($part) }, Kette { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) },
        Kette { $place }, { $wrong } | { $place }, { $wrong }
fault-part = { CAPITAL($part) }, Kette ab { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) }, | { CAPITAL($part) }
        ab { $place }, { $wrong } | Kette ab { $place }

on = an
off = aus
percent = { $percent } %
setting-kiosk = Kiosk: { $state }
setting-show = Vorführung: { $state }
setting-quiet = Ruhezeit: { $state }
setting-from = Ruhe ab { $time }
setting-until = bis { $time }
setting-brightness = Licht: { $percent } %
setting-lights = Lichter: { $percent } %
setting-volume = Ton: { $percent } %
setting-speech = Ansage: { $state }
setting-visitors = Spiele heute: { $begun }
setting-old-games = alte Spiele
setting-flight = was war los
setting-as-written = wie in der Datei
about-kiosk = für Besucher
    .lcd = für Besucher
help-kiosk = Am Kiosk erreichen Besucher nur, was die Einstellungsdatei offen lässt, und ein vergessenes Spiel macht Platz.
about-show = spielt, wenn niemand da ist
    .lcd = spielt dann selbst | spielt selbst
help-show = Ist eine Weile niemand da, spielt das Gerät von selbst.
about-quiet = ohne Ton, mit weniger Licht
    .lcd = stumm, weniger Licht | stumm und dunkel
help-quiet = In dieser Zeit gibt es keinen Ton, und die Lichter sind gedimmt oder aus, solange niemand das Gerät benutzt. Dazu muss die Uhr gestellt sein.
about-lights = aller Lichter, solange jemand da ist
    .lcd = aller Lichter
help-lights = Wie hell alle Lichter sind. In der Ruhezeit können die eines unbenutzten Geräts dunkler sein.
about-volume = dieses Geräts, nicht seiner Seiten
    .lcd = nicht der Seiten | dieses Geräts
help-volume = Wie laut Summer und Lautsprecher sind. Jede Seite hat einen eigenen Schalter.
about-speech = sagt laut, worum es geht
    .lcd = sagt, worum es geht | es spricht
help-speech = Der Lautsprecher sagt, wer dran ist und worum es geht, für alle, die es nicht sehen. Was nur für ein Paar Augen ist, sagt er nie.
setting-network = Netz: { $state }
commanded = --lan
about-network = Telefone bleiben draußen
    .lcd = keine Telefone
found-at = Telefone kommen über { $host }:{ $port }
    .lcd = { $host }:{ $port } | { $host }
no-network = Dieses Gerät ist in keinem Netz
    .lcd = in keinem Netz
port-taken = Port { DIGITS($port) } ist belegt: Beende das Programm, das ihn hat, oder wähle in der Einstellungsdatei einen anderen.
    .lcd = Port { DIGITS($port) } belegt | { DIGITS($port) } ist belegt
port-taken-lan = Port { DIGITS($port) } ist belegt: Beende das Programm, das ihn hat, oder wähle mit --lan einen anderen.
    .lcd = Port { DIGITS($port) } belegt | { DIGITS($port) } ist belegt
network-refused = Das Netz lässt sich nicht öffnen: { $why }.
    .lcd = Netz geht nicht auf | Netz bleibt zu
help-network = Telefone in diesem Netz können Plätze haben, und Bildschirme dort sehen den Tisch. Wird es ausgeschaltet, fliegen alle hinaus.
about-visitors = { $finished } beendet, { $away } weggelegt
    .lcd = { $finished } zu Ende, { $away } weg | { $finished } aus, { $away } weg
help-visitors = So viele Spiele haben Besucher heute begonnen; das Journal zählt sie Tag für Tag.
about-old-games = weiterspielen oder verwerfen
    .lcd = weiter oder weg
help-old-games = Weggelegte Spiele, auch die von Besuchern: Spiel eins weiter, oder verwirf es.
about-flight = schreibt die letzten Minuten auf
    .lcd = schreibt es auf
help-flight = Was in den letzten Minuten geschah, wird in eine Datei neben den Spielen geschrieben, für die Fehlersuche. Kein Geheimnis eines Spiels steht darin.
flight-kept = Die letzten Minuten sind aufgeschrieben, in { $file }.
    .lcd =
        Aufgeschrieben in | Steht jetzt in
        { $file } | der Datei neben
        für den Doktor. | den Spielen.
flight-lost = Die letzten Minuten lassen sich nicht aufschreiben. Der Speicher ist voll oder schreibgeschützt.
    .lcd =
        Das geht nicht:
        Speicher voll oder | Speicher voll/
        schreibgeschützt. | gesperrt.
about-as-written = vergisst, was hier gewählt wurde
    .lcd = vergisst all das
help-as-written = Was am Gerät gewählt wurde, ist vergessen; alles ist, wie die Einstellungsdatei sagt.
