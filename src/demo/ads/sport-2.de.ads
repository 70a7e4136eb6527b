= Herrenvelo schwarz, Sporttasche inklusive
4020 | 180 | condition=used, size=60 cm, colour=black, bicycleType=city | citybike-black x2
Für Leute über eins neunzig eine Seltenheit, für alle andern eine Leiter. Felgen zentriert beim Velodoktor.

= Crèmefarbenes Hollandrad, sieben Körbe Äpfel
4020 | 270 | condition=good, size=48 cm, colour=beige, bicycleType=city | citybike-cream
So viel trug es am Stück, beweisbar. Rahmenschloss und zweiter Schlüssel.

= Blaues Velo mit Kindersitzmontage
4020 | 230 | condition=used, size=52 cm, colour=blue, bicycleType=city | citybike-blue
Der Sitz kostet nichts, das Kind bleibt. Nabe frisch gefettet.

= Enduro rot, nie am Lift
4020 | 1180 | condition=good, make=Orbea, size=M, colour=red, bicycleType=mountain | mountainbike-red x2
Alles hochgetreten, jeder Meter verdient. Lenker auf siebenhundertsechzig gekürzt.

= Mountainbike schwarz, Starrgabel, Kult
4020 | 390 | condition=used, make=Kona, size=M, colour=black, bicycleType=mountain | mountainbike-black
Neunziger Stahl, Cantilever-Bremsen, Arme wie Drahtseile danach. Lack verwittert wie Treibholz.

= Blaues 27.5er mit Schutzblechen
4020 | 340 | condition=good, make=Cresta, size=L, colour=blue, bicycleType=mountain | mountainbike-blue x2
Schulweg bergauf, vier Jahre, keine Entschuldigung. Jetzt Gymi im Tal.

= Zeitfahrrad weiss, Triathlon
4020 | 1290 | condition=good, make=Cervélo, size=54 cm, colour=white, bicycleType=road | roadbike-white x2
Zürich, Rapperswil, dann Einsicht. Auflieger mit frischen Polstern.

= Gravelbike schwarz, Taschen dran
4020 | 1150 | condition=good, make=Rose, size=56 cm, colour=black, bicycleType=gravel | roadbike-black x2
Von Genf nach Rorschach auf Nebenwegen, Platten: einer, Schlange: eine. Bereifung vierzig Millimeter.

= Blaues Damenrennvelo, 50er Rahmen
4020 | 450 | condition=good, make=Tigra, size=50 cm, colour=blue, bicycleType=road | roadbike-blue
Grasshopper-Zeit, Renngriffe, sehr viel Chrom. Meine Mutter fuhr damit die Landesmeisterschaft nicht, aber fast.

= Kindervelo 24 Zoll, blau, Nabenschaltung
4020 | 160 | condition=good, size=24 Zoll, colour=blue, bicycleType=childrens | kidsbike-blue
Drei Gänge reichen fürs ganze Dorf. Ständer klappt ohne Diskussion.

= Grünes 18-Zoll-Velo mit Glocke Frosch
4020 | 85 | condition=used, size=18 Zoll, colour=green, bicycleType=childrens | kidsbike-green
Der Frosch quakt einwandfrei. Griffe neu, Begeisterung übertragbar.

= Familienlastenrad, Elektro, grün
4030 | 3400 | condition=good, make=Riese & Müller, colour=green, bicycleType=cargo, assistance=slow | cargobike-green x3
Kita, Wochenmarkt, Recycling, in einer Runde. Wir ziehen in ein Dorf, das nur aus Treppen besteht.

= Flyer weiss, Rücktritt, Sattel wie Sofa
4030 | 990 | condition=used, make=Flyer, size=M, colour=white, assistance=slow | ebike-white x2
Akku ersetzt vor einem Jahr. Fährt an der Emme entlang fast von selbst nach Hause.

= E-Trekking schwarz, Herren
4030 | 1790 | condition=good, make=Tour de Suisse, size=L, colour=black, bicycleType=trekking, assistance=slow | ebike-black
Pensionierung Nummer eins: Velo. Pensionierung Nummer zwei: Boot.

= Kinderanhänger blau, Einsitzer, gefedert
4040 | 280 | condition=good, make=Weber | biketrailer-blue x2
Unser Zweites schlief nur darin, wir sind nachts Quartierrunden gefahren. Wimpel und Licht vorhanden.

= Rollentrainer und Matte
4040 | 120 | condition=good, make=Tacx | roadbike-blue
Tausend Kilometer im Keller, ohne ein einziges Mal Aussicht. Geräusch wie ein Tumbler mit Ehrgeiz.

= Rudermaschine grau, klappbar
4060 | 260 | condition=used | treadmill-grey
Ich ruderte an einem Winter bis ungefähr Hamburg. Gummizug straff.

= Kettlebells schwarz, drei Stück
4060 | 75 | condition=good | dumbbells-black
Acht, zwölf, sechzehn. Der Boden darunter war Riemenparkett, das habe ich gelernt.

= Balance-Board und bunte Gewichte
4060 | 30 | condition=likeNew | dumbbells-mixed
Physiotherapie abgeschlossen, Knie geradeaus. Anleitung mit Strichmännchen.

= Tennisschläger für Junioren, drei Grössen
4070 | 50 | condition=used, make=Wilson | racket-yellow x2
Vom Mini bis fast gross. Der mittlere hat einen Kabinensturm überlebt.

= Squashschläger blau, Griff neu
4070 | 35 | condition=good, make=Tecnifibre | racket-blue
Partner ausgewandert, Wand noch da. Zwei Bälle, langsam.

= Kanu rot, Canadier, drei Bänke
4080 | 640 | condition=used, make=Old Town | kayak-red x3
Hund vorne, Kind Mitte, Steuermann hinten, so ist die Ordnung. Kratzer vom Kies bei Diepoldsau.

= Gelbes Sit-on-top für den Neuenburgersee
4080 | 290 | condition=good | kayak-yellow
Man wird nass und lacht. Paddel schwimmt, Besitzer auch.

= SUP-Board mint, extra breit für Yoga
4080 | 230 | condition=good | paddleboard-mint x2
Der Krieger gelang einmal, wurde aber nicht gefilmt. Matte rutschfest.

= Windsurfbrett blau, Klassiker
4080 | 190 | condition=used, make=F2 | paddleboard-blue
Segel mit Fenster in Neonpink. Urnersee bei Föhn, da muss man wollen.

= Eishockeytor und Stöcke für Hinterhof
4090 | 70 | condition=used | iceskates-black
Goaliehandschuh passt links. Garagentor nachher neu streichen, vorher auch.

= Tourenski mit Fellen, 165
4120 | 320 | condition=good, make=Movement, size=165, winterSport=touring, itemLength=165 | skis
Felle kleben wie Überzeugungen. Rinderhorn, Drümännler, dann das Knie.

= Kinderskischuhe, vier Paar, Leiter der Jahre
4120 | 60 | condition=used, size=18–22, winterSport=alpine | skiboots-white
Sie wachsen nicht mit, darum sind es vier. Schnallen rosa bis blau.

= Weisses Kunstlaufpaar, Stufe zwei
4120 | 70 | condition=good, make=Edea, size=38, winterSport=skating | iceskates-white x2
Kufen bei einem Künstler in Küsnacht schleifen lassen. Blasenpflaster hab ich aufgebraucht.

= Snowboardset blau für Jugendliche
4120 | 130 | condition=used, size=140, winterSport=snowboard | snowboard-blue x2
Mit Boots 37 und Helm, innen stehen Namen, einer durchgestrichen. Wachs neu.

= Hauszelt grün, Jahrgang 1988
4160 | 90 | condition=used | tent-green x2
Baumwolle, Gestänge schwer wie ein Fahnenmast, Klima drin wunderbar. Reissverschluss neu eingesetzt.

= Ultraleichtzelt rot, ein Mensch
4160 | 190 | condition=likeNew, make=Nemo | tent-red
Zwölfhundert Gramm Einsamkeit. Via Alta Crio bis Regen.

= Schlafsäcke Daune, zwei, koppelbar
4160 | 150 | condition=good, make=Exped | backpack-red
Gehen zusammen, wie wir damals. Komfort bis minus vier, Platz im roten Rucksack.

= Trekkingrucksack grün, 65 Liter
4160 | 75 | condition=used, make=Bach | backpack-green x2
Robust bis zum Eigensinn. Brachte eine Schreibmaschine auf den Säntis, für eine Wette.
