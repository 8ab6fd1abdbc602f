## Місцевість, шляхи, сторони гексів, укріплення
combat-commander-terrain-building = Будівля
combat-commander-terrain-woods = Ліс
combat-commander-terrain-brush = Чагарник
combat-commander-terrain-orchard = Сад
combat-commander-terrain-field = Поле
combat-commander-terrain-bridge-major = Великий міст
combat-commander-terrain-bridge-minor = Малий міст
combat-commander-terrain-gully = Яр
combat-commander-terrain-water-barrier = Водна перепона
combat-commander-terrain-stream = Струмок
combat-commander-terrain-marsh = Болото
combat-commander-terrain-open-ground = Відкрита місцевість
combat-commander-way-road = Дорога
combat-commander-way-railway = Залізниця
combat-commander-way-trail = Стежка
combat-commander-hexside-fence = Паркан
combat-commander-hexside-hedge = Живопліт
combat-commander-hexside-wall = Стіна
combat-commander-hexside-cliff = Урвище
combat-commander-fortification-foxholes = Стрілецькі комірки
combat-commander-fortification-trench = Траншея
combat-commander-fortification-pillbox = Дот
combat-commander-fortification-bunker = Бункер
combat-commander-fortification-wire = Колючий дріт
combat-commander-fortification-mines = Міни

## Мапа знаками й реченнями
combat-commander-chart-terrain = Ґрунт: { $signs }; порожнє місце — відкрита місцевість. За назвою гекса — його висота.
combat-commander-chart-ways = Шляхи: { $signs }; на межі — там, де вони її перетинають.
combat-commander-chart-sides = Сторони гексів: { $signs }.
combat-commander-chart-markers = Маркери: *3 ціль 3, ~4 дим сили 4 (~X: 10), { $blaze } пожежа, { $signs }. Фішки Осі стоять над фішками союзників.
combat-commander-told-terrain = { $hex }: { $terrain }
combat-commander-told-level = рівень { $level }
combat-commander-told-objective = ціль { $number }
combat-commander-told-way = { $way } до { $hexes }
combat-commander-told-way-off = { $way } за межі мапи
combat-commander-told-way-here = { $way }
combat-commander-told-side = { $feature } з боку { $hexes }
combat-commander-told-smoke = дим сили { $strength }
combat-commander-told-blaze = пожежа
combat-commander-told-axis = Вісь: { $units }
combat-commander-told-allies = Союзники: { $units }

## Лінія видимості
combat-commander-sight-title = Мапа { $map }, від { $a } до { $b }: відстань { $distance }, рівні { $levela } і { $levelb }.
combat-commander-sight-yes = Лінія видимості є, завада { $hindrance }: { $why }.
combat-commander-sight-no = Лінії видимості немає: { $why }.
combat-commander-sight-why = { $why } ({ $rule })
combat-commander-sight-and = { $first }; { $second }
combat-commander-sight-why-own = підрозділ бачить власний гекс
combat-commander-sight-why-adjacent = сусідні гекси бачать один одного
combat-commander-sight-why-open = на лінії немає нічого, що мало б значення
combat-commander-sight-why-obstacle = { $art } у { $hex } її закриває
combat-commander-sight-why-obstacle-side = { $art } на стороні { $hex } її закриває
combat-commander-sight-why-hill = вища місцевість { $hex } її закриває
combat-commander-sight-why-blind = { $art } у { $hex } ховає гекс за собою
combat-commander-sight-why-gully = { $hex } лежить у яру, який видно лише із сусідніх гексів і з вищих місць
combat-commander-sight-why-gully-open = особливе правило відкриває цей яр
combat-commander-sight-why-blaze = пожежа в { $hex } її закриває
combat-commander-sight-why-smoke = дим сили { $hindrance } у { $hex }
combat-commander-sight-why-hindrance = { $art } у { $hex } заважає на { $hindrance }
combat-commander-sight-why-hindrance-side = { $art } на стороні { $hex } заважає на { $hindrance }
combat-commander-sight-why-fog = туман додає { $hindrance }
combat-commander-sight-why-dusk = сутінки заважають на { $hindrance }
combat-commander-sight-why-drawn-open = за малюнком мапи на лінії немає нічого, що мало б значення
combat-commander-sight-why-drawn-hindrance = за малюнком мапи місцевість заважає на { $hindrance }
combat-commander-sight-why-drawn-obstacle = { $art } у { $hex } її закриває, за малюнком мапи
combat-commander-sight-why-drawn-crest = її закриває гребінь, за малюнком мапи
combat-commander-sight-why-drawn-block = її закриває малюнок мапи
combat-commander-sight-meets = На лінії лежать:
combat-commander-sight-meets-nothing = На лінії немає інших гексів.
combat-commander-sight-hex-touched = { $hex }: { $terrain }, рівень { $level }
combat-commander-sight-hex-clear = { $hex }: { $terrain }, рівень { $level }
combat-commander-sight-hex-low = { $hex }: { $terrain }, рівень { $level }; надто низько, щоб мати значення
combat-commander-sight-hex-missed = { $hex }: { $terrain }, рівень { $level }; лінія лише торкається краю гекса
combat-commander-sight-hex-way = { $hex }: { $terrain }, рівень { $level }; лінія йде вздовж шляху
combat-commander-sight-side = { $hex }: { $feature }

## Перевірені мапи
combat-commander-map-sound = Мапа { $map }: гаразд.
combat-commander-map-faults = Мапа { $map }: { $number ->
    [one] { $number } помилка.
    [few] { $number } помилки.
    [many] { $number } помилок.
   *[other] { $number } помилки.
}
combat-commander-map-fault = { $place }: очікується { $detail }.
combat-commander-map-uncertain = { $hex }: прочитання на розсуд ({ $reason }).
combat-commander-map-confidence = Надійність: { $parts }.
combat-commander-map-part-terrain = місцевість
combat-commander-map-part-ways = шляхи
combat-commander-map-part-hexsides = сторони гексів
combat-commander-map-part-elevation = висоти
combat-commander-map-part-objectives = цілі
combat-commander-map-part-los = лінії видимості
combat-commander-map-trust-high = висока
combat-commander-map-trust-medium = середня
combat-commander-map-trust-low = низька
combat-commander-map-part-trust = { $part } { $trust }
