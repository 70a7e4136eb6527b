import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import { correspondentsAmong } from '#server/messaging/live/correspondents.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement, Store } from '#server/store/store.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/messaging/correspondents.ts';
import { type Listeners, openListeners } from '#tests/drivers/streaming/listeners.ts';
import type { LiveReader } from '#tests/drivers/streaming/liveReader.ts';

/** Contract tests of the stream's events about correspondents, for every engine. */
export function describeCorrespondentsStream(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`streams of correspondents, on ${engine}`, () => {
    const bike = 'bikebikebike';
    let test: TestApp;
    let people: Correspondents;
    let seller: Correspondent;
    let ana: Correspondent;
    let conversation: string;
    let listeners: Listeners;
    const listens: Listeners['listens'] = (...requested) => listeners.listens(...requested);

    beforeEach(async () => {
      test = await open(() => noon);
      people = correspondentsOf(test);
      listeners = await openListeners(test, people);
      seller = await people.joins('seller');
      ana = await people.joins('ana');
      await seller.publishes(bike);
      conversation = (await ana.writesAbout(bike, 'Hallo')).conversation.id;
    });
    afterEach(async () => {
      await listeners.leave();
      await test.close();
    });

    const happens = (who: Correspondent, ...facts: readonly AccountFact[]) =>
      test.market.commands.run({
        actor: who.id,
        streams: { account: { lifecycle: accountLifecycle, id: who.id } },
        decide: () => ({ account: facts }),
      });
    /** The journal position of an account's last fact. */
    const lastOf = async ({ id }: Correspondent) => {
      const streams = [streamOf(accountLifecycle, id), streamOf(messagingLifecycle, id)];
      const facts = await Promise.all(streams.map((stream) => test.market.store.readStream(stream)));
      return Math.max(...facts.flat().map(({ position }) => position));
    };
    /** Logs an account out, and resolves to the names of all events that its stream has received until then. */
    async function allReceived(who: Correspondent, reader: LiveReader): Promise<readonly (string | undefined)[]> {
      await who.browser.post('/api/v10/account/logout.json', {});
      await reader.end();
      return reader.received.map(({ event }) => event);
    }

    describe.each(['buyer', 'seller'] as const)('of the %s', (side) => {
      it.each<readonly [string, (who: Correspondent) => Promise<unknown>, object, readonly AccountFact[]]>([
        ['is away', (who) => who.sets('goAway(until: "2026-08-01")'), { other: { awayUntil: expect.any(String) } }, []],
        [
          'has another name',
          (who) => happens(who, { type: 'account.profileChanged', at: noon, name: 'Vreni' }),
          { other: { name: 'Vreni' } },
          [],
        ],
        [
          'is blocked by the market',
          (who) => happens(who, { type: 'account.blocked', at: noon, reason: 'Spam' }),
          { closed: { code: 'conversation.unavailable' }, may: [] },
          [],
        ],
        [
          'has hidden the account',
          (who) => happens(who, { type: 'account.deactivated', at: noon }),
          { closed: { code: 'conversation.unavailable' }, may: [] },
          [],
        ],
        [
          'has another picture',
          (who) => happens(who, { type: 'account.profileChanged', at: noon, picture: 'a'.repeat(32) }),
          { closed: null },
          [],
        ],
        [
          'is no longer blocked by the market',
          (who) => happens(who, { type: 'account.unblocked', at: noon }),
          { closed: null },
          [{ type: 'account.blocked', at: noon, reason: 'Spam' }],
        ],
        [
          'shows the account again',
          (who) => happens(who, { type: 'account.reactivated', at: noon }),
          { closed: null },
          [{ type: 'account.deactivated', at: noon }],
        ],
      ])(
        'report that the other %s, immediately and once, and only to their correspondents',
        async (_, changes, seen, before) => {
          const [who, other] = side === 'buyer' ? [ana, seller] : [seller, ana];
          const beat = await people.joins('beat');
          await happens(other, ...before);
          const [reader, strangers] = [await listens(who), await listens(beat)];
          await changes(other);
          expect((await reader.nextOf('correspondents')).data).toEqual({});
          expect(reader.position).toBe(await lastOf(other));
          expect(await who.conversation(conversation)).toMatchObject(seen);
          expect(await allReceived(who, reader)).toEqual(['merge', 'correspondents', 'ended']);
          expect(await allReceived(beat, strangers)).toEqual(['merge', 'ended']);
        },
      );
    });

    it('report no change that conversations do not show', async () => {
      const hers = await listens(ana);
      await happens(seller, { type: 'account.profileChanged', at: noon, phone: '+41791234567' });
      await seller.sets('stopMessageMails');
      await seller.sends(conversation, 'Ja');
      expect((await hers.nextOf('conversation')).data).toMatchObject({ what: 'entry' });
      expect(hers.received.map(({ event }) => event)).not.toContain('correspondents');
    });

    it("report a user's own changes to the user's other devices, in one event each", async () => {
      const his = await listens(seller);
      await seller.sets('goAway(until: "2026-08-01")');
      expect((await his.nextOf('conversation')).data).toEqual({ what: 'everything' });
      expect(await allReceived(seller, his)).not.toContain('correspondents');
    });

    it('report missed changes of correspondents once after a reconnect, also after very many facts', async () => {
      const beat = await people.joins('beat');
      await beat.writesAbout(bike, 'Ciao');
      const beats = await listens(beat);
      /**
       * Waits until the server has processed this position: the seller's other correspondent, whose stream stays open,
       * has the event.
       */
      const isReported = async (position: number) => {
        while (beats.position! < position) await beats.next();
      };
      const hers = await listens(ana);
      await hers.nextOf('merge');
      await hers.leave();
      await seller.sets('goAway(until: "2026-08-01")');
      await happens(seller, { type: 'account.blocked', at: noon, reason: 'Spam' });
      const last = await lastOf(seller);
      await isReported(last);
      const again = await listens(ana, hers.position);
      await again.nextOf('correspondents');
      expect(again.position).toBe(last);
      await again.leave();
      const turns = Array.from({ length: 502 }, (_, turn) => turn % 2 === 0);
      await test.market.commands.run({
        actor: seller.id,
        streams: { messaging: { lifecycle: messagingLifecycle, id: seller.id } },
        decide: () => ({
          messaging: turns.map((isEven): MessagingFact =>
            isEven
              ? { type: 'messaging.cameBack', at: noon }
              : { type: 'messaging.wentAway', at: noon, until: noon + 1 },
          ),
        }),
      });
      await isReported(await lastOf(seller));
      const late = await listens(ana, last);
      await late.nextOf('correspondents');
      expect(late.position).toBeGreaterThan(last);
    });

    it('report a user with very many conversations to all listeners among the correspondents, and read no other rows', async () => {
      const store: Store = {
        ...test.market.store,
        query: async <Row>(statement: Statement) => {
          const rows = await test.market.store.query<Row>(statement);
          expect(rows.length).toBeLessThanOrEqual(1001);
          return rows;
        },
      };
      const party = (turn: number, account: string, side: 'buyer' | 'seller') =>
        compiled(
          test.market.sql.insertInto('conversation_parties').values({
            conversation: `many${turn}`,
            account,
            side,
            listing: bike,
            read_up_to: 0,
            unread: 0,
            archived: 0,
            muted: 0,
            last_entry: 0,
            last_at: noon,
          }),
        );
      const turns = Array.from({ length: 1200 }, (_, turn) => turn);
      await test.market.store.write(
        turns.flatMap((turn) => [party(turn, seller.id, 'seller'), party(turn, `buyer${turn}`, 'buyer')]),
      );
      const among = async (accounts: readonly string[], listening: readonly string[]) => {
        const found = await correspondentsAmong({ sql: test.market.sql, store }, accounts, new Set(listening));
        return found.map(({ account, other }) => `${account} ${other}`).toSorted();
      };
      expect(await among([seller.id, 'buyer1'], ['buyer7', ana.id, 'nobody'])).toEqual(
        [`buyer7 ${seller.id}`, `${ana.id} ${seller.id}`].toSorted(),
      );
      expect(await among(['buyer1'], [seller.id, ana.id])).toEqual([`${seller.id} buyer1`]);
      expect(await among([], [ana.id])).toEqual([]);
    });
  });
}
