= Sofa grau, ausklappbar, Bettzeugkasten
3020 | 210 | condition=used, colour=grey | couch-grey x2
Schlafsofa grau mit Bettkasten, Liegefläche 140 x 200. Gebrauchsspuren an den Armlehnen. Lattenrost ok. Abholung bis
Ende Monat, TWINT.

= Kanapee crème, zierlich, für Erker
3020 | 330 | condition=good, colour=beige | couch-cream x2
Kanapee crème, 165 cm, Füsse Nussbaum, neu bezogen. Eher zum Sitzen als zum Liegen. Kein Fleck. Nichtraucherhaushalt
ohne Tiere.

= Blaues Zweiersofa, schmal für Mansarden
3020 | 170 | condition=good, colour=blue | couch-blue x2
2er-Sofa blau, nur 142 cm breit, 78 tief, passt auch durch enge Treppenhäuser. Kissen aufgepolstert. Bezug abnehmbar.
Nur Abholung.

= Senfgelbes Tagesbett mit Rolle
3020 | 260 | condition=good, colour=yellow | couch-mustard
Tagesbett senfgelb mit Rolle, 200 x 80. Lattenrost Buche. Als Gästebett gebraucht, ca. 10 Nächte. NP 590.–.

= Sessel rot, Armlehnen aus Teak
3020 | 190 | condition=used, colour=red, material=wood | armchair-red x2
Sessel rot, 60er, Armlehnen Teak. Polsterer hat Gurten ersetzt. Sitzhöhe 41 cm. Ab Platz.

= Zwei blaue Cocktailsessel
3020 | 240 | condition=good, colour=blue | armchair-blue x2
Zwei Cocktailsessel blau, aus Hotelhalle, Messingfüsse. Stoff an einem leicht verblasst. Werden zusammen verkauft.
Versand nicht möglich.

= Fernsehsessel gelb, Motor, Aufstehhilfe
3020 | 350 | condition=good, colour=yellow | armchair-yellow
Fernsehsessel gelb mit Motor und Aufstehhilfe, für Personen bis 130 kg. 2 Jahre alt, Neupreis 1’150.–. Aus Nachlass.
Lieferung in der Umgebung gegen 40.– möglich.

= Polsterhocker in Schachtelform, drei
3020 | 60 | condition=used, colour=grey | couch-grey
Drei Polsterhocker grau mit Stauraum, 40 x 40 x 40. Deckel abnehmbar. Je 20.–, zusammen 60.–, TWINT.

= Bett Eiche 140, von der Bettenmanufaktur
3030 | 390 | condition=good, colour=brown, material=wood | bed-oak x2
Bett Eiche 140 x 200 ohne Matratze, Kopfteil schräg. Knarrt nicht! Lattenrost kann mitgenommen werden. Zerlegt,
Schrauben beschriftet.

= Weisses Metallbett, romantisch
3030 | 120 | condition=used, colour=white, material=metal | bed-white x2
Metallbett weiss 160 x 200, Landhausstil. Lack an zwei Stellen ab. Mit Lattenrost. Abholung im 2. Stock ohne Lift.

= Graues Polsterbett mit Stauraum 160
3030 | 440 | condition=good, colour=grey | bed-grey
Polsterbett grau 160 x 200 mit Stauraum, Gasdruckfeder. Bezug abziehbar und waschbar. 1.5 Jahre alt. Matratze nicht
dabei. NP bei Pfister 1’290.–.

= Kajütenbett, trennbar
3030 | 230 | condition=used, colour=brown, material=wood | bed-oak x2
Kajütenbett 90 x 200, Buche massiv, in zwei Einzelbetten trennbar. Leiter und Absturzsicherung vorhanden. Kleber
lassen sich ablösen. Matratzen auf Wunsch gratis. Abbau muss selber gemacht werden.

= IKEA Norberg Klapptisch weiss
3040 | 50 | condition=good, colour=white | table-white
Wandklapptisch IKEA, 74 x 60, weiss, mit Schrauben. Kleine Kratzer. Versand möglich 11.50.

= Runder Nussbaumtisch, Säulenfuss
3040 | 380 | condition=good, colour=brown, material=wood | table-walnut x2
Runder Tisch Nussbaum, 120 cm, Säulenfuss. Wackelt nicht. Wasserring in der Mitte. Abholung zu zweit.

= Eichentisch mit Baumkante, zwei Meter
3040 | 820 | condition=likeNew, colour=brown, material=wood | table-oak x3
Tisch Eiche mit Baumkante, 200 x 95, Kufen Rohstahl. 1 Jahr alt, NP 1’700.–. Platte geölt, ca. 85 kg. Kann mit
passender Bank (separat inseriert) genommen werden.

= Schulpult mit Tintenfass
3040 | 110 | condition=used, colour=brown | desk-wood
Schulpult mit Tintenfass, klappbar, ca. 1950. Eingeritzte Namen. Für Deko oder Kinderzimmer.

= Sechs Holzstühle, Wirtschaft Sternen
3040 | 180 | condition=used, colour=brown, material=wood | chairs-wood x2
6 Wirtshausstühle Buche, nummeriert, aus aufgelöstem Restaurant. Sitzflächen gereinigt. Einer leicht wacklig. Stück
30.–

= IKEA/Eames-Stil Schalenstühle weiss, 4 Stück
3040 | 160 | condition=good, colour=white | chairs-white x2
Vier weisse Schalenstühle mit Holzbeinen, keine Originale. Schrauben ab und zu nachziehen. Filzkissen dabei. Zusammen
160.–.

= Schwarze Freischwinger, Paar
3040 | 220 | condition=good, colour=black | chairs-black x2
Zwei Freischwinger schwarz, Leder, Chromgestell. Leder gefettet, keine Risse. Marke nicht bekannt. TWINT oder bar.

= Bank für den Hauseingang, Eiche
3040 | 95 | condition=used, colour=brown, material=wood | table-oak
Sitzbank Eiche mit Stauraum, 110 x 40 x 46, Deckel klappbar. Für Entrée. Gebrauchsspuren.

= Kleiderschrank grün lackiert, dreitürig
3050 | 310 | condition=good, colour=green | wardrobe-green x2
Kleiderschrank grün lackiert, 3-türig, 140 x 58 x 195. Spiegel innen, Stange und Tablare. Vollholz, darum schwer. In
30 Minuten zerlegbar. Abholung ab Freitag.

= Eichenschrank mit Wäschefach
3050 | 420 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Eichenschrank mit Wäschefach, 2 Türen, Schlüssel da. 125 x 60 x 190. Türen schliessen gut. Rückwand an einer Stelle
geflickt.

= Weisser Schrank, Falttüren
3050 | 90 | condition=used, colour=white | wardrobe-white
Schrank weiss, Falttüren, zerlegt, wer heute kommt zahlt 70.–

= IKEA Billy schwarz, fünf Tablare
3050 | 45 | condition=used, colour=black | shelf-black
Billy schwarzbraun, 80 x 202 x 28. Ein Tablar durchgebogen. Nicht zerlegt. Nur Abholung.

= Regalwürfel weiss, neun Stück
3050 | 55 | condition=good, colour=white | shelf-white x2
9 Regalwürfel weiss, 35 x 35 cm, stapelbar mit Schrauben. Leichte Druckstellen. Ganzer Satz.

= Eichenregal für Weinflaschen
3050 | 85 | condition=good, colour=brown, material=wood | shelf-oak
Weinregal Eiche für 48 Flaschen, 100 x 60 x 30. Unbehandelt. Ab Keller, Abholung jederzeit nach 17 Uhr.

= Sideboard Nussbaum, Schiebetüren
3050 | 460 | condition=good, colour=brown, material=wood | dresser-wood x3
Sideboard Nussbaum aus den 50er-Jahren, 180 x 45 x 80 cm, mit Schiebetüren und schrägen Füssen. Es stand bei meinen
Grosseltern in der Stube und danach zwölf Jahre bei mir. Das Furnier ist an einer Kante ausgebessert, der Schlüssel
für die linke Türe ist da, der rechte fehlt schon immer. Innen sauber und ohne Geruch. Ich gebe es nur weg weil wir
uns ein Regal haben bauen lassen. Abholung mit Lieferwagen oder grossem Kombi, Decken und Gurten habe ich und tragen
helfe ich auch.

= Apothekerschrank weiss, 24 Schubladen
3050 | 290 | condition=used, colour=white | dresser-white x2
Apothekerschrank weiss, 24 Schubladen, Etiketten noch dran. 130 x 35 x 110. Einige Schubladen laufen streng.
Ausgewaschen.

= Blauer Buffetaufsatz mit Glastüren
3050 | 130 | condition=used, colour=blue | dresser-blue
Buffetaufsatz blau mit Glastüren, Bauernmalerei. Alle Scheiben ganz. Ohne Unterteil. Masse 105 x 30 x 95.

= Leselampe Messing mit Gelenk
3060 | 70 | condition=good, colour=gold | floorlamp-brass x2
Leselampe Messing mit Gelenk, E14, Kabel 3 m. Poliert. Funktioniert

= IKEA Deckenfluter schwarz
3060 | 40 | condition=used, colour=black | floorlamp-black
Deckenfluter schwarz, 2 Stufen, LED-Leuchtmittel neu. 180 cm. Ab Platz, 40 Franken fix.

= Weisse Kugellampe, bodennah
3060 | 55 | condition=likeNew, colour=white | floorlamp-white x2
Kugelleuchte weiss, 40 cm, Boden, Stoffkabel rot. Drinnen gebraucht. Versand heikel, lieber Abholung.

= IKEA Kinderteppich blau mit Sternen
3090 | 30 | condition=used, colour=blue | rug-blue
Kinderteppich 133 x 160, blau mit Sternen. Ein Filzstiftfleck. Gewaschen. Abholung oder Post 9.–.

= Berberteppich sandfarben, dick
3090 | 280 | condition=good, colour=beige | rug-sand x2
Berber 170 x 240, Sand, dick, Schurwolle aus Marokko. Professionell geklopft. Keine Motten. Fransen komplett. Gewicht
ca. 25 kg, darum nur Abholung.

= Läufer rot für die Treppe, mit Stangen
3090 | 120 | condition=used, colour=red | rug-red
Treppenläufer rot, für 17 Stufen, 70 cm breit, mit Messingstangen und Ösen. Abgelaufen an zwei Kanten.

= Garderobenspiegel Holz mit Haken
3090 | 50 | condition=good, colour=brown | mirror-wood
Garderobenspiegel Holz, 90 x 40, mit 4 Haken. Aus Kindergarten. TWINT, Versand 11.50.

= Schwarzer Wandspiegel, Industriefenster
3090 | 95 | condition=good, colour=black | mirror-black x2
Wandspiegel schwarz, 6 Felder, 80 x 120, Metallrahmen. Neu 179.–. Aufhänger stabil.

= Goldener Barockspiegel, Gips, klein
3090 | 60 | condition=used, colour=gold | mirror-gold
Kleiner Spiegel mit Goldrahmen (Gips), 40 x 50. Riss im Rahmen geleimt.
