# Setting up by special rules, and what they change in play (CC-SR).

combat-commander-prompt-fortifying = { $side }, розстановка: { $works }. У який гекс?
combat-commander-prompt-weaker-mines = { $side }: послабити всі міни й узяти карту до початкової руки?
combat-commander-prompt-kept = { $side }: ввести приховану фішку?
combat-commander-prompt-bringing = { $side }, у який гекс входить: { $unit }?
combat-commander-prompt-arming = { $side }, хто бере: { $weapon }?
combat-commander-prompt-rewarding = { $side }: ворожий підрозділ вийшов через ваш край. Відновити підрозділ чи зробити ветераном?
combat-commander-option-hold-back = Залишити на потім
combat-commander-option-order-as = Як { $order }: { $sense } [{ $card }]
combat-commander-option-harden = Ветеран: { $unit }
combat-commander-told-opening-card = { $side } починає з картою на руці: { $card }.
combat-commander-told-random-hex-drawn = { $side }, випадковий гекс { $hex } для наступного підрозділу: { $card }.
combat-commander-told-mines-weakened = Тепер сила всіх мін: { $number }.
combat-commander-told-order-limit-rose = { $side }: тепер наказів за хід: { $number }.
combat-commander-told-fog-lifted = Туман рідшає: тепер він додає до кожної завади { $number }.
combat-commander-told-radio-arrived = { $side }: прибула рація.
combat-commander-told-armed = { $unit } бере: { $weapon }.
combat-commander-refusal-not-its-place = За сценарієм це розставляють в іншому місці.
combat-commander-refusal-not-chained = Гекси мають утворювати ланцюг: зі своїм підрозділом або поруч.
combat-commander-refusal-cannot-wait = Це не можна розставити на цій поділці часу.
combat-commander-refusal-not-optional = Це треба розставити зараз.
combat-commander-refusal-not-its-carrier = Цей підрозділ не може починати з цією зброєю.
combat-commander-refusal-raid-blocked = Ніхто не виходить, доки ворожий підрозділ на мапі має зброю.
combat-commander-refusal-cover-too-low = Ця зброя не б’є по гексу з таким малим укриттям{ $numbers }.
combat-commander-refusal-no-other-order = Цю карту не можна так зіграти як інший наказ.
