= Ramonage et contrôle de poêle
6510 | 130 | - | firewood-crate x2, bucket-blue | company
Ramonage poêle ou cheminée dès 130.-, avec protocole officiel. Nous protégeons le sol et nettoyons après. Mesure du
tirage incluse. Déplacement compris dans le canton. Paiement sur facture à 30 jours ou TWINT.

= Petits travaux et dépannage à domicile
6510 | 58 | - | toolbox-grey x2, ladder-alu
Ancien concierge, je fais vos petits travaux: joints, tringles, lampes, meubles à monter, chasse d’eau qui coule.
58.-/h, à la demi-heure. Outillage et déplacement en ville inclus. Devis gratuit dès 4 heures

= Pose de papier peint
6510 | request | servicePlace=customer | paintroller-green x2, livingroom-plum | company
Entreprise de peinture, pose de papier peint et fibre de verre. Echantillon collé chez vous avant décision. Dépose de
l’ancien papier, ragréage. Prix au m2 après visite. Références récentes sur demande.

= Réparation de volets et persiennes en bois
6510 | request | - | chalet-summer, drill-blue
Démontage, réparation, peinture et repose de vos volets. Lames neuves en mélèze. Compter une semaine. Région genevoise
et Terre Sainte. Offre sur photos, prix par volet dès 180.- peint 2 couches. 20 ans de métier.

= Carrelage : joints refaits à neuf
6510 | 32 | - | bathroom-mint x2, bucket-yellow | company
Joints de carrelage refaits à neuf, 32.- le m2, grattage compris. Silicone sanitaire 14.-/m. Séchage 24 h. Salle de
bain finie en un jour en général.

= Déménagement à vélo-cargo
6520 | 180 | - | cargobike-cream x2, movingboxes-white
Déménagement studio ou chambre en vélo-cargo, forfait 180.- (3 h, 3 vélos). Jusqu’à 8 km. Frigo ok, piano non. Cartons
prêtés. On vient aussi le dimanche. Assurance comprise.

= Débarras de cave avec tri et inventaire
6520 | request | - | movingboxes-brown x2, van-blue | company
Débarras de cave, galetas, appartement avec inventaire photo. Ce qui se vend est déduit. Devis sur place gratuit.
Evacuation au centre de tri avec bulletin de pesée. Nous rendons les lieux balayés.

= Transport d’œuvres et de miroirs fragiles
6520 | 110 | - | mirror-gold, painting-lake, van-white
Transport d’oeuvres d’art, miroirs, lustres. Caisse capitonnée, 19 ans dans un musée. 110.-/h départ Nyon, assurance à
valeur déclarée. Aussi accrochage. Sur demande transport à l’étranger avec papiers

= Livraison et montage de meubles Ikea
6520 | 85 | - | wardrobe-white, toolbox-red
je vais chercher vos meubles ikea (aubonne) et je les monte, 85.- forfait jusqu’à 2 meubles, ensuite 25.- par meuble.
camionnette 10m3. soir et samedi ok. emballages emportés

= Nettoyage de fin de bail, remise garantie
6530 | request | servicePlace=customer | bucket-blue x2, kitchen-white | company
Nettoyage de fin de bail avec garantie de remise à la gérance. Nous sommes présents à l’état des lieux. Stores, four,
calcaire, tout compris. Offre gratuite après visite ou photos.

= Lavage de vitres et vérandas
6530 | 50 | - | bucket-yellow x2, ladder-alu
Lavage de vitres, vérandas, panneaux solaires. Eau déminéralisée, perche 9 m. Dès 50.- le passage. Travail tôt le
matin. RC 5 mio.

= Lavage de tapis de grand-mère, à plat
6530 | 28 | - | rug-red x2, bucket-blue
Lavage de tapis à la main et à plat, 28.-/m2, franges peignées. Prise et retour à domicile dès 4 m2. Délai 10 jours.

= Ménage régulier, deux heures le jeudi
6530 | 34 | servicePlace=customer | vacuum-grey, bucket-yellow
Ménage régulier, 2 à 4 heures par semaine, 34.-/h (chèques emploi). Très soigneuse, références de trois familles.
Repassage aussi. Il me reste le jeudi.

= Cours de piano pour adultes
6540 | 65 | - | piano-black x2, chairs-wood
Cours de piano pour adultes débutants ou qui reprennent, 65.- les 60 min. à mon domicile, ou chez vous +15.-. Diplôme
HEMU. Classique et chanson. Leçon d’essai 30.-. Pas d’examens, pas d’auditions obligatoires.

= Appui scolaire en maths, primaire au gymnase
6540 | 40 | - | blackboard-black, desk-wood | company
Appui maths du primaire au gymnase, groupes de 4 élèves max, 40.- l’heure. Goûter à 16h. Aussi préparation aux examens
de maturité et CFC. Matériel inclus. Première séance offerte si vous venez avec le dernier test.

= Atelier de couture : le pantalon enfin
6540 | 150 | servicePlace=provider | sewingmachine-white x2, jacket-green
Atelier couture sur 3 samedis: un pantalon à vos mesures. 150.- par personne, machines sur place, tissu non fourni. 4
places. Niveau débutant ok.

= Initiation à la voile, équipage de quatre
6540 | 120 | - | boat-blue x2, hat-straw | company seller=nautiqueGrebe
Initiation à la voile, une après-midi, 4 personnes, 120.- par personne. Gilets fournis. Départ du port de Rolle. En
cas de mauvais temps on reporte. Bon cadeau possible.

= Cours d’arabe et cuisine
6540 | 45 | - | kitchen-blue, cookware-red, bookstack-warm | seller=mehdi
Cours d’arabe oral en cuisinant, 45.- la leçon de 90 min., ingrédients en plus. Petit groupe de 3-4. Débutants
bienvenus. Chez moi à Genève.

= Garde d’enfants trilingue, mercredi complet
6550 | 27 | - | boardgame-green, teddy-brown, umbrella-red
Garde d’enfants trilingue (fr, all, portugais) le mercredi toute la journée, 27.-/h. Deux enfants max. Brevet premiers
secours enfants, permis, références. Sorties en forêt par tous les temps.

= Mamie de jour cherche petits-enfants d’appoint
6550 | 20 | - | teddy-cream x2, bookstack-warm
Mamie disponible après l’école jusqu’au souper, 20.- de l’heure. Devoirs, goûter, jeux. Mes petits-enfants vivent à
l’étranger. Lundi, mardi et jeudi. Non-fumeuse, j’habite près de l’école

= Nounou agréée, une place dès la rentrée
6550 | 88 | - | stroller-red, highchair-wood
Accueillante en milieu familial agréée, une place libre dès la rentrée. 88.- par jour repas compris. Jardin clôturé,
pas d’animaux. Horaires 6h45-18h. Inscription via l’association.

= Écrivain public, courrier et recours
6565 | 45 | - | desk-wood, bookstack-cold
Ecrivain public: lettres administratives, recours assurance, CV, discours. 45.- de l’heure, prix fixé d’avance.
Confidentialité. Rendez-vous au café ou par téléphone.

= Accordage d’accordéons
6565 | 95 | - | accordion-black x3
Accordage et réparation d’accordéons diatoniques et chromatiques. Accordage complet dès 480.-, petite réparation 95.-.
Délai env. 10 jours. Devis gratuit sur l’instrument, pas par photo.

= Retouches express avant mariage
6565 | 60 | - | dress-blue, jacket-blue, sewingmachine-black
Retouches express robes et costumes de mariage, dès 60.-. Ourlets, fermetures, cintrage. Essayage le soir. Livraison à
domicile si urgent

= Taille d’arbres fruitiers avec cours
6565 | 75 | - | ladder-wood x2, olivetree-clay | company seller=jardinsMesange
Taille de fruitiers et cours sur vos arbres, 75.- l’heure. Pommiers, poiriers, pruniers. On apporte l’échelle et les
outils. Vous pouvez faire avec nous et apprendre. Broyage des branches en option.

= Promeneur de chiens, lac ou forêt
6565 | 25 | - | dogbasket-brown, boots-brown
Promenade de chiens 25.- (1h30), max. 5 chiens, prise à domicile. Photo à chaque sortie. Pas le dimanche.

= Cherche horloger pour horloge à poids
6565 | 200 | - | clock-wood x2 | wanted
Cherche quelqu’un pour remettre en marche une horloge à poids (comtoise), arrêtée depuis quelques mois. Balancier
présent, clé perdue. Budget 200.-. A domicile de préférence, elle est haute de 2m30.
