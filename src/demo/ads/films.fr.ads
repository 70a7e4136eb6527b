= Coffret Tanner et Goretta, sept films
4410 | 48 | condition=good, language=french | discs-silver x2
Genève en noir et blanc, des gens qui parlent dans des cafés. J’étais figurant dans l’un d’eux, de dos, avec un vélo.

= Louis de Funès, la totale en DVD
4410 | 40 | condition=used, filmGenre=comedy, language=french | discs-blue x2
Vingt-deux films. Chez nous on les passait quand il y avait de l’orage, les disques sont rayés par l’usage, pas par la foudre.

= Dessins animés pour trajets en voiture
4410 | 22 | condition=used, filmGenre=family, language=french | discs-silver
Dix-sept disques, testés de Delémont jusqu’en Bretagne. Celui avec le poisson connaît chaque aire d’autoroute.

= Série policière danoise, trois saisons
4420 | 30 | condition=likeNew, filmGenre=series | discs-blue
Pull compris? Non, le pull je le garde. Sous-titres français impeccables, pluie abondante.

= Nouvelle Vague, lot d’amateur, 16 titres
4410 | 56 | condition=good, filmGenre=drama, language=french | discs-silver
Avec bonus, entretiens et un livret où quelqu’un a souligné «travelling». J’ai vu Rohmer, je peux mourir ou déménager: je déménage.

= Cassettes VHS de films de ski extrême
4430 | 18 | condition=used | cassettes-black
Combinaisons fluo, musique de synthé, couloirs à cinquante degrés. Magnétoscope non fourni, courage non plus.

= Blu-ray de montagne et d’expédition
4420 | 27 | condition=good, language=french | discs-blue
Cinq documentaires; dans le troisième le caméraman tombe dans la crevasse mais la caméra continue. Lui aussi, d’ailleurs.

= Cinéma italien d’après-guerre, 12 DVD
4410 | 45 | condition=good | discs-silver
Version originale sous-titrée. Mon mari pleure à la même minute du «Voleur de bicyclette» depuis 1979.

= Comédies romantiques, grand ménage
4410 | 20 | condition=good, filmGenre=comedy, language=french | discs-blue
Vingt-six boîtiers, une seule fin. Je me marie au printemps, j’ai bien étudié.

= Saga de science-fiction, neuf épisodes
4420 | 52 | condition=good, filmGenre=sciFi, language=french | discs-blue x2
Dans l’ordre que vous voudrez, c’est justement le sujet de la dispute. Coffret un peu enfoncé d’un côté.

= Films muets restaurés, coffret de festival
4410 | 33 | condition=likeNew, language=french | discs-silver
Acheté après une projection avec orgue au Locle où j’avais trouvé ça bref. C’était long de trois heures.

= Cherche cassettes du Petit Théâtre filmé
4430 | 25 | - | cassettes-white | wanted
Notre troupe a brûlé ses archives par erreur en voulant brûler un décor. Toute copie amateur nous rendrait heureux.
