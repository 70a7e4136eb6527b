import { placeAt, type RouteName } from '#routes';

/** How a request is handled: see `answers.ts`. An untouched request proceeds as without a worker. */
export type Plan = 'page' | 'file' | 'picture' | 'call' | 'query' | 'untouched';

/** The pages that can be read offline. None of them contains the token of a mail, and none is the account itself. */
const offlinePages: ReadonlySet<RouteName> = new Set<RouteName>([
  ...(['home', 'list', 'results', 'listing', 'category', 'brand', 'realEstate', 'realEstateList'] as const),
  // The form for a listing is an offline page, because a draft can be written offline too.
  'insertion',
  // The HTML documents of these pages are public; their personal content comes with API calls.
  ...(['favourites', 'messages'] as const),
]);

/** The calls whose answers can be read offline; `isShown` marks those with a page's main content. */
const offlineCalls: readonly { readonly path: RegExp; readonly isShown: boolean }[] = [
  { path: /^\/api\/v10\/(items?|list)\.json$/, isShown: true },
  { path: /^\/api\/v10\/item\/[\w-]+(\/similar)?\.json$/, isShown: true },
  { path: /^\/api\/v11\/search\.json$/, isShown: true },
  { path: /^\/api\/v10\/favorites(\/?\.json|\/)$/, isShown: true },
  { path: /^\/api\/v10\/favorites\/ids\.json$/, isShown: false },
  { path: /^\/api\/v10\/(account\/profile|insertion\/fields|localities)\.json$/, isShown: false },
];

/** The path of the API for GraphQL queries. */
const graphql = '/api/v10/graphql';

/** The GraphQL operations whose answers can be read offline, by name. All are a page's main content. */
const offlineQueries: ReadonlySet<string | null> = new Set(['MyConversations', 'OpenConversation']);

/**
 * Matches the paths of pictures that may be stored. Pictures of people are excluded: the permission to see them may
 * change.
 */
const offlinePictures = /^\/pictures\/\d+\/(?!people\/)/;

type PlannedRequest = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>;

/** Decides how the worker handles a request that a page of the given origin makes. */
export function planFor({ method, url, mode, headers }: PlannedRequest, origin: string): Plan {
  const { pathname, origin: targetOrigin } = new URL(url);
  if (targetOrigin !== origin || headers.has('range')) return 'untouched';
  if (method === 'POST' && pathname === graphql && offlineQueries.has(headers.get('x-operation'))) return 'query';
  if (method !== 'GET') return 'untouched';
  if (mode === 'navigate') return isPage(url) ? 'page' : 'untouched';
  return planForAddress(url);
}

/** Decides how a resource of a page is handled, by its URL alone. */
export function planForAddress(url: string): Exclude<Plan, 'page' | 'query'> {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/assets/')) return 'file';
  if (offlinePictures.test(pathname)) return 'picture';
  return offlineCalls.some(({ path }) => path.test(pathname)) ? 'call' : 'untouched';
}

/**
 * Whether a call has content that the user is looking at, so that a copy must be reported. Calls made in advance do
 * not.
 */
export function isShown({ url, headers }: Pick<PlannedRequest, 'url' | 'headers'>): boolean {
  if (headers.has('x-kept-ahead')) return false;
  const { pathname } = new URL(url);
  return pathname === graphql || offlineCalls.some(({ path, isShown }) => isShown && path.test(pathname));
}

/** Whether the market has answered a call: neither a refusal nor the page of a captive portal or proxy. */
export function isOfMarket({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && /\bjson\b/.test(headers.get('content-type') ?? '');
}

/** Whether the URL of a copy is that of a GraphQL answer. */
export function isQueryCopy(url: string): boolean {
  return new URL(url).pathname === graphql;
}

/** Whether the page at a URL can be read offline. */
export function isOfflinePage(url: string): boolean {
  const place = placeOf(url);
  return place !== undefined && offlinePages.has(place.name);
}

/** Whether two addresses are of the same listing in a language, with any slug or none. */
export function areOfOneListing(one: string, other: string): boolean {
  const [first, second] = [placeOf(one), placeOf(other)];
  return (
    first?.name === 'listing' &&
    second?.name === 'listing' &&
    first.language === second.language &&
    first.params['id'] === second.params['id']
  );
}

/** Whether an address is a page's. Without a language it still is: the server redirects to a language. */
function isPage(url: string): boolean {
  return new URL(url).pathname === '/' || placeOf(url) !== undefined;
}

/** The route to which a page's URL belongs. */
export function placeOf(url: string) {
  const { pathname, search } = new URL(url);
  return placeAt(pathname + search);
}
