import { assign, createMachine } from 'xstate';

const act = (name: string) => ({ entry: `enter ${name}`, exit: `exit ${name}` });

/** A machine with regions, both kinds of history, re-entry, several targets, eventless transitions and an end. */
export const mazeMachine = createMachine(
  {
    id: 'maze',
    types: {} as { context: { readonly steps: number }; events: { type: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' } },
    context: { steps: 0 },
    initial: 'hall',
    entry: 'enter maze',
    exit: 'exit maze',
    on: { g: { target: '.hall', reenter: true, actions: 'leave all' }, f: { actions: ['count', 'rest'] } },
    states: {
      hall: {
        ...act('hall'),
        on: {
          a: { target: 'tower', actions: 'climb' },
          b: { target: ['tower.left.low', 'tower.right.two.inner'], actions: ['count', 'jump'] },
          c: 'tower.remembered',
          d: 'tower.right.shallow',
          e: { target: 'hall', reenter: true },
        },
        after: { pause: { target: 'hall', reenter: true }, 20: { actions: 'tick' } },
      },
      tower: {
        type: 'parallel',
        ...act('tower'),
        on: {
          d: { target: 'hall', guard: 'isEven' },
          e: { target: '.left.low' },
          c: { target: 'tower', reenter: true },
        },
        states: {
          remembered: { type: 'history', history: 'deep' },
          left: {
            ...act('left'),
            initial: 'low',
            states: {
              low: { ...act('low'), on: { a: { target: 'high', actions: 'count' } } },
              high: { ...act('high'), always: { target: 'top', guard: 'isThird', actions: 'lift' }, on: { b: 'low' } },
              top: { ...act('top'), type: 'final' },
            },
          },
          right: {
            ...act('right'),
            initial: 'one',
            states: {
              shallow: { type: 'history', target: 'two' },
              one: {
                ...act('one'),
                on: { a: { target: 'two', actions: ['count', { type: 'say', params: { word: 'hi' } }] } },
              },
              two: {
                ...act('two'),
                initial: 'outer',
                on: {
                  a: [{ guard: 'isThird', target: '#maze.end' }, { target: 'three' }],
                  b: { target: 'two', reenter: true },
                },
                states: {
                  outer: { ...act('outer'), on: { f: 'inner' } },
                  inner: { ...act('inner'), on: { f: { target: '#maze.tower', actions: 'spring' } } },
                },
              },
              three: { ...act('three'), type: 'final' },
            },
          },
        },
        onDone: { target: 'hall', actions: 'arrive' },
      },
      end: { ...act('end'), type: 'final' },
    },
  },
  {
    actions: { count: assign({ steps: ({ context }) => context.steps + 1 }) },
    guards: { isEven: ({ context }) => context.steps % 2 === 0, isThird: ({ context }) => context.steps % 3 === 0 },
    delays: { pause: 500 },
  },
);
