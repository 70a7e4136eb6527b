import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createHiddenData } from '#inspector/log/hiddenData.ts';
import { indexOf } from '#inspector/log/logIndex.ts';
import { InvalidSession, openSession } from '#inspector/log/files/openSession.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { rowsOf } from '#inspector/log/rows.ts';
import { savedSession, sessionFileName } from '#inspector/log/files/sessionFile.ts';
import { simulate } from '#inspector/log/simulation.ts';
import { runningTimers } from '#inspector/log/timers.ts';
import { stateName } from '#machines/journal/fold.ts';
import { loginFormMachine } from '#machines/account/credentials/accountForms.ts';
import { formEvents } from '#machines/forms/formEvents.ts';
import { kettleCases, kettleMachine } from '#tests/inspector/paths/kettle.ts';
import { mazeMachine } from './maze.ts';
import { everyCases, walkedSteps } from './steps.ts';
import { createStepLog } from '#inspector/log/store/stepLog.ts';
import type { Log, LoggedStep } from '#inspector/log/log.ts';

const all = await everyCases();
const stepsIn = (log: Log): readonly LoggedStep[] => Array.from({ length: log.length }, (_, index) => log.at(index)!);
const saved = (log: Log, modules: readonly Record<string, unknown>[] = []) =>
  JSON.stringify(savedSession(log, createHiddenData(modules, log)));

/** The rows without parameters, which a file has as JSON. */
const rowNames = (step: LoggedStep) =>
  JSON.stringify(rowsOf(step), (key, value: unknown) => (key === 'params' ? null : value));

describe('the file of a session', () => {
  it('opens elsewhere with the same steps, rows, delays and actors', () => {
    const { log, inspect } = createPageLog({ now: () => 0 });
    const maze = createActor(mazeMachine, { inspect, clock: new SimulatedClock() }).start();
    for (const type of ['a', 'a', 'd', 'd', 'c', 'e'] as const) maze.send({ type });
    const opened = openSession(saved(log), (id) => (id === 'maze' ? mazeMachine : undefined));
    expect(opened.missing.size).toBe(0);
    expect(opened.log.origin).toBe('file');
    const [before, after] = [stepsIn(log), stepsIn(opened.log)];
    expect(after.map(({ number, event }) => [number, event.type])).toEqual(
      before.map(({ number, event }) => [number, event.type]),
    );
    expect(after.map(rowNames)).toEqual(before.map(rowNames));
    const timers = (of: Log) => runningTimers(indexOf(of), maze.sessionId, 1).map(({ name, ends }) => [name, ends]);
    expect(timers(opened.log)).toEqual(timers(log));
  });

  it.each(all)('restores a walk of %s: states, data and rows', (_, cases) => {
    const { log, put, push } = createStepLog({ origin: 'simulation', name: 'a walk', started: 0 });
    const { machine } = cases;
    put({
      session: 'x:0',
      name: machine.id,
      kind: 'machine',
      parent: null,
      began: 0,
      ended: null,
      input: undefined,
      machine,
      ref: null,
    });
    for (const step of walkedSteps(cases, 3, 15)) push(step);
    const opened = openSession(saved(log), () => machine);
    expect(stepsIn(opened.log).map(({ after }) => stateName(after))).toEqual(
      stepsIn(log).map(({ after }) => stateName(after)),
    );
    const shapes = (step: LoggedStep) => {
      const { exits, transitions, entries, timers } = rowsOf(step);
      return [
        exits.map(({ name }) => name),
        transitions.map(({ name }) => name),
        entries.map(({ name }) => name),
        timers.map(({ name, ms }) => [name, ms]),
      ];
    };
    expect(stepsIn(opened.log).map(shapes)).toEqual(stepsIn(log).map(shapes));
  });

  it('continues as a simulation, with the actors that were pending', () => {
    const kettle = simulate({ machine: kettleMachine, cases: kettleCases });
    kettle.send({ type: 'lid.opened' });
    kettle.send({ type: 'water.poured', litres: 1 } as never);
    kettle.send({ type: 'switch.pressed' });
    const { log } = openSession(saved(kettle.log), () => kettleMachine);
    const fork = simulate({ from: { index: indexOf(log), session: kettle.session, number: 4 }, cases: kettleCases });
    expect(fork.pending().map(({ actor }) => actor)).toEqual(['heating']);
    expect(stateName(fork.answer('heating', { done: 100 }).after)).toBe('whole.lid.open+plate.hot.beeping');
  });

  it('has no secret', () => {
    const { log, inspect } = createPageLog({ now: () => 0 });
    const form = createActor(loginFormMachine, { inspect, input: { values: {} } }).start();
    form.send({ type: 'secret.changed', field: 'password', secret: 'correct horse' } as never);
    form.send({ type: 'value.changed', field: 'email', value: 'eva@example.ch' } as never);
    const text = saved(log, [{ formEvents }]);
    expect(text).not.toContain('correct horse');
    expect(text).toContain('eva@example.ch');
  });

  it('names what is wrong in it, and the machines that are not known', () => {
    const kettle = simulate({ machine: kettleMachine });
    const text = saved(kettle.log);
    const open = (changed: string) => () => openSession(changed, () => kettleMachine);
    expect(open('no file')).toThrow(InvalidSession);
    expect(open(text.replace('"version":1', '"version":2'))).toThrow(/^version: /);
    expect(open(text.replace('"started":', '"begun":'))).toThrow(/started: /);
    const unknown = openSession(text, () => undefined);
    expect([unknown.log.length, unknown.missing.get('kettle')]).toEqual([0, 'it is not known here']);
    const changed = openSession(text, () => mazeMachine);
    expect(changed.missing.get('kettle')).toContain('it has no state');
  });

  it('is named by its log and the day', () => {
    expect(sessionFileName({ name: 'This page' }, new Date('2026-11-30T12:00:00Z'))).toBe(
      'this-page-2026-11-30.session.json',
    );
  });
});
