= LEGO Space blau, über 2000 Teile
3410 | 95 | condition=used | bricks-blue x2
LEGO Space aus den 80ern, blau/grau, gut 2’000 Teile, mit gelben Scheiben und 11 Astronauten. Zwei Modelle (6929 und
6980) komplett mit Anleitung, der Rest lose. Keine Einzelteile. Versand 9.–.

= Holzbausteine im Leiterwagen
3410 | 45 | condition=used | bricks-mixed
112 Bauklötze aus Buche im Leiterwagen. Leiterwagen quietscht etwas. Unbehandelt.

= Alter Bär, braun, ein Auge
3420 | 65 | condition=used | teddy-brown x2
Alter Teddy, braun, ca. 1940, 42 cm, Holzwolle. Ein Auge fehlt, Gelenke fest. Laut Puppendoktorin Schweizer
Herstellung.

= Crèmefarbener Riesenteddy, 1.10 m
3420 | 40 | condition=good | teddy-cream x2
Riesenteddy 1.10 m, crème. Sauber, aus tierfreiem Haushalt. Bitte abholen, Versand ist zu teuer.

= Puppenhaus mint, Bauhaus-Stil
3420 | 120 | condition=good | dollhouse-mint x3
Puppenhaus mint, Eigenbau nach Bauhaus-Vorbild, Massstab 1:12, Flachdach abnehmbar. Ohne Möbel. 80 x 40 x 45 cm.
Abholung mit Auto, TWINT

= Rotes Puppenhaus, Beleuchtung defekt
3420 | 50 | condition=defective | dollhouse-red
Rotes Puppenhaus eingerichtet, Beleuchtung geht nicht (Trafo defekt). Für Bastler. Ab Platz.

= Puppe mit Schlafaugen und Truhe
3420 | 55 | condition=used | babyclothes-yellow
Puppe mit Schlafaugen, 45 cm, mit Holztruhe, 8 Kleidern und Finken. Ein Augenlid klemmt leicht. Marke unbekannt.

= Kinderspiele ab 4 (Haba, Ravensburger)
3430 | 30 | condition=good | boardgame-green x2
Obstgarten, Memory, Zitternadel, Tempo kleine Schnecke. Beim Obstgarten ist eine Kirsche selber gemacht. Zusammen
30.–, Post 9.–.

= Strategiespiele, schwere Kartons
3430 | 110 | condition=good | boardgame-red x3
Strategiespiele: Terraforming Mars, Scythe, Agricola und Puerto Rico. Alle deutsch, Karten in Hüllen, Figuren
sortiert. Einzeln 35.– pro Stück.

= Carrom-Brett mit Pulver
3430 | 85 | condition=good | boardgame-red
Carrom-Brett 74 cm mit Steinen, Striker und Puder. Holzrahmen Sheesham. Sehr guter Zustand. Nur Abholung wegen Grösse.

= Tichu-Karten, neun Decks, Turnierset
3430 | 35 | condition=used | boardgame-green
9 Tichu-Decks aus Vereinsauflösung, gebraucht aber vollständig.

= Holzeisenbahn mit Drehscheibe, Brio
3440 | 70 | condition=good | trainset-wood x2
Brio-Schienen mit Drehscheibe, Seilbahn und 15 Wagen mit Magneten. 2 Tunnel. Alles im Sack, Abholung oder Versand 9.–

= LGB Gartenbahn, rote Lok
3440 | 240 | condition=used | trainset-red x2
LGB Spur G Startset mit roter Lok, 3 Wagen, Trafo und ca. 18 m Schienen. Draussen gebraucht, darum oxidierte Schienen.
Lok läuft nach Service wieder gut. VB.

= Grüne Güterlok, digital mit Sound
3440 | 220 | condition=likeNew | modeltrain-green x2
Roco Güterlok grün, H0, DCC mit Sound, Decoder programmiert. Nur auf der Vitrine gestanden. OVP.

= Rote Triebwagen, Zahnrad, Spur H0m
3440 | 190 | condition=good, scale=h0 | modeltrain-red x2
Bemo RhB Triebwagen rot, H0m, analog. Pantograf ersetzt. Läuft sauber, Schachtel vorhanden. Eingeschriebener Versand
9.–.

= Modellschiff Dampfer, halbfertig
3440 | 80 | condition=used | boat-wood
Bausatz Dampfer 1:96, Rumpf fertig, Aufbauten und Takelage noch offen. Baupläne und Leim dabei.

= Ferngesteuertes Auto, rot, 40 km/h
3440 | 90 | condition=used | modelcar-red x2
RC-Auto 1:10, rot, 40 km/h, 2.4 GHz, zwei Akkus, Ersatzkarosserie, Ladegerät. Dämpfer hinten links undicht. Nichts für
kleine Kinder!

= Blauer Bagger, ferngesteuert, Metall
3440 | 110 | condition=good | modelcar-blue
RC-Bagger 1:14 blau, Metall, Hydraulik. Gewicht 14 kg. Wenig Betriebsstunden. Akku LiPo dabei. NP 289.–.

= Stickgarn in 200 Farben
3450 | 40 | condition=new | rug-blue
Stickgarn Anchor, 200 Farben, auf Kärtli gewickelt und nummeriert. Neu. Ca. 8 m pro Farbe. Versand A-Post inbegriffen.

= Kinderwerkbank mit echtem Werkzeug
3450 | 60 | condition=used | toolbox-red x2
Kinderwerkbank aus Holz mit Schraubstock, Hammer, Säge, Zange. Höhe 68 cm. Ab ca. 5 Jahren. TWINT bei Abholung.

= Zeltlandschaft mit Tunnel, rot
3460 | 35 | condition=used | tent-red
Rotes Spielzelt mit Tunnel, zusammenklappbar, mit Tasche. Ein Bändeli gerissen.

= Suche Kasperlifiguren aus Holz
3420 | 80 | - | teddy-brown | wanted
Suche Kasperlifiguren aus Holz, vor allem Räuber, Polizist und Krokodil. Zustand egal. Zahle bis 80.– für einen Satz,
hole in der Region ab.
