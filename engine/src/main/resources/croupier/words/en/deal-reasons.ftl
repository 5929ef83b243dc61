# Why something is refused in deal: DealReason.
### $card: deal-words.card-*
### $colour: deal-words.group-*
### $count: number to 106
### $doublers: number to 106
### $last: number to 11
### $least: number to 106
### $limit: number to 106
### $more: number to 106
### $most: number to 106
### $named: number to 106
### $owed: number to 106
### $placed: deal-words.card-*
### $plays: number to 106
### $seat: number to 5
### $set: number to 106
### $value: number to 106
### $worth: number to 106

# What is waited for.

now-play = Now play a card, rearrange your properties, or end your turn.
now-answer = Now answer: accept it, or say no with a Just Say No.
now-pay = Now choose what you pay with.
now-place = Now choose the colour of the wild card that you received.
now-discard = Now discard down to the hand limit.

# Playing cards.

no-plays-left = You have played { $plays } cards in this turn.
card-not-held = You hold no { $card }.
properties-are-laid = A property never goes into the bank: lay it.
buildings-are-built = A { $card } is put on a complete set: build it.
only-buildings-are-built = Only a House or a Hotel is built: lay a property.
house-needs-complete-set = A House goes on a complete set of yours without a House.
hotel-needs-house = A Hotel goes on a complete set of yours with a House and without a Hotel.
nothing-to-draw = There is nothing to draw.
card-does-something = This card can do something now, or may never be played for nothing.
never-for-nothing = A card that can do nothing is not played: put it into the bank.
no-such-set = There is no set { $set }; a colour has sets 0 to { $last }.
no-complete-set = Seat { $seat } has no complete { $colour } set { $set }.
# $card: deal-words.laid-*
not-outside-a-set = Seat { $seat } has no { FORM($card, "the") } outside a complete set.
# $card: deal-words.laid-*
own-not-outside-a-set = You have no { FORM($card, "the") } outside a complete set.

# Rent.

no-rent-card = That is no rent card.
one-target = A rent card of ten colours charges one opponent: name the target.
rent-card-of-other-colours = This rent card is not for { $colour }.
no-rent = Your { $colour } properties bring no rent.
ten-colours-not-doubled = A rent card of ten colours is not doubled in this game.
too-many-doublers = You can play { $most } Double The Rent with it now, not { $doublers }.
no-such-number-of-doublers = There are { $most } Double The Rent cards, not { $doublers }.

# Just Say No.

no-just-say-no = You hold no Just Say No.
only-to-doubling = In this game you can only say no to the doubling first.
no-doubling = There is no doubling that you could say no to.

# Paying, placing, discarding.

nothing-to-pay = Nothing is to be paid now.
no-such-money = You have no such card worth { $value } in your bank.
ten-colours-cannot-pay = A ten-colour wild card cannot pay.
# $card: deal-words.laid-*
card-not-there-to-pay = You have no { FORM($card, "the") } to pay with.
buildings-do-not-pay = Buildings on a set do not pay in this game.
not-all-there = You do not have all of this to pay with.
pays-too-little = You owe { $owed }, and this is worth only { $worth }.
house-under-hotel = A House cannot be paid from under its Hotel: add the Hotel.
# $card: deal-words.laid-*
other-card-is-placed = Now place the { $placed }, not the { FORM($card, "the") }.
too-many-cards = You may keep { $limit } cards: discard { $more } more.

# Rearranging.

no-rearrangement-left = You have rearranged your properties as often as a turn allows.
only-wild-cards-turn = Only wild cards turn.
cannot-turn-to = It cannot turn to { $colour }.
# $card: deal-words.laid-*
card-not-laid = You have no { FORM($card, "the") } on the table.
does-not-change-places = Only two different cards of yours in two sets, each fitting the other's, change places.
buildings-do-not-move = Buildings do not move in this game.
building-cannot-move = A building moves from one of your sets to a complete one that can take it.

# Answers of chance.

wrong-number-of-cards = Now { $count } cards are drawn, not { $named }.
too-many-of-a-card = Only { $most } of the cards that can be drawn now are { $card }, not { $named }.
too-few-of-a-card = The pile runs out, so all of it is drawn: { $least } { $card }, not { $named }.
