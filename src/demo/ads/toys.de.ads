= Bausteine gemischt, fünf Kilo
3410 | 75 | condition=used | bricks-mixed x2
Nach Farben sortiert in einer langen Grippewoche, danach wieder gemischt in vier Minuten. Keine Fremdteile ausser einem Gebiss.

= Bausteine blau und grau, Burg-Grundstock
3410 | 48 | condition=good | bricks-blue x2
Zugbrücke funktioniert, ein Ritter ist befördert worden und hat jetzt zwei Helme. Etwa neunhundert Teile, abgewogen auf der Küchenwaage.

= Kapla-Hölzli, 600 Stück
3410 | 90 | condition=good | bricks-mixed
Unser Turm stand bis zur Lampe, dann kam Grossvater aus dem Mittagsschlaf. Kiste mit Deckel.

= Duplo-Zoo mit Elefant
3410 | 35 | condition=used | bricks-mixed
Der Elefant wurde gebadet, gefüttert und einmal beerdigt. Er kam immer wieder.

= Technik-Baukasten mit Motor
3410 | 65 | condition=good | bricks-blue
Ein Kran, ein Bagger, ein Ding, das nur unser Sohn versteht. Anleitungen als gebundenes Buch.

= Teddybär braun, mit Stimme
3420 | 40 | condition=used | teddy-brown x2
Er brummt, wenn man ihn kippt, und seufzt, wenn man ihn hinlegt. Ein Ohr wurde von Hand angenäht.

= Teddy crème, nie geliebt, leider
3420 | 25 | condition=likeNew | teddy-cream
Unser Kind hat sich für einen Waschlappen entschieden. Der Bär versteht das, sitzt aber seither sehr gerade.

= Puppenhaus rot, drei Stockwerke
3420 | 110 | condition=good | dollhouse-red x3
Mit Strom in der Stube und einem Klavier ohne Tasten. Die Familie ist bunt zusammengewürfelt und kommt gut miteinander aus.

= Puppenstube mint mit Möbeln
3420 | 70 | condition=used | dollhouse-mint x2
Tapeten aus Geschenkpapier, alle vier Weihnachten sind noch erkennbar. Bad mit Spiegelfolie.

= Barbies, ein Koffer voller Kleider
3420 | 45 | condition=used | dollhouse-red
Drei davon haben beim Coiffeur gearbeitet, an sich selbst. Schuhe paarweise bis auf sieben.

= Stofftiere, gewaschen, 18 Freunde
3420 | 20 | condition=good | teddy-brown
Ein Murmeltier, zwei Robben, viel Unbestimmbares. Der Wal nimmt einen ganzen Sitzplatz im Zug ein.

= Brettspiele, Kiste für lange Winter
3430 | 40 | condition=good | boardgame-green x3
Fünfzehn Spiele, alle Anleitungen da, bei zweien mit Hausregeln auf der Rückseite. Die Hausregeln sind gerechter.

= Siedler mit allen Erweiterungen
3430 | 65 | condition=good | boardgame-red x2
Ein Holzschaf fehlt, wir nehmen einen Ohrstöpsel. Bis tief in die Nacht getestet.

= Jassteppiche, vier Stück, plus Tafel
3430 | 30 | condition=used | boardgame-green
Aus der aufgelösten Beiz. Auf der Tafel steht noch ein Rückstand von 312 Punkten gegen Vreni.

= Schachspiel Holz, handgeschnitzt
3430 | 120 | condition=good | boardgame-red
Die Springer schauen einander nicht an, das muss an der Ehe des Schnitzers gelegen haben. Brett klappbar.

= Puzzles ab tausend Teilen, zwölf Stück
3430 | 50 | condition=used | boardgame-green x2
Elf vollständig, bei Neuschwanstein fehlt ein Stück Himmel. Ich habe eines aus Karton gemalt, man findet es nicht sofort.

= Eile mit Weile, Reiseformat, magnetisch
3430 | 12 | condition=likeNew | boardgame-red
Gekauft fürs Wohnmobil, aber wir streiten lieber über die Route. Alle Männchen an Bord.

= Holzeisenbahn mit Brücke und Kran
3440 | 60 | condition=used | trainset-wood x3
Schienen für einmal um den Esstisch und zurück. Die Lok fährt auch ohne Batterie, man muss nur Tsch-Tsch sagen.

= Elektrische Eisenbahn rot, H0, Anfangsset
3440 | 130 | condition=good, scale=h0 | trainset-red x2
Trafo, Oval, zwei Weichen. Weichenmotor zwei braucht einen Stups mit dem Zeigefinger.

= Modelllok grün, Krokodil, analog
3440 | 340 | condition=good | modeltrain-green x3
Läuft seidig, Stangen glänzen. Mein Schwiegervater hat sie nie länger als eine Runde fahren lassen, sie war ihm zu schön.

= Rote Dampflok mit Tender, Spur N
3440 | 95 | condition=good, scale=n | modeltrain-red x2
Kleiner als ein Znünibrot, zieht aber elf Wagen. Pinzette liegt bei.

= Landschaftsbau: Bäume, Schotter, Kühe
3440 | 55 | condition=new | modeltrain-green
Aus der Auflösung eines Tales im Massstab 1:87. Die Kühe stehen alle talwärts, man darf das ändern.

= Modellflugzeug Segler, 2.4 m Spannweite
3440 | 170 | condition=used | drone-white
Fernsteuerung und Winde inbegriffen. Einmal in einer Tanne, einmal auf einer Alp, beide Male zurückgekommen.

= Modellautos 1:18, zwölf in Vitrine
3440 | 210 | condition=likeNew, scale=s18 | modelcar-red x3
Nie bespielt, das war die strengste Regel in diesem Haushalt. Jetzt reut es mich fast.

= Webrahmen mit Wolle
3450 | 45 | condition=good | rug-sand
Ein angefangener Schal hängt noch darin, Länge: vier Zentimeter, Alter: drei Jahre. Schiffchen und Kamm sind aus Birnbaum.

= Laubsäge-Ausrüstung mit Vorlagen
3450 | 38 | condition=used | toolbox-red
Der Samichlaus-Schlitten wurde siebenmal gesägt, jedes Mal dünner. Sägeblätter fast neu.

= Nähkiste für Anfängerinnen
3450 | 30 | condition=good | sewingmachine-white
Stoffresten, Schnittmuster für einen Hund und Faden in allen Farben ausser Schwarz, der ist immer aus. Fingerhut in Kindergrösse.

= Bobby-Car, Anhänger und Nummernschild
3460 | 30 | condition=used | modelcar-red x2
Die Achse wurde mit Salatöl geschmiert, seither fährt es nach Italien. Hupe und Anhängerkupplung funktionieren.

= Spielzelt Räuberhöhle
3460 | 28 | condition=good | tent-red x2
Steht ohne Heringe auch in der Stube. Innen eine Taschenlampe an einer Schnur, aussen ein Schild «Kein Eintritt für Grosse».

