import type { AnyStateMachine } from 'xstate';

/**
 * The logic of a flow with effects that only a browser has: calls, navigation, access to the document. The server,
 * which creates each flow for every page, renders by the chart alone.
 */
export function browserLogic<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: () => Parameters<Machine['provide']>[0],
): Machine {
  // Implementations do not change the type of the machine, as `provide` documents.
  return import.meta.env.SSR ? machine : (machine.provide(implementations()) as Machine);
}
