import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fetchEvents } from '#machines/market/fetchEvents.ts';
import { fetchMachineOf, type FetchOutcome } from '#machines/market/fetchMachine.ts';
import { declaredTransitions, pathsThrough, statesOf, takenTransitions, type Walk } from '#tests/drivers/chartPaths.ts';

const machine = fetchMachineOf<string>({ id: 'fetch', description: 'Whether a word is in sight.' });
const waiting = machine.provide({
  actors: { loading: fromPromise<FetchOutcome<string>>(() => new Promise(() => {})) },
});

const answered = { type: 'xstate.done.actor.loading', output: { data: 'velo', at: 5000 } } as const;
const failed = {
  type: 'xstate.done.actor.loading',
  output: { error: new Error('The line is dead'), at: 4000 },
} as const;

const walk: Walk<typeof machine> = {
  input: { data: undefined },
  events: ({ children }) => [
    { type: 'page.opened' },
    { type: 'loading.retried' },
    ...('loading' in children ? [answered, failed] : []),
  ],
  situation: ({ value, context }) => [value, context.lastErrorTime],
};

const paths = pathsThrough(waiting, walk);

describe('something that is fetched', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const all = [...paths, { input: { data: 'velo' }, events: [] }];
    const taken = new Set(all.flatMap((path) => takenTransitions(waiting, path)));
    expect([...declaredTransitions(machine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it('is idle, loading, there or failed [API-30]', () => {
    expect(Object.keys(machine.states)).toEqual(['idle', 'loading', 'success', 'error']);
  });

  it.each(paths.map((path) => [path.title, path] as const))('%s', (_, { input, events }) => {
    const actor = createActor(waiting, { input }).start();
    for (const event of events) {
      actor.send(event as never);
      const snapshot = actor.getSnapshot();
      expect(snapshot.matches('success')).toBe(snapshot.context.data !== null);
      expect(snapshot.hasTag('busy')).toBe('loading' in snapshot.children);
      if (snapshot.matches('error')) expect(snapshot.context.lastErrorTime).toBe(4000);
    }
  });

  it('records when it came and failed last, and how often it was asked for since [API-31]', () => {
    const actor = createActor(waiting, { input: { data: undefined } }).start();
    const records = [{ type: 'page.opened' }, failed, { type: 'loading.retried' }, answered].map((event) => {
      actor.send(event as never);
      const { lastFetchTime, lastErrorTime, fetchAttempts } = actor.getSnapshot().context;
      return [actor.getSnapshot().value, lastFetchTime, lastErrorTime, fetchAttempts];
    });
    expect(records).toEqual([
      ['loading', null, null, 1],
      ['error', null, 4000, 1],
      ['loading', null, 4000, 2],
      ['success', 5000, 4000, 0],
    ]);
  });

  it('is at rest with the data of the server', () => {
    const first = createActor(machine, { input: { data: 'velo' } }).getSnapshot();
    expect(first.value).toBe('success');
    expect(first.children).toEqual({});
  });

  it('says of every state who is in it and why', () => {
    expect(statesOf(machine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    for (const { type } of walk.events(createActor(machine, { input: { data: undefined } }).getSnapshot())) {
      expect(fetchEvents.safeParse({ type }).success).toBe(true);
    }
  });
});
