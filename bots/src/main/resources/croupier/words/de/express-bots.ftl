stops-to-win = hört auf und gewinnt mit { $money }
stops-for-policemen = hört auf: { $policemen } Polizisten
stops-with-money = hört mit { $money } auf
dares-with-policemen = wagt einen Wurf bei { $policemen } Polizisten
