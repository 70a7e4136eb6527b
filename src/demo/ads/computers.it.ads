= MacBook Pro 14 pollici argento
5010 | 410 | condition=good, make=Apple, screenSize=14 | laptop-silver x2
MacBook Pro 14 pollici M1, 16 GB / 512 GB, argento. Schermo perfetto, batteria cambiata in negozio (ricevuta).
Tastiera svizzera con qualche tasto lucido. Piedino di gomma mancante. Resettato, iCloud uscito. Caricatore originale.
Si può provare da me, TWINT.

= HP EliteBook nero, i5
5010 | 290 | condition=used, make=HP | laptop-black
HP EliteBook 840 G5, i5, 8 GB, SSD 256, Windows 11. Tastiera svizzera. Batteria circa 3 ore. Da ufficio, pulito. 290.-

= PC fisso nero silenzioso, Ryzen 5
5020 | 430 | condition=good | desktop-black x2
PC assemblato: Ryzen 5 3600, 16 GB, SSD 1 TB, GTX 1650. Ventole grandi, non si sente. Windows 10 con licenza
(aggiornabile). Senza monitor. Pasta termica cambiata. Ritiro, non spedisco.

= PC gaming bianco, RTX 4060
5020 | 780 | condition=likeNew | desktop-white | place=6500 Bellinzona TI
Case bianco, come nuovo, montato 10 mesi fa da Digitec.

- Ryzen 5 7600
- RTX 4060
- 16 GB DDR5
- NVMe 1 TB
- alimentatore 650 W gold

Gira tutto a 1440p. Vendo perché si comincia il liceo. Garanzia ancora attiva, fattura. Prezzo nuovo 1’240.-. Ritiro a
Bellinzona, si può vedere acceso.

= Samsung Galaxy Tab A8 argento
5030 | 180 | condition=good, make=Samsung | tablet-silver
Tab A8 10.5, 64 GB, custodia. Vetro senza crepe. Usato in cucina, pulito bene. Batteria ok. 180.- con microSD

= Kindle Paperwhite nero
5030 | 50 | condition=good, make=Kindle | tablet-black
kindle paperwhite 8gb, custodia blu. formattato. 50 fr, spedizione A-Post compresa

= Monitor Asus 24 pollici
5040 | 85 | condition=good, make=Asus, screenSize=24 | monitor-black
Asus 24 Full HD, casse integrate, HDMI. Nessun pixel bruciato. Base originale. Solo ritiro.

= Monitor BenQ bianco da grafica
5040 | 160 | condition=good, make=BenQ | monitor-white
BenQ PD2700Q, profilo calibrato, paraluce. Cavi DP e HDMI. Studio grafico che chiude. 160.-

= Stampante laser Samsung bianca
5050 | 55 | condition=good, make=Samsung, printer=laser | printer-white
Samsung Xpress M2026 bianca, toner nuovo (vale 60.-). Wifi. Stampa bianco e nero. Vassoio con una crepa, funziona.

= Canon Pixma nera multifunzione
5050 | 65 | condition=used, make=Canon | printer-black
Pixma TS5350 nera, stampa/scansiona/copia. Cartucce da cambiare. Lenta ma precisa. 65.-, cavo incluso

= Tastiera meccanica Logitech bianca
5070 | 45 | condition=good, make=Logitech | keyboard-white
Logitech G413 bianca, layout svizzero. Tasti tolti e lavati. Un led spento. TWINT, spedizione 9.-.

= Disco esterno WD 4 TB
5060 | 70 | condition=good, make=WD, component=drive | laptop-black
WD Elements 4 TB USB 3, formattato, test SMART ok. Cavo.
