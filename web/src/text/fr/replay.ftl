# Les mots des relectures et des règles imprimées.

replay-title = Relecture
rules-title = Règles
