= Aquarium 240 litres complet
8060 | 230 | tankAnimal=tank | aquarium-blue x3
Il a réparé nos soirées, meuble compris. Les néons restent avec leur amie la voisine.

= Petit bac planté, crevettes
8060 | 70 | tankAnimal=tank | aquarium-green x2
Éclairage programmable, aube et crépuscule, on dîne à la même heure qu’elles. Sol nutritif récent.

= Terrarium équipé, sans habitant
8060 | 95 | tankAnimal=tank | aquarium-green
Un gecko y a vécu onze ans en regardant la télé de côté. Thermostat, racines.

= Poissons rouges de bassin
8060 | 5 | tankAnimal=fish | aquarium-blue
À la pièce, nés ici, élevés par les grenouilles. Apportez un seau à couvercle, ils ont l’esprit d’aventure.

= Panier pour chien en osier
9080 | 40 | petOf=dog | dogbasket-brown x2
Rongé à l’entrée, c’est le style. Coussin neuf cousu par ma nièce.

= Couchage bleu pour vieux chien
9080 | 50 | petOf=dog | dogbasket-blue
Mousse à mémoire: elle se souvient encore de Gaston. Housse lavée deux fois.

= Arbre à chat crème, trois étages
9080 | 75 | petOf=cat | cattree-cream x2
Observatoire officiel des mésanges. Une corde à refaire, au deuxième.

= Arbre à chat gris mural
9080 | 55 | petOf=cat | cattree-grey
Neuf marches, un hamac. Notre minette a choisi l’armoire, sans recours.

= Cage à oiseaux blanche sur pied
9080 | 50 | petOf=bird | birdcage-white x2
Laissée vide par deux canaris de concours. Mangeoires en faïence.

= Volière laiton de salon
9080 | 90 | petOf=bird | birdcage-brass
Provient d’un grand hôtel de Caux, où l’on sifflait bien. Porte à ressort.

= Clapier bois, trois logements
9080 | 110 | petOf=smallPet | hutch-wood x2
Toit en éternit remplacé par de la tôle, tiroirs en zinc. Construit pour durer plus que nous.

= Clapier vert mobile pour pelouse
9080 | 95 | petOf=smallPet | hutch-green x2
On le déplace d’un mètre par jour, la tonte est gratuite. Poignées de brouette.

= Selle mixte noire, 17.5
8040 | 380 | - | saddle-black x2
Adaptée au dos d’une demi-sang difficile devenue aimable. Cuir nourri chaque mois.

= Selle brune de randonnée
8040 | 460 | - | saddle-brown x3
Franches-Montagnes dans tous les sens et sous toutes les pluies. Anneaux pour sacoches.

= Demi-pension jument douce
8040 | 200 | sex=female | saddle-brown
Trois fois par semaine, extérieur surtout. Elle connaît le chemin du retour, laissez-la faire.

= Bottes et matériel de pansage
8040 | 60 | - | boots-black
Trente-huit, mollet fin. Sept brosses, cure-pied, un licol rouge, un élastique à tresses.

= Poules pondeuses rousses, jeunes
8070 | 22 | sex=female, farmAnimal=poultry | hutch-wood
À l’unité. Un œuf presque chaque jour, un caquet toujours.

= Agnelles nez noirs du Valais
8070 | 350 | breed=Walliser Schwarznase, sex=female, farmAnimal=sheep | land-hill
Deux agnelles au registre. Elles posent pour les touristes sans supplément.

= Essaim d’abeilles sur cinq cadres
8070 | 180 | farmAnimal=bees | hutch-green
Buckfast, récolte de colza en préparation. Venez à la nuit tombée et en silence.

= Chiots bergers australiens
8020 | 1300 | breed=Berger australien, sex=several | dogbasket-blue x2
Six petits ours multicolores, élevés entre le salon et l’étable. Passeport, puce, première fugue faite.

= Chienne croisée très câline
8020 | 300 | sex=female | dogbasket-brown
Quatre ans, stérilisée, connaît «assis» et «reblochon». Je pars outre-mer pour longtemps.

= Promenades collectives pour chiens
8020 | 25 | - | dogbasket-brown x2
Deux heures en forêt, retour sec si possible. Huit chiens maximum, tous se connaissent par le derrière.

= Chatons gris et tigrés
8030 | 80 | sex=several | cattree-grey
Nés dans un tiroir de chaussettes. Propres, vermifugés, ronronneurs confirmés.

= Chat adulte cherche retraite calme
8030 | free | - | cattree-grey x2
Onze ans, sans enfants, sans concurrents, avec radiateur. Il répond à Charles ou au bruit d’une boîte.

= Cochons d’Inde, deux sœurs
8050 | 40 | sex=female, smallPet=guineaPig | hutch-wood
Rosette et Rosine, indémêlables. Maisonnette, foin, vocabulaire étendu.

= Lapin nain bélier et son parc
8050 | 45 | smallPet=rabbit | hutch-green
Il ouvre les loquets simples; prévoyez compliqué. Vacciné.

= Perruches ondulées, trio chantant
8050 | 50 | sex=several, smallPet=budgie | birdcage-white
Deux bleues, une verte, une seule mélodie. La cage n’est pas comprise, l’ambiance oui.

= Cherche chien de troupeau à la retraite
8020 | 200 | - | dogbasket-brown | wanted
Chez nous il n’aura que des oies à conseiller. Jardin clos, cheminée, deux gamins polis.
