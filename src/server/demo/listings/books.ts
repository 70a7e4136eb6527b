import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { repriceTo, sell } from '../script/steps.ts';

const novels = 4210;
const childrensBooks = 4220;
const nonFiction = 4230;
const textbooks = 4240;
const comics = 4250;
const magazines = 4260;

export const bookListings: DemoListings = {
  'crime-dozen': {
    seller: 'ursRuth',
    category: novels,
    title: 'Zwölf Kriminalromane im Paket',
    text: `
      Von der Nordsee bis ins Emmental ist jede Gegend einmal Tatort. Taschenbücher, gelesen, aber nicht zerlesen.
      Den Täter verraten wir nicht, auch nicht gegen Aufpreis.`,
    price: 25,
    parameters: { condition: 'used', language: 'german' },
    pictures: ['books-crime'],
    listed: hours(2),
  },
  'novels-shelf': {
    seller: 'anneCatherine',
    category: novels,
    title: 'Une trentaine de romans, au choix 3.– pièce',
    text: `
      Je vide une étagère pour faire la place à une bibliothèque d’enfant. Surtout des auteurs romands et quelques
      gros volumes russes. Venez fouiller, il y a toujours du thé. Lot complet : 60 francs.`,
    price: 60,
    parameters: { condition: 'good', language: 'french' },
    pictures: ['books-shelf'],
    listed: days(1.5),
  },
  'novels-italian': {
    seller: 'elvezio',
    category: novels,
    title: 'Romanzi italiani del Novecento, 22 volumi',
    text: `
      Edizioni economiche, qualcuna con la dedica di chi me li ha regalati. Ingialliti al punto giusto. Li cedo in
      blocco perché separarli mi dispiacerebbe.`,
    price: 40,
    parameters: { condition: 'used', language: 'italian' },
    pictures: ['books'],
    listed: days(11.4),
    later: [repriceTo(30, days(4.6))],
  },
  'picture-books': {
    seller: 'tobias',
    category: childrensBooks,
    title: 'Bilderbücher, 14 Stück, vorgelesen und geliebt',
    text: `
      Von der Schellengeschichte bis zum Bären im Bett. Einige Ecken wurden angeknabbert, alle Seiten sind noch
      da. Für Kinder von zwei bis fünf.`,
    price: 30,
    parameters: { condition: 'used', language: 'german' },
    pictures: views('bookstack-warm', 2),
    listed: days(3.5),
    later: [sell('here', hours(31))],
  },
  'alpine-flora': {
    seller: 'heidi',
    category: nonFiction,
    title: 'Flora der Alpen, 2 Bände im Schuber',
    text: `
      Das Bestimmungsbuch, mit dem ich dreissig Jahre lang Exkursionen geleitet habe. Am Rand stehen Fundorte in
      Bleistift, wer will, kann sie ausradieren. Ich würde es nicht tun.`,
    price: 85,
    parameters: { condition: 'good', bookFormat: 'hardcover', language: 'german' },
    pictures: ['bookstack-cold'],
    listed: days(19.1),
  },
  'law-textbooks': {
    seller: 'lucas',
    category: textbooks,
    title: 'Manuels de droit suisse, 1re et 2e année',
    text: `
      Obligations, droits réels, procédure civile : sept volumes en bon état. Surlignés en jaune dans les trois
      premiers chapitres, puis plus du tout. Remise en main propre à Uni Mail.`,
    price: 120,
    parameters: { condition: 'used', schoolLevel: 'university' },
    pictures: views('bookstack-mixed', 2),
    listed: days(22.3),
    later: [repriceTo(95, days(8.8))],
  },
  'comics-fr': {
    seller: 'celine',
    category: comics,
    title: 'BD franco-belges, lot de 26 albums cartonnés',
    text: `
      Des gaulois, des reporters et un cow-boy solitaire. Rééditions, donc pour lire et non pour spéculer. Deux
      dos sont recollés.`,
    price: 95,
    parameters: { condition: 'used', language: 'french' },
    pictures: views('comics-yellow', 3),
    listed: days(6.1),
  },
  'mountain-magazines': {
    seller: 'gian',
    category: magazines,
    title: 'Bergzeitschriften 1988 bis 2004, gratis',
    text: `
      Siebzehn Jahrgänge, gebündelt und trocken gelagert. Die Karten im Mittelteil fehlen zum Teil, weil sie auf
      Tour waren. Bitte ganz abholen, sonst kommen sie ins Altpapier.`,
    price: 'free',
    parameters: { condition: 'used', language: 'german' },
    pictures: ['bookstack-warm'],
    listed: days(62.5),
  },
};
