= Olivenbaum im Tontopf, 1.70 m
3210 | 190 | plantKind=treeOrShrub | olivetree-clay x2
Überwintert seit neun Jahren im Treppenhaus, zum Ärger der Verwaltung. Letzten Herbst hat er elf Oliven getragen, wir haben jede besprochen.

= Olive im weissen Topf, fürs Büro
3210 | 120 | plantKind=treeOrShrub | olivetree-white x2
Hat drei Chefs überlebt und die Klimaanlage. Braucht Sonne, ab und zu ein gutes Wort.

= Stauden-Ableger: Phlox, Akelei, Astern
3210 | 12 | plantKind=gardenPlant | plant
Frisch ausgestochen, in Zeitungspapier. Die Astern sind angeblich violett, meine Mutter irrt selten.

= Monstera, zwei Meter breit
3210 | 85 | plantKind=houseplant | plant-2
Sie hat das Sofa übernommen und verhandelt jetzt wegen des Esstischs. Rankstab aus Kokos ist drin.

= Kakteensammlung, 23 Töpfe
3210 | 60 | plantKind=houseplant | plant
Einige blühen nachts, man muss halt aufbleiben. Abzuholen mit Handschuhen, das sage ich nur einmal.

= Tomatensetzlinge alte Sorten
3210 | 4 | plantKind=vegetableOrHerb | plant-2
Ochsenherz, Berner Rose und eine ohne Namen, die immer die beste war. Preis pro Stück.

= Gartentisch Teak mit zwei Bänken
3220 | 380 | condition=used, material=wood | gardentable-wood x3
Wird jeden Mai geölt, ausser im Mai, als die Zwillinge kamen. Unter der Platte hat jemand alle Geburtstage eingeritzt.

= Gartentisch weiss, Metall, rund
3220 | 110 | condition=good, material=metal | gardentable-white x2
Klappert auf Kies heimelig. Schirmloch mit Deckel, Rost nur an einer Schraube.

= Holzkohlegrill schwarz, 57 cm
3220 | 95 | condition=good, material=wood | grill-black x2
Rost ausgebrannt und gebürstet. Rekord: zweiundvierzig Cervelats am Schulschlussfest.

= Gasgrill rot mit Seitenkocher
3220 | 260 | condition=likeNew | grill-red x3
Für einen Vegetarier gekauft, bevor er einer war. Drei Brenner, Wärmefach, eine Flasche halb voll.

= Feuerschale aus Pflugscheibe
3220 | 130 | condition=used | grill-black
Mit Dreibein und Kessel. In diesem Kessel gab es Gerstensuppe bei minus vierzehn Grad.

= Sonnenschirm und Lounge-Kissen
3220 | 75 | condition=used | gardentable-white
Der Schirm bleicht gleichmässig aus, wir alle tun das. Ständer mit Granitplatten.

= Benzin-Rasenmäher rot, Radantrieb
3230 | 220 | condition=good, power=fuel | mower-red x3
Startet beim zweiten Zug, beim ersten nur, wenn meine Frau zuschaut. Messer geschliffen.

= Akku-Mäher grün, zwei Batterien
3230 | 190 | condition=likeNew, power=battery | mower-green x2
Wir haben die Wiese jetzt den Bienen überlassen. Schnittbreite vierunddreissig Zentimeter, Fangkorb sauber.

= Spindelmäher, braucht keinen Strom
3230 | 45 | condition=used, power=manual | mower-green
Macht rrrt und ein schlechtes Gewissen bei jedem, der noch röhrt. Englischer Stahl.

= Regentonne 500 l und Giesskannen
3230 | 40 | condition=used | bucket-blue x2
Sieben Kannen, geordnet nach Grösse. In der Tonne wohnte letzten Sommer ein Molch mit Familie.

= Leiter Alu, 3-teilig, 8 m
3240 | 150 | condition=good, make=Zarges, power=manual | ladder-alu x2
Reicht bis zur Dachrinne und, voll ausgezogen, bis zur Grenze meiner Höhenangst. Gummifüsse nachgekauft.

= Baumleiter aus Holz, 28 Sprossen
3240 | 90 | condition=used, power=manual | ladder-wood x2
Kirschenerprobt, Spitze mit Eisen. Mein Grossvater stand mit neunundachtzig noch auf der fünfundzwanzigsten.

= Akkuschrauber gelb, zwei Akkus
3240 | 110 | condition=good, make=DeWalt, power=battery | drill-yellow x2
Hat ein Gartenhaus gebaut und das Nachbarsgartenhaus repariert, in das es hineinfiel. Ladegerät und Bits sind im Koffer.

= Schlagbohrmaschine blau, 850 W
3240 | 60 | condition=used, make=Bosch, power=mains | drill-blue x2
Bohrt Beton, bis die unten klopfen. Mit Tiefenanschlag und einem Set Bohrer, von denen der Achter stumpf ist.

= Werkzeugkiste rot, gefüllt
3240 | 80 | condition=used, power=manual | toolbox-red x3
Vom Elektriker, der Yogalehrer wurde. Zangen isoliert, Schraubenzieher geordnet, alles mit innerer Ruhe.

= Systemkoffer grau mit Oberfräse
3240 | 240 | condition=good, make=Festool | toolbox-grey x2
Zwölf Fräser, nur der Abrundfräser hat gearbeitet. Einmal Tischkante, nie wieder, diese Späne.

= Tischkreissäge mit Untergestell
3240 | 180 | condition=used, make=Metabo, power=mains | drill-blue
Spaltkeil und Haube sind montiert, meine zehn Finger auch. Blatt frisch geschärft.

= Hobelbank, Buche, 1.80 m
3240 | 320 | condition=used, power=manual | table-oak x2
Zangen laufen leicht, Platte hat Geschichte. Ein Lehrling hat 1962 seinen Namen hineingesägt, aus Versehen.

= Brennholz Buche, 2 Ster, trocken
3250 | 280 | condition=new, material=wood | firewood-stack x2
Drei Jahre gelagert, gespalten auf dreiunddreissig. Wer selber lädt, bekommt von meiner Frau einen Kaffee und eine Lektion im Beigen.

= Anfeuerholz in Kisten, Tanne
3250 | 35 | condition=new, material=wood | firewood-crate x2
Zehn Harasse, fein gescheitet an langen Abenden. Die Harasse hätte ich gern zurück.

= Klinkersteine, Abbruch, 400 Stück
3250 | 160 | condition=used | house-brick
Geputzt mit Hammer und Podcast. Von einer Käserei, einige riechen bei Regen danach.

= Eichenbalken, 140-jährig
3250 | 350 | condition=used, material=wood | firewood-stack x2
Fünf Stück, vierkant, mit Zapfenlöchern. Das Haus dazu steht noch, wir haben nur umgebaut.

= Restposten Parkett Eiche, 14 m²
3250 | 190 | condition=new, material=wood | shelf-oak
Zu viel bestellt, weil ich Verschnitt falsch verstanden habe. Originalverpackt im trockenen Keller.

= Dachziegel Biberschwanz, Palette
3250 | 90 | condition=used | house-cream
Handgestrichen, einer mit Hundepfote. Die Pfote ist von 1790 ungefähr und unverkäuflich, ausser mit allen anderen.

= Suche Trockensteine für Mäuerchen
3250 | 100 | - | land-hill | wanted
Zwei Kubikmeter Sandstein oder Muschelkalk, ich hole sie mit dem Schubkarren. Für Eidechsen, sie warten schon.

= Hochbeet aus Lärche mit Erde
3230 | 110 | condition=good | firewood-crate
Schnecken gehen nicht über den Kupferrand, sie denken wenigstens darüber nach. Zwei mal ein Meter.
