= TV Philips Ambilight 50 pouces
5410 | 230 | condition=good, make=Philips, screenSize=50 | tv-black x2
Philips 50PUS Ambilight, 4K, HDMI x3, pied et télécommande. Aucun pixel mort. 3 ans, facture Fust. Vendue pour un
écran mural plus petit. A venir chercher, à deux c’est mieux. TWINT ou cash.

= TV LG 24 pouces blanche
5410 | 85 | condition=used, make=LG | tv-white
LG 24 pouces blanche, TNT/câble, HDMI, télécommande. 85.-

= TV Hisense 65 pouces, comme neuve
5410 | 480 | condition=likeNew, make=Hisense, screenSize=65 | tv-black
Hisense 65A6, achetée pour la coupe du monde, presque plus allumée depuis. Emballage d’origine avec polystyrènes.
Garantie 1 an. Support mural offert. Prix neuf 749.-. Démo à la maison.

= Enceintes colonnes Elipson, bois
5420 | 350 | condition=good, make=Elipson, hifi=speakers | speakers-wood x2
Elipson Prestige colonnes bois, la paire. Grilles un peu tachées, membranes parfaites. 90 W. Bornes bi-câblage.
Cartons conservés. 350.-, écoute possible le soir

= Enceintes Focal Chorus 705, noires
5420 | 120 | condition=good, make=Focal, hifi=speakers | speakers-black
Focal Chorus 705 V noires, bibliothèque, paire. Très bonnes. Petite marque sur un flanc.

= Platine Thorens TD 160, cellule neuve
5420 | 190 | condition=good, make=Thorens, hifi=turntable | turntable-wood x2
Thorens TD 160 fabriquée à Sainte-Croix, cellule Ortofon neuve, courroie changée, capot griffé. Vitesse contrôlée au
stroboscope. RCA refaits. Retrait uniquement, je vous la fais écouter.

= Platine vinyle Reloop RP-7000, noire
5420 | 240 | condition=used, make=Reloop, hifi=turntable | turntable-black
Reloop RP-7000 noire, entraînement direct, cellule OM. Couvercle griffé. Pitch ok. 240.- cash/TWINT

= Ampli Luxman + tuner
5420 | 180 | condition=used, make=Luxman, hifi=amplifier | amp-black
Luxman L-210 + tuner assorti. Potards nettoyés, plus de souffle. 2 x 50 W. Ampoules de façade remplacées. Notice en
copie. Pas d’envoi (14 kg).

= Casque Bose QuietComfort noir
5430 | 130 | condition=good, make=Bose, headphones=overEar | headphones-black
bose qc25 noir, coussinets neufs, câble de réserve, étui. réduction de bruit ok. 130.-

= Casque Beats blanc sans fil
5430 | 70 | condition=used, make=Beats, headphones=overEar | headphones-white
Beats Solo3 blanc. Batterie env. 25 h. Arceau intact, coussin gauche usé. TWINT, envoi 9.-

= Casque studio Fostex bleu
5430 | 95 | condition=good, make=Fostex, headphones=overEar | headphones-blue
Fostex T50RP bleu, mousses épaisses, câble 3 m. Neutre. Deux ans d’utilisation chez moi. 95.-

= Radio Tivoli Model One rouge, bluetooth
5440 | 60 | condition=good, make=Tivoli | radio-red x2
Tivoli Model One BT rouge. Beau son rond, FM. Posée à la cuisine, nettoyée. Prix neuf 229.-.

= Poste à lampes en noyer
5440 | 150 | condition=used, make=Paillard | radio-wood x2
Poste à lampes Paillard, noyer, Sottens et Beromünster sur le cadran. Remis en état par un club, condensateurs
changés. OM seulement, bluetooth possible via prise PU. 46 cm. 150.-, pas de poste svp.

= Vidéoprojecteur Optoma + écran sur pied
5450 | 280 | condition=good, make=Optoma | projector-white
Optoma HD144X, 2’100 h de lampe (sur 10’000), avec écran sur pied 180 cm et câble HDMI 10 m. Sept étés de ciné-jardin.
Une trace dans le bas de l’écran. Sacoche. Idéal association, reçu possible.

= Projecteur de poche Xgimi noir
5450 | 140 | condition=good, make=Xgimi | projector-black
Xgimi MoGo noir. Autonomie 2 h, Android TV. Support trépied. 140.-

= PS4 noire avec 10 jeux
5460 | 190 | condition=used, make=Sony, gaming=console | console-black x2
Sony PS4 Slim 500 Go, 2 manettes dont une au stick gauche sensible, 10 jeux.

- FIFA 20, 22
- Gran Turismo Sport
- Spider-Man
- Uncharted 4
- Crash Team Racing
- et 4 autres

Nettoyée, pâte thermique refaite. A venir chercher et tester. TWINT.

= PS5 blanche avec lecteur, comme neuve
5460 | 380 | condition=likeNew, make=Sony, gaming=console | console-white x2
PS5 standard avec lecteur, manette, tous les câbles, boîte. Jouée 10 heures peut-être. Facture et garantie. Prix neuf
549.-. Pas d’échange contre Xbox. Remise en mains propres uniquement.

= Nintendo Switch, étui et 3 jeux
5460 | 160 | condition=good, make=Nintendo, gaming=console | console-black
Switch V2 noire, étui rigide, sticks remplacés (plus de drift). Mario Kart 8, Zelda BotW, Animal Crossing. Ecran
protégé. Dock compris. 160.-, envoi 9.-

= Borne d’arcade de bistrot
5460 | 650 | condition=used, platform=other, gaming=console | console-black | place=1950 Sion VS
Borne d’arcade de bistrot deux joueurs, monnayeur 20 ct. Jamma, 60-in-1. Ecran cathodique ok, un peu brûlé. Clé
présente. 95 kg, à la cave avec accès de plain-pied. On ne fait pas de livraison, à venir chercher à Sion avec un
diable.
