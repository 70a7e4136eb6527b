= Canon EOS 2000D + 18-55
5610 | 260 | condition=good, make=Canon, cameraType=slr | slr-black x2
Canon EOS 2000D avec 18-55 IS II, 1 batterie, chargeur, carte 32 Go. Env. 9’000 déclenchements. Capteur propre.
Courroie brodée en plus. Convient pour débuter. Retrait, TWINT.

= Olympus OM-D E-M10 Mark III argent
5610 | 480 | condition=good, make=Olympus, cameraType=mirrorless | slr-silver x2
Olympus E-M10 III argenté, boîtier seul, stabilisé 5 axes. 2 batteries. Griffures au dos à cause de bagues, écran ok.
Jamais sous la pluie. Neuf 699.- à l’époque.

= Canon AE-1 argentique, posemètre
5610 | 150 | condition=used, make=Canon, cameraType=film | slr-silver
AE-1 avec 50 mm 1.8. Mousses changées, posemètre juste, pile neuve. Testé avec un film, je montre les scans. 150.-

= Hasselblad 500 C/M, 3 dos
5610 | 890 | condition=good, make=Hasselblad, cameraType=film | slr-black x3
Hasselblad 500C/M noir, Planar 80 2.8 T*, trois dos A12, viseur poitrine. CLA en 2021 (facture 420.-). Petites marques
du temps. Joints des dos refaits. Aucune moisissure. Pas d’envoi, à essayer ici avec un film de votre choix.

= Nikon Coolpix étanche jaune
5610 | 70 | condition=used, make=Nikon, cameraType=compact | camera
Nikon Coolpix W150 jaune, étanche 10 m, joint contrôlé, étui brun. Chargeur et carte 16 Go. 70.- port 7.-

= Canon EF 70-200 f/4 L blanc + collier
5620 | 870 | condition=good, make=Canon | lens-white x2
Canon 70-200 f/4 L IS USM blanc avec collier de pied, pare-soleil, bouchons. Lentilles sans marque. Une griffe sur la
bague. Prix neuf 1’349.-. Envoi recommandé assuré inclus ou remise en mains propres.

= Sony 35 mm f/1.8, noir
5620 | 240 | condition=likeNew, make=Sony | lens-black x2
Sony FE 35 1.8, comme neuf, pare-soleil métal. Moins de 500 photos. Garantie encore 8 mois.

= Tokina macro 100 mm f/2.8
5620 | 290 | condition=good, make=Tokina | lens-black
Tokina ATX-i 100 macro 1:1, monture Nikon, étui et deux bouchons. Très piqué. Un peu de poussière dans la charnière du
pare-soleil, rien dans l’optique.

= Trépied carbone Manfrotto Befree
5630 | 140 | condition=good, make=Manfrotto | tripod-black x2
Befree Advanced carbone, rotule ball, sac. 1.25 kg. A voyagé mais tout serre bien. Neuf 379.-. TWINT

= Trépied gris vidéo, tête fluide
5630 | 110 | condition=used, make=Sachtler | tripod-grey
Trépied vidéo Sachtler gris avec tête fluide FSB 4 et sac. Fluide ok, un peu de jeu dans le panoramique. Servi pour
des documentaires. 110.- vu l’âge

= Sac photo bandoulière en toile
5630 | 55 | condition=good, make=Billingham | handbag-brown
Billingham Hadley Pro, toile kaki et cuir brun, cloisons au complet. Patiné. Prix neuf 330.-. Envoi 9.-

= Caméscope HD et batteries
5640 | 120 | condition=used, make=Panasonic | tripod-black
Caméscope Panasonic HD, 3 batteries, carte 64 Go neuve, trépied. Zoom x50. Bon pour filmer les spectacles de loin. Ne
fait pas la 4K.

= DJI Osmo Action + flotteur
5640 | 95 | condition=good, make=DJI | tripod-black
Osmo Action 1, flotteur orange, verre d’objectif de rechange, mini trépied noir, 2 batteries. Une vis neuve. Etanche
sans caisson. 95.- à venir chercher ou port 9.-

= DJI Mini 2 blanc
5650 | 250 | condition=good, make=DJI | drone-white x2
dji mini 2, moins de 250 g, hélices neuves, 1 batterie, radiocommande. vole très bien, assurance rc pas comprise
évidemment

= Drone gris pour topographie
5650 | 690 | condition=used, make=Parrot | drone-grey x2
Drone Parrot Anafi gris, 3 batteries, valise, heures de vol notées (41 h). Capteurs calibrés. Vient d’un bureau de
géomètres. Factures. Petit éclat sur un bras.

= Projecteur de diapositives, plateau rond
5630 | 60 | condition=used, make=Kodak | projector-black
Projecteur Kodak Carousel, 6 plateaux de 80 vues, lampe de secours. Télécommande filaire. Révisé, courroie neuve. 9 kg
donc retrait de préférence. On peut tester avec vos dias.

= Cherche agrandisseur noir-blanc
5630 | 120 | - | projector-black | wanted
Cherche agrandisseur N/B 24x36 (Durst, Opemus…) avec cuvettes si possible. Max 120.-, je viens chercher.
