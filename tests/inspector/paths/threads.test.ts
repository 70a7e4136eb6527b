import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, type EventObject, not, raise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { pathBetween } from '#inspector/paths/betweenStates.ts';
import { pathsCovering } from '#inspector/paths/cover.ts';
import { BoundReached, explore, unreached } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { everyMark } from '#inspector/paths/charts/marks.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import type { WalkedPath } from '#inspector/paths/walk.ts';

// Issues of users of XState’s own path generators (github.com/statelyai/xstate/issues), with the machine of each issue;
// everything countable is counted by hand.

const anyEvent = z.looseObject({ type: z.string() });

type Now = { readonly context: Readonly<Record<string, number>> };

function walkOf(machine: AnyStateMachine, cases: Partial<FlowCases> = {}) {
  const none = { inputs: { start: undefined }, events: {}, actors: {}, keys: {}, invariants: {} };
  return flowWalk({ kind: 'flow', machine, schema: anyEvent, bound: 100, ...none, ...cases });
}

/** The total number of parts, and the parts missing from paths for transitions, states and guards. */
function counted(machine: AnyStateMachine, cases?: Partial<FlowCases>) {
  const exploration = explore(walkOf(machine, cases));
  const { states, transitions, guards } = everyMark(exploration.walkable.chart);
  const missing = unreached(exploration);
  return {
    exploration,
    total: { states: states.size, transitions: transitions.size, guards: guards.size },
    missing: [...missing.states, ...missing.transitions, ...missing.guards],
  };
}

const walked = ({ start, steps }: WalkedPath) =>
  [start, ...steps.map(({ label, state }) => `${label} → ${state}`)].join(', ');

describe('xstate#694: one of two ways back is missing, depending on the initial state', () => {
  const field = (initial: 'closed' | 'open') =>
    createMachine({
      id: 'field',
      initial,
      states: {
        closed: { on: { focused: 'open' } },
        open: { on: { entered: 'closed', blurred: 'closed' } },
      },
    });

  it.each([
    ['closed', ['closed, focused → open, blurred → closed', 'closed, focused → open, entered → closed']],
    ['open', ['open, blurred → closed', 'open, entered → closed, focused → open']],
  ] as const)('takes all three transitions when it begins %s', (initial, expected) => {
    const { exploration, total, missing } = counted(field(initial));
    expect(total).toEqual({ states: 2, transitions: 3, guards: 0 });
    expect(missing).toEqual([]);
    const paths = pathsCovering(exploration, 'transitions');
    expect(new Set(paths.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions))).size).toBe(3);
    const shown = paths.map(walked).toSorted();
    expect(shown).toHaveLength(expected.length);
    if (initial === 'closed') expect(shown).toEqual(expected);
  });

  it('counts only possible pairs', () => {
    const { exploration } = counted(field('closed'));
    // Four pairs: opening followed by either of the two ways to close, and each of these followed by opening.
    expect(exploration.reached.pairs.size).toBe(4);
  });
});

describe('xstate#718: a transient state counts as not covered', () => {
  it('counts it, and its eventless transition', () => {
    const machine = createMachine({
      id: 'testbug',
      initial: 'idle',
      states: {
        idle: { on: { started: 'passthrough' } },
        passthrough: { always: 'end' },
        end: { type: 'final' },
      },
    });
    const { exploration, total, missing } = counted(machine);
    expect(total).toEqual({ states: 3, transitions: 2, guards: 0 });
    expect(missing).toEqual([]);
    expect(pathsCovering(exploration, 'states').map(walked)).toEqual(['idle, started → end']);
    expect(walked(pathBetween(exploration.walkable, { to: 'passthrough' }))).toBe('idle, started → end');
  });

  it('counts an initial transient state', () => {
    const machine = createMachine({
      id: 'hurry',
      initial: 'first',
      states: { first: { always: 'second' }, second: {} },
    });
    const { exploration, total, missing } = counted(machine);
    expect(total).toEqual({ states: 2, transitions: 1, guards: 0 });
    expect(missing).toEqual([]);
    expect(pathsCovering(exploration, 'states').map(walked)).toEqual(['second']);
  });

  it('evaluates its guards both ways, also while an event that it raised itself is queued', () => {
    const machine = createMachine({
      id: 'waiting',
      context: { count: 0 },
      initial: 'idle',
      states: {
        idle: { on: { started: { target: 'passed', actions: raise({ type: 'went' }) } } },
        passed: { always: { guard: ({ context }) => context['count'] > 0, target: 'end' }, on: { went: 'idle' } },
        end: {},
      },
    });
    const { exploration } = counted(machine);
    const [refused] = [...exploration.reached.guards];
    expect(exploration.reached.guards.size).toBe(1);
    expect(refused).toBe('waiting.passed |  | 0 | does not hold');
  });
});

describe('xstate#729: states are covered, and the numbers say that they are not', () => {
  const machine = createMachine({
    id: 'feedback',
    initial: 'logon',
    states: {
      logon: {
        initial: 'empty',
        states: { empty: { on: { entered: 'filled' } }, filled: { type: 'final' } },
        on: { submitted: 'ordermenu' },
      },
      ordermenu: { type: 'final' },
    },
  });

  it('counts compound states with their children, final ones too, and not the root, which is always active', () => {
    const { exploration, total, missing } = counted(machine);
    expect(total).toEqual({ states: 4, transitions: 2, guards: 0 });
    expect(missing).toEqual([]);
    expect([...exploration.reached.states].toSorted()).toEqual([
      'feedback.logon',
      'feedback.logon.empty',
      'feedback.logon.filled',
      'feedback.ordermenu',
    ]);
  });

  it('takes the outer transition from each of the inner states', () => {
    const { exploration } = counted(machine);
    const ways = exploration.edges
      .filter(({ label }) => label === 'submitted')
      .map(({ from }) => `${from.states.at(-1)}`);
    expect(ways.toSorted()).toEqual(['feedback.logon.empty', 'feedback.logon.filled']);
  });
});

describe('xstate#812, #752, #1935: a context that grows, and a walk that never ends', () => {
  const toggle = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'toggled' } },
    guards: { isEven: ({ context }) => context.count % 2 === 0 },
  }).createMachine({
    id: 'toggle',
    context: { count: 0 },
    initial: 'inactive',
    states: {
      inactive: { on: { toggled: 'toggling' } },
      toggling: {
        entry: assign({ count: ({ context }) => context.count + 1 }),
        always: [{ guard: 'isEven', target: 'inactive' }, { target: 'active' }],
      },
      active: { on: { toggled: 'toggling' } },
    },
  });

  it('ends by keys with few values, and covers all', () => {
    const { exploration, total, missing } = counted(toggle, {
      keys: { parity: ({ context }: Now) => context['count']! % 2 },
    });
    expect(total).toEqual({ states: 3, transitions: 4, guards: 2 });
    expect(missing).toEqual([]);
    expect(exploration.places.size).toBe(2);
  });

  it('ends by the bound when the context alone distinguishes situations, and suggests a solution', () => {
    expect(() => explore(walkOf(toggle, { keys: { count: ({ context }: Now) => context['count'] } }))).toThrow(
      BoundReached,
    );
    expect(() => explore(walkOf(toggle, { keys: { count: ({ context }: Now) => context['count'] } }))).toThrow(
      'toggle: more than 100 situations: its keys (count) distinguish too many',
    );
  });
});

describe('xstate#823: an inner final state is missing when its parent continues by onDone', () => {
  const light = (stop: { readonly type: 'final' } | { readonly on: { readonly counted: string } }) =>
    createMachine({
      id: 'light',
      initial: 'red',
      states: {
        red: {
          initial: 'walk',
          states: { walk: { on: { counted: 'wait' } }, wait: { on: { counted: 'stop' } }, stop },
          onDone: 'green',
        },
        green: { on: { timed: 'red' } },
      },
    });

  it('counts the final state and the transition that its parent takes', () => {
    const { exploration, total, missing } = counted(light({ type: 'final' }));
    expect(total).toEqual({ states: 5, transitions: 4, guards: 0 });
    expect(missing).toEqual([]);
    expect(walked(pathBetween(exploration.walkable, { to: 'red.stop' }))).toBe(
      'red.walk, counted → red.wait, counted → green',
    );
  });

  it('reports a parent that never reaches a final state', () => {
    const { exploration } = counted(light({ on: { counted: 'walk' } }));
    const { name, reason } = unreachedReasons(exploration).find(({ kind }) => kind === 'transition')!;
    expect(name).toBe('red: light.red ended → green');
    expect(reason).toContain('never comes to a final state');
  });

  it('waits for all regions of a parallel state', () => {
    const machine = createMachine({
      id: 'both',
      initial: 'work',
      states: {
        work: {
          type: 'parallel',
          onDone: 'rest',
          states: {
            left: { initial: 'on', states: { on: { on: { 'left.ended': 'off' } }, off: { type: 'final' } } },
            right: { initial: 'on', states: { on: { on: { 'right.ended': 'off' } }, off: { type: 'final' } } },
          },
        },
        rest: {},
      },
    });
    const { exploration, total, missing } = counted(machine);
    expect(total).toEqual({ states: 8, transitions: 3, guards: 0 });
    expect(missing).toEqual([]);
    expect(pathBetween(exploration.walkable, { to: 'rest' }).steps).toHaveLength(2);
  });
});

describe('xstate#4146: a transition is taken although its guard refuses', () => {
  const counter = createMachine({
    id: 'counter',
    context: { counter: 0 },
    initial: 'idle',
    states: {
      idle: {
        on: {
          increased: {
            guard: function isZero({ context }) {
              return context['counter'] === 0;
            },
            actions: assign({ counter: ({ context }) => context['counter'] + 1 }),
          },
        },
      },
    },
  });

  it('takes it once, and evaluates the guard a second time', () => {
    const { exploration, total, missing } = counted(counter, {
      keys: { counter: ({ context }: Now) => context['counter'] },
    });
    expect(total).toEqual({ states: 1, transitions: 1, guards: 2 });
    expect(missing).toEqual([]);
    expect([...exploration.reached.pairs]).toEqual([]);
    const [path, ...others] = pathsCovering(exploration, 'guards');
    expect(others).toEqual([]);
    expect(path!.steps.map(({ transitions }) => transitions.length)).toEqual([1, 0]);
  });

  it('names the guard of a transition that can never be taken', () => {
    const machine = setup({
      types: { events: {} as EventObject },
      guards: { hasRoom: () => true, isAdult: () => false },
    }).createMachine({
      id: 'door',
      initial: 'outside',
      states: {
        outside: {
          on: {
            entered: [
              { guard: not('hasRoom'), target: 'waiting' },
              { guard: 'isAdult', target: 'inside' },
            ],
          },
        },
        waiting: {},
        inside: {},
      },
    });
    const reasons = unreachedReasons(counted(machine).exploration).map(({ name, reason }) => `${name}: ${reason}`);
    expect(reasons).toContain('outside: entered [not(hasRoom)] → waiting: its guard “not(hasRoom)” never held');
    expect(reasons).toContain('outside: entered [isAdult] → inside: its guard “isAdult” never held');
  });
});

describe('xstate#4302: the condition of an event is evaluated in the state after it', () => {
  it('evaluates it in the state before', () => {
    const machine = createMachine({
      id: 'steps',
      initial: 'first',
      states: { first: { on: { went: 'second' } }, second: { on: { went: 'third' } }, third: {} },
    });
    const requested: string[] = [];
    const went = (now: { readonly value: string }) => {
      requested.push(now.value);
      return now.value === 'first' ? {} : undefined;
    };
    const { exploration } = counted(machine, { events: { went: { 'from the first': went } } });
    // The guard holds in the first state, so the second is reached. It does not hold there, so the third is not.
    expect(new Set(requested)).toEqual(new Set(['first', 'second']));
    expect([...exploration.reached.states].toSorted()).toEqual(['steps.first', 'steps.second']);
    expect(unreachedReasons(exploration).map(({ reason }) => reason)).toContain(
      'the event went has cases, but none of them can happen in this state',
    );
  });
});
