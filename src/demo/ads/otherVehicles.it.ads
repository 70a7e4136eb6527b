= Moto Guzzi Le Mans III 1982, originale
2040 | 9900 | make=Moto Guzzi, model=Le Mans III, registrationYear=1982, mileage=67000, horsepower=76, colour=red | motorbike-red x3
Le Mans III rossa 1982, 67’000 km, mai modificata. Cupola originale. Servizio ogni due anni (fatture). Batteria, gomme
e pinze revisionate. Veterano. Non cerco scambi. Prova con deposito e casco proprio.

= Yamaha Ténéré 700 blu, valigie
2040 | 7900 | make=Yamaha, model=Ténéré 700, registrationYear=2020, mileage=17600, horsepower=73, colour=blue | motorbike-blue x2
Ténéré 700 2020, 17’600 km, paramotore, manopole riscaldate, valigie laterali. Servizio 16’000 fatto. Gomme 50 %.
Nessuna caduta, garage. Collaudata. Contanti o bonifico.

= Vespa Primavera 125 verde menta
2040 | 2900 | make=Vespa, model=Primavera 125, registrationYear=2015, mileage=14400, horsepower=11, colour=green, motorcycleType=scooter | scooter-mint x2
Primavera 125 i.e. 3V, 14’400 km, menta, bauletto. Tagliando e cinghia nuovi. Qualche graffietto dietro. 2’900.-,
ritiro a domicilio

= Vespa 50 rossa 3 marce, 1981
2040 | 890 | make=Piaggio, model=Vespa 50, registrationYear=1981, horsepower=2, colour=red, motorcycleType=scooter | scooter-red
Vespa 50 special 3 marce, rossa, 1981. Carburatore pulito, parte. Documenti presenti, collaudo da fare. Sedile
ripreso. Era del postino del paese. Vernice vissuta. 890 franchi non trattabili.

= Trattorino Carraro da vigna con rimorchio
2050 | 5400 | make=Carraro, registrationYear=1987, fuel=diesel, gearbox=manual, horsepower=30, colour=green | tractor-green x2
Carraro 30 cv 1987, 4x4, si muove bene fra i filari, gomme dietro nuove. Carrello 1 t ribaltabile. Circa 4’300 ore.
Presa di forza 540. Freni a posto. Da vedere lavorare sabato, caricamento con mio trattore.

= Iveco Daily da mercato con tenda
2050 | 9300 | make=Iveco, model=Daily, registrationYear=2012, mileage=133000, fuel=diesel, gearbox=manual, horsepower=106, colour=white | van-white x2 | company
Daily 35S11, 133’000 km, allestito da mercato: banco a ribalta, tenda, frigo 200 l. Collaudo valido. Ganci e luce 230
V. IVA esposta. Venduto dal nostro cliente che smette. Ruggine leggera sul pianale.

= Barca a remi in legno, da lago
2060 | 1700 | registrationYear=1971, boatType=rowingBoat | boat-wood x2
Barca a remi in legno 4.5 m, verniciata tutti gli anni. Va lasciata gonfiare, i primi minuti fa un po’ d’acqua. Remi e
carrello. 1’700.-.

= Gozzo con motore e tendalino
2060 | 4200 | registrationYear=2003, horsepower=10, fuel=petrol | boat-white x2
Gozzo 5.2 m, motore 10 cv quattro tempi, tendalino, prendisole, scaletta, àncora. Collaudo valido. Posto barca non
trasferibile. Telo nuovo. Prova sul lago.

= Cerchi in lega 17, gomme invernali Pirelli
2080 | 290 | condition=good, make=Pirelli | tyres-alloy
4 cerchi lega 17 pollici 5x112 con Pirelli Sottozero 225/45, un inverno, 7 mm. Un cerchio con segno di marciapiede.
Erano su una Golf. 290.-, TWINT, ritiro in garage.

= Portabici da tetto, due pezzi
2080 | 70 | condition=used, make=Peruzzo | parcel-white
2 portabici da tetto Peruzzo, chiavi, smontati nella scatola. 70.-

= Camper mansardato Laika, 6 posti
2110 | 18900 | make=Laika, registrationYear=2001, mileage=126000, camperType=motorhome, fuel=diesel, gearbox=manual | camper-cream x3
Laika Ecovip su Ducato, 2001, 126’000 km, 6 posti letto.

- veranda
- frigo trivalente
- pannello solare 100 W
- Truma rivista
- portabici 3 posti

Collaudo e test gas freschi. Infiltrazione su angolo posteriore riparata (fattura 1’900.-). Gomme due anni. Cinghia
nuova. I nipoti sono cresciuti. Visione senza impegno, non accetto pagamenti a distanza.

= Roulotte con stufa e tendine a fiori
2110 | 4700 | make=Roller, registrationYear=1986, camperType=caravan | caravan-white x2
Roulotte Roller 1986 con stufa, tenda veranda, gomme nuove. Ferma al campeggio da sei stagioni. Posto stagionale si
può eventualmente rilevare. Frigo da cambiare. Tendine a fiori lavate
