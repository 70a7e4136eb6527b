import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, raise, sendTo } from 'xstate';
import * as z from 'zod/mini';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { pathsCovering } from '#inspector/paths/cover.ts';
import { BoundReached, explore } from '#inspector/paths/explore.ts';
import { FailedStep, flowWalk } from '#inspector/paths/flowWalk.ts';
import { summaryOf } from '#inspector/paths/summary.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';

// Cases in which a chart could be interpreted differently from its execution, or situations be confused. The expected
// numbers were counted by hand.

type Now = { readonly context: Readonly<Record<string, unknown>> };

function explored(machine: AnyStateMachine, cases: Partial<FlowCases> = {}) {
  const none = { inputs: { start: undefined }, events: {}, actors: {}, keys: {}, invariants: {} };
  return explore(
    flowWalk({
      kind: 'flow',
      machine,
      schema: z.looseObject({ type: z.string() }),
      bound: 100,
      ...none,
      ...cases,
    }),
  );
}

const wholeContext = { context: ({ context }: Now) => context };
/** The case of an event that is never sent from outside: the machine raises it itself. */
const byItself = { unsent: () => undefined };

const switches = {
  one: { initial: 'off', states: { off: { on: { 'one.pressed': 'on' } }, on: { on: { 'one.pressed': 'off' } } } },
  two: { initial: 'off', states: { off: { on: { 'two.pressed': 'on' } }, on: { on: { 'two.pressed': 'off' } } } },
} as const;

describe('parallel regions', () => {
  it('count no guard that held when another region preempted its transition', () => {
    const machine = createMachine({
      id: 'race',
      initial: 'ready',
      states: {
        ready: { on: { started: 'running' } },
        running: {
          type: 'parallel',
          states: {
            one: { initial: 'first', states: { first: { always: { guard: () => true, target: '#race.won' } } } },
            two: { initial: 'second', states: { second: { always: { guard: () => true, target: '#race.lost' } } } },
          },
        },
        won: {},
        lost: {},
      },
    });
    const exploration = explored(machine);
    expect([...exploration.reached.guards]).toEqual(['race.running.one.first |  | 0 | holds']);
    const reasons = unreachedReasons(exploration).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.includes('never held'))).toEqual([]);
  });

  it('are in the same situation in any order of events, also regarding history', () => {
    const machine = createMachine({
      id: 'panel',
      initial: 'shown',
      states: {
        shown: {
          type: 'parallel',
          on: { hidden: 'hidden' },
          states: { ...switches, before: { type: 'history', history: 'deep' } },
        },
        hidden: { on: { shown: 'shown.before' } },
      },
    });
    // Four at first; four hidden, each remembering one of these; and these four by each of four memories.
    expect(explored(machine).places.size).toBe(4 + 4 + 16);
  });

  it('are in the same situation in any order of their actors’ starts', () => {
    const region = (event: string, id: string) => ({
      initial: 'off',
      states: {
        off: { on: { [event]: 'on' } },
        on: { invoke: { id, src: fromPromise(() => Promise.resolve()) }, on: { [event]: 'off' } },
      },
    });
    const machine = createMachine({
      id: 'pumps',
      type: 'parallel',
      states: { one: region('one.pressed', 'filling'), two: region('two.pressed', 'emptying') },
    });
    expect(explored(machine).places.size).toBe(4);
  });
});

describe('time', () => {
  it('passes without a transition, and the next transition forms a pair with the previous one', () => {
    const machine = createMachine({
      id: 'toast',
      initial: 'hidden',
      states: {
        hidden: { on: { shown: 'visible' } },
        visible: { after: { 100: { guard: () => false, target: 'hidden' }, 200: 'hidden' } },
      },
    });
    const exploration = explored(machine);
    const [shown, hidden] = ['toast.hidden | shown | 0', 'toast.visible | xstate.after.200.toast.visible | 0'];
    expect([...exploration.reached.pairs].toSorted()).toEqual([`${shown} > ${hidden}`, `${hidden} > ${shown}`]);
    const paths = pathsCovering(exploration, 'pairs');
    expect(summaryOf(exploration.walkable, paths, exploration).covered.pairs).toEqual({ covered: 2, total: 2 });
  });

  it('triggers every delayed event of a machine, also two of the same name', () => {
    const machine = createMachine({
      id: 'clock',
      context: { ticks: 0 },
      entry: [raise({ type: 'ticked' }, { delay: 10 }), raise({ type: 'ticked' }, { delay: 20 })],
      on: { ticked: { actions: assign({ ticks: ({ context }) => context['ticks'] + 1 }) } },
    });
    const { places } = explored(machine, { events: { ticked: byItself }, keys: wholeContext });
    expect([...places.values()].map(({ way }) => way)).toEqual([[], ['ticked'], ['ticked', 'ticked']]);
  });

  it.each([{ delay: 5 }, {}])('triggers events that a machine sends to itself, with %o', (options) => {
    const machine = createMachine({
      id: 'letter',
      initial: 'written',
      states: {
        written: { entry: sendTo(({ self }) => self, { type: 'arrived' }, options), on: { arrived: 'read' } },
        read: {},
      },
    });
    const exploration = explored(machine, { events: { arrived: byItself } });
    expect(unreachedReasons(exploration)).toEqual([]);
    expect(exploration.edges.map(({ label }) => label)).toEqual(['arrived']);
  });
});

describe('the context', () => {
  const holding = (first: unknown, second: unknown) =>
    createMachine({
      id: 'box',
      context: { content: first },
      initial: 'closed',
      states: {
        closed: {
          on: {
            filled: { actions: assign({ content: () => second }) },
            opened: { guard: ({ context }) => context['content'] === second, target: 'open' },
          },
        },
        open: {},
      },
    });

  it.each([
    ['sets', new Set(), new Set(['a'])],
    ['maps', new Map(), new Map([['a', 1]])],
    ['large numbers', 1n, 2n],
    ['errors', new Error('one'), new Error('two')],
    ['nothing and null', undefined, null],
    ['what is no number', Number.NaN, null],
  ])('distinguishes situations by %s', (_, first, second) => {
    const keys = { content: ({ context }: Now) => context['content'] };
    expect(explored(holding(first, second), { keys }).places.size).toBe(3);
    expect(explored(holding(first, second), { keys: wholeContext }).places.size).toBe(3);
  });

  it('may contain itself', () => {
    const ring: { next?: unknown } = {};
    ring.next = ring;
    expect(explored(holding(ring, 'none'), { keys: wholeContext }).places.size).toBe(3);
  });
});

describe('a machine that cannot be walked', () => {
  it('is reported when it never comes to rest', () => {
    const machine = createMachine({
      id: 'wheel',
      initial: 'still',
      states: { still: { on: { pushed: 'up' } }, up: { always: 'down' }, down: { always: 'up' } },
    });
    expect(() => explored(machine)).toThrow(FailedStep);
    expect(() => explored(machine)).toThrow(/wheel: pushed in still: .*never comes to rest.* wheel\.(?:up|down)/);
  });

  it('is reported when it never comes to rest from the beginning', () => {
    const machine = createMachine({
      id: 'wheel',
      initial: 'up',
      states: { up: { always: 'down' }, down: { always: 'up' } },
    });
    expect(() => explored(machine)).toThrow(/^wheel: beginning start: it never comes to rest: after 1000 moves/);
  });

  it('is reported with the step at which a guard throws', () => {
    const machine = createMachine({
      id: 'form',
      initial: 'empty',
      states: {
        empty: { on: { sent: { guard: ({ event }) => event['text'].length > 0, target: 'full' } } },
        full: {},
      },
    });
    expect(() => explored(machine)).toThrow(FailedStep);
    expect(() => explored(machine)).toThrow(/^form: sent in empty: /);
  });

  it('has at most as many situations as its bound, from all beginnings together', () => {
    const machine = createMachine({ id: 'door', context: ({ input }) => ({ room: input as string }) });
    const cases = { inputs: { one: '1', two: '2', three: '3' }, keys: wholeContext };
    expect(explored(machine, { ...cases, bound: 3 }).places.size).toBe(3);
    expect(() => explored(machine, { ...cases, bound: 2 })).toThrow(BoundReached);
  });
});
