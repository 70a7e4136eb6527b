= Konzertgitarre Fichte, mit Gigbag
4310 | 240 | condition=good, make=Hanika, instrument=guitar | guitar
Hanika Konzertgitarre, Fichte massiv, 4/4, mit Gigbag. Saiten neu. 5. Mechanik etwas streng. Gut für Musikschule.

= E-Gitarre rot, Humbucker, eingestellt
4310 | 420 | condition=likeNew, make=Ibanez, instrument=guitar | eguitar-red x3
Ibanez RG mit Humbucker, rot. Neu bundiert und eingestellt (Rechnung im Koffer). Koffer inkl. Kaum Spielspuren. NP
749.–. Anspielen jederzeit.

= E-Gitarre blau für Einsteiger, Set
4310 | 160 | condition=good, make=Yamaha, instrument=guitar | eguitar-blue x2
Yamaha Pacifica Set blau: Gitarre, Gurt, Kabel, Plektren. Für Einsteiger. Verstärker separat. TWINT, Abholung.

= Les-Paul-Kopie Tokai, schwarz
4310 | 290 | condition=used, make=Tokai, instrument=guitar | eguitar-black x2
Tokai Les Paul, Japan, 80er, schwarz. 4.4 kg. Delle am Hals. Pickups original. Gigbag statt Koffer. Kein Tausch.

= Klavier Schmidt-Flohr, nussbraun
4310 | 900 | condition=used, make=Schmidt-Flohr, instrument=piano | piano-brown x3
Schmidt-Flohr Klavier, nussbraun. Letztes Jahr auf 440 gestimmt, alle Tasten gehen. Parterre, 3 Stufen. Transport
durch Fachfirma (ca. 350.–). Stuhl dabei. VB.

= Yamaha Silent-Klavier, schwarz
4310 | 3400 | condition=likeNew, make=Yamaha, instrument=piano | piano-black x3
Yamaha b3 Silent, schwarz poliert, 6 Jahre alt. Kopfhörer und Stuhl dabei. Gestimmt im Herbst. Erdgeschoss mit Lift.
NP 7’200.–.

= Digitalpiano mit Hammermechanik
4310 | 520 | condition=good, make=Kawai, instrument=keyboard | piano-black
Kawai CA48, 88 Tasten Holz, 3 Pedale, Hocker. Tiefes Fis hängt bei Hitze etwas. Demontierbar. Abholung zu zweit.

= Handorgel Schwyzerörgeli, dunkel gebeizt
4310 | 2100 | condition=good, make=Eichhorn, instrument=accordion | accordion-black x3
Schwyzerörgeli Eichhorn, B/Es, neu belüftet, 18 Bässe. Stimmung gut. Koffer. Balg dicht. Für Anfänger und
Fortgeschrittene. Anspielen nach Vereinbarung.

= Akkordeon rot, 72 Bässe
4310 | 580 | condition=used, make=Hohner, instrument=accordion | accordion-red x3
Hohner 72 Bässe rot, Balg dicht, Riemen neu. Register gehen. Koffer mit defektem Schloss. Noten gratis dazu

= Schülergeige 3/4 mit Bogen und Kasten
4310 | 280 | condition=good, instrument=strings | violin-wood x2
Schülergeige 3/4 mit Bogen, Kasten und Schulterstütze. Vom Geigenbauer kontrolliert (Beleg), Saiten neu. Tochter
spielt jetzt 4/4. Versand möglich 11.50.

= Meistergeige dunkel, anonym um 1900
4310 | 2600 | condition=good, instrument=strings | violin-dark x3
Alte Geige, dunkel, um 1900, sächsisch oder böhmisch. Riss unter Saitenhalter fachmännisch repariert. Klang warm.
Gutachten von Geigenbauer kann gemacht werden. Ohne Bogen. Nur Abholung.

= Bratsche mit Zettel, warmer Ton
4310 | 1750 | condition=used, instrument=strings | violin-dark x2
Bratsche 40.5 cm, mit Zettel, ohne Risse. Bogen Carbon und Kasten. Saiten Dominant. Aus gesundheitlichen Gründen zu
verkaufen.

= Schlagzeug rot, fünfteilig
4310 | 450 | condition=used, make=Pearl, instrument=drums | drumkit-red x3
Pearl Export 5-teilig, rot, Felle neu, Becken-Set dabei. Fussmaschine quietscht. Hocker. Abholung mit Kombi.

= Schlagzeug blau für Kinder, komplett
4310 | 140 | condition=used, instrument=drums | drumkit-blue x2
Kinderschlagzeug blau, komplett mit Hocker, ab 6 Jahren. Ein Fell mit Delle. Sticks dazu. Ab Platz, bar oder TWINT.

= Röhrenverstärker 15 Watt, crèmefarben
4310 | 380 | condition=good, make=Fender | amp-cream x2
Fender Blues Junior 15 W, crème. Endröhren neu. Auf Rollen. Fussschalter. Leichte Brandspur oben. Testen bei mir.

= Bassverstärker Ampeg
4310 | 220 | condition=used, make=Ampeg | amp-black x2
Ampeg BA-115, Bassverstärker, trocken gelagert. Fussschalter. Tolex an Ecke eingerissen. 25 kg

= Blockflöten, vier Grössen, Birnbaum
4310 | 190 | condition=good, make=Küng, instrument=woodwind | recorders-wood x2 | seller=vreni
Küng Blockflöten, Birnbaum: Sopran, Alt, Tenor, Bass. Geölt. Grifftabellen und Wischer dabei. Auch einzeln nach
Absprache.

= Ukulele blau, Sopran
4310 | 35 | condition=likeNew, instrument=guitar | eguitar-blue
Ukulele Sopran blau mit Stimmgerät. Wenig gespielt. Versand 7.–.

= Suche Cello 4/4 für Anfängerin
4310 | 1200 | instrument=strings | violin-wood | wanted
Suche Cello 4/4 mit Bogen für erwachsene Anfängerin, Kratzer egal, spielbar. Bis 1’200.–. Hole in der ganzen
Deutschschweiz ab.

= Alphorn dreiteilig, mit Tasche
4310 | 1600 | condition=likeNew, instrument=brass | alphorn-wood x2 | seller=heidi
Alphorn in F, dreiteilig, Fichte, Peddigrohr. Tasche und Mundstück dabei. Kaum gespielt. Steht trocken.

= Gitarrenkoffer, Hartschale
4310 | 45 | condition=used, instrument=guitar | eguitar-black
Gitarrenkoffer Hartschale für E-Gitarre, innen weinrot. Zwei Kleber. Ein Verschluss streng. Die Gitarre auf dem Bild
ist nicht dabei.

= Schallplatten Jazz, 80 Stück, gewaschen
4330 | 320 | condition=good, genre=jazz | vinyl-black x3
80 Jazz-LPs, gewaschen, neue Innenhüllen. Blue Note, Impulse, Verve. Zustand VG+ bis NM. Eine Monk-Platte springt.
Liste auf Anfrage. Kein Einzelverkauf.

= Klassik-LPs, 200 Stück
4330 | 60 | condition=used, genre=classical | vinyl-black x2
Ca. 200 Klassik-LPs, viele Boxen mit Textheften (DG, Philips). 30 Rp. pro Stück. Nur alles zusammen, Abholung.

= Mundartrock ab 1975, Originalpressungen
4330 | 140 | condition=used, genre=folk | vinyl-red x2
Mundartrock: Rumpelstilz, Span, Züri West, Polo Hofer. 14 LPs und 3 Singles. Originalpressungen. Cover gut. Versand
9.–.

= Hip-Hop-Maxis, 110 Stück, DJ-Auflösung
4330 | 380 | condition=used, genre=hipHop | vinyl-black x2
110 Hip-Hop-Maxis (90er, US und CH), Ecken abgestossen, Vinyl gut. Auflösung DJ-Sammlung. Koffer gebe ich mit. TWINT
oder bar.

= Reggae und Dub, rote Pressung dabei
4330 | 95 | condition=good | vinyl-red
16 Reggae- und Dub-LPs, eine rot. VG bis VG+. Studio One, Trojan. Versand 9.–.

= Volksmusik-Schellacks, 60 Platten
4330 | 50 | condition=used, genre=folk | vinyl-black
60 Schellacks mit Volksmusik (78 Touren). Zwei kaputt. Für Grammophon. Schwer, bitte abholen.

= Märchenplatten von Trudi Gerster
4330 | 45 | condition=used, genre=childrens | vinyl-red x2
7 Märchen-LPs Trudi Gerster, gespielt. Hüllen ok. Läuft alles durch.

= CD-Sammlung, 420 Stück
4320 | 190 | condition=good | discs-silver x3
420 CDs, alphabetisch, Pop/Rock 70er bis 2000er. Alle in Originalhüllen. Ca. 45 Rp. pro CD. Nur komplett. In
Bananenschachteln, Abholung.

= Bach-Kantaten, Gesamtaufnahme
4320 | 130 | condition=likeNew, genre=classical | discs-silver
Bach-Kantaten Gesamtausgabe (60 CDs), Box mit Textbuch. Wie neu. Post 9.–.

= Kinderlieder Schweizerdeutsch, 15 CDs
4320 | 30 | condition=used, genre=childrens | discs-blue
15 Kinder-CDs Schweizerdeutsch: Linard Bardill, Marius und die Jagdkapelle, Schtärneföifi. Kratzer, laufen aber. Alles
30.–.

= Metal-CDs, Digipacks, 70 Stück
4320 | 150 | condition=good, genre=rock | discs-silver x2
70 Metal-CDs, viele Digipacks. Metallica, Samael, Coroner, Celtic Frost usw. Zustand gut. Liste per Nachricht. Versand
11.50.

= Hörspiele «Kasperli», 22 CDs
4320 | 48 | condition=used, genre=childrens | discs-blue x2
22 Kasperli-CDs (Jörg Schneider, Ines Torelli). Hüllen teils gesprungen. CDs spielen alle ab.

= Klaviernoten, Kiste mit 70 Heften
4340 | 40 | condition=used, instrument=piano | bookstack-warm x2
70 Hefte Klaviernoten: Czerny, Chopin, Bartók, Burgmüller. Mit Einträgen. Metronom dazu. Ab Platz.

= Chornoten in Mappen, 30fach
4340 | 90 | condition=good, instrument=voice | folders-mixed x2
Chornoten 30-fach in Mappen: Volkslieder, 2 Messen, Gospel. Vollständig bis auf 1 Stimme. Aus Chorauflösung

= Gitarrenschule mit Tabulatur, 5 Bände
4340 | 32 | condition=likeNew, instrument=guitar | bookstack-cold
Gitarrenschule 5 Bände mit CD, ab Band 3 ungebraucht. Versand 9.–.

= Blasmusik-Noten, Marschbüchlein
4340 | 25 | condition=used | bookstack-mixed
Marschbüchlein für 20 Stimmen, komplett, gebraucht. Blasmusik. 25.– für alle.

= JBL Aktivboxen-Paar mit Stativen
4350 | 390 | condition=good | speakers-black x3
JBL EON Aktivboxen, Paar, mit Stativen und Kabeln. Ein Gitter eingedrückt. 2x 10 Zoll. Funktionieren einwandfrei. NP
890.–. Abholung, TWINT.

= Mischpult 12 Kanal im Flightcase
4350 | 260 | condition=used | speakers-black
Mackie 1202 im Flightcase, 12 Kanal. Kanal 7 rauscht. Netzteil neu. Bar bei Abholung.

= Keyboardständer und Gesangsmikrofon
4350 | 75 | condition=good | stage-plum
Keyboardständer (X) und Shure SM58 mit Kabel 5 m. Mikrofon gereinigt. Zusammen 75.–.

= Bühnenpodest 1 x 2 m, vier Elemente
4350 | 480 | condition=used | stage-sky x2
4 Bühnenpodeste 1 x 2 m, höhenverstellbar 40–60 cm. Rutschfest. Farbspritzer. Belastung 500 kg/m2. Anhänger nötig.

= DJ-Set: zwei Plattenspieler, Mixer
4350 | 690 | condition=good | turntable-black x3
2x Technics-Nachbau (Reloop RP-7000) und Mixer, schwarz. Nadeln neu. Slipmats. Cases dabei. Nur als Set. Testen vor
Ort.

= Studiomonitore 6 Zoll, Paar
4350 | 280 | condition=likeNew | speakers-wood x2
Studiomonitore 6 Zoll, Holzgehäuse, Paar. 1 Jahr alt. Rechnung vorhanden, Garantie. NP 429.–.

= Lichtorgel aus dem Partykeller
4350 | 55 | condition=used | stage-plum x2
Lichtorgel 4 Farben, 80er, Bakelitschalter. Zwei Lampen ersetzt. Läuft.

= Trompete versilbert, mit Dämpfer
4310 | 430 | condition=good, make=Bach, instrument=brass | trumpet-silver x2
Bach Stradivarius Trompete versilbert mit Koffer und Dämpfer. Ventile geölt. Kleine Beule. Mundstück 7C. Versand
versichert.

= Suche Hammond-Orgel, auch unspielbar
4310 | 400 | instrument=keyboard | piano-brown | wanted
Suche Hammond-Orgel (A100, B3, M100), auch defekt. Hole ab, Treppen kein Problem. Bitte Foto und Etage angeben.

= Synthesizer, analog, mit Staubhaube
4310 | 780 | condition=good, make=Korg, instrument=keyboard | keyboard-black x2
Korg Minilogue, analog, mit Haube und MIDI-Kabel. Ein Poti kratzt. OVP. Abholung oder Versand 11.50.
