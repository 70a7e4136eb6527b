import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { type Draft, evolve } from '#machines/draft/draft.ts';
import { draftFacts, type DraftFact } from '#machines/draft/draftFacts.ts';
import type { KeptDraft } from '#machines/draft/draftKeepingMachine.ts';
import { checked } from '#machines/journal/schema.ts';

interface Stored {
  readonly draft: string;
  readonly fact: DraftFact;
}

interface Drafts extends DBSchema {
  /** The journals, in the order in which this device has heard of their facts. */
  facts: { key: number; value: Stored; indexes: { draft: string } };
}

/** Drafts that nobody has touched for so long are let go, in milliseconds. */
const longest = 180 * 24 * 60 * 60 * 1000;

/** The journals of drafts on this device. Rejects where the browser keeps nothing: in some private windows, or on a full disk. */
export interface DraftStore {
  /** Writes facts down; once it resolves they outlast the page. */
  append(draft: string, facts: readonly DraftFact[]): Promise<void>;
  /** The draft that was written last, of those that go on and are nobody's or the account's. */
  latest(account: string | null): Promise<KeptDraft | null>;
  close(): void;
}

/** Opens them. `now` is epoch milliseconds. */
export async function openDraftStore(now: number): Promise<DraftStore> {
  const db = await openDB<Drafts>('drafts', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('facts', { autoIncrement: true }).createIndex('draft', 'draft');
    },
  });
  return {
    async append(draft, facts) {
      const writing = db.transaction('facts', 'readwrite', { durability: 'strict' });
      await Promise.all([...facts.map((fact) => writing.store.add({ draft, fact })), writing.done]);
    },
    async latest(account) {
      const journals = await readAll(db);
      await letGo(db, journals, now);
      const open = journals.filter(({ state }) => state.status === 'open' && (state.account ?? account) === account);
      const [latest] = open.toSorted((one, other) => other.state.changedAt - one.state.changedAt);
      return latest ? { id: latest.id, facts: latest.facts } : null;
    },
    close: () => db.close(),
  };
}

interface Journal extends KeptDraft {
  readonly state: Draft;
}

async function readAll(db: IDBPDatabase<Drafts>): Promise<readonly Journal[]> {
  const drafts = new Map<string, DraftFact[]>();
  for (const { draft, fact } of await db.getAll('facts')) {
    // What an older or a newer build has written, or somebody by hand, may be no fact of ours.
    if (isFact(fact)) drafts.set(draft, [...(drafts.get(draft) ?? []), fact]);
  }
  return [...drafts].flatMap(([id, facts]) => {
    if (facts[0]?.type !== 'draft.begun') return [];
    return [{ id, facts, state: facts.reduce<Draft | null>((now, fact) => evolve(now, fact), null)! }];
  });
}

function isFact({ type, at, ...data }: DraftFact): boolean {
  const declaration = draftFacts.declarations[type];
  return declaration !== undefined && Number.isSafeInteger(at) && 'value' in checked(declaration.data, data);
}

/** Those that are done, and those that nobody has come back to. */
async function letGo(db: IDBPDatabase<Drafts>, journals: readonly Journal[], now: number): Promise<void> {
  const old = journals.filter(({ state }) => state.status !== 'open' || state.changedAt < now - longest);
  for (const { id } of old) {
    const removing = db.transaction('facts', 'readwrite');
    for (const key of await removing.store.index('draft').getAllKeys(id)) await removing.store.delete(key);
    await removing.done;
  }
}
