# What a bot says of its moves in the classic games, after its name: ClassicBotReason.
### $cash: number to 999999
### $debt: number to 999999

keeps-cash = will not buy, with only { $cash } left
    .lcd = keeps { $cash }
stays-in-jail = stays: it is expensive out there
    .lcd = jail is safer
wants-a-group = would like a whole group
    .lcd = wants a whole group | wants a group
deal-is-fair = thinks that is fair
    .lcd = thinks it is fair | it is fair
deal-is-too-dear = thinks that is too much
    .lcd = thinks it too much | too much
asks-for-more = asks for more
    .lcd = asks for more
needs-money = needs money: { $debt }
    .lcd = needs money: { $debt } | needs { $debt }
