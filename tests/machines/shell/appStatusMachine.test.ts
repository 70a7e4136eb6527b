import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { appStatusEvents } from '#machines/shell/appStatusEvents.ts';
import { appStatusMachine } from '#machines/shell/appStatusMachine.ts';
import { declaredTransitions, pathsThrough, statesOf, takenTransitions, type Walk } from '#tests/drivers/chartPaths.ts';

const events = [
  { type: 'call.failed', code: 'api.fault' },
  { type: 'call.failed' },
  { type: 'call.succeeded' },
  { type: 'failure.dismissed' },
] as const;

const walk: Walk<typeof appStatusMachine> = {
  input: undefined,
  events: () => events,
  situation: ({ value, context }) => [value, context.code],
};

const paths = pathsThrough(appStatusMachine, walk);

describe('the app as a whole', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(paths.flatMap((path) => takenTransitions(appStatusMachine, path)));
    expect([...declaredTransitions(appStatusMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it.each(paths.map((path) => [path.title, path] as const))('%s [API-26]', (_, path) => {
    const actor = createActor(appStatusMachine).start();
    for (const event of path.events) {
      actor.send(event as never);
      const { context, ...snapshot } = actor.getSnapshot();
      const hasFailed = event.type === 'call.failed';
      expect(snapshot.value).toBe(hasFailed ? 'failed' : 'working');
      expect(context.code).toBe(hasFailed && 'code' in event ? event.code : null);
    }
  });

  it.each(['call.succeeded', 'failure.dismissed'] as const)('works again with %s', (type) => {
    const actor = createActor(appStatusMachine).start();
    actor.send({ type: 'call.failed', code: 'api.fault' });
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe('working');
  });

  it('says of every state who is in it and why', () => {
    expect(statesOf(appStatusMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the events it takes', () => {
    for (const event of events) expect(appStatusEvents.parse(event)).toEqual(event);
  });
});
