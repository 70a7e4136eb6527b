/** Vehicles, bicycles and their parts. */
export const vehicles = `
Cabriolet, Cabrio | cabriolet, décapotable | cabriolet, cabrio, decappottabile | cabriolet, convertible*, convertible car
"Kombi", Kombiwagen | break*, voiture break | station wagon, auto familiare | estate car, station wagon
Geländewagen, Offroader | véhicule tout-terrain | fuoristrada | off-roader, off-road vehicle
Kleinwagen | petite voiture, citadine | utilitaria, citycar | small car, city car
Elektroauto, E-Auto | voiture électrique, auto électrique | auto elettrica, macchina elettrica | electric car
Oldtimer | voiture de collection, voiture ancienne, oldtimer | auto d’epoca, macchina d’epoca, oldtimer | classic car, vintage car, oldtimer
Roller, Motorroller | scooter | scooter | scooter, motor scooter
Töffli, Mofa, Moped, Mofas | vélomoteur, boguet, cyclomoteur, mobylette | motorino, ciclomotore, cinquantino | moped
Quad | quad | quad | quad bike, quad
Kleinbus, Minibus | minibus | pulmino, minibus | minibus
Anhänger | remorque | rimorchio | trailer
Traktor | tracteur | trattore | tractor
Gabelstapler, Hubstapler, Stapler | chariot élévateur, élévateur à fourche | carrello elevatore, muletto | forklift, fork lift
Bagger | pelleteuse, pelle mécanique, *mini-pelle | escavatore | excavator, digger
Segelboot, Segelschiff, *Segelyacht, *Jolle | voilier, bateau à voile, *dériveur | barca a vela, veliero | sailing boat, sailboat, sailing yacht
Motorboot | bateau à moteur, vedette* | barca a motore, motoscafo | motorboat, speedboat, motor boat
Ruderboot | barque, bateau à rames | barca a remi | rowing boat, rowboat
Schlauchboot, Gummiboot | bateau pneumatique, canot pneumatique, bateau gonflable | gommone, canotto, canotto gonfiabile | inflatable boat, rubber boat, dinghy
Aussenbordmotor, Aussenborder, Bootsmotor | moteur hors-bord, hors-bord, moteur de bateau | fuoribordo, motore fuoribordo, motore barca | outboard motor, outboard engine, boat engine
Bootsplatz, Liegeplatz | place d’amarrage, place de port | posto barca | mooring, boat mooring
Winterreifen, Winterpneu, Winterpneus, Winterräder | pneus d’hiver, pneus neige, roues d’hiver | gomme invernali, pneumatici invernali, ruote invernali, gomme da neve | winter tyres, winter tires, winter wheels, snow tyres, snow tires
Sommerreifen, Sommerpneu, Sommerpneus, Sommerräder | pneus d’été, roues d’été | gomme estive, pneumatici estivi, ruote estive | summer tyres, summer tires, summer wheels
Reifen, Pneu, Pneus | pneu, pneus | pneumatico, pneumatici, gomme, copertone, copertoni | tyre, tire
Felgen, Felge, Alufelgen | jante, jantes, jantes alu | cerchi in lega, cerchioni, cerchi auto | rim, rims, alloy wheels, alloy rims
Kompletträder | roues complètes | ruote complete | complete wheels
Dachbox, Dachkoffer, *Skibox | coffre de toit, box de toit | box da tetto, baule da tetto, box portatutto | roof box, cargo box
Dachträger | porte-bagages, barres de toit, galerie de toit | portapacchi, portabagagli, barre da tetto | roof rack, roof bars
Veloträger, Fahrradträger, Heckträger | porte-vélo, porte-vélos | portabici, portabiciclette | bike rack, bike carrier, bicycle carrier
Schneeketten | chaînes à neige, chaînes neige | catene da neve, catene neve | snow chains
Autoradio | autoradio | autoradio | car radio, car stereo
Autobatterie | batterie auto, batterie de voiture | batteria auto, batteria per auto | car battery
Stossstange, Stossfänger | pare-chocs | paraurti | bumper
Scheinwerfer | phare, phares, phare avant | fanale, faro anteriore | headlight, headlamp
Auspuff | échappement, pot d’échappement | marmitta, scarico moto | exhaust
Rückspiegel, Aussenspiegel | rétroviseur | retrovisore, specchietto retrovisore | wing mirror, side mirror, rear-view mirror
Anhängerkupplung, Anhängevorrichtung | crochet d’attelage, attelage | gancio traino, gancio di traino | tow bar, towbar, tow hook
Fussmatten, Automatten | tapis de voiture, tapis auto | tappetini auto | car mats, floor mats
Autositzbezüge, Sitzbezüge | housses de siège | coprisedili | seat covers
Vorzelt | auvent, auvent caravane | veranda per roulotte, tenda veranda | caravan awning, awning
Dachzelt | tente de toit | tenda da tetto | roof tent, rooftop tent
Motorradhelm, Töffhelm | casque moto | casco moto | motorcycle helmet, motorbike helmet
Helm | casque*, casque de protection | casco | helmet
Motorradjacke, Töffjacke | blouson moto, veste moto | giacca moto, giubbotto moto | motorcycle jacket, motorbike jacket
Motorradkombi, Lederkombi, Töffkombi | combinaison moto, combinaison cuir, combi moto | tuta moto, tuta in pelle | motorcycle suit, leather suit, motorbike suit
Motorradstiefel, Töffstiefel | bottes moto | stivali moto | motorcycle boots, motorbike boots
Motorradhandschuhe, Töffhandschuhe | gants moto | guanti moto | motorcycle gloves, motorbike gloves
Motorradkoffer, Töffkoffer, Topcase | top-case, valises moto | bauletto, valigie moto | top case, top box, motorcycle panniers
Mountainbike, MTB, Bergvelo | VTT, vélo tout-terrain, vélo de montagne | mountain bike, MTB, rampichino | mountain bike, MTB
Rennvelo, Rennrad | vélo de course, vélo de route | bici da corsa, bicicletta da corsa | road bike, racing bike, race bike
Kindervelo, Kinderfahrrad, Kinderrad, Velo Kinder | vélo enfant, vélo d’enfant | bici bambino, bici bambina, bici per bambini, bicicletta bambino, bicicletta per bambini | kids bike, children’s bike, child’s bike
Damenvelo, Damenrad, Velo Damen | vélo dame, vélo femme | bici donna, bicicletta donna | ladies bike, women’s bike
Herrenvelo, Herrenrad, Velo Herren | vélo homme | bici uomo, bicicletta uomo | men’s bike, gents bike
Citybike, Stadtvelo, Stadtrad | vélo de ville, vélo urbain | bici da città, city bike | city bike
Faltvelo, Klappvelo, Klapprad, Faltrad | vélo pliant, vélo pliable | bici pieghevole, bicicletta pieghevole | folding bike
Lastenvelo, Lastenrad, Cargobike, Transportvelo | vélo cargo | cargo bike, bici cargo | cargo bike
Laufrad, Laufvelo | draisienne | bici senza pedali, bicicletta senza pedali | balance bike
Dreirad | tricycle | triciclo | tricycle
Einrad | monocycle | monociclo | unicycle
Trottinett, Trotti, Tretroller, Trottinette | trottinette | monopattino | kick scooter, push scooter
E-Trottinett, E-Scooter, Elektroroller, Elektro-Trottinett | trottinette électrique | monopattino elettrico | electric scooter, e-scooter
Velohelm, Fahrradhelm | casque vélo | casco bici, casco da bicicletta | bike helmet, bicycle helmet, cycling helmet
Veloanhänger, Fahrradanhänger, Kinderanhänger | remorque vélo, carriole vélo | rimorchio bici, rimorchio per bicicletta, carrellino bici | bike trailer, bicycle trailer
Veloschloss, Fahrradschloss | antivol, antivol vélo, cadenas vélo | lucchetto bici, lucchetto bicicletta, antifurto bici | bike lock, bicycle lock
Velosattel, Fahrradsattel | selle de vélo | sella bici, sellino | bike saddle, bicycle saddle
Velositz, Velokindersitz, Fahrradsitz, Kindersitz Velo | siège vélo, siège enfant vélo | seggiolino bici, seggiolino per bicicletta | bike seat, child bike seat
Velopumpe, Luftpumpe | pompe à vélo | pompa bici, pompa bicicletta | bike pump, bicycle pump
Velokorb, Fahrradkorb | panier vélo | cestino bici, cestino bicicletta | bike basket
Velotasche, Velotaschen, Fahrradtasche | sacoche vélo, sacoches vélo | borsa bici, borse bici | bike bag, bike panniers
Bremsen, Bremse | freins, frein | freni, freno | brakes, brake
Ersatzteile | pièces détachées, pièces de rechange | pezzi di ricambio, ricambi | spare parts
`;
