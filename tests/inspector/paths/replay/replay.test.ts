import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { CannotReplay, ReplayDiffers, replayOnChart } from '#inspector/paths/replay/replay.ts';
import { hiddenSecret } from '#machines/journal/secret.ts';
import { flowCases } from '#machines/paths/flowCases.ts';

const events = z.discriminatedUnion('type', [
  z.object({ type: z.literal('code.typed'), code: z.string() }),
  z.object({ type: z.literal('door.pushed') }),
]);

/** Fetches the number of places, and lets a visitor in when there is more than one, or for a code. */
const door = setup({
  types: { context: {} as { readonly places: number; readonly code: string }, events: {} as z.infer<typeof events> },
  actors: { asking: fromPromise<number>(async () => 0) },
  guards: {
    hasPlace: ({ context }) => context.places > 1,
    isOpenSesame: ({ context }) => context.code === 'sesame',
  },
}).createMachine({
  id: 'door',
  context: { places: 0, code: '' },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'asking',
        id: 'asking',
        onDone: { target: 'known', actions: assign({ places: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    known: {
      on: {
        'code.typed': { actions: assign({ code: ({ event }) => event.code }) },
        'door.pushed': [
          { guard: 'hasPlace', target: 'hall.light' },
          { guard: 'isOpenSesame', target: 'hall.dark' },
        ],
      },
    },
    hall: { initial: 'light', states: { light: {}, dark: {} } },
    failed: {},
  },
});

const walkable = (resolves: Readonly<Record<string, number>>) =>
  flowWalk(
    flowCases({
      machine: door,
      schema: events,
      events: { 'code.typed': { wrong: { code: 'barley' } } },
      actors: { asking: { resolves } },
    }),
  );

const seen = (type: string, state: string, data: object = {}) => ({ at: 0, event: { ...data, type }, state });
const known = seen('xstate.done.actor.asking', 'known');
const pushed = seen('door.pushed', 'hall.light');

describe('a replay', () => {
  it('chooses the answers under which all later steps match the recording', () => {
    const steps = replayOnChart(walkable({ none: 0, one: 1, many: 7 }), { events: [known, pushed] });
    expect(steps.map(({ stubCase }) => stubCase)).toEqual(['many', null]);
  });

  it('fails when the rest depends on an answer that no case has, and names the event', () => {
    const replay = () => replayOnChart(walkable({ none: 0 }), { events: [known, pushed] });
    expect(replay).toThrow(CannotReplay);
    expect(replay).toThrow(
      'door: event 2, door.pushed: leads to known; the recording was in hall.light. A recording has no answers of the server, and with those of the cases the flow does not get there. Begin the recording after this step, or declare such an answer',
    );
  });

  it('fails when no case of an answer is declared', () => {
    expect(() => replayOnChart(walkable({}), { events: [known] })).toThrow(CannotReplay);
    expect(() =>
      replayOnChart(walkable({ none: 0 }), { events: [seen('xstate.error.actor.asking', 'failed')] }),
    ).toThrow(CannotReplay);
  });

  it('fails after a secret, or another event with a missing part', () => {
    const entered = [seen('door.pushed', 'hall.dark')];
    const typed = (code: string) => seen('code.typed', 'known', { code });
    const replay = (event: object) => () =>
      replayOnChart(flowWalk({ ...caseOfReportedDoor }), { events: [event as never, ...entered] });
    expect(replay(typed('sesame'))()).toHaveLength(2);
    expect(replay(typed(hiddenSecret))).toThrow(CannotReplay);
    expect(replay({ ...typed('barley'), partial: true })).toThrow(CannotReplay);
    expect(replay(typed('barley'))).toThrow(ReplayDiffers);
  });

  it.each(['known', 'failed', 'hall', 'hall.garden', 'attic'])(
    'differs when the event reaches %s under no answer',
    (state) => {
      const replay = () => replayOnChart(walkable({ many: 7 }), { events: [known, seen('door.pushed', state)] });
      expect(replay).toThrow(state === 'known' ? CannotReplay : ReplayDiffers);
    },
  );

  it('differs when no answer reaches the state after an answer', () => {
    const replay = () => replayOnChart(walkable({ many: 7 }), { events: [{ ...known, state: 'hall.light' }] });
    expect(replay).toThrow(ReplayDiffers);
  });

  it('limits an endless search for answers', () => {
    const rounds = setup({ actors: { asking: fromPromise<number>(async () => 0) } }).createMachine({
      id: 'rounds',
      initial: 'a',
      states: { a: { invoke: { src: 'asking', id: 'asking', onDone: { target: 'a', reenter: true } } }, b: {} },
    });
    const resolves = { one: 1, two: 2, three: 3 };
    const cases = {
      ...flowCases({ machine: door, schema: events, events: { 'code.typed': {} }, actors: { asking: { resolves } } }),
      machine: rounds,
    };
    const answers = Array.from({ length: 60 }, () => seen('xstate.done.actor.asking', 'a'));
    expect(() => replayOnChart(flowWalk(cases), { events: [...answers, seen('door.pushed', 'b')] })).toThrow(
      ReplayDiffers,
    );
  });
});

/** The example machine, in the state after the answer that there is no place. */
const caseOfReportedDoor = flowCases({
  machine: setup({
    types: { context: {} as { readonly code: string }, events: {} as z.infer<typeof events> },
    guards: { isOpenSesame: ({ context }) => context.code === 'sesame' },
  }).createMachine({
    id: 'door',
    context: { code: '' },
    initial: 'known',
    states: {
      known: {
        on: {
          'code.typed': { actions: assign({ code: ({ event }) => event.code }) },
          'door.pushed': { guard: 'isOpenSesame', target: 'hall' },
        },
      },
      hall: { initial: 'dark', states: { dark: {} } },
    },
  }),
  schema: events,
  events: { 'code.typed': { wrong: { code: 'barley' } } },
});
