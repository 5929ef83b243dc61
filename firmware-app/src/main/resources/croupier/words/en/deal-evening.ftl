# What is told of deal when an evening is over.
### $who: player
### $other: player
### $amount: number to 200
### $count: number to 200
### $usual: decimal

payment = The dearest payment
payment-told = { $who } paid { $other } ${ $amount } at once.
sets = Most sets stolen
sets-told = { $count ->
    [one] { $who } took a whole set.
   *[other] { $who } took { $count } whole sets.
 }
no = Most refusals
no-told = { $count ->
    [one] { $who } just said no once.
   *[other] { $who } just said no { $count } times.
 }
taken = Most properties taken
taken-told = { $count ->
    [one] { $who } took one property.
   *[other] { $who } took { $count } properties.
 }
luck-cards = Cards everybody wants
    .told = { $who } drew { $count } of the cards everybody wants, where { $usual } are usual
