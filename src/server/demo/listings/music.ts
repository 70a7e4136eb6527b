import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { promote, repriceTo, reserve, sell } from '../script/steps.ts';

const instruments = 4310;
const cds = 4320;
const vinyl = 4330;
const sheetMusic = 4340;
const stage = 4350;

export const musicListings: DemoListings = {
  'classical-guitar': {
    seller: 'anneCatherine',
    category: instruments,
    title: 'Guitare classique avec étui, cordes neuves',
    text: `
      Guitare classique 4/4, table épicéa, manche droit, cordes neuves. Etui rigide et accordeur compris. Achetée
      420.- il y a 3 ans, très peu jouée. Essai à Fribourg le soir.`,
    price: 240,
    parameters: { condition: 'good', instrument: 'guitar' },
    pictures: ['guitar'],
    listed: hours(3.1),
  },
  'beginner-guitar': {
    seller: 'kaspar',
    category: instruments,
    title: 'Konzertgitarre 4/4, ideal für den Anfang',
    text: `
      Unsere Tochter hat darauf ihre ersten Lieder gelernt und spielt jetzt Bass. Saiten frisch, Sattel sauber
      eingestellt. Ein kleiner Kratzer am Boden, auf der Rückseite also. Tasche mit Rucksackriemen dabei.`,
    price: 130,
    parameters: { condition: 'used', instrument: 'guitar' },
    pictures: ['guitar'],
    listed: days(7.4),
    later: [repriceTo(110, days(2.8))],
  },
  schwyzeroergeli: {
    seller: 'ivo',
    category: instruments,
    title: 'Schwyzerörgeli, B-Stimmung, 18 Bässe',
    text: `
      Vom Grossvater, der an jeder Stubete dabei war. Balg dicht, zwei Stimmplatten wurden ersetzt. Das Örgeli
      soll wieder gespielt werden, Sammler bitte weiterblättern.`,
    price: 2400,
    parameters: { condition: 'good', instrument: 'accordion' },
    pictures: views('accordion-red', 4),
    listed: days(18.8),
    later: [promote('highlight', days(18))],
  },
  'upright-piano': {
    seller: 'nadja',
    category: instruments,
    title: 'Klavier, schwarz poliert, Silentsystem',
    text: `
      Jedes Jahr gestimmt, das letzte Mal im März. Mit dem Silentsystem hört man nachts nur das Klopfen der
      Tasten. Steht im zweiten Stock ohne Lift, ein Klaviertransport kostet etwa CHF 450. Hocker und Lampe sind
      dabei.`,
    price: 3200,
    place: '4053 Basel BS',
    parameters: { make: 'Yamaha', condition: 'good', instrument: 'piano' },
    pictures: views('piano-black', 4),
    listed: days(32.4),
    later: [repriceTo(2900, days(14)), reserve(days(2))],
  },
  'alto-sax': {
    seller: 'giulia',
    category: instruments,
    title: 'Sassofono contralto da studio, revisionato',
    text: `
      Tamponi cambiati l’anno scorso, suona bene su tutta l’estensione. L’ho portato in banda per sei anni.
      Custodia, tracolla e due bocchini inclusi.`,
    price: 650,
    parameters: { make: 'Yamaha', condition: 'used', instrument: 'woodwind' },
    pictures: ['stage-plum'],
    listed: days(4.6),
  },
  'jazz-vinyl': {
    seller: 'selina',
    category: vinyl,
    title: '40 Jazzplatten, fünfziger bis siebziger Jahre',
    text: `
      40 Jazz-LPs 50er bis 70er (Blue Note, Verve, Prestige), alle gewaschen und durchgehört, zwei springen und liegen
      gratis bei. Aus einem Nachlass. Liste mit Zuständen schicke ich gerne. Nur zusammen, Abholung Zürich oder
      Versand 14.–.`,
    price: 380,
    parameters: { condition: 'good', genre: 'jazz' },
    pictures: views('vinyl-black', 3),
    listed: days(2.5),
    later: [sell('here', hours(12))],
  },
  'cd-boxes': {
    seller: 'anita',
    category: cds,
    title: 'Etwa 150 CDs, Klassik und Chanson',
    text: `
      Ca. 150 CDs Klassik und Chanson, drei Bananenschachteln, bis M alphabetisch. 50.– alles. Abholung Fr oder Sa.`,
    price: 50,
    parameters: { condition: 'used', genre: 'classical' },
    pictures: views('discs-silver', 2),
    listed: days(27.9),
    later: [repriceTo('free', days(6.2))],
  },
  'choir-scores': {
    seller: 'pierreAlain',
    category: sheetMusic,
    title: 'Partitions de chœur, 35 exemplaires',
    text: `
      Notre chœur d’hommes s’est dissous faute de ténors. Restent ces recueils, annotés au crayon, complets.
      Gratuit pour une société qui chante encore.`,
    price: 'free',
    parameters: { condition: 'used', instrument: 'voice' },
    pictures: ['bookstack-cold'],
    listed: days(15.9),
  },
  'pa-speakers': {
    seller: 'mehdi',
    category: stage,
    title: 'Deux enceintes actives avec pieds',
    text: `
      2 enceintes actives 15 pouces avec pieds, housses et câbles. Pour une soixantaine de personnes. Testées devant
      vous aux Pâquis. 460.- la paire, TWINT. Location possible 70.- le week-end.`,
    price: 460,
    parameters: { condition: 'used' },
    pictures: views('speakers-black', 3),
    listed: days(9.1),
  },
  'wanted-accordion': {
    seller: 'davide',
    category: instruments,
    title: 'Cerco fisarmonica da studio, 72 bassi',
    text: `
      Ricomincio a suonare dopo vent’anni e la mia l’ho regalata, stupidamente. Va bene anche con qualche tasto
      stanco, basta che il mantice tenga. Posso venire a vederla ovunque in Ticino o nei Grigioni.`,
    price: 800,
    parameters: { instrument: 'accordion' },
    pictures: ['accordion-black'],
    wanted: true,
    listed: days(10.3),
  },
};
