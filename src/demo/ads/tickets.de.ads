= Zwei Stehplätze Mundartband, Kaufleuten
4610 | 90 | seats=2, seating=standing | tickets-blue x2 | place=8001 Zürich ZH
Zwei Stehplätze Mundartband im Kaufleuten, Papiertickets. Wir sind doppelt verabredet. Originalpreis 48.– pro Stück.
Abholung oder Einschreiben, TWINT.

= Festivalpass drei Tage samt Zeltplatz
4610 | 210 | - | stage-plum x2
Festivalpass 3 Tage mit Camping, Bändel unbenutzt. NP 259.–. Verkauf wegen Knieoperation. Übergabe persönlich.

= Vier Karten Ländlerstubete, Tisch vorne
4610 | 60 | seats=4 | tickets-red
4 Karten Ländlerstubete mit Nachtessen, Tisch vorne. Pro Karte 15.–. Papier.

= Jazz im Gewölbekeller, 1 Ticket
4610 | 25 | seats=1 | tickets-yellow
1 Ticket Jazzkeller am Freitag, freie Platzwahl. Abgabe unter dem Einkaufspreis. PDF per Mail

= Openair am See, Tageskarte Samstag
4610 | 95 | seating=standing | stage-sky x2
Tageskarte Samstag Openair, personalisiert, Umschreibung mache ich zusammen mit dir. Bezahlt 115.–. TWINT.

= Orgelkonzert-Abo, fünf Abende
4610 | 80 | - | tickets-blue
Orgelkonzert-Abo, fünf Abende, Reihe 6 Mitte. Übertragbar, normal 140.–. Versand als Brief.

= Klassikabend in der Tonhalle, Parkett
4610 | 130 | seating=seated | violin-dark
Zwei Plätze Tonhalle, Parkett Gang, Kat. 2. Zusammen 130.– statt 190.–. E-Tickets.

= Gutschein für ein Wohnzimmerkonzert
4610 | 150 | - | stage-sky
Gutschein Wohnzimmerkonzert (Duo, 1 Stunde), Wert 280.–. Gültig noch zehn Monate. Termin machst du direkt mit den
Musikern ab.

= Schlagerparty-Tickets im Sechserpack
4610 | 120 | - | tickets-red x2
6 Tickets Schlagerparty, Polterabend fällt aus. Nur alle zusammen, 20.– pro Stück. Haarreifen gratis dazu.

= Hockeymatch, zwei Sitzplätze Gegengerade
4620 | 84 | seats=2, seating=seated | tickets-blue x2
Zwei Sitzplätze Gegengerade Sektor C, ein Spiel nach Wahl aus unserer Saisonkarte. 42.– pro Platz. Karten bitte
zurückgeben, Depot 50.–.

= Stehrampe Derby, drei Billette
4620 | 75 | seats=3, seating=standing | tickets-red
3 Stehplätze Derby, je 25.–. Nur zusammen. Weitergabe per App.

= Schwingfest, Tribüne gedeckt, 2 Plätze
4620 | 180 | seats=2, seating=seated | stage-sky
2 Tribünenplätze gedeckt, Schwingfest, ganzer Tag. Offizieller Preis je 105.–. Eingeschrieben oder Übergabe am
Bahnhof.

= Skirennen-Tageskarte mit Zug
4620 | 65 | - | tickets-yellow
Tageskarte Skirennen inkl. Bahn, Stehplatz Zielraum. Nicht personalisiert.

= Unihockey-Cupfinal, Familienpaket
4620 | 70 | - | tickets-yellow x2
Familienpaket Cupfinal, 2 Erwachsene und 3 Kinder. Statt 98.– für 70.–. Als PDF.

= Startplatz Stadtlauf 10 km
4620 | 40 | - | tickets-blue
Startplatz Stadtlauf 10 km, Ummeldung bis eine Woche vorher (10.– zahle ich). Bin verletzt.

= Leichtathletik-Meeting, Sitz an der Zielkurve
4620 | 110 | seating=seated | stage-sky
1 Sitzplatz Leichtathletik-Meeting, Zielkurve, Kat. A. TWINT, sende sofort per Mail.

= Musical-Abend für zwei mit Apéro
4630 | 220 | seats=2 | stage-sky x2
Musical für zwei inkl. Apéro, Kat. 1, gewonnen bei Tombola. Wert 316.–. Datum wählbar. Papiergutschein, Post A
eingeschrieben.

= Kleintheater: Abo mit vier Kabarettabenden
4630 | 96 | seating=free | tickets-red
Kleintheater-Abo, vier Abende, freie Platzwahl. Einer davon diese Woche. 24.– pro Abend.

= Märchenbühne, 3 Kinder und 1 Grosse
4630 | 52 | - | stage-sky
Märchenbühne «Schneekönigin», 3 Kinder und 1 Erwachsene, Sonntag 14 Uhr. Kind krank. PDF.

= Opernhaus, Balkon 2. Rang, «Carmen»
4630 | 160 | seating=seated | stage-plum
Carmen, Balkon 2. Rang, zwei Plätze nebeneinander. Zusammen 160.–. Sicht gut. Tickets auf dem Handy

= Zirkuskarten, Loge, Nachmittag
4630 | 140 | seating=seated | tickets-yellow x2
4 Logenplätze Zirkus, Nachmittagsvorstellung. Kinder ab 4. Normal 52.– pro Platz. Abholung bar.

= Museumspass, gilt noch sieben Monate
4630 | 70 | - | tickets-blue
Museumspass, noch 7 Monate gültig, übertragbar laut Auskunft. Neu 177.–.

= Freilichttheater, zwei Karten mit Decke
4630 | 98 | seats=2, seating=seated | stage-sky
2 Karten Freilichttheater, Kat. B, inkl. Decken. Findet auch bei leichtem Regen statt. TWINT oder bar.

= Lesung mit Risotto im Bücherladen
4630 | 36 | - | tickets-yellow
Zwei Plätze Lesung mit Risotto, Freitag 19 Uhr. Preis für beide 36.–.

= Gutschein Gasthof, Wert 150 Franken
4640 | 120 | - | gift-red
Gutschein Gasthof 150.– für 120.–. Ohne Ablaufdatum. Liegt im Wallis, für uns zu weit. Versand A-Post.

= Wellnesstag für zwei, Hallenbad mit Sole
4640 | 110 | - | gift-blue
Wellnesstag für 2 (Solbad, Sauna), Wert 148.–. Haben wir doppelt bekommen. Gültig bis Ende nächstes Jahr.

= Ballonfahrt über das Mittelland
4640 | 260 | - | gift-red x2
Ballonfahrt Mittelland, 1 Person, Wert 350.–. Übertragbar, wetterabhängig, Termin selber buchen. Originalgutschein
eingeschrieben.

= Gutschein Nähkurs, drei Abende
4640 | 85 | - | gift-blue
Gutschein Nähkurs 3 Abende, Maschinen vor Ort. Wert 120.–. Ich kann schon nähen.

= Velogeschäft: Gutschein über 200 Franken
4640 | 170 | - | gift-red
Velogeschäft-Gutschein 200.– für 170.–, auch für Service einlösbar.

= Kochkurs Thailändisch, 1 Platz
4640 | 70 | - | gift-blue
Kochkurs Thai, 1 Platz, Donnerstag 18.30 Uhr, inkl. Essen. Bezahlt 115.–. Name wird geändert.

= Tageskarten für die Bergbahn, 4 Stück
4640 | 150 | - | tickets-blue x2
4 Tageskarten Bergbahn, gültig bis Saisonende. Schalterpreis 59.–, hier 37.50 pro Stück. TWINT.

= Gleitschirm-Tandemflug
4640 | 130 | - | gift-red
Tandemflug Gleitschirm, 20 Minuten, Wert 180.–. Bis 95 kg. Gutschein noch ein Jahr gültig.

= Suche zwei Karten für das Jodlerfest-Finale
4610 | 100 | seats=2 | tickets-red | wanted
Suche 2 Karten Jodlerfest-Finale, auch Stehplatz, für meinen Vater zum 80. Zahle bis 100.–.

= Suche Billett Quizabend mit Nachtessen
4630 | 30 | - | tickets-yellow | wanted
Suche ein Billett Quizabend mit Nachtessen, unser Team ist zu dritt.

= Eishalle: 10er-Abo, acht Eintritte offen
4620 | 32 | - | tickets-blue
Eishalle 10er-Abo, 8 Eintritte offen. Übertragbar. Statt 56.– für 32.–.

= Kinogutscheine, fünf Stück
4640 | 62 | - | tickets-red
5 Kinogutscheine, alle Säle der Kette, gültig 2 Jahre. Einzeln 13.–, alle 62.–. Codes per Nachricht nach Zahlung mit
TWINT.
