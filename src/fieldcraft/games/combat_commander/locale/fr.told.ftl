## Ce qui s’est passé
combat-commander-told-set-up-done = { $side } : placement terminé.
combat-commander-told-set-up-shown = Les deux placements sont définitifs et visibles.
combat-commander-told-drew = { $side } : pioche { $card }.
combat-commander-told-drew-unseen = { $side } : pioche une carte.
combat-commander-told-reshuffled = { $side } : nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
combat-commander-told-turn-began = Tour { $turn } : { $side }.
combat-commander-told-ordered = { $side } : ordre { $order } [{ $card }].
combat-commander-told-passed = { $side } : passe.
combat-commander-told-discarded = { $side } : défausse { $card }.
combat-commander-told-turn-ended = { $side } : fin du tour.
combat-commander-told-activated = Unité activée : { $unit } ({ $hex }).
combat-commander-told-played = { $side } : action { $action } [{ $card }].
combat-commander-told-rolled = { $side }, { $purpose } : { $white } et { $coloured } [{ $card }].
combat-commander-told-rerolled = { $side } : annule le jet.
combat-commander-told-triggered = { $side } : { $trigger }
combat-commander-told-revealed = { $side } : carte retournée, { $card }.
combat-commander-told-random-hex = { $side } : hexagone au hasard { $hex } [{ $card }].
combat-commander-told-event-drawn = { $side } : événement { $event } [{ $card }].
combat-commander-told-aimed = { $side } : tir sur { $hex }, PF { $fp }, gêne { $hindrance }, hauteur { $height }.
combat-commander-told-targeted = Visée de { $hex } : dés multipliés { $product } moins gêne { $hindrance }, distance { $range } : { $hit ->
    [yes] touché
   *[no] manqué
}.
combat-commander-told-attacked = { $side } : attaque sur { $hex }, PF { $fp }.
combat-commander-told-attack-total = Total d’attaque sur { $hex } : PF { $fp }, dés { $dice }, en tout { $total }.
combat-commander-told-defended = Défense de { $unit } : moral { $morale }, dés { $dice }, en tout { $total } contre { $attack }.
combat-commander-told-broke = { $unit } ({ $hex }) : unité démoralisée.
combat-commander-told-was-suppressed = { $unit } ({ $hex }) : unité neutralisée.
combat-commander-told-rallied = { $unit } ({ $hex }) : unité ralliée.
combat-commander-told-recovered = { $unit } ({ $hex }) : unité qui n’est plus neutralisée.
combat-commander-told-eliminated = { $unit } ({ $hex }) : unité éliminée, { $points } PV.
combat-commander-told-weapon-broke = { $weapon } : arme en panne ({ $unit }).
combat-commander-told-weapon-fixed = { $weapon } : arme réparée ({ $unit }).
combat-commander-told-weapon-lost = { $weapon } : arme perdue.
combat-commander-told-moved = { $unit } : de { $from } à { $hex }.
combat-commander-told-retreated = { $unit } : repli de { $from } à { $hex }.
combat-commander-told-exited = { $unit } quitte la carte depuis { $from } : { $points } PV.
combat-commander-told-control = Objectif { $objective } : contrôle, { $side }.
combat-commander-told-gained = { $side } : { $points } PV.
combat-commander-told-time-advanced = { $side } : avance du temps, case { $time }.
combat-commander-told-chit-opened = Jeton ouvert : { $chit }.
combat-commander-told-chit-drawn = { $side } : jeton secret { $chit }.
combat-commander-told-chit-drawn-unseen = { $side } : un jeton secret.
combat-commander-told-melee-fp = Mêlée en { $hex } : PF de l’Axe { $axis }, PF des Alliés { $allies }.
combat-commander-told-melee-fought = Mêlée en { $hex } : Axe { $axis }, Alliés { $allies }.
combat-commander-told-smoke-put = Fumée de force { $strength } en { $hex }.
combat-commander-told-smoke-removed = La fumée en { $hex } s’est dissipée.
combat-commander-told-blaze-put = Incendie en { $hex }.
combat-commander-told-works-put = { $hex }, maintenant : { $works }.
combat-commander-told-works-removed = { $hex }, retiré : { $works }.
combat-commander-told-entered = { $unit } entre en { $hex }.
combat-commander-told-initiative = { $side } : tient maintenant la carte Initiative.
combat-commander-told-checked = Jet pour { $unit } : dés { $dice } contre moral { $morale }.
combat-commander-told-surrender-moved = { $side } : reddition maintenant à { $number }.
combat-commander-told-ended = La partie est finie : { $reason }. Victoire : { $side }.
combat-commander-told-hardened = { $unit } ({ $hex }) : unité aguerrie.
combat-commander-told-replaced = { $hex } : blessures légères, { $unit } à la place du groupe.
combat-commander-told-deployed = { $hex } : le groupe se déploie en { $unit } et { $twin }.
combat-commander-told-fled = { $unit } : fuite de { $from } à { $hex }.
combat-commander-told-hand-shown = { $side } : montre sa main.
combat-commander-told-card-shown = { $side } : a { $card } en main.
combat-commander-told-support = { $side } : { $item }, de la table de soutien.
combat-commander-told-scrounged = { $unit } : prend { $weapon }.
combat-commander-told-concealed = { $side } : le couvert { $cover } dissimule ; total d’attaque maintenant { $total }.
combat-commander-told-radio-broke = { $side }, hors service : { $radio }.
combat-commander-told-radio-fixed = { $side }, de nouveau en service : { $radio }.
combat-commander-told-radio-lost = { $side }, définitivement perdu : { $radio }.
combat-commander-told-spotted = { $unit } demande { $smoke ->
    [yes] de la fumée
   *[no] des obus
} en { $hex }.
combat-commander-told-drifted = Le tir de réglage dévie de { $from } en { $hex }.
combat-commander-told-drifted-off = Le tir de réglage dévie de { $from } hors de la carte.
combat-commander-told-handed-over = { $unit } : { $weapon } passe à { $twin }.
