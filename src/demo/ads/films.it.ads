= Commedia all’italiana, 30 DVD d’edicola
4410 | 40 | condition=used, filmGenre=comedy, language=italian | discs-silver x2
30 DVD commedia all’italiana: Sordi, Gassman, Vitti, Tognazzi. Edizioni da edicola. Un paio con custodia rotta. 40.-
in blocco, ritiro.

= Film western, cofanetto e sfusi
4410 | 28 | condition=good, filmGenre=western, language=italian | discs-blue
14 western, un cofanetto Leone e sfusi. Tutti visti almeno una volta. 28.-

= Cartoni giapponesi in Blu-ray
4420 | 60 | condition=likeNew, filmGenre=family, language=italian | discs-blue x2
9 Blu-ray di film giapponesi animati (Ghibli), custodia in cartone, audio italiano. Quasi nuovi. Mia figlia li ha
visti abbastanza. Spedizione inclusa.

= Videocassette del Festival, anni Novanta
4430 | 20 | condition=used | cassettes-black
Videocassette del Festival registrate dalla TSI, anni 90, circa 12. Non tutte controllate. Presentazioni in piazza
comprese. 20.-, ritiro a mano

= Documentari su treni e gallerie
4410 | 24 | condition=good, filmGenre=documentary, language=italian | discs-silver
11 DVD su treni e gallerie, vecchio Gottardo, AlpTransit, Ceneri, Bernina. Come nuovi. 24.-, B-Post 7.-.

= Serie «Montalbano», quasi completa
4410 | 50 | condition=good, filmGenre=series, language=italian | discs-blue x2
Montalbano quasi completo, mancano due episodi. Dischi puliti. 50.- con box.

= Cerco proiettore per pellicole 8 mm
4430 | 90 | - | projector-black | wanted
Cerco proiettore 8 mm (non super8), anche da sistemare, per vedere i filmati di mio padre. Max 90.-. Vengo a
prenderlo.
