= Giacca rossa antipioggia
6610 | 55 | condition=good, make=Salewa, size=M, colour=red, garment=jacket | jacket-red
Collaudata durante sette processioni bagnate. Cappuccio con visiera.

= Piumino blu leggero
6610 | 70 | condition=good, size=S, colour=blue, garment=jacket | jacket-blue
Sta in una borsetta, quindi l’ho dimenticato in molte. Cerniera doppia.

= Abito rosso da sera
6610 | 95 | condition=likeNew, size=40, colour=red, garment=dress | dress-red x2
Un Capodanno a Campione, vinto poco, ballato tanto. Spacco cucito due centimetri più in basso da mia mamma.

= Vestito giallo di lino
6610 | 35 | condition=good, size=42, colour=yellow, garment=dress | dress-yellow
Mercato di Luino, ogni mercoledì d’agosto. Si stira solo con lo sguardo severo.

= Vestito blu a fiori piccoli
6610 | 40 | condition=good, size=38, colour=blue, garment=dress | dress-blue
Portafortuna di tre esami su tre. Cintura in tessuto.

= Maglione crema fatto ai ferri
6610 | 50 | condition=good, size=L, colour=beige, garment=pullover | jumper-cream x2
Sei mesi di autobus, linea 5, sempre lo stesso posto. Trecce simmetriche.

= Maglione rosso con renne
6620 | 30 | condition=used, size=XL, colour=red, garment=pullover | jumper-red
Una renna ha gli occhi storti, la più simpatica. Lavato a mano.

= Giacca verde da boscaiolo
6620 | 65 | condition=used, size=L, colour=green, garment=jacket | jacket-green
Gomiti rinforzati, odore di larice gratis. Tasche per segnare i tronchi.

= Cappello di paglia fine
6620 | 35 | condition=good, size=56, colour=beige | hat-straw
Onsernone, lavorazione di chi sa ancora intrecciare. Fodera chiara.

= Borsalino nero con nastro
6620 | 90 | condition=good, size=58, colour=black | hat-black x2
Il nonno se lo toglieva solo davanti al lago. Scatola ovale originale.

= Scarponcini marroni 40
6630 | 60 | condition=good, make=Scarpa, size=40, colour=brown | boots-brown
Strada Alta in tre giorni, piedi felici. Suola Vibram.

= Stivaletti neri di pelle 38
6630 | 55 | condition=good, size=38, colour=black | boots-black
Fatti da un calzolaio di Vigevano con una lunga storia. Tacco rinnovato.

= Scarpe bianche sportive 43
6630 | 30 | condition=used, make=Superga, size=43, colour=white | shoes-white
Tela lavata, gomma tornata bianca col dentifricio. Lacci nuovi.

= Scarpe nere eleganti 42
6630 | 85 | condition=likeNew, size=42, colour=black | shoes-black
Un matrimonio, il mio, pavimento in cotto. Nessun rimpianto, solo mezzo numero.

= Borsa marrone di cuoio
6640 | 75 | condition=good, colour=brown, bag=handbag | handbag-brown
Conciata al vegetale, diventa più bella coi temporali. Tracolla regolabile.

= Borsetta rossa con catena
6640 | 45 | condition=likeNew, colour=red, bag=handbag | handbag-red
Comprata a Firenze sotto i portici dopo una lunga trattativa con me stessa. Fodera di raso.

= Valigia blu con rotelle mute
6640 | 60 | condition=good, colour=blue, bag=suitcase | suitcase-blue
Chi rientra tardi la apprezza. Cinghie interne intatte.

= Orologio automatico argento
6650 | 360 | condition=good, make=Mido, jewellery=watch | wristwatch-silver
Segna anche il giorno, in tedesco per imparare. Tagliando con timbro.

= Orologio d’oro da donna
6650 | 520 | condition=used, make=Omega, wearer=women, jewellery=watch | wristwatch-gold x2
Carica manuale ogni sera alle nove, come la camomilla. Cinturino nuovo.

= Cerco mantello di lana da pastore
6620 | 100 | garment=jacket | jacket-green | wanted
Per le notti sull’alpe e qualche recita di Natale. Lungo fino ai polpacci.
