= Armoire vaudoise peinte, deux portes
4810 | 1850 | condition=good | chest-blue x2
Bouquets naïfs, ferrures d’origine. Elle sent encore la pomme, ma tante y rangeait ses reinettes.

= Coffre de mariage en noyer sculpté
4810 | 780 | condition=used, material=wood | chest-wood x2
Serrure à trois pênes et la clef. La date est gravée à l’envers, l’ébéniste devait fêter aussi.

= Commode Louis XV, copie ancienne
4810 | 920 | condition=good, period=before1800 | dresser-wood x3
Copie, je le dis, mais copie de 1880. Les tiroirs coulissent sans un mot.

= Table de monastère, trois mètres
4810 | 1400 | condition=used | table-walnut x3
Chêne et noyer, traces de couteaux et d’un fer à repasser tombé un dimanche. On y a mangé à dix-huit.

= Six chaises paillées du pays
4810 | 240 | condition=used | chairs-wood x2
Paille refaite sur quatre, les deux autres grattent. Idéales pour abréger les visites.

= Miroir trumeau doré, tain piqué
4810 | 380 | condition=used | mirror-gold x2
On s’y voit comme dans un souvenir. Un angelot a perdu son nez, il s’en moque.

= Huile sur toile, Lavaux en octobre
4820 | 650 | condition=good, technique=oil | painting-lake x3
Peintre régional, cartel au dos. Trois générations ont cherché notre vigne dessus, elle est derrière l’arbre.

= Paysage du Jura, hiver, encadré
4820 | 290 | condition=good | painting-mountain
Une ferme, deux sapins, aucun skieur. Ça repose.

= Bouquet de pivoines, pastel
4820 | 180 | condition=good | painting-flowers x2
Ma marraine le tenait d’une dame de compagnie russe, qui le tenait on ne sait d’où. Verre propre, ficelle neuve.

= Gravures de Genève ancienne, série de 4
4820 | 160 | condition=used, technique=print | painting-lake
La rade sans jet d’eau, ce qui surprend. Cadres en pitchpin assortis.

= Pendule neuchâteloise rouge
4840 | 1750 | condition=good | clock-gold x3
Rouge sous sa dorure, une coquetterie de 1900. Sonnerie des quarts débrayable, heureusement. Révisée au Locle par un monsieur qui lui parlait.

= Morbier à poids, caisse sapin
4840 | 480 | condition=used | clock-wood x2
Deux coups à deux minutes d’intervalle, pour ceux qui n’ont pas écouté. Poids en fonte compris, prenez une brouette.

= Montre de gousset, argent niellé
4840 | 260 | condition=good | wristwatch-silver x2
Elle avance dès qu’il fait chaud. Sur le boîtier, un chasseur tire depuis 1890 sur le même lièvre.

= Vase de Gallé? Non, mais joli
4830 | 120 | condition=good | vase-green x2
Pâte de verre, paysage lacustre. L’expert a soupiré, puis il a demandé combien j’en voulais.

= Faïence bleue de Thoune, six assiettes
4830 | 150 | condition=used | crockery-blue x2
Décor majolique, une ébréchure à cinq heures sur la troisième. Accrochées vingt ans, lavées hier.

= Channe valaisanne et gobelets
4830 | 190 | condition=good | cookware-steel
Étain poinçonné. A servi au tir, au baptême et, à en croire mon père, au partage d’une vigne.

= Service à thé Limoges, incomplet
4830 | 70 | condition=good | crockery-white x2
Neuf tasses pour onze soucoupes. On a toujours invité dix personnes, ne cherchez pas.

= Cherche enseigne d’auberge en fer forgé
4820 | 500 | - | painting-mountain | wanted
Cheval, ours ou couronne, même rouillée. Notre gîte n’a pour l’instant qu’un papier plastifié.
