= Arbeitslaptop schwarz, 32 GB, Ingenieurbüro
5010 | 620 | condition=good, make=Lenovo, ram=32 | laptop-black x2
Hat zwei Brücken gerechnet, die stehen. Tastatur ausgeblasen, Lüfter gewartet.

= Leichtes Notebook silber, 990 Gramm
5010 | 540 | condition=likeNew, make=LG | laptop-silver x2
Im Zug merkt man nicht, dass man arbeitet. Netzteil wiegt fast gleich viel.

= Gebrauchter Laptop für Linux-Freunde
5010 | 140 | condition=used, make=Lenovo | laptop-black
Schrauben gängig, BIOS offen, Sticker beliebig. Wurde von einem Pinguin bewohnt.

= Desktop schwarz für Videoschnitt
5020 | 890 | condition=good | desktop-black x2
Schneidet Hochzeiten, in denen niemand blinzelt. Zwei schnelle Platten, eine geduldige.

= All-in-One weiss, 24 Zoll
5020 | 290 | condition=good, make=HP | desktop-white
Steht bei Papa auf dem Büffet und zeigt Wetter von Orten, wo die Enkel wohnen. Maus und Tastatur kabellos.

= iPad-Alternative mit Tastaturhülle
5030 | 160 | condition=good, make=Microsoft | tablet-silver
Protokolle einer Schulpflege, abgeschlossen, alle einstimmig. Stift klebt magnetisch.

= Kindertablet schwarz, Stossecken
5030 | 55 | condition=used, make=Amazon | tablet-black
Überlebte Rücksitz, Sandkasten und eine Lesung von Pingu. Speicher leer.

= Curved-Monitor schwarz, 144 Hz
5040 | 210 | condition=good, make=Samsung | monitor-black
Mein Sohn sah die Gegner früher, jetzt sieht er die Matura. Fuss massiv.

= Bildschirm weiss für Labor
5040 | 75 | condition=used, make=Eizo | monitor-white
Kannte Bakterien persönlich. Rahmen desinfiziert, Anschluss DisplayPort.

= Drucker schwarz, Wlan, zweite Chance
5050 | 35 | condition=used, make=Canon | printer-black
Verweigert Cyan, druckt aber Gedichte. Patronen zum Halbpreis.

= Laserdrucker weiss, Farbe, Duplex
5050 | 140 | condition=good, make=Kyocera, printer=laser | printer-white x2
Vereinszeitung, vierteljährlich, dreihundert Stück, nie ein Stau ausser beim Editorial. Toner in vier Farben halb voll.

= Tastatur schwarz mechanisch, blaue Schalter
5070 | 60 | condition=used, make=Corsair | keyboard-black x2
Laut, präzis, beziehungsrelevant. Handballenauflage mitgegeben.

= Tastatur weiss kompakt, Bluetooth
5070 | 40 | condition=good, make=Apple | keyboard-white
Roman begonnen, Einkaufsliste beendet. Ladekabel geflochten.

= Server im Schrank, 12 HE
5060 | 320 | condition=used, make=HP | desktop-black x2
Wärmte unseren Keller und speicherte Katzen. Schienen, Blenden, Ehrfurcht.

= Fernseher schwarz 40 Zoll, Schlafzimmer
5410 | 120 | condition=good, make=Toshiba, screenSize=40 | tv-black
Eingeschlafen sind wir immer vor dem Täter. Timer funktioniert.

= TV weiss, schwenkbar, Praxisküche
5410 | 95 | condition=used, make=Grundig | tv-white
Zeigte zehn Jahre lang Aquarien, unbeweglich schön. Halterung dazu.

= Aktivlautsprecher Holz, Bluetooth
5420 | 190 | condition=good, make=Klipsch, hifi=speakers | speakers-wood x2
Kratzer auf der Seite, die zur Wand schaut. Hochton klar wie Bergbach, ohne Kitsch.

= Studiolautsprecher schwarz, Paar, 5 Zoll
5420 | 160 | condition=used, make=KRK, hifi=speakers | speakers-black
Rap, Requiem, Radiowerbung, alles lief darüber. Schaumstoffkeile liegen bei.

= Plattenspieler Nussbaum, Neunziger
5420 | 150 | condition=good, make=Pro-Ject, hifi=turntable | turntable-wood
Motor entkoppelt mit Knetmasse vom Kindergarten, klingt seither entspannt. Haube ohne Sprung.

= Kopfhörer weiss für Kinder, gedimmt
5430 | 20 | condition=good, make=Philips, headphones=overEar | headphones-white
Maximal fünfundachtzig Dezibel, was unsere Kinder live übertreffen. Bügel verstellbar.

= DJ-Kopfhörer blau, drehbar
5430 | 75 | condition=used, make=Pioneer, headphones=overEar | headphones-blue
Einohrig perfekt, zweiohrig auch. Kabel gespiralt, Polster neu.

= Baustellenradio rot, unverwüstlich
5440 | 80 | condition=used, make=Perfectpro | radio-red x2
Fiel vom Gerüst und spielte weiter Schlager, niemand war froh. Netz und Akku.

= Radio Holz, DAB, Pensionärsmodell
5440 | 55 | condition=good, make=Pure | radio-wood
Vier Sendertasten, drei davon SRF Musikwelle. Antenne gerade gebogen.

= Heimkino-Paket: Beamer und Leinwand
5450 | 420 | condition=good, make=BenQ | projector-black x2
Die Sessel haben wir behalten, sie sehen jetzt die Wand. Kabel acht Meter.

= Konsole schwarz, Serie Heimnetz, 1 TB
5460 | 260 | condition=good, make=Sony, gaming=console | console-black x2
Lief leise, bis jemand die Welt retten wollte. Zwei Handgriffe, ein Headset.

= Retro-Spielautomat mit 300 Games
5460 | 180 | condition=used, platform=other, gaming=console | console-white
Selbstbau im Tischformat, Taster klicken herrlich. Highscore: Tante Rosmarie.

= Vollformat schwarz, Gehäuse
5610 | 740 | condition=good, make=Sony | slr-black x2
Im Auftrag eines Velomagazins durch den Staub. Sensor klar, Gurt ausgefranst.

= Silberne Messsucherkamera, Belichtung stimmt
5610 | 690 | condition=good, make=Leica, cameraType=film | slr-silver x3
Man wird leise, wenn man sie hält. Vulkanit am Rand ergänzt.

= Objektiv weiss, 100–400, Vogelwarte
5620 | 1100 | condition=used, make=Canon | lens-white x2
Bartgeier bis Blaumeise, immer respektvoll. Drehring mit Sand vom Fanel.

= Porträtlinse 85 mm
5620 | 290 | condition=likeNew, make=Viltrox | lens-black
Macht Schwiegermütter milde. Filter UV und Deckel beidseits.

= Stativ schwarz, Mini, für Kletterer
5630 | 30 | condition=good, make=Joby | tripod-black
Umarmt Äste, Geländer und einmal einen Laternenpfahl mit Polizist daneben. Kugelkopf dreht weich.

= Drohne weiss mit Gebrauchsspuren der Lärche
5650 | 190 | condition=used, make=DJI | drone-white
Kamera ruhig, Ausleger gerichtet, Lärche erholt. Drei Akkus.

= Smartphone grün 128 GB, Zweitbesitz
5810 | 240 | condition=good, make=Motorola, storage=128 | smartphone-green
Meine Tochter wollte Lila, ich hatte recht, es ist robuster. Glasfolie drauf.

= Smartphone rot, Kamera top
5810 | 310 | condition=good, make=Huawei | smartphone-red
Es macht aus Nebel Postkarten. Akku zwei Tage bei normalem Heimweh.

= Diensttelefone, zehn Stück blau
5810 | 60 | condition=used, make=Samsung | smartphone-blue x2 | company
Stückpreis, gelöscht nach Richtlinie, Ladegeräte sortiert. Unsere Monteure haben grosse Daumen, die Gläser sind ganz.

= Telefon rot mit Wählscheibe, Schaufenster
5820 | 65 | condition=used | dialphone-red
Stand bei einem Coiffeur neben Dauerwellen. Nummer ist noch fünfstellig.

= Smartwatch silber für kleine Handgelenke
5830 | 120 | condition=good, make=Fossil | smartwatch-silver
Vibriert bei Anrufen und bei gutem Kuchen, letzteres ist Einbildung. Ladepuck und zwei Bänder.

= Laufuhr schwarz mit Karten
5830 | 220 | condition=good, make=Coros | smartwatch-black
Sierre-Zinal, Jungfrau, Couch. Glas Saphir, Band gewaschen.
