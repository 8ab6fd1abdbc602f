## Cenários: título, data, o papel de um lado
combat-commander-scenario-1 = Fat Lipki
combat-commander-scenario-2 = Sebes e Granadas de Mão
combat-commander-scenario-3 = A Fogueira do NKVD
combat-commander-scenario-4 = Fechado para Reforma
combat-commander-scenario-5 = Frente Fria
combat-commander-scenario-6 = Paralisados a Oeste
combat-commander-scenario-7 = Noites da Bessarábia
combat-commander-scenario-8 = Dança da Ruptura
combat-commander-scenario-9 = Corrida para o Contato
combat-commander-scenario-10 = Escola de Comandos
combat-commander-scenario-11 = Manter a Linha
combat-commander-scenario-12 = Montanha da Névoa
combat-commander-scenario-13 = Briga em Maleme
combat-commander-scenario-14 = Na Encruzilhada
combat-commander-scenario-15 = Armata Romana
combat-commander-scenario-16 = A Blitzkrieg Detida
combat-commander-scenario-17 = Pequena Stalingrado
combat-commander-scenario-18 = Caça à Ponte
combat-commander-scenario-19 = Temporada de Metaxas
combat-commander-scenario-20 = Marcha em Dezembro
combat-commander-scenario-21 = Santa Ágata
combat-commander-scenario-22 = Um Verdadeiro Banho de Sangue
combat-commander-scenario-23 = Terra de Ninguém
combat-commander-scenario-24 = Seis Colinas
combat-commander-scenario-other = { $title }
combat-commander-date-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
combat-commander-goal = { $nation }, { $posture }. Ordens: { $orders }. Rendição com { $surrender } baixas
