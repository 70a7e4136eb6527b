import { useSyncExternalStore } from 'react';

/** The timeout of a chunk, in milliseconds (OPERATIONS-5). */
const longestWait = 120_000;

/** A lazily loaded chunk failed to load: the connection is down, or a newer build has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}

/** Loads a module and nothing else. Throws ChunkLoadError on a failure or after 120 s (OPERATIONS-5). */
export async function loadAlone<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${longestWait / 1000} s`)), longestWait);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}

let broughtAlong: () => Promise<unknown> = async () => {};

/** Sets a module that loads together with the first chunk: the words that the first page does not need. */
export function loadWithFirstChunk<Module>(load: () => Promise<Module>, take: (module: Module) => void): void {
  const bring = untilItComes(load);
  let coming: Promise<void> | undefined;
  broughtAlong = () =>
    (coming ??= bring().then(take, (error: unknown) => {
      coming = undefined;
      throw error;
    }));
}

/** Loads a module together with that of `loadWithFirstChunk`. Throws ChunkLoadError. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loadAlone(load), broughtAlong()]);
  return module;
}

/** A module that is loaded once on demand, and then stays available. */
export interface Chunk<Module> {
  /** Loads the module; throws ChunkLoadError. A failed load can be retried. */
  load(): Promise<void>;
  /** The module once it has loaded; undefined before. */
  readonly module: Module | undefined;
  /** Calls back once the module has loaded; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The module once it has loaded; undefined before, for views that work without it. */
export function useChunk<Module>(part: Chunk<Module>): Module | undefined {
  return useSyncExternalStore(
    part.subscribe,
    () => part.module,
    () => undefined,
  );
}

/** Wraps a lazy import: `chunk(() => import('./Menu.tsx'))`. Create it once per module, not during rendering. */
export function chunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  let module: Module | undefined;
  const bring = untilItComes(load);
  const listeners = new Set<() => void>();
  return {
    get module() {
      return module;
    },
    async load() {
      if (module !== undefined) return;
      const [brought] = await Promise.all([bring(), broughtAlong()]);
      module ??= brought;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Makes a function that loads a module. A failed load can be retried by calling the function again. */
function untilItComes<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let bring = load;
  let failures = 0;
  return async () => {
    try {
      return await loadAlone(bring);
    } catch (error) {
      failures += 1;
      bring = anew(load, error, failures);
      throw error;
    }
  };
}

/**
 * The next attempt to load a module. Browsers cache the failure of a module and fail again at once (whatwg/html 6768),
 * but request it again under another URL. Their error names the failed URL; if it does not, the same import is tried
 * again.
 */
function anew<Module>(load: () => Promise<Module>, error: unknown, failures: number): () => Promise<Module> {
  const cause = error instanceof ChunkLoadError && error.cause instanceof Error ? error.cause.message : '';
  const address = /https?:\S+\.js/.exec(cause)?.[0];
  if (address === undefined) return load;
  const another = `${address}?again=${failures}`;
  return () => import(/* @vite-ignore */ another) as Promise<Module>;
}
