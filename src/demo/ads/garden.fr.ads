= Olivier en pot de terre cuite
3210 | 160 | plantKind=treeOrShrub | olivetree-clay x2
Olivier en pot de terre cuite, hauteur env. 180 avec pot, tronc 7 cm. Il passe l’hiver à la buanderie hors gel. Pot 45
cm, un éclat derrière. Vendu car nous déménageons en appartement. A deux pour porter, prendre un diable. TWINT

= Laurier-rose et olivier, la paire
3210 | 130 | plantKind=treeOrShrub | olivetree-white
Laurier-rose + olivier, pots blancs compris, les deux environ 140 cm. 130.- la paire, pas séparés. Balcon au nord
désormais…

= Boutures de pélargoniums rosat
3210 | 5 | plantKind=gardenPlant | plant
Boutures de pélargoniums odorants rosat, enracinées, pot 9 cm. 5.- pièce, la sixième offerte. A venir chercher le
soir.

= Ficus géant cherche plafond haut
3210 | 70 | plantKind=houseplant | plant-2 | place=1260 Nyon VD
Ficus de 2m40, pot inclus, en bonne santé. Il touche le plafond chez nous. A venir chercher à Nyon, couché dans un
break, on l’emballe ensemble. Il perd quelques feuilles au déménagement, c’est normal

= Table de jardin en acacia, 8 places
3220 | 320 | condition=good | gardentable-wood x3
Table de jardin en acacia 200x100, 8 places, poncée et huilée récemment. Une trace ronde de bougie. Pieds démontables.
Sans chaises. Achetée chez Jumbo 549.-.

= Table blanche en fer, pliante
3220 | 80 | condition=used, material=metal | gardentable-white x2
Table pliante blanche en fer et deux chaises, peinture refaite au pinceau. Un peu de rouille sous les pieds.

= Barbecue à charbon, couvercle noir
3220 | 70 | condition=used | grill-black
Barbecue charbon avec couvercle noir, diam. 57, cendrier, roulettes. Grille propre. 70.-, à emporter.

= Grill à gaz rouge, deux brûleurs
3220 | 150 | condition=good | grill-red x2
Grill à gaz rouge 2 brûleurs, détendeur et housse. Brûleurs remplacés, allumage piézo ok. Bouteille vide incluse.
Dimensions 105 x 50. Plus autorisé à notre nouvelle adresse. Cash ou TWINT.

= Brasero et grille pivotante
3220 | 115 | condition=good | grill-black
Brasero en acier 60 cm avec grille pivotante, fait par un ferronnier. Poids 28 kg. Rouille de surface normale.

= Tondeuse tractée rouge
3230 | 240 | condition=good | mower-red x2
Tondeuse tractée rouge, moteur Honda GCV160, 53 cm, vidange chaque automne. Démarre au premier coup. Bac 65 l. Lame
affûtée. Démonstration sur place. Tire un peu à gauche, câble de traction à retendre. Prix neuf 790.- il y a 6 ans.

= Tondeuse électrique verte et son câble
3230 | 65 | condition=used, power=mains | mower-green
tondeuse électrique verte 1300 W, 34 cm, bac 30 l. câble réparé par un électricien, avec prolongateur 25 m. 65.-

= Arrosoirs zinc et cuve à eau
3230 | 55 | condition=used | bucket-yellow
4 arrosoirs zinc (1 percé) et une cuve 300 litres avec robinet. Prendre une remorque. 55.- le tout.

= Échelle alu coulissante
3240 | 95 | condition=good, power=manual | ladder-alu x2
Echelle alu coulissante 2 plans, 7 m déployée. Patins neufs, homologuée. 18 kg. Ne rentre pas dans une voiture
normale, galerie obligatoire.

= Échelle à cerises en bois
3240 | 70 | condition=used, power=manual | ladder-wood x2
Echelle à cerises en bois 5 m, barreaux vérifiés. Stockée à l’intérieur.

= Perceuse jaune à percussion
3240 | 75 | condition=good, make=Stanley, power=mains | drill-yellow x2
Perceuse à percussion Stanley jaune 750 W, mandrin autoserrant, coffret. 75.-, envoi 11.50

= Visseuse Makita 18V, coffret complet
3240 | 90 | condition=good, make=Makita | drill-blue
Makita DHP453, 3 batteries 3 Ah (une faible par temps froid), chargeur, coffret d’embouts. Achetée pour rénover la
maison, travaux finis. Mandrin sans jeu. Prix neuf 259.-. Je montre le fonctionnement. A venir chercher.

= Caisse à outils rouge de mécano
3240 | 140 | condition=used, make=Facom | toolbox-red x2
Caisse Facom 5 tiroirs à cantilever rouge avec douilles, clés plates 6 à 24, pinces. Il manque la 13 et la 17. Servie
dans un garage. Serrure ok, une charnière un peu dure. Poids env. 25 kg. Cash.

= Malette grise, scie sauteuse dedans
3240 | 85 | condition=good, make=Bosch | toolbox-grey
Scie sauteuse Bosch PST 900 en malette grise, 4 lames neuves. Peu utilisée, état neuf.

= Établi de menuisier et presses
3240 | 280 | condition=used, power=manual | table-oak
Etabli de menuisier en hêtre 180 x 65, 2 presses, tiroir. Plateau raboté l’an passé. Vis de presse graissées. Environ
90 kg, démontable en 4 parties. Visible au sous-sol, sortie de plain-pied par le garage. Prix neuf de ce modèle plus
de 900.-. Transport à organiser par vos soins

= Stères de hêtre, livraison possible
3250 | 170 | condition=new, material=wood | firewood-stack x2
Bois de hêtre sec (2 hivers), bûches de 33 cm, 170.- le stère. Livraison possible dans un rayon de 20 km 50.-,
empilage en plus. Humidité sous 18 %. Dès 3 stères je fais un prix.

= Cagettes de petit bois d’allumage
3250 | 8 | condition=new, material=wood | firewood-crate
Petit bois sapin sec, cagettes env. 12 kg. 8.- la cagette, 4 pour 30.-. A venir chercher, twint

= Tuiles anciennes, deux cents
3250 | 80 | condition=used | house-brick
200 tuiles plates anciennes, déposées proprement, sur palette. Idéal pour réparation de toit vétéran. Une dizaine
cassées en plus. Prix 80.- tout.

= Dalles de jardin en pierre de Jaumont
3250 | 260 | condition=used | gardentable-wood
12 m2 de dalles en pierre de Jaumont jaune, épaisseur 4 cm, formats libres. Sur place, environ 1 tonne, il faut
charger à la main. 260.- le tout, pas au m2.
