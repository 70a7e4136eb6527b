= Mécanicien cycles, 60 %, sans cravate
6450 | request | workload=60, contract=permanent, homeOffice=none | roadbike-white, toolbox-red | company seller=cyclesDeLaHarpe
À l’atelier, on répare d’abord et on discute ensuite, sauf le vendredi où c’est l’inverse. Il faut savoir rayonner une roue et consoler un cycliste. Le café est torréfié par la belle-sœur du patron.

= Peintre en carrosserie, horaire continu
6450 | request | homeOffice=none | hatchback-blue, paintroller-blue | company seller=garageTroisSapins
Notre cabine est neuve, notre peintre, lui, a fêté ses 64 ans sous une bâche. Il restera deux mois pour transmettre le secret du gris métallisé. Pause de midi courte, week-end long.

= Vendeur automobile bilingue, 100 %
6430 | request | workload=100, contract=permanent, homeOffice=none | estate-silver x2, desk-white | company seller=pontNeufAutos
On ne vend pas de rêves, on vend des breaks. Vous savez dire non à une reprise rouillée avec le sourire, en français et dans une autre langue. Commission claire, écrite sur une seule page.

= Jardinière-pépiniériste, de mars à novembre
6450 | request | homeOffice=none | olivetree-clay x2, mower-red | company seller=jardinsMesange
Vous aimez rempoter en silence pendant que les clients cherchent la rose de leur mère. La serre trois est chauffée, la serre deux est habitée par un chat nommé Terreau. En hiver, chômage annoncé ou formation payée, au choix.

= Magasinier brocante, bras et patience
6020 | 27 | - | movingboxes-brown, dresser-wood, van-blue | company seller=grenierMadame
Deux débarras par semaine, un marché par mois et une cliente qui revient chaque jour voir la même lampe. Permis voiture suffisant pour notre fourgon. Les trouvailles sont partagées, les araignées aussi.

= Installateur de ruches urbaines, six jours
6020 | 30 | - | land-meadow, ladder-wood | company seller=tourneMain
Trois entreprises veulent des abeilles sur leur toit et aucune ne sait par où monter. L’apiculteur s’occupe de la biologie, vous du matériel et de l’échelle. Personne allergique : s’abstenir, vraiment.

= Menuisier-poseur pour cuisines anciennes
6450 | request | homeOffice=none | kitchen-wood x2, drill-blue | company seller=boutefeu
Nous restaurons des agencements des années cinquante sans leur mettre de poignées chromées. Il faut aimer les murs qui ne sont pas droits, c’est-à-dire tous. Mercredi à quinze heures, l’atelier s’arrête pour une tarte.

= Secrétaire de régie, accueil et états des lieux
6420 | request | - | block-mint, folders-blue, officechair-black | company seller=regieVieuxPort
La moitié du travail consiste à écouter, l’autre à retrouver la clé de la buanderie. Vous rédigez sans faute et sans jargon. Le bureau donne sur les bateaux, on s’y habitue mal.

= Apprentie libraire cherche patron curieux
6430 | request | contract=apprenticeship | shelf-white x2 | wanted seller=oceane
J’ai dix-huit ans, une maturité abandonnée et six cents livres dans une chambre de douze mètres carrés. Je classe par ordre alphabétique quand je suis triste. Stage possible dès demain matin.

= Infirmière à domicile, tournée du matin
6470 | request | homeOffice=none | stethoscope-mint, citybike-blue | company seller=coupDeMain
Huit patients, une voiture électrique et un bouvier qui vous attend chez Monsieur Pache. Les temps de trajet comptent, nous les avons négociés nous-mêmes. Remplacement d’abord, contrat ensuite si les deux parties sourient.

= Accompagnant pour un adolescent autiste, 3 h
6470 | 34 | - | trainset-red, bookstack-cold | seller=helene
Notre fils connaît tous les horaires de train depuis 1998 et veut enfin les vérifier sur place. Deux samedis par mois, billets payés. Il faut aimer les quais et accepter les silences.

= Garde de nuit pour personne âgée, week-end
6470 | 29 | homeOffice=none | armchair-blue, stethoscope-sky | company seller=coupDeMain
Madame dort bien jusqu’à quatre heures, puis elle raconte l’Indochine. Chambre à côté, bain, cuisine à disposition. Contrat cantonal, deux nuits de suite au plus.

= Cuisinier pour camp de ski, une semaine
6430 | 1400 | homeOffice=none | cookware-steel x2, skiboots-black | company seller=altitudeSport
Quarante enfants, trois végétariens, un intolérant à tout sauf au fromage. Le fourneau du chalet date de l’armée et chauffe très fort à gauche. Forfait de la semaine, abonnement compris, vaisselle faite par les moniteurs.

= Serveur pour le bateau-restaurant, été
6430 | request | contract=temporary, homeOffice=none | boat-white x2, apron-blue | company seller=nautiqueGrebe
Plateaux en équilibre, même quand la bise se lève : on vous apprendra à marcher comme un canard. Pourboires partagés à parts égales, capitaine inclus. Permis de naviguer pas nécessaire, pied marin bienvenu.

= Caissière de théâtre, trois soirs
6430 | 28 | homeOffice=none | tickets-red x2, stage-plum | company seller=rideauRouge
Vous déchirez, souriez, et fermez la porte au nez des retardataires avec élégance. Après le début, la soirée est libre côté balcon. Le chien du régisseur dort sous le guichet, il ne mord que les critiques.

= Comptable à temps partiel, association
6420 | 38 | homeOffice=partly | folders-mixed x2 | company seller=culbute
Notre bourse aux jouets fait onze mille petites ventes par an, souvent à deux francs. Il nous faut quelqu’un que les décimales amusent. Une journée par semaine, télétravail permis sauf pendant le bouclement.

= Moniteur d’auto-école, région au choix
6020 | request | - | hatchback-white x2 | company seller=tourneMain
Notre client possède trois voitures à double pédale et un seul moniteur aux nerfs encore intacts. Brevet exigé, humour conseillé pour les giratoires. Élèves de seize à soixante-douze ans.

= Je cherche des heures de repassage
6020 | 28 | - | jumper-cream, dress-blue | wanted seller=monique
Chez moi ou chez vous, la radio allumée sur l’accordéon. Les chemises à plis ne me font pas peur, les draps-housses non plus. Retraitée de la blanchisserie d’un grand hôtel, j’ai encore le geste.

= Vendangeur cherche équipe, dix jours
6020 | 22 | contract=temporary | land-hill x2, backpack-green | wanted seller=bastien
Douze saisons de sécateur, zéro doigt en moins. Je préfère porter la brante, ça muscle et on entend toutes les histoires. Logement simple accepté, ronfleurs compris.
