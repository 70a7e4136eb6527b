import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

import { useFirstPage } from './firstPage.tsx';

const minute = 60_000;

/** Whole minutes since this document came, in milliseconds; moved on by the tick alone, so that all views see one time. */
let elapsed = 0;

const NowContext = createContext(0);

/**
 * Lets ages grow while one reads, a minute at a time. It goes on from the server's time: the visitor's clock may be wrong,
 * and the first render must be the server's.
 */
export function Clock({ children }: { readonly children: ReactNode }) {
  const { now } = useFirstPage();
  const since = useSyncExternalStore(
    subscribe,
    () => elapsed,
    () => 0,
  );
  return <NowContext value={now + since}>{children}</NowContext>;
}

/** The time, in epoch milliseconds, to the minute. */
export function useNow(): number {
  return use(NowContext);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(() => {
    elapsed = Math.floor(performance.now() / minute) * minute;
    onTick();
  }, minute);
  return () => clearInterval(timer);
}
