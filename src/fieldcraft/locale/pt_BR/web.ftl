## Every page
web-skip = Ir para o conteúdo
web-home = Início
web-archive = Arquivo
web-settings = Nome, idioma, tema
web-name = Seu nome
web-language = Idioma
web-theme = Tema
web-theme-system = o do aparelho
web-theme-light = claro
web-theme-dark = escuro
web-sound = Pequenos sons
web-menu = Menu
web-look-again = Atualizar
web-keep = Salvar
web-guest = Convidado

## Home and starting
web-lead = Jogos de tabuleiro de guerra, com todas as regras. Jogue já: contra o computador, com um amigo por link ou a dois na mesma tela. Sem cadastro.
web-in-the-terminal = No terminal
web-scenarios-number = { $number ->
    [one] { $number } cenário
   *[other] { $number } cenários
}
web-play = Jogar
web-rules = Regras
web-my-tables = Suas partidas
web-go-on = Continuar
web-look-back = Rever
web-next-game = Ir para a próxima partida
web-same-screen = uma segunda pessoa nesta tela
web-friend = um amigo: você recebe um link para enviar
web-begin = Começar
web-forces = Quem tem o quê

## At the table
web-offline = A conexão caiu; tentando de novo.
web-other-seat = Para o lugar: { $side }
web-invite = Convidar alguém para jogar: { $side }
web-link = O link deste lugar
web-copy = Copiar
web-copied = Copiado
web-link-code = O link em código QR
web-renew-link = Um novo link; o antigo deixa de valer
web-spectators-watch = Espectadores assistem; só quem ocupa um lugar age.
web-past = Olhando para trás
web-past-stop = Parar
web-step = Passo { $at } de { $total }
web-now = Como está agora
web-took-back = Desfeito ({ $side }).
web-took-back-what = Desfeito ({ $side }): { $what }
web-stood-in = O computador não respondeu direito; um jogador mais simples jogou no lugar dele: { $side }
web-stale = A partida mudou desde que você olhou. É assim que ela está agora; escolha de novo.
web-unreadable-title = Não deu certo
web-unreadable = Não foi possível entender; escolha entre o que é oferecido.
web-not-found = Não há nada aqui
web-not-found-text = O endereço está errado, ou a partida ainda não acabou.
web-no-link = Este link não leva a lugar nenhum
web-no-link-text = Ele foi trocado por outro, ou nunca existiu. Peça a seu amigo o link atual.
web-forged = A página estava velha demais
web-forged-text = Falta a prova de que o pedido veio deste site, ou ela venceu. Volte, recarregue a página e tente de novo.

## Archive
web-decisions = { $number ->
    [one] { $number } decisão
   *[other] { $number } decisões
}
web-no-games = Ainda não há partidas terminadas.
web-upload = Rever um registro seu
web-record = Registro de partida
web-bad-record = Este registro não pode ser reproduzido
web-download = Baixar o registro
web-back = Voltar
web-forward = Avançar
web-at = Decisão { $at } de { $total }
web-eyes = Visto por
web-eyes-open = um espectador
web-eyes-all = todos: mãos abertas
web-go = Ir
web-proof = Verificar a sorte
web-proof-done = Os { $number } resultados decorrem do segredo, e o segredo corresponde ao compromisso mostrado no início.
web-proof-how = Antes da primeira carta, a mesa publicou o hash de um segredo. Cada dado e cada carta comprada são calculados a partir desse segredo, do número e da finalidade; ninguém pôde escolher nem mudar nada. Baixe o registro e rode “fieldcraft verify” para conferir na sua máquina.
web-commitment = Compromisso
web-secret = Segredo
web-luck = Sorte
web-luck-rolls = { $number ->
    [one] Foi rolado { $number } dado.
   *[other] Foram rolados { $number } dados.
}
web-face = Face
web-times = Vezes
web-chapters = Capítulos
web-rounds = Entre dois jogadores virtuais: cerca de { $rounds } rodadas

## The panels of every table
table-log = Histórico
table-log-chat = Histórico e conversa
table-chat = Conversa
table-message = Mensagem
table-send = Enviar
table-who = Jogadores
table-who-here = presente
table-who-away = ausente
table-who-bot = jogador virtual
table-back = Voltar até aqui
table-since = Desde o seu último turno

## Lugares
web-seats = Quem senta onde?
web-computer = computador
web-sitter-me = você
web-sitter-greedy = o computador, que joga com bom senso
web-sitter-random = o computador, que joga ao acaso
web-sitter-same-screen = você ou outra pessoa nesta tela
web-sitter-friend = um amigo: você recebe um link para enviar
web-stand-in = Deixar o computador jogar por { $side }
web-come-back = Retomar seu lugar: { $side }
web-stands-in = O computador agora joga por { $side }.
web-came-back = { $side } voltou.
web-keeps-seat = O computador joga por { $side } até alguém chegar pelo link do lugar.
web-came = Agora uma pessoa joga por { $side }.
web-instead = Um amigo no lugar de um camarada
web-instead-note = O computador joga nestes lugares até alguém chegar pelo link.

## Talk
table-talk-phrases = A conversa livre está suspensa; você pode dizer:
table-talk-closed = A conversa livre está suspensa.
web-talk = Conversa à mesa
web-talk-restricted = como mandam as regras: frases prontas durante a missão
web-talk-open = aberta: cada um escreve o que quiser
