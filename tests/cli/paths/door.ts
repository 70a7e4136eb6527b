import { setup } from 'xstate';
import { plainCases } from '#tests/inspector/paths/formats/walked.ts';
import { foundMachine } from './terminal.ts';

/** A door that never opens: nobody has its key. */
export const door = setup({ guards: { hasKey: () => false, isShut: () => true } }).createMachine({
  id: 'door',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      on: { 'handle.pressed': { guard: 'hasKey', target: 'open' }, 'bell.rung': { guard: 'isShut', target: 'shut' } },
    },
    open: { on: { 'door.slammed': 'shut' } },
  },
});

export const doorFound = foundMachine(plainCases(door));
