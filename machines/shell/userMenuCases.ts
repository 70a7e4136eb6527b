import { flowCases } from '../paths/flowCases.ts';
import { userMenuEvents } from './userMenuEvents.ts';
import { userMenuMachine } from './userMenuMachine.ts';

/** What the menu of who is logged in is walked with. */
export const userMenuCases = flowCases({ machine: userMenuMachine, schema: userMenuEvents, events: {}, keys: {} });
