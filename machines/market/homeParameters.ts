import { choice, keyed, number } from './parameterKinds.ts';

/** What real estate is searched by. */
export const homeParameters = keyed({
  transaction: choice('rt', ['rent', 'buy']),
  /** Up to a million: building ground and alps are sold by the square metre too. */
  surface: number('ss se', 1, 1_000_000, 'squareMetres'),
  /** Switzerland counts half rooms. */
  rooms: number('ros roe', 1, 100, undefined, 0.5),
});
