= Keller, Frisch und Dürrenmatt, 18 Bände
4210 | 45 | condition=used, language=german | books-shelf
Die Schweizer Ecke aus der Bibliothek meines Vaters. In jedem Band steht vorne sein Name mit Jahrzahl, im «Richter und sein Henker» auch, was er vom Schluss hielt.

= Historische Romane, 25 Taschenbücher
4210 | 30 | condition=used, bookFormat=paperback, language=german | books
Wanderhuren, Baumeister, Päpste und eine Medica. Alle im letzten Spitalaufenthalt gelesen, jetzt bin ich gesund und brauche den Platz.

= Fantasy-Reihe in sieben Bänden, gebunden
4210 | 70 | condition=good, bookFormat=hardcover, language=german | bookstack-cold x2
Alle in derselben Auflage, das war gar nicht so einfach. Band fünf hat einen Teerand auf dem Umschlag, weil an der Stelle wirklich niemand stillhalten konnte.

= Grossdruck-Romane für müde Augen, 12 Stück
4210 | 36 | condition=good, language=german | books-shelf
Meine Tante hat sie nach der Staroperation verschenkt, sie liest jetzt wieder das Kleingedruckte. Liebe, Landarzt und zwei Krimis.

= Skandinavische Krimis, ein ganzer Bananenkarton
4210 | 40 | condition=used, bookFormat=paperback, language=german | books-crime
Es sind vierunddreissig. Bei dreien habe ich auf der letzten Seite mit Bleistift notiert, ab wann ich den Mörder wusste; das kann man ausradieren.

= Erstausgabe Glauser «Wachtmeister Studer»
4210 | 180 | condition=used, language=german | books
Der Rücken ist etwas schief gelesen, das Papier gebräunt, keine Seite fehlt. Ich habe sie auf dem Estrich zwischen Kochheften gefunden und weiss nicht, wer sie gekauft hat.

= Lesekreis löst sich auf: 9 Titel in 6 Exemplaren
4210 | 110 | condition=good, language=german | bookstack-mixed x3
Genug für einen neuen Kreis, die Diskussion müsst ihr selber mitbringen. Wir haben uns über «Stiller» so zerstritten, dass nur noch gekocht wird.

= Liebesromane aus den Siebzigern, 40 Heftli
4210 | 20 | condition=used, language=german | comics-red x2
Der Oberarzt kriegt sie immer. Sehr dünnes Papier, sehr dicke Gefühle; wer sie nimmt, bekommt das Schächteli mit den Lesezeichen dazu.

= Gedichtbände, schmal und unverlangt
4210 | 15 | condition=likeNew, language=german | bookstack-cold
Elf Stück, davon acht nie aufgeschlagen. Ich wollte ein Mensch werden, der morgens ein Gedicht liest, und bin einer geworden, der Zeitung liest.

= Hörbücher auf CD, 22 Romane ungekürzt
4210 | 55 | condition=good, language=german | discs-silver x2
Haben mich sieben Jahre lang durch den Gotthardstau gebracht. Eine CD im zweiten Fach springt bei Minute vierzig, dort passiert aber nichts.

= Globi-Bände von 1958 bis 1975, elf Stück
4220 | 140 | condition=used, language=german | comics-yellow x3
Die ältesten haben Leinenrücken. In «Globi und der Polizist» hat mein Bruder alle Hüte rot angemalt, mit sehr viel Sorgfalt.

= Wimmelbücher, robust, 6 Stück
4220 | 32 | condition=good, language=german | bookstack-mixed
Karton, abwaschbar, mehrfach abgewaschen. Auf jeder Doppelseite versteckt sich eine gelbe Gans, wir haben nur fünf gefunden.

= Erstlesebücher Lesestufe 1 und 2, 20 Bände
4220 | 35 | condition=good, language=german | bookstack-warm x2
Ritter, Ponys, Detektive. Unsere Tochter hat mit dem Pony angefangen und liest jetzt unter der Decke, das Ziel ist also erreicht.

= Kasperli-Buch mit Schallfolie
4220 | 25 | condition=used, language=german | comics-red
Die dünne Platte im Umschlag läuft noch, man muss einen Fünfliber auf den Tonarm legen. Der Räuber klingt dann wie ein Bass.

= Pixi-Büchlein, über 120, im Holzkistli
4220 | 50 | condition=used, language=german | bookstack-mixed x3
Gesammelt im Wartezimmer der Praxis, darum fehlen vor allem die mit Baggern. Doppelte sind wenige, gezählt hat sie das Lehrmädchen.

= Jugendbücher ab 12, ein Meter
4220 | 40 | condition=good, language=german | books-crime
Vampire zuunterst, Klimathriller zuoberst, so sieht man den Lauf der Jahre. Ein Meter ist gemessen, es sind achtunddreissig Bände.

= Bibel für Kinder mit Holzschnitten
4220 | 18 | condition=good, language=german | books
Hat mir mein Götti zur Erstkommunion gegeben. Der Walfisch hat mich damals so erschreckt, dass die Seite heute noch wie neu ist.

= Kochbuch «Tiptopf», Auflage mit Fettflecken
4230 | 12 | condition=used, language=german | books-shelf
Die Flecken sind bei der Züpfe, beim Birchermüesli und beim Kartoffelgratin, also da, wo es darauf ankommt. Der Einband ist mit Klebband gerettet.

= Alpenflora, vier Bände im Schuber
4230 | 90 | condition=likeNew, bookFormat=hardcover, language=german | bookstack-cold x2
Von jedem Standort hat der Verfasser selbst gezeichnet. Ich bin nie weiter als bis zum zweiten Band gekommen, das Knie.

= SAC-Führer Berner und Walliser Alpen, 9 Bände
4230 | 60 | condition=used, language=german | bookstack-warm x2
Im Rucksack weich geworden, mit Bleistiftnotizen zu Wegzeiten, die heute niemand mehr schafft. Einer wurde am Mönch nass und ist gewellt.

= Gartenbuch von 1938 mit Mondkalender
4230 | 28 | condition=used, language=german | books
Die Grossmutter hat an den Rand geschrieben, was in ihrem Boden wirklich gewachsen ist. Kohlräbli: «nie wieder».

= Fachbücher Imkerei, sechs Titel
4230 | 48 | condition=good, language=german | bookstack-warm
Vom Königinnenzüchten bis zur Varroa. Meine Völker habe ich einem Jüngeren übergeben, die Bücher sollen mitfliegen.

= Eisenbahnbücher Schweiz, schwere Kiste
4230 | 120 | condition=good, language=german | bookstack-mixed x3
Krokodil, Rhätische Bahn, Zahnrad und Seilbahn. Nur zusammen, weil meine Frau die Kiste weg haben will, und nicht die Hälfte der Kiste.

= Reiseführer, leicht veraltet, 30 Stück
4230 | 20 | condition=used, language=german | bookstack-mixed x2
Die Preise stimmen nicht mehr, die Kirchen stehen noch. In jenem von Lissabon stecken zwei Tramfahrkarten.

= Brockhaus in 24 Bänden, Halbleder
4230 | free | condition=good, language=german | books-crime
Zu verschenken, weil ihn keiner will und er doch so schön dasteht. Abholen müsst ihr zu zweit; der Lift ist klein, der Brockhaus nicht.

= Du-Hefte und Kunstbände, Regalräumung
4230 | 75 | condition=good, language=german | bookstack-cold x2
Giacometti, Sophie Taeuber, die Höhlen von Lascaux. Ein Band riecht leicht nach Terpentin, das passt ja.

= Bücher über den Zweiten Weltkrieg, 45 Bände
4230 | 90 | condition=used, language=german | books-crime
Sammlung eines Geschichtslehrers, sauber nach Jahren geordnet. Zwischen den Seiten liegen Zettel mit Prüfungsfragen, die Antworten nicht.

= Strick- und Häkelbücher, Norwegermuster
4230 | 22 | condition=good, language=german | bookstack-warm
Acht Bücher und ein Ordner mit kopierten Anleitungen. Beim Fäustling auf Seite vierzehn stimmt die Abnahme nicht, ich habe es korrigiert.

= Schwingerlexikon und Festberichte
4230 | 35 | condition=good, bookFormat=hardcover, language=german | books-crime
Drei dicke Bücher und ein Stapel Festführer. Mein Mann hat die Gänge mitgeschrieben, mit Noten, und war meist strenger als das Kampfgericht.

= Steuerrecht für Laien, gelesen und verzweifelt
4230 | 8 | condition=likeNew, language=german | books
Der Text ist besser als sein Thema. Die Seite zum Eigenmietwert hat ein Eselsohr, weiter bin ich nicht gekommen.

= Anatomieatlas in drei Bänden, Auflage 2
4240 | 60 | condition=used, schoolLevel=university | bookstack-cold x2
Mit Leuchtstift durchgearbeitet, Muskeln gelb, Nerven grün. Ich bin dann doch Physiotherapeutin geworden und sehr zufrieden damit.

= Lehrmittel KV, Profil E, kompletter Satz
4240 | 85 | condition=used, schoolLevel=vocational | bookstack-mixed x2
Wirtschaft, Recht, Französisch, IKA. Die Lösungen stehen mit Bleistift drin, wo ich sie wusste; es hat also Platz.

= Mathematik Gymnasium, 6 Bücher mit Lösungen
4240 | 50 | condition=good, schoolLevel=upperSecondary | books-crime
Für das Grundlagenfach, letzte Überarbeitung. Analysis blieb sauber, in der Stochastik sieht man die Tränen.

= Meyer Wipfli, Hochbau und Baustatik
4240 | 70 | condition=good | bookstack-cold
Fünf Bände aus dem Architekturstudium. Im Anhang haben wir zu zweit gezeichnet, was wirklich einstürzte.

= Lateinwörterbuch und Grammatik
4240 | 20 | condition=used, schoolLevel=languageCourse | books
Der Stowasser meiner Schwester und die Grammatik von mir. Beide vollgekritzelt, aber auf Lateinisch, das ist schon fast Literatur.

= Deutsch als Zweitsprache, Kursbücher A1 bis B1
4240 | 30 | condition=good, schoolLevel=languageCourse | books
Mit CDs und Arbeitsheften, die Übungen sind erst bis Lektion neun ausgefüllt. Danach hat mein Nachbar einfach zu reden begonnen.

= Fahrlehrerkoffer: Bücher, Folien, Modelle
4240 | 95 | condition=used | folders-blue
Ich gebe nach dreissig Jahren den Schein zurück. Die Holzautöli für die Kreuzung sind dabei, dem roten fehlt ein Rad, es hatte aber immer Vortritt.

= Noten und Theorie für die Jagdprüfung
4240 | 55 | condition=likeNew, schoolLevel=university | books
Beim zweiten Anlauf bestanden, am Buch lag es nicht. Die Karteikarten mit den Fährten sind selbst gezeichnet.

= Tim und Struppi, 22 Alben, alte Farben
4250 | 160 | condition=good, language=german | comics-yellow x3
Es fehlen nur der Kongo und die Zigarren. Bei «Kohle an Bord» ist eine Ecke angesengt, man soll halt nicht am Cheminée lesen.

= Asterix auf Berndeutsch und Zürichdeutsch
4250 | 30 | condition=good | comics-red
Drei Bände. Der Streit, welcher besser übersetzt sei, ist bei uns nicht mehr zu schlichten, darum kommen alle weg.

= Lustige Taschenbücher, Nummern 80 bis 200
4250 | 150 | condition=used, language=german | comics-yellow x3
Die Rücken ergeben das Bild, ausser zwischen 113 und 116, da klafft ein Loch. Dort war der Hund.

= Manga «Naruto» Band 1 bis 72
4250 | 260 | condition=good | comics-red x3
Vollständig, auf Deutsch, rauchfrei. Unser Sohn studiert jetzt Japanisch und findet Übersetzungen peinlich.

= Yakari und Papyrus, 16 Alben
4250 | 45 | condition=used, language=german | comics-yellow x2
Aus einem Ferienhaus, wo es oft geregnet hat. Die Buchdeckel sind krumm, die Pferde nicht.

= Graphic Novels, gemischte Tüte
4250 | 65 | condition=likeNew, language=german | comics-red
Neun Stück, keine davon lustig, alle gut. Ich habe sie an einem einzigen Wochenende gelesen und seither etwas Abstand gebraucht.

= Nebelspalter gebunden, acht Jahrgänge
4260 | 120 | condition=used, language=german | bookstack-warm x2
Schwarzes Leinen, Goldschrift, viel Bö. Erstaunlich, wie viele Witze über Autobahnen nicht alt geworden sind.

= Schweizer Illustrierte aus den Fünfzigern
4260 | 60 | condition=used, language=german | comics-red
Etwa siebzig Hefte, manche mit ausgeschnittenen Schnittmustern. Die Reklamen für Zigaretten im Wochenbett lassen einen nicht los.

= Geo-Hefte, zwanzig Jahre, komplett
4260 | free | condition=good, language=german | bookstack-cold x2
Schwer, gelbgrün, zu schade für die Sammlung am Dienstag. Gratis, aber bitte alle, ich habe die Reihe zwei Jahrzehnte lang verteidigt.

= Oldtimer-Zeitschriften, 11 Jahrgänge
4260 | 80 | condition=good, language=german | folders-mixed
In Stehsammlern, mit Register auf Karteikarten. Der Käufer bekommt den Tipp, in welchem Heft mein Auto steht.

= Modezeitschriften mit Schnittbogen, 1984–1999
4260 | 70 | condition=used, language=german | comics-yellow
Alle Bogen sind wieder richtig gefaltet, das war ein Winter. Schulterpolster liegen keine bei.

= Landkarten 1:25 000, 58 Blätter
4230 | 90 | condition=used, language=german | bookstack-cold
Ältere Ausgabe, die Gletscher sind noch gross. Auf vielen sind unsere Routen mit Rotstift eingezeichnet, auch die verirrte am Tödi.

= Philosophie: Reclam-Sammlung, gelb, 90 Stück
4230 | 65 | condition=used, language=german | comics-yellow x2
Nach Jahrhunderten sortiert, wobei mir das achtzehnte beim Zügeln in den Schnee fiel. Kant ist gewellt, aber lesbar.

= Suche: Trachtenbuch von Julie Heierli
4230 | 120 | language=german | books | wanted
Ein beliebiger Band, Zustand egal, Hauptsache die Tafeln sind drin. Ich nähe für unsere Trachtengruppe und brauche die Rückenansichten.

= Suche alte Klassenfotos-Chronik unserer Schule
4230 | 20 | language=german | books-shelf | wanted | place=8610 Uster ZH
Das Jubiläumsbuch von 1981, blau, dünn. Meins wurde ausgeliehen und hat das Dorf offenbar verlassen.

= Backbücher, 14 Bände, mehlig
4230 | 28 | condition=used, language=german | books-shelf
Sauerteig, Weihnachtsguetsli, Hochzeitstorten. Nach der Scheidung backe ich nur noch Brot, die Torten dürfen gehen.

= Sammlung Schweizer Sagen, je Kanton ein Band
4230 | 95 | condition=good, language=german | books
Fast komplett, der Jura fehlt, was historisch begründbar ist. Vorlesen nur bei Licht, der Band Uri ist nicht harmlos.

= Programmierbücher, Stand vor drei Jahren
4240 | 25 | condition=likeNew | books-crime
Zehn Kilo Wissen mit Ablaufdatum. Die Bücher über Algorithmen halten sich, jenes über das Framework ist ein Geschenk.

= Medizinische Fachbücher Pflege HF
4240 | 75 | condition=used, schoolLevel=university | bookstack-mixed
Alles für drei Jahre Ausbildung, mit farbigen Reitern versehen. Der Band Pharmakologie hat einen Kaffeering genau um die Dosierungstabelle.

= Altes Gesangbuch mit Messingschliesse
4210 | 60 | condition=used, language=german | books
Die Schliesse geht noch mit einem satten Klick zu. Hinten haben vier Generationen die Lieder für ihre Beerdigung aufgeschrieben.
