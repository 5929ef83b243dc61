stops-to-win = s'arrête et gagne avec { $money }
stops-for-policemen = s'arrête : { $policemen } policiers
stops-with-money = s'arrête avec { $money }
dares-with-policemen = ose un lancer avec { $policemen } policiers
