import { choice, keyed } from './parameterKinds.ts';

/** What real estate is searched by. */
export const homeParameters = keyed({
  transaction: choice('rt', ['rent', 'buy']),
  /** Up to a million: building ground and alps are sold by the square metre too. */
  surface: { kind: 'number', unit: 'squareMetres', min: 1, max: 1_000_000, step: 1, addressKeys: ['ss', 'se'] },
  /** Switzerland counts half rooms. */
  rooms: { kind: 'number', min: 1, max: 100, step: 0.5, addressKeys: ['ros', 'roe'] },
});
