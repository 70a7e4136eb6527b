import { fold } from '../text/fold.ts';

/** The common form of words that are often abbreviated in place names. */
const writtenOut = new Map([
  ['sankt', 'st'],
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['sta', 'ste'],
  ['santa', 'ste'],
  ['b', 'bei'],
]);

/**
 * A common key for all spellings of a place name: `St. Gallen`, `Sankt Gallen` and `sankt-gallen` are the same, and so
 * are `Zürich`, `Zuerich` and `ZURICH`.
 */
export function foldPlaceName(name: string): string {
  return foldedWords(name)
    .map((word) => writtenOut.get(word) ?? word)
    .join(' ');
}

/** As `foldPlaceName`, but with `Sankt` and `St.` distinct, because a partially typed `Sank` means no other place. */
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

/** Names of well-known places in the other languages of the country and in English, by the local name. */
export const otherPlaceNames: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(otherNames));
