import { type Language, languages } from '#machines/market/language.ts';
import { decodedPiece } from '#machines/market/text/percentEncoding.ts';

/**
 * How the shell frames a page. `standard`: with the brand's search bar; `home`: the front page, where a brand may open
 * with a search of its own; `ownSearch`: the page brings its search or wants none; `empty`: nothing but the logo around it,
 * for who comes by the link of a mail; `whole`: the page takes the window below the header, and there is no footer.
 */
export type Layout = 'standard' | 'home' | 'ownSearch' | 'empty' | 'whole';

/** Below the language segment (ROUTES-1): `:name` is a segment, `:name?` may be absent, a last `*` is any rest. */
export type RoutePath = string;

export interface Route {
  /** One for all languages, or each language's own, with the same parameters. */
  readonly path: RoutePath | Readonly<Record<Language, RoutePath>>;
  /** Whether one must be logged in. */
  readonly login: boolean;
  readonly layout: Layout;
}

/**
 * The route table: every page that exists, those that take less before those that would take it too. Links name a route
 * (`pathTo`), never write a path.
 */
export const routes = {
  home: { path: '', login: false, layout: 'home' },
  /** The classic result list; the rest is the search address of the filters. */
  list: { path: 'li/*', login: false, layout: 'standard' },
  /** Any search by its token (`searchToken.ts`): only that counts, the server redirects to the right slug (ROUTES-5). */
  results: { path: 'q/:slug?/:searchToken?', login: false, layout: 'standard' },
  /** The home of real estate (ROUTES-11 to 13). */
  realEstate: {
    path: { de: 'immobilien', fr: 'immobilier', it: 'immobili', en: 'immobilien' },
    login: false,
    layout: 'standard',
  },
  /** Lists of real estate; the rest is pairs of labels and values (ROUTES-11 to 13, REALESTATE-2). */
  realEstateList: {
    path: { de: 'immobilien/*', fr: 'immobilier/*', it: 'immobili/*', en: 'immobilien/*' },
    login: false,
    layout: 'standard',
  },
  /** A make of cars (ROUTES-8 to 10). */
  brand: {
    path: {
      de: 'marken/fahrzeuge/autos/:brand',
      fr: 'marques/vehicules/voitures/:brand',
      it: 'marca/veicoli/auto/:brand',
      en: 'marken/fahrzeuge/autos/:brand',
    },
    login: false,
    layout: 'standard',
  },
  /** The landing page of a category: only the id counts, the server redirects to the right slug (ROUTES-7). */
  category: { path: 'cat/:categoryId/:slug?', login: false, layout: 'standard' },
  /** The detail of an ad: only the id counts, the server redirects to the right slug. */
  listing: { path: 'vi/:slug?/:id', login: false, layout: 'standard' },
  /** The rest is the step (ROUTES-14 to 18), or what is told after the last (ROUTES-20); any other leads to the first (ROUTES-19). */
  insertion: { path: 'ai/*', login: false, layout: 'ownSearch' },
  /** One's own ads, by whether they run (ROUTES-31); without saying which, those that do (ROUTES-33). */
  ownAds: { path: 'myads/:type?', login: true, layout: 'ownSearch' },
  /** The ads that one has saved (ROUTES-21). */
  favourites: { path: 'favorites', login: true, layout: 'ownSearch' },
  /** The ads that somebody else has saved, by the link that they made; the token is a secret (`routesWithToken`). */
  sharedFavourites: { path: 'favorites/:token', login: false, layout: 'standard' },
  /** One's conversations, about ads of others or one's own, and the one that is open (ROUTES-29). */
  messages: { path: 'messages/:tab/:id?', login: true, layout: 'whole' },
  /** Leads into a conversation, whichever of the two follows it (ROUTES-30). */
  messagesRedirect: { path: 'messages-redirect/:conversationID/:buyerId', login: true, layout: 'whole' },
  login: { path: 'start/login', login: false, layout: 'ownSearch' },
  register: { path: 'start/register', login: false, layout: 'ownSearch' },
  forgot: { path: 'start/forgot', login: false, layout: 'ownSearch' },
  /** Leads to the login (ROUTES-37). */
  start: { path: 'start/*', login: false, layout: 'ownSearch' },
  passwordReset: { path: 'passwordreset', login: false, layout: 'empty' },
  checkEmail: { path: 'checkemail', login: false, layout: 'empty' },
  /** Where the links of mails lead; the token is a secret (`routesWithToken`). */
  verify: { path: 'verify/:token', login: false, layout: 'empty' },
  emailChange: { path: 'changeemail/:token', login: false, layout: 'empty' },
  deletionUndo: { path: 'undodeletion/:token', login: false, layout: 'empty' },
  /** Where one renews an ad, by the link of a mail. */
  renewal: { path: 'renew/:token', login: false, layout: 'empty' },
  /** Why somebody leaves, who is logged out by then (ROUTES-53). */
  deleteSurvey: { path: 'user/deletesurvey/:id', login: false, layout: 'ownSearch' },
  /** What one looks after in one's own account (ROUTES-52); without a tab the profile (ROUTES-51). */
  user: { path: 'user/:tab?', login: true, layout: 'ownSearch' },
  error: { path: 'error/404', login: false, layout: 'ownSearch' },
  /** Whatever no other route takes: not found, with status 404 (ROUTES-56, 57). */
  unknown: { path: '*', login: false, layout: 'ownSearch' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** What a path leaves open: `vi/:slug?/:id` gives `{ slug?: string; id: string }`, a `*` gives `{ rest?: string }`. */
export type RouteParams<Name extends RouteName> = ParamsOf<SpellingOf<(typeof routes)[Name]['path']>>;

type SpellingOf<Path> = Path extends Readonly<Record<Language, RoutePath>> ? Path[Language] : Path & RoutePath;

type ParamsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsOf<Rest>
  : ParamOf<Path>;
type ParamOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string }
  : Segment extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : Segment extends '*'
      ? { readonly rest?: string }
      : unknown;

/** A place in the market: what an address means. */
export interface Place {
  readonly name: RouteName;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The path of a page in a language, to link to. Parameters are percent-encoded; the rest of a `*` is taken as a path
 * that its grammar has already encoded.
 */
export function pathTo<Name extends RouteName>(
  name: Name,
  language: Language,
  ...[params]: Record<never, never> extends RouteParams<Name> ? [RouteParams<Name>?] : [RouteParams<Name>]
): string {
  const given: Readonly<Record<string, string | undefined>> = params ?? {};
  const segments = segmentsByName[name][language].map(({ kind, name: key }) =>
    kind === 'word' ? key : kind === 'rest' ? given['rest'] : given[key] && encodeURIComponent(given[key]),
  );
  return `/${[language, ...segments.filter(Boolean)].join('/')}`;
}

/** The address of a page in a language with the query keys that are asked of it, if any. */
export function addressTo<Name extends RouteName>(
  language: Language,
  { name, params, keys }: { readonly name: Name; readonly params: Place['params']; readonly keys: URLSearchParams },
): string {
  const path = pathTo(name, language, params as RouteParams<Name>);
  // A comma needs no encoding, and lists are read more easily with it.
  const query = keys.toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}

/**
 * The place that a path means, or `undefined` when it names no language; the query is not looked at. A route is read in any
 * language's spelling and in any case: `pathTo` writes it in the right one.
 */
export function placeAt(path: string): Place | undefined {
  if (lastRead?.path !== path) lastRead = { path, place: placeRead(path) };
  return lastRead.place;
}

/** All that a page is made of asks for the same place. */
let lastRead: { readonly path: string; readonly place: Place | undefined } | undefined;

function placeRead(path: string): Place | undefined {
  const [, segment, ...given] = path.replace(/[?#].*/s, '').split('/');
  const language = languages.find((known) => known === segment);
  if (!language) return undefined;
  while (given.at(-1) === '') given.pop();
  for (const { name, segments } of readings) {
    const params = match(segments, given);
    if (params) return { name, language, params };
  }
  return undefined;
}

/** The same address in another language. What follows a route (`*`) stays as it was spelled. */
export function inLanguage(address: string, language: Language): string {
  const [, path = '', beside = ''] = /^([^?#]*)(.*)$/s.exec(address)!;
  const place = placeAt(path);
  if (!place || place.name === 'unknown') return address.replace(/^\/[^/?#]*/, `/${language}`);
  return pathTo(place.name, language, place.params) + beside;
}

const routeNames = Object.keys(routes) as RouteName[];

/** What a route's path begins with in any language: `immobilien`, `immobilier`, `immobili`. */
export function firstWordsOf(name: RouteName): readonly string[] {
  return [...new Set(Object.values(pathsOf(name)).map((path) => path.replace(/\/.*/s, '')))];
}

/** The routes whose paths carry the token of a link: whoever has it may do or see what the link is for, so nobody writes it down. */
export function routesWithToken(): readonly RouteName[] {
  return routeNames.filter((name) => Object.values(pathsOf(name)).some((path) => path.includes(':token')));
}

function pathsOf(name: RouteName): Readonly<Record<Language, RoutePath>> {
  const { path }: Route = routes[name];
  return typeof path === 'string' ? { de: path, fr: path, it: path, en: path } : path;
}

interface Segment {
  readonly kind: 'word' | 'param' | 'optional' | 'rest';
  readonly name: string;
}

const segmentsByName = Object.fromEntries(
  routeNames.map((name) => {
    const { de, fr, it, en } = pathsOf(name);
    return [name, { de: segmentsIn(de), fr: segmentsIn(fr), it: segmentsIn(it), en: segmentsIn(en) }];
  }),
) as Record<RouteName, Readonly<Record<Language, readonly Segment[]>>>;

/** A route in each of its spellings, as they are read. */
const readings = routeNames.flatMap((name) =>
  [...new Set(Object.values(pathsOf(name)))].map((path) => ({ name, segments: segmentsIn(path) })),
);

function segmentsIn(path: RoutePath): readonly Segment[] {
  const words = path.split('/').filter((word) => word !== '');
  return words.map((word) => {
    if (word === '*') return { kind: 'rest', name: 'rest' };
    if (!word.startsWith(':')) return { kind: 'word', name: word };
    return word.endsWith('?') ? { kind: 'optional', name: word.slice(1, -1) } : { kind: 'param', name: word.slice(1) };
  });
}

function match(segments: readonly Segment[], words: readonly string[]): Record<string, string> | undefined {
  const [segment, ...later] = segments;
  if (!segment) return words.length === 0 ? {} : undefined;
  if (segment.kind === 'rest') return words.length === 0 ? {} : { rest: words.join('/') };
  const [word, ...rest] = words;
  const taken = word !== undefined && take(segment, word) ? match(later, rest) : undefined;
  if (taken && word !== undefined)
    return segment.kind === 'word' ? taken : { [segment.name]: decodedPiece(word), ...taken };
  return segment.kind === 'optional' ? match(later, words) : undefined;
}

function take(segment: Segment, word: string): boolean {
  return segment.kind !== 'word' || segment.name === word.toLowerCase();
}
