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

/** Brings a module. Throws ChunkLoadError when that fails, or takes longer than 120 s (OPERATIONS-5). */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLong.reject(new Error(`It took longer than ${longestWait / 1000} s`)), longestWait);
  try {
    return await Promise.race([load(), tooLong.promise]);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
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
  let bring = load;
  let failures = 0;
  const listeners = new Set<() => void>();
  return {
    get module() {
      return module;
    },
    async load() {
      try {
        module ??= await loadChunk(bring);
        for (const listener of listeners) listener();
      } catch (error) {
        failures += 1;
        bring = anew(load, error, failures);
        throw error;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
