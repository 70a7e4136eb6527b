import { sharedUint32 } from './sharedArrays.ts';
import { compareToText, textAt, textCount, type Texts } from './texts.ts';

/**
 * A hash table from ids to documents, with open addressing and at most half full. A cell holds the document's number
 * plus one. A Map of a million ids would take ten times the memory and could be neither shared nor saved.
 */
export function idTable(ids: Texts): Uint32Array {
  const count = textCount(ids);
  const table = sharedUint32(2 ** Math.ceil(Math.log2(2 * count + 1)));
  const mask = table.length - 1;
  for (let document = 0; document < count; document += 1) {
    let cell = hash(textAt(ids, document)) & mask;
    while (table[cell] !== 0) cell = (cell + 1) & mask;
    table[cell] = document + 1;
  }
  return table;
}

/** The number of the document with this id; -1 if there is none. */
export function findId(ids: Texts, table: Uint32Array, id: string): number {
  const mask = table.length - 1;
  for (let cell = hash(id) & mask; table[cell] !== 0; cell = (cell + 1) & mask) {
    const document = table[cell]! - 1;
    if (compareToText(ids, document, id) === 0) return document;
  }
  return -1;
}

/** FNV-1a over code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 15);
}
