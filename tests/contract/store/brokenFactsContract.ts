import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { ana as seller, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';
import { openErasures } from '#server/account/leaving/erasures.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { recordExpiry } from '#server/listing/terms.ts';
import { areMailsSettled } from '#server/mail/ledger.ts';
import { type Mails, openMails } from '#server/mail/mails.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import type { SkippedFactRow } from '#server/store/following/skippedFacts.ts';
import { follow } from '#server/store/following/subscription.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { openVocabulary } from '#server/suggestions/vocabulary/vocabularyFeed.ts';
import { countingHere } from '#server/suggestions/vocabulary/vocabularyThread.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { openHub } from '#server/streaming/hub.ts';
import { representations } from '#server/streaming/representations.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';
import { erased } from '#tests/machines/account/lifecycle/accountHistory.ts';
import { happens, ledgerRows, registered, written } from '#tests/server/mail/mailMarket.ts';

/** A market whose tables a test can damage from outside, as a failing disk does. */
export interface DamageableMarket extends TestMarket {
  /** Runs a statement on a separate connection that may change facts. Parameters are `$1`, `$2` and so on. */
  raw(sql: string, ...parameters: readonly (string | number)[]): Promise<readonly Record<string, unknown>[]>;
  /** Ways to damage the content of an `account.registered` that this engine can store. */
  readonly damages: Readonly<Record<string, (data: string) => string>>;
}

/** The facts of an account with an email address and a requested change of it. */
const movesAddress = (email: string): readonly AccountFact[] => [
  registered(email),
  { type: 'account.emailVerified', at: noon },
  { type: 'account.emailChangeRequested', at: noon, email: `new.${email}` },
];

/** Three letters of the sealed address are lost: it does not decrypt any more. */
export const lostLetters = (data: string) => data.replace(/(sealed:1:[^:"]+:[\w-]{10})[\w-]{3}/, '$1___');
/** The rest of a sealed field is overwritten: neither its person nor anything sealed is left. */
export const lostSeal = (data: string) => data.replace(/(sealed:1:)[^"]*/, '$1fap}}');
/** Damages a fact so that letters of the mark of a sealed field are lost. */
export const lostMark = (data: string) => data.replace('sealed:1:', 'sea!!d:1:');
/** Damages a fact so that its whole content is lost. */
export const nothing = () => 'null';

/** Holds for every engine: an unreadable fact harms only the account, ad or conversation whose journal it is in. */
export function describeBrokenFacts(engine: string, open: (now: () => number) => Promise<DamageableMarket>): void {
  describe(`a fact that cannot be read, on ${engine}`, () => {
    let now: number;
    let test: DamageableMarket;
    let skipped: SkippedFactRow[];
    let failures: unknown[];
    const onFailure = (error: unknown) => void failures.push(error);

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      skipped = [];
      failures = [];
      test.market.skips.onSkipped((row) => skipped.push(row));
    });
    afterEach(() => test.close());

    /** Replaces the content of a stream's fact. Returns a function that repairs it. */
    async function damage(
      stream: string,
      change: (data: string) => string,
      version = 1,
    ): Promise<() => Promise<unknown>> {
      const [row] = await test.raw(
        'SELECT CAST(data AS text) AS data FROM facts WHERE stream = $1 AND version = $2',
        stream,
        version,
      );
      const data = row!['data'] as string;
      const put = (changed: string) =>
        test.raw('UPDATE facts SET data = $1 WHERE stream = $2 AND version = $3', changed, stream, version);
      expect(change(data)).not.toBe(data);
      await put(change(data));
      return () => put(data);
    }

    function sending(): Mails & { readonly sent: string[] } {
      const sent: string[] = [];
      const mails = openMails(test.market, {
        ...written,
        post: { deliver: async ({ to }) => void sent.push(to), close: () => undefined },
        onFault: onFailure,
        onFailure,
      });
      return { ...mails, sent };
    }

    const settled = () =>
      expect
        .poll(async () => areMailsSettled(test.market, await test.market.store.head()), { interval: 20 })
        .toBe(true);

    it('stops no mail of others, and is recorded, reported and found by verify', async () => {
      for (const [index, [name, change]] of Object.entries(test.damages).entries()) {
        const [broken, sound] = [`broken${index}`.padEnd(12, '0'), `sound${index}`.padEnd(12, '0')];
        await happens(test.market, broken, registered(`${broken}@example.ch`));
        await damage(`account-${broken}`, change);
        await happens(test.market, sound, registered(`${sound}@example.ch`));
        const mails = sending();
        await settled();
        await mails.close();
        expect([name, mails.sent, failures]).toEqual([name, [`${sound}@example.ch`], []]);
        expect(skipped.at(-1)).toMatchObject({
          subscriber: 'mails',
          stream: `account-${broken}`,
          version: 1,
          type: 'account.registered',
          problem: expect.stringMatching(/^version 1: /u) as string,
        });
      }
      expect(await test.market.skips.list()).toEqual(skipped);
      expect(JSON.stringify(skipped)).not.toContain('example.ch');
      const { problems } = await verifyJournals(test.market);
      expect(problems.map(({ stream }) => stream)).toEqual(skipped.map(({ stream }) => stream));
    });

    it('skips no sound fact before it, whose handling fails for another reason', async () => {
      await happens(test.market, 'brokenbroken', ...movesAddress('broken@example.ch'));
      await damage('account-brokenbroken', lostLetters, 3);
      const handled: number[] = [];
      let isFirst = true;
      const following = follow(test.market.store, {
        name: 'test',
        skips: test.market.skips,
        batch: 1,
        handle([fact]) {
          if (fact!.version === 3) throw new Error('this fact cannot be read');
          if (isFirst) {
            isFirst = false;
            throw new Error('a module is missing');
          }
          handled.push(fact!.version);
        },
        onFailure,
      });
      await following.caughtUpTo(await test.market.store.head(), 20_000);
      await following.stop();
      expect([handled, failures]).toEqual([[1, 2], [new Error('a module is missing')]]);
      expect(skipped).toMatchObject([{ stream: 'account-brokenbroken', version: 3 }]);
    });

    it('does not prevent the mails of earlier facts of its journal', async () => {
      await happens(test.market, 'brokenbroken', ...movesAddress('broken@example.ch'));
      await damage('account-brokenbroken', lostLetters, 3);
      await happens(test.market, 'soundsoundso', registered('sound@example.ch'));
      const mails = sending();
      await expect.poll(() => mails.sent, { interval: 20 }).toEqual(['sound@example.ch']);
      await mails.close();
      expect(await ledgerRows(test.market)).toMatchObject([
        { kind: 'verification', account: 'brokenbroken', version: 1 },
        { kind: 'verification', account: 'soundsoundso' },
      ]);
      expect(skipped).toMatchObject([{ stream: 'account-brokenbroken', version: 3 }]);
    });

    it('is skipped too if only its rows cannot be written', async () => {
      await test.seller(seller);
      await test.publishes(seller, 'brokenbroken', bike);
      await damage('listing-brokenbroken', () => '{}', 2);
      await happens(test.market, 'soundsoundso', registered('sound@example.ch'));
      const mails = sending();
      await settled();
      await mails.close();
      expect([mails.sent.at(-1), failures]).toEqual(['sound@example.ch', []]);
      expect(skipped).toMatchObject([{ stream: 'listing-brokenbroken', version: 2, type: 'listing.published' }]);
    });

    it('is sent in the end, once it is repaired and mails are opened again', async () => {
      await happens(test.market, 'brokenbroken', registered('broken@example.ch'));
      const repair = await damage('account-brokenbroken', lostLetters);
      const first = sending();
      await settled();
      await first.close();
      await repair();
      const second = sending();
      await expect.poll(() => second.sent, { interval: 20 }).toEqual(['broken@example.ch']);
      await second.close();
      expect(await test.market.skips.list()).toEqual([]);
      expect(await ledgerRows(test.market)).toMatchObject([{ kind: 'verification', state: 'sent' }]);
    });

    it('is counted once, however many subscribers skip it, and no more after its repair and a rebuild', async () => {
      const { market } = test;
      await happens(market, 'brokenbroken', registered('broken@example.ch'));
      const repair = await damage('account-brokenbroken', lostLetters);
      for (const name of ['one', 'other']) {
        const handle = () => {
          throw new Error('this fact cannot be read');
        };
        const following = follow(market.store, { name, from: 0, skips: market.skips, handle, onFailure });
        await following.caughtUpTo(await market.store.head(), 20_000);
        await following.stop();
      }
      await marketWork(market).rebuild(null);
      expect([skipped.length, await market.skips.count()]).toEqual([2, 1]);
      await repair();
      await marketWork(market).rebuild(null);
      expect([await market.skips.list(), await market.skips.count()]).toEqual([[], 0]);
    });

    it('stays recorded after its repair until its mail is sent', async () => {
      await happens(test.market, 'brokenbroken', registered('broken@example.ch'));
      const repair = await damage('account-brokenbroken', lostLetters);
      const mails = sending();
      await settled();
      await mails.close();
      await repair();
      await test.market.skips.forgetRepaired();
      expect(await test.market.skips.list()).toMatchObject([{ subscriber: 'mails' }]);
    });

    it('stops neither search nor suggestions, streams and erasures', async () => {
      const { market, folder } = test;
      await test.seller(seller);
      const search = await openSearch(market, { dataDir: folder, onFailure });
      const suggestions = openVocabulary(market, { onFailure, counting: countingHere });
      await suggestions.settled();
      const erasedThere: string[] = [];
      const erasures = await openErasures(market, { onFailure });
      erasures.onErased((account) => erasedThere.push(account));
      const reported: string[] = [];
      const hub = await openHub({
        store: market.store,
        skips: market.skips,
        sessions: { livingOf: async (ids) => new Set(ids), onEnded: () => () => undefined },
        onFailure,
        feeds: [
          {
            // Reads the journal of each fact, as the feed of conversations does.
            async eventsOf(facts) {
              for (const { stream } of facts) {
                const [name, id] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)];
                if (name === 'account') await market.commands.load({ lifecycle: accountLifecycle, id });
                reported.push(stream);
              }
              return [];
            },
            since: async () => [],
            opening: async (account) => [{ account, event: 'opened', data: {} }],
          },
        ],
      });
      await hub.open({ account: seller, session: 'session', representation: representations[0] });
      await happens(market, 'soundsoundso', registered('sound@example.ch'));
      for (const [index, change] of Object.values(test.damages).entries()) {
        // Nothing is announced: subscribers receive the fact with the next one, when it is already damaged.
        await test.raw(
          `INSERT INTO facts (stream, version, type, schema_version, at, data, meta)
            SELECT $1, version, type, schema_version, at, data, meta FROM facts WHERE stream = 'account-soundsoundso'`,
          `account-broken${index}`,
        );
        await damage(`account-broken${index}`, change);
      }
      await test.publishes(seller, 'bikebikebike', { ...bike, title: 'Rundfund' });
      await test.recordsFacts('leaverleaver', [registered('leaver@example.ch'), ...erased]);
      await search.caughtUp(undefined, 20_000);
      expect(search.port.size).toBe(1);
      await suggestions.settled();
      await expect.poll(() => erasedThere, { interval: 20 }).toEqual(['leaverleaver']);
      await expect.poll(() => reported, { interval: 20 }).toContain('account-leaverleaver');
      expect(failures).toEqual([]);
      await hub.close();
      await erasures.close();
      await suggestions.close();
      await search.close();
    });

    it('stops no start of search, be it the first, the last, or the one that a snapshot is bound to', async () => {
      const { market, folder } = test;
      await happens(market, 'firstoffirst', registered('first@example.ch'));
      await test.seller(seller);
      await test.publishes(seller, 'bikebikebike', bike);
      for (const [index, change] of Object.values(test.damages).entries()) {
        const last = `lastlast${index}`.padEnd(12, '0');
        await happens(market, last, registered(`${last}@example.ch`));
        const repairs = [await damage('account-firstoffirst', change), await damage(`account-${last}`, change)];
        for (const _start of ['without a snapshot', 'with the snapshot of the start before']) {
          const search = await openSearch(market, { dataDir: folder, onFailure });
          await search.caughtUp(undefined, 20_000);
          expect([search.port.size, failures]).toEqual([1, []]);
          await search.close();
        }
        for (const repair of repairs) await repair();
      }
    });

    it('does not stop the scheduler from ending the ads of others', async () => {
      await test.seller(seller);
      for (const listing of ['firstfirstad', 'secondsecond', 'thirdthirdad'])
        await test.publishes(seller, listing, bike);
      await test.raw(`UPDATE facts SET type = 'listing.ghost' WHERE stream = 'listing-secondsecond' AND version = 1`);
      test.market.commands.letGo('listing-secondsecond');
      now += 400 * day;
      await recordExpiry(test.market).catch(onFailure);
      const rows = await test.market.store.query({
        sql: 'SELECT id, status FROM listings ORDER BY id',
        parameters: [],
      });
      expect(rows).toEqual([
        { id: 'firstfirstad', status: 'expired' },
        { id: 'secondsecond', status: 'active' },
        { id: 'thirdthirdad', status: 'expired' },
      ]);
      expect(failures).toHaveLength(1);
    });

    it('is left out of rebuilt read models, and named', async () => {
      await test.seller(seller, 'Ana');
      await test.seller('beat', 'Beat');
      await damage(`account-${seller}`, lostLetters);
      const { facts, problems } = await rebuildReadModels(test.market);
      expect([facts, problems]).toEqual([
        2,
        [{ stream: `account-${seller}`, version: 1, message: expect.any(String) }],
      ]);
      const rows = await test.market.store.query({ sql: 'SELECT id, name FROM accounts', parameters: [] });
      expect(rows).toEqual([{ id: 'beat', name: 'Beat' }]);
    });
  });
}
