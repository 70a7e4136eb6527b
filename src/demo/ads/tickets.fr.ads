= Deux places Paléo, soirée du mercredi
4610 | 150 | seats=2 | stage-plum x2
Notre babysitter joue ce soir-là, sur la petite scène. Elle ne savait pas qu’on y allait aussi.

= Concert de gospel à la collégiale, 2 billets
4610 | 50 | seats=2 | tickets-blue
Bancs d’époque, coussin conseillé. Ma belle-sœur chante au deuxième rang, applaudissez fort au solo.

= Abonnement de musique de chambre
4610 | 120 | - | violin-wood
Six dimanches à onze heures, croissants à l’entracte. Nous partons un an à la montagne où il n’y a qu’un accordéon, mais bon.

= Fête de la bière artisanale, pass deux jours
4610 | 35 | seats=2 | tickets-yellow
Verre consigné inclus. Mon médecin a dit «modérément», deux jours me semblent excessifs.

= Match de foot, tribune famille, 3 places
4620 | 66 | seats=3, seating=seated | tickets-red x2
L’équipe perd, l’ambiance tient. Saucisse de veau possible au secteur d’à côté, prévoir la file.

= Hockey, place assise derrière le but
4620 | 55 | seating=seated | tickets-blue
On voit arriver le puck et on a beau savoir, on baisse la tête. Un seul billet, je suis en déplacement.

= Dossard marathon relais, équipe de quatre
4620 | 100 | - | tickets-yellow
Deux hernies et une naissance: l’équipe est dissoute. Les t-shirts sont taille M, ils taillent petit.

= Concours hippique, tribune couverte
4620 | 90 | seating=seated | stage-sky
Deux places pour la journée des grands prix. Prenez une petite laine, le vent arrive droit du lac.

= Théâtre: «Le Misanthrope», rang F
4630 | 70 | seating=seated | stage-plum
Deux fauteuils côte à côte, nous ne le sommes plus. Prix pour la paire.

= Revue satirique de fin d’année, 4 billets
4630 | 140 | seats=4 | tickets-red x2
Conseil d’État, tunnels et tarifs de parking, tout y passe. Le collègue qui devait venir est imité dedans.

= Cirque sous chapiteau, loge du milieu
4630 | 110 | seating=seated | tickets-yellow
Trois enfants varicelleux à la maison. Gradins chauffés, barbe à papa hors de prix, trapèze superbe.

= Spectacle d’humour, balcon
4630 | 38 | seating=seated | stage-plum
Offert par mon bureau, qui trouve que j’en manque. Je préfère le vendre.

= Passeport musées, valable partout
4630 | 85 | - | tickets-blue
Il reste dix mois. J’ai découvert que j’aimais surtout les cafétérias.

= Bon pour une nuit en cabane perchée
4640 | 170 | - | gift-blue x2
Petit-déjeuner monté au panier. Ma compagne a le vertige dès le troisième barreau, nous avons testé à la bibliothèque.

= Bon chez le fleuriste, cent francs
4640 | 80 | - | gift-red
Je suis allergique, on me l’a offert pour ma chambre d’hôpital. Les infirmières ont beaucoup ri.

= Cours de dégustation de vin, deux soirs
4640 | 95 | - | gift-red
Chasselas et rouges, crachoir fourni. Enceinte depuis, ça tombe moins bien.

= Saut à l’élastique, bon non utilisé
4640 | 90 | - | gift-blue
Cadeau de mes quarante ans. J’ai réfléchi jusqu’à quarante et un.

= Cherche deux places pour le ballet
4630 | 120 | seats=2 | stage-sky | wanted
Ma fille danse depuis la rentrée et fait tout le salon en pointes. N’importe quel rang, pourvu qu’on voie les pieds.

= Cartes journalières ski, une paire
4640 | 84 | - | tickets-blue
Domaine des Portes côté suisse. La jambe est dans le plâtre jusqu’au dégel.
