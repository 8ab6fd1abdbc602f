## The table in characters
grizzled-table-legend-signs = ◆ Chef de Mission, ✓ Porte-Bonheur prêt, ✗ utilisé, » jetons Discours, ▲ retiré.
grizzled-table-legend-threats = Chaque menace : combien de fois elle est active ; la troisième fait échouer la mission.
grizzled-table-trials-short = Épreuves
grizzled-table-morale-short = Moral
grizzled-table-peace = PAIX
grizzled-table-monument = MONUMENT
grizzled-table-tokens-short = Discours
grizzled-table-no-mans-land = No Man’s Land
grizzled-table-cards-short = cartes
grizzled-table-tiles-short = tuiles

## The table in sentences
grizzled-table-headline = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $level }
grizzled-table-headline-plain = { $players } joueurs, { $level } ; { $mode }
grizzled-table-headline-ladder = { $players } joueurs, { $level } ; échelon { $step } sur { $steps }
grizzled-table-round = Manche { $round }. Chef de Mission : { $leader }.
grizzled-table-piles = Épreuves : { $trials }. Réserve de Moral : { $morale }. Jetons Discours en réserve : { $supply }.
grizzled-table-land = No Man’s Land : { $cards }.
grizzled-table-threats = Menaces actives : { $threats }.
grizzled-table-threat = { $kind } { $number }
grizzled-table-player = { $seat } ({ $charm }, { $ready }) : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, { $tiles ->
    [one] { $tiles } tuile Soutien
   *[other] { $tiles } tuiles Soutien
}, { $tokens ->
    [one] { $tokens } jeton Discours
   *[other] { $tokens } jetons Discours
}, { $state }. Coups Durs : { $knocks }.
grizzled-table-numbered = { $number }. { $seat }
grizzled-table-chaplain = L’Aumônier : { $tiles ->
    [one] { $tiles } tuile Soutien
   *[other] { $tiles } tuiles Soutien
}.
grizzled-table-ready = Porte-Bonheur prêt
grizzled-table-spent = Porte-Bonheur utilisé
grizzled-table-in-mission = en mission
grizzled-table-withdrawn = retiré
grizzled-table-hand = Ta main : { $cards }.
grizzled-table-own-tiles = Tes tuiles Soutien : { $tiles }.
grizzled-table-own-played = Tu as posé : { $tile }.
grizzled-table-own-lost = Tu as perdu : { $tiles }.
grizzled-table-discard = Défaussées : { $cards }.
grizzled-table-returned = Remises dans la pile des Épreuves et pas revues depuis : { $cards }.
grizzled-table-known-tiles = Tuiles connues ({ $seat }) : { $tiles }.
grizzled-table-nothing = rien
