# What a bot says of its moves in express, after its name: ExpressBotReason.
### $money: number to 99999
### $policemen: number to 3

stops-to-win = stops, and wins with { $money }
stops-for-policemen = stops: { $policemen } policemen
stops-with-money = stops with { $money }
dares-with-policemen = dares a roll with { $policemen } policemen
