import { setup } from 'xstate';
import { plainCases } from '#tests/inspector/paths/formats/walked.ts';
import { foundMachine } from './terminal.ts';

/** A machine with an unreachable state: the guard `hasKey` is always false. */
export const door = setup({ guards: { hasKey: () => false, isShut: () => true } }).createMachine({
  id: 'door',
  description: 'A lock without a key.',
  initial: 'shut',
  states: {
    shut: {
      on: { 'handle.pressed': { guard: 'hasKey', target: 'open' }, 'bell.rung': { guard: 'isShut', target: 'shut' } },
    },
    open: { on: { 'door.slammed': 'shut' } },
  },
});

export const doorFound = foundMachine(plainCases(door));
