import { fold } from '../text/fold.ts';

/** One form for the words of place names that are as often cut short as written out. */
const writtenOut = new Map([
  ['sankt', 'st'],
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['sta', 'ste'],
  ['santa', 'ste'],
  ['b', 'bei'],
]);

/**
 * One spelling for all the ways a place is written, to compare by: `St. Gallen`, `Sankt Gallen` and `sankt-gallen`,
 * `Zürich`, `Zuerich` and `ZURICH` are the same.
 */
export function foldPlaceName(name: string): string {
  return foldedWords(name)
    .map((word) => writtenOut.get(word) ?? word)
    .join(' ');
}

/** The same without making one of `Sankt` and `St.`: who has typed `Sank` so far means no other place. */
export function foldTypedPlaceName(name: string): string {
  return foldedWords(name).join(' ');
}

function foldedWords(name: string): readonly string[] {
  return (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => fold(word));
}

const otherNames: Readonly<Record<string, readonly string[]>> = {
  Aigle: ['Aelen'],
  Altdorf: ['Altorf'],
  Avenches: ['Wiflisburg'],
  Basel: ['Bâle', 'Basilea', 'Basle'],
  Bellinzona: ['Bellenz', 'Bellinzone'],
  Bern: ['Berne', 'Berna'],
  'Biel/Bienne': ['Bienna'],
  Brig: ['Brigue', 'Briga'],
  Bulle: ['Boll'],
  Burgdorf: ['Berthoud'],
  Chur: ['Coire', 'Coira', 'Cuira'],
  'Davos Platz': ['Tavau'],
  Delémont: ['Delsberg'],
  Düdingen: ['Guin'],
  Echallens: ['Tscherlitz'],
  'Estavayer-le-Lac': ['Stäffis am See'],
  Fribourg: ['Freiburg', 'Friburgo', 'Freiburg im Üechtland'],
  Genève: ['Genf', 'Ginevra', 'Geneva'],
  Glarus: ['Glaris', 'Glarona'],
  Grandson: ['Grandsee'],
  Ilanz: ['Glion'],
  Kerzers: ['Chiètres'],
  'La Neuveville': ['Neuenstadt'],
  Laufen: ['Laufon'],
  Lausanne: ['Losanna', 'Lausannen'],
  'Leuk Stadt': ['Loèche'],
  Leukerbad: ['Loèche-les-Bains'],
  Locarno: ['Luggarus'],
  Lugano: ['Lauis'],
  Luzern: ['Lucerne', 'Lucerna'],
  Martigny: ['Martinach'],
  Mendrisio: ['Mendris'],
  Moudon: ['Milden'],
  Moutier: ['Münster'],
  Murten: ['Morat'],
  Neuchâtel: ['Neuenburg', 'Neocastello'],
  Nyon: ['Neuss'],
  Payerne: ['Peterlingen'],
  Porrentruy: ['Pruntrut'],
  Poschiavo: ['Puschlav'],
  Romont: ['Remund'],
  Schaffhausen: ['Schaffhouse', 'Sciaffusa'],
  Schwyz: ['Schwytz', 'Svitto'],
  Scuol: ['Schuls'],
  Sierre: ['Siders'],
  Sion: ['Sitten'],
  Solothurn: ['Soleure', 'Soletta'],
  'St. Gallen': ['Saint-Gall', 'San Gallo'],
  'St. Moritz': ['Saint-Moritz', 'San Murezzan'],
  Tafers: ['Tavel'],
  Thun: ['Thoune'],
  Vevey: ['Vivis'],
  Visp: ['Viège'],
  Winterthur: ['Winterthour'],
  'Yverdon-les-Bains': ['Iferten'],
  Zug: ['Zoug', 'Zugo'],
  Zürich: ['Zurich', 'Zurigo'],
};

/** What well-known places are called in the country's other languages and in English, by the name used at the place. */
export const otherPlaceNames: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(otherNames));
