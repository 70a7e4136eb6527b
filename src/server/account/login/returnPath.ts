import { longestReturnPath } from '#machines/account/limits.ts';
import { placeAt, type RouteName, routes } from '#routes';

/** Pages that are no destination: steps of the login, and pages without content. */
const passed: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'login',
  'register',
  'forgot',
  'start',
  'deleteSurvey',
  'messagesRedirect',
  'error',
  'unknown',
]);

/** A placeholder origin: a path that resolves to another origin leaves the market. */
const market = 'https://market.invalid';

/**
 * The page that a user came from, as a path of the market with its query. Undefined for any other URL, so that a link
 * in our mails never leaves the market.
 */
export function returnPathOf(requested: string | null | undefined): string | undefined {
  if (!requested?.startsWith('/') || requested.length > longestReturnPath || !URL.canParse(requested, market))
    return undefined;
  const { origin, pathname, search } = new URL(requested, market);
  const place = origin === market ? placeAt(pathname) : undefined;
  if (!place || passed.has(place.name) || routes[place.name].layout === 'empty') return undefined;
  const path = pathname + search;
  return path.length > longestReturnPath ? undefined : path;
}
