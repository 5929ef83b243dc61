mistakes = { LIST($all, "\u000A") }
at-line = { $file }:{ DIGITS($line) }: { $what }
at-all = { $file }: { $what }

not-toml = Das ist kein TOML: { $why }.
muddled = Das ist kein TOML, und so wenig, dass sich keine Zeile nennen lässt: Fehlt ein Anführungszeichen, eine Klammer oder ein Komma, oder ist es eine andere Art von Datei?
folder = Das ist ein Ordner: Nenn die .toml-Datei darin.
too-big = Diese Datei hat mehr als 64 KB: Prüfe, ob sie die gemeinte ist.
not-utf-8 = Das ist kein Text in UTF-8: Speichere ihn neu als UTF-8.
unreadable = Das lässt sich nicht lesen: Prüfe, wer die Datei lesen darf.

section-missing = Der Abschnitt [{ $section }] fehlt: Füg ihn hinzu.
not-a-section = { $key } muss ein Abschnitt sein: Schreib [{ $section }] und darunter seine Schlüssel.
missing = { $key } fehlt: Dorthin gehört { $kind }.
wrong-kind = { $key } muss { $kind } sein.
list-only = In { $key } steht nur dies: { $kind }.
out-of-bounds = { $key } ist { DIGITS($value) }: Nimm { DIGITS($least) } bis { DIGITS($most) }.
unknown-key = { $key } ist nicht bekannt: Streich es; bekannt sind hier { LIST($known, ", ") }.
unknown-key-but = { $key } ist nicht bekannt: Ist { $close } gemeint?

kind-text = ein Text in Anführungszeichen
kind-flag = true oder false
kind-number = eine ganze Zahl
kind-list = eine Liste in Klammern
