= LG OLED 55 Zoll, schwarz
5410 | 590 | condition=good, make=LG, screenSize=55 | tv-black x2
LG OLED55C9, 4K, HDMI 2.1, 120 Hz. Kein Einbrennen. Magic Remote, Standfuss und Wandhalterung dabei. NP damals
1’799.–. Abholung zu zweit, TWINT oder bar.

= Fernseher weiss 32 Zoll, Küche
5410 | 110 | condition=used, make=Samsung, screenSize=32 | tv-white x2
Samsung 32 Zoll weiss, Full HD, Smart TV (Netflix und YouTube gehen noch). Batteriedeckel der Fernbedienung fehlt.

= Smart-TV 43 Zoll, Füsse in der Mitte
5410 | 180 | condition=good, make=Sony, screenSize=43 | tv-black
SONY BRAVIA 43 ZOLL, 4K, Android TV. Gekauft vor zwei Jahren bei Fust, seither im Schlafzimmer und wenig gelaufen. Die
Füsse kann man in der Mitte montieren, das war für uns wichtig weil das Möbel nur 60 cm breit ist. Keine Pixelfehler,
keine Kratzer. Originalkarton habe ich noch, also wäre auch Versand möglich (22.–), lieber aber Abholung mit kurzem
Test. TWINT.

= TCL 75 Zoll QLED, wie neu
5410 | 720 | condition=likeNew, make=TCL | tv-black x2
TCL 75 QLED, vor 4 Monaten gekauft, für unsere Stube einfach zu gross. Garantie bis nächstes Jahr, Quittung von
MediaMarkt. Originalkarton vorhanden. Nur Abholung mit Transporter, mind. 2 Personen.

= Piega Standlautsprecher, Nussbaum, Paar
5420 | 480 | condition=good, make=Piega, hifi=speakers | speakers-wood x3
Piega TS 5, Nussbaum, inkl. Spikes und Kabel (2x 4 m). Beide Chassis ok, Gehäuse mit wenigen Spuren. Können bei mir am
Verstärker probegehört werden. Kein Versand.

= Regallautsprecher schwarz
5420 | 160 | condition=good, make=Canton, hifi=speakers | speakers-black x2
Canton GLE 420, schwarz, Abdeckungen vorhanden. Guter Klang für kleine Räume. Dazu 2 Wandhalter.

= Verstärker Revox B750
5420 | 390 | condition=used, make=Revox, hifi=amplifier | amp-black x2
Revox B750 MK II, Regensdorf. Potis gereinigt, beide VU-Meter gehen, Beleuchtung auf LED umgebaut. Ein Klebefüsschen
fehlt. Revisionsbeleg von Fachmann. Sehr schwer, bitte abholen.

= Plattenspieler Holz, Riemen neu
5420 | 210 | condition=good, make=Lenco, hifi=turntable | turntable-wood x3
Lenco L75, Riemen und Reibrad neu, Haube mit zwei Haarrissen. Läuft ruhig auf 33 und 45. Tonabnehmer Shure, Nadel noch
gut.

= Plattenspieler schwarz, direkt
5420 | 360 | condition=good, make=Technics, hifi=turntable | turntable-black x2
Technics SL-1210 MK2 schwarz, Pitch genau, Licht geht. Nadel neu (Ortofon Concorde). Kleine Dellen am Rand, stand in
einem Club. Zwei Stück wären auch möglich. Abholung, Barzahlung.

= Kompaktanlage mit CD und Kassette
5420 | 45 | condition=used, make=Aiwa, hifi=system | radio-red
Aiwa Kompaktanlage mit CD, Radio und Doppelkassette. CD springt manchmal, Tape läuft. Boxen dabei.

= Soundbar mit Subwoofer
5420 | 170 | condition=good, make=Bose, hifi=soundbar | speakers-black
Bose Soundbar 500 mit Subwoofer, schwarz. Fernbedienung, HDMI-Kabel, alles komplett. Haben jetzt Sonos. Versand wäre
25.–, lieber Abholung

= Sony WH-1000XM4, schwarz
5430 | 150 | condition=good, make=Sony, headphones=overEar | headphones-black x2
Sony WH-1000XM4, Noise Cancelling, Ohrpolster neu. Etui, Kabel und Flugzeugadapter dabei. NP 379.–, gekauft bei
Digitec.

= Kopfhörer weiss, kabellos
5430 | 90 | condition=used, make=Sennheiser, headphones=overEar | headphones-white x2
Sennheiser Momentum weiss, Bluetooth, ein Scharnier mit Ersatzschraube. Akku ca. 20 h. Porto inbegriffen.

= Studiokopfhörer blau, offen
5430 | 120 | condition=good, make=AKG, headphones=overEar | headphones-blue
AKG K702, offen, blau (Sonderedition). Kabel 3 m, Adapter auf 6.3. Super für zuhause, für unterwegs nicht.

= Küchenradio rot, Retro
5440 | 70 | condition=good, make=Geneva | radio-red x2
Geneva Küchenradio rot, DAB+ und Bluetooth. Top Klang für die Grösse. Netzteil dabei. Abholung oder Post 9.–

= Röhrenradio mit Holzgehäuse
5440 | 140 | condition=used, make=Biennophone | radio-wood x3
Röhrenradio Biennophone, ca. 1955, spielt auf UKW und Mittelwelle. Magisches Auge leuchtet. Holz frisch poliert.
Kondensatoren wurden nicht ersetzt, darum als Bastlerstück zu betrachten.

= Weltempfänger aus Militärbestand
5440 | 110 | condition=used | radio-wood
Weltempfänger aus Armeebestand, Kurzwelle und Mittelwelle, mit Handbuch und Drahtantenne.

= Beamer weiss, Heimkino, 3000 Lumen
5450 | 340 | condition=good, make=Epson | projector-white x2
Epson EH-TW650, 3000 Lumen, weiss. Lampe erst 900 Stunden. Fernbedienung, Tasche, HDMI-Kabel. Bild scharf, keine toten
Pixel. Kann bei mir angeschaut werden. TWINT.

= Beamer schwarz, klein, mit Akku
5450 | 180 | condition=likeNew, make=Anker | projector-black
Anker Nebula Capsule, schwarz, Android TV. Akku reicht für einen Film. Netzteil und Etui. NP 399.–.

= Leinwand 2.4 m mit Motor
5450 | 150 | condition=good | projector-white
Motorleinwand 2.4 m Breite, 16:9, mit Funkfernbedienung. Ein Fleck unten rechts, im Betrieb nicht sichtbar. Muss
zerlegt nicht werden, Länge 2.65 m, an Autolänge denken!

= PlayStation 5 weiss, mit 2 Controllern
5460 | 320 | condition=good, make=Sony, gaming=console | console-white x3
PS5 mit Laufwerk, SSD auf 2 TB aufgerüstet, zwei DualSense. Ladestation dabei. Quittung vorhanden, gekauft vor 2
Jahren. Kein Versand, Abholung gegen TWINT. Keine Spassgebote bitte.

= Xbox One X schwarz, zwölf Spiele
5460 | 210 | condition=used, make=Microsoft, gaming=console | console-black x2
Xbox One X 1 TB, 12 Spiele (Forza 4, Forza 7, FIFA, NHL, Halo, Witcher 3 usw.). Ein Controller driftet links, der
zweite ist ok. Alles zusammen.

= Nintendo Switch mit Dock, weiss
5460 | 190 | condition=good, make=Nintendo, gaming=console | console-white
Switch mit weissem Dock und Joy-Cons. Schutzglas drauf seit Anfang. Mario Kart und Zelda gegen Aufpreis von 60.–.
Ladegerät und Tasche dabei.

= Super Nintendo grau, vier Controller
5460 | 120 | condition=used, make=Nintendo, gaming=console | console-white x2
SNES PAL mit vier Controllern, einer davon mit Wackelkontakt. Netzteil und TV-Kabel (Scart). Vergilbt, läuft aber
einwandfrei. Spiele separat inseriert.

= Spielesammlung PC, gross verpackt
5460 | 80 | condition=used, platform=pc | parcel-brown
PC-Spiele in Big Box: Monkey Island, Indy 4, Siedler II, Anno 1602, Baldur’s Gate und ca. 15 weitere. Liste mit Fotos
auf Anfrage. Nur zusammen. Versand 11.50.

= Lenkrad und Pedale für Rennspiele
5460 | 150 | condition=good, make=Logitech, gaming=console | console-black
Logitech G29 mit Pedalen, für PS4, PS5 und PC. Klemmen etwas ausgeleiert, hält aber. Schaltknauf dazu.

= Suche Fernbedienung für alten Grundig
5410 | 15 | - | tv-black | wanted
Suche Fernbedienung zu älterem Grundig TV, Modellnummer kann ich durchgeben. Universalfernbedienung haben wir schon
probiert.
