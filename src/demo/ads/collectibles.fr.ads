= Timbres suisses, collection d’instituteur
7210 | 160 | condition=good, origin=switzerland | stamps-mixed x2
Chaque page est calligraphiée. Les fautes de français des autres y sont corrigées au crayon.

= Timbres bleus et oblitérations de lacs
7210 | 45 | condition=used | stamps-blue
Vapeurs de la CGN, cachets ronds. Une enveloppe a pris l’eau en mission.

= Vrac mondial, trois kilos
7210 | 30 | condition=used, origin=mixed | stamps-mixed
Dans des boîtes à biscuits d’origine, miettes incluses. Bonheur d’un hiver.

= Vreneli en or, écrin
7220 | 430 | condition=good, origin=switzerland | coins-gold
Prime de fidélité de l’usine de chocolat. Nous avons préféré garder le chocolat.

= Écus d’argent, série de cinq francs
7220 | 170 | condition=used | coins-silver x2
Neuf pièces d’un bas de laine, le bas existe encore. Millésimes listés.

= Pièces romaines de fouille ancienne
7220 | 210 | condition=used | coins-silver
Collection d’avant-guerre avec fiches. Un Constantin qui a mauvaise mine.

= Cartes postales du Léman, 1900–1930
7230 | 90 | condition=used, period=early20 | painting-lake x2
Quais, ombrelles, un chien sur deux plans différents. Cent vingt cartes.

= Cartes du Valais, villages engloutis de neige
7230 | 60 | condition=good, origin=switzerland | painting-mountain
Les correspondants parlent de fromage et de rhumatismes. Album cuir.

= Voitures miniatures rouges
7240 | 85 | condition=good | modelcar-red x2
Le compartiment pompiers et le compartiment italien. Boîtes pour la moitié.

= Miniatures bleues de rallye
7240 | 95 | condition=good | modelcar-blue x2
Avec décalques posés à la pincette. La boue est peinte, rassurez-vous.

= Cartes à collectionner, classeur entier
7250 | 75 | condition=used | tradingcards-mixed x2
Petits monstres, grandes négociations de préau. Deux brillantes sous étui.

= Cartes bleues rares, gradées
7250 | 260 | condition=likeNew | tradingcards-blue x2
Trois pièces notées neuf, une huit et demi, drame familial. Certificats joints.

= Cloche de vache en bronze ciselé
7020 | 320 | condition=good | cowbell-bronze x2
Fondue à Bulle; la courroie porte des initiales et un edelweiss. Elle a mené l’inalpe six fois.

= Grand toupin d’alpage
7020 | 240 | condition=used | cowbell-large x2
Martelé main, son de velours rouillé. Parfait contre le silence.

= Capsules de mousseux, neuf cents
7250 | 40 | condition=good | coins-gold
Nous n’avons pas tout bu, des voisins ont aidé. Classeurs par région.

= Étiquettes de vin de Lavaux encadrées
7230 | 55 | condition=good | painting-flowers
Trente ans de Dézaley au mur du carnotzet. On en a goûté chaque encre.

= Sifflets et lanternes de chemin de fer
7250 | 140 | condition=used | radio-red
Matériel réformé de la ligne du MOB. Le grand sifflet fait accourir les ados, incroyable.

= Cherche télécartes des PTT
7250 | 20 | - | tradingcards-blue | wanted
Surtout la première à la marmotte. J’échange contre des doubles et du jus de pomme.
