import { flowCases } from '../paths/flowCases.ts';
import { networkEvents } from './networkEvents.ts';
import { networkMachine } from './networkMachine.ts';

/** Path-test cases for the network connection. */
export const networkCases = flowCases({ machine: networkMachine, schema: networkEvents, events: {}, keys: {} });
