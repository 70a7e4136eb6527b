= 2½-Zimmer-Dachwohnung mit schrägen Wänden
1020 | 1480 | transaction=rent, rooms=2.5, surface=54 | livingroom-sage x3 | place=8004 Zürich ZH
Wir suchen per sofort oder nach Vereinbarung eine Nachmieterin oder einen Nachmieter für unsere 2½-Zimmer-Dachwohnung,
54 m2, 4. Stock ohne Lift.

- Miete 1’480.– inkl. 140.– Nebenkosten
- Küche mit Geschirrspüler
- grosser Estrich und Kellerabteil
- Waschküche alle zwei Wochen

Dachschrägen in beiden Zimmern. Parkplatz hat es keinen, Veloraum vorhanden. Besichtigung Dienstag und Donnerstag ab
18 Uhr.

= 4½-Zimmer-Familienwohnung neben dem Schulhaus
1020 | 2250 | transaction=rent, rooms=4.5, surface=102 | kitchen-wood x3 | place=8400 Winterthur ZH
4½-Zimmer-Wohnung, 102 m2, 2. Stock, zwei Balkone. Miete 1’980.– plus 270.– NK. Schulhaus und Kindergarten gleich
nebenan, Bus 3 Minuten. Eigene Waschmaschine in der Wohnung. Wir ziehen aus, weil wir mehr Platz brauchen.
Einstellplatz für 130.– möglich.

= 3½ Zimmer mit Gartensitzplatz
1020 | 1720 | transaction=rent, rooms=3.5, surface=79 | livingroom-clay x2 | place=3007 Bern BE
3½ Zimmer im Parterre mit Gartensitzplatz (40 m2), ab 1. des übernächsten Monats. Parkett, Küche 2018 erneuert, Bad
mit Wanne. 1’720.– inkl. NK. Haustiere nach Absprache mit der Verwaltung. Manchmal kommt abends ein Igel vorbei.

= Erstvermietung: 3½-Zimmer im Holzbau
1020 | 2140 | transaction=rent, rooms=3.5, surface=84 | block-mint x3 | company place=5000 Aarau AG
Erstvermietung 3½-Zimmer-Wohnungen im Holzbau, 84 m2, Minergie, Erdwärme. Loggia, eigene Waschmaschine und Tumbler.
Gemeinschaftsküche und Werkstatt im Parterre. Mietzins ab 2’140.– inkl. NK. Grundrisse und Anmeldeformular auf
Anfrage. Haustiere nach Absprache.

= 1½-Zimmer-Studio beim Unispital
1020 | 980 | transaction=rent, rooms=1.5, surface=31 | livingroom-plum x2 | place=8006 Zürich ZH
1½-Zimmer-Studio, 31 m2, möbliert mit Klappbett, 5 Minuten zum Unispital. Verdunkelungsstoren, ruhiges Haus. 980.–
inkl. NK und Internet. Depot zwei Monatsmieten. Ideal für Leute mit Schichtdienst.

= 5½-Zimmer-Maisonette mit Dachterrasse
1020 | 3450 | transaction=rent, rooms=5.5, surface=148 | kitchen-white x3 | company place=4051 Basel BS
5½-Zimmer-Maisonette in der Altstadt, 148 m2, Dachterrasse 30 m2 mit Blick aufs Münster. Stuckdecken, zwei Bäder,
Cheminée. Umbau 2019. 3. und 4. Obergeschoss, kein Lift, Wendeltreppe. 3’450.– plus NK 320.–. In der Nachbarschaft
wird noch bis Herbst gebaut.

= 2-Zimmer-Wohnung über der Bäckerei
1020 | 1150 | transaction=rent, rooms=2, surface=48 | livingroom-clay x2 | place=9000 St. Gallen SG
2 Zimmer, 48 m2, 1. Stock über Bäckerei. Boden immer warm, am Morgen hört man die Backstube. Küche einfach, Bad neu.
1’150.– inkl. NK. Frei ab sofort.

= 4½-Zimmer-Wohnung mit Cheminée
1020 | 1980 | transaction=rent, rooms=4.5, surface=110 | livingroom-sage x2 | place=6460 Altdorf UR
4½-Zimmer-Wohnung mit Cheminée und grosser Stube, 110 m2. Balkon mit Aussicht auf den Bristen. Zwei Nasszellen,
Keller, Estrich. 1’980.– exkl. NK (ca. 220.–). Garage auf Wunsch. Nichtraucher bevorzugt.

= Loft in alter Spinnerei, 96 m²
1020 | 2380 | transaction=rent, rooms=2.5, surface=96 | livingroom-plum x3 | company place=8610 Uster ZH
Loft 96 m2 in ehemaliger Spinnerei, Raumhöhe 4 m, Gusssäulen, Betonboden mit Bodenheizung. Dreifach verglast. Offene
Küche, Bad mit Dusche. Miete 2’380.– inkl. NK, Parkplatz 90.–. Besichtigung durch die Verwaltung, bitte Wunschtermin
angeben.

= Alterswohnung, schwellenlos, 2½ Zimmer
1020 | 1590 | transaction=rent, rooms=2.5, surface=62 | bathroom-mint x2 | company place=3600 Thun BE
2½-Zimmer-Alterswohnung, 62 m2, schwellenlos, Lift, Notruf. Bad mit bodenebener Dusche. Mittagstisch im Haus
(freiwillig, 16.–). Miete 1’590.– inkl. Nebenkosten. Bushaltestelle vor dem Haus.

= Eigentumswohnung 4½ Zimmer, Abendsonne
1020 | 1090000 | transaction=buy, rooms=4.5, surface=118 | block-sand x3 | company place=6300 Zug ZG
4½-Zimmer-Attika, 118 m2 plus Terrasse 60 m2, Abendsonne und Sicht bis zur Rigi. Küche und Bäder vor drei Jahren
ersetzt. Heizung mit Seewasser. Erneuerungsfonds gut dotiert. Verkaufspreis 1’090’000.–, zwei Einstellplätze je
45’000.–. Verkaufsdossier auf Anfrage.

= Eigentumswohnung mit Kachelofen
1020 | 640000 | transaction=buy, rooms=3.5, surface=88 | livingroom-clay x2 | company place=7000 Chur GR
3½-Zimmer-Eigentumswohnung, 88 m2, 1. Stock, Haus von 1890 mit drei Parteien. Kachelofen, Riemenböden, Küche 2015.
Gartenmitbenützung. Keine Lifte, Veloraum. Kein Makleraufwand für den Käufer, wir begleiten bis zum Notar.

= Neubauwohnungen ab 2½ Zimmern, Bezug Herbst
1020 | 720000 | transaction=buy, rooms=2.5, surface=68 | block-blue x3 | company place=4500 Solothurn SO
Neubau, 13 Eigentumswohnungen von 2½ bis 4½ Zimmern. 2½ Zimmer ab 720’000.–, 68 m2, Balkon 11 m2. Vier Einheiten sind
verkauft. Ausbauwünsche bis Baubeginn Innenausbau möglich. Tiefgarage, Wärmepumpe, PV. Bezug im Herbst.

= 3½-Zimmer-Eigentumswohnung am Hang
1020 | 495000 | transaction=buy, rooms=3.5, surface=81 | block-sand x2 | place=8750 Glarus GL
3½ Zimmer, 81 m2, 3. Stock ohne Lift, Hanglage mit Aussicht. Küche neuwertig, Bad älter. Nebenkosten 310.– pro Monat.
Preis 495’000.– nach Bankschätzung. Verkauf direkt von privat, keine Makler!

= Möblierte Wohnung auf Zeit, 6 Monate
1020 | 2100 | transaction=rent, rooms=2.5, surface=60 | livingroom-sage x2 | place=8001 Zürich ZH
Möblierte 2½-Zimmer-Wohnung für 6 Monate, da ich im Ausland bin. 60 m2, Altstadt, Balkon zum Hof. 2’100.– alles
inklusive (Strom, Internet, Serafe). Elf Zimmerpflanzen müssen gegossen werden. Kaution 3’000.–.

= Nachmieter gesucht: 3 Zimmer, Altbau
1020 | 1390 | transaction=rent, rooms=3, surface=70 | kitchen-blue x2 | place=4052 Basel BS
Wir (ein Paar, beide arbeitstätig) ziehen nach sieben schönen Jahren aus unserer 3-Zimmer-Altbauwohnung aus und suchen
eine Nachmieterin oder einen Nachmieter. Die Wohnung hat 70 m2, Fischgratparkett, hohe Räume und einen kleinen Balkon
zum Hof. Bad mit Wanne, die Küche ist alt aber es funktioniert alles. Miete 1’390.– inkl. NK, Tram direkt vor der
Türe. Die Hausgemeinschaft ist angenehm, im Sommer wird im Hof grilliert. Lampen und Storen können für 200.–
übernommen werden, ist aber keine Bedingung. Besichtigung am Samstag, schreibt uns kurz wer ihr seid!

= WG-Zimmer 16 m² mit Erker
1030 | 720 | transaction=rent, rooms=1, surface=16 | livingroom-plum x2 | place=3012 Bern BE
WG-Zimmer, 16 m2 mit Erker, in Zweier-WG (beide in der Pflege). 720.– inkl. NK und Internet. Wir kochen einmal pro
Woche zusammen. Balkon, Geschirrspüler, Waschküche im Haus. Ab sofort oder später.

= Zimmer in Fünfer-WG, Haus mit Garten
1030 | 640 | transaction=rent, rooms=1, surface=14 | house-brick x2 | place=8004 Zürich ZH
Zimmer 14 m2 in Haus mit fünf Leuten, Garten und Hühnern. 640.– alles inkl. Haushaltkasse 60.–. Rauchen nur draussen,
Haustier leider nein. Melde dich mit ein paar Sätzen zu dir.

= Zwischenmiete August bis Januar
1030 | 580 | transaction=rent, rooms=1, surface=13 | livingroom-plum | place=6004 Luzern LU
Zwischenmiete August bis Januar, 13 m2, möbliert (Bett, Pult, Schrank). 580.– inkl. allem. Zweier-WG nahe Bahnhof.
Mitbewohner ist ruhig, arbeitet Vollzeit.

= Ruhiges Zimmer für Wochenaufenthalter
1030 | 490 | transaction=rent, rooms=1, surface=12 | livingroom-clay | place=6300 Zug ZG
Ruhiges Zimmer für Wochenaufenthalter im EFH, 12 m2, eigenes WC, Bad zur Mitbenutzung. 490.– inkl. Frühstück werktags.
Parkplatz vor dem Haus. Nichtraucher.

= Alters-WG sucht siebte Person
1030 | 890 | transaction=rent, rooms=1.5, surface=28 | house-cream x2 | place=8200 Schaffhausen SH
Hausgemeinschaft 60+ sucht siebte Person. Zimmer 28 m2 mit eigenem Bad, 890.– inkl. NK. Gemeinsame Küche, Werkstatt,
Bibliothek und Garten. Wir treffen uns einmal im Monat zur Haussitzung. Probewohnen möglich.

= Zimmer mit Bergblick, Saison oder Jahr
1030 | 620 | transaction=rent, rooms=1, surface=15 | chalet-winter | place=3818 Grindelwald BE
Zimmer mit Bergblick, 15 m2, möbliert, Saison oder Jahresmiete, 620.– inkl. Skiraum, Waschmaschine, WLAN. 5 Minuten
zur Bahn. Ideal für Saisonangestellte.

= Einfamilienhaus 6½ Zimmer, Werkstattanbau
1040 | 1180000 | transaction=buy, rooms=6.5, surface=174 | house-cream x3 | company place=3400 Burgdorf BE
EFH 6½ Zimmer, 174 m2, Grundstück 640 m2, Baujahr 1968. Dach und Fenster 2017, Heizung Gas 2012. Werkstattanbau mit
Starkstrom. Garage und zwei Aussenplätze. Kinderfreundliches Quartier. Preis 1’180’000.–, Besichtigungen einzeln nach
Termin.

= Reiheneckhaus mit Wärmepumpe
1040 | 985000 | transaction=buy, rooms=5.5, surface=142 | house-brick x3 | company place=8500 Frauenfeld TG
Reiheneckhaus 5½ Zimmer, 142 m2, mit Wärmepumpe und PV (9 kWp). Garten auf drei Seiten. Zwei Nasszellen, Hobbyraum.
Zwei Einstellplätze inbegriffen. Schule 400 m. Übergabe nach Vereinbarung

= Bauernhaus, teilsaniert, mit Scheune
1040 | 870000 | transaction=buy, rooms=8, surface=220 | chalet-summer x3 | company place=4900 Langenthal BE
Bauernhaus mit Scheune, 8 Zimmer, Wohnteil 220 m2 saniert und bewohnt. Scheune unausgebaut, Vorprojekt für zwei
Wohnungen vorhanden. Land 1’900 m2. Stückholzheizung. Denkmalpflege: erhaltenswert. Finanzierung bitte vorher mit der
Bank klären.

= Doppelhaushälfte zur Miete
1040 | 2980 | transaction=rent, rooms=5.5, surface=130 | house-cream x2 | place=4600 Olten SO
Doppelhaushälfte, 5½ Zimmer, 130 m2, Garten mit Kirschbaum. Miete 2’980.– exkl. NK. Garage inklusive. Gartenpflege ist
Sache der Mieter. Haustiere erlaubt. Frei nach Absprache.

= Engadinerhaus mit Sgraffito, 400-jährig
1040 | 2450000 | transaction=buy, rooms=9, surface=310 | house-cream x3 | company place=7550 Scuol GR
Engadinerhaus, ca. 400-jährig, 9 Zimmer, 310 m2, zwei Arvenstuben, Sulèr, Gewölbekeller. Sgraffito von Restauratorin
gefestigt, Gutachten vorhanden. Heizung 2016. Erstwohnung oder altrechtlich, Auskunft durch die Gemeinde liegt bei.
Besichtigung nur mit Finanzierungsnachweis.

= Kleines Haus mit Garten im Baurecht
1040 | 595000 | transaction=buy, rooms=4, surface=92 | house-brick x2 | place=8820 Wädenswil ZH
Kleines Haus, 4 Zimmer, 92 m2, im Baurecht der Gemeinde (Restlaufzeit 58 Jahre, Zins 310.– pro Monat). Nussbaum im
Garten ist geschützt. Bad 2020, Küche älter. 595’000.–.

= Haus zum Umbauen oder Abbrechen
1040 | 410000 | transaction=buy, rooms=5, surface=120 | house-grey | place=8867 Niederurnen GL
Haus, 5 Zimmer, 120 m2, seit neun Jahren leer. Statik laut Bericht gut, sonst alles zu erneuern. Zufahrt mit Wegrecht.
Abbruch bewilligungsfähig. Verkauf ab Platz, ohne Gewähr.

= Terrassenhaus über dem See
1040 | 1890000 | transaction=buy, rooms=5.5, surface=165 | house-brick x3 | company place=3700 Spiez BE
Terrassenhaus 5½ Zimmer, 165 m2, Terrasse 80 m2 mit See- und Bergsicht. Schräglift, Doppelgarage. Küche V-Zug, Bäder
2014. Nebenkosten 620.–. Bootsplatz auf Warteliste. Online-Rundgang auf Anfrage.

= Chalet für acht, fünf Minuten zur Gondel
1050 | 1650 | transaction=rent, rooms=5.5, surface=120 | chalet-winter x3 | place=3920 Zermatt VS
Chalet für 8 Personen, 4 Schlafzimmer, Cheminée, 5 Minuten zur Gondel. Woche 1’650.– in der Nebensaison, inkl.
Bettwäsche. Endreinigung 180.–, Kurtaxe separat. Samstag bis Samstag.

= Maiensäss ohne Strom, mit Brunnen
1050 | 480 | transaction=rent, rooms=2, surface=45 | chalet-summer x2 | place=7130 Ilanz GR
Maiensäss ohne Strom, 2 Räume, 4 Schlafplätze, Holzherd, Brunnen vor dem Haus. 480.– pro Woche. Zu Fuss 40 Minuten,
Gepäcktransport möglich (50.–). WC aussen. Kein Handyempfang

= Ferienwohnung am Bodensee, hundefreundlich
1050 | 720 | transaction=rent, rooms=3.5, surface=68 | livingroom-sage x2 | place=8590 Romanshorn TG
Ferienwohnung 3½ Zimmer am Bodensee, 4 Personen, 2 Hunde erlaubt. 720.– pro Woche inkl. Wäsche. Eingezäunter
Sitzplatz. See 200 m. Endreinigung 90.–.

= Berghaus für Schulklassen, 34 Betten
1050 | 980 | transaction=rent, rooms=12, surface=340 | chalet-winter x2 | company place=6490 Andermatt UR
Lagerhaus mit 34 Betten für Schulen und Vereine. Ganzes Haus 980.– pro Nacht. Gastroküche, Trockenraum, zwei
Aufenthaltsräume. Selbstkocher. Anreise mit Zug und Bus möglich.

= Stöckli zu vermieten, monatsweise
1050 | 1300 | transaction=rent, rooms=3, surface=66 | chalet-summer | place=3550 Langnau im Emmental BE
Stöckli beim Bauernhof, 3 Zimmer, 66 m2, möbliert, monatsweise 1’300.– inkl. allem. Milch und Eier ab Hof. Es wird
früh gemolken, das hört man. WLAN gut.

= Zweitwohnung mit Sauna zu verkaufen
1050 | 780000 | transaction=buy, rooms=3.5, surface=82 | chalet-winter x3 | company place=7270 Davos Platz GR
Zweitwohnung 3½ Zimmer, altrechtlich, 82 m2, mit Sauna. Skikeller, Lift, Tiefgarage. 780’000.– inkl. Mobiliar. NK
540.–. Vermietung erlaubt. Besichtigung auch am Wochenende.

= Atelier mit Nordlicht, 70 m²
1060 | 890 | transaction=rent, surface=70 | office-sand x2 | place=8005 Zürich ZH
Atelier 70 m2 mit Nordlicht, Starkstrom, Abzug, Lavabo. 890.– inkl. Heizung. Warenlift. Bisher Keramik. Kein Wohnen.
Mindestmietdauer ein Jahr.

= Coworking: drei Pulte frei
1060 | 290 | transaction=rent, surface=12 | office-sky x2 | company place=6005 Luzern LU
Drei Arbeitsplätze in Bürogemeinschaft, 290.– pro Pult inkl. Internet, Drucker, Sitzungszimmer, Kaffee zum
Selbstkostenpreis. Kündigungsfrist 2 Monate. Zentral, 5 Minuten vom Bahnhof.

= Ladenlokal an Passantenlage, 55 m²
1060 | 1850 | transaction=rent, surface=55 | office-sand x2 | company place=9000 St. Gallen SG
Ladenlokal 55 m2, zwei Schaufenster, Lager 30 m2, Warenlift. Miete 1’850.– netto. Bezug ab Quartalsende. Bisher
Papeterie. Gastronomie ist nicht erlaubt.

= Restaurant im Dorf, Pacht
1060 | 3200 | transaction=rent, surface=210 | office-sky x2 | company place=8853 Lachen SZ
Restaurant zu verpachten: 60 Plätze, Garten 40, Säli 30. Küche mit Kombisteamer, Inventar 85’000.– (verhandelbar).
Pacht 3’200.–. Wirtewohnung 4½ Zimmer möglich. Übergabe wird begleitet.

= Werkhalle mit Kran, 420 m²
1060 | 4100 | transaction=rent, surface=420 | garage-grey x2 | company place=4663 Aarburg AG
Halle 420 m2, Kran 5 t, Tor 4.0 x 4.5 m, Bodenlast 2 t/m2. Büro 40 m2. Starkstrom 125 A. Vorplatz für LKW. 4’100.–
plus NK, langfristig.

= Praxisräume, drei Behandlungszimmer
1060 | 2650 | transaction=rent, surface=115 | office-sky x3 | company place=8200 Schaffhausen SH
Praxisräume 115 m2, drei Behandlungszimmer mit Lavabo, Empfang, Wartezimmer, Lift. Bisher Physio. 2’650.– plus 290.–
NK. Zwei Parkplätze inbegriffen. Bezug per Quartalsende.

= Bauland 812 m², voll erschlossen
1080 | 690000 | transaction=buy, surface=812 | land-meadow x2 | company place=8580 Amriswil TG
Bauland 812 m2, W2, AZ 0.4, voll erschlossen. 850.–/m2. Ohne Architekturverpflichtung. Leitungen in der Strasse.
Unterlagen auf Wunsch per Mail.

= Parzelle am Südhang, Sicht auf die Churfirsten
1080 | 540000 | transaction=buy, surface=640 | land-hill x2 | place=8880 Walenstadt SG
Parzelle 640 m2, Südhang, Sicht auf Churfirsten. Baugrunduntersuchung vorhanden (Fels ab 2 m). Von privat.
Erschliessung bezahlt. Keine Anfragen von Generalunternehmern.

= Landwirtschaftsland zu verpachten
1080 | 900 | transaction=rent, surface=14500 | land-meadow | place=6210 Sursee LU
1.45 ha Naturwiese zu verpachten, 900.– pro Jahr. BFF-Auflagen (Schnitt ab 15. Juni). Zufahrt mit Traktor gut.

= Gewerbeland im Baurecht, 2’300 m²
1080 | request | transaction=rent, surface=2300 | land-meadow | company place=4702 Oensingen SO
Gewerbeland 2’300 m2 im Baurecht, direkt bei der Autobahn. Zins auf Anfrage. Gleisanschluss möglich. Zone
Gewerbe/Industrie, Höhe 15 m.

= Einstellhallenplatz mit Ladestation
1090 | 165 | transaction=rent | garage-grey x2 | place=8050 Zürich ZH
Einstellhallenplatz mit Ladestation 11 kW, 165.– pro Monat plus Strom nach Verbrauch. Platzbreite 2.40 m. Ab sofort.

= Garage abschliessbar, trocken
1090 | 120 | transaction=rent | garage-green x2 | place=3250 Lyss BE
Garage abschliessbar, 5.2 x 2.7 m, Kipptor, kein Strom. 120.– pro Monat, Kündigung 3 Monate. Trocken.

= Aussenparkplatz Nähe Bahnhof
1090 | 75 | transaction=rent | garage-grey | place=4132 Muttenz BL
Aussenparkplatz Nr. 14, 3 Minuten zum Bahnhof, 75.– im Monat, für kleinere Autos.

= Bastlergarage mit Licht und Werkbank
1090 | 190 | transaction=rent | garage-green x2 | place=9200 Gossau SG
Bastlergarage 28 m2 mit Grube, Werkbank, Licht und 400 V. 190.– pro Monat. Kein gewerblicher Betrieb. Lärm nur
werktags bis 20 Uhr.

= Suche Garage oder Abstellplatz für Töffli
1090 | 40 | transaction=rent | garage-green | wanted place=6370 Stans NW
Suche Abstellplatz für ein Töffli, ca. 2 m2, trocken, abschliessbar. Zahle bis 40.– pro Monat.

= Familie sucht 4½ Zimmer, Raum Winterthur
1020 | 2200 | transaction=rent, rooms=4.5 | block-mint | wanted place=8400 Winterthur ZH
Familie mit zwei Kindern (7 und 10) sucht 4½ Zimmer bis 2’200.– inkl. NK. Beide Lehrpersonen, keine Haustiere,
Betreibungsauszug sauber. Gern mit Balkon oder Garten. Wir freuen uns über jeden Hinweis!

= Suche Schrebergarten oder Pflanzplätz
1080 | 400 | transaction=rent | land-meadow | wanted place=3014 Bern BE
Suche Schrebergarten oder Pflanzplätz zur Pacht, bis 400.– im Jahr. Auch verwildert, ich räume auf.
