import compatData, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };

/** First versions by browser, in the names of MDN's data: `{ chrome: '111', safari_ios: '16.4' }`. */
export type Versions = Readonly<Record<string, string>>;

/** APIs that some of the oldest supported browsers lack, each with the browsers that got them too late. */
export interface NewerApis {
  /** Global names: `requestIdleCallback`, `Iterator`. */
  readonly globals: ReadonlyMap<string, string>;
  /** Members of global objects: `Promise.withResolvers`, `URL.parse`, `navigator.share`. */
  readonly members: ReadonlyMap<string, string>;
  /** Methods whose name no older API has: `startViewTransition`, `symmetricDifference`. */
  readonly methods: ReadonlyMap<string, string>;
  /**
   * Selectors, as they are written before their arguments: `:has`. A browser that lacks the selector drops the whole
   * rule.
   */
  readonly selectors: ReadonlyMap<string, string>;
}

/** Global objects that are the only instance of their interface. */
const singletons: Readonly<Record<string, string>> = {
  Crypto: 'crypto',
  CSS: 'CSS',
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
  Scheduler: 'scheduler',
};

/** APIs that the oldest browsers have, but not on every page. */
const secureOnly = { 'crypto.randomUUID': 'exists on https: and localhost only; use src/web/browser/randomUuid.ts' };

/**
 * Every API of JavaScript and of the browser that is newer than the given versions, from MDN's compatibility data.
 * Plain properties that scripts read (`element.popover`) are left out: they are undefined where they are missing.
 */
export function newerApis(oldest: Versions): NewerApis {
  const globals = new Map<string, string>();
  const members = new Map(Object.entries(secureOnly));
  const methods = new Map<string, string>();
  const older = new Set<string>();

  const note = (into: readonly [Map<string, string>, string][], statement: CompatStatement | undefined) => {
    const lateness = statement && latenessOf(statement, oldest);
    for (const [map, name] of into) if (lateness !== undefined) map.set(name, lateness);
    return lateness !== undefined;
  };
  const noteMember = (owner: string, name: string, { __compat }: Identifier) => {
    const isLate = note(
      [
        [members, `${owner}.${name}`],
        [methods, name],
      ],
      __compat,
    );
    if (!isLate) older.add(name);
  };

  for (const [name, builtin] of entriesOf(compatData.javascript.builtins)) {
    note([[globals, name]], builtin.__compat);
    for (const [member, each] of entriesOf(builtin)) {
      noteMember(name, member, each);
      // Members of members are noted too: `Intl.Segmenter`, for example, has its own.
      for (const [method, inner] of entriesOf(each)) noteMember(member, method, inner);
    }
  }
  for (const [name, api] of entriesOf(compatData.api)) {
    note([[globals, name]], api.__compat);
    for (const [member, each] of entriesOf(api)) {
      if (member.endsWith('_event')) continue;
      const isLateGlobal = name === 'Window' && note([[globals, member]], each.__compat);
      if (isLateGlobal) continue;
      noteMember(singletons[name] ?? name, member.replace(/_static$/, ''), each);
    }
  }
  const selectors = new Map<string, string>();
  for (const [name, { __compat }] of Object.entries(compatData.css.selectors as Readonly<Record<string, Identifier>>)) {
    if (!name.startsWith('-')) note([[selectors, `:${name}`]], __compat);
  }
  // Short and common names are dropped: each may be a method of our own or of a library.
  for (const name of methods.keys()) if (older.has(name) || !/[a-z][A-Z]/.test(name)) methods.delete(name);
  return { globals, members, methods, selectors };
}

/** The members of an entry, without notes on behaviour, which MDN writes with underscores. */
function entriesOf(parent: object | undefined): readonly [string, Identifier][] {
  return Object.entries((parent ?? {}) as Readonly<Record<string, Identifier>>).filter(([name, each]) =>
    Boolean(/^[a-z][a-z\d]*(_static|_event)?$/i.test(name) && each.__compat),
  );
}

/** The browsers that got an API too late, with the versions, as text for people; undefined if there are none. */
function latenessOf({ support }: CompatStatement, oldest: Versions): string | undefined {
  const late = Object.entries(oldest).flatMap(([browser, version]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    const usable = statements.filter((each) => !each.flags && !each.prefix && !each.alternative_name);
    const since = usable.flatMap((each) => {
      const from = numberOf(each.version_added);
      const until = each.version_removed === undefined ? Infinity : numberOf(each.version_removed);
      return until > numberOf(version) ? [from] : [];
    });
    const first = Math.min(...since, Infinity);
    if (first <= numberOf(version)) return [];
    return [first === Infinity ? `not in ${browser}` : `${browser} ${first}`];
  });
  return late.length > 0 ? late.join(', ') : undefined;
}

/** Reads `≤17.4` as 17.4. A text that is no version means that no release has it yet. */
function numberOf(version: string | boolean | null | undefined): number {
  return Number.parseFloat(String(version).replace('≤', '')) || Infinity;
}
