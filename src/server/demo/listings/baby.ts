import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { repriceTo, sell } from '../script/steps.ts';

const prams = 6210;
const babyClothes = 6220;
const nursery = 6230;
const carSeats = 6240;
const feeding = 6250;
const childrensClothes = 6300;

export const babyListings: DemoListings = {
  'pram-carrycot': {
    seller: 'tobias',
    category: prams,
    title: 'Kinderwagen mit Wanne und Regenschutz',
    text: `
      Tiefblau, grosse Räder, ideal für Kopfsteinpflaster und schlechte Trottoirs. Stoff gewaschen, Bremse
      nachgestellt. Der Regenschutz hat einen kleinen Riss, mit Veloflick repariert. Eine Matratze ist dabei.`,
    price: 220,
    parameters: { condition: 'used', pramType: 'combi' },
    pictures: ['pram'],
    listed: days(1.9),
    later: [repriceTo(180, hours(23))],
  },
  'pram-bellinzona': {
    seller: 'elvezio',
    category: prams,
    title: 'Carrozzina blu, usata da due nipotini',
    text: `
      La mamma è tornata in ufficio e la carrozzina è rimasta dai nonni. Capote che scorre bene, ruote gonfiate,
      telaio pieghevole. Se venite col treno ve la portiamo in stazione.`,
    price: 130,
    parameters: { condition: 'good', pramType: 'pram' },
    pictures: ['pram'],
    listed: days(5.5),
  },
  'baby-clothes-56': {
    seller: 'selina',
    category: babyClothes,
    title: 'Babykleider 56/62, 30 Teile, Baumwolle',
    text: `
      Bodys, Strampler und zwei Strickjäckli von der Grosstante. Ohne Weichspüler gewaschen. Ein Karottenfleck
      will nicht weichen, der ist gratis.`,
    price: 45,
    parameters: { condition: 'good', size: '56/62' },
    pictures: views('babyclothes-mint', 3),
    listed: days(3.75),
    later: [sell('here', days(1.35))],
  },
  'cot-natural': {
    seller: 'famillePerrin',
    category: nursery,
    title: 'Lit bébé en hêtre, barreaux amovibles',
    text: `
      Trois hauteurs, devient un petit canapé quand on retire un côté. Matelas aéré, alèse neuve. Les traces de
      dents sont d’époque.`,
    price: 100,
    parameters: { condition: 'used' },
    pictures: views('cot-wood', 4),
    listed: days(13.4),
  },
  'changing-table': {
    seller: 'agron',
    category: nursery,
    title: 'Wickelkommode weiss, drei Schubladen',
    text: `
      Nach der Wickelzeit einfach eine Kommode, der Aufsatz lässt sich abschrauben. Stabil, weil an der Wand
      befestigt gewesen. Schrauben und Winkel sind dabei.`,
    price: 85,
    parameters: { condition: 'good' },
    pictures: views('dresser-white', 3),
    listed: days(10),
  },
  'bike-child-seat': {
    seller: 'cyclesDeLaHarpe',
    category: carSeats,
    title: 'Siège vélo enfant arrière, jusqu’à 22 kg',
    text: `
      Monté une saison sur un vélo de location. Fixation pour porte-bagages, ceinture à trois points, repose-pieds
      réglables. Nous le posons gratuitement sur votre vélo.`,
    price: 79,
    parameters: { condition: 'likeNew', seatGroup: 'bicycle' },
    pictures: views('childseat-black', 2),
    listed: days(15.1),
  },
  steriliser: {
    seller: 'giulia',
    category: feeding,
    title: 'Sterilizzatore e sei biberon in vetro',
    text: `
      Usati pochi mesi, le tettarelle le comprate nuove voi. Il cavo è un po’ corto, serve una presa vicina.
      Regalo anche uno scaldabiberon.`,
    price: 25,
    parameters: { condition: 'good' },
    pictures: ['cookware-steel'],
    listed: days(21.9),
  },
  'ski-suit-116': {
    seller: 'karin',
    category: childrensClothes,
    title: 'Skianzug Grösse 116, blau mit Sternen',
    text: `
      Ein Winter auf Melchsee-Frutt. Knie verstärkt, Reissverschluss läuft, Schneefang intakt. Handschuhe an der
      Schnur gibt es dazu.`,
    price: 40,
    parameters: { condition: 'good', size: '116', colour: 'blue' },
    pictures: views('jacket-blue', 2),
    listed: days(63.8),
  },
  'rain-boots': {
    seller: 'lea',
    category: childrensClothes,
    title: 'Gummistiefel 24 bis 29, sechs Paar',
    text: `
      Von allen Cousins durch alle Pfützen getragen und dicht geblieben. Nach Grössen mit Wäscheklammern gepaart.
      Einzeln fünf Franken.`,
    price: 25,
    parameters: { condition: 'used', size: '24–29' },
    pictures: views('boots-black', 2),
    listed: days(8.6),
  },
};
