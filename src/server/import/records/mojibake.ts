import { type SingleByteEncoding, upperHalves } from './singleByteTables.ts';

/**
 * A text as it was before double encoding. If it cannot be recovered, the part of it that was read in a wrong encoding.
 */
export type Repaired = { readonly text: string; readonly wasRepaired: boolean } | { readonly garbled: string };

/** How often double encoding is undone: a text is encoded twice, rarely three times. */
const mostRepairs = 3;

/**
 * Repairs text whose UTF-8 was read as Windows-1252, Mac Roman or code page 850 and encoded again. `KÃ¼che`, `K√ºche`
 * and `K├╝che` are certainly `Küche`, since no word of our languages has such a sequence. A word with a foreign
 * character between two letters (`KŸche`, `K¸che`) was read in another single-byte encoding; several are possible.
 */
export function repairMojibake(text: string): Repaired {
  let now = text;
  for (let repairs = 0; repairs < mostRepairs; repairs += 1) {
    const before = decodedOnce(now);
    if (before === now) break;
    now = before;
  }
  const garbled = garbledWordIn(now);
  return garbled === undefined ? { text: now, wasRepaired: now !== text } : { garbled };
}

/**
 * A word with a symbol or an accented capital between two lower-case letters, or with four accented letters in a row.
 * Wrong encodings leave such words: Windows-1252 as Mac Roman (`K¸che`) or as code page 850 (`K³che`), or Mac Roman as
 * Windows-1252 (`KŸche`). So do split UTF-8 (`jÃ vu`) and Cyrillic (`Âåëîñèïåä`). Capitals in compounds
 * (`BioÖkonomie`), apostrophes, and marks such as ® do not count.
 */
const garbledPart =
  /[A-Za-z][‰¸ˆ‡†™¤¢£¥¦¨¬¯±¶¿¼³÷√∂∫≈∆≤≥◊ƒ„\u0080-\u009FÈËÌÍÎÁÃÅÆÐÑÒÓÕØÚÝÞŠŽŸ][a-z]|[a-z]Ã(?!\p{L})|[À-ÖØ-öø-ÿ]{4}|[\u0081\u008D\u008F\u0090\u009D├┬┼╗╝║░▒▓]/u;

/** The longest part of a reported word on either side of the garbled characters. */
const longestSide = 40;

/** The garbled word, if there is one. Examines only the letters around the first garbled part. */
function garbledWordIn(text: string): string | undefined {
  const found = garbledPart.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const [before = ''] = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, found.index - longestSide), found.index)) ?? [];
  const [after = ''] = /^[\p{L}\p{M}]*/u.exec(text.slice(end, end + longestSide)) ?? [];
  return before + found[0] + after;
}

/**
 * The results that undoing a double encoding may have: Western European letters, those of names from further east,
 * punctuation, currency signs, and emoji.
 */
const expected = /^[\u00A0-\u00FFŒœŠšŽžŸčćČĆĐğĞıİşŞłŁ‐-›€™−\u{1F000}-\u{1FAFF}\u2600-\u27BF]$/u;

const strict = new TextDecoder('utf-8', { fatal: true });

const readings = (['windows-1252', 'macintosh', 'ibm850'] as const).map((encoding) => ({
  byteOf: bytesOf(encoding),
  sequence: sequenceIn(encoding),
}));

function decodedOnce(text: string): string {
  for (const { byteOf, sequence } of readings) {
    const once = text.replaceAll(sequence, (found) => {
      const bytes = Uint8Array.from(found, (character) => byteOf.get(character)!);
      const character = utf8CharacterOf(bytes);
      return character !== undefined && expected.test(character) ? character : found;
    });
    if (once !== text) return once;
  }
  return text;
}

function utf8CharacterOf(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The byte of each character beyond ASCII. A control that Windows-1252 has no character for is its own byte. */
function bytesOf(encoding: SingleByteEncoding): ReadonlyMap<string, number> {
  const characters = [...upperHalves[encoding]].map((character, index) => [character, 0x80 + index] as const);
  const controls = Array.from({ length: 32 }, (_, index) => [String.fromCharCode(0x80 + index), 0x80 + index] as const);
  return new Map(encoding === 'windows-1252' ? [...controls, ...characters] : characters);
}

/** One UTF-8 character of two to four bytes, read in a single-byte encoding. */
function sequenceIn(encoding: SingleByteEncoding): RegExp {
  const bytes = [...bytesOf(encoding)];
  const between = (from: number, to: number) =>
    `[${bytes.flatMap(([character, byte]) => (byte >= from && byte <= to ? `\\u{${character.codePointAt(0)!.toString(16)}}` : [])).join('')}]`;
  const continuation = between(0x80, 0xbf);
  return new RegExp(
    `${between(0xc2, 0xdf)}${continuation}|${between(0xe0, 0xef)}${continuation}{2}|${between(0xf0, 0xf4)}${continuation}{3}`,
    'gu',
  );
}
