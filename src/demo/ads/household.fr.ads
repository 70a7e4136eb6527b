= Frigo inox combiné, 310 litres
3070 | 290 | condition=good, make=Liebherr, appliance=fridge | fridge-steel x2
Silencieux au point qu’on l’ouvre pour vérifier. Une clayette recollée, elle porte sans broncher un melon.

= Petit frigo blanc de table
3070 | 60 | condition=used, make=Electrolux, appliance=fridge | fridge-white
Trois ans d’étudiante, surtout des yogourts et un vernis. Le compartiment à glace fait deux glaçons à la fois.

= Frigo rouge années cinquante
3070 | 420 | condition=good, make=Bosch, appliance=fridge | fridge-red x2
Poignée chromée lourde comme une portière. Il ronronne en mi bémol, notre fils a l’oreille absolue.

= Lave-linge frontal 7 kilos
3070 | 190 | condition=good, make=Schulthess, appliance=washingMachine | washer-white x2
Copropriété partagée avec ma sœur, désormais chacune la sienne. Programme laine d’une douceur rare.

= Sèche-linge pompe à chaleur, gris
3070 | 280 | condition=good, make=Siemens, appliance=dryer | washer-grey
Le bac à eau sert à repasser et à arroser l’orchidée, qui se porte bien. Condenseur nettoyé.

= Machine à café à levier
3070 | 350 | condition=used, make=La Pavoni, appliance=coffeeMachine | coffeemachine-steel x2
Demande du biceps et un peu de foi. Joints changés au printemps dernier.

= Machine à café à grains noire
3070 | 260 | condition=good, make=Nivona, appliance=coffeeMachine | coffeemachine-black
Elle dit bonjour sur l’écran, on finit par répondre. Six mille tasses dont deux mille pour mon voisin.

= Cafetière rouge à capsules
3070 | 35 | condition=good, make=Nespresso, appliance=coffeeMachine | coffeemachine-red
Cadeau d’entreprise, resté dans un placard par conviction. Les convictions changent, pas le café.

= Aspirateur traîneau rouge
3070 | 55 | condition=used, make=Miele, appliance=vacuum | vacuum-red
Aspire un jeu de construction entier sans sourciller. Douze sacs d’avance.

= Aspirateur d’atelier gris
3070 | 75 | condition=used, make=Einhell, appliance=vacuum | vacuum-grey
Il a bu la moitié de la piscine un soir de fuite. Tuyau rallongé.

= Machine à coudre blanche, 30 points
3070 | 150 | condition=good, make=Elna, appliance=sewingMachine | sewingmachine-white x2
Made in Genève, la vraie. Elle a fait une robe de mariée et d’innombrables costumes de pirate.

= Casseroles en cuivre étamé, sept
3080 | 240 | condition=good | cookware-red
Étamage refait à Romont. Pendues à la crémaillère, elles font une batterie très correcte.

= Cocottes en fonte bleue, deux tailles
3080 | 160 | condition=good | cookware-blue x2
La grande a mijoté le bœuf des dimanches pendant trente-deux ans. La petite rêve d’en faire autant.

= Batterie inox, huit pièces
3080 | 80 | condition=good | cookware-steel
Queues détachables, rangement gigogne. Achetée pour un camping-car revendu avant le premier repas.

= Vaisselle blanche, douze couverts
3080 | 90 | condition=good | crockery-white x2
Un mariage, deux baptêmes, zéro dispute jetée contre un mur. Soupière énorme, servie une fois.

= Service bleu de Nyon, incomplet
3080 | 190 | condition=used | crockery-blue x2
Bleuets peints, quelques usures d’or. Il manque quatre tasses, parties avec un cousin d’Amérique.

= Poteries brunes pour soupe et cidre
3080 | 45 | condition=good | crockery-brown
Huit bols à oreilles. On boit dedans et on se réchauffe les doigts, technologie éprouvée.

= Caquelon, réchaud et fourchettes
3080 | 30 | condition=used | cookware-red
La croûte du fond, la religieuse, y vient très bien. Un pied du réchaud a été revissé à l’ivresse.

= Bocaux à confiture, cent vingt
3080 | 25 | condition=used | crockery-white
Étiquettes trempées, couvercles à carreaux. L’abricotier est mort, paix à ses confitures.

