= Yamaha MT-07, 75 PS offen, 19’800 km
2040 | 5400 | make=Yamaha, model=MT-07, registrationYear=2017, mileage=19800, horsepower=75, colour=black | motorbike-black x3
Nach vier Saisons kommt meine MT-07 weg, weil bald ein Kind da ist und die Frau ein Machtwort gesprochen hat. 75 PS
offen, die Drossel auf 35 kW habe ich noch und kann wieder eingetragen werden. Sie ist mir einmal im Stand umgekippt,
darum Kratzer am Lenkerende und am Sturzpad, sonst ist alles heil. Service bei 18’000, MFK diesen Frühling, Pneus noch
etwa 70 %. Steht in der Garage und kann jederzeit angeschaut werden. Probefahrt nur mit Barkaution.

= Triumph Bonneville T100, rot-silber
2040 | 7200 | make=Triumph, model=Bonneville T100, registrationYear=2012, mileage=27400, horsepower=68, colour=red | motorbike-red x3
Triumph Bonneville T100, 27’400 km. Packtaschen Leder. Auspuff original, Zubehör (Arrow) gegen Aufpreis. Service neu.
Kein Regen gesehen. Garage.

= BMW R 1200 GS mit Koffern
2040 | 9800 | make=BMW, model=R 1200 GS, registrationYear=2013, mileage=58200, horsepower=125, colour=blue | motorbike-blue x3
R 1200 GS, 58’200 km. Topcase und Koffer. Heizgriffe, ESA, Tempomat. Ventile und Kardanöl gemacht. Reifen neu
(Michelin Anakee). MFK neu. VB.

= Honda CB 500 F, 48 PS
2040 | 4100 | make=Honda, model=CB500F, registrationYear=2016, mileage=23100, horsepower=48, colour=red | motorbike-red x2
CB500F, 48 PS, A2-tauglich. Kettensatz neu letzten Sommer, Heizgriffe. Verbrauch 3.4 l. Ab Service. Topcase mit zwei
Schlüsseln. Perfekt zum Lernen

= Harley Sportster 1200
2040 | 8600 | make=Harley-Davidson, model=Sportster 1200, registrationYear=2009, mileage=16700, horsepower=67, colour=black, motorcycleType=chopper | motorbike-black x2
Sportster 1200, 16’700 km, viel Chrom. Sissybar, Vance & Hines (mit BK). Zwei Kratzer am Tank. Zweite Hand. Batterie
neu.

= KTM 690 Enduro R
2040 | 5700 | make=KTM, model=690 Enduro R, registrationYear=2015, mileage=14900, horsepower=67, colour=blue, motorcycleType=enduro | motorbike-blue x2
KTM 690 Enduro R, 14’900 km. Offroad bewegt, Lenker neu. Vorderreifen neu, Kettensatz 50 %. Ölwechsel alle 3’000.
Handschützer und Motorschutz Alu. Ohne MFK-Mängel.

= Vespa GTS 300, mintgrün
2040 | 4300 | make=Vespa, model=GTS 300, registrationYear=2016, mileage=11200, horsepower=22, colour=green, motorcycleType=scooter | scooter-mint x3
Vespa GTS 300 mint, 11’200 km, Windschild, Topcase. Grosser Service bei 10’000. Pneus neu. Alltagsroller, darum kleine
Kratzer an der Verschalung.

= Vespa 50, rot, mit Papieren
2040 | 1650 | make=Piaggio, model=Vespa 50, registrationYear=1979, horsepower=2, colour=red, motorcycleType=scooter | scooter-red x2
Vespa 50 (1979), komplett revidiert: Motor, Kabel, Lack. Fahrzeugausweis vorhanden. Läuft 45. Pneus neu. Mit
Rechnungen. Abholung.

= Vespa 50 Special, crème, aus dem Tessin
2040 | 980 | make=Piaggio, model=Vespa 50 Special, registrationYear=1980, horsepower=2, colour=beige, motorcycleType=scooter | scooter-cream x2
Vespa 50 Special crème. Stand lange, Vergaser gereinigt, Kerze neu. Springt an. Kleine Roststellen. Ausweis
annulliert, muss neu vorgeführt werden.

= Elektroroller Niu, zwei Akkus
2040 | 2200 | make=Niu, model=NQi, registrationYear=2020, mileage=6400, horsepower=3, colour=red, motorcycleType=scooter | scooter-red
Niu NQi, 6’400 km, zwei Akkus (je ca. 45 km). Ladegerät. 45 km/h, Führerausweis A1. MFK ok. Alarmanlage und App.

= Suzuki Bandit 600
2040 | 2300 | make=Suzuki, model=GSF 600, registrationYear=2003, mileage=49600, horsepower=78, colour=blue | motorbike-blue
Bandit 600, 49’600 km, Vergaser synchronisiert. Beule im Tank links. Reifen 50 %. Bremsen neu. Gut zum Fahren, nicht
zum Polieren. MFK bestanden im Frühling.

= Moto Guzzi V7, erste Hand
2040 | 6900 | make=Moto Guzzi, model=V7 III, registrationYear=2018, mileage=12800, horsepower=52, colour=black | motorbike-black
V7 III, erste Hand, 12’800 km, Service Moto Guzzi. Gepäckträger. Zubehörsitz. Keine Kratzer. Nur trocken gefahren,
Winter abgemeldet.

= Motorradhelm Gr. M, Klappvisier
2030 | 140 | condition=likeNew, make=Schuberth | helmet-white x2
Schuberth C4 Klapphelm Gr. M (57), weiss. Zweimal getragen. Kein Sturz. Pinlock. NP 549.–. Versand 9.–.

= Integralhelm schwarz matt, Gr. L
2030 | 110 | condition=good, make=Shoei | helmet-black x2
Shoei Integralhelm schwarz matt L. 4 Jahre alt, unfallfrei. Futter gewaschen. Zweitvisier getönt dabei.

= Lederkombi und Helm für Tochter, 1.62 m
2030 | 220 | condition=good, make=Dainese | helmet-white
Dainese Lederkombi Damen 40 (1.62 m) und Helm weiss S. Kein Sturz. Knieschleifer neu. Zusammen 220.–. Anprobe bei
Abholung.

= Koffersatz für Reiseenduro
2030 | 260 | condition=used, make=Givi | suitcase-red
Givi Koffersatz Trekker 2x 33 l mit Träger zu Reiseenduro. Kratzer. Schlüssel 2. Dichtungen ok.

= VW Transporter T5, Pritsche
2050 | 11900 | make=VW, model=T5 Pritsche, registrationYear=2011, mileage=176000, fuel=diesel, gearbox=manual, horsepower=140, colour=white | van-white x2 | company
VW T5 Pritsche 2.0 TDI 140, 176’000 km. Blachengestell, Brücke verzinkt, AHK 2.5 t. Getriebe neu bei 150’000. MFK neu.
Preis exkl. MWST ausweisbar.

= Fiat Ducato, Regale drin, Leiter drauf
2050 | 8900 | make=Fiat, model=Ducato 2.3, registrationYear=2014, mileage=148000, fuel=diesel, gearbox=manual, horsepower=130, colour=blue, doors=4 | van-blue x2 | company
Ducato 2.3 L2H2, Sanitärausbau mit Regalen (Sortimo), Dachträger, Leiter. Frontscheibe neu. Wasserpumpe ersetzt. AHK.
Ab Service. 8’900 inkl. MWST.

= Mercedes Sprinter, Kühlaufbau
2050 | 15400 | make=Mercedes-Benz, model=Sprinter 314, registrationYear=2016, mileage=131000, fuel=diesel, gearbox=manual, horsepower=143, colour=white, doors=4 | van-white | company
Sprinter 314 mit Kühlaufbau, Aggregat Thermo King, hält 4 Grad. 131’000 km. ATP noch gültig. Hecktüren, Stromanschluss
Stand. Lebensmittelecht. Besichtigung werktags.

= Renault Kangoo Elektro, Bäckertour
2050 | 7900 | make=Renault, model=Kangoo Z.E., registrationYear=2016, mileage=62000, fuel=electric, gearbox=automatic, horsepower=60, colour=white, doors=5 | van-white
Kangoo Z.E., 62’000 km, Batterie gekauft. Reichweite ca. 130 km. Laderaum mit Regal. Schiebetüre rechts. Ladekabel.
Lief als Bäckerauto.

= Traktor grün, Hinterrad, 48 PS
2050 | 8400 | make=Bührer, model=475, registrationYear=1978, fuel=diesel, gearbox=manual, horsepower=48, colour=green | tractor-green x3
Bührer 475, 48 PS, Heckhydraulik, Zapfwelle. Motor revidiert. Kein Öl am Boden. Lack von 2010. Pneus hinten 60 %.
Ausweis vorhanden, vorführbereit.

= Traktor rot mit Frontlader
2050 | 12800 | make=Massey Ferguson, model=254, registrationYear=1989, fuel=diesel, gearbox=manual, horsepower=52, colour=red | tractor-red x3
Massey Ferguson 254 Allrad mit Frontlader und Silozange, 52 PS. Kabine. 6’100 h. Bremsen gemacht. Frontladerbolzen
neu. Abholung ab Hof oder Transport organisieren.

= Motormäher und Ladewagen klein
2050 | 4600 | make=Aebi, model=AM 53, registrationYear=1984, fuel=petrol, gearbox=manual, horsepower=10, colour=green | tractor-green
Aebi AM 53 mit Mähbalken 1.9 m und Ladewagen. Eisenräder. Läuft. Messer doppelt. Wegen Aufgabe der Steilfläche.

= Ruderboot mit Hilfssegel, 4.20 m, mit Trailer
2060 | 2700 | registrationYear=1996, boatType=rowingBoat | boat-wood
Ruderboot 4.20 m mit kleinem Segel und Trailer. Segel 2 Saisons, Ruder neu verleimt. Trailer vorgeführt. Persenning.
Platz kann nicht übernommen werden.

= Weidling aus Lärche, 9 m
2060 | 3900 | registrationYear=2008, boatType=rowingBoat | boat-wood x3
Weidling Lärche 9 m, jedes Jahr geölt. Stachel, 2 Ruder, Persenning. Ein Stachel mit Nagespur. Liegt am Rhein,
Besichtigung möglich. Transport durch Käufer.

= Ruderboot mit Elektromotor
2060 | 1850 | make=Pionier, registrationYear=1999, horsepower=1, boatType=rowingBoat, fuel=electric | boat-blue x2
Ruderboot mit Elektromotor 55 lbs, Batterie AGM 100 Ah, Rutenhalter. Hält ca. 4 h. GFK ohne Osmose. Immatrikuliert.
Mit Blache

= Motorboot mit Kajüte, 90 PS
2060 | 14500 | make=Jeanneau, model=Merry Fisher, registrationYear=2007, horsepower=90, boatType=motorboat, fuel=petrol | boat-white x2
Jeanneau Merry Fisher, 90 PS Yamaha, 310 h. Kajüte mit 2 Kojen, Kocher, Echolot. Bodenseezulassung. Winterlager
bezahlt bis Frühling. Trailer auf Anfrage. Motor Service letzten Herbst.

= Suche Bootsplatz oder Boje
2060 | 500 | - | boat-blue | wanted
Suche Bootsplatz oder Boje für Boot 4 m, auch als Mitbenutzung. Zahle gern fürs ganze Jahr.

= Faltboot Klepper, zwei Säcke
2060 | 690 | make=Klepper, model=Aerius, registrationYear=1968, boatType=canoe | kayak-red x2
Klepper Aerius II, Haut 2005 ersetzt, Gerüst komplett, zwei Packsäcke. Bolzen C nachgedreht. 2 Paddel. Wasserdicht
getestet. Abholung oder Post sperrig.

= Winterräder 205/55 R16 auf Alu
2080 | 320 | condition=good, make=Nokian | tyres-alloy x2
Sechseinhalb Millimeter Profil, ausgewuchtet und im Keller gestapelt wie Torten. Passten auf unseren Octavia.

= Sommerpneus 15 Zoll, fast neu
2080 | 180 | condition=likeNew, make=Michelin | tyres-black x2
4 Michelin Sommer 195/65 R15, 7.5 mm, fast neu, Abholung.

= Stahlfelgen mit Kappen, 4 Stück
2080 | 60 | condition=used | tyres-black
4 Stahlfelgen 15", 5x100, mit 3 Radkappen. Entrostet und gespritzt.

= Dachbox 420 Liter, schwarz
2080 | 190 | condition=good, make=Thule | parcel-brown
Thule Dachbox Motion 420 l, schwarz. Beidseitig zu öffnen. 2 Schlüssel. Montageset komplett. Wintersaison war unsere
letzte. TWINT oder bar

= Dachzelt für zwei, Hartschale
2080 | 1350 | condition=used, make=Autohome | tent-green x2
Autohome Hartschalendachzelt, 2 Personen, grün. Leiter, Matratze. Dämpfer neu. 60 kg. Trägerabstand 80 cm. Verlad zu
viert. VB

= Schneeketten, zweimal ausgepackt
2080 | 45 | condition=likeNew, make=RUD | tyres-black
RUD Schneeketten, Gr. 4045 für 205/55 R16. Zweimal montiert. Anleitung. Versand 11.50.

= Camper crème, Aufstelldach, vier Betten
2110 | 29800 | make=VW, model=T5 California, registrationYear=2010, mileage=187000, camperType=motorhome, fuel=diesel, gearbox=manual | camper-cream x4
T5 California 2.0 TDI, 187’000 km, Aufstelldach, 4 Schlafplätze. Standheizung, Kühlbox, Markise, Solar 100 W.
Zahnriemen bei 180’000 neu. Stoff am Aufstelldach ohne Löcher. Unfallfrei. Besichtigung am Wochenende, keine
Händleranfragen.

= Kastenwagen-Ausbau mintgrün, Eigenbau
2110 | 17500 | make=Peugeot, model=Boxer L2H2, registrationYear=2012, mileage=142000, camperType=campervan, fuel=diesel, gearbox=manual | camper-mint x4
Peugeot Boxer L2H2 Eigenausbau mint, Arvenholz. 142’000 km. Ausstattung:

- Bett 190 x 135
- Kompost-WC
- Solar 200 W, Batterie 200 Ah
- Gasherd 2-flammig, Prüfung gültig
- Dieselheizung

Im Ausweis als Wohnmobil eingetragen. Kleine Beulen.

= Wohnwagen 1974, rund und weiss
2110 | 6900 | make=Eriba, model=Puck, registrationYear=1974, camperType=caravan | caravan-white x3
Eriba Puck 1974, Fenster neu gedichtet, Boden trocken. Auflaufbremse gemacht. Gas geprüft. Vorhänge neu genäht. MFK
Veteran möglich.

= Wohnwagen mit Vorzelt, Fixplatz möglich
2110 | 8200 | make=Hobby, registrationYear=2008, camperType=caravan | caravan-green x3
Hobby Wohnwagen mit Vorzelt und Boden, auf Saisonplatz. Alles dicht. Kühlschrank und Boiler ok. Platzübernahme nach
Gespräch mit dem Campingwart möglich. Kann auch weggezogen werden, MFK gültig.

= Anhänger-Wohnbüchse für Velo
2110 | 1450 | registrationYear=2019 | caravan-white
Velowohnwagen Eigenbau, 38 kg, ein Schlafplatz 195 cm. Licht, Fenster, Solarlämpli. Mit E-Bike zu ziehen.

= Wohnmobil alkoven, sechs Schlafplätze
2110 | 21500 | make=Fiat, model=Ducato Alkoven, registrationYear=2003, mileage=118000, camperType=motorhome, fuel=diesel, gearbox=manual | camper-cream x2
Ducato Alkoven 2.8 JTD, 118’000 km, 6 Schlafplätze. Dichtigkeitsprüfung bestanden. Markise geflickt. Batterien neu.
Velo-Heckträger für 4. AHK. Kühlschrank läuft auf Gas und 12 V.

= Suche Vorzeltboden, 2.5 x 4 m
2110 | 80 | - | caravan-green | wanted
Suche Vorzeltboden 2.5 x 4 m, Holzrost oder Stecksystem, gebraucht. Bis 80 Fr.
