import fc from 'fast-check';

/** Metacharacters: of SQL, full-text search, patterns, shells, paths, templates, HTML and addresses. */
const metacharacters = [
  "'",
  '"',
  '`',
  ';--',
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '\\\\',
  '$1',
  '$$',
  ':*',
  '&',
  '|',
  '!',
  '<->',
  '()',
  '(',
  '*',
  '.*',
  '(a+)+$',
  '[',
  '[^]]',
  '{9999}',
  '^',
  '?',
  '+',
  '../',
  '..%2f',
  '/',
  '//',
  '#',
  '<script>',
  '</script>',
  '{{7*7}}',
  '${7*7}',
  '#{1}',
  '%s%n',
  '\r\nx: y',
  '\n',
  '\t',
  '\0',
  '&amp;',
  '&#0;',
  '&#x110000;',
  '=',
  ',',
  ',,',
  '-',
  '--',
  '-"',
  '""',
  '«»',
  '„“',
  '- -',
  '-velo',
  '"velo',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
];

/** Characters that resemble others, join, change direction, have no width, or are outside the basic plane. */
const strange = [
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u0301',
  'ﬁ',
  'İ',
  'ß',
  'ſ',
  'ǆ',
  '\u1e9e',
  '💥',
  '👩‍👩‍👧',
  '한',
  'ا',
  '\u0378',
  '\u{10ffff}',
];

const numbers = [
  '0',
  '-0',
  '-1',
  '1',
  '1.5',
  '1e309',
  '9'.repeat(40),
  '9007199254740993',
  'NaN',
  'Infinity',
  '0x10',
  '१',
  '10000',
  '10001',
  '4294967296',
  ' 1',
  '01',
];

const words = ['velo', 'vélos', 'e-bike', 'auto', 'a', 'i7-8700k', '3,5', "l'armoire", 'Kinderwagen', 'der', 'die'];

/** Generates a hostile text. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...metacharacters) },
  { weight: 8, arbitrary: fc.constantFrom(...numbers) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((made) => made.toWellFormed()) },
  { weight: 4, arbitrary: mixed([...metacharacters, ...strange, ...words], '') },
  { weight: 4, arbitrary: mixed([...metacharacters, ...words], ' ') },
  { weight: 4, arbitrary: fc.constantFrom(...words, ...metacharacters, ...strange).map((part) => part.repeat(60)) },
  // As many short words as an address may contain. Such a text leaves no room for others in its address, so it is rare.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom('a', 'b', '-c', '"d', 'e"', 'ä', '1'), { minLength: 1900, maxLength: 2000 })
      .map((parts) => parts.join(' ')),
  },
);

function mixed(parts: readonly string[], between: string): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => some.join(between));
}

/** Generates bytes that are not UTF-8, or not percent-encoded. */
const broken = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        '%ff',
        '%c3',
        '%c3%28',
        '%ed%a0%80',
        '%f4%90%80%80',
        '%00',
        '%',
        '%zz',
        '%e2%82',
        '%80',
        '\u00ff',
        '\u00c3',
        '+',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

/** Generates a part of a URL, most often percent-encoded. */
export const encoded = fc.oneof({ weight: 6, arbitrary: text.map((plain) => encodeURIComponent(plain)) }, broken);

/** Generates the longest texts of these tests, far beyond every limit. */
export const megabyte = fc
  .constantFrom('a', 'a%20', '%ff', '-')
  .map((part) => part.repeat(Math.ceil(1_000_000 / part.length)));

/** A value of any type, to replace one of the expected type. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.constantFrom(null, [], {}, -1, 1e308, 0.1, true),
);
/** Generates nested JSON that is never closed. */
export const deep = fc
  .constantFrom('[', '{"a":')
  .chain((opening) => fc.integer({ min: 10, max: 3000 }).map((depth) => opening.repeat(depth)));
