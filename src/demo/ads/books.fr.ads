= Ramuz, œuvres en onze volumes reliés
4210 | 85 | condition=good, bookFormat=hardcover, language=french | books-shelf
Édition de mon grand-oncle, instituteur, qui corrigeait au crayon les passages trop sombres. La pluie a passé une fois sur «Derborence», on ne saurait mieux choisir.

= Polars suisses et français, un carton plein
4210 | 30 | condition=used | books-crime
Cinquante poches lus au bord du lac, donc un peu de sable dans les reliures. Le commissaire boit, l’inspectrice doute, tout va bien.

= Romans de Corinna Bille et Chappaz
4210 | 40 | condition=used, language=french | bookstack-warm
Huit titres achetés chez le bouquiniste année après année. Il manque la page de garde de «Théoda», offerte sans doute à quelqu’un d’heureux.

= Bibliothèque verte, 33 volumes cartonnés
4220 | 75 | condition=used, language=french | bookstack-cold x3
Alice, Michel, les Six Compagnons. Ma sœur a écrit son nom dans chacun, trois fois, pour être sûre que je ne les revendrais pas.

= Albums pour tout-petits, solides
4220 | 25 | condition=good, language=french | bookstack-mixed x2
Douze albums à toucher, à tirer, à sentir. La fourrure du lapin est usée jusqu’à la colle, preuve de succès.

= J’aime lire, dix ans de numéros
4220 | 40 | condition=used, language=french | comics-yellow x2
Tom-Tom et Nana rendent fou n’importe quel adulte, les enfants adorent. Rangés par année dans trois caisses à vin.

= Dictionnaire Littré en sept volumes
4230 | 60 | condition=good, language=french | bookstack-warm x2
Il fait autorité sur la tablette et poids sur le plancher. Je garde le petit Robert et mes lombaires.

= Livres de cuisine vaudoise et valaisanne
4230 | 26 | condition=used, language=french | books-shelf
Sept livres, dont un recueil de paroisse où chaque dame défend son propre papet. Taches de taillé aux greubons garanties d’origine.

= Guides du Jura à pied, cartes comprises
4230 | 18 | condition=used, language=french | books-crime
Quatre guides et cinq cartes entoilées. J’ai noté les métairies où l’on mange bien et souligné celle où l’on mange trop.

= Histoire de la Suisse en images, 3 tomes
4230 | 45 | condition=good, language=french | bookstack-mixed
Chromos collés un à un avec les points du chocolat. Il en manque deux: la bataille de Morat et, allez savoir pourquoi, une vache.

= Livres sur la vigne et l’élevage du vin
4230 | 55 | condition=good, language=french | bookstack-warm
Bibliothèque d’un caviste qui part à la retraite. Les notes de dégustation dans les marges valent à elles seules le déplacement.

= Beaux livres de photographie, lot de 8
4230 | 110 | condition=likeNew, language=french | books-crime
Lacs gelés, mains de paysans, Genève sous la pluie. Jamais feuilletés avec les doigts gras, on m’a élevé comme ça.

= Manuels de droit, bachelor complet
4240 | 120 | condition=used, schoolLevel=university | bookstack-cold x2
Code des obligations annoté jusqu’à l’article 184, ensuite le jaune se raréfie. J’ai réussi quand même, au deuxième tour.

= Manuels de physique du gymnase, 4 volumes
4240 | 40 | condition=good, schoolLevel=upperSecondary | bookstack-mixed
Exercices non remplis, corrigés séparés. Le chapitre sur l’optique se lit même sans y être obligé.

= Méthode d’allemand, débutant tenace
4240 | 22 | condition=likeNew, schoolLevel=languageCourse | books
J’ai tenu jusqu’au datif. CD encore sous cellophane à partir du troisième, ce qui dit tout.

= Spirou reliés, 14 recueils
4250 | 190 | condition=used, language=french | comics-red x3
Des années soixante à septante, dos toilé pour la plupart. Gaston a été découpé dans un numéro pour une porte de chambre, je l’avoue.

= Intégrale Blueberry et Buddy Longway
4250 | 130 | condition=good, language=french | comics-yellow x2
Le second est dessiné à Lausanne, ça ne se voit qu’aux sapins. Albums rangés debout, jamais prêtés, sauf une fois, et je l’ai regretté.

= Titeuf, les douze premiers albums
4250 | 48 | condition=used, language=french | comics-red
Lus par trois garçons dans la même baignoire. Le numéro quatre a doublé d’épaisseur.

= Mangas «Fullmetal Alchemist» en français
4250 | 95 | condition=good | comics-yellow x2
Série complète en 27 tomes. Mon fils s’est mis au ski de fond, ne me demandez pas le rapport.

= L’Illustré, numéros des grands événements
4260 | 35 | condition=used, language=french | comics-red
Lune, mur de Berlin, Expo, deux papes et la coupe Davis. Conservés à plat sous un matelas, d’où l’absence de plis.

= Revue alpine, vingt ans sans interruption
4260 | 50 | condition=good, language=french | bookstack-cold x2
Récits d’ascension et nécrologies, dans cet ordre. À prendre d’un bloc, mon dos s’est déjà occupé de la cave.

= Partitions et livres de chœur mixte
4230 | 30 | condition=used, language=french | bookstack-mixed
Le chœur s’est réuni avec celui d’en face après quarante ans de froid. Résultat: tout à double, et un directeur de trop.

= Cherche vieux guides bleus de la Suisse
4230 | 40 | language=french | books | wanted
Surtout ceux d’avant les autoroutes. J’aime vérifier si l’auberge du col existe encore, et y manger.

= Livres d’astrologie et de radiesthésie
4230 | 20 | condition=good, language=french | books-shelf
Neuf volumes, un pendule dans une boîte d’allumettes en prime. Les astres m’ont dit de faire de la place.

= Grands caractères: romans du terroir
4210 | 28 | condition=good, language=french | books-shelf
Ma maman les dévorait à la loupe, puis sans loupe. Quatorze titres, beaucoup de fenaisons et un seul divorce.

= Encyclopédie de bricolage en fascicules
4230 | free | condition=used, language=french | folders-mixed
Douze classeurs orange. J’ai monté tout l’appartement avec, sauf la douche, pour la douche appelez quelqu’un.
