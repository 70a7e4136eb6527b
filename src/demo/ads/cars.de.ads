= VW Golf 1.4 TSI, Schiebedach, 8fach bereift
2020 | 8900 | brand=volkswagen, model=Golf 1.4 TSI, vehicleType=smallCar, registrationYear=2014, mileage=98500, fuel=petrol, gearbox=manual, horsepower=122, doors=5, colour=red | hatchback-red x3
Golf VII 1.4 TSI Comfortline, 122 PS, 98’500 km, Serviceheft lückenlos. Schiebedach, Klimaautomatik, Sitzheizung,
Tempomat. 8-fach bereift auf Alu (Winter 5 mm, Sommer 4 mm). Nichtraucher. Verkauf wegen Homeoffice. Probefahrt
jederzeit möglich.

= VW Golf GTI Clubsport, Sammlerzustand
2020 | 28500 | brand=volkswagen, model=Golf GTI Clubsport, vehicleType=smallCar, registrationYear=2017, mileage=41200, fuel=petrol, gearbox=automatic, horsepower=265, doors=5, colour=white | hatchback-white x3
Golf GTI Clubsport, 265 PS, DSG, 41’200 km. Nur Sommer, nur trocken, immer Garage. Alles original, kein Tuning!
Service bei AMAG neu, MFK dieses Jahr. Reifen 6 mm. Keine Ratenzahlung, kein Tausch.

= Renault Zoe mit eigener Batterie
2020 | 9400 | brand=renault, model=Zoe R110, vehicleType=smallCar, registrationYear=2019, mileage=46800, fuel=electric, gearbox=automatic, horsepower=108, doors=5, colour=blue | hatchback-blue x3
Renault Zoe R110 mit gekaufter Batterie (keine Miete). SOH 93 %. Reichweite im Sommer ca. 300 km, im Winter gut 220.
Ladekabel Typ 2 dabei. Winterräder montiert, Sommerräder extra. Navi, Rückfahrkamera.

= Fiat Panda 4x4, 112’000 km
2020 | 7200 | brand=fiat, model=Panda 4x4, vehicleType=smallCar, registrationYear=2013, mileage=112000, fuel=petrol, gearbox=manual, horsepower=85, doors=5, colour=grey | hatchback-grey x2
Panda 4x4, Jahrgang 2013, 85 PS TwinAir. Im Winter super, läuft zuverlässig. Etwas Rost an den Türkanten, Preis
entsprechend. Zahnriemen nicht nötig (Kette). AHK abnehmbar.

= Toyota Yaris Hybrid, Ersthand
2020 | 14800 | brand=toyota, model=Yaris Hybrid, vehicleType=smallCar, registrationYear=2020, mileage=38700, fuel=hybrid, gearbox=automatic, horsepower=116, doors=5, colour=red | hatchback-red x2
Verkaufe im Auftrag meines Vaters: Yaris Hybrid, erste Hand, 38’700 km, Garagenwagen, Nichtraucher. Alle Services bei
Toyota. Hybrid-Garantie verlängerbar bis 10 Jahre. Rückfahrkamera, Sitzheizung, 8 Räder. Fixpreis.

= Mini Cooper 136 PS, weiss, schwarzes Dach
2020 | 11300 | brand=mini, model=Cooper, vehicleType=smallCar, registrationYear=2016, mileage=74300, fuel=petrol, gearbox=manual, horsepower=136, doors=3, colour=white | hatchback-white x2
Mini Cooper F56, weiss mit schwarzem Dach und Streifen. Kupplung bei 60’000 km ersetzt (Rechnung). Bremsen vorne neu.
Bluetooth, Tempomat, Sportsitze. MFK vom letzten Herbst.

= Suzuki Swift 1.2, 129’000 km
2020 | 4600 | brand=suzuki, model=Swift 1.2, vehicleType=smallCar, registrationYear=2012, mileage=129000, fuel=petrol, gearbox=manual, horsepower=94, doors=5, colour=blue | hatchback-blue
Suzuki Swift, 129’000 km, frisch ab MFK. Felgen rechts zerkratzt vom Parkieren. Ideal als erstes Auto, Versicherung
günstig. Winterräder dabei.

= Dacia Sandero 1.2, günstig
2020 | 5400 | brand=dacia, model=Sandero 1.2, vehicleType=smallCar, registrationYear=2015, mileage=88000, fuel=petrol, gearbox=manual, horsepower=75, doors=5, colour=grey | hatchback-grey
Dacia Sandero ohne Klima, Fenster zum Kurbeln. Nie eine Panne gehabt. 88’000 km, Service jährlich in der Dorfgarage.
Delle am Kotflügel vorne links. 5’400 VB.

= Mazda 2, Automatik, kleine Parkbeule
2020 | 8100 | brand=mazda, model=2, vehicleType=smallCar, registrationYear=2016, mileage=67400, fuel=petrol, gearbox=automatic, horsepower=90, doors=5, colour=red | hatchback-red
Mazda 2 Automat, 67’400 km, Parkbeule hinten links. Klima, Einparkhilfe, Sitzheizung. Service gemacht, MFK noch gut
ein Jahr. Anschauen am Wochenende.

= Škoda Octavia Combi 2.0 TDI DSG
2020 | 13900 | brand=skoda, model=Octavia Combi 2.0 TDI, vehicleType=estate, registrationYear=2017, mileage=121000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=black | estate-black x3
Wir verkaufen unseren treuen Octavia Combi, weil wir auf Elektro umsteigen. 2.0 TDI mit 150 PS und DSG, Getriebeöl bei
120’000 gewechselt, Service immer beim Škoda-Händler.

- AHK schwenkbar
- Standheizung
- Navi Columbus
- Sitzheizung vorne und hinten
- 8-fach bereift, Winter 6 mm

Kleine Kratzer an der Ladekante, sonst ein sehr gepflegtes Auto. Drei Kindersitze nebeneinander gehen. MFK wurde
letzten Monat gemacht. Keine Händler, keine Tauschangebote, Barzahlung oder Überweisung vor Ort.

= Volvo V70 D4 Automat, AHK
2020 | 9800 | brand=volvo, model=V70 D4, vehicleType=estate, registrationYear=2013, mileage=186000, fuel=diesel, gearbox=automatic, horsepower=163, doors=5, colour=silver | estate-silver x3
V70 D4, 186’000 km. Zahnriemen und Wasserpumpe bei 170’000 gemacht, Belege da. AHK abnehmbar, Leder, Standheizung.
Autobahnauto, läuft 5.8 Liter. Rost keiner.

= Audi A4 Avant quattro, Winterpneus neu
2020 | 21900 | brand=audi, model=A4 Avant 40 TDI, vehicleType=estate, registrationYear=2019, mileage=83500, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=black | estate-black x2 | company
Audi A4 Avant 40 TDI quattro, Leasingrückläufer, 1. Hand, unfallfrei. Matrix-LED, virtual cockpit, AHK elektrisch,
Winterpneus neu. Frisch ab MFK und Service. 12 Monate Garantie. Eintausch und Leasing möglich.

= Subaru Legacy 2.0 Kombi AWD
2020 | 4900 | brand=subaru, model=Legacy 2.0, vehicleType=estate, registrationYear=2009, mileage=214000, fuel=petrol, gearbox=manual, horsepower=150, doors=5, colour=green | estate-green x3
Legacy 2.0 AWD, 214’000 km, Jahrgang 2009. Motor gut, Zahnriemen gemacht. Blech rundum mit Dellen, innen gebraucht.
Als Arbeits- oder Forstauto ideal. Verkauf ab Platz, ohne Garantie.

= VW Passat Variant 2.0 TDI
2020 | 11200 | brand=volkswagen, model=Passat Variant, vehicleType=estate, registrationYear=2015, mileage=148000, fuel=diesel, gearbox=manual, horsepower=150, doors=5, colour=silver | estate-silver x2
Passat Variant 2.0 TDI, 148’000 km, viel Langstrecke. Standheizung, Dachträger, AHK. Zwei Satz Räder. Steinschlag in
Frontscheibe repariert. MFK fällig, würde aber problemlos durchkommen.

= Hyundai Kona Electric, 64 kWh
2020 | 19800 | brand=hyundai, model=Kona Electric, vehicleType=suv, registrationYear=2020, mileage=59000, fuel=electric, gearbox=automatic, horsepower=204, doors=5, colour=white | suv-white x3
Kona 64 kWh, SOH 95 % (Zertifikat vorhanden). Reichweite real 400 km im Sommer. Head-up, Leder, Wärmepumpe,
Winterräder. Restgarantie Batterie bis 8 Jahre ab Inverkehrsetzung. Ladekabel und Ladeziegel inklusive.

= Škoda Kodiaq 4x4, sieben Plätze
2020 | 27400 | brand=skoda, model=Kodiaq 2.0 TDI, vehicleType=suv, registrationYear=2020, mileage=91000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=grey | suv-grey x3 | company
Kodiaq 2.0 TDI 4x4 DSG, 7 Plätze, 91’000 km. Service und MFK neu. AHK, Panoramadach, LED, Kessy. 8-fach Alu. Garantie
12 Monate, Probefahrt nach Anmeldung, Eintausch willkommen.

= Suzuki Jimny 1.5, Allrad mit Untersetzung
2020 | 17900 | brand=suzuki, model=Jimny, vehicleType=suv, registrationYear=2019, mileage=36500, fuel=petrol, gearbox=manual, horsepower=102, doors=3, colour=blue | suv-blue
Jimny, 36’500 km, blau, AHK 1300 kg, Gummimatten, Unterboden mit Wachs behandelt. Ab 2. Hand. Nicht für lange
Autobahnfahrten gedacht, sonst ein super Auto. Kein Stress mit dem Verkauf, keine Händler bitte.

= Toyota RAV4, Anhänger 1500 kg
2020 | 18600 | brand=toyota, model=RAV4 Hybrid, vehicleType=suv, registrationYear=2017, mileage=102000, fuel=hybrid, gearbox=automatic, horsepower=197, doors=5, colour=blue | suv-blue x3
RAV4 Hybrid AWD, 197 PS, AHK 1’500 kg. Wir haben damit Pferde gezogen, Innenraum etwas Heu in den Ritzen. Heckklappe
elektrisch, JBL-Sound, 360-Grad-Kamera. Service immer Toyota. Hybridcheck neu, MFK neu.

= BMW X3, erste Hand, Langstrecke
2020 | 23500 | brand=bmw, model=X3 xDrive20d, vehicleType=suv, registrationYear=2018, mileage=117000, fuel=diesel, gearbox=automatic, horsepower=190, doors=5, colour=grey | suv-grey x2 | company
X3 xDrive20d, erste Hand, 117’000 km, Langstrecke. M-Paket, Leder, Navi Professional, Sitzheizung. 2 Schlüssel, 8
Räder. Prüfbericht liegt im Dossier. Leasing ab 0 Anzahlung möglich.

= Mazda MX-5 2.0, rot, 29’800 km
2020 | 18900 | brand=mazda, model=MX-5 2.0, vehicleType=convertible, registrationYear=2018, mileage=29800, fuel=petrol, gearbox=manual, horsepower=160, doors=2, colour=red | cabrio-red x3
MX-5 ND 2.0 160 PS, nur Sommerfahrzeug, Garage. Sperrdifferential, Bose, Sitzheizung. Keine Kratzer. Verkauf wegen
Familienzuwachs. 4-fach bereift.

= Fiat 124 Spider, sonnengelb umlackiert
2020 | 15500 | brand=fiat, model=124 Spider, vehicleType=convertible, registrationYear=2017, mileage=44000, fuel=petrol, gearbox=manual, horsepower=140, doors=2, colour=yellow | cabrio-yellow x3
124 Spider, 140 PS, 44’000 km. In Gelb umlackiert vom Fachbetrieb, Rechnung vorhanden, auch im Ausweis eingetragen.
Verdeck imprägniert, Windschott. Neu vorgeführt. VB

= VW Käfer Cabrio 1303, Veteran
2020 | 24000 | brand=volkswagen, model=1303 Cabrio, vehicleType=convertible, registrationYear=1976, mileage=73000, fuel=petrol, gearbox=manual, horsepower=50, doors=2, colour=yellow | cabrio-yellow x2
VW 1303 Cabrio 1976 mit Veteraneneintrag. Restauration in 2 Ordnern mit Fotos dokumentiert. Verdeck neu, Motor
revidiert vor 4’000 km. Läuft einwandfrei. Besichtigung nach Absprache, nur ernsthafte Interessenten.

= Peugeot 205 Cabrio, CTI, Liebhaber
2020 | 11800 | brand=peugeot, model=205 CTI, vehicleType=convertible, registrationYear=1990, mileage=136000, fuel=petrol, gearbox=manual, horsepower=115, doors=2, colour=red | cabrio-red x2
Verkaufe schweren Herzens meinen Peugeot 205 CTI, 115 PS. Ich habe ihn vor elf Jahren von einem Rentner übernommen und
seither jeden Sommer gefahren. Stoffdach vor drei Jahren neu, Teppiche rot und sauber, Sitze ohne Risse. Rost hat er
am Radlauf hinten rechts, das müsste man vor der nächsten MFK machen. Motor und Getriebe sind gut, er braucht kein Öl.
Rückleuchten und eine Seitenscheibe als Ersatz gehen mit. Wer nur den Preis drücken will, soll bitte gar nicht erst
schreiben.

= Opel Zafira 1.8, sieben Plätze, AHK
2020 | 3900 | brand=opel, model=Zafira 1.8, vehicleType=van, registrationYear=2010, mileage=168000, fuel=petrol, gearbox=manual, horsepower=140, doors=5, colour=silver | estate-silver
Zafira 1.8, 7-Plätzer, 168’000 km. Klima geht, ein Fensterheber hinten nicht. Innen Gebrauchsspuren. MFK letzten
Sommer. Abholung gegen Barzahlung.

= VW Sharan, Schiebetüren, AHK
2020 | 12700 | brand=volkswagen, model=Sharan 2.0 TDI, vehicleType=van, registrationYear=2015, mileage=139000, fuel=diesel, gearbox=automatic, horsepower=150, doors=5, colour=white | van-white x2
Sharan 2.0 TDI DSG, 7 Plätze, Schiebetüren elektrisch, AHK. 2 integrierte Kindersitze. Klimaservice gemacht, Pneus 5
mm. 139’000 km. Zahnriemen bei 120’000 ersetzt. Nichtraucherauto.

= Ford Transit Custom, neun Plätze
2020 | 16900 | brand=ford, model=Transit Custom Kombi, vehicleType=van, registrationYear=2016, mileage=124000, fuel=diesel, gearbox=manual, horsepower=125, doors=5, colour=blue | van-blue x3
Transit Custom 9-Plätzer, 124’000 km, L2. AHK, Klima hinten, Bluetooth. Dellen an der Heckklappe. War Vereinsbus.
Service neu, MFK neu. 8 Räder.

= Kia e-Niro, Familienauto mit Stecker
2020 | 21200 | brand=kia, model=e-Niro, vehicleType=suv, registrationYear=2020, mileage=64000, fuel=electric, gearbox=automatic, horsepower=204, doors=5, colour=grey | suv-grey
e-Niro 64 kWh, 64’000 km, SOH 97 %. Wärmepumpe, Navi, Sitzheizung, Abstandstempomat. 7 Jahre Werksgarantie ab 2020.
Wallbox kann für 350.– übernommen werden. Sommer- und Winterräder dabei.

= Honda Jazz 1.4, Magic Seats
2020 | 6300 | brand=honda, model=Jazz 1.4, vehicleType=smallCar, registrationYear=2011, mileage=93000, fuel=petrol, gearbox=manual, horsepower=100, doors=5, colour=grey | hatchback-grey
Jazz 1.4, 93’000 km, immer gewartet. Magic Seats, darum sehr viel Platz. Klima, Tempomat. Kratzer an Stossstange.
Läuft mit 5.5 l.

= Mercedes C 220 d T-Modell, 128’500 km
2020 | 19500 | brand=mercedesBenz, model=C 220 d T, vehicleType=estate, registrationYear=2016, mileage=128500, fuel=diesel, gearbox=automatic, horsepower=170, doors=5, colour=black | estate-black x2
C 220 d Kombi, Hotelfahrzeug, immer bei Mercedes im Service. Leder schwarz, Standheizung, Sitzheizung, Kamera.
9-Gang-Automat ruckfrei. 8-fach bereift.

= Seat Leon ST, Gas und Benzin
2020 | 9900 | brand=seat, model=Leon ST TGI, vehicleType=estate, registrationYear=2016, mileage=117000, fuel=cng, gearbox=manual, horsepower=110, doors=5, colour=silver | estate-silver
Seat Leon ST TGI, CNG/Benzin, 117’000 km. Gastanks geprüft bis in 3 Jahren. Reichweite zusammen über 1’000 km.
Klimaautomatik, AHK. Sehr günstig im Unterhalt, Steuern reduziert je nach Kanton.

= Trabant 601 Limousine, blau, MFK Veteran
2020 | 5200 | brand=trabant, model=601, vehicleType=smallCar, registrationYear=1988, mileage=61000, fuel=petrol, gearbox=manual, horsepower=26, doors=2, colour=blue | hatchback-blue x2
Trabant 601, 26 PS, Zweitakter. Veteraneneintrag, MFK bestanden. Bremsen neu, Zündung elektronisch. Duroplast ohne
Risse. Ersatzmotor dazu. Ist trocken eingestellt, Besichtigung mit Probefahrt möglich.

= Citroën C1, 104’000 km, Bremsen neu
2020 | 3700 | brand=citroen, model=C1, vehicleType=smallCar, registrationYear=2011, mileage=104000, fuel=petrol, gearbox=manual, horsepower=68, doors=3, colour=red | hatchback-red
Citroën C1, 3-Türer, Bremsen vorne neu, Kupplung ok. Klima, Radio mit AUX. Ein Zentralschlüssel fehlt. MFK noch ein
halbes Jahr.

= Volvo 240 Kombi Polar
2020 | 7800 | brand=volvo, model=240 Kombi, vehicleType=estate, registrationYear=1992, mileage=287000, fuel=petrol, gearbox=manual, horsepower=116, doors=5, colour=green | estate-green x2
Volvo 240 Kombi, Polar, 287’000 km (Tacho steht, effektiv mehr). Jährlich mit Fett konserviert, Holme gesund.
Dachreling, AHK. Läuft jeden Tag. Liebhaberfahrzeug, kein Export.

= Smart Fortwo Automat, 52’000 km
2020 | 5900 | brand=smart, model=Fortwo, vehicleType=smallCar, registrationYear=2015, mileage=52000, fuel=petrol, gearbox=automatic, horsepower=71, doors=3, colour=white | hatchback-white
Smart Fortwo 71 PS, Automat, Klima, Panoramadach. 52’000 km. Passt quer ins Parkfeld. Winterräder dabei.

= Alfa Giulietta 1.4 TCT, rot
2020 | 8400 | brand=alfaRomeo, model=Giulietta 1.4, vehicleType=smallCar, registrationYear=2014, mileage=89000, fuel=petrol, gearbox=automatic, horsepower=170, doors=5, colour=red | hatchback-red x2
Giulietta 1.4 MultiAir TCT, 170 PS, 89’000 km. Zahnriemen und TCT-Öl gemacht. Reifendrucklampe leuchtet ab und zu.
Leder, Bose, 18 Zoll. Service Alfa-Garage, alle Belege. Preis VB, Tausch gegen Kombi möglich.

= Peugeot 308 SW, Panoramadach
2020 | 12400 | brand=peugeot, model=308 SW, vehicleType=estate, registrationYear=2018, mileage=76500, fuel=petrol, gearbox=manual, horsepower=130, doors=5, colour=black | estate-black
308 SW 1.2 PureTech 130, Panoramadach, 76’500 km. Zahnriemen präventiv ersetzt (Rechnung Peugeot). Hundegitter dabei.
Hund im Auto, darum vor Verkauf Innenreinigung gemacht. Carplay.

= Nissan Leaf 24 kWh, 71’000 km
2020 | 4800 | brand=nissan, model=Leaf 24 kWh, vehicleType=smallCar, registrationYear=2013, mileage=71000, fuel=electric, gearbox=automatic, horsepower=109, doors=5, colour=blue | hatchback-blue
Leaf 24 kWh, noch 9 Balken, real 90 km. CHAdeMO, Kabel Typ 1 und Notladekabel. Ideal als Zweitauto. MFK neu! Sitz- und
Lenkradheizung.

= Land Rover Defender 110 mit Dachzelt
2020 | 38500 | brand=landRover, model=Defender 110, vehicleType=suv, registrationYear=2012, mileage=143000, fuel=diesel, gearbox=manual, horsepower=122, doors=5, colour=white | suv-white x3
Defender 110 mit Dachzelt, Wassertank, Küche, Doppelbatterie, Standheizung. Alles im Ausweis eingetragen. Ölverlust am
Verteilergetriebe, für einen Defender normal. Winde vorne. Reiseausrüstung geht komplett mit. Preis verhandelbar,
keine Händler.

= Suche Fiat 500 mit Schaltgetriebe
2020 | 6500 | brand=fiat, model=500 | hatchback-red | wanted
Suche für meine Grossmutter Fiat 500 mit Schaltgetriebe, bis 80’000 km, Farbe egal. Frisch ab MFK wäre schön.
Barzahlung bei Abholung.

= VW Polo zum Ausschlachten
2020 | 600 | brand=volkswagen, model=Polo 1.4, vehicleType=smallCar, registrationYear=2005, mileage=231000, fuel=petrol, gearbox=manual, horsepower=75, doors=5, colour=grey | hatchback-grey
Polo 1.4 zum Ausschlachten oder Export, Motor läuft, Getriebe ok. MFK abgelaufen, keine Nummern. Auspuff durch. Nur
Abholung mit Anhänger, Barzahlung

= Lexus CT 200h, 84’000 km
2020 | 13600 | brand=lexus, model=CT 200h, vehicleType=smallCar, registrationYear=2015, mileage=84000, fuel=hybrid, gearbox=automatic, horsepower=136, doors=5, colour=white | hatchback-white
Lexus CT 200h, Servicebuch voll, Hybridbatterie geprüft. Sitzheizung, Kamera, Navi. Kratzer an der Stossstange hinten.
Sehr leise und sparsam, 4.6 l. Auf Wunsch mit 8 Rädern.

= Ford Focus Kombi, Pendlerfahrzeug
2020 | 7600 | brand=ford, model=Focus 1.0 EcoBoost, vehicleType=estate, registrationYear=2015, mileage=126000, fuel=petrol, gearbox=manual, horsepower=125, doors=5, colour=black | estate-black
Focus Kombi 1.0 EcoBoost, 126’000 km, Zahnriemen (Ölbad) bei 120’000 kontrolliert. Klima, Tempomat, AHK starr.
Autobahnkilometer. MFK letzten Monat.

= Tesla Model 3, weiss, mit Anhängerkupplung
2020 | 26900 | brand=tesla, model=Model 3 Long Range, vehicleType=saloon, registrationYear=2020, mileage=88000, fuel=electric, gearbox=automatic, horsepower=441, doors=4, colour=white | suv-white
Model 3 Long Range AWD mit AHK 1’000 kg, 88’000 km, SOH 90 %. Autopilot, Winterräder auf Originalfelgen. Steinschlag
an der Front, sonst top. Laden über eigenen Account lief gratis, das ist nicht übertragbar. Besichtigung abends.
