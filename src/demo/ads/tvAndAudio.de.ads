= Fernseher schwarz 55 Zoll, OLED
5410 | 590 | condition=good, make=LG, screenSize=55 | tv-black x2
Schwarz wie im Stollen, das sagt ein Mineur. Wandhalterung wird mitgegeben, das Loch in der Wand nicht.

= Fernseher weiss 32 Zoll, Küche
5410 | 110 | condition=used, make=Samsung, screenSize=32 | tv-white x2
Hat acht Staffeln Backen gesehen und nie zugenommen. Fernbedienung mit Klebband, funktioniert dadurch besser.

= Smart-TV 43 Zoll, Füsse in der Mitte
5410 | 180 | condition=good, make=Sony, screenSize=43 | tv-black
Für kurze Möbel gedacht. Unsere Tochter hat ihn «der schwarze Spiegel» getauft und schaut seither Bücher.

= 75-Zöller, Lieferung nur zu viert
5410 | 720 | condition=likeNew, make=TCL | tv-black x2
Er war im Laden kleiner. Karton gross wie ein Gartenhaus aufgehoben.

= Standlautsprecher Nussbaum, Paar
5420 | 480 | condition=good, make=Piega, hifi=speakers | speakers-wood x3
Klingen, als hätte jemand den Vorhang weggezogen. Unser Dackel legt sich immer vor den linken.

= Regallautsprecher schwarz
5420 | 160 | condition=good, make=Canton, hifi=speakers | speakers-black x2
Klein, ehrlich, im Bass bescheiden. Gute Nachbarn für gute Nachbarn.

= Verstärker mit Zeigern, die ausschlagen
5420 | 390 | condition=used, make=Revox, hifi=amplifier | amp-black x2
Regensdorfer Präzision, Potis gereinigt. Bei Beethoven gehen die Zeiger in den roten Bereich und mein Herz auch.

= Plattenspieler Holz, Riemen neu
5420 | 210 | condition=good, make=Lenco, hifi=turntable | turntable-wood x3
Gebaut in Burgdorf, als dort noch Tonarme wuchsen. Haube mit zwei Haarrissen.

= Plattenspieler schwarz, direkt
5420 | 360 | condition=good, make=Technics, hifi=turntable | turntable-black x2
Aus einem Klub an der Langstrasse, Puls bis heute stabil. Nadel nachgekauft, Gewicht eingestellt.

= Kompaktanlage mit CD und Kassette
5420 | 45 | condition=used, make=Aiwa, hifi=system | radio-red
Beide Fächer öffnen noch mit Zeitlupe. Eine Kassette steckt drin: «Ferien 94 Seite B».

= Soundbar mit Subwoofer
5420 | 170 | condition=good, make=Bose, hifi=soundbar | speakers-black
Dialoge werden verständlich, auch im Bündner Krimi. Subwoofer mit Filzfüssen, auf Wunsch der unteren Wohnung.

= Kopfhörer schwarz, lärmdämpfend
5430 | 150 | condition=good, make=Sony, headphones=overEar | headphones-black x2
Kinder, Laubbläser, Grossraumbüro: weg. Ohrpolster neu, weil man mich sonst nicht mehr angesprochen hätte.

= Kopfhörer weiss, kabellos
5430 | 90 | condition=used, make=Sennheiser, headphones=overEar | headphones-white x2
Faltbar, hält zwanzig Stunden, riecht nach nichts. Eine Schraube ist nicht original, aber tapfer.

= Studiokopfhörer blau, offen
5430 | 120 | condition=good, make=AKG, headphones=overEar | headphones-blue
Im Zug bitte nicht, alle hören mit. Zu Hause ein Konzertsaal mit Kabel.

= Küchenradio rot, Retro
5440 | 70 | condition=good, make=Geneva | radio-red x2
DAB und Bluetooth im Blechkleid. Weckt mich seit Jahren mit Verkehrsmeldungen von Strassen, die ich nicht fahre.

= Röhrenradio mit Holzgehäuse
5440 | 140 | condition=used, make=Biennophone | radio-wood x3
Magisches Auge leuchtet grün, Beromünster steht noch auf der Skala. Braucht eine Minute zum Warmwerden, wie der Besitzer.

= Weltempfänger aus Militärbestand
5440 | 110 | condition=used | radio-wood
Mittelwelle aus Sizilien bei klarem Himmel. Drehknöpfe für grosse Finger.

= Beamer weiss, Heimkino, 3000 Lumen
5450 | 340 | condition=good, make=Epson | projector-white x2
Lampe bei 900 Stunden. Der Gartenfilm über Igel kam vor echtem Publikum.

= Beamer schwarz, klein wie eine Znünibox
5450 | 180 | condition=likeNew, make=Anker | projector-black
Für Wohnwagenkino. Der Film endet, wenn der Akku endet.

= Leinwand 2.4 m mit Motor
5450 | 150 | condition=good | projector-white
Fährt majestätisch herunter und verdeckt dann gnädig die Bügelwäsche. Befestigung für Gipsdecken.

= Spielkonsole weiss, zwei Controller
5460 | 320 | condition=good, make=Sony, gaming=console | console-white x3
Laufwerk leise, Platte aufgerüstet. Verkauft vom Vater, im Einvernehmen mit den Noten.

= Konsole schwarz, zwölf Spiele
5460 | 210 | condition=used, make=Microsoft, gaming=console | console-black x2
Zwei Rennspiele, vier mit Bällen, der Rest mit Schwertern. Ein Controller driftet nach links, politisch neutral.

= Handkonsole mit Dock
5460 | 190 | condition=good, make=Nintendo, gaming=console | console-white
Zweiundzwanzig Stunden Pilzreich auf einer Fahrt nach Kroatien. Schutzglas von Anfang an.

= Konsole aus den Neunzigern, grau
5460 | 120 | condition=used, make=Nintendo, gaming=console | console-white x2
Grau ab Werk, von der Sonne fast weiss gebleicht. Man bläst in die Kassette, alle tun es, es hilft nichts und doch. Vier Controller, dreieinhalb in Form.

= Spielesammlung PC, gross verpackt
5460 | 80 | condition=used, platform=pc | parcel-brown
Kartonschachteln, so schwer wie ihre Handbücher. Monkey Island mit Codescheibe.

= Lenkrad und Pedale für Rennspiele
5460 | 150 | condition=good, make=Logitech, gaming=console | console-black
Klemmt an jedem Tisch, der nicht aus Glas ist. Ich fahre jetzt Postauto, das reicht.

= Suche Fernbedienung für alten Grundig
5410 | 15 | - | tv-black | wanted
Mein Schwiegervater schaltet mit dem Gehstock um und trifft meistens. Modellnummer kann ich ablesen.
