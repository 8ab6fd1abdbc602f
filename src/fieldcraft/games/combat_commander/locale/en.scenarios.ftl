## Scenarios: title, date, what a side is there for
combat-commander-scenario-1 = Fat Lipki
combat-commander-scenario-2 = Hedgerows & Hand Grenades
combat-commander-scenario-3 = Bonfire of the NKVD
combat-commander-scenario-4 = Closed for Renovation
combat-commander-scenario-5 = Cold Front
combat-commander-scenario-6 = Paralyzed from the West Down
combat-commander-scenario-7 = Bessarabian Nights
combat-commander-scenario-8 = Breakout Dance
combat-commander-scenario-9 = Rush to Contact
combat-commander-scenario-10 = Commando School
combat-commander-scenario-11 = Hold the Line
combat-commander-scenario-12 = Misty Mountain
combat-commander-scenario-13 = Tussle at Maleme
combat-commander-scenario-14 = At the Crossroads
combat-commander-scenario-15 = Armata Romana
combat-commander-scenario-16 = The Blitzkrieg Checked
combat-commander-scenario-17 = Little Stalingrad
combat-commander-scenario-18 = Bridge Hunt
combat-commander-scenario-19 = Metaxas Season
combat-commander-scenario-20 = A March in December
combat-commander-scenario-21 = Saint Agatha
combat-commander-scenario-22 = A Veritable Bloodbath
combat-commander-scenario-23 = No-Man’s Land
combat-commander-scenario-24 = Six Hills
combat-commander-scenario-other = { $title }
combat-commander-date-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
combat-commander-goal = { $nation }, { $posture }. Orders: { $orders }. Surrender at { $surrender } losses
