import { flowCases } from '../paths/flowCases.ts';
import { guardEvents } from './guardEvents.ts';
import { guardMachine } from './guardMachine.ts';

/** What a page for those who are logged in is walked with. */
export const guardCases = flowCases({ machine: guardMachine, schema: guardEvents, events: {}, keys: {} });
