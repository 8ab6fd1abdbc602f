grizzled-title = The Grizzled
grizzled-option-level = Рівень
grizzled-level-rookie = Новобранець: пастки не діють
grizzled-level-normal = Звичайний
grizzled-level-veteran = Ветеран: більше Випробувань, менше духу
grizzled-option-plain = Удвох: з Капеланом чи без нього
grizzled-mode-chaplain = з Капеланом, який дає підтримку як третій за столом
grizzled-mode-plain = без нього; виграти майже неможливо, бо два жетони підтримки майже завжди взаємно скасовуються
grizzled-option-ladder = Драбина, з Капеланом: щабель після кожної перемоги
grizzled-ladder-step = Випробування: { $trials }, запас духу: { $morale }
grizzled-scenario = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
grizzled-date = Велика війна
grizzled-seat = Гравець { $number }

## Who and what
grizzled-chaplain = Капелан
grizzled-character = { $name }
grizzled-threat-night = Ніч
grizzled-threat-rain = Дощ
grizzled-threat-snow = Сніг
grizzled-threat-shell = Снаряд
grizzled-threat-mask = Протигаз
grizzled-threat-whistle = Свисток
grizzled-shows-2 = { $kind1 } + { $kind2 }
grizzled-shows-3 = { $kind1 } + { $kind2 } + { $kind3 }
grizzled-shows-6 = усі шість загроз
grizzled-card-copy = { $shown } ({ $copy })
grizzled-card-trap = { $shown } (пастка)
grizzled-card-trauma-night = Травма (Ніч)
grizzled-card-trauma-rain = Травма (Дощ)
grizzled-card-trauma-snow = Травма (Сніг)
grizzled-card-phobia-shell = Фобія (Снаряд)
grizzled-card-phobia-mask = Фобія (Протигаз)
grizzled-card-phobia-whistle = Фобія (Свисток)
grizzled-card-wounded = Поранений
grizzled-card-mute = Німий
grizzled-card-tyrannical = Деспотичний
grizzled-card-demoralized = Зневірений
grizzled-card-fragile = Вразливий
grizzled-card-fearful = Боязкий
grizzled-card-panicked = Панічний
grizzled-card-frenzied = Несамовитий
grizzled-card-selfish = Егоїстичний
grizzled-card-hardheaded = Упертий
grizzled-card-prideful = Гордовитий
grizzled-card-clumsy = Незграбний
grizzled-card-absent-minded = Неуважний
grizzled-card-merry-christmas = Щасливого Різдва
grizzled-tile-left1 = ліворуч
grizzled-tile-right1 = праворуч
grizzled-tile-left2 = через одного ліворуч
grizzled-tile-right2 = через одного праворуч

## What is asked
grizzled-prompt-over = Гру закінчено.
grizzled-prompt-wait = Рішення за іншим: { $seat }.
grizzled-prompt-wait-answers = На промову відповідають: { $speaker }, { $kind }.
grizzled-prompt-intensity = Раунд { $round }. { $seat }, скільки карт отримає кожен?
grizzled-prompt-turn = { $seat }, що ви робите?
grizzled-prompt-fearful = { $seat }, є загроза, активна двічі: Боязкий мусить відступити.
grizzled-prompt-answer = Промова: { $speaker }, { $kind }. Скинути карту з цією загрозою?
grizzled-prompt-relieve = { $seat }, Щасливого Різдва: який Удар долі скинути?
grizzled-prompt-remove = { $seat }, Неуважний: який жетон підтримки втрачено?
grizzled-prompt-tile = { $seat }, кого ви підтримуєте?
grizzled-prompt-benefit-success = { $seat }, загін підтримує вас: скиньте Удари долі, не більше ніж { $left }, або поверніть талісман.
grizzled-prompt-benefit-failure = { $seat }, загін підтримує вас: скиньте Удари долі, не більше ніж { $left }.

## Answers
grizzled-option-intensity = { $number ->
    [one] { $number } карта кожному
    [few] { $number } карти кожному
    [many] { $number } карт кожному
   *[other] { $number } карти кожному
}
grizzled-option-play = Зіграти: { $card }
grizzled-option-play-knock = Прийняти Удар долі: { $card }
grizzled-option-play-relief = Зіграти: { $card }
grizzled-option-charm = Талісман: скинути { $card }
grizzled-option-speech = Промова: { $kind }
grizzled-option-withdraw = Відступити
grizzled-option-discard = Скинути: { $card }
grizzled-option-decline = Нічого не скидати
grizzled-option-relieve = Скинути: { $card } ({ $owner })
grizzled-option-relieve-nobody = Скинути: { $card }
grizzled-option-remove = Втратити жетон: { $tile }
grizzled-option-support = { $tile }: { $target }
grizzled-option-shed = Скинути: { $card }
grizzled-option-recover = Повернути талісман
grizzled-option-done = Більше нічого

## Why not
grizzled-refusal-game-over = Гру закінчено.
grizzled-refusal-no-such-action = Такої дії немає.
grizzled-refusal-not-your-turn = Рішення за кимось іншим.
grizzled-refusal-finish-first = Спершу слід закінчити розпочате.
grizzled-refusal-intensity-too-low = Кожен отримує щонайменше { $least }.
grizzled-refusal-intensity-too-high = Більше ніж { $most } нічого не змінить: у стосі немає стільки карт.
grizzled-refusal-first-intensity-too-low = У першому раунді кожен отримує щонайменше { $least }.
grizzled-refusal-intensity-chosen = Інтенсивність уже обрано.
grizzled-refusal-not-in-hand = { $card }: такої карти немає у вас на руці.
grizzled-refusal-charm-spent = Ваш талісман використано; повернути його може лише підтримка.
grizzled-refusal-not-in-no-mans-land = { $card }: такої карти немає на Нічийній землі.
grizzled-refusal-charm-other-threat = { $card }: на карті немає загрози, від якої захищає талісман ({ $kind }).
grizzled-refusal-no-speech-token = У вас немає жетона промови.
grizzled-refusal-is-mute = Німий не виголошує промов.
grizzled-refusal-is-hardheaded = Упертий не відступає з двома чи більше картами.
grizzled-refusal-is-prideful = Гордовитий відступає лише з порожньою рукою або останнім.
grizzled-refusal-fragile-comrade = Поки Вразливий товариш у місії, решта відступає лише з порожньою рукою.
grizzled-refusal-must-withdraw = Є загроза, активна двічі: Боязкий мусить відступити.
grizzled-refusal-no-speech = Немає промови, на яку слід відповісти.
grizzled-refusal-already-answered = Ви вже відповіли.
grizzled-refusal-does-not-show = { $card }: на карті немає цієї загрози ({ $kind }).
grizzled-refusal-not-attached = { $card }: такого Удару долі ні в кого немає.
grizzled-refusal-not-a-knock = { $card }: це не Удар долі.
grizzled-refusal-no-such-tile = У вас немає такого жетона підтримки.
grizzled-refusal-not-your-knock = { $card }: скинути цю карту не можете ви.
grizzled-refusal-charm-ready = Ваш талісман готовий.
grizzled-refusal-no-charm-after-failure = Після провалу талісман не повертають.
grizzled-refusal-one-benefit = Або Удари долі, або талісман — не те й те.
grizzled-refusal-nothing-to-choose = Зараз такого вибору немає.
grizzled-refusal-has-withdrawn = Ви вже відступили з цієї місії.
grizzled-refusal-speaker-discards-nothing = Хто виголошує промову, нічого не скидає.
grizzled-refusal-must-answer = Спершу слід відповісти на промову.

## What happens
grizzled-event-joined = Гравець { $number } — { $character }.
grizzled-event-tile-dealt = Ваш третій жетон підтримки, { $seat }: { $tile }.
grizzled-event-leads = Перший командир місії — { $seat }.
grizzled-event-round-began = Раунд { $round }. Командир місії — { $seat }.
grizzled-event-chaplain-placed = Капелан кладе жетон підтримки долілиць.
grizzled-event-intensity = { $seat } обирає інтенсивність: { $number }.
grizzled-event-received = { $seat } отримує карту: { $card }.
grizzled-event-dealt = { $seat } отримує карту.
grizzled-event-pile-empty = Стос випробувань порожній.
grizzled-event-frenzy = { $seat }, Несамовитий, бере ще карти.
grizzled-event-turn-began = Діє { $seat }.
grizzled-event-played = { $seat } грає карту: { $card }.
grizzled-event-trap-sprung = Пастка! { $seat } бере і грає карту: { $card }.
grizzled-event-trap-empty = Пастка, але стос випробувань порожній.
grizzled-event-attached = { $seat } зазнає Удару долі: { $card }.
grizzled-event-took-lead = { $seat } перебирає командування.
grizzled-event-relieved = { $seat } скидає Удар долі, який має { $owner }: { $card }.
grizzled-event-nothing-to-relieve = Щасливого Різдва: ні в кого немає Ударів долі.
grizzled-event-charm-used = { $seat } використовує талісман і скидає: { $card }.
grizzled-event-spoke = { $seat } виголошує промову: { $kind }.
grizzled-event-discarded = { $seat } скидає: { $card }.
grizzled-event-kept = { $seat } не скидає нічого.
grizzled-event-tile-removed = { $seat } втрачає жетон підтримки: { $tile }.
grizzled-event-tile-removed-unseen = { $seat } втрачає жетон підтримки.
grizzled-event-tile-placed = { $seat } відступає і кладе жетон підтримки: { $tile }.
grizzled-event-withdrew = { $seat } відступає і кладе жетон підтримки.
grizzled-event-withdrew-bare = { $seat } відступає без жетона підтримки.
grizzled-event-stumbled = Незграбний: { $seat } бере і грає карту: { $card }.
grizzled-event-stumbled-not = Незграбний, але стос випробувань порожній.
grizzled-event-failed = Місію провалено: { $kind } — тричі. До стосу випробувань { $number ->
    [one] повертається { $number } карта
    [few] повертаються { $number } карти
    [many] повертається { $number } карт
   *[other] повертається { $number } карти
}.
grizzled-event-succeeded = Місія успішна. З Нічийної землі { $number ->
    [one] скинуто { $number } карту
    [few] скинуто { $number } карти
    [many] скинуто { $number } карт
   *[other] скинуто { $number } карти
}.
grizzled-event-tile-revealed = Жетон підтримки, який дає { $seat }: { $tile }. Його отримує { $target }.
grizzled-event-supported = Підтримку отримує { $seat }: { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
    [many] { $number } жетонів
   *[other] { $number } жетона
}.
grizzled-event-chaplain-supported = Найбільше жетонів у Капелана ({ $number }): допомоги не отримує ніхто.
grizzled-event-nobody-supported = Підтримки не отримує ніхто.
grizzled-event-shed = { $seat } позбувається Удару долі: { $card }.
grizzled-event-recovered = { $seat } повертає талісман.
grizzled-event-morale-dropped = Дух падає: до стосу випробувань { $number ->
    [one] переходить { $number } карта
    [few] переходять { $number } карти
    [many] переходить { $number } карт
   *[other] переходить { $number } карти
} (на руках — { $hands }).
grizzled-event-lead-passed = Командиром місії стає { $seat }.
grizzled-event-token-given = { $seat } отримує жетон промови.
grizzled-event-lead-stays = Деспот не віддає командування: { $seat }.
grizzled-event-won = Мир! Стос випробувань і всі руки порожні.
grizzled-event-lost-by-knocks = Забагато Ударів долі: { $seat }.
grizzled-event-lost-by-morale = Запас духу вичерпано: відкрито Монумент.
grizzled-verdict-peace = Загін повертається додому: війну закінчено, ви перемогли разом.
grizzled-verdict-hard-knocks = Війна зламала одного з вас: загін програв.
grizzled-verdict-monument = Лишився тільки монумент: загін програв.
grizzled-ladder-next = Наступний щабель драбини. Випробування: { $trials }, запас духу: { $morale }.
grizzled-ladder-top = Ви повернулися додому з верхівки драбини (Випробування: { $trials }): вище вона не сягає.
grizzled-error-threat = «{ $word }» — не загроза; можливі загрози: { $threats }.
grizzled-error-ladder = Драбиною підіймаються лише двоє гравців із Капеланом (G-15.4); у будь-якій іншій партії «ladder» лишається 0.
