= Moto Guzzi Le Mans III, mai modificata
2040 | 9900 | make=Moto Guzzi, model=Le Mans III, registrationYear=1982, mileage=67000, horsepower=76, colour=red | motorbike-red x3
La cupola è ancora la sua, le ginocchia non più le mie. Rivista a Mandello ogni due anni.

= Yamaha Ténéré 700, blu, valigie
2040 | 7900 | make=Yamaha, model=Ténéré 700, registrationYear=2020, mileage=17600, horsepower=73, colour=blue | motorbike-blue x2
Tutti i passi del Ticino in un giorno: fatto, non lo rifarei. Paramotore, manopole calde.

= Vespa Primavera color menta
2040 | 2900 | make=Vespa, model=Primavera 125, registrationYear=2015, mileage=14400, horsepower=11, colour=green, motorcycleType=scooter | scooter-mint x2
Usata da casa al lido con l’asciugamano intorno al collo. Bauletto capiente, ci stanno due angurie piccole.

= Vespa 50 rossa a tre marce
2040 | 890 | make=Piaggio, model=Vespa 50, registrationYear=1981, horsepower=2, colour=red, motorcycleType=scooter | scooter-red
Appartenuto al postino di Cevio, consegna l’ultima lettera e poi è vostro. Carburatore pulito con lo spazzolino.

= Trattorino da vigna con carrello
2050 | 5400 | make=Carraro, registrationYear=1987, fuel=diesel, gearbox=manual, horsepower=30, colour=green | tractor-green x2
Gira in un metro e mezzo, gomme dietro nuove. Il seggiolino ha la forma di mio zio.

= Furgone per mercati con tenda
2050 | 9300 | make=Iveco, model=Daily, registrationYear=2012, mileage=133000, fuel=diesel, gearbox=manual, horsepower=106, colour=white | van-white x2 | company
Banco a ribalta, gancio per i salami. Vendiamo per cessata pazienza con l’alba.

= Barca a remi in legno, da lago
2060 | 1700 | registrationYear=1971, boatType=rowingBoat | boat-wood x2
Verniciata ogni Pasqua. Fa un filo d’acqua nei primi dieci minuti, poi si ricorda.

= Gozzo con motore e tendalino
2060 | 4200 | registrationYear=2003, horsepower=10, fuel=petrol | boat-white x2
Prendisole a prua, scaletta, un’àncora sproporzionata. Posto barca no, ma vi presento chi aspetta di lasciarlo.

= Cerchi in lega con gomme invernali
2080 | 290 | condition=good, make=Pirelli | tyres-alloy
Diciassette pollici, cinque fori. Provate un solo inverno sul Monte Ceneri, che bastava.

= Portabici da tetto, due pezzi
2080 | 70 | condition=used, make=Peruzzo | parcel-white
Ricordarsi sempre delle bici prima dell’autosilo: io due volte su tre. Chiavi presenti, tutto smontato nella scatola.

= Camper mansardato con veranda
2110 | 18900 | make=Laika, registrationYear=2001, mileage=126000, camperType=motorhome, fuel=diesel, gearbox=manual | camper-cream x3
Cinque nipoti, tre a dormire in alto. Frigo trivalente che preferisce il gas, come la nonna.

= Roulotte con stufa e tendine a fiori
2110 | 4700 | make=Roller, registrationYear=1986, camperType=caravan | caravan-white x2
Ferma da sei stagioni al campeggio di Tenero, tutti la chiamano Clotilde. Gomme nuove per il trasloco.
