= 2½-Zimmer-Dachwohnung mit schrägen Wänden
1020 | 1480 | transaction=rent, rooms=2.5, surface=54 | livingroom-sage x3 | place=8004 Zürich ZH
Wer über eins achtzig misst, lernt hier Demut, dafür hört man den Regen wie im Zelt. Der Estrich gehört dazu und ist grösser als das Bad. Gesucht wird jemand, der mit dem Velo kommt, Parkplätze hat die Strasse keine.

= 4½-Zimmer-Familienwohnung neben dem Schulhaus
1020 | 2250 | transaction=rent, rooms=4.5, surface=102 | kitchen-wood x3 | place=8400 Winterthur ZH
Die Pausenglocke ersetzt den Wecker, am Sonntag ist es dafür still. Zwei Balkone, einer für die Wäsche, einer für uns. Wir ziehen aus, weil das vierte Kind kommt und niemand mehr im Gang schlafen will.

= 3½ Zimmer mit Gartensitzplatz und Igel
1020 | 1720 | transaction=rent, rooms=3.5, surface=79 | livingroom-clay x2 | place=3007 Bern BE
Der Igel kommt gegen zehn und will nur gegrüsst werden. Waschtag ist jeder zweite Donnerstag, das Reglement hat vier Seiten und wird von niemandem gelesen.

= Erstvermietung: 3½-Zimmer im Holzbau
1020 | 2140 | transaction=rent, rooms=3.5, surface=84 | block-mint x3 | company place=5000 Aarau AG
Sechs Geschosse aus Fichte und Tanne, geheizt mit Erdwärme. Im Parterre entstehen Werkstatt und Gemeinschaftsküche, beides im Zins inbegriffen. Grundrisse schicken wir gerne zu, Haustiere nach Absprache.

= 1½-Zimmer-Studio beim Unispital
1020 | 980 | transaction=rent, rooms=1.5, surface=31 | livingroom-plum x2 | place=8006 Zürich ZH
Für jemanden mit Schichtdienst ideal: Verdunkelungsstoren und ein Nachbar, der ebenfalls tagsüber schläft. Das Klappbett bleibt, es klemmt nur beim ersten Mal.

= 5½-Zimmer-Maisonette mit Dachterrasse
1020 | 3450 | transaction=rent, rooms=5.5, surface=148 | kitchen-white x3 | company place=4051 Basel BS
Altstadthaus, sorgfältig umgebaut, die Wendeltreppe verlangt trittsichere Möbelpacker. Von der Terrasse blickt man aufs Münster und, unvermeidlich, auf eine Baustelle. Denkmalgeschützte Stuckdecken in zwei Zimmern.

= 2-Zimmer-Wohnung über der Bäckerei
1020 | 1150 | transaction=rent, rooms=2, surface=48 | livingroom-clay x2 | place=9000 St. Gallen SG
Ab drei Uhr früh ist der Boden warm und das Treppenhaus riecht nach Weggli. Ausschlafen geht, Diät eher nicht.

= 4½-Zimmer-Wohnung mit Cheminée
1020 | 1980 | transaction=rent, rooms=4.5, surface=110 | livingroom-sage x2 | place=6460 Altdorf UR
Föhnerprobte Fenster, Kaminfeger kommt im Oktober. Von der Stube aus sieht man den Bristen, wenn er sich zeigt.

= Loft in alter Spinnerei, 96 m²
1020 | 2380 | transaction=rent, rooms=2.5, surface=96 | livingroom-plum x3 | company place=8610 Uster ZH
Gusseiserne Säulen, vier Meter Raumhöhe, Blick in den Aabach. Im Winter empfehlen wir Finken; die Fenster sind dreifach verglast, der Betonboden aber ehrlich.

= Alterswohnung, schwellenlos, 2½ Zimmer
1020 | 1590 | transaction=rent, rooms=2.5, surface=62 | bathroom-mint x2 | company place=3600 Thun BE
Lift, breite Türen, Notrufknopf. Im Erdgeschoss gibt es Mittagstisch und einen Jasskreis, der dringend einen vierten Mann braucht.

= Eigentumswohnung 4½ Zimmer, Abendsonne
1020 | 1090000 | transaction=buy, rooms=4.5, surface=118 | block-sand x3 | company place=6300 Zug ZG
Attikageschoss mit Sicht bis zur Rigi. Küche und Bäder wurden vor drei Jahren ersetzt, die Heizung läuft mit Seewasser. Zwei Einstellplätze sind separat zu kaufen.

= Eigentumswohnung mit Kachelofen
1020 | 640000 | transaction=buy, rooms=3.5, surface=88 | livingroom-clay x2 | company place=7000 Chur GR
Im ersten Stock eines Hauses von 1890 mit nur drei Parteien. Der Ofen wurde neu gesetzt, den Sitzplatz darauf hat die Katze reserviert, sie zieht mit uns um.

= Neubauwohnungen ab 2½ Zimmern, Bezug Herbst
1020 | 720000 | transaction=buy, rooms=2.5, surface=68 | block-blue x3 | company place=4500 Solothurn SO
Dreizehn Einheiten, davon vier verkauft. Wer jetzt unterschreibt, wählt Parkett und Platten noch selber aus. Musterzimmer auf der Baustelle, bitte mit festem Schuhwerk.

= 3½-Zimmer-Eigentum am Hang, Lift fehlt
1020 | 495000 | transaction=buy, rooms=3.5, surface=81 | block-sand x2 | place=8750 Glarus GL
Dritter Stock ohne Lift, dafür mit Waden. Wir haben den Preis mit einer Bank und einem ehrlichen Nachbarn festgelegt.

= Möblierte Wohnung auf Zeit, 6 Monate
1020 | 2100 | transaction=rent, rooms=2.5, surface=60 | livingroom-sage x2 | place=8001 Zürich ZH
Ich bin für ein Forschungsprojekt weg, meine Pflanzen nicht. Elf Töpfe, Giessplan am Kühlschrank, der Farn heisst Bruno.

= Nachmieter gesucht: 3 Zimmer, Altbau
1020 | 1390 | transaction=rent, rooms=3, surface=70 | kitchen-blue x2 | place=4052 Basel BS
Fischgratparkett, knarrt vor dem Bad. Die Hausgemeinschaft grillt im Hof und ist nicht beleidigt, wenn man nur Salat bringt.

= WG-Zimmer 16 m² mit Erker
1030 | 720 | transaction=rent, rooms=1, surface=16 | livingroom-plum x2 | place=3012 Bern BE
Wir sind zwei Pflegefachleute und ein Sauerteig. Gekocht wird am Dienstag, geputzt wird nach Rad, diskutiert wird spontan.

= Zimmer in Fünfer-WG, Haus mit Garten
1030 | 640 | transaction=rent, rooms=1, surface=14 | house-brick x2 | place=8004 Zürich ZH
Hühner sind vorhanden, Fernseher nicht. Das Zimmer geht nach Osten, man steht also automatisch früh auf oder kauft Vorhänge.

= Zwischenmiete August bis Januar
1030 | 580 | transaction=rent, rooms=1, surface=13 | livingroom-plum | place=6004 Luzern LU
Mein Mitbewohner schnarcht durch zwei Wände, ist sonst aber ein Engel. Bett, Pult und ein halber Kühlschrank inbegriffen.

= Ruhiges Zimmer für Wochenaufenthalter
1030 | 490 | transaction=rent, rooms=1, surface=12 | livingroom-clay | place=6300 Zug ZG
Bei einem älteren Paar im Einfamilienhaus. Frühstück gibt es gern, Fragen zum Beruf muss man dabei aushalten.

= Alters-WG sucht siebte Person
1030 | 890 | transaction=rent, rooms=1.5, surface=28 | house-cream x2 | place=8200 Schaffhausen SH
Wir sind zwischen 61 und 78, haben eine Werkstatt, eine Bibliothek und klare Ansichten zum Abwasch. Eigenes Bad.

= Zimmer mit Bergblick, Saison oder Jahr
1030 | 620 | transaction=rent, rooms=1, surface=15 | chalet-winter | place=3818 Grindelwald BE
Für Leute, die am Lift arbeiten und um zehn müde sind. Skiraum beheizt, Fondueset mehrfach vorhanden.

= Einfamilienhaus 6½ Zimmer, Werkstattanbau
1040 | 1180000 | transaction=buy, rooms=6.5, surface=174 | house-cream x3 | company place=3400 Burgdorf BE
Baujahr 1968, Dach und Fenster 2017. Im Anbau hat der Vorbesitzer Orgelpfeifen gelötet, Starkstrom liegt also. Besichtigung einzeln, kein Offene-Tür-Rummel.

= Reiheneckhaus mit Wärmepumpe
1040 | 985000 | transaction=buy, rooms=5.5, surface=142 | house-brick x3 | company place=8500 Frauenfeld TG
Ecke heisst hier: ein Garten um drei Seiten und nur ein Nachbar, und der ist Imker. Photovoltaik auf dem Dach deckt im Sommer mehr, als man verbraucht.

= Bauernhaus, teilsaniert, mit Scheune
1040 | 870000 | transaction=buy, rooms=8, surface=220 | chalet-summer x3 | company place=4900 Langenthal BE
Wohnteil bezogen und warm, Tenn noch im Zustand der letzten Heuernte. Wer Ideen und zwei linke Hände hat, nehme einen Zimmermann mit.

= Doppelhaushälfte zur Miete
1040 | 2980 | transaction=rent, rooms=5.5, surface=130 | house-cream x2 | place=4600 Olten SO
Garten ist Mietersache, der Kirschbaum braucht jemanden ohne Höhenangst. Unsere Vermieterin wohnt im Nachbardorf und kommt nur auf Einladung.

= Engadinerhaus mit Sgraffito, 400-jährig
1040 | 2450000 | transaction=buy, rooms=9, surface=310 | house-cream x3 | company place=7550 Scuol GR
Zwei Arvenstuben, Sulèr, Gewölbekeller mit gleichmässigen elf Grad. Das Sgraffito wurde von einer Restauratorin gefestigt, das Gutachten liegt vor.

= Kleines Haus, grosser Nussbaum
1040 | 595000 | transaction=buy, rooms=4, surface=92 | house-brick x2 | place=8820 Wädenswil ZH
Der Preis ist kein Tippfehler: Baurecht der Gemeinde, Laufzeit noch 58 Jahre. Der Nussbaum steht unter Schutz und lässt im Herbst regnen.

= Haus zum Abtragen oder Aufwachen
1040 | 410000 | transaction=buy, rooms=5, surface=120 | house-grey | place=8867 Niederurnen GL
Seit neun Jahren leer. Statik gut, Tapeten mutig, Zufahrt über einen Bach mit Wegrecht.

= Terrassenhaus über dem See
1040 | 1890000 | transaction=buy, rooms=5.5, surface=165 | house-brick x3 | company place=3700 Spiez BE
Jedes Zimmer hat Seesicht, auch das Réduit, warum auch immer. Schräglift vom Parkplatz, Bootsplatz auf der Warteliste der Gemeinde, Rang vier.

= Chalet für acht, fünf Minuten zur Gondel
1050 | 1650 | transaction=rent, rooms=5.5, surface=120 | chalet-winter x3 | place=3920 Zermatt VS
Preis pro Woche, Wäsche inbegriffen. Im Gästebuch steht dreimal «zu wenig Schnee» und zwölfmal «zu viel Raclette».

= Maiensäss ohne Strom, mit Brunnen
1050 | 480 | transaction=rent, rooms=2, surface=45 | chalet-summer x2 | place=7130 Ilanz GR
Eine Woche Ruhe mit Petrollampe und Holzherd. Anmarsch vierzig Minuten, das Gepäck bringt der Bauer mit dem Transporter.

= Ferienwohnung am Bodensee, hundefreundlich
1050 | 720 | transaction=rent, rooms=3.5, surface=68 | livingroom-sage x2 | place=8590 Romanshorn TG
Wochenpreis für vier Personen und zwei Tiere. Die Leine hängt neben der Tür, das Handtuch für die Pfoten auch.

= Berghaus für Schulklassen, 34 Betten
1050 | 980 | transaction=rent, rooms=12, surface=340 | chalet-winter x2 | company place=6490 Andermatt UR
Preis pro Nacht fürs ganze Haus. Grossküche mit Kippkessel, Trockenraum, eine Wandtafel und kein Empfang im oberen Stock, was Lehrpersonen schätzen.

= Stöckli zu vermieten, monatsweise
1050 | 1300 | transaction=rent, rooms=3, surface=66 | chalet-summer | place=3550 Langnau im Emmental BE
Beim Bauernhaus, mit Milch ab Tank. Um sechs wird gemolken, das hört man, und nach drei Tagen vermisst man es.

= Zweitwohnung mit Sauna zu verkaufen
1050 | 780000 | transaction=buy, rooms=3.5, surface=82 | chalet-winter x3 | company place=7270 Davos Platz GR
Altrechtlich, frei nutzbar. Die Sauna ist für vier, sofern man sich mag, Skikeller mit Schuhheizung.

= Atelier mit Nordlicht, 70 m²
1060 | 890 | transaction=rent, surface=70 | office-sand x2 | place=8005 Zürich ZH
Hier wurde bisher Keramik gebrannt, Starkstrom und Abzug bleiben. Die Wände sind nicht weiss, sie sind gelebt.

= Coworking: drei Pulte frei
1060 | 290 | transaction=rent, surface=12 | office-sky x2 | company place=6005 Luzern LU
Preis je Pult. Sitzungszimmer, Drucker und eine Kaffeemaschine, für deren Pflege es einen Plan gibt, an den sich alle halten ausser Marc.

= Ladenlokal an Passantenlage, 55 m²
1060 | 1850 | transaction=rent, surface=55 | office-sand x2 | company place=9000 St. Gallen SG
Zwei Schaufenster, Lager im Keller, Warenlift von 1958 mit aktueller Prüfung. Bisher Papeterie, gerne wieder etwas, was man anfassen kann.

= Restaurant im Dorf, Pacht
1060 | 3200 | transaction=rent, surface=210 | office-sky x2 | company place=8853 Lachen SZ
Sechzig Plätze, Garten mit Kastanien, Stammtisch inklusive Stammgästen. Die Pächterin geht in Pension und zeigt der Nachfolge gern, wie der Kombisteamer denkt.

= Werkhalle mit Kran, 420 m²
1060 | 4100 | transaction=rent, surface=420 | garage-grey x2 | company place=4663 Aarburg AG
Fünf-Tonnen-Laufkran, Tor vier auf viereinhalb Meter, Büro auf der Galerie. Boden 2020 versiegelt, es klebt trotzdem noch irgendwo Metallspan.

= Praxisräume, drei Behandlungszimmer
1060 | 2650 | transaction=rent, surface=115 | office-sky x3 | company place=8200 Schaffhausen SH
Bisher Physiotherapie, Leitungen für Lavabos in jedem Raum. Im Wartezimmer gibt es Tageslicht, das ist seltener, als man denkt.

= Bauland 812 m², voll erschlossen
1080 | 690000 | transaction=buy, surface=812 | land-meadow x2 | company place=8580 Amriswil TG
Wohnzone W2, Ausnützung 0,4. Die Obstbäume darf man fällen, aber nur mit schlechtem Gewissen.

= Parzelle am Südhang, Sicht auf die Churfirsten
1080 | 540000 | transaction=buy, surface=640 | land-hill x2 | place=8880 Walenstadt SG
Von meiner Mutter geerbt, nie bebaut, jedes Jahr geheut. Baugrunduntersuchung liegt vor: Fels auf zwei Metern, was gut ist für das Fundament und schlecht für den Swimmingpool.

= Landwirtschaftsland zu verpachten
1080 | 900 | transaction=rent, surface=14500 | land-meadow | place=6210 Sursee LU
Naturwiese, Preis im Jahr. Ökoauflagen gelten, der Storch nimmt sie ernst.

= Gewerbeland im Baurecht, 2’300 m²
1080 | request | transaction=rent, surface=2300 | land-meadow | company place=4702 Oensingen SO
Direkt beim Autobahnanschluss, Gleisanschluss möglich. Die Gemeinde bevorzugt Betriebe mit Lehrstellen.

= Einstellhallenplatz mit Ladestation
1090 | 165 | transaction=rent | garage-grey x2 | place=8050 Zürich ZH
Elf Kilowatt, Abrechnung über den Zähler. Breite für ein anständiges Auto, der Pfeiler links trägt bereits Farbe von fünf Marken.

= Garage abschliessbar, trocken
1090 | 120 | transaction=rent | garage-green x2 | place=3250 Lyss BE
Kipptor mit Handgriff. Zwei Winterpneus hängen noch an der Wand und gehören niemandem.

= Aussenparkplatz Nähe Bahnhof
1090 | 75 | transaction=rent | garage-grey | place=4132 Muttenz BL
Markiert mit 14. Auf 13 parkiert ein netter Herr mit sehr grossem Auto, also eher etwas Schmales.

= Bastlergarage mit Licht und Werkbank
1090 | 190 | transaction=rent | garage-green x2 | place=9200 Gossau SG
Grube vorhanden, Ölwechsel bitte nur mit Wanne. Mein Vater hat hier vier Lambrettas zerlegt und drei wieder zusammengebaut.

= Suche Garage für ein einziges Töffli
1090 | 40 | transaction=rent | garage-green | wanted place=6370 Stans NW
Es braucht zwei Quadratmeter und jemanden, der es nicht heimlich fährt. Miete bar, jeden Ersten, mit Kuchen.

= Familie sucht 4½ Zimmer, Raum Winterthur
1020 | 2200 | transaction=rent, rooms=4.5 | block-mint | wanted place=8400 Winterthur ZH
Zwei Lehrerlöhne, zwei Kinder, ein Cello. Wir unterschreiben auch einen Vertrag, in dem Ruhezeiten stehen.

= Suche Schrebergarten oder Pflanzplätz
1080 | 400 | transaction=rent | land-meadow | wanted place=3014 Bern BE
Warteliste Platz 87, das erlebe ich nicht. Ich nehme auch einen verwilderten und entferne den Zierrasen gratis.
