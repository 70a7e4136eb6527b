import { postcodeCodes } from '#market/places/postcodes.ts';
import type { Rows } from './rows.ts';
import { sharedUint32 } from './sharedArrays.ts';

/** The documents of a segment, a row per postcode (0 for documents without one), the oldest first in each. */
export function documentsByPostcode(postcode: Uint16Array): Rows {
  const starts = sharedUint32(postcodeCodes + 1);
  for (const code of postcode) starts[code + 1]! += 1;
  for (let code = 0; code < postcodeCodes; code += 1) starts[code + 1]! += starts[code]!;
  const numbers = sharedUint32(postcode.length);
  const next = starts.slice();
  for (let document = 0; document < postcode.length; document += 1) {
    const code = postcode[document]!;
    numbers[next[code]!] = document;
    next[code]! += 1;
  }
  return { starts, numbers };
}
