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
      12 Krimis als Paket, Taschenbücher, Nordsee bis Emmental. Gelesen, gut erhalten. 25.–, Versand 9.–.`,
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
      Une trentaine de romans, surtout auteurs romands et quelques russes. 3.- pièce ou 60.- le tout. Etat de lecture.
      Venez choisir à Fribourg, je peux aussi en envoyer (port en plus).`,
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
      22 romanzi italiani del Novecento, edizioni economiche, alcuni con dedica. Ingialliti ma interi. 40.- in blocco,
      non separo. Spedizione 11.50`,
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
      14 Bilderbücher für 2 bis 5 Jahre. Einige Ecken angeknabbert, keine Seite fehlt. Abholung in St. Gallen oder
      Versand 11.50. TWINT.`,
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
      7 volumes: obligations, droits réels, procédure civile. Bon état, surlignés dans les premiers chapitres.
      Vérifiez l’édition demandée par votre prof. Remise en mains propres à Uni Mail ou poste 11.50.`,
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
      26 BD cartonnées (Astérix, Tintin, Lucky Luke), rééditions. Deux dos recollés. 95.- le lot, pas de vente
      séparée. Poste 11.50 ou à venir chercher à Yverdon.`,
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
