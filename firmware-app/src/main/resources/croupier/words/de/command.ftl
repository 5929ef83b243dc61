unknown-language = Die Sprache { $code } gibt es nicht; möglich sind { $codes }.
