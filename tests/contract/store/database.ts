import type { Store } from '#server/store/store.ts';

/** A storage for a journal, empty at first, which may be opened repeatedly and by stores of several processes. */
export interface Database {
  open(): Promise<Store>;
  /** Whether several stores may write to the database concurrently. */
  readonly shared: boolean;
  drop(): Promise<void>;
}

export type MakeDatabase = () => Promise<Database>;
