= Seat Leon 1.4 TSI, 128’000 km
2020 | 6200 | brand=seat, model=Leon 1.4 TSI, vehicleType=smallCar, registrationYear=2013, mileage=128000, fuel=petrol, gearbox=manual, horsepower=122, doors=5, colour=white | hatchback-white x2
Seat Leon 1.4 TSI 122 cv, 2013, 128’000 km, blanche, 5 portes. Embrayage changé l’année passée (facture 1’450.-),
carnet tamponné. Climatisation, régulateur, bluetooth, 8 roues.

Petite rayure au pare-chocs arrière. Elle a été utilisée pour la distribution de courrier, donc beaucoup de petits
trajets, mais tout a été fait. Paiement cash ou virement à la remise des clés.

= BMW 118i automatique, 87’000 km
2020 | 12800 | brand=bmw, model=118i, vehicleType=smallCar, registrationYear=2016, mileage=87000, fuel=petrol, gearbox=automatic, horsepower=136, doors=5, colour=grey | hatchback-grey x2 | company
BMW 118i, 136 cv, boîte automatique, 87’000 km, expertisée du jour. Reprise d’un client fidèle de la maison. Disques
et plaquettes neufs aux 4 roues. Garantie 12 mois, leasing possible, reprise de votre véhicule. Essai sur rendez-vous
du lundi au samedi midi.

= Toyota Yaris 2010, bleue
2020 | 4700 | brand=toyota, model=Yaris, vehicleType=smallCar, registrationYear=2010, mileage=156000, fuel=petrol, gearbox=manual, horsepower=99, doors=5, colour=blue | hatchback-blue
Yaris essence 99 cv, 156’000 km, clim. Antirouille refait, échappement neuf, batterie 2 ans. Pas belle mais ne tombe
jamais en panne. Idéale jeune conducteur.

= Ford Mondeo break 140 cv automatique
2020 | 6900 | brand=ford, model=Mondeo SW, vehicleType=estate, registrationYear=2013, mileage=164000, fuel=diesel, gearbox=automatic, horsepower=140, doors=5, colour=silver | estate-silver
Break Ford Mondeo 2.0 TDCi 140, boîte auto, 164’000 km, 2013. Coffre immense. Sièges chauffants, GPS, crochet
amovible, jantes hiver sur acier.

Points négatifs : tapis de coffre marqué, sonde de parking arrière qui bipe parfois pour rien. Services faits chaque
année (factures). Expertise passée il y a 14 mois. 6’900.- à discuter devant la voiture, pas par message.

= Mercedes E 250 T break, 204 cv
2020 | 9900 | brand=mercedesBenz, model=E 250 T, vehicleType=estate, registrationYear=2011, mileage=198000, fuel=diesel, gearbox=automatic, horsepower=204, doors=5, colour=black | estate-black x2
E 250 CDI break, 204 cv, 7G-Tronic, noire, cuir. 198’000 km, carnet complet Mercedes. Véhicule d’entreprise de pompes
funèbres, conduit très calmement. Suspension arrière Airmatic ok. Pneus hiver 5 mm. Non-fumeur.

= Kia Sportage 1.7 CRDi, 93’000 km
2020 | 13500 | brand=kia, model=Sportage 1.7, vehicleType=suv, registrationYear=2017, mileage=93000, fuel=diesel, gearbox=manual, horsepower=115, doors=5, colour=white | suv-white
Kia Sportage 1.7 diesel 115 cv, blanc, 2017, garantie d’usine 7 ans terminée mais tout fait chez Kia. Rotules
changées, clim rechargée. 8 roues complètes. Vendu car nous passons à l’électrique. 13’500.- non négociable.

= Jeep Renegade 4x4, 140 cv
2020 | 14900 | brand=jeep, model=Renegade 4x4, vehicleType=suv, registrationYear=2016, mileage=79000, fuel=diesel, gearbox=automatic, horsepower=140, doors=5, colour=blue | suv-blue x2
Jeep Renegade 2.0 diesel 4x4 Low, boîte auto 9 rapports, 79’000 km, bleue. Attelage avec prise 13 pôles, peut tirer
1’500 kg. Très bien dans la neige. Quelques griffures de branches côté droit. Expertisée, vendue avec pneus d’hiver
montés.

= Suzuki Vitara AllGrip essence
2020 | 10700 | brand=suzuki, model=Vitara AllGrip, vehicleType=suv, registrationYear=2016, mileage=84000, fuel=petrol, gearbox=manual, horsepower=120, doors=5, colour=grey | suv-grey
Vitara 1.6 AllGrip, 120 cv, gris, 84’000 km. Caméra de recul, sièges chauffants, régulateur adaptatif. 6.3 l/100 chez
nous. Tapis de coffre en caoutchouc offert. Première main, garage chauffé. Dispo fin du mois.

= Fiat Barchetta 1997 rouge
2020 | 9400 | brand=fiat, model=Barchetta, vehicleType=convertible, registrationYear=1997, mileage=101000, fuel=petrol, gearbox=manual, horsepower=131, doors=2, colour=red | cabrio-red x2
Barchetta conduite à gauche, 131 cv, 101’000 km. Variateur + distribution + pompe à eau faits il y a 8’000 km,
facture. Capote sans déchirure, lunette arrière refaite. Un peu de rouille à surveiller sur le bas de caisse gauche.
Ne roule plus, faute de temps, mais démarre au quart de tour. Plaques interchangeables possibles.

= VW T5 Combi 9 places, chauffage auxiliaire
2020 | 17400 | brand=volkswagen, model=T5 Kombi, vehicleType=van, registrationYear=2013, mileage=149000, fuel=diesel, gearbox=manual, horsepower=140, doors=5, colour=blue | van-blue x2
T5 Kombi 2.0 TDI 140, 9 places, 149’000 km, bleu.

- chauffage stationnaire Webasto
- banquettes démontables
- rideaux et planche lit à l’arrière
- crochet 2.5 t
- 8 pneus sur jantes

Courroie faite à 120’000. A servi à une fanfare. Petit coup sur la porte coulissante, réparé mais on voit la
différence de teinte.

= Renault Twizy 2 places, 16’400 km
2020 | 4900 | brand=renault, model=Twizy, vehicleType=other, registrationYear=2014, mileage=16400, fuel=electric, gearbox=automatic, horsepower=17, doors=2, colour=white | hatchback-white
Renault Twizy 80, vitres latérales ajoutées, batterie achetée (plus de location à payer, papier Renault). Autonomie
env. 70 km en été. Rigolo et pratique en ville, par contre on a froid en hiver. Prise 220 V normale. TWINT refusé pour
ce montant, virement ok.

= Peugeot 106, 172’000 km, pour bricoleur
2020 | 1900 | brand=peugeot, model=106, vehicleType=smallCar, registrationYear=1999, mileage=172000, fuel=petrol, gearbox=manual, horsepower=60, doors=3, colour=red | hatchback-red
peugeot 106 1.1i 60 cv, 1999. 172000 km. roule tous les jours, expertise échue, il faut refaire les plaquettes et un
silentbloc. pneus hiver bons. vendue en l’état sans garantie 1900.-

= Volvo Amazon 121, 1967, vétéran
2020 | 17900 | brand=volvo, model=121, vehicleType=saloon, registrationYear=1967, mileage=129000, fuel=petrol, gearbox=manual, horsepower=85, doors=4, colour=blue | hatchback-blue
Volvo Amazon 121 bleue, moteur B18 85 cv, 4 portes, vétéran FIVA. Repeinte une fois (années 90), bas de caisse sains,
ceintures d’origine. Carburateurs réglés, freins refaits. Beaucoup de pièces de réserve. Prix selon expertise
(jointe).

= Cherche break hybride pour taxi rural
2020 | 12000 | vehicleType=estate, fuel=hybrid | estate-silver | wanted
Cherche break hybride pour taxi rural, env. 150 km par jour, donc plutôt Toyota Corolla ou Kia Niro, climatisation et
banquette en bon état. Maximum 12’000.-, aussi avec kilomètres élevés si le carnet suit.
