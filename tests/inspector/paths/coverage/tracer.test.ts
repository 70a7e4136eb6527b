import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import { chartOf, transitionKey } from '#inspector/paths/charts/chart.ts';
import { tally } from '#inspector/paths/coverage/tally.ts';
import { createTracer, type Tracer } from '#inspector/paths/coverage/tracer.ts';
import { begin, take, type Turn } from '#inspector/paths/charts/microsteps.ts';
import { kettleMachine } from '../kettle.ts';

const tracer = () => createTracer(transitionKey);
const idsOf = ({ snapshot }: Turn) => snapshot._nodes.map(({ id }) => id);

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});

/** A session of the lamp, with presses and unknown events. */
function useLamp(into: Tracer, ...events: ('pressed' | 'shaken')[]): void {
  const session = into.session('lamp');
  let turn = begin(lamp, undefined);
  session.turn([], turn.microsteps);
  for (const type of events) {
    const before = idsOf(turn);
    turn = take(lamp, turn.snapshot, { type });
    session.turn(before, turn.microsteps);
  }
}

describe('a tracer', () => {
  it('records each distinct turn once, with its count', () => {
    const into = tracer();
    useLamp(into, 'pressed', 'pressed', 'pressed');
    useLamp(into, 'pressed');
    const [trace, ...others] = into.take();
    expect(others).toEqual([]);
    expect(trace!.machine).toBe('lamp');
    expect(trace!.turns.map(({ before, microsteps, count }) => [before.at(-1), microsteps[0]!.taken, count])).toEqual([
      [undefined, [], 2],
      ['lamp.off', ['lamp.off | pressed | 0'], 3],
      ['lamp.on', ['lamp.on | pressed | 0'], 1],
    ]);
  });

  it('records pairs of turns within a session, ignoring events without a transition', () => {
    const into = tracer();
    useLamp(into, 'pressed', 'shaken', 'pressed', 'pressed');
    useLamp(into, 'pressed');
    const [{ turns, follows }] = into.take() as [ReturnType<Tracer['take']>[number]];
    const name = (index: number) => turns[index]!.before.at(-1);
    expect(follows.map(([first, next, count]) => [name(first), name(next), count])).toEqual([
      ['lamp.off', 'lamp.on', 1],
      ['lamp.on', 'lamp.off', 1],
    ]);
  });

  it('returns the turns since the last call, and keeps the earlier ones for pairs', () => {
    const into = tracer();
    const session = into.session('lamp');
    const off = begin(lamp, undefined);
    const on = take(lamp, off.snapshot, { type: 'pressed' });
    session.turn(idsOf(off), on.microsteps);
    expect(into.take()).toHaveLength(1);
    expect(into.take()).toEqual([]);
    session.turn(idsOf(on), take(lamp, on.snapshot, { type: 'pressed' }).microsteps);
    // The first turn of the pair was returned before; it is repeated for the pair with a count of zero.
    const [trace] = into.take();
    expect(trace!.turns.map(({ count }) => count)).toEqual([0, 1]);
    expect(trace!.follows).toEqual([[0, 1, 1]]);
  });

  it('merges the traces of others', () => {
    const [one, other, both] = [tracer(), tracer(), tracer()];
    useLamp(one, 'pressed', 'pressed');
    useLamp(other, 'pressed', 'pressed', 'pressed');
    useLamp(both, 'pressed', 'pressed');
    useLamp(both, 'pressed', 'pressed', 'pressed');
    const merged = tracer();
    merged.add(one.take());
    merged.add(other.take());
    expect(merged.take()).toEqual(both.take());
  });
});

describe('a tracer that inspects actors', () => {
  it('records the same keys as a walk of the chart', async () => {
    const [seen, walked] = [tracer(), tracer()];
    const clock = new SimulatedClock();
    const heating = Promise.withResolvers<number>();
    const logic = kettleMachine.provide({ actors: { heating: fromPromise(() => heating.promise) } });
    const actor = createActor(logic, { inspect: seen.inspect, clock }).start();

    const session = walked.session('kettle');
    let turn = begin(kettleMachine, undefined);
    session.turn([], turn.microsteps);
    const walk = (event: { readonly type: string }) => {
      const before = idsOf(turn);
      turn = take(kettleMachine, turn.snapshot, event);
      session.turn(before, turn.microsteps);
    };

    const events = [
      { type: 'switch.pressed' },
      { type: 'lid.opened' },
      { type: 'water.poured', litres: 9 },
      { type: 'water.poured', litres: 1 },
      { type: 'switch.pressed' },
    ] as const;
    for (const event of events) {
      actor.send(event);
      walk(event);
    }
    heating.resolve(100);
    await heating.promise;
    await Promise.resolve();
    walk({ type: 'xstate.done.actor.heating', output: 100 } as never);
    clock.increment(1_000);
    walk({ type: 'xstate.after.beep.kettle.whole.plate.hot.beeping' });
    actor.send({ type: 'kettle.dropped' });
    walk({ type: 'kettle.dropped' });

    expect(seen.take()).toEqual(walked.take());
  });

  it('records the initial state of a machine, also after immediate transitions', () => {
    const hurried = createMachine({
      id: 'hurried',
      type: 'parallel',
      states: {
        left: { initial: 'first', states: { first: { always: 'second' }, second: {} } },
        right: { initial: 'only', states: { only: { initial: 'inner', states: { inner: {} } } } },
      },
    });
    const seen = tracer();
    createActor(hurried, { inspect: seen.inspect }).start();
    const [{ turns }] = seen.take() as [ReturnType<Tracer['take']>[number]];
    expect(turns).toHaveLength(1);
    expect(turns[0]!.microsteps.map(({ states }) => states.toSorted())).toEqual([
      [
        'hurried',
        'hurried.left',
        'hurried.left.first',
        'hurried.right',
        'hurried.right.only',
        'hurried.right.only.inner',
      ],
      [
        'hurried',
        'hurried.left',
        'hurried.left.second',
        'hurried.right',
        'hurried.right.only',
        'hurried.right.only.inner',
      ],
    ]);
    const { counts, leftOut } = tally(chartOf(hurried), [{ machine: 'hurried', turns, follows: [] }]);
    expect(leftOut).toBe(0);
    expect(counts.states.size).toBe(6);
  });

  it('ignores actors that never start, their end, and actors that are no machines', () => {
    const seen = tracer();
    createActor(lamp, { inspect: seen.inspect });
    createActor(
      fromCallback(() => {}),
      { inspect: seen.inspect },
    )
      .start()
      .stop();
    expect(seen.take()).toEqual([]);
    createActor(lamp, { inspect: seen.inspect }).start().stop();
    expect(seen.take()[0]!.turns.map(({ microsteps }) => microsteps.map(({ event }) => event))).toEqual([
      ['xstate.init'],
    ]);
  });

  it('distinguishes nested machines, and stores no data of events', () => {
    const inner = setup({ types: { context: {} as { text: string } } }).createMachine({
      id: 'inner',
      context: { text: '' },
      on: { finished: { actions: assign({ text: ({ event }) => `${event['secret']}` }) } },
    });
    const outer = createMachine({ id: 'outer', invoke: { id: 'child', src: inner } });
    const seen = tracer();
    const actor = createActor(outer, { inspect: seen.inspect }).start();
    actor.system.get('child');
    Object.values(actor.getSnapshot().children)[0]!.send({ type: 'finished', secret: 'a password' });
    const trace = seen.take();
    expect(trace.map(({ machine }) => machine).toSorted()).toEqual(['inner', 'outer']);
    expect(JSON.stringify(trace)).not.toContain('password');
  });

  it('works from its source text, which is sent to pages', () => {
    const source = `(${createTracer.toString()})(${transitionKey.toString()})`;
    const elsewhere = runInNewContext(source) as Tracer;
    const here = tracer();
    useLamp(elsewhere, 'pressed', 'shaken', 'pressed');
    useLamp(here, 'pressed', 'shaken', 'pressed');
    const actor = createActor(lamp, { inspect: (event) => [here, elsewhere].forEach(({ inspect }) => inspect(event)) });
    actor.start().send({ type: 'pressed' });
    const plain = (trace: unknown): unknown => JSON.parse(JSON.stringify(trace));
    expect(plain(elsewhere.take())).toEqual(plain(here.take()));
  });
});
