import { describe, expect, it } from 'vitest';
import { compareRuns, compareVersions } from '#inspector/log/compare.ts';
import { differencesOf } from '#inspector/log/differences.ts';
import { indexOf } from '#inspector/log/logIndex.ts';
import { rerun } from '#inspector/log/rerun.ts';
import { simulate } from '#inspector/log/simulation.ts';
import { setup } from 'xstate';
import { kettleCases, kettleMachine } from '#tests/inspector/paths/kettle.ts';

/** Water is poured, heated and cools down. */
function run() {
  const kettle = simulate({ machine: kettleMachine, cases: kettleCases });
  kettle.send({ type: 'lid.opened' });
  kettle.send({ type: 'water.poured', litres: 1 } as never);
  kettle.send({ type: 'switch.pressed' });
  kettle.answer('heating', { done: 100 });
  kettle.advance(4_000);
  return { index: indexOf(kettle.log), session: kettle.session };
}

const typesIn = ({ log }: Pick<ReturnType<typeof simulate>, 'log'>) =>
  Array.from({ length: log.length }, (_, index) => log.at(index)!.event.type);

describe('a repeated run', () => {
  it('does not depart from the original if nothing is changed', () => {
    const { simulation, departure } = rerun(run(), {});
    expect(departure).toBeNull();
    expect(simulation.log.length).toBe(7);
    expect(simulation.now).toBe(3_000);
  });

  it('departs where a skipped event is missed', () => {
    const { simulation, departure, originals } = rerun(run(), { skipped: new Set([3]) });
    expect(departure).toMatchObject({ number: 4, reason: 'state' });
    expect(departure!.message).toContain('switch.pressed leads to');
    // The answer of an actor that does not run, and the ends of delays that do not, are left out.
    expect(typesIn(simulation)).toEqual(['xstate.init', 'lid.opened', 'switch.pressed']);
    expect(originals.map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it('repeats edited events, which are checked against the schema', () => {
    const edited = (litres: number) => ({ edited: new Map([[3, { type: 'water.poured', litres } as never]]) });
    const { departure } = rerun(run(), edited(2), { cases: kettleCases });
    expect(departure).toMatchObject({
      number: 4,
      reason: 'context',
      message: expect.stringContaining('litres') as string,
    });
    expect(() => rerun(run(), edited(-1), { cases: kettleCases })).toThrow('litres');
  });

  it('repeats events in another order', () => {
    const { departure, simulation } = rerun(run(), { order: [3, 2] });
    expect(typesIn(simulation).slice(0, 3)).toEqual(['xstate.init', 'water.poured', 'lid.opened']);
    expect(departure).toMatchObject({ number: 3 });
  });
});

describe('two runs side by side', () => {
  it('are aligned by their events, and the first difference is marked', () => {
    const left = run();
    const { simulation } = rerun(left, { skipped: new Set([2]) });
    const { rows, first } = compareRuns(left, { index: indexOf(simulation.log), session: simulation.session });
    expect(rows.map((row) => [row.left?.event.type, row.right?.event.type]).slice(0, 4)).toEqual([
      ['xstate.init', 'xstate.init'],
      ['lid.opened', undefined],
      ['water.poured', 'water.poured'],
      ['switch.pressed', 'switch.pressed'],
    ]);
    expect(first).toBe(1);
    expect(differencesOf(rows[2]!)).toMatchObject({ event: false, state: true, context: [{ path: ['litres'] }] });
  });

  it('do not differ if they are equal', () => {
    expect(compareRuns(run(), run()).first).toBeNull();
  });

  it('can be one run on two versions of a machine', () => {
    const small = kettleMachine.provide({ guards: { hasRoom: () => false } });
    const { rows, first } = compareVersions(run(), small);
    expect(rows[first!]!.left!.event.type).toBe('water.poured');
    const other = setup({}).createMachine({ id: 'kettle', initial: 'whole', states: { whole: {} } });
    expect(compareVersions(run(), other).first).toBe(0);
  });
});
