## Languages and general words
language-name = Français
word-yes = oui
word-no = non

## Mistakes in files
error-in-file = { $file } : { $problem }
error-in-file-at = { $file }, { $place } : { $problem }
error-no-file = impossible de lire le fichier : { $detail }.
error-not-yaml = ce n’est pas du YAML valide : { $detail }.
error-field = { $detail }.
error-unknown-game = Le jeu « { $game } » n’existe pas ; jeux connus : { $games }.
error-unknown-scenario = Le scénario « { $scenario } » n’existe pas ; scénarios connus : { $scenarios }.
error-unknown-map = La carte « { $map } » n’existe pas ; cartes connues : { $maps }.
error-unknown-hex = « { $hex } » n’est pas un hexagone : il faut une colonne de A à O et une rangée de 1 à 10, par exemple F5.
error-smoke-form = « { $text } » n’est pas une Fumée : il faut un hexagone et une force de 1 à 10, par exemple F5=4.
error-force-size = « { $size } » n’est pas une taille de force : il faut l’une de celles-ci : { $sizes }.
error-unknown-option = L’option « { $option } » n’existe pas ; options connues : { $options }.
error-option-value = L’option « { $option } » vaut { $value } : il faut un nombre entier de 0 à { $highest }.
error-unknown-bot = Le joueur virtuel « { $bot } » n’existe pas ; joueurs virtuels connus : { $bots }.
error-bots-number = Joueurs virtuels indiqués : { $found } ; il en faut { $expected }.
error-seats-number = Nombre de places : { $found } ; il en faut de { $least } à { $most }.
error-players-number = Joueurs indiqués : { $found } ; il en faut { $expected }.
error-number = « { $value } » n’est pas un nombre entier supérieur ou égal à { $lowest }.

## Records
error-record-empty = le fichier est vide : il faut un enregistrement de partie.
error-record-json = il faut un seul objet JSON sur cette ligne ; l’enregistrement est tronqué ou abîmé.
error-record-header = il faut un en-tête avec "fieldcraft": "record".
error-record-version = version d’enregistrement { $version } inconnue : il faut { $known }.
error-record-rules = l’enregistrement suit la version { $rules } des règles : il faut { $known }.
error-record-setup = impossible de mettre la partie en place : { $why }
error-record-line = il faut "do", "chance" ou "end".
error-record-cut = l’enregistrement est tronqué : il manque la ligne finale avec "end".
error-record-after-end = rien ne doit suivre la ligne finale.
error-record-no-chance = il faut ici un résultat pour « { $purpose } ».
error-record-other-chance = résultat attendu : « { $purpose } », parmi { $of } ; trouvé : « { $found } », parmi { $found_of }.
error-record-outcome = le résultat { $got } est impossible ici (nombre de possibilités : { $of }).
error-record-extra-chance = résultat pour « { $purpose } » que rien ne demandait : il faut une décision.
error-record-number = il faut la décision numéro { $number }.
error-record-seat = la place « { $seat } » n’existe pas : il faut { $seats }.
error-record-illegal = « { $do } » est refusé par la règle { $rule } : { $why }
error-record-notation = { $why }
error-record-end = fin de partie selon l’enregistrement : { $end } ; en rejouant la partie : { $found }.
error-record-count = décisions annoncées par l’enregistrement : { $stated } ; décisions trouvées : { $found }.
error-record-no-secret = il n’y a rien à vérifier : il faut un engagement dans l’en-tête et le secret dans la ligne finale.
error-record-commitment = le secret ne correspond pas à l’engagement pris au départ.
error-record-not-rolled = le résultat { $got } n’a pas été tiré : le secret donne { $due }.

## Scripts
error-script-failed = { $file }, ligne { $line } ({ $title }) : { $problem }
error-script-empty = il faut au moins un script.
error-script-is = { $why }
error-script-mapping = il faut des clés et des valeurs ({ $keys }).
error-script-missing = la clé « { $name } » manque.
error-script-key = clé inconnue « { $name } » ; clés possibles : { $keys }.
error-script-steps = il faut une liste d’étapes ayant chacune une seule clé : une place, ou l’un des mots { $words }.
error-script-chance = il faut une liste de résultats pour chaque type de tirage.
error-script-seat = il faut une seule place ({ $seats }) et ces mots : { $words }.
error-script-fact = la donnée « { $name } » n’existe pas.
error-script-outcome = résultat { $value } pour « { $purpose } » : il faut un nombre à partir de 0 et inférieur à { $of }.
error-script-card = { $card }, pour « { $purpose } », n’est pas dans la pile.
error-script-no-outcome = il ne reste aucun résultat pour « { $purpose } ».
error-script-unused = des résultats pour « { $purpose } » n’ont pas servi.
error-script-refused = « { $do } » a été refusé par la règle { $rule } : { $why }
error-script-fault = la position est incohérente : { $fault }.
error-script-allowed = « { $do } » est permis, mais ne devrait pas l’être.
error-script-rule = « { $do } » est refusé par la règle { $rule } ; règle attendue : { $expected }.
error-script-not-offered = « { $do } » n’est pas proposé.
error-script-odds = « { $do } » a pour total et probabilité { $found }.
error-script-expected = { $name } vaut { $found } ; valeur attendue : { $wanted }.

## Positions and notation
error-position-form = { $place } : { $detail }.
error-position-value = { $place } : la valeur { $value } est impossible ici.
error-position-choice = { $place } : « { $value } » est inconnu ; valeurs possibles : { $names }.
error-position-cards = { $place } : { $named ->
    [one] { $named } exemplaire indiqué
   *[other] { $named } exemplaires indiqués
}, mais le scénario en compte { $total }.
error-position-rest = { $place } : { $rest ->
    [one] { $rest } exemplaire n’est placé
   *[other] { $rest } exemplaires ne sont placés
} nulle part.
error-position-unit = { $place } : cette unité n’est pas dans le scénario.
error-position-counter = { $place } : « { $value } » est impossible ; il faut une tuile, une tuile et « suppressed », ou « off ».
error-notation = « { $notation } » n’est pas une action : il faut « end », « stop », ou un verbe suivi d’un mot ({ $verbs }).
error-notation-card = « { $word } » n’est pas une carte ; cartes possibles : { $cards }.
error-notation-tile = « { $word } » n’est pas une tuile de ce plateau ; tuiles possibles : { $tiles }.
error-notation-counter = « { $word } » n’est pas un pion : il faut un camp et une unité, par exemple ger.scout_a.
error-notation-number = « { $word } » : il faut un nombre de 0 à { $highest }.
error-notation-piece = « { $word } » n’est pas une pièce : il faut une unité, par exemple axis.3, ou une arme, par exemple w24.
error-notation-hex = « { $word } » n’est pas un hexagone : il faut une colonne et une rangée, par exemple F5.
error-notation-side = « { $word } » n’est pas un camp ; camps possibles : { $sides }.
error-notation-item = « { $word } » n’est pas un élément de la table de soutien.
error-chance-face = « { $value } » n’est pas un résultat pour { $purpose } : il faut un nombre.

## Places in files
place-line = ligne { $line }
place-line-field = ligne { $line }, { $field }
error-script-list = il faut une liste d’identifiants de règles.
error-script-number = « { $value } » n’est pas un nombre.
error-record-seats = places dans l’enregistrement : { $found } ; ce jeu n’admet pas ce nombre.

## Dates
date-day = { DATETIME($day, dateStyle: "long") }
date-span = { DATETIME($first, dateStyle: "long") } – { DATETIME($last, dateStyle: "long") }
