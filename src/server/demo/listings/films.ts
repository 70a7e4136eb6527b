import type { DemoListings } from '../listingScript.ts';
import { days } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { repriceTo } from '../script/steps.ts';

const dvds = 4410;
const bluRays = 4420;
const videoCassettes = 4430;

export const filmListings: DemoListings = {
  'swiss-films': {
    seller: 'storchen',
    category: dvds,
    title: 'Schweizer Filmklassiker auf DVD, 9 Stück',
    text: `
      Schwarzweiss, Mundart und viel Landschaft. Alle Scheiben geprüft, drei davon noch eingeschweisst. Einzeln je
      sechs Franken, das Paket ist günstiger.`,
    price: 40,
    parameters: { condition: 'good', filmGenre: 'drama' },
    pictures: views('discs-silver', 2),
    listed: days(12.7),
  },
  'space-blu-rays': {
    seller: 'sandro',
    category: bluRays,
    title: 'Blu-ray-Sammlung Science-Fiction, 31 Filme',
    text: `
      31 Sci-Fi Blu-rays, Hüllen ok, Ton deutsch/englisch. 90.– en bloc, Liste per Nachricht. Versand 11.50`,
    price: 90,
    parameters: { condition: 'likeNew', filmGenre: 'sciFi' },
    pictures: views('discs-blue', 2),
    listed: days(5.6),
  },
  'vhs-lot': {
    seller: 'yannick',
    category: videoCassettes,
    title: 'Magnétoscope et 40 cassettes de dessins animés',
    text: `
      Magnétoscope qui marche + 40 cassettes de dessins animés. Certaines commencent au milieu d’un match de hockey…
      Câble péritel fourni. Le tout 45.-, pas d’envoi`,
    price: 45,
    parameters: { condition: 'used', filmGenre: 'family' },
    pictures: ['tv-black'],
    listed: days(34.7),
    later: [repriceTo(30, days(9.7))],
  },
  'italian-comedies': {
    seller: 'loredana',
    category: dvds,
    title: 'DVD commedia all’italiana, cofanetto completo',
    text: `
      Dodici film che a casa mia sappiamo a memoria. Cofanetto con libretto, un angolo è schiacciato. Posso
      spedire in tutta la Svizzera.`,
    price: 28,
    parameters: { condition: 'good', filmGenre: 'comedy', language: 'italian' },
    pictures: ['discs-silver'],
    listed: days(8.9),
  },
};
