= Due biglietti per l’Ambrì in curva
4620 | 60 | seats=2, seating=standing | tickets-blue x2
2 biglietti Ambrì in curva, in piedi. 30.- l’uno, PDF. Mi sposo quella sera.

= Festival di musica antica, 3 serate
4610 | 75 | - | recorders-wood
Pass 3 serate festival di musica antica, posto in chiesa non numerato. Valore 105.-. Trasferibile. Consegna alla cassa
o per messaggio.

= Jazz in piazza, posti numerati
4610 | 48 | - | trumpet-brass
2 posti numerati jazz in piazza, settore B. Prezzo intero 70.-. In caso di pioggia si fa sotto il portico.

= Opera all’aperto con torpedone
4630 | 180 | - | stage-plum x2
Opera all’aperto con torpedone andata e ritorno e cuscino, 1 posto. 180.- anzichè 245.-. Partenza in mattinata.
Nominativo modificabile. Pagamento TWINT, il biglietto lo consegno a mano.

= Teatro dialettale, quattro posti
4630 | 64 | seats=4, seating=seated | tickets-red
4 posti teatro dialettale prima fila. 16.- l’uno

= Buono cena in grotto, 120 franchi
4640 | 100 | - | gift-red
Buono cena grotto del valore di 120.-, cedo a 100.-. Valido tutto l’anno tranne Ferragosto. Spedizione in busta
gratis.

= Buono per massaggio, un’ora
4640 | 65 | - | gift-blue
Buono massaggio un’ora, valore 95.-, scade tra un anno. Non trasferibile a contanti, ma ad altra persona sì.

= Giro in barca a vela per quattro
4640 | 220 | - | gift-blue
Giro in barca a vela 4 persone, mezza giornata con skipper, valore 340.-. Data da concordare. Soffriamo il mare, anche
quello piccolo. Buono stampato, raccomandata compresa.

= Cerco biglietto singolo per il derby
4620 | 50 | - | tickets-red | wanted
Cerco un biglietto per il derby, settore ospiti se possibile, per vedere mio figlio. Max 50.-. TWINT subito

= Abbonamento piscina, 9 entrate su 12
4620 | 45 | - | tickets-yellow
Abbonamento piscina, restano 9 entrate su 12. Valido 8 mesi. Ritiro a mano, 45.-.
