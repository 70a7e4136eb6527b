= Fauteuil de direction en cuir, dossier haut
6810 | 150 | condition=used, material=leather | officechair-black x2
Il a appartenu à un notaire qui n’a jamais haussé le ton, et cela se sent dans l’assise. Le vérin redescend d’un centimètre par séance. Accoudoir gauche poli par la réflexion.

= Quatre bureaux d’angle, plateau clair
6810 | 120 | condition=good | desk-white x2, officechair-grey | company
Prix à la pièce, visserie dans un sachet scotché sous chaque plateau, fait unique dans l’histoire. Nous passons au télétravail et à une table commune. Monte-charge disponible jusqu’à seize heures.

= Table de réunion pliable, sur roulettes
6810 | 210 | condition=likeNew | table-white x2 | company
Elle traverse une porte de 80 centimètres, ce que nous n’avons découvert qu’après l’achat de la grande. Blocage à chaque roue. Dix personnes assises, douze si l’on s’entend bien.

= Armoire métallique à rideau, gris clair
6810 | 140 | condition=used, material=metal | office-sand, folders-mixed | company seller=ardoise
Cinq rayons, rideau qui coulisse avec un bruit de dimanche matin à la poste. Nous avons changé la serrure et retrouvé à l’intérieur un calendrier de 1997. Deux personnes et un diable suffisent.

= Lot de 30 chaises coque, pied luge
6810 | 540 | condition=good | chairs-white x2 | company seller=ardoise
Elles viennent d’une salle de paroisse passée aux bancs chauffants. Empilables par huit, patins feutrés posés par les confirmants. Le lot entier, pas au détail, nos épaules vous remercient.

= Cloison vitrée de bureau, trois modules
6810 | 700 | condition=good | office-sky x2 | company seller=ardoise
Démontée proprement par ceux qui l’avaient posée, ce qui aide. Chaque module fait un mètre sur deux quarante. Le verre porte encore une trace ronde de ventouse que personne n’ose nettoyer.

= Banque d’accueil arrondie, chêne et laque
6810 | 980 | condition=good, material=wood | dresser-white x2, desk-wood | company seller=ardoise
Elle a vu passer dix mille rendez-vous chez le dentiste, presque tous à contrecœur. Côté visiteur impeccable, côté secrétaire un peu de correcteur blanc. Transport en deux morceaux.

= Siège ergonomique à genoux, bleu
6810 | 40 | condition=used | office-sky
Mon dos s’est redressé, mes genoux ont porté plainte. Inclinaison réglable, tissu lavable. À essayer vingt minutes avant de se décider, je fais du thé.

= Machine à écrire de bureau, chariot long
6820 | 85 | condition=good | keyboard-black, desk-wood
Achetée pour taper des cartes de collection, conservée pour le plaisir du retour. Accents suisses, ruban bicolore neuf. La lettre q saute quand on se fâche.

= Trois cartons de classeurs fédéraux, 7 cm
6820 | 25 | condition=used | folders-blue x2, movingboxes-white
Une tante très organisée vient de partir en maison de retraite avec un seul dossier sous le bras. Quarante-deux pièces, étiquettes à recouvrir. Certaines disent simplement « À voir ».

= Plastifieuse et massicot, lot école
6820 | 55 | condition=good | printer-white, toolbox-red
J’enseignais en première enfantine, j’ai plastifié des dinosaures pendant trente ans. Le massicot coupe droit depuis qu’on a caché la règle. Cent pochettes A4 en prime.

= Tampon dateur et encreurs, boîte entière
6820 | 18 | condition=used | stamps-blue, coins-silver
Le dateur s’arrête en 2031, il vous reste du temps. Encre violette, comme chez le vétérinaire. Six plaques interchangeables, dont une « Reçu trop tard ».

= Comptoir de boulangerie avec vitre bombée
6830 | 1300 | condition=used | fridge-white, kitchen-wood | company seller=epicerieTilleul
Nos tresses y ont pris la lumière pendant quatorze ans. Plateau en marbre, tiroir-caisse à gauche, une étagère gauchie par les cuchaules. La vitre est démontée et dort entre deux matelas.

= Moulin à café professionnel, meules neuves
6830 | 290 | condition=good | coffeemachine-black x2
Il faisait le bonheur d’un bar de gare, puis le bar est devenu une agence de voyages. Mouture précise du turc au filtre. Bruyant quatre secondes, délicieux ensuite.

= Vingt tables de bistrot, pied fonte
6830 | 45 | condition=used | gardentable-white, crockery-white | company seller=grenierMadame
Prix l’unité, plateaux ronds refaits en stratifié façon marbre. L’ancien patron gravait ses clients fidèles dessous : cherchez Riri, Dédé et Madame Jordan. Livraison possible par dix.

= Friteuse double bac, gaz, révisée
6830 | 480 | condition=good | cookware-steel, kitchen-white
Elle a nourri un tournoi de pétanque, une abbaye et trois fêtes du bois. Thermostat changé, cuves poncées, odeur partie. Bouteille non fournie, appétit recommandé.

= Tour à bois 1 mètre, avec gouges
6840 | 620 | condition=good | toolbox-red x2, drill-blue | company seller=boutefeu
Les toupies de nos enfants sont sorties d’ici, et un pied de lampe que personne ne voulait. Vitesse par courroie, cinq positions. Copeaux dans les rainures, c’est de l’érable.

= Presse à relier manuelle, vis centrale
6840 | 340 | condition=used | bookstack-cold x2, toolbox-grey
Fonte, plateau de 40 sur 30, bras de levier façonné par deux générations d’avant-bras. J’ai relié l’annuaire du village pour la tester. Elle pèse autant que mon beau-père et se déplace moins.
