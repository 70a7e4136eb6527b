import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { openHub, type Hub } from '#server/streaming/hub.ts';
import type { LiveFeed } from '#server/streaming/liveFeed.ts';
import type { LiveStream } from '#server/streaming/liveStream.ts';
import { representations } from '#server/streaming/representations.ts';
import { streamLimits } from '#server/streaming/streamLimits.ts';
import type { Store, StoredFact } from '#server/store/store.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

const runs = process.env['ALLMEND_LONG'] === '1' ? 500 : 25;

const [lines] = representations;
const accounts = ['ana', 'beat'] as const;
type Account = (typeof accounts)[number];

const step = fc.oneof(
  fc.record({ does: fc.constant('append' as const), account: fc.constantFrom(...accounts) }),
  fc.record({ does: fc.constant('open' as const), account: fc.constantFrom(...accounts), at: fc.nat({ max: 1 }) }),
  fc.record({ does: fc.constant('cut' as const), account: fc.constantFrom(...accounts) }),
  fc.record({ does: fc.constant('read' as const), account: fc.constantFrom(...accounts), most: fc.nat({ max: 4 }) }),
  fc.record({ does: fc.constant('pass' as const) }),
);

/** Creates a feed that has an event for each fact, after a delay. */
function everyFact(store: Store): LiveFeed {
  const reported = ({ stream, position }: StoredFact) => ({
    account: stream.replace('favourites-', ''),
    event: 'fact',
    data: {},
    position,
  });
  return {
    async eventsOf(facts, followed) {
      await setImmediate();
      return facts.map(reported).filter(({ account }) => followed.has(account));
    },
    opening: async (account) => [{ account, event: 'begins', data: {} }],
    async since(account, after, upTo) {
      await setImmediate();
      const facts = await store.readAll(after, 1000);
      return facts
        .filter(({ position }) => position <= upTo)
        .map(reported)
        .filter((event) => event.account === account);
    },
  };
}

it(
  'a reader that is cut off and reconnects, at this process or another, misses nothing and receives nothing twice',
  { timeout: 120_000 },
  async () => {
    const test = await openTestMarket(() => noon);
    const { store, commands } = test.market;
    let saved = 0;

    const appends = (account: Account) =>
      commands.run({
        actor: account,
        streams: { favourites: { lifecycle: favouritesLifecycle, id: account } },
        decide: () => {
          saved += 1;
          const listing = `a${saved
            .toString(36)
            .padStart(11, 'a')
            .replaceAll(/[0189]/g, (digit) => 'wxyz'['0189'.indexOf(digit)]!)}`;
          return { favourites: [{ type: 'favourites.added' as const, at: noon, listing, francs: null }] };
        },
      });

    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          const begin = await store.head();
          const failures: unknown[] = [];
          const open = (): Promise<Hub> =>
            openHub({
              store,
              feeds: [everyFact(store)],
              sessions: { livingOf: async (ids) => new Set(ids), onEnded: () => () => undefined },
              limits: streamLimits,
              onFailure: (error) => failures.push(error),
            });
          const hubs = [await open(), await open()] as const;
          const readers = new Map(
            accounts.map((account) => [
              account,
              { stream: null as LiveStream | null, position: begin, received: [] as number[] },
            ]),
          );

          async function opens(account: Account, hub: Hub): Promise<void> {
            const reader = readers.get(account)!;
            if (reader.stream) return;
            const stream = await hub.open({ account, session: 's', after: reader.position, representation: lines });
            if (typeof stream === 'string') throw new Error(stream);
            reader.stream = stream;
          }
          function reads(account: Account, most = Infinity): void {
            const reader = readers.get(account)!;
            for (let count = 0; count < most; count += 1) {
              const chunk = reader.stream?.read() as Buffer | null | undefined;
              if (!chunk) return;
              for (const line of chunk.toString().trim().split('\n')) {
                const { event, position } = JSON.parse(line);
                if (event === 'fact') reader.received.push(position);
                reader.position = position;
              }
            }
          }
          function cuts(account: Account): void {
            const reader = readers.get(account)!;
            reader.stream?.destroy();
            reader.stream = null;
          }

          for (const each of steps) {
            if (each.does === 'append') await appends(each.account);
            else if (each.does === 'open') await opens(each.account, hubs[each.at as 0 | 1]);
            else if (each.does === 'cut') cuts(each.account);
            else if (each.does === 'read') reads(each.account, each.most);
            else await setImmediate();
          }
          const facts = (await store.readAll(begin, 1000)).filter(({ position }) => position > begin);
          for (const account of accounts) {
            const expected = facts.filter(({ stream }) => stream === `favourites-${account}`);
            await opens(account, hubs[0]);
            for (let turn = 0; turn < 20; turn += 1) {
              reads(account);
              await setImmediate();
            }
            expect(readers.get(account)!.received).toEqual(expected.map(({ position }) => position));
            cuts(account);
          }
          for (const hub of hubs) await hub.close();
          expect(failures).toEqual([]);
        }),
        { numRuns: runs },
      );
    } finally {
      await test.close();
    }
  },
);
