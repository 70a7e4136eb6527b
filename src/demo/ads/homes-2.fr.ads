= 4 pièces face au jet d’eau, au loin
1020 | 2790 | transaction=rent, rooms=4, surface=92 | livingroom-sage x2 | place=1207 Genève GE
Il faut se pencher, mais on le voit. Parquet neuf dans deux pièces, ancien et bavard dans les autres.

= Duplex dans ancienne chocolaterie
1020 | 1980 | transaction=rent, rooms=3.5, surface=96 | kitchen-wood x3 | company place=2000 Neuchâtel NE
Serrières, murs épais, fenêtres d’usine. Par temps humide les briques se souviennent du cacao.

= 2 pièces rez avec cour et vigne vierge
1020 | 1180 | transaction=rent, rooms=2, surface=46 | livingroom-clay | place=1700 Fribourg FR
La cour est commune, la table aussi, le vin chacun le sien. Chauffage compris.

= 5½ pièces, logement de fonction libéré
1020 | 1890 | transaction=rent, rooms=5.5, surface=128 | block-sand x2 | company place=2800 Delémont JU
Juste au-dessus de l’école, silence dès seize heures. Trois caves, une pour les pommes.

= PPE deux pièces pour investisseur doux
1020 | 330000 | transaction=buy, rooms=2, surface=51 | block-blue x2 | company place=1400 Yverdon-les-Bains VD
Locataire en place, géraniums primés. Rendement modeste, sommeil excellent.

= Quatre pièces et demie, dernier étage
1020 | 790000 | transaction=buy, rooms=4.5, surface=112 | kitchen-blue x2 | company place=1870 Monthey VS
Dents du Midi depuis l’évier. Ascenseur neuf, ravalement voté et payé.

= Chambre meublée, maison d’écrivain
1030 | 580 | transaction=rent, rooms=1, surface=16 | livingroom-plum | place=1814 La Tour-de-Peilz VD
Bibliothèque ouverte, propriétaire qui relit à voix haute. Lac à quatre minutes en peignoir.

= Colocation intergénérationnelle
1030 | 450 | transaction=rent, rooms=1, surface=14 | livingroom-sage x2 | place=1950 Sion VS
Loyer doux contre courses du samedi et une partie de scrabble. J’ai huitante-deux ans et je triche peu.

= Deux chambres libres dans coloc vélo
1030 | 620 | transaction=rent, rooms=1, surface=12 | house-grey | place=1205 Genève GE
Garage à neuf bicyclettes, pas une voiture. Prix par chambre, pompe à pied commune.

= Chalet habitable à l’année, poêle suédois
1040 | 690000 | transaction=buy, rooms=5, surface=122 | chalet-winter x3 | company place=1884 Villars-sur-Ollon VD
Route déneigée avant sept heures, c’est marqué dans le règlement et c’est vrai. Mélèze autoclave, cave voûtée.

= Villa jumelle proche de la frontière
1040 | 1080000 | transaction=buy, rooms=5.5, surface=144 | house-cream x2 | company place=1260 Nyon VD
Panneaux solaires, jardin plat, portique à balançoires scellé dans du béton par précaution. École à pied.

= Maison de garde-barrière transformée
1040 | 540000 | transaction=buy, rooms=4, surface=88 | house-brick x3 | place=1462 Yvonand VD
Deux trains par heure, tous omnibus et polis. L’horloge de quai fonctionne.

= Bungalow sur pilotis, réserve naturelle
1050 | 640 | transaction=rent, rooms=3, surface=58 | chalet-summer x2 | place=1470 Estavayer-le-Lac FR
Roseaux, hérons, moustiques élevés en plein air. Semaine, barque incluse.

= Appartement ski aux pieds, quatre lits
1050 | 780 | transaction=rent, rooms=2.5, surface=48 | chalet-winter x2 | place=1936 Verbier VS
Hors saison ce prix, en saison on en parle. Sèche-chaussures bruyant mais dévoué.

= Gîte à la ferme avec petit-déjeuner
1050 | 520 | transaction=rent, rooms=2.5, surface=55 | chalet-summer | place=2900 Porrentruy JU
Pain du four banal, damassine sur la table basse. Les ânes sont compris dans la vue.

= Cabinet partagé, deux demi-journées
1060 | 420 | transaction=rent, surface=22 | office-sky | place=1003 Lausanne VD
Psychologue ou ostéopathe, quelqu’un de calme. Canapé, lavabo, plante increvable.

= Boulangerie équipée à remettre
1060 | 2400 | transaction=rent, surface=130 | office-sand x2 | company place=1530 Payerne VD
Four à sole, pétrin, clientèle de quatre heures. Je forme le repreneur jusqu’à ce que la croûte chante.

= Dépôt avec quai, 240 m²
1060 | 1600 | transaction=rent, surface=240 | garage-grey x2 | company place=1023 Crissier VD
Porte sectionnelle, monte-charge une tonne et demie. Autoroute à trois feux rouges.

= Terrain en pente douce, vue lac
1080 | 720000 | transaction=buy, surface=880 | land-hill x2 | company place=1095 Lutry VD
Zone villas, indice un quart. Le géomètre y a oublié son thermos, il est resté.

= Verger haute-tige, 3’000 m²
1080 | 54000 | transaction=buy, surface=3000 | land-meadow x2 | place=1860 Aigle VD
Cinquante-deux arbres, dont un prunier qui n’en fait qu’à sa tête. Droit foncier rural respecté.

= Garage individuel avec mezzanine
1090 | 170 | transaction=rent | garage-green x2 | place=1700 Fribourg FR
Mezzanine pour pneus, luges et décorations. Accès jour et nuit sans réveiller personne.

= Place couverte moto, chaîne au mur
1090 | 45 | transaction=rent | garage-grey | place=1202 Genève GE
Anneau scellé, caméra de l’immeuble, concierge matinal. Exclusivement deux-roues.

= Cherche deux pièces avec baignoire
1020 | 1300 | transaction=rent, rooms=2 | bathroom-mint | wanted place=1800 Vevey VD
Je chante juste et jamais après le téléjournal. Non-fumeuse, dossier complet.

= Famille d’accueil cherche chambre de plus
1020 | 2100 | transaction=rent, rooms=5.5 | block-mint | wanted place=2502 Biel/Bienne BE
Nous recevons des enfants pour quelques mois et notre salon n’en peut plus. Bail long souhaité.
