= 3½-Zimmer mit Wintergarten und Zitronenbaum
1020 | 1850 | transaction=rent, rooms=3.5, surface=86 | kitchen-white x2 | place=8008 Zürich ZH
3½ Zimmer, 86 m2, mit Wintergarten. 1’850.– inkl. NK. Lift, ruhig. Ein grosser Zitronenbaum kann übernommen werden
(gratis). Ab dem 1. frei.

= 2½-Zimmer-Wohnung beim Bahnhof
1020 | 1220 | transaction=rent, rooms=2.5, surface=56 | livingroom-plum x2 | place=4600 Olten SO
2½ Zimmer, 56 m2, 3. Stock, Nähe Bahnhof. Dreifachverglasung. 1’220.– inkl. Nebenkosten. Küche neu. Kellerabteil.
Nachtzüge hört man bei offenem Fenster.

= 4½-Zimmer-Altbau, Stuck und Cheminée
1020 | 2680 | transaction=rent, rooms=4.5, surface=124 | livingroom-clay x3 | company place=6003 Luzern LU
4½-Zimmer-Altbauwohnung, 124 m2, Stuck, Cheminée, Parkett. Bad und sep. WC. 2’680.– plus NK 240.–. Balkon 8 m2. Kein
Lift, 2. OG. Besichtigung über die Verwaltung.

= 5½ Zimmer, Erdgeschoss, rollstuhlgängig
1020 | 2490 | transaction=rent, rooms=5.5, surface=131 | bathroom-stone x2 | company place=3005 Bern BE
5½ Zimmer im EG, rollstuhlgängig, 131 m2, breite Türen, unterfahrbare Küche. Sitzplatz. 2’490.– inkl. NK.
Einstellplatz direkt beim Lift 140.–.

= 1½-Zimmer-Wohnung in der Altstadt
1020 | 1340 | transaction=rent, rooms=1.5, surface=38 | livingroom-sage | place=3011 Bern BE
1½ Zimmer Altstadt, 38 m2, 3. Stock ohne Lift. 1’340.– inkl. NK. Viele Touristen auf der Gasse, Schlafen zum Hof.
Möbel auf Wunsch.

= Genossenschaft: 3½ Zimmer, Anteilschein
1020 | 1190 | transaction=rent, rooms=3.5, surface=77 | block-mint x2 | company place=8047 Zürich ZH
Genossenschaftswohnung 3½ Zimmer, 77 m2, 1’190.– inkl. NK, Anteilscheine 15’000.–. Zwei Hoftage pro Jahr.
Belegungsvorschrift: mindestens zwei Personen. Anmeldung schriftlich. Lastenvelo zum Ausleihen.

= Möbliertes Business-Apartment
1020 | 2350 | transaction=rent, rooms=2, surface=49 | kitchen-blue x2 | company place=6300 Zug ZG
Business-Apartment 2 Zimmer, 49 m2, möbliert. Wöchentliche Reinigung, Internet 1 Gbit, Parkplatz auf Anfrage. Ab einem
Monat, 2’350.– alles inkl.

= Attikawohnung mit Jurablick zu verkaufen
1020 | 960000 | transaction=buy, rooms=4.5, surface=132 | block-blue x3 | company place=4800 Zofingen AG
4½-Zimmer-Attika, 132 m2 plus 80 m2 Terrasse, Jurablick. Baujahr 2011, Lift in die Wohnung. 960’000.–, zwei
Einstellplätze dazu 70’000.–. NK 580.–. Unverbindliche Besichtigung.

= 3½-Zimmer-Eigentumswohnung von privat
1020 | 535000 | transaction=buy, rooms=3.5, surface=83 | block-sand x2 | place=9500 Wil SG
3½-Zimmer-Eigentumswohnung, 83 m2, von privat. Küche 1994, Geräte neu. Balkon West. Hobbyraum. 535’000.– inkl.
Einstellplatz. Erneuerungsfonds 48’000.–.

= Haushälfte über zwei Etagen, Stockwerkeigentum
1020 | 745000 | transaction=buy, rooms=5, surface=126 | house-cream x2 | company place=9450 Altstätten SG
5-Zimmer-Wohnung über zwei Etagen, 126 m2, in Zweifamilienhaus. Gartenanteil 200 m2. Ölheizung 2009. Nachbarn
angenehm. 745’000.–. Schöner Keller.

= Maisonette im Speicher, Sichtbalken
1020 | 1640 | transaction=rent, rooms=3, surface=90 | livingroom-clay x2 | place=9050 Appenzell AI
Maisonette 3 Zimmer, 90 m2, im umgebauten Speicher, sichtbare Balken. Bad neu, steile Treppe. 1’640.– inkl. NK und
Parkplatz. Nicht geeignet für kleine Kinder.

= 4½ mit Blick auf den Munot
1020 | 1890 | transaction=rent, rooms=4.5, surface=99 | kitchen-wood x2 | place=8200 Schaffhausen SH
4½ Zimmer, 99 m2, Blick auf den Munot. Naturkeller, Balkon. 1’890.– plus 210.–. Bushaltestelle 100 m. Frei nach
Vereinbarung, Hund möglich.

= Zimmer bei Künstlerfamilie
1030 | 560 | transaction=rent, rooms=1, surface=18 | livingroom-plum | place=4057 Basel BS
Zimmer 18 m2 bei Familie mit Atelier, Mitbenutzung nach Absprache. 560.– inkl. Hund im Haus. Frei ab Monatsmitte.

= Frauen-WG sucht vierte Mitbewohnerin
1030 | 670 | transaction=rent, rooms=1, surface=15 | kitchen-blue | place=9000 St. Gallen SG
Frauen-WG (30–45) sucht vierte Mitbewohnerin. Zimmer 15 m2, 670.– inkl. Balkon, Geschirrspüler, Veloraum. Wir essen
öfters zusammen. Nichtraucherinnen.

= WG-Zimmer 13 m² in Studenten-WG
1030 | 530 | transaction=rent, rooms=1, surface=13 | kitchen-white | place=1700 Fribourg FR
WG-Zimmer 13 m2, Studenten-WG zu fünft, 530.– inkl. Strom und Internet. Möbel können übernommen werden (Bett, Pult:
80.–). Nähe Uni. Schreib kurz was du studierst

= WG-Zimmer auf dem Bauernhof
1030 | 450 | transaction=rent, rooms=1, surface=20 | chalet-summer | place=6130 Willisau LU
WG auf Bauernhof, Zimmer 20 m2, 450.–. Mithilfe bei den Hühnern wird angerechnet. Internet gut, Bus stündlich. Auto
von Vorteil.

= Einfamilienhaus mit Atelier und Glasdach
1040 | 1420000 | transaction=buy, rooms=6.5, surface=188 | house-grey x3 | company place=8706 Meilen ZH
EFH 6½ Zimmer mit Atelier (45 m2, Glasdach), total 188 m2. Grundstück 720 m2. Baujahr 1974, Heizung Wärmepumpe 2019.
1’420’000.–. Dokumentation per Mail.

= Holzhaus, Minergie-P, am Waldrand
1040 | 1090000 | transaction=buy, rooms=5.5, surface=156 | house-grey x3 | company place=3110 Münsingen BE
Holzhaus Minergie-P, 5½ Zimmer, 156 m2, am Waldrand. Komfortlüftung, Regenwassertank, Fernwärme (Schnitzel). Carport
für zwei Autos. Übernahme im Frühling.

= Altes Schulhaus, acht Zimmer, Glockenturm
1040 | 780000 | transaction=buy, rooms=8, surface=260 | house-brick x3 | company place=3454 Sumiswald BE
Altes Schulhaus, 8 Zimmer, 260 m2, Glockenturm, Land 1’400 m2. Heizung Pellet 2018. Ein Zimmer noch nicht ausgebaut.
Läutrecht im Grundbuch. Besichtigung am Samstag.

= Reihenhäuschen mit Garten
1040 | 620000 | transaction=buy, rooms=4, surface=84 | house-brick x2 | place=8400 Winterthur ZH
Reihenhäuschen 4 Zimmer, 84 m2, Garten 70 m2, Veloschopf. Baujahr 1923, Fenster 2010, Gasheizung. 620’000.–. Zu Fuss
12 Minuten zum Bahnhof.

= Haus am Bach zu vermieten, unbefristet
1040 | 2650 | transaction=rent, rooms=5, surface=128 | house-cream x2 | place=8730 Uznach SG
Haus 5 Zimmer, 128 m2, am Bach, unbefristet zu vermieten. 2’650.– exkl. NK. Garage. Hochwasserschutz gemacht. Keine
Staffelmiete.

= Ferienhaus direkt am See, Bootssteg
1050 | 1450 | transaction=rent, rooms=4, surface=85 | chalet-summer x3 | place=6390 Engelberg OW
Ferienhaus mit Bootssteg, 4 Zimmer, 6 Betten. Woche 1’450.– (Sa–Sa), Reinigung 150.–. Ruderboot inbegriffen. Hunde auf
Anfrage.

= Skiwohnung für sechs, Hund erlaubt
1050 | 990 | transaction=rent, rooms=3.5, surface=74 | chalet-winter x2 | place=7050 Arosa GR
Skiwohnung 3½ Zimmer für 6 Personen, 990.– pro Woche, Hund erlaubt. Skiraum, Lift 300 m. Bettwäsche mitbringen.

= Jurahaus für Grossfamilien
1050 | 820 | transaction=rent, rooms=7, surface=190 | chalet-winter x2 | place=2800 Delémont JU
Jurahaus mit 7 Zimmern, 14 Betten, zwei Küchen. Wochenende 820.– (Fr–So). Cheminée, Grillplatz. Rauchen draussen.

= Alphütte mit Holzofen, Wochenmiete
1050 | 360 | transaction=rent, rooms=2, surface=40 | chalet-winter | place=8750 Glarus GL
Alphütte, 2 Räume, Holzofen, Wasser vom Brunnen. 360.– pro Woche. Schlüssel beim Nachbarn. Zufahrt bis 1 km vor der
Hütte, dann zu Fuss.

= Ferienstudio mit Thermalbad-Eintritt
1050 | 540 | transaction=rent, rooms=1, surface=32 | livingroom-sage | place=5400 Baden AG
Ferienstudio 32 m2 für 2, inkl. 2 Eintritte Thermalbad pro Aufenthalt. 540.– pro Woche. Zentral.

= Büro mit Stuck, 90 m², zwei Balkone
1060 | 2100 | transaction=rent, surface=90 | office-sand x2 | company place=9000 St. Gallen SG
Büro 90 m2, drei Räume, Stuckdecken, zwei Balkone. Glasfaser. 2’100.– inkl. NK. Teeküche, WC. Ab sofort, Mindestdauer
zwei Jahre.

= Lagerraum trocken, Rampe, 150 m²
1060 | 980 | transaction=rent, surface=150 | garage-grey | company place=5600 Lenzburg AG
Lager 150 m2, trocken, Rampe, elektrisches Tor 3.5 m. 980.– plus NK. Palettenregale können übernommen werden. Zufahrt
LKW 18 t.

= Coiffeursalon mit drei Plätzen
1060 | 1350 | transaction=rent, surface=48 | office-sky x2 | place=3600 Thun BE
Coiffeursalon mit drei Plätzen, 48 m2, Miete 1’350.–. Inventar 12’000.–, Kundenstamm. Übergabe wegen Pension.
Einarbeitung möglich.

= Pop-up-Laden für sechs Wochen
1060 | 640 | transaction=rent, surface=35 | office-sand | company place=4001 Basel BS
Pop-up-Laden 35 m2, sechs Wochen, 640.– pro Woche. Regale und Kasse vorhanden. Gute Lage in der Altstadt.

= Bauland am Dorfrand, 540 m²
1080 | 320000 | transaction=buy, surface=540 | land-meadow x2 | company place=8718 Schänis SG
Bauland 540 m2, Kleinbauzone, erschlossen bis Grenze. 320’000.–. Hanglage leicht. Kein Bauzwang.

= Waldstück 4’200 m², Fichte und Buche
1080 | 12000 | transaction=buy, surface=4200 | land-hill | place=3400 Burgdorf BE
Wald 4’200 m2, Fichte/Buche, mit Zufahrt. 12’000.–. Försterbericht vorhanden. Verkauf gemäss Waldgesetz.

= Doppelgarage mit Estrich
1090 | 260 | transaction=rent | garage-grey x2 | place=8570 Weinfelden TG
Doppelgarage mit Estrich, Strom, 260.– pro Monat. Torhöhe 2.1 m. Estrich über Leiter.

= Parkfeld in der Altstadt
1090 | 210 | transaction=rent | garage-grey | place=3011 Bern BE
Parkfeld im Innenhof, 210.–, für Kleinwagen (Durchfahrt 2.10 m breit).

= Tiefgaragenplatz am Spital
1090 | 130 | transaction=rent | garage-green | place=5000 Aarau AG
Tiefgaragenplatz beim Spital, 130.– pro Monat, Video, Lift. Badge gegen Depot 50.–.

= Winterplatz für Wohnwagen im Schopf
1090 | 60 | transaction=rent | garage-green | place=3270 Aarberg BE
Winterplatz für Wohnwagen im Schopf, Oktober bis April, 60.– pro Monat. Höhe 2.8 m. Zufahrt gekiest.

= Suche Wohnung, in der ich Klavier spielen darf
1020 | 1700 | transaction=rent, rooms=3 | livingroom-clay | wanted place=4051 Basel BS
Suche 3 Zimmer mit Erlaubnis zum Klavierspielen (max. 2 Stunden pro Tag). Festanstellung, Nichtraucherin, Referenzen
vorhanden. Bis 1’700.– inkl. NK.

= Suche WG-Zimmer für Lehrling, 16
1030 | 500 | transaction=rent | livingroom-plum | wanted place=3600 Thun BE
Suche WG-Zimmer für Lernenden (16, Polymechaniker), bis 500.–, gern mit Familienanschluss. Eltern bürgen.
