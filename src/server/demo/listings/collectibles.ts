import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { repriceTo, reserve } from '../script/steps.ts';

const stamps = 7210;
const coins = 7220;
const postcards = 7230;
const modelCars = 7240;
const tradingCards = 7250;

export const collectibleListings: DemoListings = {
  'pro-juventute': {
    seller: 'anita',
    category: stamps,
    title: 'Pro-Juventute-Marken 1915 bis 1970, gestempelt',
    text: `
      Sammlung meines Onkels, sauber auf Albumblättern. Bis auf vier Werte vollständig, die Liste der Lücken liegt
      bei. Ich verkaufe nur das ganze Album.`,
    price: 220,
    parameters: { condition: 'good' },
    pictures: views('stamps-mixed', 3),
    listed: days(33.9),
  },
  'five-franc-coins': {
    seller: 'pierreAlain',
    category: coins,
    title: 'Écus de 5 francs en argent, 18 pièces',
    text: `
      Pièces frappées avant 1967, circulées, triées par année. Pas de nettoyage, chacun aime sa patine. Remise
      contre paiement à Neuchâtel, devant un café si possible.`,
    price: 340,
    parameters: { condition: 'used' },
    pictures: views('coins-silver', 2),
    listed: days(8),
    later: [reserve(hours(33))],
  },
  'funicular-postcards': {
    seller: 'ursRuth',
    category: postcards,
    title: 'Ansichtskarten von Standseilbahnen, 120 Stück',
    text: `
      Vom Giessbach bis zum Niesen, die meisten gelaufen und mit schönen alten Stempeln. Auf der Rückseite steht
      fast immer, dass das Wetter gut sei. In einer Blechschachtel.`,
    price: 95,
    parameters: { condition: 'good' },
    pictures: ['stamps-blue', 'painting-mountain'],
    listed: days(15.8),
  },
  'post-buses': {
    seller: 'reto',
    category: modelCars,
    title: 'Postauto-Modelle 1:87, 14 Stück in Schachteln',
    text: `
      Standen in der Vitrine und fuhren nie. Zwei Rückspiegel fehlen, einer davon liegt in der Schachtel. Auf
      Wunsch verschicke ich sie gut gepolstert.`,
    price: 160,
    parameters: { condition: 'likeNew', scale: 'h0' },
    pictures: views('modelcar-red', 2),
    listed: days(4),
    later: [repriceTo(145, hours(38))],
  },
  'football-cards': {
    seller: 'mehdi',
    category: tradingCards,
    title: 'Images de football, 300 doubles, à échanger',
    text: `
      Nous cherchons surtout les numéros au-dessus de 500. Échange au Jardin Anglais le samedi, ou 20 centimes
      pièce. Mon fils négocie, soyez prévenus.`,
    price: 60,
    parameters: { condition: 'good', cardGame: 'sports' },
    pictures: views('tradingcards-mixed', 2),
    listed: days(1.65),
  },
  'lira-notes': {
    seller: 'elvezio',
    category: coins,
    title: 'Banconote in lire, una quarantina',
    text: `
      Rimaste in fondo a una valigia. Alcune sono nuove di banca, altre hanno fatto la spiaggia. Nessuna grande
      rarità, ma belle da vedere.`,
    price: 70,
    parameters: { condition: 'used', origin: 'italy' },
    pictures: ['coins-gold'],
    listed: days(61.4),
  },
  'wanted-jura-postcards': {
    seller: 'yannick',
    category: postcards,
    title: 'Cherche cartes postales du Jura avant 1950',
    text: `
      Surtout les gares, les horlogeries et les foires aux chevaux. Je paie selon l’état et je rends volontiers
      visite, même pour une seule carte. Pas de reproductions, merci.`,
    price: 'onRequest',
    parameters: { period: 'midCentury' },
    pictures: ['stamps-mixed'],
    wanted: true,
    listed: days(12.6),
  },
};
