= Kawasaki Z650, Occasion mit Garantie
2040 | 5600 | make=Kawasaki, model=Z650, registrationYear=2018, mileage=15400, horsepower=68, colour=black | motorbike-black x2 | company
Kawasaki Z650, 68 PS, 15’400 km. Grosser Service neu, Kette gespannt, MFK neu. 12 Monate Garantie. Drosselung auf 35
kW gegen Aufpreis. Probefahrt mit eigener Ausrüstung, Eintausch möglich.

= Indian Scout, rot, Showroom
2040 | 10900 | make=Indian, model=Scout, registrationYear=2017, mileage=8900, horsepower=94, colour=red | motorbike-red x3 | company
Indian Scout, rot, 8’900 km, Vorführmodell. Sattel Echtleder, Auspuff original. Erstbesitz Händler. Leasing ab Platz,
Lieferung schweizweit 250.–

= BMW F 700 GS, blau, tiefergelegt
2040 | 6900 | make=BMW, model=F 700 GS, registrationYear=2015, mileage=33800, horsepower=75, colour=blue | motorbike-blue x2 | company
F 700 GS, Werkstieferlegung, Sitzhöhe 765 mm. Koffer links und rechts. Heizgriffe, ABS, ESA. 33’800 km, Service nach
Plan. Ideal für kleinere Fahrerinnen. Frisch ab MFK, 6 Monate Garantie.

= Roller crème 50 ccm, ab 16
2040 | 1900 | make=Kymco, model=Like 50, registrationYear=2018, mileage=5200, horsepower=3, colour=beige, motorcycleType=scooter, displacement=50 | scooter-cream x2 | company
Kymco Like 50, 5’200 km, ab 16. Vorderbremse neu, Topcase nach Wahl. Zweiter Schlüssel da. Wir liefern im Umkreis von
20 km gratis.

= Lambretta mintgrün, komplett revidiert
2040 | 2400 | make=Innocenti, model=Lambretta J 50, registrationYear=1969, horsepower=2, colour=green, motorcycleType=scooter | scooter-mint x2 | company
Lambretta J 50, 1969, komplett zerlegt und revidiert. Motor, Lack, Elektrik neu. Rechnung über 3’100.– vorhanden, Sie
bezahlen 2’400.–. Ausweis da. Abholung oder Transport.

= Helme Vorjahresmodell, alle Grössen
2030 | 150 | condition=new | helmet-white x2 | company
Motorradhelme Vorjahr, XS bis XXL, neu und originalverpackt. Statt 259.– nur 150.–. Anprobe im Laden. Versand möglich,
Umtausch 14 Tage.

= Kielboot 7 m, Binnenrevier, segelfertig
2060 | 16800 | make=Dehler, registrationYear=1995, boatType=sailingBoat | boat-white x3 | company
Dehler 7 m, segelfertig, Binnenrevier. Grossschot neu, Rumpf poliert, Unterwasser neu gestrichen. 5-PS-Aussenborder.
Liegeplatz nicht übertragbar. Trailer auf Anfrage. Besichtigung im Hafen.

= Fischerboot Aluminium mit Echolot
2060 | 5200 | registrationYear=2015, horsepower=20, fuel=petrol | boat-blue x2 | company
Aluboot 4.6 m mit 20 PS Honda, Echolot Garmin, Trailer (frisch vorgeführt). Rutenhalter. Blache neu. Eintausch, darum
ohne Garantie.

= Holzkanu nach kanadischem Plan
2060 | 2900 | registrationYear=2016, boatType=canoe | boat-wood x2 | company
Holzkanu 5 m, Rotzeder auf Esche, eigene Werft. Epoxy und Klarlack. Zwei Paddel dabei. 26 kg. Besichtigung während den
Öffnungszeiten.

= Secondhand-Kleider in Rot, Gr. 36–44
6610 | 40 | condition=good, size=36–44, colour=red, garment=dress | dress-red x2 | company
Damenkleider 2nd Hand in Rottönen, Gr. 36–44. Stückpreis 40.–, Auswahl im Laden. Alles gereinigt. TWINT, Karte, bar.

= Wollpullover sortiert, Kilopreis auf Anfrage
6610 | 35 | condition=used, size=S–XL, colour=blue, garment=pullover | jumper-blue x2 | company
Wollpullover S–XL, sortiert und entmottet (Tiefkühler). Ab 35.–. Auf Wunsch Kilopreis für Wiederverkäufer.

= Lederschuhe repariert, Einzelpaare
6630 | 65 | condition=good, size=39–44, colour=brown | shoes-brown x2 | company
Nicht abgeholte, reparierte Lederschuhe Gr. 39–44. Absätze neu. 65.– pro Paar. Anprobieren im Geschäft.

= Aquaristik: Ausstellungsbecken 300 l
8060 | 290 | tankAnimal=tank | aquarium-blue x2 | company
Ausstellungsbecken 300 l mit Unterschrank und Aussenfilter. Schrank hat Wasserflecken. Dicht geprüft. Abholung mit
zwei Personen, Mo–Sa.

= Garnelen und Moos fürs Aquarium
8060 | 4 | tankAnimal=crustacean | aquarium-green x2 | company
Red-Cherry-Garnelen Stk. 4.–, Javamoos Portion 6.–. Wir messen Ihr Wasser gratis, bitte 2 dl mitbringen. Versand von
Tieren machen wir nicht.

= Papageienkäfig aus Zoofachgeschäft
9080 | 180 | petOf=bird | birdcage-brass x2 | company
Papageienkäfig 100 x 80 x 170 auf Rollen, Messing. Näpfe mit Schloss. Occasion, desinfiziert. Ab Laden, Lieferung
gegen Aufpreis.

= Sattelkammer räumt: drei Sättel schwarz
8040 | 290 | - | saddle-black x2 | company
3 Sättel schwarz, 17 bis 17.5 Zoll, Bäume geprüft. Stückpreis 290.–. Anprobe am Pferd nach Termin (Anfahrt 50.–).
Kissen wurden aufgepolstert.

= Kachelofenbank mit Truhe
4810 | 340 | condition=used | chest-wood x2
Ofenbank mit Truhe, Fichte, 140 x 45 x 48. Deckel aus einem Stück. Abgelaugt und gewachst. Abholung.

= Blaue Toggenburger Truhe, 1823
4810 | 1450 | condition=good, period=century19 | chest-blue x3
Toggenburger Truhe, datiert 1823, blau bemalt, Originalschloss mit Schlüssel. Farbe original, Füsse ergänzt. 130 x 62
x 65. Stammt aus Familienbesitz. Besichtigung gern nach Absprache, kein Versand.

= Vitrine Biedermeier, Kirsche
4810 | 1100 | condition=good, material=wood, period=century19 | dresser-wood x2
Biedermeier-Vitrine, Kirsche, 95 x 40 x 165, drei Tablare, alte Scheiben. Furnier an der Seite ausgebessert. Schlüssel
da. Zweiteilig zerlegbar. VB 1’100.–.

= Spiegeltisch vom Hotel Kulm
4810 | 260 | condition=used | mirror-gold x2
Spiegeltisch aus Hotel, Marmorplatte mit Riss, 110 cm breit. Spiegel mit Altersflecken. Abholung zu zweit.

= Ölgemälde Matterhorn, gerahmt
4820 | 190 | condition=used, technique=oil | painting-mountain
Matterhorn, Öl auf Leinwand, signiert (unleserlich), 60 x 45 mit Rahmen. Ca. 1950. Porto 11.50.

= Blumenaquarelle, Lehrerin, 1930er
4820 | 140 | condition=good, period=early20, technique=watercolour | painting-flowers x2
Sechs Blumenaquarelle, 1930er, beschriftet. 24 x 32 cm, ungerahmt. Eines hat Stockflecken. Nur zusammen.
Eingeschriebener Versand 9.–.

= Seestück mit Dampfer, Öl
4820 | 310 | condition=good, technique=oil | painting-lake x2
Ölbild Dampfschiff auf Vierwaldstättersee, 70 x 50. Gereinigt, Rahmen neuer. Signiert und datiert. Abholung oder
Übergabe in der Stadt.

= Kristallschale und weisse Vase
4830 | 50 | condition=good | vase-white
Kristallschale und weisse Vase, aus Haushaltsauflösung. Ohne Chips. Zusammen 50.–.

= Grüne Jugendstilvase, Zürich
4830 | 160 | condition=good, period=early20 | vase-green x2
Jugendstilvase grün, 32 cm, Bodenmarke. Kleiner Brandfehler. Bitte abholen, TWINT geht.

= Wanduhr Jugendstil, Holz, Schlag
4840 | 180 | condition=used, period=early20 | clock-wood
Wanduhr Jugendstil mit Halbstundenschlag. Läuft 14 Tage. Glas original. Ohne Garantie auf das Werk. Post nein.

= Goldene Kaminuhr unter Glas
4840 | 340 | condition=good | clock-gold x2
Kaminuhr vergoldet unter Glassturz, 42 cm. Glas ganz. Werk revidiert (Beleg). Aus Erbteilung.

= Schach-Weltmeisterschaft, zwei Abendkarten
4620 | 70 | seats=2 | tickets-yellow
2 Karten Schach-WM, Abendsession, Kat. B. Originalpreis je 45.–. Per Mail als PDF, Bezahlung TWINT.

= Kammerchor im Kreuzgang, drei Plätze
4610 | 75 | seats=3 | stage-sky x2
3 Plätze Kammerchor im Kreuzgang, Reihe 4. Statt 35.– je 25.–. Bei Regen in der Kirche.

= Poetry-Slam-Finale, Stehtisch
4630 | 28 | - | tickets-red
Poetry Slam Final, Stehtisch für zwei. Abgabe zum Einkaufspreis. PDF

= Freikarten Volkstheater, Premierenabend
4630 | free | seating=seated | stage-plum
Gratis: 4 Karten Volkstheater, Premiere. Wer zuerst schreibt. Liegen an der Kasse.

= Rockfestival auf der Alp, zwei Pässe
4610 | 160 | seats=2 | stage-sky x2
Zwei Festivalpässe inkl. Bergbahn, Camping auf der Alp. Normal 110.– pro Pass. Übergabe persönlich oder
eingeschrieben.

= Rundflug über die Alpen, Gutschein
4640 | 190 | - | gift-blue x2
Gutschein Rundflug 30 Min. für 1 Person, Wert 240.–, gültig noch ein Jahr, übertragbar.

= Gutschein Buchhandlung, 100 Franken
4640 | 85 | - | gift-red
Büchergutschein 100.– für 85.–. Einlösbar in drei Filialen und online. Schicke ich per A-Post nach Zahlung mit TWINT.

= Fondue-Schiff, vier Plätze
4640 | 150 | - | tickets-yellow x2
4 Plätze Fondueschiff Zürichsee, Freitagabend. Regulär 49.– pro Person. Getränke nicht dabei. Auch 2 und 2.

= Kriegsfilme und Dokus, Archivkisten
4410 | 35 | condition=used, filmGenre=documentary, language=german | discs-silver
Ca. 45 DVDs Kriegsfilme und Dokus, 2 Kisten. Zustand gut. Nur alles zusammen, Abholung.

= Skifilme auf Blu-ray, jährliche Serie
4420 | 40 | condition=good, filmGenre=series, language=german | discs-blue
12 Skifilme auf Blu-ray (Warren Miller, Nuit de la Glisse, MSP). Keine Kratzer. Versand 7.–.

= Videokassetten leer, noch in Folie
4430 | 15 | condition=new | cassettes-white
24 VHS-Leerkassetten E-180, original verschweisst.

= Mundart-Krimis auf DVD
4410 | 22 | condition=good, filmGenre=thriller | discs-blue
7 Mundartkrimis auf DVD, mit Untertiteln. Hüllen ok. TWINT, Porto 2.–.

= Briefmarken-Restposten, Kilo
7210 | 25 | condition=used | stamps-mixed
1 kg Briefmarken abgelöst, Schweiz und Welt, unsortiert. Aus Kanzlei. Versand 7.–.

= Blaue Mauritius, nachgedruckt und gerahmt
7210 | 20 | condition=good | stamps-blue
Nachdruck «Blaue Mauritius», gerahmt, 20 x 25. Dekoration.

= Goldvreneli 10 Franken
7220 | 240 | condition=good | coins-gold
Goldvreneli 10 Franken, in Kapsel. Vorzüglich. Preis nach Tageskurs leicht verhandelbar. Übergabe bei einer Bank.

= Ein Kilo Silbermünzen, bunt gemischt
7220 | 690 | condition=used, origin=mixed | coins-silver x2
1 kg Silbermünzen gemischt (CH, Ö, D), Feingehalt unterschiedlich. Liste vorhanden. Wägen bei Übergabe. Kein Versand

= Ansichtskarten meiner Patin, 1950–2001
7230 | 30 | condition=used, period=midCentury | painting-mountain
300 Ansichtskarten 1950–2001, gelaufen. Schweiz, Italien, Österreich. Mit Marken. Ab Platz oder 9.– Versand.

= Modellautos rot, Feuerwehr aus aller Welt
7240 | 130 | condition=likeNew | modelcar-red x2
19 Feuerwehrmodelle 1:43 bis 1:87 in Vitrine. Alle unbespielt. Einzeln nein. Vitrine 40.– extra.

= Blaue Rennlegenden 1:18, drei Stück
7240 | 140 | condition=likeNew, scale=s18 | modelcar-blue x2
3 Rennwagen 1:18 blau, Le Mans, Minichamps. Mit Sockel und Schachtel. Spiegel komplett.

= Sammelkarten-Tauschordner, 1’100 Karten
7250 | 85 | condition=used | tradingcards-mixed x2
Ordner mit 1’100 Pokémon-Karten, ca. 40 Holos. Mehrheitlich neuere Sets. Zustand gemischt, Kinder haben damit
gespielt. Keine Einzelanfragen bitte, ich kenne mich nicht aus.

= Blaue Deckkarten, Turnierhüllen
7250 | 70 | condition=good | tradingcards-blue
Magic Deck blau (Modern), in Hüllen, mit Würfeln. Liste auf Anfrage. Versand 7.–

= Glocke klein, für Ziegen
7020 | 60 | condition=good | cowbell-bronze
Geissenglocke Bronze mit Riemen, 12 cm, Jahrgang 1998. Versand 9.–.

= Treichel aus Nachlass, Schlegel neu
7020 | 310 | condition=good | cowbell-large x2
Treichel aus Nachlass, Stahlblech gehämmert, 38 cm, Riemen und Schlegel neu. Klang tief. Ca. 9 kg. Abholung,
Barzahlung.

= Fichten-Alphorn, Übungsinstrument
4310 | 890 | condition=used, instrument=brass | alphorn-wood x2
Alphorn Fichte, zweiteilig, in Fis. Becher bemalt. Haarriss geleimt, dicht. Für Anfänger gut. Tasche vorhanden.

= Posaunenchor löst auf: Trompete, Noten
4310 | 190 | condition=used, make=Courtois, instrument=brass | trumpet-brass
Courtois Trompete mit Koffer, ein Ventil streng, müsste gereinigt werden. Dazu Choralbuch und Noten. 190.–, Abholung.

= Blockflöten-Klassensatz, weiss, 22 Stück
4310 | 110 | condition=used, make=Yamaha, instrument=woodwind | recorders-white x2
22 Sopranblockflöten Yamaha, Kunststoff, weiss, barock. Desinfiziert. 5.– pro Stück, ganzer Satz 110.–. Für Schulen
gern gegen Rechnung.

= Heimorgel mit Rhythmusautomat
4310 | 50 | condition=used, instrument=keyboard | piano-brown
Heimorgel mit Rhythmusgerät, zwei Manuale. Alles geht. 70 kg. Nur 50 Franken, aber bitte bald abholen!

= Beamer aus Sitzungszimmer, Lampe neu
5450 | 160 | condition=good, make=NEC | projector-white
NEC Beamer, 3’200 Lumen, Lampe neu (120 h). HDMI und VGA. Deckenhalterung. Fernbedienung vorhanden.

= Dia-Überblendprojektor, Paar
5630 | 70 | condition=used, make=Rollei | projector-black x2
Zwei Rollei Dia-Projektoren mit Überblendsteuerung. Beide laufen, eine Lampe in Reserve. Abholung.

= Pulte aus Grossraumbüro, höhenverstellbar
6810 | 190 | condition=good | desk-white x3 | company
18 Elektro-Stehpulte weiss, 160 x 80, Kabelwanne. Stückpreis 190.–, ab 6 Stück 170.–. NP 890.–. Rechnung mit MWST.
Abholung mit Lieferwagen, Rampe vorhanden.

= Bürodrehstuhl schwarz, Netzrücken
6810 | 75 | condition=used | officechair-black x2
Bürodrehstuhl schwarz, Netzrücken, wenig besessen. Hartbodenrollen. Es hat drei Stück. TWINT.

= Dozentenpult und Wandtafel, schwarz
6820 | 120 | condition=used | blackboard-black x2
Dozentenpult und schwarze Wandtafel aus Schulhaus. Tafel 200 x 100. Schrauben dabei. Ein Eck bestossen.

= 40 Bundesordner farbig
6820 | 10 | condition=used | folders-blue
40 Bundesordner farbig, gebraucht, Rückenschilder leer, zusammen 10 Franken.

= Umzugsschachteln, stabil, 60 Stück
6820 | 45 | condition=used | movingboxes-brown x2
60 Zügelkartons, stabil, zweimal gebraucht. Griffe ok. 75 Rp. pro Stück. Abholung mit PW möglich.

= Maleratelier räumt: Rollen, Böcke, Leitern
3240 | 85 | condition=used, power=manual | paintroller-green x2
Malerwerkzeug: 8 Rollen, 3 Böcke, 2 Leitern, Teleskopstange. Aus Geschäftsaufgabe. Kessel sauber. Pauschal.

= Schreinerzwingen, 22 Stück, sortiert
3240 | 95 | condition=used, make=Bessey | toolbox-grey
22 Bessey-Zwingen (16 bis 120 cm), leicht geölt. Neupreis weit über 400.–. Nicht einzeln. Schwer, Abholung.

= Rasenmäher-Roboter grün
3230 | 420 | condition=good | mower-green x2
Mähroboter grün, bis 600 m2, mit Ladestation und 150 m Kabel. Messer neu. Gehäuse hat Kratzer. Nach PIN-Reset
übergeben. Läuft, kann gezeigt werden.

= Aufsitzmäher rot mit Anhänger
3230 | 780 | condition=used | mower-red x2
Aufsitzmäher rot mit Anhänger, 12.5 PS, 92 cm. Batterie und Messer neu, Deck entrostet. Startet sofort. Verlad mit
Rampen.

= Kalksteine, Rest von Trockenmauer
3250 | 60 | condition=used | land-hill
Ca. 1 m3 Kalksteine handlich, Rest von Mauer. Selber laden. Karrette kann ausgeliehen werden.

= Blaue Gartenschläuche, Brausen, Wagen
3230 | 30 | condition=used | bucket-blue
Gartenschläuche 60 m blau, Wagen, Brausen, Messingkupplungen. Vier Knickstellen. Ab Platz 30.–.

= Gewächstomaten und Peperoncini, Topf
3210 | 5 | plantKind=vegetableOrHerb | plant | company
Tomaten- und Peperoncini-Setzlinge im Topf, 5.– pro Stück. Über 20 Sorten. Täglich 9–18 Uhr in der Gärtnerei.

= Zitronenbaum, Früchte gratis dazu
3210 | 140 | plantKind=treeOrShrub | olivetree-clay | company
Zitronenbaum 1.40 m mit Früchten, Terracotta. Überwinterungsservice 60.– pro Saison. Lieferung möglich.

= Holzpellets-Restposten, 40 Säcke
3250 | 220 | condition=new, material=wood | firewood-crate
40 Säcke Pellets à 15 kg, Norm A1, trocken gelagert. Heizung ersetzt. 5.50 pro Sack, alle 220.–. Abholung mit
Anhänger, ich helfe laden.
