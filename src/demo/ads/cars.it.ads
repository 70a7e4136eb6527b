= Fiat Panda, compagna di mille posteggi
2020 | 4300 | brand=fiat, model=Panda 1.2, vehicleType=smallCar, registrationYear=2012, mileage=91000, fuel=petrol, gearbox=manual, horsepower=69, doors=5, colour=red | hatchback-red x2
Ha imparato a guidare lei più di mio nipote. Collaudata, gomme invernali sui cerchi, portapacchi del Nonno.

= Alfa Romeo Giulia, tenuta in garage
2020 | 23900 | brand=alfaRomeo, model=Giulia 2.2, vehicleType=saloon, registrationYear=2018, mileage=79000, fuel=diesel, gearbox=automatic, horsepower=180, doors=4, colour=grey | hatchback-grey x2 | company
Tagliandi ufficiali, secondo treno di ruote nuovo. Il cliente precedente la salutava prima di chiudere il garage.

= Škoda Superb Wagon, viaggi lunghi
2020 | 16800 | brand=skoda, model=Superb Combi, vehicleType=estate, registrationYear=2017, mileage=142000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=black | estate-black x3
Chiasso–Kiel due volte l’anno, con la suocera comoda dietro. Gancio traino, sensori tutt’attorno.

= Subaru XV a metano? No, benzina, ma brava
2020 | 11500 | brand=subaru, model=XV 2.0i, vehicleType=suv, registrationYear=2015, mileage=104000, fuel=petrol, gearbox=automatic, horsepower=150, doors=5, colour=blue | suv-blue x2
Trazione integrale vera, sale fino ai monti con la legna. Bollo sul cofano da castagna, non da persona.

= Volkswagen T-Roc, uniproprietaria
2020 | 20900 | brand=volkswagen, model=T-Roc 1.5 TSI, vehicleType=suv, registrationYear=2019, mileage=51000, fuel=petrol, gearbox=automatic, horsepower=150, doors=5, colour=white | suv-white x3 | company
Permuta di una maestra di Giubiasco, cera passata ogni primavera. Garanzia dodici mesi.

= Mazda MX-5 prima serie, fari a scomparsa
2020 | 12900 | brand=mazda, model=MX-5 NA, vehicleType=convertible, registrationYear=1992, mileage=133000, fuel=petrol, gearbox=manual, horsepower=116, doors=2, colour=red | cabrio-red x3
Un faro si alza sempre mezzo secondo dopo: sembra che strizzi l’occhio. Capote con lunotto in vetro.

= Fiat 850 Spider, restauro amatoriale
2020 | 14800 | brand=fiat, model=850 Spider, vehicleType=convertible, registrationYear=1969, mileage=67000, fuel=petrol, gearbox=manual, horsepower=52, doors=2, colour=yellow | cabrio-yellow x2
Undici inverni in cantina con mio cognato e una stufa. Parte al secondo colpo, il primo è di cortesia.

= Renault Kangoo, due ruote di mountain bike
2020 | 5200 | brand=renault, model=Kangoo, vehicleType=van, registrationYear=2012, mileage=137000, fuel=diesel, gearbox=manual, horsepower=90, doors=5, colour=white | van-white x2
Dietro si dorme in due, se ci si vuole bene. Tendine cucite dalla mamma, tolgo se proprio.

= Toyota Auris ibrida, taxi mai
2020 | 9800 | brand=toyota, model=Auris Hybrid, vehicleType=smallCar, registrationYear=2014, mileage=96000, fuel=hybrid, gearbox=automatic, horsepower=136, doors=5, colour=blue | hatchback-blue
Sempre un solo guidatore, sempre lo stesso posto all’ombra. Batteria ibrida controllata con certificato.

= Lancia Y, per chi sa cosa vuole
2020 | 2400 | brand=lancia, model=Ypsilon, vehicleType=smallCar, registrationYear=2009, mileage=118000, fuel=petrol, gearbox=manual, horsepower=69, doors=3, colour=red | hatchback-red
L’alzacristallo destro è filosofo. Freni nuovi, cuore buono.

= Audi A6 Avant, dirigenti in pensione
2020 | 14200 | brand=audi, model=A6 Avant 3.0 TDI, vehicleType=estate, registrationYear=2014, mileage=171000, fuel=diesel, gearbox=automatic, horsepower=245, doors=5, colour=silver | estate-silver x2
Sedili ventilati, mai avuto il coraggio di usarli. Cambio revisionato con olio fresco.

= Cerco Ape o piccolo furgone Piaggio
2020 | 3000 | vehicleType=van | van-blue | wanted
Per portare le casse di uva dal vigneto alla cantina, ottocento metri in salita. Anche senza targa.

= Citroën C3, bianca o quasi
2020 | 6100 | brand=citroen, model=C3 PureTech, vehicleType=smallCar, registrationYear=2016, mileage=72000, fuel=petrol, gearbox=manual, horsepower=82, doors=5, colour=white | hatchback-white
Il concessionario diceva «panna», io vedo bianco sporco. Interni perfetti, tappetini ancora nella plastica.
