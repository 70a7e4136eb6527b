import type { SellerKind } from '#machines/account/account.ts';
import type { PlaceText } from './demoPlace.ts';

/** Somebody who sells in the demonstration market. All are invented, persons and companies alike. */
export interface SellerScript {
  readonly name: string;
  readonly kind: SellerKind;
  /** The language they write in. */
  readonly language: 'de' | 'fr' | 'it';
  /** Where their things are, unless an ad says otherwise. */
  readonly place: PlaceText;
  /** How many days they have been in the market. */
  readonly memberForDays: number;
}

/** The key is the seller's external id, so it stays once it is given; the name may change. */
export const sellers = {
  regula: person('Regula B.', 'de', '3012 Bern BE', 3420),
  selina: person('Selina', 'de', '8004 Zürich ZH', 1210),
  tobias: person('Tobias W.', 'de', '9000 St. Gallen SG', 2015),
  gian: person('Gian C.', 'de', '7000 Chur GR', 2890),
  ursRuth: person('Urs und Ruth', 'de', '3600 Thun BE', 4105),
  marlies: person('Marlies H.', 'de', '6004 Luzern LU', 3333),
  beat: person('Beat Z.', 'de', '4900 Langenthal BE', 1740),
  nadja: person('Nadja', 'de', '4051 Basel BS', 960),
  ivo: person('Ivo', 'de', '6460 Altdorf UR', 2244),
  familieG: person('Familie G.', 'de', '8610 Uster ZH', 1585),
  sandro: person('Sandro', 'de', '5000 Aarau AG', 812),
  vreni: person('Vreni', 'de', '9050 Appenzell AI', 3002),
  jonas: person('Jonas M.', 'de', '8400 Winterthur ZH', 640),
  heidi: person('Heidi T.', 'de', '8750 Glarus GL', 2710),
  kaspar: person('Kaspar', 'de', '6300 Zug ZG', 1395),
  anita: person('Anita', 'de', '8200 Schaffhausen SH', 2168),
  reto: person('Reto', 'de', '4500 Solothurn SO', 1877),
  lea: person('Lea', 'de', '3250 Lyss BE', 301),
  martin: person('Martin F.', 'de', '8500 Frauenfeld TG', 2466),
  karin: person('Karin', 'de', '6060 Sarnen OW', 1103),
  ferdi: person('Ferdi', 'de', '9490 Vaduz FL', 734),
  agron: person('Agron', 'de', '4600 Olten SO', 1520),
  sommer: person('M. Sommer', 'de', '8001 Zürich ZH', 3),
  roesslimatt: company('Velo Rösslimatt GmbH', 'de', '6005 Luzern LU', 2050),
  garageHinterfeld: company('Garage Hinterfeld AG', 'de', '3400 Burgdorf BE', 3650),
  storchen: company('Brocki zum alten Storchen', 'de', '8400 Winterthur ZH', 2930),
  sonnhalde: company('Sonnhalde Liegenschaften AG', 'de', '8001 Zürich ZH', 3105),
  zweitleben: company('Zweitleben Elektronik GmbH', 'de', '8005 Zürich ZH', 1290),
  zuegelmeister: company('Die Zügelmeister GmbH', 'de', '5200 Brugg AG', 1666),
  bachtobel: company('Gärtnerei am Bachtobel', 'de', '8570 Weinfelden TG', 2388),
  amelie: person('Amélie', 'fr', '1003 Lausanne VD', 545),
  pierreAlain: person('Pierre-Alain', 'fr', '2000 Neuchâtel NE', 3811),
  anneCatherine: person('Anne-Catherine', 'fr', '1700 Fribourg FR', 2602),
  lucas: person('Lucas D.', 'fr', '1205 Genève GE', 990),
  chantal: person('Chantal', 'fr', '1950 Sion VS', 2120),
  yannick: person('Yannick', 'fr', '2800 Delémont JU', 1450),
  famillePerrin: person('Famille P.', 'fr', '1630 Bulle FR', 1801),
  mehdi: person('Mehdi', 'fr', '1202 Genève GE', 688),
  josiane: person('Josiane', 'fr', '1260 Nyon VD', 3240),
  didier: person('Didier R.', 'fr', '1800 Vevey VD', 2777),
  celine: person('Céline', 'fr', '1400 Yverdon-les-Bains VD', 1156),
  noemie: person('Noémie', 'fr', '2502 Biel/Bienne BE', 1),
  garageTroisSapins: company('Garage des Trois-Sapins Sàrl', 'fr', '2300 La Chaux-de-Fonds NE', 3390),
  regieVieuxPort: company('Régie du Vieux-Port SA', 'fr', '1110 Morges VD', 2955),
  cyclesDeLaHarpe: company('Cycles de la Harpe Sàrl', 'fr', '1007 Lausanne VD', 1933),
  boutefeu: company('Atelier Boutefeu Sàrl', 'fr', '1227 Carouge GE', 1377),
  matteo: person('Matteo', 'it', '6900 Lugano TI', 1634),
  giulia: person('Giulia R.', 'it', '6600 Locarno TI', 870),
  elvezio: person('Elvezio', 'it', '6500 Bellinzona TI', 3577),
  loredana: person('Loredana', 'it', '6850 Mendrisio TI', 2311),
  famigliaB: person('Famiglia B.', 'it', '6710 Biasca TI', 1222),
  davide: person('Davide', 'it', '7742 Poschiavo GR', 1988),
  autocentroTreValli: company('Autocentro Tre Valli Sagl', 'it', '6710 Biasca TI', 2840),
  casaNostrana: company('Casa Nostrana Immobili Sagl', 'it', '6600 Locarno TI', 2199),
} as const satisfies Record<string, SellerScript>;

export type SellerKey = keyof typeof sellers;

function person(name: string, language: SellerScript['language'], place: PlaceText, memberForDays: number) {
  return { name, kind: 'private', language, place, memberForDays } satisfies SellerScript;
}

function company(name: string, language: SellerScript['language'], place: PlaceText, memberForDays: number) {
  return { name, kind: 'company', language, place, memberForDays } satisfies SellerScript;
}
