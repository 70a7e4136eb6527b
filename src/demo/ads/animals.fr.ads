= Aquarium Juwel 240 litres complet
8060 | 230 | tankAnimal=tank | aquarium-blue x3
Aquarium Juwel 240 l avec meuble, couvercle, filtre et chauffage. Dimensions 121 x 41 x 55 cm, meuble 80 cm de haut.
Aucune fuite. Il est vide et propre, prêt à partir.

- filtre intérieur d’origine
- chauffage 200 W
- gravier et 3 racines
- épuisette, aimant, tests d’eau

Lourd, venir à deux avec une grande voiture. Paiement TWINT ou cash.

= Petit bac planté, crevettes
8060 | 70 | tankAnimal=tank | aquarium-green x2
Bac 30 litres planté avec une trentaine de crevettes Red Cherry. Lampe LED programmable, petit filtre éponge, sol
nutritif changé il y a 6 mois. Je vends tout ensemble, je ne sépare pas.

= Terrarium équipé, sans habitant
8060 | 95 | tankAnimal=tank | aquarium-green
Terrarium 60x45x60, lampe, thermostat, racines. Notre gecko est mort de vieillesse, on n’en reprend pas. A venir
chercher.

= Poissons rouges de bassin
8060 | 5 | tankAnimal=fish | aquarium-blue
Poissons rouges de bassin, 8 à 12 cm, nés chez nous. 5.- la pièce, 20.- les cinq. Prendre un seau avec couvercle svp

= Panier pour chien en osier
9080 | 40 | petOf=dog | dogbasket-brown x2
Panier en osier pour chien moyen, 75 x 55 cm. Un coin est rongé (voir photo), coussin neuf lavable à 40. A venir
chercher ou envoi 12.-

= Couchage bleu pour vieux chien
9080 | 50 | petOf=dog | dogbasket-blue
couchage orthopédique bleu, 100x70, mousse à mémoire de forme, housse lavée. payé 129 fr, notre chien n’est plus là.
sans odeur.

= Arbre à chat crème, trois étages
9080 | 75 | petOf=cat | cattree-cream x2
Arbre à chat crème, 3 étages, hauteur 145 cm. Une corde à refaire au 2ème étage, sinon très stable. Acheté chez
Qualipet 139.-.

= Arbre à chat gris mural
9080 | 55 | petOf=cat | cattree-grey
Escaliers muraux pour chat, 9 marches et un hamac, gris. Vis et chevilles fournies. Vendu car notre chatte n’y monte
pas, jamais utilisé en fait.

= Cage à oiseaux blanche sur pied
9080 | 50 | petOf=bird | birdcage-white x2
Cage blanche sur pied, 60x40x150 cm avec pied. Mangeoires en faïence, tiroir qui coulisse bien. Désinfectée.

= Volière laiton de salon
9080 | 90 | petOf=bird | birdcage-brass
Ancienne volière en laiton, ronde, hauteur 90 cm, diamètre 45. Porte à ressort ok. Un peu d’oxydation, se nettoie
facilement. Plutôt pour la déco, elle est un peu petite pour des oiseaux. Prix à discuter, à emporter.

= Clapier bois, trois logements
9080 | 110 | petOf=smallPet | hutch-wood x2
Clapier en bois 3 logements, 180 x 60 x 110 cm, toit en tôle neuf, tiroirs zinc. Costaud. Il se démonte en 3 parties,
je vous aide à charger. Il faut une remorque.

= Clapier vert mobile pour pelouse
9080 | 95 | petOf=smallPet | hutch-green x2
Clapier mobile vert sans fond, 150 x 80, pour mettre les lapins sur le gazon. Se déplace à une personne, poignées
comme une brouette. Grillage refait l’année passée.

= Selle mixte Passier noire, 17.5
8040 | 380 | - | saddle-black x2
Selle mixte Passier 17.5 pouces, arcade moyenne (réglable chez le sellier). Cuir entretenu chaque mois, quelques
griffes sur le quartier gauche. Vendue avec étriers et étrivières, sans sangle. Essai possible au manège contre
caution. Prix neuf env. 2200.-

= Selle brune de randonnée
8040 | 460 | - | saddle-brown x3
Selle de rando en cuir brun pour Franches-Montagnes, arcade large, anneaux pour sacoches. Matelassure refaite il y a 2
ans (facture). Toujours stockée au sec.

= Demi-pension jument douce
8040 | 200 | sex=female | saddle-brown
Cherchons demi-pension pour notre jument Franches-Montagnes, 14 ans, très douce. 3 fois par semaine, extérieur
surtout, petite place de travail sur place. Le prix est par mois. Niveau brevet souhaité mais pas obligatoire,
personne calme et régulière. Essai de 2 semaines.

= Bottes et matériel de pansage
8040 | 60 | - | boots-black
Bottes équitation noires p. 38, mollet fin 34 cm, cuir, fermeture éclair ok. Avec sac de pansage complet (7 brosses,
cure-pied) et un licol rouge taille cob. Le tout 60.-, TWINT.

= Poules pondeuses rousses, jeunes
8070 | 22 | sex=female, farmAnimal=poultry | hutch-wood
Poules pondeuses rousses, 20 semaines, vaccinées. 22.- pièce. A venir chercher avec un carton ou une caisse, dès 18h
en semaine.

= Agnelles nez noirs du Valais
8070 | 350 | breed=Walliser Schwarznase, sex=female, farmAnimal=sheep | land-hill
2 agnelles Nez Noir du Valais, 6 mois, inscrites au registre, marques officielles. Très familières, habituées aux
enfants. Vente les deux ensemble de préférence, 350.- par agnelle. Document d’accompagnement fourni.

= Essaim d’abeilles sur cinq cadres
8070 | 180 | farmAnimal=bees | hutch-green
Essaim Buckfast sur 5 cadres Dadant, reine marquée de l’année. Contrôle sanitaire ok, colonie annoncée. A venir
chercher le soir avec votre ruchette. Caution 30.- si je prête la mienne.

= Chiots berger australien, 6 petits
8020 | 1300 | breed=Berger australien, sex=several | dogbasket-blue x2
6 chiots berger australien (4 mâles, 2 femelles), bleu merle et tricolore. Nés chez nous, élevés en famille, ils
connaissent les enfants, la voiture et les bruits de la maison. Pucés, vaccinés, passeport, vermifugés, inscrits
Amicus. Parents visibles, dysplasie A/A.

Départ à 10 semaines. Visite sur rendez-vous et sans engagement, pas de réservation sans être venu. On ne les envoie
pas et on ne les livre pas.

= Chienne croisée très câline
8020 | 300 | sex=female | dogbasket-brown
Chienne croisée labrador/border, 4 ans, stérilisée, pucée, à jour de vaccins. Très câline, ok avec enfants et chiens
mâles, chats non. Je pars vivre à l’étranger et ne peux pas la prendre. Cherche une famille avec jardin, je viens voir
avant. Prix pour frais vétérinaire.

= Promenades collectives pour chiens
8020 | 25 | - | dogbasket-brown x2
Promenade en groupe, 2 heures en forêt, max. 8 chiens. 25.- par sortie, abonnement 10 sorties 220.-. Je viens chercher
les chiens à domicile dans un rayon de 8 km. Assurance RC et attestation cantonale.

= Chatons gris et tigrés
8030 | 80 | sex=several | cattree-grey
Chatons gris et tigrés, 11 semaines, propres, vermifugés, vaccinés 1x. Encore 2 mâles et 1 femelle. Contrat,
castration obligatoire.

= Chat adulte cherche retraite calme
8030 | free | - | cattree-grey x2
Charles, 11 ans, castré, pucé, cherche une place tranquille sans enfants et sans autre chat. Appartement avec balcon
sécurisé ok. Il a une petite insuffisance rénale (croquettes spéciales, env. 35.- par mois). Gratuit contre bons
soins, notre maman entre en EMS et il ne peut pas la suivre.

= Cochons d’Inde, deux sœurs
8050 | 40 | sex=female, smallPet=guineaPig | hutch-wood
2 soeurs cochons d’Inde, 1 an et demi, à ne pas séparer. 40.- les deux avec maisonnette et sac de foin. Cage en plus
si besoin, 20.-

= Lapin nain bélier et son parc
8050 | 45 | smallPet=rabbit | hutch-green
Lapin nain bélier mâle, 2 ans, castré, vacciné VHD/myxo. Vendu avec parc extérieur 2 m x 1 m et abri. Attention il
sait ouvrir les loquets simples. Pas pour une vie en cage.

= Perruches ondulées, trio chantant
8050 | 50 | sex=several, smallPet=budgie | birdcage-white
3 perruches ondulées, 2 bleues, 1 verte. Vente ensemble, sans cage.

= Cherche chien de troupeau à la retraite
8020 | 200 | - | dogbasket-brown | wanted
Cherche chien de troupeau à la retraite, border, appenzellois ou croisé, pour une ferme avec oies et grand jardin
clos. Vie à la maison. Nous prenons aussi un chien âgé avec soucis de santé. Participation aux frais ok.
