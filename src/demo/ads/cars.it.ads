= Fiat Panda 1.2, 91’000 km, collaudata
2020 | 4300 | brand=fiat, model=Panda 1.2, vehicleType=smallCar, registrationYear=2012, mileage=91000, fuel=petrol, gearbox=manual, horsepower=69, doors=5, colour=red | hatchback-red x2
Fiat Panda 1.2 69 cv, 2012, 91’000 km, rossa. Collaudata quest’anno, gomme invernali su cerchi, portapacchi. Tagliando
fatto dal garage del paese, cinghia cambiata. Piccola botta sul paraurti dietro. Ottima come prima auto. Contanti alla
consegna delle chiavi.

= Alfa Romeo Giulia 2.2 JTDm 180 cv
2020 | 23900 | brand=alfaRomeo, model=Giulia 2.2, vehicleType=saloon, registrationYear=2018, mileage=79000, fuel=diesel, gearbox=automatic, horsepower=180, doors=4, colour=grey | hatchback-grey x2 | company
Giulia 2.2 diesel 180 cv automatica, 79’000 km, grigia. Tagliandi ufficiali Alfa, due set di ruote. Fari xenon, navi,
sedili sportivi riscaldati. Garanzia 12 mesi, collaudo nuovo. Possibilità di leasing e permuta. Venite a provarla.

= Škoda Superb Combi 2.0 TDI 190 cv
2020 | 16800 | brand=skoda, model=Superb Combi, vehicleType=estate, registrationYear=2017, mileage=142000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=black | estate-black x3
Superb Combi 190 cv DSG, nera, 142’000 km, gancio traino estraibile, sensori, ACC, tetto panoramico. Usata per viaggi
lunghi in autostrada. Olio cambio fatto a 120’000. 8 gomme. Due graffi sul portellone. Tutte le fatture disponibili.
16’800.- poco trattabili.

= Subaru XV 2.0i 4x4 automatica
2020 | 11500 | brand=subaru, model=XV 2.0i, vehicleType=suv, registrationYear=2015, mileage=104000, fuel=petrol, gearbox=automatic, horsepower=150, doors=5, colour=blue | suv-blue x2
Subaru XV 2.0i, 150 cv, 104’000 km, blu. Trazione integrale permanente. Piccola bolla sul cofano. Gomme invernali 6
mm. Cinghia: catena, non serve. Servizio sempre da concessionario Subaru. Vendo perché abbiamo preso l’elettrica

= VW T-Roc 1.5 TSI DSG, unica proprietaria
2020 | 20900 | brand=volkswagen, model=T-Roc 1.5 TSI, vehicleType=suv, registrationYear=2019, mileage=51000, fuel=petrol, gearbox=automatic, horsepower=150, doors=5, colour=white | suv-white x3 | company
T-Roc 1.5 TSI 150 cv, 51’000 km, bianca, unica proprietaria. Garanzia 12 mesi, collaudo nuovo alla consegna. CarPlay,
retrocamera, LED. Finanziamento da 259.-/mese. Permuta possibile.

= Mazda MX-5 NA 1992, rossa
2020 | 12900 | brand=mazda, model=MX-5 NA, vehicleType=convertible, registrationYear=1992, mileage=133000, fuel=petrol, gearbox=manual, horsepower=116, doors=2, colour=red | cabrio-red x3
MX-5 NA 1.6 116 cv, rossa, 133’000 km. Capote con lunotto in vetro, nessuna ruggine sotto, cinghia e pompa acqua fatte
(fattura). Un faro si alza in ritardo, motorino da pulire. Cerchi originali. Solo estate. No perditempo, no scambi

= Fiat 850 Spider 1969, gialla
2020 | 14800 | brand=fiat, model=850 Spider, vehicleType=convertible, registrationYear=1969, mileage=67000, fuel=petrol, gearbox=manual, horsepower=52, doors=2, colour=yellow | cabrio-yellow x2
Fiat 850 Spider, 52 cv, 67’000 km, restauro amatoriale durato 11 anni, documentato con foto. Carrozzeria rifatta,
fondo nuovo, interni rifatti in sky nero. Carburatore revisionato. Licenza veterano. Parte bene, frena un po’ a
destra. Ricambi in tre casse inclusi.

= Renault Kangoo 1.5 dCi, con letto
2020 | 5200 | brand=renault, model=Kangoo, vehicleType=van, registrationYear=2012, mileage=137000, fuel=diesel, gearbox=manual, horsepower=90, doors=5, colour=white | van-white x2
Kangoo dCi 90, 137’000 km, dietro ho fatto un piano letto (smontabile) e tendine. Portabici interno per 2 MTB.
Collaudo valido ancora 1 anno. Frizione buona, gomme a metà.

= Toyota Auris Hybrid 136 cv
2020 | 9800 | brand=toyota, model=Auris Hybrid, vehicleType=smallCar, registrationYear=2014, mileage=96000, fuel=hybrid, gearbox=automatic, horsepower=136, doors=5, colour=blue | hatchback-blue
Auris Hybrid, 96’000 km, un solo guidatore. Batteria ibrida controllata con certificato. Cambio automatico,
retrocamera, clima bizona. Consuma 4.6. Sempre in garage. 8 ruote incluse.

= Lancia Ypsilon 1.2 rossa
2020 | 2400 | brand=lancia, model=Ypsilon, vehicleType=smallCar, registrationYear=2009, mileage=118000, fuel=petrol, gearbox=manual, horsepower=69, doors=3, colour=red | hatchback-red
lancia ypsilon 2009 118000 km. freni nuovi, alzacristallo destro lento. collaudo scaduto da poco. 2400.- cosi com’è

= Audi A6 Avant 3.0 TDI quattro
2020 | 14200 | brand=audi, model=A6 Avant 3.0 TDI, vehicleType=estate, registrationYear=2014, mileage=171000, fuel=diesel, gearbox=automatic, horsepower=245, doors=5, colour=silver | estate-silver x2
A6 Avant 3.0 TDI 245 cv, 171’000 km, argento. Sedili ventilati, Bose, gancio elettrico, sospensioni ad aria ok.
Cambio: olio e filtro nuovi. Distribuzione a catena silenziosa. Ruote estive da 19, invernali da 18 pollici. Ex auto
aziendale, carta servizi completa. Prova su appuntamento, pagamento in banca.

= Cerco Ape o piccolo furgone Piaggio
2020 | 3000 | vehicleType=van | van-blue | wanted
Cerco Ape Piaggio o furgoncino per il vigneto, anche senza targa e collaudo. Basta che il motore giri. Fino a 3’000.-,
ritiro io col rimorchio.

= Citroën C3 PureTech 82, 72’000 km
2020 | 6100 | brand=citroen, model=C3 PureTech, vehicleType=smallCar, registrationYear=2016, mileage=72000, fuel=petrol, gearbox=manual, horsepower=82, doors=5, colour=white | hatchback-white
C3 PureTech 82 cv, bianca, 72’000 km. Interni perfetti, tappetini ancora nuovi. Distribuzione controllata dal
concessionario. Gomme quattro stagioni. 6’100.- Ritiro dopo il passaggio dei documenti.
