import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';

import { type Draft, evolve } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { factsBeyond } from '#machines/draft/draftJournals.ts';
import type { KeptDraft } from '#machines/draft/draftKeepingSetup.ts';
import { longestUntouched } from '#machines/draft/limits.ts';

import { openWriteAheadLog } from '../browser/writeAheadLog.ts';
import { isDraftFact } from './draftCalls.ts';

interface Stored {
  readonly draft: string;
  readonly fact: DraftFact;
}

interface Drafts extends DBSchema {
  /** The journals, in the order in which this device has heard of their facts. */
  facts: { key: number; value: Stored; indexes: { draft: string } };
}

/** A draft with what its journal makes of it. */
export interface DraftJournal extends KeptDraft {
  readonly state: Draft;
}

/** The journals of drafts on this device. Rejects where the browser keeps nothing: in some private windows, or on a full disk. */
export interface DraftStore {
  /** Writes facts down; once it resolves they outlast the page. */
  append(draft: string, facts: readonly DraftFact[]): Promise<void>;
  /** Those that are nobody's or the account's, the one that was written last first; also those that are done. */
  journals(account: string | null): Promise<readonly DraftJournal[]>;
  /** Forgets a draft. */
  remove(draft: string): Promise<void>;
  close(): void;
}

const loggedFacts = z.object({ draft: z.string(), facts: z.array(z.object({ type: z.string(), at: z.int() })) });

/** Facts whose writing has begun. `openDraftStore` recovers those that a closing page could not write. */
export const draftLog = openWriteAheadLog<Pick<KeptDraft, 'facts'> & { readonly draft: string }>('drafts', (stored) => {
  const read = z.safeParse(loggedFacts, stored);
  return read.success ? (stored as { draft: string; facts: readonly DraftFact[] }) : undefined;
});

/** Opens them. `now` is epoch milliseconds. */
export async function openDraftStore(now: number): Promise<DraftStore> {
  const db = await openDB<Drafts>('drafts', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('facts', { autoIncrement: true }).createIndex('draft', 'draft');
    },
  });
  const store: DraftStore = {
    async append(draft, facts) {
      const writing = db.transaction('facts', 'readwrite', { durability: 'strict' });
      const added = facts.map((fact) => writing.store.add({ draft, fact }));
      // What a page writes as it is left would be given up with it.
      writing.commit();
      await Promise.all([...added, writing.done]);
    },
    async journals(account) {
      const journals = await readAll(db);
      await letGo(db, journals, now);
      return journals
        .filter(({ state }) => (state.account ?? account) === account)
        .toSorted((one, other) => other.state.changedAt - one.state.changedAt);
    },
    remove: (draft) => remove(db, draft),
    close: () => db.close(),
  };
  await draftLog.recover(({ draft, facts }) => store.append(draft, facts));
  return store;
}

async function readAll(db: IDBPDatabase<Drafts>): Promise<readonly DraftJournal[]> {
  const drafts = new Map<string, DraftFact[]>();
  for (const { draft, fact } of await db.getAll('facts')) {
    // What an older or a newer build has written, or somebody by hand, may be no fact of ours.
    if (isDraftFact(fact)) drafts.set(draft, [...(drafts.get(draft) ?? []), fact]);
  }
  return [...drafts].flatMap(([id, noted]) => {
    // Two tabs may have brought the same from another device.
    const facts = factsBeyond(noted, []);
    if (facts[0]?.type !== 'draft.begun') return [];
    return [{ id, facts, state: facts.reduce<Draft | null>((now, fact) => evolve(now, fact), null)! }];
  });
}

/** Those that are done and that no account has to hear of, and those that nobody has come back to. */
async function letGo(db: IDBPDatabase<Drafts>, journals: readonly DraftJournal[], now: number): Promise<void> {
  const old = journals.filter(
    ({ state }) => (state.status !== 'open' && state.account === null) || state.changedAt < now - longestUntouched,
  );
  for (const { id } of old) await remove(db, id);
}

async function remove(db: IDBPDatabase<Drafts>, draft: string): Promise<void> {
  const removing = db.transaction('facts', 'readwrite');
  for (const key of await removing.store.index('draft').getAllKeys(draft)) await removing.store.delete(key);
  await removing.done;
}
