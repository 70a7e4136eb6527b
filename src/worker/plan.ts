import { placeAt, type RouteName } from '#routes';

/** What becomes of a request: see `answers.ts`. What is untouched goes its way as if there were no worker. */
export type Plan = 'page' | 'file' | 'picture' | 'call' | 'untouched';

/** The pages that can be read without a line. None of them carries the token of a mail, and none is one's account itself. */
const keptPages: ReadonlySet<RouteName> = new Set<RouteName>([
  ...(['home', 'list', 'results', 'listing', 'category', 'brand', 'realEstate', 'realEstateList'] as const),
  // A draft is written without a line too.
  'insertion',
  // Its document tells of nobody; what it shows comes with a call.
  'favourites',
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

/** Pictures of people are for who may see them now. */
const keptPictures = /^\/pictures\/\d+\/(?!people\/)/;

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>;

/** What becomes of a request that a page of an origin makes. */
export function planFor({ method, url, mode, headers }: Asked, origin: string): Plan {
  if (method !== 'GET' || headers.has('range') || new URL(url).origin !== origin) return 'untouched';
  if (mode === 'navigate') return isPage(url) ? 'page' : 'untouched';
  return planForAddress(url);
}

/** The same of something that a page was made of, by its address alone. */
export function planForAddress(url: string): Exclude<Plan, 'page'> {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/assets/')) return 'file';
  if (keptPictures.test(pathname)) return 'picture';
  return keptCalls.some(({ path }) => path.test(pathname)) ? 'call' : 'untouched';
}

/** Whether a call is for what one looks at, so that one is told where it was a copy. */
export function isShownOf(url: string): boolean {
  const { pathname } = new URL(url);
  return keptCalls.some(({ path, isShown }) => isShown && path.test(pathname));
}

/** Whether the page at an address can be read without a line. */
export function isKeptPage(url: string): boolean {
  const place = placeOf(url);
  return place !== undefined && keptPages.has(place.name);
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
