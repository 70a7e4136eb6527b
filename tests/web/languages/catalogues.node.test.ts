import { readdir, readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

/** Entries of a language’s catalogues: the key of each and its translation. Obsolete ones (`#~`) do not count. */
async function entriesOf(language: string): Promise<Map<string, string>> {
  const files = await readdir(`locales/${language}`);
  const catalogues = await Promise.all(files.map((file) => readFile(`locales/${language}/${file}`, 'utf8')));
  const entries = catalogues
    .flatMap((catalogue) => catalogue.split('\n\n'))
    .filter((entry) => !entry.includes('#~') && !entry.startsWith('msgid ""\nmsgstr ""\n"POT'));
  return new Map(entries.map((entry) => [nameOf(entry), quoted(entry, 'msgstr')]));
}

/**
 * The name of a message: its context, with its source text or id. The same text in another context is another message.
 */
const nameOf = (entry: string) => ['msgctxt', 'msgid'].map((key) => quoted(entry, key)).join('');

function quoted(entry: string, key: string): string {
  const lines = new RegExp(`^${key} ((?:".*"\n?)+)`, 'm').exec(entry)?.[1] ?? '';
  return [...lines.matchAll(/"(.*)"/g)].map((line) => line[1]).join('');
}

/** Names of values and numbers of links; the brace after a plural’s selector opens a text. */
const place = /<\/?\d+\/?>|(?<!(?:=\d+|\b(?:zero|one|two|few|many|other)) ?)\{\w+(?=[,}])/g;
const placeholders = (text: string) => [...text.matchAll(place)].map((found) => found[0]).toSorted();

it.each(['de', 'fr', 'it', 'en'])('the catalogue %s translates every message', async (language) => {
  const entries = await entriesOf(language);
  expect(entries.size).toBeGreaterThan(50);
  expect([...entries].filter(([, said]) => said === '').map(([id]) => id)).toEqual([]);
});

it.each(['de', 'fr', 'it', 'fr-murmel'])(
  'the catalogue %s keeps the placeholders for values and links',
  async (language) => {
    const source = await entriesOf('en');
    for (const [id, said] of await entriesOf(language)) {
      if (said === '') continue;
      expect(new Set(placeholders(said)), said).toEqual(new Set(placeholders(source.get(id) ?? id)));
    }
  },
);

it.each(['de', 'fr', 'it', 'fr-murmel'])(
  'the catalogues of %s translate a message alike in every file',
  async (language) => {
    const files = await readdir(`locales/${language}`);
    const said = new Map<string, Set<string | undefined>>();
    for (const file of files) {
      for (const entry of (await readFile(`locales/${language}/${file}`, 'utf8')).split('\n\n').slice(1)) {
        const id = nameOf(entry);
        said.set(id, (said.get(id) ?? new Set()).add(quoted(entry, 'msgstr')));
      }
    }
    expect([...said].filter(([, ways]) => ways.size > 1).map(([id]) => id)).toEqual([]);
  },
);

it('German is written as in Switzerland, without ß', async () => {
  for (const said of (await entriesOf('de')).values()) expect(said).not.toContain('ß');
});

it('French says vous in allmend and tu in murmel', async () => {
  const tu = /(?<![\p{L}’])(tu|toi|tes|ton|ta)(?!\p{L})/iu;
  const vous = /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu;
  const [allmend, murmel] = [await entriesOf('fr'), await entriesOf('fr-murmel')];
  for (const [id, said] of allmend) {
    expect(said, id).not.toMatch(tu);
    if (vous.test(said)) expect(murmel.get(id), `murmel has no "tu" for: ${said}`).toMatch(/\p{L}/u);
  }
  for (const said of murmel.values()) expect(said).not.toMatch(vous);
});

it.each(['de', 'fr', 'it', 'en'])(
  'the catalogue %s leaves the formats of numbers, dates and times to the views',
  async (language) => {
    const said = [...(await entriesOf(language)).values()];
    expect(said.filter((each) => /\{\w+, *(?:number|date|time)\b/.test(each))).toEqual([]);
    // No message contains `#`, whose formatter would enlarge the scripts of the first page by a third of its views’
    // size.
    const first = await readFile(`locales/${language}/messages.po`, 'utf8');
    expect(first.split('\n').filter((line) => /^msgstr.*\{[^}]*#/.test(line))).toEqual([]);
  },
);
