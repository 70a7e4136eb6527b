import { placeAt, type RouteName } from '#routes';

/** What becomes of a request: see `answers.ts`. What is untouched goes its way as if there were no worker. */
export type Plan = 'page' | 'file' | 'picture' | 'call' | 'query' | 'untouched';

/** The pages that can be read without a line. None of them carries the token of a mail, and none is one's account itself. */
const keptPages: ReadonlySet<RouteName> = new Set<RouteName>([
  ...(['home', 'list', 'results', 'listing', 'category', 'brand', 'realEstate', 'realEstateList'] as const),
  // A draft is written without a line too.
  'insertion',
  // Their documents tell of nobody; what they show comes with calls.
  ...(['favourites', 'messages'] as const),
]);

/** The calls whose answers can be read without a line; one that tells about the page itself says so. */
const keptCalls: readonly { readonly path: RegExp; readonly isShown: boolean }[] = [
  { path: /^\/api\/v10\/(items?|list)\.json$/, isShown: true },
  { path: /^\/api\/v10\/item\/[\w-]+(\/similar)?\.json$/, isShown: true },
  { path: /^\/api\/v11\/search\.json$/, isShown: true },
  { path: /^\/api\/v10\/favorites(\/?\.json|\/)$/, isShown: true },
  { path: /^\/api\/v10\/favorites\/ids\.json$/, isShown: false },
  { path: /^\/api\/v10\/(account\/profile|insertion\/fields|localities)\.json$/, isShown: false },
];

/** Where questions are asked in GraphQL. */
const graphql = '/api/v10/graphql';

/** Those whose answers can be read without a line, by the names of their operations. All are for what one looks at. */
const keptQueries: ReadonlySet<string | null> = new Set(['MyConversations', 'OpenConversation']);

/** Pictures of people are for who may see them now. */
const keptPictures = /^\/pictures\/\d+\/(?!people\/)/;

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>;

/** What becomes of a request that a page of an origin makes. */
export function planFor({ method, url, mode, headers }: Asked, origin: string): Plan {
  const { pathname, origin: asked } = new URL(url);
  if (asked !== origin || headers.has('range')) return 'untouched';
  if (method === 'POST' && pathname === graphql && keptQueries.has(headers.get('x-operation'))) return 'query';
  if (method !== 'GET') return 'untouched';
  if (mode === 'navigate') return isPage(url) ? 'page' : 'untouched';
  return planForAddress(url);
}

/** The same of something that a page was made of, by its address alone. */
export function planForAddress(url: string): Exclude<Plan, 'page' | 'query'> {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/assets/')) return 'file';
  if (keptPictures.test(pathname)) return 'picture';
  return keptCalls.some(({ path }) => path.test(pathname)) ? 'call' : 'untouched';
}

/** Whether a call is for what one looks at, so that one is told where it was a copy. One made ahead is for later. */
export function isShown({ url, headers }: Pick<Asked, 'url' | 'headers'>): boolean {
  if (headers.has('x-kept-ahead')) return false;
  const { pathname } = new URL(url);
  return pathname === graphql || keptCalls.some(({ path, isShown }) => isShown && path.test(pathname));
}

/** Whether a call was answered by the market: not by a refusal, nor by the page of something between here and there. */
export function isOfMarket({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && /\bjson\b/.test(headers.get('content-type') ?? '');
}

/** Whether a copy, by its address, is of the answer to a question in GraphQL. */
export function isQueryCopy(url: string): boolean {
  return new URL(url).pathname === graphql;
}

/** Whether the page at an address can be read without a line. */
export function isKeptPage(url: string): boolean {
  const place = placeOf(url);
  return place !== undefined && keptPages.has(place.name);
}

/** Whether two addresses are of the same listing in one language, with whatever slug or without one. */
export function areOfOneListing(one: string, other: string): boolean {
  const [first, second] = [placeOf(one), placeOf(other)];
  return (
    first?.name === 'listing' &&
    second?.name === 'listing' &&
    first.language === second.language &&
    first.params['id'] === second.params['id']
  );
}

/** Without a language it is still a page: the server leads on to one. What is no page the server answers by itself. */
function isPage(url: string): boolean {
  return new URL(url).pathname === '/' || placeOf(url) !== undefined;
}

/** What a page's address means. */
export function placeOf(url: string) {
  const { pathname, search } = new URL(url);
  return placeAt(pathname + search);
}
