import { useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { useAddress } from '../addresses/address.ts';
import { type FirstPage, useFirstData, useFirstPage } from './firstPage.tsx';
import { dataAhead } from './prefetched.ts';

/** Entries of the history whose page is remembered; who goes back further waits for an answer. */
const most = 20;

/** What each entry of a tab's history showed last, since its document was loaded. Only the browser writes it. */
const memories = new WeakMap<FirstPage, Map<string, unknown>>();

/**
 * What the page one is at can show at once: what this entry of the history showed when one left it, or the server's
 * first data. Who follows a link wants what is so now, and gets what was asked for ahead, if it has come.
 */
export function useDataAtHand<Data>(): Data | undefined {
  const document = useFirstPage();
  const entry = useEntry();
  const first = useFirstData<Data>();
  const isReturn = useNavigationType() === 'POP';
  const remembered = memories.get(document)?.get(entry) as Data | undefined;
  const address = useAddress();
  // What a page began with it goes on with, however old that gets.
  const ahead = useMemo(() => (isReturn ? undefined : (dataAhead(address) as Data | undefined)), [isReturn, address]);
  return isReturn ? (remembered ?? first) : ahead;
}

/** Remembers what this entry of the history shows, so that going back finds it, and its place, again. */
export function useRemembered(data: unknown): void {
  const document = useFirstPage();
  const entry = useEntry();
  useEffect(() => {
    if (data === null || data === undefined) return;
    const memory = memories.get(document) ?? new Map<string, unknown>();
    memories.set(document, memory);
    memory.delete(entry);
    memory.set(entry, data);
    for (const oldest of [...memory.keys()].slice(0, -most)) memory.delete(oldest);
  }, [document, entry, data]);
}

/** An entry of the history. Entries that the router did not make share a key, so the address is part of it. */
function useEntry(): string {
  const { key, pathname, search } = useLocation();
  return `${key} ${pathname}${search}`;
}
