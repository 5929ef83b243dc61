stops-to-win = para y gana con { $money }
    .lcd = para y gana
stops-for-policemen = para: { $policemen } policías
    .lcd = para: { $policemen } policías
stops-with-money = para con { $money }
    .lcd = para con { $money }
dares-with-policemen = se atreve a tirar con { $policemen } policías
    .lcd = tira con { $policemen } policías | osa: { $policemen } policías
