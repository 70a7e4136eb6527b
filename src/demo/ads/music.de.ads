= Konzertgitarre Fichte, mit Gigbag
4310 | 240 | condition=good, make=Hanika, instrument=guitar | guitar
Zwölf Jahre Musikschule stecken drin, am Schluss auch ein halbes Jahr Freude. Der fünfte Wirbel geht etwas streng.

= E-Gitarre rot, Humbucker, eingestellt
4310 | 420 | condition=likeNew, make=Ibanez, instrument=guitar | eguitar-red x3
Beim Gitarrenbauer neu bundiert, Rechnung liegt im Koffer. Unsere Band hiess «Nachtbus», wir fuhren aber alle Velo.

= E-Gitarre blau für Einsteiger, Set
4310 | 160 | condition=good, make=Yamaha, instrument=guitar | eguitar-blue x2
Mit Kabel, Gurt und drei Plektren, von denen eines nach Zahnbürste riecht. Fragt nicht.

= Les-Paul-Kopie schwarz, schwer wie Blei
4310 | 290 | condition=used, make=Tokai, instrument=guitar | eguitar-black x2
Japanischer Nachbau aus den Achtzigern, Kenner wissen Bescheid. Am Hals eine Delle von einem Becken, das war im Jugendhaus.

= Klavier Schmidt-Flohr, nussbraun
4310 | 900 | condition=used, make=Schmidt-Flohr, instrument=piano | piano-brown x3
Hundertjährig, stimmbar auf 440, letztes Mal voriges Jahr gemacht. Erdgeschoss, drei Stufen, zwei starke Männer haben es hineingebracht und fluchten nur leise.

= Yamaha-Klavier, nachts stumm zu spielen
4310 | 3400 | condition=likeNew, make=Yamaha, instrument=piano | piano-black x3
Mit Kopfhörer darf man auch um Mitternacht üben. Die Nachbarin behauptet, sie höre trotzdem das Klopfen, aber nur bei Bartók.

= Digitalpiano mit Hammermechanik
4310 | 520 | condition=good, make=Kawai, instrument=keyboard | piano-black
Achtundachtzig Tasten, drei Pedale, Hocker. Das tiefe Fis klebt bei Gewitterluft minim, sonst gesund.

= Handorgel Schwyzerörgeli, dunkel gebeizt
4310 | 2100 | condition=good, make=Eichhorn, instrument=accordion | accordion-black x3
Stimmung B/Es, neu belüftet. Mit ihr wurde der «Gässlischottisch» mehr als tausendmal gespielt, sie könnte ihn allein.

= Akkordeon rot, 72 Bässe
4310 | 580 | condition=used, make=Hohner, instrument=accordion | accordion-red x3
Der Balg ist dicht, die Riemen sind neu. Im Koffer lagen noch Noten mit dem Stempel eines Kreuzfahrtschiffs.

= Schülergeige 3/4 mit Bogen und Kasten
4310 | 280 | condition=good, instrument=strings | violin-wood x2
Vom Geigenbauer kontrolliert, Saiten frisch. Unsere Tochter ist über den Sommer zwölf Zentimeter gewachsen, das half auch der Intonation.

= Meistergeige dunkel, anonym um 1900
4310 | 2600 | condition=good, instrument=strings | violin-dark x3
Sächsisch, sagt der eine, böhmisch der andere. Einen reparierten Riss gibt es unter dem Saitenhalter, klanglich stört er niemanden.

= Bratsche mit Zettel, warmer Ton
4310 | 1750 | condition=used, instrument=strings | violin-dark x2
Korpus 40,5 cm. Ich wechsle nach dem Umbau meiner Schulter auf die Zuhörerseite.

= Schlagzeug rot, fünfteilig
4310 | 450 | condition=used, make=Pearl, instrument=drums | drumkit-red x3
Felle vor kurzem gewechselt, die Fussmaschine quietscht im Takt. Im Preis inbegriffen ist das Wohlwollen unserer ganzen Strasse.

= Schlagzeug blau für Kinder, komplett
4310 | 140 | condition=used, instrument=drums | drumkit-blue x2
Ab etwa sechs Jahren. Ihr seid jetzt dran, wir haben drei Jahre durchgehalten.

= Röhrenverstärker 15 Watt, crèmefarben
4310 | 380 | condition=good, make=Fender | amp-cream x2
Endröhren beim letzten Service neu. Steht auf Rollen, weil ich ihn einmal in den vierten Stock getragen habe.

= Bassverstärker, Kellerzustand trocken
4310 | 220 | condition=used, make=Ampeg | amp-black x2
Bringt den Kronleuchter im oberen Stock zum Klirren, das wurde uns schriftlich bestätigt. Rollen darunter, Fussschalter dabei.

= Blockflöten, vier Grössen, Birnbaum
4310 | 190 | condition=good, make=Küng, instrument=woodwind | recorders-wood x2 | seller=vreni
Sopran, Alt, Tenor und der Bass, den in der Gruppe niemand wollte. Mit Wischern und Grifftabelle.

= Ukulele blau, Sopran
4310 | 35 | condition=likeNew, instrument=guitar | eguitar-blue
War drei Tage am Meer und danach nie mehr gestimmt. Stimmgerät klemmt am Kopf.

= Mietrückläufer: Cello-Ersatz gesucht
4310 | 1200 | instrument=strings | violin-wood | wanted
Suche ein ganzes Cello für eine spätberufene Anfängerin. Kratzer sind egal, ich mache beim Üben schlimmere Geräusche.

= Alphorn dreiteilig, mit Tasche
4310 | 1600 | condition=likeNew, instrument=brass | alphorn-wood x2 | seller=heidi
Fichte in F, Peddigrohr gewickelt. Für den Balkon war es ein Missverständnis.

= Gitarrenkoffer, Hartschale
4310 | 45 | condition=used, instrument=guitar | eguitar-black
Innen Plüsch in Weinrot. Zwei Aufkleber von Clubs, die es nicht mehr gibt.

= Schallplatten Jazz, 80 Stück, gewaschen
4330 | 320 | condition=good, genre=jazz | vinyl-black x3
Mit der Plattenwaschmaschine behandelt, Innenhüllen neu. Die Monk-Platte hüpft einmal, aber er spielt ja auch so.

= Klassik-LPs, ganze Kommode voll
4330 | 60 | condition=used, genre=classical | vinyl-black x2
Etwa zweihundert, viele Boxen, mit Textheften. Die Kommode bleibt, an ihr hängt der Fernseher.

= Mundartrock ab 1975, Originalpressungen
4330 | 140 | condition=used, genre=folk | vinyl-red x2
Rumpelstilz, Span, Züri West und eine Single, auf der meine Cousine im Chor singt, man hört sie beim dritten «Ooh». Alle Hüllen noch mit Textblatt.

= Hip-Hop-Maxis, 110 Stück, DJ-Auflösung
4330 | 380 | condition=used, genre=hipHop | vinyl-black x2
Ecken sind abgestossen vom Plattenkoffer, die Rillen sind gepflegt. Ich lege nur noch Kinder schlafen.

= Reggae und Dub, rote Pressung dabei
4330 | 95 | condition=good | vinyl-red
Sechzehn LPs aus einem Laden in Kingston, von dem es hiess, er öffne, wenn er öffne. Einmal war ich dort und er war offen.

= Volksmusik-Schellacks, 60 Platten
4330 | 50 | condition=used, genre=folk | vinyl-black
Zwei sind zerbrochen, die gebe ich als Untersetzer dazu. Läuft nur mit 78 Touren und Geduld.

= Märchenplatten von Trudi Gerster
4330 | 45 | condition=used, genre=childrens | vinyl-red x2
Sieben LPs. Beim Froschkönig haben drei Generationen laut mitgequakt, das hört man der Platte fast an.

= CD-Wand geht in Pension, 420 Stück
4320 | 190 | condition=good | discs-silver x3
Nach Alphabet, von Abba bis Zappa. Unter «K» hat sich Kuschelrock eingeschlichen, meine Frau sagt, das sei meine.

= Bach-Kantaten, Gesamtaufnahme
4320 | 130 | condition=likeNew, genre=classical | discs-silver
Sechzig CDs in schlichter Box. Ich bin bis Nummer 82 gekommen und dort geblieben, sie heisst «Ich habe genug».

= Kinderlieder Schweizerdeutsch, 15 CDs
4320 | 30 | condition=used, genre=childrens | discs-blue
Linard, Marius und der ganze Bauernhof. Auto-erprobt, darum teilweise mit Krümeln.

= Metal-CDs, Digipacks, 70 Stück
4320 | 150 | condition=good, genre=rock | discs-silver x2
Aufräumen nach zwanzig Jahren im Keller, mit Lüftung. Unsere Hochzeit war trotzdem in Weiss.

= Hörspiele «Kasperli», 22 CDs
4320 | 48 | condition=used, genre=childrens | discs-blue x2
Tra-tra-trallala seit 2009, ununterbrochen. Bitte bald.

= Klaviernoten, Kiste mit 70 Heften
4340 | 40 | condition=used, instrument=piano | bookstack-warm x2
Czerny mit Flüchen am Rand, Chopin mit Fingersätzen einer Lehrerin, die sehr kleine Hände hatte. Das Metronom dazu tickt leicht schräg.

= Chornoten in Mappen, 30fach
4340 | 90 | condition=good, instrument=voice | folders-mixed x2
Volkslieder, zwei Messen und ein Gospelheft. Beim «Alperose»-Satz fehlt der zweite Bass, er hat ihn immer auswendig gesungen.

= Gitarrenschule mit Tabulatur, 5 Bände
4340 | 32 | condition=likeNew, instrument=guitar | bookstack-cold
Ab Band drei unberührt. Barrégriffe sind der natürliche Feind der Anfängerin.

= Blasmusik-Noten, Marschbüchlein
4340 | 25 | condition=used | bookstack-mixed
Komplett für zwanzig Stimmen, wetterfest. Die Tuba hat sich Notizen zum Mittagessen gemacht.

= Aktivboxen-Paar mit Stativen
4350 | 390 | condition=good | speakers-black x3
Für Theken, Turnhallen und Reden von Gemeindepräsidenten. Ein Gitter ist eingedrückt vom Christbaum.

= Mischpult 12 Kanal im Flightcase
4350 | 260 | condition=used | speakers-black
Kanal sieben rauscht, den nimmt man für den Moderator. Netzteil neuwertig.

= Keyboardständer und Gesangsmikrofon
4350 | 75 | condition=good | stage-plum
Das Mikrofon habe ich mit Alkohol abgewaschen, innerlich und äusserlich. Das Kabel ist fünf Meter lang.

= Bühnenpodest 1 x 2 m, vier Elemente
4350 | 480 | condition=used | stage-sky x2
Höhenverstellbar, rutschfest, mit Farbspritzern vom Bühnenbild «Schellen-Ursli». Transport mit Anhänger.

= DJ-Set: zwei Plattenspieler, Mixer
4350 | 690 | condition=good | turntable-black x3
Nadeln frisch, Slipmats mit Kaffeespuren. Wurde nur an Geburtstagen strapaziert, allerdings in einer grossen Familie.

= Studiomonitore, nie über Zimmerlautstärke
4350 | 280 | condition=likeNew | speakers-wood x2
Dünne Wände, dicke Ambitionen. Aus dem Album wurde ein Klingelton.

= Lichtorgel aus dem Partykeller
4350 | 55 | condition=used | stage-plum x2
Vier Farben, reagiert auf Bass und auf den Boiler. Originalschalter aus Bakelit.

= Trompete versilbert, mit Dämpfer
4310 | 430 | condition=good, make=Bach, instrument=brass | trumpet-silver x2
Ventile laufen, kleine Beule am Bogen. Entstanden beim Zapfenstreich, unter Zeugen.

= Suche Hammond-Orgel, auch unspielbar
4310 | 400 | instrument=keyboard | piano-brown | wanted
Hole sie ab, auch aus Kellern. Bitte vorher messen, ob sie durch die Tür hineinkam oder das Haus um sie gebaut wurde.

= Synthesizer, analog, mit Staubhaube
4310 | 780 | condition=good, make=Korg, instrument=keyboard | keyboard-black x2
Ein Poti kratzt so schön, dass ich es nie geputzt habe. Midikabel dabei.
