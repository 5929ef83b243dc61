unknown-language = La langue { $code } n'existe pas ; choisissez parmi { $codes }.
