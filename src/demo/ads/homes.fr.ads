= 3½ pièces traversant, parquet d’origine
1020 | 1680 | transaction=rent, rooms=3.5, surface=80 | livingroom-sage x3 | place=1003 Lausanne VD
Reprise de bail pour mon 3.5 pièces traversant sous-gare, 5e étage avec ascenseur, 80 m2. Parquet d’origine, deux
balcons, cuisine habitable, cave et galetas. Loyer 1’680.- charges comprises. Je laisse volontiers les rideaux et le
four. Date à convenir, au plus tôt dans deux mois. Dossier à envoyer à la régie après la visite.

= Appartement 4½ pièces, vue sur les Alpes
1020 | 2450 | transaction=rent, rooms=4.5, surface=104 | kitchen-white x3 | company place=1110 Morges VD
Appartement de 4.5 pièces, 104 m2, immeuble de 2015 proche des transports. Balcon 14 m2 avec vue Alpes et lac. Cuisine
ouverte, 2 salles d’eau, buanderie privée. Deux places au sous-sol en option (150.- chacune). Loyer net 2’450.-,
charges 260.-. Garantie 3 mois.

= Studio meublé près de l’Uni
1020 | 890 | transaction=rent, rooms=1, surface=26 | livingroom-plum x2 | place=1700 Fribourg FR
Studio meublé 26 m2 à 5 min de l’Uni, 890.- tout compris, mezzanine, cuisine séparée. Non-fumeur. Libre de suite

= 5 pièces dans maison de maître
1020 | 2900 | transaction=rent, rooms=5, surface=155 | livingroom-clay x3 | company place=2000 Neuchâtel NE
5 pièces dans maison de maître avec parc commun, 155 m2. Cheminée, moulures, parquets anciens, cuisine agencée. Loyer
2’900.- plus acompte charges 320.-. Garage disponible. Un paon vit dans le parc, il faut l’aimer. Visite uniquement
sur rendez-vous avec dossier.

= Reprise de bail: 2½ pièces, balcon
1020 | 1390 | transaction=rent, rooms=2.5, surface=52 | kitchen-blue x2 | place=1205 Genève GE
Cherche repreneur pour 2.5 pièces à Plainpalais, 52 m2, balcon côté cour, loyer 1’390.- CC. Machine à laver dans la
salle de bain (à reprendre 150.-). 4e avec lift. Plusieurs visites mercredi 18h-19h.

= PPE 3½ pièces avec jardin d’hiver
1020 | 685000 | transaction=buy, rooms=3.5, surface=94 | block-mint x3 | company place=1400 Yverdon-les-Bains VD
PPE 3.5 pièces, 94 m2 avec jardin d’hiver, copropriété de 7 lots. Fonds de rénovation doté, toiture 2020, chauffage à
distance. Place int. en sus 30’000.-. Bains thermaux à 9 min à pied. Libre rapidement.

= Attique neuf de 130 m², deux terrasses
1020 | 1240000 | transaction=buy, rooms=4.5, surface=130 | block-blue x3 | company place=1630 Bulle FR
Attique neuf 4.5 pièces, 130 m2 + deux terrasses de 38 et 22 m2. Choix des finitions encore possible. Pompe à chaleur,
triple vitrage, ascenseur direct.

- 2 salles de bains
- cave et buanderie
- 2 places intérieures comprises
- label Minergie

Frais de notaire en sus. Plans et descriptif par courrier électronique.

= Combles aménagés, poutres et lucarnes
1020 | 1180 | transaction=rent, rooms=2, surface=58 | livingroom-clay x2 | place=2800 Delémont JU
Combles 2 pièces 58 m2 vieille ville, poutres, lucarnes, escalier en colimaçon (pas de lift). Le canapé reste, il ne
sort plus. 1’180.- charges comprises, chats ok.

= 3 pièces rénové, cité-jardin
1020 | 420000 | transaction=buy, rooms=3, surface=66 | block-sand x2 | company place=2300 La Chaux-de-Fonds NE
3 pièces rénové en 2022, 66 m2, sud, chauffage à distance, cave. Immeuble cité-jardin. Charges 190.-. Idéal premier
achat, fonds propres dès 84’000.-. Visites le soir aussi.

= Colocation: chambre claire, maison calme
1030 | 690 | transaction=rent, rooms=1, surface=15 | livingroom-sage x2 | place=1227 Carouge GE
Coloc à Carouge, chambre 15 m2 claire, 690.- charges et internet compris. On est deux, violoncelliste et boulanger,
donc horaires décalés et respect du sommeil. Jardin avec figuier. Salle de bain partagée à trois. Dépôt un loyer.
Entrée flexible.

= Chambre dans coloc de six, ferme
1030 | 520 | transaction=rent, rooms=1, surface=14 | house-cream | place=1510 Moudon VD
Chambre 14 m2 dans une ferme, coloc de six. 520.- + 40 de charges. Participation au potager le samedi matin
obligatoire. Dernier bus 22h45. Grange pour bricoler

= Chambre chez l’habitante, Sion
1030 | 540 | transaction=rent, rooms=1, surface=13 | livingroom-clay | place=1950 Sion VS
Chambre chez l’habitante à Sion, 540.- par mois, salle de bains privée, accès cuisine. Meublée. Calme, idéal stagiaire
ou personne en semaine.

= Coloc provisoire, trois mois d’été
1030 | 610 | transaction=rent, rooms=1, surface=17 | livingroom-plum | place=1007 Lausanne VD
sous-location 3 mois d’été, chambre 17 m2 à lausanne, 610.- cc, meublée. arroser les plantes, nourrir un chat. coloc
sympa de 3

= Villa individuelle 6½ pièces, piscine
1040 | 1690000 | transaction=buy, rooms=6.5, surface=190 | house-cream x3 | company place=1260 Nyon VD
Villa individuelle 6.5 pièces, 190 m2 sur parcelle de 980 m2, construite en 2004. Piscine au sel 8 x 4 chauffée,
garage double, cave à vin. Pompe à chaleur remplacée. Haies denses, aucun vis-à-vis. Factures d’entretien disponibles.
Ecoles internationales à 10 min. Prix 1’690’000.-.

= Ferme rénovée avec rural attenant
1040 | 1150000 | transaction=buy, rooms=8, surface=240 | chalet-summer x2 | company place=1530 Payerne VD
Ferme rénovée 8 pièces, 240 m2, rural attenant de 1’900 m3. Trois appartements possibles (préavis cantonal). Terrain
2’100 m2, source privée. Chauffage à bois déchiqueté 2017. Gros potentiel. Visite avec notre courtier, env. 1h30. Hors
zone à bâtir, usage existant.

= Maison vigneronne, quatre niveaux
1040 | 930000 | transaction=buy, rooms=5.5, surface=150 | house-brick x3 | company place=1096 Cully VD
Maison vigneronne de 5.5 pièces sur 4 niveaux, 150 m2, au centre de Cully. Cave voûtée avec pressoir. Beaucoup
d’escaliers. Terrasse 18 m2. Recensement note 3.

= Maison mitoyenne à louer
1040 | 2350 | transaction=rent, rooms=5, surface=115 | house-brick x2 | place=2502 Biel/Bienne BE
Maison mitoyenne 5 pièces à louer, jardin et cabane à outils, quartier bilingue. 2’350.- plus charges. Animaux ok, 2
pommiers à tailler soi-même. Chauffage gaz. Libre à convenir

= Chalet au pied des pistes, semaine
1050 | 1290 | transaction=rent, rooms=4.5, surface=95 | chalet-winter x3 | place=1936 Verbier VS
Chalet pour 8 personnes au pied des pistes, 1’290.- par semaine hors vacances scolaires, bois compris. 4 chambres, 2
douches. Samedi à samedi. Taxe de séjour en plus. Forfait ménage 180.-. Le casier à skis ferme mal, soulever la
poignée.

= Mayen rustique, eau de source
1050 | 390 | transaction=rent, rooms=2, surface=38 | chalet-summer x2 | place=1950 Sion VS
Mayen rustique à 1’480 m, 2 pièces, eau de source, cuisine à bois, pas de réseau. 390.- la semaine, apporter draps et
chaussures. 15 min. à pied depuis la route. Solaire pour l’éclairage.

= Appartement de vacances sur le Doubs
1050 | 560 | transaction=rent, rooms=3, surface=64 | chalet-summer x2 | place=2900 Porrentruy JU
Appartement de vacances 3 pièces au bord du Doubs, canoë à dispo, pêche avec permis. 560.- semaine. Idéal famille.
Draps +15.- par pers.

= Résidence secondaire, deux balcons
1050 | 495000 | transaction=buy, rooms=3.5, surface=76 | chalet-winter x2 | company place=3960 Sierre VS
Résidence secondaire, deux balcons, 3.5 pièces, 76 m2, vente possible aux étrangers et hors canton. Piscine et sauna
communs. Vendue meublée. Charges 340.- par mois. Remontées mécaniques à 400 m.

= Bureaux lumineux, 140 m², plateau libre
1060 | 2800 | transaction=rent, surface=140 | office-sky x3 | company place=1202 Genève GE
Bureaux 140 m2, plateau libre modulable, câblage cat 6A, cuisine, 2 sanitaires. Gare à 6 minutes. Loyer 2’800.- HC.
Local vélos. Dès maintenant, durée minimale 3 ans.

= Atelier mécanique avec pont élévateur
1060 | 1950 | transaction=rent, surface=180 | garage-grey x2 | company place=1920 Martigny VS
Atelier mécanique 180 m2 avec pont élévateur 2 colonnes, compresseur, fosse. Place pour 8 véhicules dehors. Remise de
commerce pour cause de retraite. Séparateur d’huile aux normes. Loyer 1’950.-, reprise du matériel à convenir.

= Arcade commerciale, ex-librairie
1060 | 1700 | transaction=rent, surface=72 | office-sand x2 | company place=1800 Vevey VD
Arcade 72 m2, ancienne librairie, rayonnages chêne fixes, grande vitrine sur rue piétonne. 1’700.- + charges. Dépôt 12
m2. Pas de restauration. Bail 5 ans

= Local de musique insonorisé
1060 | 480 | transaction=rent, surface=32 | office-sand | place=1020 Renens VD
Local de musique insonorisé 32 m2, 2e sous-sol, 480.- par mois, électricité comprise. Partage possible à deux groupes
(240.-). Accès 24h/24 avec badge, monte-charge pour la batterie.

= Terrain à bâtir, 950 m², permis en force
1080 | 480000 | transaction=buy, surface=950 | land-hill x2 | company place=1630 Bulle FR
Terrain à bâtir 950 m2, permis en force pour villa de 2 étages, plans compris mais pas obligatoires. Servitude de
passage pour le bétail 2x/an. Raccordements en limite. 480’000.-.

= Parcelle de vigne, 1’200 m², fermage
1080 | 600 | transaction=rent, surface=1200 | land-hill | place=1071 Chexbres VD
Vigne de 1’200 m2 en fermage, chasselas 30 ans, murs en pierres sèches, monorail. 600.- par an. Cherchons quelqu’un
qui la travaille vraiment. Bail 6 ans, récolte à vous. Le pressoir du voisin accepte encore des clients.

= Terrain plat en bordure de forêt
1080 | 260000 | transaction=buy, surface=710 | land-meadow x2 | place=2900 Porrentruy JU
Terrain plat 710 m2 en lisière, équipé, hors zone de danger. 260’000.-, en direct du propriétaire. Chemin d’accès
goudronné. Coefficient 0.3

= Box fermé, hauteur 2.20 m
1090 | 150 | transaction=rent | garage-green x2 | place=1006 Lausanne VD
Box fermé 2.20 m de haut, porte télécommandée, prise 220 V. 150.- par mois. Interdit aux ateliers et à la musique.

= Place de parc intérieure, gare
1090 | 180 | transaction=rent | garage-grey | place=2000 Neuchâtel NE
Place de parc intérieure près de la gare, niveau -2, largeur 2.40, colonne côté passager. 180.-/mois, convient pour
une compacte. Télécommande contre dépôt.

= Places extérieures pour camping-car
1090 | 85 | transaction=rent | land-meadow | place=1470 Estavayer-le-Lac FR
Places extérieures camping-car jusqu’à 7.5 m, terrain stabilisé, eau. 85.-/mois. Chez un maraîcher, site fermé le
soir. 4 places restantes. Paiement au trimestre

= Couple cherche maison à rénover
1040 | 600000 | transaction=buy | house-grey | wanted place=1950 Sion VS
Couple avec enfant cherche maison à rénover en Valais central, rive droite si possible. Nous sommes charpentier et
institutrice, gros travaux ok. Financement confirmé jusqu’à 600’000.-. Pas besoin de jardin plat. Discrétion assurée.

= Cherche local vélo pour atelier bénévole
1060 | 300 | transaction=rent | garage-green | wanted place=1003 Lausanne VD
Association cherche local d’env. 30 m2 pour atelier vélo gratuit le mercredi. Point d’eau indispensable, rez ou
garage. 300.- par mois max.
