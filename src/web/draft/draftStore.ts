import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';

import { type Draft, evolve } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { factsBeyond } from '#machines/draft/draftJournals.ts';
import type { SavedDraft } from '#machines/draft/draftSavingSetup.ts';
import { longestUntouched } from '#machines/draft/limits.ts';

import { openWriteAheadLog } from '../browser/writeAheadLog.ts';
import { isDraftFact } from './draftCalls.ts';

interface Stored {
  readonly draft: string;
  readonly fact: DraftFact;
}

interface Drafts extends DBSchema {
  /** The journals, in the order in which this device received their facts. */
  facts: { key: number; value: Stored; indexes: { draft: string } };
}

/** A draft with the state folded from its journal. */
export interface DraftJournal extends SavedDraft {
  readonly state: Draft;
}

/**
 * The journals of drafts on this device. Rejects if the browser stores nothing: in some private windows, or on a full
 * disk.
 */
export interface DraftStore {
  /** Appends facts; they are durable once the promise resolves. */
  append(draft: string, facts: readonly DraftFact[]): Promise<void>;
  /** The drafts of an account and those without an owner, last changed first; including finished ones. */
  journals(account: string | null): Promise<readonly DraftJournal[]>;
  /** Deletes a draft. */
  remove(draft: string): Promise<void>;
  close(): void;
}

const loggedFacts = z.object({ draft: z.string(), facts: z.array(z.object({ type: z.string(), at: z.int() })) });

/**
 * A write-ahead log of facts that are being written. `openDraftStore` recovers those that a closing page could not
 * write.
 */
export const draftLog = openWriteAheadLog<Pick<SavedDraft, 'facts'> & { readonly draft: string }>(
  'drafts',
  (stored) => {
    const read = z.safeParse(loggedFacts, stored);
    return read.success ? (stored as { draft: string; facts: readonly DraftFact[] }) : undefined;
  },
);

/** Opens the journals. `now` is epoch milliseconds. */
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
      // An explicit commit, because a closing page would abort the transaction.
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
    // Another build, or a person by hand, may have stored something that is not a fact.
    if (isDraftFact(fact)) drafts.set(draft, [...(drafts.get(draft) ?? []), fact]);
  }
  return [...drafts].flatMap(([id, noted]) => {
    // Repeated facts are left out: two tabs may have fetched the same facts from another device.
    const facts = factsBeyond(noted, []);
    if (facts[0]?.type !== 'draft.begun') return [];
    return [{ id, facts, state: facts.reduce<Draft | null>((now, fact) => evolve(now, fact), null)! }];
  });
}

/** Deletes finished drafts that no account needs to know of, and drafts that were not touched for too long. */
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
