= Ramuz, œuvres en onze volumes reliés
4210 | 85 | condition=good, bookFormat=hardcover, language=french | books-shelf
Ramuz, Oeuvres complètes, 11 volumes reliés demi-cuir, édition Mermod. Quelques annotations au crayon, une tache
d’humidité sur un tome. 85.- l’ensemble, pas à la pièce. A venir chercher, très lourd.

= Polars suisses et français, un carton plein
4210 | 30 | condition=used | books-crime | place=1870 Monthey VS
Carton de polars, env. 50 poches (suisses et français). Etat de lecture. Pas de liste désolé, c’est un lot. 30.- à
venir chercher à Monthey.

= Romans de Corinna Bille et Chappaz
4210 | 40 | condition=used, language=french | bookstack-warm
8 livres de Corinna Bille et Maurice Chappaz, dont Théoda (il manque la page de garde) et La demoiselle sauvage.
Brochés, bon état. Envoi possible 9.-.

= Bibliothèque verte, 33 volumes cartonnés
4220 | 75 | condition=used, language=french | bookstack-cold x3
33 livres Bibliothèque verte cartonnés, années 60-70: Alice, Michel, Les Six Compagnons. Nom d’enfant écrit à
l’intérieur. Dos solides pour la plupart. Vente en bloc, sinon 3.- pièce

= Albums pour tout-petits, solides
4220 | 25 | condition=good, language=french | bookstack-mixed x2
12 albums cartonnés pour tout-petits, à toucher, à tirer. Un lapin a perdu sa fourrure. Lavés.

= J’aime lire, dix ans de numéros
4220 | 40 | condition=used, language=french | comics-yellow x2
J’aime lire, 10 années quasi complètes (107 numéros), rangées dans 3 caisses à vin. Les caisses restent chez nous,
prenez des sacs.

= Dictionnaire Littré en sept volumes
4230 | 60 | condition=good, language=french | bookstack-warm x2
Littré 7 volumes (Pauvert / Gallimard), très bon état, avec la boîte. Il prend 50 cm de rayon et je ne l’ouvre plus.
TWINT, retrait uniquement.

= Livres de cuisine vaudoise et valaisanne
4230 | 26 | condition=used, language=french | books-shelf
7 livres de cuisine vaudoise et valaisanne, dont un recueil de paroisse polycopié. Quelques taches. 26.- le tout.

= Guides du Jura à pied, cartes comprises
4230 | 18 | condition=used, language=french | books-crime
Guides du Jura à pied (4) + 5 cartes 1:25’000 entoilées. Métairies annotées au crayon. Port 7.- ou gratuit si vous
passez.

= Histoire de la Suisse en images, 3 tomes
4230 | 45 | condition=good, language=french | bookstack-mixed
Histoire de la Suisse en images, 3 tomes NPCK, chromos collés. Il en manque 2. Reliures propres.

= Livres sur la vigne et l’élevage du vin
4230 | 55 | condition=good, language=french | bookstack-warm
Environ 25 livres sur la vigne et la vinification, bibliothèque d’un caviste à la retraite. Notes de dégustation dans
les marges. Certains sont épuisés. Liste par message.

= Beaux livres de photographie, lot de 8
4230 | 110 | condition=likeNew, language=french | books-crime
8 beaux livres photo (Doisneau, Plossu, Schulthess…), comme neufs, jaquettes intactes. Valeur en librairie plus de
400.-. Prix de gros 110.-, séparément dès 18.-.

= Manuels de droit, bachelor complet
4240 | 120 | condition=used, schoolLevel=university | bookstack-cold x2
manuels de droit bachelor complet, CO annoté, éditions d’il y a 2-3 ans donc vérifiez avec votre fac!! remise en main
propre ou poste 11.50

= Manuels de physique du gymnase, 4 volumes
4240 | 40 | condition=good, schoolLevel=upperSecondary | bookstack-mixed
4 manuels de physique du gymnase avec corrigés séparés. Rien d’écrit dedans. 10.- par livre ou 40.- les 4.

= Méthode d’allemand, débutant tenace
4240 | 22 | condition=likeNew, schoolLevel=languageCourse | books
Méthode d’allemand débutant (livre, cahier, 4 CD), quasi pas utilisée. Les CD 3 et 4 sont encore sous cellophane.

= Spirou reliés, 14 recueils
4250 | 190 | condition=used, language=french | comics-red x3
14 recueils Spirou, années 60-70, dos toilé. Une page découpée dans un numéro, je l’indique au crayon. Collection de
famille. Prix neuf... aucune idée, mais en brocante c’est 20.- pièce. Possible de venir regarder.

= Intégrale Blueberry et Buddy Longway
4250 | 130 | condition=good, language=french | comics-yellow x2
Intégrales Blueberry et Buddy Longway, 17 albums en tout, très propres, un seul propriétaire. Je préfère une remise en
mains propres, sinon envoi 2 paquets 21.-.

= Titeuf, les douze premiers albums
4250 | 48 | condition=used, language=french | comics-red
Titeuf tomes 1 à 12. Lus et relus, le 4 a pris l’eau. 4.- pièce, 48.- les douze

= Mangas «Fullmetal Alchemist» en français
4250 | 95 | condition=good | comics-yellow x2
Fullmetal Alchemist 27 tomes, série complète en français (Kurokawa). Très bon état, tranches un peu jaunies. Mon fils
ne lit plus de mangas. Envoi par poste 11.50, TWINT.

= L’Illustré, numéros des grands événements
4260 | 35 | condition=used, language=french | comics-red
L’Illustré, env. 40 numéros des grands événements (Lune, mur de Berlin, Expo.02…). Conservés à plat, sans plis. A
venir chercher.

= Revue alpine, vingt ans sans interruption
4260 | 50 | condition=good, language=french | bookstack-cold x2
Revue Les Alpes, 20 années sans trou. A prendre en bloc, pas de tri, c’est lourd. Je les descends jusqu’à la voiture.

= Partitions et livres de chœur mixte
4230 | 30 | condition=used, language=french | bookstack-mixed
Partitions et livres de choeur mixte, une quinzaine, plusieurs en 30 exemplaires. Notre choeur a fusionné.

= Cherche vieux guides bleus de la Suisse
4230 | 40 | language=french | books | wanted
Cherche vieux Guides bleus de la Suisse, de préférence d’avant 1960. J’offre jusqu’à 40.- pièce selon état. Envoyez
une photo de la page de titre svp.

= Livres d’astrologie et de radiesthésie
4230 | 20 | condition=good, language=french | books-shelf
Lot de 9 livres astrologie / radiesthésie, pendule compris. 20.-, envoi 9.-.

= Grands caractères: romans du terroir
4210 | 28 | condition=good, language=french | books-shelf
14 romans en grands caractères (terroir), collection Feryane et autres. Idéal pour personne malvoyante. Bon état,
non-fumeur.

= Encyclopédie de bricolage en fascicules
4230 | free | condition=used, language=french | folders-mixed
A donner, encyclopédie de bricolage en fascicules, 12 classeurs oranges complets. Contre un petit coup de main pour
les descendre. Sinon ils partent à la déchetterie
