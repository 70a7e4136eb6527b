= Citybike schwarz, Rücktritt, 28 Zoll
4020 | 240 | condition=used, make=Villiger, size=56 cm, colour=black, bicycleType=city | citybike-black x3
Steht seit der Pensionierung vor dem Küchenfenster, jeden Tag abgestaubt. Sattel neu, Körbli trägt sechs Liter Milch.

= Damenvelo crème mit Kleiderschutz
4020 | 310 | condition=good, make=Kettler, size=50 cm, colour=beige, bicycleType=city | citybike-cream x3
Sieben Gänge, von denen ich drei kenne. Licht brennt auch im Stehen, das gefällt den Nachtbuben.

= Alltagsvelo blau, Nabendynamo
4020 | 420 | condition=good, make=Tour de Suisse, size=54 cm, colour=blue, bicycleType=city | citybike-blue x2
Hat vier Winter Salz gesehen und steckt es weg. Kette und Ritzel frisch vom Fachmann.

= Velo vom Gepäckträger bis zur Glocke original
4020 | 350 | condition=used, make=Cosmos, colour=black, bicycleType=city | citybike-black
Damit hat die Bäuerin die Eier gebracht. Rostansatz poetisch, Rahmen kerzengerade.

= Hardtail rot, 29 Zoll, Grösse L
4020 | 580 | condition=good, make=Scott, size=L, colour=red, bicycleType=mountain | mountainbike-red x3
Gabel beim Service, Bremsbeläge neu, mein Schlüsselbein ebenfalls. Wir haben uns in Freundschaft getrennt.

= Fully schwarz, 140 mm, S
4020 | 1450 | condition=good, make=Canyon, size=S, colour=black, bicycleType=mountain | mountainbike-black x3
Kaum je in einem Bikepark, meist auf dem Weg zum See. Dropper-Stütze sinkt würdevoll.

= Jugendmountainbike blau, 26 Zoll
4020 | 190 | condition=used, make=Thömus, size=XS, colour=blue, bicycleType=mountain | mountainbike-blue x2
Zwei Brüder in Folge, der zweite war der schnellere. Schaltung läuft, Glocke fehlt aus Prinzip.

= Rennvelo weiss, Carbon, 54
4020 | 1650 | condition=good, make=BMC, size=54 cm, colour=white, bicycleType=road | roadbike-white x3
Zwölf Kilo weniger als ich im Winter. Powermeter bleibt, weil er die Wahrheit sagt.

= Rennvelo blau, Alu, Einsteiger
4020 | 690 | condition=used, make=Cube, size=56 cm, colour=blue, bicycleType=road | roadbike-blue x2
Susten, Grimsel, Furka: ein Sommer. Danach entdeckte ich das Tandem und die Ausrede.

= Stahlrenner schwarz, neu aufgebaut
4020 | 880 | condition=likeNew, make=Mondia, size=58 cm, colour=black, bicycleType=road | roadbike-black x3
Rahmen von 1983, Kurbel von gestern. In der Werkstatt stand er länger als auf der Strasse, das soll sich ändern.

= Kindervelo blau, 20 Zoll, sechs Gänge
4020 | 120 | condition=good, size=20 Zoll, colour=blue, bicycleType=childrens | kidsbike-blue x2
Ab etwa sechs. Am Lenker klebt ein Hai, der macht es nachweislich schneller.

= Kindervelo grün, 14 Zoll
4020 | 60 | condition=used, size=14 Zoll, colour=green, bicycleType=childrens | kidsbike-green
Ohne Stützräder gelernt auf dem Pausenplatz, siebenundzwanzig Versuche, meine Schwester filmte alle. Der siebenundzwanzigste hat Musik bekommen.

= Gelbes Laufrad und erstes Velo, Paket
4020 | 95 | condition=good, size=12 Zoll, colour=yellow, bicycleType=childrens | kidsbike-yellow x2
Vom Stossen zum Treten in einem Frühling. Helm nicht inbegriffen, aus Erfahrung.

= Cargovelo grün, Long John
4020 | 2400 | condition=used, make=Larry vs Harry, colour=green, bicycleType=cargo | cargobike-green x3
Transportierte zwei Kinder, eine Waschmaschine und einmal den Samichlaus. Schutzblech hinten neu.

= Cargobike crème mit Regenverdeck
4020 | 2900 | condition=good, make=Babboe, colour=beige, bicycleType=cargo | cargobike-cream x3
Gurten für drei, Bänkli gepolstert. Auf der Kiste klebt Brotteig, den bekommt man mit Wasser weg.

= E-Bike grün, tiefer Einstieg
4030 | 1490 | condition=good, make=Flyer, size=M, colour=green, assistance=slow | ebike-green x3
Meine Frau hatte eine neue Hüfte und danach keine Ausrede mehr; jetzt hat sie zwei neue Hüften und ein schnelleres Velo. Dieses hier ist also frei.

= S-Pedelec weiss, 45 km/h
4030 | 2600 | condition=good, make=Stromer, size=L, colour=white, assistance=fast | ebike-white x3
Pendelte ich Wohlen–Baden, jeden Tag an derselben Kolonne vorbei. Diesen Moment verkaufe ich mit.

= E-Mountainbike schwarz, 630 Wh
4030 | 3200 | condition=likeNew, make=Specialized, size=M, colour=black, bicycleType=mountain, assistance=slow | ebike-black x3
Mehr Höhenmeter als mein Auto. Akku gemessen, Bericht auf Papier.

= E-Bike-Paar für Rentner mit Fernweh
4030 | 3900 | condition=good, make=Kalkhoff, size=M, colour=green, assistance=slow | ebike-green x2
Rhein, Donau und einmal um den Bodensee in der falschen Richtung. Nur zusammen, sie kennen sich.

= Veloanhänger rot, zwei Kinder
4040 | 240 | condition=used, make=Croozer | biketrailer-red x3
Innen gesaugt, aussen gebürstet. Im Seitennetz steckte ein Apfel in einem fortgeschrittenen Stadium.

= Veloanhänger blau, Cargo
4040 | 160 | condition=good, make=Burley | biketrailer-blue x2
Vierzig Kilo Kompost, dreimal hintereinander. Er ist gewaschen, ehrlich.

= Velohelm weiss, Gr. M, Licht hinten
4040 | 45 | condition=good, make=Abus | helmet-white
Passt auf 54 bis 58 Zentimeter Kopf, mit oder ohne Dutt. Nie gefallen, nur immer vergessen.

= Sattelstützen, Vorbauten, eine Schublade voll
4040 | 60 | condition=used | toolbox-grey
Alles, was beim Perfektionieren übrig bleibt. Masse stehen mit Filzstift darauf.

= Laufband, klappbar, bis 16 km/h
4060 | 340 | condition=good, make=Horizon | treadmill-black x2
Diente zwei Jahre dem Sport und drei der Wäsche. Motor kräftig, Wäsche trocken.

= Laufband grau fürs Stehpult
4060 | 190 | condition=likeNew, make=Kingsmith | treadmill-grey x2
Beim Gehen tippt man schlechter und denkt besser, mein Chef zählt die Tippfehler. Fernbedienung am Band.

= Kurzhanteln schwarz, 2 bis 20 kg
4060 | 180 | condition=good | dumbbells-black x2
Das Paar zu zwanzig ist ohne Kratzer, das Paar zu vier nicht. Gestell in drei Etagen.

= Hantelset bunt, Neopren
4060 | 35 | condition=good | dumbbells-mixed
Pastell in der Form, Schmerz in der Wirkung. Die gelben dienen als Buchstützen, ersetze ich.

= Rudergerät mit Wassertank
4060 | 420 | condition=likeNew, make=WaterRower | treadmill-black
Klingt wie ein See, nur ohne Enten. Hochkant verstaubar neben dem Schrank.

= Tennisracket gelb, frisch bespannt
4070 | 85 | condition=good, make=Head | racket-yellow x2
Zwischen zwei Saisons gekauft, in der dritten den Ellbogen entdeckt. Hülle mit Ballfach.

= Badmintonset blau, vier Schläger
4070 | 30 | condition=used | racket-blue
Federbälle überlebten unsere Katze knapp. Netz lässt sich zwischen Apfelbaum und Schwager spannen.

= Pingpongtisch, wetterfest
4070 | 210 | condition=used, make=Cornilleau | table-white
Drei Winter im Garten, der Ball springt noch korrekt. Ein Ehestreit ist in die linke Kante gebissen.

= Kajak rot mit Paddel und Spritzdecke
4080 | 480 | condition=good, make=Prijon | kayak-red x3
Reuss und Saane, nie Wildwasser über zwei. Ein Aufkleber überdeckt meine einzige Steinbegegnung.

= Kajak gelb, Seekajak, 5 m
4080 | 820 | condition=good, make=Lettmann | kayak-yellow x2
Zwei wasserdichte Fächer, in einem roch es nach Landjäger. Steueranlage leichtgängig.

= Stand-up-Paddle mint, aufblasbar
4080 | 190 | condition=good, make=Indiana | paddleboard-mint x3
Pumpe dabei, sie ersetzt das Aufwärmen. Bei Wellengang lernt man sich kennen.

= SUP blau, Racing, hart
4080 | 350 | condition=used, make=Starboard | paddleboard-blue x2
Zu schmal für mein Gleichgewicht. Kratzer am Heck von einem Steg, der plötzlich da war.

= Kletterset: Seil, Gurt, Expressen
4090 | 140 | condition=good, make=Mammut | backpack-red x2
Seil siebzig Meter, nie gestürzt darauf, nur gezittert. Der rote Rucksack gehört dazu. Kaufbeleg von letztem Jahr, wegen der Lebensdauer.

= Reithelm und Chaps für Mädchen
4090 | 55 | condition=used | helmet-black
Vor dem Pony kam das Skateboard, nach dem Pony das Cello. Helmgrösse 53.

= Billardqueue im Koffer
4100 | 65 | condition=good | suitcase-blue
Zweiteilig, Ahorn, Pomeranze neu. Gewinnt gegen meinen Bruder in ungeraden Monaten.

= Angelausrüstung für See und Bach
4100 | 130 | condition=used | backpack-green x2
Vier Ruten, zwei Rollen, ein Klappstuhl mit Aussicht und der grüne Rucksack, der alles trägt. Fangbuch mit drei ehrlichen Einträgen.

= Snowboard blau 158, Freestyle
4120 | 150 | condition=used, make=Burton, size=158, winterSport=snowboard, itemLength=158 | snowboard-blue x2
Kanten geschliffen, Bindung umgestellt auf regular. Ein Geländer in Laax hat unterschrieben.

= Snowboard rot 145 mit Softboots
4120 | 120 | condition=good, make=Nitro, size=145, winterSport=snowboard, itemLength=145 | snowboard-red x2
Schuhe Grösse 38. Verkäuferin fährt wieder Ski, man steht beim Anstehen bequemer.

= Skischuhe weiss 26.5, bequem
4120 | 90 | condition=good, make=Lange, size=26.5, winterSport=alpine | skiboots-white x2
Innenschuh gebacken, aber nur ein bisschen. Meine Füsse sind eingeschlafen, als sie passten.

= Skischuhe schwarz, Tour, 28.5
4120 | 160 | condition=used, make=Scarpa, size=28.5, winterSport=alpine | skiboots-black x2
Hundertzwanzig Aufstiege, hundertzwanzig Abfahrten, das geht auf. Sohlen ersetzt.

= Carvingski 170 cm, gewachst
4120 | 180 | condition=good, make=Stöckli, size=170, winterSport=alpine, itemLength=170 | skis
Vom Götti, der den Laden in Malters kannte. Belag wie ein Spiegel, Kante wie ein Argument.

= Schlittschuhe weiss, Gr. 37, Eiskunstlauf
4120 | 45 | condition=good, make=Graf, size=37, winterSport=skating | iceskates-white x2
Der Axel blieb ein Traum, die Pirouette ein Unfall. Frisch geschliffen.

= Hockeyschlittschuhe schwarz, Gr. 42
4120 | 55 | condition=used, make=Bauer, size=42, winterSport=skating | iceskates-black x2
Knöchelschutz gut, Geruch mittel, Preis dazu passend. Bändel in Vereinsfarben.

= Familienzelt grün, sechs Personen
4160 | 190 | condition=good, make=Vaude, berths=6 | tent-green x3
Zwei Schlafkabinen, ein Vorraum für Gummistiefel und Diskussionen. Bei Sturm in der Camargue stand nur dieses noch.

= Zelt rot, zwei Kilo, Hochtour
4160 | 260 | condition=good, make=Exped | tent-red x3
Achtmal auf über dreitausend Metern, seither lieber Hütte mit Röschti. Gestänge mit Reservesegment.

= Wanderrucksack blau, 38 Liter
4160 | 70 | condition=good, make=Deuter | backpack-blue x2
Jakobsweg bis Moissac, dann kam die Liebe. Brustgurt quietscht leicht.

= Tourenrucksack grün mit Lawinenfach
4160 | 95 | condition=used, make=Ortovox | backpack-green
Schaufel und Sonde sind dabei, das Suchgerät behalte ich aus Aberglauben. Rückenlänge verstellbar.

= Kinderrucksack rot und Thermoskannen
4160 | 20 | condition=used | backpack-red
Geeignet für Steine, denn damit kam er stets zurück. Zwei Kannen, eine tropft höflich.

= Campingküche mit Kocher und Pfannen
4160 | 65 | condition=used | cookware-steel
Beladen in der Kiste, die auch Tisch ist. Kocht Spaghetti für vier in der Zeit, in der einer das Zelt flucht.

= Suche Schneeschuhe für grosse Füsse
4160 | 60 | - | skiboots-black | wanted
Grösse 48, das Angebot ist dünn. Ich sinke sonst ein bis zu den Überzeugungen.
