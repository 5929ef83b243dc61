# The static words of the pages. Their arguments are filled in by the scripts.
### $number: text of 2
### $hue: text of 12
### $letter: text of 1
### $what: text of 20
### $count: text of 2
### $most: text of 2

language = en
table-title = The table · Croupier
big-screen = Big screen
evenings = Evenings
sound-on = Sound on
sound-off = Sound off
keys = Keys
the-unit = The unit
named-standard-unit = Standard unit
named-compact-unit = Compact unit
named-small-unit = Small unit
needs-scripts = The panel draws the unit with JavaScript; please allow it for this page.
table-needs-scripts = This page draws the table with JavaScript; please allow it.
keys-seats = seats
keys-turn = dial { $letter },
keys-push = push, hold
keys-peek = to peek
dice-and-display = Dice and display
controls = What the controls do now
who-plays = Who plays
reconnecting = Reconnecting to the unit…
hold = hold
push = push
turn = turn
does-nothing = does nothing now
seat = Seat { $number }, { $hue }
seat-button = Button of seat { $number }
dial = Dial { $letter }
turn-left = Turn dial { $letter } left
turn-right = Turn dial { $letter } right
look-under-the-hood = Hold to look under the hood of dial { $letter }
hold-to-peek = Hold to peek
hooded-light = Light { $number } of { $most } is lit
lights-off = { $count } off
off = off
dark = dark
rolling = rolling
effect-steady = { $hue }
effect-dim = { $hue } dim
effect-pulse = { $hue } pulsing
effect-blink = { $hue } blinking
effect-tumble = { $hue } rolling
die = Die { $number }: { $what }
ring = Halo of seat { $number }: { $what }
tracker = Tracker of seat { $number }: { $what }
dial-lights = Dial { $letter }, lights for all: { $what }

join = Scan this to play on your phone, or go to

# The page at a seat.
### $name: text of 15
### $amount: text of 6
### $least: text of 6
### $seat: text of 2

seat-title = Your seat · Croupier
seat-needs-scripts = This page shows your hand with JavaScript; please allow it.
seat-choose = Take a seat
seat-none = There is no game to join yet. Choose one at the unit.
seat-your-name = Your name
seat-free = Seat { $number }, free
seat-person = { $name }: that is me
seat-person-page = { $name }: another phone has this seat
seat-other = { $name } is a bot
seat-press = Your phone shows { $number }. Does the unit show { $number } too? Then press the button of seat { $seat } there.
seat-waiting = You have a seat. The game begins at the unit.
seat-begins = The game has begun; the unit shows how. Your page comes with the first decision.
seat-leave = Leave the seat
seat-leave-sure = Leave it? Tap again.
seat-back = Take it back
seat-own = Only you see this
seat-cover = Cover
seat-uncover = Tap to look
seat-happened = What just happened
seat-standings = How everybody stands
seat-you = you
seat-your-turn = It is up to you
seat-you-may = You may
seat-nothing = Nothing to decide now.
seat-over = The game is over.
seat-place = Your place: { $number } of { $count }
seat-pause = The game is paused. It goes on when somebody presses OK at the unit, or when whoever is to decide does so on their phone.
seat-pause-you = The game is paused. Decide here, or press OK at the unit, and it goes on.
seat-show = Your game is paused, and the unit shows itself meanwhile. It goes on when somebody presses any button there, or when whoever is to decide does so on their phone.
seat-show-you = Your game is paused, and the unit shows itself meanwhile. Decide here and it goes on, or press any button there.
seat-rests = The game is paused
seat-can = You can choose: { $what }.
seat-choices = There are { $count } choices.
seat-arrange = Rearrange your properties
seat-discard-first = Discard first, then end the turn
seat-nothing-there = Nothing to take from { $name } now.
seat-do-it = Do it
seat-sum = { $amount } of { $least }
seat-card-money = ${ $amount }
seat-too-much = { $amount } too much
seat-breaks = breaks a set
seat-then = then { $amount } of { $least }
seat-sent = Sent…
seat-soon = In a moment…
seat-from = from { $least } to { $most }
seat-less = less
seat-more-of-it = more
seat-lost = You have no seat any more.
seat-give = You give
seat-get = You get
seat-exchange = You give { $amount }, you get { $least }.
seat-complete = complete group
seat-even = Even it out
seat-not-now = Not just now. You can go on filling it in.
seat-business = You may { $what }.
seat-may-build = build
seat-may-mortgage = mortgage
seat-may-redeem = redeem
seat-may-sell = sell buildings
seat-may-trade = trade
seat-bankrupt = You are bankrupt. You can watch how it ends.
seat-out = You are out. Your place so far: { $number } of { $count }
seat-money = Your money
seat-all-in-all = { $amount } in all, with what you own
seat-space = You are here: { $what }
seat-in-jail = In jail, try { $number } of { $most }
seat-deeds = Your title deeds
seat-no-deeds = You own nothing yet.
seat-rent = Rent { $amount }
seat-rent-dice = Rent { $amount } × dice
seat-mortgaged = Mortgaged, no rent
seat-price = Price { $amount }
seat-highest = Highest bid: { $amount } ({ $name })
seat-no-bid = No bid yet
seat-raise = Tap what is to bring the money
seat-raised = With your money { $amount } of { $least }
seat-raise-it = Raise { $amount }
seat-raised-all = That is enough: { $amount } of { $least }
seat-all-to = If you give up, all that you own goes to { $name }, and you are out.
seat-all-to-bank = If you give up, all that you own goes to the Bank, and you are out.
seat-keep-all = Keep all { $number } mortgaged: pay { $amount } now
seat-redeem-all = Redeem all { $number } now: pay { $amount }
seat-sell-some = Sell { $number } for { $amount }
seat-each = One by one
seat-rent-open = { $name } may claim { $amount } from you now.
seat-rent-open-dice = { $name } may claim { $amount } times the dice from you now.
seat-seconds = { $number } s
seat-round = Turn { $amount } of { $least }
seat-last-round = Turn { $amount } of { $least }: the last round
seat-last-of-all = Turn { $amount } of { $least }: the last one
seat-away = { $name }'s phone is off or asleep. The answer can be given at the unit; you can take the offer back.
seat-trades = Trade

# A hidden choice at a seat.
seat-dial = Dial, hidden
seat-dial-left = Turn left
seat-dial-right = Turn right
seat-dial-look = Hold to look
seat-dial-lock = Lock it
seat-board = Your board
seat-others = The others
seat-tray = Blocks left
seat-groups = Groups this turn
seat-any-group = { $what }: any group

board-of = The board of { $what }; how everybody stands is told below
seconds-left = Seconds left
last-moves = What happened last
latch = Keep held
latch-about = The next button you press stays down until you press it again
bench = Workbench
bench-bounce = Contacts bounce badly
bench-dead = The chain of lights is dead
bench-stuck = Stuck button
bench-none = none
bench-power = Pull the plug
bench-time = Time
bench-still = stands still
bench-skip = { $number } seconds on
bench-pins = Pins
bench-gpio = GPIO
bench-level = level
bench-changes = changes
bench-high = high
bench-low = low
