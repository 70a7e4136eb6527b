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
      Carrozzina blu usata da due nipotini, capote ok, ruote gonfiate, telaio pieghevole. Materassino lavato. Ritiro a
      Bellinzona, la portiamo anche in stazione. 130.-, TWINT o contanti.`,
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
      30 Teile Grösse 56/62, Baumwolle: Bodys, Strampler, 2 Strickjäckli. Ohne Weichspüler gewaschen. Ein Body hat
      einen Rüeblifleck. Versand 9.– oder Abholung Kreis 4.`,
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
      Lit bébé en hêtre 60 x 120, trois hauteurs, un côté s’enlève pour faire canapé. Matelas aéré et alèse neuve
      avec. Traces de dents sur un barreau. Démonté, toutes les vis. TWINT.`,
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
      Wickelkommode weiss, 3 Schubladen, 80 x 75 x 95 cm. Aufsatz abschraubbar. War an der Wand befestigt, Schrauben
      und Winkel dabei. Nur Abholung, steht im Parterre.`,
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
      Sterilizzatore e 6 biberon in vetro, tettarelle da comprare nuove. Cavo un po’ corto. Scaldabiberon in regalo.
      25.-, spedizione 9.-`,
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
      Skianzug 116, blau mit Sternen, ein Winter gebraucht. Knie verstärkt, Reissverschluss läuft. Handschuhe gratis
      dazu. Versand B-Post 9.–.`,
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
      Gummistiefel 24, 25, 26, 27, 28, 29, alle dicht. 25.– zusammen oder 5.– pro Paar. Abholen bitte abends`,
    price: 25,
    parameters: { condition: 'used', size: '24–29' },
    pictures: views('boots-black', 2),
    listed: days(8.6),
  },
};
