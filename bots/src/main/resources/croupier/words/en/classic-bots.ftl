# What a bot says of its moves in the classic games, after its name: ClassicBotReason.
### $cash: number to 999999
### $debt: number to 999999

keeps-cash = does not buy with { $cash } left
    .lcd = keeps { $cash }
stays-in-jail = stays: it is dear outside
    .lcd = jail is safer
wants-a-group = would like a whole group
    .lcd = wants a whole group | wants a group
deal-is-fair = finds that fair
    .lcd = finds that fair
deal-is-too-dear = finds that too dear
    .lcd = finds that too dear | too dear
asks-for-more = asks for more
    .lcd = asks for more
needs-money = needs money: { $debt }
    .lcd = needs money: { $debt } | needs { $debt }
