= Bausteinkiste blau, Raumfahrt, über 2’000 Teile
3410 | 95 | condition=used | bricks-blue x2
Zwei Mondfahrzeuge komplett, ein drittes nach eigener Theorie. Visiere gelb getönt.

= Holzbausteine im Leiterwagen
3410 | 45 | condition=used | bricks-mixed
Hundertzwölf Klötze, abgerundet durch Gebrauch. Leiterwagen quietscht kindgerecht.

= Alter Bär, braun, ein Auge
3420 | 65 | condition=used | teddy-brown x2
Er sieht mehr als manche mit zwei. Um 1940, sagt die Puppendoktorin, die ihn freigesprochen hat.

= Crèmefarbener Riesenteddy, 1.10 m
3420 | 40 | condition=good | teddy-cream x2
Chilbigewinn auf Anhieb, Heimtransport im Tram auf eigenem Sitzplatz. Schleife blau.

= Puppenhaus mint, Bauhaus-Stil
3420 | 120 | condition=good | dollhouse-mint x3
Von einem Architekten für eine Tochter, die lieber Fussball spielte. Flachdach begehbar.

= Rotes Puppenhaus, Beleuchtung defekt
3420 | 50 | condition=defective | dollhouse-red
Es herrscht Verdunkelung, sonst ist alles eingerichtet. Kachelofen aus Zündholzschachteln.

= Puppe mit Schlafaugen und Truhe
3420 | 55 | condition=used | babyclothes-yellow
Ein Augenlid braucht länger, sie zwinkert also. Acht Kleidli, drei Finken.

= Kinderspiele-Paket ab vier Jahren
3430 | 30 | condition=good | boardgame-green x2
Obstgarten, Memory, Zitternadel, alles vollzählig. Ein Kirschli ist aus Knete nachgebildet, rot genug.

= Strategiespiele, schwere Kartons
3430 | 110 | condition=good | boardgame-red x3
Dauer laut Schachtel zwei Stunden, laut Erfahrung zwei Freundschaften. Figuren sortiert.

= Carrom-Brett mit Pulver
3430 | 85 | condition=good | boardgame-red
Fingernägel leiden, Seele lacht. Bande aus Sheesham.

= Tichu-Karten, neun Decks, Turnierset
3430 | 35 | condition=used | boardgame-green
Der Verein hat sich verspielt. Drachen leicht abgegriffen, Hund wie neu.

= Holzbahn mit Drehscheibe und Seilbahn
3440 | 70 | condition=good | trainset-wood x2
Die Seilbahn fährt ehrlich vom Stuhl zum Sofa. Magnetwagen fünfzehn an der Zahl.

= Rote Elektrobahn, grosse Spur
3440 | 240 | condition=used | trainset-red x2
Für Garten und Gang. Dackel war Lokführer, Beweisfoto auf Wunsch.

= Grüne Güterlok, digital mit Sound
3440 | 220 | condition=likeNew | modeltrain-green x2
Pfeift so echt, dass unsere Katze auf den Perron ging. Decoder programmiert.

= Rote Triebwagen, Zahnrad, Spur H0m
3440 | 190 | condition=good, scale=h0 | modeltrain-red x2
Steigung dreissig Prozent und kein bisschen müde. Schweizer Schmalspur für Kenner.

= Modellschiff Dampfer, halbfertig
3440 | 80 | condition=used | boat-wood
Der Rumpf steht, der Rest liegt, mein Ruhestand dauert schon zu lange. Plan im Massstab.

= Ferngesteuertes Auto, rot, 40 km/h
3440 | 90 | condition=used | modelcar-red x2
Hat den Nachbarn überholt, amtlich. Akku und Karosserie doppelt.

= Blauer Bagger, ferngesteuert, Metall
3440 | 110 | condition=good | modelcar-blue
Grub unser Hochbeet um, Dauer drei Nachmittage. Hydraulik geräuschvoll.

= Stickgarn in 200 Farben
3450 | 40 | condition=new | rug-blue
Auf Kärtchen gewickelt, nummeriert, nach Regenbogen. Meine Augen haben gekündigt.

= Kinderwerkbank mit echtem Werkzeug
3450 | 60 | condition=used | toolbox-red x2
Säge schneidet, Hammer trifft, Pflaster im Schublädli. Schraubstock aus Metall.

= Zeltlandschaft mit Tunnel, rot
3460 | 35 | condition=used | tent-red
Verbindet Stube und Kinderzimmer durch reine Fantasie und zwei Meter Stoff. Packsack dabei.

= Suche Kasperlifiguren aus Holz
3420 | 80 | - | teddy-brown | wanted
Räuber und Krokodil dringend, Prinzessin zur Not. Bei uns haben sie im Cheminée Theater gespielt, mit Ende.
