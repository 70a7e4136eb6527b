/** Appliances, kitchenware and cleaning. */
export const household = `
Kühlschrank, Eisschrank, Kühlkombination, Kühl-Gefrierkombination | frigo, réfrigérateur, frigidaire | frigorifero, frigo | fridge, refrigerator, fridge freezer
Gefrierschrank, Tiefkühler, Gefriertruhe, Tiefkühlschrank, Tiefkühltruhe, Gefrierer | congélateur, surgélateur | congelatore, freezer | freezer, deep freezer
Weinkühlschrank, Weinklimaschrank | cave à vin, armoire à vin | cantinetta vini, cantina vini, frigo vini | wine fridge, wine cooler
Waschmaschine, Waschautomat, Waschturm | machine à laver, lave-linge | lavatrice, lavabiancheria | washing machine, washer
Tumbler, Wäschetrockner, Trockner | sèche-linge | asciugatrice, asciugabiancheria | tumble dryer, dryer*, tumble drier, clothes dryer
Geschirrspüler, Abwaschmaschine, Geschirrspülmaschine, Spülmaschine | lave-vaisselle | lavastoviglie, lavapiatti | dishwasher
Backofen | four, four encastrable | forno | oven
Steamer, Dampfgarer | four à vapeur, cuiseur vapeur | forno a vapore, vaporiera | steam oven, food steamer
Kochherd, Elektroherd, Gasherd, "Herd" | cuisinière électrique, cuisinière à gaz, cuisinière vitrocéramique | cucina elettrica, cucina a gas | cooker, gas cooker, electric stove
Kochfeld, Kochplatte, Glaskeramikkochfeld, Induktionskochfeld | plaque de cuisson, plaques de cuisson, plaque à induction, vitrocéramique | piano cottura, piano di cottura, piastra induzione | hob, cooktop, hot plate
Dunstabzug, Dampfabzug, Dunstabzugshaube, Abzugshaube | hotte, hotte aspirante, hotte de cuisine | cappa, cappa aspirante, cappa cucina | extractor hood, cooker hood, range hood
Mikrowelle, Mikrowellenofen, Mikrowellengerät | micro-ondes, four à micro-ondes | microonde, forno a microonde | microwave, microwave oven
Staubsauger | aspirateur | aspirapolvere | vacuum cleaner, hoover, vacuum
Saugroboter, Staubsaugerroboter, Roboterstaubsauger | robot aspirateur, aspirateur robot | robot aspirapolvere, aspirapolvere robot | robot vacuum, robot hoover
Dampfreiniger | nettoyeur vapeur, nettoyeur à vapeur | pulitore a vapore | steam cleaner, steam mop
Kaffeemaschine, Kaffeeautomat, Kaffeevollautomat, Espressomaschine | machine à café, cafetière, machine à expresso | macchina da caffè, macchina del caffè, macchina espresso | coffee machine, coffee maker, espresso machine
Kaffeemühle | moulin à café | macinacaffè, macinino | coffee grinder
Espressokocher, Caffettiera | cafetière italienne | caffettiera, moka | moka pot, stovetop espresso
Wasserkocher | bouilloire | bollitore | kettle
Toaster | grille-pain, toaster | tostapane | toaster
Standmixer, Stabmixer, Pürierstab | mixeur, mixer plongeant, blender | frullatore, minipimer | blender, hand blender
Handmixer, Handrührgerät | batteur, batteur électrique | sbattitore, frusta elettrica | hand mixer, electric whisk
Küchenmaschine, Knetmaschine | robot de cuisine, robot ménager, robot culinaire | robot da cucina, impastatrice, planetaria | food processor, stand mixer, kitchen machine
Fritteuse, Friteuse | friteuse | friggitrice | fryer, deep fryer
Racletteofen, Raclettegerät, Raclette-Ofen | four à raclette, appareil à raclette | fornelletto raclette, apparecchio raclette, macchina raclette | raclette grill, raclette machine, raclette oven
Fondueset, Caquelon, Fondue-Set | caquelon, service à fondue, set à fondue | set fondue, servizio fondue, caquelon | fondue set, fondue pot
Waffeleisen | gaufrier | piastra per waffel, piastra per cialde | waffle iron, waffle maker
Brotbackautomat, Brotbackmaschine | machine à pain | macchina del pane | bread maker, bread machine
Bügeleisen, Dampfbügeleisen, Bügelstation | fer à repasser, centrale vapeur | ferro da stiro | steam iron, iron*, clothes iron
Bügelbrett, Bügeltisch | planche à repasser, table à repasser | asse da stiro | ironing board
Nähmaschine | machine à coudre | macchina da cucire, macchina per cucire | sewing machine
Ventilator, Standventilator, Tischventilator | ventilateur | ventilatore | fan, standing fan, pedestal fan
Heizlüfter, Elektroheizung, Ölradiator, Elektroofen, Heizkörper | radiateur, radiateur électrique, chauffage d’appoint | radiatore, termosifone, stufetta, stufa elettrica | heater, radiator, electric heater
Klimagerät, Klimaanlage* | climatiseur, climatisation* | condizionatore, climatizzatore, aria condizionata* | air conditioner, air conditioning*
Luftbefeuchter | humidificateur | umidificatore | humidifier
Luftentfeuchter, Entfeuchter | déshumidificateur | deumidificatore | dehumidifier
Holzofen, Schwedenofen, Kaminofen, Pelletofen | poêle à bois, poêle suédois, poêle à pellets | stufa a legna, stufa a pellet | wood stove, wood burner, pellet stove
Cheminée, "Kamin" | cheminée | camino, caminetto | fireplace
Bratpfanne, Pfanne, Pfannen | poêle à frire, poêle en fonte, poêle antiadhésive, poêle à crêpes | padella, padelle | frying pan, skillet
Kochtopf, Kochtöpfe, Schmortopf, Topf* | casserole, marmite, cocotte, faitout | pentola, casseruola, tegame | saucepan, cooking pot, casserole dish
Dampfkochtopf, Schnellkochtopf | autocuiseur, cocotte-minute | pentola a pressione | pressure cooker
"Teller", *Suppenteller | assiette | piatti*, piatti fondi, piatti piani, set di piatti, servizio di piatti | dinner plates, plates*, set of plates
Tassen, Tasse, Kaffeetassen, Becher | tasse, tasses à café, mug | tazza, tazzina, tazze | mug, coffee cup, tea cup, cups and saucers
Trinkgläser, "Gläser", *Weingläser | verres*, verres à eau, *verres à vin | bicchieri | drinking glasses, glasses*, *wine glasses
Weingläser, Rotweingläser | verres à vin, verres à pied | bicchieri da vino, calici | wine glasses
Champagnergläser, Sektgläser | flûtes à champagne, coupes à champagne | flûte da champagne, bicchieri da spumante | champagne glasses, champagne flutes
Besteck, Besteckset | couverts de table, couverts en argent, couverts inox, ménagère couverts | posate | cutlery, flatware
Silberbesteck, Tafelsilber | argenterie, couverts en argent | posate d’argento, posate in argento, argenteria | silver cutlery, silverware
"Messer", *Küchenmesser, *Kochmesser, *Messerset, *Messerblock | couteau | coltello, coltelli | knife, knives
"Schüssel", "Schüsseln", Salatschüssel | saladier, bol | ciotola, insalatiera, scodella | bowl, salad bowl
Auflaufform, Gratinform | plat à gratin | pirofila, teglia | baking dish, oven dish
Backform, Kuchenform, Guetzliformen, Gugelhopfform | moule à gâteau, moule à cake, emporte-pièces | stampo per dolci, tortiera, stampi per biscotti | cake tin, baking tin, cookie cutters
Schneidebrett, Schneidbrett | planche à découper | tagliere | cutting board, chopping board
Einbauküche, Küchenzeile, Küchenkombination | cuisine équipée, cuisine agencée, cuisine complète | cucina componibile, cucina completa | fitted kitchen, kitchen units
Karaffe, Krug | carafe, cruche, pichet | caraffa, brocca | carafe, jug, pitcher
Teekanne | théière | teiera | teapot
Thermoskanne, Thermosflasche | thermos, bouteille isotherme | thermos, borraccia termica | thermos, vacuum flask
Trinkflasche | gourde, bouteille d’eau | borraccia | water bottle, drinking bottle
Abfalleimer, Abfallkübel, Mülleimer, Kehrichteimer, Güselkübel | poubelle | pattumiera, bidone spazzatura, cestino dei rifiuti | trash can, rubbish bin, waste bin, garbage can
Wäscheständer, Stewi | étendage, étendoir, séchoir à linge | stendino, stendibiancheria | drying rack, clothes airer, clothes horse
Wäschekorb | panier à linge, corbeille à linge | cesto biancheria, cesta biancheria, portabiancheria | laundry basket
Küchenwaage | balance de cuisine | bilancia da cucina | kitchen scale
Einmachgläser, Konfigläser | bocaux, bocaux à confiture | vasetti, barattoli di vetro | jam jars, preserving jars
`;
