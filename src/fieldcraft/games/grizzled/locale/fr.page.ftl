## The table as a page
grizzled-page-round = Mission { $round }
grizzled-page-intensity = intensité { $number }
grizzled-page-badge-yours = À toi
grizzled-page-badge-other = À { $seat }
grizzled-page-badge-answers = Réponses
grizzled-page-badge-over = Terminé
grizzled-page-stands = { $cards ->
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
} · { $gone ->
    [0] personne ne s’est retiré
    [one] { $gone } s’est retiré
   *[other] { $gone } se sont retirés
}
grizzled-page-comrades = Camarades, dans le sens horaire depuis ta gauche
grizzled-page-squad = L’escouade
grizzled-page-you = Toi
grizzled-page-chaplain = Aumônier
grizzled-page-acting = décide
grizzled-page-leader = Chef de Mission
grizzled-page-withdrew = s’est retiré
grizzled-page-withdrew-tile = s’est retiré · soutien posé
grizzled-page-tile-placed = soutien posé
grizzled-page-cards-word = { $number ->
    [one] carte en main
   *[other] cartes en main
}
grizzled-page-charm-ready = Porte-Bonheur contre { $kind }, prêt
grizzled-page-charm-spent = Porte-Bonheur contre { $kind }, épuisé
grizzled-page-tiles = Tuiles Soutien
grizzled-page-tiles-word = { $number ->
    [one] tuile Soutien
   *[other] tuiles Soutien
}
grizzled-page-speeches = Discours
grizzled-page-icons-word = Coups Durs : { $number } sur { $limit }
grizzled-page-knocks = Coups Durs
grizzled-page-your-tiles = Tes tuiles Soutien
grizzled-page-tile-face-down = face cachée : { $tile }

## No Man’s Land and the piles
grizzled-page-no-mans-land = No Man’s Land
grizzled-page-land-cards = Cartes du No Man’s Land
grizzled-page-land-empty = Rien ici pour l’instant.
grizzled-page-threats = Menaces actives
grizzled-page-threat-count = { $number } sur { $limit }
grizzled-page-one-away = plus qu’une
grizzled-page-piles = La Paix et le Monument
grizzled-page-trials-left = Épreuves restantes
grizzled-page-morale-left = de Moral
grizzled-page-peace-under = Vide, avec toutes les mains vides : la paix, vous gagnez.
grizzled-page-peace-seen = La Paix est en vue : videz vos mains.
grizzled-page-monument-under = Vide : le Monument, vous perdez.
grizzled-page-monument-seen = Le Monument.
grizzled-page-supply = Discours dans la réserve : { $number }
grizzled-page-reveal = Soutien, révélé ensemble
grizzled-page-supports = soutient
grizzled-page-no-tiles = Personne n’avait posé de tuile Soutien.
grizzled-page-mission-failed = La mission a échoué : troisième menace, { $kind }. { $number ->
    [one] { $number } carte retourne
   *[other] { $number } cartes retournent
} dans les Épreuves.
grizzled-page-mission-succeeded = La mission a réussi : { $number ->
    [one] { $number } carte est
   *[other] { $number } cartes sont
} derrière vous.
grizzled-page-is-supported = { $seat } est soutenu ({ $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}).
grizzled-page-nobody-supported = Personne n’est soutenu.
grizzled-page-morale-fell = Le Moral baisse de { $number }.

## Cards
grizzled-page-hand = Main
grizzled-page-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
grizzled-page-hand-empty = Ta main est vide.
grizzled-page-trap = Piège
grizzled-page-trap-ignored = Piège, ignoré à ce niveau
grizzled-page-effect-threat = Tant que tu es en mission, une menace active de plus : { $kind }.
grizzled-page-effect-wounded = Pèse autant que deux Coups Durs.
grizzled-page-effect-mute = Tu ne peux ni parler ni faire de Discours.
grizzled-page-effect-tyrannical = Tu prends le commandement et le gardes ; personne ne reçoit de Discours.
grizzled-page-effect-demoralized = Le Moral baisse d’une carte de plus.
grizzled-page-effect-fragile = Tant que tu es en mission, les autres ne se retirent que la main vide.
grizzled-page-effect-fearful = Si une menace est active deux fois au début de ton tour, tu dois te retirer.
grizzled-page-effect-panicked = Quand tu te retires, ta tuile Soutien est tirée au hasard.
grizzled-page-effect-frenzied = Tu pioches deux cartes de plus à chaque Préparation.
grizzled-page-effect-selfish = Ta tuile Soutien te soutient toi-même.
grizzled-page-effect-hardheaded = Tu ne peux pas te retirer avec deux cartes ou plus.
grizzled-page-effect-prideful = Tu ne te retires que la main vide, ou en dernier.
grizzled-page-effect-clumsy = Quand tu te retires, tu pioches une Épreuve et la joues.
grizzled-page-effect-absent-minded = Quand tu te retires, tu perds d’abord une tuile Soutien.
grizzled-page-effect-merry-christmas = Débarrasse quelqu’un d’un Coup Dur.
grizzled-page-third = Troisième menace, { $kind } : la mission échoue.
grizzled-page-breaking = Tu porterais { $number } Coups Durs : sans soutien, la partie est perdue.
grizzled-page-springs = Un piège : la première carte des Épreuves est piochée et jouée aussi.

## What is asked
grizzled-page-prompt = Tes actions
grizzled-page-waiting = On attend { $seats }
grizzled-page-waiting-answers = On attend les autres
grizzled-page-doing-intensity = Choisit la dureté de la mission.
grizzled-page-doing-turn = Choisit que faire.
grizzled-page-doing-answer = Un Discours sur { $kind } : tous les autres peuvent défausser une carte, en secret.
grizzled-page-your-answer = Tu défausses { $card } quand tous auront répondu.
grizzled-page-doing-relieve = Joyeux Noël : choisit un Coup Dur à défausser.
grizzled-page-doing-remove = Perd une tuile Soutien.
grizzled-page-doing-tile = Pose une tuile Soutien.
grizzled-page-doing-benefit = Choisit à quoi sert le soutien.
grizzled-page-doing-over = La partie est terminée.
grizzled-page-ask-turn = À toi : joue une carte, ou
grizzled-page-ask-turn-card = À toi : joue une carte
grizzled-page-ask-turn-empty = À toi, la main vide
grizzled-page-ask-withdraw = Tu ne peux que te retirer
grizzled-page-ask-intensity = Mission { $round } : combien de cartes chacun ?
grizzled-page-ask-answer = { $seat } fait un Discours : { $kind }
grizzled-page-ask-benefit = L’escouade te soutient
grizzled-page-ask-relieve = Joyeux Noël : quel Coup Dur s’en va ?
grizzled-page-ask-remove = Quelle tuile Soutien perds-tu ?
grizzled-page-ask-tile = Qui soutiens-tu ?
grizzled-page-hint-withdraw = Un Coup Dur ne te laisse pas d’autre choix.
grizzled-page-hint-charm = Ton Porte-Bonheur peut retirer une carte marquée du No Man’s Land.
grizzled-page-hint-intensity = La pile des Épreuves compte { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
grizzled-page-hint-answer = Choisis une carte de ta main à défausser, ou garde-les. Ta réponse reste secrète jusqu’à ce que tous aient répondu.
grizzled-page-hint-answer-none = Aucune carte de ta main ne la montre. Les autres n’en savent rien.
grizzled-page-hint-success = Défausse jusqu’à { $left ->
    [one] { $left } Coup Dur
   *[other] { $left } Coups Durs
}, ou récupère ton Porte-Bonheur.
grizzled-page-hint-failure = Après un échec : défausse jusqu’à { $left ->
    [one] { $left } Coup Dur
   *[other] { $left } Coups Durs
}.
grizzled-page-hint-relieve = Le tien ou celui d’un camarade.
grizzled-page-hint-remove = Elle quitte le jeu sans être vue.
grizzled-page-hint-tile = La tuile reste face cachée jusqu’à ce que toutes soient révélées.
grizzled-page-group-withdraw = Te retirer et soutenir
grizzled-page-group-speech = Faire un Discours (il en reste { $number })
grizzled-page-support-tile = { $target }
grizzled-page-lose-tile = Perdre : { $tile }
grizzled-page-why-not = Pourquoi pas ?
grizzled-page-verb-play = Jouer
grizzled-page-verb-charm = Porte-Bonheur
grizzled-page-verb-discard = Défausser
grizzled-page-verb-speech = Discours
grizzled-page-verb-withdraw = Se retirer

## Before it is done
grizzled-page-aim-play = Jouer { $card } dans le No Man’s Land ?
grizzled-page-aim-knock = Subir le Coup Dur { $card } ?
grizzled-page-aim-relief = Jouer Joyeux Noël ?
grizzled-page-aim-charm = Utiliser ton Porte-Bonheur sur { $card } ?
grizzled-page-aim-speech = Faire un Discours sur { $kind } ?
grizzled-page-aim-withdraw = Te retirer de la mission ?
grizzled-page-aim-support = Te retirer et soutenir { $target } ?
grizzled-page-aim-intensity = { $number ->
    [one] Distribuer { $number } carte à chacun ?
   *[other] Distribuer { $number } cartes à chacun ?
}
grizzled-page-aim-other = { $what } ?
grizzled-page-note-safe = Aucune menace ne devient active une troisième fois.
grizzled-page-note-charm = La carte entière quitte le jeu ; le Porte-Bonheur est épuisé.
grizzled-page-note-speech = { $number ->
    [0] Personne d’autre n’est en mission.
    [one] { $number } camarade peut défausser une carte qui la montre.
   *[other] { $number } camarades peuvent chacun défausser une carte qui la montre.
}
grizzled-page-note-intensity = { $number ->
    [one] { $number } carte sera distribuée.
   *[other] { $number } cartes seront distribuées.
}
grizzled-page-note-withdraw = Tu ne fais plus rien dans cette mission. { $number ->
    [0] Ta main est vide.
    [one] Tu gardes { $number } carte.
   *[other] Tu gardes { $number } cartes.
}
grizzled-page-note-last = Tu es le dernier : la mission se termine. { $number ->
    [0] Ta main est vide.
    [one] Tu gardes { $number } carte.
   *[other] Tu gardes { $number } cartes.
}
grizzled-page-do-play = La jouer
grizzled-page-do-charm = Utiliser le Porte-Bonheur
grizzled-page-do-speech = Parler
grizzled-page-do-withdraw = Me retirer
grizzled-page-do-intensity = Distribuer
grizzled-page-do-relieve = Défausser
grizzled-page-do-remove = La perdre
grizzled-page-do-support = Poser la tuile
grizzled-page-do-shed = Défausser
grizzled-page-do-recover = Récupérer
grizzled-page-do-done = Terminer
grizzled-page-no-undo = Cela ne se reprend pas.
grizzled-page-cancel = Annuler
grizzled-page-undo = Reprendre
grizzled-page-undo-what = reprend : { $what }
grizzled-page-undo-nothing = rien à reprendre

## Log and end
grizzled-page-dealt = Cartes distribuées : { $shares }.
grizzled-page-dealt-you = Les tiennes : { $cards }.
grizzled-page-tiles-revealed = Soutien, révélé ensemble :
grizzled-page-won = Vous rentrez chez vous
grizzled-page-lost = L’escouade est perdue
grizzled-page-story = L’histoire de l’escouade
grizzled-page-mission = Mission { $round }
grizzled-page-chapter = Chef : { $leader } ; intensité { $intensity }, { $cards ->
    [one] { $cards } carte jouée
   *[other] { $cards } cartes jouées
}.
grizzled-page-spoke = Discours, { $seat } : { $kind }.
grizzled-page-failed-by = échec : troisième menace, { $kind }
grizzled-page-succeeded = réussie
grizzled-page-broken = Brisé par la guerre
grizzled-page-marked = Marqué par la guerre
grizzled-page-unharmed = Indemne
grizzled-page-fate = { $fate } : { $cards }

## What may be said in a mission
grizzled-page-say-threat = Encore une menace ({ $kind }) et la mission échoue.
grizzled-page-say-support = { $seat } a besoin de soutien.
grizzled-page-say-morale = Le Moral s’épuise.
grizzled-page-say-on = On peut continuer.
grizzled-page-say-leave = Retirons-nous à temps.
grizzled-page-say-speech = Un Discours aiderait.
grizzled-page-say-thanks = Bien joué, camarades.
