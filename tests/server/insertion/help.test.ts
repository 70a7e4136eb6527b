import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { clearTitleHistory, titleHistoryOf } from '#server/insertion/help/titleSuggestions.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { useUpNotes } from '#tests/drivers/server/notes.ts';

let test: TestApp;
/** The browser of Eva, a logged-in user with ads of her own. */
let eva: TestBrowser;
let evasId: string;
let stranger: TestBrowser;
let romande: TestBrowser;
let now = noon;

const sofa = { ...bike, category: 3020, parameters: {} };
const flat = (transaction: 'rent' | 'buy', francs: number, title = 'Helle Wohnung') => ({
  ...bike,
  title,
  category: 1020,
  parameters: { transaction, rooms: 3.5 },
  price: { kind: 'amount', francs } as const,
});
const priced = (francs: number) => ({ kind: 'amount', francs }) as const;
const entries = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value: String(value) }));

let count = 0;
const publishes = (listing: typeof bike) =>
  test.publishes(ana, `helped${String((count += 1)).padStart(6, '0')}`, listing);

beforeAll(async () => {
  test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  for (let each = 0; each < 12; each += 1) {
    await publishes({
      ...bike,
      title: each === 0 ? 'Velos für Kinder' : `Velo Damen ${each}`,
      price: priced(100 + 10 * each),
    });
    await publishes(flat('rent', 1500 + 100 * each));
  }
  for (let each = 0; each < 9; each += 1) await publishes(flat('buy', 700_000 + 10_000 * each));
  for (const title of ['Sofa rot', 'Sofa blau', 'Velo als Sofa']) await publishes({ ...sofa, title });
  for (let each = 0; each < 3; each += 1) await publishes({ ...bike, title: `Oerlikon ${each}` });
  // Publishes ads with a word that is equally frequent in every category.
  for (const category of [1020, 2020, 3210, 3410, 4210, 4410, 4810, 5010])
    await publishes({ ...sofa, category, title: 'alles' });
  for (let each = 0; each < 7; each += 1) await publishes({ ...sofa, title: 'Hocker', price: priced(20) });
  await publishes({ ...sofa, title: 'Hocker', price: { kind: 'free' } });
  await publishes({ ...sofa, title: 'Hocker', kind: 'wanted', price: priced(20) });
  await test.vocabularySettled();
  eva = openBrowser(test, { language: 'de' });
  stranger = openBrowser(test, { language: 'de', from: '192.0.2.8' });
  romande = openBrowser(test, { language: 'fr', from: '192.0.2.9' });
  evasId = await accountsOf(test.market).joins('eva@example.ch');
  await eva.logIn('eva@example.ch', password);
});
afterAll(() => test.close());

const guesses = (title: string, by = stranger) =>
  by.ask('query ($title: String!) { categoryGuesses(title: $title) { category subcategory confidence reason } }', {
    title,
  });

interface Guess {
  readonly category: number;
  readonly subcategory: number;
  readonly confidence: number;
  readonly reason: string;
}

describe('a guess of the category', () => {
  it('is where ads with the words of the title are, and states how many', async () => {
    const [first, ...others]: Guess[] = await guesses('Velo');
    expect(first).toMatchObject({
      category: 4000,
      subcategory: bike.category,
      reason: '12 von 13 Inseraten mit «Velo» sind in «Velos»',
    });
    expect(first!.confidence).toBeGreaterThan(0.5);
    expect(others.length).toBeLessThan(3);
    expect([first!, ...others].every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
  });

  it('weighs the words against each other', async () => {
    const [first]: Guess[] = await guesses('Velo als Sofa rot');
    expect(first!.subcategory).toBe(sofa.category);
  });

  it.each([
    ['Velos', 'an inflection'],
    ['Damenvelo', 'a compound, by its last part'],
    ['bicyclette', 'a word for the category in another language'],
    ['bici', 'a word for it in a third one'],
  ])('recognises %s: %s', async (title) => {
    const [first]: Guess[] = await guesses(title);
    expect(first!.subcategory).toBe(bike.category);
  });

  it('marks a word for a category as such, in the language of the request', async () => {
    const [first]: Guess[] = await guesses('bicyclette', romande);
    expect(first!.reason).toBe('«\u202fbicyclette\u202f» est un autre mot pour «\u202fVélos\u202f»');
  });

  it('is empty without evidence for any category', async () => {
    expect(await guesses('')).toEqual([]);
    expect(await guesses('zzyzx qwrtpl')).toEqual([]);
    expect(await guesses('!?')).toEqual([]);
  });

  it('is never the category of a place, whatever most ads of that place are', async () => {
    expect(await guesses('Oerlikon')).toEqual([]);
    const [first]: Guess[] = await guesses('Sofa Oerlikon');
    expect(first!.subcategory).toBe(sofa.category);
  });

  it('is empty when the likeliest is not likely enough', async () => {
    expect(await guesses('Damen', romande)).not.toEqual([]);
    expect(await guesses('alles')).toEqual([]);
  });

  it('refuses a title that is too long', async () => {
    await expect(guesses('x'.repeat(201))).rejects.toThrow('title must have at most 200 characters');
  });
});

const band = (subcategory: number, values: object, by = stranger) =>
  by.ask(
    'query ($subcategory: Int!, $values: [FieldValue!]!) { priceBand(subcategory: $subcategory, values: $values) { low median high sample } }',
    { subcategory, values: entries(values) },
  );

describe('the prices of comparable ads', () => {
  it('are the quartiles of ads with similar titles', async () => {
    // The quartiles of eleven ads from 110 to 210 francs; the children's bike is another thing and not counted.
    expect(await band(4020, { title: 'Velo Damen' })).toEqual({ low: 135, median: 160, high: 185, sample: 11 });
  });

  it('never mix rents and prices', async () => {
    const title = 'Helle Wohnung';
    const values = { title, rooms: '3.5' };
    const rents = await band(1020, { ...values, transaction: 'rent' });
    expect(rents).toEqual({ low: 1775, median: 2050, high: 2325, sample: 12 });
    expect((await band(1020, { ...values, transaction: 'buy' })).low).toBeGreaterThan(700_000);
    expect(await band(1020, values)).toBeNull();
  });

  it('are empty below eight ads, not counting free and wanted ones', async () => {
    expect(await band(3020, { title: 'Hocker' })).toBeNull();
    await publishes({ ...sofa, title: 'Hocker', price: priced(28) });
    expect(await band(3020, { title: 'Hocker' })).toEqual({ low: 20, median: 20, high: 20, sample: 8 });
    expect(await band(3020, { title: 'Hocker', type: 'wanted' })).toBeNull();
  });

  it('are empty for a title that names no thing', async () => {
    expect(await band(4020, {})).toBeNull();
    expect(await band(4020, { title: 'Fahrradanhänger' })).toBeNull();
  });

  it("exclude the seller's own ads", async () => {
    for (let each = 0; each < 8; each += 1) {
      await test.publishes(evasId, `evasbell${String(each).padStart(4, '0')}`, {
        ...bike,
        title: 'Klingel',
        price: priced(9),
      });
    }
    expect(await band(4020, { title: 'Klingel' })).toMatchObject({ sample: 8 });
    expect(await band(4020, { title: 'Klingel' }, eva)).toBeNull();
  });

  it('refuse a category that is no subcategory', async () => {
    await expect(band(4000, {})).rejects.toThrow('subcategory must be the id of a subcategory');
    await expect(band(1, {})).rejects.toThrow('subcategory must be the id of a subcategory');
  });
});

const photo = 'demo/bike-city-basket.svg';
const duplicates = (variables: object, by = eva) =>
  by.ask(
    'query ($title: String!, $subcategory: Int, $photos: [String!]!, $but: ID) { likelyDuplicates(title: $title, subcategory: $subcategory, photos: $photos, but: $but) { id title path reason } }',
    { photos: [], ...variables },
  );

describe('a seller’s possible duplicates of an ad', () => {
  const id = 'evasracer000';
  const racer = { ...bike, title: 'Rennvelo Bianchi celeste', images: [photo] };
  const found = (reason: string) => [{ id, title: racer.title, path: `/de/vi/rennvelo-bianchi-celeste/${id}`, reason }];

  beforeAll(() => test.publishes(evasId, id, racer));

  it('are those with almost the same title in the same category', async () => {
    expect(await duplicates({ title: 'Bianchi Rennvelo, celeste', subcategory: 4020 })).toEqual(found('TITLE'));
    expect(await duplicates({ title: 'Bianchi Rennvelo celeste' })).toEqual(found('TITLE'));
    expect(await duplicates({ title: 'Bianchi Rennvelo celeste', subcategory: 3020 })).toEqual([]);
    expect(await duplicates({ title: 'Bianchi Sonnenbrille', subcategory: 4020 })).toEqual([]);
  });

  it('are those with one of its photos, whatever their title', async () => {
    const [first] = await duplicates({ title: 'Etwas', subcategory: 3020, photos: ['other.webp', photo], but: 'x' });
    expect(first.reason).toBe('PHOTO');
    expect(await duplicates({ title: 'Etwas', photos: ['other.webp'] })).toEqual([]);
  });

  it('do not include the edited ad', async () => {
    expect(await duplicates({ title: racer.title, subcategory: 4020, but: id })).toEqual([]);
  });

  it('are limited to the seller’s ads, and empty without a login', async () => {
    expect(await duplicates({ title: 'Velo Damen 3', subcategory: 4020, photos: ['none'] })).toEqual([]);
    expect(await duplicates({ title: racer.title, subcategory: 4020 }, stranger)).toEqual([]);
  });

  it('may be in review or paused, with a link to the list of the seller’s ads, and exclude ended ads', async () => {
    now += 60_000;
    await test.tells(id, [{ type: 'listing.paused', at: now }]);
    const paused = { ...found('TITLE')[0], path: '/de/myads/inactive' };
    expect(await duplicates({ title: racer.title, subcategory: 4020 })).toEqual([paused]);
    await test.tells(id, [{ type: 'listing.removed', at: now, by: 'seller' }]);
    expect(await duplicates({ title: racer.title, subcategory: 4020 })).toEqual([]);
  });
});

interface Offered {
  readonly id: string;
  readonly text: string;
}

const offered = (title: string, more: object = {}, by = stranger): Promise<readonly Offered[]> =>
  by.ask(
    'query ($title: String!, $category: Int, $who: String) { titleSuggestions(title: $title, category: $category, userIdentifier: $who) { id text } }',
    { title, ...more },
  );
const texts = async (...requested: Parameters<typeof offered>) => (await offered(...requested)).map(({ text }) => text);
const noted = (name: string, id: string, more: object = {}, by = stranger) =>
  by.ask(`mutation ($id: ID!, $who: String) { ${name}(id: $id, userIdentifier: $who) { success } }`, { id, ...more });
const somebody = () => ({ who: randomBytes(16).toString('base64url') });

describe('suggestions for a title', () => {
  it('complete its last word, with the typed words before it', async () => {
    expect(await texts('Vel')).toContain('Velo');
    expect(await texts('schönes Vel')).toContain('schönes Velo');
    expect(await texts('Velo D')).toEqual(['Velo Damen']);
    expect(await texts('Velo ')).toContain('Velo Damen');
    expect(await texts('')).toEqual([]);
  });

  it('are of no other category than the word before', async () => {
    expect(await texts('Hocker Vel')).toContain('Hocker Velo');
    expect(await texts('Wohnung Vel')).toEqual([]);
  });

  it('are first those of the category', async () => {
    expect((await texts('Sofa ', { category: 3000 })).toSorted()).toEqual(['Sofa blau', 'Sofa rot']);
    const [first] = await texts('H', { category: 1020 });
    expect(first).toMatch(/^Helle/);
    expect((await texts('H', { category: 3020 }))[0]).toBe('Hocker');
  });

  it('come first once they are picked, for the user who picked them [SUGGESTIONS-6] [SUGGESTIONS-7]', async () => {
    const me = somebody();
    const before = await offered('Sofa ', me);
    const last = before.at(-1)!;
    expect(before.length).toBeGreaterThan(1);
    expect(await noted('insertionSuggestionClick', last.id, me)).toEqual({ success: true });
    expect((await offered('Sofa ', me))[0]).toEqual(last);
    expect(await offered('Sofa ', somebody())).toEqual(before);
  });

  it('are hidden from the user who deleted them, until that user picks them [SUGGESTIONS-6] [SUGGESTIONS-7]', async () => {
    const me = somebody();
    const [first, ...others] = await offered('Sofa ', me);
    expect(await noted('insertionSuggestionDelete', first!.id, me)).toEqual({ success: true });
    expect(await offered('Sofa ', me)).toEqual(others);
    expect((await offered('Sofa ', somebody()))[0]).toEqual(first);
    await noted('insertionSuggestionClick', first!.id, me);
    expect((await offered('Sofa ', me))[0]).toEqual(first);
  });

  it('are recorded for a client up to its daily limit', async () => {
    const [me, flood] = [somebody(), openBrowser(test, { language: 'de', from: '192.0.2.77' })];
    const [first] = await offered('Sofa ', me);
    await useUpNotes(test.market, '192.0.2.77');
    for (const name of ['insertionSuggestionClick', 'insertionSuggestionDelete']) {
      expect(await noted(name, first!.id, me, flood)).toEqual({ success: false });
      expect(await noted(name, first!.id, me)).toEqual({ success: true });
    }
  });

  it('belong to the account of a logged-in user', async () => {
    const [first] = await offered('Sofa ', {}, eva);
    expect(await noted('insertionSuggestionDelete', first!.id, {}, eva)).toEqual({ success: true });
    expect(await texts('Sofa ', {}, eva)).not.toContain(first!.text);
    expect(await titleHistoryOf(test.market, evasId)).toEqual({ picked: [], deleted: [first!.text] });
    await clearTitleHistory(test.market, evasId);
    expect(await texts('Sofa ', {}, eva)).toContain(first!.text);
  });

  it('cannot be recorded for an anonymous client, and an invalid id is refused', async () => {
    const [first] = await offered('Sofa ');
    expect(await noted('insertionSuggestionDelete', first!.id)).toEqual({ success: false });
    expect(await offered('Sofa ')).toContainEqual(first);
    for (const id of ['', 'title.', 'title.!', `title.${'QUFB'.repeat(5000)}`, 'searchkeyword.abc']) {
      await expect(noted('insertionSuggestionDelete', id, somebody())).rejects.toThrow(
        'must be the id of a suggestion for a title',
      );
    }
  });
});
