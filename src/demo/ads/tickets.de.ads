= Zwei Stehplätze Mundartband, Kaufleuten
4610 | 90 | seats=2, seating=standing | tickets-blue x2 | place=8001 Zürich ZH
Wir haben uns im Abend geirrt und sitzen dann schon bei den Schwiegereltern. Papierkarten, abzuholen oder per Einschreiben.

= Festivalpass drei Tage samt Zeltplatz
4610 | 210 | - | stage-plum x2
Der Bändel ist noch nicht montiert. Mein Meniskus rät vom Zelten ab, mein Arzt von der Musik.

= Vier Karten Ländlerstubete, Tisch vorne
4610 | 60 | seats=4 | tickets-red
Mit Nachtessen, Siedfleisch und Kartoffelsalat. Der Tisch steht neben dem Bassgeiger, man spürt es im Teller.

= Jazz im Gewölbekeller, 1 Ticket
4610 | 25 | seats=1 | tickets-yellow
Eigentlich wären wir zwei gewesen. Wer kommt, sitzt neben mir und muss nicht reden.

= Openair am See, Tageskarte Samstag
4610 | 95 | seating=standing | stage-sky x2
Personalisiert, die Umschreibung mache ich gleich mit dir am Telefon. Regenpelerine in Gelb obendrauf.

= Orgelkonzert-Abo, fünf Abende
4610 | 80 | - | tickets-blue
Reihe sechs, Mitte, Kissen selbst mitbringen. Der dritte Abend dauert laut Organist «bis es fertig ist».

= Klassikabend in der Tonhalle, Parkett
4610 | 130 | seating=seated | violin-dark
Zwei Plätze am Gang. Meine Mutter sagt, beim Hornsolo müsse man den Mantel anbehalten, es ziehe.

= Gutschein für ein Wohnzimmerkonzert
4610 | 150 | - | stage-sky
Ein Duo kommt zu euch nach Hause und spielt eine Stunde, Stühle stellt ihr. Bei uns wohnt jetzt ein Hund, der mitsingt.

= Schlagerparty-Tickets im Sechserpack
4610 | 120 | - | tickets-red x2
Polterabend wurde zu einem Spieleabend. Einhornhaarreifen, ungetragen, kann man dazu haben.

= Hockeymatch, zwei Sitzplätze Gegengerade
4620 | 84 | seats=2, seating=seated | tickets-blue x2
Saisonkarten von uns, für ein einzelnes Spiel. Links von euch sitzt Housi, er erklärt die Regeln, auch ungefragt.

= Stehrampe Derby, drei Billette
4620 | 75 | seats=3, seating=standing | tickets-red
Nur an Leute, die auch bei Rückstand bleiben. Schal leihe ich aus, den will ich gewaschen zurück.

= Schwingfest, Tribüne gedeckt, 2 Plätze
4620 | 180 | seats=2, seating=seated | stage-sky
Mein Götti ist dieses Jahr selbst im Sägemehl und hat uns auf die Ehrentribüne geholt. Darum sind diese frei.

= Skirennen-Tageskarte mit Zug
4620 | 65 | - | tickets-yellow
Stehplatz im Zielraum und die Bahnfahrt ab jeder Station. Kuhglocke nicht inbegriffen, aber dringend nötig.

= Unihockey-Cupfinal, Familienpaket
4620 | 70 | - | tickets-yellow x2
Zwei Grosse, drei Kleine. Unsere drei Kleinen sind inzwischen vier und einer davon ist zwei Wochen alt.

= Startplatz Stadtlauf 10 km
4620 | 40 | - | tickets-blue
Angemeldet im Übermut, Startnummer im vorderen Block. Wer übernimmt, läuft unter meinem Namen bitte anständig.

= Leichtathletik-Meeting, Sitz an der Zielkurve
4620 | 110 | seating=seated | stage-sky
Ein Platz mit Blick auf die Stabhochsprunganlage. Man hört den Stab, das ahnt am Fernseher niemand.

= Musical-Abend für zwei mit Apéro
4630 | 220 | seats=2 | stage-sky x2
Gewonnen bei der Tombola vom Turnverein. Ich habe aber schon den Geschenkkorb und will nicht gierig wirken.

= Kleintheater: Abo mit vier Kabarettabenden
4630 | 96 | seating=free | tickets-red
Freie Sitzwahl, früh da sein. Beim ersten Abend sass ich in der ersten Reihe und weiss jetzt, warum sie frei war.

= Märchenbühne, 3 Kinder und 1 Grosse
4630 | 52 | - | stage-sky
«Die Schneekönigin» mit Marionetten. Der Wolf kommt nicht vor, das haben wir für unseren Jüngsten abgeklärt.

= Opernhaus, Balkon 2. Rang, «Carmen»
4630 | 160 | seating=seated | stage-plum
Man sieht alles, auch den Souffleur. Ticket und ein Opernglas von 1920, das Glas leihweise.

= Zirkuskarten, Loge, Nachmittag
4630 | 140 | seating=seated | tickets-yellow x2
Vier Plätze so nahe, dass man Sägespäne im Haar hat. Mein Enkel hat Angst vor Clowns, das wusste niemand.

= Museumspass, gilt noch sieben Monate
4630 | 70 | - | tickets-blue
Übertragbar, das habe ich am Schalter nachgefragt. Fünf Museen habe ich geschafft, es sind fünfhundert.

= Freilichttheater, zwei Karten mit Decke
4630 | 98 | seats=2, seating=seated | stage-sky
Wird nur bei Sturm abgesagt, wir haben es bei Hagel erlebt. Die Decken sind vom Militär und halten dicht.

= Lesung mit Risotto im Bücherladen
4630 | 36 | - | tickets-yellow
Zwei Plätze. Der Autor liest langsam, der Risotto braucht achtzehn Minuten, das geht auf.

= Gutschein Gasthof, Wert 150 Franken
4640 | 120 | - | gift-red
Hochzeitsgeschenk aus einem Tal, in das wir nie kommen. Kein Ablauf, der Wirt hat ihn von Hand unterschrieben.

= Wellnesstag für zwei, Hallenbad mit Sole
4640 | 110 | - | gift-blue
Wir haben zweimal denselben bekommen, offenbar sehen wir müde aus. Einer ist schon eingelöst und war schön.

= Ballonfahrt über das Mittelland
4640 | 260 | - | gift-red x2
Für eine Person, wetterabhängig, mit Taufe und Urkunde. Mir wurde beim Lesen der Bedingungen schwindlig.

= Gutschein Nähkurs, drei Abende
4640 | 85 | - | gift-blue
Maschinen stehen dort, Stoff bringt man mit. Ich nähe seit der Lehre und wollte nichts sagen, als ich ihn auspackte.

= Velogeschäft: Gutschein über 200 Franken
4640 | 170 | - | gift-red
Firmenjubiläum, alle bekamen einen. Ich fahre Trottinett und Zug.

= Kochkurs Thailändisch, 1 Platz
4640 | 70 | - | gift-blue
Grüner Curry, Glasnudeln, Mangoreis. Ich vertrage Koriander nicht, der Kursleiter sagt, das sei ein Grundproblem.

= Tageskarten für die Bergbahn, 4 Stück
4640 | 150 | - | tickets-blue x2
Noch gültig bis zum Saisonende, Talstation bis ganz hinauf. Wir ziehen ins Flachland, freiwillig.

= Gleitschirm-Tandemflug
4640 | 130 | - | gift-red
Zwanzig Minuten, Landung beim Bahnhof. Mein Mann hat ihn mir geschenkt und dann die Lebensversicherung erwähnt.

= Suche zwei Karten für das Jodlerfest-Finale
4610 | 100 | seats=2 | tickets-red | wanted
Mein Vater wird achtzig und hat noch nie eins verpasst, ausser diesem, weil ich zu spät bestellt habe. Stehplatz geht auch, er steht gern.

= Suche Billett Quizabend mit Nachtessen
4630 | 30 | - | tickets-yellow | wanted
Unserem Team fehlt seit Jahren jemand für Sport. Wir wären sogar bereit, das Dessert zu zahlen.

= Eishalle: 10er-Abo, acht Eintritte offen
4620 | 32 | - | tickets-blue
Zwei Mal gefahren, ein Mal gefallen. Schlittschuhmiete ist nicht dabei, Pflaster am Kiosk.

= Kinogutscheine, fünf Stück
4640 | 62 | - | tickets-red
In jedem Saal der Kette gültig, auch im Plüsch. Popcorn kostet dort mehr als der Film.
