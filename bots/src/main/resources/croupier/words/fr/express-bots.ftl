stops-to-win = s'arrête et gagne avec { $money }
    .lcd = s'arrête et gagne | stop et gagne
stops-for-policemen = s'arrête : { $policemen } policiers
    .lcd = stop : { $policemen } policiers | { $policemen } policiers
stops-with-money = s'arrête avec { $money }
    .lcd = stop avec { $money } | stop : { $money }
dares-with-policemen = ose un lancer avec { $policemen } policiers
    .lcd = ose : { $policemen } policiers | ose: { $policemen } policiers
