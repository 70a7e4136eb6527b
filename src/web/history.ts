// Where one is, and how one came there. Only this much of a router is needed: the address decides the page by the route
// table alone (router.tsx), and the first screen's scripts have their limit.

/** A place in a history. Entries that were not made here, such as the first of a tab, share the key `default`. */
export interface Location<State = unknown> {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Tells entries of the history apart, of the same address too. */
  readonly key: string;
  /** What the navigation left here. */
  readonly state: State;
}

/** How one came to a place: by back, forward or a new document (`POP`), by a link, or in place of the entry before. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Visit {
  readonly location: Location;
  readonly by: NavigationType;
}

export interface NavigateOptions {
  readonly state?: unknown;
  /** Takes the place of the present entry. */
  readonly replace?: boolean;
}

export interface History {
  readonly current: Visit;
  /** Goes to an address of the market, or so many entries forward or, below zero, back. */
  go(to: string | number, options?: NavigateOptions): void;
  /** Told of every visit from now on; gives what ends that. */
  listen(listener: (visit: Visit) => void): () => void;
}

/** What an entry of the browser's history carries for us. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
}

/** The history of the tab. */
export function browserHistory(window: Window): History {
  const listeners = listenersOf();
  let current: Visit = { location: here(), by: 'POP' };

  function here(): Location {
    const { pathname, search, hash } = window.location;
    const entry = window.history.state as Partial<Entry> | null;
    return { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.state ?? null };
  }

  function visit(by: NavigationType): void {
    current = { location: here(), by };
    listeners.tell(current);
  }

  const arrive = () => visit('POP');

  return {
    get current() {
      return current;
    },
    go(to, { state = null, replace = false } = {}) {
      if (typeof to === 'number') return window.history.go(to);
      const entry: Entry = { key: newKey(), state };
      window.history[replace ? 'replaceState' : 'pushState'](entry, '', to);
      visit(replace ? 'REPLACE' : 'PUSH');
    },
    listen(listener) {
      // The same function again is no second listener.
      window.addEventListener('popstate', arrive);
      return listeners.add(listener, () => window.removeEventListener('popstate', arrive));
    },
  };
}

/** A history that is nobody's: the server's, which stands still at an address, and that of tests. */
export function historyAt(address: string): History {
  const listeners = listenersOf();
  const entries = [placeOf(address, 'default', null)];
  let index = 0;
  let current: Visit = { location: entries[0]!, by: 'POP' };

  function visit(by: NavigationType): void {
    current = { location: entries[index]!, by };
    listeners.tell(current);
  }

  return {
    get current() {
      return current;
    },
    go(to, { state = null, replace = false } = {}) {
      if (typeof to === 'number') {
        index = Math.min(Math.max(index + to, 0), entries.length - 1);
        return visit('POP');
      }
      if (!replace) index += 1;
      entries.splice(index, entries.length, placeOf(to, newKey(), state));
      visit(replace ? 'REPLACE' : 'PUSH');
    },
    listen: (listener) => listeners.add(listener),
  };
}

function placeOf(address: string, key: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, key, state };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

type Listener = (visit: Visit) => void;

function listenersOf() {
  const all = new Set<Listener>();
  return {
    tell(visit: Visit) {
      for (const listener of all) listener(visit);
    },
    add(listener: Listener, onLast?: () => void) {
      all.add(listener);
      return () => {
        all.delete(listener);
        if (all.size === 0) onLast?.();
      };
    },
  };
}
