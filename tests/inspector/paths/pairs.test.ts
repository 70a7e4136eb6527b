import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { flowCases } from '#machines/paths/flowCases.ts';
import { pathsCovering } from '#inspector/paths/cover.ts';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { marksOf } from '#inspector/paths/summary.ts';

/** A machine that may begin open, and greets visitors; nothing awaits the end of the greeting, so it forms no pair. */
const door = setup({
  types: {
    context: {} as { isOpen: boolean },
    input: {} as { isOpen: boolean },
    events: {} as { type: 'knocked' } | { type: 'closed' },
  },
  actors: { greeting: fromPromise(() => Promise.resolve()) },
  guards: { isOpen: ({ context }) => context.isOpen },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'shut' }] },
    shut: { on: { knocked: 'open' } },
    open: { invoke: { id: 'greeting', src: 'greeting' }, on: { closed: 'shut' } },
  },
});

const exploration = explore(
  flowWalk(
    flowCases({
      machine: door,
      schema: z.object({ type: z.enum(['knocked', 'closed']) }),
      inputs: { shut: { isOpen: false }, open: { isOpen: true } },
      events: {},
      actors: { greeting: { resolves: { hello: undefined } } },
      keys: {},
    }),
  ),
);

const pairs = [
  'door.new |  | 0 > door.open | closed | 0',
  'door.new |  | 1 > door.shut | knocked | 0',
  'door.open | closed | 0 > door.shut | knocked | 0',
  'door.shut | knocked | 0 > door.open | closed | 0',
];

describe('pairs of transitions', () => {
  it('can follow each other, from any beginning', () => {
    expect([...exploration.reached.pairs].toSorted()).toEqual(pairs);
  });

  it('are all covered by paths, also when a situation is first reached from another beginning', () => {
    const { walkable } = exploration;
    expect([...marksOf(walkable, pathsCovering(exploration, 'pairs')).pairs].toSorted()).toEqual(pairs);
  });
});
