= Reisekoffer blau, Kurzstrecke nach Olten
6640 | 30 | condition=used, colour=blue, bag=suitcase | suitcase-blue x2
Zehn Jahre Weiterbildung im Seminarhotel. Die Rollen kennen jedes Kopfsteinpflaster persönlich.

= Roter Hartschalenkoffer, Zoll ungeöffnet
6640 | 75 | condition=good, make=Samsonite, colour=red, material=plastic, bag=suitcase | suitcase-red
Wird am Band nie verwechselt, ausser einmal mit einem Feuerlöscher. Beide Schalen ohne Riss.

= Umzugskartons, weiss, faltbar, 40 Stück
6820 | 35 | condition=used | movingboxes-white x2
Einmal von Bern nach Bern, vier Strassen weiter. Beschriftungen mit Bleistift, ausradierbar.

= Geschenkpapierrollen und Schachteln rot
7020 | 12 | condition=new | gift-red
Eine Boutique schliesst, die Schleifen bleiben. Genug für sieben Weihnachten mit kleiner Verwandtschaft.

= Regenschirm schwarz, Büro-Fundstück
6640 | 10 | condition=used, colour=black | umbrella-black x2
Stand seit Jahren im Schirmständer und gehört nach Abstimmung niemandem. Automatik schnappt zackig.

= Sonnenhut und Badetasche, Strandpaket
6610 | 25 | condition=good, size=57, colour=beige | hat-straw
Hydra, Rimini, Rotsee. Der Hut hat eine Delle, die ihm Charakter gibt.

= Schwarzer Damenhut, Begräbnis und Jazz
6610 | 35 | condition=good, size=56, colour=black | hat-black x2
Er kann beides, ich konnte nur eines. Filz gebürstet, Federchen links.

= Handtasche rot, Mailand 1988
6640 | 90 | condition=used, make=Furla, colour=red, bag=handbag | handbag-red x2
Trägt sich, als hätte man einen Termin. Futter einmal ersetzt, Schloss original.

= Schulsack-Nachfolger: Lederrucksack braun
6640 | 65 | condition=good, colour=brown, material=leather, bag=backpack | handbag-brown
Erst Mappe, dann Tasche, dank Trägern beides. Riecht nach Sattlerei in Gossau.

= Kleine schwarze Tasche fürs Konzert
6640 | 30 | condition=likeNew, colour=black, bag=handbag | handbag-black
Sie geht auf ohne Klick, das Orchester dankt es. Kette abnehmbar.

= Bergschuhe braun, Kinder 35
6300 | 35 | condition=good, size=35, colour=brown | boots-brown
Hardergrat, Niederhorn, dann Grösse 37. Frisch gefettet, Senkel rot.

= Reitstiefel schwarz, Mädchen 36
6630 | 50 | condition=used, size=36, colour=black, wearer=children | boots-black x2
Das Pony wurde pensioniert, die Reiterin nicht gefragt. Schaft weich.

= Weisse Sneakers 40, fast ohne Strasse
6630 | 40 | condition=likeNew, make=Adidas, size=40, colour=white | shoes-white x2
Gekauft für eine Reise, auf der es nur Sand gab. Karton liegt bei.

= Tanzschuhe schwarz, Herren 43
6630 | 45 | condition=good, size=43, colour=black, wearer=men | shoes-black
Wiener Walzer bis zum Abschlussball meiner Enkelin. Sohle Rauleder, gebürstet.

= Braune Lederschuhe, genäht, 41
6630 | 60 | condition=good, make=Bally, size=41, colour=brown | shoes-brown
Beim Schuhmacher in Aarau zweimal verjüngt. Spanner aus Buche inbegriffen.

= Dreiteiler Pullover rot, blau, crème
6610 | 60 | condition=good, size=M, colour=red, garment=pullover | jumper-red
Aus derselben Schafherde, aber mit eigenem Temperament. Der rote lädt sich elektrisch auf.

= Blauer Pulli, Fischgrat, Grösse 48
6620 | 30 | condition=used, size=48, colour=blue, garment=pullover | jumper-blue
Ellbogen mit Leder besetzt, weil ich denke. Waschen kalt.

= Crèmefarbener Strick mit Stehkragen
6610 | 45 | condition=likeNew, size=S, colour=beige, garment=pullover | jumper-cream
Geschenk eines Mannes, der Grössen schätzt. Er schätzt mich zu klein.

= Sommerkleid rot mit Punkten, 38
6610 | 40 | condition=good, size=38, colour=red, garment=dress | dress-red x2
Das Kleid für Gelati, Fährschiffe und unüberlegte Zusagen. Saum doppelt.

= Gelbes Kleid, Hochzeitsgast, 40
6610 | 55 | condition=likeNew, size=40, colour=yellow, garment=dress | dress-yellow
Heller als die Stimmung der Schwiegermutter. Gereinigt, in Hülle.

= Dunkelblaues Kleid mit Punkten, 36
6610 | 35 | condition=good, size=36, colour=blue, garment=dress | dress-blue
Vorstellungsgespräch und Silvester überstanden. Reissverschluss geölt mit Kerze.

= Rote Fleecejacke, Kinder 134
6300 | 18 | condition=used, size=134, colour=red | jacket-red
Blauring-Lager mit Marshmallow-Spuren, ausgewaschen. Kinnschutz ganz.

= Blaue Übergangsjacke, Herren M
6620 | 45 | condition=good, size=M, colour=blue, garment=jacket | jacket-blue x2
Für zwei Wochen im April und eine im Oktober. Innentasche fürs Halbtax.

= Grüne Fischerjacke mit zwölf Taschen
6620 | 55 | condition=used, size=XL, colour=green, garment=jacket | jacket-green
In Tasche neun war ein Haken, jetzt nicht mehr. Kapuze rollbar.

= Werkzeugkoffer rot, Erstausstattung
3240 | 55 | condition=good | toolbox-red x2
Hammer, Zange, Wasserwaage und Mut für die erste Wohnung. Der Doppelmeter fehlt, nehmt den vom Vater.

= Grauer Werkzeugkasten mit Einsätzen
3240 | 45 | condition=used | toolbox-grey x2
Gehörte einem Heizungsmonteur, der auf jede Frage «kommt drauf an» sagte. Dichtungen in allen Grössen.

= Bohrmaschinen-Set blau, 90 Bits
3240 | 85 | condition=likeNew, make=Bosch, power=mains | drill-blue
Gewonnen an der Turnerchilbi, bewohne Mietwohnung. Koffer öffnet mit Klick.

= Gelbe Schlagbohrmaschine, kabelgebunden
3240 | 50 | condition=used, make=DeWalt, power=mains | drill-yellow x2
Wiegt, was gutes Werkzeug wog. Futterschlüssel an der Schnur.

= Haushaltleiter Alu, sechs Tritte
3240 | 40 | condition=good, power=manual | ladder-alu
Für Glühbirnen, Storen und Tanten. Gummifüsse neu.

= Leiter für Kirschen und Mut, Holz
3240 | 65 | condition=used, power=manual | ladder-wood
Sieben Meter Lärche, jeder Sprosse vertraut. Lagerte trocken unter dem Vordach.

= Farbroller blau und Abdeckmaterial
3240 | 25 | condition=used | paintroller-blue
Ein Zimmer reichte, wir haben dann neu geheiratet statt gestrichen. Kessel sauber.

= Malset grün: Rollen, Gitter, Bürsten
3240 | 20 | condition=used | paintroller-green x2
Damit wurde ein Gartenhag zum Ereignis. Bürsten ausgewaschen mit Leinöl.

= Putzeimer gelb mit Mopp und Stiel
3080 | 15 | condition=good | bucket-yellow x2
Kam mit der Wohnung, geht mit der Wohnung. Wringaufsatz zieht streng.

= Zwei blaue Eimer, Lappen, Glasreiniger
3080 | 10 | condition=used | bucket-blue
Ein Putzplan liegt auch dabei, laminiert und nie befolgt. Farbe: wie der Himmel am Putztag.

= Schutzhelme gelb, fünf Stück
3240 | 40 | condition=used | hardhat-yellow x2
Tag der offenen Baustelle, Kinder passten alle darunter. Innenband verstellbar.

= Bauhelm weiss mit Ohrenschutz
3240 | 30 | condition=good | hardhat-white
Für Ingenieurinnen und Menschen mit lauten Neffen. Jahrgang eingeprägt, gültig.

= Büropult Holz mit drei Schubladen
6810 | 130 | condition=used, material=wood | desk-wood x2
Am Tisch wurde eine Gemeindefusion verhindert. Tintenfleck mit Siegel.

= Weisses Schülerpult, 120 cm
6810 | 60 | condition=good | desk-white
Maturiert mit Auszeichnung, zur Hälfte wegen Licht. Kabelloch gebohrt.

= Chefsessel schwarz, Netz, Kopfstütze
6810 | 140 | condition=good | officechair-black x2
Der Chef sitzt jetzt auf einem Ball. Gasdruckfeder hebt und senkt.

= Grauer Bürostuhl, Rollen für Parkett
6810 | 55 | condition=used | officechair-grey
Hat meine Diplomarbeit ausgehalten und ihren Autor auch. Polster gesaugt.

= Wandtafel grün auf Rollen
6820 | 90 | condition=used | blackboard-green x2
Lehrerzimmerräumung, der Geruch von Kreide ist gratis. Staffelei klappt.

= Arztkoffer-Inhalt: Stethoskop und Mappe
7040 | 45 | condition=good | stethoscope-mint
Aus der Landarztpraxis meines Onkels, der jedem Herz zuhörte. Membran ganz.

= Kochschürzen weiss, Gastro, zehn Stück
6830 | 30 | condition=good | apron-white x2
Gebügelt, gestärkt, mit Mangelfalte. Zwei tragen ein winziges Curry-Andenken.

= Blaue Latzschürzen für Marktstand
6830 | 25 | condition=used | apron-blue
Gemüse, Blumen, Käse: drei Stände, drei Düfte. Bändel lang genug für Grosse.

= Tickets: vier Mal Märchentheater
4630 | 60 | seating=seated | tickets-yellow
Zwei Grosse, zwei Kleine, ein Drache, der hustet. Wir liegen alle vier mit Scharlach.

= Konzertabend mit Streichquartett, Paar
4610 | 70 | seats=2 | violin-wood
Mittelgang, dritte Reihe, man hört das Umblättern. Mein Mann schläft nur zu Hause.

= Musikfest am Fluss, zwei Tagespässe
4610 | 110 | seats=2 | stage-sky x2
Eingezäunt, freundlich, mit Schwimmstelle. Unsere Katze bekommt genau dann Junge.

= Stickrahmen-Bild, Alpenrosen, gerahmt
4820 | 35 | condition=good | painting-flowers
Meine Grossmutter zählte zweihundertvierzig Stunden. Glas entspiegelt.

= Bergbild im Querformat, Druck
3090 | 25 | condition=good, colour=blue | painting-mountain
Hing im Wartsaal Göschenen und machte Mut. Rückseite mit Aufhängern.

= Wanduhr aus Holz, Pendel, Westminster
4840 | 160 | condition=used | clock-wood x2
Jede Viertelstunde ein Stück England im Freiamt. Werk gereinigt.

= Kleine goldene Tischuhr, Quartz, ehrlich
4840 | 35 | condition=good | clock-gold
Sieht älter aus als ihre Batterie. Geht auf die Sekunde.

= Blau-weisse Vase, handbemalt
3090 | 30 | condition=good, colour=blue | vase-blue
Ein Mitbringsel aus Delft, das der Zöllner streichelte. Ohne Chip.

= Grüne Vase für grosse Sträusse
3090 | 25 | condition=good, colour=green | vase-green
Trägt Sonnenblumen ohne Seufzen. Boden plan geschliffen.

= Holztruhe mit schlichtem Deckel
3050 | 120 | condition=used, colour=brown, material=wood | chest-wood
Früher Decken, dann Lego, dann Decken. Griffe geschmiedet.

= Bemalte Truhe in Blau, Kopie von 1970
3050 | 140 | condition=good, colour=blue | chest-blue x2
Mein Vater malte sie im Volkshochschulkurs und gab ihr drei Hirsche. Zwei sehen glücklich aus.

= Stehlampe Messing aus Hotelauflösung
3060 | 95 | condition=good, colour=gold | floorlamp-brass
Hotelauflösung Engelberg, Zimmer 12 bis 24, dies ist 17. Schirm innen Gold.

= Schwarze Stehlampe mit Leserarm
3060 | 60 | condition=good, colour=black | floorlamp-black
Zwei Arme, einer für das Buch, einer für die Decke. Tritt-Dimmer.

= Rucksack rot, Wochenende, 28 Liter
4160 | 40 | condition=good, make=Mammut | backpack-red x2
Kennt Hütten mit und ohne Suppe. Hüftgurt sauber, Pfeife am Verschluss.

= Blauer Rucksack für Schule und See
4160 | 30 | condition=used, make=Jack Wolfskin | backpack-blue
Badehose unten, Algebra oben. Boden verstärkt mit Lederrest.

= Zelt grün, Iglu, drei Pfadi lang
4160 | 60 | condition=used | tent-green
Bula, Sola, Papa. Neue Heringe, alte Lieder.

= Tenniskurs beendet: Racket blau
4070 | 40 | condition=good, make=Head | racket-blue x2
Zehn Lektionen, neun davon Bälle holen. Griffgrösse zwei.

= Gelbes Racket, Turniersieg ungelogen
4070 | 70 | condition=used, make=Babolat | racket-yellow
Klubmeisterin Senioren, bei Regen, die andere gab auf. Bespannung frisch.

= Kajak gelb, Rhein erfahren
4080 | 310 | condition=used | kayak-yellow x2
Von Stein nach Schaffhausen unzählige Male, vor dem Wasserfall jedes Mal ausgestiegen. Spritzdecke klein.

= Paddelboard mint für zwei Kinder
4080 | 120 | condition=used | paddleboard-mint
Luft hält, Frieden nicht. Zwei Paddel, sonst gibt es Krieg.

= Hanteln schwarz, Kellerfund
4060 | 45 | condition=used | dumbbells-black
Vormieter liess sie liegen, niemand hob sie auf. Insgesamt dreissig Kilo.

= Laufband grau, Physiotherapie-Ausgabe
4060 | 380 | condition=used, make=Cardioline | treadmill-grey x2
Haltegriffe lang, Tempo ab Schleichgang. Wartung protokolliert von zwei Handschriften.

= Helm schwarz, Roller, Gr. S
2030 | 55 | condition=good | helmet-black
Lehrling pendelte darin drei Jahre, Frisur entsprechend. Visier ohne Kratzer.

= Grillparty vorbei: Kugelgrill schwarz
3220 | 50 | condition=used | grill-black
Fünfzig Gäste, vier davon eingeladen. Rost verchromt, Deckelgriff kühl.

= Olivenbaum zur Taufe, zu gross geworden
3210 | 95 | plantKind=treeOrShrub | olivetree-clay
Er war dreissig Zentimeter und sie fünfzig. Jetzt sind beide eins siebzig.

= Cityvelo schwarz, Körbli vorne
4020 | 150 | condition=used, size=52 cm, colour=black, bicycleType=city | citybike-black
Jeden Dienstag Markt, jeden Mittwoch Chor. Rücktritt greift wie ein Lehrer.

= Kindervelo gelb mit Fähnli
4020 | 50 | condition=used, size=14 Zoll, colour=yellow, bicycleType=childrens | kidsbike-yellow
Das Fähnli weht auch bei Windstille, so schnell ist sie. Stützen abgenommen.

= Mofa-Ersatz: E-Bike grün, Occasion
4030 | 890 | condition=used, make=Flyer, size=M, colour=green, assistance=slow | ebike-green
Hausarzt verordnet, Krankenkasse schwieg. Akku siebzig Prozent, ehrlich.

= Veloanhänger rot, faltbar
4040 | 150 | condition=used | biketrailer-red
Fährt Kinder, Kürbisse und Nachbars Drucker. Kupplung doppelt gesichert.

= Puzzle- und Spieleabend-Kiste
3430 | 25 | condition=used | boardgame-red
Neun Spiele, alle mit Würfeln, einer davon rund geschliffen vom Hund. Regeln komplett.

= Bärenfamilie braun, Vater, Mutter, Ersatz
3420 | 35 | condition=good | teddy-brown
Der Ersatz wurde nie gebraucht und trägt es mit Fassung. Gewaschen im Kissenbezug.

= Dampflok grün mit Bahnhof, H0
3440 | 150 | condition=good, scale=h0 | modeltrain-green
Bahnhof Ballenberg aus Karton geschnitten, zwei Winter. Lok raucht mit Öl.

= Rotes Modellcabrio 1:24
7240 | 25 | condition=likeNew, scale=s24 | modelcar-red
Der Wagen meines Lebens, in der Grösse meines Budgets. Türen öffnen.

= Kindertracht in Rot, Luzern
6300 | 40 | condition=good, size=116, colour=red | dress-red
Luzerner Sonntagstracht für einen Umzug im Regen. Schürze dazu, gestärkt.
