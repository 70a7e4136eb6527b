import type { Signal } from '../following/signals.ts';

/**
 * Has signals sent in as few transactions as it takes. PostgreSQL makes each one durable that notifies, and lets no other commit that
 * does meanwhile, appends among them: so what is to be told while one is on its way goes out with the next. Of several that are the
 * same in one transaction it passes on one.
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
