import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { longestUntouched, mostDrafts, mostWrites } from '#machines/draft/limits.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { noteForgottenDrafts } from '#server/draft/closeErasedDrafts.ts';
import { unusedPhotoLife } from '#server/pictures/photos/photoSweep.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { formOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';

/** Contract tests of drafts that accounts store on the server, for every database engine. */
export function describeStoredDrafts(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`drafts of accounts, on ${engine}`, () => {
    const draft = 'draftdraftdr';
    let now: number;
    let test: TestApp;
    let accounts: TestAccounts;
    let phone: TestBrowser;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      accounts = accountsOf(test.market);
      phone = openBrowser(test);
    });
    afterEach(() => test.close());

    const keep = `mutation ($id: ID!, $facts: [String!]!, $after: Int!) {
  saveDraft(id: $id, facts: $facts, after: $after) { ... on SavedDraft { id facts version } ... on Refusal { code message } }
}`;

    const begun: DraftFact = { type: 'draft.begun', at: noon - 9_000 };
    let writes = 0;

    /** Creates the fact of a write by a device; each has a unique name. */
    function wrote(fields: Readonly<Record<string, string | null>>, at = now): DraftFact {
      writes += 1;
      const write = `write${'abcdefghijklmnopqrstuvwxyz234567'[writes % 32]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(writes / 32) % 26]}aaaaa`;
      return { type: 'draft.changed', at, write, fields, cause: 'typed' };
    }

    const keeps = (browser: TestBrowser, facts: readonly object[], { id = draft, after = 0 } = {}) =>
      browser.ask(keep, { id, facts: facts.map((fact) => JSON.stringify(fact)), after });

    const drafts = (browser: TestBrowser) => browser.ask('{ myDrafts { id facts version } }');

    const factsIn = ({ facts }: { readonly facts: readonly string[] }) =>
      facts.map((line) => JSON.parse(line) as DraftFact & { readonly fields?: object });

    async function logsIn(browser: TestBrowser, email = 'ana@example.ch'): Promise<void> {
      if (email !== 'ana@example.ch' || browser === phone) await accounts.joins(email);
      await browser.logIn(email, password);
    }

    async function bytesWith(text: string): Promise<boolean> {
      const rows = await test.market.store.query({ sql: 'SELECT data FROM facts', parameters: [] });
      return JSON.stringify(rows).includes(text);
    }

    describe('a draft of an account', () => {
      it('continues on another device, and back', async () => {
        await logsIn(phone);
        const title = wrote({ title: 'Velo' });
        expect(await keeps(phone, [begun, title])).toMatchObject({ id: draft, version: 3 });

        const laptop = openBrowser(test);
        await logsIn(laptop);
        const [there] = await drafts(laptop);
        expect(factsIn(there).map(({ type }) => type)).toEqual(['draft.begun', 'draft.claimed', 'draft.changed']);
        expect(factsIn(there).at(-1)!.fields).toEqual({ title: 'Velo' });
        await keeps(laptop, [wrote({ body: 'Alt' })], { after: 3 });

        const back = await keeps(phone, [], { after: 3 });
        expect(factsIn(back).map(({ fields }) => fields)).toEqual([{ body: 'Alt' }]);
        expect(back.version).toBe(4);
      });

      it('is written once, however often and from however many tabs it is sent', async () => {
        await logsIn(phone);
        const facts = [begun, wrote({ title: 'Velo' }), wrote({ body: 'Alt' })];
        await Promise.all([keeps(phone, facts), keeps(phone, facts), keeps(phone, facts)]);
        expect(factsIn(await keeps(phone, facts))).toHaveLength(4);
      });

      it('belongs to its account: for other accounts it does not exist', async () => {
        await logsIn(phone);
        await keeps(phone, [begun, wrote({ title: 'Velo' })]);
        const ben = openBrowser(test);
        await logsIn(ben, 'ben@example.ch');
        expect(await drafts(ben)).toEqual([]);
        expect(await keeps(ben, [])).toMatchObject({ code: 'draft.notYours' });
        expect(await keeps(ben, [begun, wrote({ title: 'Meins' })])).toMatchObject({ code: 'draft.notYours' });
        expect(await drafts(openBrowser(test)), 'of a visitor').toBeNull();
        expect(await keeps(openBrowser(test), [begun])).toMatchObject({ code: 'session.required' });
        expect(factsIn((await drafts(phone))[0])).toHaveLength(3);
      });

      it('is closed when its ad is published, or when any device discards it', async () => {
        await logsIn(phone);
        await keeps(phone, [begun, wrote({ title: 'Velo' })]);
        const values = {
          title: 'Velo',
          category: '4000',
          subcategory: '4020',
          type: 'offer',
          condition: 'used',
          body: 'Alt.',
          price_kind: 'free',
          text_language: 'de',
          zipcode: '3012',
        };
        await phone.ask(
          'mutation ($draft: ID!, $values: [FieldValue!]!) { publishListing(draft: $draft, values: $values, photos: []) { __typename } }',
          { draft, values: Object.entries(values).map(([key, value]) => ({ key, value })) },
        );
        expect(await drafts(phone)).toEqual([]);
        const late = await keeps(phone, [wrote({ body: 'zu spät' })]);
        expect(factsIn(late).map(({ type }) => type)).toContain('draft.published');

        await keeps(phone, [begun, wrote({ title: 'Bett' })], { id: 'bettbettbett' });
        await keeps(phone, [{ type: 'draft.discarded', at: now }], { id: 'bettbettbett' });
        expect(await drafts(phone)).toEqual([]);
      });

      it('is sealed in the journal, is visible to its readers, and folds and rebuilds', async () => {
        await logsIn(phone);
        await keeps(phone, [begun, wrote({ title: 'Velo', name: 'Zwetschgenkuchen' })]);
        expect(await bytesWith('Zwetschgenkuchen')).toBe(false);
        expect(factsIn((await drafts(phone))[0]).at(-1)!.fields).toMatchObject({ name: 'Zwetschgenkuchen' });
        expect((await verifyJournals(test.market)).problems).toEqual([]);
        const rows = () => test.market.store.query({ sql: 'SELECT * FROM drafts', parameters: [] });
        const before = await rows();
        await rebuildReadModels(test.market);
        expect(await rows()).toEqual(before);
      });

      it('retains its photos while it is open', async () => {
        await logsIn(phone);
        const answer = await phone.post('/api/v10/insertion/photos.json', {
          files: formOf(await quarters(400, 300).jpeg().toBuffer()),
        });
        const { name } = answer.json<{ photo: { name: string } }>().photo;
        await keeps(phone, [begun, wrote({ 'photo:a': name })]);
        now += 3 * unusedPhotoLife;
        await test.services.photos.sweep();
        expect([...(await test.services.photos.among([name]))]).toEqual([name]);
        const laptop = openBrowser(test);
        await logsIn(laptop);
        await keeps(laptop, [{ type: 'draft.discarded', at: now }]);
        now += 2 * unusedPhotoLife;
        await test.services.photos.sweep();
        expect([...(await test.services.photos.among([name]))]).toEqual([]);
      });

      it('is deleted after half a year without a change', async () => {
        await logsIn(phone);
        await keeps(phone, [begun, wrote({ title: 'Velo' })]);
        now += longestUntouched;
        expect(await noteForgottenDrafts(test.market)).toBe(0);
        now += 1;
        expect(await noteForgottenDrafts(test.market)).toBe(1);
        const [{ status }] = (await test.market.store.query<{ status: string }>({
          sql: 'SELECT status FROM drafts',
          parameters: [],
        })) as [{ status: string }];
        expect(status).toBe('discarded');
      });
    });

    describe('the facts that a device sends for a draft', () => {
      it.each([
        ['no JSON', '{', 'facts.0'],
        ['no fact', '{"type":"draft.sold","at":1}', 'facts.0.type'],
        ['a fact of something else', '{"type":"toString","at":1}', 'facts.0.type'],
        ['an invalid time', '{"type":"draft.begun","at":-1}', 'facts.0.at'],
        ['an unknown key of a field', JSON.stringify({ ...wrote({ '<b>': 'x' }, 1) }), 'facts.0.fields'],
        ['a password', JSON.stringify({ ...wrote({ password: 'geheim' }, 1) }), 'facts.0.fields.password'],
        ['more than a field holds', JSON.stringify({ ...wrote({ body: 'x'.repeat(8_001) }, 1) }), 'facts.0.fields'],
      ])('are refused with their index when one is %s', async (_, line, field) => {
        await logsIn(phone);
        const body = { query: keep, variables: { id: draft, facts: [line], after: 0 } };
        const [error] = (await phone.post('/api/v10/graphql', { json: body })).json().errors;
        expect(error.extensions.code).toBe('BAD_USER_INPUT');
        expect(error.extensions.problems[0].argument).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}`));
      });

      it('are refused with a message when the account does not accept them', async () => {
        await logsIn(phone);
        expect(await keeps(phone, [wrote({ title: 'Velo' })])).toMatchObject({ code: 'draft.notBegun' });
        const tomorrow = wrote({ title: 'Velo' }, noon + 25 * 60 * 60 * 1000);
        expect(await keeps(phone, [begun, tomorrow])).toMatchObject({ code: 'draft.aheadOfTime' });
        const letters = 'abcdefghijklmnopqrstuvwxyz';
        for (let at = 0; at < mostDrafts; at += 1) {
          const id = `manymanyman${letters[at]}`;
          expect(await keeps(phone, [begun, wrote({ title: 'Velo' })], { id })).toMatchObject({ id });
        }
        expect(await keeps(phone, [begun, wrote({ title: 'Velo' })])).toMatchObject({ code: 'draft.tooMany' });
      });

      it('are limited: an endless draft stays on the device', async () => {
        await logsIn(phone);
        const name = (at: number) => `w${at.toString(8).padStart(11, '0').replaceAll('0', 'a').replaceAll('1', 'b')}`;
        const many = Array.from({ length: mostWrites }, (_, at) => ({ ...wrote({ title: 'V' }), write: name(at) }));
        for (let from = 0; from < many.length; from += 100) {
          await keeps(phone, [begun, ...many.slice(from, from + 100)], { after: from });
        }
        expect(await keeps(phone, [wrote({ title: 'Velo' })])).toMatchObject({ code: 'draft.full' });
      });
    });
  });
}
