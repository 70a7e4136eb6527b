import { describe, expect, it } from 'vitest';
import { and, type AnyStateMachine, createMachine, type EventObject, not, or, setup } from 'xstate';
import { chartOf, transitionKey } from '#inspector/paths/charts/chart.ts';
import { tally } from '#inspector/paths/coverage/tally.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { everyMark, kinds } from '#inspector/paths/charts/marks.ts';
import { begin, take } from '#inspector/paths/charts/microsteps.ts';

type Sessions = readonly (readonly (string | EventObject)[])[];

/** Runs sessions of a machine, each with its events, and counts the covered parts. */
function countsOf(machine: AnyStateMachine, sessions: Sessions) {
  const tracer = createTracer(transitionKey);
  for (const events of sessions) {
    const session = tracer.session(machine.id);
    let turn = begin(machine, undefined);
    session.turn([], turn.microsteps);
    for (const event of events) {
      const before = turn.snapshot._nodes.map(({ id }) => id);
      turn = take(machine, turn.snapshot, typeof event === 'string' ? { type: event } : event);
      session.turn(before, turn.microsteps);
    }
  }
  const { counts } = tally(chartOf(machine), tracer.take());
  const reported = (kind: (typeof kinds)[number]) =>
    Object.fromEntries([...counts[kind]].map(([key, count]) => [key.replaceAll(`${machine.id}.`, ''), count]));
  const every = everyMark(chartOf(machine));
  return {
    states: reported('states'),
    transitions: reported('transitions'),
    guards: reported('guards'),
    pairs: reported('pairs'),
    total: { states: every.states.size, transitions: every.transitions.size, guards: every.guards.size },
  };
}

describe('the counts of a chart, verified by hand', () => {
  it('are the number of events that met a part: a state that they end in or pass through', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { on: { back: 'a' } } },
    });
    const { states, transitions, pairs, total } = countsOf(machine, [['go', 'back', 'go'], []]);
    expect(total).toEqual({ states: 3, transitions: 3, guards: 0 });
    // Two beginnings and `back` end in a; each `go` passes through b and ends in c.
    expect(states).toEqual({ a: 3, b: 2, c: 2 });
    expect(transitions).toEqual({ 'a | go | 0': 2, 'b |  | 0': 2, 'c | back | 0': 1 });
    expect(pairs).toEqual({ 'a | go | 0 > b |  | 0': 2, 'b |  | 0 > c | back | 0': 1, 'c | back | 0 > a | go | 0': 1 });
  });

  it('include pairs within a session only', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } },
    });
    expect(countsOf(machine, [['go'], ['go']]).pairs).toEqual({});
    expect(countsOf(machine, [['go', 'unknown', 'go']]).pairs).toEqual({ 'a | go | 0 > b | go | 0': 1 });
  });

  it('include final states, and the resulting transition of their parent', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { initial: 'x', states: { x: { on: { end: 'y' } }, y: { type: 'final' } }, onDone: 'b' },
        b: { type: 'final' },
      },
    });
    const { states, transitions, pairs } = countsOf(machine, [['end']]);
    expect(states).toEqual({ a: 2, 'a.x': 1, 'a.y': 1, b: 1 });
    expect(transitions).toEqual({ 'a | xstate.done.state.a | 0': 1, 'a.x | end | 0': 1 });
    expect(pairs).toEqual({ 'a.x | end | 0 > a | xstate.done.state.a | 0': 1 });
  });

  it('evaluate no guard after the end', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      always: {
        guard: function never() {
          return false;
        },
        target: '.a',
      },
      states: { a: { on: { end: 'z' } }, z: { type: 'final' } },
    });
    // The guard is evaluated at the beginning, and not in the final state.
    expect(countsOf(machine, [['end']]).guards).toEqual({ 'm |  | 0 | does not hold': 1 });
  });

  it('include history states, and the states they restore', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { initial: 'x', states: { x: { on: { next: 'y' } }, y: {}, h: { type: 'history' } }, on: { out: 'b' } },
        b: { on: { back: 'a.h' } },
      },
    });
    expect(countsOf(machine, [['next', 'out']]).states).not.toHaveProperty('a.h');
    const { states } = countsOf(machine, [['next', 'out', 'back']]);
    expect(states).toMatchObject({ 'a.h': 1, 'a.y': 2 });
  });

  it('include the executed transitions of parallel regions, and not the preempted ones', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          states: {
            left: { initial: 'on', states: { on: { on: { go: 'off', leave: '#m.q' } }, off: {} } },
            right: { initial: 'on', states: { on: { on: { go: 'off', leave: '#m.r' } }, off: {} } },
          },
        },
        q: {},
        r: {},
      },
    });
    const both = countsOf(machine, [['go']]);
    expect(both.transitions).toEqual({ 'p.left.on | go | 0': 1, 'p.right.on | go | 0': 1 });
    // Two transitions in the same step are no pair: they do not follow each other.
    expect(both.pairs).toEqual({});
    const left = countsOf(machine, [['leave']]);
    expect(left.transitions).toEqual({ 'p.left.on | leave | 0': 1 });
    expect(left.states).toHaveProperty('q');
    expect(left.states).not.toHaveProperty('r');
  });

  it('include wildcards, which come after exact matches', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { 'menu.opened': 'b', 'menu.*': 'c', '*': 'd' } }, b: {}, c: {}, d: {} },
    });
    expect(countsOf(machine, [['menu.opened'], ['menu.closed'], ['other']]).transitions).toEqual({
      'a | * | 0': 1,
      'a | menu.* | 0': 1,
      'a | menu.opened | 0': 1,
    });
  });

  it('include transitions without a target, reentering and forbidden ones, by their own actions', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      on: { refused: '.b' },
      states: {
        a: { on: { noted: { actions: () => {} }, again: { target: 'a', reenter: true }, refused: undefined } },
        b: {},
      },
    });
    const { transitions, states, total } = countsOf(machine, [['noted', 'again', 'refused']]);
    expect(total).toEqual({ states: 2, transitions: 4, guards: 0 });
    expect(transitions).toEqual({ 'a | again | 0': 1, 'a | noted | 0': 1, 'a | refused | 0': 1 });
    expect(states).not.toHaveProperty('b');
  });
});

describe('the counts of guards, verified by hand', () => {
  const machine = setup({
    types: { events: {} as { type: 'requested'; age: number; member: boolean } | { type: 'other' } },
    guards: {
      isAdult: ({ event }) => event.type === 'requested' && event.age >= 18,
      isMember: ({ event }) => event.type === 'requested' && event.member,
    },
  }).createMachine({
    id: 'm',
    initial: 'a',
    on: { requested: { guard: not('isMember'), target: '.outer' } },
    states: {
      a: {
        on: {
          requested: [
            { guard: and(['isAdult', 'isMember']), target: 'b' },
            { guard: or(['isAdult', 'isMember']), target: 'c' },
          ],
        },
      },
      b: {},
      c: {},
      outer: {},
    },
  });
  const requested = (age: number, member: boolean) => ({ type: 'requested', age, member });

  it('include the guard that held, those before it, and none after it', () => {
    expect(countsOf(machine, [[requested(20, true)]]).guards).toEqual({ 'a | requested | 0 | holds': 1 });
    expect(countsOf(machine, [[requested(20, false)]]).guards).toEqual({
      'a | requested | 0 | does not hold': 1,
      'a | requested | 1 | holds': 1,
    });
  });

  it('include the guards of inner states first, and then those of the outer state', () => {
    expect(countsOf(machine, [[requested(9, false)]]).guards).toEqual({
      'a | requested | 0 | does not hold': 1,
      'a | requested | 1 | does not hold': 1,
      'm | requested | 0 | holds': 1,
    });
  });

  it('include guards of events that no transition took', () => {
    const { guards, transitions } = countsOf(machine, [[requested(20, true), requested(20, true)]]);
    expect(transitions).toEqual({ 'a | requested | 0': 1 });
    expect(guards).toEqual({ 'a | requested | 0 | holds': 1, 'm | requested | 0 | does not hold': 1 });
    expect(countsOf(machine, [['other']]).guards).toEqual({});
  });

  it('have a branch for each result of each guard', () => {
    expect(countsOf(machine, [[]]).total).toEqual({ states: 4, transitions: 3, guards: 6 });
  });
});

describe('a trace of an earlier version of a chart', () => {
  const now = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
  const then = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b', leave: 'b' } }, b: { on: { back: 'a' } } },
  });
  const older = createMachine({ id: 'm', initial: 'x', states: { x: { on: { go: 'b' } }, b: {} } });

  function tallied(machine: AnyStateMachine, events: readonly string[]) {
    const tracer = createTracer(transitionKey);
    const session = tracer.session('m');
    let turn = begin(machine, undefined);
    session.turn([], turn.microsteps);
    for (const type of events) {
      const before = turn.snapshot._nodes.map(({ id }) => id);
      turn = take(machine, turn.snapshot, { type });
      session.turn(before, turn.microsteps);
    }
    return tally(chartOf(now), tracer.take());
  }

  it('counts the transitions that still exist, and reports the number of others', () => {
    const { counts, leftOut } = tallied(then, ['go', 'back', 'leave']);
    expect(leftOut).toBe(2);
    expect([...counts.transitions]).toEqual([['m.a | go | 0', 1]]);
    expect([...counts.pairs]).toEqual([]);
  });

  it('omits entries of states that no longer exist', () => {
    const { counts, leftOut } = tallied(older, ['go']);
    expect(leftOut).toBe(2);
    expect(kinds.every((kind) => counts[kind].size === 0)).toBe(true);
  });
});
