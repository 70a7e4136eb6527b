import { describe, expect, it } from 'vitest';
import { repeatedRunOf, repeatRun } from '#inspector/app/run/repeatedRun.ts';
import { runOf } from '#inspector/app/run/run.ts';
import { simulate } from '#inspector/log/simulation.ts';
import { repeatedRun } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { kettleCases } from '#tests/inspector/paths/kettle.ts';

const known = { machine: kettleCases.machine, cases: kettleCases };
const kettle = () => simulate({ machine: kettleCases.machine, cases: kettleCases });
const openRun = (simulation: ReturnType<typeof kettle>) =>
  runOf({ number: 1, name: 'kettle', log: simulation.log, simulation, known }, []);

/** Water is poured and heated; the answer has a name. */
function heated() {
  const simulation = kettle();
  simulation.send({ type: 'lid.opened' });
  simulation.send({ type: 'water.poured', litres: 1 } as never);
  simulation.send({ type: 'switch.pressed' });
  const [actor] = simulation.pending();
  const outcome = actor!.outcomes.find(({ kind }) => kind === 'done');
  simulation.answer(actor!.id, { done: outcome!.value });
  simulation.advance(4_000);
  return simulation;
}

/** The run after a way through the storage of a window. */
const storedRun = (simulation: ReturnType<typeof kettle>) =>
  repeatedRun.parse(JSON.parse(JSON.stringify(repeatedRunOf(openRun(simulation)))));

describe('a simulation after a reload', () => {
  it('has the same events at the same times', () => {
    const before = heated();
    const after = kettle();
    expect(repeatRun(storedRun(before), after)).toBeNull();
    expect(after.snapshot.value).toEqual(before.snapshot.value);
    expect(after.log.length).toBe(before.log.length);
    expect(after.log.at(-1 + after.log.length)!.at).toBe(before.log.at(-1 + before.log.length)!.at);
  });

  it('stops with a reason at an event that is no longer possible', () => {
    const stored = storedRun(heated());
    const { steps } = stored;
    const edited = {
      ...stored,
      steps: steps.filter((step) => !('event' in step && step.event.type === 'water.poured')),
    };
    expect(repeatRun(edited, kettle())).toMatch(/^Repeated up to step \d of \d: /);
  });

  it('has the events before its fork', () => {
    const before = heated();
    const fork = simulate({
      from: { index: openRun(before).index, session: before.session, number: 3 },
      cases: kettleCases,
    });
    fork.send({ type: 'switch.pressed' });
    expect(storedRun(fork).steps).toHaveLength(3);
  });
});
