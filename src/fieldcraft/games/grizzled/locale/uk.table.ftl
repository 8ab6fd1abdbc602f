## The table in characters
grizzled-table-legend-signs = ◆ командир місії, ✓ талісман готовий, ✗ використаний, » жетони промови, ▲ відступив.
grizzled-table-legend-threats = Загрози: скільки разів активна кожна; третя провалює місію.
grizzled-table-trials-short = Випробування
grizzled-table-morale-short = Дух
grizzled-table-peace = МИР
grizzled-table-monument = МОНУМЕНТ
grizzled-table-tokens-short = Промови
grizzled-table-no-mans-land = Нічийна земля
grizzled-table-cards-short = карт
grizzled-table-tiles-short = жет.

## The table in sentences
grizzled-table-headline = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}, { $level }
grizzled-table-headline-plain = { $players } гравці, { $level }; { $mode }
grizzled-table-headline-ladder = { $players } гравці, { $level }; щабель драбини { $step } із { $steps }
grizzled-table-round = Раунд { $round }. Командир місії — { $leader }.
grizzled-table-piles = Випробування: { $trials }. Запас духу: { $morale }. Жетони промови в запасі: { $supply }.
grizzled-table-land = Нічийна земля: { $cards }.
grizzled-table-threats = Активні загрози: { $threats }.
grizzled-table-threat = { $kind } { $number }
grizzled-table-player = { $seat } ({ $charm }, { $ready }): { $hand ->
    [one] { $hand } карта
    [few] { $hand } карти
    [many] { $hand } карт
   *[other] { $hand } карти
}, { $tiles ->
    [one] { $tiles } жетон підтримки
    [few] { $tiles } жетони підтримки
    [many] { $tiles } жетонів підтримки
   *[other] { $tiles } жетона підтримки
}, { $tokens ->
    [one] { $tokens } жетон промови
    [few] { $tokens } жетони промови
    [many] { $tokens } жетонів промови
   *[other] { $tokens } жетона промови
}, { $state }. Удари долі: { $knocks }.
grizzled-table-numbered = { $number }. { $seat }
grizzled-table-chaplain = Капелан: { $tiles ->
    [one] { $tiles } жетон підтримки
    [few] { $tiles } жетони підтримки
    [many] { $tiles } жетонів підтримки
   *[other] { $tiles } жетона підтримки
}.
grizzled-table-ready = талісман готовий
grizzled-table-spent = талісман використано
grizzled-table-in-mission = у місії
grizzled-table-withdrawn = відступ
grizzled-table-hand = Ваша рука: { $cards }.
grizzled-table-own-tiles = Ваші жетони підтримки: { $tiles }.
grizzled-table-own-played = Ви поклали: { $tile }.
grizzled-table-own-lost = Ви втратили: { $tiles }.
grizzled-table-discard = Скинуто: { $cards }.
grizzled-table-returned = Повернуто до стосу випробувань і відтоді не видно: { $cards }.
grizzled-table-known-tiles = Відомі жетони підтримки ({ $seat }): { $tiles }.
grizzled-table-nothing = нічого
