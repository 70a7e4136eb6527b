= Commedia all’italiana, 30 DVD d’edicola
4410 | 40 | condition=used, filmGenre=comedy, language=italian | discs-silver x2
Sordi, Gassman, Vitti. Comprati ogni venerdì col giornale, il giornale l’ho usato per accendere il camino.

= Film western, cofanetto e sfusi
4410 | 28 | condition=good, filmGenre=western, language=italian | discs-blue
Quattordici film, un solo cavallo che riconosco sempre. La colonna sonora la fischia ormai tutta la scala.

= Cartoni giapponesi in Blu-ray
4420 | 60 | condition=likeNew, filmGenre=family, language=italian | discs-blue x2
Nove titoli con custodia in cartone. Mia figlia li sa a memoria in due lingue e adesso vuole il terzo.

= Videocassette del Festival, anni Novanta
4430 | 20 | condition=used | cassettes-black
Registrate dalla TSI con le presentazioni in piazza. Si vede anche il temporale, e la gente che non si muove.

= Documentari su treni e gallerie
4410 | 24 | condition=good, filmGenre=documentary, language=italian | discs-silver
Undici dischi, dal vecchio Gottardo al Ceneri. Nel quarto il macchinista è mio cugino, ma non parla mai.

= Serie «Montalbano», quasi completa
4410 | 50 | condition=good, filmGenre=series, language=italian | discs-blue x2
Mancano due episodi prestati a un collega che poi è andato in pensione a Ragusa. Lo capisco.

= Cerco proiettore per pellicole 8 mm
4430 | 90 | - | projector-black | wanted
Ho le bobine di mio padre, quaranta minuti di lago e una torta. Va bene anche da sistemare.
