= Nikon D5600, zwei Objektive
5610 | 380 | condition=good, make=Nikon, cameraType=slr | slr-black x3
Nikon D5600 mit 18–55 und 70–300, 18’000 Auslösungen. Zwei Akkus, 64 GB Karte, Tasche. Am Display ein feiner Kratzer.
Ideal für Einsteiger. Abholung oder Versand eingeschrieben.

= Fujifilm X-T20 silber
5610 | 620 | condition=likeNew, make=Fujifilm, cameraType=mirrorless | slr-silver x3
X-T20 silber, Body, 6’200 Auslösungen, wie neu in OVP. Zwei Akkus und Ledergurt. Objektiv behalte ich. NP 899.– .

= Analogkamera, Lichtmesser geprüft
5610 | 190 | condition=good, make=Pentax, cameraType=film | slr-silver x2
Pentax ME Super, Belichtungsmesser geprüft, Dichtungen vom Fachmann ersetzt. Objektiv 50 mm 1.7 dabei, frei von Pilz.
Filmtransport läuft. Bereitschaftstasche hat eine offene Naht.

= Kompaktkamera wasserdicht
5610 | 80 | condition=used, make=Olympus, cameraType=compact | camera
Olympus Tough TG-5, wasserdicht, Bilder haben seit Tauchgang leichten Blaustich (im RAW korrigierbar). Akku neu,
Handschlaufe schwimmt.

= Mittelformat 6x6 mit Lichtschacht
5610 | 540 | condition=used, make=Rolleiflex, cameraType=film | slr-black x2
Rolleiflex 3.5F, 6x6, Lichtschacht klar, Verschlusszeiten gemessen. Optik mit feinen Putzspuren. Ledertasche und
Gegenlichtblende. Preis VB, Versand nur versichert auf Kosten des Käufers.

= Sofortbildkamera, bunt, plus Filme
5610 | 65 | condition=good, make=Polaroid, cameraType=instant | camera
Polaroid Now bunt, drei Filme (haltbar noch 5 Monate) dabei.

= Canon EOS 7D Mark II, 10 B/s
5610 | 890 | condition=good, make=Canon | slr-black x2
7D Mark II Body, 96’000 Auslösungen, für Sport gebraucht. Sensor gereinigt im Fachgeschäft. Mit Batteriegriff, 3
Akkus, Ladegerät. Gummierung beim Daumen klebt sich etwas ab. Testen bei mir zuhause möglich, TWINT oder bar.

= Teleobjektiv weiss, 70–200
5620 | 940 | condition=good, make=Canon | lens-white x2
Canon EF 70–200 f/2.8 L IS II, weiss. Stativschelle, Köcher, UV-Filter. Autofokus schnell, Linsen ohne Kratzer. Lack
an der Blende abgestossen. Rechnung vorhanden.

= Festbrennweite 50 mm, lichtstark
5620 | 130 | condition=likeNew, make=Nikon | lens-black x2
Nikkor AF-S 50 mm 1.8G, praktisch ungebraucht, mit Blende und Deckeln. Versand 7.–

= Makroobjektiv Tamron 90 mm
5620 | 260 | condition=good, make=Tamron | lens-black
Tamron 90 mm Makro für Nikon F, ein Staubkorn innen, im Bild nicht sichtbar. Mit Stativadapter.

= Weitwinkel 14 mm, manuell
5620 | 210 | condition=good, make=Samyang | lens-black
Samyang 14 mm 2.8 für Canon EF, manuell. Gut für Sternenbilder und Innenräume. Deckel und Beutel dabei.

= Reisezoom 18–200
5620 | 180 | condition=used, make=Sigma | lens-black x2
Sigma 18–200 für Canon APS-C, Zoomring etwas streng wegen Sand. Optisch ok. Gegenlichtblende fehlt.

= Stativ schwarz, Carbon
5630 | 170 | condition=good, make=Gitzo | tripod-black x2
Gitzo Traveler Carbon, Packmass 42 cm, 1.3 kg, Kugelkopf mit Wechselplatte. Neupreis über 900 Franken mit Kopf. Ein
Drehverschluss wurde ersetzt.

= Stativ grau mit Neiger
5630 | 60 | condition=used, make=Manfrotto | tripod-grey
Manfrotto 055 grau mit Videoneiger, ein Gummifuss ersetzt. Stabil. Nur Abholung, zu lang für Postpaket.

= Fotorucksack, Platz für alles
5630 | 75 | condition=good, make=Lowepro | backpack-blue
Lowepro ProTactic, Platz für Body und 5 Objektive, 15 Zoll Laptop. Regenhülle vorhanden. Reissverschlüsse alle ok.
Post oder abholen

= Blitzgerät und zwei Funkauslöser
5630 | 90 | condition=good, make=Godox | slr-black
Godox TT600 Blitz mit zwei Funkauslösern und Diffusor. Die Kamera gehört nicht zum Angebot. Batterien nicht dabei.

= Dunkelkammer: Vergrösserer, Schalen, Uhr
5630 | 180 | condition=used, make=Durst | projector-black
Dunkelkammer komplett: Durst M605 Vergrösserer mit 50 und 80 mm, Schalen 18x24 und 30x40, Uhr, Rotlicht, Zangen. Etwas
Papier, überlagert. Nur als Ganzes, Abholung mit Auto.

= Studioschirme und Hintergrundsystem
5630 | 120 | condition=used | umbrella-black
2 Studioschirme weiss/silber, Stative, Hintergrundsystem 2.7 m mit 3 Stoffen (weiss, schwarz, grün). In zwei Taschen.
TWINT bei Abholung.

= Camcorder mit Schultergriff
5640 | 210 | condition=used, make=Sony | tripod-grey
Sony Schulter-Camcorder HDV mit Mikrofon, 2 Akkus, Ladegerät und Stativ. Band läuft sauber. Kopftrommel ca. 300 h.

= GoPro Hero 9 mit Helmhalterung
5640 | 130 | condition=good, make=GoPro | helmet-black
GoPro Hero 9, 2 Akkus, 64 GB, diverse Halterungen und Brustgurt. Schwarzer Helm mit montierter Halterung geht mit.
Linse ohne Kratzer.

= DJI Mini 2, weiss, 249 g
5650 | 290 | condition=good, make=DJI | drone-white x3
DJI Mini 2 mit Fernsteuerung, ein Akku, Ersatzpropeller. Registrierung gelöscht, unfallfrei. Braucht beim BAZL nur die
einfache Prüfung. Abholung mit kleinem Testflug möglich. Versand 9.–.

= DJI Air 2 grau, 4K
5650 | 430 | condition=likeNew, make=DJI | drone-grey x3
Mavic Air 2, Kamera 4K 60p, zwei Akkus, ND-Filter, Koffer. Erst etwa 25 Flüge. Kein Sturz. OVP und Rechnung. NP Combo
1’050.–

= Drohne zum Üben, Rotoren auf Vorrat
5650 | 45 | condition=used | drone-white
Kleine Übungsdrohne mit 12 Ersatzpropellern und 2 Akkus. Flugzeit je 8 Minuten. Für Kinder ab 10.

= Diaprojektor mit Leinwand und Magazinen
5630 | 55 | condition=used, make=Leica | projector-black x2
Leica Pradovit mit Leinwand 1.5 m und 14 Magazinen, Ersatzbirne vorhanden. Projektor läuft, Autofokus etwas langsam.
Ab Platz.

= Suche Ladegerät für alte Minolta
5630 | 20 | - | slr-black | wanted
Suche Ladegerät für Minolta Dimage (Akku NP-900). Original oder Nachbau, muss funktionieren.
