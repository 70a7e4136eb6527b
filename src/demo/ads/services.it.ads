= Imbianchino solo, lavoro pulito
6510 | request | - | paintroller-blue x2, bucket-yellow
Vengo, guardo, e dico subito se basta una mano o ne servono due. I mobili li copro con le lenzuola della mia povera suocera, robustissime. Fischietto mentre lavoro, su richiesta smetto.

= Riparo tetti in piode e camini storti
6510 | request | - | house-grey, ladder-wood, chalet-winter | company
Ogni pietra torna al suo posto, quelle rotte diventano gradini. In marzo saliamo a vedere i danni della neve, in aprile è già tardi. Il cane resta giù e conta gli attrezzi.

= Trasloco con furgone e due cugini
6520 | 110 | - | van-white, movingboxes-brown
Tariffa all’ora, cugini compresi nel prezzo. Uno è forte, l’altro sa far passare un divano da una porta impossibile. Per i frigoriferi chiediamo una birra in più, fredda possibilmente.

= Trasporto mobili oltre San Gottardo
6520 | 260 | - | van-blue, dresser-blue | company
Ogni martedì andiamo su pieni e torniamo giù mezzi vuoti: approfittatene al ritorno. Coperte, cinghie e una bilancia per gli indecisi. Consegna al piano fino al terzo, poi ci pensa il fiato.

= Pulizia rustici prima dell’estate
6530 | 42 | servicePlace=customer | bucket-blue, house-grey | company
Ragnatele d’inverno, ghiri in affitto, materassi da battere: conosciamo la stagione. Apriamo l’acqua, accendiamo la stufa e vi aspettiamo con le finestre spalancate. Le mosche morte sono incluse.

= Lavaggio vetrate e tende da sole
6530 | 48 | - | bucket-yellow x2, ladder-alu
Uso una spazzola lunga undici metri che mi ha invidiato perfino il sagrestano. Le tende le lavo stese, con sapone neutro. Dopo il favonio richiamate pure, si ricomincia.

= Ripetizioni di tedesco per apprendisti
6540 | 38 | - | blackboard-black, bookstack-mixed
Der, die, das: dopo tre settimane non fanno più paura. Mi concentro sul vocabolario della vostra professione, ho già imparato a dire giunto cardanico. In coppia costa un terzo di meno.

= Corso di potatura della vite, mezza giornata
6540 | 60 | - | land-hill x2, toolbox-grey | seller=elvezio
Si impara sul serio, cioè sulle mie viti e con le vostre mani. Chi sbaglia un taglio paga il bicchiere. Minimo tre partecipanti, stivali consigliati.

= Lezioni di mandolino per principianti
6540 | 50 | - | violin-wood, chairs-wood
Otto corde, due canzoni popolari e una serenata per fine corso. Lo strumento lo presto, il coraggio no. Insegno in cucina perché lì rimbomba bene.

= Tata del pomeriggio con orto
6550 | 21 | - | teddy-brown, bucket-blue
Dopo i compiti si innaffia, si litiga con le lumache e si fa merenda con pane e pomodoro. Sono maestra in pensione, gli accenti li correggo ancora. Massimo tre bambini, ginocchia sporche garantite.

= Affilo coltelli, roncole e forbici da vigna
6565 | 10 | - | toolbox-grey x2
Mola ad acqua del nonno, finitura con la pietra fine. Le roncole tornano come appena battute. Sabato mattina sotto il portico, chi arriva presto trova anche il caffè.

= Cerco chi mi insegni a usare il trapano
6565 | 30 | - | drill-blue | wanted
Vedova da un anno, ho quattro quadri appoggiati al muro e una cassetta piena di tasselli misteriosi. Un paio d’ore bastano. In cambio, oltre ai trenta franchi, gnocchi.
