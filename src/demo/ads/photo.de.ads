= Spiegelreflex schwarz, zwei Objektive
5610 | 380 | condition=good, make=Nikon, cameraType=slr | slr-black x3
Achtzehntausend Auslösungen, davon neuntausend Hund. Der Hund ist auf allen unscharf.

= Kamera silber, spiegellos
5610 | 620 | condition=likeNew, make=Fujifilm, cameraType=mirrorless | slr-silver x3
So schön, dass ich sie lieber angeschaut als benützt habe. Zwei Akkus, Ledergurt vom Sattler.

= Analogkamera, Lichtmesser geprüft
5610 | 190 | condition=good, make=Pentax, cameraType=film | slr-silver x2
Dichtungen neu, Film für die ersten sechsunddreissig Fehler eingelegt. Bereitschaftstasche aus Leder.

= Kompaktkamera wasserdicht
5610 | 80 | condition=used, make=Olympus, cameraType=compact | camera
War im Silsersee, unfreiwillig und eine Woche lang. Macht weiterhin Bilder, leicht blaustichig vor Stolz.

= Mittelformat 6x6 mit Lichtschacht
5610 | 540 | condition=used, make=Rolleiflex, cameraType=film | slr-black x2
Man schaut hinein und sieht die Welt seitenverkehrt, was ihr bekommt. Verschlusszeiten gemessen.

= Sofortbildkamera, bunt, plus Filme
5610 | 65 | condition=good, make=Polaroid, cameraType=instant | camera
Hochzeitstisch-Kamera mit vierhundert Onkelporträts hinter sich. Drei Filme frisch aus dem Kühlschrank.

= Sportsucher-Kamera 10 Bilder pro Sekunde
5610 | 890 | condition=good, make=Canon | slr-black x2
Handball in schlecht beleuchteten Hallen, fünf Jahre lang. Sensor gereinigt vom Fachgeschäft.

= Teleobjektiv weiss, 70–200
5620 | 940 | condition=good, make=Canon | lens-white x2
Steinböcke ja, Nachbarn nein, darauf lege ich Wert. Stativschelle und Köcher sind da.

= Festbrennweite 50 mm, lichtstark
5620 | 130 | condition=likeNew, make=Nikon | lens-black x2
Macht aus jedem Küchentisch ein Stillleben. Filtergewinde unberührt.

= Makroobjektiv für Käferfreunde
5620 | 260 | condition=good, make=Tamron | lens-black
Hat einem Rüsselkäfer in die Augen geschaut. Innenlinsen sauber, aussen ein Staubkorn mit Wohnrecht.

= Weitwinkel 14 mm, manuell
5620 | 210 | condition=good, make=Samyang | lens-black
Für Sternenhimmel und enge Badezimmer. Ich verkaufe wieder Wohnungen, aber mit Fotografin.

= Reisezoom 18–200
5620 | 180 | condition=used, make=Sigma | lens-black x2
Ein Objektiv, eine Reise, ein Ehefrieden. Zoomring mit Sandgeräusch aus der Wüste Wadi Rum.

= Stativ schwarz, Carbon
5630 | 170 | condition=good, make=Gitzo | tripod-black x2
Leicht genug für den Säntis, steif genug für den Föhn. Kugelkopf mit Libelle.

= Stativ grau mit Neiger
5630 | 60 | condition=used, make=Manfrotto | tripod-grey
Videokurs Migros Klubschule, bestanden. Ein Gummifuss stammt von einem Stuhl.

= Fotorucksack, Platz für alles
5630 | 75 | condition=good, make=Lowepro | backpack-blue
Regenhülle, Stativhalter und ein Fach für Trockenfleisch, das der Hersteller anders nannte. Träger gepolstert.

= Blitzgerät und zwei Funkauslöser
5630 | 90 | condition=good, make=Godox | slr-black
Taufen und Turnerabende. Die Kamera bleibt hier. Diffusor aus einem Joghurtbecher lege ich bei, er ist der beste.

= Dunkelkammer: Vergrösserer, Schalen, Uhr
5630 | 180 | condition=used, make=Durst | projector-black
Riecht nach Fixierbad und Maturarbeit. Rotlicht brennt.

= Studioschirme und Hintergrundsystem
5630 | 120 | condition=used | umbrella-black
Weiss, schwarz und ein Grün, vor dem unsere Kinder flogen. Rolle 2.7 Meter breit.

= Camcorder mit Schultergriff
5640 | 210 | condition=used, make=Sony | tripod-grey
Lokalfernsehen, Sparte Viehschauen. Mikrofon mit Windschutz aus Katzenfell, es ist Kunstfell. Stativ gehört dazu.

= Action-Cam mit Halterungen
5640 | 130 | condition=good, make=GoPro | helmet-black
Drei Saisons am schwarzen Helm, der mitgeht, einmal am Huhn. Das Huhnvideo ist nicht zu verkaufen.

= Drohne weiss, faltbar, 249 Gramm
5650 | 290 | condition=good, make=DJI | drone-white x3
Registrierung gelöscht. Hat unseren Dachdecker überflüssig gemacht, er nimmt es uns krumm.

= Drohne grau, Kamera 4K
5650 | 430 | condition=likeNew, make=DJI | drone-grey x3
Der Milan vom Hügel mag sie nicht. Zwei Akkus, Koffer, Respekt.

= Drohne zum Üben, Rotoren auf Vorrat
5650 | 45 | condition=used | drone-white
Kennt unseren Apfelbaum von allen Seiten. Zwölf Ersatzpropeller, man braucht sie.

= Diaprojektor mit Leinwand und Magazinen
5630 | 55 | condition=used, make=Leica | projector-black x2
Das Klacken ersetzt jede Musik. Birne in Reserve, Geduldige Zuschauer bitte selbst stellen.

= Suche Ladegerät für alte Minolta
5630 | 20 | - | slr-black | wanted
Der Film darin ist seit der Expo nicht entwickelt. Wir möchten endlich wissen, wer drauf ist.
