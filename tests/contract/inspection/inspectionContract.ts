import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { abilitiesSchema, journalSchema, streamsSchema } from '#inspector/host/host.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';

/** Contract tests of a market's answers to the inspector, for every engine. */
export function describeInspection(
  engine: string,
  open: (now: () => number, changes: Partial<Config>) => Promise<TestApp>,
): void {
  describe(`the journals of a market in the inspector, on ${engine}`, () => {
    let now: number;
    let test: TestApp;
    let ana: TestBrowser;
    let account: string;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now, { inspector: {} });
      account = await accountsOf(test.market).joins('ana@example.ch');
      ana = openBrowser(test);
      await ana.logIn('ana@example.ch', password);
    });
    afterEach(() => test.close());

    const appoint = () => decideOfAccount(test.market, 'ana@example.ch', { kind: 'appoint' });
    const streams = async (query = '') =>
      streamsSchema.parse((await ana.get(`/inspector/api/streams${query}`)).json()).streams;
    const journal = async (id: string) => journalSchema.parse((await ana.get(`/inspector/api/streams/${id}`)).json());
    const opens = (id: string, reason: string, headers = {}) =>
      ana.post(`/inspector/api/streams/${id}/opened`, { json: { reason }, headers });

    it('state the abilities of a market', async () => {
      const answer = await ana.get('/inspector/api/abilities');
      expect(abilitiesSchema.parse(answer.json())).toMatchObject({ host: 'market', streams: true, sources: false });
    });

    it('are listed with the newest first, each once, with its state and number of facts', async () => {
      await test.seller('ben', 'Ben');
      const [newest, ...earlier] = await streams();
      expect(newest).toMatchObject({ id: 'account-ben', machine: 'account', state: 'invited', facts: 1 });
      const own = earlier.find(({ id }) => id === `account-${account}`)!;
      const stored = await test.market.store.readStream(`account-${account}`);
      expect(own).toMatchObject({ facts: stored.length, began: stored[0]!.at, latest: stored.at(-1)!.at });
      expect(new Set(earlier.map(({ id }) => id)).size).toBe(earlier.length);
    });

    it('are found by text, machine, state, fact and age', async () => {
      await test.seller('ben', 'Ben');
      const ids = async (query: string) => (await streams(query)).map(({ id }) => id);
      expect(await ids('?text=ben')).toEqual(['account-ben']);
      expect(await ids('?machine=email')).toHaveLength(1);
      expect(await ids('?machine=nothing')).toEqual([]);
      expect(await ids('?state=invited')).toEqual(['account-ben']);
      // A part of a name is enough, in any case.
      expect(await ids('?machine=EMA')).toHaveLength(1);
      expect(await ids('?state=Invit')).toEqual(['account-ben']);
      expect(await ids('?fact=registered')).toEqual([`account-${account}`]);
      expect(await ids('?fact=nothing')).toEqual([]);
      expect(await ids('?fact=account.registered')).toEqual([`account-${account}`]);
      expect(await ids(`?text=ben&until=${noon - 1}`)).toEqual([]);
      expect(await ids(`?text=ben&since=${noon - 1}`)).toEqual(['account-ben']);
    });

    it('are listed page by page, without gaps and repetitions', async () => {
      for (let number = 0; number < 120; number += 1) await test.seller(`seller${number}`);
      const found: string[] = [];
      let query: string | null = '';
      while (query !== null) {
        const answer: { streams: readonly { id: string }[]; next: string | null } = streamsSchema.parse(
          (await ana.get(`/inspector/api/streams?text=account-seller${query}`)).json(),
        );
        found.push(...answer.streams.map(({ id }) => id));
        query = answer.next === null ? null : `&after=${answer.next}`;
      }
      expect(found).toEqual(Array.from({ length: 120 }, (_, index) => `account-seller${119 - index}`));
    });

    it('show each fact with its time, actor and chart, and no personal field', async () => {
      const { facts, ...shown } = await journal(`account-${account}`);
      expect(shown).toEqual({ id: `account-${account}`, machine: 'account', sealed: true, mayOpen: false });
      expect(facts[0]).toMatchObject({ position: 1, isTodays: true, event: { type: 'account.registered' } });
      expect(facts[0]!.event).toMatchObject({ email: '‹sealed›' });
      expect(JSON.stringify(facts)).not.toContain('ana@example.ch');
    });

    it('answer 404 for an unknown stream, of a known feature or not', async () => {
      for (const id of ['account-nobody', 'nothing-1', 'nothing'])
        expect((await ana.get(`/inspector/api/streams/${id}`)).statusCode).toBe(404);
    });

    it('are opened by a moderator with a reason, and that is a fact', async () => {
      await appoint();
      const id = `account-${account}`;
      expect((await journal(id)).mayOpen).toBe(true);
      const answer = await opens(id, '  Report 17 is about this account.  ');
      expect(answer.statusCode).toBe(200);
      const opened = journalSchema.parse(answer.json());
      expect(opened).toMatchObject({ sealed: false, mayOpen: true });
      expect(opened.facts[0]!.event).toMatchObject({ email: 'ana@example.ch' });
      const { facts } = await journal(`inspection-${account}`);
      expect(facts).toMatchObject([
        { actor: account, event: { type: 'inspection.journalOpened', stream: id, reason: '‹sealed›' } },
      ]);
      expect((await verifyJournals(test.market)).problems).toEqual([]);
      // It is sealed again for the next look.
      expect((await journal(id)).sealed).toBe(true);
    });

    it('stay sealed without the role, without a reason, without the CSRF token and without a session', async () => {
      const id = `account-${account}`;
      const reason = 'Report 17 is about this account.';
      expect((await opens(id, reason)).statusCode).toBe(403);
      await appoint();
      expect((await opens(id, 'because')).statusCode).toBe(400);
      expect((await opens(id, reason, { 'x-csrf-token': 'other' })).statusCode).toBe(400);
      expect((await opens('account-nobody', reason)).statusCode).toBe(404);
      await ana.logOut();
      expect((await opens(id, reason)).statusCode).toBe(401);
      expect((await ana.get(`/inspector/api/streams/inspection-${account}`)).statusCode).toBe(404);
    });
  });
}
