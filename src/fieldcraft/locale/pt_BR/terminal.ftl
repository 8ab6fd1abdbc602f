## Words that are understood as commands, besides the English ones
command-board = tabuleiro mesa
command-cards = cartas
command-more = mais
command-why = porque porquê
command-undo = desfazer
command-log = historico histórico
command-hint = dica
command-quiet = silencio silêncio
command-save = salvar
command-help = ajuda
command-quit = sair

help-board = mostrar o tabuleiro e a situação da partida
help-cards = mostrar os seus montes e os dois suprimentos
help-more = respostas possíveis, mas raramente desejadas
help-why = porque: o que não é possível agora; porque 3: a conta por trás de uma opção; porque e uma ação: o que vale para ela
help-undo = desfazer a sua última decisão, se desde então nada foi rolado, comprado nem revelado
help-log = o que aconteceu; historico 50: as últimas 50 linhas
help-hint = o que um jogador sensato faria
help-quiet = silencio: quais reações passam sozinhas e como mudar isso
help-save = salvar ARQUIVO: gravar o registro da partida
help-help = esta lista
help-quit = sair; a partida fica à sua espera
help-number = Responda com o número de uma opção.

## At the table
terminal-press-enter = Pressione Enter.
terminal-hand-over = Passe o teclado. Quem joga agora: { $side }.
terminal-more = Outras respostas, raramente desejadas: { $number }. Digite mais para vê-las.
terminal-no-more = Todas as respostas estão na lista.
terminal-no-number = Esperava-se um número de 1 a { $highest }.
terminal-not-understood = “{ $answer }” não foi entendido: responda com um número ou digite ajuda.
terminal-odds = { $percent }%: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, é preciso tirar { $total } ou mais, ou 0
terminal-odds-best = melhor alvo: { $target }, { $percent }%: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, é preciso tirar { $total } ou mais, ou 0
terminal-odds-of = { $percent } %: { $outcome }
terminal-sum = { $parts } = { $total }. { $odds }.
terminal-allowed = A ação “{ $do }” é permitida.
terminal-nothing-refused = Agora não há nenhuma ação de interesse que seja recusada.
terminal-undone = Decisão desfeita.
terminal-no-undo = Não há nada que se possa desfazer: dados foram rolados, cartas foram compradas ou reveladas, ou a vez passou a outro jogador.
terminal-hint = Talvez { $number }: { $label }
terminal-saved = O registro está em { $file }.
error-not-written = Não foi possível gravar { $file }: { $detail }.
terminal-waits = A partida fica à sua espera. Para continuar: fieldcraft text --resume
terminal-record-kept = O registro da partida está em { $file }. Para reproduzi-lo: fieldcraft replay FILE
terminal-commands = Digite ajuda para ver os comandos.

## What passes by itself: the command quiet
quiet-word-empty = vazias
quiet-word-on = sim
quiet-word-off = nao não
quiet-none = Este jogo nunca pergunta se você reage: não há nada que possa passar sozinho.
quiet-empty-on = Onde você só poderia passar, nada é perguntado.
quiet-empty-off = A pergunta é feita mesmo onde você só poderia passar.
quiet-seen = Quem está ao seu lado percebe, quando falta uma pergunta, que você não tem nada para ela.
quiet-asked = Onde quer que você possa reagir, a pergunta é feita.
quiet-until = As reações passam sozinhas { $period }.
quiet-kind-asked = { $kind }: a pergunta é feita mesmo assim.
quiet-kind-passes = { $kind }: passa com as demais.
quiet-not-now = “{ $period }”: não há nada disso em andamento agora.
quiet-not-understood = “{ $words }” não é um ajuste: digite só silencio para vê-los.
quiet-how-empty = não perguntar, ou perguntar, onde você só poderia passar
quiet-how-period = deixar as reações passarem { $period }
quiet-how-kind = { $kind }: deixar passar com as demais, ou decidir
quiet-how-off = voltar a receber todas as perguntas
quiet-passed = { $question } { $answer } (automático)

## The menu
menu-welcome = Fieldcraft
menu-start = O que você quer fazer?
menu-new = Nova partida
menu-next-now = Jogar agora
menu-next-later = Agora não
menu-next-command = Mais tarde, com: { $command }
menu-game = Qual jogo?
menu-resume = Continuar a partida interrompida ({ $game }, cenário { $scenario }, { $decisions ->
    [0] nenhuma decisão
    [one] { $decisions } decisão
   *[other] { $decisions } decisões
})
menu-scenario = Qual cenário?
menu-scenario-line = { $title } ({ $place }, { $date })
menu-campaign = uma campanha: vários cenários em sequência
menu-campaign-from = A partir de qual cenário?
menu-campaign-to = Até qual cenário?
menu-side = Com qual lado você joga?
menu-side-line = { $side }: { $goal }
menu-opponent = Contra quem?
menu-opponent-person = uma segunda pessoa neste teclado
menu-opponent-greedy = jogador virtual: joga com bom senso
menu-opponent-random = jogador virtual: joga ao acaso
menu-seat = Qual lugar é o seu?
menu-others = Quem ocupa os outros lugares?
menu-others-person = pessoas, neste teclado
menu-others-greedy = jogadores virtuais: jogam com bom senso
menu-others-random = jogadores virtuais: jogam ao acaso
menu-others-mixed = uma mistura: escolher lugar por lugar
menu-player = { $seat }: quem joga?
menu-player-person = uma pessoa neste teclado
menu-player-greedy = jogador virtual: joga com bom senso
menu-player-random = jogador virtual: joga ao acaso
menu-choice = Número (1 a { $highest }):

## Campaigns
campaign-next = A seguir: cenário { $scenario }.
campaign-honour = { $side }: você pode indicar uma carta ou unidade para uma honraria (Enter: nenhuma):
campaign-none-waiting = Nenhuma partida está à espera de ser continuada.

error-save-header = esperava-se uma partida salva desta versão.
error-campaign-run = “{ $run }” não é uma sequência de cenários: esperavam-se dois números, como 1-4, o primeiro não maior que o segundo.
error-seat = O lado “{ $seat }” não existe; lados disponíveis: { $seats }.
error-opponent = O adversário “{ $opponent }” não existe: esperava-se person ou um jogador virtual ({ $bots }).
error-option-form = “{ $text }” não é uma opção: esperava-se NOME=NÚMERO.
error-name-game = Indique primeiro o jogo: fieldcraft text GAME ...; jogos disponíveis: { $games }.
error-replay-at = A decisão { $at } não existe; decisões no registro: { $total }.
error-workers = Vários processos web precisam do PostgreSQL: defina DATABASE_URL como postgres://...
error-load-address = { $address } não fica nesta máquina: o teste de carga só vai para localhost.
error-load-server = Nenhum servidor responde em { $address }: { $detail }.
