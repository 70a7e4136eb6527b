= Bürostuhl mit Netzrücken, Armlehnen verstellbar
6810 | 90 | condition=good | officechair-black x3
Darauf habe ich eine Dissertation über Moose geschrieben, die Sitzfläche ist trotzdem nicht durchgesessen. Eine Rolle quietscht bei Linkskurven. Bandscheibenfreundlich, wie mein Physio mehrfach betont hat.

= Sechs Konferenzstühle, Leder, stapelbar
6810 | 240 | condition=used, material=leather | chairs-black x2, table-walnut | company
Von den zwölf wurden sechs nie gebraucht, weil die Sitzungen immer kleiner wurden. Leder ohne Risse, an zwei Lehnen sieht man die Abdrücke nervöser Daumen. Preis für alle sechs.

= USM-ähnliches Sideboard, schwarz, 2 Klappen
6810 | 390 | condition=good | shelf-black x2, folders-mixed
Kein Original, das sage ich lieber gleich, aber gleich schwer. Die Klappe rechts schliesst sanft, die linke hat eine Meinung. Innen ist Platz für vierzig Ordner oder, wie bei uns zuletzt, ein Raclettegerät.

= Schreibtisch 180 x 80, Eiche furniert
6810 | 160 | condition=good, material=wood, width=180 | desk-wood x4
Er stand in einer Arztpraxis quer im Raum und hat viele Diagnosen gehört. Kabeldurchlass hinten links, Schublade mit Schlüssel. Die Beine lassen sich abschrauben, es sind acht Schrauben und eine davon ist eine Nervensäge.

= Zwei Stehpulte fürs Homeoffice, Kurbel
6810 | 130 | condition=used | desk-white x2, officechair-grey | company
Ohne Motor, also auch bei Stromausfall höhenverstellbar. Achtzehn Umdrehungen von der Buchhaltung bis zum Verkauf. Wir geben sie einzeln ab, gekurbelt wird vor Ort zur Probe.

= Rollcontainer mit Hängeregistratur, hellgrau
6810 | 35 | condition=used | folders-blue, desk-white
Drei Schubladen, in der untersten klebte ein Kaugummi aus der Ära meines Vorgängers. Der ist weg, der Schlüssel auch. Ein Schlosser meinte, das koste zwölf Franken, ich habe mich nie darum gekümmert.

= Akustikwand 160 cm, grüner Filz
6810 | 110 | condition=likeNew | office-sky, officechair-grey | company
Zwischen Marketing und Lager hat sie Frieden gestiftet. Jetzt arbeiten beide Abteilungen von zu Hause und streiten dort mit anderen. Auf Rollen, Feststellbremse greift.

= Pultlampe mit Klemmfuss, LED dimmbar
6810 | 45 | condition=likeNew | floorlamp-black x2
Der Arm bleibt, wo man ihn hinstellt, das konnte die alte nicht. Gekauft fürs Nachtzeichnen, doch unser Baby hat die Nacht anders verplant. Klemmt auf Platten bis fünf Zentimeter.

= Direktionspult aus Nussbaum, 1968
6810 | 680 | condition=good, material=wood | desk-wood x3, clock-gold | company seller=zweitrunde
Aus der aufgelösten Generaldirektion einer Versicherung, mit Klingelknopf für die Sekretärin, der ins Leere führt. Die Lederauflage hat einen einzigen Tintenfleck, vermutlich von einer Unterschrift, die man später bereute. Wir liefern bis in den Raum, sofern die Tür 86 Zentimeter hat.

= 24 Spinde abschliessbar, dunkelgrau
6810 | 55 | condition=used | office-sky x2 | company seller=zweitrunde
Blech, pulverbeschichtet, Stückpreis pro Abteil. In dreien kleben noch Panini-Bilder der WM in Italien, die lassen wir drin. Die Schlüsselnummern stimmen, das haben zwei Lernende an einem Regentag geprüft.

= Grosser Sitzungstisch, oval, für zwölf Personen
6810 | 520 | condition=good, material=wood | table-walnut x3 | company seller=zweitrunde
In vier Teilen transportierbar, zusammengesteckt wackelfrei. Auf der Unterseite hat jemand mit Bleistift «Hier wurde fusioniert» notiert, wir haben es stehen lassen. Die Stühle dazu sind schon weg.

= Telefonbox fürs Grossraumbüro, schalldicht
6810 | 1900 | condition=likeNew | office-sand x2 | company seller=zweitrunde
Eine Person, eine Steckdose, ein Lüfterchen. Sie wurde hauptsächlich zum Weinen und für Wohnungsbesichtigungen per Video benutzt, sagt die Vormieterin. Abbau dauert zwei Stunden, Anleitung liegt vor.

= Altes Lehrerpult mit Tintenfass, Massivholz
6810 | 140 | condition=used, material=wood | desk-wood x2, blackboard-green
Ich habe es bei der Schulhausräumung gerettet und drei Jahre lang umrundet. In der Schublade stand auf dem Boden eine Liste der Nachsitzer von 1949. Schwer wie ein schlechtes Gewissen, zu zweit geht es.

= Wandtafel mit Kreiderinne, 2 x 1 Meter
6820 | 80 | condition=used | blackboard-black x2
Emailliert, magnetisch, ein Eck hat beim Abmontieren gelitten. Meine Kinder haben darauf das Einmaleins und sehr viele Drachen gelernt. Kreide in sechs Farben geht mit, der Schwamm war nicht zu retten.

= Restposten Couverts C5 mit Fenster, 2000 Stück
6820 | 30 | condition=new | parcel-white x2
Fenster rechts, wir haben seit dem neuen Briefkopf alles links. Selbstklebend und trocken gelagert, pro Schachtel fünfhundert. Vereine mit Einzahlungsscheinen werden bevorzugt.

= 120 Stempel aus der Gemeindekanzlei
6820 | 95 | condition=used | stamps-mixed, desk-wood
Mein Mann war Gemeindeschreiber, als Eingangsdaten noch gestempelt wurden. «Dringend», «Kopie», «Erledigt», nur «Entschuldigung» hatte er nicht. Das Gestell dreht sich noch, zwei Griffe fehlen.

= Laminiergerät A3, mit 200 Folien
6820 | 40 | condition=good | printer-white, folders-mixed
Für die Parkordnung unseres Quartierfests angeschafft, danach haben wir aus Begeisterung auch Menükarten, Jasstafeln und ein Herbstblatt laminiert. Braucht vier Minuten zum Aufwärmen. Blasen gibt es nur bei Ungeduld.

= Aktenvernichter, schafft auch Büroklammern
6820 | 60 | condition=good | printer-white, folders-mixed
Er frisst zwölf Blatt gleichzeitig und macht Konfetti statt Streifen. Mein Treuhänder riet dazu, mein Enkel hat ihn dann mit Briefmarken getestet. Korb fasst zwanzig Liter.

= Bindegerät für Spiralen, Handbetrieb
6820 | 25 | condition=used | folders-mixed, bookstack-cold
Damit entstanden elf Chorhefte und eine Maturarbeit über Murmeltiere. Locht zwanzig Seiten auf einmal, wenn man den Hebel ernst nimmt. Eine Schachtel schwarzer Spiralen von 10 Millimetern gebe ich mit.

= Flipchart auf Rollen, wenig gebraucht
6820 | 70 | condition=likeNew | blackboard-green, office-sand | company
Wir hatten drei für zwei Sitzungszimmer, das fiel erst bei der Inventur auf. Der letzte Bogen zeigt ein Organigramm, das nie bekannt gegeben wurde, den reissen wir vorher ab. Stifte sind eingetrocknet, seien wir ehrlich.

= Rechenmaschine mit Papierrolle, elektrisch
6820 | 20 | condition=good | printer-black, folders-blue
Sie rattert herrlich, und man hat etwas in der Hand, wenn man mit der Frau über die Ferien verhandelt. Fünf Rollen Reserve. Das Komma ist fest auf zwei Stellen eingestellt, mehr braucht der Mensch nicht.

= Verkaufe 40 Archivschachteln, säurefrei
6820 | 60 | condition=new | parcel-white, movingboxes-white | company seller=eselsohr
Für Karten und Stiche gekauft, dann haben wir den Bestand verkauft statt verpackt. Innenmass 32 auf 24 auf 8 Zentimeter, flach angeliefert. Wer Liebesbriefe besitzt, sollte zwei nehmen.

= Frankiermaschine ohne Vertrag, für Bastler
6820 | free | condition=defective | printer-white
Die Post hat das Modell abgekündigt, und seither blinkt es beleidigt. Motor und Waage laufen noch tadellos. Ein Freund baute aus der gleichen einen Popcorn-Portionierer, ich sage nicht wie.

= Ladentheke aus Eiche, 240 cm, mit Schubladen
6830 | 850 | condition=used | dresser-wood x3 | company seller=storchen
Sie kommt aus einer Drogerie und riecht an warmen Tagen noch nach Eukalyptus. Achtundzwanzig Schubladen, jede mit Messingschild, auf einem steht «Diverses Scharfes». Zerlegen lässt sie sich in zwei Hälften, getragen wird sie von vier Leuten.

= Kolbenmaschine zweigruppig, revidiert
6830 | 2400 | condition=good | coffeemachine-steel x4 | company seller=kochloeffel
Kessel entkalkt, Dichtungen neu, Druck auf neun Bar eingestellt. Stand zwölf Jahre in einer Badi und hat in dieser Zeit geschätzt neunzigtausend Espressi gemacht, die meisten barfuss serviert. Anschluss 400 Volt und Wasser fest.

= Kombisteamer 10 x GN 1/1, Service geprüft
6830 | 4200 | condition=good | kitchen-white, fridge-steel | company seller=kochloeffel
Aus einer Kita-Küche, wo fast nur Gemüse gedämpft wurde. Türdichtung und Lampe ersetzt, Protokoll der letzten Wartung liegt im Blechfach. Untergestell mit acht Einschüben inbegriffen.

= Kühlvitrine für Torten, drei Etagen
6830 | 950 | condition=used | fridge-white x2, crockery-white | company seller=fasan
Unsere Torten gehen inzwischen weg, bevor sie kalt werden müssen. Beleuchtung warmweiss, der Kompressor brummt im Ton H. Masse 70 auf 70 auf 170, vor dem Laden darf man einen Moment parkieren.

= 60 Weingläser Restaurantqualität, Kisten dabei
6830 | 90 | condition=good | crockery-white x2 | company seller=fasan
Der neue Pächter der Jägerstube will bauchige, wir haben schlanke. Gespült, poliert und durchgezählt, einmal sogar vom Lebensmittelinspektor gelobt. Vier Harassen mit Einteilung gehören dazu.

= Marktstand mit Blache, 3 Meter, Steckrohre
6830 | 180 | condition=used | gardentable-wood x2, umbrella-red
Acht Jahre Herbstmarkt, zwei Hagelschauer und ein Esel, der die Ecke angeknabbert hat. In zwölf Minuten steht er, mein Bruder sagt neun. Gewichte gegen den Wind muss man selber giessen, ich verrate wie.

= Schaufensterpuppe Herr, kopflos, elegant
6830 | 60 | condition=used | jacket-red, hat-black | company seller=knopfloch
Er heisst bei uns Armin und stand zuletzt im Tweed. Standfuss aus Glas, linke Hand lässt sich drehen, die rechte winkt immer. Nachts im Gang sollte man ihn nicht vergessen.

= Kleiderständer rund, verchromt, drehbar
6830 | 45 | condition=good | dress-red, jumper-blue | company seller=knopfloch
Fasst sechzig Bügel oder drei Verstecken spielende Kinder. Höhe in vier Stufen, alle Rollen laufen ohne Fadenreste. Wir haben auf Wandstangen umgestellt, der Gang war zu eng für Wintermäntel.

= Registrierkasse mit Glöckli, mechanisch
6830 | 160 | condition=defective | coins-silver, toolbox-red
Sie kann nur bis 99.95, damals war das viel. Die Sechsertaste klemmt, die Lade springt dafür mit Schwung auf. Nickel abgegriffen, genau so, wie man es heute künstlich macht.

= Gastro-Spülmaschine, Haubenmodell
6830 | 1100 | condition=used | washer-grey, crockery-white | company seller=kochloeffel
Ein Korb in neunzig Sekunden, das spart eine halbe Stelle und viele Tränen. Wir haben die Laugenpumpe ersetzt und das Sieb vom Konfetti eines Jubiläums befreit. Ablauf rechts, umbaubar.

= Drehbank Tischmodell, 350 mm Spitzenweite
6840 | 1350 | condition=good | toolbox-grey x2, drill-blue
Für Uhrmacher und Lokomotivenbauer, ich war das zweite. Dreibackenfutter, Wechselräder vollständig, Rundlauf gemessen auf zwei Hundertstel. Beim Ausziehen aus dem Keller half die halbe Feuerwehr, hinunter ging es einfacher.

= Kompressor 100 Liter, fahrbar, 10 bar
6840 | 320 | condition=used | drill-yellow, toolbox-red
Läuft an der normalen Steckdose, sofern die Waschmaschine gerade Pause macht. Ölwechsel erledigt, Kondenswasser brav abgelassen. Geräusch: wie Nachbarn im Rückwärtsgang.

= Säulenbohrmaschine, 16 mm, mit Schraubstock
6840 | 280 | condition=good | drill-blue x3 | company seller=halleSieben
Fünf Drehzahlen über Keilriemen, der Riemen ist von letzter Woche. Der Tisch hat elf Bohrlöcher, für die sich in unserer Werkstatt niemand verantwortlich fühlt. Auf Palette, Stapler vorhanden.

= Hubstapler Diesel, 2.5 Tonnen, 1994
6840 | 4800 | condition=used | tractor-red x2, parcel-brown | company seller=halleSieben
Vorglühen, husten, heben: in dieser Reihenfolge seit dreissig Jahren. Gabeln geprüft, Reifen vorne neu, Sitz mit Schaffell vom Chef. Fahrausweis für Flurförderzeuge bringen Sie selber mit.

= Holzspaltmaschine und Förderband, Zapfwelle
6840 | 2100 | condition=used | firewood-stack x2, tractor-green
Wir heizen jetzt mit Erdwärme und haben plötzlich Samstage. Spaltkraft vierzehn Tonnen, das Band trägt die Scheiter bis auf den Anhänger. Einzeln gebe ich nichts her, die zwei haben sich aneinander gewöhnt.

= Industrienähmaschine Flachbett mit Tisch
6840 | 450 | condition=good | sewingmachine-black x3
Aus der Auflösung einer Hosenfabrik, ausgelegt für acht Stunden am Tag. Der Kniehebel braucht Eingewöhnung, danach will man nie wieder anders nähen. Zwölf Spulen, ein Ölkännchen und die alte Stückliste von Frau Ammann sind dabei.

= Suche Rollenbahn, gebraucht, etwa 4 Meter
6840 | 200 | - | parcel-brown x2 | wanted company seller=birchmatt
Unsere Apfelharassen wandern bisher von Hand zu Hand, was lustig war, solange wir noch jung waren. Rost darf sein, Hauptsache sie rollt. Breite mindestens 40 Zentimeter.
