/** Toys, sport, books and music. */
export const leisure = `
Teddybär, Teddy, Teddybären | nounours, ours en peluche, ourson | orsacchiotto, orsetto | teddy bear, teddy
Stofftier, Plüschtier, Kuscheltier | peluche, doudou | peluche, pupazzo | soft toy, stuffed animal, plush toy, cuddly toy
Puppenhaus, Puppenstube | maison de poupée, maison de poupées | casa delle bambole, casa di bambola | dollhouse, doll’s house
Puppenwagen | landau de poupée, poussette de poupée | carrozzina bambole, passeggino bambole | doll’s pram, doll stroller
Holzspielzeug | jouets en bois, jouet en bois | giocattoli in legno, giochi in legno | wooden toys
Kugelbahn | circuit à billes, piste à billes | pista per biglie, pista biglie | marble run
Holzeisenbahn | train en bois, circuit train bois | trenino in legno, treno in legno | wooden train, wooden railway
Modelleisenbahn, Modellbahn, Eisenbahn | train électrique, train miniature, chemin de fer miniature | trenino elettrico, plastico ferroviario | model railway, model train, train set
Rennbahn, Autorennbahn, Carrerabahn | circuit voitures, circuit électrique | pista macchinine, pista elettrica | slot car track, slot racing, race track
Ferngesteuertes Auto, RC-Auto | voiture télécommandée | macchina telecomandata, auto telecomandata, auto radiocomandata | RC car, remote control car
Bauklötze, Holzklötze, Klötzli | cubes en bois, blocs de construction | mattoncini, cubi di legno | building blocks, wooden blocks
Puzzle, Puzzles | puzzle, casse-tête | puzzle | jigsaw, jigsaw puzzle, puzzle
Kartenspiel, *Jasskarten, Spielkarten | jeu de cartes, cartes à jouer | gioco di carte, carte da gioco | card game, playing cards
Schach, Schachspiel, Schachbrett | échecs, jeu d’échecs, échiquier | scacchi, scacchiera | chess, chess set, chessboard
Tischfussball, Töggelikasten, Töggeli | baby-foot | calcetto, calcio balilla, biliardino | table football, foosball
Billard, Billardtisch | billard, table de billard | biliardo, tavolo da biliardo | pool table, billiard table, billiards
Dart, Dartscheibe, Dartpfeile | fléchettes, jeu de fléchettes | freccette | darts, dartboard
Trampolin | trampoline | trampolino, tappeto elastico | trampoline
Schaukel, Kinderschaukel | balançoire | altalena | swing, swing set
Rutschbahn, Rutsche | toboggan | scivolo | slide*, garden slide, kids slide, plastic slide, water slide
Sandkasten | bac à sable | sabbiera | sandpit, sandbox
Spielhaus, Kinderspielhaus | cabane enfant, maisonnette enfant, cabane pour enfants | casetta bambini, casetta per bambini | playhouse, wendy house
Rutschauto | porteur enfant, porteur bébé | macchinina cavalcabile | ride-on car
Hüpfburg | château gonflable | castello gonfiabile | bouncy castle
"Wolle", Strickwolle, Garn | laine, pelotes de laine | lana, gomitoli | wool, yarn
"Stoff", "Stoffe", Stoffreste, Stoffresten | tissu | stoffa, stoffe, tessuto | fabric, fabrics
Stricknadeln | aiguilles à tricoter | ferri da maglia | knitting needles
"Ski", "Skis", *Carvingski | ski, skis | sci | ski, skis
Skischuhe | chaussures de ski | scarponi da sci, scarponi sci | ski boots
Langlaufski, Langlauf, Langlaufausrüstung | ski de fond, skis de fond | sci di fondo, sci da fondo | cross-country ski, cross-country skis
Tourenski, Skitouren | ski de randonnée, skis de randonnée, ski de rando | sci alpinismo, scialpinismo | touring skis, ski touring
Skistöcke | bâtons de ski | bastoncini da sci, bastoni da sci | ski poles
Skihelm | casque de ski | casco da sci, casco sci | ski helmet
Skibrille | masque de ski, lunettes de ski | occhiali da sci, maschera da sci | ski goggles
Skijacke | veste de ski | giacca da sci | ski jacket
Skihose, Skihosen | pantalon de ski | pantaloni da sci | ski pants, ski trousers
Skianzug, Skikombi | combinaison de ski | tuta da sci | ski suit
Snowboard | snowboard, surf des neiges | snowboard, tavola da snowboard | snowboard
Schlitten, Rodel, Davoser Schlitten | luge | slitta, slittino | sledge, sled
Schlittschuhe | patins à glace, patins de hockey | pattini da ghiaccio, pattini ghiaccio | ice skates
Schneeschuhe | raquettes à neige, raquettes de neige | racchette da neve, ciaspole | snowshoes
Rollschuhe, Inlineskates, Inline-Skates, Rollerblades | patins à roulettes, rollers en ligne, patins en ligne | pattini a rotelle, pattini in linea, rollerblade | roller skates, inline skates, rollerblades
Skateboard, Rollbrett | skateboard, planche à roulettes | skateboard | skateboard
Zelt, Campingzelt, *Familienzelt | tente | tenda da campeggio, tenda campeggio, tenda canadese, tenda igloo | tent
Schlafsack, Schlafsäcke | sac de couchage | sacco a pelo, saccopelo | sleeping bag
Isomatte, Luftmatratze, Schlafmatte | matelas gonflable, matelas de camping, matelas de sol | materassino, materasso gonfiabile | sleeping mat, air mattress, sleeping pad
Campingkocher, Gaskocher | réchaud, réchaud à gaz | fornello da campeggio, fornello a gas, fornelletto a gas | camping stove, gas stove
Campingtisch | table de camping | tavolo da campeggio, tavolino da campeggio | camping table
Campingstuhl, Klappstuhl | chaise de camping, chaise pliante | sedia da campeggio, sedia pieghevole | camping chair, folding chair
Kühlbox, Kühltasche | glacière, sac isotherme | borsa frigo, borsa termica, frigo portatile | cool box, cooler box, cool bag
Rucksack, Wanderrucksack, Rucksäcke | sac à dos | zaino | backpack, rucksack
Wanderschuhe, Bergschuhe, Trekkingschuhe | chaussures de marche, chaussures de randonnée, chaussures de montagne | scarponi, scarpe da trekking, scarpe da montagna, scarponcini | hiking boots, hiking shoes, walking boots
Wanderstöcke, Trekkingstöcke, Walkingstöcke | bâtons de marche, bâtons de randonnée | bastoncini da trekking, bastoni da trekking, bastoncini trekking | trekking poles, hiking poles, walking poles
Fussball, Fussbälle | football, ballon de foot, ballon de football | calcio, pallone da calcio, pallone | football, soccer, soccer ball
Fussballschuhe | chaussures de foot, chaussures de football | scarpe da calcio, scarpini da calcio | football boots, soccer shoes, soccer cleats
Tennisschläger | raquette de tennis | racchetta da tennis, racchetta tennis | tennis racket, tennis racquet
Pingpongtisch, Tischtennistisch, Tischtennis | table de ping-pong, tennis de table | tavolo da ping-pong, ping-pong | ping-pong table, table tennis
Golfschläger, Golfset | clubs de golf, club de golf | mazze da golf, mazza da golf | golf clubs, golf set
Hockeystock, Unihockeystock, Hockeyschläger | canne de hockey, crosse de hockey, canne d’unihockey | bastone da hockey, bastone unihockey | hockey stick, floorball stick
Laufband | tapis de course | tapis roulant | treadmill, running machine
Hanteln, Kurzhanteln, Hantel | haltères, haltère | manubri, pesi* | dumbbells
Hantelbank | banc de musculation | panca da palestra, panca per pesi | weight bench
Fitnessgerät, Kraftstation, Fitnessgeräte | appareil de fitness, appareil de musculation, banc de musculation | attrezzo fitness, attrezzi palestra, attrezzi fitness | home gym, fitness equipment, gym equipment
Hometrainer, Heimtrainer, Ergometer, Heimvelo, *Spinningrad | vélo d’appartement, vélo de fitness, home-trainer, *vélo spinning | cyclette, bici da camera, *spin bike | exercise bike, stationary bike, *spin bike
Crosstrainer | vélo elliptique, elliptique | ellittica | elliptical trainer, cross trainer, elliptical
Rudergerät, Rudermaschine | rameur | vogatore | rowing machine
Boxsack | sac de boxe, sac de frappe | sacco da boxe | punching bag, punch bag, boxing bag
Yogamatte, Gymnastikmatte | tapis de yoga, tapis de gymnastique, tapis de gym | tappetino yoga, tappetino da yoga | yoga mat, exercise mat
Surfbrett, Windsurfbrett | planche de surf, planche à voile | tavola da surf, tavola da windsurf, tavola windsurf | surfboard, windsurf board
Stand-up-Paddle, SUP, Standup Paddle | paddle, stand-up-paddle, SUP | SUP, tavola SUP | paddleboard, SUP, SUP board
Kajak, Kanu, Paddelboot | kayak, canoë | kayak, canoa | kayak, canoe
Neoprenanzug, Taucheranzug | combinaison néoprène, combinaison de plongée | muta, muta da sub | wetsuit, diving suit
Tauchausrüstung | équipement de plongée, matériel de plongée | attrezzatura sub, attrezzatura subacquea | diving gear, scuba gear, diving equipment
Schwimmweste, Rettungsweste | gilet de sauvetage | giubbotto di salvataggio, giubbotto salvagente | life jacket, life vest
Angelrute, Fischerrute | canne à pêche | canna da pesca | fishing rod, fishing pole
Angelrolle, Fischerrolle | moulinet | mulinello da pesca, mulinello | fishing reel
Fischereiausrüstung, Angelausrüstung, Fischerzeug | matériel de pêche, articles de pêche | attrezzatura da pesca, articoli da pesca | fishing gear, fishing tackle
Kletterfinken, Kletterschuhe | chaussons d’escalade | scarpette da arrampicata | climbing shoes
Reitstiefel | bottes d’équitation | stivali da equitazione | riding boots
Reithelm | bombe d’équitation, casque d’équitation, bombe équitation | casco da equitazione, cap equitazione | riding helmet
Feldstecher, Fernglas | jumelles | binocolo, binocoli | binoculars
Teleskop, Fernrohr | télescope, longue-vue, lunette astronomique | telescopio, cannocchiale | telescope
Mikroskop | microscope | microscopio | microscope
Metalldetektor | détecteur de métaux | metal detector, cercametalli | metal detector
Fasnachtskostüm, Kostüm, Fasnachtskleid, Verkleidung | déguisement, costume de carnaval | costume di carnevale, travestimento, vestito di carnevale | fancy dress, carnival costume, halloween costume
Kochbuch, Backbuch, Kochbücher | livre de cuisine, livre de recettes | libro di cucina, ricettario, libro di ricette | cookbook, cookery book, recipe book
Krimi, Kriminalroman | polar, roman policier, policiers* | giallo*, romanzo giallo, romanzi gialli, libri gialli, romanzo poliziesco | crime novel, detective novel, crime fiction
Wörterbuch | dictionnaire | dizionario, vocabolario | dictionary
Reiseführer | guide de voyage, guide touristique | guida turistica, guida di viaggio | travel guide, guidebook
Bilderbuch, Bilderbücher | livre d’images, livre illustré | libro illustrato, libro di immagini | picture book
Hörbuch, Hörspiel | livre audio, livres audio | audiolibro | audiobook, audio book
Schulbuch, Schulbücher | livre scolaire, manuel scolaire | libro scolastico, libri scolastici, libri di scuola | school book, textbook
Bibel | bible | bibbia | bible
Lexikon, Enzyklopädie | encyclopédie | enciclopedia | encyclopedia, encyclopaedia
Landkarte, Wanderkarte | carte topographique, carte de randonnée | carta geografica, cartina, carta topografica | hiking map, topographic map
Gitarre | guitare | chitarra | guitar
E-Gitarre, Elektrogitarre, Stromgitarre | guitare électrique | chitarra elettrica | electric guitar
Konzertgitarre | guitare classique | chitarra classica | classical guitar
Bassgitarre, E-Bass, Elektrobass | basse électrique, guitare basse | basso elettrico | bass guitar, electric bass
"Klavier", "Piano" | piano, piano droit | pianoforte | piano, upright piano
Flügel, Konzertflügel, Stutzflügel | piano à queue | pianoforte a coda, mezza coda | grand piano
E-Piano, Digitalpiano, Elektropiano | piano numérique, piano électrique | pianoforte digitale, piano digitale, tastiera elettronica | digital piano, electric piano
Geige, Violine | violon | violino | violin, fiddle
Cello | violoncelle | violoncello | cello
Kontrabass | contrebasse | contrabbasso | double bass
Schlagzeug | batterie acoustique, batterie électronique, batterie complète, batterie de musique, percussions | batteria acustica, batteria elettronica, batteria musicale, percussioni | drum kit, drums, drum set
"Trommel", "Trommeln" | tambour | tamburo, tamburi | drum
Akkordeon, Handorgel, Schwyzerörgeli, Ziehharmonika | accordéon | fisarmonica, organetto | accordion
Mundharmonika | harmonica | armonica a bocca, armonica | harmonica
Flöte | flûte | flauto | flute
Blockflöte | flûte à bec | flauto dolce | recorder flute, wooden recorder
Querflöte | flûte traversière | flauto traverso | concert flute, *flute
Trompete | trompette | tromba | trumpet
Posaune | trombone | trombone | trombone
Alphorn | cor des Alpes | corno delle Alpi | alphorn
Saxophon, Saxofon | saxophone, saxo | sassofono, sax | saxophone, sax
Klarinette | clarinette | clarinetto | clarinet
Harfe | harpe | arpa | harp
Orgel, Heimorgel | orgue | organo elettrico, organo a canne, organo da casa | electric organ, pipe organ
Mikrofon, Mikrophon | microphone | microfono | microphone
Mischpult | table de mixage | mixer audio, tavolo di missaggio | mixing desk, mixing console
Schallplatten, Schallplatte, Plattensammlung | disques vinyle, 33 tours, collection de vinyles | dischi in vinile, 33 giri, collezione vinili | vinyl records, record collection
`;
