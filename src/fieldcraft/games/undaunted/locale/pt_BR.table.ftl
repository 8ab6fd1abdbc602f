## The table in characters
undaunted-code-rifleman = F
undaunted-code-scout = E
undaunted-code-machine-gunner = M
undaunted-code-sniper = At
undaunted-code-mortar = Mo
undaunted-table-cover = cob.{" "}
undaunted-table-legend-points = *3: objetivo de 3 pontos, com o lado que o controla. cob. 3/1: cobertura de uma colina.
undaunted-table-legend-markers = E. peça esclarecida e E! peça controlada pelos EUA; A. e A! o mesmo para a Alemanha (ALE).
undaunted-table-legend-counters = F Fuzileiros, E Esclarecedores, M Metralhadores, com a letra do GC; At Atiradores de Elite, Mo Morteiro; entre parênteses: ficha suprimida.
undaunted-table-legend-others = >EUA: as fichas dos EUA entram aqui. (EUA): marcador de Alvo.

## The table in sentences
undaunted-table-headline = Cenário { $number }: { $title }, { $date }
undaunted-table-round = Rodada { $round }. Iniciativa: { $side }.
undaunted-table-side = { $side } ({ $goal }): { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}; mão { $hand }, baralho { $deck }, descarte { $discard }.
undaunted-table-play = { $side }, área de jogo: { $cards }.
undaunted-table-hand = Sua mão: { $cards }.
undaunted-table-deck = Seu baralho, em ordem desconhecida: { $cards }.
undaunted-table-discard = Seu descarte: { $cards }.
undaunted-table-removed = Suas cartas removidas da partida: { $cards }.
undaunted-table-supply = { $side }, suprimento: { $cards }.
undaunted-table-seen = { $side }, cartas postas no descarte à vista de todos: { $cards }.
undaunted-table-cycle = { $side }, conjunto de mão, baralho e descarte: { $cards }.
undaunted-table-nothing = nenhuma carta
undaunted-table-tile = Peça { $tile }, cobertura { $cover }
undaunted-table-hill = colina (cobertura { $cover } contra ataques vindos de colinas e contra explosões)
undaunted-table-objective = objetivo de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
undaunted-table-scouted = esclarecida ({ $side })
undaunted-table-controlled = controlada ({ $side })
undaunted-table-target = com o marcador de Alvo ({ $side })
undaunted-table-counters = Fichas nesta peça, { $side }: { $units }.
undaunted-table-unit-suppressed = { $unit } (ficha suprimida)
undaunted-table-neighbours = Peças adjacentes: { $tiles }.
undaunted-option-aim-short = alvo { $counter }
undaunted-option-lead-short = mover { $counter }

## Campaigns
undaunted-campaign-scenario = Cenário { $scenario }. Vitória: { $side }. Baixas: EUA { $us }, Alemanha { $ger }.
undaunted-campaign-honour = Cenário { $scenario }. Honraria: { $honour }.
undaunted-campaign-score = Pontuação da campanha: EUA { $us }, Alemanha { $ger }.
undaunted-campaign-won = Vitória na campanha: { $side } ({ $title }).
undaunted-campaign-even = Campanha sem vencedor ({ $title }).
undaunted-margin-stunning-breakthrough = ruptura fulminante
undaunted-margin-full-stop = avanço barrado
undaunted-margin-rapid-advance = avanço rápido
undaunted-margin-heavy-delays = grandes atrasos
undaunted-margin-steady-progress = avanço constante
undaunted-margin-ardent-resistance = resistência ferrenha
undaunted-margin-intense-combat = combate intenso

## Scenarios
undaunted-scenario-1 = La Raye
undaunted-scenario-2 = Montmartin-en-Graignes
undaunted-scenario-3 = Ataque através do canal
undaunted-scenario-4 = Atrás das linhas inimigas
undaunted-scenario-5 = A travessia do Vire
undaunted-scenario-6 = Retirada desesperada
undaunted-scenario-7 = La Huberderie
undaunted-scenario-8 = Ruas de Tessy-sur-Vire
undaunted-scenario-9 = Reforços
undaunted-scenario-10 = Informações Essenciais
undaunted-scenario-11 = Colina 314
undaunted-scenario-12 = Mortain
