## The table in characters
undaunted-code-rifleman = С
undaunted-code-scout = Р
undaunted-code-machine-gunner = К
undaunted-code-sniper = Сн
undaunted-code-mortar = Мм
undaunted-table-cover = укр.{" "}
undaunted-table-legend-points = *3 — ключовий пункт на 3 очки, поряд — сторона, яка його контролює. укр. — укриття; укр. 3/1 — пагорб.
undaunted-table-legend-markers = С. — розвідано, С! — під контролем (США); Н. і Н! — так само для Німеччини (НІМ).
undaunted-table-legend-counters = С — Стрільці, Р — Розвідники, К — Кулеметники (далі — літера відділення), Сн — Снайпери, Мм — Міномет; у дужках — придушено.
undaunted-table-legend-others = >США — тут з’являються фішки США. (США) — жетон цілі.

## The table in sentences
undaunted-table-headline = Сценарій { $number }: { $title }, { $date }
undaunted-table-round = Раунд { $round }. Ініціатива: { $side }.
undaunted-table-side = { $side } ({ $goal }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}; рука — { $hand }, колода — { $deck }, скид — { $discard }.
undaunted-table-play = { $side }, ігрова зона: { $cards }.
undaunted-table-hand = Ваша рука: { $cards }.
undaunted-table-deck = Ваша колода (порядок невідомий): { $cards }.
undaunted-table-discard = Ваш скид: { $cards }.
undaunted-table-removed = Вилучено з гри у вас: { $cards }.
undaunted-table-supply = { $side }, резерв: { $cards }.
undaunted-table-seen = { $side }, відкрито покладено до скиду: { $cards }.
undaunted-table-cycle = { $side }, рука, колода й скид разом: { $cards }.
undaunted-table-nothing = жодної карти
undaunted-table-tile = Квадрат { $tile }, укриття { $cover }
undaunted-table-hill = пагорб, укриття { $cover } від вогню з пагорбів та обстрілу
undaunted-table-objective = ключовий пункт на { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
undaunted-table-scouted = розвідано ({ $side })
undaunted-table-controlled = під контролем ({ $side })
undaunted-table-target = жетон цілі ({ $side })
undaunted-table-counters = { $side }, фішки тут: { $units }.
undaunted-table-unit-suppressed = { $unit } (придушено)
undaunted-table-neighbours = Поряд: { $tiles }.
undaunted-option-aim-short = ціль — { $counter }
undaunted-option-lead-short = перемістити фішку «{ $counter }»

## Campaigns
undaunted-campaign-scenario = Сценарій { $scenario }: перемога — { $side }; втрати: США — { $us }, Німеччина — { $ger }.
undaunted-campaign-honour = Сценарій { $scenario }, відзнака: { $honour }.
undaunted-campaign-score = Рахунок кампанії: США — { $us }, Німеччина — { $ger }.
undaunted-campaign-won = { $side }: перемога в кампанії ({ $title }).
undaunted-campaign-even = Кампанія завершилася нічиєю ({ $title }).
undaunted-margin-stunning-breakthrough = приголомшливий прорив
undaunted-margin-full-stop = наступ зупинено
undaunted-margin-rapid-advance = стрімкий наступ
undaunted-margin-heavy-delays = значна затримка
undaunted-margin-steady-progress = упевнене просування
undaunted-margin-ardent-resistance = завзятий опір
undaunted-margin-intense-combat = запеклі бої

## Scenarios
undaunted-scenario-1 = Ла-Ре
undaunted-scenario-2 = Монмартен-ан-Грень
undaunted-scenario-3 = Рейд через канал
undaunted-scenario-4 = У тилу ворога
undaunted-scenario-5 = Через Вір
undaunted-scenario-6 = Відчайдушний відступ
undaunted-scenario-7 = Ла-Юбердрі
undaunted-scenario-8 = Вулиці Тессі-сюр-Вір
undaunted-scenario-9 = Підкріплення
undaunted-scenario-10 = Важливі розвіддані
undaunted-scenario-11 = Висота 314
undaunted-scenario-12 = Мортен
