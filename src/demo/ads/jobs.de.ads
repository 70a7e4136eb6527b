= Allrounder für Reifenwechsel, zwei Monate
6450 | request | contract=temporary, homeOffice=none | tyres-black x2, toolbox-grey | company seller=garageHinterfeld
Wenn es das erste Mal friert, wollen alle am gleichen Dienstag ihre Winterräder. Wir brauchen eine Person, die Drehmoment nicht für eine Ausrede hält und am Abend noch lachen kann. Znüni zahlt der Chef, er backt den Zopf sogar selber.

= Lehrstelle Malerin oder Maler EFZ
6450 | request | contract=apprenticeship, homeOffice=none | paintroller-red x2, ladder-alu | company seller=deckweiss
Unsere letzte Lernende hat mit 5.4 abgeschlossen und ist dann nach Island, wir gönnen es ihr. Wer schnuppern kommt, streicht am ersten Tag den Pausenraum um, die Farbe darf man aussuchen. Ein Zeugnis mit Vierer im Rechnen schreckt uns nicht, Unpünktlichkeit schon.

= Vorarbeiter Gipser, 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | hardhat-white x2, bucket-yellow | company seller=deckweiss
Wir sind ein Malergeschäft und haben letztes Jahr gemerkt, dass vor der Farbe der Gips kommt. Die Abteilung besteht bisher aus einem sehr fleissigen Mann namens Bruno. Er wünscht sich jemanden, mit dem er über Weissputz reden kann.

= Dachdecker, schwindelfrei, Vollzeit
6450 | request | workload=100, contract=permanent, homeOffice=none | ladder-alu x2, hardhat-yellow | company seller=anpacken
Für einen Familienbetrieb mit elf Leuten und einem Firmenhund, der nicht aufs Dach darf. Schlechtwetter wird bezahlt, im Winter baut man in der Halle Lukarnen vor. Mitbringen müssen Sie Kniehosen und ein Halbtax, der Rest hängt im Spind.

= Landschaftsgärtnerin mit Baggerfinger, 80 %
6450 | request | workload=80, contract=permanent, homeOffice=none | mower-green, tractor-green x2 | company seller=bachtobel
Trockenmauern setzen, Teiche abdichten, Kundschaft überzeugen, dass Kirschlorbeer keine Lösung ist. Unser Zweitonnenbagger heisst Fridolin und zieht leicht nach links. Vier Tage pro Woche, am fünften darf dein eigener Garten verwildern.

= Schreinerin für Antikes gesucht, 60 bis 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | chest-wood, drill-yellow, toolbox-red | company seller=nussbaum
Bei uns wird mit Knochenleim gearbeitet, und ja, es riecht. Meine Tochter macht die Intarsien, ich die Rückwände, dazwischen fehlt jemand für Schubladen, die wieder laufen. Maschinen haben wir drei, Hobel über sechzig.

= Elektriker für Photovoltaik, ab sofort
6450 | request | homeOffice=none | ladder-wood, drill-blue, hardhat-white | company seller=anpacken
Unser Kunde montiert Module auf Scheunen und hat mehr Scheunen als Hände. Die Baustellen liegen selten weiter als vierzig Minuten vom Magazin. Gesucht wird eine Fachperson, die dem Bauern erklären kann, warum der Wechselrichter nicht in den Kuhstall gehört.

= Velokurier am Mittag, drei Tage
6020 | 29 | - | cargobike-green x2, backpack-red | company seller=birchmatt
Du fährst Gemüsekisten vom Hofladen zu vierzehn Haushalten, flach ist davon keiner. Das Cargovelo hat Motor, aber keine Geduld für Bordsteine. Krumme Rüebli sind Teil des Lohns.

= Hilfe beim Kirschenpflücken, zwei Wochen
6020 | 24 | - | ladder-wood x2, olivetree-clay | company seller=birchmatt
Wir haben sechzig Hochstammbäume und Leitern mit zwanzig Sprossen. Gepflückt wird mit Stiel, gegessen wird ohne zu fragen. Wer Stare nachmachen kann, bekommt einen Platz in der Mitte der Plantage.

= Aushilfe Reception im Davoser Sportgeschäft
6430 | 27 | contract=temporary, homeOffice=none | skiboots-black, snowboard-blue, helmet-white | company seller=steinkauz place=7270 Davos Platz GR
In unserer Mietstation stehen um halb neun vierzig Leute in Socken und haben es eilig. Du misst Füsse, stellst Bindungen ein und sagst auf vier Sprachen «rechts herum». Saisonkarte und ein sehr kleines Zimmer gehören dazu.

= Koch oder Köchin für gutbürgerliche Küche
6430 | request | homeOffice=none | cookware-steel x2, apron-white | company seller=fasan
Der Fasan auf unserem Schild ist echt, auf der Karte steht er nur im Oktober. Wir kochen Kalbsbrust, Zwetschgenknödel und einmal im Monat das, was du schon immer kochen wolltest. Sonntagabend und Montag ist zu, seit 1931.

= Servicefachfrau, 60 %, ohne Zimmerstunde
6430 | request | workload=60, homeOffice=none, contract=permanent | apron-white x2, crockery-white | company seller=fasan
Die Zimmerstunde haben wir abgeschafft, weil niemand sie gern hatte. Du arbeitest entweder Mittag oder Abend und gehst dann wirklich heim. Am Stammtisch sitzt ein Alt-Landrat, der dich testen wird.

= Buffethilfe für Samstage, auch Ältere
6430 | 26 | homeOffice=none | coffeemachine-steel x2, apron-blue | company seller=fasan
Unsere bisherige Buffetdame wird 78 und will jetzt reisen. Sie hat versprochen, dich an der Kolbenmaschine anzulernen und dabei streng zu sein. Gläser polieren können Sie schon, das sehen wir am Händedruck.

= Verkäuferin im Secondhandladen, 40 %
6430 | request | workload=40, contract=permanent, homeOffice=none | dress-yellow, hat-straw, shoes-brown | company seller=knopfloch
Du nimmst Kleider an und sagst freundlich nein zu Skianzügen mit Schulterpolstern, ausser sie sind grandios. Die Kasse ist von 1998 und klingelt schön. Dampfbügeln sollte dich beruhigen und nicht reizen.

= Antiquariat sucht Samstagsaushilfe
6430 | 26 | contract=temporary, homeOffice=none | shelf-oak x2, ladder-wood | company seller=eselsohr
Gesucht ist jemand, der nicht jedes Buch aufmacht, das er einräumen soll, oder es wenigstens schnell tut. Wir sortieren nach Farbe, wenn der Chef nicht da ist. Altersgrenze gibt es keine, Treppen dafür viele.

= Plattenladen: Ferienablösung für zwei Wochen
6430 | 25 | contract=temporary, homeOffice=none | vinyl-black x2, turntable-wood | company seller=rille
Ich fahre das erste Mal seit der Eröffnung weg und habe Angst um die Jazzwand. Du solltest «Kind of Blue» am Rücken erkennen und einen Beleg ausstellen können. Auflegen darfst du alles, ausser Weihnachtsplatten.

= Tierpflegerin mit Herz für Nager, 50 %
6020 | request | workload=50 | hutch-wood x2, bucket-blue | company seller=samtpfote
Elf Meerschweinchen hören auf dich, sobald du einen Peperoni aufschneidest. Käfigreinigung ist die halbe Stelle, Beratung die andere, und manchmal rät man vom Kauf ab. Allergietest bitte vorher selber machen.

= Buchhalterin für kleine KMU, 60 bis 80 %
6420 | request | workload=80, contract=permanent | folders-mixed x2, desk-wood | company seller=sollUndHaben
Unsere Kundschaft reicht vom Käser bis zur Seiltänzerin, und beide heben keine Quittungen auf. Du betreust rund zwanzig Mandate und darfst streng schauen. Die Kaffeekasse stimmt bei uns übrigens auf den Fünfer.

= Lernende Kauffrau oder Kaufmann, Lehrbeginn offen
6420 | request | contract=apprenticeship | office-sky, laptop-silver, folders-blue | company seller=sollUndHaben
Du lernst zuerst das Telefon, dann die Mehrwertsteuer und zuletzt, wie man den Kopierer beruhigt. Wir haben seit 2003 jedes Jahr eine Person ausgebildet, zwei davon sind heute Partnerinnen. Schick uns statt eines Motivationsschreibens eine Seite über deinen Schulweg.

= Bewirtschafterin Mietliegenschaften, 80 %
6420 | request | workload=80, contract=permanent | block-sand, folders-mixed, desk-white | company seller=aareufer
Rund 340 Wohnungen, drei davon mit Hausschwamm, eine mit einem Papagei, der dich auswendig kennt. Du entscheidest selber, solange es unter zehntausend Franken bleibt. Dienstwagen ist ein Velo mit Packtaschen.

= Telefonzentrale am Vormittag, 50 %
6420 | request | workload=50, contract=permanent | dialphone-red, officechair-black, desk-wood | company seller=bergfried
Im Februar rufen alle an, weil der Schnee vor ihrer Ferienwohnung liegt. Gefragt ist eine Stimme, die dann immer noch nach Juli klingt. Romanisch hilft, Holländisch noch mehr.

= Assistenz der Werkstattleitung, 70 %
6420 | request | workload=70, contract=permanent | folders-blue, toolbox-red | company seller=vierquellen
Aufträge schreiben, Ersatzteile jagen, dem Meister den Kalender entreissen. Du sitzt an einem Fenster mit Sicht auf die Hebebühne und auf den Säntis. Ölflecken auf Dokumenten gelten bei uns als Unterschrift.

= Pflegehelferin SRK, Nachtwache, 40 %
6470 | request | workload=40, contract=permanent, homeOffice=none | stethoscope-mint x2, armchair-blue | company seller=abendrot
Nachts ist unser Haus still bis auf Herrn Wyss, der um drei Uhr Schach spielen will. Zwei Wachen pro Etage, nie allein, und die Nachtzulage ist höher als im Gesamtarbeitsvertrag. Wer gut zuhört, hat hier die besten Geschichten des Kantons.

= Fachfrau Gesundheit für Tagesdienst, 80 %
6470 | request | workload=80, contract=permanent, homeOffice=none | stethoscope-sky, umbrella-red | company seller=abendrot
Dein Stockwerk hat vierzehn Bewohnerinnen, einen Wellensittich und eine Kaffeemaschine mit Eigenleben. Der Dienstplan steht sechs Wochen im Voraus und wird nur bei Grippe angetastet. Umziehzeit ist Arbeitszeit, das war uns wichtig.

= Aktivierungstherapeut für zwei Nachmittage
6470 | request | homeOffice=none | boardgame-red, painting-flowers, accordion-black | company seller=abendrot
Bisher wurde bei uns gelismet, gejasst und gesungen. Die Herren hätten gerne eine Werkbank, die Damen einen Tanznachmittag ohne Polonaise. Ein Budget gibt es, es ist klein, aber niemand redet dir hinein.

= Nanny für Zwillinge, 60 %, ab Frühling
6470 | 32 | workload=60 | stroller-grey x2, teddy-brown | seller=familieK
Sie sind acht Monate alt und schlafen grundsätzlich nicht gleichzeitig. Wir arbeiten beide auswärts und wünschen uns jemanden mit Ruhepuls. Ein Zimmer mit eigenem Bad im Dachstock wäre auch frei, muss aber nicht sein.

= Begleitung für meinen Vater zum Einkauf
6470 | 30 | - | umbrella-black, suitcase-blue | seller=therese
Er ist 86, sieht schlecht und weiss trotzdem, wo der billige Emmentaler liegt. Zweimal pro Woche anderthalb Stunden, am liebsten zu Fuss. Sein Tempo ist langsam, sein Humor nicht.

= Haushaltshilfe für drei Stunden am Freitag
6020 | 33 | - | vacuum-red, bucket-yellow | seller=fabienneR
Es geht um Böden, Bad und den Berg Hemden, der freitags am höchsten ist. Der Kater mag Staubsauger und setzt sich drauf, das gehört zum Auftrag. Angemeldet über das vereinfachte Verfahren, mit Ferienanteil.

= Suche Stelle als Landmaschinenmechaniker
6450 | request | - | tractor-red x2, toolbox-red | wanted seller=kilian
Lehre fertig, RS fertig, jetzt möchte ich an alles, was mehr als vier Zylinder hat. Von Melkrobotern verstehe ich wenig, aber mein Onkel hat einen, der mich kennt. Am liebsten im Oberwallis oder dort, wo man samstags heimkommt.

= Konditorin sucht Aushilfstage
6430 | 34 | contract=temporary | crockery-white x2, apron-white | wanted seller=shanthi
Dreizehn Jahre Backstube, davon sechs als Chefin der Cremeschnitten. Mit zwei Kindern passt mir die Frühschicht bis elf. Zeugnisse bringe ich mit, eine Roulade zum Probieren auch.

= Mechaniker-Lehrling sucht Sommerjob
6020 | 22 | contract=apprenticeship | kidsbike-blue, toolbox-grey | wanted seller=noah
Ich bin 17, stark für mein Gewicht und habe schon bei der Weinlese, im Freibad und als Chügeliwart auf der Minigolfanlage gearbeitet. Fünf Wochen habe ich Zeit. Früh aufstehen geht, wenn es einen Grund gibt.

= Buchhändlerin sucht neues Regal, 50 %
6430 | request | workload=50 | shelf-oak, bookstack-warm | wanted seller=simone
Mein Laden hat nach 61 Jahren geschlossen, mein Gedächtnis für Umschläge noch nicht. Ich berate gern Leute, die nur wissen, dass das Buch blau war. Auch Bibliothek oder Museumsshop wären schön.

= Polymechaniker für Sondermaschinen, 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | toolbox-grey x2, hardhat-yellow | company seller=halleSieben
Wir reparieren, was der Hersteller längst aus dem Katalog gestrichen hat. An unserer Schaublin von 1964 wird noch gestritten, wer sie bedienen darf. Gleitzeit ab sechs, weil zwei Kollegen vorher melken.

= Näherin für Segel und Persenning, Teilzeit
6450 | 31 | homeOffice=none | sewingmachine-black x2, boat-white | company seller=schilfguertel
Unsere Nähmaschine ist so lang wie das Werftbüro und frisst Tuch von 400 Gramm. Von November bis April ist Hochsaison, danach sind alle auf dem See. Wer noch nie ein Segel genäht hat, aber Zelte, ist richtig.

= Disponentin bei Zügelmännern gesucht
6420 | request | - | movingboxes-brown x2, van-blue | company seller=zuegelmeister
Du planst vier Lastwagen, neun Männer und den Monatsletzten, an dem alle gleichzeitig ausziehen. Klaviere trägst du nur in der Agenda ein. Freundlich bleiben, wenn jemand am Vorabend merkt, dass das Bett nicht durch die Tür geht: das ist der Kern der Stelle.

= Reinigungskraft für Schulhaus, abends
6020 | 28 | - | bucket-blue x2, blackboard-black | company seller=spiegelglatt
Zwölf Zimmer, zwei Turnhallen und ein Lehrerzimmer, in dem immer Kuchen übrig bleibt. Montag bis Donnerstag von halb sechs bis neun. Kaugummi unter Pulten ist auf dem zweiten Stock am schlimmsten, wir sagen es lieber gleich.

= Musiklehrperson Klarinette, 6 Lektionen
6470 | request | homeOffice=none | stage-plum, chairs-black | company seller=quinte
Unsere Klarinettenklasse ist klein, laut und sehr anhänglich. Der Vorgänger geht in Pension und überlässt dir seinen Schrank voller Blättli. Unterrichtet wird im Haus hinter dem Laden, Parkplatz für Velos reichlich.

= Nachhilfelehrer Physik, zwei Abende
6470 | 42 | homeOffice=none | blackboard-green x2 | company seller=querkopf
Bei uns sitzen höchstens vier an einem Tisch, und niemand muss an die Tafel. Du solltest erklären können, warum der Kübel Wasser beim Schleudern nicht ausläuft, am besten mit Kübel. Pädagogisches Diplom ist kein Muss, Humor schon.

= Optiker im Fotogeschäft? Ja, 40 %
6430 | request | workload=40, contract=permanent, homeOffice=none | slr-black, lens-black | company seller=blendeAcht
Wir justieren alte Messsucher und suchen dafür ein Paar ruhige Hände mit optischer Ausbildung. Zwischendurch verkaufst du Filme an Leute, die jünger sind als ihre Kamera. Dunkelkammer im Keller steht dir nach Feierabend offen.

= Filialleitung Brocki, 80 bis 100 %
6430 | request | workload=100, contract=permanent, homeOffice=none | couch-mustard, floorlamp-brass, crockery-blue | company seller=storchen
Jeden Morgen stehen Bananenschachteln vor der Tür, und in einer davon liegt etwas Gutes. Du führst sieben Leute, drei davon im Einsatzprogramm, und ein Lager, das nie leer wird. Preise machst du nach Gefühl, aber das Gefühl muss stimmen.

= Gastrobedarf: Servicetechniker, Aussendienst
6450 | request | homeOffice=none | van-white, toolbox-red, coffeemachine-black | company seller=kochloeffel
Wenn am Samstagabend eine Spülmaschine stirbt, bist du für ein Restaurant der wichtigste Mensch der Welt. Pikett alle fünf Wochen, mit anständiger Pauschale. Unser Rekord liegt bei elf Minuten für einen Pumpenwechsel, du darfst ihn brechen.

= Hütehund-Erfahrene für die Alp, ein Sommer
6020 | request | contract=temporary | cowbell-large, chalet-summer, land-hill | seller=flurina
Zweihundert Schafe, zwei Hunde und ein Funkgerät, das nur auf dem Grat geht. Der Wolf war letztes Jahr einmal da und hat sich den Zaun angeschaut. Lohn nach Richtlinie der Älplervereinigung, Käse nach Hunger.

= Kinoabend-Helfer im Dorfsaal, ein Samstag
6020 | 25 | - | stage-sky, tickets-red | seller=corinne
Einmal im Monat hängen wir die Leinwand auf und schenken Süssmost aus. Uns fehlt jemand mit Stapelschein für Stühle, im übertragenen Sinn. Den Film sieht man von der Bar aus übrigens am besten.
