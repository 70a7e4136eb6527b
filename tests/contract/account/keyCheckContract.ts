import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { marketPerson } from '#server/account/keys/marketSecrets.ts';
import { compiled } from '#server/store/sql.ts';
import type { MarketOptions } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import { erased } from '#tests/machines/account/lifecycle/accountHistory.ts';

/** The place of a market's journal and keys, which operators back up and restore separately. */
export interface KeyPlace {
  open(options?: MarketOptions & { readonly acceptLostKeys?: number }): Promise<Market>;
  openReadOnly(): Promise<Market>;
  /** Copies the keys, as a backup does. */
  backUpKeys(): Promise<void>;
  restoreKeys(): Promise<void>;
  removeKeys(): Promise<void>;
  /** Replaces the keys with those of another market. */
  useKeysOf(other: KeyPlace): Promise<void>;
  /** Whether any keys are present. A failed attempt to open a market must not create new ones. */
  hasKeys(): Promise<boolean>;
  drop(): Promise<void>;
}

/** Contract tests for every engine: a market does not open with the keys of another. */
export function describeKeyCheck(engine: string, makePlace: () => Promise<KeyPlace>): void {
  describe(`the keys of a market on ${engine}`, () => {
    let place: KeyPlace;
    const others: KeyPlace[] = [];

    beforeEach(async () => {
      place = await makePlace();
    });
    afterEach(async () => {
      for (const each of [place, ...others.splice(0)]) await each.drop();
    });

    const joins = (at: KeyPlace, ...emails: readonly string[]) => joinAt(noon, at, emails);

    async function joinAt(now: number, at: KeyPlace, emails: readonly string[]): Promise<readonly string[]> {
      return using(at.open({ clock: () => now }), async (market) => {
        const ids: string[] = [];
        for (const email of emails) ids.push(await accountsOf(market).joins(email));
        return ids;
      });
    }

    async function joinedElsewhere(): Promise<KeyPlace> {
      const other = await makePlace();
      others.push(other);
      await joins(other, 'eva@example.ch');
      return other;
    }

    /** Replaces the keys of these accounts with other bytes. */
    async function replaceKeys(ids: readonly string[]): Promise<void> {
      await using(place.open(), async ({ keys }) => {
        for (const id of ids) {
          await keys.forget(id);
          await keys.keyFor(id);
        }
      });
    }

    /** Deletes the check value of the keys: the market is then like one from before check values existed. */
    async function forgetCheckValue(): Promise<void> {
      await using(place.open(), (market) => market.store.write([compiled(market.sql.deleteFrom('key_check'))]));
    }

    const checkValues = (market: Market) =>
      market.store.query(compiled(market.sql.selectFrom('key_check').selectAll()));
    const refusal = (opened: Promise<Market>) =>
      opened.then(
        async (market) => {
          await market.close();
          throw new Error('the market was opened');
        },
        (error: Error) => error,
      );

    it('let a new market open again', async () => {
      await using(place.open(), async (market) => expect(await checkValues(market)).toHaveLength(1));
      await joins(place, 'ana@example.ch');
      await using(place.open(), async (market) => expect(await checkValues(market)).toHaveLength(1));
    });

    it('let a market from before the check open, and get their check value then', async () => {
      await joins(place, 'ana@example.ch');
      await forgetCheckValue();
      await using(place.open(), async (market) => expect(await checkValues(market)).toHaveLength(1));
    });

    it('are reported as missing when they are deleted, and no new ones are created', async () => {
      await joins(place, 'ana@example.ch');
      await place.backUpKeys();
      await place.removeKeys();
      const wrongNumber = () => place.open({ acceptLostKeys: 7 });
      for (const open of [() => place.open(), () => place.openReadOnly(), wrongNumber]) {
        expect(await refusal(open())).toMatchObject({
          name: 'WrongKeys',
          message: expect.stringMatching(/keys are missing.*Put the right .* back.*start again/su) as string,
        });
        expect(await place.hasKeys()).toBe(false);
      }
      await place.restoreKeys();
      await using(place.open(), async (market) => expect(await checkValues(market)).toHaveLength(1));
    });

    it.each(['with', 'without'])('are refused when they are those of another market, %s a check value', async (how) => {
      await joins(place, 'ana@example.ch');
      if (how === 'without') await forgetCheckValue();
      await place.useKeysOf(await joinedElsewhere());
      for (const open of [() => place.open(), () => place.openReadOnly()]) {
        expect(await refusal(open())).toMatchObject({
          name: 'WrongKeys',
          message: expect.stringMatching(/belongs? to another market.*Put the right .* back.*start again/su) as string,
        });
      }
    });

    it('are refused when another market created them for accounts with the same ids', async () => {
      const other = await makePlace();
      others.push(other);
      for (const at of [place, other]) {
        await using(at.open({ clock: () => noon }), (market) =>
          market.commands.run({
            actor: 'test',
            streams: { account: { lifecycle: accountLifecycle, id: 'ana' } },
            decide: ({ account: { account } }) => ({
              account: importSeller(account, { name: 'Ana', sellerKind: 'private', source: 'test', at: noon }),
            }),
          }),
        );
      }
      await forgetCheckValue();
      await place.useKeysOf(other);
      expect(await refusal(place.open())).toMatchObject({
        name: 'WrongKeys',
        message: expect.stringMatching(/belongs? to another market/u) as string,
      });
    });

    it('are refused when those of all accounts have other bytes, with the right key of the market', async () => {
      await replaceKeys(await joins(place, 'ana@example.ch', 'beat@example.ch'));
      for (const open of [() => place.open(), () => place.openReadOnly()]) {
        expect(await refusal(open())).toMatchObject({
          name: 'WrongKeys',
          message: expect.stringMatching(/keys of accounts .* are not those of the journal.*Put the right/su) as string,
        });
      }
    });

    it('are refused when those of the newest twenty accounts have other bytes', async () => {
      await joins(place, 'old@example.ch');
      const emails = Array.from({ length: 20 }, (_, number) => `new${number}@example.ch`);
      await replaceKeys(await joinAt(noon + 1, place, emails));
      expect((await refusal(place.open())).message).toMatch(/keys of accounts .* are not those of the journal/u);
    });

    it('belong to the market although they do not open the facts of one account', async () => {
      const [first] = [...(await joins(place, 'ana@example.ch', 'beat@example.ch'))].toSorted();
      await replaceKeys([first!]);
      await using(place.open(), async () => undefined);
      await forgetCheckValue();
      await using(place.open(), async (market) => expect(await checkValues(market)).toHaveLength(1));
    });

    it('may be those of another market while the journal is empty', async () => {
      await using(place.open(), async () => undefined);
      await place.useKeysOf(await joinedElsewhere());
      await joins(place, 'ana@example.ch');
      await using(place.open(), async (market) => expect(await checkValues(market)).toHaveLength(1));
    });

    it('are refused when they are older than the journal, with the number of accounts that cannot be read', async () => {
      await joins(place, 'ana@example.ch');
      await place.backUpKeys();
      await joins(place, 'beat@example.ch', 'carl@example.ch');
      await place.restoreKeys();
      expect(await refusal(place.open())).toMatchObject({
        name: 'WrongKeys',
        message: expect.stringMatching(/lacks? the keys of 2 of 3 accounts.*ACCEPT_LOST_KEYS=2/su) as string,
      });
      // A read-only command opens the market despite the wrong keys, and changes nothing.
      await using(place.openReadOnly(), async (market) => expect(await checkValues(market)).toHaveLength(1));
    });

    it('may be accepted as lost by their number, once and for those accounts alone', async () => {
      await joins(place, 'ana@example.ch');
      await place.backUpKeys();
      await joins(place, 'beat@example.ch', 'carl@example.ch');
      await place.restoreKeys();
      expect((await refusal(place.open())).message).not.toContain('is set');
      expect((await refusal(place.open({ acceptLostKeys: 1 }))).message).toMatch(
        /ACCEPT_LOST_KEYS is set to 1, but it must be 2\. Only if .* with ACCEPT_LOST_KEYS=2 the server starts/u,
      );
      await using(place.open({ acceptLostKeys: 2 }), async () => undefined);
      await joins(place, 'dora@example.ch');
      await using(place.open(), async () => undefined);
      await place.restoreKeys();
      expect((await refusal(place.open())).message).toMatch(/lacks? the keys of 1 of 4 accounts/u);
    });

    it('may be accepted as lost altogether', async () => {
      await joins(place, 'ana@example.ch');
      await place.removeKeys();
      expect((await refusal(place.open())).message).toMatch(
        /ACCEPT_LOST_KEYS=1 .* this account can never be read again, and no one can log in/u,
      );
      await using(place.open({ acceptLostKeys: 1 }), async () => undefined);
      await joins(place, 'ana@example.ch');
    });

    it('are refused when only the one of the market is lost, with what that means for logins', async () => {
      await joins(place, 'ana@example.ch');
      await using(place.open(), (market) => market.keys.forget(marketPerson));
      const { message } = await refusal(place.open());
      expect(message).toMatch(/The key of the market itself is missing.*and the keys of 0 of 1 account\. /su);
      expect(message).toMatch(
        /ACCEPT_LOST_KEYS=0 the server starts, and no one can log in to an account of today again\.$/u,
      );
      await using(place.open({ acceptLostKeys: 0 }), async () => undefined);
    });

    it('of accounts that were erased are not missed', async () => {
      const [id] = await joins(place, 'ana@example.ch', 'beat@example.ch');
      await using(place.open({ clock: () => noon }), async (market) => {
        await market.commands.run({
          actor: 'test',
          streams: { account: { lifecycle: accountLifecycle, id: id! } },
          decide: () => ({ account: erased }),
        });
        await market.keys.forget(id!);
      });
      await using(place.open(), async (market) => expect(await checkValues(market)).toHaveLength(1));
    });
  });
}

async function using<T>(opening: Promise<Market>, work: (market: Market) => Promise<T>): Promise<T> {
  const market = await opening;
  try {
    return await work(market);
  } finally {
    await market.close();
  }
}
