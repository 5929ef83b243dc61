# Was das Gerät und der Server über Seiten an den Plätzen sagen.

phone-asks = Ein Telefon zeigt { $number } und möchte den Platz von { $name }. Ist es deins, drück die Taste von Platz { $seat }. BACK: nein.
    .lcd =
        Telefon { $number }: deins? | Telefon { $number }?
        { $name }
        Dann drück Platz { $seat } | Dann Platz { $seat }
        BACK: nein
my-phone = das ist mein Telefon
no-phone = nein
not-now = Gerade ist kein Platz zu haben; sieh nach, was das Gerät sagt.
not-yours = Niemand am Gerät hat gesagt: Das ist mein Telefon.
not-any-more = Es haben zu oft Telefone gefragt. Frag im nächsten Spiel wieder.
too-many-claims = Du hast zu oft gefragt; warte zwei Minuten.
busy = Der Tisch antwortet nicht; versuch es noch einmal.
too-late = Das ist schon vorbei; sieh nach, was jetzt gefragt ist.
nobody-there = An diesem Platz spielt niemand.
held = Hier spielt ein Bot. In einer Pause gibt das Gerät den Platz einem Menschen zurück.
full = Es kann niemand mehr mitspielen.
name-taken = So heißt schon ein anderer Platz; nimm einen anderen Namen.
name = Ein Name hat bis zu { $most } Buchstaben.
token-old = Diese Seite hat keinen Platz mehr; nimm einen.
not-json = Der Inhalt ist ein JSON-Objekt.
unfit = Das Feld { $field } fehlt oder ist nicht, was es sein soll.
