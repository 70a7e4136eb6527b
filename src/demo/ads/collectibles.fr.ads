= Timbres suisses, collection d’instituteur
7210 | 160 | condition=good, origin=switzerland | stamps-mixed x2
Collection de timbres suisses d’un instituteur, 4 albums, de 1907 à 1975, surtout oblitérés. Pro Juventute et Pro
Patria presque complets. Quelques blocs neufs. J’ai pas le temps de trier. A voir chez moi, prix pour le tout.

= Timbres bleus et oblitérations de lacs
7210 | 45 | condition=used | stamps-blue
Lot timbres bleus / oblitérations de bateaux CGN, env. 80 enveloppes. Une a pris l’eau. Envoi 7.-

= Vrac mondial, trois kilos
7210 | 30 | condition=used, origin=mixed | stamps-mixed
Vrac mondial, 3 kg, timbres sur papier et décollés, dans leurs boîtes à biscuits. Non trié.

= Vreneli en or, écrin
7220 | 430 | condition=good, origin=switzerland | coins-gold
Vreneli 20 francs or, 1935 L, avec écrin. Prix selon cours du jour, actuellement 430.-. Remise uniquement en mains
propres à la banque. Pas d’envoi, pas de TWINT, cash ou virement instantané.

= Écus d’argent, série de cinq francs
7220 | 170 | condition=used | coins-silver x2
9 pièces de 5 fr en argent (1931–1967), millésimes sur demande. 170.- le lot, pas séparé

= Pièces romaines de fouille ancienne
7220 | 210 | condition=used | coins-silver
Pièces romaines, 12 pièces d’une collection d’avant 1939 avec fiches manuscrites, dont un Constantin. Pas de garantie
d’authenticité, mais les fiches sont d’un numismate connu. Provenance de la famille, documents à disposition. Envoi
recommandé.

= Cartes postales du Léman, 1900–1930
7230 | 90 | condition=used, period=early20 | painting-lake x2
120 cartes postales du Léman 1900-1930, quais, bateaux, hôtels. Vevey, Montreux, Ouchy, Evian. La moitié voyagées.
Album compris. Je ne vends pas à la pièce.

= Cartes du Valais, villages engloutis de neige
7230 | 60 | condition=good, origin=switzerland | painting-mountain
Cartes postales du Valais sous la neige, 65 pièces, album cuir. Très bon état. Liste des villages par message.

= Voitures miniatures rouges
7240 | 85 | condition=good | modelcar-red x2
voitures miniatures rouges, 18 pcs, pompiers et ferrari, burago / majorette / solido. boites pour la moitié. 85.-

= Miniatures bleues de rallye
7240 | 95 | condition=good | modelcar-blue x2
Miniatures rallye bleues 1:43, 7 pièces (Alpine, Subaru, Peugeot). Montées et décalquées par moi. Socles. Port 9.-

= Cartes à collectionner, classeur entier
7250 | 75 | condition=used | tradingcards-mixed x2
Classeur complet de cartes Pokémon, environ 360 cartes, français et anglais. 2 brillantes sous étui. Etat joué pour la
plupart. Les enfants sont grands. Pas de tri possible, c’est tout ou rien. Retrait ou envoi 9.-

= Cartes bleues rares, gradées
7250 | 260 | condition=likeNew | tradingcards-blue x2
4 cartes gradées (PSA 9 x3 et 8.5), certificats vérifiables. Vendues ensemble. Etuis sans griffes.

= Cloche de vache en bronze ciselé
7020 | 320 | condition=good | cowbell-bronze x2
Cloche de vache en bronze, fondue à Bulle, 28 cm de haut, courroie brodée avec initiales et edelweiss. Belle sonorité.
La courroie est d’origine, cuir souple. A venir entendre sur place. Cash.

= Grand toupin d’alpage
7020 | 240 | condition=used | cowbell-large x2
Grand toupin martelé main, 36 cm, avec courroie. Petite fente près de l’anse, ressoudée. 240.-, prix ferme.

= Capsules de mousseux, neuf cents
7250 | 40 | condition=good | coins-gold
900 capsules de mousseux (champagne surtout), classées par région dans 3 classeurs. Doubles en sachet. Les doubles
viennent en plus gratuitement.

= Étiquettes de vin de Lavaux encadrées
7230 | 55 | condition=good | painting-flowers
Etiquettes de vin de Lavaux encadrées, 24 étiquettes Dézaley et Epesses, cadre 70 x 50. Ancien carnotzet.

= Sifflets et lanternes de chemin de fer
7250 | 140 | condition=used | radio-red
Lot chemin de fer : 3 sifflets, 2 lanternes (une électrique), casquette, matériel réformé du MOB. Lanterne à pétrole
fonctionne. Je vends aussi séparément dès 30.-. Port selon poids

= Cherche télécartes des PTT
7250 | 20 | - | tradingcards-blue | wanted
Cherche télécartes PTT, surtout la première à la marmotte. Echange possible contre des doubles, j’en ai environ 200.
Ou achat, env. 20.-.
