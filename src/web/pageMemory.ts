import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { useFirstData } from './firstPage.tsx';

/** Entries of the history whose page is remembered; who goes back further waits for an answer. */
const most = 20;

/** What an entry of this tab's history showed last, by its key. Only the browser writes it. */
const shown = new Map<string, unknown>();

/**
 * What the page one is at can show at once: what this entry of the history showed when one left it, or the server's
 * first data. Who follows a link wants what is so now, and gets nothing.
 */
export function useDataAtHand<Data>(): Data | undefined {
  const { key } = useLocation();
  const first = useFirstData<Data>();
  const isReturn = useNavigationType() === 'POP';
  return isReturn ? ((shown.get(key) as Data | undefined) ?? first) : undefined;
}

/** Remembers what this entry of the history shows, so that going back finds it, and its place, again. */
export function useRemembered(data: unknown): void {
  const { key } = useLocation();
  useEffect(() => {
    if (data === null || data === undefined) return;
    shown.delete(key);
    shown.set(key, data);
    for (const oldest of [...shown.keys()].slice(0, -most)) shown.delete(oldest);
  }, [key, data]);
}
