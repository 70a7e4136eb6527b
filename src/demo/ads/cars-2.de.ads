= Opel Corsa, vier Winter draussen
2020 | 3300 | brand=opel, model=Corsa 1.2, vehicleType=smallCar, registrationYear=2010, mileage=119000, fuel=petrol, gearbox=manual, horsepower=86, doors=5, colour=red | hatchback-red
Rostschutz vom Onkel, der sonst Brücken streicht. Springt bei minus zwanzig an und hustet kurz.

= Ford Fiesta ST, Rückspiegel voller Fragen
2020 | 11900 | brand=ford, model=Fiesta ST, vehicleType=smallCar, registrationYear=2015, mileage=72000, fuel=petrol, gearbox=manual, horsepower=182, doors=3, colour=blue | hatchback-blue x2
Vom Fahrlehrer privat, also stets mit beiden Händen. Fahrwerk original, Versicherung nervös.

= Toyota Corolla Touring Sports, Hybrid
2020 | 20500 | brand=toyota, model=Corolla Touring Sports, vehicleType=estate, registrationYear=2020, mileage=69000, fuel=hybrid, gearbox=automatic, horsepower=184, doors=5, colour=silver | estate-silver x3 | company
Garantie vom Werk läuft noch, wir bleiben für den Rest zuständig. Vorbesitzerin Tierärztin, Kofferraum entsprechend desinfiziert.

= Seat Ibiza, frisch ab MFK
2020 | 6700 | brand=seat, model=Ibiza 1.0, vehicleType=smallCar, registrationYear=2016, mileage=81500, fuel=petrol, gearbox=manual, horsepower=95, doors=5, colour=white | hatchback-white x2
Der Experte sagte «sauber» und meinte den Unterboden. Wir meinen alles.

= Kia Picanto, schluckt fünf Liter und Ikea
2020 | 5200 | brand=kia, model=Picanto, vehicleType=smallCar, registrationYear=2014, mileage=77000, fuel=petrol, gearbox=manual, horsepower=69, doors=5, colour=blue | hatchback-blue
Mit Beifahrersitz ganz nach vorn passt ein Regal von zwei Metern. Fahrer dann bitte klein.

= Volvo XC60, Schlittenhunde-erprobt
2020 | 22800 | brand=volvo, model=XC60 D4 AWD, vehicleType=suv, registrationYear=2017, mileage=124000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=white | suv-white x2
Sechs Huskys, drei Decken, null Kompromisse. Getriebeöl bei 100’000 gewechselt.

= Audi Q2, Stadtschonend
2020 | 19900 | brand=audi, model=Q2 1.4 TFSI, vehicleType=suv, registrationYear=2018, mileage=58000, fuel=petrol, gearbox=automatic, horsepower=150, doors=5, colour=blue | suv-blue x2 | company
Kam aus einer Einstellhalle in Zug nie weiter als bis Rotkreuz. Zustand deshalb auffällig gut.

= Mitsubishi Outlander Plug-in, Anhänger
2020 | 15600 | brand=mitsubishi, model=Outlander PHEV, vehicleType=suv, registrationYear=2016, mileage=99000, fuel=pluginHybrid, gearbox=automatic, horsepower=203, doors=5, colour=grey | suv-grey x2
Elektrisch zur Krippe, mit Benzin in die Toskana. Ladekabel unterschiedlich lang, beide dabei.

= VW Caddy Maxi, Ausbau mit Bett
2020 | 13800 | brand=volkswagen, model=Caddy Maxi, vehicleType=van, registrationYear=2015, mileage=128000, fuel=diesel, gearbox=manual, horsepower=102, doors=5, colour=blue | van-blue x2
Unter der Matratze sind Schubladen für Küche und Ehekrise. Verdunkelung genäht.

= Citroën Jumper, Zügelprofi
2020 | 10900 | brand=citroen, model=Jumper L2H2, vehicleType=van, registrationYear=2014, mileage=151000, fuel=diesel, gearbox=manual, horsepower=130, doors=4, colour=white | van-white
Hat in neun Jahren halb Bern umgestellt. Zurrschienen und zehn Wolldecken inbegriffen.

= BMW Z3, silbern geträumt, rot geworden
2020 | 12500 | brand=bmw, model=Z3 1.9, vehicleType=convertible, registrationYear=1998, mileage=118000, fuel=petrol, gearbox=manual, horsepower=140, doors=2, colour=red | cabrio-red x2
Nur mit Hut gefahren, ausser einmal, der Hut liegt im Walensee. Heckscheibe neu eingenäht.

= Mercedes SL, gelb, Hochzeit inklusive
2020 | 34500 | brand=mercedesBenz, model=280 SL, vehicleType=convertible, registrationYear=1981, mileage=142000, fuel=petrol, gearbox=automatic, horsepower=185, doors=2, colour=yellow | cabrio-yellow x3
Wir haben ihn vermietet und dabei zweiunddreissig Ja-Worte transportiert. Hardtop hängt an der Decke.

= Saab 900, Kassettenradio, Seele
2020 | 8900 | brand=saab, model=900 i, vehicleType=saloon, registrationYear=1991, mileage=203000, fuel=petrol, gearbox=manual, horsepower=128, doors=3, colour=grey | hatchback-grey
Zündschloss zwischen den Sitzen, Herz am rechten Fleck. Fünf Ordner Rechnungen, alphabetisch.

= Peugeot e-208, blau und leise
2020 | 16900 | brand=peugeot, model=e-208, vehicleType=smallCar, registrationYear=2020, mileage=41000, fuel=electric, gearbox=automatic, horsepower=136, doors=5, colour=blue | hatchback-blue x3
Akku bei 93 Prozent, Fahrer bei 80. Ladekarte von vier Anbietern, keine versteht die andere.

= Škoda Fabia, Hebammenflitzer II
2020 | 4900 | brand=skoda, model=Fabia 1.2, vehicleType=smallCar, registrationYear=2013, mileage=109000, fuel=petrol, gearbox=manual, horsepower=86, doors=5, colour=white | hatchback-white
Immer vollgetankt, immer startbereit, zweimal Kreisssaal. Sitz hinten professionell gereinigt.

= Honda CR-V, Jägervereinigung Talschaft
2020 | 7400 | brand=honda, model=CR-V 2.0, vehicleType=suv, registrationYear=2010, mileage=167000, fuel=petrol, gearbox=manual, horsepower=150, doors=5, colour=grey | suv-grey
Allrad, Wildwanne, Geweihhalter selbst geschweisst und nicht eingetragen, also demontiert. Profil fünf Millimeter.

= Mazda 6 Kombi, rot wie ein Versprechen
2020 | 10400 | brand=mazda, model=6 Sportwagon, vehicleType=estate, registrationYear=2014, mileage=134000, fuel=diesel, gearbox=manual, horsepower=150, doors=5, colour=black | estate-black
Eigentlich ist er schwarz, das Versprechen galt innen. Kupplung trocken, Sitze rot.

= Nissan Micra, Automat, Grossmutterzustand
2020 | 5600 | brand=nissan, model=Micra, vehicleType=smallCar, registrationYear=2013, mileage=39000, fuel=petrol, gearbox=automatic, horsepower=80, doors=5, colour=grey | hatchback-grey x2
Immer zur selben Bäckerei. Die Stossstange kennt den Poller davor persönlich.

= Renault Espace für Bands und Bienen
2020 | 8700 | brand=renault, model=Grand Espace, vehicleType=van, registrationYear=2013, mileage=158000, fuel=diesel, gearbox=automatic, horsepower=173, doors=5, colour=silver | estate-silver
Schluckt drei Verstärker oder acht Magazine. Panoramadach, aus dem niemand hinausschaute ausser dem Drummer.

= Subaru Forester, grün, Schneebeweis
2020 | 9200 | brand=subaru, model=Forester 2.0X, vehicleType=suv, registrationYear=2012, mileage=141000, fuel=petrol, gearbox=manual, horsepower=150, doors=5, colour=green | estate-green
Steht bei Tauwetter als letzter noch auf dem Pass. Reduktionsgetriebe funktioniert, Fahrerin auch.

= Suche Kombi unter fünftausend, Diesel nein
2020 | 5000 | vehicleType=estate | estate-green | wanted
Zwei Kinder, ein Kajak, viel Zürichsee. Farbe und Kratzer sind uns vollkommen gleich.
