/**
 * Ads for everyday things, one thing on each line: its key, the category, and a title in German, French, Italian and
 * English. A title without a noun is found by its category only.
 */
export const everydayAds = `
car | 2020 | Skoda Octavia, frisch ab MFK | Peugeot 208, expertisée | Fiat Panda, collaudata | Ford Fiesta, one owner
motorcycle | 2040 | Yamaha MT-07, 35 kW | Kawasaki Z650, peu roulée | Ducati Monster 821, tagliandata | Harley-Davidson Sportster 883
scooter | 2040 | Roller Piaggio 125 | Scooter Peugeot 50 cm3 | Scooter Honda SH 150 | Scooter Yamaha 125
moped | 2040 | Puch Maxi Töffli, eingelöst | Vélomoteur Sachs révisé | Motorino Ciao del 1988 | Moped Puch, runs well
van | 2050 | Renault Master L2H2 | Iveco Daily, galerie et attelage | Fiat Ducato passo lungo | Ford Transit, high roof
trailer | 2050 | Anhänger mit Plane, 750 kg | Remorque bâchée 750 kg | Rimorchio con telone | Trailer with cover, 750 kg
tractor | 2050 | Traktor Hürlimann mit Frontlader | Tracteur Massey Ferguson | Trattore Same 50 CV | Tractor John Deere
boat | 2060 | Bayliner 5 m mit Liegeplatz | Jeanneau 6 m, moteur 50 CV | Quicksilver 5 m, posto a Locarno | Beneteau First, berth included
caravan | 2110 | Hymer Nova 470 | Knaus Sport 400 | Adria Altea, veranda nuova | Dethleffs Camper 450
winterTyres | 2080 | 4 Winterreifen Nokian 205/55 R16 | Pneus d’hiver Michelin sur jantes | Gomme invernali Pirelli, 4 pezzi | Winter tyres Continental, set of four
tyres | 2080 | Sommerpneus 195/65 R15 | Pneus été Hankook | Pneumatici estivi Bridgestone | Summer tyres, 6 mm left
rims | 2080 | Felgen BBS 17 Zoll | Jantes alu Audi 18 pouces | Cerchi in lega 16 pollici | Alloy rims for VW, 17 inch
roofBox | 2080 | Dachbox Thule 400 Liter | Coffre de toit Hapro | Box da tetto Thule | Roof box Thule, black
snowChains | 2080 | Schneeketten König, nie gebraucht | Chaînes à neige pour 205/55 | Catene da neve König | Snow chains, unused
carRadio | 2080 | Autoradio Pioneer | Autoradio Sony avec Bluetooth | Autoradio Kenwood | Car radio Alpine
motorcycleHelmet | 2030 | Motorradhelm Shoei, Grösse M | Casque moto Arai, taille L | Casco moto AGV | Motorcycle helmet Schuberth
motorcycleJacket | 2030 | Motorradjacke Dainese, Leder | Blouson moto en cuir | Giacca moto Alpinestars | Motorcycle jacket Revit
bicycle | 4020 | Cresta 28 Zoll, 7 Gang | Trek FX 2, taille M | Bianchi 28, sette marce | Giant Escape, size L
mountainBike | 4020 | Mountainbike Scott 29 Zoll | VTT Cannondale, suspendu | Mountain bike Specialized | MTB Cube, hardtail
roadBike | 4020 | Rennvelo BMC, Rahmen 56 | Vélo de course Colnago | Bici da corsa Pinarello | Road bike Canyon, carbon
ebike | 4030 | Flyer Upstreet 5, neuer Akku | Stromer ST2, 45 km/h | Haibike, motore Bosch | Riese Müller Charger
bikeTrailer | 4040 | Veloanhänger Burley für zwei Kinder | Remorque vélo Thule Chariot | Rimorchio per bici Croozer | Bike trailer Thule
bikeHelmet | 4040 | Velohelm Giro, Grösse L | Casque de vélo Abus | Casco da bici Uvex | Bike helmet Bell
bikeLock | 4040 | Veloschloss Abus mit Schlüssel | Antivol vélo Kryptonite | Lucchetto bici Abus | Bike lock, two keys
kickScooter | 3460 | Trottinett Micro, klappbar | Trottinette Micro pliable | Monopattino per bambini | Kick scooter Micro
sofa | 3020 | Ektorp 3er, Bezug abnehmbar | Stressless cuir noir | Kivik tre posti | Chesterfield, three-seater
sofaBed | 3020 | Schlafsofa, ausziehbar | Canapé-lit deux places | Divano letto con contenitore | Sofa bed, grey
cornerSofa | 3020 | Ecksofa mit Recamière | Canapé d’angle gris | Divano angolare in tessuto | Corner sofa, L-shape
armchair | 3020 | Ohrensessel mit Fussteil | Fauteuil en velours | Poltrona in pelle | Armchair, recently upholstered
bed | 3030 | Hasena 160x200 mit Rost | Hemnes 140x200 avec sommier | Malm matrimoniale | Brimnes 180x200
mattress | 3030 | Matratze Bico 90x200 | Matelas Tempur 160x200 | Materasso memory 90x200 | Mattress Emma, firm
bunkBed | 3030 | Etagenbett aus Kiefer | Lits superposés en pin | Letto a castello bianco | Bunk bed, white
bedsideTable | 3030 | Nachttisch mit Schublade | Table de chevet en chêne | Comodino laccato | Bedside table, oak
table | 3040 | Esstisch ausziehbar, 160 cm | Table de salle à manger | Tavolo da pranzo in noce | Dining table for eight
chair | 3040 | Stuhl aus Buche | Chaise en hêtre | Sedia impagliata | Chair, beech
stool | 3040 | Barhocker, höhenverstellbar | Tabouret de bar | Sgabello da bar | Bar stool, chrome
bench | 3040 | Sitzbank aus Massivholz | Banc en bois massif | Panca in legno massello | Bench, solid wood
desk | 6810 | Schreibtisch, elektrisch verstellbar | Bureau assis-debout électrique | Scrivania regolabile | Desk, sit-stand
officeChair | 6810 | Bürostuhl Giroflex | Chaise de bureau ergonomique | Sedia da ufficio ergonomica | Office chair Herman Miller
cupboard | 3050 | Pax 200 cm mit Spiegeltüren | Armoire trois portes | Armadio a due ante | Wardrobe, sliding doors
shelf | 3050 | Regal aus Eiche | Étagère murale | Scaffale in metallo | Shelf, five boards
dresser | 3050 | Kommode mit vier Schubladen | Commode en sapin | Cassettiera bianca | Chest of drawers, pine
displayCabinet | 3050 | Vitrine, beleuchtet | Vitrine en verre | Vetrinetta in noce | Glass cabinet with lights
shoeRack | 3050 | Schuhschrank für 20 Paar | Meuble à chaussures étroit | Scarpiera bianca | Shoe rack, stackable
coatRack | 3050 | Garderobe mit Haken | Portemanteau sur pied | Appendiabiti in metallo | Coat rack, brass
lamp | 3060 | Lampe mit Stoffschirm | Lampe design années 70 | Lampada Flos | Lamp with glass shade
floorLamp | 3060 | Stehlampe Artemide | Lampadaire halogène | Piantana a LED | Floor lamp, dimmable
chandelier | 3060 | Kronleuchter aus Kristall | Lustre à pampilles | Lampadario di Murano | Chandelier, brass
fridge | 3070 | Kühlschrank Bosch, 180 Liter | Frigo combiné Electrolux | Frigorifero Samsung | Fridge Liebherr, A+
freezer | 3070 | Gefrierschrank mit 5 Fächern | Congélateur Bauknecht | Congelatore a pozzetto | Freezer, 200 litres
washingMachine | 3070 | Waschmaschine V-Zug Adora | Machine à laver Miele | Lavatrice AEG 7 kg | Washing machine Bosch
dryer | 3070 | Tumbler Miele mit Wärmepumpe | Sèche-linge Schulthess | Asciugatrice Siemens | Tumble dryer AEG
dishwasher | 3070 | Geschirrspüler Siemens, Einbau | Lave-vaisselle V-Zug | Lavastoviglie da incasso | Dishwasher Bosch
oven | 3070 | Backofen Electrolux | Four encastrable Siemens | Forno a incasso | Oven Smeg, stainless steel
microwave | 3070 | Mikrowelle mit Drehteller | Micro-ondes Whirlpool | Microonde Samsung | Microwave, 800 W
vacuumCleaner | 3070 | Staubsauger Miele | Aspirateur Dyson V8 | Aspirapolvere Folletto | Vacuum cleaner Henry
coffeeMachine | 3070 | Kaffeemaschine Jura | Machine à café Nespresso | Macchina da caffè DeLonghi | Coffee machine Saeco
kettle | 3070 | Wasserkocher 1.7 l | Bouilloire électrique | Bollitore elettrico | Kettle, stainless
toaster | 3070 | Toaster für zwei Scheiben | Grille-pain Philips | Tostapane Smeg | Toaster, red
iron | 3070 | Bügeleisen mit Dampf | Fer à repasser Calor | Ferro da stiro Braun | Steam iron Philips
sewingMachine | 3070 | Nähmaschine Bernina | Machine à coudre Elna | Macchina da cucire Singer | Sewing machine Pfaff
fan | 3070 | Standventilator, drei Stufen | Ventilateur sur pied | Ventilatore a colonna | Fan, three speeds
airConditioner | 3070 | Klimagerät, mobil | Climatiseur portable | Climatizzatore portatile | Air conditioner, portable
fryingPan | 3080 | Bratpfanne, beschichtet | Poêle en fonte Staub | Padella antiaderente | Frying pan, cast iron
pot | 3080 | Kochtopf mit Deckel | Casserole en inox | Pentola a pressione | Saucepan with lid
plates | 3080 | Teller, 12 Stück | Assiettes Villeroy, 6 pièces | Piatti fondi, 12 pezzi | Plates, set of six
glasses | 3080 | Weingläser, 6 Stück | Verres à vin, lot de 6 | Bicchieri da vino, 6 pezzi | Wine glasses, set of six
cutlery | 3080 | Besteck für 12 Personen | Couverts en argent | Posate in acciaio | Cutlery set, 24 pieces
knife | 3080 | Messer aus Damaststahl | Couteau de cuisine | Coltello da cucina | Kitchen knife, Japanese
kitchen | 3080 | Einbauküche, weiss | Cuisine équipée, à démonter | Cucina componibile | Fitted kitchen, to collect
carpet | 3090 | Teppich, Wolle, 200x300 | Tapis persan | Tappeto orientale | Rug, wool, 2 x 3 m
mirror | 3090 | Spiegel mit Goldrahmen | Miroir mural | Specchio da parete | Mirror, round
curtain | 3090 | Vorhänge, lichtdicht | Rideaux occultants | Tende oscuranti | Curtains, blackout
cushion | 3090 | Kissen, vier Stück | Coussins en lin | Cuscini decorativi | Cushions, four of them
duvet | 3090 | Duvet, Gänsedaunen | Couette quatre saisons | Piumone matrimoniale | Duvet, goose down
bedLinen | 3090 | Bettwäsche, Satin | Linge de lit, percale | Lenzuola di lino | Bed linen, king size
clock | 3090 | Wanduhr Mondaine | Horloge murale | Orologio da parete | Wall clock
plant | 3210 | Monstera im Topf | Yucca de 2 m | Kentia alta due metri | Ficus, six feet
houseplant | 3210 | Zimmerpflanze, zwei Meter | Plante d’intérieur en pot | Pianta da interno | Houseplant, easy care
flowerPot | 3230 | Blumentopf, Terrakotta | Pot de fleurs en terre cuite | Vaso da fiori in terracotta | Flower pot, terracotta
lawnMower | 3230 | Rasenmäher Honda, Benzin | Tondeuse à gazon Wolf | Tosaerba Husqvarna | Lawn mower Bosch
hedgeTrimmer | 3230 | Heckenschere Stihl, Akku | Taille-haie Gardena | Tagliasiepi elettrico | Hedge trimmer, 60 cm
chainsaw | 3230 | Kettensäge Stihl MS 180 | Tronçonneuse Husqvarna | Motosega Stihl | Chainsaw, electric
wheelbarrow | 3230 | Schubkarre mit Luftrad | Brouette en acier | Carriola da cantiere | Wheelbarrow, galvanised
gardenHose | 3230 | Gartenschlauch 25 m | Tuyau d’arrosage 20 m | Tubo da giardino 30 m | Garden hose, 25 m
pressureWasher | 3230 | Hochdruckreiniger Kärcher | Nettoyeur haute pression Kärcher | Idropulitrice Kärcher | Pressure washer Nilfisk
barbecue | 3220 | Gasgrill Weber, drei Brenner | Barbecue à charbon | Barbecue a gas | BBQ Weber, charcoal
parasol | 3220 | Sonnenschirm mit Ständer | Parasol déporté | Ombrellone 3x3 | Parasol with base
deckChair | 3220 | Liegestuhl, klappbar | Transat en teck | Sedia a sdraio | Deckchair, folding
hammock | 3220 | Hängematte aus Baumwolle | Hamac avec support | Amaca in cotone | Hammock with stand
gardenTable | 3220 | Gartentisch mit 6 Stühlen | Table de jardin en teck | Tavolo da giardino in ferro | Garden table, teak
swimmingPool | 3230 | Aufstellpool Intex, 3 m | Piscine hors sol | Piscina fuori terra | Swimming pool, above ground
drill | 3240 | Bohrmaschine Hilti | Perceuse Makita 18V | Trapano a percussione | Drill Bosch, corded
screwdriver | 3240 | Akkuschrauber Bosch | Visseuse DeWalt | Avvitatore Makita | Cordless screwdriver
circularSaw | 3240 | Kreissäge Festool | Scie circulaire Bosch | Sega circolare da banco | Circular saw Makita
ladder | 3240 | Leiter aus Aluminium, 3 m | Échelle en alu, 6 m | Scala in alluminio | Ladder, three sections
hammer | 3240 | Hammer und Meissel | Marteau de charpentier | Martello da carpentiere | Hammer, claw
toolbox | 3240 | Werkzeugkoffer, komplett | Caisse à outils remplie | Cassetta degli attrezzi | Toolbox, 80 pieces
tiles | 3250 | Bodenplatten, Feinsteinzeug, 12 m2 | Carrelage gris, 10 m2 | Piastrelle da bagno | Floor tiles, slate
window | 3250 | Fenster, dreifach verglast | Fenêtre PVC, 120x100 | Finestra in legno | Window, double glazed
door | 3250 | Zimmertüre mit Zarge | Porte en chêne | Porta interna bianca | Door, interior
bathtub | 3250 | Badewanne, freistehend | Baignoire en fonte | Vasca da bagno smaltata | Bathtub, enamelled
washbasin | 3250 | Waschbecken mit Unterschrank | Lavabo avec meuble | Lavandino in ceramica | Washbasin, ceramic
firewood | 3250 | Brennholz, Buche, 1 Ster | Bois de chauffage, un stère | Legna da ardere, faggio | Firewood, seasoned
lego | 3410 | Millennium Falcon, komplett | City, lot de boîtes | City treno, completo | Technic crane, boxed
doll | 3420 | Puppe mit Kleidern | Poupée ancienne | Bambola con vestiti | Doll with clothes
teddy | 3420 | Teddybär Steiff | Nounours Steiff | Orsacchiotto Steiff | Teddy bear, vintage
puzzle | 3430 | Puzzle 1000 Teile | Puzzle 1000 pièces | Puzzle 1000 pezzi | Jigsaw, 1000 pieces
boardGame | 3430 | Carcassonne, vollständig | Catan avec extension | Rummikub, completo | Ticket to Ride
modelTrain | 3440 | Märklin H0, Krokodil | Roco H0, motrice CFF | Fleischmann N, locomotiva | Hornby set with track
trampoline | 3460 | Trampolin, 3 m | Trampoline avec filet | Trampolino con rete | Trampoline, 10 ft
swing | 3460 | Schaukel aus Holz | Balançoire en bois | Altalena doppia | Swing set
slide | 3460 | Rutschbahn, 2 m | Toboggan Smoby | Scivolo per bambini | Slide, plastic
sandpit | 3460 | Sandkasten mit Deckel | Bac à sable en bois | Sabbiera con coperchio | Sandpit with lid
wool | 3450 | Wolle zum Stricken | Laine mérinos | Lana merino | Wool, merino
pram | 6210 | Stokke Xplory | Cybex Priam | Chicco Trio | UPPAbaby Vista
babyCot | 6230 | Babybett mit Gitter | Lit bébé à barreaux | Lettino per neonato | Baby cot, 60x120
highChair | 6230 | Hochstuhl Tripp Trapp | Chaise haute Stokke | Seggiolone Peg Perego | High chair, foldable
changingTable | 6230 | Wickelkommode, weiss | Table à langer | Fasciatoio con cassetti | Changing table
carSeat | 6240 | Maxi-Cosi mit Isofix | Britax Römer, groupe 2/3 | Cybex Solution, gruppo 2/3 | Joie i-Spin
babyBottle | 6250 | Schoppenflaschen Avent | Biberons Avent, lot | Biberon in vetro | Baby bottles, glass
nappies | 6250 | Windeln, Grösse 4 | Couches Pampers taille 3 | Pannolini, taglia 5 | Nappies, size 3
skis | 4120 | Ski Atomic 170 cm | Skis Rossignol 165 cm | Sci Head 170 cm | Skis Salomon, 160 cm
skiBoots | 4120 | Skischuhe Lange, 27.5 | Chaussures de ski Salomon | Scarponi da sci Nordica | Ski boots Tecnica
snowboard | 4120 | Snowboard Burton 156 | Snowboard Nidecker | Tavola da snowboard | Snowboard with bindings
sledge | 4120 | Schlitten aus Davos | Luge en bois | Slitta in legno | Sledge, wooden
iceSkates | 4120 | Schlittschuhe, Grösse 38 | Patins à glace, pointure 40 | Pattini da ghiaccio | Ice skates, size 7
tent | 4160 | Zelt für vier Personen | Tente quatre places | Tenda da campeggio | Tent, four people
sleepingBag | 4160 | Schlafsack, bis -10 Grad | Sac de couchage en duvet | Sacco a pelo | Sleeping bag, down
backpack | 4160 | Rucksack Deuter, 30 Liter | Sac à dos Osprey | Zaino Salewa 40 litri | Backpack, 60 litres
hikingBoots | 4160 | Wanderschuhe Lowa, 42 | Chaussures de marche Meindl | Scarponi da montagna | Hiking boots, size 9
footballBall | 4070 | Fussball, Grösse 5 | Ballon de football | Pallone da calcio | Football, size 5
tennisRacket | 4070 | Tennisschläger Wilson | Raquette de tennis Babolat | Racchetta da tennis Head | Tennis racket Yonex
treadmill | 4060 | Laufband, klappbar | Tapis de course Domyos | Tapis roulant | Treadmill, foldable
dumbbells | 4060 | Hanteln, 2 x 10 kg | Haltères réglables | Manubri da 5 kg | Dumbbells, pair
exerciseBike | 4060 | Hometrainer Kettler | Vélo d’appartement | Cyclette magnetica | Exercise bike
surfboard | 4080 | Surfbrett mit Segel | Planche de surf | Tavola da surf | Surfboard, 7 ft
kayak | 4080 | Kajak für zwei | Kayak gonflable | Kayak gonfiabile | Kayak, inflatable
fishingRod | 4100 | Angelrute, 3 m | Canne à pêche | Canna da pesca | Fishing rod, carbon
novel | 4210 | Martin Suter, fünf Bände | Joël Dicker, lot de 4 | Andrea Vitali, 5 volumi | Sally Rooney, box of four
crimeNovel | 4210 | Krimi von Donna Leon | Roman policier, Simenon | Romanzo giallo di Camilleri | Crime novel, Agatha Christie
childrensBook | 4220 | Globi, drei Bände | Max et Lili, collection | Geronimo Stilton, lotto | Gruffalo, hardcover
cookbook | 4230 | Kochbuch Betty Bossi | Livre de cuisine italienne | Libro di cucina | Cookbook Ottolenghi
dictionary | 4240 | Wörterbuch Langenscheidt | Dictionnaire Larousse | Dizionario Zingarelli | Dictionary, Oxford
comic | 4250 | Asterix, Band 1 bis 20 | Tintin, éditions originales | Topolino, annata 1990 | Spider-Man, 30 issues
guitar | 4310 | Gitarre Yamaha | Guitare folk Fender | Chitarra classica | Guitar, acoustic
piano | 4310 | Klavier Schmidt-Flohr | Piano droit Yamaha | Pianoforte verticale | Upright piano
violin | 4310 | Geige 4/4 mit Kasten | Violon 3/4 | Violino con custodia | Violin, full size
accordion | 4310 | Akkordeon Hohner | Accordéon diatonique | Fisarmonica Paolo Soprani | Accordion, 120 bass
flute | 4310 | Querflöte Yamaha | Flûte traversière | Flauto traverso | Flute, silver
trumpet | 4310 | Trompete Bach | Trompette Yamaha | Tromba Selmer | Trumpet, brass
drums | 4310 | Schlagzeug Pearl | Batterie acoustique Tama | Batteria acustica Ludwig | Drum kit, five pieces
vinyl | 4330 | Beatles, Abbey Road, 1969 | Johnny Hallyday, 33 tours | Lucio Battisti, 33 giri | Pink Floyd, first pressing
microphone | 4350 | Mikrofon Shure SM58 | Micro Neumann | Microfono a condensatore | Microphone, USB
dvd | 4410 | Tatort, Box mit 6 | Louis de Funès, coffret | Bud Spencer, cofanetto | James Bond box set
concertTicket | 4610 | Openair St. Gallen, 4 Tage | Paléo, deux entrées | Moon and Stars, due posti | Coldplay in Zurich, two seats
voucher | 4640 | Wert 100.-, Thermalbad | Bains de Lavey, valeur 150.- | Terme, valore 80.- | Spa, worth 200.-
painting | 4820 | Ölgemälde, Berglandschaft | Peinture à l’huile, lac | Dipinto a olio, paesaggio | Oil painting, alpine view
laptop | 5010 | ThinkPad T480, 16 GB | Lenovo Yoga, 13 pouces | MacBook Air M1 | Dell XPS 13
desktopPc | 5020 | OptiPlex mit i7 | iMac 27, 2019 | OptiPlex, i5, SSD | Mac mini M2
tablet | 5030 | iPad Air, 64 GB | Galaxy Tab S7 | iPad Pro 11 | Galaxy Tab A8
monitor | 5040 | Dell 27 Zoll, 4K | LG UltraWide 34 | Samsung Odyssey 32 | BenQ 24, full HD
printer | 5050 | HP LaserJet mit Toner | Epson EcoTank | Canon Pixma, con cartucce | Brother HL, duplex
keyboard | 5070 | Tastatur, kabellos | Clavier sans fil Logitech | Tastiera meccanica | Keyboard, mechanical
mouse | 5070 | Maus Logitech, kabellos | Souris sans fil | Mouse wireless | Mouse, wireless
hardDisk | 5060 | Festplatte 2 TB | Disque dur externe | Disco rigido esterno | Hard drive, 1 TB
graphicsCard | 5060 | Grafikkarte RTX 3070 | Carte graphique GTX 1660 | Scheda grafica RX 580 | Graphics card, 8 GB
tv | 5410 | Samsung QLED 55 Zoll | Sony Bravia 50 pouces | LG OLED 48 | Philips Ambilight 43
speaker | 5420 | Sonos One, Paar | Focal colonnes, paire | JBL, coppia da 60 W | Klipsch, pair
turntable | 5420 | Plattenspieler Thorens | Platine vinyle Technics | Giradischi Lenco | Turntable Rega
amplifier | 5420 | Verstärker Denon | Amplificateur Marantz | Amplificatore NAD | Amplifier, 2 x 50 W
headphones | 5430 | Bose QC35 II | Sony WH-1000XM4 | AirPods Pro | Beats Studio
projector | 5450 | Epson EH, Full HD | BenQ W1070 | Optoma HD146 | Xgimi Halo
console | 5460 | PlayStation 5 mit zwei Controllern | Nintendo Switch, état neuf | Xbox Series S, due joypad | PS4 Pro, 1 TB
camera | 5610 | Canon EOS 80D, Body | Nikon D5600, peu de clics | Fujifilm X-T30, nera | Sony A7 III, body only
lens | 5620 | Sigma 18-35, für Canon | Tamron 70-200 f/2.8 | Nikkor 50mm | Canon EF 24-70mm
drone | 5650 | DJI Mini 2 | DJI Mavic Air | DJI Mini 3 Pro | Parrot Anafi
binoculars | 4100 | Feldstecher Swarovski 8x30 | Jumelles Zeiss 10x42 | Binocolo Nikon 8x42 | Binoculars Leica
telescope | 4100 | Teleskop Bresser | Télescope Celestron | Telescopio Celestron | Telescope Meade
smartphone | 5810 | Samsung Galaxy S22 | iPhone 13, 128 GB | Google Pixel 7 | iPhone SE 2020
landline | 5820 | Gigaset, schnurlos | Panasonic sans fil, répondeur | Gigaset, due cornette | Swisscom Rousseau, cordless
smartwatch | 5830 | Garmin Fenix 6 | Fitbit Versa | Galaxy Watch | Apple Watch 7
phoneCase | 5840 | Handyhülle iPhone 12 | Coque iPhone 13 | Custodia per iPhone 11 | Phone case, leather
charger | 5840 | Ladegerät USB-C | Chargeur rapide 65 W | Caricabatterie USB-C | Charger, 20 W
jacket | 6620 | Jacke Mammut, Herren L | Veste en cuir, homme | Giacca Barbour uomo | Jacket, waterproof
coat | 6610 | Mantel, Wolle, Damen | Manteau long, laine | Cappotto da donna | Coat, camel
dress | 6610 | Kleid, Sommer, Grösse 38 | Robe d’été, taille 38 | Vestito lungo, taglia 42 | Dress, floral
weddingDress | 6610 | Hochzeitskleid, Grösse 36 | Robe de mariée, taille 38 | Abito da sposa | Wedding dress, ivory
skirt | 6610 | Jupe, plissiert, Grösse 36 | Jupe plissée | Gonna a pieghe | Skirt, pleated
trousers | 6620 | Hose, Cord, W32 | Pantalon en lin, homme | Pantaloni di velluto | Trousers, size 34
shirt | 6620 | Hemd, Slim Fit, weiss | Chemise blanche, col 41 | Camicia bianca, uomo | Shirt, white, L
jumper | 6620 | Pullover, Kaschmir | Pull en cachemire | Maglione di lana | Jumper, cashmere
suit | 6620 | Anzug Hugo Boss, 50 | Costume trois pièces | Completo da uomo, taglia 50 | Suit, navy, 40R
shoes | 6630 | Birkenstock Arizona, 40 | Doc Martens, pointure 39 | Birkenstock, misura 41 | Birkenstock Arizona, 42
boots | 6630 | Stiefel, Leder, 38 | Bottes en cuir, 39 | Stivali in pelle, 37 | Boots, leather
sneakers | 6630 | Turnschuhe Nike, 43 | Baskets Adidas, 42 | Scarpe da ginnastica Puma | Trainers, size 8
gloves | 6600 | Handschuhe, Leder | Gants en cuir | Guanti di pelle | Gloves, leather
hat | 6600 | Hut, Filz, 58 | Chapeau de paille | Cappello di feltro | Hat, straw
belt | 6600 | Gürtel, 95 cm | Ceinture en cuir | Cintura in cuoio | Belt, brown
sunglasses | 6600 | Sonnenbrille Ray-Ban | Lunettes de soleil | Occhiali da sole | Sunglasses, polarised
bag | 6640 | Longchamp Pliage | Louis Vuitton Neverfull | Furla, pelle rossa | Mulberry Bayswater
suitcase | 6640 | Koffer Rimowa | Valise cabine | Valigia rigida | Suitcase, four wheels
wallet | 6640 | Portemonnaie, Leder | Portefeuille en cuir | Portafoglio da uomo | Wallet, slim
ring | 6650 | Ring, Weissgold, Brillant | Bague en or 18 carats | Anello in oro bianco | Ring, gold, size N
necklace | 6650 | Halskette, Perlen | Collier de perles | Collana oro 18 kt | Necklace, silver
earrings | 6650 | Ohrringe, Silber | Boucles d’oreilles en argent | Orecchini di perle | Earrings, pearls
wristwatch | 6650 | Omega Seamaster | Tissot PRX | Swatch, edizione limitata | Longines, automatic
apartment | 1020 | 3.5 Zimmer, Balkon, per 1. April | 3.5 pièces lumineux, 1er juillet | 4.5 locali con vista lago | 2 bedrooms, near the station
house | 1040 | 5.5 Zimmer mit Umschwung | 6 pièces avec jardin | 5.5 locali con giardino | Four bedrooms, quiet street
flatShare | 1030 | Möbliert, ab Mai, zwei Frauen | Meublée, dès le 1er mai | Arredata, da giugno | Furnished, near ETH
holidayHome | 1050 | Davos, wochenweise | Val d’Anniviers, à la semaine | Valle Verzasca, settimanale | Verbier, weekly
parkingSpace | 1090 | Oerlikon, ab sofort | Neuchâtel gare, couvert | Lugano centro, al coperto | Geneva, underground
office | 1060 | Büroraum, 45 m2 | Bureaux de 80 m2 | Ufficio di 60 m2 | Office space, 45 sqm
plot | 1080 | 700 m2, Hanglage | 800 m2, zone villa | 700 mq, Malcantone | 700 sqm, sea view
cook | 6430 | Koch gesucht, 100 % | Cuisinier cherché, 100 % | Cercasi cuoco, 100 % | Cook wanted, full time
waiter | 6430 | Kellner für Sommersaison | Serveur pour la saison | Cercasi cameriere | Waiter, weekends
nurse | 6470 | Pflegefachfrau HF, 80 % | Infirmière ES, 80 % | Infermiera diplomata | Nurse, night shifts
carpenter | 6450 | Schreiner EFZ | Menuisier CFC | Falegname AFC | Carpenter, experienced
electrician | 6450 | Elektriker, temporär | Électricien CFC | Elettricista AFC | Electrician, qualified
plumber | 6510 | Sanitär, Reparaturen | Plombier, dépannages | Idraulico, riparazioni | Plumber, repairs
painter | 6510 | Maler mit freien Kapazitäten | Peintre en bâtiment | Imbianchino, preventivi gratis | House painter, free quotes
gardener | 6510 | Gärtner für Heckenschnitt | Jardinier, taille de haies | Giardiniere, taglio siepi | Gardener, hedges
moving | 6520 | Transporte aller Art, zwei Männer | Camion avec deux hommes | Piccoli trasporti e sgomberi | Man with a van
cleaner | 6530 | Büros und Treppenhäuser | Disponible le matin, références | Uffici e scale | Offices and flats
babysitter | 6550 | Studentin, Mittwoch frei | Étudiante, mercredi libre | Studentessa, mercoledì libera | Available afternoons
lessons | 6540 | Mathe, Gymiprüfung | Maths, gymnase | Matematica, liceo | German for beginners
apprenticeship | 6020 | Lehrstelle als Kauffrau | Place d’apprentissage | Posto di apprendistato | Apprenticeship, 2027
dog | 8020 | Labrador, 8 Wochen | Border collie, 3 mois | Bassotto, due mesi | Golden retriever, 9 weeks
cat | 8030 | Britisch Kurzhaar, 12 Wochen | Maine coon, 3 mois | Siamese, tre mesi | Ragdoll, 12 weeks
horse | 8040 | Freiberger, 8 Jahre | Franches-Montagnes, 8 ans | Avelignese, 6 anni | Haflinger, six years
rabbit | 8050 | Kaninchen, drei Monate | Lapins nains | Conigli nani | Rabbits, dwarf
guineaPig | 8050 | Meerschweinchen, zwei Weibchen | Cochons d’Inde, deux | Porcellini d’India | Guinea pigs, pair
parrot | 8050 | Papagei mit Käfig | Perroquet gris du Gabon | Pappagallo cenerino | Parrot, grey
chickens | 8070 | Hühner, legend | Poules pondeuses | Galline ovaiole | Laying hens
sheep | 8070 | Schafe, zwei Auen | Moutons, trois brebis | Pecore, due | Sheep, two ewes
goat | 8070 | Ziegen, drei | Chèvres naines | Capre nane | Goats, dwarf
tortoise | 8060 | Schildkröte, 10 Jahre | Tortue d’Hermann | Tartaruga di terra | Tortoise, ten years
aquarium | 9080 | Aquarium 120 Liter | Aquarium 200 litres | Acquario 120 litri | Fish tank, 100 litres
cage | 9080 | Käfig für Hamster | Cage pour hamster | Gabbia per criceti | Cage, large
catTree | 9080 | Kratzbaum, 180 cm | Arbre à chat, 150 cm | Tiragraffi alto | Cat tree, tall
saddle | 9080 | Sattel, 17.5 Zoll | Selle d’obstacle | Sella da dressage | Saddle, 17 inch
stamps | 7210 | Helvetia, postfrisch, Album | Pro Juventute, album complet | Helvetia, album completo | Penny Black, album
coins | 7220 | Goldvreneli, 20 Franken | Vreneli, 20 francs or | Vreneli da 20 franchi | Gold sovereign, 1911
modelCar | 7240 | Ferrari 1:18 | Porsche 1:43 | Ferrari 1:43, lotto | Hot Wheels, sixty of them
tradingCard | 7250 | Pokémon, Glurak, 1999 | Pokémon, Dracaufeu | Pokémon, Charizard | Magic, Black Lotus
postcard | 7230 | Alte Ansichten von Luzern | Vues de Lausanne, 1910 | Vedute di Lugano, 1920 | Views of Zermatt, 1905
antiqueClock | 4840 | Neuenburger Pendule | Morbier, 1850 | Pendola da tavolo | Grandfather clock, 1880
sculpture | 4820 | Skulptur aus Bronze | Sculpture en bronze | Scultura in bronzo | Sculpture, bronze
wine | 7060 | Wein, 12 Flaschen | Vin rouge, 6 bouteilles | Vino rosso, 6 bottiglie | Wine, case of 12
honey | 7060 | Honig vom Imker | Miel de montagne | Miele di castagno | Honey, raw
perfume | 7040 | Parfüm Dior, 100 ml | Parfum Chanel, 50 ml | Profumo Armani | Perfume, 50 ml
hairDryer | 7040 | Föhn Dyson | Sèche-cheveux Babyliss | Asciugacapelli Parlux | Hair dryer, 2000 W
wheelchair | 7040 | Rollstuhl, faltbar | Fauteuil roulant | Sedia a rotelle | Wheelchair, light
safe | 6820 | Tresor, 50 kg | Coffre-fort à code | Cassaforte a muro | Safe, fireproof
movingBoxes | 6820 | Umzugskartons, 20 Stück | Cartons de déménagement, 30 | Scatoloni per trasloco | Moving boxes, 25
`;
