# Setting up by special rules, and what they change in play (CC-SR).

combat-commander-prompt-fortifying = { $side }: set up { $works }. In which hex?
combat-commander-prompt-weaker-mines = { $side }: make all Mines weaker and take a card into the opening hand?
combat-commander-prompt-kept = { $side }: bring in a piece that is kept aside?
combat-commander-prompt-bringing = { $side }: into which hex does { $unit } come?
combat-commander-prompt-arming = { $side }: who takes { $weapon }?
combat-commander-prompt-rewarding = { $side }: an enemy unit has left over your edge. Rally a unit, or make one a Veteran?
combat-commander-option-hold-back = Keep for later
combat-commander-option-order-as = As { $order }: { $sense } [{ $card }]
combat-commander-option-harden = Veteran: { $unit }
combat-commander-told-opening-card = { $side } starts with { $card } in hand.
combat-commander-told-random-hex-drawn = { $side }, random hex { $hex } for the next unit: { $card }.
combat-commander-told-mines-weakened = All Mines have strength { $number } now.
combat-commander-told-order-limit-rose = { $side } may give up to { $number } Orders a Turn now.
combat-commander-told-fog-lifted = The fog thins: it adds { $number } to every hindrance now.
combat-commander-told-radio-arrived = { $side }: the Radio has arrived.
combat-commander-told-armed = { $unit } takes { $weapon }.
combat-commander-refusal-not-its-place = The scenario sets this up elsewhere.
combat-commander-refusal-not-chained = The hexes must form one chain: in or next to a hex with an own unit.
combat-commander-refusal-cannot-wait = This cannot be set up on that Time space.
combat-commander-refusal-not-optional = This must be set up now.
combat-commander-refusal-not-its-carrier = This unit may not start with the Weapon.
combat-commander-refusal-raid-blocked = Nobody leaves while an enemy unit on the map has a Weapon.
combat-commander-refusal-cover-too-low = The Weapon cannot attack a hex with so little Cover{ $numbers }.
combat-commander-refusal-no-other-order = The card cannot be played for another Order like that.
