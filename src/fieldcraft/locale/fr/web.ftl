## Every page
web-skip = Aller au contenu
web-home = Accueil
web-archive = Archives
web-settings = Nom, langue, thème
web-name = Ton nom
web-language = Langue
web-theme = Thème
web-theme-system = celui de l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-sound = Petits sons
web-menu = Menu
web-look-again = Actualiser
web-keep = Enregistrer
web-guest = Invité

## Home and starting
web-lead = Des jeux de guerre sur plateau, toutes règles comprises. Joue tout de suite : contre l’ordinateur, avec un ami par lien, ou à deux sur le même écran. Sans compte.
web-in-the-terminal = Dans le terminal
web-scenarios-number = { $number ->
    [one] { $number } scénario
   *[other] { $number } scénarios
}
web-play = Jouer
web-rules = Règles
web-my-tables = Tes parties
web-go-on = Continuer
web-look-back = Revoir
web-next-game = Passer à la partie suivante
web-same-screen = une deuxième personne sur cet écran
web-friend = un ami : tu reçois un lien à lui envoyer
web-begin = Commencer
web-forces = Qui a quoi

## At the table
web-offline = La connexion est perdue ; nouvelle tentative.
web-other-seat = Vers la place : { $side }
web-invite = Inviter quelqu’un à jouer : { $side }
web-link = Le lien de cette place
web-copy = Copier
web-copied = Copié
web-link-code = Le lien en code QR
web-renew-link = Un nouveau lien ; l’ancien ne marche plus
web-spectators-watch = Les spectateurs regardent ; seules les places agissent.
web-past = Retour en arrière
web-past-stop = Arrêter
web-step = Étape { $at } sur { $total }
web-now = La situation actuelle
web-took-back = Annulé ({ $side }).
web-took-back-what = Annulé ({ $side }) : { $what }
web-stood-in = L’ordinateur n’a pas répondu correctement ; un adversaire plus simple a joué à sa place : { $side }
web-stale = La partie a avancé depuis ton dernier regard. Voici où elle en est ; choisis à nouveau.
web-unreadable-title = Ça n’a pas marché
web-unreadable = Ce n’est pas compris ; choisis parmi ce qui est proposé.
web-not-found = Il n’y a rien ici
web-not-found-text = L’adresse est fausse, ou la partie n’est pas encore finie.
web-no-link = Ce lien ne mène nulle part
web-no-link-text = Il a été remplacé, ou n’a jamais existé. Demande à ton ami le lien actuel.
web-forged = La page était trop vieille
web-forged-text = La preuve que la demande vient de ce site manque ou a expiré. Reviens en arrière, recharge la page et réessaie.

## Archive
web-decisions = { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}
web-no-games = Pas encore de partie terminée.
web-upload = Revoir un enregistrement à toi
web-record = Enregistrement de partie
web-bad-record = Cet enregistrement ne peut pas être rejoué
web-download = Télécharger l’enregistrement
web-back = Reculer
web-forward = Avancer
web-at = Décision { $at } sur { $total }
web-eyes = Vu par
web-eyes-open = un spectateur
web-eyes-all = tous : mains ouvertes
web-go = Y aller
web-proof = Vérifier le hasard
web-proof-done = Les { $number } tirages découlent du secret, et le secret correspond à l’engagement montré au départ.
web-proof-how = Avant la première carte, la table a publié l’empreinte d’un secret. Chaque dé et chaque carte piochée se calculent à partir de ce secret, de leur numéro et de leur usage ; personne n’a pu en choisir ni en changer un seul. Télécharge l’enregistrement et lance « fieldcraft verify » pour le contrôler chez toi.
web-commitment = Engagement
web-secret = Secret
web-luck = Chance
web-luck-rolls = { $number ->
    [one] { $number } dé lancé.
   *[other] { $number } dés lancés.
}
web-face = Face
web-times = Fois
web-chapters = Chapitres
web-rounds = Entre deux joueurs virtuels : environ { $rounds } tours de jeu

## The panels of every table
table-log = Journal
table-log-chat = Journal et discussion
table-chat = Discussion
table-message = Message
table-send = Envoyer
table-who = Joueurs
table-who-here = présent
table-who-away = absent
table-who-bot = joueur informatique
table-back = Revenir ici
table-since = Depuis ton dernier tour

## Places
web-seats = Qui s’assied où ?
web-computer = ordinateur
web-sitter-me = vous
web-sitter-greedy = l’ordinateur, qui joue raisonnablement
web-sitter-random = l’ordinateur, qui joue au hasard
web-sitter-same-screen = vous, ou quelqu’un d’autre à cet écran
web-sitter-friend = un ami : vous recevez un lien à envoyer
web-stand-in = Laisser l’ordinateur jouer pour { $side }
web-come-back = Reprendre votre place : { $side }
web-stands-in = L’ordinateur joue maintenant pour { $side }.
web-came-back = { $side } est de retour.
web-keeps-seat = L’ordinateur joue pour { $side } jusqu’à ce que quelqu’un vienne par le lien de la place.
web-came = Une personne joue maintenant pour { $side }.
web-instead = Un ami à la place d’un camarade
web-instead-note = L’ordinateur joue à ces places jusqu’à ce que quelqu’un vienne par le lien.

## Talk
table-talk-phrases = La discussion libre est suspendue ; vous pouvez dire :
table-talk-closed = La discussion libre est suspendue.
web-talk = La parole à la table
web-talk-restricted = comme le veulent les règles : phrases toutes faites pendant une mission
web-talk-open = libre : chacun écrit ce qu’il veut
