= Opel Corsa 1.2, 119’000 km
2020 | 3300 | brand=opel, model=Corsa 1.2, vehicleType=smallCar, registrationYear=2010, mileage=119000, fuel=petrol, gearbox=manual, horsepower=86, doors=5, colour=red | hatchback-red
Corsa 1.2, Unterboden frisch behandelt. Laternenparker, Lack matt auf dem Dach. Springt immer an. MFK dieses Jahr,
Winterräder auf Felgen dabei.

= Ford Fiesta ST 182 PS, blau
2020 | 11900 | brand=ford, model=Fiesta ST, vehicleType=smallCar, registrationYear=2015, mileage=72000, fuel=petrol, gearbox=manual, horsepower=182, doors=3, colour=blue | hatchback-blue x2
Fiesta ST, 72’000 km, alles original, Recaro-Sitze. Service lückenlos, Zündkerzen und Bremsen neu. Zweite Hand.
8-fach.

= Toyota Corolla Touring Sports, Hybrid
2020 | 20500 | brand=toyota, model=Corolla Touring Sports, vehicleType=estate, registrationYear=2020, mileage=69000, fuel=hybrid, gearbox=automatic, horsepower=184, doors=5, colour=silver | estate-silver x3 | company
Corolla Touring Sports 1.8 Hybrid, 69’000 km, Werksgarantie und danach 10 Jahre Toyota Relax. Frisch ab Service.
Kamera, LED, Abstandstempomat. Eintausch möglich, Finanzierung auf Anfrage.

= Seat Ibiza, frisch ab MFK
2020 | 6700 | brand=seat, model=Ibiza 1.0, vehicleType=smallCar, registrationYear=2016, mileage=81500, fuel=petrol, gearbox=manual, horsepower=95, doors=5, colour=white | hatchback-white x2
Ibiza 1.0, frisch ab MFK, 81’500 km. Klima, Carplay, Tempomat. Kein Rost. Winterräder 4 mm. Anfängerfreundlich!

= Kia Picanto, 77’000 km, sparsam
2020 | 5200 | brand=kia, model=Picanto, vehicleType=smallCar, registrationYear=2014, mileage=77000, fuel=petrol, gearbox=manual, horsepower=69, doors=5, colour=blue | hatchback-blue
Picanto 1.0, 5 Liter Verbrauch, Klima, 5 Türen. Service gemacht, Bremsflüssigkeit neu. Ein Lackschaden an der Türe
rechts.

= Volvo XC60 D4 AWD, AHK
2020 | 22800 | brand=volvo, model=XC60 D4 AWD, vehicleType=suv, registrationYear=2017, mileage=124000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=white | suv-white x2
XC60 D4 AWD, 124’000 km, Getriebeöl bei 100’000. AHK, Standheizung, Leder. Im Kofferraum Hundekratzer an der
Verkleidung. Haldex-Service gemacht. Nur Sommerpneus, Winter müsste man neu kaufen.

= Audi Q2 1.4 TFSI, blau
2020 | 19900 | brand=audi, model=Q2 1.4 TFSI, vehicleType=suv, registrationYear=2018, mileage=58000, fuel=petrol, gearbox=automatic, horsepower=150, doors=5, colour=blue | suv-blue x2 | company
Audi Q2 1.4 TFSI S tronic, 58’000 km, Garagenwagen, unfallfrei. LED, Sitzheizung, Parkhilfe. Ab MFK und Service, 6
Monate Garantie. Gerne mit Probefahrt, bitte vorher schreiben.

= Mitsubishi Outlander Plug-in, Anhänger
2020 | 15600 | brand=mitsubishi, model=Outlander PHEV, vehicleType=suv, registrationYear=2016, mileage=99000, fuel=pluginHybrid, gearbox=automatic, horsepower=203, doors=5, colour=grey | suv-grey x2
Outlander PHEV, elektrisch ca. 38 km, AHK 1’500 kg. Zwei Ladekabel. 99’000 km, Service Mitsubishi. CHAdeMO-Anschluss.
Akku 82 %.

= VW Caddy Maxi, Ausbau mit Bett
2020 | 13800 | brand=volkswagen, model=Caddy Maxi, vehicleType=van, registrationYear=2015, mileage=128000, fuel=diesel, gearbox=manual, horsepower=102, doors=5, colour=blue | van-blue x2
Caddy Maxi TDI mit selbst gebautem Bett (ausbaubar), Schubladen, Verdunkelung, Kühlbox. 128’000 km. Ausbau aus
Birkensperrholz, muss nicht eingetragen sein, da nur verschraubt. Zahnriemen gemacht. Reisebereit.

= Citroën Jumper L2H2, 151’000 km
2020 | 10900 | brand=citroen, model=Jumper L2H2, vehicleType=van, registrationYear=2014, mileage=151000, fuel=diesel, gearbox=manual, horsepower=130, doors=4, colour=white | van-white
Jumper L2H2, von Umzugsfirma, Laderaum mit Zurrschienen und Holzboden. Dellen und Kratzer. AHK. Motor läuft sauber.
Preis exkl. Decken.

= BMW Z3 1.9, rot, Heckscheibe neu
2020 | 12500 | brand=bmw, model=Z3 1.9, vehicleType=convertible, registrationYear=1998, mileage=118000, fuel=petrol, gearbox=manual, horsepower=140, doors=2, colour=red | cabrio-red x2
BMW Z3 1.9, rot, Verdeck gut, Heckscheibe neu eingenäht. 118’000 km, Leder schwarz. Nie im Winter gefahren. Querlenker
vorne ersetzt. Windschott dabei.

= Mercedes 280 SL, gelb, Veteran
2020 | 34500 | brand=mercedesBenz, model=280 SL, vehicleType=convertible, registrationYear=1981, mileage=142000, fuel=petrol, gearbox=automatic, horsepower=185, doors=2, colour=yellow | cabrio-yellow x3
Mercedes 280 SL (R107), gelb, Hardtop auf Wandhalter. Veteran, MFK neu. Wurde für Hochzeiten vermietet, sehr gepflegt.
Classic Data Note 2-, Gutachten liegt vor. Keine Tauschangebote.

= Saab 900 i, 203’000 km, Rechnungen komplett
2020 | 8900 | brand=saab, model=900 i, vehicleType=saloon, registrationYear=1991, mileage=203000, fuel=petrol, gearbox=manual, horsepower=128, doors=3, colour=grey | hatchback-grey
Saab 900i, Jahrgang 1991, fünf Ordner mit Rechnungen. Getriebe überholt, Himmel neu. Rost an der Batteriewanne
behandelt. Radio original mit Kassette.

= Peugeot e-208, blau und leise
2020 | 16900 | brand=peugeot, model=e-208, vehicleType=smallCar, registrationYear=2020, mileage=41000, fuel=electric, gearbox=automatic, horsepower=136, doors=5, colour=blue | hatchback-blue x3
e-208 50 kWh, SOH 93 %, 41’000 km. Wärmepumpe nein, Sitzheizung ja. Ladekabel Mode 3. Garantie auf Batterie bis 8
Jahre. Winterkompletträder im Preis.

= Škoda Fabia 1.2, 109’000 km
2020 | 4900 | brand=skoda, model=Fabia 1.2, vehicleType=smallCar, registrationYear=2013, mileage=109000, fuel=petrol, gearbox=manual, horsepower=86, doors=5, colour=white | hatchback-white
Fabia 1.2 TSI, Steuerkette neu bei 95’000. Immer pünktlich im Service. Sitze gereinigt, Nichtraucher. MFK noch 14
Monate.

= Honda CR-V 2.0 AWD, AHK
2020 | 7400 | brand=honda, model=CR-V 2.0, vehicleType=suv, registrationYear=2010, mileage=167000, fuel=petrol, gearbox=manual, horsepower=150, doors=5, colour=grey | suv-grey
CR-V 2.0 Benzin, Allrad, 167’000 km. AHK, Wildwanne. Profil 5 mm Ganzjahresreifen. Unterboden ok, Auspuff neu. Für
Jäger oder Bergler.

= Mazda 6 Sportwagon, schwarz, Leder rot
2020 | 10400 | brand=mazda, model=6 Sportwagon, vehicleType=estate, registrationYear=2014, mileage=134000, fuel=diesel, gearbox=manual, horsepower=150, doors=5, colour=black | estate-black
Mazda 6 Kombi 2.2 D 150 PS, schwarz, Ledersitze rot. 134’000 km, Kupplung mit Zweimassenschwungrad neu. AHK. Ölwechsel
alle 10’000.

= Nissan Micra Automat, 39’000 km
2020 | 5600 | brand=nissan, model=Micra, vehicleType=smallCar, registrationYear=2013, mileage=39000, fuel=petrol, gearbox=automatic, horsepower=80, doors=5, colour=grey | hatchback-grey x2
Micra Automat aus Erstbesitz (Grossmutter), nur 39’000 km. Stossstange hinten rechts verkratzt. Klima. Frisch
vorgeführt. Abholung und Bezahlung vor Ort, Nummern gehen weg.

= Renault Grand Espace, sieben Sitze
2020 | 8700 | brand=renault, model=Grand Espace, vehicleType=van, registrationYear=2013, mileage=158000, fuel=diesel, gearbox=automatic, horsepower=173, doors=5, colour=silver | estate-silver
Grand Espace 2.0 dCi Automat, 7 Sitze (einzeln ausbaubar), 158’000 km. Panoramadach, Navi. AGR-Ventil neu. Ladelänge
ohne Sitze 2.4 m. Klima muss gefüllt werden.

= Subaru Forester, grün, Schneebeweis
2020 | 9200 | brand=subaru, model=Forester 2.0X, vehicleType=suv, registrationYear=2012, mileage=141000, fuel=petrol, gearbox=manual, horsepower=150, doors=5, colour=green | estate-green
Forester 2.0X mit Untersetzung, 141’000 km. Zylinderkopfdichtung und Zahnriemen gemacht. AHK 2 t. Rost am Schweller
wurde geschweisst. Läuft top im Schnee.

= Suche Kombi bis 5000 Franken, kein Diesel
2020 | 5000 | vehicleType=estate | estate-green | wanted
Suche zuverlässigen Kombi, Benzin, bis 5’000.–, MFK mindestens 1 Jahr. Kratzer egal. Kann sofort abholen, Barzahlung.
