= Cassapanca in noce intagliata
4810 | 620 | condition=used, material=wood | chest-wood x2
Dentro ci stavano le lenzuola del corredo e, in guerra, le sigarette. Odora di tutte e due.

= Madia ticinese per il pane
4810 | 480 | condition=used | dresser-wood x2
Il coperchio è lucido dove si appoggiavano i gomiti. Qualche forellino, trattata due volte, tarli andati.

= Specchiera dorata, foglia consumata
4810 | 350 | condition=used | mirror-gold x2
Veniva dal salone di una pensione sul lago. Riflette ancora signore inglesi, se la luce è giusta.

= Olio su tela, alpe con baita
4820 | 420 | condition=good, technique=oil | painting-mountain x2
La capra in primo piano l’ha aggiunta mia zia a matita grassa; si può togliere, ma sarebbe un peccato. Cornice in legno di castagno.

= Natura morta con ortensie
4820 | 210 | condition=good | painting-flowers
Cornice d’epoca, tela rintelata. È rimasta sopra il camino spento, quindi niente fumo.

= Orologio a pendolo da parete
4840 | 240 | condition=used | clock-wood x2
Batte le ore e, d’agosto, anche qualcosa in più. Revisionato da un frate di Faido che poi è diventato orologiaio.

= Vaso in ceramica blu, Albisola
4830 | 130 | condition=good | vase-blue x2
Un viaggio di nozze del ’62, portato sulle ginocchia fino a Bellinzona. Mai visto un fiore.

= Servizio da caffè in porcellana
4830 | 80 | condition=good | crockery-white
Filo d’oro quasi intero. La zuccheriera la usavamo per i bottoni.

= Cerco comò a ribalta lombardo
4810 | 700 | - | dresser-wood | wanted
Anche con piedi da rifare. Mio padre restaura e d’inverno diventa insopportabile se non ha un comò.
