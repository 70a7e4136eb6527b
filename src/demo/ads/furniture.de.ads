= IKEA Sofa grau, 3 Plätze, Bezug waschbar
3020 | 290 | condition=good, colour=grey | couch-grey x3
IKEA Ektorp, 3er, grau. Wir haben das Sofa vor sechs Jahren gekauft und zügeln jetzt in eine kleinere Wohnung, wo es
leider keinen Platz mehr hat. Der Bezug lässt sich abnehmen und kam gerade frisch aus der Maschine. Keine Löcher,
keine Flecken, der mittlere Platz ist etwas weicher als die andern. Es wohnt ein Hund im Haushalt. Masse: 218 x 88 x
88 cm. Ihr müsst es zu zweit abholen, Lift ist vorhanden und vor dem Haus kann man kurz parkieren. TWINT oder bar.

= Samtsofa senfgelb, wie neu
3020 | 640 | condition=likeNew, colour=yellow, material=fabric | couch-mustard x3
Samtsofa 3-Plätzer, senfgelb, von Westwing. 5 Monate alt, NP 1’190.–. Breite 205, Sitzhöhe 43, Füsse Buche. Grund:
neue Wohnung, passt nicht durch das Treppenhaus. Kein Tausch.

= Ecksofa crème mit Bettfunktion
3020 | 380 | condition=used, colour=beige | couch-cream x3
Ecksofa crème mit Bettfunktion und Bettkasten. 240 x 165 cm, Ecke links. Ein Fleck auf der Unterseite vom Kissen.
Nichtraucher. Muss von euch abgeholt werden, wir helfen tragen.

= Zweisitzer blau, Design aus Dänemark
3020 | 890 | condition=good, colour=blue | couch-blue x3
Zweisitzer aus Dänemark, Stoff Kvadrat blau, Etikett vorhanden. 150 cm breit. Wir ziehen zusammen und haben jetzt
zwei. NP war 2’800.–, VB 890.–. Probesitzen jederzeit

= Ohrensessel gelb, neu gepolstert
3020 | 260 | condition=good, colour=yellow | armchair-yellow x2
Ohrensessel gelb, vor 2 Jahren neu gepolstert (Rechnung da). Sehr bequem, Sitzhöhe 46. Abholung.

= Lesesessel blau mit Hocker
3020 | 180 | condition=used, colour=blue | armchair-blue x2
Lesesessel mit Hocker, blau, Lehne 4-fach verstellbar, eine Stufe klemmt. Stoff an der Lehne ausgebleicht. Katze im
Haushalt.

= Roter Kippsessel, siebziger Jahre
3020 | 340 | condition=good, colour=red | armchair-red x3
Drehsessel rot, 70er-Jahre, Kunstleder ohne Risse, Fuss verchromt. Dreht und wippt. Höhe 98 cm. Versand nicht möglich.

= Schlafsofa für die erste Wohnung
3020 | 60 | condition=used, colour=grey | couch-grey
Schlafsofa grau, gebraucht, muss weg, Abholung bis Samstag!

= Bett Eiche massiv 160 x 200
3030 | 520 | condition=good, colour=brown, material=wood, width=160 | bed-oak x3
Bett Eiche massiv 160 x 200, metallfrei gesteckt, mit verstellbarem Lattenrost. Ohne Matratze. Kopfteil 95 cm hoch.
Wenige Kratzer am Fussteil. Demontage zusammen, dauert 20 Minuten. NP 1’690.–.

= IKEA Bettgestell weiss mit Schubladen
3030 | 190 | condition=good, colour=white | bed-white x2
IKEA Brimnes weiss, 4 Schubladen, eine läuft streng. Lattenrost dabei, Matratze nicht. Bereits zerlegt, alle Schrauben
in einem Säckli. Ab Platz.

= Boxspringbett grau 180 x 200
3030 | 780 | condition=likeNew, colour=grey, width=180 | bed-grey x3
Boxspringbett grau 180 x 200 inkl. Topper. 1 Jahr alt, für uns zu weich. Von Conforama, Kaufquittung vorhanden, NP
1’499.–. Abholung mit Lieferwagen.

= Matratze 90 x 200, Gästezimmer
3030 | 70 | condition=likeNew, width=90 | bed-white
Matratze 90 x 200 von Bico, aus dem Gästezimmer, praktisch ungebraucht, Bezug gereinigt, Abholung.

= Hochbett Kiefer mit Leiter
3030 | 150 | condition=used, colour=brown, material=wood | bed-oak
Hochbett Kiefer 90 x 200, Höhe 180 cm, mit Leiter. Ein paar Kleber. Schrauben komplett. Nur Abholung, TWINT

= Esstisch Eiche massiv, 220 cm
3040 | 690 | condition=good, colour=brown, material=wood | table-oak x3
Esstisch aus massiver Eiche, 220 x 95 x 75 cm, vom Schreiner im Dorf gemacht. Wir haben zehn Jahre lang daran
gegessen, Hausaufgaben gemacht und Fondue gekocht, und das sieht man auch: in der Mitte hat es einen Brandring und ein
paar Druckstellen. Mit einmal Abschleifen und Ölen wäre er wieder wie neu. Die Beine kann man abschrauben. Platz für
acht, mit etwas Zusammenrücken zehn. Preis verhandelbar, aber bitte realistisch bleiben. Nur Abholung, wir helfen beim
Tragen.

= Küchentisch weiss, ausziehbar
3040 | 120 | condition=used, colour=white | table-white x2
Küchentisch weiss, ausziehbar 120 bis 180 cm. Zweimal gestrichen. Stühle nicht dabei. Bar bei Abholung.

= Nussbaumtisch mit Einlage
3040 | 450 | condition=good, colour=brown, material=wood | table-walnut x3
Nussbaumtisch 160 x 90 mit Einlage 50 cm. Oberfläche geölt, kleine Druckstellen. Platte ist schwer, bitte zu zweit
kommen.

= Vier Stühle aus Esche, Bindung neu
3040 | 240 | condition=good, colour=brown, material=wood | chairs-wood x2
4 Stühle Esche mit Wiener Geflecht, frisch geflochten. Stabil. Stückpreis 60.–, nur zusammen.

= Schwarze Bugholzstühle, sechs Stück
3040 | 420 | condition=used, colour=black | chairs-black x2
6 Bugholzstühle schwarz (Thonet-Stil), aus Café. Lack abgestossen, keiner wackelt. Einzeln 80.–.

= Gartenwirtschaft-Stühle weiss, klappbar
3040 | 90 | condition=used, colour=white | chairs-white
8 Klappstühle weiss, Gartenwirtschaft, letzten Frühling gestrichen. Zwei wackeln leicht. Abholung.

= Barhocker und Bistrotisch
3040 | 130 | condition=good, colour=black | chairs-black
Zwei Barhocker schwarz und Bistrotisch mit Zinkplatte. Standen auf dem überdachten Balkon. Höhe Tisch 105 cm.

= Kleiderschrank Eiche, drei Türen
3050 | 390 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Kleiderschrank Eiche, 3 Türen, 150 x 60 x 200, zerlegbar, Teile nummeriert. Kleiderstange und 4 Tablare. Schlüssel
vorhanden. Demontage durch Käufer, ich helfe gern.

= Schrank weiss, zwei Türen mit Spiegel
3050 | 140 | condition=used, colour=white | wardrobe-white x2
Schrank weiss, 2 Spiegeltüren, 120 x 60 x 190 cm. Kratzer unten links. Tablare verstellbar. Muss wegen Zügeln weg,
Abholung bis Ende Monat.

= Grüner Spind aus der Turnhalle
3050 | 160 | condition=used, colour=green | wardrobe-green x2
Spind grün aus Turnhalle, Blech, 2 Abteile, 180 x 60 x 50. Schlösser ohne Schlüssel. Schild «Hug» noch dran.

= Bücherregal Eiche, vier Meter breit
3050 | 280 | condition=good, colour=brown, material=wood | shelf-oak x3
Bücherregal Eiche furniert, 4 m breit in 5 Elementen, 200 hoch, 30 tief. Muss an die Wand geschraubt werden. Winkel
dabei. Auch Teile davon möglich. Abholung, Barzahlung oder TWINT.

= IKEA Kallax weiss, 8 x 4 Fächer
3050 | 60 | condition=used, colour=white | shelf-white x2
Kallax weiss 8 x 4, zerlegt, eine Kante abgestossen, gegen Abholung.

= Stahlregal schwarz, Loft-Stil
3050 | 110 | condition=good, colour=black, material=metal | shelf-black x2
Stahlregal schwarz, 180 x 90 x 40, aus Druckerei. 5 Böden, pro Boden ca. 100 kg. Nachlackiert.

= Kommode aus Kirschholz, vier Schubladen
3050 | 230 | condition=good, colour=brown, material=wood | dresser-wood x2
Kommode Kirschbaum, 4 Schubladen, 95 x 50 x 85. Läuft alles gut, Schlüssel fehlt. Von den Grosseltern. Ab Platz.

= Blaue Kommode mit Porzellanknöpfen
3050 | 175 | condition=good, colour=blue | dresser-blue x3
Kommode blau, Kreidefarbe, gewachst, neue Porzellanknöpfe. 80 x 42 x 78. Rückwand roh. Versand nicht möglich.

= Wickelkommode weiss, danach Sideboard
3050 | 120 | condition=good, colour=white | dresser-white x2
IKEA Hemnes mit abnehmbarem Wickelaufsatz, 108 x 50 x 95. Schubladen alle ok. Ohne Aufsatz ein normales Sideboard.
TWINT oder bar.

= Stehlampe Messing, dimmbar
3060 | 130 | condition=good, colour=gold | floorlamp-brass x2
Stehlampe Messing, dimmbar, Höhe 165 cm, Kabel mit Stoffmantel neu. E27, Leuchtmittel dabei. Vom Elektriker geprüft.

= Bogenlampe schwarz mit Marmorfuss
3060 | 240 | condition=used, colour=black | floorlamp-black x2
Bogenlampe schwarz mit Marmorfuss (40 kg). Ausladung 2 m. Schirm hat innen einen Kratzer. Abholung nur zu zweit
sinnvoll.

= IKEA Papierlampen weiss, zwei Stück
3060 | 35 | condition=good, colour=white | floorlamp-white
2 IKEA-Papierlampen weiss, eine mit Riss.

= Deckenlampe aus alter Melkkanne
3060 | 75 | condition=good, colour=silver | lamp
Deckenlampe aus Melkkanne, silbern, E27, vom Elektriker verdrahtet. Durchmesser 32 cm. Einzelstück. Versand 11.50.

= Perserteppich rot, 200 x 300
3090 | 480 | condition=used, colour=red | rug-red x2
Perser Täbris rot, 200 x 300, handgeknüpft. Fransen an einer Ecke beschädigt. Professionell gewaschen, Quittung liegt
bei. Wert laut Händler höher, muss aber Platz schaffen.

= Wollteppich blau, Handarbeit
3090 | 160 | condition=good, colour=blue | rug-blue x2
Wollteppich blau, 140 x 200, handgewoben. Keine Motten. Katzenfrei

= Juteläufer sandfarben, vier Meter
3090 | 50 | condition=used, colour=beige | rug-sand
Juteläufer 80 x 400, Sand. Eine Ecke rollt sich. Ab Platz, gerne TWINT.

= Spiegel mit Goldrahmen, 90 x 140
3090 | 190 | condition=good, colour=gold | mirror-gold x2
Spiegel mit Goldrahmen, 90 x 140 cm, Holz und Gips. Kleine Abplatzer unten rechts. Aufhängung stabil. Abholung.

= Rundspiegel schwarz, Badezimmer
3090 | 45 | condition=likeNew, colour=black | mirror-black
Rundspiegel 50 cm, schwarz, neuwertig, mit Haken und Dübel, falsch bestellt.

= Standspiegel Holz, kippbar
3090 | 85 | condition=good, colour=brown | mirror-wood x2
Standspiegel Holz 160 x 45, kippbar. Filz unten neu. Nur Abholung

= Bild Bergsee, wandfüllend
3090 | 110 | condition=likeNew, colour=blue | painting-lake
Bild auf Leinwand, Bergsee, 150 x 100 cm, aus Arztpraxis. Neu 390.–. Mit Aufhängung. Versand zu gross, bitte abholen.

= Suche Ersatzstuhl zu runder Essgruppe
3040 | 60 | - | chairs-black | wanted
Suche einen schwarzen Bugholzstuhl mit Rohrsitz, drei Streben in der Lehne, Thonet oder ähnlich. Unser fünfter ist
kaputt. Darf auch reparaturbedürftig sein.
