= Kinderwagen grau, Vollgummi, Wanne dazu
6210 | 180 | condition=used, make=Naturkind, pramType=pram | stroller-grey x2
Waldkindergarten im Vorlauf, Räder kennen Wurzeln. Wanne mit Wollfutter.

= Grüner Buggy für Reisen im Nachtzug
6210 | 70 | condition=good, make=Babyzen, pramType=pushchair | stroller-green
Schlief in Villach, erwachte in Venedig, Kind ebenso. Tragegurt.

= Roter Retro-Kinderwagen, Federung wie früher
6210 | 260 | condition=used, make=Wisa-Gloria, pramType=pram | stroller-red x2
Lenzburger Fabrikat, chromblitzend. Auch für Puppen, Katzen und Hochzeitsgeschenke bewährt.

= Babykleiderpaket mint, Zwillinge, 62
6220 | 70 | condition=good, size=62, colour=green | babyclothes-mint x2
Alles doppelt, ausser ein Söckli. Fotos auf Wunsch, auch ohne Zwillinge.

= Gelbe Erstausstattung, Bio, 50/56
6220 | 55 | condition=likeNew, size=50/56, colour=yellow | babyclothes-yellow
Sie kam mit vier Kilo zur Welt und lachte darüber. Häubchen ungetragen.

= Wiege und Himmel, Holz natur
6230 | 75 | condition=used | cot-wood x2
Schaukelt längs, also beruhigt sie auch Erwachsene daneben. Stoffhimmel frisch gebügelt.

= Weisses Babybett mit Umbauseiten
6230 | 130 | condition=good | cot-white x2
Vom Gitter zum Sofa, Anleitung inbegriffen, Tränen der Eltern nicht. Rollen bremsbar.

= Kinderpult höhenverstellbar
6230 | 95 | condition=good | desk-white
Tischplatte kippt, Stifte rollen, Kind lacht, Hausaufgaben warten. Schublade mit Schloss.

= Hochstuhl Holz, blau gebeizt gewesen
6230 | 65 | condition=used | highchair-wood
Abgeschliffen bis zur Buche, Spuren der blauen Epoche in den Ecken. Tischlein dazu.

= Kindersitz rot, Isofix, waschbar
6240 | 110 | condition=good, make=Kiddy | childseat-red
Nach dem dritten Joghurt habe ich den Bezug lieben gelernt. Kein Unfall.

= Schwarzer Reboarder bis vier Jahre
6240 | 210 | condition=likeNew, make=Axkid, seatGroup=toddler | childseat-black x2
Blick nach hinten, Winken inbegriffen. Unser Auto war zu klein, der Sitz ist es nicht.

= Skijacke Kind grün, 140
6300 | 38 | condition=good, size=140, colour=green | jacket-green
Sieben Lager, ein Pokal für Fairness, verloren beim Umzug. Schneefang.

= Blaue Regenjacke 92, Reflexstreifen
6300 | 18 | condition=used, size=92, colour=blue | jacket-blue
Das Kind war stets sichtbar, hörbar sowieso. Kapuze mit Knopf.

= Faschingskleid rot, Prinzessin mit Bart
6300 | 15 | condition=good, size=122, colour=red, child=girls | dress-red
Bart zum Ankleben liegt bei, so wollte sie es. Ihr Gefolge trug Schwerter.

= Labradoodle-Junghund, acht Monate
8020 | 900 | breed=Labradoodle | dogbasket-brown
Braucht mehr Wiese als unser dritter Stock hergibt. Beherrscht Sitz, Platz und Kühlschrank.

= Kater Theo, Wohnungskatze, 5-jährig
8030 | 60 | sex=male | cattree-grey
Zieht aus, weil das Neue niest. Bürste, Klo, Patenschaft für Futter im ersten Monat.

= Laufenten gegen Schnecken, Trio
8070 | 90 | breed=Laufente, sex=several, farmAnimal=poultry | hutch-wood x2
Sie patrouillieren aufrecht und melden Erfolge laut. Nachthaus empfohlen.

= Pferdedecken, Halfter, Putzkiste
8040 | 65 | - | saddle-brown
Drei Decken, zwei gestopft mit Stallwitz. Kiste trägt noch «Nelly».

= Süsswasserrochen-Becken, 800 l
8060 | 640 | tankAnimal=tank | aquarium-blue x3
Bewohner im Zoo, Unterschrank aus Stahl, Boden statisch gesegnet. Technik auf neustem Stand von vorletztem Jahr.

= Kompakter Hühnerstall grün für vier
9080 | 160 | petOf=smallPet | hutch-green x2
Tür öffnet nach Sonnenaufgang, ich danach. Kotbrett zum Ziehen.

= Olivenbäumchen, Trio im Topf
3210 | 75 | plantKind=treeOrShrub | olivetree-white
Mitgebracht als Setzlinge im Handgepäck, jetzt hüfthoch. Einer neigt zum Dramatischen.

= Gartentisch aus alter Stalltür
3220 | 190 | condition=used | gardentable-wood x2
Riegel noch dran, öffnet nichts mehr. Beine verzinkt, hält zwanzig Raclettes.

= Weisser Bistrotisch, Marmorplatte
3220 | 85 | condition=good, material=stone | gardentable-white
Am Genfersee gefunden, am Hallwilersee abzugeben. Sockel Guss.

= Kugelgrill rot, klein, Balkon erlaubt
3220 | 40 | condition=used | grill-red
Zwei Steaks oder sechs Geduldsproben. Deckel schliesst satt.

= Smoker schwarz, 120 kg, mit Rezeptbuch
3220 | 380 | condition=used | grill-black x2
Zwölf Stunden für eine Schulter und niemand beklagte sich. Rollen taugen nur auf Asphalt.

= Benzinmäher rot, Mulchfunktion
3230 | 140 | condition=used, power=fuel | mower-red
Ölwechsel datiert, Kerze neu, Nachbarschaft freundlich am Samstagvormittag. Fangsack geflickt mit Zahnseide.

= Bohrhammer blau im Koffer
3240 | 130 | condition=good, make=Hilti, power=mains | drill-blue x2
Stand in zwölf Wohnungen, nie in der eigenen. Meissel spitz und flach.

= Gelber Akkuschrauber, Kinderzimmer-erprobt
3240 | 70 | condition=used, make=DeWalt, power=battery | drill-yellow
Baute drei Hochbetten, zerlegte vier. Akku zieht durch.

= Alu-Klappleiter fürs Auto
3240 | 65 | condition=good, make=Hymer, power=manual | ladder-alu
Teleskop, passt hinter Kindersitze. Finger beim Zusammenschieben wegdenken.

= Werkzeugwagen grau, sieben Schubladen
3240 | 260 | condition=good, make=Stahlwille | toolbox-grey x2
Jede Schublade ein Versprechen. Magnetmatte oben, Kaffeeringe gratis.

= Spältigkeil, Axt, Gertel
3240 | 55 | condition=used, power=manual | firewood-stack
Vom Forstlehrling bis zum Betriebsleiter immer scharf gehalten. Stiele Hickory.

= Pflastersteine Granit, ein Anhänger voll
3250 | 120 | condition=used, material=stone | land-hill
Aus dem Tessin über den Pass gekommen und nie verlegt worden. Rückenschule nicht dabei.
