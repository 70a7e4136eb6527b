import type { Store } from '#server/store/store.ts';

/** A place to keep a journal, empty at first, which may be opened again and by several processes' worth of stores. */
export interface Database {
  open(): Promise<Store>;
  /** Whether several stores may write to it at once. */
  readonly shared: boolean;
  drop(): Promise<void>;
}

export type MakeDatabase = () => Promise<Database>;
