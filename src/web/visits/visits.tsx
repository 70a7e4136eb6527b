import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from 'react';

import { visitsMachine } from '#machines/visits/visitsMachine.ts';

import { useNow } from '../page/clock.tsx';
import { createFlowContext } from '../flows/flowContext.tsx';
import { visitStorage } from './visitStorage.ts';

/** The flow with the visitor's local memory on this device: visited searches, and viewed and hidden listings. */
export const Visits = createFlowContext(visitsMachine);

const visitsLogic = visitsMachine.provide({ actors: { storage: visitStorage } });

/** Provides the memory of visits to every page. Before hydration the memory is empty, as on the server. */
export function VisitsProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Visits.Provider logic={visitsLogic}>
      <Opened />
      {children}
    </Visits.Provider>
  );
}

function Opened() {
  const flow = Visits.useActorRef();
  // Before the effects of all pages, since the first page may already store something.
  useLayoutEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  return null;
}

/** Whether the visitor has hidden a listing in lists. */
export function useIsHidden(id: string): boolean {
  return Visits.useSelector(({ context }) => context.memory.hidden.includes(id));
}

/** Records that a listing's page was viewed, while the visitor is present. */
export function useViewed(id: string): void {
  const flow = Visits.useActorRef();
  const now = useNow();
  useEffect(() => flow.send({ type: 'listing.viewed', id, at: now }), [flow, id, now]);
}

const NewSinceContext = createContext<number | undefined>(undefined);

/** The time from which listings are new to the visitor, in epoch milliseconds, for the views inside. */
export const NewSince = NewSinceContext.Provider;

/**
 * Returns whether a listing was published after the visitor had last seen the search, before this visit. The time is in
 * seconds since 1970.
 */
export function useNewSinceVisit(): (at: number) => boolean {
  const since = use(NewSinceContext);
  return (at) => since !== undefined && at * 1000 > since;
}
