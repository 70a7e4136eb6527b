= Canapé lit gris 2 places, pour studio
3020 | 140 | condition=used, colour=grey | couch-grey | place=1004 Lausanne VD
Canapé-lit gris 2 places, couchage 140 x 195. Mécanisme graissé, il s’ouvre facilement. Tissu un peu usé sur un
accoudoir, housse lavable. Idéal studio ou chambre d’amis. A venir chercher à Lausanne, 1er étage, TWINT.

= Méridienne crème pour lecture
3020 | 220 | condition=good, colour=beige | couch-cream
Méridienne crème, L 165 cm, tissu épais bouclé, pieds bois. Pas de taches. Achetée chez Interio 790.-. Ne passe plus
dans notre salon

= Fauteuils bleus de cinéma, rang de trois
3020 | 340 | condition=used, colour=blue | armchair-blue x2
3 fauteuils de cinéma bleus sur rang, strapontins, numéros 7 à 9. Proviennent d’un ancien cinéma. Le 8 grince. A fixer
au sol ou sur une planche (planche fournie). 165 cm de long, environ 60 kg. Il faut une remorque et deux personnes
costaudes. 340.- les trois, à discuter si vous venez ce week-end.

= Canapé bleu canard 3 places, démontable
3020 | 290 | condition=good, colour=blue | couch-blue x2
Canapé 3 places bleu canard, 212 x 90 cm, acheté sur internet il y a 2 ans 849.-. Accoudoirs démontables, passe dans
les escaliers étroits. Coussins déhoussables.

= Pouf jaune et fauteuil assorti
3020 | 110 | condition=good, colour=yellow | armchair-yellow
Fauteuil jaune et pouf assorti, tissu lavable, d’une salle d’attente de pédiatre. 110.- les deux.

= Lit d’enfant chêne évolutif
3030 | 130 | condition=used, colour=brown, material=wood | bed-oak
Lit enfant évolutif en chêne 90 x 140 jusqu’à 200 cm, sommier compris, matelas non. Griffures et 2 autocollants.
Démonté, toutes les vis. A venir chercher svp

= Lit mezzanine blanc, bureau dessous
3030 | 210 | condition=good, colour=white | bed-white x2
Lit mezzanine blanc 90x200, bureau dessous, échelle avec main courante. Hauteur 182 cm. Modèle Ikea, 3 ans. Démontage
ensemble ou par vos soins, prévoir une clé imbus et une bonne heure. Plafond minimum 2m50. Prix neuf 449.- sans
matelas.

= Tête de lit grise et sommier
3030 | 95 | condition=used, colour=grey | bed-grey
tête de lit grise 160 + sommier à lattes 2x80, pieds vissés. une petite tache d’huile sur le tissu. 95.- à débarrasser

= Table basse chêne et verre
3040 | 75 | condition=good, colour=brown, material=wood | table-oak
Table basse chêne et verre 110 x 60. Le plateau s’ouvre, on peut y mettre des photos ou un jeu. Verre sans éclat.

= Table à langer devenue bureau d’appoint
3040 | 40 | condition=used, colour=white | table-white
Petite table blanche avec tiroir, 70 x 55, haut. 92. Ancienne table à langer. 40.-, retrait le soir.

= Noyer massif, table et banc
3040 | 620 | condition=likeNew, colour=brown, material=wood | table-walnut x3
Table en noyer massif 200 x 95 et banc assorti 180 cm. Faite par un menuisier avec le bois du verger de la famille,
assemblage sans vis. Comme neuve, huilée. Nous prenons une table ronde. Deux personnes pour porter. Prix ferme,
l’essence seule vaut déjà ça.

= Bancs d’église, deux mètres vingt
3040 | 180 | condition=used, colour=brown | chairs-wood
Banc d’église 220 cm, chêne, avec casier au dos. 2 pièces disponibles, 180.- pièce. Dispo de suite

= Tabourets noirs de bar, trio
3040 | 80 | condition=good, colour=black | chairs-black x2
Trio de tabourets de bar noirs, réglables 60-82 cm, repose-pieds chromé. Simili ok, un pied griffé. 80.- les trois, à
prendre ce week-end

= Chaises de jardin devenues d’intérieur
3040 | 60 | condition=used, colour=white | chairs-white
4 chaises blanches en bois, repeintes à l’eau. Anciennes chaises de jardin, elles restent mieux à l’intérieur. 15.-
pièce.

= Armoire chêne de pensionnat
3050 | 270 | condition=used, colour=brown, material=wood | wardrobe-oak x2
Armoire en chêne massif d’un pensionnat, 2 portes, 195 x 120 x 55, numéro 41 gravé. Se démonte en 6 panneaux. Penderie
et 4 rayons. Une serrure sans clé.

= Armoire verte à clefs, dix cases
3050 | 90 | condition=used, colour=green | wardrobe-green
Vestiaire vert en métal, 10 casiers à clés (9 clés présentes), 180 x 90 x 50. Vient d’une usine. Quelques bosses.
Lourd, au rez avec accès voiture. 90.-

= Étagère échelle en chêne
3050 | 60 | condition=good, colour=brown, material=wood | shelf-oak
Etagère échelle chêne, 5 plateaux, H 190, à appuyer. Pas besoin de percer. Etat neuf.

= Meuble hi-fi noir à roulettes
3050 | 45 | condition=used, colour=black | shelf-black
Meuble hi-fi noir sur roulettes, porte en verre, place pour vinyles en bas. 55 x 45 x 100 cm. Un passe-câble cassé.
Cède aussi une multiprise. Retrait uniquement.

= Semainier blanc, sept tiroirs
3050 | 85 | condition=good, colour=white | dresser-white x2
Semainier blanc, 7 tiroirs, pieds tournés, H 128 L 50 P 38. Le 3e tiroir coulisse mal. 85.-

= Vaisselier en bois peint bleu
3050 | 240 | condition=good, colour=blue, material=wood | dresser-blue x2
Vaisselier peint en bleu, haut vitré, bas avec 2 portes, 110 x 200 x 45 cm, en 2 parties. Peinture craie, vernie.
Verre d’origine. Livraison dans un rayon de 15 km possible pour 50.-, sinon gratuit sur place.

= Suspension en verre soufflé
3060 | 95 | condition=good, colour=white | floorlamp-white
Suspension en verre soufflé blanc, diamètre 32, quelques bulles d’origine. Câble textile 80 cm. Bien emballée.

= Lampe d’architecte noire à pince, Naska Loris
3060 | 35 | condition=used, colour=black | floorlamp-black
Lampe noire à pince type Naska Loris, ressorts bons, douille E27, interrupteur ok. Envoi 11.50

= Liseuse laiton de salon
3060 | 90 | condition=good, colour=gold | floorlamp-brass x2
Liseuse de salon laiton, variateur au pied, H 150, ampoule neuve.

= Kilim rouge, motif fontaine
3090 | 210 | condition=used, colour=red | rug-red x2
Kilim rouge 180 x 120 cm, laine, acheté en Turquie, certificat. Lavé l’an dernier. Petite usure dans un angle. Prix
payé 450 francs. A voir à la lumière du jour.

= Tapis sable en laine bouclée
3090 | 150 | condition=good, colour=beige | rug-sand x2
Tapis sable laine bouclée 200 x 300, quelques fils tirés par le chat. Moelleux. Aspiré, sans odeur, ne passe pas avec
notre robot aspirateur. Roulé et prêt. Neuf 399.- chez Conforama.

= Glace murale noire à facettes
3090 | 70 | condition=good, colour=black | mirror-black
Glace murale noire à facettes, 80 cm. Crochets renforcés fournis, 9 kg.

= Toile lac et brume, grand format
3090 | 160 | condition=likeNew, colour=blue | painting-lake x2
grande toile lac et brume 120x80, acrylique, signée ève. peinte par une amie infirmière. à venir chercher ou à livrer
selon distance

= Rideaux de théâtre en velours rouge
3090 | 180 | condition=used, colour=red | stage-sky
Rideaux de théâtre en velours rouge, 2 pans 4 m de haut x 2.80 de large, ignifugés, anneaux cousus. 12 kg. Quelques
auréoles en bas. 180.- les deux, paiement à la remise.
