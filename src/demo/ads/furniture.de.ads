= Couch grau, drei Plätze, Bezug waschbar
3020 | 290 | condition=good, colour=grey | couch-grey x3
Der mittlere Platz ist der beste, das wissen in dieser Familie alle, auch der Hund. Bezug heute früh aus der Maschine gekommen.

= Samtsofa senfgelb, noch mit Rückgabezettel
3020 | 640 | condition=likeNew, colour=yellow, material=fabric | couch-mustard x3
Passt farblich zu allem ausser zu meinem neuen Freund. Beine aus Buche, Sitzhöhe 43.

= Ecksofa crème mit Bettfunktion
3020 | 380 | condition=used, colour=beige | couch-cream x3
Gäste bleiben darauf erfahrungsgemäss zwei Nächte, länger geht wegen der Querstange. Ein Rotweinfleck wurde zur Unterseite befördert.

= Zweisitzer blau, Design aus Dänemark
3020 | 890 | condition=good, colour=blue | couch-blue x3
Wolle von Kvadrat, Etikette unter dem Kissen. Wir ziehen zusammen und haben jetzt zwei blaue Sofas, was niemand braucht.

= Ohrensessel gelb, neu gepolstert
3020 | 260 | condition=good, colour=yellow | armchair-yellow x2
Vom Bahnhofbuffet, wie der Polsterer anhand der Nägel schwört. Man sitzt hoch und sieht aus, als wüsste man etwas.

= Lesesessel blau mit Hocker
3020 | 180 | condition=used, colour=blue | armchair-blue x2
Die Lehne ist an einer Stelle heller, dort lag immer der Kater Moritz. Verstellbar in vier Stufen, die dritte klemmt gemütlich.

= Roter Kippsessel, siebziger Jahre
3020 | 340 | condition=good, colour=red | armchair-red x3
Dreht, wippt und war in einem Coiffeursalon. Haarfreie Zone seit gestern.

= Schlafsofa für die erste Wohnung
3020 | 60 | condition=used, colour=grey | couch-grey
Das dritte Sofa seiner Laufbahn, zwei Studiengänge hat es schon begleitet. Lattenrost mit einer Latte aus Besenstiel.

= Bett Eiche massiv 160 x 200
3030 | 520 | condition=good, colour=brown, material=wood, width=160 | bed-oak x3
Ohne eine einzige Schraube gesteckt, man muss aber zu dritt sein. Lattenrost verstellbar, Matratze gebe ich nicht, die ist privat.

= Bettgestell weiss mit Schubladen
3030 | 190 | condition=good, colour=white | bed-white x2
Unten passen zwölf Duvets oder ein Teenagerleben. Eine Schublade läuft streng, dort war das Teenagerleben.

= Boxspringbett grau 180 x 200
3030 | 780 | condition=likeNew, colour=grey, width=180 | bed-grey x3
Zu weich für mich, zu hart für sie, jetzt schlafen wir getrennt und gut. Topper eingeschlossen.

= Matratze 90 x 200, Gästezimmer
3030 | 70 | condition=likeNew, width=90 | bed-white
Elf Nächte in acht Jahren, meine Schwester führte Buch. Bezug chemisch gereinigt.

= Hochbett Kiefer mit Leiter
3030 | 150 | condition=used, colour=brown, material=wood | bed-oak
Unter der Matratze wohnte jahrelang eine Räuberbande. Sterne an der Leiter leuchten immer noch.

= Esstisch Eiche, 220 cm, eigene Äste
3040 | 690 | condition=good, colour=brown, material=wood | table-oak x3
Vom Schreiner am Ort, aus einem Baum, den der Sturm geholt hat. Ein Brandring vom Fondue ist datierbar auf Silvester.

= Küchentisch weiss, ausziehbar
3040 | 120 | condition=used, colour=white | table-white x2
Für vier, für acht oder für elf, wenn Kinder auf Knien sitzen. Tischplatte zweimal gestrichen, Unterseite voller Kaugummi aus den Neunzigern, entfernt.

= Nussbaumtisch mit Einlage
3040 | 450 | condition=good, colour=brown, material=wood | table-walnut x3
Für drei Mieten zu gross, für das Leben genau richtig. Transport nur auf der Kante, ich zeige wie.

= Vier Stühle aus Esche, Bindung neu
3040 | 240 | condition=good, colour=brown, material=wood | chairs-wood x2
Wiener Geflecht vom Behindertenwerk Sankt Jakob frisch eingezogen. Keiner wackelt, ich habe sie alle am gleichen Abend getestet.

= Schwarze Bugholzstühle, sechs Stück
3040 | 420 | condition=used, colour=black | chairs-black x2
Aus einem Theatercafé, auf der Unterseite stehen Kreidenummern. Nummer vier fehlt, sie ist in ein Stück eingezogen.

= Gartenwirtschaft-Stühle weiss, klappbar
3040 | 90 | condition=used, colour=white | chairs-white
Acht davon, gestrichen im letzten Frühling. Wer schwer lacht, soll sich vorsichtig setzen.

= Barhocker und Bistrotisch
3040 | 130 | condition=good, colour=black | chairs-black
Standen auf dem Balkon im vierten Stock und kennen jede Nachbarin. Tischplatte aus Zink mit Patina.

= Kleiderschrank Eiche, drei Türen
3050 | 390 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Lässt sich zerlegen, wenn man die Reihenfolge kennt; ich habe sie nummeriert. Innen riecht es nach Zirbenholz, das ist Absicht.

= Schrank weiss, zwei Türen mit Spiegel
3050 | 140 | condition=used, colour=white | wardrobe-white x2
Der linke Spiegel macht schmaler, der rechte ist ehrlich. Tablare verstellbar.

= Grüner Spind aus der Turnhalle
3050 | 160 | condition=used, colour=green | wardrobe-green x2
Blech, zwei Abteile, auf einem steht «Hug». Wer Hug heisst, bekommt zehn Franken Rabatt.

= Bücherregal Eiche, vier Meter breit
3050 | 280 | condition=good, colour=brown, material=wood | shelf-oak x3
Trägt alles ausser Lexika in Vollbesetzung. Wandbefestigung unbedingt montieren, unser Kater hat es bewiesen.

= Regal weiss mit Fächern, acht mal vier
3050 | 60 | condition=used, colour=white | shelf-white x2
Passt für Schallplatten, Windeln und Steuerunterlagen, in dieser Reihenfolge benützt. Eine Kante ist angestossen.

= Stahlregal schwarz, Loft-Stil
3050 | 110 | condition=good, colour=black, material=metal | shelf-black x2
Aus einer Druckerei in Bümpliz, nachgeschwärzt. Lastfähig bis zum Heftklammernvorrat eines Bundesamts.

= Kommode aus Kirschholz, vier Schubladen
3050 | 230 | condition=good, colour=brown, material=wood | dresser-wood x2
Die unterste Schublade war fünfzig Jahre lang für Schnüre reserviert. Sie ist jetzt leer und etwas ratlos.

= Blaue Kommode mit Porzellanknöpfen
3050 | 175 | condition=good, colour=blue | dresser-blue x3
Kreidefarbe, zweimal gewachst, Knöpfe aus Lissabon. Die Rückwand ist unbehandelt, denn da hatte ich keine Lust mehr.

= Wickelkommode weiss, danach Sideboard
3050 | 120 | condition=good, colour=white | dresser-white x2
Aufsatz abnehmbar, vier Kinder sind davon nie hinuntergefallen. Eines ist hinaufgeklettert.

= Stehlampe Messing, dimmbar
3060 | 130 | condition=good, colour=gold | floorlamp-brass x2
Die Lampe, unter der mein Vater Kreuzworträtsel löste. Kabel neu mit Stoffmantel, geprüft vom Elektriker im Haus.

= Bogenlampe schwarz mit Marmorfuss
3060 | 240 | condition=used, colour=black | floorlamp-black x2
Der Fuss wiegt vierzig Kilo und hat ein Loch für den Besenstiel, so trägt man ihn zu zweit. Licht fällt genau dort, wo das Sofa endet.

= Papierlampe weiss, zwei Stück
3060 | 35 | condition=good, colour=white | floorlamp-white
Sanft wie Milch, leicht wie eine Ausrede. Eine hat einen Riss, den man gegen die Wand dreht.

= Deckenlampe aus alter Melkkanne
3060 | 75 | condition=good, colour=silver | lamp
Selbst gelötet, vom Fachmann verdrahtet. Über dem Esstisch gibt sie ein Licht wie im Stall um fünf.

= Perserteppich rot, 200 x 300
3090 | 480 | condition=used, colour=red | rug-red x2
Täbris, handgeknüpft, eine Franse hat das Tierchen aus dem Tierheim gefressen. Gewaschen beim Teppichhändler, Quittung ist da.

= Wollteppich blau, Handarbeit
3090 | 160 | condition=good, colour=blue | rug-blue x2
Aus sieben Pullovern gewoben, man findet sogar einen Ärmel. Mottenfrei und sehr warm von unten.

= Juteläufer sandfarben, vier Meter
3090 | 50 | condition=used, colour=beige | rug-sand
Für lange Gänge in kurzen Wohnungen. Eine Ecke rollt sich, zwei Wörterbücher haben nicht geholfen.

= Spiegel mit Goldrahmen, 90 x 140
3090 | 190 | condition=good, colour=gold | mirror-gold x2
War im Theater im Bühnenbild von «Tartuffe», dahinter hat sich jemand versteckt. Heute ist niemand mehr da.

= Rundspiegel schwarz, Badezimmer
3090 | 45 | condition=likeNew, colour=black | mirror-black
Zu klein bestellt, zu gross zum Zurückschicken. Haken und Dübel liegen in der Schachtel.

= Standspiegel Holz, kippbar
3090 | 85 | condition=good, colour=brown | mirror-wood x2
Wer ihn ganz nach hinten kippt, sieht die Decke, das hat unser Baby eine Stunde lang beschäftigt. Füsse mit Filz, Rahmen geölt.

= Bild Bergsee, wandfüllend
3090 | 110 | condition=likeNew, colour=blue | painting-lake
Für eine Arztpraxis gekauft, wo er zu entspannt machte. Die Leute schliefen im Wartezimmer ein.

= Suche Ersatzstuhl zu runder Essgruppe
3040 | 60 | - | chairs-black | wanted
Bugholz, Rohrsitz, drei Streben. Unser fünfter hat eine Hochzeitsrede nicht überlebt.
