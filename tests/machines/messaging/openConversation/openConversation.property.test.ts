import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { refreshEvery } from '#machines/messaging/delays.ts';
import { conversationExample, entryExample, ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { OpenConversationEvent } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  ConversationRequest,
  OlderEntriesRequest,
} from '#machines/messaging/openConversation/openConversationSetup.ts';
import { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import type { FetchedConversation, ShownEntry } from '#machines/messaging/openConversation/shownConversation.ts';

// An open conversation, whatever failures the connection has, shows all messages since its beginning.

/** The number of entries that the server returns in one response. */
const page = 3;

const doings = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('other writes' as const), entries: fc.integer({ min: 1, max: 8 }) }),
    // The user’s own message is sent by the outbox, which may be online while queries fail.
    fc.record({ does: fc.constant('own is taken' as const) }),
    fc.record({ does: fc.constant('hears' as const) }),
    fc.record({ does: fc.constant('asks for older' as const) }),
    fc.record({ does: fc.constant('waits' as const) }),
    fc.record({ does: fc.constant('line' as const), isThere: fc.boolean() }),
    fc.record({ does: fc.constant('is answered' as const) }),
  ),
  { minLength: 1, maxLength: 20 },
);

/** The conversation on the server. Numbers are those of facts, of which not all are entries. */
function openServer() {
  const log: ShownEntry[] = [];
  const add = (entryOf: typeof entryExample) => {
    const entry = entryOf((log.at(-1)?.number ?? 1) + 1 + (log.length % 2));
    log.push(entry);
    return entry;
  };
  const before = (number: number) => log.filter((entry) => entry.number < number);
  return {
    log,
    otherWrites: () => add(entryExample),
    ownWasAccepted: () => add(ownEntryExample),
    conversation({ after }: ConversationRequest): FetchedConversation {
      const last = log.slice(-page);
      const missed = after === null ? [] : before(last[0]!.number).filter(({ number }) => number > after);
      return { conversation: conversationExample(), entries: [...missed, ...last], hasOlder: log.length > page };
    },
    older({ before: number }: OlderEntriesRequest) {
      const all = before(number);
      return { entries: all.slice(-page), hasOlder: all.length > page };
    },
  };
}

/** Waits until nothing is pending except timers. */
const settles = async () => {
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
};

const numbersOf = (entries: readonly ShownEntry[]) => entries.map(({ number }) => number);

describe('an open conversation', () => {
  it('misses nothing after its beginning, whatever is sent while the connection is down', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), doings, async (begun, happened) => {
        const server = openServer();
        for (let written = 0; written < begun; written += 1) server.otherWrites();
        let isThere = true;
        /** Answers a moment later with the current value, unless the connection is down. */
        const answered = async <AnsweredValue>(reported: AnsweredValue): Promise<AnsweredValue> => {
          if (!isThere) throw new Error('No line');
          await setImmediate();
          return reported;
        };
        const clock = new SimulatedClock();
        const flow = createActor(
          openConversationMachine.provide({
            actors: {
              fetchingConversation: fromPromise<FetchedConversation | null, ConversationRequest>(({ input }) =>
                answered(server.conversation(input)),
              ),
              fetchingOlder: fromPromise<Omit<FetchedConversation, 'conversation'>, OlderEntriesRequest>(({ input }) =>
                answered(server.older(input)),
              ),
              listening: fromCallback<OpenConversationEvent, { readonly id: string }>(() => {}),
            },
          }),
          { clock, input: { id: 'conversationa' } },
        ).start();
        await settles();

        const isWhole = () => {
          const { entries, fetchedUpTo } = flow.getSnapshot().context;
          const there = numbersOf(server.log).filter((number) => number >= entries[0]!.number && number <= fetchedUpTo);
          expect(numbersOf(entries).filter((number) => number <= fetchedUpTo)).toEqual(there);
        };
        for (const doing of happened) {
          if (doing.does === 'other writes') {
            for (let written = 0; written < doing.entries; written += 1) server.otherWrites();
          } else if (doing.does === 'own is taken')
            flow.send({ type: 'entry.accepted', entry: server.ownWasAccepted() });
          else if (doing.does === 'hears') flow.send({ type: 'change.received' });
          else if (doing.does === 'asks for older') flow.send({ type: 'older.requested' });
          else if (doing.does === 'waits') clock.increment(refreshEvery);
          else if (doing.does === 'line') ({ isThere } = doing);
          else await settles();
          isWhole();
        }

        // At the end the connection is back, and the page is notified of a change.
        isThere = true;
        await settles();
        flow.send({ type: 'change.received' });
        await settles();
        const { entries } = flow.getSnapshot().context;
        const since = server.log.filter(({ number }) => number >= entries[0]!.number);
        expect(numbersOf(entries)).toEqual(numbersOf(since));
        expect(flow.getSnapshot().context.fetchedUpTo).toBe(server.log.at(-1)!.number);
        flow.stop();
      }),
      { numRuns: process.env['ALLMEND_LONG'] === '1' ? 5_000 : 200 },
    );
  });
});
