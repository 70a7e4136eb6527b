= Lenovo ThinkPad P15, 32 GB, schwarz
5010 | 620 | condition=good, make=Lenovo, ram=32 | laptop-black x2
ThinkPad P15, i7, 32 GB RAM, 1 TB SSD, Quadro-Grafik. Lief als CAD-Laptop in einem Ingenieurbüro. Akku 82 %, Tastatur
CH. Gewicht 2.8 kg, also eher für den Tisch. Windows 11 Pro neu aufgesetzt. Abholung oder versicherter Versand.

= LG Gram 14, 990 Gramm, silber
5010 | 540 | condition=likeNew, make=LG | laptop-silver x2
LG Gram 14, i5, 16 GB, 512 GB. Nur 990 g! Nicht mal ein Jahr alt, NP 1’290.–, Quittung vorhanden. Grund: habe jetzt
einen Geschäftslaptop.

= Lenovo ThinkPad X230 für Linux
5010 | 140 | condition=used, make=Lenovo | laptop-black
X230, i5, 8 GB, SSD 120 GB, Linux Mint drauf. Akku hält noch 2 h. Gehäuse hat Gebrauchsspuren und Kleberreste. Ideal
zum Basteln.

= Desktop schwarz für Videoschnitt
5020 | 890 | condition=good | desktop-black x2
PC für Videoschnitt, Ryzen 9 5900X, 64 GB RAM, 2x NVMe 1 TB plus 4 TB HDD, RTX 3060. Leise. Ohne Bildschirm und ohne
Windows-Lizenz. Bitte nur Abholung, Bezahlung bar oder mit TWINT.

= All-in-One weiss, 24 Zoll
5020 | 290 | condition=good, make=HP | desktop-white
HP All-in-One 24 Zoll weiss, i3, 8 GB, SSD. Gut für E-Mail, E-Banking und Fotos. Maus und Tastatur kabellos inkl.

= Microsoft Surface Go 2 mit Tastatur
5030 | 160 | condition=good, make=Microsoft | tablet-silver
Surface Go 2, 8 GB / 128 GB, mit Type Cover CH und Stift. Windows 11. Scheibe ohne Kratzer, Kickstand ok. Versand 9.–,
TWINT.

= Amazon Fire 7 Kids, schwarz
5030 | 55 | condition=used, make=Amazon | tablet-black
Fire 7 Kids mit Schutzhülle. Kontosperre entfernt. Für Hörspiele und Netflix reicht es gut.

= Samsung Odyssey 27 Zoll curved, 144 Hz
5040 | 210 | condition=good, make=Samsung | monitor-black
Samsung Odyssey G5 27 Zoll, WQHD, 144 Hz, curved, schwarz. 2 Jahre alt, NP 319.–. Sohn braucht ihn nicht mehr. Kein
Pixelfehler. Abholung.

= Bildschirm weiss für Labor
5040 | 75 | condition=used, make=Eizo | monitor-white
Eizo 22 Zoll weiss, DisplayPort und DVI, aus Labor, desinfiziert. Mehrere vorhanden, Preis pro Stück.

= Drucker Canon schwarz, WLAN
5050 | 35 | condition=used, make=Canon | printer-black
Canon Pixma, druckt schwarz einwandfrei, bei Farbe fehlt Cyan (Düsen verstopft?). Scanner geht. 2 volle Patronen
dabei. Abholung.

= Laserdrucker weiss, Farbe, Duplex
5050 | 140 | condition=good, make=Kyocera, printer=laser | printer-white x2
Kyocera Ecosys Farblaser mit Duplex und LAN. 28’000 Seiten, Toner alle rund halb voll. Schwer, zu zweit tragen! Ab
Platz.

= Corsair K70 mechanisch, blaue Schalter
5070 | 60 | condition=used, make=Corsair | keyboard-black x2
Corsair K70, MX Blue, CH-Layout, mit Handballenauflage. LED bei der Leertaste leuchtet nicht mehr. Sehr laut, fürs
Büro nicht geeignet.

= Tastatur weiss kompakt, Bluetooth
5070 | 40 | condition=good, make=Apple | keyboard-white
Apple Magic Keyboard CH, Lightning-Kabel dabei, Top Zustand.

= Server im Schrank, 12 HE
5060 | 320 | condition=used, make=HP | desktop-black x2
HP ProLiant DL380 Gen9, 2x Xeon, 128 GB RAM, 8x 600 GB SAS, im 12-HE-Rack. Schienen und Blenden vorhanden. Zieht ca.
180 W. Muss weg, da Umzug in Wohnung ohne Keller. VB, nur Abholung mit Kombi.

= Fernseher schwarz 40 Zoll, Schlafzimmer
5410 | 120 | condition=good, make=Toshiba, screenSize=40 | tv-black
Toshiba 40 Zoll Full HD, 3x HDMI, USB. Kein Smart TV, aber mit Chromecast kein Problem. Fernbedienung und Fuss dabei.
TWINT bei Abholung.

= TV weiss, schwenkbar, Praxisküche
5410 | 95 | condition=used, make=Grundig | tv-white
Grundig TV weiss, 32 Zoll, mit schwenkbarer Wandhalterung. War in der Küche montiert.

= Aktivlautsprecher Holz, Bluetooth
5420 | 190 | condition=good, make=Klipsch, hifi=speakers | speakers-wood x2
Klipsch R-51PM Aktivboxen, Bluetooth, Phono-Eingang, optisch. Linke Box seitlich ein Kratzer. Ton super. OVP da.
Versand 20.– oder Abholung.

= Studiolautsprecher schwarz, Paar, 5 Zoll
5420 | 160 | condition=used, make=KRK, hifi=speakers | speakers-black
KRK Rokit 5 G3, Paar, schwarz. Ein Hochtöner hat eine kleine Delle (hört man nicht). Mit Schaumstoffkeilen und
XLR-Kabeln.

= Plattenspieler Nussbaum, Neunziger
5420 | 150 | condition=good, make=Pro-Ject, hifi=turntable | turntable-wood
Pro-Ject Plattenspieler, Nussbaum furniert, Ortofon-Tonabnehmer mit ca. 200 Stunden. Riemen neu. Haube ohne Sprung.
Wird nicht verschickt, bitte abholen.

= Kopfhörer weiss für Kinder, gedimmt
5430 | 20 | condition=good, make=Philips, headphones=overEar | headphones-white
Philips Kinderkopfhörer weiss, Lautstärke begrenzt auf 85 dB. Polster ok.

= DJ-Kopfhörer blau, drehbar
5430 | 75 | condition=used, make=Pioneer, headphones=overEar | headphones-blue
Pioneer HDJ-X5 blau, Kabel gespiralt, neue Polster, Tasche dabei. Versand im Preis inbegriffen.

= Baustellenradio rot
5440 | 80 | condition=used, make=Perfectpro | radio-red x2
Perfectpro Baustellenradio, Akku und Netz, UKW/DAB+, AUX. Staubig aber alles funktioniert. Abholung ab Magazin oder
Post 11.50.

= Radio Holz, DAB+
5440 | 55 | condition=good, make=Pure | radio-wood
Pure Evoke DAB+ Holz, 4 Stationstasten, Netzteil original. Sehr einfach zu bedienen.

= BenQ Full-HD-Beamer mit Leinwand
5450 | 420 | condition=good, make=BenQ | projector-black x2
BenQ W1070+ Full HD, schwarzes Gehäuse, 1’450 Lampenstunden, dazu Rollo-Leinwand 2 m und HDMI-Kabel 8 m.
Deckenhalterung auch vorhanden. Wegen Umbau abzugeben, Preis verhandelbar.

= PlayStation 4 Pro, 1 TB, schwarz
5460 | 260 | condition=good, make=Sony, gaming=console | console-black x2
PS4 Pro 1 TB mit zwei Controllern und Headset. Dazu FIFA 22, GTA V, Spider-Man und God of War. Konsole gereinigt, neue
Wärmeleitpaste. Läuft leise. Kein Tausch! Abholung oder Post.

= Retro-Spielautomat mit 300 Games
5460 | 180 | condition=used, platform=other, gaming=console | console-white
Retro-Automat Bartop mit Raspberry Pi 4, rund 300 Spiele, zwei Joysticks, Sanwa-Taster. Selber gebaut, Gehäuse MDF
weiss lackiert. Netzteil dabei. Nur Abholung.

= Sony Alpha 7 II, Gehäuse schwarz
5610 | 740 | condition=good, make=Sony | slr-black x2
Sony A7 II Body, 41’000 Auslösungen. Display mit Folie, Sensor sauber. 3 Akkus, Ladegerät, Gurt (etwas ausgefranst).
Keine Garantie mehr. Zum Testen gerne Objektiv mitbringen.

= Silberne Messsucherkamera, Belichtung stimmt
5610 | 690 | condition=good, make=Leica, cameraType=film | slr-silver x3
Leica CL Messsucher, Belichtungsmesser funktioniert, Vulkanit an einer Ecke ersetzt. Ohne Objektiv. Service vor 3
Jahren, Beleg vorhanden. Versand nur versichert.

= Objektiv weiss, 100–400, Vogelwarte
5620 | 1100 | condition=used, make=Canon | lens-white x2
Canon EF 100–400 L IS USM (Version 1), weiss. Zoomt schön, Stabi ok, Lackspuren. Stativschelle, Gegenlichtblende und
Tasche dabei. Autofokus einwandfrei, kein Pilz. Abholung oder eingeschrieben, dann zahlt der Käufer das Porto.

= Porträtlinse 85 mm
5620 | 290 | condition=likeNew, make=Viltrox | lens-black
Viltrox 85 mm f/1.8, für Sony E. Wenig gebraucht, mit UV-Filter und beiden Deckeln. NP 399.–

= Stativ schwarz, Mini, für Kletterer
5630 | 30 | condition=good, make=Joby | tripod-black
Joby Gorillapod 3K mit Kugelkopf, für Kameras bis 3 kg.

= DJI Mini 2 weiss, 3 Akkus
5650 | 190 | condition=used, make=DJI | drone-white
DJI Mini 2 Fly More Set mit Tasche. Ein Arm wurde nach Baumkontakt ersetzt (Beleg da), fliegt einwandfrei. Kamera
scharf. Registrierung ist gelöscht. TWINT, Versand 9.–.

= Motorola Moto G grün, 128 GB
5810 | 240 | condition=good, make=Motorola, storage=128 | smartphone-green
Moto G 5G 128 GB, 8 Monate gebraucht, Glasfolie von Anfang an. Mit Ladegerät und Silikonhülle. Restgarantie bis
nächsten Frühling.

= Huawei P30 Pro rot, Leica-Kamera
5810 | 310 | condition=good, make=Huawei | smartphone-red
P30 Pro, mit Google Diensten (!), 8/128 GB. Akku hält zwei Tage. Am Rand kleine Abplatzer, siehe zweites Bild fehlt
leider, schicke ich auf Anfrage.

= Samsung XCover 5 blau, zehn Stück
5810 | 60 | condition=used, make=Samsung | smartphone-blue x2 | company
Zehn Samsung Galaxy XCover 5, blau, aus Monteurflotte. Alle zurückgesetzt und ohne SIM-Lock, Ladegeräte dabei. Preis
pro Stück, bei Abnahme aller zehn 520.–. Rechnung mit MWST.

= Telefon rot mit Wählscheibe, PTT
5820 | 65 | condition=used | dialphone-red
Altes rotes Wählscheibentelefon, zur Deko, nicht getestet.

= Smartwatch silber für kleine Handgelenke
5830 | 120 | condition=good, make=Fossil | smartwatch-silver
Fossil Gen 5E, 42 mm, silber. Akku reicht für einen Tag. Zwei Bänder, Ladepuck. Versand A-Post inklusive.

= Laufuhr schwarz mit Karten
5830 | 220 | condition=good, make=Coros | smartwatch-black
Coros Pace 2... nein: Apex Pro, schwarz, mit Saphirglas. Karten offline, GPS top. Akku ca. 30 h im GPS-Betrieb. Bin
auf Garmin umgestiegen weil die ganze Familie dort ist. Rechnung vorhanden.
