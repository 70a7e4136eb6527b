= Fauteuil de direction en cuir, dossier haut
6810 | 150 | condition=used, material=leather | officechair-black x2
Fauteuil de direction cuir noir, dossier haut. Le vérin redescend un peu (pièce env. 35.-). Accoudoir gauche lustré.
Vient d’une étude de notaire. A l’emporter, TWINT.

= 4 bureaux d’angle, plateau clair
6810 | 120 | condition=good | desk-white x2, officechair-grey | company
4 bureaux d’angle 160 x 120 plateau clair avec caissons, 120.- pièce. Fauteuils gris en plus 40.-. Démontés, visserie
dans sachets. Liquidation suite au télétravail. Monte-charge jusqu’à 16h. Facture avec TVA sur demande.

= Table de réunion pliable, sur roulettes
6810 | 210 | condition=likeNew | table-white x2 | company
Table de réunion pliable sur roulettes 200x100, freins, comme neuve. 10 personnes. Passe les portes de 80 cm.
Enlèvement à Bussigny, livraison 60.- en région lausannoise.

= Armoire métallique à rideau, gris clair
6810 | 140 | condition=used, material=metal | office-sand, folders-mixed | company seller=ardoise
Armoire à rideaux gris clair 120x195x45, serrure neuve avec 2 clés, 5 rayons. Prévoir deux personnes et un diable.

= Lot de 30 chaises coque, pied luge
6810 | 540 | condition=good | chairs-white x2 | company seller=ardoise
30 chaises coque blanches empilables par 8, patins feutre. Lot entier 540.- (18.- pièce).

= Cloison vitrée de bureau, trois modules
6810 | 700 | condition=good | office-sky x2 | company seller=ardoise
Cloison vitrée de bureau, 3 modules 100 x 240, verre 10 mm, profils alu, joints. Démontée par nos soins. Une trace de
ventouse. 700.- le tout.

= Banque d’accueil arrondie, chêne et laque
6810 | 980 | condition=good, material=wood | dresser-white x2, desk-wood | company seller=ardoise
Banque d’accueil arrondie chêne et laque blanche, 280 cm, 2 éléments, passe-câbles, éclairage LED intégré. Provenance
cabinet dentaire. Petites traces côté secrétaire. Transport non compris, montage selon plan fourni. TVA comprise.

= Siège ergonomique à genoux, bleu
6810 | 40 | condition=used | office-sky
Siège à genoux bleu réglable, tissu lavable. Peu utilisé, ne convient pas à mes genoux. 40.-

= Machine à écrire Hermes, chariot long
6820 | 85 | condition=good | keyboard-black, desk-wood
Hermes de bureau à chariot long, clavier suisse, ruban neuf bicolore. La touche Q accroche parfois. 14 kg. Housse
manquante. A venir chercher, ou poste contre port (23.-).

= 42 classeurs fédéraux 7 cm
6820 | 25 | condition=used | folders-blue x2, movingboxes-white
42 classeurs fédéraux 7 cm, dos à recouvrir. 3 cartons. 25.-

= Plastifieuse et massicot, lot école
6820 | 55 | condition=good | printer-white, toolbox-red
Plastifieuse A4 + massicot 46 cm, avec 100 pochettes. Utilisés en classe. Fonctionnent très bien. Cause retraite.

= Tampon dateur et encreurs, boîte entière
6820 | 18 | condition=used | stamps-blue, coins-silver
Tampon dateur Trodat et encreurs, boîte complète avec 6 plaques. Date jusqu’à 2031. Envoi 7.-

= Comptoir de boulangerie réfrigéré, vitre bombée
6830 | 1300 | condition=used | fridge-white, kitchen-wood | company seller=epicerieTilleul
Comptoir de boulangerie 220 cm, vitre bombée, plateau marbre, tiroir-caisse. Servi 14 ans. Une étagère fléchie. La
vitre est déjà démontée et emballée. Il faut 4 personnes et un véhicule avec hayon. Facture. 1’300.- HT, à discuter
pour un départ rapide.

= Moulin à café professionnel, meules neuves
6830 | 290 | condition=good | coffeemachine-black x2
Moulin à café professionnel Mazzer, meules neuves (facture 95.-). Réglage fin à gros. Bruyant mais rapide. Essai
possible. Cash ou TWINT

= Vingt tables de bistrot, pied fonte
6830 | 45 | condition=used | gardentable-white, crockery-white | company seller=grenierMadame
20 tables de bistrot, pied fonte, plateau rond 60 cm stratifié façon marbre. 45.- l’unité, dès 10 livraison possible.
Quelques plateaux gravés dessous. Stock à Neuchâtel.

= Friteuse double bac, gaz, révisée
6830 | 480 | condition=good | cookware-steel, kitchen-white
Friteuse gaz 2 x 10 l, thermostat changé, cuves poncées. Pour fête ou food-truck. Bouteille non fournie. Contrôle gaz
de l’année dernière.

= Tour à bois 1 mètre, avec gouges
6840 | 620 | condition=good | toolbox-red x2, drill-blue | company seller=boutefeu
Tour à bois 1 m entre pointes, 5 vitesses, courroie, avec 8 gouges et mandrin. Marche bien. Socle fonte, 85 kg. 230 V.
Prix sans garantie.

= Presse à relier manuelle, vis centrale
6840 | 340 | condition=used | bookstack-cold x2, toolbox-grey
Presse à relier en fonte, plateau 40x30, vis centrale. Très lourde (80 kg). A prendre au rez, rampe disponible.
