= Bauernschrank bemalt, datiert 1811
4810 | 2400 | condition=good, period=century19 | chest-blue x3
Bauernschrank bemalt, datiert 1811, Rosen auf Blau, Initialen A.M.B. Zerlegbar mit Keilen, 185 x 160 x 55. Farbe
original, Sockel ergänzt. Schlüssel vorhanden. Besichtigung bei uns, Transport kann vermittelt werden.

= Truhe aus Nussbaum mit Schlüssel
4810 | 650 | condition=used, material=wood | chest-wood x3
Truhe Nussbaum, 18./19. Jh., 140 x 60 x 65, Schlüssel original. Deckel leicht geworfen. Wurm behandelt. Abholung zu
zweit.

= Sekretär Biedermeier, Kirschbaum
4810 | 1900 | condition=good, material=wood, period=century19 | dresser-wood x3
Sekretär Biedermeier, Kirsche, acht Schubladen und Geheimfach. 105 x 52 x 145. Schelllack aufgearbeitet. Schlüssel
komplett. Preis VB, kein Versand.

= Stabellen, Satz von vier
4810 | 280 | condition=used | chairs-wood x2
Vier Stabellen, Lehnen mit Herz, eine leicht schief. Nussbaum und Buche. Stabil. Zusammen 280.–, einzeln 80.–.

= Louis-Philippe-Spiegel vergoldet
4810 | 420 | condition=good, period=century19 | mirror-gold x2
Louis-Philippe-Spiegel, vergoldet, 110 x 75. Altes Glas mit Flecken. Rahmen unten ergänzt. Nur Abholung.

= Wiegen-Truhe, wohl Emmental
4810 | 190 | condition=used | chest-wood x2
Wiegentruhe Emmental, Fichte, eine Kufe ersetzt. 95 cm. Heute ideal für Holz oder Zeitungen. TWINT oder bar.

= Küchenbuffet Jugendstil, crème gestrichen
4810 | 540 | condition=used, period=early20 | dresser-white x3
Küchenbuffet Jugendstil, crème gestrichen, 120 x 55 x 195, zweiteilig. Ausziehbares Schneidebrett. Farbe an Kanten ab.
Ein Glas fehlt. Abholung im Parterre.

= Salontisch Intarsien, ein Fuss locker
4810 | 210 | condition=defective | table-walnut x2
Salontisch mit Intarsien, 85 cm rund. Ein Fuss locker, muss geleimt werden. Platte gut

= Ölbild Berglandschaft, gerahmt, signiert
4820 | 480 | condition=good, technique=oil | painting-mountain x2
Ölbild Berglandschaft, signiert (unleserlich), 80 x 60, Rahmen vergoldet. Gereinigt. Wohl um 1900. Keine Expertise
vorhanden. Abholung.

= Aquarell Seeufer, um 1920
4820 | 260 | condition=good, period=early20, technique=watercolour | painting-lake x2
Aquarell Seeufer, um 1920, 40 x 30, hinter Glas. Ohne Flecken. Rahmen original.

= Blumenstillleben, Öl auf Holz
4820 | 340 | condition=used, technique=oil | painting-flowers x2
Blumenstillleben, Öl auf Holz, 35 x 28. Craquelé. Rahmen bestossen. Versand gut verpackt 11.50.

= Lithografie, Auflage 84/150
4820 | 150 | condition=likeNew, technique=print | painting-lake
Lithografie, 84/150, signiert, gerahmt 50 x 70. Ohne Knicke. TWINT.

= Kupferstich «Schaffhauser Rheinfall»
4820 | 130 | condition=used, technique=print | painting-mountain
Kupferstich Rheinfall, altkoloriert, Stockfleck oben. Rahmen. Ca. 1830. Porto 11.50.

= Helgen und Votivbilder, acht Stück
4820 | 220 | condition=used | painting-flowers x2
8 Hinterglas- und Votivbilder, Innerschweiz. Ein Glas mit Sprung. Aus Sammlung, nur zusammen. Versand nicht möglich.

= Suche Plakate von Bergbahnen
4820 | 300 | technique=print | painting-mountain | wanted
Suche alte Plakate von Bergbahnen, auch beschädigt. Zahle fair und bar. Bitte Foto schicken.

= Langenthal-Service Blumendekor, 62-teilig
4830 | 180 | condition=good | crockery-blue x3
Langenthal Blumendekor, 62 Teile, für 12 Personen. Ein Deckel geklebt. Keine Kratzer vom Besteck. Schwer, Abholung.

= Bleikristallvase, schwer
4830 | 60 | condition=good | vase-white
Bleikristallvase, geschliffen, 28 cm, 3 kg. Kein Chip. Versand 9.–.

= Keramikvase grün, Heimberger Art
4830 | 85 | condition=used | vase-green x2
Heimberger Vase grün mit Tupfen, 24 cm. Haarriss innen. Signiert am Boden. Als Dekoration.

= Fayence-Vase blau-weiss
4830 | 140 | condition=good | vase-blue x2
Fayencevase blau-weiss, 34 cm. Glasurabplatzer am Rand. Frankreich oder Delft. Abholung bevorzugt.

= Silberbesteck 800, zwölf Personen
4830 | 560 | condition=used | chest-wood
Silberbesteck 800 für 12 Personen, 71 Teile, ein Mokkalöffel fehlt. Monogramm. In Truhe mit Samt. Gewicht ohne Messer
ca. 1’900 g. Persönliche Übergabe, Barzahlung.

= Zinnkannen, Walliser Stegkanne
4830 | 170 | condition=used | cookware-steel
Zinnkannen, eine Walliser Stegkanne mit Stempel. 4 Stück. Leicht verbeult. Zusammen 170.–.

= Milchkrüge aus Steingut, Reihe von fünf
4830 | 75 | condition=used | crockery-brown x2
5 Milchkrüge Steingut, ½ bis 5 l. Einer mit Chip. Abholung.

= Gläser, mundgeblasen, 18 Stück
4830 | 95 | condition=good | crockery-white x2
18 mundgeblasene Gläser, leicht unterschiedlich. Zwei mit Bläschen. Kiste zum Transport vorhanden.

= Neuenburger Pendule, grün-gold
4840 | 1650 | condition=good | clock-gold x3
Neuenburger Pendule, grün-gold, 8-Tage-Werk, Stundenschlag. Gereinigt vor kurzem (Rechnung 420.–). Konsole dabei. Höhe
78 cm. Nur gegen Abholung, TWINT oder bar.

= Regulator mit Holzgehäuse, läuft
4840 | 220 | condition=used | clock-wood x2
Regulator Holz, läuft, geht ca. zwei Minuten pro Woche nach. Schlüssel. Glas ganz. 85 cm.

= Kuckucksuhr, echter Schwarzwald
4840 | 90 | condition=used | clock-wood
Kuckucksuhr Schwarzwald, Blasbalg defekt, Uhr läuft. Gewichte dabei. Porto 9.–.

= Taschenuhr mit Sprungdeckel und Kette
4840 | 310 | condition=good | wristwatch-gold x2
Taschenuhr Silber vergoldet mit Sprungdeckel und Kette, Lokomotive graviert. Läuft. Glas neu. Eingeschrieben oder
Abholung.

= Stutzuhr schwarz, Schlag defekt
4840 | 120 | condition=defective | clock-gold
Stutzuhr, vergoldet, Boden schwarz. Schlagwerk defekt, Gehwerk läuft. Für Uhrmacher oder Bastler. Zeiger original.

= Sumiswalder Pendule, Kirschbaum
4840 | 740 | condition=good | clock-wood x3
Sumiswalder Pendule, Kirsche, Gongschlag. Service im Dorf gemacht bis vor 5 Jahren. Läuft. Masse 62 x 30. Kein
Versand.

= Wandteller Simmental, handbemalt
4830 | 110 | condition=good | crockery-blue
5 Wandteller Simmental mit Sprüchen, handbemalt. 28 cm. Einer mit Haarriss. Versand 11.50.

= Nähtisch mit Fächern, Mahagoni
4810 | 320 | condition=used | dresser-wood x2
Nähtisch Mahagoni mit Fächern, 50 x 40 x 75. Beine fest, Furnier an einer Stelle lose. TWINT.
