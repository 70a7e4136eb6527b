= Renault Clio, première main, peu de km
2020 | 7800 | brand=renault, model=Clio TCe 90, vehicleType=smallCar, registrationYear=2016, mileage=48600, fuel=petrol, gearbox=manual, horsepower=90, doors=5, colour=red | hatchback-red x3
Maman n’allait qu’au marché et à la messe, dans cet ordre. Expertisée, pneus d’hiver sur jantes à la cave.

= Peugeot 208 GT Line, boîte auto
2020 | 13200 | brand=peugeot, model=208 GT Line, vehicleType=smallCar, registrationYear=2019, mileage=61000, fuel=petrol, gearbox=automatic, horsepower=110, doors=5, colour=blue | hatchback-blue x3 | company
Contrôlée en nos ateliers, garantie un an. Le volant est petit, on le remarque une demi-heure puis plus jamais.

= Citroën 2CV Charleston, carnet complet
2020 | 18500 | brand=citroen, model=2CV6 Charleston, vehicleType=smallCar, registrationYear=1984, mileage=92000, fuel=petrol, gearbox=manual, horsepower=29, doors=4, colour=red | hatchback-red
Châssis galvanisé, capote récente. Elle ne craint que les dos d’âne et les gens pressés.

= Fiat 500 blanche, toit ouvrant
2020 | 6900 | brand=fiat, model=500, vehicleType=smallCar, registrationYear=2014, mileage=79000, fuel=petrol, gearbox=manual, horsepower=69, doors=3, colour=white | hatchback-white x2
Je l’ai appelée Ornella, vous n’êtes pas obligé. Embrayage fait, batterie neuve.

= Škoda Fabia break, voiture d’infirmière
2020 | 5800 | brand=skoda, model=Fabia Combi, vehicleType=estate, registrationYear=2012, mileage=143000, fuel=petrol, gearbox=manual, horsepower=86, doors=5, colour=silver | estate-silver x2
Soins à domicile dans tout le Val-de-Ruz, été comme hiver, donc bien chaussée. Une griffure de portail côté passager.

= Volvo V60 break, crochet et attaches
2020 | 15900 | brand=volvo, model=V60 D3, vehicleType=estate, registrationYear=2016, mileage=131000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=black | estate-black x3
Elle a tiré un voilier deux fois par an et notre patience le reste du temps. Courroie remplacée, facture jointe.

= Subaru Outback, la vraie quatre roues
2020 | 12900 | brand=subaru, model=Outback 2.5i, vehicleType=estate, registrationYear=2015, mileage=118000, fuel=petrol, gearbox=automatic, horsepower=175, doors=5, colour=green | estate-green x2
Monte au chalet quand le chasse-neige hésite. Intérieur beige, devenu plus montagnard avec le temps.

= Dacia Duster 4x4, prête pour la chasse
2020 | 9400 | brand=dacia, model=Duster 1.5 dCi, vehicleType=suv, registrationYear=2016, mileage=97000, fuel=diesel, gearbox=manual, horsepower=110, doors=5, colour=grey | suv-grey x2
Protection de coffre d’origine, griffes de chien d’origine également. Je passe à l’arc et au vélo.

= Toyota C-HR hybride, bleu nuit
2020 | 19600 | brand=toyota, model=C-HR, vehicleType=suv, registrationYear=2019, mileage=57000, fuel=hybrid, gearbox=automatic, horsepower=122, doors=5, colour=blue | suv-blue x3 | company
Véhicule de notre direction, entretenu ici même. Cinq litres au cent si on résiste à l’autoroute.

= VW Tiguan, attelage pivotant
2020 | 17900 | brand=volkswagen, model=Tiguan 2.0 TDI, vehicleType=suv, registrationYear=2017, mileage=109000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=white | suv-white x2
Rigolez pas, il a servi à des vendanges. Caisse protégée d’une bâche, aucune odeur de moût, ou alors une bonne.

= Audi A3 cabriolet, capote noire
2020 | 16400 | brand=audi, model=A3 Cabriolet, vehicleType=convertible, registrationYear=2015, mileage=69000, fuel=petrol, gearbox=automatic, horsepower=150, doors=2, colour=red | cabrio-red x2
Roulée surtout entre Montreux et Vevey, aller-retour, par plaisir. Jamais d’hiver.

= Peugeot 304 cabriolet, jaune d’époque
2020 | 13500 | brand=peugeot, model=304 S, vehicleType=convertible, registrationYear=1973, mileage=84000, fuel=petrol, gearbox=manual, horsepower=69, doors=2, colour=yellow | cabrio-yellow x2
Sellerie refaite par un tapissier qui n’aime que ça. La jauge d’essence est optimiste, prévoir un bidon.

= Citroën Berlingo, chaises roulantes bienvenues
2020 | 11900 | brand=citroen, model=Berlingo, vehicleType=van, registrationYear=2016, mileage=73000, fuel=diesel, gearbox=manual, horsepower=100, doors=5, colour=white | van-white x3
Rampe repliable homologuée, arrimages révisés. Mon frère en a maintenant une plus haute et me bat toujours au poker.

= Renault Trafic neuf places, club de foot
2020 | 14700 | brand=renault, model=Trafic Passenger, vehicleType=van, registrationYear=2016, mileage=156000, fuel=diesel, gearbox=manual, horsepower=120, doors=5, colour=blue | van-blue x2
Le club achète plus grand, on est montés d’une ligue. Deux crampons retrouvés derrière le siège du milieu.

= Mini One, idéale après le permis
2020 | 5900 | brand=mini, model=One, vehicleType=smallCar, registrationYear=2011, mileage=112000, fuel=petrol, gearbox=manual, horsepower=98, doors=3, colour=grey | hatchback-grey
Ma fille l’a apprivoisée en un été. Un rétroviseur remplacé, le poteau va bien.

= Hyundai Ioniq électrique, économe
2020 | 14300 | brand=hyundai, model=Ioniq Electric, vehicleType=saloon, registrationYear=2019, mileage=82000, fuel=electric, gearbox=automatic, horsepower=120, doors=5, colour=white | hatchback-white
Onze kilowattheures aux cent en plaine, qui dit mieux. Câble de recharge long et enroulé avec amour.

= Opel Astra break, fiable et sans charme
2020 | 4400 | brand=opel, model=Astra Sports Tourer, vehicleType=estate, registrationYear=2011, mileage=172000, fuel=diesel, gearbox=manual, horsepower=110, doors=5, colour=silver | estate-silver
Elle démarre chaque matin, ce qui est une forme de beauté. Distribution faite chez le garagiste du village.

= Alfa Romeo Spider 2000, rouge
2020 | 29500 | brand=alfaRomeo, model=Spider Veloce, vehicleType=convertible, registrationYear=1979, mileage=98000, fuel=petrol, gearbox=manual, horsepower=132, doors=2, colour=red | cabrio-red x3
Moteur refait, mille kilomètres de rodage effectués un sourire aux lèvres. Carrosserie sans mastic, aimant à disposition.

= Toyota Aygo, petite consommatrice
2020 | 4200 | brand=toyota, model=Aygo, vehicleType=smallCar, registrationYear=2013, mileage=86000, fuel=petrol, gearbox=manual, horsepower=69, doors=5, colour=blue | hatchback-blue
Voiture de livraison de notre pharmacie, donc beaucoup de petits trajets. Autocollants retirés au sèche-cheveux.

= Cherche Renault 4, même fatiguée
2020 | 4500 | brand=renault, model=4 | hatchback-grey | wanted
Pour apprendre la mécanique à mes jumeaux avant qu’ils ne l’apprennent sur la mienne. Papiers souhaités.

= Porsche 944, vente réfléchie longuement
2020 | 21800 | brand=porsche, model=944, vehicleType=coupe, registrationYear=1986, mileage=149000, fuel=petrol, gearbox=manual, horsepower=163, doors=3, colour=red | hatchback-red
Trois propriétaires, tous médecins, tous à l’heure. Tableau de bord sans fissure, ce que savent apprécier ceux qui savent.
