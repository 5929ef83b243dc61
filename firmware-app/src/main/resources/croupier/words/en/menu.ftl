# The welcome, the menus and whatever is read page by page.
### $title: menu.title-*
### $game: text of 8
### $choice: text of 14
### $at: number to 17
### $of: number to 17
### $count: number to 6
### $auto: number to 5
### $fewest: number to 4
### $most: number to 6
### $move: number to 9999
### $name: text of 15
### $letter: text of 1
### $colour: menu.colour-*

croupier = Croupier
    .lcd = <>* CROUPIER *<>
welcome = Welcome! Press OK to play.
    .lcd = <>Press OK to play<>
play = play
service = service
    .lcd = Hold BACK: service | BACK: service

# Below every list.
# $help: list of menu.text
asked = { $title } { CAPITAL($choice) }. { LIST($help, " ") }
# $choice: (*-options.value-*|service.setting-*)
chosen = { $choice }
    .lcd = < { $choice } <> > | { $choice } | { FORM($choice, "short") }
title = { $title } { $at }/{ $of }
    .lcd = { $title } <> { $at }/{ $of } | { $title } | { FORM($title, "short") }
choose-and-take = Dial A chooses, OK takes it.
    .lcd = A:choose OK:take
choose = choose
take = take { $choice }
back = back
help = help
    .lcd = hold OK: help
yes = yes
no-keep-it = no, keep it
nothing-changes = Nothing changes.
# What comes from a game or a folder as it is.
# $text: text of 16
text = { $text }

go-on = go on
    .lcd = OK: go on
read-on = read on
begin = begin
own-luck = your own luck
own-luck-intro = ROLL instead of OK: before the first roll everybody adds to the dice what nobody else can know.
enough = go on
# $enough: menu.(begin|enough)
leaf = OK: { $enough }, dial A: more, { $at } of { $of }.
    .lcd = OK:{ $enough } A:more <> { $at }/{ $of } | OK:{ $enough } <> { $at }/{ $of }
# $enough: menu.(begin|enough)
last-leaf = OK: { $enough }
    .lcd = OK:{ $enough }
ended-elsewhere = Somebody has put the game away from elsewhere. You can go on with it.
    .lcd =
        The game is put away | Game put away
        from elsewhere.
        You can go on.
went-wrong = Something went wrong. A game under way is saved.
    .lcd =
        Something went wrong | Oh! Went wrong.
        A game under way
        is saved.
was-stuck = The unit was stuck and has started anew. Your game goes on.
    .lcd =
        The unit was stuck. | It was stuck.
        Your game goes on | The game goes on
        where it was.
put-aside = This game keeps going wrong. It is put aside, and its record is kept.
    .lcd =
        It keeps going wrong | It went wrong.
        This game is
        put aside.

# Which game, and how.
title-which-game = Which game?
title-how = { $game }: how?
    .lcd = { $game }: how?
for-players = for { $fewest } to { $most } players
    .lcd = for { $fewest } to { $most } players | { $fewest } to { $most } players
all-options = all options
all-options-help = Change every option as you like it.
# $title: text of 20
# $about: text of 20
option = { $game }. { $title }: { $choice }. { $about }
option-keys = Dial A walks through the options, dial B changes them.
    .lcd =
        A:option  B:change | A:next B:change
        OK:play hold OK:help | OK:go hold:help
next-option = next option
change-it = change it
play-like-this = play like this

# Who plays.
seats = Who plays { $game }? Everybody presses a seat button; then OK begins.
    .lcd =
        Who plays { $game }? | { $game }: who?
        Press your button | Press your own
seats-too-few = Who plays { $game }? Everybody presses a seat button; at least { $fewest } are needed.
    .lcd =
        Who plays { $game }? | { $game }: who?
        Press your button | Press your own
seats-full = Who plays { $game }? No more can join; OK begins.
    .lcd =
        Who plays { $game }? | { $game }: who?
        No more can join
players = Dial A adds bots.
    .lcd = A:bots <> Players { $count } | A:bots <> { $count }
players-full = There are { $count } of you.
    .lcd = Players { $count }
# $host: text of 15
# $port: text of 5
seats-phones =
    .lcd =
        Your button, or see: | or port { $port } at
        { $host }:{ $port } | { $host }
# $bots: number to 6
# $level: menu.level-*
players-and-bots = Bots: { $bots }. Dial A says how many, dial B how well they play: { $level }.
    .lcd = A:bots { $bots } B:{ $level } <> { $count } | A:{ $bots } B:{ $level } <> { $count }
# $bots: number to 6
# $level: menu.level-*
players-and-one = Bots: { $bots }. Dial A says how many, dial B how well { $name } plays: { $level }.
    .lcd = A:{ $bots } B:{ $name } { $level } <> { $count } | { $name }:{ $level } <> { $count } | { $name }:{ $level } | { $name }
# $bots: number to 6
players-and-program = Bots: { $bots }. Dial A says how many. { $name } is a program.
    .lcd = A:{ $bots } { $name } <> { $count } | { $name } <> { $count } | { $name }
# $asked: menu.(seats|seats-too-few|seats-full)
# $counted: menu.players*
seats-and-bots = { $asked } { $counted }
begin-or-name = OK begins. Hold your button to say your name.
    .lcd = OK: begin <> hold:name | OK:go <> hold:name
at-least = At least { $fewest } are needed. Hold your button to say your name.
    .lcd = at least { $fewest } <> hold:name | min. { $fewest } <> hold:name
only-begin = OK begins.
    .lcd = OK: begin
only-at-least = At least { $fewest } are needed.
    .lcd = at least { $fewest }
plays = plays
plays-by-itself = plays by itself
# $level: menu.level-*
bot = bot, { $level }
program = program
program-named = { $name }
level-easy = easy
level-normal = normal
level-hard = hard
how-many-bots = how many bots
how-well-bots = how well they play
join = join
leave = leave
name = name
seats-help-join = Your own seat button joins. Pressed again, it leaves.
seats-help-name = Hold it to say what you are called.
seats-help-bots = Dial A seats bots where nobody sits: to the right one more, to the left one less. Dial B says how well they play: easy, normal or hard. Bots that you add after that have a level of their own. The pairs of lights at their seats count it.
seats-help-begin = { $fewest } to { $most } can play { $game }. OK begins.

# What a seat is called.
colour-white = White
colour-gray = Gray
colour-brown = Brown
colour-light-blue = Light blue
colour-pink = Pink
colour-orange = Orange
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-dark-blue = Blue
colour-violet = Violet
seat-name = { $name }
# $written: menu.name-so-far
name-asked = Name for the { $colour } seat: { $written }
    .lcd = { $colour } <> BACK:delete | { $colour } <> BACK:del | { $colour }
# $written: menu.name-empty
name-asked-first = Name for the { $colour } seat: { $written }
    .lcd = { $colour } <> BACK:leave | { $colour } <> BACK:no | { $colour }
name-taken = Another seat has this name already.
    .lcd = This name is taken. | Name is taken.
name-so-far = { $name }.
    .lcd = { $name }_ | { $name }
name-empty = none yet.
    .lcd = _ ({ $colour })
# $before: text of 5
# $after: text of 5
letters = { $before } { $letter } { $after }
    .lcd = { $before } >{ $letter }< { $after }
# $seat: number to 6
name-keys = OK adds the letter, the button of seat { $seat } is done.
    .lcd = OK:add <> Seat{ $seat }:done | OK:add <> Seat{ $seat }:ok
letter = letter
add-letter = add { $letter }
add-space = add a space
name-leave = leave it
name-delete = delete a letter
name-colour = call it { $colour } again
name-done = done

# Games that were not played to their end.
title-go-on-with = Go on with?
new-game = a new game
new-game-help = Choose a game and begin anew.
choose-and-begin = choose and begin
    .lcd = choose and begin
unfinished = { $choice } { $at }/{ $of }
    .lcd = < { $choice } > <> { $at }/{ $of } | { $choice } <> { $at }/{ $of } | { $choice }
left = It waits where it was left, at move { $move }.
    .lcd = <>move { $move }
# $day: menu.day-*
left-then = It waits where it was left, at move { $move }, { $day }.
    .lcd = { $day } <> move { $move } | { $day } <> { $move }
ready = It waits to be gone on with.
    .lcd = <>ready
# $day: menu.day-*
ready-since = It waits to be gone on with, { $day }.
    .lcd = { $day } <> ready | { $day }
# $who: players
played-by = Played by { LIST($who, ", ") }.
# $all: players
who = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { COUNT($all) } players
# $all: players
# $who: players
# $more: number to 2
who-of-many = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { LIST($who, " ") } +{ $more } | { COUNT($all) } players
go-on-or-drop = OK goes on, ROLL drops it.
    .lcd = OK:go on <> ROLL:drop | OK:on ROLL:drop
drop = drop it
title-drop-sure = Drop this game?
title-abandon = Abandon it?
# $who: player
title-hand-over = Who plays for { $who }?
    .lcd = Who is { $who }?
drop-about = { $game }, move { $move }
    .lcd = { $game }, move { $move } | Move { $move }
drop-help = This game is not offered any more. Its record stays on the disk, to be replayed.
cannot-resume = This game cannot be resumed. Its record cannot be opened.
    .lcd =
        Cannot resume
        That game's record | Its record
        cannot be opened. | can't be opened.
cannot-drop = This game cannot be dropped. The disk is full or cannot be written.
    .lcd =
        Cannot drop it
        The disk is full or | Disk is full or
        cannot be written. | write-protected.

day-today = today
day-yesterday = yesterday
# $day: number to 31
# $month: menu.month-*
day-this-year = { $day } { $month }
# $month: menu.month-*
# $year: number to 2038
day-years-ago = { $month } { DIGITS($year) }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
title-settings = Settings
title-quiet-from = Quiet from?
title-quiet-until = Quiet until?
title-quiet-light = How bright then?
title-lights = How bright?
title-volume = How loud?
title-as-written = As in the file?
title-language = Language?
language = The language of the unit
    .lcd = Language, Sprache | Language
language-help = The unit speaks it from now on, and after the next start.
