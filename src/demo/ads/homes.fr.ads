= 3½ pièces traversant, parquet d’origine
1020 | 1680 | transaction=rent, rooms=3.5, surface=80 | livingroom-sage x3 | place=1003 Lausanne VD
Sous-gare, cinquième avec ascenseur capricieux. Je laisse les rideaux, faits sur mesure pour des fenêtres qui n’ont pas deux fois la même largeur.

= Appartement 4½ pièces, vue sur les Alpes
1020 | 2450 | transaction=rent, rooms=4.5, surface=104 | kitchen-white x3 | company place=1110 Morges VD
Immeuble de 2015, buanderie privée, deux places au sous-sol en option. Le balcon fait face au Mont-Blanc, qui se montre environ un jour sur trois.

= Studio meublé près de l’Uni
1020 | 890 | transaction=rent, rooms=1, surface=26 | livingroom-plum x2 | place=1700 Fribourg FR
Lit en mezzanine: on s’y cogne la tête une fois, pas deux. Cuisine séparée, ce qui est un luxe à ce prix.

= 5 pièces dans maison de maître
1020 | 2900 | transaction=rent, rooms=5, surface=155 | livingroom-clay x3 | company place=2000 Neuchâtel NE
Moulures, cheminée ramonée, parc en commun avec deux familles et un paon. Le paon n’est pas négociable.

= Reprise de bail: 2½ pièces, balcon
1020 | 1390 | transaction=rent, rooms=2.5, surface=52 | kitchen-blue x2 | place=1205 Genève GE
Plainpalais, marché aux puces au pied de l’immeuble, c’est dangereux pour la place disponible. Régie correcte, réponse en une semaine.

= PPE 3½ pièces avec jardin d’hiver
1020 | 685000 | transaction=buy, rooms=3.5, surface=94 | block-mint x3 | company place=1400 Yverdon-les-Bains VD
Petite copropriété de sept lots, fonds de rénovation bien doté. Les bains thermaux sont à neuf minutes à pied, peignoir toléré.

= Attique neuf de 130 m², deux terrasses
1020 | 1240000 | transaction=buy, rooms=4.5, surface=130 | block-blue x3 | company place=1630 Bulle FR
Moléson plein cadre depuis la baignoire. Choix des finitions encore possible jusqu’au coulage des chapes.

= Combles aménagés, poutres et lucarnes
1020 | 1180 | transaction=rent, rooms=2, surface=58 | livingroom-clay x2 | place=2800 Delémont JU
Vieille ville, escalier en colimaçon. Le canapé y est entré par la fenêtre, il fait donc partie du bail.

= 3 pièces rénové, cité-jardin
1020 | 420000 | transaction=buy, rooms=3, surface=66 | block-sand x2 | company place=2300 La Chaux-de-Fonds NE
Orientation sud, lumière d’horloger. Chauffage à distance, caves avec étagères à conserves d’époque.

= Colocation: chambre claire, maison calme
1030 | 690 | transaction=rent, rooms=1, surface=15 | livingroom-sage x2 | place=1227 Carouge GE
Nous sommes une violoncelliste et un boulanger, donc jamais réveillés en même temps. Jardin avec figuier très productif.

= Chambre dans coloc de six, ferme
1030 | 520 | transaction=rent, rooms=1, surface=14 | house-cream | place=1510 Moudon VD
Potager obligatoire le samedi, le reste de la semaine est libre. Bus toutes les heures jusqu’à ce qu’il n’y en ait plus.

= Chambre chez l’habitante, Sion
1030 | 540 | transaction=rent, rooms=1, surface=13 | livingroom-clay | place=1950 Sion VS
Retraitée de la poste, je pars tôt marcher et je rentre tard jouer aux cartes. Salle de bains pour vous seul.

= Coloc provisoire, trois mois d’été
1030 | 610 | transaction=rent, rooms=1, surface=17 | livingroom-plum | place=1007 Lausanne VD
Je fais la saison en cabane. On demande d’arroser le basilic et de ne pas adopter de deuxième chat.

= Villa individuelle 6½ pièces, piscine
1040 | 1690000 | transaction=buy, rooms=6.5, surface=190 | house-cream x3 | company place=1260 Nyon VD
Construction 2004, entretien suivi, classeur à l’appui. Piscine au sel, haie de charmes qui rend les voisins imaginaires.

= Ferme rénovée avec rural attenant
1040 | 1150000 | transaction=buy, rooms=8, surface=240 | chalet-summer x2 | company place=1530 Payerne VD
Trois appartements possibles sous réserve du canton. La grange sert encore au loto du village, tradition à discuter.

= Maison vigneronne, quatre niveaux
1040 | 930000 | transaction=buy, rooms=5.5, surface=150 | house-brick x3 | company place=1096 Cully VD
Étroite, haute, charmante, déconseillée aux genoux. Cave voûtée avec pressoir désaffecté et pierre à goûter.

= Maison mitoyenne à louer
1040 | 2350 | transaction=rent, rooms=5, surface=115 | house-brick x2 | place=2502 Biel/Bienne BE
Quartier bilingue jusque dans les disputes d’enfants. Petit jardin, cabane à outils, deux pommiers.

= Chalet au pied des pistes, semaine
1050 | 1290 | transaction=rent, rooms=4.5, surface=95 | chalet-winter x3 | place=1936 Verbier VS
Prix hors vacances scolaires, bois compris. Le casier à skis ferme mal, depuis 1982, on l’aime comme ça.

= Mayen rustique, eau de source
1050 | 390 | transaction=rent, rooms=2, surface=38 | chalet-summer x2 | place=1950 Sion VS
Pas de réseau, une table dehors, des marmottes ponctuelles. Tarif hebdomadaire, draps à apporter.

= Appartement de vacances sur le Doubs
1050 | 560 | transaction=rent, rooms=3, surface=64 | chalet-summer x2 | place=2900 Porrentruy JU
Canoë dans la remise, pêche avec permis. Le propriétaire passe déposer des truites s’il en a pris trop.

= Résidence secondaire, deux balcons
1050 | 495000 | transaction=buy, rooms=3.5, surface=76 | chalet-winter x2 | company place=3960 Sierre VS
Déjà affectée, vente possible hors canton. Local à skis, piscine commune ouverte quand il y a du monde.

= Bureaux lumineux, 140 m², plateau libre
1060 | 2800 | transaction=rent, surface=140 | office-sky x3 | company place=1202 Genève GE
Câblage neuf, cuisine, deux places vélo par employé. Gare à six minutes, onze avec la tram suivante.

= Atelier mécanique avec pont élévateur
1060 | 1950 | transaction=rent, surface=180 | garage-grey x2 | company place=1920 Martigny VS
Remise de clefs après quarante ans de moteurs. Les calendriers au mur peuvent partir ou rester.

= Arcade commerciale, ex-librairie
1060 | 1700 | transaction=rent, surface=72 | office-sand x2 | company place=1800 Vevey VD
Rayonnages en chêne fixés à demeure. Une odeur de papier persiste, c’est inclus.

= Local de musique insonorisé
1060 | 480 | transaction=rent, surface=32 | office-sand | place=1020 Renens VD
Au deuxième sous-sol d’une ancienne imprimerie. Partage possible avec un quatuor à cordes plus bruyant que vous.

= Terrain à bâtir, 950 m², permis en force
1080 | 480000 | transaction=buy, surface=950 | land-hill x2 | company place=1630 Bulle FR
Pour villa de deux étages, plans disponibles mais non imposés. Servitude de passage pour neuf vaches, deux fois l’an.

= Parcelle de vigne, 1’200 m², fermage
1080 | 600 | transaction=rent, surface=1200 | land-hill | place=1071 Chexbres VD
Chasselas de trente ans sur murs en pierres sèches. Cherche mains patientes et dos solide, monorail à disposition.

= Terrain plat en bordure de forêt
1080 | 260000 | transaction=buy, surface=710 | land-meadow x2 | place=2900 Porrentruy JU
Équipé, hors zone de danger. Les chevreuils ont l’habitude d’y petit-déjeuner.

= Box fermé, hauteur 2.20 m
1090 | 150 | transaction=rent | garage-green x2 | place=1006 Lausanne VD
Porte télécommandée, prise de courant. Pas d’atelier, pas de groupe de rock, on a déjà eu les deux.

= Place de parc intérieure, gare
1090 | 180 | transaction=rent | garage-grey | place=2000 Neuchâtel NE
Niveau moins deux, numéro pair. Une colonne vous rappelle chaque matin que la ville est construite en pente.

= Places extérieures pour camping-car
1090 | 85 | transaction=rent | land-meadow | place=1470 Estavayer-le-Lac FR
Chez un maraîcher, terrain stabilisé, robinet d’eau. Poireaux à prix d’ami au départ.

= Couple cherche maison à rénover
1040 | 600000 | transaction=buy | house-grey | wanted place=1950 Sion VS
Charpentier et institutrice, nous n’avons peur ni des poutres ni des devis. Rive droite de préférence, soleil d’hiver si possible.

= Cherche local vélo pour atelier bénévole
1060 | 300 | transaction=rent | garage-green | wanted place=1003 Lausanne VD
On répare gratuitement le mercredi et on range très bien. Trente mètres carrés suffisent, un tuyau d’eau nous ferait pleurer de joie.
