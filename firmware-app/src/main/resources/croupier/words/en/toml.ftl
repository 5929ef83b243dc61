# What is wrong with a file in TOML, whatever it is for.
### $file: text of 20
### $line: number to 999
### $what: profile.pulled-up
### $all: list of toml.at-line
### $why: text of 30
### $least: number to 20000
### $most: number to 20000
### $value: number to 99999
### $known: list of text of 12
### $close: text of 12
### $key: text of 20
### $section: text of 10
### $kind: (toml|profile).kind-*

mistakes = { LIST($all, "\u000A") }
at-line = { $file }:{ DIGITS($line) }: { $what }
at-all = { $file }: { $what }

not-toml = This is not TOML: { $why }.
muddled = This is not TOML, and so much so that no line can be named: is a quote, a bracket or a comma missing, or is it another kind of file?
folder = This is a folder: name the .toml file in it.
too-big = This file has more than 64 KB: check that it is the one you meant.
not-utf-8 = This is not text in UTF-8: save it again as UTF-8.
unreadable = This cannot be read: check who may read the file.

section-missing = The section [{ $section }] is missing: add it.
not-a-section = { $key } must be a section: write [{ $section }] and its keys below.
missing = { $key } is missing: give it { $kind }.
wrong-kind = { $key } must be { $kind }.
list-only = { $key } must list { $kind } only.
out-of-bounds = { $key } is { DIGITS($value) }: use { DIGITS($least) } to { DIGITS($most) }.
unknown-key = { $key } is not known: remove it; known here are { LIST($known, ", ") }.
unknown-key-but = { $key } is not known: did you mean { $close }?

kind-text = a text in quotes
kind-flag = true or false
kind-number = a whole number
kind-list = a list in brackets
