grizzled-title = Les Poilus
grizzled-option-level = Niveau
grizzled-level-rookie = Bleu : les pièges sont ignorés
grizzled-level-normal = Normal
grizzled-level-veteran = Vétéran : plus d’Épreuves, moins de Moral
grizzled-option-plain = À deux : avec ou sans l’Aumônier
grizzled-mode-chaplain = avec l’Aumônier, qui apporte son soutien comme troisième à la table
grizzled-mode-plain = sans lui ; presque jamais gagné, car les deux tuiles Soutien s’annulent presque toujours
grizzled-option-ladder = Échelle, avec l’Aumônier : un échelon par victoire
grizzled-ladder-step = { $trials } Épreuves, { $morale } Moral
grizzled-scenario = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
grizzled-date = La Grande Guerre
grizzled-seat = Joueur { $number }

## Who and what
grizzled-chaplain = l’Aumônier
grizzled-character = { $name }
grizzled-threat-night = Nuit
grizzled-threat-rain = Pluie
grizzled-threat-snow = Neige
grizzled-threat-shell = Obus
grizzled-threat-mask = Masque
grizzled-threat-whistle = Sifflet
grizzled-shows-2 = { $kind1 } + { $kind2 }
grizzled-shows-3 = { $kind1 } + { $kind2 } + { $kind3 }
grizzled-shows-6 = les six menaces
grizzled-card-copy = { $shown } ({ $copy })
grizzled-card-trap = { $shown } (piège)
grizzled-card-trauma-night = Traumatisme (Nuit)
grizzled-card-trauma-rain = Traumatisme (Pluie)
grizzled-card-trauma-snow = Traumatisme (Neige)
grizzled-card-phobia-shell = Phobie (Obus)
grizzled-card-phobia-mask = Phobie (Masque)
grizzled-card-phobia-whistle = Phobie (Sifflet)
grizzled-card-wounded = Blessé
grizzled-card-mute = Muet
grizzled-card-tyrannical = Tyrannique
grizzled-card-demoralized = Démoralisé
grizzled-card-fragile = Fragile
grizzled-card-fearful = Peureux
grizzled-card-panicked = Paniqué
grizzled-card-frenzied = Frénétique
grizzled-card-selfish = Égoïste
grizzled-card-hardheaded = Têtu
grizzled-card-prideful = Orgueilleux
grizzled-card-clumsy = Maladroit
grizzled-card-absent-minded = Distrait
grizzled-card-merry-christmas = Joyeux Noël
grizzled-tile-left1 = gauche
grizzled-tile-right1 = droite
grizzled-tile-left2 = deux à gauche
grizzled-tile-right2 = deux à droite

## What is asked
grizzled-prompt-over = La partie est finie.
grizzled-prompt-wait = C’est à { $seat } de décider.
grizzled-prompt-wait-answers = On répond au Discours ({ $speaker }, { $kind }).
grizzled-prompt-intensity = Manche { $round }. { $seat }, combien de cartes pour chacun ?
grizzled-prompt-turn = { $seat }, que fais-tu ?
grizzled-prompt-fearful = { $seat }, une menace est active deux fois : le Peureux doit se retirer.
grizzled-prompt-answer = Discours ({ $speaker }, { $kind }) : défausses-tu une carte qui montre cette menace ?
grizzled-prompt-relieve = { $seat }, Joyeux Noël : quel Coup Dur est défaussé ?
grizzled-prompt-remove = { $seat }, Distrait : quelle tuile Soutien est perdue ?
grizzled-prompt-tile = { $seat }, qui soutiens-tu ?
grizzled-prompt-benefit-success = { $seat }, l’escouade te soutient : défausse jusqu’à { $left ->
    [one] { $left } Coup Dur
   *[other] { $left } Coups Durs
}, ou récupère le Porte-Bonheur.
grizzled-prompt-benefit-failure = { $seat }, l’escouade te soutient : défausse jusqu’à { $left ->
    [one] { $left } Coup Dur
   *[other] { $left } Coups Durs
}.

## Answers
grizzled-option-intensity = { $number ->
    [one] { $number } carte pour chacun
   *[other] { $number } cartes pour chacun
}
grizzled-option-play = Jouer { $card }
grizzled-option-play-knock = Subir le Coup Dur { $card }
grizzled-option-play-relief = Jouer { $card }
grizzled-option-charm = Porte-Bonheur : défausser { $card }
grizzled-option-speech = Discours : { $kind }
grizzled-option-withdraw = Se retirer
grizzled-option-discard = Défausser { $card }
grizzled-option-decline = Ne rien défausser
grizzled-option-relieve = Défausser { $card } ({ $owner })
grizzled-option-relieve-nobody = Défausser { $card }
grizzled-option-remove = Perdre la tuile : { $tile }
grizzled-option-support = { $tile } : { $target }
grizzled-option-shed = Défausser { $card }
grizzled-option-recover = Récupérer le Porte-Bonheur
grizzled-option-done = Rien de plus

## Why not
grizzled-refusal-game-over = La partie est finie.
grizzled-refusal-no-such-action = Cette action n’existe pas.
grizzled-refusal-not-your-turn = C’est à quelqu’un d’autre de décider.
grizzled-refusal-finish-first = Il faut d’abord finir ce qui est commencé.
grizzled-refusal-intensity-too-low = Chacun reçoit au moins { $least }.
grizzled-refusal-intensity-too-high = Plus de { $most } ne changerait rien : la pile n’a pas plus de cartes.
grizzled-refusal-first-intensity-too-low = À la première manche, chacun reçoit au moins { $least }.
grizzled-refusal-intensity-chosen = L’intensité est déjà choisie.
grizzled-refusal-not-in-hand = { $card } n’est pas dans ta main.
grizzled-refusal-charm-spent = Ton Porte-Bonheur est utilisé ; seul le soutien le rend.
grizzled-refusal-not-in-no-mans-land = { $card } n’est pas dans le No Man’s Land.
grizzled-refusal-charm-other-threat = { $card } ne montre pas { $kind }, que ton Porte-Bonheur écarte.
grizzled-refusal-no-speech-token = Tu n’as pas de jeton Discours.
grizzled-refusal-is-mute = Un Muet ne fait pas de Discours.
grizzled-refusal-is-hardheaded = Un Têtu ne se retire pas avec deux cartes ou plus.
grizzled-refusal-is-prideful = Un Orgueilleux ne se retire que la main vide, ou en dernier.
grizzled-refusal-fragile-comrade = Tant qu’un camarade Fragile est en mission, les autres ne se retirent que la main vide.
grizzled-refusal-must-withdraw = Une menace est active deux fois : le Peureux doit se retirer.
grizzled-refusal-no-speech = Il n’y a pas de Discours auquel répondre.
grizzled-refusal-already-answered = Tu as déjà répondu.
grizzled-refusal-does-not-show = { $card } ne montre pas { $kind }.
grizzled-refusal-not-attached = Personne ne porte { $card }.
grizzled-refusal-not-a-knock = { $card } n’est pas un Coup Dur.
grizzled-refusal-no-such-tile = Tu n’as pas cette tuile.
grizzled-refusal-not-your-knock = Ce n’est pas à toi de défausser { $card }.
grizzled-refusal-charm-ready = Ton Porte-Bonheur est prêt.
grizzled-refusal-no-charm-after-failure = Après un échec, le Porte-Bonheur ne se récupère pas.
grizzled-refusal-one-benefit = Des Coups Durs ou le Porte-Bonheur, pas les deux.
grizzled-refusal-nothing-to-choose = Il n’y a rien de tel à choisir maintenant.
grizzled-refusal-has-withdrawn = Tu t’es retiré de cette mission.
grizzled-refusal-speaker-discards-nothing = Qui fait le Discours ne défausse rien.
grizzled-refusal-must-answer = Il faut d’abord répondre au Discours.

## What happens
grizzled-event-joined = Joueur { $number } : { $character }.
grizzled-event-tile-dealt = Ta troisième tuile Soutien, { $seat } : { $tile }.
grizzled-event-leads = { $seat } est le premier Chef de Mission.
grizzled-event-round-began = Manche { $round }. Chef de Mission : { $seat }.
grizzled-event-chaplain-placed = L’Aumônier pose une tuile Soutien face cachée.
grizzled-event-intensity = { $seat } choisit l’intensité : { $number }.
grizzled-event-received = { $seat } reçoit { $card }.
grizzled-event-dealt = { $seat } reçoit une carte.
grizzled-event-pile-empty = La pile des Épreuves est vide.
grizzled-event-frenzy = { $seat } est Frénétique et pioche d’autres cartes.
grizzled-event-turn-began = { $seat } agit.
grizzled-event-played = { $seat } joue { $card }.
grizzled-event-trap-sprung = Un piège ! { $seat } pioche et joue { $card }.
grizzled-event-trap-empty = Un piège, mais la pile des Épreuves est vide.
grizzled-event-attached = { $seat } subit un Coup Dur : { $card }.
grizzled-event-took-lead = { $seat } prend le commandement.
grizzled-event-relieved = { $seat } libère { $owner } d’un Coup Dur : { $card }.
grizzled-event-nothing-to-relieve = Joyeux Noël : personne n’a de Coup Dur.
grizzled-event-charm-used = { $seat } utilise le Porte-Bonheur : { $card } est défaussée.
grizzled-event-spoke = { $seat } fait un Discours : { $kind }.
grizzled-event-discarded = { $seat } défausse { $card }.
grizzled-event-kept = { $seat } ne défausse rien.
grizzled-event-tile-removed = { $seat } perd une tuile Soutien : { $tile }.
grizzled-event-tile-removed-unseen = { $seat } perd une tuile Soutien.
grizzled-event-tile-placed = { $seat } se retire et pose une tuile Soutien : { $tile }.
grizzled-event-withdrew = { $seat } se retire et pose une tuile Soutien.
grizzled-event-withdrew-bare = { $seat } se retire sans tuile Soutien.
grizzled-event-stumbled = Maladroit : { $seat } pioche et joue { $card }.
grizzled-event-stumbled-not = Maladroit, mais la pile des Épreuves est vide.
grizzled-event-failed = La mission échoue : { $kind } trois fois. { $number ->
    [one] { $number } carte retourne
   *[other] { $number } cartes retournent
} dans la pile des Épreuves.
grizzled-event-succeeded = La mission est réussie. { $number ->
    [one] { $number } carte du No Man’s Land est défaussée
   *[other] { $number } cartes du No Man’s Land sont défaussées
}.
grizzled-event-tile-revealed = Tuile Soutien ({ $seat }) : { $tile }. Elle va à { $target }.
grizzled-event-supported = { $seat } reçoit le soutien : { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}.
grizzled-event-chaplain-supported = L’Aumônier a le plus de tuiles ({ $number }) : personne n’est aidé.
grizzled-event-nobody-supported = Personne n’est soutenu.
grizzled-event-shed = { $seat } se débarrasse d’un Coup Dur : { $card }.
grizzled-event-recovered = { $seat } récupère le Porte-Bonheur.
grizzled-event-morale-dropped = Le Moral baisse : { $number ->
    [one] { $number } carte passe
   *[other] { $number } cartes passent
} dans la pile des Épreuves ({ $hands } en main).
grizzled-event-lead-passed = { $seat } devient Chef de Mission.
grizzled-event-token-given = { $seat } reçoit un jeton Discours.
grizzled-event-lead-stays = Un tyran garde le commandement : { $seat }.
grizzled-event-won = La paix ! La pile des Épreuves et toutes les mains sont vides.
grizzled-event-lost-by-knocks = { $seat } a subi trop de Coups Durs.
grizzled-event-lost-by-morale = La réserve de Moral est vide : le Monument apparaît.
grizzled-verdict-peace = L’escouade rentre chez elle : la guerre est finie, vous avez gagné ensemble.
grizzled-verdict-hard-knocks = La guerre a brisé l’un des vôtres : l’escouade a perdu.
grizzled-verdict-monument = Il ne reste qu’un monument : l’escouade a perdu.
grizzled-ladder-next = L’échelon suivant : { $trials } Épreuves, { $morale } Moral.
grizzled-ladder-top = Vous êtes rentrés du sommet de l’échelle, avec { $trials } Épreuves : elle ne va pas plus haut.
grizzled-error-threat = « { $word } » n’est pas une menace ; menaces possibles : { $threats }.
grizzled-error-ladder = Seuls deux joueurs avec l’Aumônier gravissent l’échelle (G-15.4) ; dans toute autre partie, « ladder » reste à 0.
