unknown-language = El idioma { $code } no existe; elija uno de estos: { $codes }.
