= Klaviere stimmen, alle Marken
6565 | 160 | - | piano-brown x2
Klavierstimmer mit 22 Jahren Erfahrung stimmt und reguliert alle Marken. Stimmung pauschal 160.– inkl. Anfahrt im
Umkreis von 15 km. Kleine Reparaturen (hängende Tasten, Filze) meistens gleich mit. Rechnung oder TWINT.

= Vorhänge kürzen, Hosen retten, Reissverschlüsse
6565 | 25 | - | sewingmachine-black x3
Änderungen aller Art: Hosen kürzen 25.–, Vorhänge ab 30.–, Reissverschluss ab 28.–. Kleider bitte gewaschen bringen.
Abholung über Mittag oder am Abend. In der Regel fertig in einer Woche.

= Malerarbeiten mit sauberen Kanten
6510 | request | servicePlace=customer | paintroller-blue x2, ladder-alu | company
Malerarbeiten innen und aussen, Kleinbetrieb zu dritt. Sauberes Abdecken, Farbmuster an der Wand, Möbelrücken
inbegriffen. Gratis-Offerte nach Besichtigung. Auch einzelne Zimmer bei Wohnungswechsel. Termine meist innert drei
Wochen.

= Fenster putzen ohne Schlieren, auch Dachfenster
6530 | 45 | servicePlace=customer | bucket-blue x2
Fensterreinigung inkl. Rahmen und Falz, 45.– pro Stunde. Storen nach Aufwand. Dachfenster kein Problem. Eigenes
Material. Haftpflicht vorhanden.

= Fahrt zum Recyclinghof mit Anhänger
6520 | 60 | - | van-white, movingboxes-brown
Fahre jeden Samstag mit Anhänger (2.5 m) zum Recyclinghof und nehme Ihr Material mit. 60.– pro Fuhre plus Gebühr gegen
Quittung. Sperriges bitte zerlegt. Mithilfe beim Laden erwünscht.

= Schwyzerörgeli lernen ohne Noten
6540 | 55 | servicePlace=provider | accordion-red x2
Schwyzerörgeli-Unterricht ohne Noten (Griffschrift), für Erwachsene und Kinder ab 9. 55.– pro Lektion à 45 Min.
Leihinstrument vorhanden. Erste Lektion zum Schnuppern gratis.

= Hüte am Mittwochnachmittag zwei bis drei Kinder
6550 | 18 | servicePlace=customer | boardgame-green, teddy-brown
Pensionierte Kindergärtnerin hütet zwei bis drei Kinder am Mittwochnachmittag, 13.30–18 Uhr. 18.– pro Stunde. Zvieri
inbegriffen. Referenzen auf Wunsch.

= Suche jemanden, der meine Steuern sortiert
6565 | 40 | - | folders-mixed x2 | wanted
Suche Hilfe beim Sortieren meiner Steuerunterlagen (drei Schachteln), ca. 3 bis 4 Stunden. 40.– pro Stunde bar.
Formular fülle ich selber aus.

= Parkett schleifen und ölen, staubarm
6510 | 38 | servicePlace=customer | livingroom-sage, bucket-yellow | company
Parkett schleifen und ölen, 38.– pro m2 inkl. zwei Gänge Hartöl, ab 20 m2. Staubarme Maschinen. Reparaturen einzelner
Riemen möglich. Offerte nach Fotos, Besichtigung gratis. Zwei Tage nicht betreten.

= Kleine Reparaturen im Haushalt, Hauswart
6510 | 65 | servicePlace=customer | toolbox-red x2, ladder-alu
Hauswart erledigt kleine Reparaturen: Wasserhahn, Schranktüren, Rollladengurt, Lampen aufhängen, Möbel montieren. 65.–
pro Stunde, Material nach Beleg. Keine Arbeiten am Sicherungskasten.

= Kachelöfen neu ausfugen und russen
6510 | request | - | firewood-stack x2, bucket-blue
Kachelöfen ausfugen, reinigen, Schamotte ersetzen. Anfahrt bis 40 km. Preis nach Besichtigung. Ich arbeite sauber und
decke alles ab. Gelernter Hafner.

= Fenster abdichten statt ersetzen
6510 | request | servicePlace=customer | house-cream x2, toolbox-grey | company
Fenster abdichten statt ersetzen: Nut fräsen, Silikondichtung, Beschläge einstellen. Für Doppelverglasung und
Kastenfenster. Auch Denkmalpflege. Ab ca. 90.– pro Flügel, Offerte gratis

= Tapeten entfernen und Wände glätten
6510 | request | - | paintroller-green, livingroom-plum | company
Tapeten entfernen und Wände glätten. Pro Zimmer ein bis zwei Tage. Wir arbeiten mit Dampf, Boden wird abgedeckt.
Abrechnung nach Fläche und Anzahl Schichten. Anfrage mit Fotos genügt.

= Gartenhaus aufstellen, pauschal
6510 | 420 | servicePlace=customer | drill-yellow, ladder-wood, toolbox-red
Aufbau von Gartenhäusern und Gerätehäusern bis 12 m2, pauschal 420.–, zu zweit an einem Tag. Fundament muss eben sein.
Dachpappe inkl. Demontage auf Anfrage.

= Mobile Velowerkstatt, Service bei Ihnen
6565 | 55 | servicePlace=customer | citybike-black, toolbox-red | company seller=roesslimatt
Mobile Velowerkstatt: Service bei Ihnen zuhause ab 55.–, inkl. Bremsen und Schaltung einstellen. Platten 25.–. Ab drei
Velos keine Anfahrtskosten. TWINT oder Karte. E-Bikes (Bosch, Shimano) auch.

= Möbeltransport mit Lieferwagen und Fahrer
6520 | 90 | - | van-blue, couch-cream
Möbeltransport mit Lieferwagen (3.20 m innen) inkl. Fahrer, 90.– pro Stunde, Mindestzeit eine Stunde. Decken und
Gurten dabei. Zweiter Mann auf Wunsch plus 45.–. Auch IKEA-Abholungen und Ricardo-Käufe.

= Klaviertransport: zwei Träger, ein Treppenroller
6520 | 320 | - | piano-black, van-white | company
Klaviertransport mit Treppenroller, zwei Träger, bis 2. Stock Fixpreis 320.–. Flügel auf Anfrage. Transport versichert
bis 50’000.–. Ganze Deutschschweiz.

= Umzug in Etappen, auch grosse Haushalte
6520 | request | - | movingboxes-white x2, bookstack-mixed | company
Umzüge in Etappen, vor allem für volle Haushalte. Besichtigung gratis, Fixofferte. Kartons leihweise. Ein- und
Auspackservice. Entsorgung im gleichen Gang.

= Bringe Ihre Pflanzen heil in die neue Wohnung
6520 | 75 | - | olivetree-clay, plant, van-white
Pflanzentransport im geheizten Wagen, 75.– bis 20 km. Grosse Kübel bis 80 kg mit Karrette. Jede Pflanze wird
gesichert. Kakteen plus 10.–

= Mitfahrgelegenheit für Kisten ins Tessin
6520 | 15 | - | parcel-brown x2
Fahre jeden zweiten Freitag ins Tessin und retour und nehme Kisten mit, 15.– pro Kiste bis 20 kg. Abholung bei mir
oder auf der Strecke.

= Treppenhausreinigung für kleine Häuser
6530 | 85 | servicePlace=customer | bucket-yellow x2, block-mint | company
Treppenhausreinigung alle 14 Tage inkl. Lift und Briefkasten, ab 85.– pro Mal. Feste Mitarbeiterin, Vertretung
gesichert. Winterdienst auf Wunsch. Wir reinigen ab drei Parteien.

= Backofen und Steamer wie neu
6530 | 120 | - | kitchen-white, bucket-blue
Reinigung von Backofen und Steamer bei Ihnen zuhause, 120.– pauschal (ca. 2 Stunden). Ohne aggressive Mittel. Bleche
und Glas inbegriffen. TWINT oder bar.

= Umzugsreinigung mit Abnahmegarantie
6530 | request | servicePlace=customer | vacuum-grey, bucket-blue, kitchen-wood | company
Umzugsreinigung mit Abnahmegarantie. Preis nach Zimmerzahl, 3½ Zimmer ab 890.–, 4½ ab 1’050.–. Storen und Backofen
inklusive. Wir sind bei der Übergabe dabei. Bitte zwei Wochen vorher buchen.

= Teppiche und Polster mit Sprühextraktion
6530 | 95 | - | rug-red, couch-grey, vacuum-red | company
Teppich- und Polsterreinigung mit Sprühextraktion. Sofa 2er 95.–, 3er 130.–, Teppich 12.– pro m2. Trocknungszeit ca. 6
Stunden. Fleckenbehandlung inbegriffen.

= Frühlingsputz für Dachstöcke und Keller
6530 | 40 | servicePlace=customer | bucket-yellow, shelf-black
Räumen und Putzen von Estrich und Keller, 40.– pro Stunde. Entsorgung nach Aufwand. Diskret. Zwei Personen möglich.

= Gräber pflegen, wenn man weit weg wohnt
6565 | 180 | - | bucket-blue, vase-white | company seller=bachtobel
Grabpflege: drei Bepflanzungen pro Jahr, Giessen und Jäten, Jahrespauschale 180.–. Foto nach jedem Besuch. Wünsche zur
Bepflanzung gern.

= Computerhilfe für Seniorinnen und Senioren
6565 | 60 | servicePlace=provider | laptop-silver, keyboard-white
Computerhilfe für Seniorinnen und Senioren: WLAN, Drucker, E-Mail, E-Banking, Handy. 60.– pro Stunde bei Ihnen oder
bei mir. Verständlich und mit Notizen. Keine Wegkosten in der Stadt.

= Dias digitalisieren, ein Magazin am Tag
6565 | 40 | - | slr-silver, lens-white | company seller=blendeAcht
Dias digitalisieren, 40.– pro Rundmagazin (80 Stk.), inkl. Staubentfernung und Farbkorrektur. Lieferung auf Stick.
Abgabe im Geschäft. Ab 10 Magazinen 10 % Rabatt.

= Super-8-Filme auf Datei, Bild für Bild
6565 | 35 | - | slr-silver, tripod-black | company seller=blendeAcht
Super-8 und Normal-8 auf Datei, 35.– pro 15-m-Rolle, Einzelbildabtastung. Ausgabe MP4. Originale gereinigt zurück.
Wartezeit ca. drei Wochen.

= Freie Trauung, Trauredner
6565 | 950 | - | stage-plum, hat-black
Freie Trauungen, auch kurzfristig. Zwei Vorgespräche, persönliche Rede, 950.– inkl. Fahrt bis 60 km. Deutsch und
Englisch. Tonanlage vorhanden.

= DJ für Geburtstage und Hochzeiten
6565 | 480 | - | turntable-black, speakers-black x2
DJ für Geburtstage und Hochzeiten, 480.– bis 1 Uhr, inkl. Anlage für 80 Personen und Licht. Von ABBA bis Züri West,
auch Wünsche. Jede weitere Stunde 80.–.

= Zopf und Brot an die Haustüre
6565 | 14 | - | apron-blue, kitchen-wood
Backe Zopf und Brot auf Bestellung, Samstag zwischen 7 und 8 Uhr an die Haustüre (nur im Quartier). Zopf 1 kg 14.–.
Bestellung bis Donnerstag.

= Hochzeitsfotos auf Film, 12 Rollen
6565 | 2400 | - | slr-black, lens-black, painting-flowers
Hochzeitsreportage analog, 12 Filme, 8 Stunden, 2’400.– inkl. Scans und 50 Abzüge. Vorgespräch gratis. Termine ab
Frühling frei. Digital auf Wunsch zusätzlich.

= Messer und Scheren schleifen
6565 | 9 | - | cookware-steel
Messer und Scheren schleifen, 9.– pro Klinge. Kein Wellenschliff. Abgabe bis Mittwoch, fertig am Freitag.

= Hund tagsüber ausführen, Gruppen bis vier
6565 | 28 | - | dogbasket-brown x2, boots-brown
Hundespaziergang 90 Minuten, Gruppe bis vier Hunde, 28.–. Holen und Bringen inbegriffen (bis 3 km). Keine läufigen
Hündinnen. Haftpflicht obligatorisch.

= Katzensitterin, Besuch zweimal täglich
6565 | 20 | - | cattree-grey, birdcage-brass
Katzensitterin kommt zweimal täglich, 20.– pro Tag. Füttern, Kistli, Spielen, Pflanzen giessen, Post. Referenzen aus
der Nachbarschaft

= Ich schreibe Ihre Familiengeschichte auf
6565 | 70 | - | bookstack-cold, desk-wood, painting-mountain
Ich schreibe Ihre Lebens- oder Familiengeschichte. Historiker, 70.– pro Stunde oder Pauschale nach Umfang. Fünf bis
acht Gespräche bei Ihnen. Gedrucktes Buch in fünf Exemplaren möglich.

= Steuererklärung für Angestellte, Pauschale
6565 | 110 | - | folders-blue x2, desk-white | company
Steuererklärung für Angestellte, pauschal 110.–, Ehepaare 150.–. Fristverlängerung inklusive. Belege per Post oder
vorbeibringen. Liegenschaft plus 60.–.

= Lohnbuchhaltung für drei bis zehn Leute
6565 | 140 | - | folders-mixed, laptop-black | company
Lohnbuchhaltung für KMU mit 3–10 Mitarbeitenden, 140.– pro Monat. Quellensteuer, Kinderzulagen, Lohnausweise,
Jahresmeldungen. Keine Einrichtungsgebühr. Kündbar auf drei Monate.

= Bewerbungsdossier überarbeiten
6565 | 120 | - | laptop-silver, folders-blue
Bewerbungsdossier überarbeiten, Lebenslauf und Brief, 120.–. Ehemalige HR-Leiterin. Übungsgespräch inbegriffen.
Bearbeitung in drei Tagen.

= Übersetzungen Deutsch–Albanisch, auch amtlich
6565 | 65 | - | bookstack-warm, folders-mixed | seller=agron
Übersetzungen Deutsch–Albanisch, 65.– pro Normseite, mit Beglaubigung plus 10.–. Urkunden, Verträge, Zeugnisse.
Lieferung per Mail und Post.

= Schneeräumung vor der Garage, ab 4 Uhr
6565 | 290 | - | garage-grey, tractor-red
Schneeräumung Einfahrten, Saisonpauschale 290.–, ab 4 Uhr, inkl. Splitt. Nur im Dorf und Nachbardorf. Noch vier Plätze
frei.

= Hecken schneiden, mit Abfuhr
6565 | 68 | - | ladder-wood, olivetree-white | company seller=bachtobel
Hecken schneiden 68.– pro Stunde mit Helfer, Schnittgut wird gehäckselt oder abgeführt. Auf Nester wird geachtet.
Bäume bis 5 m.

= Brennholz spalten mit dem Hydraulikspalter
6565 | 75 | - | firewood-stack x2
Brennholz spalten vor Ort, 75.– pro Ster, ab 5 Ster. Hydraulikspalter 11 t. Strom 400 V oder Zapfwelle. Beigen nach
Absprache.

= Gitarrenunterricht für Erwachsene
6540 | 60 | - | eguitar-blue, amp-cream, chairs-wood
Gitarrenunterricht für Erwachsene, auch Anfänger, 60.– pro Lektion. Akkorde, Begleitung, Lieder nach Wahl. Leihgitarre
vorhanden. Abends und am Samstag

= Schwimmkurs ab sechzig
6540 | 48 | - | paddleboard-mint, backpack-blue
Schwimmkurs 60+, 48.– pro Lektion, Einzel oder zu zweit. Hallenbad, Randzeit am Morgen. Diplomierte Schwimmlehrerin.
Eintritt separat.

= Deutsch im Alltag: Brief, Busfahrt, Beiz
6540 | 35 | - | blackboard-green, bookstack-mixed | company
Deutschkurs Alltag A2/B1, Gruppen zu fünf, 35.– pro Doppellektion. Einstieg jederzeit. Dialekt verstehen gehört dazu.
Kursbuch 32.–.

= Mathe vor der Gymiprüfung, Kleingruppe
6540 | 45 | - | blackboard-black, desk-white | company
Gymiprüfung Mathematik, acht Samstage, max. vier Kinder, 45.– pro Mal. Alte Prüfungen, Besprechung mit Eltern am
Schluss. Unterlagen inklusive.

= Nähkurs für Anfänger: die eigene Tasche
6540 | 190 | - | sewingmachine-white x2, handbag-red
Nähkurs Tasche, vier Abende, 190.– inkl. Maschine, Stoff separat. Max. sechs Personen. Nächster Kurs auf Anfrage.

= Imkern für Neugierige, ein Halbtag
6540 | 80 | - | land-meadow, hat-straw
Imkern kennenlernen, Halbtag 80.–, Schutzkleidung vorhanden. Ab 10 Jahren. Verschiebung bei Regen. Ein Glas Honig
inbegriffen.

= Italienisch kochen und dabei lernen
6540 | 75 | - | kitchen-wood, cookware-red, apron-white
Italienisch kochen und reden, 75.– pro Abend inkl. Essen, Wein nach Verbrauch. Niveau ab A2. Gruppe 6–8.

= Klettern im Vorstieg, Privatstunde Halle
6540 | 85 | - | helmet-white, backpack-red, shoes-brown
Klettern Vorstieg, Privatstunde Halle 85.–, Material dabei, Eintritt separat. Bergführer mit Ausweis. Auch zu zweit
(110.–).

= Schlagzeug im Luftschutzkeller
6540 | 70 | - | drumkit-red x2, headphones-black
Schlagzeugunterricht in schalldichtem Raum, 70.– pro Lektion, Kinder ab 8 und Erwachsene. Zwei Sets. Probelektion
40.–.

= Patchwork-Nachmittag mit Kinderhüte nebenan
6550 | 12 | servicePlace=customer | teddy-cream, sewingmachine-white
Patchwork-Nachmittag mit Kinderbetreuung, 12.– pro Kind inkl. Zvieri. Jeden zweiten Dienstag. Betreuung durch
angehende FaBe.

= Tagesmutter hat einen Platz am Donnerstag
6550 | 95 | servicePlace=provider | highchair-wood, teddy-brown, boardgame-red
Tagesmutter hat einen Platz am Donnerstag frei, 95.– pro Tag inkl. Essen. Kind ab 18 Monaten. Haus mit Garten, Hühner.
Über den Tageselternverein abgerechnet. Besuch gern nach Absprache.

= Babysitterin mit Rotkreuzkurs
6550 | 19 | servicePlace=customer | suitcase-red, bookstack-warm, cot-white
Babysitterin, 16, mit Rotkreuzkurs, 19.– pro Stunde. Erfahrung mit drei Brüdern. Freitag und Samstag bis 1 Uhr, werde
abgeholt.

= Mittagstisch für Primarschüler, vier Plätze
6550 | 16 | - | table-oak, crockery-white, chairs-wood
Mittagstisch für vier Primarschulkinder, Mo, Di, Do, 16.– pro Mittag. Frisch gekocht, auch vegi. Bis 13.30 Uhr.
Allergien bitte melden.

= Suche Ferienhüte für ruhige Schildkröte
6550 | 60 | servicePlace=customer | hutch-wood | wanted
Suche Ferienplatz für Landschildkröte, drei Wochen. Gehege und Futter bringe ich. 60.– pro Woche. Garten nötig.

= Suche Schneiderin für ein Hochzeitskleid von 1954
6565 | 300 | - | dress-yellow, sewingmachine-black | wanted
Suche Schneiderin für Änderung eines Hochzeitskleids von 1954: 8 cm weiter, Spitze am Ärmel ergänzen. Zeit bis Herbst.
Budget ca. 300.–.

= Suche Klavierlehrer, der nach Hause kommt
6540 | 70 | servicePlace=customer | piano-brown | wanted
Suche Klavierlehrperson für unseren Sohn (9), spielt nach Gehör, Unterricht bei uns zuhause. Gern Dienstag oder
Mittwoch. 70.– pro Lektion.

= Wer hilft beim Abbau einer Voliere?
6510 | 150 | - | birdcage-brass, ladder-alu | wanted
Sie ist drei auf vier Meter, verzinkt und seit dem Tod von Koko leer. Die Schrauben sind alle gut, nur ich bin zu klein. Das Gitter darf man behalten, den Napf hätte ich gern.
