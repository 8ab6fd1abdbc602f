from fieldcraft.cli import main

main()
