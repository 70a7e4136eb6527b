= Canapé gris 3 places, très bon état
3020 | 320 | condition=good, colour=grey | couch-grey x3
Canapé gris 3 places, 215 x 92 cm, fabriqué par un tapissier de Saint-Imier, pas du kit. Nous l’avons depuis 7 ans et
il n’a pas bougé. Les coussins sont déhoussables et tout vient d’être lavé. Une couture a été refaite derrière, ça ne
se voit pas. Nous déménageons et le prochain salon est trop petit. A venir chercher à deux, il y a un ascenseur mais
il faut le mettre debout. TWINT ou cash sur place.

= Canapé moutarde, pieds compas
3020 | 450 | condition=good, colour=yellow | couch-mustard x2
Canapé moutarde pieds compas, style années 60, 195 cm, 3 ans. Tissu qui change un peu selon la lumière. Acheté chez
Made 990.-, facture dispo. Pas d’animaux.

= Canapé d’angle crème, déhoussable
3020 | 390 | condition=used, colour=beige | couch-cream x2
canapé d’angle crème 260x210, angle à gauche, déhoussable, 2e jeu de housses neuf. 2 enfants et un labrador donc pas
parfait mais très confortable. à venir chercher avec un bus svp. pas de livraison, pas d’échange, merci de ne pas
demander le dernier prix

= Causeuse bleue à deux places
3020 | 210 | condition=good, colour=blue | couch-blue x2
Causeuse bleue 2 places, 140 cm, pieds chêne. Très bon état.

= Fauteuil jaune, velours côtelé
3020 | 140 | condition=good, colour=yellow, material=fabric | armchair-yellow x2
Fauteuil jaune velours côtelé, ressorts retendus. Assise basse 40 cm. Une tache claire sous le coussin.

= Bergère rouge refaite à neuf
3020 | 390 | condition=likeNew, colour=red | armchair-red x2
Bergère rouge refaite à neuf: crin, sangles, galon, tissu Pierre Frey. Plus de 30 heures de travail et 280.- de tissu.
Bois ciré. Je vends faute de place. 390.- non négociable, merci.

= Fauteuil bleu pour coin cheminée
3020 | 95 | condition=used, colour=blue | armchair-blue
Fauteuil bleu, brûlure de braise sur l’accoudoir gauche, sinon bon. 95.-

= Lit chêne 140 x 190, sommier neuf
3030 | 280 | condition=good, colour=brown, material=wood, width=140 | bed-oak x2
Lit chêne 140x190 avec sommier neuf, tête sculptée. Attention dimension française. Matelas pas compris. TWINT, retrait
le week-end

= Lit blanc laqué Ikea Malm 140 avec tiroirs
3030 | 170 | condition=good, colour=white | bed-white x2
Ikea Malm blanc 140x200, 2 tiroirs, sommier Lönset. Démonté, vis dans des sachets étiquetés, plan de montage avec.
Petit éclat au pied droit. A prendre au garage, en semaine après 18h.

= Lit gris capitonné, coffre
3030 | 420 | condition=likeNew, colour=grey | bed-grey x2
Lit coffre gris capitonné 160 x 200, vérins neufs. 2 ans. Acheté 1’290.- chez Conforama, vendu car on passe au 180.
Grand volume de rangement. Démontage par l’acheteur, je donne un coup de main.

= Deux matelas latex, 80 x 200
3030 | 150 | condition=used, width=80 | bed-grey
Deux matelas latex 80x200, un ferme et un souple. Housses lavées à 60. 7 ans, donc prix en conséquence. 150.- les deux

= Table de ferme en chêne, six convives
3040 | 480 | condition=used, colour=brown, material=wood | table-oak x3
Table de ferme en chêne massif, 180 x 80 x 76, tiroir à couverts. Bords entaillés au couteau, plateau huilé l’année
passée. 6 personnes. Le pied avant gauche est un peu plus court, une cale est vissée dessous. Elle tient debout sans
bouger. Pas d’envoi, transport possible avec mon bus contre essence.

= Table blanche ronde, pied tulipe
3040 | 190 | condition=good, colour=white | table-white x2
Table ronde blanche pied tulipe, 110 cm. Un éclat au bord du plateau, caché sous un fruitier. Marque inconnue (style
Knoll). 190.-

= Table en noyer et rallonges
3040 | 560 | condition=good, colour=brown, material=wood | table-walnut x2
Table noyer 160 x 90 avec 3 rallonges de 50, jusqu’à 310 cm. Rallonges un peu plus claires. 14 personnes sans
problème. Chaises pas incluses. Payée 1’900.- chez un artisan. Venez à deux avec des couvertures.

= Six chaises bistrot en bois
3040 | 180 | condition=used, colour=brown, material=wood | chairs-wood x2
6 chaises bistrot en bois d’un café fermé, solides, une barre recollée. Sièges poncés. 30.- pièce par 6.

= Chaises noires empilables, lot de dix
3040 | 150 | condition=used, colour=black | chairs-black x2
10 chaises noires empilables, métal / plastique. Manque quelques patins (je donne un sachet de rechange). Prix pour
tout, 15.- pièce. Cash à l’enlèvement, facture si nécessaire

= Chaises blanches nordiques, quatre
3040 | 120 | condition=good, colour=white | chairs-white x2
4 chaises blanches scandinaves coque plastique, pieds hêtre. Très légère trace de teinture sur une. Neuves 79.- pièce.

= Armoire chêne à glace
3050 | 240 | condition=good, colour=brown, material=wood | wardrobe-oak x2
Armoire chêne à glace, 1 porte miroir, 2 tiroirs, 200 x 130 x 50. Se démonte en 11 pièces, photos du démontage pour le
remontage. Lavande dedans. Prévoir un utilitaire. TWINT ou cash.

= Armoire blanche coulissante
3050 | 210 | condition=good, colour=white | wardrobe-white x2
Armoire blanche portes coulissantes 200 x 236 x 66, amortisseurs, 6 rayons, 2 barres. Ikea Pax, 4 ans. Démontage à
faire par vous, compter 2 heures.

= Casier métallique vert d’atelier
3050 | 130 | condition=used, colour=green, material=metal | wardrobe-green x2
Casier métallique vert d’atelier, 2 portes, cadenas neuf. 180 x 60 x 50. Rayures et un coin tordu.

= Bibliothèque chêne clair
3050 | 260 | condition=good, colour=brown, material=wood | shelf-oak x2
Bibliothèque chêne clair, 3 modules de 80 x 220 x 32, soit 2m40, échelle en bois comprise. Un rayon un peu fléchi.
Fixation murale nécessaire. Démontée en 45 minutes, tout étiqueté. Possibilité de prendre 2 modules seulement (180.-).
Vente à cause d’un mur qui disparaît.

= Ikea Kallax blanc, 16 cases
3050 | 50 | condition=used, colour=white | shelf-white
Kallax blanc 4 x 4, 147x147 cm. Bord inférieur un peu gonflé par l’eau. 50.-, à démonter sur place

= Étagère noire industrielle
3050 | 95 | condition=good, colour=black | shelf-black
Etagère industrielle faite main, tubes et planches d’échafaudage, 150 x 180 x 30. Soudures propres. Ne bouge pas.
Charge jusqu’à 40 kg par planche. Peut être livrée en région.

= Commode en bois, poignées laiton
3050 | 160 | condition=good, colour=brown, material=wood | dresser-wood x2
Commode en bois, 3 tiroirs, poignées laiton, datée 1957 dans un tiroir. 90 x 80 x 45 cm. Une poignée remplacée par une
semblable.

= Commode bleue pour chambre d’enfant
3050 | 110 | condition=good, colour=blue | dresser-blue x2
Commode bleue enfant, étoiles au pochoir sur un côté, tiroirs avec butées. 80 x 75 x 40. 110.-, TWINT.

= Lampadaire laiton, abat-jour plissé
3060 | 85 | condition=good, colour=gold | floorlamp-brass
Lampadaire laiton abat-jour plissé H 155. Penche un tout petit peu. Ampoule LED comprise, abat-jour propre, remise en
mains propres

= Lampadaire noir articulé
3060 | 70 | condition=likeNew, colour=black | floorlamp-black x2
Lampadaire noir articulé, LED 3000K, base stable. Comme neuf, utilisé 4 mois au bureau. Neuf 229.-. Envoi refusé, trop
long.

= Tapis rouge ancien, deux sur trois
3090 | 390 | condition=used, colour=red | rug-red x2
Tapis rouge ancien Boukhara, 200 x 300 cm, noué main, une reprise dans un angle. Nettoyé par un pro en 2023 (quittance
210.-). Usure normale au centre. Le certificat du marchand est là. Prix déjà bas, ne me proposez pas 200.

= Tapis bleu pure laine
3090 | 140 | condition=good, colour=blue | rug-blue
Tapis bleu pure laine 140x200, dessin géométrique. Utilisé un hiver, couleur qui n’allait pas.

= Miroir doré ovale
3090 | 120 | condition=good, colour=gold | mirror-gold
Miroir doré ovale 60x80 bois et plâtre, tain net. Un petit manque à la dorure, à droite. Poids 6 kg, pas de poste.

= Miroir bois flotté, fait main
3090 | 65 | condition=likeNew, colour=brown | mirror-wood
Miroir bois flotté fait main, 55 cm de diamètre, bois du lac séché un an. 65.-, autres tailles sur commande.
