stops-to-win = hört auf und gewinnt mit { $money }
    .lcd = gewinnt damit
stops-for-policemen = hört auf: { $policemen } Polizisten
    .lcd = stopp: { $policemen } Polizisten | { $policemen } Polizisten
stops-with-money = hört mit { $money } auf
    .lcd = stopp mit { $money }
dares-with-policemen = wagt einen Wurf bei { $policemen } Polizisten
    .lcd = wagt: { $policemen } Polizisten | wagt: { $policemen } Poliz.
