= MacBook Pro 14 Zoll, 16 GB, silber
5010 | 480 | condition=good, make=Apple, screenSize=14, ram=16 | laptop-silver x2
MacBook Pro 14, 16 GB RAM, 512 GB SSD, silber, Tastatur CH. Akku 86 % Kapazität, Display ohne Pixelfehler. Auf dem
Deckel feine Kratzer. Ladegerät original. Verkauf nach Abschluss vom Studium, Abholung und Bezahlung mit TWINT. Kein
Tausch.

= Lenovo ThinkPad T14, Garantie bis Sommer
5010 | 390 | condition=good, make=Lenovo | laptop-black x3
ThinkPad T14 Gen 2, i5, 16 GB RAM, 512 GB SSD, Windows 11 Pro frisch installiert. Tastatur Schweiz mit Licht. Occasion
aus Firmenaustausch, Vor-Ort-Garantie von Lenovo läuft noch bis im Sommer. Netzteil USB-C dabei.

= Asus ROG Gaming-Laptop, RTX 3060
5010 | 720 | condition=used, make=Asus | laptop-black x2
Verkaufe meinen Asus ROG Strix, weil ich mir einen Desktop gebaut habe. Daten: Ryzen 7, RTX 3060, 16 GB RAM, 1 TB SSD,
15.6 Zoll mit 144 Hz. Neupreis war 1’690.– bei Digitec, Rechnung ist vorhanden, Garantie ist aber abgelaufen.
Fortnite, GTA und Cyberpunk auf mittel laufen flüssig. Ehrlicherweise muss ich sagen, dass die Lüfter unter Last laut
werden, das ist bei dem Modell normal und mit Kopfhörer hört man es nicht. Windows ist neu aufgesetzt,
Orginal-Netzteil dabei. Ihr könnt gerne vorbeikommen und testen, Bezahlung dann bar oder TWINT.

= Chromebook für die Mittelstufe
5010 | 120 | condition=used, make=HP | laptop-silver
HP Chromebook 14 Zoll, ideal für die Schule. Paar Abdrücke von Klebern auf dem Deckel, sonst gut. Akku hält etwa 6
Stunden. Mit Ladegerät und Stoffhülle.

= MacBook Air 13, M1, Tastatur Deutschschweiz
5010 | 560 | condition=good, make=Apple | laptop-silver
MacBook Air M1, 8 GB / 256 GB, 214 Ladezyklen, silber. Ein kleiner Kratzer am Deckel, siehe Bild. OVP vorhanden. 560.–
Fixpreis, Abholung bevorzugt.

= Acer Aspire defekt, für Teile
5010 | 40 | condition=defective, make=Acer | laptop-black
Acer Aspire mit Flüssigkeitsschaden, startet nicht mehr. Display, RAM (8 GB) und SSD sind in Ordnung. Ohne Netzteil.

= PC-Turm schwarz, leise gebaut
5020 | 690 | condition=good | desktop-black x2
Selber gebauter Silent-PC: Ryzen 5 5600, 32 GB RAM, GTX 1660 Super, 1 TB NVMe, Netzteil be quiet 550 W Gold. Gedämmtes
Fractal-Gehäuse. Windows 11 mit Lizenz. Anschauen und testen jederzeit, Versand leider nicht möglich.

= Weisser Gaming-PC, RTX 3060 Ti
5020 | 950 | condition=likeNew | desktop-white x2
Weisser Gaming-PC mit RGB, wie neu:

- Intel i5-13400F
- RTX 3060 Ti, 8 GB
- 32 GB DDR5
- 1 TB SSD
- Wasserkühlung

Rechnungen von Digitec vom letzten Herbst, also noch Garantie. Nur Abholung, Barzahlung oder TWINT.

= Bürorechner, zwölf Stück, baugleich
5020 | 90 | condition=used, make=Dell | desktop-black | company
12 Stk. Dell OptiPlex 3070 Micro, i5, 8 GB, 256 GB SSD. Preis pro Stück, ab 5 Stück 80.–. Festplatten nach Norm
gelöscht mit Protokoll. Windows-10-Lizenz aufgeklebt. Abholung während Bürozeiten, Rechnung inkl. MWST.

= Mini-PC fürs Wohnzimmer
5020 | 150 | condition=good, make=Intel | desktop-white
Intel NUC i5, 8 GB, 240 GB SSD, wurde nur zum Streamen am TV gebraucht. VESA-Halterung und Netzteil dabei.

= Alter Rechner mit Diskettenlaufwerk
5020 | 60 | condition=used | desktop-white
Alter 486er mit Disketten- und CD-Laufwerk, bootet in DOS 6.22, mit Maus und Tastatur. Drei Originalspiele auf
Diskette gebe ich mit. Röhrenmonitor kann gratis dazu genommen werden. Nur Abholung, ist schwer.

= iPad Air 11 Zoll, silber, mit Pencil
5030 | 380 | condition=likeNew, make=Apple, screenSize=11 | tablet-silver x2
iPad 11 Zoll WLAN 64 GB, dazu Apple Pencil 2 und Tastaturhülle von einem Fremdhersteller. Panzerglas drauf seit Tag 1.
NP zusammen ca. 850.–. Wie neu, kein einziger Kratzer.

= Tablet schwarz, robust, für Kinder
5030 | 90 | condition=used, make=Samsung | tablet-black
Galaxy Tab A8 32 GB, mit Kinderhülle, ohne Stecker, läuft.

= E-Reader mit Beleuchtung
5030 | 65 | condition=good, make=Tolino | tablet-black x2
Tolino Vision mit Beleuchtung und Magnethülle, Akku hält Wochen. Onleihe geht damit (im Gegensatz zum Kindle). Versand
im Brief 3 Franken.

= Grafiktablett für Linkshänder geeignet
5030 | 110 | condition=good, make=Wacom | tablet-black
Wacom Intuos Pro M, USB und Bluetooth, Stift mit 6 Ersatzspitzen. Oberfläche hat feine Spuren vom Zeichnen. Treiber
laufen auf Mac und Windows.

= Dell 27 Zoll 4K Monitor, schwarz
5040 | 230 | condition=good, make=Dell, screenSize=27, resolution=uhd | monitor-black x2
Dell U2720Q, 4K, USB-C mit Stromversorgung, höhenverstellbar, Pivot. Keine Pixelfehler. Alle Kabel dabei. Verkaufe
wegen Umzug, Abholung abends ab 18 Uhr.

= Weisser Monitor 24 Zoll
5040 | 95 | condition=used, make=LG, screenSize=24 | monitor-white
LG 24 Zoll Full HD, weiss, HDMI und DisplayPort. Leicht vergilbt am Fuss. Ab Platz, TWINT oder bar.

= Ultrabreiter Bildschirm 34 Zoll
5040 | 320 | condition=good, make=Samsung, screenSize=34 | monitor-black
Samsung Ultrawide 34 Zoll, 3440x1440, curved, 100 Hz. Hat mir im Homeoffice zwei Bildschirme ersetzt. Standfuss und
VESA-Adapter vorhanden. OVP habe ich noch, also auch Versand möglich (Postpac bis 30 kg, 22.–).

= Zwei Bildschirme mit Doppelarm
5040 | 180 | condition=used, make=Eizo | monitor-black x2
Zwei Eizo FlexScan 24 Zoll an einem Doppelarm von Vogel’s. Beide kalibriert, aus Grafikbüro. Wird nur zusammen
verkauft.

= Brother Laserdrucker s/w, WLAN, weiss
5050 | 70 | condition=good, make=Brother, printer=laser | printer-white x2
Brother HL-L2350DW, Duplex, WLAN. Toner noch ca. 40 %, ein neuer (Nachbau) liegt dabei. Läuft problemlos mit Mac und
PC.

= Fotodrucker schwarz A3
5050 | 190 | condition=good, make=Canon, printer=photo | printer-black x2
Canon Pixma Pro-100 für A3+. Tinten alle gefüllt, Druckkopf frei, kürzlich Düsentest gemacht. Ein angebrochenes Paket
Fotopapier gibts dazu. 20 kg schwer, darum nur Abholung!

= Scanner für Dias und Negative
5050 | 110 | condition=good, make=Reflecta, printer=scanner | printer-black
Reflecta DigitDia mit Magazin, scannt 50 Dias am Stück. Software für Windows 10. Unsere Dias sind jetzt alle
digitalisiert, daher nicht mehr gebraucht. NP war über 1000 Franken.

= Etikettendrucker mit Rollen
5050 | 45 | condition=used, make=Dymo, printer=photo | printer-white
Dymo LabelWriter, 6 Rollen Etiketten dazu, USB-Kabel auch.

= Prusa i3 MK3S 3D-Drucker
5050 | 240 | condition=used, make=Prusa, printer=printer3d | printer-black
Original Prusa MK3S, selber zusammengebaut, ca. 600 Druckstunden. Frisch kalibriert, neue PEI-Platte. 5 Rollen PLA
(angebrochen) inklusive. Abholung, kann gerne in Betrieb angeschaut werden. Keine Garantie.

= Nvidia RTX 3070, kein Mining
5060 | 320 | condition=used, make=Nvidia, component=graphicsCard | desktop-black
MSI RTX 3070 8 GB, nur zum Gamen gebraucht, nie Mining. Wärmeleitpaste neu. Temperaturen unter Last 71 Grad. Testlauf
bei mir möglich, OVP vorhanden, TWINT/bar.

= Arbeitsspeicher 32 GB, Kit
5060 | 65 | condition=likeNew, make=Corsair, component=memory | desktop-white
RAM Corsair 2x16 GB DDR4-3200, neu, doppelt bestellt, Versand als Brief.

= SSD 2 TB mit Adapterkabel
5060 | 90 | condition=good, make=Samsung, component=drive | laptop-black
Samsung 870 EVO 2 TB SATA, Gesundheit 98 % laut CrystalDiskInfo. Mit USB-Adapterkabel. Versand als Brief möglich.

= Netzteil, Gehäuse, Kühler: Bastelpaket
5060 | 85 | condition=used, component=powerSupply | desktop-black
Paket: be quiet Netzteil 500 W, Midi-Tower ohne Seitenwand links, Noctua-Kühler für AM4, diverse Lüfter und Schrauben.
Alles funktionierte beim Ausbau. Nur als Set, nicht einzeln.

= Mechanische Tastatur weiss, braune Schalter
5070 | 75 | condition=good, make=Keychron | keyboard-white x2
Keychron K2, ISO Layout CH, braune Switches, Bluetooth und USB-C. Kappen gewaschen. NP 109.–

= Tastatur schwarz mit Zahlenblock
5070 | 20 | condition=used, make=Logitech | keyboard-black
Logitech Tastatur mit Empfänger, Ä abgenützt.

= Dockingstation HP und Kabel
5070 | 55 | condition=good, make=HP | keyboard-black
HP Dockingstation USB-C G5 mit Netzteil. Dazu diverse Kabel: 2x HDMI, 2x DisplayPort, Netzwerk, USB. Ist ein Fehlkauf,
passt nicht zu meinem Mac.

= Webcam, Headset, Ringlicht
5070 | 40 | condition=good, make=Logitech | headphones-black
Logitech C920 Webcam, Headset und Ringlicht mit Stativ. Alles einwandfrei. Zusammen 40.–, einzeln auf Anfrage.

= Netzwerkspeicher mit vier Schächten
5070 | 260 | condition=good, make=Synology | desktop-black
Synology DS418 ohne Disks, 4 Schächte, 2 GB RAM. DSM zurückgesetzt. Lüfter leise. Versand versichert oder Abholung;
Rechnung vorhanden.

= WLAN-Router und Verstärker
5070 | 35 | condition=used, make=Netgear | desktop-white
Netgear Nighthawk Router und Repeater. Zurückgesetzt, neues Passwort steht auf dem Kleber. Haben jetzt Glasfaser,
darum übrig.

= Suche alten Laptop für Schreibwerkstatt
5010 | 50 | - | laptop-silver | wanted
Suche günstigen Laptop für eine Schreibwerkstatt mit sechs Jugendlichen. Er muss nur Word oder LibreOffice können und
einen einigermassen guten Akku haben. Bis 50.–, hole in der Region ab. Wer mehrere hat, umso besser!

= USB-Mischpult und Mikrofonarm
5070 | 80 | condition=likeNew, make=Rode | keyboard-black
Rode PSA1 Mikrofonarm und Audio-Interface von Focusrite (Scarlett Solo). Kaum gebraucht. Mikrofon selber verkaufe ich
nicht.
