import type { Signal } from '../following/signals.ts';

/**
 * Sends signals in as few transactions as possible. PostgreSQL makes every transaction with NOTIFY durable, and commits
 * them one at a time, appends included. Signals that arrive while one is under way share the next transaction.
 * PostgreSQL delivers identical signals of one transaction once.
 */
export function createSignalling(send: (signals: readonly Signal[]) => Promise<unknown>) {
  let next: { readonly signals: Signal[]; readonly sent: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();

  function gather(): NonNullable<typeof next> {
    const signals: Signal[] = [];
    const sent = last.then(async () => {
      next = undefined;
      await send(signals);
    });
    last = sent.catch(() => undefined);
    return { signals, sent };
  }

  return (signal: Signal): Promise<void> => {
    next ??= gather();
    next.signals.push(signal);
    return next.sent;
  };
}
