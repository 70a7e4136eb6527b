import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { everything, withCategory, withQuery } from '#machines/search/filterChanges.ts';
import { suggestionPlaces, suggestionTypes } from '#machines/suggestions/suggestionTypes.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { operationLimits } from '#server/graphql/limits.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { useUpNotes } from '#tests/drivers/server/notes.ts';
import type { SuggestionAnswer } from './suggested.ts';
import { groupsFor, label, labels, ofType, search, suggestedListings, suggesting } from './suggested.ts';

let test: TestApp;
let ask: ReturnType<typeof graphqlOf>;
let now = noon;

beforeAll(async () => {
  test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
  ask = graphqlOf(test.app);
  await test.seller(ana, 'Ana Rossi');
  for (const [number, listing] of suggestedListings.entries())
    await test.publishes(ana, `suggested${String(number).padStart(3, '0')}`, listing);
  await test.vocabularySettled();
});

afterAll(() => test.close());

const somebody = () => randomBytes(16).toString('base64url');

const groups = (query: string, variables: object = {}, language = 'de') => groupsFor(ask, query, variables, language);

async function suggested(query: string, variables: object = {}, language = 'de'): Promise<readonly SuggestionAnswer[]> {
  return (await groups(query, variables, language)).flatMap(({ suggestions }) => suggestions);
}

async function mutated(name: string, variables: Record<string, string>, remoteAddress = '127.0.0.1') {
  const types = Object.keys(variables).map((key) => `$${key}: ${key === 'searchSuggestionID' ? 'ID!' : 'String!'}`);
  const supplied = Object.keys(variables).map((key) => `${key}: $${key}`);
  return ask(`mutation M(${types.join(', ')}) { ${name}(${supplied.join(', ')}) { success } }`, {
    variables,
    remoteAddress,
  });
}

async function done(name: string, variables: Record<string, string>, remoteAddress?: string): Promise<boolean> {
  const { data, errors } = await mutated(name, variables, remoteAddress);
  expect(errors).toEqual([]);
  return data[name].success;
}

const submits = (userIdentifier: string, query: string, remoteAddress?: string) =>
  done('searchSubmitted', { searchToken: tokenOf(withQuery(everything, query))!, userIdentifier }, remoteAddress);

describe('searchSuggestions', () => {
  beforeEach(() => {
    now += 1000;
  });

  it('returns for each its id, token, label parts, category and whether it can be deleted [SUGGESTIONS-1, SUGGESTIONS-3]', async () => {
    const [first] = ofType(await suggested('vel'), 'categoryItem');
    expect(first).toEqual({
      searchSuggestionID: expect.stringMatching(/^categoryItem\.[\w-]+$/),
      type: 'categoryItem',
      searchToken: tokenOf(withCategory(withQuery(everything, 'Velo'), { category: 4000, subcategory: 4020 }))!,
      labelTitleHighlighted: ['', 'Vel', 'o'],
      labelDescription: 'Velos',
      deletable: false,
    });
  });

  it('returns them in groups, one for each type, none empty and none twice [SUGGESTIONS-2]', async () => {
    for (const query of ['', 'v', 've', 'velo', 'velo ', 'sofa', 'kinder', 'sport', 'zzz']) {
      const all = await groups(query);
      const types = all.map(({ type }) => type);
      expect(new Set(types).size).toBe(types.length);
      for (const { type, suggestions } of all) {
        expect(suggestions).not.toEqual([]);
        expect(suggestions.every((one) => one.type === type)).toBe(true);
      }
    }
  });

  it('assigns the documented places to the types', () => {
    expect(suggestionPlaces.correctkeyword, '[RECOMMENDATIONS-11]').toBe(0);
    expect(suggestionPlaces.historykeyword).toBe(1);
    expect(suggestionPlaces.categoryItem).toBe(10);
    expect([suggestionPlaces.gratiskeyword, suggestionPlaces.searchkeyword]).toEqual([20, 20]);
    expect([suggestionPlaces.popcategory, suggestionPlaces.historycategory]).toEqual([30, 30]);
    expect(suggestionPlaces.searchcategory).toBe(40);
  });

  it('orders the types by their place [RECOMMENDATIONS-11, RECOMMENDATIONS-12, RECOMMENDATIONS-13, RECOMMENDATIONS-14, RECOMMENDATIONS-15, RECOMMENDATIONS-16]', async () => {
    const person = somebody();
    await submits(person, 'Velo gelb');
    await done('searchSubmitted', {
      searchToken: tokenOf(withCategory(everything, { category: 4000, subcategory: 4020 }))!,
      userIdentifier: person,
    });
    const typed = (await groups('velo', { userIdentifier: person, first: 20 })).map(({ type }) => type);
    expect(typed).toEqual(['historykeyword', 'categoryItem', 'gratiskeyword', 'searchkeyword', 'historycategory']);
    const corrected = (await groups('kinderwgaen')).map(({ type }) => type);
    expect(corrected[0]).toBe('correctkeyword');
    const another = somebody();
    await submits(another, 'kinderwgaen blau');
    const own = (await groups('kinderwgaen', { userIdentifier: another })).map(({ type }) => type);
    expect(own.slice(0, 2)).toEqual(['correctkeyword', 'historykeyword']);
    const named = (await groups('sport')).map(({ type }) => type);
    expect(named).toEqual(['searchcategory']);
    const nothing = (await groups('', { userIdentifier: person })).map(({ type }) => type);
    expect(nothing).toEqual(['historykeyword', 'historycategory', 'popcategory']);
    for (const types of [typed, corrected, named, nothing]) {
      expect(types).toEqual(suggestionTypes.filter((type) => types.includes(type)));
    }
  });

  it('completes words and pairs of words of titles, in their most frequent spelling, the most frequent first', async () => {
    expect(labels(await suggested('vel'), 'searchkeyword')).toEqual([
      'Velo',
      'Velo Anhänger',
      'Velo Damen',
      'Velo Herren',
    ]);
    expect(labels(await suggested('velo'), 'searchkeyword')[0]).toBe('Velo');
    expect(labels(await suggested('VELO H'), 'searchkeyword')).toEqual(['Velo Herren', 'VELO Herren 28']);
    expect(labels(await suggested('velo anhan'), 'searchkeyword')).toEqual(['Velo Anhänger']);
  });

  it('completes the last word after others only when a search has results', async () => {
    expect(labels(await suggested('damen ve'), 'searchkeyword')).toEqual(['damen Velo']);
    expect(labels(await suggested('bugaboo ve'), 'searchkeyword')).toEqual([]);
  });

  it("does not complete an excluded word, but suggests the person's earlier searches and corrections", async () => {
    const person = somebody();
    await submits(person, 'velo -damen');
    await submits(person, 'velo damen rot');
    for (const typed of ['-dam', 'velo -dam', 'velo -damen', '-sport'])
      expect(await suggested(typed), typed).toEqual([]);
    const own = await suggested('velo -dam', { userIdentifier: person });
    expect(own.map(label)).toEqual(['velo -damen']);
    const corrected = await suggested('kinderwgaen -bugaboo');
    expect(corrected.map(label)).toEqual(['Kinderwagen -bugaboo']);
  });

  it('corrects a typing error when that has far more results', async () => {
    const [first] = await suggested('kinderwgaen');
    expect([first!.type, label(first!), search(first!).query]).toEqual([
      'correctkeyword',
      'Kinderwagen',
      'Kinderwagen',
    ]);
    expect(labels(await suggested('kinderwgaen bug'), 'correctkeyword')).toEqual(['Kinderwagen Bugaboo']);
    expect(labels(await suggested('kinderw'), 'correctkeyword')).toEqual([]);
    expect(labels(await suggested('kinderwagen'), 'correctkeyword')).toEqual([]);
  });

  it('offers free ads for a text or for the word itself, in the language of the request', async () => {
    for (const [query, language, word] of [
      ['velo', 'de', 'gratis'],
      ['velo grat', 'de', 'gratis'],
      ['velo', 'fr', 'gratuit'],
      ['free velo', 'en', 'free'],
    ] as const) {
      const [free] = ofType(await suggested(query, {}, language), 'gratiskeyword');
      expect(label(free!).toLowerCase()).toBe(`velo ${word}`);
      expect(search(free!)).toMatchObject({ freeOnly: true, query: expect.stringMatching(/^velo$/i) });
    }
    expect(labels(await suggested('sofa'), 'gratiskeyword')).toEqual([]);
    expect(labels(await suggested('sofa gratis'), 'gratiskeyword')).toEqual([]);
  });

  it('suggests categories by their names, and the largest ones before anything is typed', async () => {
    const [named] = ofType(await suggested('spo'), 'searchcategory');
    expect([label(named!), search(named!).category, named!.labelDescription]).toEqual(['Sport', 4000, null]);
    const [below] = ofType(await suggested('vélos', {}, 'fr'), 'searchcategory');
    expect([search(below!).subcategory, below!.labelDescription]).toEqual([4020, 'Sport']);
    const popular = ofType(await suggested(''), 'popcategory');
    expect(popular.map((one) => search(one).category)).toEqual([4000, 4300, 3000]);
  });

  it('returns at most the requested number', async () => {
    for (const query of ['', 'v', 'velo']) {
      for (const first of [1, 2, 3, 20]) expect((await suggested(query, { first })).length).toBeLessThanOrEqual(first);
    }
    expect(await suggested('velo', { first: 1 })).toHaveLength(1);
  });

  it('has no words of removed ads', async () => {
    await test.publishes(ana, 'trampolinead', { ...bike, title: 'Trampolin' });
    await test.vocabularySettled();
    expect(labels(await suggested('tramp'), 'searchkeyword')).toEqual(['Trampolin']);
    await test.tells('trampolinead', [{ type: 'listing.removed', at: now, by: 'seller' }]);
    await test.vocabularySettled();
    expect(await suggested('tramp')).toEqual([]);
  });

  it('has a cost that allows a few in an operation, and no more', async () => {
    const all = '{ suggestionGroups { type suggestions { searchSuggestionID searchToken labelTitleHighlighted } } }';
    const times = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `s${at}: searchSuggestions(query: "v") ${all}`).join(' ')} }`;
    const cost = 4000 + 1 + 8 * 21;
    const most = Math.floor(operationLimits.cost / cost);
    expect((await ask(times(Math.min(most, operationLimits.aliases)))).errors).toEqual([]);
    const other = `{ ${'searchSuggestions(query: "v") { suggestionGroups { suggestions { type } } } '.repeat(most + 1)} }`;
    expect((await ask(other)).errors[0]!.extensions.code).toBe('QUERY_TOO_COSTLY');
  });
});

describe('a user’s search history', () => {
  beforeEach(() => {
    now += 1000;
  });

  it('contains the submitted and picked searches, the latest first [SUGGESTIONS-4]', async () => {
    const person = somebody();
    await submits(person, 'Sofa');
    now += 1000;
    const [picked] = ofType(await suggested('velo'), 'categoryItem');
    const { searchSuggestionID } = picked!;
    expect(await done('searchSuggestionClick', { searchSuggestionID, userIdentifier: person })).toBe(true);
    const own = ofType(await suggested('', { userIdentifier: person }), 'historykeyword');
    expect(own.map((one) => [label(one), one.labelDescription, one.deletable])).toEqual([
      ['Velo', 'Velos', true],
      ['Sofa', null, true],
    ]);
    now += 1000;
    expect(await done('searchSuggestionClick', { searchSuggestionID: own[1]!.searchSuggestionID })).toBe(true);
    expect(labels(await suggested('', { userIdentifier: person }), 'historykeyword')).toEqual(['Sofa', 'Velo']);
  });

  it("labels a text with its category's name by the parent category, and another by the category", async () => {
    const person = somebody();
    for (const query of ['velos', 'Helm']) {
      now += 1000;
      const search = withQuery(withCategory(everything, { category: 4000, subcategory: 4020 }), query);
      await done('searchSubmitted', { searchToken: tokenOf(search)!, userIdentifier: person });
    }
    const own = ofType(await suggested('', { userIdentifier: person }), 'historykeyword');
    expect(own.map((one) => [label(one), one.labelDescription])).toEqual([
      ['Helm', 'Velos'],
      ['velos', 'Sport'],
    ]);
  });

  it('is private, and a pick without an identifier is in none', async () => {
    const person = somebody();
    const [picked] = await suggested('velo');
    await done('searchSuggestionClick', { searchSuggestionID: picked!.searchSuggestionID });
    await submits(person, 'geheim');
    for (const userIdentifier of [undefined, somebody()]) {
      expect(ofType(await suggested('', { userIdentifier }), 'historykeyword')).toEqual([]);
      expect(await suggested('geheim', { userIdentifier })).toEqual([]);
    }
  });

  it('is suggested when a word of it begins with the typed text, before popular searches, and once', async () => {
    const person = somebody();
    await submits(person, 'schönes Velo');
    await submits(person, 'velo');
    await submits(person, 'Sofa');
    const all = await suggested('ve', { userIdentifier: person });
    expect(all.slice(0, 2).map(label).toSorted()).toEqual(['schönes Velo', 'velo']);
    expect(labels(await suggested('schones v', { userIdentifier: person }), 'historykeyword')).toEqual([
      'schönes Velo',
    ]);
    expect(
      all.filter((one) => label(one).toLowerCase() === 'velo' && !search(one).category && !search(one).freeOnly),
    ).toHaveLength(1);
  });

  it('loses the entries that its owner deletes, and no others [SUGGESTIONS-5, SUGGESTIONS-13]', async () => {
    const person = somebody();
    await submits(person, 'Velo');
    await submits(person, 'Sofa');
    const own = await suggested('sofa', { userIdentifier: person });
    const { searchSuggestionID } = ofType(own, 'historykeyword')[0]!;
    expect(await done('searchSuggestionDelete', { searchSuggestionID })).toBe(true);
    // A repeated deletion succeeds too, since a second tab may send it again.
    expect(await done('searchSuggestionDelete', { searchSuggestionID })).toBe(true);
    expect(labels(await suggested('', { userIdentifier: person }), 'historykeyword')).toEqual(['Velo']);
    const everybodys = ofType(own, 'searchkeyword')[0] ?? ofType(own, 'categoryItem')[0]!;
    expect(everybodys.deletable).toBe(false);
    expect(await done('searchSuggestionDelete', { searchSuggestionID: everybodys.searchSuggestionID })).toBe(false);
    expect(labels(await suggested('sofa'), everybodys.type)).toContain(label(everybodys));
  });

  it('can be deleted completely', async () => {
    const [person, other] = [somebody(), somebody()];
    for (const one of [person, other]) for (const query of ['Velo', 'Sofa']) await submits(one, query);
    expect(await done('searchHistoryClear', { userIdentifier: person })).toBe(true);
    expect(ofType(await suggested('', { userIdentifier: person }), 'historykeyword')).toEqual([]);
    expect(ofType(await suggested('', { userIdentifier: other }), 'historykeyword')).toHaveLength(2);
  });

  it('accepts two thousand searches of a client in a day', async () => {
    const [person, client] = [somebody(), '192.0.2.1'];
    const [picked] = await suggested('velo');
    const { searchSuggestionID } = picked!;
    expect(await submits(person, 'Sofa', client)).toBe(true);
    expect(await useUpNotes(test.market, client)).toBe(1999);
    expect(await submits(person, 'Velo', client)).toBe(false);
    expect(await done('searchSuggestionClick', { searchSuggestionID, userIdentifier: person }, client)).toBe(false);
    expect(labels(await suggested('', { userIdentifier: person }), 'historykeyword')).toEqual(['Sofa']);
    expect(await submits(person, 'Velo', '192.0.2.2')).toBe(true);
    now += 24 * 60 * 60 * 1000;
    expect(await submits(person, 'Helm', client)).toBe(true);
  });

  it('never stores the identity of its owner', async () => {
    const person = somebody();
    await submits(person, 'Velo');
    const rows = await test.market.store.query({ sql: 'SELECT * FROM suggestion_history', parameters: [] });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(person);
  });
});

describe('wrong arguments of suggestions', () => {
  const wrong: [name: string, variables: Record<string, unknown>, argument: string, rule: string][] = [
    ['searchSuggestions', { query: 'a'.repeat(201) }, 'query', 'must have at most 200 characters'],
    ['searchSuggestions', { query: 'a', first: 0 }, 'first', 'must be a whole number from 1 to 20'],
    ['searchSuggestions', { query: 'a', first: 21 }, 'first', 'must be a whole number from 1 to 20'],
    [
      'searchSuggestions',
      { query: 'a', userIdentifier: '../../etc' },
      'userIdentifier',
      'must be 22 letters, digits, - or _: 128 random bits as base64url',
    ],
  ];
  it.each(wrong)('of %s are refused by name and rule: %j', async (_name, variables, argument, rule) => {
    const query = vi.spyOn(test.market.store, 'query');
    const { data, errors } = await ask(suggesting, { variables });
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    expect(data).toBeNull();
    expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ argument, rule }] });
  });

  const ids = [
    '',
    'history.short',
    'historykeyword.',
    'searchkeyword.AAAA',
    'unknown.AAAA',
    '__proto__.AAAA',
    '💥',
    `searchkeyword.${'A'.repeat(5000)}`,
  ];
  it.each(ids)('include the id %j, which neither mutation accepts', async (searchSuggestionID) => {
    for (const name of ['searchSuggestionClick', 'searchSuggestionDelete']) {
      const { data, errors } = await mutated(name, { searchSuggestionID });
      expect(data).toBeNull();
      expect(errors[0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        problems: [{ argument: 'searchSuggestionID', rule: 'must be the id of a suggestion' }],
      });
    }
  });

  it('and invalid tokens and identifiers', async () => {
    const { errors } = await mutated('searchSubmitted', { searchToken: 'AAAA', userIdentifier: 'me' });
    expect(errors[0]!.extensions.problems).toEqual([
      { argument: 'searchToken', rule: 'must be the token of a search' },
      expect.objectContaining({ argument: 'userIdentifier' }),
    ]);
    expect((await mutated('searchHistoryClear', { userIdentifier: '' })).errors).toHaveLength(1);
  });

  it('are never a fault', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('velo -"', '\u0000', "';--", '%', '_', '\\', '"', 'ﷺ', 'a '.repeat(100), 'ſ', 'İ', '-', '.'),
    );
    const person = somebody();
    await fc.assert(
      fc.asyncProperty(text, text, fc.integer(), async (query, other, first) => {
        const requested = [
          await ask(suggesting, { variables: { query, first: 10, userIdentifier: person } }),
          await ask(suggesting, { variables: { query, first, userIdentifier: other } }),
          await mutated('searchSuggestionClick', { searchSuggestionID: query, userIdentifier: other }),
          await mutated('searchSuggestionDelete', { searchSuggestionID: `history.${other}` }),
          await mutated('searchSubmitted', {
            searchToken: tokenOf(withQuery(everything, query))!,
            userIdentifier: person,
          }),
        ];
        for (const { status, errors } of requested) {
          expect(status).toBeLessThan(500);
          for (const { extensions } of errors) expect(extensions.code).toBe('BAD_USER_INPUT');
        }
      }),
      { numRuns: process.env['ALLMEND_LONG'] === '1' ? 2000 : 30 },
    );
  });
});
