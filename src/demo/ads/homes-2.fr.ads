= 4 pièces aux Eaux-Vives, 92 m²
1020 | 2790 | transaction=rent, rooms=4, surface=92 | livingroom-sage x2 | place=1207 Genève GE
4 pièces, 92 m2, 6e étage avec ascenseur. Parquet refait dans deux chambres, cuisine équipée avec lave-vaisselle. On
voit un bout du jet d’eau depuis le balcon. Loyer 2’790.- charges comprises. Reprise de bail, la régie demande 3
fiches de salaire et un extrait des poursuites. Visites groupées samedi.

= Duplex dans ancienne chocolaterie
1020 | 1980 | transaction=rent, rooms=3.5, surface=96 | kitchen-wood x3 | company place=2000 Neuchâtel NE
Duplex de 3.5 pièces dans l’ancienne chocolaterie de Serrières, 96 m2 sur deux niveaux. Murs épais, grandes fenêtres,
poutres, cuisine ouverte en chêne.

- buanderie commune
- cave 8 m2
- place de parc en option 90.-
- bus à 2 minutes

Loyer 1’980.- + charges 220.-. Disponible de suite ou à convenir. Animaux sur demande.

= 2 pièces rez avec cour et vigne vierge
1020 | 1180 | transaction=rent, rooms=2, surface=46 | livingroom-clay | place=1700 Fribourg FR
2 pièces au rez, 46 m2, accès direct à la cour commune. Chauffage compris. Reprise de bail 2 mois au plus tard.
Cuisine avec frigo. Pas de place de parc

= 5½ pièces, logement de fonction libéré
1020 | 1890 | transaction=rent, rooms=5.5, surface=128 | block-sand x2 | company place=2800 Delémont JU
5.5 pièces, 128 m2, ancien logement de fonction au-dessus de l’école. Deux salles d’eau, 3 caves, galetas. Calme dès
16h. Ecole et commerces à 3 min. Loyer charges en sus. Documents et inscriptions aux visites par message.

= PPE deux pièces pour investisseur doux
1020 | 330000 | transaction=buy, rooms=2, surface=51 | block-blue x2 | company place=1400 Yverdon-les-Bains VD
PPE 2 pièces 51 m2 vendue louée, bail de durée indéterminée, état locatif 13’800.- par an. Immeuble rénové en 2018,
fonds de rénovation sain. Charges PPE 210.-/mois. Pour investisseur. Dossier complet sur demande.

= Quatre pièces et demie, dernier étage
1020 | 790000 | transaction=buy, rooms=4.5, surface=112 | kitchen-blue x2 | company place=1870 Monthey VS
4.5 pièces, dernier étage, 112 m2, vue Dents du Midi depuis la cuisine. Ascenseur neuf, ravalement de façade voté et
payé. Cuisine bleue récente. Balcon 12 m2. Garage en sus 35’000.-. Libre à convenir.

= Chambre meublée, maison d’écrivain
1030 | 580 | transaction=rent, rooms=1, surface=16 | livingroom-plum | place=1814 La Tour-de-Peilz VD
Chambre meublée 16 m2 dans maison ancienne, bibliothèque et jardin partagés. 580.- tout compris (wifi, chauffage,
linge de maison). Lac à 4 min. à pied. Non-fumeurs, min. 6 mois.

= Colocation intergénérationnelle
1030 | 450 | transaction=rent, rooms=1, surface=14 | livingroom-sage x2 | place=1950 Sion VS
J’ai 82 ans et je loue une chambre de 14 m2 à 450.- à étudiant/e ou stagiaire, contre les courses du samedi et un peu
de compagnie. Cuisine et salle de bain partagées. Quartier calme, bus toutes les 10 minutes. Pas de fête. Premier
contact par écrit svp, ensuite on boit un café.

= Deux chambres libres dans coloc vélo
1030 | 620 | transaction=rent, rooms=1, surface=12 | house-grey | place=1205 Genève GE
2 chambres libres (12 et 13 m2) dans coloc de 5, 620.- par chambre charges comprises. Garage à vélos. Ménage à tour de
rôle. Libre dès maintenant

= Chalet habitable à l’année, poêle suédois
1040 | 690000 | transaction=buy, rooms=5, surface=122 | chalet-winter x3 | company place=1884 Villars-sur-Ollon VD
Chalet 5 pièces habitable à l’année, 122 m2, poêle suédois et chauffage au sol, mélèze, cave voûtée. Route communale
déneigée. Terrain 640 m2, deux places ext. Construction 1994, toiture refaite en 2016. Certificat CECB C. Résidence
principale ou secondaire.

= Villa jumelle proche de la frontière
1040 | 1080000 | transaction=buy, rooms=5.5, surface=144 | house-cream x2 | company place=1260 Nyon VD
Villa jumelle 5.5 pièces 144 m2, à Nyon, panneaux solaires, pompe à chaleur, jardin plat 320 m2. Ecole et crèche à
pied, gare à vélo en 8 min. Sous-sol complet, 2 places couvertes. Prix 1’080’000.-.

= Maison de garde-barrière transformée
1040 | 540000 | transaction=buy, rooms=4, surface=88 | house-brick x3 | place=1462 Yvonand VD
A vendre ancienne maison de garde-barrière transformée, 4 pièces, 88 m2, 410 m2 de terrain. Deux trains par heure, pas
de marchandises la nuit. Double vitrage phonique, chauffage pellets 2019. Potager et cabanon. Pas d’agence svp.

= Bungalow sur pilotis, réserve naturelle
1050 | 640 | transaction=rent, rooms=3, surface=58 | chalet-summer x2 | place=1470 Estavayer-le-Lac FR
Bungalow sur pilotis pour 4 personnes, 640.- la semaine, barque incluse, draps à apporter. Moustiquaires partout et il
en faut. Du samedi au samedi. Réservation par message, acompte 200.-

= Appartement ski aux pieds, quatre lits
1050 | 780 | transaction=rent, rooms=2.5, surface=48 | chalet-winter x2 | place=1936 Verbier VS
Appartement 2.5 pièces ski aux pieds, 4 lits, local à skis, sèche-chaussures. 780.- la semaine hors saison, prix haute
saison sur demande. Nettoyage final 120.-, linge 20.- par personne. Garage compris. Arrivée dès 16h. Lave-vaisselle et
wifi.

= Gîte à la ferme avec petit-déjeuner
1050 | 520 | transaction=rent, rooms=2.5, surface=55 | chalet-summer | place=2900 Porrentruy JU
Gîte à la ferme, 2 chambres, petit-déjeuner compris (pain maison). 520.- la semaine pour 2, enfant +8.-/jour. Nos ânes
adorent les visites. Chien bienvenu

= Cabinet partagé, deux demi-journées
1060 | 420 | transaction=rent, surface=22 | office-sky | place=1003 Lausanne VD
Cabinet à partager deux demi-journées par semaine, pour psy, ostéo, diététicienne. 22 m2, lavabo, canapé. Salle
d’attente commune. 420.-/mois tout compris. Immeuble avec ascenseur, accès chaise roulante.

= Boulangerie équipée à remettre
1060 | 2400 | transaction=rent, surface=130 | office-sand x2 | company place=1530 Payerne VD
Boulangerie équipée à remettre, 130 m2: four à sole, pétrin, chambre de pousse, vitrine. Loyer 2’400.-. Reprise du
matériel à discuter. Clientèle fidèle dès 5h. Formation du repreneur possible pendant 2 mois. Dossier chiffré sur
signature d’un accord.

= Dépôt avec quai, 240 m²
1060 | 1600 | transaction=rent, surface=240 | garage-grey x2 | company place=1023 Crissier VD
Dépôt 240 m2 avec quai, porte sectionnelle 3.60, monte-charge 1.5 t, sol industriel. Sortie d’autoroute à 3 min. Loyer
1’600.- hors charges. Pas d’activité automobile.

= Terrain en pente douce, vue lac
1080 | 720000 | transaction=buy, surface=880 | land-hill x2 | company place=1095 Lutry VD
Parcelle de 880 m2, zone villas, indice 0.25, pente douce, vue lac dégagée. Equipée en bordure. Libre de mandat
architecte. Prix 720’000.-.

= Verger haute-tige, 3’000 m²
1080 | 54000 | transaction=buy, surface=3000 | land-meadow x2 | place=1860 Aigle VD
Verger haute-tige 3’000 m2, 52 arbres (pruniers, pommiers, noyers). Zone agricole, droit foncier rural donc acheteur
exploitant ou autorisation. Accès par chemin AF. Arrosage par bisse voisin. 54’000.-, cabane à outils comprise.

= Garage individuel avec mezzanine
1090 | 170 | transaction=rent | garage-green x2 | place=1700 Fribourg FR
Garage individuel avec mezzanine pour pneus et skis, 170.- par mois. Porte basculante électrique. Libre

= Place couverte moto, chaîne au mur
1090 | 45 | transaction=rent | garage-grey | place=1202 Genève GE
Place moto couverte, anneau scellé, caméra. 45.-/mois, uniquement deux-roues. Bail min. 3 mois, badge avec dépôt 50.-.

= Cherche deux pièces avec baignoire
1020 | 1300 | transaction=rent, rooms=2 | bathroom-mint | wanted place=1800 Vevey VD
Cherche 2 pièces avec baignoire, Vevey ou environs, max 1’300.- charges comprises. Non-fumeur, emploi fixe, sans
poursuites, dossier prêt. Je chante dans un choeur mais pas à la maison. Dès que possible, merci de m’écrire.

= Famille d’accueil cherche chambre de plus
1020 | 2100 | transaction=rent, rooms=5.5 | block-mint | wanted place=2502 Biel/Bienne BE
Famille d’accueil cherche 5.5 pièces à Bienne ou environs. Nous sommes 4 et accueillons régulièrement un enfant en
plus. Loyer jusqu’à 2’100.- charges comprises. Jardin ou balcon souhaité, bail de longue durée. Références du service
social sans problème.
