## Сценарії: назва, дата, роль сторони
combat-commander-scenario-1 = Товсті Липки
combat-commander-scenario-2 = Живоплоти й ручні гранати
combat-commander-scenario-3 = Багаття НКВС
combat-commander-scenario-4 = Зачинено на ремонт
combat-commander-scenario-5 = Холодний фронт
combat-commander-scenario-6 = Паралізовані із заходу
combat-commander-scenario-7 = Бессарабські ночі
combat-commander-scenario-8 = Танець прориву
combat-commander-scenario-9 = Поспіх до зіткнення
combat-commander-scenario-10 = Школа командос
combat-commander-scenario-11 = Тримати лінію
combat-commander-scenario-12 = Імлиста гора
combat-commander-scenario-13 = Сутичка під Малеме
combat-commander-scenario-14 = На перехресті
combat-commander-scenario-15 = Armata Romana
combat-commander-scenario-16 = Бліцкриг зупинено
combat-commander-scenario-17 = Маленький Сталінград
combat-commander-scenario-18 = Полювання на міст
combat-commander-scenario-19 = Сезон Метаксаса
combat-commander-scenario-20 = Грудневий марш
combat-commander-scenario-21 = Свята Агата
combat-commander-scenario-22 = Справжня кривава бійня
combat-commander-scenario-23 = Нічийна земля
combat-commander-scenario-24 = Шість пагорбів
combat-commander-scenario-other = { $title }
combat-commander-date-month = { $month ->
    [1] січень
    [2] лютий
    [3] березень
    [4] квітень
    [5] травень
    [6] червень
    [7] липень
    [8] серпень
    [9] вересень
    [10] жовтень
    [11] листопад
   *[12] грудень
} { $year } р.
combat-commander-goal = { $nation }, { $posture }. Наказів: { $orders }. Капітуляція, коли втрат: { $surrender }
