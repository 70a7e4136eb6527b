import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailsOf, plansOf, rowsOf } from '#inspector/log/rows.ts';
import type { LoggedStep } from '#inspector/log/log.ts';
import { kettleMachine } from '#tests/inspector/paths/kettle.ts';
import { mazeMachine } from './maze.ts';
import { everyCases, stepsOf, walkedSteps } from './steps.ts';

const all = await everyCases();

/** The types of actions in the order in which the rows have them. */
function plannedTypes(step: LoggedStep): readonly unknown[] {
  const { machine } = step.after;
  return plansOf(step, machine, detailsOf(step, machine))
    .flatMap(({ actions }) => actions.map(({ type }) => type))
    .filter((type) => type !== null)
    .map((type) => (type === 'xstate.sendTo' ? 'xstate.raise' : type));
}

function executedTypes({ details }: LoggedStep): readonly string[] {
  return details!.effects.map(({ type }) => (type === 'xstate.sendTo' ? 'xstate.raise' : type));
}

/** The states after a step, by its exits and entries. */
function reached(step: LoggedStep): readonly string[] {
  const { machine } = step.after;
  const active = new Set(step.before?._nodes.map(({ id }) => id));
  for (const { exits, entries } of plansOf(step, machine, detailsOf(step, machine))) {
    for (const { id } of exits) active.delete(id);
    for (const { id } of entries) active.add(id);
  }
  return [...active].toSorted();
}

function expectRowsOfXState(steps: readonly LoggedStep[]): void {
  for (const step of steps) {
    const place = `step ${step.number}, ${step.event.type}`;
    expect(plannedTypes(step), place).toEqual(executedTypes(step));
    expect(reached(step), place).toEqual(step.after._nodes.map(({ id }) => id).toSorted());
    const { guards, eventless } = rowsOf(step);
    const results = [...guards, ...eventless.flatMap((row) => row.guards)];
    expect(
      results.filter(({ isUnstable, error }) => isUnstable || error !== null),
      place,
    ).toEqual([]);
  }
}

describe('the rows of a step', () => {
  it.each(all)('have the actions of %s in the order in which XState executes them', (_, cases) => {
    for (const seed of [1, 2]) expectRowsOfXState(walkedSteps(cases, seed));
    expect.hasAssertions();
  });

  it('follow XState through regions, history, re-entry, several targets and the end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 30 }), (types) => {
        expectRowsOfXState(
          stepsOf(
            mazeMachine,
            types.map((type) => ({ type })),
          ),
        );
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('name guards in the order of evaluation, exits from the inside and entries from the outside', () => {
    const steps = stepsOf(mazeMachine, [{ type: 'a' }, { type: 'a' }, { type: 'd' }]);
    const entered = rowsOf(steps[1]!);
    expect(entered.exits.map(({ name }) => name)).toEqual(['hall']);
    expect(entered.transitions).toEqual([
      { key: 'maze.hall | a | 0', name: 'hall: a → tower', actions: [{ name: 'climb', params: undefined }] },
    ]);
    expect(entered.entries.map(({ name }) => name)).toEqual([
      'tower',
      'tower.left',
      'tower.left.low',
      'tower.right',
      'tower.right.one',
    ]);
    const said = rowsOf(steps[2]!).transitions.flatMap(({ actions }) => actions);
    expect(said).toContainEqual({ name: 'say(hi)', params: { word: 'hi' } });
    const refused = rowsOf(steps[3]!);
    expect(refused.guards.map(({ name, holds }) => [name, holds])).toEqual([['isEven', true]]);
  });

  it('list the delays that began and were cancelled, with name and milliseconds', () => {
    const steps = stepsOf(mazeMachine, [{ type: 'a' }]);
    expect(rowsOf(steps[0]!).timers.map(({ change, name, ms }) => [change, name, ms])).toEqual([
      ['started', '20 ms', 20],
      ['started', 'pause', 500],
    ]);
    expect(rowsOf(steps[1]!).timers.map(({ change, name, of }) => [change, name, of])).toEqual([
      ['cancelled', '20 ms', 'maze.hall'],
      ['cancelled', 'pause', 'maze.hall'],
    ]);
  });

  it('name the actor that a state invokes, and the guard that refused', () => {
    const steps = stepsOf(kettleMachine, [
      { type: 'switch.pressed' },
      { type: 'lid.opened' },
      { type: 'water.poured', litres: 1 } as never,
      { type: 'switch.pressed' },
    ]);
    expect(rowsOf(steps[1]!).guards).toMatchObject([{ name: 'hasWater', holds: false, error: null }]);
    expect(rowsOf(steps[4]!).entries).toMatchObject([
      { name: 'whole.plate.heating', actors: [{ id: 'heating', actor: 'heating' }] },
    ]);
  });

  it('report a guard that throws', () => {
    const throwing = kettleMachine.provide({
      guards: {
        hasWater() {
          throw new Error('no gauge');
        },
      },
    });
    const [begun] = stepsOf(throwing, []);
    const event = { type: 'switch.pressed' };
    const after = { ...begun!.after, status: 'error' } as unknown as LoggedStep['after'];
    const failed = {
      ...begun!,
      event,
      before: begun!.after,
      after,
      microsteps: [],
      details: { micro: [], effects: [] },
    };
    expect(rowsOf(failed).guards).toMatchObject([{ name: 'hasWater', holds: false, error: 'no gauge' }]);
  });
});
