= Ramonage doux et contrôle du poêle
6510 | 130 | - | firewood-crate x2, bucket-blue | company
Nous arrivons avec des bâches et repartons sans trace, sauf un peu de suie sur le nez de l’apprenti. Le tirage est mesuré, noté, expliqué. Toucher le ramoneur porte bonheur, c’est sans supplément.

= Petits travaux que personne ne veut faire
6510 | 58 | - | toolbox-grey x2, ladder-alu
Changer un joint inaccessible, fixer une tringle dans du placoplâtre fatigué, ouvrir un bocal de 2011. Ancien concierge d’école, je viens avec ma caisse et mes genouillères. Facturé à la demi-heure entamée.

= Pose de papier peint, raccords au millimètre
6510 | request | servicePlace=customer | paintroller-green x2, livingroom-plum | company
Le motif à perroquets est notre spécialité, les murs bombés notre croix. Un lé d’essai reste collé trois jours avant la décision. L’ancien crépi est jugé sur place et sans diplomatie.

= Réparation de volets en bois, persiennes
6510 | request | - | chalet-summer, drill-blue
Je démonte, je recolle, je repeins, je remets dans le bon ordre, ce qui est le plus difficile. Les lames cassées sont refaites en mélèze. Prévoir une semaine de grand jour dans la chambre.

= Carrelage : joints refaits à neuf
6510 | 32 | - | bathroom-mint x2, bucket-yellow | company
Par mètre carré, grattage compris. Une dame nous a dit que sa salle de bains paraissait dix ans plus jeune, elle aussi d’ailleurs. Séchage vingt-quatre heures, douche chez la voisine.

= Déménagement à vélo-cargo, studio ou chambre
6520 | 180 | - | cargobike-cream x2, movingboxes-white
Quatre vélos, huit mollets et aucune place de parc à réserver. Un frigo passe, un piano non, on a essayé. Idéal au centre-ville quand les rues sont en travaux, donc toujours.

= Débarras de cave avec tri et inventaire
6520 | request | - | movingboxes-brown x2, van-blue | company
Tout ce qui se vend part à la brocante et vient en déduction. Nous photographions chaque carton avant de l’emporter, par respect pour les grand-tantes. Les bocaux de 1983 sont ouverts dehors.

= Transport d’œuvres et de miroirs fragiles
6520 | 110 | - | mirror-gold, painting-lake, van-white
J’ai porté des tableaux pour un musée pendant dix-neuf ans sans une griffure, sauf une, mais c’était Fontana. Caisse capitonnée, conduite de père de famille. Assurance au prix déclaré.

= Livraison de meubles suédois, montage inclus
6520 | 85 | - | wardrobe-white, toolbox-red
Vous commandez, je vais chercher, je monte pendant que vous faites autre chose. Il reste toujours une vis, je vous la remets solennellement. Au-delà de trois armoires, pizza à votre charge.

= Nettoyage de fin de bail, remise garantie
6530 | request | servicePlace=customer | bucket-blue x2, kitchen-white | company
Le jour de l’état des lieux, notre cheffe d’équipe parle à la gérance pour vous. Calcaire, four, stores, tout est dans le prix. Elle n’a perdu qu’une fois, contre un plafond de fumeur.

= Vitres de véranda, intérieur et extérieur
6530 | 50 | - | bucket-yellow x2, ladder-alu
Eau déminéralisée, perche de neuf mètres, pas d’échelle dans vos rosiers. Je commence tôt pour éviter les traces du soleil. Les oiseaux se plaignent parfois du résultat.

= Lavage de tapis de grand-mère, à plat
6530 | 28 | - | rug-red x2, bucket-blue
Prix au mètre carré, séchage sur des chevalets en plein courant d’air. Les franges sont peignées une à une, en écoutant le foot. Un tapis marocain m’a demandé trois bains et un exorcisme.

= Ménage régulier, deux heures le jeudi
6530 | 34 | servicePlace=customer | vacuum-grey, bucket-yellow
Je commence par la cuisine parce que c’est là que l’on juge. Vos piles de courrier sont déplacées, jamais rangées. Références de trois familles, dont une avec cinq garçons.

= Cours de piano pour mains adultes
6540 | 65 | - | piano-black x2, chairs-wood
On reprend là où votre professeur sévère vous avait laissé en 1989. Une gymnopédie au bout de six leçons, promis, lente il est vrai. Mon salon est insonorisé par des livres.

= Soutien en maths, du calcul mental au bac
6540 | 40 | - | blackboard-black, desk-wood | company
Nos répétiteurs ont tous raté un examen dans leur vie, c’est une condition d’engagement. Ils savent donc où ça coince. Quatre élèves par table, goûter à seize heures.

= Atelier de couture : le pantalon enfin
6540 | 150 | servicePlace=provider | sewingmachine-white x2, jacket-green
Trois samedis pour un pantalon qui va, c’est-à-dire fait sur vous et non sur une statue grecque. Braguette au deuxième jour, courage. Machines sur place, tissu non fourni.

= Initiation à la voile, équipage de quatre
6540 | 120 | - | boat-blue x2, hat-straw | company seller=nautiqueGrebe
Une après-midi, deux virements, un homme à la mer en mousse. Le moniteur parle calmement même quand la bôme passe. Gilets de toutes tailles, pantalon de rechange conseillé.

= Apprendre l’arabe par la cuisine
6540 | 45 | - | kitchen-blue, cookware-red, bookstack-warm | seller=mehdi
On épelle les ingrédients avant de les couper. À la dixième leçon, vous commandez au marché et vous discutez le prix du persil. Ma tante corrige la prononciation par téléphone, sans pitié.

= Garde d’enfants trilingue, mercredi complet
6550 | 27 | - | boardgame-green, teddy-brown, umbrella-red
Forêt s’il pleut, musée s’il fait beau : oui, dans cet ordre. Je suis Bernoise, mariée à un Portugais, et je chante faux dans les trois langues. Deux enfants au plus, nez qui coulent acceptés.

= Mamie de jour cherche petits-enfants d’appoint
6550 | 20 | - | teddy-cream x2, bookstack-warm
Les miens ont grandi et vivent à l’étranger. J’ai gardé le train en bois, la machine à bulles et la recette des pets-de-nonne. Après l’école jusqu’au souper, devoirs compris sauf la géométrie.

= Nounou agréée, une place dès la rentrée
6550 | 88 | - | stroller-red, highchair-wood
Tarif à la journée, repas faits maison, sieste inviolable. Mon jardin est clôturé depuis que le petit Nathan a suivi le facteur. L’association assure le suivi et la comptabilité.

= Écrivain public : lettres, recours, déclarations
6565 | 45 | - | desk-wood, bookstack-cold
J’écris à votre assurance sans un gros mot, ce que vous n’arriviez plus à faire. Pour les lettres d’amour, je pose d’abord des questions. La moitié des clients repartent avec une lettre plus courte que prévu.

= Accordage et petites réparations d’accordéons
6565 | 95 | - | accordion-black x3
Une lame qui vibre mal, un soufflet qui tousse, un bouton coincé par une miette de bal. J’ouvre, je nettoie, je règle à l’oreille puis à la machine. Comptez dix jours, on ne presse pas l’air.

= Retouches express avant mariage
6565 | 60 | - | dress-blue, jacket-blue, sewingmachine-black
Robe trop longue, costume d’avant les fiançailles, zip qui lâche la veille : respirez, moi je couds. Essayage le soir, livraison à l’aube si nécessaire. Une fois j’ai recousu un témoin dans la sacristie.

= Taille de fruitiers et leçon sur l’arbre
6565 | 75 | - | ladder-wood x2, olivetree-clay | company seller=jardinsMesange
Vous tenez l’échelle et nous expliquons chaque coupe. L’année suivante, vous taillez et c’est nous qui tenons l’échelle. Pommiers, poiriers, vieux pruniers grincheux.

= Promeneur de chiens, lac ou forêt
6565 | 25 | - | dogbasket-brown, boots-brown
Cinq museaux au maximum, toujours les mêmes, ils ont déjà leur hiérarchie. Photo envoyée à mi-parcours, souvent avec de la boue. Le dimanche, je ne sors que le mien.

= Cherche quelqu’un pour réveiller une horloge
6565 | 200 | - | clock-wood x2 | wanted
Elle s’est arrêtée le soir où la Suisse a perdu aux tirs au but, et refuse depuis. Mouvement à poids, balancier présent, clé introuvable. Nous offrons le café, le prix se discute, l’heure non.
