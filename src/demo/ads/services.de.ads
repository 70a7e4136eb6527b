= Klaviere stimmen, auch das vom Grosi
6565 | 160 | - | piano-brown x2
Ich stimme seit 22 Jahren und habe noch keines weinen sehen, höchstens die Besitzer beim Preis fürs neue Saitenwerk. Gerechnet wird pauschal, die Anfahrt mit dem Velo ist gratis. Wer mir vorher sagt, welche Taste klemmt, bekommt sie am selben Tag zurück.

= Vorhänge kürzen, Hosen retten, Reissverschlüsse
6565 | 25 | - | sewingmachine-black x3
Meine Maschine ist von 1961 und kennt nur den Geradstich, mehr braucht ein Saum nicht. Jeans bitte gewaschen bringen, es hat schon einmal ein Feuerzeug in der Tasche gegeben. Abholen kann man über die Mittagszeit oder nach dem Nachtessen.

= Malerarbeiten mit sauberen Kanten
6510 | request | servicePlace=customer | paintroller-blue x2, ladder-alu | company
Wir sind zu dritt und kleben lieber eine Stunde länger ab, als einen Tag lang Sockelleisten zu putzen. Farbmuster streichen wir vorher an die Wand, nicht aufs Papier. Möbel rücken ist inbegriffen, das Aquarium müssten Sie selber leeren.

= Fenster putzen ohne Schlieren, auch Dachfenster
6530 | 45 | servicePlace=customer | bucket-blue x2
Gelernt habe ich es im Spital, wo die Sonne jeden Fehler zeigt. Rahmen und Falz gehören dazu, Storen auf Wunsch nach Aufwand. Bei Regen komme ich trotzdem, das Wasser von aussen ist ja nicht mein Problem.

= Fahrt zum Recyclinghof mit Anhänger
6520 | 60 | - | van-white, movingboxes-brown
Ich fahre am Samstag sowieso, mein Anhänger ist meistens halb leer. Sperriges bitte schon auseinandergenommen, meine Geduld mit Inbusschrauben ist aufgebraucht. Gebühren der Sammelstelle gehen separat, die Quittung bringe ich mit.

= Schwyzerörgeli lernen ohne Noten
6540 | 55 | servicePlace=provider | accordion-red x2
Bei mir spielt man am ersten Abend schon einen halben Ländler, den schnellen Teil lassen wir vorerst weg. Ein Leihinstrument steht bereit, es heisst Käthi und hat einen Riemen für Linkshänder. Unterrichtet wird in der Stube, die Nachbarn sind informiert.

= Hüte am Mittwochnachmittag zwei bis drei Kinder
6550 | 18 | servicePlace=customer | boardgame-green, teddy-brown
Pensionierte Kindergärtnerin mit grossem Estrich und einem Kaspertheater, dem der König fehlt. Zvieri ist Brot, Apfel und manchmal eine Ausnahme. Bis um sechs sind alle abgeholt, danach singe ich im Chor.

= Suche jemanden, der meine Steuern sortiert
6565 | 40 | - | folders-mixed x2 | wanted
Es sind drei Schuhschachteln und ein gutes Gewissen, mehr System habe ich nicht. Ausfüllen kann ich die Formulare selber, mir fehlt nur die Reihenfolge. Kaffee und Apfelwähe gibt es zusätzlich zum Stundenlohn.

= Parkett schleifen und ölen, staubarm
6510 | 38 | servicePlace=customer | livingroom-sage, bucket-yellow | company
Gerechnet pro Quadratmeter, zwei Gänge Hartöl sind drin. Unter Teppichen finden wir regelmässig Fischgrat, von dem niemand mehr wusste, und einmal einen Ehering. Zwei Nächte sollten Sie woanders schlafen, es riecht nach Nuss.

= Kleine Reparaturen im Haushalt, Hausmann kommt
6510 | 65 | servicePlace=customer | toolbox-red x2, ladder-alu
Ich war dreissig Jahre Schulhausabwart, kaputter als dort ist es bei Ihnen nicht. Tropfende Hähne, hängende Schranktüren, Rollladengurten: meistens braucht es eine Stunde und ein Glas Sirup. Nur vom Sicherungskasten lasse ich die Finger.

= Kachelöfen neu ausfugen und russen
6510 | request | - | firewood-stack x2, bucket-blue
Der Ofen zieht nicht mehr? Oft sitzt ein Wespennest von 1987 im oberen Zug. Ich bringe Lehm, Taschenlampe und eine sehr grosse Plane, danach darf wieder Brot hinein.

= Fenster abdichten statt ersetzen
6510 | request | servicePlace=customer | house-cream x2, toolbox-grey | company
Alte Doppelverglasungen sind besser als ihr Ruf, nur die Dichtung ist es nicht. Wir fräsen eine Nut, ziehen Silikon ein, und die Kerze auf dem Sims flackert nicht mehr. Denkmalpflege und Mieterschaft sind gleichermassen zufrieden, das kommt selten vor.

= Tapeten entfernen: wir dämpfen, Sie atmen auf
6510 | request | - | paintroller-green, livingroom-plum | company
Unser Rekord sind sieben Lagen in einem einzigen Esszimmer, die älteste mit Pfauen. Ein Stück davon rahmen wir auf Wunsch ein. Abgerechnet wird nach Schichten, nicht nach Stunden.

= Gartenhaus aufstellen nach Ihrer Anleitung
6510 | 420 | servicePlace=customer | drill-yellow, ladder-wood, toolbox-red
Mein Bruder liest vor, ich schraube, seit elf Jahren ohne Streit. Fundament muss eben sein, Wespen mögen wir nicht. Bei unter zwölf Quadratmetern stehen die Wände am Abend.

= Velos reparieren bei Ihnen vor der Tür
6565 | 55 | servicePlace=customer | citybike-black, toolbox-red | company seller=roesslimatt
Unser Werkstattanhänger passt in jede Einfahrt und hat sogar einen Montageständer mit Regendach. Bremsen, Schaltung und Plattfüsse machen wir sofort, verbogene Rahmen nehmen wir mit. Wer drei Velos bereitstellt, zahlt die Anfahrt nicht.

= Möbeltransport mit Liebe zum Treppenhaus
6520 | 90 | - | van-blue, couch-cream
Mein Lieferwagen misst innen drei Meter zwanzig, das habe ich schon oft bereut und oft gelobt. Decken und Spannsets liegen drin. Ab dem vierten Stock ohne Lift singe ich.

= Klaviertransport: zwei Träger, ein Treppenroller
6520 | 320 | - | piano-black, van-white | company
Wir haben einen Flügel über einen Balkon gehoben und ein Harmonium aus einer Kapelle getragen. Bis zur zweiten Etage gilt der Fixpreis. Gestimmt werden sollte erst drei Wochen später, wenn sich das Holz beruhigt hat.

= Umzug in Etappen für Leute, die sammeln
6520 | request | - | movingboxes-white x2, bookstack-mixed | company
Bei normalen Haushalten rechnen wir dreissig Schachteln, bei Ihnen vermutlich neunzig. Deshalb kommen wir zweimal, zuerst für die Bücher und dann für alles, was dahinter zum Vorschein kommt. Beschriften helfen wir, urteilen tun wir nicht.

= Bringe Ihre Pflanzen heil in die neue Wohnung
6520 | 75 | - | olivetree-clay, plant, van-white
Zügelmänner mögen keine Monstera, ich schon. Der Wagen wird geheizt und jede Pflanze einzeln festgezurrt. Kakteen kosten einen Zuschlag, den meine Handschuhe verursachen.

= Mitfahrgelegenheit für Kisten ins Tessin
6520 | 15 | - | parcel-brown x2
Ich fahre jeden zweiten Freitag durch den Gotthard zu meiner Mutter und habe den Kofferraum halb leer. Preis pro Kiste bis zwanzig Kilo, Wein wird liegend transportiert. Auf der Rückfahrt bringe ich gern Merlot statt Kartons.

= Treppenhausreinigung für kleine Häuser
6530 | 85 | servicePlace=customer | bucket-yellow x2, block-mint | company
Alle vierzehn Tage, inklusive Lift und Briefkasten. Unsere Frau Kostić kennt nach drei Wochen jedes Kind mit Namen und jeden Schuh, der im Weg steht. Streusalz im Winter wischen wir ohne Aufpreis auf.

= Backofen und Steamer wie neu
6530 | 120 | - | kitchen-white, bucket-blue
Zwei Stunden lang verschwindet mein Kopf in Ihrem Ofen, bitte nicht erschrecken. Ich arbeite mit Schmierseife und Geduld statt mit Dampf aus der Dose. Das Lasagne-Sediment von Silvester geht auch weg, versprochen.

= Umzugsreinigung, wir lassen den Schlüssel klimpern
6530 | request | servicePlace=customer | vacuum-grey, bucket-blue, kitchen-wood | company
Bei der Übergabe stehen wir neben Ihnen, und zwar mit Lappen im Hosensack. Vier Zimmer schaffen wir zu dritt an einem Tag, Storen zählen wir einzeln. Findet die Verwaltung doch noch ein Haar, kommen wir vor dem Mittag zurück.

= Teppiche und Polster mit Sprühextraktion
6530 | 95 | - | rug-red, couch-grey, vacuum-red | company
Das Wasser im Tank zeigen wir Ihnen hinterher, die meisten wollen es nicht glauben. Rotwein vom Vorabend schaffen wir fast immer, Kugelschreiber vom Vorschüler meistens. Trocknen dauert sechs Stunden, Socken an!

= Frühlingsputz für Dachstöcke und Keller
6530 | 40 | servicePlace=customer | bucket-yellow, shelf-black
Ich sortiere beim Wischen, dann ist nachher beides gemacht. Mausefallen leere ich selber, Spinnen trage ich hinaus und sieze sie dabei. Stundenlohn, gefundene Münzen bleiben im Haus.

= Gräber pflegen, wenn man weit weg wohnt
6565 | 180 | - | bucket-blue, vase-white | company seller=bachtobel
Drei Bepflanzungen im Jahr, dazwischen jäten und giessen, alles im Preis. Nach jedem Besuch schicken wir ein Foto. Eine Kundin wünscht sich Erdbeeren statt Begonien, die Friedhofskommission hat Ja gesagt.

= Computerhilfe für Leute, die ungern fragen
6565 | 60 | servicePlace=provider | laptop-silver, keyboard-white
Bei mir gibt es keine dummen Fragen, nur Drucker. Ich komme vorbei, richte ein, schreibe die drei wichtigsten Schritte gross auf ein Blatt und klebe es an den Bildschirm. Passwörter lasse ich Sie selber tippen.

= Dias digitalisieren, ein Magazin am Tag
6565 | 40 | - | slr-silver, lens-white | company seller=blendeAcht
Vierzig Franken pro Rundmagazin mit achtzig Stück, Staub entfernen wir vorher mit dem Blasebalg. Wer die Reihenfolge durcheinandergebracht hat, legt einfach einen Zettel dazu. Das Bild, auf dem alle lachen, drucken wir auf Karton und schenken es Ihnen.

= Super-8-Filme auf Datei, Bild für Bild
6565 | 35 | - | slr-silver, tripod-black | company seller=blendeAcht
Eine Dreiminutenrolle braucht bei uns vierzig Minuten, weil wir jedes Einzelbild abfotografieren. Taufen, Bergtouren und sehr viele Schwenks über Parkplätze: wir haben alles gesehen und verraten nichts. Die Originalspule bekommen Sie gereinigt zurück.

= Trauredner ohne Pathos
6565 | 950 | - | stage-plum, hat-black
Ich war Radiosprecher und kann einen Versprecher so verkaufen, dass alle klatschen. Vorher treffen wir uns zweimal, einmal mit und einmal ohne Trauzeugen. Gereimt wird nur auf ausdrücklichen Wunsch der Grossmutter.

= DJ für Geburtstage ab vierzig
6565 | 480 | - | turntable-black, speakers-black x2
Mein Koffer reicht von ABBA bis Züri West, dazwischen fehlt nur Helene. Anlage für achtzig Personen bringe ich mit, um Mitternacht wird freiwillig leiser gedreht. Auf Wunschzettel reagiere ich höflich, aber nicht sofort.

= Sie backen nicht gern? Ich liefere den Zopf
6565 | 14 | - | apron-blue, kitchen-wood
Samstags um vier Uhr steht mein Ofen auf 220 Grad, um sieben hängt das Brot an Ihrer Türfalle. Kilozopf aus Emmentaler Butter, mit Ei bestrichen und auf Zeitungspapier getestet. Nur zu Fuss erreichbar, also nur im Quartier.

= Hochzeitsfotos auf Film, 12 Rollen
6565 | 2400 | - | slr-black, lens-black, painting-flowers
Ich drücke an einem Tag vierhundertmal ab und nicht viertausendmal. Dafür ist Onkel Max auf keinem einzigen Bild mit geschlossenen Augen. Abzüge auf Barytpapier nach sechs Wochen, Negative gehören euch.

= Messer und Scheren schleifen
6565 | 9 | - | cookware-steel
Von Hand auf japanischen Steinen, pro Klinge. Das geerbte Rüstmesser schneidet danach wieder Tomaten, auch wenn es nur noch halb so breit ist. Wellenschliff verweigere ich aus Überzeugung.

= Hund tagsüber ausführen, Gruppen bis vier
6565 | 28 | - | dogbasket-brown x2, boots-brown
Wir gehen anderthalb Stunden durch den Wald und kommen in derselben Anzahl zurück. Nasse Pfoten werden vor der Haustür getrocknet. Läufige Damen und Jogger-Jäger muss ich leider ablehnen.

= Katzensitter mit Prüfungsangst vor Kakteen
6565 | 20 | - | cattree-grey, birdcage-brass
Zweimal täglich füttern, Kistchen machen, eine halbe Stunde mit der Angel spielen. Ihre Topfpflanzen giesse ich nach Liste, für das Überleben stacheliger Arten übernehme ich keine Haftung. Fotos gibt es jeden Abend, meistens unscharf vor lauter Schnurren.

= Ich schreibe Ihre Familiengeschichte auf
6565 | 70 | - | bookstack-cold, desk-wood, painting-mountain
Als Historiker habe ich Klosterrechnungen gelesen, Ihre Tante wird also kein Problem. Wir sitzen fünf- bis achtmal zusammen, ich bringe das Aufnahmegerät und Sie die Alben. Am Schluss gibt es ein gebundenes Buch in fünf Exemplaren und mindestens ein Geheimnis weniger.

= Steuererklärung für Angestellte, Pauschale
6565 | 110 | - | folders-blue x2, desk-white | company
Lohnausweis, Säule 3a, Zahnarzt: mehr brauchen wir nicht. Belege dürfen in der Einkaufstasche kommen, das sind wir gewohnt. Eine Fristverlängerung holen wir zuerst, dann trinken Sie in Ruhe Kaffee.

= Lohnbuchhaltung für drei bis zehn Leute
6565 | 140 | - | folders-mixed, laptop-black | company
Sie melden die Stunden bis zum Zwanzigsten, wir den Rest bis zum Fünfundzwanzigsten. Quellensteuer, Kinderzulagen und die berüchtigte Frage, ob der Hofhund versichert ist, klären wir nebenbei. Monatspreis ohne Sternchen.

= Bewerbungsdossier auffrischen, ehrlich
6565 | 120 | - | laptop-silver, folders-blue
Zwanzig Jahre lang habe ich solche Mappen auf den Neinstapel gelegt, ich weiss also, warum. Wir kürzen Ihren Lebenslauf auf zwei Seiten und streichen das Wort teamfähig. Ein Probegespräch am Küchentisch ist dabei.

= Übersetzungen Deutsch–Albanisch, auch amtlich
6565 | 65 | - | bookstack-warm, folders-mixed | seller=agron
Geburtsurkunden, Mietverträge, Zeugnisse: das kenne ich vom eigenen Familiennachzug auswendig. Preis pro Normseite, beglaubigt kostet es zehn Franken mehr. Liebesbriefe übersetze ich gratis, wenn ich darf auch ein bisschen schöner.

= Schneeräumung vor der Garage, ab 4 Uhr
6565 | 290 | - | garage-grey, tractor-red
Mein kleiner Traktor hat Schneeketten und einen Auspuff, den ich extra gedämmt habe. Die Saisonpauschale gilt von der ersten Flocke bis zum letzten Matsch. Letztes Jahr hatten wir vier Einsätze, ein schlechtes Geschäft für Sie, ich sage es offen.

= Hecken schneiden mit Blick fürs Amselnest
6565 | 68 | - | ladder-wood, olivetree-white | company seller=bachtobel
Zuerst schauen wir hinein, dann wird geschnitten. Ist ein Nest bewohnt, kommen wir im Spätsommer noch einmal, ohne Rechnung für die erste Fahrt. Schnittgut häckseln wir vor Ort unter die Beeren.

= Brennholz spalten mit dem Hydraulikspalter
6565 | 75 | - | firewood-stack x2
Ich komme mit elf Tonnen Druck und einem Helfer, der die Beigen schöner macht als ich. Pro Ster gerechnet, ab fünf Ster lohnt es sich. Eiche ja, Ulme nur mit Schmerzensgeld.

= Gitarre für Erwachsene, die sich nie trauten
6540 | 60 | - | eguitar-blue, amp-cream, chairs-wood
Meine älteste Schülerin ist 74 und spielt Neil Young lauter, als ihr Vermieter mag. Akkorde statt Tonleitern, Lieder statt Etüden. Nach acht Wochen gibt es ein Konzert vor genau drei Leuten.

= Schwimmen lernen ab sechzig
6540 | 48 | - | paddleboard-mint, backpack-blue
Wir beginnen im Nichtschwimmerbecken morgens um acht, wenn niemand zuschaut ausser dem Bademeister, und der heisst Toni und ist diskret. Die meisten legen nach sechs Stunden die erste Breite zurück. Tauchen muss niemand.

= Deutsch im Alltag: Brief, Busfahrt, Beiz
6540 | 35 | - | blackboard-green, bookstack-mixed | company
Unterricht in Gruppen zu fünft, einmal pro Monat draussen am Billettautomaten. Wir üben, wie man reklamiert, ohne zu schreien, und wie man sich beim Nachbarn entschuldigt. Dialekt verstehen gehört dazu, Dialekt reden verlangt niemand.

= Mathe vor der Gymiprüfung, Kleingruppe
6540 | 45 | - | blackboard-black, desk-white | company
Acht Samstage, vier Kinder, ein Whiteboard und sehr viele Zwetschgen zum Bruchrechnen. Wir üben auch, eine Aufgabe liegen zu lassen, denn daran scheitert es am häufigsten. Eltern warten bitte nicht vor der Tür.

= Nähkurs für Anfänger: die eigene Tasche
6540 | 190 | - | sewingmachine-white x2, handbag-red
Vier Abende, am Ende hängt etwas an Ihrer Schulter, das hält. Maschinen sind da, Stoff darf auch eine ausgediente Lastwagenplane oder Vaters Hemd sein. Kursgrösse sechs, weil ich nur sechs Steckdosen habe.

= Imkern für Neugierige, ein Halbtag
6540 | 80 | - | land-meadow, hat-straw
Schleier und Handschuhe in drei Grössen hängen bereit, Parfum bitte weglassen. Wir öffnen zwei Völker, das sanfte zuerst. Wer danach noch will, bekommt ein Pflichtenheft und keinen Prospekt.

= Italienisch kochen und dabei lernen
6540 | 75 | - | kitchen-wood, cookware-red, apron-white
Meine Schwiegermutter diktierte mir die Rezepte im Befehlston, so bleiben die Verben hängen. Wir kochen drei Gänge auf Italienisch und essen auf Deutsch weiter, wenn niemand mehr kann. Wein zum Selbstkostenpreis, Nachspeise bringt jeweils jemand mit.

= Klettern im Vorstieg, Privatstunde Halle
6540 | 85 | - | helmet-white, backpack-red, shoes-brown
Stürzen üben wir in der zweiten Stunde, vorher schläft man noch gut. Material bringe ich mit, bequeme Finken müssen Sie selber mögen. Bergführerausweis zeige ich gern, er hat ein schreckliches Foto.

= Schlagzeug im Luftschutzkeller
6540 | 70 | - | drumkit-red x2, headphones-black
Hinter vierzig Zentimetern Beton darf jeder so laut sein, wie er heute ist. Zwei Sets stehen Fuss an Fuss, ich spiele mit. Kinder ab acht, Väter ab Feierabend.

= Patchwork-Nachmittag mit Kinderhüte nebenan
6550 | 12 | servicePlace=customer | teddy-cream, sewingmachine-white
Während vorne genäht wird, bauen hinten drei bis sieben Kinder eine Stadt aus Fadenspulen. Betreut werden sie von meiner Nichte, angehende Fachfrau Betreuung im zweiten Lehrjahr. Preis pro Kind und Nachmittag, Zvieri dabei.

= Tagesmutter hat einen Platz am Donnerstag
6550 | 95 | servicePlace=provider | highchair-wood, teddy-brown, boardgame-red
Bei uns wohnen zwei eigene Kinder, drei Hühner und ein Trampolin. Gegessen wird, was der Garten hergibt, und Fischstäbchen. Ich bin beim Tageselternverein angestellt, die Abrechnung läuft also sauber.

= Babysitterin mit eigenem Bücherkoffer
6550 | 19 | servicePlace=customer | suitcase-red, bookstack-warm, cot-white
Ich bin 16, habe den Rotkreuzkurs und drei jüngere Brüder überlebt. Nach der Gutenachtgeschichte mache ich Hausaufgaben und nicht Ihren Kühlschrank leer. Mein Vater holt mich ab, auch um eins.

= Mittagstisch für Primarschüler, vier Plätze
6550 | 16 | - | table-oak, crockery-white, chairs-wood
Um zehn nach zwölf klingelt es, um Viertel nach dampft die Suppe. Nach dem Essen wird der Abwasch gewürfelt, wer eine Sechs hat, darf auf die Schaukel. Vegetarisch geht immer, ohne Gemüse nie.

= Suche Ferienhüte für ruhige Schildkröte
6550 | 60 | servicePlace=customer | hutch-wood | wanted
Sie heisst Gertrud, ist älter als ich und braucht drei Wochen lang Löwenzahn und jemanden, der abends nachzählt. Das Gehege bringe ich mit. Ich weiss, Kinderbetreuung ist nicht ganz die richtige Rubrik, aber sie benimmt sich so.

= Suche Schneiderin für ein Hochzeitskleid von 1954
6565 | 300 | - | dress-yellow, sewingmachine-black | wanted
Meine Grossmutter trug es, meine Mutter wollte nicht, ich möchte. Es fehlen acht Zentimeter um die Hüfte und ein Stück Spitze am Ärmel, das der Marder gefressen hat. Zeit hätten wir bis zum Herbst.

= Suche Klavierlehrer, der nach Hause kommt
6540 | 70 | servicePlace=customer | piano-brown | wanted
Unser Sohn spielt nach Gehör und weigert sich, eine Note anzuschauen. Vielleicht kennen Sie einen Trick. Das Instrument ist ordentlich gestimmt, der Teppich davor liegt schief, damit man das Pedal findet.

= Wer hilft beim Abbau einer Voliere?
6510 | 150 | - | birdcage-brass, ladder-alu | wanted
Sie ist drei auf vier Meter, verzinkt und seit dem Tod von Koko leer. Die Schrauben sind alle gut, nur ich bin zu klein. Das Gitter darf man behalten, den Napf hätte ich gern.
