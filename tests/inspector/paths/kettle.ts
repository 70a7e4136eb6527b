import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { flowCases } from '#machines/paths/flowCases.ts';

/** A kettle with all that a flow may have: an actor, delays, guards, a parallel region, history and a final state. */
export const kettleMachine = setup({
  types: {
    context: {} as { readonly litres: number; readonly boiled: number },
    events: {} as
      | { type: 'water.poured'; litres: number }
      | { type: 'switch.pressed' }
      | { type: 'lid.opened' }
      | { type: 'lid.closed' }
      | { type: 'kettle.dropped' },
  },
  actors: { heating: fromPromise<number>(() => Promise.reject(new Error('heating is for the edge to give'))) },
  delays: { cooling: 3_000, beep: 1_000 },
  guards: {
    hasRoom: ({ context, event }) => event.type === 'water.poured' && context.litres + event.litres <= 2,
    hasWater: ({ context }) => context.litres > 0,
    isHot: (_, { degrees }: { degrees: number }) => degrees >= 100,
  },
  actions: {
    pour: assign(({ context, event }) =>
      event.type === 'water.poured' ? { litres: context.litres + event.litres } : {},
    ),
    count: assign({ boiled: ({ context }) => context.boiled + 1 }),
  },
}).createMachine({
  id: 'kettle',
  description: 'A kettle.',
  context: { litres: 0, boiled: 0 },
  initial: 'whole',
  states: {
    whole: {
      type: 'parallel',
      on: { 'kettle.dropped': 'broken' },
      states: {
        lid: {
          initial: 'closed',
          states: {
            closed: { on: { 'lid.opened': 'open' } },
            open: { on: { 'lid.closed': 'closed', 'water.poured': { guard: 'hasRoom', actions: 'pour' } } },
          },
        },
        plate: {
          initial: 'off',
          states: {
            off: { on: { 'switch.pressed': { guard: 'hasWater', target: 'heating' } } },
            heating: {
              invoke: {
                id: 'heating',
                src: 'heating',
                onDone: [
                  {
                    guard: { type: 'isHot', params: ({ event }) => ({ degrees: event.output }) },
                    target: 'hot',
                    actions: 'count',
                  },
                  { target: 'off' },
                ],
                onError: 'off',
              },
              on: { 'switch.pressed': 'off' },
            },
            hot: {
              initial: 'beeping',
              states: { beeping: { after: { beep: 'silent' } }, silent: {} },
              after: { cooling: 'off' },
            },
          },
        },
      },
    },
    broken: { type: 'final' },
  },
});

export const kettleEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('water.poured'), litres: z.number().check(z.positive()) }),
  z.object({ type: z.literal('switch.pressed') }),
  z.object({ type: z.literal('lid.opened') }),
  z.object({ type: z.literal('lid.closed') }),
  z.object({ type: z.literal('kettle.dropped') }),
]);

export const kettleCases = flowCases({
  machine: kettleMachine,
  schema: kettleEvents,
  events: { 'water.poured': { 'a cup': { litres: 1 }, 'a bucket': { litres: 9 } } },
  actors: { heating: { resolves: { boiling: 100, lukewarm: 40 }, rejects: { 'no power': new Error('No power') } } },
  keys: { water: ({ context }) => context.litres },
  invariants: { 'it never holds more than two litres': ({ context }) => context.litres <= 2 },
});
