import { type Language, languages } from '#machines/market/language.ts';
import { decodedPiece } from '#machines/market/text/percentEncoding.ts';

/**
 * The frame of a page.
 *
 * - `standard`: with the brand's search bar.
 * - `home`: the front page, where a brand may show its own search.
 * - `ownSearch`: the page has its own search or none.
 * - `empty`: only the logo, for links of mails.
 * - `whole`: the page fills the window below the header, without a footer.
 */
export type Layout = 'standard' | 'home' | 'ownSearch' | 'empty' | 'whole';

/** Below the language segment (ROUTES-1): `:name` is a segment, `:name?` may be absent, a last `*` is any rest. */
export type RoutePath = string;

export interface Route {
  /** The path of the route: one for all languages, or one for each language, with the same parameters. */
  readonly path: RoutePath | Readonly<Record<Language, RoutePath>>;
  /** Whether the route requires a login. */
  readonly login: boolean;
  readonly layout: Layout;
}

/**
 * The route table: every page that exists, more specific routes first. Links name a route (`pathTo`), never write a
 * path.
 */
export const routes = {
  home: { path: '', login: false, layout: 'home' },
  /** The classic result list; the rest of the path (`*`) spells the filters of the search. */
  list: { path: 'li/*', login: false, layout: 'standard' },
  /**
   * Any search by its token (`searchToken.ts`): only the token counts; the server redirects to the right slug
   * (ROUTES-5).
   */
  results: { path: 'q/:slug?/:searchToken?', login: false, layout: 'standard' },
  /** The home page of real estate (ROUTES-11 to 13). */
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
  /** The page of a car make (ROUTES-8 to 10). */
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
  /** The landing page of a category: only the id counts; the server redirects to the right slug (ROUTES-7). */
  category: { path: 'cat/:categoryId/:slug?', login: false, layout: 'standard' },
  /** The detail page of a listing: only the id counts; the server redirects to the right slug. */
  listing: { path: 'vi/:slug?/:id', login: false, layout: 'standard' },
  /**
   * The rest is the step (ROUTES-14 to 18), or the result page (ROUTES-20); any other redirects to the first step
   * (ROUTES-19).
   */
  insertion: { path: 'ai/*', login: false, layout: 'ownSearch' },
  /** The user's own listings, by group (ROUTES-31); by default the active ones (ROUTES-33). */
  ownAds: { path: 'myads/:type?', login: true, layout: 'ownSearch' },
  /** The user's saved listings (ROUTES-21). */
  favourites: { path: 'favorites', login: true, layout: 'ownSearch' },
  /** The saved listings of another user, by a shared link; the token is a secret (`routesWithToken`). */
  sharedFavourites: { path: 'favorites/:token', login: false, layout: 'standard' },
  /** The user's conversations, as buyer or seller, and the open one (ROUTES-29). */
  messages: { path: 'messages/:tab/:id?', login: true, layout: 'whole' },
  /** Redirects into a conversation, for the buyer and the seller (ROUTES-30). */
  messagesRedirect: { path: 'messages-redirect/:conversationID/:buyerId', login: true, layout: 'whole' },
  login: { path: 'start/login', login: false, layout: 'ownSearch' },
  register: { path: 'start/register', login: false, layout: 'ownSearch' },
  forgot: { path: 'start/forgot', login: false, layout: 'ownSearch' },
  /** Redirects to the login (ROUTES-37). */
  start: { path: 'start/*', login: false, layout: 'ownSearch' },
  passwordReset: { path: 'passwordreset', login: false, layout: 'empty' },
  checkEmail: { path: 'checkemail', login: false, layout: 'empty' },
  /** The links of mails; the token is a secret (`routesWithToken`). */
  verify: { path: 'verify/:token', login: false, layout: 'empty' },
  emailChange: { path: 'changeemail/:token', login: false, layout: 'empty' },
  deletionUndo: { path: 'undodeletion/:token', login: false, layout: 'empty' },
  /** Renews a listing, by the link of a mail. */
  renewal: { path: 'renew/:token', login: false, layout: 'empty' },
  /** The survey after a deletion, which has already logged the user out (ROUTES-53). */
  deleteSurvey: { path: 'user/deletesurvey/:id', login: false, layout: 'ownSearch' },
  /** The settings of the user's account (ROUTES-52); by default the profile (ROUTES-51). */
  user: { path: 'user/:tab?', login: true, layout: 'ownSearch' },
  /** The content pages, whose documents are in `src/server/content`. */
  imprint: {
    path: { de: 'impressum', fr: 'mentions-legales', it: 'note-legali', en: 'imprint' },
    login: false,
    layout: 'standard',
  },
  terms: {
    path: { de: 'agb', fr: 'conditions-generales', it: 'condizioni-generali', en: 'terms' },
    login: false,
    layout: 'standard',
  },
  privacy: {
    path: { de: 'datenschutz', fr: 'protection-des-donnees', it: 'protezione-dei-dati', en: 'privacy' },
    login: false,
    layout: 'standard',
  },
  safety: {
    path: { de: 'sicherheit', fr: 'securite', it: 'sicurezza', en: 'safety' },
    login: false,
    layout: 'standard',
  },
  /** The help page with questions and answers; `q` in the query searches them. */
  help: { path: { de: 'hilfe', fr: 'aide', it: 'aiuto', en: 'help' }, login: false, layout: 'standard' },
  accessibility: {
    path: { de: 'barrierefreiheit', fr: 'accessibilite', it: 'accessibilita', en: 'accessibility' },
    login: false,
    layout: 'standard',
  },
  contact: { path: { de: 'kontakt', fr: 'contact', it: 'contatto', en: 'contact' }, login: false, layout: 'standard' },
  error: { path: 'error/404', login: false, layout: 'ownSearch' },
  /** The not-found page for all other addresses, with status 404 (ROUTES-56, 57). */
  unknown: { path: '*', login: false, layout: 'ownSearch' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The parameters of a path: `vi/:slug?/:id` gives `{ slug?: string; id: string }`, a `*` gives `{ rest?: string }`. */
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

/** A place in the market, which a URL means: route, language and parameters. */
export interface Place {
  readonly name: RouteName;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The path of a page in a language, for links. Parameters are percent-encoded; the rest of a `*` must be encoded
 * already by its grammar.
 */
export function pathTo<Name extends RouteName>(
  name: Name,
  language: Language,
  ...[params]: Record<never, never> extends RouteParams<Name> ? [RouteParams<Name>?] : [RouteParams<Name>]
): string {
  const values: Readonly<Record<string, string | undefined>> = params ?? {};
  const segments = segmentsByName[name][language].map(({ kind, name: key }) =>
    kind === 'word' ? key : kind === 'rest' ? values['rest'] : values[key] && encodeURIComponent(values[key]),
  );
  return `/${[language, ...segments.filter(Boolean)].join('/')}`;
}

/** The URL of a page in a language, with query keys if there are any. */
export function addressTo<Name extends RouteName>(
  language: Language,
  { name, params, keys }: { readonly name: Name; readonly params: Place['params']; readonly keys: URLSearchParams },
): string {
  const path = pathTo(name, language, params as RouteParams<Name>);
  // A comma needs no encoding, and lists are easier to read with it.
  const query = keys.toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}

/**
 * The place of a path, or `undefined` if it names no language; the query is ignored. A route is matched in any
 * language's spelling and in any case: `pathTo` writes it in the right one.
 */
export function placeAt(path: string): Place | undefined {
  if (lastRead?.path !== path) lastRead = { path, place: placeRead(path) };
  return lastRead.place;
}

/** Caches the last result, because all parts of a page request the same place. */
let lastRead: { readonly path: string; readonly place: Place | undefined } | undefined;

function placeRead(path: string): Place | undefined {
  const [, segment, ...values] = path.replace(/[?#].*/s, '').split('/');
  const language = languages.find((known) => known === segment);
  if (!language) return undefined;
  while (values.at(-1) === '') values.pop();
  for (const { name, segments } of readings) {
    const params = match(segments, values);
    if (params) return { name, language, params };
  }
  return undefined;
}

/** The URL of the same page in another language. The rest of a route (`*`) stays as it was spelled. */
export function inLanguage(address: string, language: Language): string {
  const [, path = '', beside = ''] = /^([^?#]*)(.*)$/s.exec(address)!;
  const place = placeAt(path);
  if (!place || place.name === 'unknown') return address.replace(/^\/[^/?#]*/, `/${language}`);
  return pathTo(place.name, language, place.params) + beside;
}

const routeNames = Object.keys(routes) as RouteName[];

/** The first words of a route's path in all languages: `immobilien`, `immobilier`, `immobili`. */
export function firstWordsOf(name: RouteName): readonly string[] {
  return [...new Set(Object.values(pathsOf(name)).map((path) => path.replace(/\/.*/s, '')))];
}

/**
 * The routes with the token of a link in their path. Such a link grants access by itself, so the token must not be
 * logged.
 */
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

/** The routes in each of their spellings, as they are matched. */
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
  const matched = word !== undefined && take(segment, word) ? match(later, rest) : undefined;
  if (matched && word !== undefined)
    return segment.kind === 'word' ? matched : { [segment.name]: decodedPiece(word), ...matched };
  return segment.kind === 'optional' ? match(later, words) : undefined;
}

function take(segment: Segment, word: string): boolean {
  return segment.kind !== 'word' || segment.name === word.toLowerCase();
}
