= Fauteuil releveur électrique, tissu bordeaux
7040 | 290 | condition=good | armchair-red x3
Fauteuil releveur électrique bordeaux, 2 moteurs, télécommande à fil, batterie de secours. Tissu déhoussable lavé.
Marque Himolla, neuf 1’690.-. Très bon état. Il appartenait à mon père. Poids 52 kg, à venir chercher à deux avec un
break. TWINT ou cash.

= Lampe de luminothérapie 10 000 lux
7040 | 45 | condition=likeNew | floorlamp-white x2
Lampe de luminothérapie Beurer 10 000 lux, comme neuve, utilisée un hiver. Pied et minuterie. Neuve 129.-. Poste 9.-.

= Béquilles réglables, la paire, poignées mousse
7040 | 10 | condition=used | ladder-alu
Béquilles réglables, la paire, embouts neufs. 10.-

= Diffuseur et douze huiles essentielles
7040 | 35 | condition=used | vase-white, gift-blue
diffuseur et 12 huiles essentielles (lavande vide). dates ok jusqu’à l’année prochaine. 35.- le tout, je n’envoie pas

= Planche d’inversion pour le dos
7040 | 95 | condition=good | treadmill-black
Table d’inversion pour le dos, max. 130 kg, sangle de sécurité. Pliable 120 x 70. Vendue car plafond trop bas chez
nous. Contre-indiquée en cas d’hypertension, renseignez-vous avant. Prix neuf 239.-.

= Miel de tilleul 250 g
7060 | 9 | - | crockery-brown, land-meadow | company seller=epicerieTilleul
Miel de tilleul, récolte de l’année, pot de 250 g, 9.-. Dès 6 pots 8.-. Verre consigné 0.50. Non chauffé. Vente à
l’entrepôt le vendredi 16h-19h, envoi dès 6 pots.

= Raisinée artisanale, 2 dl
7060 | 14 | - | crockery-brown, vase-green
Raisinée (vin cuit) pommes et poires, cuite 30 h au feu de bois. Bouteille 2 dl. Il reste les numéros 41 à 58. 14.-
pièce. Retrait ou envoi B-Post + 9.-

= Noix de l’année, séchées au galetas
7060 | 7 | - | firewood-crate, bucket-yellow
Noix de l’année séchées, 7.- le kilo. Coque tendre. Sacs de 2 ou 5 kg.

= Tomme de brebis, meule de 600 grammes
7060 | 24 | - | cowbell-bronze, crockery-white | company seller=epicerieTilleul
Tomme de brebis au lait cru, env. 600 g, affinée 5 semaines. 24.-. Réservez, on en a 8 par semaine. Retrait au
magasin.

= Confitures dépareillées, lot de dix pots
7060 | 45 | - | crockery-brown, gift-red
Dix pots de confiture maison: rhubarbe-vanille, mûre, prune… et un sans étiquette, sûrement coing. Peu sucrées. 45.-
les dix, rendez-moi les pots vides si possible.

= Café vert à torréfier soi-même, 2 kilos
7060 | 26 | - | coffeemachine-red, bucket-blue
2 kg de café vert du Guatemala, récolte récente, dans son sac de jute. Pour torréfaction maison. J’ai arrêté.

= Levain de seigle à donner
7060 | free | - | apron-blue, cookware-steel
Levain de seigle de 11 ans à donner, je rafraîchis chaque dimanche. Prenez un bocal propre. Mode d’emploi d’une
demi-page. Gratuit, TWINT inutile

= Trouvé : appareil dentaire dans une serviette
7777 | free | lostOrFound=found | gardentable-white
Trouvé en terrasse d’un tea-room un appareil dentaire rose pailleté emballé dans une serviette. Décrivez-moi
l’autocollant de la boîte et il est à vous.

= Perdu : doudou lapin à une oreille
7777 | 50 | lostOrFound=lost | teddy-cream | wanted
PERDU doudou lapin gris, une seule oreille, entre la boulangerie et la place de jeux. Il s’appelle Monsieur. Notre
fille ne dort plus. Récompense 50.-, merci de partager!!

= Trouvé : trousseau avec clé de bateau
7777 | free | lostOrFound=found | boat-blue
Trouvé au bord du lac un trousseau de 3 clés dont une de bateau, flotteur en liège avec un prénom pyrogravé. Dites-moi
le prénom. Remis au poste de police si personne ne se manifeste dans les 10 jours.

= Perdu : bonnet jaune tricoté, pompon énorme
7777 | 20 | lostOrFound=lost | jumper-red | wanted
Bonnet jaune tricoté, gros pompon, envolé du télésiège. Le rang du bas est à l’envers. Même laine que le pull de la
photo, mais en jaune. Valeur sentimentale, 20.- à qui le ramène ou l’envoie.

= Malle ancienne de cirque, étiquettes
7020 | 180 | condition=used | chest-blue x2, suitcase-red
Malle ancienne 95x55x60, étiquettes de cirque, coins laiton, double serrure (1 clé). Intérieur papier avec affiches.
Un coin rongé par le chien. Sent un peu le vieux. Retrait, elle fait 30 kg.

= Kit de kermesse : roue, pêche, chamboule-tout
7020 | 130 | condition=used | gift-blue x2, bucket-yellow
Matériel de kermesse: roue de la fortune 24 cases, pêche aux canards, chamboule-tout, tente 3x3. Vendu par une
association de parents. Tout est complet et propre. Remorque nécessaire. 130.-, reçu sur demande.

= Costumes de choristes, quarante gilets bordeaux
7020 | 160 | condition=good | jacket-red x2
40 gilets bordeaux pour choeur, S à XXL, pressing récent, boutons dorés (3 manquent). Liste des tailles disponible.
160.- le lot, soit 4.- pièce. Envoi groupé possible en 2 cartons

= Tonneau de 225 litres transformé en bar
7020 | 220 | condition=good | firewood-crate, vase-green
Tonneau 225 l transformé en bar: porte avec aimant, 2 étagères, porte-verres. Bois ciré. Env. 55 kg. Il sentait le
pinot au début, maintenant plus. A emporter, rampe à disposition. TWINT
