import { flowCases } from '../paths/flowCases.ts';
import { networkEvents } from './networkEvents.ts';
import { networkMachine } from './networkMachine.ts';

/** What the line is walked with. */
export const networkCases = flowCases({ machine: networkMachine, schema: networkEvents, events: {}, keys: {} });
