= Reflex noir et zoom 18-55
5610 | 260 | condition=good, make=Canon, cameraType=slr | slr-black x2
Il a photographié un club de gym entier, en l’air. Capteur net, courroie brodée.

= Boîtier argenté hybride
5610 | 480 | condition=good, make=Olympus, cameraType=mirrorless | slr-silver x2
Stabilisation miraculeuse, même après l’apéritif. Griffures au dos, bagues oblige.

= Argentique avec posemètre
5610 | 150 | condition=used, make=Canon, cameraType=film | slr-silver
Mon premier appareil, ma première photo, floue, encadrée. Mousse changée.

= Moyen format et trois dos
5610 | 890 | condition=good, make=Hasselblad, cameraType=film | slr-black x3
Le clac fait se retourner les pigeons de toute la place. Révision documentée.

= Compact étanche jaune
5610 | 70 | condition=used, make=Nikon, cameraType=compact | camera
Bains des Pâquis par dix degrés, c’est moi qui tremblais. Joint contrôlé, étui de cuir brun par-dessus le jaune.

= Téléobjectif blanc et collier
5620 | 870 | condition=good, make=Canon | lens-white x2
Chamois, bouquetins, belle-mère endormie au loin. Lentille frontale sans marque.

= 35 mm lumineux, noir
5620 | 240 | condition=likeNew, make=Sony | lens-black x2
Le bon objectif pour les tables de fête. Pare-soleil métal.

= Objectif macro 100 mm
5620 | 290 | condition=good, make=Tokina | lens-black
Orchidées du pied du Jura, couché dans l’herbe. Un peu de pollen dans l’étui.

= Trépied carbone voyage
5630 | 140 | condition=good, make=Manfrotto | tripod-black x2
Entre en cabine, sort en nature. Rotule graissée une fois de trop, puis essuyée.

= Trépied gris vidéo, tête fluide
5630 | 110 | condition=used, make=Sachtler | tripod-grey
Fabrication de documentaires sur le vacherin. Une odeur? Non, c’est vous.

= Sac photo bandoulière en toile
5630 | 55 | condition=good, make=Billingham | handbag-brown
Patiné par la pluie de Bretagne et rien d’autre. Cloisons au complet.

= Caméscope HD et batteries
5640 | 120 | condition=used, make=Panasonic | tripod-black
Tous les spectacles de l’école, dont trente minutes de rideau. Carte mémoire neuve, trépied compris.

= Caméra d’action et flotteur
5640 | 95 | condition=good, make=DJI | tripod-black
Le flotteur a servi, merci au pêcheur de Cully. Objectif de rechange et trépied noir.

= Drone blanc compact
5650 | 250 | condition=good, make=DJI | drone-white x2
Il a trouvé la chèvre perdue, il a droit à sa retraite. Hélices neuves.

= Drone gris pour topographie
5650 | 690 | condition=used, make=Parrot | drone-grey x2
Bureau de géomètre, heures de vol notées. Valise, trois batteries, une plume de buse.

= Projecteur de diapositives, plateau rond
5630 | 60 | condition=used, make=Kodak | projector-black
Quatre-vingts vues par plateau, six plateaux, zéro échappatoire pour les invités. Lampe de secours sous le capot.

= Cherche agrandisseur noir-blanc
5630 | 120 | - | projector-black | wanted
La salle de bains est déjà condamnée. Format 24x36, cuvettes bienvenues.
