import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, isBlank, readText, type TextShape, unreadableIn } from '#machines/market/text/readableText.ts';

const invisible = {
  'zero-width space': '\u200B',
  'zero-width non-joiner': '\u200C',
  'zero-width joiner': '\u200D',
  'word joiner': '\u2060',
  'byte order mark': '\uFEFF',
  'soft hyphen': '\u00AD',
  'combining grapheme joiner': '\u034F',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uFFA0',
  'Hangul choseong filler': '\u115F',
  'Hangul jungseong filler': '\u1160',
  'Khmer inherent vowel': '\u17B4',
  'Mongolian vowel separator': '\u180E',
  'invisible times': '\u2062',
  'blank braille pattern': '\u2800',
  'variation selector 16': '\uFE0F',
  'variation selector 17': '\u{E0100}',
  'tag letter': '\u{E0041}',
  'language tag': '\u{E0001}',
  'left-to-right mark': '\u200E',
  'Arabic letter mark': '\u061C',
  'object replacement': '\uFFFC',
  'musical null note head': '\u{1D159}',
  'combining accents without a letter': '\u0301\u0308',
  'ideographic space': '\u3000',
  'no-break space': '\u00A0',
};

describe('a text that shows nothing', () => {
  it.each(Object.entries(invisible))('is blank: %s', (_name, sign) => {
    for (const text of [sign, ` ${sign}\n${sign} `, sign.repeat(40)]) {
      expect(isBlank(text)).toBe(true);
      expect(cleanText(text, 'line')).toBe('');
      expect(cleanText(text, 'lines')).toBe('');
    }
  });

  it.each(['.', '0', '🚲', 'ل', 'क', '⠁', '\0', '\uE000'])('is none with the character %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('text of every script and emoji stays as it is written', () => {
  it.each([
    'Vélo prêt à rouler, 3½ Zimmer – «wie neu»',
    'אופניים למכירה!\u200F',
    'שָׁלוֹם',
    'دراجة هوائية للبيع',
    'می\u200Cخواهم',
    'ه\u200D',
    'क्\u200Dष',
    'ന്\u200D',
    'शक्\u200Cति',
    'ว่าที่',
    'བསྒྲུབས',
    'Tiếng Việt',
    'cafe\u0301',
    '👨\u200D👩\u200D👧\u200D👦',
    '👩🏽\u200D🔧',
    '🏳\uFE0F\u200D🌈',
    '❤\uFE0F',
    '1\uFE0F\u20E3',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '葛\u{E0100}',
    '⠧⠑⠇⠕',
    '한국어',
    'ไทย ລາວ မြန်မာ',
    'e\u0302\u0301',
  ])('%s', (text) => {
    for (const shape of ['line', 'lines'] as const) expect(readText(text, shape)).toEqual({ text });
  });
});

describe('invisible characters that no script needs', () => {
  it.each([
    ['Anna\u200B Mu\u00ADster\uFEFF', 'Anna Muster'],
    ['\u202AAnna Muster\u202C', 'Anna Muster'],
    ['\u202DAnna\u202C', 'Anna'],
    ['\u2068Anna\u2069', 'Anna'],
    ['Anna\u200E', 'Anna'],
    ['Anna\u061C', 'Anna'],
    ['An\u200Dna', 'Anna'],
    ['Auf\u200Clage', 'Auflage'],
    ['Velo\u2800\u2800rot', 'Velo rot'],
    ['A\u{E0056}\u{E0065}nna', 'Anna'],
    ['😀\uFE0E\uFE01\uFE02\u{E0120}', '😀\uFE0E'],
    ['A\u00A0\u3000B', 'A B'],
    ['\uF0B7 Licht', '• Licht'],
  ])('are removed from %j', (text, clean) => {
    expect(readText(text, 'line')).toEqual({ text: clean });
  });

  it('leave line breaks, of other systems as line feeds, in a text of several lines', () => {
    expect(cleanText('eins\r\nzwei\rdrei\u2028vier\vfünf\u0085sechs\n', 'lines')).toBe(
      'eins\r\nzwei\ndrei\nvier\nfünf\nsechs',
    );
  });
});

describe('a character that cannot be displayed properly', () => {
  it.each([
    ['right-to-left override', 'Velo\u202Erot', 'Velo[U+202E]rot'],
    ['left-to-right isolate', 'Velo\u2066', 'Velo[U+2066]'],
    ['control character', 'Velo\u0007rot', 'Velo[U+0007]rot'],
    ['C1 control character', 'Velo\u009Brot', 'Velo[U+009B]rot'],
    ['lone surrogate', 'Velo\uD83Drot', 'Velo[U+D83D]rot'],
    ['private use', 'Velo\uE000rot', 'Velo[U+E000]rot'],
    ['private use beyond the first plane', 'Velo\u{F0000}', 'Velo[U+F0000]'],
    ['replacement character', 'Velo gr\uFFFDn', 'Velo gr[U+FFFD]n'],
    ['noncharacter', 'Velo\uFDD0\uFFFF', 'Velo[U+FDD0][U+FFFF]'],
    ['stacked marks', `V${'\u0308'.repeat(20)}elo`, 'V[U+0308 ×20]elo'],
    ['stacked marks with joiners between', `V${'\u0308\u200D'.repeat(20)}elo`, 'V[U+0308 ×40]elo'],
    ['stacked marks of another script', `ก${'\u0E49'.repeat(12)}`, 'ก[U+0E49 ×12]'],
  ])('is found and named by its code: %s', (_name, text, where) => {
    expect(readText(text, 'line')).toEqual({ where });
    expect(readText(text, 'lines')).toEqual({ where });
  });

  it('includes a line break in a single-line text', () => {
    expect(readText('zwei\nZeilen', 'line')).toEqual({ where: 'zwei[U+000A]Zeilen' });
  });

  it('is repeated with a dozen characters around it', () => {
    expect(readText(`${'a'.repeat(50)}\u202E${'b'.repeat(50)}`, 'lines')).toEqual({
      where: `${'a'.repeat(12)}[U+202E]${'b'.repeat(12)}`,
    });
  });
});

describe('cleaning', () => {
  const unit = fc.constantFrom(
    ...Object.values(invisible),
    'a',
    'ا',
    'क',
    '👩',
    '🏴',
    '\u202E',
    '\u202C',
    '\n',
    ' ',
    '\u0301',
  );
  const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }));
  const shape = fc.constantFrom<TextShape>('line', 'lines');

  it('changes nothing in a clean text', () => {
    fc.assert(
      fc.property(text, shape, (any, as) => {
        const clean = cleanText(any, as);
        expect(cleanText(clean, as)).toBe(clean);
      }),
    );
  });

  it('leaves a text without a character that the rule names', () => {
    fc.assert(
      fc.property(text, shape, (any, as) => {
        const read = readText(any, as);
        if ('where' in read) expect(read.where).toMatch(/\[U\+[\dA-F]{4,6}( ×\d+)?\]/);
        else expect(unreadableIn(read.text, as)).toBeUndefined();
      }),
    );
  });
});
