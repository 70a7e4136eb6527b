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
      18 écus de 5 francs en argent d’avant 1967, circulés, non nettoyés, triés par année. 340.- le lot. Remise à
      Neuchâtel contre paiement cash ou virement instantané.`,
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
      120 Ansichtskarten von Standseilbahnen (Giessbach, Niesen, Gurten …), meist gelaufen. In Blechschachtel.
      Verkaufe nur alle zusammen. Versand eingeschrieben 7.–.`,
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
      Environ 300 doubles d’images de foot, 20 ct. pièce ou échange. Nous cherchons surtout les numéros au-dessus de
      500. Rendez-vous au Jardin Anglais le samedi avec mon fils.`,
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
      40 banconote in lire, da 500 a 10’000, alcune fior di stampa, altre usate. Nessuna rarità. 70.-, B-Post
      compresa.`,
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
