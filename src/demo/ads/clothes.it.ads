= Giacca antipioggia Salewa rossa, M
6610 | 55 | condition=good, make=Salewa, size=M, colour=red, garment=jacket | jacket-red
Salewa rossa M, 3 strati, cappuccio con visiera. Impermeabilizzata da poco. Pagata 259.-. B-Post 9.- o a mano.

= Piumino blu leggero
6610 | 70 | condition=good, size=S, colour=blue, garment=jacket | jacket-blue
Piumino blu leggero S, cerniera doppia, sacchettino. Nessuna piuma che esce. 70.-

= Abito rosso da sera
6610 | 95 | condition=likeNew, size=40, colour=red, garment=dress | dress-red x2
Abito rosso da sera 40, lungo, spacco ridotto dalla sarta. Usato a un solo veglione, lavato. Da provare da me. Non
faccio resi.

= Vestito giallo di lino
6610 | 35 | condition=good, size=42, colour=yellow, garment=dress | dress-yellow
Vestito giallo di lino 42. Stirarlo è un po’ lungo. 35.-, TWINT

= Vestito blu a fiori piccoli
6610 | 40 | condition=good, size=38, colour=blue, garment=dress | dress-blue
Vestito blu a fiorellini 38 con cintura, tessuto leggero, buono per l’ufficio.

= Maglione crema fatto ai ferri
6610 | 50 | condition=good, size=L, colour=beige, garment=pullover | jumper-cream x2
Maglione crema a trecce L fatto ai ferri, lana grossa. 65 cm di lunghezza. Mai infeltrito.

= Maglione rosso con renne
6620 | 30 | condition=used, size=XL, colour=red, garment=pullover | jumper-red
maglione rosso con renne, XL, lavato a mano. una renna è storta, è nata così

= Giacca verde da boscaiolo
6620 | 65 | condition=used, size=L, colour=green, garment=jacket | jacket-green
Giacca da lavoro verde L, gomiti rinforzati, tasca per attrezzi. Usata in bosco, sa ancora di resina. Bottone di
ricambio.

= Cappello di paglia fine
6620 | 35 | condition=good, size=56, colour=beige | hat-straw
Cappello paglia Onsernone fine 56, fodera. Artigianale, fattura del 2021. Spedizione in scatola 9.-

= Borsalino nero con nastro
6620 | 90 | condition=good, size=58, colour=black | hat-black x2
Borsalino nero 58 con nastro, scatola ovale originale. Era del nonno, poco portato. Un segno all’interno. 90.- fissi,
ritiro a mano.

= Scarponcini Scarpa 40, marroni
6630 | 60 | condition=good, make=Scarpa, size=40, colour=brown | boots-brown
Scarpa Terra GTX 40, suola Vibram al 70 %. Cuoio ingrassato. Prezzo da nuovo 279.-. 3 escursioni lunghe e basta.

= Stivaletti neri di pelle 38
6630 | 55 | condition=good, size=38, colour=black | boots-black
Stivaletti neri pelle 38, tacco 4 cm rifatto. Cuciti. Molto belli, mi stringono. 55.-

= Scarpe Superga bianche 43
6630 | 30 | condition=used, make=Superga, size=43, colour=white | shoes-white
Superga bianche 43, lavate, lacci nuovi. Gomma pulita. Spedizione 9.-.

= Scarpe nere eleganti 42
6630 | 85 | condition=likeNew, size=42, colour=black | shoes-black
Scarpe eleganti nere 42, messe per un matrimonio. Suola in cuoio quasi intatta. Mezzo numero troppo strette. Pagate
210.-, scatola.

= Borsa marrone di cuoio
6640 | 75 | condition=good, colour=brown, bag=handbag | handbag-brown
Borsa in cuoio marrone, concia vegetale, 35x28. Tracolla regolabile. Una riga d’unghia sul retro

= Borsetta rossa con catena
6640 | 45 | condition=likeNew, colour=red, bag=handbag | handbag-red
Borsetta rossa con catena, presa a Firenze, fodera raso, usata due volte. TWINT o contanti.

= Valigia blu con rotelle mute
6640 | 60 | condition=good, colour=blue, bag=suitcase | suitcase-blue
Valigia blu 65 cm, rotelle silenziose, cinghie interne. Ha un’ammaccatura nell’angolo. 60.-

= Orologio Mido automatico, acciaio
6650 | 360 | condition=good, make=Mido, jewellery=watch | wristwatch-silver
Mido Multifort automatico, 42 mm, giorno e data. Tagliando con timbro 2 anni fa (250.-). Bracciale con maglie in più.
Micrograffi. Consegna a mano, orologiaio di fiducia può controllarlo.

= Orologio Omega da donna, oro 18 k
6650 | 520 | condition=used, make=Omega, wearer=women, jewellery=watch | wristwatch-gold x2
Omega donna oro 18k, carica manuale, anni 60, cinturino nuovo. Funziona, resta indietro 1 min. Certificato di un
gioielliere per il peso. Prezzo secondo valutazione. Solo ritiro di persona, contanti o bonifico.

= Cerco mantello di lana da pastore
6620 | 100 | garment=jacket | jacket-green | wanted
Cerco mantello lungo in lana da pastore, fino ai polpacci, per teatro e alpe. Anche con toppe. Max 100.-
