= Kinderwagen grün, Luftreifen
6210 | 290 | condition=good, make=Joolz, pramType=pram | stroller-green x3
Kopfsteinpflaster, Kiesgrube, Alpabzug. Korb unten fasst einen Wocheneinkauf und ein Kürbis.

= Kinderwagen rot, drei Räder zum Joggen
6210 | 240 | condition=used, make=Thule, pramType=jogger | stroller-red x2
Gejoggt wurde zweimal, dann nur noch rasch gegangen. Bremse am Griff.

= Buggy grau, faltet in einer Sekunde
6210 | 95 | condition=good, make=Yoyo, pramType=pushchair | stroller-grey x2
Passt ins Gepäckfach über dem Sitz, sogar der Pilot war beeindruckt. Sonnendach mit Guckloch.

= Zwillingswagen nebeneinander
6210 | 320 | condition=used, make=Bugaboo, pramType=twin | stroller-grey
Exakt türbreit, ausser bei der Papeterie. Links schlief immer, rechts nie.

= Tragetuch und Bauchtrage
6210 | 60 | condition=good, make=Manduca, pramType=carrier | stroller-green
Das Tuch ist fünf Meter lang und hat Papa viermal gefesselt. Gewaschen bei vierzig Grad.

= Babykleider mint, Grösse 56 bis 68
6220 | 45 | condition=good, size=56–68, colour=green | babyclothes-mint x2
Dreissig Teile, Druckknöpfe alle treu. Ein Body trägt den Schriftzug «Nachtschicht».

= Strampler-Paket gelb, Wolle-Seide
6220 | 60 | condition=likeNew, size=62, colour=yellow | babyclothes-yellow x2
Unser Kind war nach neun Tagen zu lang dafür. Mottenschutz aus Lavendel vom Grosi.

= Gestrickte Jäckli, neun Stück
6220 | 40 | condition=new, size=68, colour=yellow | babyclothes-yellow
Meine Mutter strickt bei jedem Krimi eins. Es lief viel im Fernsehen.

= Winteroverall mit Bärenohren
6220 | 25 | condition=good, size=74, colour=green | babyclothes-mint
Eine Saison, dann konnte der Bär laufen und war nicht mehr zu fangen. Fäustlinge zum Umklappen.

= Gitterbett weiss, höhenverstellbar
6230 | 110 | condition=good | cot-white x2
Nagespuren nur an der Schmalseite, das war die Zeit um Ostern. Lattenrost auf drei Stufen.

= Beistellbett Holz mit Matratze
6230 | 85 | condition=likeNew | cot-wood x2
Sechs Monate gebraucht, davon sechs Monate leer, er lag bei uns in der Mitte. Leintücher passend dazu.

= Wickeltisch-Aufsatz für die Waschmaschine
6230 | 35 | condition=used | dresser-white
Im Schleudergang beruhigend, das steht in keinem Ratgeber. Rand rundum hoch.

= Laufgitter mit Einlage
6230 | 50 | condition=used | cot-wood
Am Ende sass ich drin und sie lief. Sechseckig, faltbar.

= Kinderzimmer-Lampe Mond und Teppich
6230 | 40 | condition=good | rug-blue
Der Mond nimmt ab, wenn man an der Schnur zieht. Teppich mit Strassen ohne Stau.

= Hochstuhl Holz, wächst mit
6230 | 120 | condition=used | highchair-wood x2
Vom Brei bis zur Steuererklärung, so steht es fast im Prospekt. Bügel und Gurt da.

= Hochstuhl weiss, abwaschbar
6230 | 35 | condition=good | highchair-white
Man kann ihn in die Dusche stellen, und wir haben. Tischplatte mit Saugnapfteller.

= Kindersitz schwarz, drehbar, ab Geburt
6240 | 190 | condition=good, make=Cybex | childseat-black x2
Unfallfrei, Beleg vorhanden, Rosinen entfernt. Dreht sich leichter als unser Kind.

= Kindersitz rot, Gruppe 2/3
6240 | 70 | condition=used, make=Römer | childseat-red x2
Hat zwölf Hörspielkassetten überlebt. Bezug zweimal gewaschen, Kissen fast rund.

= Velositz hinten, Rahmenmontage
6240 | 55 | condition=good, make=Hamax, seatGroup=bicycle | childseat-black
Unser Kleiner hat von hier aus jeden Hund im Quartier gegrüsst. Regenhaube liegt bei.

= Babyschale mit Isofix-Station
6240 | 130 | condition=good, make=Maxi-Cosi, seatGroup=baby | childseat-red
Klickt so laut, dass er jedes Mal wach wurde, vielleicht bin ich auch ungeschickt. Sonst ohne Fehl.

= Stoffwindel-Set, 24 Stück
6250 | 110 | condition=used, make=Culla di Teby | babyclothes-mint
Zwei Kinder trocken, ein Planet erleichtert. Verschlüsse nachgenäht.

= Kindergummistiefel und Regenhosen, 28
6300 | 22 | condition=used, size=28, colour=brown | boots-brown
Pfützengeprüft bis Rand und darüber. Innenfutter getrocknet auf dem Kachelofen.

= Skianzug Kind, Gr. 116, rot
6300 | 40 | condition=good, size=116, colour=red | jacket-red x2
Reflektoren, Skipasstasche, Fäustlinge am Gummiband. Der Reissverschluss ging nur mit Jubel zu.

= Kinderjacke blau, Daune, 128
6300 | 35 | condition=good, size=128, colour=blue | jacket-blue
Am Ärmel ein Stern aus Flickstoff, darunter war ein Zaun. Waschmaschinenfest, sternfest.

= Mädchenkleid gelb, Festtag, 110
6300 | 28 | condition=likeNew, size=110, colour=yellow, child=girls | dress-yellow x2
An der Taufe getragen und an der Torte, in dieser Reihenfolge. Fleckenlos dank Kernseife.

= Pullover-Stapel Gr. 104–110
6300 | 30 | condition=used, size=104–110, colour=blue | jumper-blue
Sieben Stück, vier mit Tieren. Der mit dem Faultier passte immer am Montag.

= Kinderschuhe Leder, Gr. 25, braun
6300 | 20 | condition=good, size=25, colour=brown | shoes-brown
Fürs Hochzeitsfest des Onkels gekauft, am Fest barfuss gelaufen. Sohle ohne Geschichte.
