import { type Chunk, chunk } from './chunk.ts';

let load = (): Promise<unknown> => Promise.reject(new Error('The application has not named what comes after a page'));

const parts = chunk(() => load());

/** Names the module of what comes after every page; the application does that before it renders. */
export function provideAfterPage(loader: typeof load): void {
  load = loader;
}

/**
 * What comes after every page, in one chunk. A feature declares the views that it takes from it as `Part`, and the
 * application puts them in.
 */
export function afterPage<Part>(): Chunk<Part> {
  return parts as Chunk<Part>;
}
