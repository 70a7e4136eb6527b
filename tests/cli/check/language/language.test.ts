import { describe, expect, it } from 'vitest';
import { fileProblems } from '#cli/check/language/language.ts';
import { sentencesOf } from '#cli/check/language/prose.ts';
import { sentenceProblems } from '#cli/check/language/rules.ts';

const long = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

describe('the rules of a sentence', () => {
  it.each([
    'The server returns the newest listings.',
    'That is the limit of the page.',
    'Who may publish?',
    'TWINT stands for a payment by phone.',
    'Reads `told` and "whoever" as code and quotes.',
    `Repeats ${long(24)}.`,
  ])('accepts: %s', (sentence) => {
    expect(sentenceProblems(sentence)).toEqual([]);
  });

  it.each([
    ['The server tells every process.', '"tells": use return, show, report, notify, send, list, count'],
    ['The text is kept.', '"kept": use cached, saved, stored, persisted, preserved'],
    ['The button goes where one looks.', '"one looks": use the user, the caller: the name of the role'],
    ['The one’s ad is hidden.', '"one’s": use the user, the caller: the name of the role'],
    ['A link leads to the page.', '"leads to": use redirect, open, link, cause'],
    ['Who is blocked goes on.', 'begins with a clause as its subject'],
    ['That the page is old is known.', 'begins with a clause as its subject'],
    ['Of those that wait the first is sent.', 'begins with a clause as its subject'],
    [`Repeats ${long(25)}.`, 'has 26 words, 25 at most'],
  ])('refuses: %s', (sentence, problem) => {
    expect(sentenceProblems(sentence)).toEqual([problem]);
  });
});

describe('the sentences of a text', () => {
  it('end at full stops, list items, paragraphs and tags, and not at abbreviations', () => {
    expect(sentencesOf('Reads a row, e.g. An ad. Writes\nit.\n- first\n- second\n\nNext\n@param id of the ad')).toEqual(
      ['Reads a row, e.g. An ad.', 'Writes it.', 'first', 'second', 'Next', '@param id of the ad'],
    );
  });
});

describe('the problems of a file', () => {
  const places = (path: string, source: string) =>
    fileProblems(path, source).map((problem) => problem.split(': ').slice(0, 2).join(': '));

  it('are found in comments, titles of tests, messages of assertions, errors and descriptions of states', () => {
    const source = [
      '/** Kept. */',
      '// A comment',
      '// that nobody reads.',
      "it.each([1])('tells %s', () => {});",
      "describe('asked ' + 'for', () => {});",
      'throw new TypeError(`${name} is mended`);',
      "const states = { open: { description: 'Stands open.' } };",
      "const text = 'told';",
      "expect(text, 'anew').toBe('kept');",
    ].join('\n');
    expect(places('a.ts', source)).toEqual([
      'a.ts:1: "Kept"',
      'a.ts:2: "nobody"',
      'a.ts:4: "tells"',
      'a.ts:5: "asked"',
      'a.ts:6: "mended"',
      'a.ts:7: "Stands"',
      'a.ts:9: "anew"',
    ]);
  });

  it('are found in descriptions of a schema, comments of SQL and text of Markdown, not in its code', () => {
    expect(places('a.graphql', '"""\nTells.\n"""\ntype A { "Kept" told: Int }')).toEqual([
      'a.graphql:1: "Tells"',
      'a.graphql:4: "Kept"',
    ]);
    expect(places('a.sql', '-- a row\n-- kept\nselect told')).toEqual(['a.sql:1: "kept"']);
    expect(places('a.md', '# Told\n\n```\nkept\n```\n| a | kept |\n\n- one\n- [anew](kept)')).toEqual([
      'a.md:1: "Told"',
      'a.md:6: "kept"',
      'a.md:9: "anew"',
    ]);
  });

  it('are none in a picture', () => {
    expect(fileProblems('a.svg', '<!-- told -->')).toEqual([]);
  });
});
