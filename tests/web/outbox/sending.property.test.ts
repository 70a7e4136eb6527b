import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { firstWait, mostDoublings } from '#machines/outbox/limits.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import { outboxMachine, type OutboxReading } from '#machines/outbox/outboxMachine.ts';
import { openOutboxStore, type OutboxStore } from '#web/outbox/outboxStore.ts';
import { sendNext, type SendOutcome } from '#web/outbox/sending.ts';

// Each command takes effect once, and those of a subject in their order, whatever failures connection and tabs have.

/** A simulated market: it deduplicates commands by their ids, and refuses some. */
function openMarket() {
  const effects: string[] = [];
  const known = new Map<string, SendOutcome>();
  return {
    effects,
    receives({ id, payload }: OutboxCommand): SendOutcome {
      const before = known.get(id);
      if (before) return before;
      const isRefused = (JSON.parse(payload) as { readonly isRefused: boolean }).isRefused;
      const outcome: SendOutcome = isRefused ? { kind: 'refused', code: 'limit-exceeded' } : { kind: 'sent' };
      if (!isRefused) effects.push(id);
      known.set(id, outcome);
      return outcome;
    },
  };
}

/** Simulated locks of a browser, which are released when their tab is closed. */
function openLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

type Line = 'there' | 'too early' | 'dead before' | 'dead after' | 'closed before' | 'closed after';

const doings = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant('enqueues' as const),
        tab: fc.nat({ max: 1 }),
        subject: fc.constantFrom('bike', 'lamp'),
        isRefused: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('line' as const),
        is: fc.constantFrom<Line>('there', 'too early', 'dead before', 'dead after', 'closed before', 'closed after'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('waits' as const) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('reopens' as const), tab: fc.nat({ max: 1 }) }) },
  ),
  { minLength: 1, maxLength: 16 },
);

const longestWait = firstWait * 2 ** mostDoublings;

/** Waits until nothing is pending except the connection. */
const settles = async () => {
  for (let turn = 0; turn < 40; turn += 1) await setImmediate();
};

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: openLocks(), configurable: true });
});

describe('the outbox of a browser', () => {
  it('applies each command once and in order, for any failures of connection and tabs', async () => {
    await fc.assert(
      fc.asyncProperty(doings, async (happened) => {
        globalThis.indexedDB = new IDBFactory();
        const market = openMarket();
        const clock = new SimulatedClock();
        const requested: { readonly id: string; readonly subject: string; readonly isRefused: boolean }[] = [];
        let line: Line = 'there';
        let onItsWay = 0;
        let mostAtOnce = 0;

        const openTab = async () => {
          const store: OutboxStore = await openOutboxStore();
          let isOpen = true;
          const gone = new Promise<never>(() => {});
          const sends = async (command: OutboxCommand): Promise<SendOutcome> => {
            if (line === 'too early') return { kind: 'putOff' };
            if (line === 'dead before') return { kind: 'unreached' };
            if (line === 'closed before') return close();
            onItsWay += 1;
            mostAtOnce = Math.max(mostAtOnce, onItsWay);
            await setImmediate();
            onItsWay -= 1;
            const outcome = market.receives(command);
            if (line === 'dead after') return { kind: 'unreached' };
            return line === 'closed after' ? close() : outcome;
          };
          /** Closes the tab at this moment: its lock is released, and its work ends. */
          const close = (): never => {
            isOpen = false;
            line = 'there';
            flow.stop();
            throw new Error('The tab is closed');
          };
          const senders = { change: sends };
          const flow = createActor(
            outboxMachine.provide({
              actors: {
                reading: fromPromise<OutboxReading, { readonly account: string }>(async ({ input }) => ({
                  commands: await store.of(input.account),
                  isDurable: true,
                })),
                sending: fromPromise(({ input }: { input: { readonly account: string } }) =>
                  sendNext(input.account, { store, senders, here: () => 'vreni', onSent: () => {} }).then((outcome) =>
                    isOpen ? outcome : gone,
                  ),
                ),
              },
              actions: { notifyTabs: () => tabs.forEach((tab) => tab?.hears()) },
            }),
            { clock },
          ).start();
          flow.send({ type: 'account.reported', account: 'vreni' });
          return {
            store,
            isOpen: () => isOpen,
            hears: () => isOpen && flow.send({ type: 'queue.changed' }),
            restored: () => isOpen && flow.send({ type: 'connection.restored' }),
            close() {
              isOpen = false;
              flow.stop();
            },
          };
        };
        const tabs: (Awaited<ReturnType<typeof openTab>> | undefined)[] = [await openTab(), await openTab()];
        const tab = async (index: number) => {
          if (!tabs[index]?.isOpen()) tabs[index] = await openTab();
          return tabs[index];
        };

        for (const doing of happened) {
          if (doing.does === 'enqueues') {
            const { subject, isRefused } = doing;
            const id = `change-${String(requested.length).padStart(8, '0')}`;
            const { store } = await tab(doing.tab);
            await store.append({
              id,
              account: 'vreni',
              subject,
              kind: 'change',
              payload: JSON.stringify({ isRefused }),
              at: 1,
              refused: null,
              about: null,
              problem: null,
            });
            requested.push({ id, subject, isRefused });
            for (const each of tabs) each?.hears();
          } else if (doing.does === 'line') {
            line = doing.is;
          } else if (doing.does === 'reopens') {
            tabs[doing.tab]?.close();
            await tab(doing.tab);
          } else {
            clock.increment(longestWait);
          }
          await settles();
        }

        // At the end the connection is back, and the user returns to the tabs.
        line = 'there';
        for (const index of [0, 1]) (await tab(index)).restored();
        await settles();

        const left = await tabs[0]!.store.of('vreni');
        // A refused command blocks the later ones of its subject; all other commands have been sent.
        const expected = requested.filter(
          ({ subject, isRefused }, index) =>
            !isRefused && !requested.slice(0, index).some((before) => before.subject === subject && before.isRefused),
        );
        expect(market.effects.toSorted()).toEqual(expected.map(({ id }) => id));
        for (const about of ['bike', 'lamp']) {
          const ofIt = (id: string) => requested.find((each) => each.id === id)!.subject === about;
          expect(market.effects.filter(ofIt), 'in order').toEqual(market.effects.filter(ofIt).toSorted());
        }
        expect(mostAtOnce, 'one tab sends at a time').toBeLessThanOrEqual(1);
        const unsent = requested.filter((each) => !expected.includes(each));
        expect(
          left.map(({ id }) => id),
          'nothing is lost',
        ).toEqual(unsent.map(({ id }) => id));
        for (const each of tabs) each?.close();
      }),
      { numRuns: process.env['ALLMEND_LONG'] === '1' ? 1_000 : 60 },
    );
  });
});
