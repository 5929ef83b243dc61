here = croupier/words/en/only.ftl
