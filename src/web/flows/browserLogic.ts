import type { AnyStateMachine } from 'xstate';

/**
 * The logic of a flow with what only a browser can do, and the server does not ask for: call it, go to an address, look at
 * the document. The server, which makes each flow for every page, renders by the chart alone.
 */
export function browserLogic<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: () => Parameters<Machine['provide']>[0],
): Machine {
  // As `provide` says of each machine: what it is given changes no type.
  return import.meta.env.SSR ? machine : (machine.provide(implementations()) as Machine);
}
