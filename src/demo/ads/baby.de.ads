= Joolz Kinderwagen grün, Luftreifen
6210 | 290 | condition=good, make=Joolz, pramType=pram | stroller-green x3
Wir verkaufen unseren Joolz Day+ in Grün, weil unser Jüngster jetzt lieber selber läuft.

- Wanne und Sportsitz
- Regenschutz und Mückennetz
- Adapter für Maxi-Cosi
- grosser Einkaufskorb
- Luftreifen, vorne neu

Er wurde für ein Kind gebraucht, der Stoff ist frisch gewaschen, am Gestell hat es ein paar Kratzer vom Ein- und
Ausladen. Neu hat er über 1’200.– gekostet. Abholung bei uns, ihr dürft ihn gern ausprobieren. TWINT oder bar,
Nichtraucherhaushalt.

= Thule Jogger rot, drei Räder
6210 | 240 | condition=used, make=Thule, pramType=jogger | stroller-red x2
Thule Urban Glide rot. Handbremse ok, Regenverdeck fehlt. Reifen neu. Zusammengeklappt passt er in jeden Kombi.

= Buggy grau, faltet in einer Sekunde
6210 | 95 | condition=good, make=Yoyo, pramType=pushchair | stroller-grey x2
Babyzen Yoyo 2 grau, Handgepäck-Mass. Räder rollen gut, Sonnendach mit Fenster. Tragetasche und Becherhalter dabei.
Versand 20.– möglich.

= Zwillingswagen nebeneinander
6210 | 320 | condition=used, make=Bugaboo, pramType=twin | stroller-grey
Bugaboo Donkey Twin, grau, zwei Wannen und zwei Sitze. 74 cm breit, passt durch normale Türen. Ein Reifen hat einen
Flick. Rauchfrei. Preis verhandelbar.

= Tragetuch und Bauchtrage
6210 | 60 | condition=good, make=Manduca, pramType=carrier | stroller-green
Manduca Trage und Tragetuch Didymos Gr. 6. Beides bei 40 Grad gewaschen. Mit Neugeboreneneinsatz.

= Babykleider mint, Grösse 56 bis 68
6220 | 45 | condition=good, size=56–68, colour=green | babyclothes-mint x2
Ca. 30 Teile Gr. 56–68, mint/grün: Bodys, Pijamas, Jäckli, Mützli. H&M, Petit Bateau, Coop. Guter Zustand. Versand
7.–, TWINT.

= Strampler-Paket gelb, Wolle-Seide
6220 | 60 | condition=likeNew, size=62, colour=yellow | babyclothes-yellow x2
Strampler und Bodys Wolle-Seide von Engel, Gr. 62, gelb. Fast nicht getragen. 6 Teile, Neupreis zusammen ca. 240.–.
Keine Löcher.

= Gestrickte Jäckli, neun Stück
6220 | 40 | condition=new, size=68, colour=yellow | babyclothes-yellow
9 handgestrickte Jäckli, gelb, Merino, Gr. 68, ungetragen, auch einzeln zu 6.– pro Stück.

= Winteroverall mit Bärenohren
6220 | 25 | condition=good, size=74, colour=green | babyclothes-mint
Winteroverall grün mit Öhrli, Gr. 74, H&M, warm gefüttert. Reissverschluss ok. Eine Saison getragen.

= IKEA Gitterbett weiss, höhenverstellbar
6230 | 110 | condition=good | cot-white x2
Gitterbett 60 x 120, weiss, Lattenrost 3-fach verstellbar. An einer Seite Bissspuren. Ohne Matratze. Ist schon
zerlegt, Schrauben komplett. Nur Abholung.

= Beistellbett Holz mit Matratze
6230 | 85 | condition=likeNew | cot-wood x2
Babybay Beistellbett, Natur, mit Matratze und 3 Leintüchern. 6 Monate alt, praktisch neu. Passt an Boxspringbett mit
Adapter (dabei). Abholung.

= Wickeltisch-Aufsatz für die Waschmaschine
6230 | 35 | condition=used | dresser-white
Wickelaufsatz für Waschmaschine, weiss, 60 x 55 cm, mit Rand. Wickelmatte geht mit.

= Laufgitter mit Einlage
6230 | 50 | condition=used | cot-wood
Laufgitter 6-eckig, Holz, faltbar, mit Einlage. Ab Platz, bar oder TWINT.

= Kinderzimmer-Lampe Mond und Teppich
6230 | 40 | condition=good | rug-blue
IKEA Mondlampe und Strassenteppich blau, 133 x 100. Lampe mit LED-Leuchtmittel. Teppich gesaugt und schamponiert.

= Stokke Tripp Trapp Hochstuhl, Holz
6230 | 120 | condition=used | highchair-wood x2
Stokke Tripp Trapp Buche natur, mit Bügel und Gurt. Kratzer an den Füssen. Babyset vorhanden. Neupreis fast 350.–.
Abholung, evtl. Lieferung in der Nähe.

= IKEA Antilop Hochstuhl weiss
6230 | 35 | condition=good | highchair-white
IKEA Antilop, weiss, mit Tablett, Abholung.

= Kindersitz schwarz, drehbar, ab Geburt
6240 | 190 | condition=good, make=Cybex | childseat-black x2
Cybex Sirona, schwarz, i-Size, 360 Grad drehbar, ab Geburt bis ca. 4 Jahre. Unfallfrei, Kaufbeleg von Baby-Walz. Bezug
frisch gewaschen. Isofix.

= Kindersitz rot, Gruppe 2/3
6240 | 70 | condition=used, make=Römer | childseat-red x2
Britax Römer Kidfix, Gruppe 2/3, rot, mit Isofix. Unfallfrei. Bezug kann bei 30 Grad gewaschen werden.
Gebrauchsspuren.

= Velositz hinten, Rahmenmontage
6240 | 55 | condition=good, make=Hamax, seatGroup=bicycle | childseat-black
Hamax Velositz mit Halterung für Rahmen 28–40 mm, Regenschutz dabei. Gurten ok. Versand 11.50.

= Maxi-Cosi Babyschale mit Isofix-Station
6240 | 130 | condition=good, make=Maxi-Cosi, seatGroup=baby | childseat-red
Maxi-Cosi Pebble, rot, mit Isofix-Station FamilyFix. Unfallfrei! Sonnenverdeck und Neugeboreneneinlage. 4 Jahre alt.
Bei Abholung kann man sie gleich im Auto ausprobieren.

= Stoffwindel-Set, 24 Stück
6250 | 110 | condition=used, make=Culla di Teby | babyclothes-mint
24 Stoffwindeln mit Einlagen, Onesize. Einige Klettverschlüsse erneuert. Neu ca. 500.– bezahlt.

= Kindergummistiefel und Regenhosen, 28
6300 | 22 | condition=used, size=28, colour=brown | boots-brown
Gummistiefel Gr. 28 braun und Regenhosen 104/110. Gebraucht, dicht. Post 7.–

= Skianzug Kind, Gr. 116, rot
6300 | 40 | condition=good, size=116, colour=red | jacket-red x2
Skianzug rot Gr. 116, zweiteilig, Reima. Mit Handschuhen am Gummi. Guter Zustand, keine Flecken. Abholung oder
Versand.

= Kinderjacke blau, Daune, 128
6300 | 35 | condition=good, size=128, colour=blue | jacket-blue
Daunenjacke Gr. 128, blau, geflickt am Ärmel, sonst top.

= Mädchenkleid gelb, Festtag, 110
6300 | 28 | condition=likeNew, size=110, colour=yellow, child=girls | dress-yellow x2
Festkleid gelb Gr. 110, einmal an Taufe getragen. Gewaschen, keine Flecken. Marke Mayoral, NP 59.–.

= Pullover-Stapel Gr. 104–110
6300 | 30 | condition=used, size=104–110, colour=blue | jumper-blue
7 Pullis Gr. 104–110, blau und bunt. Zara, H&M, C&A. Alles zusammen, kein Einzelverkauf. Aus tierfreiem Haushalt.

= Kinderschuhe Leder, Gr. 25, braun
6300 | 20 | condition=good, size=25, colour=brown | shoes-brown
Elefanten Lederschuhe braun Gr. 25, 2x getragen, Versand B-Post inkl.
