import { type Chunk, chunk } from './chunk.ts';

let load = (): Promise<unknown> => Promise.reject(new Error('The application has not named what comes after a page'));

const parts = chunk(() => load());

/** Sets the module that loads after every page; the application does that before it renders. */
export function provideAfterPage(loader: typeof load): void {
  load = loader;
}

/**
 * The parts that load after every page, in one chunk. A feature declares the views that it needs from it as `Part`, and
 * the application provides them.
 */
export function afterPage<Part>(): Chunk<Part> {
  return parts as Chunk<Part>;
}
