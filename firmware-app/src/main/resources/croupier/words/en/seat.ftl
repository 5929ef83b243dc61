# What the unit and the server say about pages at the seats.
### $name: text of 15
### $number: number to 99
### $seat: number to 6
### $most: number to 99
### $field: text of 8

phone-asks = A phone shows { $number } and asks for { $name }'s seat. If it is yours, press the button of seat { $seat }. BACK: no.
    .lcd =
        Phone { $number }: yours?
        { $name }
        Then press seat { $seat } | Then seat { $seat }
        BACK: no
my-phone = it is my phone
no-phone = no
not-now = You cannot take a seat just now. The unit says why.
not-yours = Nobody at the unit said that this is their phone.
not-any-more = Phones have asked too often. Ask again in the next game.
too-many-claims = You have asked too often; wait two minutes.
busy = The table does not answer; try again.
too-late = That is over already. See what is asked now.
nobody-there = Nobody plays at this seat.
held = A bot plays here. In a pause the unit gives the seat back to a person.
full = No more can join.
name-taken = Another seat has this name already; choose another.
name = A name has up to { $most } letters.
token-old = This page has no seat any more; take one.
not-json = The body is one JSON object.
unfit = The field { $field } is missing, or not what it should be.
