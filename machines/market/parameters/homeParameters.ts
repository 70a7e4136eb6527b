import { choice, keyed, number } from './parameterKinds.ts';

/**
 * Flats, rooms, houses, commercial property and parking have a monthly rent. Holiday homes are rented by the week or
 * night.
 */
const rentedByTheMonth: ReadonlySet<number> = new Set([1020, 1030, 1040, 1060, 1090]);

/** Whether the price of a listing is for a month. */
export function isByTheMonth(category: number, parameters: Readonly<Record<string, string | number>>): boolean {
  return parameters['transaction'] === 'rent' && rentedByTheMonth.has(category);
}

/** The search parameters of real estate. */
export const homeParameters = keyed({
  transaction: choice('rt', ['rent', 'buy']),
  /** Surfaces reach a million square metres: building land and alps are also sold by the square metre. */
  surface: number('ss se', 1, 1_000_000, 'squareMetres'),
  /** Rooms are counted in half steps, as is common in Switzerland. */
  rooms: number('ros roe', 1, 100, undefined, 0.5),
});
