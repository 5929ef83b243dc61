# What a bot says of its moves in the classic games, after its name: ClassicBotReason.
### $cash: number to 999999
### $debt: number to 999999

keeps-cash = does not buy with { $cash } left
stays-in-jail = stays: it is dear outside
wants-a-group = would like a whole group
deal-is-fair = finds that fair
deal-is-too-dear = finds that too dear
asks-for-more = asks for more
needs-money = needs money: { $debt }
