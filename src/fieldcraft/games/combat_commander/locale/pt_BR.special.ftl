combat-commander-list = { $first }, { $rest }
combat-commander-count = { $number } × { $thing }

## Regras especiais dos cenários
combat-commander-sr-area-usual = a área de costume
combat-commander-sr-area-no-enemy-unit = qualquer hexágono sem unidades inimigas
combat-commander-sr-area-in-or-next-to-building = um hexágono de Construção ou ao lado de um
combat-commander-sr-area-road = um hexágono de Estrada
combat-commander-sr-area-woods-without-road = um hexágono de Árvores sem Estrada
combat-commander-sr-area-near = { $hexes } (ou { $number ->
    [1] ao lado
   *[other] até { $number } hexágonos dali
})
combat-commander-sr-area-deep = { $number ->
    [1] a fileira da sua borda
   *[other] os primeiros { $number } hexágonos a partir da sua borda
}
combat-commander-sr-all-but-squads = tudo menos as Esquadras
combat-commander-sr-any-one = uma unidade à sua escolha
combat-commander-sr-after-axis-setup = da preparação do Eixo
combat-commander-sr-after-allies-setup = da preparação dos Aliados
combat-commander-sr-after-all-setup = de toda a outra preparação
combat-commander-sr-mines = Todas as Minas têm força { $strength }.
combat-commander-sr-simultaneous-setup = Os dois lados se preparam ao mesmo tempo, sem se verem.
combat-commander-sr-first-turn-option = Primeiro turno: { $default }. Mas { $side } pode entregar a carta de Iniciativa; então o primeiro turno é de: { $first }.
combat-commander-sr-late-setup-may = { $side }: opcionalmente mais tarde: { $pieces }. Quando: depois { $after }. Onde: { $area }.
combat-commander-sr-late-setup = { $side }: só mais tarde: { $pieces }. Quando: depois { $after }. Onde: { $area }.
combat-commander-sr-early-fortifications = { $side }: as fortificações são colocadas antes de tudo, até { $depth } hexágonos de profundidade.
combat-commander-sr-fixed-setup = { $side }: { $pieces } tem de ser preparado em { $hexes }.
combat-commander-sr-random-hexes = { $side }: sorteia-se um hexágono para cada unidade, que fica nele ou ao lado.
combat-commander-sr-connected = { $side }: este lado se prepara numa só cadeia de hexágonos ligados.
combat-commander-sr-weapons-last = { $side }: este lado distribui as armas depois de preparadas todas as unidades.
combat-commander-sr-waiting = { $side }: Líderes e armas também podem começar na casa { $space } do Tempo.
combat-commander-sr-fortification-must = { $side }: lugar obrigatório para { $works }: { $area }.
combat-commander-sr-fortification-may = { $side }: outro lugar possível para { $works }: { $area }.
combat-commander-sr-fixed-fortifications = No mapa desde o início: Arame Farpado em { $wire }; Minas em { $mines }.
combat-commander-sr-weapon-assignment = { $side }: { $weapons } tem de começar com: { $units }.
combat-commander-sr-reinforcements = Algumas peças começam na trilha de Tempo e entram depois.
combat-commander-sr-reinforcements-option = As peças da trilha de Tempo podem entrar, em vez da borda, aqui: { $area }.
combat-commander-sr-kept-aside = { $side }: este lado guarda { $number } peças; cada uma pode entrar a qualquer momento num hexágono com unidades próprias.
combat-commander-sr-hidden-units = { $side }: até { $number } unidades com as suas armas podem começar na casa { $space } do Tempo; entram na área de preparação, com Cobertura 1 ou mais e sem inimigos.
combat-commander-sr-column = { $side }: até { $max } unidades com as suas armas podem começar em quaisquer casas do Tempo.
combat-commander-sr-opening-card = { $side }: este lado começa com { $cards } na mão.
combat-commander-sr-exclude-chits = As fichas { $chits } não estão no copo.
combat-commander-sr-no-exit = Ninguém pontua por sair: a unidade que sai do mapa é eliminada.
combat-commander-sr-exit-only = { $side }: só este lado pontua por sair; as unidades do outro lado que saem do mapa são eliminadas.
combat-commander-sr-raid = { $side }: este lado não pode sair do mapa enquanto uma unidade inimiga nele tiver uma arma; depois, por qualquer hexágono de borda das linhas 1 a { $max_row }.
combat-commander-sr-on-enemy-exit = { $side }: cada vez que uma unidade inimiga sai pela sua borda, este lado pode recuperar uma unidade ou tornar uma delas Veterana.
combat-commander-sr-hexside-modifier = { $feature }: { $move } MPs a mais para atravessar, Cobertura { $cover }.
combat-commander-sr-terrain-modifier = { $terrain } custa { $move } MPs.
combat-commander-sr-move-cost-override = { $side }: este lado paga 1 MP por hexágono, seja qual for o terreno.
combat-commander-sr-action-concealment = { $side }: a Ocultação reduz o total do ataque em mais { $number }.
combat-commander-sr-melee-roll-bonus = { $side }: este lado soma { $bonus } a cada uma das suas rolagens de Corpo a Corpo.
combat-commander-sr-order-limit-progression = { $side }: limite de Ordens { $start }, mais { $per_time_advance } a cada avanço do Tempo, até { $max }.
combat-commander-sr-order-substitution-artillery-request = { $side }: este lado pode jogar uma Solicitação de Artilharia como Artilharia Negada.
combat-commander-sr-move-as-advance = { $side }: este lado pode jogar uma carta Mover como Avançar se uma unidade a ativar tiver uma Carga de Demolição.
combat-commander-sr-double-fire = { $weapon } pode atacar duas vezes numa Ordem de Fogo, mas não com Fumaça.
combat-commander-sr-discard-after-orders = { $side }: cartas que podem ser descartadas depois das Ordens: { $max }.
combat-commander-sr-sniper-radius = { $side }: um Atirador pode ferir uma unidade inimiga a até { $radius } hexágonos do sorteado.
combat-commander-sr-mortar-spotter = { $side }: um morteiro pode usar a linha de visão de { $unit }, que assim é ativado; a distância conta a partir do morteiro.
combat-commander-sr-radio-direct-fire = { $side }: o Rádio atinge só um hexágono: sem desvio num acerto, num erro o desvio de um acerto.
combat-commander-sr-bombardment = { $side }: o Rádio só lança Fumaça se o observador for { $unit }.
combat-commander-sr-mine-option = { $side }: antes das mãos iniciais este lado pode baixá-las a { $strength } e assim receber a carta { $card }.
combat-commander-sr-late-mines = { $side }: este lado coloca as suas Minas depois da preparação inimiga e joga Arame Oculto como Minas Ocultas.
combat-commander-sr-booby-traps = { $side }: este lado pode jogar Minas Ocultas embora não seja o Defensor.
combat-commander-sr-captured-weapon = { $side }: { $weapon } foi capturado e é eliminado quando quebraria.
combat-commander-sr-weapon-restriction = { $weapon } não pode atacar um hexágono com Cobertura menor que { $cover }.
combat-commander-sr-immobilised-tank = { $side }: { $works }, { $pieces } começam juntos num hexágono de { $terrain } de nível { $level }. Enquanto houver { $works }, cabem nele no máximo { $limit } figuras. { $weapon } nunca sai do hexágono e se perde com a sua equipe ou com: { $works }.
combat-commander-sr-start-suppressed = { $side }: todas as Esquadras começam suprimidas.
combat-commander-sr-deep-frost = { $side }: uma arma, sorteada, começa quebrada. Depois de iniciada a partida, nenhuma fortificação pode ser colocada.
combat-commander-sr-night = Noite: todo total de ataque é reduzido pela distância do hexágono alvo à peça mais próxima que atira.
combat-commander-sr-discard-limit = { $side }: limite de descarte { $number }.
combat-commander-sr-fog = Neblina: { $number } a mais de obstrução em toda linha; cada Brisa tira { $step }.
combat-commander-sr-dusk = Crepúsculo: cada hexágono atrapalha tanto quanto o número da casa do Tempo; só a maior obstrução conta.
combat-commander-sr-gully-los = Os hexágonos de Dreno se veem; { $hexes } veem todo Dreno e são vistos dele.
combat-commander-sr-deck = { $side }: este lado usa este baralho do destino: { $nation }.
combat-commander-sr-substitute-counters = { $side }: as novas peças vêm do conjunto: { $nation }.

## Um cenário em frases
combat-commander-briefing-side = { $side }: { $nation }, { $posture }, qualidade { $quality }; Ordens por turno: { $orders }; Rendição em { $surrender }; borda própria: { $edge }.
combat-commander-briefing-posture-attack = ataca
combat-commander-briefing-posture-recon = faz reconhecimento
combat-commander-briefing-posture-defend = defende
combat-commander-briefing-quality-elite = Elite
combat-commander-briefing-quality-line = de Linha
combat-commander-briefing-quality-green = Novata
combat-commander-briefing-area = { $side }: profundidade da área de preparação a partir da borda: { $number }.
combat-commander-briefing-area-away = { $side }: distância mínima da preparação até { $hexes }: { $number }.
combat-commander-briefing-area-in = { $side }: área de preparação: { $area }.
combat-commander-briefing-forces = { $side }: { $pieces }.
combat-commander-briefing-works = { $side }, fortificações: { $pieces }.
combat-commander-briefing-arrival = { $side }, na casa { $space } do Tempo: { $pieces }.
combat-commander-briefing-tracks = { $year }, mapa { $map }. O Tempo começa em { $time }, a Morte Súbita em { $sudden }.
combat-commander-briefing-start = Primeiro turno: { $first }; carta de Iniciativa: { $holder }.
combat-commander-briefing-vp = { $side }: { $vp } VP na frente no início.
combat-commander-briefing-even = Ninguém começa na frente.
combat-commander-briefing-proposed = Nenhuma fonte dá estas partes; são propostas: { $parts }.
combat-commander-briefing-part-edges = bordas do mapa
combat-commander-briefing-part-time-start = início do Tempo
combat-commander-briefing-part-vp-start = VP no início
combat-commander-briefing-part-objectives-open = fichas abertas
combat-commander-briefing-part-objectives-secret = fichas secretas
combat-commander-briefing-part-objectives-control = controle dos Objetivos
combat-commander-briefing-part-forces = algumas peças
combat-commander-briefing-part-special-rules = regras especiais
