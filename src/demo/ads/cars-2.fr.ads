= Seat Leon, kilométrage de facteur
2020 | 6200 | brand=seat, model=Leon 1.4 TSI, vehicleType=smallCar, registrationYear=2013, mileage=128000, fuel=petrol, gearbox=manual, horsepower=122, doors=5, colour=white | hatchback-white x2
Petites distances, nombreuses marches arrière. Embrayage de l’année passée, carnet tamponné.

= BMW série 1, boîte automatique, vérifiée
2020 | 12800 | brand=bmw, model=118i, vehicleType=smallCar, registrationYear=2016, mileage=87000, fuel=petrol, gearbox=automatic, horsepower=136, doors=5, colour=grey | hatchback-grey x2 | company
Reprise d’un client à qui l’on vend des voitures depuis son grand-père. Freins neufs aux quatre coins.

= Toyota Yaris bleue, increvable
2020 | 4700 | brand=toyota, model=Yaris, vehicleType=smallCar, registrationYear=2010, mileage=156000, fuel=petrol, gearbox=manual, horsepower=99, doors=5, colour=blue | hatchback-blue
Trois conducteurs débutants l’ont formée à la résilience. Antirouille refait.

= Ford Mondeo break, voyages scolaires
2020 | 6900 | brand=ford, model=Mondeo SW, vehicleType=estate, registrationYear=2013, mileage=164000, fuel=diesel, gearbox=automatic, horsepower=140, doors=5, colour=silver | estate-silver
Transporta décors, cordes et un dragon de carnaval démonté. Coffre immense, tapis marqué d’écailles.

= Mercedes classe E break, velours
2020 | 9900 | brand=mercedesBenz, model=E 250 T, vehicleType=estate, registrationYear=2011, mileage=198000, fuel=diesel, gearbox=automatic, horsepower=204, doors=5, colour=black | estate-black x2
Ancienne voiture d’une maison funéraire, respect et ponctualité. Septième vitesse soyeuse.

= Kia Sportage, sept ans de Gruyère
2020 | 13500 | brand=kia, model=Sportage 1.7, vehicleType=suv, registrationYear=2017, mileage=93000, fuel=diesel, gearbox=manual, horsepower=115, doors=5, colour=white | suv-white
Le fromage était emballé, j’insiste. Rotules changées, climatisation rechargée.

= Jeep Renegade, chemin des alpages
2020 | 14900 | brand=jeep, model=Renegade 4x4, vehicleType=suv, registrationYear=2016, mileage=79000, fuel=diesel, gearbox=automatic, horsepower=140, doors=5, colour=blue | suv-blue x2
Boue authentique lavée pour l’annonce, elle reviendra. Attelage et prise treize broches.

= Suzuki Vitara, jardin et montagne
2020 | 10700 | brand=suzuki, model=Vitara AllGrip, vehicleType=suv, registrationYear=2016, mileage=84000, fuel=petrol, gearbox=manual, horsepower=120, doors=5, colour=grey | suv-grey
A monté quarante sacs de terreau et un olivier penché. Consommation sage.

= Fiat Barchetta, conduite à gauche du cœur
2020 | 9400 | brand=fiat, model=Barchetta, vehicleType=convertible, registrationYear=1997, mileage=101000, fuel=petrol, gearbox=manual, horsepower=131, doors=2, colour=red | cabrio-red x2
Variateur remplacé, grand classique. Les poignées sortent comme des secrets.

= VW Transporter combi, fanfare et skis
2020 | 17400 | brand=volkswagen, model=T5 Kombi, vehicleType=van, registrationYear=2013, mileage=149000, fuel=diesel, gearbox=manual, horsepower=140, doors=5, colour=blue | van-blue x2
Neuf places dont une réservée au trombone. Chauffage stationnaire, rideau de lit.

= Renault Twizy, deux places en tandem
2020 | 4900 | brand=renault, model=Twizy, vehicleType=other, registrationYear=2014, mileage=16400, fuel=electric, gearbox=automatic, horsepower=17, doors=2, colour=white | hatchback-white
Fait rire les enfants et taire les moteurs. Batterie en location soldée, vitres latérales ajoutées.

= Peugeot 106, première voiture de ma vie
2020 | 1900 | brand=peugeot, model=106, vehicleType=smallCar, registrationYear=1999, mileage=172000, fuel=petrol, gearbox=manual, horsepower=60, doors=3, colour=red | hatchback-red
Elle m’a attendu pendant un Erasmus sans une fuite. Soyez gentil avec la seconde.

= Volvo Amazon, bleu lac, 1967
2020 | 17900 | brand=volvo, model=121, vehicleType=saloon, registrationYear=1967, mileage=129000, fuel=petrol, gearbox=manual, horsepower=85, doors=4, colour=blue | hatchback-blue
Repeinte une fois, aimée toujours. Les ceintures suédoises d’origine grincent un peu.

= Cherche break hybride pour taxi rural
2020 | 12000 | vehicleType=estate, fuel=hybrid | estate-silver | wanted
Cent cinquante kilomètres par jour entre hameaux. Banquette robuste et clim indispensables.
