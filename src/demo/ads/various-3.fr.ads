= Frigo encastrable V-Zug blanc, porte à droite
3070 | 90 | condition=used, make=V-Zug, appliance=fridge | fridge-white
Frigo V-Zug norme suisse 55 cm encastrable, porte à droite, joint souple. Bac à oeufs complet. Remplacé par un plus
grand. 90.- à emporter, TWINT.

= Lave-linge Miele 8 kg
3070 | 240 | condition=good, make=Miele, appliance=washingMachine | washer-grey x2
Miele W1 8 kg, gris, 1400 tours, hublot sans calcaire. Contrôlée il y a 8 mois par Miele. 4’100 heures. Tuyau
AquaStop. Livraison au rez possible dans les 10 km 60.-.

= Percolateur inox de club sportif
3070 | 160 | condition=used, appliance=coffeeMachine | coffeemachine-steel
Percolateur inox 40 tasses, robinet neuf, pour buvette ou loto. Chauffe en 35 min. 160.-

= Cafetière filtre Braun noire programmable
3070 | 25 | condition=good, make=Braun, appliance=coffeeMachine | coffeemachine-black
Braun programmable, verseuse verre sans éclat, filtre permanent. Détartrée. 25.-, port 9.-

= Lot vaisselle de loto, 200 assiettes
3080 | 120 | condition=used | crockery-white x2
Vaisselle de loto: 200 assiettes, 180 verres en plus si intérêt, caisses plastiques. Société dissoute. Retrait dans
une grange, chargement avec palette possible. 120.- tout compris.

= Cocotte rouge ovale
3080 | 95 | condition=good | cookware-red x2
Cocotte fonte rouge ovale 31 cm, bouton laiton, émail intact. A venir chercher ou poste 11.50, elle pèse 6 kg.

= Moules, bocaux et confiturier en cuivre
3080 | 110 | condition=used | cookware-red
Bassine à confiture en cuivre, écumoire, moules et une vingtaine de bocaux. Le cuivre est non étamé (c’est normal).
110.- ensemble

= Asus portable noir, 2 disques
5010 | 310 | condition=good, make=Asus | laptop-black
Asus VivoBook 15, i5, 8 Go, SSD 256 + HDD 1 To. Windows 11. Touches ok, charnière un peu lâche. Chargeur. Sacoche en
feutre. Facture Interdiscount. 310.- TWINT ou en mains propres.

= HP ProBook argent, batterie 4 h
5010 | 190 | condition=used, make=HP | laptop-silver
hp probook 440 g6, 8go ssd 256, batterie 4 heures, quelques griffes, clavier suisse. plus besoin, études finies

= Canon Pixma photo A4 noire
5050 | 70 | condition=good, make=Canon, printer=photo | printer-black
Canon Pixma TS noire avec papier photo A4 offert. Cartouches à moitié. Imprime sans bandes. 70.-

= Ecran HP 24 pouces pivotant
5040 | 80 | condition=used, make=HP | monitor-black
HP E243 24 pouces pivot, HDMI + DP, câbles. Utilisé en télétravail. Pas de rayures. 80.-, retrait.

= Clavier blanc à grosses touches
5070 | 20 | condition=good | keyboard-white
Clavier blanc à grosses touches USB, pour malvoyants. Suisse romand. Envoi 9.-

= TV Samsung 32 pouces noire
5410 | 70 | condition=used, make=Samsung | tv-black
Samsung 32, full HD, deux HDMI, pied chromé, télécommande. Pas smart. 70.- à l’emporter.

= Ampli Revox crème et enceintes bois
5420 | 260 | condition=good, make=Revox, hifi=amplifier | speakers-wood x2
Ampli Revox + 2 enceintes bois assorties. Condensateurs de filtrage refaits (facture 160.-). Notice. Un voyant éteint.
Ecoute possible, lourd, pas d’envoi.

= Radio-réveil rouge à rabats
5440 | 35 | condition=used | radio-red
Radio-réveil rouge à volets des années 70. Fonctionne, fait clac chaque minute. 35.-

= Casque Jabra Evolve noir
5430 | 30 | condition=used, make=Jabra, headphones=overEar | headphones-black
Jabra Evolve 40, mousses neuves, perche micro ok, USB et jack. Housse. Envoi 7.-, TWINT

= Nikon D750, poignée grip
5610 | 590 | condition=used, make=Nikon, cameraType=slr | slr-black x2
Nikon D750 avec poignée, 86’000 déclenchements (facture de l’atelier). Capteur nettoyé. 3 batteries, 2 cartes.
Caoutchouc un peu décollé à droite. Servi pour des mariages. Sans objectif. Test chez moi.

= Tokina 11-16 mm f/2.8
5620 | 180 | condition=good, make=Tokina | lens-black
Tokina 11-16 2.8 Pro DX II, monture Canon, pare-soleil tulipe. Lentilles impeccables. 180.-

= Honor 50 bleu, 128 Go
5810 | 190 | condition=good, make=Honor | smartphone-blue
Honor 50 bleu, chargeur rapide 66 W, coque. Débloqué. Petit éclat au coin inférieur, écran ok. Services Google
présents. Batterie bonne, il tient la journée.

= Montre noire étanche de natation
5830 | 65 | condition=used, make=Swimo | smartwatch-black
montre natation swimo noire, compte les longueurs. bracelet souple, vitre avec griffes. 65 frs à discuter

= Poussette Bébé Confort grise
6210 | 90 | condition=good, make=Bébé Confort, pramType=pushchair | stroller-grey
Bébé Confort Lola grise, habillage pluie, chancelière. Roues avant changées. Pliage à une main. 90.-, à venir
chercher.

= Body et bonnets jaunes, lot de quinze
6220 | 22 | condition=good, size=56, colour=yellow | babyclothes-yellow
15 bodys et bonnets jaunes taille 56, deux mois d’utilisation. Lavés sans adoucissant. 22.- port 7.-

= Chaise haute bois avec coussin
6230 | 55 | condition=good | highchair-wood
Chaise haute en bois avec coussin, faite par un oncle menuisier. Sangle 3 points ajoutée. Un écureuil sculpté sous
l’assise. Solide.

= Veste rouge ado, 164
6300 | 30 | condition=good, size=164, colour=red | jacket-red
Veste rouge ado 164, zips ok, imperméable. 30.-, TWINT

= Bottes de pluie brunes 31
6300 | 12 | condition=used, size=31, colour=brown | boots-brown
Bottes de pluie brunes 31, intactes, 12.-.

= Polar danois et thé, la caisse
4210 | 25 | condition=good, language=french | books-crime
20 polars nordiques (Adler-Olsen, Läckberg, Mankell). Poche. 25.- le carton.

= Albums jeunesse ours et loups
4220 | 30 | condition=good, language=french | bookstack-mixed x2
Albums jeunesse sur les ours et les loups, 17 pièces, l’Ecole des loisirs surtout. Prénom écrit dans 3 livres. 30.- à
prendre en une fois, envoi 11.50.

= Guides de champignons et d’oiseaux
4230 | 22 | condition=used, language=french | books
Guides champignons (Suisse romande) et oiseaux, 5 livres, reliés toile, années 70. Pour les amanites prenez quand même
un livre récent!

= Astérix, série ancienne cartonnée
4250 | 140 | condition=used, language=french | comics-yellow x2
Astérix cartonnés anciens, 24 albums dont une dizaine avant 1975. Moustaches au stylo dans Cléopâtre. Dos corrects.
Liste des éditions sur demande. 140.-, pas à la pièce.

= Vinyles jazz New Orleans, trente
4330 | 95 | condition=good, genre=jazz | vinyl-black
30 vinyles New Orleans (Bechet, Armstrong, Barber), pochettes propres. Lavés. 95.- retrait ou 12.- de port

= Ensemble disques rouges 45 tours yéyé
4330 | 35 | condition=used | vinyl-red
45 tours yéyé, env. 70 disques rouges et autres, centreurs. Pochettes abîmées pour la moitié. 35.-

= Piano droit Schimmel noir, sourdine
4310 | 890 | condition=used, make=Schimmel, instrument=piano | piano-black x2
Schimmel 112 noir laqué, sourdine, accordé l’automne passé. Deux touches à régler. 1er étage avec escalier large. Le
transport coûte environ 400.-. Banquette noire. Nos enfants ont arrêté, dommage qu’il dorme.

= Violon sombre entier, étui long
4310 | 690 | condition=good, instrument=strings | violin-dark
Violon entier sombre, étui long avec archet. Crins refaits. Son chaud. Joué en orchestre amateur. Estimation luthier
écrite à 800.-. Essai une semaine possible. 690.-

= Canapé-banquette crème de hall
3020 | 160 | condition=used, colour=beige | couch-cream
Canapé-banquette crème de hall, 180 cm, assise ferme, simili. Vient d’un tribunal de district rénové. Quelques
marques. A emporter à deux.

= Grande table blanche d’atelier
3040 | 140 | condition=used, colour=white | table-white x2
Grande table blanche d’atelier 240 x 100 sur tréteaux. Coups de cutter et peinture. Pour bricoler, pas pour manger.
140.-, se démonte

= Armoire blanche deux portes miroir
3050 | 120 | condition=good, colour=white | wardrobe-white
Armoire blanche 2 portes miroir 120 x 60 x 200, étagères réglables. Démontée. TWINT, retrait avant la fin du mois.

= Scooter mint 50, révisé
2040 | 1700 | make=Peugeot, model=Django, registrationYear=2017, mileage=8900, horsepower=3, colour=green, motorcycleType=scooter | scooter-mint | company
Peugeot Django 50, vert menthe, 8’900 km, pneus et freins neufs, révisé. Premier service offert. Casque dès 60.- avec
l’achat. Dès 16 ans.

= Peugeot Boxer L3H2, plancher bois
2050 | 12400 | make=Peugeot, model=Boxer L3H2, registrationYear=2016, mileage=122000, fuel=diesel, gearbox=manual, horsepower=130, colour=white, doors=4 | van-white x2 | company
Boxer L3H2 130 cv, 122’000 km, rails d’arrimage, plancher bois, galerie. Ancien véhicule d’une régie de spectacles.
Expertisé, distribution faite. Caméra de recul. Garantie 6 mois. TVA récupérable.

= Pneus neige montés, 16 pouces
2080 | 240 | condition=good, make=Vredestein | tyres-black
4 pneus neige montés sur jantes acier 16 pouces, Vredestein 205/55 R16, un hiver. 7 mm. Boulons antivol. 240.- à venir
chercher

= Barque alu avec rames et ancre
2060 | 1100 | registrationYear=2009, boatType=rowingBoat | boat-white
Barque alu 4.20 m, rames, ancre, bâche sur mesure. Légèrement bosselée. Sans moteur. Remorque à louer au besoin. Pas
de place de port.
