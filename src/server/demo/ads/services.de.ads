= Klaviere stimmen, auch das vom Grosi
6565 | 160 | - | piano-brown x2
Ich stimme seit 22 Jahren und habe noch keines weinen sehen, höchstens die Besitzer beim Preis fürs neue Saitenwerk. Gerechnet wird pauschal, die Anfahrt mit dem Velo ist gratis. Wer mir vorher sagt, welche Taste klemmt, bekommt sie am selben Tag zurück.

= Vorhänge kürzen, Hosen retten, Reissverschlüsse
6565 | 25 | - | sewingmachine-black x3
Meine Maschine ist von 1961 und kennt nur den Geradstich, mehr braucht ein Saum nicht. Jeans bitte gewaschen bringen, es hat schon einmal ein Feuerzeug in der Tasche gegeben. Abholen kann man über die Mittagszeit oder nach dem Nachtessen.

= Malerarbeiten mit sauberen Kanten
6510 | request | - | paintroller-blue x2, ladder-alu | company
Wir sind zu dritt und kleben lieber eine Stunde länger ab, als einen Tag lang Sockelleisten zu putzen. Farbmuster streichen wir vorher an die Wand, nicht aufs Papier. Möbel rücken ist inbegriffen, das Aquarium müssten Sie selber leeren.

= Fenster putzen ohne Schlieren, auch Dachfenster
6530 | 45 | - | bucket-blue x2
Gelernt habe ich es im Spital, wo die Sonne jeden Fehler zeigt. Rahmen und Falz gehören dazu, Storen auf Wunsch nach Aufwand. Bei Regen komme ich trotzdem, das Wasser von aussen ist ja nicht mein Problem.

= Fahrt zum Recyclinghof mit Anhänger
6520 | 60 | - | van-white, movingboxes-brown
Ich fahre am Samstag sowieso, mein Anhänger ist meistens halb leer. Sperriges bitte schon auseinandergenommen, meine Geduld mit Inbusschrauben ist aufgebraucht. Gebühren der Sammelstelle gehen separat, die Quittung bringe ich mit.

= Schwyzerörgeli lernen ohne Noten
6540 | 55 | - | accordion-red x2
Bei mir spielt man am ersten Abend schon einen halben Ländler, den schnellen Teil lassen wir vorerst weg. Ein Leihinstrument steht bereit, es heisst Käthi und hat einen Riemen für Linkshänder. Unterrichtet wird in der Stube, die Nachbarn sind informiert.

= Hüte am Mittwochnachmittag zwei bis drei Kinder
6550 | 18 | - | boardgame-green, teddy-brown
Pensionierte Kindergärtnerin mit grossem Estrich und einem Kaspertheater, dem der König fehlt. Zvieri ist Brot, Apfel und manchmal eine Ausnahme. Bis um sechs sind alle abgeholt, danach singe ich im Chor.

= Suche jemanden, der meine Steuern sortiert
6565 | 40 | - | folders-mixed x2 | wanted
Es sind drei Schuhschachteln und ein gutes Gewissen, mehr System habe ich nicht. Ausfüllen kann ich die Formulare selber, mir fehlt nur die Reihenfolge. Kaffee und Apfelwähe gibt es zusätzlich zum Stundenlohn.
