/** The layout of a text: on a single line (names, titles), or on several (descriptions, messages). */
export type TextShape = 'line' | 'lines';

// Variation selectors: each chooses between two shapes of the character before it.
const selectors = String.raw`\uFE00-\uFE0F\u180B-\u180D\u180F\u{E0100}-\u{E01EF}`;
const bidiControls = String.raw`\u202A-\u202E\u2066-\u2069`;
const bidiMarks = String.raw`\u200E\u200F\u061C`;
const tags = String.raw`\u{E0020}-\u{E007F}`;

/** Scripts that have no joined letters: a joiner after one of their letters shows nothing. */
const unjoined = ['Latn', 'Grek', 'Cyrl', 'Hani', 'Hira', 'Kana', 'Hang', 'Bopo']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * Invisible characters that no script needs: zero-width spaces, soft hyphens, fillers, byte order marks, annotation
 * marks.
 */
const idle = new RegExp(
  String.raw`(?![\u200C\u200D${bidiMarks}${bidiControls}${selectors}${tags}])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC\u{1D159}\u{16FE4}]`,
  'gu',
);

/** Stray tag characters: tags spell the region of a flag emoji (UTS #51), and are stray anywhere else. */
const strayTags = new RegExp(String.raw`(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})|[${tags}]`, 'gu');

/** Stray variation selectors: one belongs after a visible character; more of them carry hidden data. */
const straySelectors = new RegExp(String.raw`(?<!(?![${selectors}])[\p{L}\p{M}\p{N}\p{P}\p{S}])[${selectors}]`, 'gu');

/**
 * Stray joiners: a joiner belongs after a mark, an emoji, or a letter that joins (Arabic, Devanagari and their
 * relatives).
 */
const strayJoiners = new RegExp(
  String.raw`(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{E007F}]|(?![${unjoined}])\p{L})[\u200C\u200D]`,
  'gu',
);

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u061B\u061D-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const everyBidiMark = new RegExp(`[${bidiMarks}]`, 'gu');

/** Direction marks that address books put around a copied text. */
const wrapped = /^[\u202A-\u202E\u2066-\u2068]+([^\u202A-\u202E\u2066-\u2069]*)[\u202C\u2069]+$/u;

const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{M}\u2800\uFFF9-\uFFFC\u{1D159}]/u;

/** Characters that word processors write for the bullets of their symbol fonts. */
const symbolBullets = /[\uF0A7\uF0B7\uF0D8\uF0FC]/g;

/** Whether a text shows nothing: it has only spaces, invisible characters, and marks without a letter. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/**
 * A pasted code, number or email address without the spaces and invisible characters that copying adds around it.
 * Characters inside it stay, since they change its meaning.
 */
export function trimPasted(text: string): string {
  const signs = [...text];
  const isContent = (sign: string) => !around.test(sign);
  const first = signs.findIndex(isContent);
  return first < 0 ? '' : signs.slice(first, signs.findLastIndex(isContent) + 1).join('');
}

const around = /[\s\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

/**
 * The place of an invisible character inside a code, number or address, with the character spelled out
 * (`ana[U+200B]@example.ch`). Undefined if there is none.
 */
export function invisibleIn(text: string): string | undefined {
  const signs = [...trimPasted(text)];
  const isHidden = (sign: string) => hidden.test(sign);
  const found = signs.findIndex(isHidden);
  if (found < 0) return undefined;
  const shown = signs.slice(Math.max(0, found - repeated), found + 1 + repeated);
  return shown.map((sign) => (isHidden(sign) ? spell(sign) : sign)).join('');
}

const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

/**
 * A text as the market stores it: visible characters only, without spaces around it. A blank text is empty. Invisible
 * characters stay where a script or an emoji needs them. Cleaning is idempotent.
 */
export function cleanText(text: string, shape: TextShape): string {
  if (isBlank(text)) return '';
  const seen = text
    .replace(symbolBullets, '•')
    .replaceAll('\u2800', ' ')
    .replace(idle, '')
    .replace(strayTags, '$1')
    .replace(straySelectors, '')
    .replace(strayJoiners, '');
  const directed = rightToLeft.test(seen) ? seen : seen.replace(everyBidiMark, '');
  const unwrapped = directed.trim().replace(wrapped, '$1').trim();
  return shape === 'line'
    ? unwrapped.replace(/[^\S\n\r\v\f\u0085]+/g, ' ')
    : unwrapped.replace(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g, '\n').trim();
}

/** Characters that cannot be read: U+FFFD, for example, stands for text that was lost in a wrong encoding. */
const unreadable = String.raw`[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFFD${bidiControls}]`;
const stacked = String.raw`(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])(?:\p{M}[\u200C\u200D]?){5,}|(?:\p{M}[\u200C\u200D]?){9,}`;
const refused: Readonly<Record<TextShape, RegExp>> = {
  line: new RegExp(String.raw`${unreadable}|\p{Cc}|${stacked}`, 'u'),
  lines: new RegExp(String.raw`${unreadable}|(?!\r\n|[\n\t])\p{Cc}|${stacked}`, 'u'),
};

/** The number of code points before and after an unreadable character that its error quotes. */
const repeated = 12;

/**
 * The place in a clean text of a character that cannot be displayed properly, with the character spelled out
 * (`Velo[U+202E]rot`). Such characters are control characters, lone surrogates, private use, direction overrides,
 * the replacement character, and more marks on a letter than any language uses. Undefined if every character can be read.
 */
export function unreadableIn(text: string, shape: TextShape): string | undefined {
  const found = refused[shape].exec(text);
  if (!found) return undefined;
  const before = Array.from(text.slice(0, found.index)).slice(-repeated);
  const after = Array.from(text.slice(found.index + found[0].length)).slice(0, repeated);
  const marks = [...found[0]];
  const spelled = marks.length === 1 ? spell(marks[0]!) : `${spell(marks[0]!).slice(0, -1)} ×${marks.length}]`;
  const shown = (part: readonly string[]) =>
    part.map((sign) => (refused.line.test(sign) ? spell(sign) : sign)).join('');
  return `${shown(before)}${spelled}${shown(after)}`;
}

function spell(sign: string): string {
  return `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/**
 * A text as it is stored, or the place where it cannot be read. This is the rule for all text that people write for
 * others.
 */
export function readText(text: string, shape: TextShape): { readonly text: string } | { readonly where: string } {
  const clean = cleanText(text, shape);
  const where = unreadableIn(clean, shape);
  return where === undefined ? { text: clean } : { where };
}
