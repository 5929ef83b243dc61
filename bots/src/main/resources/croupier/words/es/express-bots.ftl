stops-to-win = se planta y gana con { $money }
    .lcd = se planta y gana
stops-for-policemen = se planta: { $policemen } policías
    .lcd = { $policemen } policías: ¡basta! | { $policemen } policías: para
stops-with-money = se planta con { $money }
    .lcd = se planta con { $money } | para con { $money }
dares-with-policemen = se atreve a tirar con { $policemen } policías
    .lcd = tira con { $policemen } policías | tira: { $policemen } policías
