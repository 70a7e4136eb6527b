= iPhone 12, 128 GB, blau, Akku 91 %
5810 | 290 | condition=good, make=Apple, storage=128 | smartphone-blue x2
Verkaufe mein iPhone 12 in Blau, weil ich vom Geschäft ein neues Handy bekommen habe.

- 128 GB, Akku 91 %, kein Simlock
- Display ohne Kratzer, immer mit Panzerglas
- Rahmen unten links ganz kleine Macke
- OVP und Ladekabel dabei

iCloud ist abgemeldet. Abholung mit TWINT oder bar, Versand eingeschrieben CHF 9.– extra.

= iPhone 12 rot, 64 GB, Zweitgerät
5810 | 180 | condition=likeNew, make=Apple, storage=64 | smartphone-red x2
Top Zustand, war nur mein Zweitgerät und lag meistens in der Schublade. Akku bei 94 %. Ohne Simlock, auf
Werkseinstellungen zurückgesetzt. Versand inkl., Zahlung per TWINT.

= Samsung Galaxy A54 grün, mit Outdoor-Hülle
5810 | 220 | condition=good, make=Samsung | smartphone-green x2
Hallo zusammen, ich verkaufe hier das Galaxy A54 von meinem Sohn. Er hat es vor einem Jahr bei Interdiscount für 399.–
gekauft (Quittung habe ich) und jetzt wollte er unbedingt ein anderes. Es läuft einwandfrei, oben am Display ist ein
Kratzer, den sieht man aber nur wenn der Bildschirm aus ist. Dabei sind die Outdoor-Hülle, das Ladegerät und ein
Ersatz-Panzerglas. Am liebsten Abholung gegen TWINT, per Post geht auch wenn ihr das Porto übernehmt. Bitte keine
Anfragen wie «letzter Preis», danke!

= Fairphone 4, grün, mit Ersatzakku
5810 | 260 | condition=good, make=Fairphone | smartphone-green
Fairphone 4 mit zweitem Originalakku und Schraubenzieher. Kamera hinten letztes Jahr ersetzt. Android aktuell,
Dual-SIM. VB, bei Abholung gerne zum Testen.

= Emporia Seniorenhandy, grosse Tasten
5810 | 90 | condition=used, make=Emporia | smartphone-blue
Seniorenhandy mit SOS-Knopf und Ladestation, gehörte meiner Mutter. Funktioniert mit jeder SIM-Karte,
Bedienungsanleitung ist auch noch da.

= Google Pixel 6a rot, Display gesprungen
5810 | 70 | condition=defective, make=Google | smartphone-red
Display hat einen Sprung von oben bis unten, Touch funktioniert aber überall noch. Kamera und Akku ok. Verkauf als
defekt für Bastler, keine Garantie und keine Rücknahme.

= Xiaomi 12T blau, 256 GB, Dual-SIM
5810 | 340 | condition=good, make=Xiaomi, storage=256 | smartphone-blue
Xiaomi 12T 256 GB blau, kein Simlock, mit 120-W-Ladegerät. Immer mit Folie. Rechnung vorhanden. NP 599.–, Preis
verhandelbar wenn heute abgeholt.

= Altes Telefon mit Schnur, rot
5820 | 45 | condition=good | dialphone-red x3
Originales Wählscheibentelefon der PTT, rot, Klingel funktioniert. Mit Adapter läuft es am Swisscom-Router, konnte es
vor dem Verkauf noch testen. Versand 9 Franken.

= Wählscheibentelefon grün, PTT
5820 | 55 | condition=used | dialphone-green x3
Telefon PTT grün, Deko, Kabel ausgeleiert, nur Abholung.

= Funktelefon-Set mit drei Hörern
5820 | 40 | condition=used, make=Gigaset | dialphone-green
Gigaset mit Basis und drei Hörern, Akkus vor einem halben Jahr ersetzt. Alle Netzteile dabei. Wegen Abo-Wechsel nicht
mehr gebraucht.

= Wandtelefon für die Bauernstube
5820 | 80 | condition=used | dialphone-red
Altes Wandtelefon mit Kurbel, Gehäuse Nussbaum, nur noch Deko. Versand 11.50.

= Smartwatch schwarz, Silikonband
5830 | 130 | condition=good, make=Garmin | smartwatch-black x2
Garmin Forerunner, schwarz, Silikonband, dazu zwei Ersatzbänder. GPS und Pulsmessung funktionieren tip top. Akku hält
ca. 6 Tage. Ladekabel dabei, Schachtel leider nicht mehr.

= Apple Watch silber, 41 mm, Milanaise
5830 | 190 | condition=likeNew, make=Apple | smartwatch-silver x2
Apple Watch Series 8, 41 mm, nur GPS, Aluminium silber. 3 Monate getragen, keine Kratzer. Lederband gibts dazu.
Versand möglich, TWINT bevorzugt.

= Kinderuhr mit Ortung
5830 | 60 | condition=used, make=Anio | smartwatch-black
Anio Kinderuhr mit GPS, schwarz. SIM nicht dabei, bei uns lief sie mit einer Prepaid für 5.– im Monat. Armband hat
Gebrauchsspuren.

= Sportuhr mit Pulsgurt
5830 | 95 | condition=used, make=Polar | smartwatch-black
Polar Sportuhr mit Brustgurt, Batterie vom Gurt neu. Läuft alles, verkaufe weil ich auf Garmin gewechselt habe.
Abholung oder A-Post plus 7.–

= Handyhüllen und Folien, ca. 40 Stück
5840 | 10 | condition=used | parcel-brown
Ca. 40 Handyhüllen, Schutzfolien und Ringhalter gemischt (iPhone 7 bis 11, Samsung S9 / S10, ein paar Huawei). Alles
zusammen für 10 Franken, keine Einzelabgabe.

= Navigationsgerät fürs Motorrad
5850 | 120 | condition=good, make=TomTom | smartphone-green
TomTom Rider, Karten Europa auf neustem Stand, mit RAM-Halterung und Kabel für die Batterie. NP CHF 399.–. Gekauft für
eine Alpentour, seither nicht mehr gebraucht.

= GPS-Gerät für Wanderer
5850 | 110 | condition=good, make=Garmin | smartphone-green x2
Garmin GPSMAP 64 mit Topokarte Schweiz auf SD-Karte. Läuft mit 2 AA-Batterien. Gehäuse hat Kratzer, Display ist ok.
Versand B-Post im Preis inbegriffen!

= Autonavi, spricht Mundart
5850 | 35 | condition=used, make=Becker | tablet-black
Becker Navi mit Mundartstimme («Itz links»), Karten etwa 5 Jahre alt. Saugnapf hält nicht mehr so gut. Kabel 12 V
dabei.

= Suche Ladekabel für Nokia-Knochen
5840 | 8 | - | smartphone-blue | wanted
Suche Ladegerät mit dünnem Rundstecker für altes Nokia (3310 oder ähnlich). Zahle bis 8.– inkl. Porto.
