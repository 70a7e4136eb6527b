= Bürostuhl mit Netzrücken, Armlehnen verstellbar
6810 | 90 | condition=good | officechair-black x3
Bürostuhl schwarz, Netzrücken, Armlehnen 3D verstellbar. 3 Jahre im Homeoffice, eine Rolle quietscht. NP 279.–.
Abholung.

= Sechs Konferenzstühle, Leder, stapelbar
6810 | 240 | condition=used, material=leather | chairs-black x2, table-walnut | company
Sechs Konferenzstühle, schwarzes Leder, stapelbar, chromiert. Keine Risse, zwei Armlehnen etwas abgegriffen. Preis für
alle sechs. Abholung während Bürozeiten, auf Rechnung möglich.

= USM-ähnliches Sideboard, schwarz, 2 Klappen
6810 | 390 | condition=good | shelf-black x2, folders-mixed
Sideboard schwarz, 2 Klappen, Stil USM aber kein Original! 150 x 40 x 75 cm. Rechte Klappe schliesst gedämpft, linke
muss man zudrücken. Platz für ca. 40 Ordner. Sehr schwer, Rollbrett vorhanden.

= Schreibtisch 180 x 80, Eiche furniert
6810 | 160 | condition=good, material=wood, width=180 | desk-wood x4
Schreibtisch Eiche furniert, 180 x 80, Kabeldurchlass, Schublade abschliessbar. Beine abschraubbar (8 Schrauben, eine
ausgeleiert). Guter Zustand. TWINT oder bar.

= Zwei Stehpulte fürs Homeoffice, Kurbel
6810 | 130 | condition=used | desk-white x2, officechair-grey | company
Stehpulte mit Kurbel, weiss, 160 x 80, Höhe 70–118 cm. Stückpreis 130.–. Kratzer in der Platte bei einem. Wegen
Büroauflösung, Abholung ab Rampe.

= Rollcontainer mit Hängeregistratur, hellgrau
6810 | 35 | condition=used | folders-blue, desk-white
Rollcontainer hellgrau, 3 Schubladen, Hängeregistratur. Schlüssel fehlt, Schloss ist offen. Ab Platz.

= Akustikwand 160 cm, grüner Filz
6810 | 110 | condition=likeNew | office-sky, officechair-grey | company
Akustikwand grün, Filz, 160 x 180, auf Rollen mit Bremse. 1 Jahr alt, NP 420.–. Es hat zwei Stück, Preis pro Stück.

= Pultlampe mit Klemmfuss, LED dimmbar
6810 | 45 | condition=likeNew | floorlamp-black x2
LED-Pultlampe mit Klemmfuss, dimmbar, schwarz, bis 5 cm Plattendicke. Neuwertig. Versand 9.–.

= Direktionspult aus Nussbaum, 1968
6810 | 680 | condition=good, material=wood | desk-wood x3, clock-gold | company seller=zweitrunde
Direktionspult Nussbaum, 1968, 200 x 95, mit Lederauflage (ein Tintenfleck). Alle Schubladen mit Schlüssel. Aus
Versicherungsgebäude. Zerlegbar in drei Teile, Lieferung bis in den Raum gegen 120.–. Besichtigung in unserer Halle.

= 24 Spinde abschliessbar, dunkelgrau
6810 | 55 | condition=used | office-sky x2 | company seller=zweitrunde
24 Spinde dunkelgrau, Blech, 30 x 50 x 180 pro Abteil. Schlüssel komplett. 55.– pro Abteil, ab 8 Stück Lieferung
gratis in der Region. Paar Kleber innen

= Grosser Sitzungstisch, oval, für zwölf Personen
6810 | 520 | condition=good, material=wood | table-walnut x3 | company seller=zweitrunde
Sitzungstisch oval, 4-teilig, Nussbaum furniert, 420 x 130 cm, für 12 Personen. Kabelkanäle. Gebrauchsspuren am Rand.
Ohne Stühle. Abholung oder Transport nach Aufwand.

= Telefonbox fürs Grossraumbüro, schalldicht
6810 | 1900 | condition=likeNew | office-sand x2 | company seller=zweitrunde
Telefonbox Framery-Stil, 1 Person, Lüftung, Licht, USB. 100 x 100 x 220 cm. Neupreis 6’900.–. Demontage 2 Stunden,
Anleitung vorhanden. Aufbau können wir machen.

= Altes Lehrerpult mit Tintenfass, Massivholz
6810 | 140 | condition=used, material=wood | desk-wood x2, blackboard-green
Lehrerpult massiv mit Tintenfass, Buche, 130 x 70. Aus Schulhaus. Schublade klemmt bei feuchtem Wetter. Zwei Personen
zum Tragen.

= Wandtafel mit Kreiderinne, 2 x 1 Meter
6820 | 80 | condition=used | blackboard-black x2
Wandtafel schwarz, Emaille, magnetisch, 2 x 1 m, mit Rinne. Eine Ecke bestossen. Kreide dazu. Nur Abholung.

= Restposten Couverts C5 mit Fenster, 2000 Stück
6820 | 30 | condition=new | parcel-white x2
2000 Couverts C5 Fenster rechts, selbstklebend, neu, 4 Schachteln. Passt nicht mehr zu unserem Briefpapier. Versand
11.50.

= 120 Stempel aus der Gemeindekanzlei
6820 | 95 | condition=used | stamps-mixed, desk-wood
Sammlung 120 Stempel aus Gemeindekanzlei mit Karussell. Zwei ohne Griff. Für Deko oder Basteln.

= Laminiergerät A3, mit 200 Folien
6820 | 40 | condition=good | printer-white, folders-mixed
Laminiergerät A3, Fellowes, 200 Folien dazu. Braucht 4 Minuten zum aufwärmen. Läuft einwandfrei.

= Aktenvernichter, schafft auch Büroklammern
6820 | 60 | condition=good | printer-white, folders-mixed
Aktenvernichter Partikelschnitt, 12 Blatt, 20 l. Frisst auch Büroklammern. Wird bei Dauerbetrieb warm und macht dann
Pause. NP 189.–, TWINT.

= Bindegerät für Spiralen, Handbetrieb
6820 | 25 | condition=used | folders-mixed, bookstack-cold
Spiralbindegerät manuell, locht 20 Blatt. 1 Schachtel Spiralen 10 mm. Abholung oder Post 11.50.

= Flipchart auf Rollen, wenig gebraucht
6820 | 70 | condition=likeNew | blackboard-green, office-sand | company
Flipchart auf Rollen, magnetisch, wenig gebraucht. Papierblock fast voll. Stifte sind eingetrocknet.

= Rechenmaschine mit Papierrolle, elektrisch
6820 | 20 | condition=good | printer-black, folders-blue
Rechenmaschine mit Druck, Citizen, 5 Rollen. Netzteil dabei. Für Buchhaltung alter Schule.

= Verkaufe 40 Archivschachteln, säurefrei
6820 | 60 | condition=new | parcel-white, movingboxes-white | company seller=eselsohr
40 Archivschachteln säurefrei, 32 x 24 x 8 cm, flach geliefert. Neu 4.50 pro Stück, hier 1.50. Versand oder Abholung
im Laden.

= Frankiermaschine ohne Vertrag, für Bastler
6820 | free | condition=defective | printer-white
Gratis: Frankiermaschine, nicht mehr unterstützt von der Post. Waage und Motor laufen. Für Bastler, muss abgeholt
werden.

= Ladentheke aus Eiche, 240 cm, mit Schubladen
6830 | 850 | condition=used | dresser-wood x3 | company seller=storchen
Ladentheke Eiche aus Drogerie, 240 x 70 x 95, 28 Schubladen mit Messingschildern. Zwei Hälften. Rückseite offen. Wurm
behandelt (Beleg). Abholung mit vier Leuten, wir stellen Gurten.

= Kolbenmaschine zweigruppig, revidiert
6830 | 2400 | condition=good | coffeemachine-steel x4 | company seller=kochloeffel
Zweigruppige Kolbenmaschine, revidiert: Kessel entkalkt, Dichtungen neu, 9 bar. 400 V, Festwasser. Ca. 90’000 Bezüge.
Probelauf bei uns möglich. 3 Monate Garantie auf die Revision. Mühle separat.

= Kombisteamer 10 x GN 1/1, Service geprüft
6830 | 4200 | condition=good | kitchen-white, fridge-steel | company seller=kochloeffel
Kombisteamer 10 x GN 1/1 mit Untergestell, Dichtung und Lampe neu. Service geprüft, Protokoll dabei. 400 V, Wasser
weich. Neupreis rund 16’000.–. Lieferung mit Hebebühne 180.–.

= Kühlvitrine für Torten, drei Etagen
6830 | 950 | condition=used | fridge-white x2, crockery-white | company seller=fasan
Kühlvitrine 3 Etagen, 70 x 70 x 170 cm, LED, 2–8 Grad. Kompressor hörbar. Scheiben ok. Abholung montags.

= 60 Weingläser Restaurantqualität, Kisten dabei
6830 | 90 | condition=good | crockery-white x2 | company seller=fasan
60 Weingläser (Schott Zwiesel) in 4 Harassen. Keine Chips, durchgezählt. 1.50 pro Glas, nur alle.

= Marktstand mit Blache, 3 Meter, Steckrohre
6830 | 180 | condition=used | gardentable-wood x2, umbrella-red
Marktstand 3 m, Steckrohre, Blache grün mit kleinem Loch. Aufbau zu zweit in 15 Minuten. Gewichte nicht dabei. Bar
oder TWINT.

= Schaufensterpuppe Herr, kopflos, elegant
6830 | 60 | condition=used | jacket-red, hat-black | company seller=knopfloch
Schaufensterpuppe Herr ohne Kopf, Glasfuss, rechte Hand lose. Ohne Kleider. Abholung im Geschäft.

= Kleiderständer rund, verchromt, drehbar
6830 | 45 | condition=good | dress-red, jumper-blue | company seller=knopfloch
Runder Kleiderständer, chrom, drehbar, höhenverstellbar, für 60 Bügel. Rollen ok. Zwei vorhanden, Preis pro Stück

= Registrierkasse mit Glöckli, mechanisch
6830 | 160 | condition=defective | coins-silver, toolbox-red
Mechanische Registrierkasse, vernickelt, bis 99.95. Taste 6 klemmt. Lade springt auf. Ca. 25 kg. Sammlerstück.

= Gastro-Spülmaschine, Haubenmodell
6830 | 1100 | condition=used | washer-grey, crockery-white | company seller=kochloeffel
Haubenspülmaschine, Korb 50 x 50, 90 Sekunden. Laugenpumpe neu. Ablauf rechts, umbaubar. 400 V. Entkalkt. Mit zwei
Körben, Zulauftisch kann dazu gekauft werden (250.–).

= Drehbank Tischmodell, 350 mm Spitzenweite
6840 | 1350 | condition=good | toolbox-grey x2, drill-blue
Tischdrehbank 350 mm, Dreibackenfutter, Wechselräder komplett, Rundlauf 0.02. 230 V. 95 kg. Steht im Keller, Treppe
gerade. Drehstähle im Wert von 200.– gehen mit.

= Kompressor 100 Liter, fahrbar, 10 bar
6840 | 320 | condition=used | drill-yellow, toolbox-red
Kompressor 100 l, 10 bar, 3 PS, fahrbar. Öl gewechselt. Druckschalter neu. Laut. Abholung mit Kombi oder Anhänger.

= Säulenbohrmaschine, 16 mm, mit Schraubstock
6840 | 280 | condition=good | drill-blue x3 | company seller=halleSieben
Ständerbohrmaschine 16 mm, MK2, 5 Stufen, mit Schraubstock. Riemen neu. Tisch angebohrt. 400 V. Verlad mit Stapler
gratis.

= Hubstapler Diesel, 2.5 Tonnen, 1994
6840 | 4800 | condition=used | tractor-red x2, parcel-brown | company seller=halleSieben
Dieselstapler 2.5 t, Jg. 1994, 7’800 h. Hubhöhe 3.3 m, Seitenschieber. Gabeln geprüft, Reifen vorne neu. Sitz
geflickt. Startet nach Vorglühen gut. Kann gefahren werden, Transport organisiert der Käufer.

= Holzspaltmaschine und Förderband, Zapfwelle
6840 | 2100 | condition=used | firewood-stack x2, tractor-green
Holzspalter 14 t mit Zapfwelle und Förderband 4 m. Öl neu. Band hat einen Flick. Nur zusammen. Vorführung auf dem Hof.

= Industrienähmaschine Flachbett mit Tisch
6840 | 450 | condition=good | sewingmachine-black x3
Industrienähmaschine Flachbett (Pfaff) mit Tisch, Kniehebel, Motor 230 V Servo. Frisch geölt, 12 Spulen. Sehr schnell,
für Anfänger drosselbar. Abholung mit Lieferwagen.

= Suche Rollenbahn, gebraucht, etwa 4 Meter
6840 | 200 | - | parcel-brown x2 | wanted company seller=birchmatt
Suche Rollenbahn, ca. 4 m, mind. 40 cm breit, Zustand egal, Hauptsache läuft. Hole ab, bezahle bar.
