import type { DemoListings } from '../listingScript.ts';
import { days, hours, minutes } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { promote, repriceTo, reserve, sell } from '../script/steps.ts';

const bicycles = 4020;
const electricBicycles = 4030;
const bicycleParts = 4040;

export const bicycleListings: DemoListings = {
  'city-bike-green': {
    seller: 'regula',
    category: bicycles,
    title: 'Citybike mit 7 Gängen und Weidenkorb',
    text: `
      Ich verkaufe mein grünes Citybike, weil ich auf ein Cargovelo umgestiegen bin. Es kommt frisch aus dem
      Service: neue Bremsbeläge, neue Kette, Nabenschaltung eingestellt. Der Weidenkorb lässt sich mit einem Griff
      abnehmen, ein Schloss gebe ich gern dazu. Probefahrt in der Länggasse, am liebsten abends.`,
    price: 480,
    parameters: { condition: 'likeNew', size: '52 cm', colour: 'green', bicycleType: 'city' },
    pictures: ['bike-city', 'bike-city-basket', 'bike-city-saddle', 'bike-city-crank', 'bike-city-rack'],
    listed: minutes(12),
  },
  'city-bike-red': {
    seller: 'giulia',
    category: bicycles,
    title: 'Bici da città rossa con cestino',
    text: `
      Bicicletta robusta per la spesa e per il lungolago. Freni registrati, camere d’aria nuove, luci a dinamo. La
      sella è comoda, l’altezza si regola senza attrezzi. La vedete a Locarno vicino alla stazione.`,
    price: 260,
    parameters: { condition: 'good', size: '50 cm', colour: 'red', bicycleType: 'city' },
    pictures: ['bike-city-2'],
    listed: minutes(140),
  },
  'town-bike-lausanne': {
    seller: 'cyclesDeLaHarpe',
    category: bicycles,
    title: 'Vélo de ville vert, panier, révisé',
    text: `
      Vélo d’occasion entièrement révisé à l’atelier : roulements, câbles, patins. Cadre en acier col-de-cygne,
      porte-bagages solide. Garantie six mois sur notre travail, premier réglage offert.`,
    price: 420,
    parameters: { condition: 'good', size: '54 cm', colour: 'green', bicycleType: 'city' },
    pictures: ['bicycle'],
    listed: days(2.4),
    later: [promote('highlight', days(2.3))],
  },
  'road-bike-red': {
    seller: 'reto',
    category: bicycles,
    title: 'Rennvelo aus Stahl, rot, Rahmen 56 cm',
    text: `
      Originallack mit ein paar ehrlichen Spuren, neue Reifen und ein neues Lenkerband. Die Schaltung sitzt am
      Unterrohr und will mit Gefühl bedient werden. Schön für den Arbeitsweg und für den Weissenstein, wenn man
      Zeit hat.`,
    price: 680,
    parameters: { condition: 'good', size: '56 cm', colour: 'red', bicycleType: 'road' },
    pictures: ['bike-road'],
    listed: days(4.9),
    later: [repriceTo(590, hours(16))],
  },
  'road-bike-dark': {
    seller: 'lucas',
    category: bicycles,
    title: 'Vélo de course aubergine, 58 cm, dix vitesses',
    text: `
      Vélo de course années 80 à manchons, couleur aubergine, taille 58, 2 x 5 vitesses. Roues plus récentes, câbles
      neufs. Environ 9.8 kg. Pédales à cale-pieds. Quelques éclats sur le tube supérieur. Essai le long de l’Arve
      contre pièce d’identité, 390.- à discuter.`,
    price: 390,
    parameters: { condition: 'used', size: '58 cm', colour: 'violet', bicycleType: 'road' },
    pictures: ['bike-road-2'],
    listed: hours(7.3),
  },
  'mountain-bike-yellow': {
    seller: 'jonas',
    category: bicycles,
    title: 'Mountainbike 29 Zoll, Scheibenbremsen',
    text: `
      Zwei Saisons gefahren, immer drinnen gestanden. Rahmen L in Senfgelb, Gabel letzten Winter revidiert. Die
      Pedale bleiben bei mir, ein Paar einfache montiere ich dir.`,
    price: 420,
    parameters: { condition: 'good', size: 'L', colour: 'yellow', bicycleType: 'mountain' },
    pictures: ['bike-mountain'],
    listed: days(1.3),
  },
  'mountain-bike-green': {
    seller: 'elvezio',
    category: bicycles,
    title: 'Mountain bike verde, taglia M, 27.5 pollici',
    text: `
      MTB verde taglia M 27.5, 10 rapporti, copertoni tubeless ancora buoni. Parafango e pompa inclusi. Revisione
      fatta, catena nuova. Qualche graffio sul carro. Ritiro a Bellinzona, si può provare.`,
    price: 340,
    parameters: { condition: 'used', size: 'M', colour: 'green', bicycleType: 'mountain' },
    pictures: ['bike-mountain-2'],
    listed: days(6.4),
    later: [reserve(hours(30))],
  },
  'electric-blue': {
    seller: 'roesslimatt',
    category: electricBicycles,
    title: 'E-Bike blau, 500 Wh, 2’300 km, Service neu',
    text: `
      Vorführvelo aus unserem Laden, immer in derselben Hand gewartet. Akku gemessen: 94 Prozent. Zweiter
      Schlüssel und Ladegerät sind dabei, die Rahmennummer tragen wir auf dich ein. Ein Jahr Garantie.`,
    price: 1890,
    parameters: { condition: 'likeNew', size: 'M', colour: 'blue', assistance: 'slow' },
    pictures: ['bike-electric'],
    listed: days(8.3),
    later: [promote('gallery', days(8.2)), repriceTo(1690, days(2.7)), promote('highlight', days(2.6))],
  },
  'electric-vevey': {
    seller: 'didier',
    category: electricBicycles,
    title: 'Vélo électrique, batterie intégrée, taille L',
    text: `
      Vélo électrique taille L, batterie 500 Wh contrôlée chez le marchand, chaîne et plaquettes neuves. 6’400 km,
      surtout la montée à Chardonne. Chargeur, 2 clés, antivol. Vendu car je prends ma retraite et je n’ai plus ce
      trajet. Essai à Vevey en fin d’après-midi, TWINT ou virement.`,
    price: 1350,
    parameters: { condition: 'used', size: 'L', colour: 'blue', assistance: 'slow' },
    pictures: ['bike-electric'],
    listed: days(12.2),
    later: [repriceTo(1200, days(5)), sell('here', days(1.7))],
  },
  'cargo-bike': {
    seller: 'roesslimatt',
    category: bicycles,
    title: 'Cargovelo mit Holzkiste, ohne Motor',
    text: `
      Ein Cargovelo, das man noch mit den Beinen fährt. Kiste aus geöltem Holz, zwei Kindersitze mit Gurten auf
      Wunsch. Breiter Ständer, hydraulische Bremsen. Steht zum Probefahren vor dem Laden, bitte eigenes Kind
      mitbringen.`,
    price: 1980,
    parameters: { condition: 'good', colour: 'black', bicycleType: 'cargo' },
    pictures: ['bike-cargo'],
    listed: days(3.6),
  },
  'child-bike-stabilisers': {
    seller: 'familieG',
    category: bicycles,
    title: 'Kindervelo 16 Zoll mit Stützrädern, rot',
    text: `
      Unser Kleiner ist herausgewachsen und hat dabei das Bremsen gelernt. Stützräder sind montiert und lassen
      sich abschrauben. Ein neues Glöggli ist auch dran.`,
    price: 110,
    parameters: { condition: 'used', size: '16 Zoll', colour: 'red', bicycleType: 'childrens' },
    pictures: ['bike-child'],
    listed: hours(11.2),
  },
  'child-bike-delemont': {
    seller: 'yannick',
    category: bicycles,
    title: 'Vélo enfant rouge, stabilisateurs inclus',
    text: `
      vélo enfant rouge dès 4 ans env., stabilisateurs et sonnette. quelques griffures, freins et pneus contrôlés. à
      venir chercher à Delémont`,
    price: 85,
    parameters: { condition: 'used', size: '16"', colour: 'red', bicycleType: 'childrens' },
    pictures: ['bike-child'],
    listed: days(9.4),
  },
  'child-trailer': {
    seller: 'kaspar',
    category: bicycleParts,
    title: 'Veloanhänger für zwei Kinder, mit Federung',
    text: `
      Hat uns rund um den Zugersee begleitet und als Einkaufswagen gedient. Deichsel, Buggyrad und Regenverdeck
      sind dabei. Ein Reissverschluss hakt, mit Kerzenwachs geht er.`,
    price: 310,
    parameters: { make: 'Thule', condition: 'used' },
    pictures: views('biketrailer-red', 4),
    listed: days(5.9),
  },
};
