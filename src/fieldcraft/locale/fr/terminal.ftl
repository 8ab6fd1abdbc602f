## Words that are understood as commands, besides the English ones
command-board = plateau table
command-cards = cartes
command-more = plus
command-why = pourquoi
command-undo = annuler
command-log = journal
command-hint = conseil
command-quiet = silence
command-save = enregistrer sauver
command-help = aide
command-quit = quitter

help-board = affiche le plateau et la situation des deux camps
help-cards = affiche tes piles et les deux réserves
help-more = les réponses possibles, mais rarement voulues
help-why = pourquoi : ce qui est impossible maintenant ; pourquoi 3 : le calcul de l’option 3 ; pourquoi suivi d’une action : ce qu’il en est de celle-là
help-undo = annule ta dernière décision, si rien n’a été lancé, pioché ou révélé depuis
help-log = ce qui s’est passé ; journal 50 : les 50 dernières lignes
help-hint = ce que ferait un joueur avisé
help-quiet = silence : quelles réactions passent d’elles-mêmes, et comment le changer
help-save = enregistrer FICHIER : écrit l’enregistrement de partie
help-help = affiche cette liste
help-quit = quitte le programme ; la partie t’attend
help-number = Réponds par le numéro d’une option.

## At the table
terminal-press-enter = Appuie sur Entrée.
terminal-hand-over = Passe le clavier au camp qui joue : { $side }.
terminal-more = Autres réponses, rarement voulues : { $number }. Tapez plus pour les voir.
terminal-no-more = Toutes les réponses sont affichées.
terminal-no-number = Il faut un numéro de 1 à { $highest }.
terminal-not-understood = « { $answer } » n’est pas compris : réponds par un numéro, ou tape « aide ».
terminal-odds = { $percent } % : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $total } ou plus, ou un 0
terminal-odds-best = meilleure cible { $target }, { $percent } % : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $total } ou plus, ou un 0
terminal-odds-of = { $percent } % : { $outcome }
terminal-sum = { $parts } = { $total } ; { $odds }.
terminal-allowed = « { $do } » est permis.
terminal-nothing-refused = Rien de ce que tu pourrais vouloir faire n’est refusé maintenant.
terminal-undone = Décision annulée.
terminal-no-undo = Impossible d’annuler : des dés ont été lancés, des cartes piochées ou révélées, ou le tour est passé à l’autre camp.
terminal-hint = Peut-être l’option { $number }, « { $label } ».
terminal-saved = L’enregistrement de partie est dans { $file }.
error-not-written = Impossible d’écrire { $file } : { $detail }.
terminal-waits = La partie t’attend. Pour la reprendre : fieldcraft text --resume
terminal-record-kept = L’enregistrement de partie est dans { $file }. Pour revoir la partie : fieldcraft replay FILE
terminal-commands = Tape « aide » pour connaître les commandes.

## What passes by itself: the command quiet
quiet-word-empty = vide
quiet-word-on = oui
quiet-word-off = non
quiet-none = Ce jeu ne demande jamais si tu réagis : il n’y a rien à laisser passer.
quiet-empty-on = Là où tu ne pourrais que passer, rien ne t’est demandé.
quiet-empty-off = La question t’est posée même là où tu ne pourrais que passer.
quiet-seen = Qui est assis à côté de toi devine, quand une question manque, que tu n’as rien pour y répondre.
quiet-asked = Partout où tu pourrais réagir, la question t’est posée.
quiet-until = Les réactions passent d’elles-mêmes { $period }.
quiet-kind-asked = { $kind } : la question t’est posée quand même.
quiet-kind-passes = { $kind } : passe avec le reste.
quiet-not-now = « { $period } » : rien de tel n’est en cours.
quiet-not-understood = « { $words } » n’est pas un réglage : tape « silence » seul pour les voir.
quiet-how-empty = ne pas demander, ou demander, là où tu ne pourrais que passer
quiet-how-period = laisser passer les réactions { $period }
quiet-how-kind = { $kind } : le laisser passer avec le reste, ou décider
quiet-how-off = être de nouveau interrogé partout
quiet-passed = { $question } { $answer } (automatique)

## The menu
menu-welcome = Fieldcraft
menu-start = Que veux-tu faire ?
menu-new = Commencer une nouvelle partie
menu-next-now = La jouer maintenant
menu-next-later = Pas maintenant
menu-next-command = Plus tard, avec : { $command }
menu-game = Quel jeu ?
menu-resume = Reprendre la partie interrompue ({ $game }, scénario { $scenario }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
})
menu-scenario = Quel scénario ?
menu-scenario-line = { $title } ({ $place }, { $date })
menu-campaign = une campagne : plusieurs scénarios à la suite
menu-campaign-from = À partir de quel scénario ?
menu-campaign-to = Jusqu’à quel scénario ?
menu-side = Quel camp joues-tu ?
menu-side-line = { $side } : { $goal }
menu-opponent = Contre qui ?
menu-opponent-person = une deuxième personne à ce clavier
menu-opponent-greedy = un joueur virtuel avisé
menu-opponent-random = un joueur virtuel qui joue au hasard
menu-seat = Quelle place est la tienne ?
menu-others = Qui prend les autres places ?
menu-others-person = des personnes à ce clavier
menu-others-greedy = des joueurs virtuels avisés
menu-others-random = des joueurs virtuels qui jouent au hasard
menu-others-mixed = un mélange : choisir place par place
menu-player = { $seat } : qui joue ?
menu-player-person = une personne à ce clavier
menu-player-greedy = un joueur virtuel avisé
menu-player-random = un joueur virtuel qui joue au hasard
menu-choice = Numéro (de 1 à { $highest }) :

## Campaigns
campaign-next = Scénario suivant : { $scenario }.
campaign-honour = { $side } : tu peux décerner une distinction à une carte ou à une unité (Entrée : aucune) :
campaign-none-waiting = Il n’y a aucune partie à reprendre.

error-save-header = il faut une sauvegarde de cette version.
error-campaign-run = « { $run } » n’est pas une suite de scénarios : il faut deux numéros, par exemple 1-4, le premier ne dépassant pas le second.
error-seat = Le camp « { $seat } » n’existe pas ; camps connus : { $seats }.
error-opponent = L’adversaire « { $opponent } » n’existe pas : il faut person, ou un joueur virtuel ({ $bots }).
error-option-form = « { $text } » n’est pas une option : il faut NOM=NOMBRE.
error-name-game = Indique d’abord le jeu : fieldcraft text GAME ..., avec l’un de ces jeux : { $games }.
error-replay-at = La décision { $at } n’existe pas : l’enregistrement en compte { $total }.
error-workers = Plusieurs processus web demandent PostgreSQL : règle DATABASE_URL sur postgres://...
error-load-address = { $address } n’est pas sur cette machine : un essai de charge ne vise que localhost.
error-load-server = Aucun serveur ne répond à { $address } : { $detail }.
