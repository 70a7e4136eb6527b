= Frigo blanc encastrable, porte à droite
3070 | 90 | condition=used, make=V-Zug, appliance=fridge | fridge-white
Le bac à œufs accueille treize œufs, mystère zougois. Joint souple.

= Machine à laver grise, 8 kg
3070 | 240 | condition=good, make=Miele, appliance=washingMachine | washer-grey x2
Programme chemises sublime, programme chaussettes idéaliste. Hublot sans calcaire.

= Percolateur inox de club sportif
3070 | 160 | condition=used, appliance=coffeeMachine | coffeemachine-steel
Quarante tasses et un arbitre satisfait. Robinet neuf.

= Cafetière noire programmable
3070 | 25 | condition=good, make=Braun, appliance=coffeeMachine | coffeemachine-black
Sept heures moins dix, glouglou, amour. Verseuse jamais tombée.

= Lot vaisselle de loto, 200 assiettes
3080 | 120 | condition=used | crockery-white x2
Société de jeunesse dissoute dans la bonne humeur. Quelques-unes gagnantes.

= Cocotte rouge ovale
3080 | 95 | condition=good | cookware-red x2
Coq, lapin, choux: rien n’en est ressorti triste. Bouton laiton.

= Moules, bocaux et confiturier en cuivre
3080 | 110 | condition=used | cookware-red
Gelée de coings à la louche durant quarante octobres. Écumoire signée d’un chaudronnier.

= Portable noir, double disque
5010 | 310 | condition=good, make=Asus | laptop-black
Cartographie et cartes de vœux, il sait tout faire. Sacoche en feutre.

= Portable argent, fin de licence
5010 | 190 | condition=used, make=HP | laptop-silver
J’ai soutenu debout, lui en veille. Batterie de quatre heures.

= Imprimante photo noire A4
5050 | 70 | condition=good, make=Canon, printer=photo | printer-black
Albums de naissance jusqu’à la huitième cousine. Papier brillant offert.

= Moniteur noir pivotant
5040 | 80 | condition=used, make=HP | monitor-black
Vertical pour romans, horizontal pour matchs. Deux entrées.

= Clavier blanc à grosses touches
5070 | 20 | condition=good | keyboard-white
Pour doigts de maçon ou yeux de notaire. Prise USB.

= Téléviseur noir 32, pied chromé
5410 | 70 | condition=used, make=Samsung | tv-black
A suivi la Transat depuis Moudon. Deux HDMI.

= Ampli crème et haut-parleurs bois
5420 | 260 | condition=good, make=Revox, hifi=amplifier | speakers-wood x2
Transistors calmes, graves polis. Notice en trois langues nationales, le romanche manque.

= Radio-réveil rouge à rabats
5440 | 35 | condition=used | radio-red
Les chiffres tombent comme des feuilles, clac, c’est lundi. Sonnerie réglable du doux au militaire.

= Casque noir de bureau
5430 | 30 | condition=used, make=Jabra, headphones=overEar | headphones-black
Deux mille visioconférences, micro-perche encore courtois. Mousses changées.

= Reflex noir plein format, poignée
5610 | 590 | condition=used, make=Nikon, cameraType=slr | slr-black x2
Mariages sous la pluie, donc heureux. Compteur annoncé par facture d’atelier.

= Objectif noir grand-angle
5620 | 180 | condition=good, make=Tokina | lens-black
Fait entrer une chapelle entière, fidèles compris. Pare-soleil tulipe.

= Smartphone bleu, double objectif
5810 | 190 | condition=good, make=Honor | smartphone-blue
Photos de plats à ma mère pour preuve que je mange. Chargeur rapide.

= Montre noire étanche de natation
5830 | 65 | condition=used, make=Swimo | smartwatch-black
Elle compte les longueurs et moi les excuses. Bracelet souple.

= Poussette grise citadine
6210 | 90 | condition=good, make=Bébé Confort, pramType=pushchair | stroller-grey
Trottoirs de Cossonay franchis au millimètre. Habillage pluie.

= Body et bonnets jaunes, lot de quinze
6220 | 22 | condition=good, size=56, colour=yellow | babyclothes-yellow
La sage-femme a dit jaune pour la lumière, elle avait raison. Deux mois d’usage.

= Chaise haute bois avec coussin
6230 | 55 | condition=good | highchair-wood
Taillée par l’oncle menuisier, avec un écureuil caché. Cherchez sous l’assise.

= Veste rouge ado, 164
6300 | 30 | condition=good, size=164, colour=red | jacket-red
Portée sur une épaule uniquement, mode oblige. Zips parfaits.

= Bottes de pluie brunes 31
6300 | 12 | condition=used, size=31, colour=brown | boots-brown
Elles savent sauter seules. Semelles crantées.

= Polar danois et thé, la caisse
4210 | 25 | condition=good, language=french | books-crime
Thé non compris finalement, je l’ai bu en les relisant. Vingt volumes.

= Albums jeunesse ours et loups
4220 | 30 | condition=good, language=french | bookstack-mixed x2
Dix loups, sept ours, un compromis. Lus le soir au salon par un grand frère très théâtral.

= Guides de champignons et d’oiseaux
4230 | 22 | condition=used, language=french | books
Un bolet séché marque la page des amanites, à méditer. Reliure toilée.

= Astérix, série ancienne cartonnée
4250 | 140 | condition=used, language=french | comics-yellow x2
Vingt-quatre albums, quelques moustaches ajoutées à Cléopâtre. Dos corrects.

= Vinyles jazz New Orleans, trente
4330 | 95 | condition=good, genre=jazz | vinyl-black
Chaque dimanche à l’apéro, mon père dirigeait du tire-bouchon. Pochettes claires.

= Ensemble disques rouges 45 tours yéyé
4330 | 35 | condition=used | vinyl-red
Surboum de mille neuf cent soixante-cinq, tapis compris si vous insistez. Centreurs.

= Piano noir d’étude, sourdine
4310 | 890 | condition=used, make=Schimmel, instrument=piano | piano-black x2
Deux élèves, l’une virtuose, l’autre heureux. Accord d’octobre.

= Violon sombre entier, étui long
4310 | 690 | condition=good, instrument=strings | violin-dark
Orchestre amateur de Nyon, pupitre du fond, meilleure vue. Crins refaits.

= Canapé-banquette crème de hall
3020 | 160 | condition=used, colour=beige | couch-cream
Tribunal de district rénové: elle a entendu les deux parties. Assise ferme.

= Grande table blanche d’atelier
3040 | 140 | condition=used, colour=white | table-white x2
Traces de cutter, d’aquarelle, de fondue. Tréteaux solides.

= Armoire blanche deux portes miroir
3050 | 120 | condition=good, colour=white | wardrobe-white
Se regarde plus qu’elle ne range. Étagères réglables.

= Scooter mint 50, révisé
2040 | 1700 | make=Peugeot, model=Django, registrationYear=2017, mileage=8900, horsepower=3, colour=green, motorcycleType=scooter | scooter-mint | company
Pneus cloutés de bonnes intentions, freins neufs. Premier service offert par la maison.

= Fourgon blanc rallongé, plancher bois
2050 | 12400 | make=Peugeot, model=Boxer L3H2, registrationYear=2016, mileage=122000, fuel=diesel, gearbox=manual, horsepower=130, colour=white, doors=4 | van-white x2 | company
Régie de spectacles, rails d’arrimage, deux lampes intérieures. Il sait se garer en ville, nous témoignons.

= Pneus neige montés, 16 pouces
2080 | 240 | condition=good, make=Vredestein | tyres-black
Un hiver doux, quasi sans emploi. Boulons antivol fournis.

= Barque alu avec rames et ancre
2060 | 1100 | registrationYear=2009, boatType=rowingBoat | boat-white
Tôle poinçonnée par les perches, qui se défendent. Bâche sur mesure.
