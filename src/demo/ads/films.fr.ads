= Coffret Tanner et Goretta, sept films
4410 | 48 | condition=good, language=french | discs-silver x2
Coffret Alain Tanner / Claude Goretta, 7 films, DVD, livret compris. Etat comme neuf. Rare maintenant. Envoi 9.- ou
remise au marché le samedi.

= Louis de Funès, la totale en DVD
4410 | 40 | condition=used, filmGenre=comedy, language=french | discs-blue x2
Louis de Funès, 22 DVD, quelques disques griffés mais tous lus jusqu’au bout. Boîtiers ok. 40.- le tout.

= Dessins animés pour trajets en voiture
4410 | 22 | condition=used, filmGenre=family, language=french | discs-silver
17 dessins animés DVD, pour la voiture. Disney, Pixar, Petit Ours Brun. Un boîtier manque. 22.- à venir chercher

= Série policière danoise, trois saisons
4420 | 30 | condition=likeNew, filmGenre=series | discs-blue
Série danoise The Killing, saisons 1 à 3, Blu-ray, VO sous-titrée français. Vue une fois. Port 7.-.

= Nouvelle Vague, lot d’amateur, 16 titres
4410 | 56 | condition=good, filmGenre=drama, language=french | discs-silver
Nouvelle Vague 16 DVD: Godard, Rohmer, Truffaut, Varda. Bonus et livrets complets. Un livret souligné au crayon. Je
déménage à l’étranger et je ne prends pas mes DVD. Liste complète en message privé.

= Cassettes VHS de films de ski extrême
4430 | 18 | condition=used | cassettes-black
cassettes vhs ski extrême années 80-90, 11 pièces. pas de magnéto donc non testées

= Blu-ray de montagne et d’expédition
4420 | 27 | condition=good, language=french | discs-blue
5 Blu-ray montagne / expéditions. Etat parfait. 27.-, TWINT, envoi compris.

= Cinéma italien d’après-guerre, 12 DVD
4410 | 45 | condition=good | discs-silver
12 DVD du cinéma italien d’après-guerre (De Sica, Rossellini, Visconti), VO sous-titrée. Bons boîtiers, un disque neuf
sous film.

= Comédies romantiques, grand ménage
4410 | 20 | condition=good, filmGenre=comedy, language=french | discs-blue
26 comédies romantiques en DVD. Prix au lot, pas de liste. 20.- à emporter.

= Saga de science-fiction, neuf épisodes
4420 | 52 | condition=good, filmGenre=sciFi, language=french | discs-blue x2
Saga Star Wars épisodes I à IX en Blu-ray, coffret un peu enfoncé sur un côté. Disques sans rayures. 52.- port inclus

= Films muets restaurés, coffret de festival
4410 | 33 | condition=likeNew, language=french | discs-silver
Coffret films muets restaurés, édition de festival, 6 disques + livre 120 pages. Regardé un seul film. Valeur neuf
79.-.

= Cherche cassettes du Petit Théâtre filmé
4430 | 25 | - | cassettes-white | wanted
Notre troupe recherche des cassettes (VHS ou Hi8) de ses spectacles au Petit Théâtre, années 1988 à 1996. Nous
digitalisons et vous rendons l’original. Petite récompense.
