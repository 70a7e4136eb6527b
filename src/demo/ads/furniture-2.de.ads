= Sofa grau, ausklappbar, Bettzeugkasten
3020 | 210 | condition=used, colour=grey | couch-grey x2
Drei Besuche aus Amerika haben es für gut befunden. Im Kasten lag noch ein Pyjama, Grösse M, unbekannt.

= Kanapee crème, zierlich, für Erker
3020 | 330 | condition=good, colour=beige | couch-cream x2
Gebaut für Menschen, die nie die Füsse hochlegen. Wir sind nicht solche.

= Blaues Zweiersofa, schmal für Mansarden
3020 | 170 | condition=good, colour=blue | couch-blue x2
Mass unten, Mass oben, Mass im Treppenhaus: passt. Kissenfüllung nachgestopft.

= Senfgelbes Tagesbett mit Rolle
3020 | 260 | condition=good, colour=yellow | couch-mustard
Die Rolle stützt den Nacken oder wird von Kindern als Ross benützt. Lattenrost Buche.

= Sessel rot, Armlehnen aus Teak
3020 | 190 | condition=used, colour=red, material=wood | armchair-red x2
Von meinem ersten Lohn, der zweite ging für den Polsterer drauf. Sehr aufrechter Charakter.

= Zwei blaue Cocktailsessel
3020 | 240 | condition=good, colour=blue | armchair-blue x2
Standen in einer Hotelhalle in Flims und haben viel gehört. Füsschen Messing.

= Fernsehsessel gelb, Motor, Aufstehhilfe
3020 | 350 | condition=good, colour=yellow | armchair-yellow
Hebt Menschen würdevoll, Katzen unerwartet. Fernbedienung mit drei Knöpfen.

= Polsterhocker in Schachtelform, drei
3020 | 60 | condition=used, colour=grey | couch-grey
Innen hohl, bisher voller Fadenspiele. Deckel klappen leise.

= Bett Eiche 140, von der Bettenmanufaktur
3030 | 390 | condition=good, colour=brown, material=wood | bed-oak x2
Knarrt nicht, das war damals Bedingung. Kopfteil schräg, zum Zeitunglesen.

= Weisses Metallbett, romantisch
3030 | 120 | condition=used, colour=white, material=metal | bed-white x2
Kugeln an den Pfosten abschraubbar, in einer steckte ein Liebesbrief an Ursula. Ich heisse Petra.

= Graues Polsterbett mit Stauraum 160
3030 | 440 | condition=good, colour=grey | bed-grey
Hydraulik hebt auch Ehepaare, die den Hebel verwechseln. Bezug abziehbar.

= Kajütenbett, trennbar
3030 | 230 | condition=used, colour=brown, material=wood | bed-oak x2
Oben Pirat, unten Bibliothekarin. Heute wohnen beide in derselben WG.

= Klapptisch am Fenster, weiss
3040 | 50 | condition=good, colour=white | table-white
Trägt zwei Kaffees und einen Laptop oder drei Kaffees. Wandschiene mitgeliefert.

= Runder Nussbaumtisch, Säulenfuss
3040 | 380 | condition=good, colour=brown, material=wood | table-walnut x2
Hat Erbteilungen beruhigt und Konfirmanden geärgert. Durchmesser eins zwanzig.

= Eichentisch mit Baumkante, zwei Meter
3040 | 820 | condition=likeNew, colour=brown, material=wood | table-oak x3
Die Rinde ist weg, der Schwung geblieben. Kufen aus Rohstahl, sehr schwer und sehr gerade.

= Schulpult mit Tintenfass
3040 | 110 | condition=used, colour=brown | desk-wood
In der Schublade: eine Feder und der eingeritzte Satz «Hansli ist dumm». Hansli war mein Vater.

= Sechs Holzstühle, Wirtschaft Sternen
3040 | 180 | condition=used, colour=brown, material=wood | chairs-wood x2
Unter dem Sitz Nummern, auf dem Sitz Politik. Gereinigt mit Schmierseife.

= Weisse Schalenstühle, vier Stück
3040 | 160 | condition=good, colour=white | chairs-white x2
Eine Beinschraube zieht man alle paar Monate nach, wie bei mir. Kissen Filz.

= Schwarze Freischwinger, Paar
3040 | 220 | condition=good, colour=black | chairs-black x2
Sie wippen zustimmend, was Sitzungen verkürzt. Leder gefettet.

= Bank für den Hauseingang, Eiche
3040 | 95 | condition=used, colour=brown, material=wood | table-oak
Sitzfläche aufklappbar, darunter gehörten sieben Paar Finken. Höhe für Kinder und Briefträger.

= Kleiderschrank grün lackiert, dreitürig
3050 | 310 | condition=good, colour=green | wardrobe-green x2
Grün wie die Sitze im alten Postauto. Spiegel innen, damit man sich überrascht.

= Eichenschrank mit Wäschefach
3050 | 420 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Die Türen schliessen mit einem Seufzer. Lavendelsäckli von 2003 liegt ehrenhalber dabei.

= Weisser Schrank, Falttüren
3050 | 90 | condition=used, colour=white | wardrobe-white
Steht schon zerlegt im Gang und versperrt mir das Velo. Wer heute kommt, zahlt siebzig.

= Bücherregal schwarz, fünf Tablare
3050 | 45 | condition=used, colour=black | shelf-black
Ein Tablar biegt sich unter dem Gewicht der Weltliteratur. Umdrehen hilft.

= Regalwürfel weiss, neun Stück
3050 | 55 | condition=good, colour=white | shelf-white x2
Wir haben sie zu einer Treppe gestapelt, der Kater zu einem Thron. Schrauben in der Konfitürenbüchse.

= Eichenregal für Weinflaschen
3050 | 85 | condition=good, colour=brown, material=wood | shelf-oak
Achtundvierzig Löcher, siebenundvierzig leer. Das achtundvierzigste leeren wir am Abend vor der Abholung.

= Sideboard Nussbaum, Schiebetüren
3050 | 460 | condition=good, colour=brown, material=wood | dresser-wood x3
Fünfziger Jahre, schwebende Füsse. Links lag das Radio, rechts das Geheimnis der Weihnachtsgeschenke.

= Apothekerschrank weiss, 24 Schubladen
3050 | 290 | condition=used, colour=white | dresser-white x2
Etiketten von Kamille bis Quecksilber. Ausgewaschen, ausgelüftet, ausdrücklich.

= Blauer Buffetaufsatz mit Glastüren
3050 | 130 | condition=used, colour=blue | dresser-blue
Die Bauernfarbe ist echt, das Rouge daran von meiner Tochter nicht. Scheiben ganz.

= Leselampe Messing mit Gelenk
3060 | 70 | condition=good, colour=gold | floorlamp-brass x2
Leuchtet auf Seite und Brille, nicht auf den Schlafenden daneben. Kabel drei Meter.

= Deckenfluter schwarz, zwei Stufen
3060 | 40 | condition=used, colour=black | floorlamp-black
Stufe eins Stimmung, Stufe zwei Zahnarzt. Leuchtmittel ausgetauscht.

= Weisse Kugellampe, bodennah
3060 | 55 | condition=likeNew, colour=white | floorlamp-white x2
Ein Mond für Erdgeschosswohnungen. Stoffkabel rot.

= Kinderteppich blau mit Sternen
3090 | 30 | condition=used, colour=blue | rug-blue
Einer der Sterne ist von Hand dazugemalt, mit Filzstift, wasserfest. Man findet ihn gern.

= Berberteppich sandfarben, dick
3090 | 280 | condition=good, colour=beige | rug-sand x2
Barfuss über Mittelatlas. Beim Ausklopfen kamen eine Münze und ein Ohrring zum Vorschein.

= Läufer rot für die Treppe, mit Stangen
3090 | 120 | condition=used, colour=red | rug-red
Siebzehn Stufen lang bewährt. Stangen poliert wie zu einem Empfang.

= Garderobenspiegel Holz mit Haken
3090 | 50 | condition=good, colour=brown | mirror-wood
Hängte im Kindergarten auf neunzig Zentimeter, daher das eingeritzte Smiley. Vier Haken, alle rund.

= Schwarzer Wandspiegel, Industriefenster
3090 | 95 | condition=good, colour=black | mirror-black x2
Sechs Felder, ein Gesicht. Sie erweitern jedes Bad um eine Illusion.

= Goldener Barockspiegel, Gips, klein
3090 | 60 | condition=used, colour=gold | mirror-gold
Von der Theatertombola. Er schmeichelt.
