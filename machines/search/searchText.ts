import { searchTextLength } from '../market/limits.ts';

/** The named characters of Latin-1 in their order from U+00A0 on (HTML 4, section 24.2). */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Yuml: 'Ÿ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    bull: '•',
    hellip: '…',
    euro: '€',
    trade: '™',
  }),
]);

/**
 * Decodes the HTML entities of a text, named and numbered, once: `&amp;lt;` becomes `&lt;`. Unknown entities stay as
 * they are (SEARCH-44).
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]*));/g,
    (entity, decimal, hex, name) => {
      if (name !== undefined) return named.get(name) ?? entity;
      return character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? entity;
    },
  );
}

/**
 * The search text for `typed`: entities decoded (SEARCH-44), spaces collapsed and trimmed (SEARCH-46). A missing text
 * becomes empty; an overlong text is truncated.
 */
export function toSearchText(typed: string | null | undefined): string {
  const text = decodeEntities(typed ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= searchTextLength ? text : [...text].slice(0, searchTextLength).join('').trimEnd();
}

/** The inverse: encodes a text for an address so that `toSearchText` returns it, including a literal `&lt;`. */
export function fromSearchText(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;');
}

function character(codePoint: number): string | undefined {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : undefined;
}
