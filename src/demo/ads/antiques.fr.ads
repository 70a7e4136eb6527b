= Armoire vaudoise peinte, deux portes
4810 | 1850 | condition=good | chest-blue x2
Belle armoire vaudoise peinte, 2 portes, sapin, début 19e. Décor de bouquets, ferrures et clé d’origine. 195 x 150 x
55 cm. Intérieur avec 3 rayons et penderie, traitée contre le ver. Elle se démonte entièrement (chevilles). Transport
possible dans la région contre 80.-.

= Coffre de mariage en noyer sculpté
4810 | 780 | condition=used, material=wood | chest-wood x2
Coffre de mariage en noyer sculpté, daté sur le couvercle. 130 x 58 x 62. Serrure avec clé, fonctionne. Un pied
consolidé. Plus de photos sur demande, visible sur rdv

= Commode Louis XV, copie ancienne
4810 | 920 | condition=good, period=before1800 | dresser-wood x3
Commode style Louis XV, copie des années 1880, pas une époque! Marbre rose avec un cheveu dans un coin. Tiroirs bien
droits, bronzes complets. 120 cm de large. Prix ferme.

= Table de monastère, trois mètres
4810 | 1400 | condition=used | table-walnut x3
Grande table de monastère 300 x 85, plateau chêne et noyer, pieds tournés. Traces d’usage et une brûlure de fer à
repasser, rien de profond. Jusqu’à 14 personnes. Démontable en 3 morceaux, il faut être 4 pour le plateau.

= Six chaises paillées du pays
4810 | 240 | condition=used | chairs-wood x2
6 chaises paillées, dont 4 paille refaite et 2 à refaire. Bois sain, 40.- pièce en moyenne, lot uniquement.

= Miroir trumeau doré, tain piqué
4810 | 380 | condition=used | mirror-gold x2
Miroir trumeau doré, 140 x 85 cm, tain piqué (c’est ce qui fait le charme), manque le nez d’un angelot. Bois et stuc,
assez lourd. Vient d’un appartement en ville. A venir chercher avec une couverture. TWINT ou cash.

= Huile sur toile, Lavaux en octobre
4820 | 650 | condition=good, technique=oil | painting-lake x3
Huile sur toile, vue de Lavaux en automne, signée en bas à droite, cartel au dos. 60 x 80 sans le cadre. Cadre doré
avec petits manques. Provenance famille, facture de la galerie de 1962.

= Paysage du Jura, hiver, encadré
4820 | 290 | condition=good | painting-mountain
Paysage du Jura en hiver, huile sur panneau, 40 x 50, encadré. Non signé. Bon état.

= Bouquet de pivoines, pastel
4820 | 180 | condition=good | painting-flowers x2
Pastel, bouquet de pivoines, sous verre, vers 1920, 50 x 40 cm. Signature illisible. Envoi possible mais à vos
risques, 18.-

= Gravures de Genève ancienne, série de 4
4820 | 160 | condition=used, technique=print | painting-lake
4 gravures de Genève ancienne (rade, Saint-Pierre, Bel-Air, Molard), cadres pitchpin identiques 35 x 28. Rousseurs sur
une. Les 4 pour 160.-, je ne fais pas de détail.

= Pendule neuchâteloise rouge
4840 | 1750 | condition=good | clock-gold x3
Pendule neuchâteloise rouge et or, sonnerie aux quarts (débrayable), avec console et clé. Révisée il y a 3 ans,
quittance de l’horloger 480.-. Hauteur totale 92 cm. Garde bien l’heure. Succession, prix à discuter mais pas à
brader.

= Morbier à poids, caisse sapin
4840 | 480 | condition=used | clock-wood x2
Comtoise / morbier avec caisse sapin, 2 poids fonte, balancier. Sonne et marche. 235 cm de haut, contrôlez votre
plafond. A emporter.

= Montre de gousset, argent niellé
4840 | 260 | condition=good | wristwatch-silver x2
Montre de gousset argent 800 niellé, scène de chasse sur le boîtier, mouvement cylindre vers 1890. Marche mais avance
quand il fait chaud. Chaîne non comprise. Envoi recommandé inclus.

= Vase pâte de verre, style Gallé
4830 | 120 | condition=good | vase-green x2
Vase en pâte de verre dans le style Gallé (ce n’est pas un Gallé, expertise faite). Décor lacustre vert, 28 cm. Pas
d’éclat. Envoi bien emballé 12.-

= Faïence bleue de Thoune, six assiettes
4830 | 150 | condition=used | crockery-blue x2
Six assiettes majolique de Thoune, bleu, diamètre 24. Une a un éclat au bord, les autres parfaites. Accroches murales
comprises.

= Channe valaisanne et gobelets
4830 | 190 | condition=good | cookware-steel
Channe valaisanne 2 l avec 6 gobelets, étain poinçonné. Jamais astiquée avec produit. Poids 3.2 kg. Je peux envoyer,
port à votre charge.

= Service à thé Limoges, incomplet
4830 | 70 | condition=good | crockery-white x2
service à thé limoges blanc filet doré, 9 tasses, 11 soucoupes, théière, sucrier (couvercle recollé). 70.-

= Cherche enseigne d’auberge en fer forgé
4820 | 500 | - | painting-mountain | wanted
Pour notre gîte nous cherchons une vieille enseigne d’auberge en fer forgé, cheval, ours ou couronne, même rouillée ou
incomplète. On se déplace en Suisse romande. Budget 500.- selon la taille.
