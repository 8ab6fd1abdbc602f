## The table as a page
undaunted-page-round = Раунд { $round }
undaunted-page-score = { $side }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}; мета: { $goal }
undaunted-page-goal-pin = виснажити
undaunted-page-badge-yours = Ваш хід
undaunted-page-badge-bid = Ваш вибір
undaunted-page-badge-other = Хід: { $side }
undaunted-page-badge-both = Ініціатива
undaunted-page-badge-over = Кінець
undaunted-page-holder = Ініціатива: { $side }
undaunted-page-board = Поле бою
undaunted-page-prompt = Ваші дії
undaunted-page-fell = { $number ->
    [one] Тут { $number } втрата: { $side }
    [few] Тут { $number } втрати: { $side }
    [many] Тут { $number } втрат: { $side }
   *[other] Тут { $number } втрати: { $side }
}
undaunted-page-points = Очки

## Hand and piles
undaunted-page-hand = Рука
undaunted-page-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карт
}
undaunted-page-hand-empty = На руці немає карт.
undaunted-page-initiative = Ініціатива
undaunted-page-suppressed = фішку придушено
undaunted-page-fog = Не має дій. Лишається на руці до кінця ходу; вилучити її можна дією «Спостерігати».
undaunted-page-bid-verb = Визначити ініціативу
undaunted-page-play-area = ігрова зона
undaunted-page-play-empty = В ігровій зоні немає карт.
undaunted-page-pile-hand = Рука
undaunted-page-pile-deck = Колода
undaunted-page-pile-discard = Скид
undaunted-page-pile-casualties = Втрати
undaunted-page-list-supply = Резерв
undaunted-page-list-hand = Рука
undaunted-page-list-discard = Скид
undaunted-page-list-deck-unordered = Колода, порядок невідомий
undaunted-page-list-removed = Вилучено з гри
undaunted-page-list-seen = Відкрито покладено до скиду
undaunted-page-list-cycle = Рука, колода й скид разом

## What is asked
undaunted-page-action-target = { $action }: { $target }
undaunted-page-waiting = Чекаємо: { $side }
undaunted-page-waiting-both = Обидві сторони визначають ініціативу
undaunted-page-waiting-bid = Кожна сторона таємно вибирає одну карту, потім обидві розкривають.
undaunted-page-waiting-turn = Вибирає карту, яку зіграти.
undaunted-page-waiting-choice = Виконує дію. { $card }: { $action }.
undaunted-page-your-bid = Ви вибрали карту «{ $card }». Її розкриють, коли виберуть обидві сторони.
undaunted-page-ask-bid = Виберіть карту для визначення ініціативи
undaunted-page-ask-bid-hint = Ініціативу бере більше число; за нічиєї вона лишається. Вибрані карти йдуть до скиду.
undaunted-page-ask-card = Виберіть карту, яку зіграти
undaunted-page-ask-nothing = Грати більше нічого
undaunted-page-ask-nothing-hint = Завершіть хід: решта карт із руки піде до скиду.
undaunted-page-ask-action = { $card }: виберіть дію
undaunted-page-ask-choice = { $card }: { $action }
undaunted-page-ask-target = { $action }: { $target }?
undaunted-page-ask-do = { $action }?
undaunted-page-ask-end = Завершити хід?
undaunted-page-ask-bid-card = Вибрати карту «{ $card }»?
undaunted-page-ask-draw = { $number ->
    [one] Узяти { $number } карту?
    [few] Узяти { $number } карти?
    [many] Узяти { $number } карт?
   *[other] Узяти { $number } карт?
}
undaunted-page-hint-board = { $on ->
    [tiles] Виберіть позначений квадрат на полі або:
    [counters] Виберіть фішку на полі або:
   *[both] Виберіть позначений квадрат чи фішку на полі або:
}
undaunted-page-hint-spawn = Спершу його фішка з’явиться у квадраті { $tile }.
undaunted-page-hint-ready = Загін придушений: ця карта лише відновить його боєздатність.
undaunted-page-hint-none = Жодна з дій цієї карти зараз неможлива.
undaunted-page-hint-step = Виберіть позначений квадрат. { $left ->
    [one] Залишився { $left } крок.
    [few] Залишилося { $left } кроки.
    [many] Залишилося { $left } кроків.
   *[other] Залишилося { $left } кроків.
}
undaunted-page-hint-lead = Виберіть, яку з ваших фішок перемістити.
undaunted-page-hint-aim = Виберіть ціль.
undaunted-page-hint-mark = Виберіть квадрат для жетона цілі.
undaunted-page-hint-number = Скільки карт узяти?
undaunted-page-hint-bolster = Виберіть карти з резерву, які додати до скиду. Можна взяти ще { $left ->
    [one] { $left } карту
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карт
}.
undaunted-page-hint-inspire = Виберіть карту з ігрової зони, яку повернути на руку.

## Buttons
undaunted-page-end-turn = Завершити хід
undaunted-page-hunker-note = повернути до резерву
undaunted-page-draw = { $number ->
    [one] Узяти { $number } карту
    [few] Узяти { $number } карти
    [many] Узяти { $number } карт
   *[other] Узяти { $number } карт
}
undaunted-page-draw-none = Не брати карт
undaunted-page-bid = Вибрати: { $card }
undaunted-page-roll = { $dice ->
    [one] Кинути { $dice } кубик
    [few] Кинути { $dice } кубики
    [many] Кинути { $dice } кубиків
   *[other] Кинути { $dice } кубиків
}
undaunted-page-cancel = Скасувати
undaunted-page-undo = Повернути
undaunted-page-undo-what = повертає: { $what }
undaunted-page-undo-nothing = повертати нічого
undaunted-page-why-not = Чому не можна?
undaunted-page-play = Зіграти

## Odds and warnings
undaunted-page-needs = потрібно
undaunted-page-tip = { $percent } — влучити. Ціль: { $target }
undaunted-page-sum = { $parts } = { $total } або більше, чи 0, хоча б на одному з кубиків (усього { $dice })
undaunted-page-end-note = Ці карти ще можуть діяти: { $cards }.
undaunted-page-recon-note = Вилучає з гри карту туману війни, потім ви берете карту.
undaunted-page-no-undo-dice = Кидок кубиків не повернути.
undaunted-page-no-undo-draw = Узяті карти не повернути.
undaunted-page-no-undo-end = Завершений хід не повернути.
undaunted-page-no-undo-bid = Таємно, доки не виберуть обидві сторони.
