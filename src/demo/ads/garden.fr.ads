= Olivier en pot de terre cuite
3210 | 160 | plantKind=treeOrShrub | olivetree-clay x2
Rapporté de Nyons dans le coffre, la tête par la fenêtre. Il passe l’hiver à la buanderie et s’en plaint peu.

= Laurier-rose et olivier, la paire
3210 | 130 | plantKind=treeOrShrub | olivetree-white
Inséparables depuis sept ans, le balcon de la nouvelle adresse est au nord. Pots blancs compris.

= Boutures de pélargoniums rosat
3210 | 5 | plantKind=gardenPlant | plant
On frotte la feuille et c’est ma grand-mère qui passe. Prix à l’unité, cinq achetées une offerte.

= Ficus géant cherche plafond haut
3210 | 70 | plantKind=houseplant | plant-2
Deux mètres quarante, il touche. Il a perdu trois feuilles quand on a parlé de le vendre.

= Table de jardin en acacia, 8 places
3220 | 320 | condition=good | gardentable-wood x3
Poncée, huilée, prête. Une trace ronde de bougie à la citronnelle commémore un 1er août.

= Table blanche en fer, pliante
3220 | 80 | condition=used, material=metal | gardentable-white x2
Deux chaises vont avec et grincent en canon. Repeinte au pinceau fin.

= Barbecue à charbon, couvercle noir
3220 | 70 | condition=used | grill-black
Saint-Martin, cochon de lait: il a tout connu. Roulettes graissées, cendrier étanche.

= Grill à gaz rouge, deux brûleurs
3220 | 150 | condition=good | grill-red x2
On déménage en centre-ville où même la pensée d’une côtelette est interdite. Housse sans trou.

= Brasero et grille pivotante
3220 | 115 | condition=good | grill-black
Fabriqué par le ferronnier de Lavey. Les marrons éclatent, les amis restent.

= Tondeuse tractée rouge
3230 | 240 | condition=good | mower-red x2
Vidange chaque automne, je note la date sur le carter. Elle tourne à gauche avec conviction.

= Tondeuse électrique verte et son câble
3230 | 65 | condition=used, power=mains | mower-green
Le câble a été sectionné puis réparé, c’est le rite de passage. Bac de trente litres.

= Arrosoirs zinc et cuve à eau
3230 | 55 | condition=used | bucket-yellow
Quatre arrosoirs, dont un percé qui fait de beaux bords. Cuve de trois cents litres.

= Échelle alu coulissante
3240 | 95 | condition=good, power=manual | ladder-alu x2
Deux plans, sept mètres. Sert aussi à prouver aux chats qu’ils peuvent redescendre.

= Échelle à cerises en bois
3240 | 70 | condition=used, power=manual | ladder-wood x2
Fine du haut, large du bas, comme la famille. Barreaux vérifiés un à un.

= Perceuse jaune à percussion
3240 | 75 | condition=good, make=Stanley, power=mains | drill-yellow x2
Parfaite sur la molasse. Mandrin sans clef, heureusement, je les perds toutes.

= Visseuse bleue, coffret complet
3240 | 90 | condition=good, make=Makita | drill-blue
Trois batteries dont une boude en hiver. Embouts rangés par une personne que ça apaise.

= Caisse à outils rouge de mécano
3240 | 140 | condition=used, make=Facom | toolbox-red x2
Cinq tiroirs à cantilever, douilles, clefs, une photo de 2CV. La photo part avec.

= Malette grise, scie sauteuse dedans
3240 | 85 | condition=good, make=Bosch | toolbox-grey
Quatre lames neuves. J’ai découpé un renne par Noël pendant onze ans, cela suffit.

= Établi de menuisier et presses
3240 | 280 | condition=used, power=manual | table-oak
Hêtre étuvé, tiroir à copeaux. L’ancien propriétaire sifflait faux mais collait droit.

= Stères de hêtre, livraison possible
3250 | 170 | condition=new, material=wood | firewood-stack x2
Coupe communale d’il y a deux hivers, sous toit depuis. Trente-trois centimètres, au carré, comme il se doit en pays de Vaud.

= Cagettes de petit bois d’allumage
3250 | 8 | condition=new, material=wood | firewood-crate
Sapin sec débité par trois adolescents punis. La cagette à ce prix, la punition est finie.

= Tuiles anciennes, deux cents
3250 | 80 | condition=used | house-brick
Déposées sans casse ou presque. Certaines portent les doigts du tuilier.

= Dalles de jardin en pierre de Jaumont
3250 | 260 | condition=used | gardentable-wood
Douze mètres carrés jaune miel. Il faut un bon dos et deux frères, j’ai les deux mais ils se cachent.

