= Reisekoffer blau, 60 cm
6640 | 30 | condition=used, colour=blue, bag=suitcase | suitcase-blue x2
Reisekoffer blau, 60 cm, vier Rollen. Kratzer an den Ecken, Schloss geht. Hat mir zehn Jahre lang gute Dienste getan,
jetzt brauche ich keinen mehr. Abholung.

= Samsonite Hartschalenkoffer rot
6640 | 75 | condition=good, make=Samsonite, colour=red, material=plastic, bag=suitcase | suitcase-red
Samsonite S’Cure rot, 69 cm, Hartschale ohne Riss. Zahlenschloss TSA. Wegen Platzmangel abzugeben, Abholung oder Post
11.50.

= Umzugskartons, weiss, faltbar, 40 Stück
6820 | 35 | condition=used | movingboxes-white x2
40 Umzugskartons weiss, faltbar, einmal gebraucht, mit Bleistift angeschrieben, gegen Abholung.

= Geschenkpapierrollen und Schachteln rot
7020 | 12 | condition=new | gift-red
Restposten aus Boutique: Geschenkpapier auf Rollen und rote Schachteln in drei Grössen. Ca. 30 Stück. Versand 9.–.

= Regenschirm schwarz, Automatik
6640 | 10 | condition=used, colour=black | umbrella-black x2
Automatikschirm schwarz, funktioniert. Gebraucht aber ganz.

= Sonnenhut und Badetasche, Strandpaket
6610 | 25 | condition=good, size=57, colour=beige | hat-straw
Sonnenhut Gr. 57 und grosse Badetasche aus Stroh. Hut hat vom Koffer eine kleine Delle, kann man mit Dampf rausmachen.
Zusammen 25.–, Porto 9.–.

= Schwarzer Damenhut, Filz, Gr. 56
6610 | 35 | condition=good, size=56, colour=black | hat-black x2
Damenhut Filz, schwarz, Gr. 56. Ausgebürstet, Feder abnehmbar. TWINT oder bar bei Abholung.

= Handtasche rot, Mailand 1988
6640 | 90 | condition=used, make=Furla, colour=red, bag=handbag | handbag-red x2
Furla Handtasche rot, ca. 1988, gekauft in Mailand. Futter vor ein paar Jahren ersetzt, Schloss original. Leder weich,
an den Ecken leicht abgerieben. Mit Staubbeutel. Versand eingeschrieben 9.–.

= Lederrucksack braun, Mappe
6640 | 65 | condition=good, colour=brown, material=leather, bag=backpack | handbag-brown
Lederrucksack braun, umbaubar zur Mappe. Sattlerarbeit, sehr stabil. Für A4-Ordner gross genug. Träger verstellbar.

= Kleine schwarze Tasche fürs Konzert
6640 | 30 | condition=likeNew, colour=black, bag=handbag | handbag-black
Abendtasche schwarz, wie neu, 30.–.

= Bergschuhe braun, Kinder 35
6300 | 35 | condition=good, size=35, colour=brown | boots-brown
Kinderbergschuhe Gr. 35, braun, Lowa. Ein Sommer getragen, frisch gefettet. Rote Senkel. Meine Tochter ist schon
rausgewachsen.

= Reitstiefel schwarz, Mädchen 36
6630 | 50 | condition=used, size=36, colour=black, wearer=children | boots-black x2
Reitstiefel Mädchen Gr. 36, schwarz, Leder. Schaft weich, Reissverschluss hinten ok. Gebrauchsspuren innen. Post 9.–
oder abholen

= Weisse Sneakers Adidas Gr. 40
6630 | 40 | condition=likeNew, make=Adidas, size=40, colour=white | shoes-white x2
Adidas Sneakers weiss, Gr. 40, zweimal getragen, im Orginalkarton.

= Tanzschuhe schwarz, Herren 43
6630 | 45 | condition=good, size=43, colour=black, wearer=men | shoes-black
Tanzschuhe Herren Gr. 43, schwarz, Rauledersohle. Guter Zustand. TWINT.

= Braune Lederschuhe, genäht, 41
6630 | 60 | condition=good, make=Bally, size=41, colour=brown | shoes-brown
Bally Schuhe Gr. 41, braun, genäht. Zweimal neu besohlt beim Schuhmacher. Spanner dabei. Ich kann sie wegen dem Ballen
nicht mehr tragen, sonst würde ich sie behalten.

= Dreiteiler Pullover rot, blau, crème
6610 | 60 | condition=good, size=M, colour=red, garment=pullover | jumper-red
Drei Pullover Gr. M (rot, blau, crème), Wolle. Der rote lädt sich etwas auf. Alle drei zusammen, nicht einzeln.

= Blauer Pulli, Fischgrat, Grösse 48
6620 | 30 | condition=used, size=48, colour=blue, garment=pullover | jumper-blue
Herrenpulli blau, Gr. 48, Fischgrat, mit Lederflicken an den Ellbogen. Kalt waschen. Versand 7.–.

= Crèmefarbener Strick mit Stehkragen
6610 | 45 | condition=likeNew, size=S, colour=beige, garment=pullover | jumper-cream
Strickpulli crème, Stehkragen, Gr. S, war ein Geschenk und ist mir zu klein. Ungetragen. Porto 7.–.

= Sommerkleid rot mit Punkten, 38
6610 | 40 | condition=good, size=38, colour=red, garment=dress | dress-red x2
Sommerkleid rot mit weissen Punkten, Gr. 38. Baumwolle, Saum doppelt genäht. Aus tierfreiem Nichtraucherhaushalt.

= Gelbes Kleid, Hochzeitsgast, 40
6610 | 55 | condition=likeNew, size=40, colour=yellow, garment=dress | dress-yellow
Gelbes Kleid Gr. 40, als Hochzeitsgast einmal getragen. Gereinigt, in Hülle. NP 159.–. Abholung oder Post.

= Dunkelblaues Kleid mit Punkten, 36
6610 | 35 | condition=good, size=36, colour=blue, garment=dress | dress-blue
Dunkelblaues Kleid mit Punkten, Gr. 36. Reissverschluss läuft wieder gut. Länge bis Knie.

= Rote Fleecejacke, Kinder 134
6300 | 18 | condition=used, size=134, colour=red | jacket-red
Fleecejacke rot, Gr. 134, von Decathlon. Gewaschen. Kinnschutz ganz.

= Blaue Übergangsjacke, Herren M
6620 | 45 | condition=good, size=M, colour=blue, garment=jacket | jacket-blue x2
Übergangsjacke Herren M, blau, wenig getragen. Innentasche mit Reissverschluss. Marke Esprit. 45.–, bei Abholung 40.–.

= Grüne Fischerjacke mit zwölf Taschen
6620 | 55 | condition=used, size=XL, colour=green, garment=jacket | jacket-green
Fischerjacke XL grün, 12 Taschen, Kapuze einrollbar. Alle Druckknöpfe gehen. Ein Loch in der linken Innentasche.

= Werkzeugkoffer rot, Erstausstattung
3240 | 55 | condition=good | toolbox-red x2
Roter Werkzeugkoffer, Grundausstattung: Hammer, Zangen, Wasserwaage, Schraubenzieherset, Schlüssel 8–19. Doppelmeter
fehlt. Ideal für die erste eigene Wohnung. Versand 11.50.

= Grauer Werkzeugkasten mit Einsätzen
3240 | 45 | condition=used | toolbox-grey x2
Werkzeugkasten grau mit Einsätzen, dazu Dichtungen und Kleinteile vom Heizungsmonteur. Gebraucht. Abholung.

= Bohrmaschinen-Set blau, 90 Bits
3240 | 85 | condition=likeNew, make=Bosch, power=mains | drill-blue
Bosch Schlagbohrmaschine mit Bitset (90 Teile), blau, im Koffer. Bei der Tombola gewonnen und nie gebraucht. Kaufbeleg
habe ich darum keinen. TWINT, Versand möglich.

= Gelbe Schlagbohrmaschine, kabelgebunden
3240 | 50 | condition=used, make=DeWalt, power=mains | drill-yellow x2
DeWalt Schlagbohrmaschine, gelb, mit Kabel. Bohrfutterschlüssel an der Schnur. Schwer und stark. Kohlen müssten
gelegentlich ersetzt werden.

= Haushaltleiter Alu, sechs Tritte
3240 | 40 | condition=good, power=manual | ladder-alu
Haushaltleiter Alu 6 Tritte, Abholung.

= Holzleiter 7 m, Lärche
3240 | 65 | condition=used, power=manual | ladder-wood
Holzleiter 7 m, Lärche, trocken gelagert. Alle Sprossen fest. Ideal zum Kirschen oder Äpfel pflücken. Transport auf
Dachträger kein Problem, ich helfe beim Festbinden.

= Farbroller blau und Abdeckmaterial
3240 | 25 | condition=used | paintroller-blue
Farbroller, Abdeckband, Folie und Kessel. Reicht für ein bis zwei Zimmer. Angebrochen, sauber.

= Malset grün: Rollen, Gitter, Bürsten
3240 | 20 | condition=used | paintroller-green x2
Malset: 3 Rollen, Gitter, 5 Pinsel, Lasurbürste. Ausgewaschen. Ab Platz 20 Franken.

= Putzeimer gelb mit Mopp und Stiel
3080 | 15 | condition=good | bucket-yellow x2
Putzeimer gelb mit Mopp, Stiel und Wringaufsatz.

= Zwei blaue Eimer, Lappen, Glasreiniger
3080 | 10 | condition=used | bucket-blue
Zwei blaue Eimer, Lappen, Glasreiniger, Fensterwischer. Wegen Wohnungsauflösung. Abholung diese Woche.

= Schutzhelme gelb, fünf Stück
3240 | 40 | condition=used | hardhat-yellow x2
5 Schutzhelme gelb, Innenband verstellbar, für Anlass gekauft. Herstelldatum auf Schirm eingeprägt. Nur zusammen.

= Bauhelm weiss mit Ohrenschutz
3240 | 30 | condition=good | hardhat-white
Bauhelm weiss mit Peltor-Gehörschutz, verstellbar. Noch gültig. Versand 9.–.

= Büropult Holz mit drei Schubladen
6810 | 130 | condition=used, material=wood | desk-wood x2
Büropult Holz, 150 x 75, drei Schubladen mit Schlüssel. Ein Tintenfleck auf der Platte. Beine abschraubbar. Stand in
der Gemeindeverwaltung. Abholung zu zweit.

= IKEA Schülerpult weiss, 120 cm
6810 | 60 | condition=good | desk-white
IKEA Pult weiss, 120 x 60, mit Kabelloch. Guter Zustand. Nur Abholung, TWINT.

= Chefsessel schwarz, Netz, Kopfstütze
6810 | 140 | condition=good | officechair-black x2
Chefsessel schwarz, Netzrücken, Kopfstütze, Gasdruckfeder ok. Armlehnen verstellbar. 2 Jahre alt, NP 349.–. Rollen für
harte Böden.

= Grauer Bürostuhl, Rollen für Parkett
6810 | 55 | condition=used | officechair-grey
Bürostuhl grau, Parkettrollen, Polster abgesaugt. Sitzhöhe 42 bis 54 cm. Armlehne rechts etwas locker

= Wandtafel grün auf Rollen
6820 | 90 | condition=used | blackboard-green x2
Wandtafel grün auf Rollen, 150 x 100 cm, klappbar. Aus Schulhaus. Kreide und Schwamm dabei. Passt in einen
Lieferwagen, nicht in einen PW. Abholung.

= Arztkoffer-Inhalt: Stethoskop und Mappe
7040 | 45 | condition=good | stethoscope-mint
Stethoskop (Littmann) und Arztmappe aus Praxisauflösung. Membran ganz, Schlauch weich. Versand 9.–.

= Kochschürzen weiss, Gastro, zehn Stück
6830 | 30 | condition=good | apron-white x2
10 weisse Gastroschürzen, gewaschen und gebügelt. Zwei haben leichte Flecken. Stück 3.–, alle 30.–.

= Blaue Latzschürzen für Marktstand
6830 | 25 | condition=used | apron-blue
6 blaue Latzschürzen vom Marktstand, lange Bändel. Gewaschen bei 60 Grad.

= Tickets: vier Mal Märchentheater
4630 | 60 | seating=seated | tickets-yellow
4 Billette Märchentheater (2 Erwachsene, 2 Kinder), Sonntagnachmittag. Wir sind leider krank. Sende ich gern per PDF
gegen TWINT.

= Konzertabend mit Streichquartett, Paar
4610 | 70 | seats=2 | violin-wood
2 Karten Streichquartett, dritte Reihe Mitte. Regulär 55.– pro Stück. Übergabe an der Abendkasse.

= Musikfest am Fluss, zwei Tagespässe
4610 | 110 | seats=2 | stage-sky x2
Zwei Tagespässe Musikfest, Samstag. Normalpreis 79.– pro Stück. Übertragbar, als PDF. Kein Wucher, gebe sie unter
Preis weg weil wir nicht können.

= Stickrahmen-Bild, Alpenrosen, gerahmt
4820 | 35 | condition=good | painting-flowers
Stickbild Alpenrosen, gerahmt, 40 x 50. Handarbeit meiner Grossmutter. Entspiegeltes Glas. Post 11.50.

= Bergbild im Querformat, Druck
3090 | 25 | condition=good, colour=blue | painting-mountain
Druck Bergpanorama im Rahmen, 80 x 40 cm. Ein kleiner Kratzer am Rahmen. Abholung.

= Wanduhr aus Holz, Pendel, Westminster
4840 | 160 | condition=used | clock-wood x2
Pendeluhr Holz mit Westminsterschlag, 65 cm hoch. Werk vor zwei Jahren gereinigt, läuft 8 Tage. Schlagwerk kann
abgestellt werden. Schlüssel vorhanden. Bitte abholen, Versand ist mir zu heikel.

= Kleine goldene Tischuhr, Quarz
4840 | 35 | condition=good | clock-gold
Kleine Tischuhr gold, Quarz, mit neuer Batterie, Höhe 12 cm.

= Blau-weisse Vase, handbemalt
3090 | 30 | condition=good, colour=blue | vase-blue
Vase blau-weiss, Delft, handbemalt, 22 cm. Ohne Chips. Versand gut gepolstert 9.–.

= Grüne Vase für grosse Sträusse
3090 | 25 | condition=good, colour=green | vase-green
Grosse grüne Glasvase, 38 cm. Standfest. Abholung, bar oder TWINT.

= Holztruhe mit schlichtem Deckel
3050 | 120 | condition=used, colour=brown, material=wood | chest-wood
Holztruhe schlicht, Fichte, 110 x 50 x 50. Griffe geschmiedet, Schloss ohne Schlüssel. War zuletzt die Legokiste. Zwei
Personen zum Tragen.

= Bemalte Truhe in Blau, Kopie von 1970
3050 | 140 | condition=good, colour=blue | chest-blue x2
Truhe blau bemalt (Kopie, ca. 1970), mit Hirschmotiv. 120 x 55 x 60. Keine Antiquität, aber schön gemacht. Innen
sauber, kein Wurm. Abholung mit Kombi möglich.

= Stehlampe Messing aus Hotelauflösung
3060 | 95 | condition=good, colour=gold | floorlamp-brass
Stehlampe Messing aus Hotel, 160 cm. Schirm innen gold, E27. Es hat mehrere gleiche, Preis pro Stück.

= Schwarze Stehlampe mit Lesearm
3060 | 60 | condition=good, colour=black | floorlamp-black
Stehlampe schwarz mit Lesearm, Trittdimmer. LED. Funktioniert einwandfrei. Ab Platz.

= Mammut Rucksack rot, 28 Liter
4160 | 40 | condition=good, make=Mammut | backpack-red x2
Mammut Rucksack rot 28 l. Hüftgurt, Pfeife, Regenhülle. Reissverschlüsse ok. Versand 9.–, TWINT.

= Blauer Rucksack für Schule und See
4160 | 30 | condition=used, make=Jack Wolfskin | backpack-blue
Jack Wolfskin Rucksack blau, Boden mit Leder geflickt. Gebraucht.

= Igluzelt grün, drei Personen
4160 | 60 | condition=used | tent-green
Iglu-Zelt grün, 3 Personen, neue Heringe. Einmal pro Jahr in der Pfadi gebraucht. Kleiner Flick im Innenzelt. Packmass
60 cm.

= Head Tennisracket blau
4070 | 40 | condition=good, make=Head | racket-blue x2
Head Racket blau, Griff 2, zehnmal gespielt. Mit Hülle. NP 99.–. Abholung oder Post.

= Babolat Tennisracket gelb
4070 | 70 | condition=used, make=Babolat | racket-yellow
Babolat Pure Drive gelb, frisch bespannt. Kratzer am Kopf. Griffgrösse 3.

= Kajak gelb mit Paddel
4080 | 310 | condition=used | kayak-yellow x2
Kajak gelb, PE, 3.2 m, mit Paddel und kleiner Spritzdecke. Boden zerkratzt aber dicht. Gefahren auf dem Rhein. Ich
habe Gurten zum Ausleihen, falls jemand ohne Träger kommt. Nur Abholung.

= Paddelboard mint für zwei Kinder
4080 | 120 | condition=used | paddleboard-mint
SUP mint für Kinder, aufblasbar, mit 2 Paddeln und Pumpe. Ein Ventil musste nachgezogen werden, hält jetzt. 120.–,
fix.

= Hanteln schwarz, 30 kg
4060 | 45 | condition=used | dumbbells-black
Hanteln schwarz, total 30 kg, Stange und Scheiben, gegen Abholung.

= Laufband grau aus Physiotherapie
4060 | 380 | condition=used, make=Cardioline | treadmill-grey x2
Laufband Cardioline aus Physiotherapie, lange Haltegriffe, ab 0.5 km/h. Wartungsheft vorhanden. Sehr stabil, 130 kg.
Steht ebenerdig. Abholung mit Lieferwagen und drei Personen, es lohnt sich.

= Helm schwarz, Roller, Gr. S
2030 | 55 | condition=good | helmet-black
Rollerhelm schwarz Gr. S, Visier ohne Kratzer, kein Sturz. TWINT

= Kugelgrill schwarz, 47 cm
3220 | 50 | condition=used | grill-black
Kugelgrill schwarz, 47 cm. Rost verchromt, gebürstet. Abholung jederzeit nach 18 Uhr.

= Olivenbaum im Tontopf, 1.70 m hoch
3210 | 95 | plantKind=treeOrShrub | olivetree-clay
Olivenbaum im Tontopf, ca. 1.70 m. Für unsere Wohnung zu gross geworden. Muss frostfrei überwintern. Abholung mit
Kombi liegend möglich.

= Cityvelo schwarz, Körbli vorne
4020 | 150 | condition=used, size=52 cm, colour=black, bicycleType=city | citybike-black
Citybike schwarz, 52 cm, Körbli vorne, Rücktritt. Bremse vorne schwach. Reifen letztes Jahr neu. Probefahrt jederzeit.

= Kindervelo gelb mit Fähnli
4020 | 50 | condition=used, size=14 Zoll, colour=yellow, bicycleType=childrens | kidsbike-yellow
Kindervelo 14 Zoll gelb mit Fähnli, ohne Stützräder.

= Flyer E-Bike grün, Akku 70 %
4030 | 890 | condition=used, make=Flyer, size=M, colour=green, assistance=slow | ebike-green
Flyer C5, Gr. M, grün, tiefer Einstieg. Akku 70 % gemessen beim Händler, reicht für ca. 35 km. 8’900 km. Service
gemacht, Pneus neu. Ladegerät und 2 Schlüssel. Ich darf aus gesundheitlichen Gründen nicht mehr fahren.

= Veloanhänger rot, faltbar
4040 | 150 | condition=used | biketrailer-red
Veloanhänger rot, faltbar, 2 Plätze. Kupplung Weber. Verdeck hat ein kleines Loch. TWINT oder bar.

= Puzzle- und Spieleabend-Kiste
3430 | 25 | condition=used | boardgame-red
9 Gesellschaftsspiele und 2 Puzzles, alles vollzählig. Ein Würfel ist ersetzt. Abholung, als Kiste.

= Drei braune Stoffbären
3420 | 35 | condition=good | teddy-brown
Drei braune Stoffbären (40, 30, 15 cm). Gewaschen. Versand 9.–.

= Dampflok grün mit Bahnhof, H0
3440 | 150 | condition=good, scale=h0 | modeltrain-green
Fleischmann Dampflok grün, H0, mit Rauchsatz und selbst gebautem Bahnhof aus Karton. Lok läuft gut vorwärts, rückwärts
etwas ruckelig. Schachtel fehlt. Porto 9.–.

= Rotes Modellcabrio 1:24
7240 | 25 | condition=likeNew, scale=s24 | modelcar-red
Modellcabrio rot, 1:24, Türen lassen sich öffnen. Stand in Vitrine. Versand 7.–.

= Kindertracht in Rot, Luzern
6300 | 40 | condition=good, size=116, colour=red | dress-red
Kindertracht Luzern, rot, Gr. 116, mit Schürze. Einmal an einem Umzug getragen. Gestärkt. Bluse nicht dabei.
