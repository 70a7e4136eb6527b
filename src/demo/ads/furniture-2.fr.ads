= Canapé lit gris pour studio
3020 | 140 | condition=used, colour=grey | couch-grey
Trois Erasmus y ont dormi, un y est resté, nous sommes mariés. Mécanisme graissé.

= Méridienne crème pour lecture
3020 | 220 | condition=good, colour=beige | couch-cream
On s’y étend en héroïne de roman et l’on se relève en vertébrée. Tissu épais.

= Fauteuils bleus de cinéma, rang de trois
3020 | 340 | condition=used, colour=blue | armchair-blue x2
Cinéma Rex, strapontins rabattables, numéros 7 à 9. Le 8 grince aux moments tendres.

= Canapé bleu canard trois places
3020 | 290 | condition=good, colour=blue | couch-blue x2
Choisi sur écran, arrivé plus vert, aimé tout de même. Accoudoirs démontables pour escaliers étroits.

= Pouf jaune et fauteuil assorti
3020 | 110 | condition=good, colour=yellow | armchair-yellow
Salle d’attente d’une pédiatre, donc lavables et optimistes. Aucun clown imprimé.

= Lit d’enfant chêne évolutif
3030 | 130 | condition=used, colour=brown, material=wood | bed-oak
S’allonge avec le pensionnaire jusqu’à deux mètres. Le nôtre s’est arrêté à un septante-huit.

= Lit mezzanine blanc, bureau dessous
3030 | 210 | condition=good, colour=white | bed-white x2
Un loyer économisé par étage. Échelle avec main courante.

= Tête de lit grise et sommier
3030 | 95 | condition=used, colour=grey | bed-grey
Tissu chiné, une trace de lampe à huile essentielle au nord-est. Pieds vissés.

= Table basse chêne et verre
3040 | 75 | condition=good, colour=brown, material=wood | table-oak
Contient sous verre une partie de dames jamais finie. On peut la finir.

= Table à langer devenue bureau d’appoint
3040 | 40 | condition=used, colour=white | table-white
Reconversion réussie, comme son propriétaire. Tiroir à crayons.

= Noyer massif, table et banc
3040 | 620 | condition=likeNew, colour=brown, material=wood | table-walnut x3
Bois du verger familial séché neuf ans. L’assemblage se passe de colle et de commentaires.

= Bancs d’église, deux mètres vingt
3040 | 180 | condition=used, colour=brown | chairs-wood
Inconfort homologué, patine divine. Casier à psautiers au dos.

= Tabourets noirs de bar, trio
3040 | 80 | condition=good, colour=black | chairs-black x2
Hauteur réglable, selon l’avancement de la soirée. Repose-pieds chromé.

= Chaises de jardin devenues d’intérieur
3040 | 60 | condition=used, colour=white | chairs-white
Elles ont eu froid, on les a rentrées, elles n’ont plus voulu sortir. Peinture à l’eau.

= Armoire chêne de pensionnat
3050 | 270 | condition=used, colour=brown, material=wood | wardrobe-oak x2
Numéro 41 gravé, cintres idem. On y a caché du saucisson, l’odeur est partie en 1996.

= Armoire verte à clefs, dix cases
3050 | 90 | condition=used, colour=green | wardrobe-green
Vestiaire du personnel d’une fabrique de pignons. Ventilée, numérotée, digne.

= Étagère échelle en chêne
3050 | 60 | condition=good, colour=brown, material=wood | shelf-oak
Appuyée sans percer, locataires bienvenus. Cinq plateaux dégressifs.

= Meuble hi-fi noir à roulettes
3050 | 45 | condition=used, colour=black | shelf-black
Porte vitrée qui fait «clong» comme jadis. Espace vinyles en bas.

= Semainier blanc, sept tiroirs
3050 | 85 | condition=good, colour=white | dresser-white x2
Le mercredi coulisse mal, tout s’explique. Pieds tournés.

= Vaisselier en bois peint bleu
3050 | 240 | condition=good, colour=blue, material=wood | dresser-blue x2
Haut vitré, bas plein, cœur entre deux. Repeint avec la météo des plages.

= Suspension en verre soufflé
3060 | 95 | condition=good, colour=white | floorlamp-white
Souffleur de Vallorbe, bulles d’origine. Câble raccourci avec respect.

= Lampe d’architecte noire à pince
3060 | 35 | condition=used, colour=black | floorlamp-black
Elle a éclairé un pont, sur papier. Ressorts vifs.

= Liseuse laiton de salon
3060 | 90 | condition=good, colour=gold | floorlamp-brass x2
Un variateur au pied, un grand-père à côté, sur demande. Ampoule neuve.

= Kilim rouge, motif fontaine
3090 | 210 | condition=used, colour=red | rug-red x2
Acheté à Konya après onze thés. Envers aussi beau que l’endroit.

= Tapis sable en laine bouclée
3090 | 150 | condition=good, colour=beige | rug-sand x2
Moelleux à faire renoncer aux chaussons. Le robot aspirateur s’y perd, avertissement.

= Glace murale noire à facettes
3090 | 70 | condition=good, colour=black | mirror-black
Elle multiplie les plantes sans arrosage. Crochets renforcés.

= Toile lac et brume, grand format
3090 | 160 | condition=likeNew, colour=blue | painting-lake x2
Peinte par une infirmière de nuit au petit matin. Signée d’un prénom, Ève.

= Rideaux de théâtre en velours rouge
3090 | 180 | condition=used, colour=red | stage-sky
Quatre mètres de haut, douze kilos d’émotion. Anneaux cousus.
