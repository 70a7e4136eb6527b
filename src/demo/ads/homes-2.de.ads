= 3½-Zimmer mit Wintergarten und Zitronenbaum
1020 | 1850 | transaction=rent, rooms=3.5, surface=86 | kitchen-white x2 | place=8008 Zürich ZH
Der Zitronenbaum bleibt, er ist zu gross für den Lift. Nachtruhe wird von einer pensionierten Trompeterin überwacht.

= 2½ Zimmer für Zugfahrer, Gleis 3 in Sicht
1020 | 1220 | transaction=rent, rooms=2.5, surface=56 | livingroom-plum x2 | place=4600 Olten SO
Man sieht, ob der Zug Verspätung hat, bevor man die Schuhe anzieht. Fenster dreifach, Schlaf garantiert bis auf den Güterzug um vier.

= 4½-Zimmer-Altbau, Stuck und Cheminée
1020 | 2680 | transaction=rent, rooms=4.5, surface=124 | livingroom-clay x3 | company place=6003 Luzern LU
Herrschaftlich geschnitten, nüchtern isoliert. Der Stuckengel im Salon hat seit der letzten Renovation wieder beide Flügel.

= 5½ Zimmer, Erdgeschoss, rollstuhlgängig
1020 | 2490 | transaction=rent, rooms=5.5, surface=131 | bathroom-stone x2 | company place=3005 Bern BE
Keine Schwelle, keine Stufe, breite Türen. Die Vormieterin hat die Steckdosen auf Hüfthöhe setzen lassen, wofür ihr jeder Rücken danken wird.

= Kleinwohnung im Zytglogge-Schatten
1020 | 1340 | transaction=rent, rooms=1.5, surface=38 | livingroom-sage | place=3011 Bern BE
Viermal pro Stunde dreht sich unten ein Kopfsteinpflaster voller Handys nach oben. Ich winke manchmal.

= Genossenschaft: 3½ Zimmer, Anteilschein
1020 | 1190 | transaction=rent, rooms=3.5, surface=77 | block-mint x2 | company place=8047 Zürich ZH
Mitwirkung an zwei Hoftagen im Jahr erwartet. Dafür gibt es Gästezimmer, Werkraum und ein Lastenvelo mit Warteliste.

= Möbliertes Business-Apartment
1020 | 2350 | transaction=rent, rooms=2, surface=49 | kitchen-blue x2 | company place=6300 Zug ZG
Wöchentliche Reinigung, Pult am Fenster, stabile Leitung. Bilder an der Wand sind absichtlich belanglos.

= Attikawohnung mit Jurablick zu verkaufen
1020 | 960000 | transaction=buy, rooms=4.5, surface=132 | block-blue x3 | company place=4800 Zofingen AG
Achtzig Quadratmeter Terrasse, davon dreissig unter Reben, die tatsächlich Wein geben. Baujahr 2011, Wärmepumpe, Lift ab Keller.

= Eigentumswohnung, erstes Dach überm Kopf
1020 | 535000 | transaction=buy, rooms=3.5, surface=83 | block-sand x2 | place=9500 Wil SG
Wir hatten Respekt vor dem Notar und dann war er sehr nett. Küche original von 1994, Geräte von heute.

= Haushälfte über zwei Etagen, Stockwerkeigentum
1020 | 745000 | transaction=buy, rooms=5, surface=126 | house-cream x2 | company place=9450 Altstätten SG
Garten zur Hälfte, Sonne ganz. Unten wohnt ein Ehepaar, das im Winter auf den Kanaren ist und im Sommer Kuchen verteilt.

= Maisonette im Speicher, Sichtbalken
1020 | 1640 | transaction=rent, rooms=3, surface=90 | livingroom-clay x2 | place=9050 Appenzell AI
Die Balken haben Inschriften, eine mahnt zum Fleiss. Bad neu, Treppe steil.

= 4½ mit Blick auf den Munot
1020 | 1890 | transaction=rent, rooms=4.5, surface=99 | kitchen-wood x2 | place=8200 Schaffhausen SH
Um neun Uhr abends läutet das Glöcklein und man weiss, dass man noch da ist. Keller mit Naturboden für Lagerobst.

= Zimmer bei Künstlerfamilie
1030 | 560 | transaction=rent, rooms=1, surface=18 | livingroom-plum | place=4057 Basel BS
Gemeinsames Atelier nach Absprache, gemeinsamer Hund ohne. An Fasnacht schläft hier niemand, das muss man wollen.

= Frauen-WG sucht Nummer vier
1030 | 670 | transaction=rent, rooms=1, surface=15 | kitchen-blue | place=9000 St. Gallen SG
Eine Schreinerin, eine Richterin, eine im Doktorat. Es wird viel argumentiert und sehr gut repariert.

= Studenten-WG, Küche mit Verfassung
1030 | 530 | transaction=rent, rooms=1, surface=13 | kitchen-white | place=1700 Fribourg FR
Sechs Artikel, mit Magnet am Kühlschrank. Artikel vier regelt den letzten Joghurt.

= WG auf dem Bauernhof, Mitarbeit möglich
1030 | 450 | transaction=rent, rooms=1, surface=20 | chalet-summer | place=6130 Willisau LU
Wer Hühner hereinholt, zahlt weniger. Internet schnell, Zugang zur Weide langsam.

= Einfamilienhaus mit Atelier und Glasdach
1040 | 1420000 | transaction=buy, rooms=6.5, surface=188 | house-grey x3 | company place=8706 Meilen ZH
Ein Bildhauer hat hier gearbeitet, der Boden trägt entsprechend. Seeanteil keiner, Seewind reichlich.

= Holzhaus, Minergie-P, am Waldrand
1040 | 1090000 | transaction=buy, rooms=5.5, surface=156 | house-grey x3 | company place=3110 Münsingen BE
Komfortlüftung, Regenwassertank, Schnitzelheizung im Verbund. Rehe kommen vorbei und prüfen die Rosen.

= Altes Schulhaus, acht Zimmer, Glockenturm
1040 | 780000 | transaction=buy, rooms=8, surface=260 | house-brick x3 | company place=3454 Sumiswald BE
Wandtafeln in drei Räumen, Turnstange im Garten. Die Glocke darf weiterhin läuten, einmal täglich, das steht im Grundbuch.

= Arbeiterhäuschen in der Zeile
1040 | 620000 | transaction=buy, rooms=4, surface=84 | house-brick x2 | place=8400 Winterthur ZH
Schmal wie ein Buchrücken und ebenso voll. Gärtchen mit Johannisbeeren, Veloschopf aus Wellblech.

= Haus am Bach zu vermieten, unbefristet
1040 | 2650 | transaction=rent, rooms=5, surface=128 | house-cream x2 | place=8730 Uznach SG
Der Bach rauscht, die Versicherung weiss es, der Damm auch. Mietvertrag ohne Staffel.

= Ferienhaus direkt am See, Bootssteg
1050 | 1450 | transaction=rent, rooms=4, surface=85 | chalet-summer x3 | place=6390 Engelberg OW
Woche ab Samstag. Wassertemperatur im Juli zwanzig Grad, gefühlt siebzehn, geschwommen wird trotzdem.

= Skiwohnung für sechs, Pistenhund willkommen
1050 | 990 | transaction=rent, rooms=3.5, surface=74 | chalet-winter x2 | place=7050 Arosa GR
Stockbetten mit Leselampe. Der Backofen kann Pizza, sonst verweigert er.

= Jurahaus für Grossfamilien
1050 | 820 | transaction=rent, rooms=7, surface=190 | chalet-winter x2 | place=2800 Delémont JU
Wochenende ab Freitag. Zwei Küchen trennen Vegetarier von Jägern.

= Alphütte mit Hüttenwart-Erfahrung
1050 | 360 | transaction=rent, rooms=2, surface=40 | chalet-winter | place=8750 Glarus GL
Heizen mit Holz, waschen im Trog, staunen gratis. Der Schlüssel liegt beim Käser, der auch sagt, ob das Wetter hält.

= Ferienstudio mit Thermalbad-Eintritt
1050 | 540 | transaction=rent, rooms=1, surface=32 | livingroom-sage | place=5400 Baden AG
Zwei Bademäntel hängen an der Tür. Man lernt hier das Liegen.

= Büro mit Stuck, 90 m², zwei Balkone
1060 | 2100 | transaction=rent, surface=90 | office-sand x2 | company place=9000 St. Gallen SG
Ehemals Stickereikontor, die Musterbücher sind im Museum. Glasfaser, Parkett und keine Klimaanlage, dafür Nordseite.

= Lagerraum trocken, Rampe, 150 m²
1060 | 980 | transaction=rent, surface=150 | garage-grey | company place=5600 Lenzburg AG
Palettenhöhe zwei Lagen, Tor elektrisch. Die Nachbarfirma röstet Kaffee, was die Motivation hebt.

= Coiffeursalon mit drei Plätzen
1060 | 1350 | transaction=rent, surface=48 | office-sky x2 | place=3600 Thun BE
Waschbecken montiert, Kundenkartei freundlich. Ich schneide dreissig Jahre dieselben Köpfe und gebe sie gern weiter.

= Pop-up-Laden für sechs Wochen
1060 | 640 | transaction=rent, surface=35 | office-sand | company place=4001 Basel BS
Schaufenster auf eine Gasse, in der alle langsam gehen. Regale und Kasse leihen wir aus.

= Bauland am Dorfrand, 540 m²
1080 | 320000 | transaction=buy, surface=540 | land-meadow x2 | company place=8718 Schänis SG
Kleinbauzone, Kanalisation bis zur Grenze. Die Kuh auf dem Foto gehört nicht dazu und weiss es.

= Waldstück 4’200 m², Fichte und Buche
1080 | 12000 | transaction=buy, surface=4200 | land-hill | place=3400 Burgdorf BE
Försterlich begutachtet, Käfer im Griff. Eigenes Brennholz bis ans Lebensende und etwas darüber.

= Doppelgarage mit Estrich
1090 | 260 | transaction=rent | garage-grey x2 | place=8570 Weinfelden TG
Oben hatte ich Weihnachtskrippen im Bau. Gips an den Balken, sonst besenrein.

= Parkfeld in blauer Altstadt
1090 | 210 | transaction=rent | garage-grey | place=3011 Bern BE
Im Innenhof, Zufahrt siebenhundertjährig und so breit wie siebenhundert Jahre alte Pferde. Kleinwagen gehen gut.

= Tiefgaragenplatz am Spital
1090 | 130 | transaction=rent | garage-green | place=5000 Aarau AG
Ideal für Schichten. Video, Licht, ein Veloabteil für die, die es gut meinen.

= Winterplatz für Wohnwagen im Schopf
1090 | 60 | transaction=rent | garage-green | place=3270 Aarberg BE
Preis im Monat. Schwalben ziehen im Oktober aus, dann passt das Timing.

= Suche Wohnung mit Klavier-Toleranz
1020 | 1700 | transaction=rent, rooms=3 | livingroom-clay | wanted place=4051 Basel BS
Zwei Stunden Schubert täglich, nie nach acht. Referenzen: drei ehemalige Nachbarn und eine, die weint, dass wir gehen.

= Suche WG-Zimmer für Lehrling, 16
1030 | 500 | transaction=rent | livingroom-plum | wanted place=3600 Thun BE
Polymechaniker im ersten Jahr, räumt Abwaschmaschinen freiwillig aus. Eltern rufen gern vorher an.
