import { type SingleByteEncoding, upperHalves } from './singleByteTables.ts';

const lowerLetters = new Set('äöüßéèêëàâçîïôùûœìò');
const upperLetters = new Set('ÄÖÜÉÈÊËÀÂÇÎÏÔÙÛŒÌÒ');
/**
 * Characters between two letters that are no evidence for an encoding: apostrophes, hyphens, quotes, foreign letters.
 */
const neutral = new Set("’‘'–—·…«»“”/\u00ADšžæøåáíóúñãõý");

const betweenLower = /(?<=[A-Za-z])[\x80-\xFF](?=[a-z])/g;
const betweenUpper = /(?<=[A-Z])[\x80-\xFF](?=[A-Z])/g;

/**
 * Detects the encoding of a text that is not UTF-8, by the characters between two ASCII letters. In German, French and
 * Italian words those are our letters with diacritics, in the same case. `bytes` is the text read as Latin-1. Undefined
 * if another encoding than Windows-1252 fits better and Windows-1252 is possible: the encoding is uncertain then.
 */
export function singleByteEncodingOf(bytes: string): SingleByteEncoding | undefined {
  const lower = bytes.match(betweenLower) ?? [];
  const upper = bytes.match(betweenUpper) ?? [];
  const score = (encoding: SingleByteEncoding) => {
    const half = upperHalves[encoding];
    const characterOf = (byte: string) => half[byte.charCodeAt(0) - 0x80]!;
    const valueAmong = (letters: ReadonlySet<string>) => (sum: number, byte: string) => {
      const character = characterOf(byte);
      return sum + (letters.has(character) ? 1 : neutral.has(character) ? 0 : -1);
    };
    return upper.reduce(valueAmong(upperLetters), lower.reduce(valueAmong(lowerLetters), 0));
  };
  const windows = score('windows-1252');
  const others = (['macintosh', 'ibm850'] as const).map((encoding) => ({ encoding, points: score(encoding) }));
  const [best, second] = others.toSorted((one, other) => other.points - one.points);
  if (best!.points <= windows) return 'windows-1252';
  return windows < 0 && best!.points > second!.points ? best!.encoding : undefined;
}
