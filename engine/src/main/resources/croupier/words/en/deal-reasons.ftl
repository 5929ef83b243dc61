# Why something is refused in deal: DealReason.

# What is waited for.

now_play = Now play a card, rearrange your properties, or end your turn.
now_answer = Now answer: accept it, or say no with a Just Say No.
now_pay = Now choose what you pay with.
now_place = Now choose the colour of the wild card that you received.
now_discard = Now discard down to the hand limit.

# Playing cards.

no_plays_left = You have played { $plays } cards in this turn.
card_not_held = You hold no { $card }.
properties_are_laid = A property never goes into the bank: lay it.
buildings_are_built = A { $card } is put on a complete set: build it.
only_buildings_are_built = Only a House or a Hotel is built: lay a property.
house_needs_complete_set = A House goes on a complete set of yours without a House.
hotel_needs_house = A Hotel goes on a complete set of yours with a House and without a Hotel.
nothing_to_draw = There is nothing to draw.
card_does_something = This card can do something now, or is never played for nothing.
never_for_nothing = A card that can do nothing is not played: put it into the bank.
no_such_set = There is no set { $set }; a colour has sets 0 to { $last }.
no_complete_set = Seat { $seat } has no complete { $colour } set { $set }.
not_outside_a_set = Seat { $seat } has no { $card } outside a complete set.
own_not_outside_a_set = You have no { $card } outside a complete set.

# Rent.

no_rent_card = That is no rent card.
one_target = A rent card of ten colours charges one opponent: name the target.
rent_card_of_other_colours = This rent card is not for { $colour }.
no_rent = Your { $colour } properties bring no rent.
ten_colours_not_doubled = A rent card of ten colours is not doubled in this game.
too_many_doublers = You can play { $most } Double The Rent with it now, not { $doublers }.
no_such_number_of_doublers = There are { $most } Double The Rent cards, not { $doublers }.

# Just Say No.

no_just_say_no = You hold no Just Say No.
only_to_doubling = In this game you can only say no to the doubling first.
no_doubling = There is no doubling that you could say no to.

# Paying, placing, discarding.

nothing_to_pay = Nothing is to be paid now.
no_such_money = You have no such card worth { $value } in your bank.
ten_colours_cannot_pay = A ten-colour wild card cannot pay.
card_not_there_to_pay = You have no { $card } to pay with.
buildings_do_not_pay = Buildings on a set do not pay in this game.
not_all_there = You do not have all of this to pay with.
pays_too_little = You owe { $owed }, and this is worth only { $worth }.
house_under_hotel = A House cannot be paid from under its Hotel: add the Hotel.
other_card_is_placed = Now place the { $placed } wild card, not { $card }.
too_many_cards = You may keep { $limit } cards: discard { $more } more.

# Rearranging.

no_rearrangement_left = You have rearranged your properties as often as a turn allows.
only_wild_cards_turn = Only wild cards turn.
cannot_turn_to = It cannot turn to { $colour }.
card_not_laid = You have no { $card }.
does_not_change_places = Only two different cards of yours in two sets, each fitting the other's, change places.
buildings_do_not_move = Buildings do not move in this game.
building_cannot_move = A building moves from one of your sets to a complete one that can take it.

# Answers of chance.

wrong_number_of_cards = Now { $count } cards are drawn, not { $named }.
cards_out_of_order = Name the cards in their order: properties, wild cards, buildings, actions, rent, money.
too_many_of_a_card = Only { $most } of the cards that can be drawn now are { $card }, not { $named }.
too_few_of_a_card = The pile runs out, so all of it is drawn: { $least } { $card }, not { $named }.
