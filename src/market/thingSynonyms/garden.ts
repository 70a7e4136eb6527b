/** Garden, tools and building material. */
export const garden = `
Zimmerpflanze, Zimmerpflanzen, Topfpflanze | plante d’intérieur, plante verte, plante en pot | pianta da interno, pianta da appartamento, piante d’appartamento | houseplant, indoor plant, potted plant
Palme | palmier | palma | palm tree
Olivenbaum | olivier | ulivo, olivo | olive tree
Zitronenbaum | citronnier | albero di limoni, pianta di limone | lemon tree
Obstbaum, Fruchtbaum | arbre fruitier | albero da frutto | fruit tree
Kaktus, Kakteen | cactus | cactus, piante grasse | cactus, cacti
Orchidee | orchidée | orchidea | orchid
"Blumen" | fleurs | fiori | flowers
"Baum", "Bäume" | arbre | albero, alberi | tree
Samen, Saatgut | graines, semences | sementi, semi da giardino | seeds
"Erde", Gartenerde, Humus | terreau, terre végétale | terriccio, terra da giardino | potting soil, garden soil, topsoil
Blumentopf, Blumentöpfe, Pflanzentopf, Übertopf, Blumenkiste | pot de fleurs, pots de fleurs, cache-pot, bac à fleurs, jardinière à fleurs | vaso da fiori, vasi da fiori, vaso per piante, fioriera, portavaso | flower pot, plant pot, planter
Hochbeet | bac potager, potager surélevé | orto rialzato, aiuola rialzata | raised bed, raised garden bed
Gewächshaus, Treibhaus | serre de jardin, serre horticole | serra, serra da giardino | greenhouse
Gartenhaus, Gartenhäuschen, Geräteschuppen | cabanon, abri de jardin, cabane de jardin, maisonnette de jardin | casetta da giardino, capanno | garden shed, tool shed
Gartentisch | table de jardin | tavolo da giardino | garden table, outdoor table, patio table
Gartenstuhl, Gartenstühle, Gartensessel | chaise de jardin, fauteuil de jardin | sedia da giardino, poltrona da giardino | garden chair, outdoor chair
Gartenlounge, Loungeset, Lounge-Set | salon de jardin | salotto da giardino, divano da esterno | outdoor lounge, garden lounge, lounge set
Gartenbank | banc de jardin | panchina da giardino, panca da giardino | garden bench
Liegestuhl, Gartenliege, Sonnenliege | chaise longue, transat, bain de soleil | sdraio, sedia a sdraio, lettino prendisole, lettino da giardino | deckchair, deck chair, sun lounger
Hängematte | hamac | amaca | hammock
Hollywoodschaukel | balancelle | dondolo | garden swing, porch swing
Sonnenschirm | parasol | ombrellone | parasol, sun umbrella, garden umbrella
Pavillon, Partyzelt, Festzelt | tonnelle, tente de réception | gazebo | gazebo, party tent
Grill, Gasgrill, Holzkohlegrill, Elektrogrill | barbecue, grill, gril, BBQ | barbecue, griglia, grill, BBQ | barbecue, BBQ, grill
Pizzaofen | four à pizza | forno per pizza, forno pizza | pizza oven
Feuerschale | brasero, bol de feu | braciere | fire pit, fire bowl
Schwimmbad, Pool, Swimmingpool, *Aufstellpool | piscine | piscina | swimming pool, pool*
Planschbecken | pataugeoire | piscinetta, piscina per bambini | paddling pool, kiddie pool
Whirlpool, Jacuzzi | jacuzzi, bain à remous | jacuzzi, idromassaggio | hot tub, jacuzzi, whirlpool
Sauna | sauna | sauna | sauna
Gartendusche | douche de jardin | doccia da giardino | garden shower, outdoor shower
Gartenzwerg | nain de jardin | nano da giardino, nani da giardino | garden gnome
Vogelhaus, Vogelhäuschen, Nistkasten | nichoir, mangeoire à oiseaux | casetta per uccelli, mangiatoia per uccelli | bird house, nesting box, bird feeder
Rasenmäher | tondeuse à gazon, tondeuse | tosaerba, tagliaerba, rasaerba | lawn mower, mower
Mähroboter, Rasenroboter, Rasenmähroboter | robot tondeuse, tondeuse robot | robot tosaerba, robot tagliaerba, robot rasaerba | robotic mower, robot mower, robotic lawnmower, robot lawn mower
Rasentrimmer, Fadenmäher, Motorsense, Freischneider | débroussailleuse, coupe-bordures | decespugliatore, tagliabordi | strimmer, grass trimmer, brush cutter
Heckenschere | taille-haie, cisaille à haie, taille-haies | tagliasiepi | hedge trimmer, hedge cutter, hedge shears
Kettensäge, Motorsäge | tronçonneuse | motosega | chainsaw, chain saw
Häcksler, Gartenhäcksler | broyeur, broyeur de végétaux | biotrituratore, cippatrice | garden shredder, wood chipper
Laubbläser, Laubsauger | souffleur, souffleur de feuilles | soffiatore, soffiafoglie | leaf blower
Schneefräse | fraise à neige, souffleuse à neige | turbina da neve, fresa da neve, spazzaneve | snow blower, snow thrower
Schneeschaufel, Schneeschieber | pelle à neige | pala da neve | snow shovel
Vertikutierer | scarificateur | scarificatore, arieggiatore | scarifier, lawn scarifier
Motorhacke, Bodenfräse | motoculteur, motobineuse | motozappa, motocoltivatore | tiller, rotavator
Schubkarre, Schubkarren, Garette, Karrette | brouette | carriola | wheelbarrow
Schaufel, Spaten | *pelle, bêche, pelle de jardin | badile, vanga, pala | shovel, spade
Rechen, Laubrechen | râteau | rastrello | rake
Giesskanne | arrosoir | annaffiatoio, innaffiatoio | watering can
Gartenschlauch, Wasserschlauch, *Schlauchwagen | tuyau d’arrosage, tuyau de jardin | tubo da giardino, tubo irrigazione, tubo per innaffiare | garden hose, water hose, hosepipe
Rasensprenger | arroseur, arrosage automatique | irrigatore | sprinkler, lawn sprinkler
Hochdruckreiniger | nettoyeur haute pression, nettoyeur à haute pression | idropulitrice | pressure washer, high-pressure cleaner
Komposter | composteur, bac à compost | compostiera, composter | composter, compost bin
Regentonne, Regenfass | récupérateur d’eau, citerne d’eau, tonneau d’eau | cisterna d’acqua, raccolta acqua piovana | rain barrel, water butt
Briefkasten | boîte aux lettres, boîte à lettres | cassetta delle lettere, buca lettere, bucalettere | letterbox, mailbox, letter box
Brennholz, Cheminéeholz, Kaminholz | bois de chauffage, bois de feu, bois de cheminée | legna*, legna da ardere | firewood
"Leiter", *Aluleiter, *Anlegeleiter | échelle*, échelle en alu, échelle aluminium, échelle double, échelle pliante, escabeau | scala*, scala in alluminio, scala pieghevole, scaletta | ladder, stepladder
Gerüst, Rollgerüst | échafaudage | ponteggio, trabattello, impalcatura | scaffolding, scaffold tower
Bohrmaschine, *Schlagbohrmaschine | perceuse | trapano | drill, power drill
Akkuschrauber, Akkubohrer, Schlagschrauber | visseuse, visseuse sans fil, dévisseuse | avvitatore, avvitatrice | cordless screwdriver, cordless drill, impact driver
Bohrhammer, Abbauhammer, Spitzhammer | marteau perforateur, perforateur, marteau-piqueur | tassellatore, martello demolitore, martello perforatore | hammer drill, rotary hammer, jackhammer
Kreissäge, *Handkreissäge, *Tischkreissäge | scie circulaire | sega circolare | circular saw, *table saw
Stichsäge | scie sauteuse | seghetto alternativo | jigsaw*, jigsaw tool
Bandsäge | scie à ruban | sega a nastro | band saw
Säge, Handsäge | *scie, scie à main | sega | saw*, handsaw
"Hammer" | marteau | martello | hammer
Zange, Zangen | pince, tenaille | pinza, tenaglia | pliers
Schraubenzieher, Schraubendreher | tournevis | cacciavite, giravite | screwdriver
Schraubenschlüssel, Gabelschlüssel, Ringschlüssel, Steckschlüssel | clé à molette, clé plate, clé anglaise, clés plates, jeu de douilles | chiave inglese, chiavi inglesi, chiavi a bussola | wrench, spanner, socket set
Schrauben | vis*, vis à bois, boîte de vis | viti | screws
Schraubstock | étau | morsa da banco | bench vice, bench vise
Werkbank, Hobelbank | établi | banco da lavoro, banco falegname | workbench
Werkzeugkasten, Werkzeugkiste, Werkzeugkoffer | caisse à outils, boîte à outils, coffret à outils, mallette à outils | cassetta degli attrezzi, cassetta attrezzi, valigetta attrezzi | toolbox, tool kit, tool case
Werkzeugwagen, Werkstattwagen | servante d’atelier, servante outils | carrello attrezzi, carrello porta attrezzi | tool trolley, tool cart
Winkelschleifer, Trennschleifer | meuleuse, disqueuse | smerigliatrice | angle grinder
Schleifmaschine, Exzenterschleifer, Bandschleifer | ponceuse | levigatrice | sander
Hobelmaschine, Hobel | rabot, raboteuse | pialla, piallatrice | planer, wood plane
Kompressor | compresseur | compressore | compressor
Schweissgerät, Schweissapparat | poste à souder, soudeuse | saldatrice | welder, welding machine
Lötkolben, Lötstation | fer à souder | saldatore a stagno, stazione saldante | soldering iron
Stromgenerator, Stromerzeuger, Notstromaggregat, Generator | groupe électrogène, génératrice | gruppo elettrogeno, generatore | power generator, generator
Betonmischer, Betonmaschine | bétonnière | betoniera | cement mixer, concrete mixer
Drehbank, Drehmaschine | tour à métaux, tour à bois | tornio | lathe
Fräsmaschine | fraiseuse | fresatrice | milling machine
Wasserwaage | niveau à bulle | livella | spirit level
Kabeltrommel, Verlängerungskabel, Kabelrolle | rallonge électrique, enrouleur électrique | prolunga elettrica, avvolgicavo | extension cord, extension lead, cable reel
Fliesen, Plättli, Kacheln, Bodenplatten, Wandplatten | carrelage, carreaux | piastrelle, piastrella | tiles, floor tiles
Parkett, Parkettboden | parquet | parquet | parquet, wood flooring
Laminat, Laminatboden | stratifié, sol stratifié | laminato | laminate, laminate flooring
Fenster | fenêtre | finestra | window
Zimmertüre, Haustüre, Innentüre, Türe*, Tür* | porte*, porte en bois, porte en chêne, porte d’entrée, porte intérieure, porte vitrée, porte coulissante | porta*, porta interna, porta d’ingresso, porta in legno, porta scorrevole | door*, interior door, front door, wooden door, sliding door
Garagentor | porte de garage | porta garage, porta del garage, portone garage | garage door
Badewanne | baignoire | vasca da bagno | bathtub, bath tub
Lavabo, Waschbecken | lavabo, vasque | lavandino, lavabo | washbasin, wash basin, sink
Duschkabine, Duschwand | cabine de douche, paroi de douche | box doccia, cabina doccia | shower cabin, shower enclosure, shower screen
Wasserhahn, Armatur | robinet, robinetterie | rubinetto, rubinetteria | water tap, faucet
Zaun, Gartenzaun | clôture, barrière de jardin | recinzione, steccato | fence, fencing
Pflastersteine | pavés, pavé | cubetti di porfido, autobloccanti | paving stones, cobblestones
Dachziegel, Ziegel | tuiles | tegole, coppi | roof tiles, clay tiles
Backsteine, Ziegelsteine | briques de construction, briques rouges | mattoni | clay bricks, red bricks
Dämmung, Dämmplatten, Isolationsmaterial | isolation thermique, panneaux isolants, laine de verre | isolamento termico, pannelli isolanti, lana di vetro | insulation, insulation boards, glass wool
Solarpanel, Solarmodul, Solaranlage, Photovoltaik | panneau solaire, photovoltaïque | pannello solare, pannelli solari, fotovoltaico | solar panel
Wärmepumpe | pompe à chaleur | pompa di calore, termopompa | heat pump
`;
