# Setting up by special rules, and what they change in play (CC-SR).

combat-commander-prompt-fortifying = { $side } : place { $works }. Dans quel hexagone ?
combat-commander-prompt-weaker-mines = { $side } : affaiblir toutes les mines et prendre une carte dans la main de départ ?
combat-commander-prompt-kept = { $side } : faire entrer une pièce gardée de côté ?
combat-commander-prompt-bringing = { $side } : dans quel hexagone entre { $unit } ?
combat-commander-prompt-arming = { $side } : qui prend { $weapon } ?
combat-commander-prompt-rewarding = { $side } : une unité ennemie est sortie par votre bord. Rallier une unité ou en faire une vétérane ?
combat-commander-option-hold-back = Garder pour plus tard
combat-commander-option-order-as = Comme { $order } : { $sense } [{ $card }]
combat-commander-option-harden = Vétéran : { $unit }
combat-commander-told-opening-card = { $side } commence avec { $card } en main.
combat-commander-told-random-hex-drawn = { $side }, hexagone aléatoire { $hex } pour l’unité suivante : { $card }.
combat-commander-told-mines-weakened = Toutes les mines ont maintenant la force { $number }.
combat-commander-told-order-limit-rose = { $side } peut maintenant donner jusqu’à { $number } ordres par tour.
combat-commander-told-fog-lifted = Le brouillard se lève : il ajoute maintenant { $number } à chaque gêne.
combat-commander-told-radio-arrived = { $side } : la radio est arrivée.
combat-commander-told-armed = { $unit } prend { $weapon }.
combat-commander-refusal-not-its-place = Le scénario place cela ailleurs.
combat-commander-refusal-not-chained = Les hexagones doivent former une chaîne : avec une unité amie ou à côté.
combat-commander-refusal-cannot-wait = Cela ne peut pas être placé sur cette case de temps.
combat-commander-refusal-not-optional = Cela doit être placé maintenant.
combat-commander-refusal-not-its-carrier = Cette unité ne peut pas commencer avec l’arme.
combat-commander-refusal-raid-blocked = Personne ne sort tant qu’une unité ennemie sur la carte a une arme.
combat-commander-refusal-cover-too-low = L’arme ne peut pas attaquer un hexagone si peu couvert{ $numbers }.
combat-commander-refusal-no-other-order = La carte ne peut pas être jouée ainsi pour un autre ordre.
