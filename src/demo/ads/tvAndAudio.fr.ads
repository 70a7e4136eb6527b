= Téléviseur noir 50 pouces
5410 | 230 | condition=good, make=Philips, screenSize=50 | tv-black x2
Le halo de lumière derrière fait croire à un feu de cheminée. Nous avons désormais la vraie.

= TV blanche pour chambre
5410 | 85 | condition=used, make=LG | tv-white
Vingt-quatre pouces d’insomnie partagée. Pied vissé, télécommande essuyée.

= Écran 65 pouces, coupe du monde terminée
5410 | 480 | condition=likeNew, make=Hisense, screenSize=65 | tv-black
Acheté pour un match, éliminé en huitièmes. Emballage au garage.

= Enceintes colonnes bois
5420 | 350 | condition=good, make=Elipson, hifi=speakers | speakers-wood x2
Elles mettent l’orchestre à sa place, y compris le triangle. Grilles tachées d’un seul doigt, celui de ma nièce.

= Enceintes noires d’étagère
5420 | 120 | condition=good, make=Focal, hifi=speakers | speakers-black
Petites, franches, exigeantes. Mieux vaut les écouter que les regarder.

= Platine bois, cellule neuve
5420 | 190 | condition=good, make=Thorens, hifi=turntable | turntable-wood x2
Sainte-Croix sur la plaque, ça compte ici. Courroie et patins changés.

= Platine noire pour mixer
5420 | 240 | condition=used, make=Reloop, hifi=turntable | turntable-black
Démarrage instantané, comme mon frère quand on parle de rock. Couvercle griffé.

= Ampli stéréo et tuner
5420 | 180 | condition=used, make=Luxman, hifi=amplifier | amp-black
Façade alu, boutons fermes. Couleur 3 arrive sans un souffle.

= Casque noir antibruit
5430 | 130 | condition=good, make=Bose, headphones=overEar | headphones-black
Testé dans le train des recrues. Coussinets neufs, câble en réserve.

= Casque blanc sans fil
5430 | 70 | condition=used, make=Beats, headphones=overEar | headphones-white
Anniversaire d’une ado désormais aux écouteurs. Arceau intact.

= Casque bleu de studio
5430 | 95 | condition=good, make=Fostex, headphones=overEar | headphones-blue
J’y ai mixé des cloches et des grillons pendant deux ans. On entend tout, même ce qu’on préférerait pas.

= Radio rouge vintage, bluetooth caché
5440 | 60 | condition=good, make=Tivoli | radio-red x2
Posée près de l’évier, elle sait tout des nouvelles et des éclaboussures. Son rond.

= Poste à lampes en noyer
5440 | 150 | condition=used, make=Paillard | radio-wood x2
Sottens gravé sur le cadran, petit pincement compris. Remis en état par un club d’anciens.

= Vidéoprojecteur blanc et écran à pied
5450 | 280 | condition=good, make=Optoma | projector-white
Ciné-jardin de quartier, sept étés, trente voisins. L’écran garde l’ombre d’une chauve-souris, je plaisante.

= Projecteur de poche noir
5450 | 140 | condition=good, make=Xgimi | projector-black
Il tient dans un sac à main honnête. Plafond de chambre conseillé.

= Console noire avec dix jeux
5460 | 190 | condition=used, make=Sony, gaming=console | console-black x2
Le temps d’écran a été voté en famille. J’ai perdu quatre contre un.

= Console blanche dernière génération
5460 | 380 | condition=likeNew, make=Sony, gaming=console | console-white x2
Je pensais avoir le temps à la retraite. La retraite, c’est du jardinage et des petits-enfants.

= Console portable, étui rigide
5460 | 160 | condition=good, make=Nintendo, gaming=console | console-black
Joysticks remplacés par un horloger du Sentier qui s’ennuyait. Trois jeux en boîte.

= Borne d’arcade de bistrot
5460 | 650 | condition=used, platform=other, gaming=console | console-black
Deux joueurs, monnayeur à vingt centimes conservé. Elle a appris le désespoir à une génération.
