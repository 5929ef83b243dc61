stops-to-win = hört auf und gewinnt mit { $money }
    .lcd = gewinnt damit
stops-for-policemen = hört auf, bei { $policemen } Polizisten
    .lcd = Schluss: { $policemen } Poliz. | Stopp: { $policemen } Poliz.
stops-with-money = hört mit { $money } auf
    .lcd = Schluss mit { $money } | Schluss: { $money }
dares-with-policemen = wagt noch einen Wurf, trotz { $policemen } Polizisten
    .lcd = trotz { $policemen } Polizisten | trotz { $policemen } Poliz.
