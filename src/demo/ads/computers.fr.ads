= Portable argenté 13 pouces
5010 | 430 | condition=good, make=Apple, screenSize=13 | laptop-silver x2
Mémoire de bachelor, deux candidatures, un faire-part. Clavier romand, é et è au garde-à-vous.

= Portable noir professionnel
5010 | 340 | condition=used, make=Dell | laptop-black x2
Reconditionné par nos soins un mercredi soir. La touche Ctrl brille d’avoir trop annulé.

= PC portable de jeu, écran 17 pouces
5010 | 650 | condition=good, make=MSI, screenSize=17 | laptop-black
Il pèse le poids d’un bon roman russe. Ventilateurs dépoussiérés au pinceau.

= Ultraportable argenté tactile
5010 | 390 | condition=likeNew, make=Microsoft | laptop-silver
Stylet et housse. Je l’utilisais pour dessiner des plantes que personne ne reconnaissait.

= Tour noire montée maison
5020 | 580 | condition=good | desktop-black x2
Chaque composant choisi après un forum entier. Jamais overclockée, par respect.

= PC blanc compact pour étudiant
5020 | 320 | condition=used | desktop-white
Tient sur une étagère à confitures. Disque neuf, système propre.

= Ordinateurs de bureau, lot de six
5020 | 240 | condition=used, make=HP | desktop-black | company
Renouvellement de parc d’une fiduciaire veveysanne, d’où la propreté des claviers. Disques effacés avec certificat.

= Tablette argentée 10 pouces
5030 | 210 | condition=good, make=Apple, screenSize=10 | tablet-silver
Surtout partitions et météo. Un pupitre l’a tenue, jamais la main d’un enfant.

= Tablette noire et support voiture
5030 | 75 | condition=used, make=Lenovo | tablet-black
A calmé la banquette arrière jusqu’à Biarritz. Micro rayure coin gauche.

= Liseuse noire, 400 classiques dedans
5030 | 55 | condition=good, make=Kobo | tablet-black
J’ai relu Balzac dans le bus 9. L’étui sent encore le cuir.

= Écran noir 27 pouces
5040 | 170 | condition=good, make=AOC, screenSize=27 | monitor-black x2
Couleurs fidèles, pied réglable. Mon chat a essayé d’attraper chaque curseur.

= Écran blanc 22 pouces
5040 | 60 | condition=used, make=Philips, screenSize=22 | monitor-white
Parfait second écran, troisième excuse pour ne pas ranger le bureau. Câble HDMI de deux mètres joint.

= Deux écrans identiques, bras double
5040 | 210 | condition=good, make=Iiyama | monitor-black
Traductrice indépendante, une langue par écran. Je passe à trois langues.

= Imprimante laser blanche
5050 | 60 | condition=good, make=HP, printer=laser | printer-white
Recto-verso fiable, toner à moitié. Elle a imprimé mon divorce sans bourrage.

= Multifonction noire à réservoirs
5050 | 120 | condition=good, make=Epson | printer-black x2
Encre pour trois ans selon la notice, deux selon mes enfants. Scanner à plat propre.

= Traceur A1 pour plans
5050 | 350 | condition=used, make=HP | printer-white
Bureau d’architectes fusionné, deux traceurs qui se regardent. Rouleaux d’avance.

= Carte graphique, boîte d’origine
5060 | 250 | condition=used, make=AMD, component=graphicsCard | desktop-black
Joueur du dimanche, soirées courtes. Aucun coil whine, oreille de musicien garantie.

= Barrettes mémoire et processeur
5060 | 140 | condition=good, make=Intel, component=processor | desktop-white
Le cœur d’une machine qui a trouvé plus jeune. Pâte thermique offerte.

= Clavier mécanique blanc, suisse romand
5070 | 65 | condition=good, make=Ducky | keyboard-white
Retroéclairage discret, bruit moins. Livré avec extracteur de touches.

= Clavier noir sans fil et souris
5070 | 25 | condition=used, make=Logitech | keyboard-black
Le duo a survécu à un thé vert. Piles neuves, clef USB dans la souris.

= NAS deux baies, disques vierges
5070 | 190 | condition=good, make=Qnap | desktop-black
Sauvegarde de toute une famille, migrée. Il clignote avec tact.

= Vieil ordinateur familial des années 80
5020 | 90 | condition=used, make=Amstrad | keyboard-black
Cassettes comprises, joystick usé à droite. On y attend longtemps et on aime ça.

= Cherche écran pour borne d’arcade
5040 | 40 | - | monitor-black | wanted
Dix-neuf pouces, format carré, même jauni. Le meuble est prêt, ma femme un peu moins.
