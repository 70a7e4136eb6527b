= Kühlschrank weiss mit Gefrierfach
3070 | 150 | condition=good, make=Bosch, appliance=fridge | fridge-white x2
Bosch Kühlschrank 140 l mit 4-Stern-Fach, 85 cm hoch. Gemüsefach hat einen Sprung. Kühlt einwandfrei, leise. Abholung,
wird gereinigt übergeben.

= Foodcenter Edelstahl, Eiswürfel auf Knopf
3070 | 650 | condition=good, make=Samsung, appliance=fridge | fridge-steel x2
Samsung Food Center, Side by Side, Eiswürfel und Wasser, Edelstahl. 91 x 178 x 70. Wasserfilter neu. Passt in der
neuen Wohnung nicht mehr. NP 1’899.–. Transport zu dritt, Rollbrett vorhanden.

= Retro-Kühlschrank rot, freistehend
3070 | 480 | condition=likeNew, make=Smeg, appliance=fridge | fridge-red x2
Smeg FAB28 rot, Anschlag rechts. 2 Jahre alt, keine Dellen. Energieklasse D. NP rund 1’500.–. TWINT oder bar bei
Abholung.

= Waschmaschine 8 kg, Frontlader
3070 | 220 | condition=good, make=V-Zug, appliance=washingMachine | washer-white x2
Waschmaschine V-Zug Adora, 8 kg, ca. zehn Jahre alt. Wir ziehen in eine Wohnung mit Waschküche und brauchen sie nicht
mehr. Letztes Jahr wurde die Türdichtung ersetzt, die Laugenpumpe habe ich selber gereinigt. Sie läuft ruhig und pumpt
sauber ab, auf Wunsch kann man sie laufen lassen bevor man bezahlt. Sie steht im Keller, die Treppe ist breit, man
kann mit dem Auto bis zur Haustüre fahren. Bitte zu zweit kommen. 220.– bar oder TWINT, keine Garantie da
Privatverkauf.

= Wärmepumpentumbler grau
3070 | 340 | condition=good, make=Miele, appliance=dryer | washer-grey x2
Miele Wärmepumpentumbler T1, A++, grau. Siebe gereinigt, Wärmetauscher gespült. Wasserablauf oder Tank. Gebraucht 4
Jahre in 2-Personen-Haushalt.

= Kaffeevollautomat, 9’400 Bezüge
3070 | 290 | condition=used, make=Jura, appliance=coffeeMachine | coffeemachine-black x2
Jura E8, 9’400 Bezüge, revidiert bei 8’000 (Rechnung 240.–). Entkalkt und gereinigt. Milchschlauch neu. 3
Filterpatronen gebe ich mit. Kann bei mir probiert werden.

= Siebträger Edelstahl, Zweikreiser
3070 | 780 | condition=good, make=ECM, appliance=coffeeMachine | coffeemachine-steel x3
ECM Mechanika Zweikreiser, mit Mühle (Eureka), Tamper und Abklopfbox. Dichtung neu, entkalkt. NP Set war 2’100.–.
Service bei Kaffeemacher. Versand nicht, zu schwer. Bar oder TWINT.

= Rote Kapselmaschine fürs Ferienhaus
3070 | 40 | condition=used, make=Delizio, appliance=coffeeMachine | coffeemachine-red
Delizio rot mit Kapseln, 40.–, Abholung.

= Staubsauger rot, beutellos
3070 | 90 | condition=good, make=Dyson, appliance=vacuum | vacuum-red x2
Dyson Big Ball rot, beutellos, Filter gewaschen, Teppichbürste neu. Kabelaufwicklung ok. Saugt stark. Versand 11.50.

= Industriesauger grau für Werkstatt
3070 | 110 | condition=used, make=Kärcher, appliance=vacuum | vacuum-grey x2
Kärcher WD 5 P, nass/trocken, 25 l, grau. Schlauch geflickt mit Klebband. Steckdose mit Automatik. Etwas laut
geworden.

= Roborock S5 Max Saugroboter
3070 | 140 | condition=good, make=Roborock, appliance=vacuum | vacuum-grey
Roborock S5 Max mit Wischfunktion. Akku hält 2 Stunden. Bürste und Filter neu. Bleibt an hohen Teppichen manchmal
hängen. Ladestation dabei, aus App abgemeldet.

= Nähmaschine mechanisch, 12 kg Stahl
3070 | 180 | condition=good, make=Bernina, appliance=sewingMachine | sewingmachine-white x3
Bernina 830 Record, mechanisch, 12 kg, mit Koffer und 9 Füssen. Service vor 1 Jahr. Näht auch Jeans und Leder.
Fusspedal original. Einführung gebe ich gern.

= Alte Nähmaschine schwarz-gold
3070 | 120 | condition=used, make=Singer, appliance=sewingMachine | sewingmachine-black x2
Singer mit Handkurbel, schwarz-gold, im Holzkoffer. Näht noch. Schiffchen und 4 Spulen. Versand wegen Gewicht nur
20.–.

= Dampfreiniger Polti
3070 | 60 | condition=likeNew, make=Polti | bucket-blue
Polti Vaporetto, einmal gebraucht, alle Düsen dabei. Anleitung dt./fr. TWINT.

= Emaille-Töpfe rot, Satz von vier
3080 | 85 | condition=good | cookware-red x2
4 Emailtöpfe rot mit Deckel, 16 bis 24 cm, induktionstauglich. Grösster hat einen Abplatzer am Griff.

= Kochgeschirr Edelstahl, Profiqualität
3080 | 160 | condition=good | cookware-steel x3
Gastro-Kochgeschirr Edelstahl: 1x 20 l, 2x 10 l, 3 Sauteusen, 2 Bratpfannen. Aus Gasthof. Böden plan. Nur komplett,
Abholung.

= Blaue Gusscocotte, 26 cm
3080 | 120 | condition=likeNew | cookware-blue x2
Le Creuset Cocotte 26 cm, blau, Gusseisen. Neupreis über 300.–. Kein Chip, innen minimal verfärbt. Zu schwer für mich.

= Geschirr weiss, Restaurantqualität
3080 | 70 | condition=used | crockery-white x2
Restaurantgeschirr weiss: 30 Teller flach, 30 tief, 11 Saucièren. Stapelbar. Paar Chips, sind aussortiert. Zusammen
70.–, TWINT oder bar.

= Bunzlauer Keramik, blau getupft
3080 | 140 | condition=good | crockery-blue x2
Bunzlauer: 6 Tassen, Teekanne, Brottopf, 4 Teller. Alles ohne Schaden. Teekanne 1.2 l. Abholung wegen Bruchgefahr.

= Braunes Steingut, Siebzigerjahre
3080 | 55 | condition=good | crockery-brown x2
Geschirr braun 70er, 6 Gedecke, ein Unterteller fehlt, Abholung.

= Fondue-Caquelon mit Rechaud, 6 Gabeln
3080 | 40 | condition=used | cookware-red
Fonduecaquelon mit Rechaud und 6 Gabeln (eine Farbe doppelt). Gebraucht, sauber. Brennpaste inkl.

= Einmachgläser, 60 Stück, mit Gummi
3080 | 30 | condition=used | crockery-white
60 Einmachgläser mit Bügel (0.5 und 1 l), Gummis teils neu. Aus Kellerräumung. 50 Rappen pro Stück, alle zusammen
30.–.

= Silitpfanne und Wok, neuwertig
3080 | 60 | condition=likeNew | cookware-steel
Silit Bratpfanne 28 cm und Wok 32 cm, wie neu. Induktion. NP zusammen 210.–. Geschenk, haben wir doppelt.

= Suche Dampfkochtopf-Ventil, altes Modell
3080 | 15 | - | cookware-steel | wanted
Suche Ventil zu altem Dampfkochtopf (Kuhn Rikon Duromatic, 70er). Bitte Foto von unten. Porto zahle ich
