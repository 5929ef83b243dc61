stops-to-win = s'arrête et gagne avec { $money }
    .lcd = s'arrête et gagne | stop et gagne
stops-for-policemen = s'arrête : { $policemen ->
    [one] { $policemen } policier
   *[other] { $policemen } policiers
 }
    .lcd = { $policemen ->
        [one] stop : { $policemen } policier
       *[other] stop : { $policemen } policiers | { $policemen } policiers
     }
stops-with-money = s'arrête avec { $money }
    .lcd = stop avec { $money } | stop : { $money }
dares-with-policemen = ose un lancer avec { $policemen ->
    [one] { $policemen } policier
   *[other] { $policemen } policiers
 }
    .lcd = { $policemen ->
        [one] ose : { $policemen } policier
       *[other] ose : { $policemen } policiers | ose: { $policemen } policiers
     }
