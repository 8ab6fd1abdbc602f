## The table as a page
undaunted-page-round = Rodada { $round }
undaunted-page-score = { $side }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}; meta: { $goal }
undaunted-page-goal-pin = imobilizar
undaunted-page-badge-yours = Seu turno
undaunted-page-badge-bid = Sua escolha
undaunted-page-badge-other = Turno: { $side }
undaunted-page-badge-both = Iniciativa
undaunted-page-badge-over = Fim
undaunted-page-holder = Iniciativa: { $side }
undaunted-page-board = Campo de batalha
undaunted-page-prompt = Suas ações
undaunted-page-fell = { $number ->
    [one] { $number } baixa aqui: { $side }
   *[other] { $number } baixas aqui: { $side }
}
undaunted-page-points = Pontos

## Hand and piles
undaunted-page-hand = Mão
undaunted-page-cards = { $number ->
    [0] nenhuma carta
    [one] { $number } carta
   *[other] { $number } cartas
}
undaunted-page-hand-empty = Sua mão está vazia.
undaunted-page-initiative = Iniciativa
undaunted-page-suppressed = ficha suprimida
undaunted-page-fog = Sem ação. Fica na mão até o fim do turno; Reconhecer a remove da partida.
undaunted-page-bid-verb = Disputar a iniciativa
undaunted-page-play-area = área de jogo
undaunted-page-play-empty = Nenhuma carta na área de jogo.
undaunted-page-pile-hand = Mão
undaunted-page-pile-deck = Baralho
undaunted-page-pile-discard = Descarte
undaunted-page-pile-casualties = Baixas
undaunted-page-list-supply = Suprimento
undaunted-page-list-hand = Mão
undaunted-page-list-discard = Descarte
undaunted-page-list-deck-unordered = Baralho, em ordem desconhecida
undaunted-page-list-removed = Removidas da partida
undaunted-page-list-seen = Descartadas à vista de todos
undaunted-page-list-cycle = Mão, baralho e descarte juntos

## What is asked
undaunted-page-action-target = { $action }: { $target }
undaunted-page-waiting = Aguardando: { $side }
undaunted-page-waiting-both = Os dois lados disputam a iniciativa
undaunted-page-waiting-bid = Cada lado escolhe uma carta em segredo; depois, as duas são reveladas.
undaunted-page-waiting-turn = Escolhendo uma carta para baixar.
undaunted-page-waiting-choice = Realizando a ação. { $card }: { $action }.
undaunted-page-your-bid = Sua carta de iniciativa: { $card }. Ela será revelada quando os dois lados tiverem escolhido.
undaunted-page-ask-bid = Escolha uma carta para disputar a iniciativa
undaunted-page-ask-bid-hint = O número mais alto ganha a iniciativa; no empate, nada muda. As cartas escolhidas vão para o descarte.
undaunted-page-ask-card = Escolha uma carta para baixar
undaunted-page-ask-nothing = Nada mais a baixar
undaunted-page-ask-nothing-hint = Encerre o turno; o que restar na mão será descartado.
undaunted-page-ask-action = { $card }: escolha uma ação
undaunted-page-ask-choice = { $card }: { $action }
undaunted-page-ask-target = { $action }: { $target }?
undaunted-page-ask-do = { $action }?
undaunted-page-ask-end = Encerrar o turno?
undaunted-page-ask-bid-card = Disputar com { $card }?
undaunted-page-ask-draw = { $number ->
    [one] Comprar { $number } carta?
   *[other] Comprar { $number } cartas?
}
undaunted-page-hint-board = { $on ->
    [tiles] Escolha uma peça marcada no tabuleiro ou:
    [counters] Escolha uma ficha no tabuleiro ou:
   *[both] Escolha uma peça marcada ou uma ficha no tabuleiro ou:
}
undaunted-page-hint-spawn = Antes, a ficha entra em { $tile }.
undaunted-page-hint-ready = A ficha está suprimida: esta carta apenas a coloca em prontidão.
undaunted-page-hint-none = Nenhuma das ações desta carta é possível agora.
undaunted-page-hint-step = Escolha uma peça marcada. { $left ->
    [one] Resta { $left } passo.
   *[other] Restam { $left } passos.
}
undaunted-page-hint-lead = Escolha qual das suas fichas se move.
undaunted-page-hint-aim = Escolha o alvo.
undaunted-page-hint-mark = Escolha uma peça para o marcador de Alvo.
undaunted-page-hint-number = Quantas cartas você compra?
undaunted-page-hint-bolster = Escolha cartas do suprimento para o descarte. Você ainda pode pegar até { $left }.
undaunted-page-hint-inspire = Escolha uma carta da área de jogo para voltar à mão.

## Buttons
undaunted-page-end-turn = Encerrar o turno
undaunted-page-hunker-note = volta ao suprimento
undaunted-page-draw = { $number ->
    [one] Comprar { $number } carta
   *[other] Comprar { $number } cartas
}
undaunted-page-draw-none = Não comprar
undaunted-page-bid = Disputar com { $card }
undaunted-page-roll = { $dice ->
    [one] Rolar { $dice } dado
   *[other] Rolar { $dice } dados
}
undaunted-page-cancel = Cancelar
undaunted-page-undo = Desfazer
undaunted-page-undo-what = desfaz: { $what }
undaunted-page-undo-nothing = nada a desfazer
undaunted-page-why-not = Por que não?
undaunted-page-play = Baixar

## Odds and warnings
undaunted-page-needs = é preciso
undaunted-page-tip = { $percent } de acertar { $target }
undaunted-page-sum = { $parts } = { $total } ou mais, ou 0, em { $dice ->
    [one] { $dice } dado
   *[other] qualquer um de { $dice } dados
}
undaunted-page-end-note = Estas cartas ainda podem agir: { $cards }.
undaunted-page-recon-note = Remove uma Névoa da Guerra da partida e compra uma carta.
undaunted-page-no-undo-dice = Dados não podem ser desfeitos.
undaunted-page-no-undo-draw = Cartas compradas não podem ser devolvidas.
undaunted-page-no-undo-end = O fim do turno não pode ser desfeito.
undaunted-page-no-undo-bid = Em segredo até que os dois lados tenham escolhido.
