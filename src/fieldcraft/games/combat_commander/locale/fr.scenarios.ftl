## Scénarios : titre, date, rôle d’un camp
combat-commander-scenario-1 = Les grosses Lipki
combat-commander-scenario-2 = Haies et grenades
combat-commander-scenario-3 = Le bûcher du NKVD
combat-commander-scenario-4 = Fermé pour travaux
combat-commander-scenario-5 = Front froid
combat-commander-scenario-6 = Paralysés à l’ouest
combat-commander-scenario-7 = Nuits de Bessarabie
combat-commander-scenario-8 = La danse de la percée
combat-commander-scenario-9 = Course au contact
combat-commander-scenario-10 = École de commandos
combat-commander-scenario-11 = Tenir la ligne
combat-commander-scenario-12 = La montagne dans la brume
combat-commander-scenario-13 = Empoignade à Maleme
combat-commander-scenario-14 = À la croisée des chemins
combat-commander-scenario-15 = Armata Romana
combat-commander-scenario-16 = La Blitzkrieg arrêtée
combat-commander-scenario-17 = Le petit Stalingrad
combat-commander-scenario-18 = La chasse au pont
combat-commander-scenario-19 = La saison de Metaxas
combat-commander-scenario-20 = Marche en décembre
combat-commander-scenario-21 = Sainte-Agathe
combat-commander-scenario-22 = Un véritable bain de sang
combat-commander-scenario-23 = No man’s land
combat-commander-scenario-24 = Six collines
combat-commander-scenario-other = { $title }
combat-commander-date-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
combat-commander-goal = { $nation }, { $posture }. Ordres : { $orders }. Reddition à { $surrender } pertes
