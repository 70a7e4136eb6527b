= Allrounder für Reifenwechsel, zwei Monate
6450 | request | contract=temporary, homeOffice=none | tyres-black x2, toolbox-grey | company seller=garageHinterfeld
Für die Radwechselzeit suchen wir eine Aushilfe für zwei Monate, 100 %. Räder wechseln, einlagern, wuchten.
Vorkenntnisse von Vorteil, Führerausweis B nötig. Arbeitszeit 7.30–17.30 Uhr. Lohn nach Erfahrung. Kurze Nachricht mit
Lebenslauf genügt.

= Lehrstelle Malerin oder Maler EFZ
6450 | request | contract=apprenticeship, homeOffice=none | paintroller-red x2, ladder-alu | company seller=deckweiss
Wir bieten per August eine Lehrstelle als Malerin oder Maler EFZ. Du arbeitest gern mit den Händen, bist pünktlich und
schwindelfrei. Sek B oder C ist in Ordnung. Schnupperlehre drei Tage, Anmeldung per Nachricht.

= Vorarbeiter Gipser, 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | hardhat-white x2, bucket-yellow | company seller=deckweiss
Vorarbeiter Gipser 100 %, per sofort oder nach Vereinbarung. Weissputz, Leichtbau, Aussendämmung. Führung von ein bis
zwei Mitarbeitern. GAV, 5 Wochen Ferien, Firmenfahrzeug. Führerausweis B.

= Dachdecker, schwindelfrei, Vollzeit
6450 | request | workload=100, contract=permanent, homeOffice=none | ladder-alu x2, hardhat-yellow | company seller=anpacken
Dachdecker/in EFZ oder mit Erfahrung, 100 %. Familienbetrieb mit elf Leuten. Steildach, Flachdach, Solar. Im Winter
Arbeit in der Halle. Werkzeug und Kleider werden gestellt. Unbefristet.

= Landschaftsgärtnerin oder Gärtner, 80 %
6450 | request | workload=80, contract=permanent, homeOffice=none | mower-green, tractor-green x2 | company seller=bachtobel
Landschaftsgärtner/in 80 % (Vier-Tage-Woche). Trockenmauern, Teiche, Bepflanzung. Maschinist mit Kleinbagger von
Vorteil. GAV-Lohn, Weiterbildung wird bezahlt. Eintritt im Frühling.

= Schreinerin für Antikes gesucht, 60 bis 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | chest-wood, drill-yellow, toolbox-red | company seller=nussbaum
Schreiner/in 60–100 % für die Restauration von antiken Möbeln. Knochenleim, Schelllack, Intarsien. Bankraum mit
Tageslicht. Berufserfahrung nötig, Restaurationskurs von Vorteil. Schnuppertag möglich

= Elektriker für Photovoltaik, ab sofort
6450 | request | homeOffice=none | ladder-wood, drill-blue, hardhat-white | company seller=anpacken
Elektroinstallateur/in EFZ für Photovoltaik, ab sofort, über unser Temporärbüro mit Option auf Festanstellung.
Baustellen im Umkreis von 40 Minuten. Anschlussbewilligung Art. 14 von Vorteil. Stundenlohn ab 36.–.

= Velokurier am Mittag, drei Tage
6020 | 29 | - | cargobike-green x2, backpack-red | company seller=birchmatt
Velokurier/in über Mittag, drei Tage pro Woche, 11–13.30 Uhr, 29.– pro Stunde. Cargovelo mit Motor wird gestellt. Gute
Ortskenntnisse. Auch für Studierende.

= Hilfe beim Kirschenpflücken, zwei Wochen
6020 | 24 | - | ladder-wood x2, olivetree-clay | company seller=birchmatt
Helfer/innen für die Kirschenernte, zwei Wochen im Juni/Juli, 24.– pro Stunde. Schwindelfrei auf Leitern. Verpflegung
inbegriffen. Auch tageweise.

= Aushilfe Reception im Davoser Sportgeschäft
6430 | 27 | contract=temporary, homeOffice=none | skiboots-black, snowboard-blue, helmet-white | company seller=steinkauz place=7270 Davos Platz GR
Aushilfe Skiverleih, Dezember bis April, 27.– pro Stunde. Deutsch und Englisch, Italienisch von Vorteil. Zimmer und
Saisonkarte vorhanden. Kenntnisse im Bindungseinstellen lernen wir dir.

= Koch oder Köchin für gutbürgerliche Küche
6430 | request | homeOffice=none | cookware-steel x2, apron-white | company seller=fasan
Koch/Köchin 80–100 %, gutbürgerliche Küche, saisonal. Zwei Tage frei, Sonntagabend und Montag geschlossen. L-GAV.
Eintritt nach Vereinbarung. Bewerbung mit Foto und Zeugnissen.

= Servicefachfrau, 60 %, ohne Zimmerstunde
6430 | request | workload=60, homeOffice=none, contract=permanent | apron-white x2, crockery-white | company seller=fasan
Servicefachfrau/-mann 60 %, ohne Zimmerstunde. Mittag oder Abend. Drei Wochenenden pro Monat. Gute Deutschkenntnisse.
Trinkgeld wird geteilt. Probearbeiten bezahlt.

= Buffethilfe für Samstage, auch Ältere
6430 | 26 | homeOffice=none | coffeemachine-steel x2, apron-blue | company seller=fasan
Buffethilfe für Samstage, 26.– pro Stunde, auch ältere Personen willkommen. 10–16 Uhr. Anlernen durch die jetzige
Mitarbeiterin.

= Verkäuferin im Secondhandladen, 40 %
6430 | request | workload=40, contract=permanent, homeOffice=none | dress-yellow, hat-straw, shoes-brown | company seller=knopfloch
Verkäufer/in Secondhand 40 %, inkl. Samstag jede zweite Woche. Annahme, Verkauf, Dampfbügeln. Erfahrung mit Textilien.
Lohn nach Empfehlung.

= Antiquariat sucht Samstagsaushilfe
6430 | 26 | contract=temporary, homeOffice=none | shelf-oak x2, ladder-wood | company seller=eselsohr
Samstagsaushilfe in Antiquariat, 10–16 Uhr, 26.– pro Stunde. Bücher einräumen, Kasse. Treppen steigen muss gehen. Auch
Pensionierte.

= Plattenladen: Ferienablösung für zwei Wochen
6430 | 25 | contract=temporary, homeOffice=none | vinyl-black x2, turntable-wood | company seller=rille
Ferienvertretung im Plattenladen, zwei Wochen, 25.– pro Stunde. Kenntnisse Rock/Jazz. Kasse und Beratung. Mit
Einführung.

= Tierpflegerin für Kleintiere, 50 %
6020 | request | workload=50 | hutch-wood x2, bucket-blue | company seller=samtpfote
Tierpfleger/in 50 %, Kleintiere. Reinigung, Fütterung, Beratung im Verkauf. FBA oder EFZ. Arbeit jeden zweiten
Samstag. Keine Tierhaarallergie!

= Buchhalterin für kleine KMU, 60 bis 80 %
6420 | request | workload=80, contract=permanent | folders-mixed x2, desk-wood | company seller=sollUndHaben
Buchhalter/in 60–80 % in Treuhandbüro, rund 20 KMU-Mandate. Abschluss, MWST, Lohn. Fachausweis oder in Ausbildung.
Homeoffice zwei Tage. Abacus-Kenntnisse.

= Lernende Kauffrau oder Kaufmann, Lehrbeginn offen
6420 | request | contract=apprenticeship | office-sky, laptop-silver, folders-blue | company seller=sollUndHaben
Lehrstelle Kauffrau/Kaufmann EFZ (Treuhand), Beginn August. Sek A oder gute Sek B. Schnuppern im Herbst. Zwei Lernende
im Betrieb. Bewerbung mit Noten der letzten vier Semester.

= Bewirtschafterin Mietliegenschaften, 80 %
6420 | request | workload=80, contract=permanent | block-sand, folders-mixed, desk-white | company seller=aareufer
Bewirtschafter/in Mietliegenschaften 80 %, 340 Wohnungen. Abnahmen, Reparaturen, Korrespondenz. Fachausweis von
Vorteil. Gleitzeit, Homeoffice möglich.

= Telefonzentrale am Vormittag, 50 %
6420 | request | workload=50, contract=permanent | dialphone-red, officechair-black, desk-wood | company seller=bergfried
Mitarbeiter/in Telefonzentrale 50 %, vormittags. Deutsch, Englisch, Romanisch oder Holländisch von Vorteil.
Saisonspitzen im Februar. Parkplatz gratis.

= Assistenz der Werkstattleitung, 70 %
6420 | request | workload=70, contract=permanent | folders-blue, toolbox-red | company seller=vierquellen
Assistenz Werkstattleitung 70 %. Aufträge, Ersatzteile, Kundenempfang. Kaufmännische Ausbildung oder
Automobilassistent/in. Vier Tage pro Woche. Per sofort.

= Pflegehelferin SRK, Nachtwache, 40 %
6470 | request | workload=40, contract=permanent, homeOffice=none | stethoscope-mint x2, armchair-blue | company seller=abendrot
Pflegehelfer/in SRK, Nachtwache 40 %. Zwei Personen pro Nacht und Etage. Zulagen über GAV. Kurs SRK und Erfahrung im
Heim. Gute Deutschkenntnisse B2

= Fachfrau Gesundheit für Tagesdienst, 80 %
6470 | request | workload=80, contract=permanent, homeOffice=none | stethoscope-sky, umbrella-red | company seller=abendrot
FaGe 80 %, Tagdienst, Wohngruppe mit 14 Bewohnenden. Dienstplan sechs Wochen im Voraus. Umkleidezeit bezahlt.
Ausbildnerfunktion möglich. Eintritt per sofort oder später.

= Aktivierungstherapeut für zwei Nachmittage
6470 | request | homeOffice=none | boardgame-red, painting-flowers, accordion-black | company seller=abendrot
Aktivierungsfachperson, zwei Nachmittage pro Woche. Gruppenangebote mit Handwerk und Musik. Diplom HF oder Erfahrung.
Freie Gestaltung im Rahmen des Budgets.

= Nanny für Zwillinge, 60 %, ab Frühling
6470 | 32 | workload=60 | stroller-grey x2, teddy-brown | seller=familieK
Nanny 60 % für Zwillinge (8 Monate), 32.– brutto pro Stunde, drei ganze Tage. Erfahrung mit Säuglingen, Nothelfer
Kleinkind. Zimmer mit Bad möglich. Start im Frühling.

= Begleitung für meinen Vater zum Einkauf
6470 | 30 | - | umbrella-black, suitcase-blue | seller=therese
Suche Begleitung für meinen Vater (86) zum Einkaufen, zweimal pro Woche 1½ Stunden. 30.– pro Stunde. Geduldige Person,
zu Fuss. Anmeldung bei der AHV über uns.

= Haushaltshilfe für drei Stunden am Freitag
6020 | 33 | - | vacuum-red, bucket-yellow | seller=fabienneR
Haushaltshilfe Freitag, 3 Stunden, 33.– inkl. Ferienanteil. Böden, Bad, Bügeln. Katze im Haus. Vereinfachtes
Abrechnungsverfahren.

= Suche Stelle als Landmaschinenmechaniker
6450 | request | - | tractor-red x2, toolbox-red | wanted seller=kilian
Landmaschinenmechaniker EFZ, 21, sucht Stelle 100 % im Oberwallis oder Umgebung. RS gemacht. Erfahrung mit Traktoren,
Hydraulik, Melktechnik wenig. Ab sofort frei.

= Konditorin sucht Aushilfstage
6430 | 34 | contract=temporary | crockery-white x2, apron-white | wanted seller=shanthi
Konditorin mit 13 Jahren Erfahrung sucht Aushilfstage, Frühschicht bis 11 Uhr. Zeugnisse vorhanden. Ab 34.– pro
Stunde.

= Mechaniker-Lehrling sucht Sommerjob
6020 | 22 | contract=apprenticeship | kidsbike-blue, toolbox-grey | wanted seller=noah
Ich (17, Lehre als Mechaniker) suche fünf Wochen Ferienjob. Habe in Badi, Weinlese und Minigolf gearbeitet. Kräftig,
pünktlich. Töffli vorhanden.

= Buchhändlerin sucht Stelle, 50 %
6430 | request | workload=50 | shelf-oak, bookstack-warm | wanted seller=simone
Buchhändlerin mit langjähriger Erfahrung sucht 50 %. Buchhandel, Bibliothek oder Museumsshop. Gute
Französischkenntnisse. Arbeitsort mit ÖV erreichbar.

= Polymechaniker für Sondermaschinen, 100 %
6450 | request | workload=100, contract=permanent, homeOffice=none | toolbox-grey x2, hardhat-yellow | company seller=halleSieben
Polymechaniker/in EFZ 100 % für Sondermaschinen und Revisionen. Konventionelles Drehen und Fräsen, CNC von Vorteil.
Gleitzeit ab 6 Uhr. Kleines Team. Kein Schichtbetrieb.

= Näherin für Segel und Persenning, Teilzeit
6450 | 31 | homeOffice=none | sewingmachine-black x2, boat-white | company seller=schilfguertel
Näher/in für Segel und Persenninge, November bis April, 31.– pro Stunde, Teilzeit. Industriemaschine. Anlernen
möglich. Arbeitsort Werft am See.

= Disponentin für Umzugsfirma gesucht
6420 | request | - | movingboxes-brown x2, van-blue | company seller=zuegelmeister
Disponent/in Umzüge 80–100 %. Planung von vier Lastwagen, Offerten, Kundentelefon. Erfahrung in Logistik. Monatsende
ist streng, dafür Ausgleich. Bewerbung per Nachricht.

= Reinigungskraft für Schulhaus, abends
6020 | 28 | - | bucket-blue x2, blackboard-black | company seller=spiegelglatt
Reinigungskraft Schulhaus, Mo–Do 17.30–21 Uhr, 28.– pro Stunde. Zwölf Zimmer und Turnhallen, zu zweit. Deutsch A2.

= Musiklehrperson Klarinette, 6 Lektionen
6470 | request | homeOffice=none | stage-plum, chairs-black | company seller=quinte
Musiklehrperson Klarinette, sechs Lektionen pro Woche. Diplom. Übernahme der Klasse wegen Pensionierung. Raum und
Noten vorhanden

= Nachhilfelehrer Physik, zwei Abende
6470 | 42 | homeOffice=none | blackboard-green x2 | company seller=querkopf
Nachhilfe Physik Oberstufe/Gymi, zwei Abende, 42.– pro Stunde. Gruppen bis vier. Studium in Physik, ETH/Uni.
Unterlagen vorhanden.

= Optiker im Fotogeschäft, 40 %
6430 | request | workload=40, contract=permanent, homeOffice=none | slr-black, lens-black | company seller=blendeAcht
Augenoptiker/in 40 % für Justierung von Messsuchern und Verkauf im Fotogeschäft. Feinmechanisches Geschick. Samstag
jede zweite Woche. Dunkelkammer darf benutzt werden.

= Filialleitung Brocki, 80 bis 100 %
6430 | request | workload=100, contract=permanent, homeOffice=none | couch-mustard, floorlamp-brass, crockery-blue | company seller=storchen
Filialleitung Brockenhaus 80–100 %. Team von sieben, drei im Einsatzprogramm. Preise festlegen, Lager,
Personalplanung. Erfahrung im Detailhandel und Führung. Soziale Ader nötig.

= Gastrobedarf: Servicetechniker, Aussendienst
6450 | request | homeOffice=none | van-white, toolbox-red, coffeemachine-black | company seller=kochloeffel
Servicetechniker/in Gastrogeräte, Aussendienst. Kaffeemaschinen, Geschirrspüler, Kombisteamer. Elektro- oder
Haushaltgerätemonteur. Servicewagen, Pikett alle fünf Wochen mit Pauschale.

= Hütehund-Erfahrene für die Alp, ein Sommer
6020 | request | contract=temporary | cowbell-large, chalet-summer, land-hill | seller=flurina
Hirt/in für Schafalp, Juni bis September. 200 Schafe, zwei Hunde. Erfahrung mit Hütehunden Bedingung. Lohn nach
Richtlinie, Hütte mit Solar. Herdenschutz vorhanden.

= Kinoabend-Helfer im Dorfsaal, ein Samstag
6020 | 25 | - | stage-sky, tickets-red | seller=corinne
Helfer/in Kinoabend, ein Samstag pro Monat, 17–23 Uhr, 25.– pro Stunde. Stühle stellen, Bar, Kasse. Essen inbegriffen.
