import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { remove, repriceTo, sell } from '../script/steps.ts';

const bricks = 3410;
const dolls = 3420;
const boardGames = 3430;
const modelRailways = 3440;
const crafts = 3450;
const outdoorToys = 3460;

export const toyListings: DemoListings = {
  'wooden-train': {
    seller: 'tobias',
    category: modelRailways,
    title: 'Holzeisenbahn mit Wagen und Bausteinen',
    text: `
      Lokomotive, Wagen und eine Ladung bunter Bausteine, alles aus Holz und unzerstörbar. Zwei Kinder haben es
      versucht. Die Farbe ist an den Rädern etwas abgefahren. Versand für CHF 9 möglich.`,
    price: 35,
    parameters: { condition: 'used' },
    pictures: ['toys'],
    listed: hours(5),
  },
  'wooden-train-fr': {
    seller: 'josiane',
    category: modelRailways,
    title: 'Petit train en bois avec cubes colorés',
    text: `
      Nos petits-enfants roulent maintenant en trottinette. Train complet, aucun éclat, lavé au savon noir. À
      venir chercher à Nyon, le café est prêt.`,
    price: 25,
    parameters: { condition: 'good' },
    pictures: ['toys'],
    listed: days(7.1),
  },
  'brick-box': {
    seller: 'familieG',
    category: bricks,
    title: '6 kg Bausteine, bunt gemischt, gewaschen',
    text: `
      Im Wäschenetz gewaschen und an der Sonne getrocknet. Es hat Räder, Fenster und etwa zwanzig Figuren dabei,
      ein Teil davon ohne Haare. Anleitungen gibt es keine mehr, dafür freie Hand.`,
    price: 75,
    parameters: { condition: 'used' },
    pictures: views('bricks-mixed', 3),
    listed: days(3.3),
    later: [sell('here', days(1.8))],
  },
  'dolls-house': {
    seller: 'marlies',
    category: dolls,
    title: 'Puppenhaus, dreistöckig, mit Licht',
    text: `
      Vom Grossvater gebaut, mit Parkett aus Zündholzschachteln und einer Treppe, die wirklich trägt. Die
      Beleuchtung läuft über einen Trafo. Möbel sind nur noch wenige da. Am liebsten geben wir es in eine Familie.`,
    price: 190,
    parameters: { condition: 'used' },
    pictures: views('dollhouse-red', 4),
    listed: days(15.5),
  },
  'jass-table-game': {
    seller: 'ivo',
    category: boardGames,
    title: 'Tschau Sepp, Eile mit Weile und 9 weitere',
    text: `
      11 Spiele: Tschau Sepp, Eile mit Weile, Leiterlispiel … Vollständig gezählt, ein Knopf ersetzt die grüne Figur.
      40.– nur zusammen, Versand 11.50.`,
    price: 40,
    parameters: { condition: 'used' },
    pictures: views('boardgame-red', 2),
    listed: days(10.8),
  },
  'puzzle-matterhorn': {
    seller: 'celine',
    category: boardGames,
    title: 'Puzzle 2000 pièces, complet (compté !)',
    text: `
      puzzle 2000 pièces cervin, complet (recompté). fait une seule fois. 12.-, port 9.-`,
    price: 12,
    parameters: { condition: 'likeNew' },
    pictures: ['boardgame-green'],
    listed: days(5.1),
  },
  'loom-kit': {
    seller: 'davide',
    category: crafts,
    title: 'Piccolo telaio da tavolo con lane',
    text: `
      Telaio da tavolo in legno 40 cm, pettine e due navette, borsa di gomitoli. Usato per una sciarpa. 55.-,
      spedizione 9.-`,
    price: 55,
    parameters: { condition: 'likeNew' },
    pictures: ['rug-red'],
    listed: days(13.2),
    later: [remove(days(6))],
  },
  trampoline: {
    seller: 'famillePerrin',
    category: outdoorToys,
    title: 'Trampoline 3 m avec filet, à démonter',
    text: `
      Trampoline 3 m, filet neuf ce printemps, ressorts ok, échelle. Démontage à deux, environ une heure, nous aidons.
      Toile sans trou. A emporter avec un break, TWINT.`,
    price: 80,
    parameters: { condition: 'used' },
    pictures: ['land-meadow'],
    listed: days(19.8),
    later: [repriceTo('free', days(2.9))],
  },
};
