import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Shared, sharingMachine } from '#machines/listing/sharingMachine.ts';
import { sharingEvents } from '#machines/listing/sharingEvents.ts';
import { declaredTransitions, pathsThrough, statesOf, takenTransitions, type Walk } from '#tests/drivers/chartPaths.ts';

const waiting = sharingMachine.provide({ actors: { sharing: fromPromise<Shared>(() => new Promise(() => {})) } });

const walk: Walk<typeof sharingMachine> = {
  input: undefined,
  events: ({ children, value }) => [
    { type: 'share.pressed' },
    ...('sharing' in children
      ? ([
          { type: 'xstate.done.actor.sharing', output: 'copied' },
          { type: 'xstate.done.actor.sharing', output: 'handedOn' },
          { type: 'xstate.error.actor.sharing', error: new Error('Not allowed') },
        ] as const)
      : []),
    ...(value === 'copied' ? ([{ type: 'xstate.after.untilRead.sharing.copied' }] as const) : []),
  ],
  situation: ({ value }) => value,
};

const paths = pathsThrough(waiting, walk);

describe('handing on an ad', () => {
  it('takes every one of its transitions on the generated paths', () => {
    const taken = new Set(paths.flatMap((path) => takenTransitions(waiting, path)));
    expect([...declaredTransitions(sharingMachine)].filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it('says for 4 seconds that the address is in the clipboard', async () => {
    const clock = new SimulatedClock();
    const copying = sharingMachine.provide({ actors: { sharing: fromPromise<Shared>(async () => 'copied') } });
    const actor = createActor(copying, { clock }).start();
    actor.send({ type: 'share.pressed' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot().value).toBe('copied');
    clock.increment(3999);
    expect(actor.getSnapshot().value).toBe('copied');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('says of every state what it means', () => {
    expect(statesOf(sharingMachine.root).filter(({ description }) => !description)).toEqual([]);
  });

  it('declares the event it takes', () => {
    expect(sharingEvents.safeParse({ type: 'share.pressed' }).success).toBe(true);
  });
});
