import { createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { InvalidEvent } from '#inspector/log/simulation/eventCheck.ts';
import { indexOf } from '#inspector/log/logIndex.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { rowsOf } from '#inspector/log/rows.ts';
import { simulate } from '#inspector/log/simulation.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { randomWalk } from '#inspector/paths/random/randomWalk.ts';
import { stateName } from '#machines/journal/fold.ts';
import { secret } from '#machines/journal/secret.ts';
import * as z from 'zod/mini';
import { kettleCases, kettleMachine } from '#tests/inspector/paths/kettle.ts';
import { everyCases } from './steps.ts';

const simulateKettle = () => simulate({ machine: kettleMachine, cases: kettleCases, started: 0 });
const flows = (await everyCases()).flatMap(([id, cases]) => (cases.kind === 'flow' ? [[id, cases] as const] : []));

function heated() {
  const kettle = simulateKettle();
  kettle.send({ type: 'lid.opened' });
  kettle.send({ type: 'water.poured', litres: 1 } as never);
  kettle.send({ type: 'switch.pressed' });
  return kettle;
}

describe('a simulation', () => {
  it('begins with an input, and logs each event with its effects', () => {
    const kettle = heated();
    expect(kettle.log.origin).toBe('simulation');
    expect(kettle.log.length).toBe(4);
    expect(rowsOf(kettle.log.at(3)!).entries[0]!.actors).toEqual([{ id: 'heating', actor: 'heating' }]);
    expect([...kettle.log.actors.values()].map(({ name, kind, ended }) => [name, kind, ended])).toEqual([
      ['kettle', 'machine', null],
      ['heating', 'promise', null],
    ]);
  });

  it('refuses an event that breaks its schema, naming field, rule and value', () => {
    const kettle = simulateKettle();
    const pour = () => kettle.send({ type: 'water.poured', litres: -3 } as never);
    expect(pour).toThrow(InvalidEvent);
    expect(pour).toThrow(/^water\.poured: litres: .+ \(it is -3\)$/);
    expect(() => kettle.send({ type: 'xstate.done.actor.heating' })).toThrow('XState sends its own events itself');
    expect(kettle.log.length).toBe(1);
  });

  it('never repeats a secret in the error of an event', () => {
    const schema = z.object({ type: z.literal('code.typed'), word: secret(z.string().check(z.maxLength(3))) });
    const guarded = simulate({ machine: kettleMachine, cases: { schema, actors: {} } });
    expect(() => guarded.send({ type: 'code.typed', word: 'hunter2' } as never)).toThrow('it is "‹secret›"');
  });

  it('lets an invoked actor answer by a declared case, once', () => {
    const kettle = heated();
    const [heating] = kettle.pending();
    expect(heating).toMatchObject({
      id: 'heating',
      actor: 'heating',
      outcomes: [
        { name: 'boiling', kind: 'done', value: 100 },
        { name: 'lukewarm', kind: 'done', value: 40 },
        { name: 'no power', kind: 'error' },
      ],
    });
    const step = kettle.answer('heating', { done: 100 });
    expect(stateName(step.after)).toBe('whole.lid.open+plate.hot.beeping');
    expect(kettle.pending()).toEqual([]);
    expect(() => kettle.answer('heating', { done: 100 })).toThrow('no actor heating is waiting');
    expect(kettle.log.actors.get(step.from!)).toMatchObject({ name: 'heating', ended: 0 });
  });

  it('runs the clock by hand: to the next delay, or by milliseconds', () => {
    const kettle = heated();
    kettle.answer('heating', { done: 100 });
    expect(kettle.timers.map(({ left }) => left)).toEqual([1_000, 3_000]);
    const { revision } = kettle.log;
    expect(kettle.advance(999)).toEqual([]);
    expect(kettle.log.revision, 'the time that passes is a change of the log').toBeGreaterThan(revision);
    expect(kettle.advanceToNext()!.at).toBe(1_000);
    expect(kettle.advance(5_000).map(({ at }) => at)).toEqual([3_000]);
    expect([kettle.now, stateName(kettle.snapshot)]).toEqual([6_000, 'whole.lid.open+plate.off']);
    expect(kettle.advanceToNext()).toBeNull();
  });

  it('steps back: state, clock, actors and log are as they were', () => {
    const kettle = heated();
    const before = kettle.snapshot;
    kettle.answer('heating', { done: 100 });
    kettle.advanceToNext();
    expect(kettle.stepBack() && kettle.stepBack()).toBe(true);
    expect(kettle.snapshot).toBe(before);
    expect([kettle.now, kettle.log.length, kettle.timers.length, kettle.pending().length]).toEqual([0, 4, 0, 1]);
    expect([...kettle.log.actors.values()].map(({ ended }) => ended)).toEqual([null, null]);
    while (kettle.stepBack()) expect(kettle.log.length).toBeGreaterThan(0);
    expect([kettle.log.length, kettle.log.actors.size]).toEqual([1, 1]);
  });

  it('logs the failure of a machine, and receives nothing more', () => {
    const machine = kettleMachine.provide({
      guards: {
        hasWater() {
          throw new Error('no gauge');
        },
      },
    });
    const kettle = simulate({ machine });
    expect(kettle.send({ type: 'switch.pressed' }).after.status).toBe('error');
    expect(() => kettle.send({ type: 'lid.opened' })).toThrow('kettle is error');
    kettle.stepBack();
    expect(kettle.send({ type: 'lid.opened' }).after.status).toBe('active');
  });

  it('continues from any step of a page without changing it', () => {
    let elapsed = 0;
    const { log, inspect } = createPageLog({ now: () => elapsed });
    const clock = new SimulatedClock();
    const heating = fromPromise<number>(() => new Promise(() => {}));
    const live = createActor(kettleMachine.provide({ actors: { heating } }), { inspect, clock }).start();
    live.send({ type: 'lid.opened' });
    live.send({ type: 'water.poured', litres: 2 });
    live.send({ type: 'switch.pressed' });
    elapsed = 5;
    const index = indexOf(log);
    const fork = simulate({ from: { index, session: live.sessionId, number: 4 }, cases: kettleCases });
    expect(fork.pending().map(({ id }) => id)).toEqual(['heating']);
    fork.answer('heating', { done: 100 });
    expect(stateName(fork.snapshot)).toBe('whole.lid.open+plate.hot.beeping');
    expect(fork.log.at(0)!.event.type).toBe('switch.pressed');
    expect([log.length, stateName(live.getSnapshot())]).toEqual([4, 'whole.lid.open+plate.heating']);
    const earlier = simulate({ from: { index, session: live.sessionId, number: 2 } });
    expect([stateName(earlier.snapshot), earlier.snapshot.context.litres]).toEqual(['whole.lid.open+plate.off', 0]);
  });

  it('continues without the actors that had answered before', () => {
    const machine = setup({ actors: { asking: fromPromise<number>(() => Promise.resolve(1)) } }).createMachine({
      id: 'asking',
      invoke: { id: 'asking', src: 'asking', onDone: { actions: [] } },
      on: { word: {} },
    });
    const asking = simulate({ machine });
    asking.answer('asking', { done: 1 });
    asking.send({ type: 'word' });
    const from = (number: number) =>
      simulate({ from: { index: indexOf(asking.log), session: asking.session, number } });
    expect(from(1).pending()).toHaveLength(1);
    expect(from(3).pending()).toEqual([]);
  });

  it('continues a running delay with the time that was left', () => {
    const kettle = heated();
    kettle.answer('heating', { done: 100 });
    kettle.advanceToNext();
    const fork = simulate({ from: { index: indexOf(kettle.log), session: kettle.session, number: kettle.log.length } });
    expect(fork.timers.map(({ left }) => left)).toEqual([2_000]);
    expect(stateName(fork.advanceToNext()!.after)).toBe('whole.lid.open+plate.off');
  });

  it.each(flows)('reaches the states of a walk of %s', (_, cases) => {
    const { path } = randomWalk(flowWalk(cases), { seed: 5, steps: 20 });
    const simulation = simulate({ machine: cases.machine, cases, input: cases.inputs[path.beginning] });
    for (const { events, state, elapsed, type } of path.steps) {
      const [event] = events;
      const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
      if (elapsed > 0 || type.startsWith('xstate.after.')) simulation.advanceToNext();
      else if (id !== undefined) {
        const { output, error } = event as { readonly output?: unknown; readonly error?: unknown };
        simulation.answer(id, type.startsWith('xstate.done') ? { done: output } : { error });
      } else if (simulation.timers[0]?.event === event) simulation.advanceToNext();
      else simulation.send(event!);
      expect(stateName(simulation.snapshot)).toBe(state);
    }
    expect(simulation.log.length).toBe(path.steps.length + 1);
  });
});
