import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { bump, endReservation, repriceTo, reserve, sell } from '../script/steps.ts';

const fitness = 4060;
const ballSports = 4070;
const waterSports = 4080;
const otherSports = 4090;
const leisure = 4100;
const winterSports = 4120;
const camping = 4160;

export const sportListings: DemoListings = {
  'skis-168': {
    seller: 'gian',
    category: winterSports,
    title: 'Ski 168 cm mit Stöcken, Kanten geschliffen',
    text: `
      Rote Allround-Ski für Piste und Sulz, Belag im Herbst gewachst. Bindung ist auf Sohle 305 mm eingestellt und
      lässt sich verschieben. Stöcke 120 cm dazu. Meine Knie sind der einzige Grund für den Verkauf.`,
    price: 120,
    parameters: { condition: 'used', size: '168 cm', winterSport: 'alpine', itemLength: 168 },
    pictures: ['skis'],
    listed: days(2.7),
    later: [reserve(days(1.1)), endReservation(hours(18)), reserve(hours(2))],
  },
  'skis-sion': {
    seller: 'chantal',
    category: winterSports,
    title: 'Skis rouges 165 cm, bâtons compris',
    text: `
      Skis rouges 165 cm avec fixations réglables et bâtons. Deux petites touches sous le ski gauche, carres ok. Mon
      fils est passé au snowboard. A venir chercher à Sion, TWINT.`,
    price: 90,
    parameters: { condition: 'used', size: '165 cm', winterSport: 'alpine', itemLength: 165 },
    pictures: ['skis'],
    listed: days(16.3),
  },
  'davos-sledge': {
    seller: 'vreni',
    category: winterSports,
    title: 'Davoserschlitten, 100 cm, Esche',
    text: `
      Davoser 100 cm, Esche, Kufen entrostet, Seil neu. Top Zustand. 70.–, nur Abholung, bitte vorher schreiben`,
    price: 70,
    parameters: { condition: 'good', size: '100 cm', winterSport: 'sledging', itemLength: 100 },
    pictures: ['chalet-winter'],
    listed: days(40.1),
  },
  'touring-boots': {
    seller: 'karin',
    category: winterSports,
    title: 'Tourenskischuhe Damen, Grösse 25.5',
    text: `
      Nur vier Touren alt, leider eine halbe Nummer zu klein gekauft. Innenschuh thermogeformt, kann im Laden neu
      angepasst werden. Ich nehme auch einen Tausch gegen 26.`,
    price: 240,
    parameters: { condition: 'likeNew', size: '25.5', winterSport: 'touring' },
    pictures: views('skiboots-white', 3),
    listed: days(28.6),
  },
  'sup-board': {
    seller: 'martin',
    category: waterSports,
    title: 'SUP aufblasbar 10’6", mit Paddel und Pumpe',
    text: `
      Auf dem Untersee gepaddelt, immer mit Süsswasser gespült. Ein Flick an der Seite, seit zwei Jahren dicht.
      Rucksack und Schwimmweste Grösse M gehören dazu.`,
    price: 230,
    parameters: { condition: 'used' },
    pictures: views('paddleboard-blue', 3),
    listed: days(4.2),
    later: [repriceTo(195, hours(19))],
  },
  wetsuit: {
    seller: 'josiane',
    category: waterSports,
    title: 'Combinaison néoprène femme, taille 38',
    text: `
      Pour la baignade d’hiver, 4 mm, rincée après chaque sortie. La saison passée j’ai nagé jusqu’à la
      mi-décembre avec. Gants et bonnet offerts.`,
    price: 75,
    parameters: { condition: 'good' },
    pictures: ['paddleboard-mint'],
    listed: days(20.7),
  },
  'rowing-machine': {
    seller: 'sandro',
    category: fitness,
    title: 'Rudergerät mit Wasserwiderstand',
    text: `
      Rudergerät mit Wassertank, steht hochkant hinter der Tür. 212 km auf dem Zähler. Tank mit Tabletten gepflegt. NP
      1’190.–. Abholung Aarau, 38 kg, beim Tragen helfe ich. TWINT oder bar.`,
    price: 520,
    parameters: { condition: 'good' },
    pictures: ['treadmill-grey'],
    listed: days(13.9),
    later: [bump(days(5.1))],
  },
  dumbbells: {
    seller: 'mehdi',
    category: fitness,
    title: 'Haltères réglables 2 x 24 kg',
    text: `
      Haltères réglables 2 x 24 kg à molette, avec supports. Peu utilisées. Neuves 399.-. 3e étage sans ascenseur,
      donc prévoir de bons bras. Cash ou TWINT.`,
    price: 180,
    parameters: { condition: 'likeNew' },
    pictures: views('dumbbells-black', 3),
    listed: days(3),
    later: [sell('here', hours(28))],
  },
  'table-tennis': {
    seller: 'loredana',
    category: ballSports,
    title: 'Tavolo da ping pong pieghevole per esterno',
    text: `
      Sta sotto il portico da sei anni e non si è mai imbarcato. Rete nuova, quattro racchette e una scatola di
      palline. Si piega e si sposta sulle ruote, per il trasporto serve un furgone.`,
    price: 160,
    parameters: { condition: 'used' },
    pictures: views('racket-blue', 2),
    listed: days(10.2),
  },
  'football-boots': {
    seller: 'agron',
    category: ballSports,
    title: 'Fussballschuhe Gr. 42, für Naturrasen',
    text: `
      Fussballschuhe Gr. 42, Naturrasen, nur drei Trainings getragen. Geputzt, neue Bändel. Versand B-Post
      inbegriffen.`,
    price: 40,
    parameters: { condition: 'likeNew' },
    pictures: views('shoes-black', 2),
    listed: days(2),
  },
  'climbing-shoes': {
    seller: 'ivo',
    category: otherSports,
    title: 'Kletterfinken 41.5, neu besohlt',
    text: `
      Kletterfinken 41.5, neu besohlt (Rechnung 75.–), seither nicht mehr getragen. Eher schmal. Versand 9.–.`,
    price: 65,
    parameters: { condition: 'good' },
    pictures: ['shoes-brown'],
    listed: days(8.5),
  },
  'chess-clock': {
    seller: 'pierreAlain',
    category: leisure,
    title: 'Échiquier en noyer et pendule mécanique',
    text: `
      Échiquier de club, cases de 55 mm, pièces lestées au complet. La pendule date de 1972 et bat encore juste.
      Idéal pour celle ou celui qui n’aime pas les écrans.`,
    price: 110,
    parameters: { condition: 'good' },
    pictures: views('boardgame-green', 2),
    listed: days(25.4),
  },
  'family-tent': {
    seller: 'famigliaB',
    category: camping,
    title: 'Tenda familiare 5 posti, montata tre volte',
    text: `
      Tenda 5 posti, due camere, ingresso dove si sta in piedi. Montata 3 volte. Manca un picchetto, dieci di scorta.
      Asciutta e con la sua sacca. Nuova 449.-. Ritiro, TWINT.`,
    price: 210,
    parameters: { condition: 'likeNew' },
    pictures: views('tent-green', 4),
    listed: days(7.6),
    later: [reserve(days(2.5)), sell('here', hours(26))],
  },
  'hiking-boots': {
    seller: 'ferdi',
    category: camping,
    title: 'Bergschuhe Gr. 44, bedingt steigeisenfest',
    text: `
      Zweimal über den Fürstensteig getragen und gemerkt, dass meine Füsse breiter sind. Frisch gefettet,
      Originalschachtel vorhanden. Abholung in Vaduz oder Übergabe am Bahnhof Buchs.`,
    price: 130,
    parameters: { condition: 'likeNew' },
    pictures: views('boots-brown', 3),
    listed: days(1.7),
  },
  'wanted-child-skis': {
    seller: 'tobias',
    category: winterSports,
    title: 'Suche Kinderski 100 cm mit Schuhen Gr. 30',
    text: `
      Für unsere Sechsjährige, die jetzt auch bremsen kann. Farbe egal, Kratzer erwünscht, dann fallen unsere
      nicht auf. Ich hole sie im Umkreis von St. Gallen ab.`,
    price: 60,
    parameters: { winterSport: 'alpine', itemLength: 100 },
    pictures: ['skiboots-black'],
    wanted: true,
    listed: days(4.65),
  },
};
