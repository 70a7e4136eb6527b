import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';

import type { History, Location, NavigationType, Visit } from './history.ts';

interface Navigation {
  readonly history: History;
  readonly visit: Visit;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

interface NavigatorProps {
  readonly history: History;
  readonly children: ReactNode;
}

/** Takes the views along with a history. The page before stays until the next is there: it goes in a transition. */
export function Navigator({ history, children }: NavigatorProps) {
  const [visit, setVisit] = useState(history.current);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  const navigation = useMemo(() => ({ history, visit }), [history, visit]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Where one is. */
export function useLocation(): Location {
  return useNavigation().visit.location;
}

/** How one came here. */
export function useNavigationType(): NavigationType {
  return useNavigation().visit.by;
}

/** Goes to an address of the market, or back with -1. */
export function useNavigate(): History['go'] {
  return useNavigation().history.go;
}

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('There is no navigator around this view');
  return navigation;
}
