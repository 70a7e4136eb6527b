import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, createActor, fromCallback, SimulatedClock } from 'xstate';
import { retryAfterError, retryAfterRefusal, streamIdle, tabPatience } from '#machines/streaming/delays.ts';
import type { StreamEvent, TabMessage } from '#machines/streaming/streamEvents.ts';
import type { StreamLine } from '#machines/streaming/streamLine.ts';
import type { TabsCommand } from '#machines/streaming/streamSetup.ts';
import { streamMachine } from '#machines/streaming/streamMachine.ts';

const second = 1000;
const begins = (position: number): StreamLine => ({ event: 'merge', position, data: {} });
const saved = (position: number): StreamLine => ({ event: 'favourites', position, data: {} });
const count = (unread: number): StreamLine => ({ event: 'merge', data: { unread } });

/** The stream of a tab, with a server and other tabs that the test controls. */
function openTab(clock = new SimulatedClock()) {
  const requested: (number | null)[] = [];
  const aborted: (number | null)[] = [];
  const passed: TabsCommand[] = [];
  const reported: (StreamLine | 'began')[] = [];
  const unsupported: unknown[] = [];
  const logic = streamMachine.provide({
    actors: {
      tabs: fromCallback<TabsCommand, { readonly account: string }>(({ receive }) => {
        receive((command) => passed.push(command));
      }),
      requesting: fromCallback<StreamEvent, { readonly position: number | null }>(({ input }) => {
        requested.push(input.position);
        return () => void aborted.push(input.position);
      }),
    },
  });
  const tab: Actor<typeof logic> = createActor(logic, { clock });
  tab.on('received', ({ line }) => reported.push(line));
  tab.on('began', () => reported.push('began'));
  tab.on('unsupported', (one) => unsupported.push(one));
  tab.start();
  tab.send({ type: 'account.reported', publicAccountId: 'vreni' });
  return {
    tab,
    clock,
    requested,
    aborted,
    passed,
    reported,
    unsupported,
    receives: (line: StreamLine) => tab.send({ type: 'line.received', line }),
    fails: () => tab.send({ type: 'stream.failed', error: 'Failed to fetch' }),
    refuses: (status = 503) => tab.send({ type: 'stream.refused', status }),
    isIn: (state: 'connecting' | 'open') =>
      tab.getSnapshot().matches({ somebody: { sharing: { leading: { requesting: state } } } }),
  };
}

type Tab = ReturnType<typeof openTab>;

describe('a tab that has the stream', () => {
  let leading: Tab;

  beforeEach(() => {
    leading = openTab();
    leading.tab.send({ type: 'turn.acquired' });
  });

  /** The delay until the next request, in seconds. */
  function waits(): number {
    const before = leading.requested.length;
    for (let seconds = 1; seconds <= 200; seconds += 1) {
      leading.clock.increment(second);
      if (leading.requested.length > before) return seconds;
    }
    throw new Error('It does not ask again');
  }

  it('waits 2 s times 2 to the power of attempt after a non-ok response, 120 s at most [NETWORK-5] [NETWORK-7] [NETWORK-9]', () => {
    const waited = Array.from({ length: 9 }, () => {
      leading.refuses();
      return waits();
    });
    expect(waited).toEqual([4, 8, 16, 32, 64, 120, 120, 120, 120]);
  });

  it('waits 2 s times attempt after other errors, 120 s at most [NETWORK-5] [NETWORK-8] [NETWORK-9]', () => {
    const waited = Array.from({ length: 63 }, () => {
      leading.fails();
      return waits();
    });
    expect(waited.slice(0, 5)).toEqual([2, 4, 6, 8, 10]);
    expect(waited.slice(57)).toEqual([116, 118, 120, 120, 120, 120]);
  });

  it('counts attempts of both kinds together, and from one after the first line', () => {
    leading.fails();
    expect(waits()).toBe(2);
    leading.refuses();
    expect(waits()).toBe(8);
    leading.fails();
    expect(waits()).toBe(6);
    leading.receives(begins(5));
    leading.fails();
    expect(waits()).toBe(2);
  });

  it('has deterministic delays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (attempt) => {
        expect(retryAfterRefusal(attempt)).toBe(attempt < 6 ? 2000 * 2 ** attempt : 120_000);
        expect(retryAfterError(attempt)).toBe(attempt < 60 ? 2000 * attempt : 120_000);
      }),
    );
  });

  it('is closed with its error after a silence of exactly 60 s [NETWORK-10]', () => {
    leading.receives(begins(5));
    for (let sounds = 0; sounds < 5; sounds += 1) {
      leading.clock.increment(59_999);
      expect(leading.isIn('open')).toBe(true);
      if (sounds % 2 === 0) leading.tab.send({ type: 'sound.received' });
      else leading.receives(saved(6 + sounds));
    }
    leading.clock.increment(59_999);
    expect(leading.aborted).toEqual([]);
    leading.clock.increment(1);
    expect(leading.isIn('open')).toBe(false);
    expect(leading.aborted).toEqual([null]);
    expect(leading.tab.getSnapshot().context.error).toBe('Stream closed unexpectedly');
    // Silence counts as an error: the next request follows after 2 s.
    expect(waits()).toBe(2);
  });

  it('aborts an answer without data for 60 s [NETWORK-10]', () => {
    leading.clock.increment(60_000);
    expect(leading.tab.getSnapshot().context.error).toBe('Stream closed unexpectedly');
  });

  it('resumes after the last position, repeats no event, and repeats counts each time', () => {
    leading.receives(begins(5));
    leading.receives(saved(7));
    leading.receives(saved(7));
    leading.receives(saved(6));
    leading.receives(count(2));
    leading.fails();
    leading.clock.increment(2 * second);
    expect(leading.requested).toEqual([null, 7]);
    leading.receives(begins(7));
    leading.receives(saved(8));
    expect(leading.reported).toEqual(['began', begins(5), saved(7), count(2), begins(7), saved(8)]);
  });

  it('reports possibly outdated data when a stream does not resume at its position', () => {
    leading.receives(begins(9));
    leading.fails();
    leading.clock.increment(2 * second);
    leading.receives(begins(3));
    leading.receives(saved(4));
    expect(leading.reported).toEqual(['began', begins(9), 'began', begins(3), saved(4)]);
  });

  it('stops when it is aborted, waits for nothing more, and resumes at its position [NETWORK-6]', () => {
    leading.receives(begins(5));
    leading.tab.send({ type: 'page.left' });
    expect(leading.aborted).toEqual([null]);
    leading.clock.increment(1000 * second);
    expect(leading.requested).toEqual([null]);
    leading.tab.send({ type: 'page.restored' });
    leading.tab.send({ type: 'turn.acquired' });
    expect(leading.requested).toEqual([null, 5]);
  });

  it('stops with the session, and forgets its account', () => {
    leading.receives(begins(5));
    leading.tab.send({ type: 'account.reported', publicAccountId: null });
    expect(leading.aborted).toEqual([null]);
    leading.tab.send({ type: 'account.reported', publicAccountId: 'beat' });
    leading.tab.send({ type: 'turn.acquired' });
    expect(leading.requested).toEqual([null, null]);
  });

  it.each([401, 403])('does not reconnect after %i', (status) => {
    leading.refuses(status);
    leading.clock.increment(1000 * second);
    leading.tab.send({ type: 'person.returned' });
    expect(leading.requested).toEqual([null]);
  });

  it('reconnects at once when the user returns, and only then after it was displaced', () => {
    leading.fails();
    leading.tab.send({ type: 'person.returned' });
    expect(leading.requested).toHaveLength(2);
    leading.tab.send({ type: 'stream.displaced' });
    leading.clock.increment(1000 * second);
    expect(leading.requested).toHaveLength(2);
    leading.tab.send({ type: 'person.returned' });
    expect(leading.requested).toHaveLength(3);
  });

  it('stays idle in a browser without streams [NETWORK-11]', () => {
    leading.tab.send({ type: 'stream.unsupported', error: 'This browser reads no streams' });
    leading.clock.increment(1000 * second);
    expect(leading.requested).toEqual([null]);
    expect(leading.unsupported).toHaveLength(1);
    expect(leading.tab.getSnapshot().context.error).toBe('This browser reads no streams');
  });

  it('broadcasts its events, and reports the current state', () => {
    leading.receives(begins(5));
    leading.receives(saved(6));
    leading.receives(count(3));
    leading.tab.send({ type: 'sound.received' });
    leading.tab.send({ type: 'tab.requested' });
    expect(leading.passed.map((command) => command.type === 'tabs.tell' && command.message)).toEqual([
      { type: 'state.received', line: begins(5), position: 5, isAnew: true },
      { type: 'line.reported', line: saved(6) },
      { type: 'line.reported', line: count(3) },
      { type: 'sound.reported' },
      { type: 'state.received', line: count(3), position: 6, isAnew: false },
    ]);
  });
});

describe('a tab that receives another tab’s stream', () => {
  it('opens no stream, and passes the received events on', () => {
    const { tab, requested, reported } = openTab();
    tab.send({ type: 'turn.awaited' });
    tab.send({ type: 'state.received', line: count(2), position: 6, isAnew: false });
    tab.send({ type: 'line.reported', line: saved(6) });
    tab.send({ type: 'line.reported', line: saved(7) });
    expect([requested, reported]).toEqual([[], ['began', count(2), saved(7)]]);
  });

  it('resumes after the last position of any tab, once it has the turn', () => {
    const { tab, requested, reported, receives } = openTab();
    tab.send({ type: 'turn.awaited' });
    tab.send({ type: 'line.reported', line: saved(7) });
    tab.send({ type: 'turn.acquired' });
    expect(requested).toEqual([7]);
    receives(begins(7));
    receives(saved(8));
    expect(reported).toEqual(['began', saved(7), begins(7), saved(8)]);
  });

  it('takes the stream from a tab that was silent for long and does not answer', () => {
    const { tab, clock, passed, requested } = openTab();
    tab.send({ type: 'turn.awaited' });
    clock.increment(streamIdle - 1);
    tab.send({ type: 'sound.reported' });
    clock.increment(streamIdle);
    // The silent tab was queried, and has a moment to answer before its lock is taken.
    clock.increment(tabPatience - 1);
    tab.send({ type: 'state.received', line: null, position: null, isAnew: false });
    clock.increment(streamIdle);
    clock.increment(tabPatience - 1);
    expect(passed.filter(({ type }) => type === 'turn.seize')).toEqual([]);
    clock.increment(1);
    expect(passed.at(-1)).toEqual({ type: 'turn.seize' });
    tab.send({ type: 'turn.acquired' });
    expect(requested).toHaveLength(1);
  });
});

describe('the tabs of a browser', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('happen' as const) }),
    fc.record({ does: fc.constant('count' as const) }),
    fc.record({ does: fc.constant('cut' as const) }),
    fc.record({ does: fc.constant('close' as const) }),
    fc.record({ does: fc.constant('open' as const) }),
    // The messages to a tab need not arrive in order: an earlier message may still be in transit.
    fc.record({ does: fc.constant('arrive' as const), at: fc.nat({ max: 3 }) }),
  );

  it('receive each event once, whichever of them has the stream at a time', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const clock = new SimulatedClock();
        interface Member extends Tab {
          readonly inbox: TabMessage[];
          acquired: number;
          /**
           * `since`: the journal’s length when outdated data was last reported; `known`: the positions received before
           * that.
           */
          since: number;
          known: number;
        }
        let head = 5;
        let members: Member[] = [];
        let leader: Member | undefined;
        let streamed = 0;

        const open = () => {
          const member: Member = { ...openTab(clock), inbox: [], acquired: 0, since: head, known: 0 };
          member.tab.on('began', () => {
            member.since = member.tab.getSnapshot().context.position ?? head;
            member.known = member.reported.length;
          });
          members.push(member);
          if (leader) member.tab.send({ type: 'turn.awaited' });
          else lead(member);
          exchange();
        };
        const lead = (member: Member) => {
          leader = member;
          member.tab.send({ type: 'turn.acquired' });
          stream();
        };
        /** Sends the missing events from the server to the leading tab. */
        const stream = () => {
          if (!leader) return;
          if (leader.isIn('connecting')) {
            streamed = leader.requested.at(-1) ?? head;
            leader.receives(begins(streamed));
          }
          if (!leader.isIn('open')) return;
          for (; streamed < head; streamed += 1) leader.receives(saved(streamed + 1));
          exchange();
        };
        /** Delivers the messages that are in transit between tabs. */
        const exchange = () => {
          for (const from of members) {
            for (; from.acquired < from.passed.length; from.acquired += 1) {
              const command = from.passed[from.acquired]!;
              if (command.type === 'turn.seize') continue;
              for (const to of members) if (to !== from) to.inbox.push(command.message);
            }
          }
        };
        const arrive = (member: Member | undefined) => {
          const message = member?.inbox.shift();
          if (message) member!.tab.send(message);
          exchange();
          return message !== undefined;
        };

        open();
        for (const each of steps) {
          if (each.does === 'happen') {
            head += 1;
            stream();
          } else if (each.does === 'count') leader?.receives(count(head));
          else if (each.does === 'cut' && leader?.isIn('open')) {
            leader.fails();
            head += 1;
            clock.increment(2 * second);
            stream();
          } else if (each.does === 'close' && leader) {
            leader.tab.stop();
            members = members.filter((member) => member !== leader);
            leader = undefined;
            head += 1;
            if (members[0]) lead(members[0]);
          } else if (each.does === 'open') open();
          else if (each.does === 'arrive') arrive(members[each.at % Math.max(members.length, 1)]);
          exchange();
        }
        stream();
        while (members.some((member) => arrive(member)));
        for (const { reported: all, since, known } of members) {
          const reported = all.slice(known);
          const positions = reported.flatMap((line) =>
            line === 'began' || line.event !== 'favourites' ? [] : line.position!,
          );
          expect(positions).toEqual(Array.from({ length: head - since }, (_, index) => since + index + 1));
        }
      }),
      { numRuns: 300 },
    );
  });
});
