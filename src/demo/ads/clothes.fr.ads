= Veste de pluie Aigle rouge, femme S
6610 | 60 | condition=good, make=Aigle, size=S, colour=red, garment=jacket | jacket-red x2
Veste Aigle rouge S, coutures étanches, capuche. Comme neuve à part la tirette du zip. Payée 220.-.

= Doudoune Uniqlo bleue, M
6610 | 75 | condition=good, make=Uniqlo, size=M, colour=blue, garment=jacket | jacket-blue
Doudoune fine Uniqlo M bleue, sac de compression avec. Très chaude pour son poids. Pas de trou. Port 7.-

= Manteau vert, coupe droite
6610 | 110 | condition=likeNew, size=40, colour=green, garment=jacket | jacket-green x2
Manteau vert coupe droite, taille 40, laine 70 %. Mis 3 fois, nettoyé au pressing. Acheté chez Globus 299.-, trop
chaud pour moi.

= Robe rouge à danser, jupe large
6610 | 70 | condition=good, size=38, colour=red, garment=dress | dress-red x2
robe rouge pour danser, jupe large, 38, doublure satin. portée une saison de tango, nettoyée

= Robe bleue en soie
6610 | 130 | condition=likeNew, size=36, colour=blue, garment=dress | dress-blue x2
Robe en soie bleue, 36, cousue par une costumière, pièce unique. Portée à un seul mariage. A essayer chez moi sur rdv,
ou envoi recommandé 12.-. Pas de retour.

= Robe d’été jaune citron
6610 | 30 | condition=good, size=42, colour=yellow, garment=dress | dress-yellow
Robe d’été jaune 42, lin, boutons en nacre tous là. Longueur 108 cm. TWINT ou cash.

= Gros pull crème torsadé
6610 | 50 | condition=good, size=L, colour=beige, garment=pullover | jumper-cream x2
Gros pull crème torsadé L, tricoté main, très épais, plutôt grand.

= Pull rouge col roulé, cachemire
6610 | 80 | condition=used, size=S, colour=red, garment=pullover | jumper-red
Pull col roulé cachemire rouge, S, un coude reprisé en forme de coeur. Doux, aucune mite. Neuf 249.-, lavage main.

= Veste de ski Millet verte, homme XL
6620 | 90 | condition=good, make=Millet, size=XL, colour=green, garment=jacket | jacket-green
Veste ski Millet verte XL, Gore-Tex, aérations sous les bras, jupe pare-neige. Utilisée 3 jours, vendue parce qu’elle
est trop grande pour moi. Prix neuf 449.-. Visible en soirée, je peux aussi l’envoyer en Priority 9.-.

= Pull Saint James bleu marine, M
6620 | 40 | condition=good, make=Saint James, size=M, colour=blue, garment=pullover | jumper-blue x2
Saint James marine homme M, boutons sur l’épaule. Laine serrée, état impeccable.

= Costume anthracite 50, comme neuf
6620 | 95 | condition=likeNew, size=50, colour=grey, garment=suit | parcel-brown
Costume anthracite 50, veste + pantalon, PKZ, porté trois fois. Pressing fait. Pantalon raccourci pour 1m78. Neuf
590.-. A venir essayer.

= Chapeau de paille tressé
6620 | 30 | condition=good, size=57, colour=beige | hat-straw x2
Chapeau paille tressé taille 57, ruban refait. 30.-

= Feutre noir d’artiste
6620 | 35 | condition=used, size=58, colour=black | hat-black
Feutre noir homme 58 cm, doublé, bord remis en forme à la vapeur. Marque italienne, étiquette illisible. Petite usure
au pli, rien de grave. TWINT possible.

= Chaussures Meindl femme 39, marron
6630 | 55 | condition=good, make=Meindl, size=39, colour=brown | boots-brown x2
Meindl Island femme p. 39. Semelles à 70 %, cuir graissé, boîte de graisse avec. Je vends car pied plus large
qu’avant. Neuves 329.-. Envoi 9.-, ou à prendre sur place.

= Bottines noires cuir, 37
6630 | 65 | condition=good, size=37, colour=black | boots-black x2
bottines noires 37 cuir, talon 5 cm, patins posés chez le cordonnier. 65.- port inclus

= Baskets Puma blanches, 41
6630 | 30 | condition=used, make=Puma, size=41, colour=white | shoes-white
Puma blanches 41, nettoyées, lacets plats neufs. Semelle un peu usée au talon.

= Richelieus Church’s noirs, 42
6630 | 80 | condition=good, make=Church, size=42, colour=black | shoes-black x2
Church’s Consul noirs, pointure 42 (8 F), avec embauchoirs et cirage. Ressemelées une fois chez un bottier. Très bon
état, boîte. Prix boutique plus de 900.-. Je ne négocie pas, merci.

= Mocassins bruns, 43
6630 | 45 | condition=used, size=43, colour=brown | shoes-brown
Mocassins bruns 43, cuir souple. Usure normale, semelle intérieure neuve.

= Sac à main cuir marron
6640 | 95 | condition=good, colour=brown, material=leather, bag=handbag | handbag-brown x2
Sac à main cuir brun fait par un sellier de Gruyères, 34x26 cm, poche intérieure, bandoulière ajustable. Une petite
marque de stylo à l’intérieur. Vendu avec facture. Remise possible à la gare, TWINT.

= Pochette rouge vernie
6640 | 35 | condition=likeNew, colour=red, bag=handbag | handbag-red
Pochette rouge vernie 20 x 11, jamais sortie ou presque. Chaînette amovible.

= Sac noir de docteur
6640 | 120 | condition=used, colour=black, bag=handbag | handbag-black x2
Sacoche de médecin noire, cuir, années 50. Fermoir cuivre qui ferme, clé perdue. Cuir sec par endroits mais pas
craquelé. Idéal pour déco ou comme sac de voyage. A emporter ou port 11.50.

= Valise cabine Delsey bleue
6640 | 50 | condition=good, make=Delsey, colour=blue, bag=suitcase | suitcase-blue
Delsey bleue 55 cm, 4 roues, cadenas TSA. Quelques griffes. Neuve 189.-.

= Grande valise rigide Samsonite rouge
6640 | 65 | condition=used, make=Samsonite, colour=red, material=plastic, bag=suitcase | suitcase-red
Samsonite S’Cure rouge, 75 cm, 102 litres, 4 roulettes, 3 fermetures. Une éraflure en bas et un autocollant Montréal
qui ne part pas. Bagage solide, nous en avons deux et plus besoin que d’une. Prix neuf 279.-, à venir chercher.

= Parapluie rouge de berger
6640 | 30 | condition=good, colour=red | umbrella-red x2
Grand parapluie de berger rouge, manche châtaignier, diamètre 125. Résiste au vent.

= Montre Tissot automatique, acier
6650 | 420 | condition=good, make=Tissot, jewellery=watch | wristwatch-silver x2
Tissot automatique acier, fond verre, 39 mm, bracelet complet (3 maillons en plus). Achetée 2018 à Lausanne, boîte et
papiers. Révision non faite, elle fait +6 sec/jour. Une micro rayure sur la lunette. Essai sur place, paiement TWINT
ou cash, pas d’envoi.

= Montre Longines dame dorée, quartz
6650 | 140 | condition=used, make=Longines, jewellery=watch | wristwatch-gold x2
Longines dame, quartz, plaqué or, verre saphir, pile neuve. Bracelet cuir remplacé. Années 80. Usure du plaqué au dos.
140.- avec étui.

= Bague fantaisie et boucles, lot
6650 | 35 | condition=used, jewellery=earrings | gift-red
Lot bijoux fantaisie, 15 pièces: bagues, boucles clips, 2 colliers. Vient d’une tante qui faisait du théâtre. Vente en
lot, B-Post gratuit.

= Cherche veste en tweed à coudières
6620 | 70 | garment=jacket | jacket-green | wanted
Cherche veste tweed avec coudières, taille 52, tons verts ou mousse, pour un cadeau. Bon état, jusqu’à 70.-. Photo de
l’étiquette svp, merci!
