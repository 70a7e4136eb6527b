import { postcodeCodes } from './columns.ts';
import { sharedUint32 } from './sharedArrays.ts';

/** The documents of a segment in the order of their postcodes, those without one first; of one postcode the oldest first. */
export function documentsByPostcode(postcode: Uint16Array): Uint32Array {
  const next = new Uint32Array(postcodeCodes + 1);
  for (const code of postcode) next[code + 1]! += 1;
  for (let code = 0; code < postcodeCodes; code += 1) next[code + 1]! += next[code]!;
  const order = sharedUint32(postcode.length);
  for (let document = 0; document < postcode.length; document += 1) {
    const code = postcode[document]!;
    order[next[code]!] = document;
    next[code]! += 1;
  }
  return order;
}
