import type { EventEmitter } from 'node:events';

/**
 * Copies of one signal arrive within this time, in milliseconds: a service manager signals all processes, and npm
 * forwards it.
 */
const copiesWithin = 1000;

export interface EndSignals {
  /** Resolves with the first signal that ends the process. */
  readonly first: Promise<NodeJS.Signals>;
  /** A second Ctrl-C, which ends the server at once. A repeated SIGTERM or SIGHUP does not. */
  readonly again: Promise<NodeJS.Signals>;
}

/** Handles the signals that end a server from now on: they no longer end the process by themselves. */
export function takeEndSignals(process: Pick<EventEmitter, 'on'>, now = () => performance.now()): EndSignals {
  const first = Promise.withResolvers<NodeJS.Signals>();
  const again = Promise.withResolvers<NodeJS.Signals>();
  let since: number | undefined;
  const take = (signal: NodeJS.Signals) => {
    if (since === undefined) {
      since = now();
      first.resolve(signal);
    } else if (signal === 'SIGINT' && now() - since >= copiesWithin) again.resolve(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, take);
  return { first: first.promise, again: again.promise };
}
