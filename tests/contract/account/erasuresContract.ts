import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { accountOf } from '#server/account/accountDesk.ts';
import { openErasures, type Erasures } from '#server/account/leaving/erasures.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import type { Market } from '#server/store/market.ts';
import { accountsOf, done, password, type TestAccounts } from '#tests/drivers/account/accounts.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

const ana = 'ana@example.ch';

/** A market as seen by two processes; on an engine for one process, the same market twice. */
export interface TwoMarkets {
  readonly one: TestMarket;
  readonly other: Market;
  close(): Promise<void>;
}

/** Contract tests of what a process knows about an account that another process has erased. */
export function describeErasures(where: string, open: (now: () => number) => Promise<TwoMarkets>): void {
  describe(`an erased account, ${where}`, () => {
    let now: number;
    let markets: TwoMarkets;
    let accounts: TestAccounts;
    let id: string;
    let erasures: Erasures;

    beforeEach(async () => {
      now = noon;
      markets = await open(() => now);
      accounts = accountsOf(markets.one.market);
      id = await accounts.joins(ana);
    });

    afterEach(async () => {
      await erasures.close();
      await markets.close();
    });

    const opened = async () => {
      erasures = await openErasures(markets.other, {
        onFailure(error) {
          throw error;
        },
      });
    };

    /** Erases the account in the first process; its key is deleted once the last mail is sent. */
    async function erased(): Promise<void> {
      const { until } = done(await requestAccountDeletion(accounts.desk, await accounts.entersAs(ana), { password }));
      now = until;
      expect(await noteErasures(markets.one.market)).toEqual([id]);
    }

    const caughtUp = async () => expect(await erasures.caughtUpTo(await markets.one.market.store.head())).toBe(true);

    it('is released at once: its journal is unreadable once its key is deleted', async () => {
      await opened();
      const { keys } = markets.other;
      expect((await accountOf({ market: markets.other }, id))?.account.email).toBe(ana);
      const reported: string[] = [];
      erasures.onErased((account) => reported.push(account));
      await erased();
      await caughtUp();
      expect(reported).toEqual([id]);
      // The key still exists, as while the account's last mail is being written.
      expect(await keys.find(id)).toBeInstanceOf(Buffer);
      await markets.one.market.keys.forget(id);
      expect(await keys.find(id)).toBeUndefined();
    });

    it('is folded from the journal each time, and not cached', async () => {
      await opened();
      await accountOf({ market: markets.other }, id);
      await erased();
      await caughtUp();
      const read = vi.spyOn(markets.other.store, 'readStream');
      for (let round = 0; round < 2; round += 1) {
        expect((await accountOf({ market: markets.other }, id))?.account).toMatchObject({
          status: 'erased',
          email: null,
        });
        expect(read).toHaveBeenLastCalledWith(`account-${id}`, 0);
      }
    });

    it('is known also to a process that starts before the key is deleted', async () => {
      await erased();
      await opened();
      expect(await markets.other.keys.find(id)).toBeInstanceOf(Buffer);
      await markets.one.market.keys.forget(id);
      expect(await markets.other.keys.find(id)).toBeUndefined();
    });
  });
}
