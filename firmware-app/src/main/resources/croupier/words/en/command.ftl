### $code: text of 20
### $codes: text of 14

unknown-language = There is no language { $code }; choose one of { $codes }.
