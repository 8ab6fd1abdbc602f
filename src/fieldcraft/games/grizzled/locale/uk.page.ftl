## The table as a page
grizzled-page-round = Місія { $round }
grizzled-page-intensity = інтенсивність { $number }
grizzled-page-badge-yours = Ваш хід
grizzled-page-badge-other = Хід: { $seat }
grizzled-page-badge-answers = Відповіді
grizzled-page-badge-over = Кінець
grizzled-page-stands = { $cards ->
    [one] { $cards } карта на столі
    [few] { $cards } карти на столі
    [many] { $cards } карт на столі
   *[other] { $cards } карти на столі
} · відступили: { $gone }
grizzled-page-comrades = Товариші за годинниковою стрілкою, починаючи ліворуч від вас
grizzled-page-squad = Загін
grizzled-page-you = Ви
grizzled-page-chaplain = Капелан
grizzled-page-acting = вирішує
grizzled-page-leader = Командир місії
grizzled-page-withdrew = відступив
grizzled-page-withdrew-tile = відступив · підтримку покладено
grizzled-page-tile-placed = підтримку покладено
grizzled-page-cards-word = { $number ->
    [one] карта на руці
    [few] карти на руці
    [many] карт на руці
   *[other] карти на руці
}
grizzled-page-charm-ready = Талісман ({ $kind }) готовий
grizzled-page-charm-spent = Талісман ({ $kind }) використано
grizzled-page-tiles = Жетони підтримки
grizzled-page-tiles-word = { $number ->
    [one] жетон підтримки
    [few] жетони підтримки
    [many] жетонів підтримки
   *[other] жетона підтримки
}
grizzled-page-speeches = Промови
grizzled-page-icons-word = Удари долі: { $number } з { $limit }
grizzled-page-knocks = Удари долі
grizzled-page-your-tiles = Ваші жетони підтримки
grizzled-page-tile-face-down = долілиць: { $tile }

## No Man’s Land and the piles
grizzled-page-no-mans-land = Нічийна земля
grizzled-page-land-cards = Карти на Нічийній землі
grizzled-page-land-empty = Тут ще нічого немає.
grizzled-page-threats = Активні загрози
grizzled-page-threat-count = { $number } з { $limit }
grizzled-page-one-away = ще одна
grizzled-page-piles = Мир і Монумент
grizzled-page-trials-left = Випробувань у стосі
grizzled-page-morale-left = у запасі духу
grizzled-page-peace-under = Порожньо, і руки в усіх порожні: мир, ви перемогли.
grizzled-page-peace-seen = Мир уже видно: спорожніть руки.
grizzled-page-monument-under = Порожньо: Монумент, ви програли.
grizzled-page-monument-seen = Монумент.
grizzled-page-supply = Промови в запасі: { $number }
grizzled-page-reveal = Підтримка, відкрита водночас
grizzled-page-supports = підтримує
grizzled-page-no-tiles = Ніхто не поклав жетона підтримки.
grizzled-page-mission-failed = Місію провалено: втретє { $kind }. { $number ->
    [one] { $number } карта повертається
    [few] { $number } карти повертаються
    [many] { $number } карт повертаються
   *[other] { $number } карти повертаються
} до Випробувань.
grizzled-page-mission-succeeded = Місію виконано: { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} позаду.
grizzled-page-is-supported = Підтримку отримує { $seat } ({ $number ->
    [one] { $number } жетон
    [few] { $number } жетони
    [many] { $number } жетонів
   *[other] { $number } жетона
}).
grizzled-page-nobody-supported = Підтримки не отримує ніхто.
grizzled-page-morale-fell = Дух падає на { $number }.

## Cards
grizzled-page-hand = Рука
grizzled-page-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}
grizzled-page-hand-empty = Ваша рука порожня.
grizzled-page-trap = Пастка
grizzled-page-trap-ignored = Пастка, на цьому рівні не діє
grizzled-page-effect-threat = Поки ви в місії, ще одна активна загроза: { $kind }.
grizzled-page-effect-wounded = Важить як два Удари долі.
grizzled-page-effect-mute = Вам не можна розмовляти й виголошувати промов.
grizzled-page-effect-tyrannical = Ви стаєте командиром і лишаєтеся ним; промов ніхто не отримує.
grizzled-page-effect-demoralized = Дух падає на одну карту більше.
grizzled-page-effect-fragile = Поки ви в місії, інші відступають лише з порожньою рукою.
grizzled-page-effect-fearful = Якщо на початку вашого ходу якась загроза активна двічі, ви мусите відступити.
grizzled-page-effect-panicked = Коли ви відступаєте, ваш жетон підтримки вибирає випадок.
grizzled-page-effect-frenzied = У кожній Підготовці ви берете на дві карти більше.
grizzled-page-effect-selfish = Ваш жетон підтримки підтримує вас самих.
grizzled-page-effect-hardheaded = Вам не можна відступати з двома картами чи більше.
grizzled-page-effect-prideful = Ви відступаєте лише з порожньою рукою або останнім.
grizzled-page-effect-clumsy = Відступаючи, ви берете Випробування й граєте його.
grizzled-page-effect-absent-minded = Відступаючи, ви спершу втрачаєте жетон підтримки.
grizzled-page-effect-merry-christmas = Позбавляє когось одного Удару долі.
grizzled-page-third = Втретє { $kind }: місію буде провалено.
grizzled-page-breaking = Ударів долі стане { $number }: без підтримки гру програно.
grizzled-page-springs = Пастка: верхню карту Випробувань теж буде взято й зіграно.

## What is asked
grizzled-page-prompt = Ваші дії
grizzled-page-waiting = Очікуємо: { $seats }
grizzled-page-waiting-answers = Очікуємо на інших
grizzled-page-doing-intensity = Вибір складності місії.
grizzled-page-doing-turn = Вибір дії.
grizzled-page-doing-answer = Промова ({ $kind }): усі інші можуть таємно скинути карту.
grizzled-page-your-answer = Ви скинете { $card }, коли відповість кожен.
grizzled-page-doing-relieve = Щасливого Різдва: вибір Удару долі, який буде скинуто.
grizzled-page-doing-remove = Втрата жетона підтримки.
grizzled-page-doing-tile = Вибір жетона підтримки.
grizzled-page-doing-benefit = Вибір користі від підтримки.
grizzled-page-doing-over = Гру закінчено.
grizzled-page-ask-turn = Ваш хід: зіграйте карту або
grizzled-page-ask-turn-card = Ваш хід: зіграйте карту
grizzled-page-ask-turn-empty = Ваш хід, рука порожня
grizzled-page-ask-withdraw = Ви можете лише відступити
grizzled-page-ask-intensity = Місія { $round }: по скільки карт кожному?
grizzled-page-ask-answer = Промовляє { $seat }: { $kind }
grizzled-page-ask-benefit = Загін підтримує вас
grizzled-page-ask-relieve = Щасливого Різдва: який Удар долі зникне?
grizzled-page-ask-remove = Який жетон підтримки ви втрачаєте?
grizzled-page-ask-tile = Кого ви підтримуєте?
grizzled-page-hint-withdraw = Удар долі не лишає вам іншого вибору.
grizzled-page-hint-charm = Ваш талісман може прибрати позначену карту з Нічийної землі.
grizzled-page-hint-intensity = У стосі Випробувань: { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}.
grizzled-page-hint-answer = Виберіть карту з руки, щоб скинути, або залиште все. Ваша відповідь таємна, доки не відповість кожен.
grizzled-page-hint-answer-none = На вашій руці такої карти немає. Інші про це не знають.
grizzled-page-hint-success = Скиньте Удари долі (не більше ніж { $left }) або поверніть талісман.
grizzled-page-hint-failure = Після провалу: скиньте Удари долі (не більше ніж { $left }).
grizzled-page-hint-relieve = Свій чи товаришів.
grizzled-page-hint-remove = Він вибуває з гри, і його ніхто не бачить.
grizzled-page-hint-tile = Жетон лежить долілиць, доки не відкриють усі.
grizzled-page-group-withdraw = Відступити й підтримати
grizzled-page-group-speech = Виголосити промову (лишилося { $number })
grizzled-page-support-tile = { $target }
grizzled-page-lose-tile = Втратити: { $tile }
grizzled-page-why-not = Чому не можна?
grizzled-page-verb-play = Зіграти
grizzled-page-verb-charm = Талісман
grizzled-page-verb-discard = Скинути
grizzled-page-verb-speech = Промова
grizzled-page-verb-withdraw = Відступити

## Before it is done
grizzled-page-aim-play = Зіграти { $card } на Нічийну землю?
grizzled-page-aim-knock = Прийняти Удар долі «{ $card }»?
grizzled-page-aim-relief = Зіграти «Щасливого Різдва»?
grizzled-page-aim-charm = Використати талісман: { $card }?
grizzled-page-aim-speech = Виголосити промову: { $kind }?
grizzled-page-aim-withdraw = Відступити з місії?
grizzled-page-aim-support = Відступити й підтримати: { $target }?
grizzled-page-aim-intensity = { $number ->
    [one] Роздати по { $number } карті кожному?
    [few] Роздати по { $number } карти кожному?
    [many] Роздати по { $number } карт кожному?
   *[other] Роздати по { $number } карти кожному?
}
grizzled-page-aim-other = { $what }?
grizzled-page-note-safe = Жодна загроза не стане активною втретє.
grizzled-page-note-charm = Уся карта вибуває з гри; талісман буде використано.
grizzled-page-note-speech = { $number ->
    [0] Більше нікого в місії немає.
    [one] { $number } товариш може скинути карту з цією загрозою.
    [few] { $number } товариші можуть скинути по карті з цією загрозою.
    [many] { $number } товаришів можуть скинути по карті з цією загрозою.
   *[other] { $number } товариша можуть скинути по карті з цією загрозою.
}
grizzled-page-note-intensity = Буде роздано { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}.
grizzled-page-note-withdraw = Більше ви в цій місії нічого не робите. { $number ->
    [0] Ваша рука порожня.
    [one] У вас лишається { $number } карта.
    [few] У вас лишаються { $number } карти.
    [many] У вас лишається { $number } карт.
   *[other] У вас лишається { $number } карти.
}
grizzled-page-note-last = Ви останній: місія закінчується. { $number ->
    [0] Ваша рука порожня.
    [one] У вас лишається { $number } карта.
    [few] У вас лишаються { $number } карти.
    [many] У вас лишається { $number } карт.
   *[other] У вас лишається { $number } карти.
}
grizzled-page-do-play = Зіграти
grizzled-page-do-charm = Використати талісман
grizzled-page-do-speech = Промовити
grizzled-page-do-withdraw = Відступити
grizzled-page-do-intensity = Роздати
grizzled-page-do-relieve = Скинути
grizzled-page-do-remove = Втратити
grizzled-page-do-support = Покласти жетон
grizzled-page-do-shed = Скинути
grizzled-page-do-recover = Повернути
grizzled-page-do-done = Готово
grizzled-page-no-undo = Цього не можна повернути.
grizzled-page-cancel = Скасувати
grizzled-page-undo = Повернути
grizzled-page-undo-what = повертає: { $what }
grizzled-page-undo-nothing = повертати нічого

## Log and end
grizzled-page-dealt = Роздано карти: { $shares }.
grizzled-page-dealt-you = Ваші: { $cards }.
grizzled-page-tiles-revealed = Підтримка, відкрита водночас:
grizzled-page-won = Ви повертаєтеся додому
grizzled-page-lost = Загін програв
grizzled-page-story = Історія загону
grizzled-page-mission = Місія { $round }
grizzled-page-chapter = Командир: { $leader }; інтенсивність { $intensity }, зіграно { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
grizzled-page-spoke = Промова, { $seat }: { $kind }.
grizzled-page-failed-by = провал: втретє { $kind }
grizzled-page-succeeded = виконано
grizzled-page-broken = Зламаний війною
grizzled-page-marked = Позначений війною
grizzled-page-unharmed = Неушкоджений
grizzled-page-fate = { $fate }: { $cards }

## What may be said in a mission
grizzled-page-say-threat = Ще раз { $kind }, і місію буде провалено.
grizzled-page-say-support = Підтримки потребує { $seat }.
grizzled-page-say-morale = Дух на межі.
grizzled-page-say-on = Можемо йти далі.
grizzled-page-say-leave = Відступімо вчасно.
grizzled-page-say-speech = Допомогла б промова.
grizzled-page-say-thanks = Молодці, товариші.
