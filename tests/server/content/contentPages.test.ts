import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ContentName, contentNames } from '#machines/content/contentPage.ts';
import { plainText } from '#machines/content/plainText.ts';
import { listingTermDays } from '#machines/market/limits.ts';
import { languages } from '#machines/market/language.ts';
import { openContents, type ReadDocument } from '#server/content/contentPages.ts';
import { InvalidContent } from '#server/content/invalidContent.ts';
import { conditionOf, placeholderNames } from '#server/content/placeholders.ts';

const operator = {
  name: 'Allmend AG',
  address: 'Marktgasse 1, 3011 Bern',
  uid: 'CHE-116.281.710',
  phone: '+41 31 300 00 00',
};
const bare = { brand: 'allmend', port: 3000 } as const;
const complete = {
  ...bare,
  operator,
  supportEmail: 'help@allmend.example',
  publicUrl: 'https://allmend.example',
  fingerprintScript: 'https://check.example/agent.js',
} as const;

/** The texts that a content page shows, in one line each. */
function shownTexts(name: ContentName, config: Parameters<typeof openContents>[0], read?: ReadDocument) {
  const { title, description, intro = [], sections } = openContents(config, read).page(name, 'en');
  return [
    title,
    description,
    plainText(intro),
    ...sections.flatMap((section) => [
      section.title,
      ...section.blocks.flatMap((block) => ('text' in block ? [block.text] : block.list)).map(plainText),
    ]),
  ];
}

describe.each(['allmend', 'murmel'] as const)('the content pages of %s', (brand) => {
  it.each([
    ['all values of the operator', { ...complete, brand }],
    ['no value of the operator', { ...bare, brand }],
  ])('are valid in each language, and leave no placeholder and no empty text, with %s', (_, config) => {
    const contents = openContents(config);
    for (const name of contentNames) {
      for (const language of languages) {
        const { title, description, sections, intro } = contents.page(name, language);
        expect(title, `${name} ${language}`).not.toBe('');
        expect(description, `${name} ${language}`).not.toBe('');
        expect(sections.length, `${name} ${language}`).toBeGreaterThan(0);
        expect(JSON.stringify([title, description, sections, intro])).not.toMatch(/\{\w+\}|""|undefined/);
      }
    }
  });

  it('differ in each language', () => {
    const contents = openContents({ ...bare, brand });
    for (const name of contentNames) {
      expect(new Set(languages.map((language) => contents.page(name, language).description)).size, name).toBe(4);
    }
  });
});

it('address the reader by "tu" in the French of murmel, and by "vous" in that of allmend', () => {
  const help = (brand: 'allmend' | 'murmel') => JSON.stringify(openContents({ ...bare, brand }).page('help', 'fr'));
  expect(help('allmend')).toMatch(/\bvous\b/i);
  expect(help('murmel')).not.toMatch(/\b(vous|votre|vos)\b/i);
});

describe('the imprint', () => {
  it('names the operator as configured', () => {
    const texts = shownTexts('imprint', complete).join('\n');
    for (const part of ['Allmend AG', 'Marktgasse 1, 3011\u00a0Bern', 'CHE-116.281.710', '+41 31 300 00 00'])
      expect(texts).toContain(part);
    expect(JSON.stringify(openContents(complete).page('imprint', 'en'))).toContain('mailto:help@allmend.example');
  });

  it('says that the operator has given no data, and shows no empty field', () => {
    expect(shownTexts('imprint', bare).join('\n')).toMatch(/has not|hasn’t|not published|no details/i);
    expect(JSON.stringify(openContents(bare).page('imprint', 'en'))).not.toContain('mailto:');
  });
});

const section = { id: 'first', title: 'First', blocks: [{ text: 'A text.' }] };
const document = { title: 'Terms', description: 'The terms.', updated: '2026-11-30', sections: [section] };

/** Reads the same document for every page and locale, with changes to that of the terms in English. */
function withTerms(change: object | string | undefined): ReadDocument {
  return (file) => {
    if (file.includes('.murmel')) return undefined;
    if (file !== 'terms/en.json') return file.includes('.allmend') ? undefined : JSON.stringify(document);
    return typeof change === 'object' ? JSON.stringify({ ...document, ...change }) : change;
  };
}

const blocks = (...supplied: readonly object[]) => ({ sections: [{ ...section, blocks: supplied }] });
const text = (supplied: string) => blocks({ text: supplied });

describe('a content document', () => {
  it.each<[string, object | string | undefined, string]>([
    ['that is missing', undefined, 'there is no such document'],
    ['that is no JSON', '{', 'JSON'],
    ['with an empty title', { title: ' ' }, 'title: '],
    ['without a description', { description: undefined }, 'description: '],
    ['with another date', { updated: '30.11.2026' }, 'updated: must be a date such as 2026-11-30'],
    ['without sections', { sections: [] }, 'sections: '],
    ['with an unknown field', { author: 'Ana' }, 'author'],
    ['with an anchor in another case', { sections: [{ ...section, id: 'First' }] }, 'sections.0.id: must be in kebab'],
    ['with the same anchor twice', { sections: [section, section] }, 'sections.1.id: another section is called first'],
    [
      'with other anchors than in German',
      { sections: [{ ...section, id: 'other' }] },
      'the ids must be those of de-ch',
    ],
    ['with a section without blocks', blocks(), 'sections.0.blocks: '],
    ['with an empty text', text(''), 'sections.0.blocks.0.text: must not be empty'],
    ['with an empty list', blocks({ list: [] }), 'sections.0.blocks.0.list: must have'],
    ['with an unknown placeholder', text('{colour}'), 'sections.0.blocks.0.text: there is no placeholder {colour}'],
    ['with a stray brace', text('1 } 2'), 'sections.0.blocks.0.text: has a brace that belongs to no placeholder'],
    ['with an optional value', text('{support}'), '{support} may be unset: its block must have "needs": "support"'],
    ['with an optional value as title', { title: '{operator}' }, 'title: {operator} may be unset'],
    ['with an unknown condition', blocks({ text: 'A', needs: 'luck' }), 'sections.0.blocks.0: must be'],
    ['with a link to no page', text('[A](/en/nowhere)'), 'the link to /en/nowhere leads to no page'],
    ['with a link to another language', text('[A](/de/hilfe)'), 'must be a page in the language en'],
    ['with a link in another spelling', text('[A](/en/hilfe)'), 'must have the spelling of its language'],
    ['with a link to an unknown section', text('[A](#second)'), 'names no section of this document'],
    ['with a link to an unknown section of a page', text('[A](/en/help#second)'), 'names no section of that page'],
    ['with a link without encryption', text('[A](http://a.example)'), 'must be a path, an anchor, an https:// address'],
    ['with a script as link', text('[A](javascript:alert)'), 'must be a path, an anchor, an https:// address'],
    ['with half a link', text('[A] (/en/help)'), 'has a bracket that belongs to no link'],
    ['that covers no field', { sections: [{ ...section, covers: ['email'] }] }, 'sections.0.covers.0: must be a place'],
  ])('%s is refused by document, field and rule', (_, change, problems) => {
    const open = () => openContents(bare, withTerms(change));
    expect(open).toThrow(InvalidContent);
    expect(open).toThrow('pages/terms/en');
    expect(open).toThrow(problems);
  });

  it('is named with its brand if the brand has its own', () => {
    const read = withTerms({});
    const ofMurmel: ReadDocument = (file) => (file === 'terms/fr-ch.murmel.json' ? '{}' : read(file));
    expect(() => openContents({ ...bare, brand: 'murmel' }, ofMurmel)).toThrow('pages/terms/fr-ch.murmel: title');
    expect(() => openContents(bare, ofMurmel)).not.toThrow();
  });

  it('is refused together with all others that are wrong', () => {
    const read: ReadDocument = (file) => (file.startsWith('help/') ? undefined : withTerms({ title: '' })(file));
    expect(() => openContents(bare, read)).toThrow(/pages\/terms\/en: title[\s\S]*pages\/help\/de-ch: there is no/);
  });

  it('is divided at its links', () => {
    const page = openContents(complete, withTerms(blocks({ text: 'See [help](/en/help), [x](#first), end.' }))).page(
      'terms',
      'en',
    );
    expect(page.sections[0]!.blocks).toEqual([
      { text: ['See ', { text: 'help', to: '/en/help' }, ', ', { text: 'x', to: '#first' }, ', end.'] },
    ]);
  });

  it('has the values of the operator and the numbers of the code in place of its placeholders', () => {
    const read = withTerms(
      blocks(
        { text: '{product}: {listingTermDays} days, {descriptionLength} characters' },
        { text: '[{support}](mailto:{support})', needs: 'support' },
      ),
    );
    const { blocks: shown } = openContents(complete, read).page('terms', 'en').sections[0]!;
    expect(shown).toEqual([
      { text: [`allmend: ${listingTermDays} days, 4’000 characters`] },
      { text: [{ text: 'help@allmend.example', to: 'mailto:help@allmend.example' }] },
    ]);
  });

  it('shows a block only with the value that it needs, or only without it', () => {
    const read = withTerms(
      blocks({ text: 'Always.' }, { text: 'Set.', needs: 'operator' }, { text: 'Unset.', without: 'operator' }),
    );
    expect(shownTexts('terms', complete, read).slice(-2)).toEqual(['Always.', 'Set.']);
    expect(shownTexts('terms', bare, read).slice(-2)).toEqual(['Always.', 'Unset.']);
  });

  it('leaves out a section whose blocks are all left out, and the links to it', () => {
    const sections = [
      { ...section, blocks: [{ text: 'See [second](#second).' }] },
      { id: 'second', title: 'Second', blocks: [{ text: 'A.', needs: 'support' }] },
    ];
    const read: ReadDocument = (file) =>
      file.includes('.allmend') ? undefined : JSON.stringify({ ...document, sections });
    expect(openContents(bare, read).page('terms', 'en').sections).toEqual([
      { id: 'first', title: 'First', blocks: [{ text: ['See second.'] }] },
    ]);
    expect(openContents(complete, read).page('terms', 'en').sections).toHaveLength(2);
  });

  it.each(placeholderNames)('can use the placeholder %s', (name) => {
    const needs = conditionOf(name);
    const read = withTerms(blocks({ text: `<{${name}}>`, ...(needs && { needs }) }));
    expect(shownTexts('terms', complete, read).at(-1)).toMatch(/^<[^{}<>]+>$/);
  });
});

describe('the list of placeholders for writers', () => {
  const readme = readFileSync(new URL('../../../src/server/content/README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `\{(\w+)\}` +\| [^|]+\| ([^|]*?) +\|/gm)].map(([, name, value]) => [
    name!,
    value!,
  ]);

  it('has every placeholder once', () => {
    expect(rows.map(([name]) => name!).toSorted()).toEqual(placeholderNames.toSorted());
  });

  it.each(rows.filter(([, value]) => /^\d/.test(value!)))('has the value of today of %s: %s', (name, value) => {
    expect(shownTexts('terms', bare, withTerms(text(`{${name}}`))).at(-1)).toBe(value);
  });
});
