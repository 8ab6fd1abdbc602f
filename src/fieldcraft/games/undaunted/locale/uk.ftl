undaunted-title = Відважні. Нормандія
undaunted-option-round-limit = Ліміт раундів; 0 — грати до кінця (правилами не передбачено)
undaunted-option-open-discards = Відкритий скид (правилами не передбачено)

## Sides
undaunted-side-us = США
undaunted-side-ger = Німеччина
undaunted-side-short-us = США
undaunted-side-short-ger = НІМ

## Cards
undaunted-card-rifleman = Стрілець { $squad }
undaunted-card-scout = Розвідник { $squad }
undaunted-card-machine-gunner = Кулеметник { $squad }
undaunted-card-sniper = Снайпер
undaunted-card-mortar = Міномет
undaunted-card-platoon-sergeant = Сержант взводу
undaunted-card-platoon-guide = Провідник взводу
undaunted-card-squad-leader = Командир відділення { $squad }
undaunted-card-fog-of-war = Туман війни

## Counters
undaunted-unit-rifleman = Стрільці { $squad }
undaunted-unit-scout = Розвідники { $squad }
undaunted-unit-machine-gunner = Кулеметники { $squad }
undaunted-unit-sniper = Снайпери
undaunted-unit-mortar = Міномет
undaunted-counter = { $unit } ({ $side })

## Actions
undaunted-verb-move = Переміститися
undaunted-verb-guide = Направити
undaunted-verb-scout = Розвідати
undaunted-verb-stalk = Прокрастися
undaunted-verb-attack = Атакувати
undaunted-verb-suppress = Придушити
undaunted-verb-blast = Обстріляти
undaunted-verb-bolster = Поповнити
undaunted-verb-command = Наказати
undaunted-verb-conceal = Замаскуватися
undaunted-verb-control = Взяти під контроль
undaunted-verb-inspire = Надихнути
undaunted-verb-recon = Спостерігати
undaunted-verb-target = Прицілитися
undaunted-verb-ready = Відновити
undaunted-verb-hunker = Вичікувати
undaunted-verb-bid = Визначити ініціативу
undaunted-verb-valued = { $verb } { $value }

## Markers
undaunted-marker-unmarked = не розвідано
undaunted-marker-scouted = розвідано
undaunted-marker-controlled = під контролем
undaunted-base-defence = базовий захист
undaunted-cover = укриття
undaunted-range = відстань

## Goals and endings
undaunted-goal-points = взяти під контроль ключові пункти щонайменше на { $need ->
    [one] { $need } очко
    [few] { $need } очки
    [many] { $need } очок
   *[other] { $need } очок
}
undaunted-goal-pin = виснажити ворога: не залишити на полі жодної фішки його стрільців
undaunted-reason-capture = ключові пункти захоплено
undaunted-reason-pin = ворога виснажено
undaunted-reason-beyond-hope = ворог у безнадійному становищі
undaunted-reason-both-pinned = виснажено обидві сторони
undaunted-reason-round-limit = вичерпано ліміт раундів

## What is asked
undaunted-prompt-bid = Раунд { $round }. { $side }: таємно виберіть одну карту для визначення ініціативи.
undaunted-prompt-turn = Раунд { $round }. { $side }: зіграйте карту або завершіть хід.
undaunted-prompt-step = { $card }, { $action }: куди перемістити загін «{ $unit }»? { $left ->
    [one] Залишився { $left } крок.
    [few] Залишилося { $left } кроки.
    [many] Залишилося { $left } кроків.
   *[other] Залишилося { $left } кроків.
}
undaunted-prompt-lead = { $card }, { $action }: яку фішку перемістити?
undaunted-prompt-aim = { $card }, { $action }: яка фішка буде ціллю?
undaunted-prompt-bolster = { $card }, { $action }: яку карту додати з резерву до скиду? Можна взяти ще { $left ->
    [one] { $left } карту
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карт
}.
undaunted-prompt-inspire = { $card }, { $action }: яку карту повернути з ігрової зони на руку?
undaunted-prompt-number = { $card }, { $action }: скільки карт узяти?
undaunted-prompt-mark = { $card }, { $action }: у якому квадраті розмістити жетон цілі?
undaunted-prompt-wait = Зараз хід сторони: { $side }.
undaunted-prompt-over = Гру завершено.

## Options
undaunted-option-bid = { $card }, ініціатива { $value }
undaunted-option-end-turn = Завершити хід{ $number ->
    [0] {""}
    [one] {" "}(не зіграно { $number } карту)
    [few] {" "}(не зіграно { $number } карти)
    [many] {" "}(не зіграно { $number } карт)
   *[other] {" "}(не зіграно { $number } карт)
}
undaunted-option-play = { $card }: { $action }
undaunted-option-play-spawn = { $card }: { $action } (фішка з’явиться у квадраті { $tile })
undaunted-option-hunker = { $card }: Вичікувати (повернути до резерву)
undaunted-option-ready = { $card }: відновити придушений загін
undaunted-option-step = у квадрат { $tile } ({ $about })
undaunted-option-stop = залишитися тут
undaunted-option-stop-taking = більше карт не брати
undaunted-option-aim = { $counter } у квадраті { $tile }
undaunted-option-aim-suppressed = { $counter } у квадраті { $tile }, придушено
undaunted-option-take = { $card }
undaunted-option-number = { $number ->
    [0] Не брати карт
    [one] Узяти { $number } карту
    [few] Узяти { $number } карти
    [many] Узяти { $number } карт
   *[other] Узяти { $number } карт
}
undaunted-option-mark = { $tile } ({ $about })
undaunted-option-lead = { $unit } у квадраті { $tile }
undaunted-tile-note = укриття { $cover }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очки
    [many] , { $points } очок
   *[other] , { $points } очок
}, { $marker }

## What happened
undaunted-event-round-began = Починається раунд { $round }.
undaunted-event-drew = { $side }: взято карту «{ $card }».
undaunted-event-drew-unseen = { $side }: взято карту.
undaunted-event-reshuffled = { $side }: скид ({ $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карт
}) перетасовано в нову колоду.
undaunted-event-bid-revealed = { $side }: розкрито карту «{ $card }», ініціатива { $value }.
undaunted-event-bid-nothing = { $side }: немає карти для визначення ініціативи.
undaunted-event-initiative = { $side }: ініціативу здобуто.
undaunted-event-initiative-kept = { $side }: ініціативу збережено.
undaunted-event-turn-began = Хід сторони: { $side }.
undaunted-event-played = { $side }: зіграно карту «{ $card }» — { $action }.
undaunted-event-hunkered = { $side }: карту «{ $card }» повернуто до резерву (Вичікувати).
undaunted-event-spawned = { $side }: загін «{ $unit }» з’являється у квадраті { $tile }.
undaunted-event-readied = { $side }: загін «{ $unit }» знову боєздатний.
undaunted-event-moved = { $side }: загін «{ $unit }» переміщується: { $from } → { $tile }.
undaunted-event-stayed = { $side }: загін «{ $unit }» зупиняється у квадраті { $tile }.
undaunted-event-scouted = { $side }: квадрат { $tile } розвідано.
undaunted-event-fog-taken = { $side }: { $number ->
    [0] у резерві немає карт туману війни
    [one] до скиду покладено { $number } карту туману війни; у резерві залишилося: { $supply }
    [few] до скиду покладено { $number } карти туману війни; у резерві залишилося: { $supply }
    [many] до скиду покладено { $number } карт туману війни; у резерві залишилося: { $supply }
   *[other] до скиду покладено { $number } карт туману війни; у резерві залишилося: { $supply }
}.
undaunted-event-target-taken-off = { $side }: жетон цілі прибрано з квадрата { $tile }.
undaunted-event-attacked = { $action }, ціль — { $counter }: потрібно щонайменше { $total } (базовий захист { $base } + укриття { $cover } + відстань { $range }) або 0.
undaunted-event-blasted = Ціль обстрілу — { $counter }: потрібно щонайменше { $total } (базовий захист { $base } + укриття { $cover }) або 0.
undaunted-event-rolled = Кубики: { $faces }.
undaunted-event-missed = { $counter }: промах.
undaunted-event-casualty-hand = { $side }: втрачено карту «{ $card }» з руки.
undaunted-event-casualty-discard = { $side }: втрачено карту «{ $card }» зі скиду.
undaunted-event-casualty-deck = { $side }: втрачено карту «{ $card }» з колоди; колоду перетасовано.
undaunted-event-counter-removed = { $side }: фішку «{ $unit }» прибрано з поля.
undaunted-event-was-suppressed = { $side }: загін «{ $unit }» придушено.
undaunted-event-still-suppressed = { $side }: загін «{ $unit }» уже був придушений.
undaunted-event-nothing-hit = У квадраті { $tile } нікого немає.
undaunted-event-bolstered = { $side }: карту «{ $card }» додано до скиду.
undaunted-event-commanded = { $side }: вирішено { $number ->
    [0] не брати карт
    [one] взяти { $number } карту
    [few] взяти { $number } карти
    [many] взяти { $number } карт
   *[other] взяти { $number } карт
}.
undaunted-event-concealed = { $side }: { $number ->
    [0] у резерві суперника немає карт туману війни
    [one] до скиду суперника покладено { $number } карту туману війни
    [few] до скиду суперника покладено { $number } карти туману війни
    [many] до скиду суперника покладено { $number } карт туману війни
   *[other] до скиду суперника покладено { $number } карт туману війни
}.
undaunted-event-controlled = { $side }: квадрат { $tile } взято під контроль{ $points ->
    [0] {""}
    [one] {" "}({ $points } очко)
    [few] {" "}({ $points } очки)
    [many] {" "}({ $points } очок)
   *[other] {" "}({ $points } очок)
}.
undaunted-event-lost-control = { $side }: контроль над квадратом { $tile } втрачено.
undaunted-event-radio-raised = Квадрат { $tile } з рацією тепер дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}.
undaunted-event-inspired = { $side }: карту «{ $card }» повернуто на руку.
undaunted-event-fog-removed = { $side }: карту туману війни вилучено з гри.
undaunted-event-target-put = { $side }: жетон цілі розміщено у квадраті { $tile }.
undaunted-event-turn-ended = { $side }: хід завершено{ $number ->
    [0] {""}
    [one] , скинуто { $number } незіграну карту
    [few] , скинуто { $number } незіграні карти
    [many] , скинуто { $number } незіграних карт
   *[other] , скинуто { $number } незіграних карт
}.
undaunted-event-hope-lost = { $side }: захопленням ключових пунктів уже не перемогти — безнадійне становище.
undaunted-event-won = { $side }: перемога ({ $reason }).

## Why not
undaunted-refusal-game-over = Гру завершено: більше нічого зіграти не можна.
undaunted-refusal-no-such-action = Такої дії немає.
undaunted-refusal-not-your-turn = Зараз не ваш хід: спершу весь свій хід виконує сторона з жетоном ініціативи, потім — інша.
undaunted-refusal-finish-action-first = Спершу завершіть розпочату дію.
undaunted-refusal-no-action-begun = Спершу використайте карту для дії, а вже потім вибирайте квадрат чи ціль.
undaunted-refusal-bid-first = Спершу обидві сторони вибирають карти для визначення ініціативи, а вже потім починаються ходи.
undaunted-refusal-bids-are-in = У цьому раунді карти для визначення ініціативи вже розкрито.
undaunted-refusal-already-bid = Ви вже вибрали карту для визначення ініціативи; кожна сторона вибирає лише одну.
undaunted-refusal-bid-not-in-hand = Для визначення ініціативи можна вибрати лише карту з руки: карти «{ $card }» там немає.
undaunted-refusal-not-in-hand = Грати можна лише карти з руки: карти «{ $card }» там немає.
undaunted-refusal-fog-cannot-act = Карта туману війни не має дій, і зіграти її не можна; вона залишається на руці до кінця ходу.
undaunted-refusal-fog-cannot-hunker = Карту туману війни не можна повернути до резерву (Вичікувати); позбутися її можна лише дією «Спостерігати».
undaunted-refusal-not-printed = Карта «{ $card }» не має дії «{ $action }».
undaunted-refusal-is-suppressed = Загін карти «{ $card }» придушений: його наступна карта лише відновить його боєздатність.
undaunted-refusal-not-suppressed = Загін карти «{ $card }» не придушений: відновлювати нічого.
undaunted-refusal-no-counter-to-ready = Карта «{ $card }» не має фішки, тож відновлювати нічого.
undaunted-refusal-not-a-tile = Такого квадрата на цьому полі немає.
undaunted-refusal-not-adjacent = Крок можна зробити лише в сусідній квадрат.
undaunted-refusal-move-needs-marker = Переміститися можна лише у квадрат, який ви розвідали або контролюєте.
undaunted-refusal-guide-needs-marker = Направити загін можна лише у квадрат, який ви розвідали або контролюєте.
undaunted-refusal-guide-off-board = Направити можна лише загін, фішка якого стоїть на полі.
undaunted-refusal-guide-suppressed = Направити придушений загін не можна.
undaunted-refusal-guide-enemy = Направити можна лише свій загін.
undaunted-refusal-no-enemy-on-board = На полі немає ворожих фішок: стріляти нема в кого.
undaunted-refusal-target-not-enemy = Ціллю може бути лише ворожа фішка.
undaunted-refusal-target-not-on-board = Цієї фішки немає на полі, тож влучити в неї не можна.
undaunted-refusal-no-target-marker = Для дії «Обстріляти» на полі має бути ваш жетон цілі.
undaunted-refusal-not-in-blast = Обстріл атакує кожну фішку у своєму квадраті по одному разу; цієї серед решти цілей немає.
undaunted-refusal-not-in-supply = Карти «{ $card }» немає у вашому резерві.
undaunted-refusal-bolster-other-squad = Цією дією «Поповнити» можна взяти лише карти свого відділення; карта «{ $card }» до нього не належить.
undaunted-refusal-too-many-cards = Не можна взяти більше карт, ніж указано на карті.
undaunted-refusal-enemy-on-tile = Не можна взяти квадрат під контроль, поки в ньому стоїть ворожа фішка, боєздатна чи придушена.
undaunted-refusal-already-controlled = Ви вже контролюєте цей квадрат.
undaunted-refusal-radio-enemy-on-tile = Не можна підвищити цінність рації, поки в її квадраті стоїть німецька фішка.
undaunted-refusal-radio-us-only = Підвищувати цінність рації можуть лише США; цей квадрат ви вже контролюєте.
undaunted-refusal-not-in-play = Карти «{ $card }» немає у вашій ігровій зоні.
undaunted-refusal-inspire-other-squad = Дією «Надихнути» можна повернути лише карти свого відділення; карта «{ $card }» до нього не належить.
undaunted-refusal-inspire-itself = Карта з дією «Надихнути» не може повернути на руку саму себе.
undaunted-refusal-no-fog-in-hand = Для дії «Спостерігати» на руці має бути карта туману війни.
undaunted-refusal-target-too-near = Жетон цілі розміщують принаймні за три квадрати від вашої фішки міномета.
undaunted-refusal-target-same-tile = Жетон цілі вже лежить у цьому квадраті; його треба перемістити в інший.
undaunted-refusal-no-target-tile = Немає квадрата, що лежить достатньо далеко від вашої фішки міномета, щоб розмістити там жетон цілі.
undaunted-refusal-must-aim = Цю дію вже розпочато, її треба виконати: зробіть вибір.
undaunted-refusal-not-a-card = Такої карти немає.
undaunted-refusal-not-on-target-tile = Обстріл вражає лише фішки у квадраті з вашим жетоном цілі.
