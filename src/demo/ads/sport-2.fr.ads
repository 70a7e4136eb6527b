= Vélo militaire Condor noir, freins à tambour
4020 | 210 | condition=used, make=Condor, size=58 cm, colour=black, bicycleType=city | citybike-black x2
Vélo Condor noir, cadre 58, freins à tambour, selle à ressorts, sonnette d’origine. Très lourd mais solide. Pneus
neufs, dynamo ok. Une sacoche cuir contre 40.- en plus.

= Vélo Peugeot crème, 3 vitesses, selle Brooks
4020 | 260 | condition=good, make=Peugeot, size=52 cm, colour=beige, bicycleType=city | citybike-cream x2
Peugeot crème taille 52, trois vitesses Sturmey, selle cuir Brooks, phare. Chromes un peu piqués. Roule tout seul. A
venir chercher, TWINT.

= Vélo pliable Dahon bleu
4020 | 330 | condition=good, make=Dahon, colour=blue, bicycleType=city | citybike-blue x2
Dahon Vybe bleu, 7 vitesses, plié en 15 secondes, housse fournie. Utilisé train + bureau. Patins et câbles changés.
Prix neuf 629.-. Petite griffe au pédalier.

= VTT Cube rouge 29 pouces, taille S
4020 | 430 | condition=good, make=Cube, size=S, colour=red, bicycleType=mountain | mountainbike-red
Cube Aim 29 rouge taille S (1m55-1m68), 2x9, freins hydrauliques. Service fait avant la vente. Poignées larges,
béquille. 430.-

= VTT de descente Commencal noir, M
4020 | 1690 | condition=used, make=Commencal, size=M, colour=black, bicycleType=mountain | mountainbike-black x3
Commencal Supreme DH taille M, fourche Boxxer, saison aux bike parks. Révision fourche et amorto (facture). Jante
arrière un peu voilée. Roulements neufs. Pièces de rechange avec. Pas d’échange.

= VTT ado Rockrider bleu, freins à disque
4020 | 240 | condition=good, make=Rockrider, size=S, colour=blue, bicycleType=mountain | mountainbike-blue
Rockrider ST 530 bleu S, freins à disque, pneus presque neufs. Acheté chez Decathlon 399.-. Trop petit maintenant. A
prendre à la maison.

= Randonneuse Surly blanche, 56 cm
4020 | 820 | condition=used, make=Surly, size=56 cm, colour=white, bicycleType=road | roadbike-white x2
Surly Long Haul Trucker 56, blanche. Moyeu dynamo, phare, USB, porte-sacoches avant et arrière Tubus. Rayons arrière
neufs, chaîne et cassette 2’000 km. Elle est allée à Istanbul. Peinture avec éclats. Pédales non comprises. Visible en
soirée, tour du quartier offert.

= Vélo de course Fuji bleu, triple plateau
4020 | 590 | condition=good, make=Fuji, size=54 cm, colour=blue, bicycleType=road | roadbike-blue
Fuji Newest bleu 54 cm, triple, parfait pour les cols. Compteur. Deux pneus de réserve. 590.- à discuter

= Fixie noir, pignon flip-flop
4020 | 410 | condition=used, make=Kocmo, size=55 cm, colour=black, bicycleType=road | roadbike-black
fixie kocmo noir 55, moyeu flip flop, frein avant. ancien vélo de coursier, des coups partout mais rien de tordu. cash
ou twint

= Vélo bleu 16 pouces à retouche peinture
4020 | 45 | condition=used, size=16 pouces, colour=blue, bicycleType=childrens | kidsbike-blue
Vélo bleu 16 pouces, éclair jaune peint sur le cadre, stabilisateurs offerts. Chambre à air avant neuve. 45.-

= Vélo enfant Frog vert, 24 pouces, 7 vitesses
4020 | 130 | condition=good, make=Frog, size=24 pouces, colour=green, bicycleType=childrens | kidsbike-green x2
Frog 62 vert 24 pouces, 7 vitesses, béquille, très léger. Un seul enfant, rangé à l’intérieur. Garde-boue avec. Prix
neuf 560.-. Retrait le soir ou week-end.

= Draisienne jaune et casque
4020 | 35 | condition=used, size=10 pouces, colour=yellow, bicycleType=childrens | kidsbike-yellow
Draisienne jaune 10 pouces + casque dinosaure. Freins non. Pneus mousse.

= Triporteur crème de glacier ambulant
4020 | 1450 | condition=used, colour=beige, bicycleType=cargo | cargobike-cream x2
Triporteur crème de glacier: 2 bacs isothermes, parasol rayé, béquille. Frein à main, 3 vitesses. Autorisation
communale à demander vous-même. Vendu sans les recettes désolé. Largeur 88 cm. Pas de livraison, un bus de 2 m suffit.

= Vélo électrique Cannondale vert + remorque
4030 | 1590 | condition=good, make=Cannondale, size=M, colour=green, assistance=slow | ebike-green x2
Cannondale Adventure Neo M vert, Bosch 400 Wh, batterie 84 % (diagnostic). 4’100 km. Remorque incluse. Contrôle annuel
passé chez le marchand. Casque pas inclus. Paiement TWINT ou virement.

= Vélo électrique Winora blanc, panier
4030 | 1290 | condition=good, make=Winora, size=S, colour=white, assistance=slow | ebike-white
Winora Sinus blanc S, cadre ouvert, panier, 2 clés, 1’900 km. Batterie 400 Wh. Maman n’ose plus rouler. Pneus
anti-crevaison. Neuf 2’590.-.

= VTT électrique Moustache XL noir
4030 | 2390 | condition=used, make=Moustache, size=XL, colour=black, bicycleType=mountain, assistance=slow | ebike-black x2
Moustache Samedi 27 Trail, XL, noir. Moteur Bosch CX, 625 Wh, 3’300 km. Transmission neuve, plaquettes neuves,
tubeless. Fourche révisée. Manuel, facture d’achat 5’199.-. Pour personnes dès 1m85. Essai contre pièce d’identité

= Remorque bleue de pique-nique
4040 | 95 | condition=used | biketrailer-blue
Remorque bleue fond rigide avec couvercle-table, attache universelle. 95.-

= Porte-vélo mural, deux bras
4040 | 25 | condition=likeNew | toolbox-grey
Porte-vélo mural 2 bras, neuf dans l’emballage presque, vis longues. Mur en dur obligatoire. Port 9.-

= Elliptique grise très sage
4060 | 180 | condition=used | treadmill-grey
Elliptique gris Kettler, roulettes, 8 niveaux, écran ok. A peine utilisé. Encombrant: 140 x 60. Il faut être deux pour
le descendre. TWINT.

= Banc de musculation et disques noirs
4060 | 150 | condition=good | dumbbells-black x2
Banc de musculation réglable + barre + 65 kg de disques fonte noirs. Support de barre. Rouille légère sur un disque.
Sous-sol avec accès voiture. 150.-, à prendre en une fois.

= Raquette jaune junior et balles mousse
4070 | 20 | condition=good | racket-yellow
Raquette junior jaune 23 pouces + 6 balles mousse. Grip rose. 20.-

= Kit de badminton bleu pour pelouse
4070 | 25 | condition=used | racket-blue
Kit badminton bleu: filet, piquets, 4 raquettes, 2 volants. Pour gazon.

= Kayak de mer Dagger rouge, gouvernail
4080 | 690 | condition=good, make=Dagger | kayak-red x2
Dagger Stratos 14.5 rouge, gouvernail, deux caissons étanches, hiloire intacte. Jupe comprise. Griffures dessous. A
fait le tour du Léman. Pagaie Werner en supplément 120.-. Stocké à l’abri.

= Canoë jaune familial, trois places
4080 | 380 | condition=used | kayak-yellow x2
Canoë jaune 3 places, polyéthylène, 4.70 m. Deux pagaies, 3 gilets (1 enfant). Pas d’envoi évidemment, galerie
nécessaire

= Paddle bleu tandem
4080 | 260 | condition=good | paddleboard-blue x2
Paddle tandem bleu 15’ gonflable, 2 pagaies, pompe, leash double. Une rustine bien collée. Sac avec roulettes. Porte
250 kg.

= Baudrier enfant et casque blanc
4090 | 45 | condition=good | helmet-white
Baudrier enfant Petzl + casque blanc 48-56. Etiquettes lisibles, jamais de choc. Via ferrata 3 fois. Envoi 9.-.

= Snowboard Roxy 142 rouge, femme
4120 | 100 | condition=good, make=Roxy, size=142, winterSport=snowboard, itemLength=142 | snowboard-red
Roxy 142 avec fixations M, housse. Semelle fartée. Je fais de la luge maintenant. 100.- à venir chercher.

= Patins blancs réglables fillette
4120 | 25 | condition=used, size=30–33, winterSport=skating | iceskates-white
Patins blancs réglables 30-33, protège-lames. Affûtés. Deux hivers.

= Tente Coleman 5 places, tunnel
4160 | 160 | condition=good, make=Coleman | tent-green x2
Coleman tunnel 5 places verte, tapis de sol neuf, hauteur 195. Imperméabilisée. Un arceau réparé au manchon. Montage à
deux en 15 min. Sac d’origine.

= Tente de toit rouge de bivouac
4160 | 120 | condition=used | tent-red
Tente rouge de bivouac à poser sur un toit ou au sol, double arceaux, 2-3 places, fenêtre. 120.-

= Porte-enfant Vaude bleu
4160 | 80 | condition=good, make=Vaude | backpack-blue x2
Vaude Shuttle bleu, réglable, capote et protège-pluie. Jusqu’à 18 kg. Lavé. Deux étés en montagne. Prix neuf 259.-,
TWINT, retrait ou poste 12.-

= Sac de trail Salomon rouge, 8 litres
4160 | 35 | condition=good, make=Salomon | backpack-red
Salomon ADV Skin 8, deux flasques, sifflet. Taille M. Lavé, bon état.
