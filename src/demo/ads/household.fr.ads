= Frigo combiné Liebherr inox, 310 l
3070 | 290 | condition=good, make=Liebherr, appliance=fridge | fridge-steel x2
Liebherr inox combiné 310 l, 185 x 60 x 63, classe E. Très silencieux. Une clayette recollée. Congélateur 3 tiroirs,
NoFrost. Vendu car nouvelle cuisine. Il tient debout, à deux avec une sangle. Prix neuf 1’150.-. A venir chercher,
TWINT ou cash.

= Petit frigo Electrolux blanc
3070 | 60 | condition=used, make=Electrolux, appliance=fridge | fridge-white
Frigo table-top Electrolux blanc, 85 cm, petit compartiment glace. Nettoyé au vinaigre. 60.-

= Frigo Bosch rouge rétro
3070 | 420 | condition=good, make=Bosch, appliance=fridge | fridge-red x2
Bosch Classic rouge, 127 cm, 3 tiroirs de congélation dans le bas. Poignée chromée. Fait un petit ronron, normal pour
ce modèle. Griffe sur le flanc droit. Neuf plus de 1’500.-, à emporter avec deux personnes.

= Lave-linge Schulthess 7 kg
3070 | 190 | condition=good, make=Schulthess, appliance=washingMachine | washer-white x2 | place=1530 Payerne VD
Bonjour, nous vendons notre machine à laver Schulthess Spirit 7 kg car dans le nouvel appartement il y a une chambre à
lessive commune. Elle a été révisée par le service en 2022 (facture) et le programme laine est top. 60 x 85 x 60,
branchement 220 V, tuyaux fournis. Elle est encore branchée, donc essai possible. A venir chercher à Payerne avec un
diable, je donne volontiers un coup de main. Merci et à bientôt!

= Sèche-linge Siemens à pompe à chaleur
3070 | 280 | condition=good, make=Siemens, appliance=dryer | washer-grey
Siemens iQ700 pompe à chaleur A++, gris, 8 kg. Condenseur nettoyé. 4 ans, factures. Avec kit de superposition. A venir
chercher au sous-sol, je vous aide à le monter.

= Machine à café à levier La Pavoni
3070 | 350 | condition=used, make=La Pavoni, appliance=coffeeMachine | coffeemachine-steel x2
La Pavoni Europiccola chromée. Joints changés, détartrée. Il faut un bon moulin et un peu d’entraînement. Fuite?
Aucune. Tasseur et 2 filtres avec. Achetée 620.- en 2015.

= Machine à café à grains Nivona noire
3070 | 260 | condition=good, make=Nivona, appliance=coffeeMachine | coffeemachine-black
Nivona NICR 758, 6’000 cafés au compteur, détartrages faits. Groupe nettoyé et graissé. Mousseur ok. 260.- avec 1 kg
de café

= Nespresso rouge à capsules
3070 | 35 | condition=good, make=Nespresso, appliance=coffeeMachine | coffeemachine-red
Nespresso Pixie rouge, bon état, réservoir nettoyé. Je vous donne la boîte de dégustation avec. Envoi 11.50.

= Aspirateur Miele rouge
3070 | 55 | condition=used, make=Miele, appliance=vacuum | vacuum-red
miele compact C2 rouge avec 12 sacs, brosse parquet en plus. filtre neuf. 55.-

= Aspirateur d’atelier Einhell gris
3070 | 75 | condition=used, make=Einhell, appliance=vacuum | vacuum-grey
Aspi eau et poussière Einhell 30 l, tuyau rallongé à 4 m. Une roulette remplacée. Prise d’outil automatique. Ne
convient pas pour un salon.

= Machine à coudre Elna blanche, 30 points
3070 | 150 | condition=good, make=Elna, appliance=sewingMachine | sewingmachine-white x2
Elna Star, 30 points, fabrication Genève. Révisée chez Elna l’année passée (120.-), courroie neuve. Pédale, housse et
canettes. Coud aussi le jeans. Notice en français. Je la montre avec plaisir, apportez un tissu.

= Casseroles en cuivre étamé, sept
3080 | 240 | condition=good | cookware-red
7 casseroles en cuivre étamées à neuf, poignées laiton, 12 à 24 cm. Épaisseur 2 mm. Facture d’étamage 190.-. Lot
complet uniquement.

= Cocottes fonte bleue Le Creuset, 20 et 28 cm
3080 | 160 | condition=good | cookware-blue x2
2 cocottes fonte Le Creuset bleu, 20 et 28 cm. Email intérieur ok (la grande est un peu marquée). 160.- les deux,
poids 11 kg donc à venir chercher

= Batterie inox, huit pièces
3080 | 80 | condition=good | cookware-steel
Batterie inox 8 pièces, queues amovibles, pour camping-car, jamais servie. Compatible induction. Neuve 149.-.

= Vaisselle blanche, douze couverts
3080 | 90 | condition=good | crockery-white x2
Vaisselle blanche 12 couverts: assiettes plates, creuses, dessert, soupière, 2 plats. Porcelaine Langenthal. 2
assiettes creuses ébréchées. Prix 90.-, on emballe.

= Service bleu de Nyon, incomplet
3080 | 190 | condition=used | crockery-blue x2
Service bleu de Nyon à bleuets, 26 pièces, 4 tasses manquent. Dorure un peu usée. Marque au poisson dessous. Je peux
photographier chaque pièce. Remise en mains propres seulement.

= Poteries brunes pour soupe et cidre
3080 | 45 | condition=good | crockery-brown
8 bols à oreilles en terre brune et un pichet. Aucun éclat, passent au lave-vaisselle.

= Caquelon, réchaud et fourchettes
3080 | 30 | condition=used | cookware-red
caquelon rouge, réchaud, 6 fourchettes. un pied du réchaud revissé. 30 frs

= Bocaux à confiture, cent vingt
3080 | 25 | condition=used | crockery-white
120 bocaux à confiture avec couvercles, lavés. Surtout 370 ml. A prendre tout, 25.-. Cartons fournis, à venir chercher
le samedi.
