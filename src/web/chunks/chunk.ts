import { useSyncExternalStore } from 'react';

/** How long a part of the scripts may take to come, in milliseconds (OPERATIONS-5). */
const longestWait = 120_000;

/** A part of the scripts that comes when it is first needed did not come: the line is dead, or a newer build has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}

/** Brings a module and nothing else. Throws ChunkLoadError when that fails, or takes longer than 120 s (OPERATIONS-5). */
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

/** Says what comes along with every chunk from now on, once: the words that the first page does without. */
export function bringAlong<Module>(load: () => Promise<Module>, take: (module: Module) => void): void {
  const bring = untilItComes(load);
  let coming: Promise<void> | undefined;
  broughtAlong = () =>
    (coming ??= bring().then(take, (error: unknown) => {
      coming = undefined;
      throw error;
    }));
}

/** Brings a module, and what comes along with it. Throws ChunkLoadError. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loadAlone(load), broughtAlong()]);
  return module;
}

/** A module that is loaded once, when somebody first needs it, and is at hand from then on. */
export interface Chunk<Module> {
  /** Brings it; throws ChunkLoadError. After a failure it may be asked again. */
  load(): Promise<void>;
  /** The module, once it has come. */
  readonly module: Module | undefined;
  /** Calls back once the module has come; gives what ends that. */
  subscribe(listener: () => void): () => void;
}

/** The module once it has come, however it was brought: what is of use without it begins without it. */
export function useChunk<Module>(later: Chunk<Module>): Module | undefined {
  return useSyncExternalStore(
    later.subscribe,
    () => later.module,
    () => undefined,
  );
}

/** Wraps an import for later: `chunk(() => import('./Menu.tsx'))`. To be made once a module, not in a render. */
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

/** Brings a module; after a failure it may be asked again. */
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
 * Browsers keep in mind that a module failed and fail again at once (whatwg/html 6768), but ask the server under another
 * address. Their error names the address that failed; where it does not, the same import is tried again.
 */
function anew<Module>(load: () => Promise<Module>, error: unknown, failures: number): () => Promise<Module> {
  const told = error instanceof ChunkLoadError && error.cause instanceof Error ? error.cause.message : '';
  const address = /https?:\S+\.js/.exec(told)?.[0];
  if (address === undefined) return load;
  const another = `${address}?again=${failures}`;
  return () => import(/* @vite-ignore */ another) as Promise<Module>;
}
