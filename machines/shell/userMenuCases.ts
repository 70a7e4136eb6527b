import { flowCases } from '../paths/flowCases.ts';
import { userMenuEvents } from './userMenuEvents.ts';
import { userMenuMachine } from './userMenuMachine.ts';

/** Path-test cases for the user menu. */
export const userMenuCases = flowCases({ machine: userMenuMachine, schema: userMenuEvents, events: {}, keys: {} });
