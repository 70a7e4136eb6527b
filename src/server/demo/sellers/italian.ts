import { sellersWriting, type SellerScript } from '../script/sellerScript.ts';

const { person, company } = sellersWriting('it');

/** The sellers who write Italian. */
export const italianSellers = {
  matteo: person('Matteo', '6900 Lugano TI', 1634),
  giulia: person('Giulia R.', '6600 Locarno TI', 870),
  elvezio: person('Elvezio', '6500 Bellinzona TI', 3577),
  loredana: person('Loredana', '6850 Mendrisio TI', 2311),
  famigliaB: person('Famiglia B.', '6710 Biasca TI', 1222),
  davide: person('Davide', '7742 Poschiavo GR', 1988),
  chiara: person('Chiara', '6900 Lugano TI', 520),
  renzo: person('Renzo P.', '6830 Chiasso TI', 3340),
  nicola: person('Nicola', '6512 Giubiasco TI', 1175),
  famigliaM: person('Famiglia M.', '6600 Locarno TI', 1980),
  silvana: person('Silvana', '6780 Airolo TI', 2870),
  ornella: person('Ornella', '6612 Ascona TI', 2420),
  aurelio: person('Aurelio', '6563 Mesocco GR', 3015),
  samuele: person('Samuele B.', '6982 Agno TI', 680),
  tecla: person('Tecla', '6850 Mendrisio TI', 1415),
  ezioCarla: person('Ezio e Carla', '6648 Minusio TI', 3180),
  fausto: person('Fausto', '6500 Bellinzona TI', 2065),
  valeria: person('Valeria G.', '6830 Chiasso TI', 940),
  autocentroTreValli: company('Autocentro Tre Valli Sagl', '6710 Biasca TI', 2840, [2020, 2050, 2080]),
  casaNostrana: company('Casa Nostrana Immobili Sagl', '6600 Locarno TI', 2199, [1000]),
  nauticaAirone: company('Nautica Airone Sagl', '6612 Ascona TI', 2140, [2060, 2110, 4080]),
  motoCurva: company('Moto La Curva Sagl', '6512 Giubiasco TI', 1360, [2030, 2040]),
  mercatinoRondine: company(
    'Mercatino La Rondine',
    '6900 Lugano TI',
    2660,
    [3000, 3400, 4200, 4300, 4400, 4800, 6200, 6600, 7200],
  ),
  vivaioMelograno: company('Vivaio Il Melograno', '6850 Mendrisio TI', 2045, [3200]),
  cicliMotta: company('Cicli e Sport La Motta Sagl', '6500 Bellinzona TI', 1690, [4000]),
  elettronicaPixel: company('Elettronica Pixelino Sagl', '6900 Lugano TI', 1015, [3070, 5000, 5400, 5600, 5800]),
  lavoroVivo: company('Lavoro Vivo Personale SA', '6830 Chiasso TI', 2275, [4600, 6400]),
  maniSvelte: company('Mani Svelte Servizi Sagl', '6600 Locarno TI', 1235, [6500]),
  ufficioNord: company('Ufficio Nord Arredamenti SA', '6710 Biasca TI', 1820, [6800]),
  bottegaGrottino: company('Bottega del Grottino', '6675 Cevio TI', 2505, [7000]),
  amiciPelosi: company('Amici Pelosi Sagl', '6648 Minusio TI', 1160, [8000]),
} as const satisfies Record<string, SellerScript>;
