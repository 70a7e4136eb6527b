import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { slugOf } from '#market/addresses/slug.ts';
import type { ListingText } from '#server/demo/listingText.ts';
import { listingFile, listingFileNames } from '#server/demo/listingFiles.ts';
import { sentencesOf } from '#server/demo/listingTextRules.ts';
import { demoListings } from '#server/demo/listings/demoListings.ts';

/** A sentence of this many words must be unique; shorter ones may occur twice. */
const ownSentence = 6;

const files = listingFileNames().map((file) => ({ file, ...listingFile(file) }));
const texts = files.flatMap(({ listings }) => listings);
const scripted = Object.entries(demoListings).flatMap(([area, listings]) =>
  Object.entries(listings).map(([name, { title, text }]) => ({ source: `${area}/${name}`, title, text })),
);
const all: readonly Pick<ListingText, 'source' | 'title' | 'text'>[] = [...scripted, ...texts];

describe('the file of ads', () => {
  it.each(files)('$file can be read, and all its ads follow the rules', ({ problems }) => {
    expect(problems.map(({ source, rule, value }) => `${source}: ${rule}: ${value}`)).toEqual([]);
  });
});

describe('all ads together', () => {
  it('have unique titles, ignoring case, accents and commas', () => {
    expect(saidTwice(all.map(({ source, title }) => [slugOf(title), source]))).toEqual([]);
  });

  it('have unique external ids', () => {
    const ids = texts.map(({ externalId, source }) => [externalId, source] as const);
    expect(saidTwice([...scripted.map(({ source }) => [source, source] as const), ...ids])).toEqual([]);
  });

  it(`repeat no sentence of ${ownSentence} words or more`, () => {
    const sentences = all.flatMap(({ source, text }) =>
      sentencesOf(text)
        .map((sentence) => sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
        .filter(({ length }) => length >= ownSentence)
        .map((words) => [words.join(' '), source] as const),
    );
    expect(saidTwice(sentences)).toEqual([]);
  });
});

describe('the ads of a category', () => {
  const asking = categoryTree.flatMap(({ children }) => children).filter(({ id }) => parametersFor(id).length > 0);

  it.each(asking)('$id have the parameters that buyers filter by', ({ id }) => {
    const requested = new Set<string>(parametersFor(id).map(({ key }) => key));
    const reported = texts
      .filter(({ category }) => category === id)
      .flatMap(({ parameters }) => Object.keys(parameters));
    expect(reported.filter((key) => requested.has(key)).length).toBeGreaterThan(0);
  });
});

/** The largest share of ads with exactly two sentences, which is the form of a joke. */
const mostPairs = 0.25;

/** The smallest share of ads that must mention payment, pick-up or post. */
const leastHandover = 0.25;

/** Patterns for the words about payment, pick-up and post, by language. */
const handover = [
  ['de', /\bTWINT\b|\bbar\b|\bBarzahlung|\b(?:Selbst)?abhol|\bVersand|\bPost\b|\bPorto\b|\bLieferung/iu],
  ['fr', /\bTWINT\b|\bcash\b|\bvirement\b|\bvenir chercher\b|\bretrait|\bemporter\b|\benvoi|\bport\b|\bposte\b/iu],
  ['it', /\bTWINT\b|\bcontanti\b|\bbonifico\b|\britir|\bconsegn|\bspedi|\bporto\b|\bpost\b/iu],
] as const;

describe.each(handover)('the ads in %s', (language, named) => {
  const own = texts.filter((listing) => listing.language === language);
  const shareOf = (counted: (listing: ListingText) => boolean) => own.filter(counted).length / own.length;

  it(`have exactly two sentences in at most ${mostPairs} of them`, () => {
    expect(shareOf(({ text }) => sentencesOf(text).length === 2)).toBeLessThanOrEqual(mostPairs);
  });

  it(`name payment, pick-up or post in at least ${leastHandover} of them`, () => {
    expect(shareOf(({ text }) => named.test(text))).toBeGreaterThanOrEqual(leastHandover);
  });
});

/** The texts that occur more than once, each with its places. */
function saidTwice(said: readonly (readonly [what: string, source: string])[]): readonly string[] {
  const places = Map.groupBy(said, ([what]) => what);
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([what, where]) => `${what}: ${where.map(([, source]) => source).join(', ')}`);
}
