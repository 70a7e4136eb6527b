import { choice, keyed, number } from './parameterKinds.ts';

/** Flats, rooms, houses, commercial property and parking: a rent is told by the month. A holiday home's is by the week, or the night. */
const rentedByTheMonth: ReadonlySet<number> = new Set([1020, 1030, 1040, 1060, 1090]);

/** Whether the price of an ad is for a month. */
export function isByTheMonth(category: number, parameters: Readonly<Record<string, string | number>>): boolean {
  return parameters['transaction'] === 'rent' && rentedByTheMonth.has(category);
}

/** What real estate is searched by. */
export const homeParameters = keyed({
  transaction: choice('rt', ['rent', 'buy']),
  /** Up to a million: building ground and alps are sold by the square metre too. */
  surface: number('ss se', 1, 1_000_000, 'squareMetres'),
  /** Switzerland counts half rooms. */
  rooms: number('ros roe', 1, 100, undefined, 0.5),
});
