= Herrenvelo schwarz, Sporttasche inklusive
4020 | 180 | condition=used, size=60 cm, colour=black, bicycleType=city | citybike-black x2
Herrenvelo schwarz, Rahmen 60 cm, für grosse Leute ab 1.85 m. Felgen zentriert. Sporttasche für den Träger dabei. 7
Gänge. Licht vorne ersetzen.

= Crèmefarbenes Hollandrad
4020 | 270 | condition=good, size=48 cm, colour=beige, bicycleType=city | citybike-cream
Hollandrad crème, 48 cm, 3-Gang. Rahmenschloss mit 2 Schlüsseln. Kettenkasten ganz. Abholung.

= Blaues Velo mit Kindersitzmontage
4020 | 230 | condition=used, size=52 cm, colour=blue, bicycleType=city | citybike-blue
Citybike blau, 52 cm, mit Kindersitz (Hamax) zum Abnehmen. Nabe gefettet, Bremsen neu. Tourenreifen. TWINT oder bar.

= Enduro Orbea rot, Gr. M
4020 | 1180 | condition=good, make=Orbea, size=M, colour=red, bicycleType=mountain | mountainbike-red x2
Orbea Rallon, Enduro, Gr. M, rot. 150 mm. Lenker auf 760 mm gekürzt. Lager neu. Antrieb 1x11 zur Hälfte. Nie Bikepark.
Kein Versand, Probefahrt gegen Pfand.

= Mountainbike Kona schwarz, Stahl
4020 | 390 | condition=used, make=Kona, size=M, colour=black, bicycleType=mountain | mountainbike-black
Kona 90er Stahl, Gr. M, Starrgabel, Cantilever, Deore XT. Lack verwittert. Für Liebhaber. Läuft.

= Blaues 27.5er mit Schutzblechen
4020 | 340 | condition=good, make=Cresta, size=L, colour=blue, bicycleType=mountain | mountainbike-blue x2
Cresta 27.5, Gr. L, blau, Schutzbleche, Licht und Ständer. Schulvelo. Kette neu. Pneus 60 %.

= Zeitfahrrad weiss, Triathlon
4020 | 1290 | condition=good, make=Cervélo, size=54 cm, colour=white, bicycleType=road | roadbike-white x2
Cervélo P2 Triathlon, 54, weiss, Ultegra. Auflieger mit neuen Polstern. Laufräder mit 50-mm-Felgen. 2’300 km. Koffer
zum Mieten möglich. NP 2’890.–

= Gravelbike schwarz, Taschen dran
4020 | 1150 | condition=good, make=Rose, size=56 cm, colour=black, bicycleType=gravel | roadbike-black x2
Rose Backroad, 56, schwarz, GRX 600. Reifen 40 mm tubeless. Rahmentaschen gehen mit. Ein Steinschlag am Unterrohr.
Service im Frühling.

= Blaues Damenrennvelo, 50er Rahmen
4020 | 450 | condition=good, make=Tigra, size=50 cm, colour=blue, bicycleType=road | roadbike-blue
Tigra Damenrennvelo, 50 cm, blau, 80er-Jahre, 12 Gänge. Reifen und Kabel neu. Chrom schön. Post nicht möglich.

= Kindervelo 24 Zoll, blau, Nabenschaltung
4020 | 160 | condition=good, size=24 Zoll, colour=blue, bicycleType=childrens | kidsbike-blue
Kindervelo 24 Zoll, 3-Gang Nabe, Rücktritt, blau. Wenig gefahren. Licht mit Dynamo. Bar oder TWINT.

= Grünes Kindervelo 18 Zoll
4020 | 85 | condition=used, size=18 Zoll, colour=green, bicycleType=childrens | kidsbike-green
18-Zoll-Velo grün mit Froschglocke. Griffe neu. Ständer. Ab 5 Jahren.

= Familienlastenrad, Elektro, grün
4030 | 3400 | condition=good, make=Riese & Müller, colour=green, bicycleType=cargo, assistance=slow | cargobike-green x3
Riese & Müller Load 60, Bosch Cargo Line, 500 Wh, grün. 7’400 km. Regenverdeck und Sitze für 2 Kinder. Bremsen neu.
Akku 83 %. NP über 7’000.–. Besichtigung nach Abmachung, Barzahlung oder Überweisung vor Ort.

= Flyer E-Bike weiss, Rücktritt
4030 | 990 | condition=used, make=Flyer, size=M, colour=white, assistance=slow | ebike-white x2
Flyer T8 weiss, Rücktritt, Gr. M. Akku vor 1 Jahr ersetzt (Rechnung 690.–). Sattel mit Federung. Ladegerät dabei.
Kratzer am Rahmen.

= E-Trekking schwarz, Herren
4030 | 1790 | condition=good, make=Tour de Suisse, size=L, colour=black, bicycleType=trekking, assistance=slow | ebike-black
Tour de Suisse E-Trekking Herren, Gr. L, schwarz, Bosch Performance, 500 Wh. 3’100 km, Service neu. 10-Gang. Zwei
Schlüssel.

= Kinderanhänger blau, Einsitzer, gefedert
4040 | 280 | condition=good, make=Weber | biketrailer-blue x2
Weber Ritschie 1, gefedert, blau. Wimpel, Licht, Babyschale. Bremse am Buggy ok. Gereinigt. Neupreis 1’050.–.

= Rollentrainer und Matte
4040 | 120 | condition=good, make=Tacx | roadbike-blue
Tacx Flow Rollentrainer mit Matte und Tablethalter. Adapter für Steckachse. Etwas laut. Das Velo auf dem Bild gehört
nicht dazu.

= Rudermaschine grau, klappbar
4060 | 260 | condition=used | treadmill-grey
Rudermaschine klappbar, grau, Gummizug. Computer zeigt Schläge und Zeit. Ab Platz.

= Kettlebells schwarz, drei Stück
4060 | 75 | condition=good | dumbbells-black
Drei Kettlebells 8/12/16 kg, Gusseisen schwarz, nur zusammen, Abholung wegen Gewicht.

= Balance-Board und bunte Gewichte
4060 | 30 | condition=likeNew | dumbbells-mixed
Balance-Board Holz und Gewichte (1, 2, 3 kg). Aus Physiotherapie. Anleitung dabei.

= Tennisschläger für Junioren, drei Grössen
4070 | 50 | condition=used, make=Wilson | racket-yellow x2
3 Wilson Juniorenrackets 21/23/25 Zoll. Das mittlere hat einen Kratzer am Rahmen. Versand 9.–.

= Squashschläger blau, Griff neu
4070 | 35 | condition=good, make=Tecnifibre | racket-blue
Squashracket Tecnifibre mit 2 Bällen, Griff neu.

= Kanu rot, Canadier, drei Bänke
4080 | 640 | condition=used, make=Old Town | kayak-red x3
Old Town Canadier rot, 4.8 m, 3 Bänke, 3 Paddel. PE, unzerstörbar. Kratzer. 34 kg. Abholung mit Dachträger, kann beim
Aufladen helfen.

= Gelbes Sit-on-top für den Neuenburgersee
4080 | 290 | condition=good | kayak-yellow
Sit-on-top gelb, 2.8 m, mit Paddel und Sitz. Drainstopfen komplett. Für Seen.

= SUP-Board mint, extra breit
4080 | 230 | condition=good | paddleboard-mint x2
SUP 10’8 x 34, mint, breit, rutschfeste Matte. Pumpe und Paddel. Wenig gebraucht. Versand sperrig 29.–, TWINT

= Windsurfbrett blau, Klassiker
4080 | 190 | condition=used, make=F2 | paddleboard-blue
F2 Windsurfboard 280 cm, blau, mit Segel 5.5 (80er, neonpink), Gabelbaum, Mast. Finnen da. Liebhaberstück oder für
Anfänger. Zusammen.

= Eishockeytor und Stöcke für Hinterhof
4090 | 70 | condition=used | iceskates-black
Hockeytor 180 x 120, 4 Stöcke, Goaliehandschuh links. Netz neu. Tor zerlegbar.

= Tourenski mit Fellen, 165
4120 | 320 | condition=good, make=Movement, size=165, winterSport=touring, itemLength=165 | skis
Movement Tourenski 165 mit Fellen und Dynafit-Bindung. Länge 305 mm eingestellt. Harscheisen dabei. Kanten gut. Nicht
einzeln.

= Kinderskischuhe, vier Paar
4120 | 60 | condition=used, size=18–22, winterSport=alpine | skiboots-white
4 Paar Kinderskischuhe, MP 18–22. Salomon und Nordica. Schnallen komplett. Paar 20.–, alle 60.–.

= Weisses Kunstlaufpaar, Stufe zwei
4120 | 70 | condition=good, make=Edea, size=38, winterSport=skating | iceskates-white x2
Edea Overture Gr. 38, weiss, mit Kufen. Frisch geschliffen. 1 Saison. NP 259.–

= Snowboardset blau für Jugendliche
4120 | 130 | condition=used, size=140, winterSport=snowboard | snowboard-blue x2
Snowboardset Junior: Board 140, Boots 37, Helm S. Belag gewachst. Namen in den Boots angeschrieben.

= Hauszelt grün, Jahrgang 1988
4160 | 90 | condition=used | tent-green x2
Hauszelt 1988, Baumwolle, grün, 4 Personen, Stahlgestänge. Reissverschluss neu. Imprägniert. 22 kg. Platz zum
Aufstellen und Anschauen vorhanden.

= Ultraleichtzelt rot, 1 Person
4160 | 190 | condition=likeNew, make=Nemo | tent-red
Nemo Hornet 1P, rot, 1.2 kg. Zweimal gebraucht. Footprint. NP 419.–. Versand 9.–.

= Schlafsäcke Daune, zwei, koppelbar
4160 | 150 | condition=good, make=Exped | backpack-red
Zwei Exped Daunenschlafsäcke (links/rechts), koppelbar, Komfort –4 °C. Gewaschen beim Fachgeschäft. Im roten Rucksack
verpackt, der geht mit.

= Trekkingrucksack grün, 65 Liter
4160 | 75 | condition=used, make=Bach | backpack-green x2
Bach Specialist 65 l, grün. Sehr robust. Eine Schnalle ersetzt. TWINT, Post 9.–.
