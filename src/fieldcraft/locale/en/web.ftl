## Every page
web-skip = To the content
web-home = Home
web-archive = Archive
web-settings = Name, language, theme
web-name = Your name
web-language = Language
web-theme = Theme
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-sound = Small sounds
web-menu = Menu
web-look-again = Look again
web-keep = Keep
web-guest = Guest

## Home and starting
web-lead = War-themed board games, every rule kept. Play at once: against the computer, with a friend by link, or two at one screen. No account.
web-in-the-terminal = In the terminal
web-scenarios-number = { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
}
web-play = Play
web-rules = Rules
web-my-tables = Your tables
web-go-on = Go on
web-look-back = Look back
web-next-game = On to the next game
web-same-screen = a second person at this screen
web-friend = a friend: you get a link to send
web-begin = Begin
web-forces = Who has what

## At the table
web-offline = The connection is lost; trying again.
web-other-seat = To the seat of { $side }
web-invite = Invite somebody to play { $side }
web-link = The link of this seat
web-copy = Copy
web-copied = Copied
web-link-code = The link as a QR code
web-renew-link = A new link; the old one no longer works
web-spectators-watch = Spectators watch; only the seats act.
web-past = Looking back
web-past-stop = Stop
web-step = Step { $at } of { $total }
web-now = As it stands now
web-took-back = Taken back ({ $side }).
web-took-back-what = Taken back ({ $side }): { $what }
web-stood-in = The computer player of { $side } did not answer properly; a simpler one stepped in.
web-stale = The table has moved on since you looked. This is how it stands now; please choose again.
web-unreadable-title = That did not work
web-unreadable = That was not understood; please choose from what is offered.
web-not-found = There is nothing here
web-not-found-text = The address is wrong, or the game is not over yet.
web-no-link = This link leads nowhere
web-no-link-text = It was replaced by a new one, or never existed. Ask your friend for the present link.
web-forged = The page was too old
web-forged-text = Its proof of coming from this site is missing or stale. Go back, reload the page, and try again.

## Archive
web-decisions = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
web-no-games = No finished games yet.
web-upload = Step through a record of your own
web-record = Game record
web-bad-record = This record cannot be played
web-download = Download the record
web-back = Back
web-forward = Forward
web-at = Decision { $at } of { $total }
web-eyes = Seen by
web-eyes-open = a spectator
web-eyes-all = everybody: all hands open
web-go = Go there
web-proof = Verify the luck
web-proof-done = All { $number } rolls and draws follow from the secret, and the secret fits the commitment shown at the start.
web-proof-how = Before the first card was drawn, the table published the hash of a secret. Every roll and draw is computed from that secret, its number and its purpose; nobody could choose or change one. Download the record and run “fieldcraft verify” to check it on your own machine.
web-commitment = Commitment
web-secret = Secret
web-luck = Luck
web-luck-rolls = { $number ->
    [one] { $number } die was rolled.
   *[other] { $number } dice were rolled.
}
web-face = Face
web-times = Times
web-chapters = Chapters
web-rounds = Between two computer players: about { $rounds } rounds

## The panels of every table
table-log = Log
table-log-chat = Log and chat
table-chat = Chat
table-message = Message
table-send = Send
table-who = Players
table-who-here = here
table-who-away = away
table-who-bot = computer player
table-back = Back to here
table-since = Since your last turn

## Seats
web-seats = Who sits where?
web-computer = computer
web-sitter-me = you
web-sitter-greedy = a computer player who plays sensibly
web-sitter-random = a computer player who plays at random
web-sitter-same-screen = you, or somebody else at this screen
web-sitter-friend = a friend: you get a link to send
web-stand-in = Let the computer play for { $side }
web-come-back = Take your seat back: { $side }
web-stands-in = The computer plays for { $side } now.
web-came-back = { $side } is back.
web-keeps-seat = The computer plays for { $side } until somebody comes by the link of the seat.
web-came = A person plays for { $side } now.
web-instead = A friend in a comrade’s place
web-instead-note = The computer plays these seats until somebody comes by the link.

## Talk
table-talk-phrases = Free talk rests now; you may say:
table-talk-closed = Free talk rests now.
web-talk = Talk at the table
web-talk-restricted = as the rules say: ready phrases during a mission
web-talk-open = open: everybody writes what they like
