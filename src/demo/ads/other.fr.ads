= Fauteuil releveur électrique, tissu bordeaux
7040 | 290 | condition=good | armchair-red x3
Papa s’en servait surtout pour se lever théâtralement à l’arrivée des invités. Deux moteurs, télécommande à fil, tissu déhoussable. Batterie de secours pour les pannes, utilisée une fois, en plein match.

= Appareil de luminothérapie, 10 000 lux
7040 | 45 | condition=likeNew | floorlamp-white x2
J’ai tenu jusqu’à la mi-décembre, ensuite j’ai acheté un billet pour Madère. Trente minutes au petit-déjeuner, de biais. Le chat en a davantage profité que moi.

= Béquilles réglables, la paire, poignées mousse
7040 | 10 | condition=used | ladder-alu
Deux ligaments, un hiver, un fils. Embouts changés, autocollants de hockey presque partis. Reprise offerte si votre fils à vous guérit.

= Diffuseur et douze huiles essentielles
7040 | 35 | condition=used | vase-white, gift-blue
La lavande est vide, tout le monde devine pourquoi. Reste l’eucalyptus, qui fait fuir ma belle-mère et les mites. Notice traduite à la main dans la marge.

= Planche d’inversion pour le dos
7040 | 95 | condition=good | treadmill-black
On s’y suspend par les chevilles et l’on revoit ses priorités. Chevilles bien tenues, sangle de sécurité, mousse intacte. Je la vends parce que mon plafond est bas et ma femme rit trop.

= Miel de tilleul, pot consigné de 250 g
7060 | 9 | - | crockery-brown, land-meadow | company seller=epicerieTilleul
Récolté derrière l’église, où les abeilles ont la paix dès onze heures. Clair, mentholé, un peu prétentieux. Le pot revient, on rembourse cinquante centimes.

= Raisiné artisanal, bouteille de 2 dl
7060 | 14 | - | crockery-brown, vase-green
Trente heures de feu de bois, quatre voisins en relais et une dispute sur la consistance. Pour la tarte, bien sûr, mais essayez sur un vacherin. Numéroté, il reste de la 41 à la 58.

= Noix de l’année, séchées au galetas
7060 | 7 | - | firewood-crate, bucket-yellow
Par kilo, calibre honnête, coques qui cèdent sans marteau. L’écureuil s’est servi avant vous, c’est bon signe. Brou de noix en bouteille sur demande.

= Tomme de brebis, meule de 600 grammes
7060 | 24 | - | cowbell-bronze, crockery-white | company seller=epicerieTilleul
Affinée cinq semaines sur planche d’épicéa, croûte à frotter et non à éplucher. La bergère signe chaque lot au crayon. Nous en recevons huit par semaine, autant le savoir.

= Confitures dépareillées, lot de dix pots
7060 | 45 | - | crockery-brown, gift-red
Rhubarbe-vanille, mûre, prune, et un pot sans étiquette que nous pensons être du coing. Cuites en chaudron de cuivre, sucre réduit. Le couvercle à carreaux est d’origine, le carreau aussi.

= Café vert à torréfier soi-même, 2 kilos
7060 | 26 | - | coffeemachine-red, bucket-blue
Ma poêle à pop-corn et moi avons atteint nos limites, le détecteur de fumée aussi. Grains du Guatemala, récolte récente, sac en jute. Mode d’emploi d’une page, avec mes brûlures en annexe.

= Levain de seigle prénommé Gustave
7060 | free | - | apron-blue, cookware-steel
Onze ans, mangeur de seigle, humeur stable. Je partage chaque dimanche ce que je ne cuis pas. Prendre un bocal, une étiquette et l’engagement de lui parler.

= Trouvé : appareil dentaire dans une serviette
7777 | free | lostOrFound=found | gardentable-white
Terrasse du tea-room, table du fond, midi. Il est rose, pailleté et manifestement regretté. La personne qui me décrit l’autocollant de la boîte gagne.

= Perdu : doudou lapin à une oreille
7777 | 50 | lostOrFound=lost | teddy-cream | wanted
Il s’appelle Monsieur, il est gris, il fut blanc. Disparu entre la boulangerie et le toboggan. Nous dormons mal tous les quatre, la récompense est sincère.

= Trouvé : trousseau avec clé de bateau
7777 | free | lostOrFound=found | boat-blue
Il flottait grâce à son bouchon en liège, c’est donc un propriétaire prévoyant. Trois clés, une pièce de caddie et un prénom pyrogravé. Dites le prénom, on fera le reste.

= Perdu : bonnet jaune tricoté, pompon énorme
7777 | 20 | lostOrFound=lost | jumper-red | wanted
Envolé du télésiège au pylône neuf, on l’a vu planer longtemps. C’était mon premier tricot, au même point que le pull rouge de la photo, le rang du bas est à l’envers. Les skieurs de printemps sont priés d’ouvrir l’œil.

= Malle de cirque, étiquettes d’époque
7020 | 180 | condition=used | chest-blue x2, suitcase-red
Serrure double, coins en laiton, intérieur tapissé d’affiches où l’on devine un trapèze. Elle nous servait de table basse, le chien y a fait ses dents. Odeur de sciure, persistante et sympathique.

= Kit de kermesse : roue, pêche, chamboule-tout
7020 | 130 | condition=used | gift-blue x2, bucket-yellow
L’association de parents s’essouffle, le matériel est en pleine forme. La roue compte vingt-quatre cases et tombe trop souvent sur le sept. Dans une remorque, tout tient si l’on commence par la tente.

= Costumes de choristes, quarante gilets bordeaux
7020 | 160 | condition=good | jacket-red x2
Du S au XXL, avec une majorité de basses. Pressing récent, boutons dorés presque au complet. La société fusionne et passe au bleu, après onze séances de comité.

= Tonneau de 225 litres transformé en bar
7020 | 220 | condition=good | firewood-crate, vase-green
Deux étagères, une porte à aimant, un porte-verres dessous. Il sentait encore le pinot pendant deux étés. Roule bien sur le plat, dévale très bien la pente, nous avons vérifié.
