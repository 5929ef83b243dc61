# What is told of whole evenings: on the command line, on the pages, at the end of a game.
### $evening: text of 20
### $evenings: number to 1000000
### $games: number to 10000
### $count: number to 10000
### $read: number to 10000
### $all: number to 10000
### $file: text of 20
### $day: number to 31
### $month: menu.month-*
### $year: number to 2038
### $hours: number to 99
### $minutes: number to 59
### $number: decimal
### $percent: number to 100
### $mean: decimal
### $usual: decimal
### $points: (*.points*|go.won|classic.money|games.number)
### $rarity: evenings.(as-usual|lucky|unlucky)
### $what: *.luck-(dice|doubles|policemen|cards|spaces)

about = Tells of the evenings that were played: who won what, how, and with how much luck.
which = One evening in detail, as the list names it: its day, last, or undated (default: a list of all).
csv = Write a line for each player of each game into this file, for a spreadsheet.
report = Write a page with plots into this file, for a browser and for paper.
no-folder = There is no folder { $file } with games.
no-such = There is no evening { $evening }; croupier evenings lists them.

column-evening = evening
column-games = games
column-players = players
column-player = player
column-won = won
column-chance = chance
column-times = throws
column-came = came
column-usual = usual
column-luckier = luckier than

title = Evenings
none = No evenings yet: nobody has played here.
day = { $day } { $month } { DIGITS($year) }
undated = Without a date
undated-why = The machine did not know what day it was, or the records were written elsewhere.
# $evenings: number to 10000
summary = { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
 }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }.
untold = { $count ->
    [one] { $count } record cannot be told:
   *[other] { $count } records cannot be told:
 }
# $why: (damage-reasons.*|replay.line|evenings.too-long)
untold-file = { $file }: { $why }
too-long = It is far longer than any game.
reading = Reading the records: { $read } of { $all }.
missing = There is no such evening. Its records may have been taken away.
to-the-unit = To the unit
to-all = All evenings

number = { $number }
percent = { $percent } %
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }
# $who: players
won = { LIST($who, ", ") } won with { $points }.
# $who: players
drew = { $who } drew with { $points }.
unfinished = Not over yet.
dropped = Nobody went on with it.

plot-won = Who won how often
note-won = Games that are over; a shared win counts as a part of one.
plot-luck = Luck
note-luck = What chance brought, beside what as many throws usually bring: the curve is what could have come, the bar is what came. Luckier than 90 % means that nine of ten evenings would have brought less luck.
note-luck-all = How lucky everybody was: the middle is what as many throws usually bring, further right is more luck. Luckier than 90 % means that nine of ten evenings would have brought less luck.
best = The best of the evening
note-best = The most of each kind in all games together.

# $who: player
luck-dice = Die
    .told = { $who } rolled { $mean } on average, where { $usual } is usual
luck-told = { FORM($what, "told") }: { $rarity }.
as-usual = just what you would expect
lucky = only 1 evening in { $evenings } is as lucky
unlucky = only 1 evening in { $evenings } is as unlucky

wait = The longest wait
# $who: player
waited = { $who } had to watch { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 } of the others in a row.
    .you-who = You had to watch { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } of the others in a row.

# $title: (evenings.wait|*-evening.(heist|heists|shut-down|jail|rent|trade|auction|turn|lost|busted|hotels|payment|sets|no|taken))
# $told: (evenings.waited|*-evening.*-told)
moment = { $title }: { $told }
