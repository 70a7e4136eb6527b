import { assign, createActor, fromCallback, fromPromise, sendTo, setup, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { rowsOf } from '#inspector/log/rows.ts';
import type { Log, LoggedStep } from '#inspector/log/log.ts';
import { kettleMachine } from '#tests/inspector/paths/kettle.ts';
import { mazeMachine } from './maze.ts';

function openPage(capacity?: number) {
  let elapsed = 0;
  const calls: (() => void)[] = [];
  const page = createPageLog({
    now: () => 1_000 + elapsed,
    later: (call) => void calls.push(call),
    ...(capacity !== undefined && { capacity }),
  });
  return { ...page, calls, pass: (ms: number) => (elapsed += ms) };
}

const stepsIn = (log: Log): readonly LoggedStep[] => Array.from({ length: log.length }, (_, index) => log.at(index)!);
const typesIn = (log: Log) => stepsIn(log).map(({ event }) => event.type);

const boiling = kettleMachine.provide({ actors: { heating: fromPromise<number>(() => Promise.resolve(100)) } });

describe('the log of a page', () => {
  it('has every event of every machine since the beginning, with its time, its sender and its snapshots', async () => {
    const { log, inspect, pass } = openPage();
    const kettle = createActor(boiling, { inspect, clock: new SimulatedClock() }).start();
    pass(20);
    kettle.send({ type: 'lid.opened' });
    kettle.send({ type: 'water.poured', litres: 1 });
    pass(5);
    kettle.send({ type: 'switch.pressed' });
    await vi.waitFor(() => expect(kettle.getSnapshot().matches({ whole: { plate: 'hot' } })).toBe(true));

    expect(typesIn(log)).toEqual([
      'xstate.init',
      'lid.opened',
      'water.poured',
      'switch.pressed',
      'xstate.done.actor.heating',
    ]);
    expect(stepsIn(log).map(({ number, at }) => [number, at])).toEqual([
      [1, 0],
      [2, 20],
      [3, 20],
      [4, 25],
      [5, 25],
    ]);
    const [begun, opened, , , done] = stepsIn(log);
    expect(begun!.before).toBeNull();
    expect(opened!.before).toBe(begun!.after);
    const promise = log.actors.get(done!.from!)!;
    expect(promise).toMatchObject({
      name: 'heating',
      kind: 'promise',
      parent: done!.session,
      machine: null,
      ended: 25,
    });
    expect(log.actors.get(done!.session)).toMatchObject({
      name: 'kettle',
      kind: 'machine',
      machine: boiling,
      ended: null,
    });
  });

  it('derives the same rows as the chart alone, with what was executed', () => {
    const { log, inspect } = openPage();
    const clock = new SimulatedClock();
    const maze = createActor(mazeMachine, { inspect, clock }).start();
    maze.send({ type: 'a' });
    const [begun, climbed] = stepsIn(log);
    expect(begun!.microsteps).toEqual([{ event: 'xstate.init', taken: [], states: ['maze', 'maze.hall'] }]);
    expect(rowsOf(begun!).timers.map(({ name, ms }) => [name, ms])).toEqual([
      ['20 ms', 20],
      ['pause', 500],
    ]);
    expect(climbed!.details!.effects.map(({ type }) => type)).toContain('enter left');
    expect(rowsOf(climbed!).transitions[0]!.actions).toEqual([{ name: 'climb', params: undefined }]);
  });

  it('has the event that made a machine fail', async () => {
    const { log, inspect } = openPage();
    const failing = kettleMachine.provide({
      guards: {
        hasWater() {
          throw new Error('no gauge');
        },
      },
    });
    const kettle = createActor(failing, { inspect });
    kettle.subscribe({ error: () => {} });
    kettle.start();
    kettle.send({ type: 'switch.pressed' });
    await Promise.resolve();
    const failed = log.at(1)!;
    expect(failed.event.type).toBe('switch.pressed');
    expect(failed.after.status).toBe('error');
    expect(rowsOf(failed).guards).toMatchObject([{ name: 'hasWater', error: 'no gauge' }]);
    expect(log.actors.get(failed.session)!.ended).toBe(0);

    vi.spyOn(console, 'warn').mockImplementation(() => {});
    kettle.send({ type: 'lid.opened' });
    await Promise.resolve();
    // XState drops events for an actor that is over.
    expect(log.length).toBe(2);
  });

  it('numbers nested events by the time at which they are done, and knows who sent them', () => {
    const child = setup({
      types: { context: {} as { readonly heard: number }, events: {} as { type: 'word' } },
    }).createMachine({
      id: 'child',
      context: { heard: 0 },
      on: { word: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
    });
    const parent = setup({ actors: { child, ears: fromCallback(() => () => {}) } }).createMachine({
      id: 'parent',
      invoke: [
        { id: 'child', src: 'child' },
        { id: 'ears', src: 'ears' },
      ],
      on: { speak: { actions: sendTo('child', { type: 'word' }) } },
    });
    const { log, inspect } = openPage();
    createActor(parent, { inspect }).start().send({ type: 'speak' });
    const sessions = new Map([...log.actors.values()].map(({ name, session }) => [name, session]));
    const word = stepsIn(log).find(({ event }) => event.type === 'word')!;
    expect([word.session, word.from]).toEqual([sessions.get('child'), sessions.get('parent')]);
    expect(log.actors.get(sessions.get('ears')!)!.kind).toBe('callback');
  });

  it('goes on with an actor that is stopped and started again, as React does', () => {
    const { log, inspect } = openPage();
    const maze = createActor(mazeMachine, { inspect, clock: new SimulatedClock() }).start();
    maze.send({ type: 'a' });
    const snapshot = maze.getSnapshot();
    maze.stop();
    expect(log.actors.get(maze.sessionId)!.ended).toBe(0);
    Object.assign(maze, { _processingStatus: 0, _snapshot: snapshot });
    maze.start();
    maze.send({ type: 'd' });
    expect(log.actors.get(maze.sessionId)!.ended).toBeNull();
    expect(typesIn(log)).toEqual(['xstate.init', 'a', 'd']);
    expect(log.at(2)!.before).toBe(snapshot);
  });

  it('drops the oldest steps when it is full, keeps their numbers, and forgets actors without steps', () => {
    const { log, inspect } = openPage(10);
    for (let page = 0; page < 400; page += 1) {
      const maze = createActor(mazeMachine, { inspect, clock: new SimulatedClock() }).start();
      for (const type of ['a', 'b', 'd', 'f'] as const) maze.send({ type });
      maze.stop();
    }
    expect([log.length, log.dropped]).toEqual([10, 400 * 5 - 10]);
    expect(stepsIn(log).map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, index) => 1991 + index));
    // Actors without steps are forgotten after 1,024 dropped steps at the latest.
    expect(log.actors.size).toBeLessThan(10 + 1_024 / 5 + 1);
  });

  it('notifies at most once in a turn, and not after the end of the subscription', () => {
    const { log, inspect, calls } = openPage();
    const notified = vi.fn<() => void>();
    const end = log.subscribe(notified);
    const maze = createActor(mazeMachine, { inspect, clock: new SimulatedClock() }).start();
    maze.send({ type: 'a' });
    expect(calls).toHaveLength(1);
    calls[0]!();
    expect(notified).toHaveBeenCalledTimes(1);
    end();
    maze.send({ type: 'b' });
    expect(calls).toHaveLength(1);
  });
});
