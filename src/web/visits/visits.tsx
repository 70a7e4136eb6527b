import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from 'react';

import { visitsMachine } from '#machines/visits/visitsMachine.ts';

import { useNow } from '../page/clock.tsx';
import { createFlowContext } from '../flows/flowContext.tsx';
import { keeping } from './keeping.ts';

/** What this device remembers for its visitor. */
export const Visits = createFlowContext(visitsMachine);

const visitsLogic = visitsMachine.provide({ actors: { keeping } });

/** Around every page. Until the page has come alive nothing is remembered, as on the server. */
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
  // Before the effects of all pages, the first of which has something to be remembered already.
  useLayoutEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  return null;
}

/** Whether the visitor does not want to see an ad in lists. */
export function useIsHidden(id: string): boolean {
  return Visits.useSelector(({ context }) => context.memory.hidden.includes(id));
}

/** Remembers that the page of an ad is in sight, for as long as somebody is there to see it. */
export function useViewed(id: string): void {
  const flow = Visits.useActorRef();
  const now = useNow();
  useEffect(() => flow.send({ type: 'ad.viewed', id, at: now }), [flow, id, now]);
}

const NewSinceContext = createContext<number | undefined>(undefined);

/** From when on ads are new to the visitor of what is inside, in epoch milliseconds. */
export const NewSince = NewSinceContext.Provider;

/** Tells whether an ad of the search around came after the visitor had last seen that, before this visit; it came at so many seconds since 1970. */
export function useNewSinceVisit(): (at: number) => boolean {
  const since = use(NewSinceContext);
  return (at) => since !== undefined && at * 1000 > since;
}
