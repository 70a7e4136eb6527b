= Deux places Paléo, soirée du mercredi
4610 | 150 | seats=2 | stage-plum x2
2 places Paléo, mercredi. Billets nominatifs, changement de nom via la bourse officielle, je fais le nécessaire avec
vous. 75.- pièce, prix d’achat. Remise immédiate.

= Concert de gospel à la collégiale, 2 billets
4610 | 50 | seats=2 | tickets-blue
2 billets pour le concert de gospel à la collégiale, placement libre. Prendre un coussin. 25.- pièce

= Abonnement de musique de chambre
4610 | 120 | - | violin-wood
Abonnement musique de chambre, 6 dimanches 11h, place numérotée. Transmissible. Payé 180.-, cédé 120.- car nous
partons un an. Envoi en courrier A.

= Fête de la bière artisanale, pass deux jours
4610 | 35 | seats=2 | tickets-yellow
Deux pass 2 jours fête de la bière artisanale, verre compris. 35.- les deux, TWINT et j’envoie le PDF.

= Match de foot, tribune famille, 3 places
4620 | 66 | seats=3, seating=seated | tickets-red x2
3 places assises tribune famille (2 adultes, 1 enfant), championnat. 22.- par place. Billets mobiles transférables.
Les trois ensemble

= Hockey, place assise derrière le but
4620 | 55 | seating=seated | tickets-blue
Hockey: un billet assis derrière le but. Je ne peux pas y aller. Prix normal 68.-. Transfert par l’app.

= Dossard marathon relais, équipe de quatre
4620 | 100 | - | tickets-yellow
Dossard marathon relais, équipe de 4, changement de noms possible jusqu’à 10 jours avant. T-shirts M inclus. Payé
180.-.

= Concours hippique, tribune couverte
4620 | 90 | seating=seated | stage-sky
Deux places tribune couverte, concours hippique, journée des grands prix. 90.- les deux. Je les dépose ou par poste.

= Théâtre: «Le Misanthrope», rang F
4630 | 70 | seating=seated | stage-plum
deux fauteuils côte à côte rang F, le misanthrope. 70.- les deux

= Revue satirique de fin d’année, 4 billets
4630 | 140 | seats=4 | tickets-red x2
4 billets revue satirique, parterre. Prix 35.- pièce au lieu de 48.-. Séparables par deux. Papier, envoi recommandé
6.30 ou remise.

= Cirque sous chapiteau, loge du milieu
4630 | 110 | seating=seated | tickets-yellow
Loge du milieu pour le cirque, 4 personnes, 110.- (valeur 168.-). Enfants malades. Il faut passer prendre les billets.

= Spectacle d’humour, balcon
4630 | 38 | seating=seated | stage-plum
Spectacle d’humour, balcon 1er rang, une place. 38.-.

= Passeport musées, valable partout
4630 | 85 | - | tickets-blue
Passeport musées suisses encore valable 10 mois, transmissible selon conditions (à mettre à votre nom). Neuf 177.-.
J’ai déménagé loin des musées.

= Bon pour une nuit en cabane perchée
4640 | 170 | - | gift-blue x2
Bon pour une nuit en cabane perchée, 2 personnes, petit-déj’ inclus. Valeur 230.-, valable encore 14 mois. Pas pour
personnes avec vertige comme ma compagne. Envoi du bon papier en recommandé, TWINT.

= Bon chez le fleuriste, cent francs
4640 | 80 | - | gift-red
Bon de 100.- chez le fleuriste. Allergique. 80.-

= Cours de dégustation de vin, deux soirs
4640 | 95 | - | gift-red
Cours dégustation vin, 2 soirs, chasselas + rouges, pour 1 personne. Reportable auprès de l’organisateur. Valeur
140.-.

= Saut à l’élastique, bon non utilisé
4640 | 90 | - | gift-blue
Bon saut à l’élastique non utilisé, valable 8 mois, 1 saut + vidéo. Valeur 159.-. Poids min. 45 kg. Plus le courage
d’y aller.

= Cherche deux places pour le ballet
4630 | 120 | seats=2 | stage-sky | wanted
Cherche 2 places pour le ballet, n’importe quelle date et quel rang, pour ma fille et moi. Max 60.- pièce.

= Cartes journalières ski, une paire
4640 | 84 | - | tickets-blue
2 cartes journalières de ski Portes du Soleil côté suisse, non datées, saison en cours. Genou opéré. 84.- les deux,
valeur 126.-. Poste B incluse.
