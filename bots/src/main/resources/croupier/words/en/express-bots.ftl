# What a bot says of its moves in express, after its name: ExpressBotReason.
### $money: number to 99999
### $policemen: number to 3

stops-to-win = stops, and wins with { $money }
    .lcd = stops, and wins
stops-for-policemen = stops: { $policemen } policemen
    .lcd = stops: { $policemen } policemen | stops: { $policemen } police
stops-with-money = stops with { $money }
    .lcd = stops with { $money } | stops: { $money }
dares-with-policemen = dares a roll with { $policemen } policemen
    .lcd = dares: { $policemen } policemen | dares: { $policemen } police
