= Canapé gris trois places, très bon maintien
3020 | 320 | condition=good, colour=grey | couch-grey x3
Acheté chez un tapissier de Saint-Imier, pas en kit. On y a fait deux grippes et beaucoup de siestes.

= Canapé moutarde, pieds compas
3020 | 450 | condition=good, colour=yellow | couch-mustard x2
Style années soixante mais fabriqué hier, ou presque. La couleur change selon l’heure, c’est un canapé d’humeur.

= Canapé d’angle crème, déhoussable
3020 | 390 | condition=used, colour=beige | couch-cream x2
Deux enfants et un labrador: j’ai dit crème, comprenez crème fraîche du matin. Seconde housse propre dans son sac.

= Causeuse bleue à deux places
3020 | 210 | condition=good, colour=blue | couch-blue x2
Idéale pour les couples qui se parlent. Nous avons pris deux fauteuils.

= Fauteuil jaune, velours côtelé
3020 | 140 | condition=good, colour=yellow, material=fabric | armchair-yellow x2
On y lit bien, on s’y relève mal. Ressorts retendus par mon beau-père à la pince.

= Bergère rouge refaite à neuf
3020 | 390 | condition=likeNew, colour=red | armchair-red x2
Crin véritable, galon posé point par point un hiver entier. Mon cours de tapisserie en valait la peine, mon dos dit non.

= Fauteuil bleu pour coin cheminée
3020 | 95 | condition=used, colour=blue | armchair-blue
Une brûlure d’escarbille sur l’accoudoir gauche. Il a le sens de la conversation.

= Lit chêne 140 x 190, sommier neuf
3030 | 280 | condition=good, colour=brown, material=wood, width=140 | bed-oak x2
Dimension française, la voisine en avait un aussi et nous échangions les draps. Tête de lit sculptée de glands.

= Lit blanc laqué avec tiroirs
3030 | 170 | condition=good, colour=white | bed-white x2
Démonté, vis étiquetées par un comptable. Le comptable, c’est moi.

= Lit gris capitonné, coffre
3030 | 420 | condition=likeNew, colour=grey | bed-grey x2
On y range une tente, quatre couettes et un accordéon, testé. Vérins silencieux.

= Deux matelas latex, 80 x 200
3030 | 150 | condition=used, width=80 | bed-grey
Un ferme, un tendre, comme le couple qui les quitte. Housses lavées à soixante.

= Table de ferme en chêne, six convives
3040 | 480 | condition=used, colour=brown, material=wood | table-oak x3
Entailles du grand-père qui taillait son pain contre lui. Tiroir à couverts, avec miettes historiques aspirées.

= Table blanche ronde, pied tulipe
3040 | 190 | condition=good, colour=white | table-white x2
Plateau stratifié, un éclat caché sous la corbeille à fruits depuis 2014. Sans la corbeille, on le voit.

= Table en noyer et rallonges
3040 | 560 | condition=good, colour=brown, material=wood | table-walnut x2
De quatre à quatorze assiettes. Les rallonges sont plus claires parce qu’on nous invite rarement à ce point.

= Six chaises bistrot en bois
3040 | 180 | condition=used, colour=brown, material=wood | chairs-wood x2
Café de la Gare, fermé, snif. Sous l’assise de l’une, un mot d’amour à la craie grasse.

= Chaises noires empilables, lot de dix
3040 | 150 | condition=used, colour=black | chairs-black x2
Salle de yoga qui se met au sol. Quelques semelles antidérapantes à recoller.

= Chaises blanches nordiques, quatre
3040 | 120 | condition=good, colour=white | chairs-white x2
Coque et pieds hêtre. La peinture d’un coussin a déteint un peu, cherchez, vous ne trouverez pas.

= Armoire chêne à glace
3050 | 240 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Elle démonte en onze pièces, nous en avons compté douze la première fois. Penderie large, odeur de lavande.

= Armoire blanche coulissante
3050 | 210 | condition=good, colour=white | wardrobe-white x2
Deux mètres de large, amortisseurs qui font «pfft». Notice retrouvée au fond.

= Casier métallique vert d’atelier
3050 | 130 | condition=used, colour=green, material=metal | wardrobe-green x2
Chaussures à gauche, secrets à droite. Cadenas récent, code facile.

= Bibliothèque chêne clair
3050 | 260 | condition=good, colour=brown, material=wood | shelf-oak x2
Trois modules, échelle en option parce que c’est chic. Un rayon légèrement fatigué par l’histoire de l’art.

= Étagère blanche cubes, seize cases
3050 | 50 | condition=used, colour=white | shelf-white
Rangée par couleur puis plus rangée du tout. Une case a connu un hamster.

= Étagère noire industrielle
3050 | 95 | condition=good, colour=black | shelf-black
Tubes de chauffage et planches d’échafaudage, soudure propre. Un copain l’a faite, il fait aussi des ponts.

= Commode en bois, poignées laiton
3050 | 160 | condition=good, colour=brown, material=wood | dresser-wood x2
Trois tiroirs profonds; dans le second, on lit la date, 1957, et «Maurice». Bonjour Maurice.

= Commode bleue pour chambre d’enfant
3050 | 110 | condition=good, colour=blue | dresser-blue x2
Étoiles peintes au pochoir sur un flanc, l’autre attend le vôtre. Tiroirs avec butées.

= Lampadaire laiton, abat-jour plissé
3060 | 85 | condition=good, colour=gold | floorlamp-brass
Il éclaire doux et penche un brin, on ne se refait pas. Interrupteur au pied.

= Lampadaire noir articulé
3060 | 70 | condition=likeNew, colour=black | floorlamp-black x2
Bureau d’architecte en faillite, pas à cause de la lampe. Ampoule chaude fournie.

= Tapis rouge ancien, deux sur trois
3090 | 390 | condition=used, colour=red | rug-red x2
Boukhara, noué serré, une reprise dans l’angle nord. Le chat ne s’y est fait les griffes qu’en passant.

= Tapis bleu pure laine
3090 | 140 | condition=good, colour=blue | rug-blue
Il a passé l’hiver enroulé derrière la porte, en punition d’un mauvais achat. Dessin géométrique discret.

= Miroir doré ovale
3090 | 120 | condition=good, colour=gold | mirror-gold
Salle de danse de ma tante; il a vu mille entrechats. Tain net, crochet solide.

= Miroir bois flotté, fait main
3090 | 65 | condition=likeNew, colour=brown | mirror-wood
Bois ramassé entre Préverenges et Saint-Sulpice après l’orage. Chaque branche est sèche, promis.
