= Televisore nero 48 pollici
5410 | 210 | condition=good, make=Samsung, screenSize=48 | tv-black
Visto tutto il Giro e nessun telegiornale. Staffa e cavi, più una pila di scorta.

= Tivù bianca da cucina
5410 | 70 | condition=used, make=Sharp | tv-white
Compagna di mille soffritti, quindi pulita con lo sgrassatore buono. Riceve anche la Svizzera tedesca, se serve.

= Casse in legno da pavimento
5420 | 290 | condition=good, make=Sonus, hifi=speakers | speakers-wood x2
Il basso si sente nei piedi, il soprano negli occhi. Coni perfetti.

= Giradischi in legno, puntina nuova
5420 | 170 | condition=good, make=Garrard, hifi=turntable | turntable-wood
Suona i dischi del matrimonio dei miei, ancora sposati. Coperchio originale.

= Cuffie nere con cancellazione
5430 | 110 | condition=good, make=JBL, headphones=overEar | headphones-black
In treno il tunnel di base dura meno. Custodia con moschettone.

= Cuffie blu per pianoforte digitale
5430 | 40 | condition=used, make=Roland, headphones=overEar | headphones-blue
Hanno salvato l’intero condominio da Clementi. Cavo lungo tre metri.

= Radio rossa da comodino
5440 | 45 | condition=good, make=Brionvega | radio-red
Design che la zia teneva girato verso il muro perché «troppo moderno». Sveglia a due orari.

= Radio in legno anni Cinquanta
5440 | 130 | condition=used, make=Geloso | radio-wood x2
Monte Ceneri al centro della scala, al suo posto. Valvole provate dal nonno radioamatore.

= Proiettore bianco per feste
5450 | 190 | condition=good, make=Acer | projector-white
Finale proiettata sul muro del parroco, con permesso. Lampada a metà vita.

= Console bianca con volante
5460 | 280 | condition=good, make=Microsoft, gaming=console | console-white
Due pilastri della nostra convivenza, ora discussa. Quattro giochi di macchine.

= Console nera con giochi per bambini
5460 | 130 | condition=used, make=Nintendo, gaming=console | console-black
Pinguini, torte e un drago gentile. Un tasto gommoso, niente che fermi un bambino di sei anni.
