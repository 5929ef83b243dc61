# A game on the table: pauses, questions, results.
### $who: player
### $about: *.sure-*
### $doing: (go.pick-*|*.sure-*-doing)
### $points: (go.won|*.points*)

go-on = go on
help = help
    .lcd = hold OK: help
pause = pause
yes = yes, { $doing }
no = no

thinks = { $who } is thinking.
    .lcd = { $who } is thinking | { $who } thinks

sure = { $who }: { $about } OK: yes. BACK: no.
    .lcd =
        { $who }: <> sure?
        { $about }
sure-keys = OK is yes, BACK is no.
    .lcd = OK:yes <> BACK:no

# A bot says why it did something.
# $why: (classic|deal|express|go)-bots.*
why = { $who } { $why }.
    .lcd =
        { $who }
        { $why }

# A program that held a seat did wrong; a bot goes on there.
gave-up-hung = { $who } does not answer. A normal bot plays on.
    .lcd =
        { $who }
        does not answer.
        A normal bot
        plays on.
gave-up-crashed = { $who } has crashed. A normal bot plays on.
    .lcd =
        { $who }
        has crashed.
        A normal bot
        plays on.
gave-up-flooded = { $who } talks too much. A normal bot plays on.
    .lcd =
        { $who }
        talks too much.
        A normal bot
        plays on.
gave-up-rubbish = { $who } makes no sense. A normal bot plays on.
    .lcd =
        { $who }
        makes no sense.
        A normal bot
        plays on.
gave-up-illegal = { $who } breaks the rules. A normal bot plays on.
    .lcd =
        { $who }
        breaks the rules. | breaks a rule.
        A normal bot
        plays on.

take-back = take back what { $who } just did
    .lcd = BACK:undo
takes-back = { $who } takes it back.
    .you-who = You take it back.
    .lcd =
        <>{ $who }<>
        <>takes it back<>
# What it was follows.
takes-back-this = { $who } takes this back:
    .you-who = You take this back:

paused = Pause. Anybody may press OK to go on. The game is saved; you may switch the unit off. A seat button hands that seat to a bot, or back to a person.
    .lcd =
        Pause: game is saved | Game is saved
        OK: go on <> seat:bot | OK:on <> seat:bot
        ROLL: put it away | ROLL:put it away
        push A: abandon it | push A:abandon
paused-unsaved = Pause. The last moves are not saved. Free some space before you put the game away.
    .lcd =
        NOT saved: disk full | Disk: NOT saved
        OK: go on <> seat:bot | OK:on <> seat:bot
        ROLL: put it away | ROLL:put it away
        push A: abandon it | push A:abandon
rests = Pause. Anybody may press OK to go on. The game is saved; you may leave it. A seat button hands that seat to a bot, or back to a person.
    .lcd =
        Pause: game is saved | Game is saved
        OK: go on <> seat:bot | OK:on <> seat:bot
        ROLL: put it away | ROLL:put it away
rests-unsaved = Pause. The last moves are not saved: the disk is full.
    .lcd =
        NOT saved: disk full | Disk: NOT saved
        OK: go on <> seat:bot | OK:on <> seat:bot
        ROLL: put it away | ROLL:put it away
# $time: text of 3
forgotten = Is anybody there? In { $time } the game is put away. Any button or dial goes on.
    .lcd =
        Anybody there? <> { $time } | Still here? <> { $time }
        any button: go on | press: go on
put-away = put it away
other-language = language
abandon = abandon it
abandon-about = Its record stays.
    .lcd = Its record stays. | Record stays.
abandon-help = The game ends here, without a winner. Its record stays on the disk, but the game is no longer offered.

hand-over = hand this seat over
person = a person here
hand-over-about = The game stays as it is.
    .lcd = The game stays.
hand-over-help = A bot goes on for { $who }. In any pause a person can take the seat back.
take-seat-help = A person at the unit goes on for { $who }, and sees what { $who } holds.

too-long = This game is too long for its record. It is put aside, and its record is kept.
    .lcd =
        The game is too long | Too long a game
        for its record. It | for its record:
        is put aside.
cannot-save = The game cannot be saved. Is the disk full? Free some space and try again, or go on unsaved.
    .lcd =
        Cannot save: is the | Cannot save:
        disk full?
        OK: try again
        ROLL: go on unsaved | ROLL: unsaved
try-again = try again
go-on-unsaved = go on unsaved
cannot-begin = The game cannot be saved. The disk is full or cannot be written.
    .lcd =
        Cannot save
        The disk is full or | Disk is full or
        cannot be written. | write-protected.

name = { $who }
wins = wins
draws = draws
points = { $points }
# $number: number to 6
place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
 }
tied = tied
won = { $who } wins with { $points }!
    .you-who = You win with { $points }!
    .lcd =
        { $who } wins!
        with { $points } | { $points }
# $who: players
drawn = A draw between { $who } with { $points }.
    .lcd =
        A draw between
        { $who } | { LIST($who, " ") } | { COUNT($who) } players
        with { $points } | { $points }
result-keys = ROLL plays once more, OK ends.
    .lcd = ROLL:again <> OK:end | ROLL:more OK:end
moments = what happened in this game
more-moments = what happened in this game
    .lcd = A:more
moment-keys = Dial A turns, ROLL plays once more, OK ends.
    .lcd = ROLL:again OK:end | ROLL:more OK:end
once-more = play once more
end = end

# Dice that people have rolled by hand.
# $die: number to 2
# $number: number to 6
die-set = die { $die }: { $number }
# $die: number to 2
die-to-set = die { $die }: set it
# $dice: text of 3
enter-dice = enter { $dice }

# $number: number to 99
# $short: text of 16
# $commitment: text of 64
own-luck = Your own luck: turn a dial to a number and press your button; the moment counts too. OK begins. The seed is held to { $commitment }.
    .lcd =
        Own luck <> { $number }
        { $short }
        your button: add it | your button:add
        OK: begin
add-luck = add it with this number
turn-luck = another number
