# Setting up by special rules, and what they change in play (CC-SR).

combat-commander-prompt-fortifying = { $side }: posicione { $works }. Em qual hexágono?
combat-commander-prompt-weaker-mines = { $side }: enfraquecer todas as Minas e receber uma carta na mão inicial?
combat-commander-prompt-kept = { $side }: trazer uma peça guardada?
combat-commander-prompt-bringing = { $side }: em qual hexágono entra { $unit }?
combat-commander-prompt-arming = { $side }: quem recebe { $weapon }?
combat-commander-prompt-rewarding = { $side }: uma unidade inimiga saiu pela sua borda. Reagrupar uma unidade ou torná-la Veterana?
combat-commander-option-hold-back = Guardar para depois
combat-commander-option-order-as = Como { $order }: { $sense } [{ $card }]
combat-commander-option-harden = Veterano: { $unit }
combat-commander-told-opening-card = { $side } começa com { $card } na mão.
combat-commander-told-random-hex-drawn = { $side }, hexágono aleatório { $hex } para a próxima unidade: { $card }.
combat-commander-told-mines-weakened = Todas as Minas têm agora força { $number }.
combat-commander-told-order-limit-rose = { $side } pode agora dar até { $number } Ordens por turno.
combat-commander-told-fog-lifted = A névoa se dissipa: agora soma { $number } a cada estorvo.
combat-commander-told-radio-arrived = { $side }: o Rádio chegou.
combat-commander-told-armed = { $unit } recebe { $weapon }.
combat-commander-refusal-not-its-place = O cenário manda posicionar isto em outro lugar.
combat-commander-refusal-not-chained = Os hexágonos devem formar uma corrente: junto a uma unidade própria.
combat-commander-refusal-cannot-wait = Isto não pode ser posicionado nesse espaço da Trilha de tempo.
combat-commander-refusal-not-optional = Isto deve ser posicionado agora.
combat-commander-refusal-not-its-carrier = Esta unidade não pode começar com a arma.
combat-commander-refusal-raid-blocked = Ninguém sai enquanto uma unidade inimiga no mapa tiver uma arma.
combat-commander-refusal-cover-too-low = A arma não pode atacar um hexágono com tão pouca cobertura{ $numbers }.
combat-commander-refusal-no-other-order = A carta não pode ser jogada assim como outra Ordem.
