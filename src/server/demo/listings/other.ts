import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { notYet } from '../script/steps.ts';

const health = 7040;
const foodAndDrink = 7060;
const lostAndFound = 7777;
const everythingElse = 7020;

export const otherListings: DemoListings = {
  'massage-table': {
    seller: 'marlies',
    category: health,
    title: 'Massageliege klappbar, mit Kopfteil',
    text: `
      Aus meiner kleinen Praxis, die ich Ende Jahr schliesse. Bezug aus Kunstleder ohne Risse, trägt bis 180 kg.
      Zwei Frottéüberzüge und die Tragtasche sind dabei.`,
    price: 150,
    parameters: { condition: 'good' },
    pictures: ['stethoscope-mint'],
    listed: days(11.3),
  },
  'mountain-cheese': {
    seller: 'karin',
    category: foodAndDrink,
    title: 'Alpkäse vom letzten Sommer, halbe Laibe',
    text: `
      Von der Alp meines Bruders, elf Monate im Keller gepflegt. Rezent, aber nicht scharf. Halber Laib etwa zwei
      Kilo, vakuumiert auf Wunsch.`,
    price: 48,
    pictures: ['cowbell-large', 'land-hill'],
    listed: days(2.15),
  },
  'quince-jelly': {
    seller: 'anneCatherine',
    category: foodAndDrink,
    title: 'Gelée de coings maison, le pot 6.–',
    text: `
      L’arbre a produit comme jamais et la famille demande grâce. Coings non traités, sucre suisse, pots
      stérilisés. Consigne du verre : un sourire.`,
    price: 6,
    pictures: ['cookware-red'],
    listed: days(19.9),
  },
  'found-keys': {
    seller: 'regula',
    category: lostAndFound,
    title: 'Schlüsselbund gefunden, Länggasse Bern',
    text: `
      Er hing am Geländer beim Falkenplatz: drei Schlüssel und ein Anhänger. Sag mir, was für ein Anhänger es ist,
      dann weiss ich, dass er dir gehört.`,
    price: 'free',
    parameters: { lostOrFound: 'found' },
    pictures: ['block-mint'],
    listed: hours(30),
  },
  'lost-cat': {
    seller: 'giulia',
    category: lostAndFound,
    title: 'Smarrito gatto tigrato, zona Solduno',
    text: `
      Si chiama Ugo, ha una macchia bianca sul petto e l’orecchio sinistro tagliato. Manca da casa da tre notti.
      Risponde al rumore dei croccantini. Grazie a chi guarda in garage e in cantina, la ricompensa è di cento
      franchi.`,
    price: 100,
    parameters: { lostOrFound: 'lost' },
    pictures: ['cattree-grey'],
    wanted: true,
    listed: days(3.15),
  },
  'moving-boxes': {
    seller: 'lea',
    category: everythingElse,
    title: '35 Zügelkartons, einmal gebraucht, gratis',
    text: `
      Gefaltet im Treppenhaus, mit Beschriftungen wie «Krimskrams 4». Am liebsten heute oder morgen abholen, die
      Hauswartin schaut schon streng.`,
    price: 'free',
    parameters: { condition: 'good' },
    pictures: views('movingboxes-brown', 3),
    listed: hours(1.8),
  },
  'fabric-awning': {
    seller: 'selina',
    category: everythingElse,
    title: 'Sonnenstore für Balkon, noch nicht fertig',
    text: `
      Breite 3 m, Farbe sandgelb. Masse und Bilder folgen.`,
    price: 90,
    submitListing: notYet,
    listed: hours(5.4),
  },
};
