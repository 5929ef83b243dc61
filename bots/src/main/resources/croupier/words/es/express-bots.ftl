stops-to-win = para y gana con { $money }
stops-for-policemen = para: { $policemen } policías
stops-with-money = para con { $money }
dares-with-policemen = se atreve a tirar con { $policemen } policías
