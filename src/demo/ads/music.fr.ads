= Piano droit Burger & Jacobi, brun
4310 | 1100 | condition=good, make=Burger & Jacobi, instrument=piano | piano-brown x3
Piano droit Burger & Jacobi, brun, 120 cm, accordé chaque année (carnet). Mécanique réglée, un marteau regarni. Bois
ciré, deux griffes sur le côté. Rez-de-chaussée, porte large. Transport par vos soins, je peux donner l’adresse d’un
déménageur de pianos (compter 350.-). Tabouret compris. Venez jouer quand vous voulez, en fin de journée.

= Piano numérique Roland noir, banquette
4310 | 450 | condition=good, make=Roland, instrument=keyboard | piano-black
Roland FP-30 noir avec stand, pédale triple, banquette et casque. Toucher lourd 88 touches. Acheté pendant le
confinement 990.-, presque pas joué. TWINT ou cash à l’enlèvement.

= Guitare électrique Squier rouge, micros refaits
4310 | 360 | condition=good, make=Squier, instrument=guitar | eguitar-red x3
Squier Stratocaster rouge, micros Seymour Duncan, réglée par un luthier. Cordes neuves 10-46. Housse avec une tache.
Quelques pocs sur la tranche.

= Guitare folk Takamine et capodastre
4310 | 190 | condition=used, make=Takamine, instrument=guitar | guitar
Takamine G-series folk, table épicéa. Capo et accordeur compris. Marques d’usage, aucune fissure, manche droit. 190.-,
essai possible.

= Accordéon diatonique, housse neuve
4310 | 980 | condition=good, make=Castagnari, instrument=accordion | accordion-red x2
Accordéon diatonique Castagnari, sol-do, 2 rangées, 8 basses, avec housse neuve. Accord juste, soufflet étanche. Vendu
car je passe au 3 rangées. Envoi exclu. Visible en soirée, je le joue volontiers pour vous.

= Accordéon chromatique noir, 96 basses
4310 | 1250 | condition=used, make=Pigini, instrument=accordion | accordion-black x3
Accordéon chromatique Pigini noir, 96 basses, touches bouton en nacre (il en manque une). Bretelles refaites. Soufflet
ok, deux lames à accorder. C’était celui de mon père. Valise rigide. Prix à discuter.

= Violon 4/4 et deux archets
4310 | 890 | condition=good, instrument=strings | violin-wood x3
Violon 4/4 révisé par un luthier, chevalet neuf, cordes Dominant, deux archets dont un carbone. Fond en deux pièces,
étiquette Mittenwald illisible. Etui avec hygromètre. Conviendrait à un bon élève. Expertise du luthier 890.-, c’est
ce que je demande. Prêt d’une semaine contre caution.

= Violon d’étude 1/2, carrément sage
4310 | 210 | condition=used, instrument=strings | violin-wood
Violon 1/2 étude avec archet, étui, coussin, colophane. Bon pour 7-9 ans. A venir chercher ou poste 14.-

= Batterie bleue, cymbales comprises
4310 | 520 | condition=good, make=Mapex, instrument=drums | drumkit-blue x3
Batterie Mapex Tornado bleue: 5 fûts, cymbales, tabouret, pédale. Sourdines en caoutchouc. Peaux correctes. Démontée,
rentre dans un break. Vente cause voisinage.

= Ampli Vox AC15 crème à lampes
4310 | 410 | condition=good, make=Vox | amp-cream x2
Vox AC15 crème (env. 20 W, HP Celestion), lampes changées en 2022, reverb ok. Housse. Un potard marqué au vernis.
Poids 22 kg, à essayer chez nous avec votre guitare.

= Ampli de répétition, robuste
4310 | 120 | condition=used, make=Peavey | amp-black
Ampli Peavey de répétition, 2 canaux, entrée micro. Une roulette bancale. Costaud, il sent un peu la cave. 120.-.

= Flûte traversière argentée
4310 | 260 | condition=good, make=Yamaha, instrument=woodwind | recorders-white
Flûte traversière Yamaha YFL-211, tampons changés, étui d’origine. Deux flûtes à bec blanches offertes. Facture du
facteur de 2023 (tampons 180.-). Envoi recommandé ou remise au conservatoire, TWINT.

= Cherche harmonium de voyage
4310 | 300 | instrument=piano | piano-brown | wanted
Cherche harmonium de voyage, même s’il siffle. Je le répare moi-même. Jusqu’à 300.- selon état.

= Basse Cort 5 cordes, noire
4310 | 340 | condition=likeNew, make=Cort, instrument=bass | eguitar-black x2
Cort Action V noire, 5 cordes, comme neuve, sangle large. Payée 429.-. J’ai gardé la 4 cordes.

= Vinyles de chanson, deux bacs
4330 | 120 | condition=used, genre=chanson | vinyl-black x3
Environ 110 vinyles chanson française: Barbara, Brel, Brassens, Ferré, Moustaki. 2 bacs. Pochettes usées pour
certains, disques bons. Prix pour le tout, pas de tri svp. Cash.

= 33 tours de rock progressif, 45 disques
4330 | 260 | condition=good, genre=rock | vinyl-red x2
45 33-tours rock prog (Genesis, Yes, King Crimson, Camel…), pressages originaux pour la plupart. Pochettes dépliantes,
posters. Tous lavés. Liste avec états sur demande. Vendus ensemble. Ecoute possible.

= Disques pour enfants, Émilie et les autres
4330 | 25 | condition=used, genre=childrens | vinyl-red
Disques pour enfants, env. 12: Émilie Jolie, Anne Sylvestre, Henri Dès. Ça craque un peu. 25.- ou 3.- pièce

= Électro et house, 70 maxis genevois
4330 | 210 | condition=good, genre=electronic | vinyl-black x2
70 maxis électro/house, beaucoup de labels genevois, 1996-2008. Etat VG à VG+. 3.- pièce en moyenne mais lot
uniquement. A emporter.

= CD classiques, coffrets scellés pour moitié
4320 | 85 | condition=likeNew, genre=classical | discs-silver x2
CD classiques, env. 60 + coffrets, la moitié encore sous film. Ansermet, Haskil, Lipatti. 85.- tout. Poste ok (11.50).

= CD de musique romande, 60 titres
4320 | 55 | condition=good | discs-blue
60 CD de musique romande, de Bühler à Sarclo. Boîtiers remplacés. Je les ai numérisés donc je libère l’armoire.
Retrait ou envoi.

= Partitions piano à quatre mains
4340 | 38 | condition=used, instrument=piano | bookstack-warm
Partitions 4 mains: Schubert, Fauré, Dvorak, 14 cahiers. Annotées au crayon. 38.-

= Partitions fanfare, armoire entière
4340 | free | condition=used | folders-blue x2
A donner: partitions de fanfare, une armoire entière, env. 200 titres avec parties. A débarrasser d’un coup, 2e étage.
Prendre des cartons.

= Sono portable 300 W avec micro
4350 | 290 | condition=good | speakers-black x2
Sono portable 300 W avec micro filaire, 2 enceintes, pieds, table 6 canaux. Parfaite pour loto ou mariage. Micro qui
grésille parfois, câble à changer. Housses de transport. Essai sur place, paiement TWINT.

= Praticables de scène et jupe noire
4350 | 350 | condition=used | stage-plum
Praticables de scène 6 m2 (3 éléments 2x1 m, pieds 40 cm) et jupe noire. Une trappe a été ajoutée. Charge 500 kg/m2.
Remorque nécessaire, on aide à charger. 350.- à discuter.

= Platines vinyle, la paire
4350 | 560 | condition=good | turntable-black x2
Paire de platines vinyle à entraînement direct (type SL-1210), cellules incluses, flight-case. Pitch ok, une LED
grillée. Prix des deux. Vendues pour faire de la place à une chambre d’enfant. Pas d’envoi.
