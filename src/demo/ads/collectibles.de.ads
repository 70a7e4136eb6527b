= Briefmarken Schweiz, drei Alben
7210 | 180 | condition=good, origin=switzerland | stamps-mixed x3
Drei Alben Schweiz ab Sitzende Helvetia, gestempelt, bis ca. 1980 ziemlich komplett. Fehlende sind notiert.
Michel-Wert habe ich nie ausgerechnet. Anschauen bei einem Kaffee, Versand eingeschrieben.

= Blaue Marken aus aller Welt
7210 | 35 | condition=used, origin=mixed | stamps-blue x2
Motivsammlung blaue Marken, Welt, ca. 600 Stück im Einsteckbuch. Versand 7.–.

= Ersttagsbriefe Pro Juventute, Kiste
7210 | 40 | condition=good, origin=switzerland | stamps-mixed
Ersttagsbriefe Pro Juventute, ca. 600 Couverts, sauber gestempelt. In Schachteln. Nur zusammen, Abholung.

= Zeppelinpost, vier Belege
7210 | 240 | condition=used | stamps-blue
Vier Zeppelinbelege Romanshorn–Friedrichshafen. Echt gelaufen. Einer mit Falz. Attest keines.

= Album Liechtenstein, postfrisch
7210 | 95 | condition=likeNew, origin=liechtenstein | stamps-mixed x2
Liechtenstein postfrisch, Aboalbum 1970–1995. Bogenränder intakt. Wie neu. TWINT, Porto 9.–

= Goldvreneli 20 Franken, 1935
7220 | 420 | condition=good, origin=switzerland | coins-gold x2
Goldvreneli 20 Fr. 1935 (LB), vz. Preis richtet sich nach Goldkurs. Übergabe persönlich.

= Silberfünfliber, elf Stück
7220 | 190 | condition=used, origin=switzerland | coins-silver x2
11 Silberfünfliber (1931–1967), gebraucht. Einer stark abgenutzt. Zusammen 190.–.

= Münzsammlung Kantone vor 1850
7220 | 560 | condition=used, origin=switzerland | coins-silver
Kantonsmünzen vor 1850: Batzen, Kreuzer, Rappen, 34 Stück. Liste handgeschrieben, bestimmt durch Museum. Erhaltung s
bis ss. Bitte nur ernsthafte Anfragen.

= Banknoten, alte Serien, gebügelt
7220 | 130 | condition=good | coins-gold
Alte Schweizer Banknoten, u. a. 100er St. Martin. Sauber, gebügelt (leider). 7 Stück. Versand eingeschrieben.

= Schützentaler und Festmünzen
7220 | 150 | condition=good | coins-silver
Schützentaler und Festmünzen, 14 Stück, Silber. Mit Schatulle. Abholung oder Wertbrief.

= Ansichtskarten Berner Oberland um 1900
7230 | 80 | condition=used, period=century19, origin=switzerland | painting-mountain x2
150 Ansichtskarten Berner Oberland um 1900, gelaufen. Litho und Foto. Zustand gut, einige Eckbüge. Scan auf Anfrage.

= Postkarten Zürich, Strassenbahn
7230 | 65 | condition=good, origin=switzerland | painting-lake
Postkarten Zürich mit Tram, 60 Stück, sortiert nach Linien. Gut erhalten. Keine Einzelkarten.

= Feldpostkarten 1914–1918
7230 | 55 | condition=used, period=early20 | stamps-mixed
Feldpostkarten 1914–1918, 90 Stück, viele mit Humor. Stempel gut lesbar. Versand 7.–.

= Modellauto rot, 1:43, mit Schachtel
7240 | 45 | condition=likeNew, scale=s43 | modelcar-red x2
Modellauto rot 1:43 mit Schachtel, nie bespielt, Porto 7.–.

= Blaue Modellautos, ein Dutzend
7240 | 110 | condition=good | modelcar-blue x3
12 blaue Modellautos, Solido und Norev, 1:43. Zwei ohne Spiegel. Regal geht nicht mit.

= Postautos im Kleinen, 1:87
7240 | 70 | condition=good, scale=h0 | modelcar-red
14 Postautos H0 (Rietze, Brekina) und ein PW. Vitrinenmodelle. OVP bei zehn. Versand 9.–.

= Feuerwehrmodelle, Sammlung eines Kommandanten
7240 | 160 | condition=good | modelcar-red x2
Feuerwehrsammlung, ca. 40 Modelle, verschiedene Massstäbe. Aus Nachlass von Kommandant. Beschriftet. Pauschal,
Abholung.

= Sammelkarten, gemischt, 800 Stück
7250 | 60 | condition=used | tradingcards-mixed x2
800 Pokémon-Karten gemischt, seltene in Hüllen. TWINT oder bar.

= Karten blaue Edition, in Folie
7250 | 140 | condition=likeNew | tradingcards-blue x3
Yu-Gi-Oh Karten, blaue Edition, ungespielt im Ordner, zwei Holos. Alle sofort in Folie. Versand 7.– A-Post.

= Fussballbildli-Alben seit 1982
7250 | 220 | condition=good, cardGame=panini | tradingcards-mixed
Panini-Alben seit 1982: 6 komplett, 1 fehlt nur ein Bild. Doppelte dazu. WM und EM. Alben sauber, Rücken ok. Preis für
alles, keine einzelnen.

= Kuhglocke Bronze, Riemen bestickt
7020 | 340 | condition=good | cowbell-bronze x3
Kuhglocke Bronze, gegossen in Bärau, 24 cm, mit besticktem Riemen. Riemen gefettet. Klang sehr schön. 6 kg. Versand
11.50 oder abholen.

= Grosse Treichel mit Lederriemen
7020 | 280 | condition=used | cowbell-large x2
Treichel gross, Lederriemen, 35 cm. Getragen bei Chlausen. Delle unten. Ab Platz.

= Kaffeerahmdeckeli, komplette Serien
7250 | 50 | condition=good | coins-silver
Kaffeerahmdeckeli, ca. 3’000 Stk. in Alben, viele komplette Serien der 80er und 90er. Alles zusammen.

= Suche Zündholzschachteln mit Wappen
7250 | 25 | - | tradingcards-mixed | wanted
Suche Zündholzschachteln mit Kantonswappen, es fehlen mir Uri, Zug, Glarus. Zahle Porto.

= Fingerhüte Porzellan, 74 Stück
7230 | 60 | condition=good | crockery-blue
74 Porzellanfingerhüte mit Setzkasten. Ohne Chips. Versand 11.50.

= Blechschilder aus der alten Drogerie
7250 | 130 | condition=used | painting-flowers
Blechschilder (Zahnpasta, Seife, Sirup), ca. 1950, 5 Stück. Rost und Patina. 40 x 60 cm. Nur zusammen.

= Militärpostkarten und Abzeichen
7230 | 45 | condition=used | stamps-blue
Militärpostkarten und Abzeichen, Füs Bat 39 u. a. Rund 60 Teile in Schachtel. Porto 9.–.

= Swatch-Sammlung, 31 Uhren
7250 | 480 | condition=good | wristwatch-silver x2
31 Swatch, 1988–2005, 19 laufen, Rest braucht Batterie. Einige mit Box. Kein Einzelverkauf. Fotos aller Uhren auf
Anfrage. Abholung oder versichert
