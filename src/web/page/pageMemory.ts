import { useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { useAddress } from '../addresses/address.ts';
import { type FirstPage, useFirstData, useFirstPage } from './firstPage.tsx';
import { prefetchedData } from './prefetched.ts';

/** The number of history entries whose page is remembered; an older one needs a new answer. */
const most = 20;

/** By entry of the tab's history: its last data, since the document was loaded. Only the browser writes them. */
const memories = new WeakMap<FirstPage, Map<string, unknown>>();

/**
 * The data that the current page can show at once. On Back and Forward it is the entry's last data, or the server's
 * first data. A followed link needs current data, and gets the prefetched answer if there is one.
 */
export function useAvailableData<Data>(): Data | undefined {
  const document = useFirstPage();
  const entry = useEntry();
  const first = useFirstData<Data>();
  const isReturn = useNavigationType() === 'POP';
  const remembered = memories.get(document)?.get(entry) as Data | undefined;
  const address = useAddress();
  // The data are chosen once: a page continues to use the prefetched data that it began with, whatever their age.
  const ahead = useMemo(
    () => (isReturn ? undefined : (prefetchedData(address) as Data | undefined)),
    [isReturn, address],
  );
  return isReturn ? (remembered ?? first) : ahead;
}

/** Stores the data of the current history entry, so that going back restores the content and the scroll position. */
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

/** The key of a history entry. Entries that the router did not create share a key, so the address is part of it. */
function useEntry(): string {
  const { key, pathname, search } = useLocation();
  return `${key} ${pathname}${search}`;
}
