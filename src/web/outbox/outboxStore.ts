import { type DBSchema, openDB } from 'idb';

import { checked } from '#machines/journal/schema.ts';
import { type OutboxCommand, outboxCommand } from '#machines/outbox/outboxCommand.ts';

/** What the device stores of why the market does not take a command: its code, and words for people where it has some. */
interface StoredRefusal {
  readonly code: string;
  readonly problem: string | null;
}

/** Files that go out with a command, each by a name that the command carries. */
export type Files = ReadonlyMap<string, File>;

const noFiles: Files = new Map();

/** The commands that this device keeps until the market has taken them, in the order in which they were wished. */
export interface OutboxStore {
  /** Whether what is put in outlasts the page. */
  readonly isKept: boolean;
  /**
   * Puts one in, with its files, behind all others; once it resolves it outlasts the page. One that is in already stays where it is,
   * wished anew, and is to be sent again where it was refused. Gives whether there is something new to be sent.
   */
  append(command: OutboxCommand, files?: Files): Promise<boolean>;
  /**
   * Puts several in, in that order, and all in one go where none of them is in: a page that is left has no second. Else as `append`.
   */
  appendAll(commands: readonly OutboxCommand[]): Promise<boolean>;
  /** The files that were put in with one; none where it is not there. */
  filesOf(id: string): Promise<Files>;
  /** Those of an account. */
  of(account: string): Promise<readonly OutboxCommand[]>;
  /** Notes why the market does not take one; null where it is to be sent again. */
  refuse(id: string, refusal: StoredRefusal | null): Promise<void>;
  /** Takes one out; where it says as of when, only if it was not wished anew since. */
  remove(id: string, at?: number): Promise<void>;
  close(): void;
}

interface KeptCommand extends OutboxCommand {
  readonly files?: Files;
}

/** What is kept on the device. */
interface KeptStore extends Omit<OutboxStore, 'isKept' | 'appendAll'> {
  /** Puts in all or none, by one transaction: a page that is left has no second. False where one of them is in already. */
  addAll(commands: readonly KeptCommand[]): Promise<boolean>;
}

interface Kept extends DBSchema {
  commands: { key: number; value: KeptCommand; indexes: { id: string } };
}

/**
 * Opens it. Where the browser keeps nothing (in some private windows, or on a full disk) a command lasts as long as the page,
 * and `isKept` says so.
 */
export async function openOutboxStore(): Promise<OutboxStore> {
  const memory = memoryStore();
  const kept = await keptStore().catch(() => null);
  if (!kept) return memory;
  let isKept = true;
  const append: OutboxStore['append'] = (command, files) =>
    kept.append(command, files).catch(() => {
      isKept = false;
      return memory.append(command, files);
    });
  return {
    get isKept() {
      return isKept;
    },
    append,
    appendAll: async (commands) => (await kept.addAll(commands).catch(() => false)) || appendEach(append, commands),
    filesOf: async (id) => new Map([...(await kept.filesOf(id)), ...(await memory.filesOf(id))]),
    of: async (account) => [...(await kept.of(account).catch(() => [])), ...(await memory.of(account))],
    async refuse(id, refusal) {
      await memory.refuse(id, refusal);
      await kept.refuse(id, refusal);
    },
    async remove(id, at) {
      await memory.remove(id, at);
      await kept.remove(id, at);
    },
    close: () => kept.close(),
  };
}

/** On the device. Rejects where it keeps nothing. */
async function keptStore(): Promise<KeptStore> {
  const db = await openDB<Kept>('outbox', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('commands', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
    },
  });
  /** Gives what it was before; undefined where it is not there. */
  async function change(id: string, to: (before: KeptCommand) => KeptCommand): Promise<KeptCommand | undefined> {
    const writing = db.transaction('commands', 'readwrite', { durability: 'strict' });
    const key = await writing.store.index('id').getKey(id);
    const before = key === undefined ? undefined : await writing.store.get(key);
    await Promise.all([...(before ? [writing.store.put(to(before), key)] : []), writing.done]);
    return before;
  }
  async function addAll(commands: readonly KeptCommand[]): Promise<boolean> {
    const writing = db.transaction('commands', 'readwrite', { durability: 'strict' });
    const adding = commands.map((command) => writing.store.add(command));
    writing.commit();
    try {
      await Promise.all([...adding, writing.done]);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false;
      throw error;
    }
  }
  const store: KeptStore = {
    addAll,
    async append(command, files = noFiles) {
      if (await addAll([files.size > 0 ? { ...command, files } : command])) return true;
      const known = await change(command.id, (before) => wishedAnew(before, command));
      // It was taken out meanwhile.
      return known ? known.refused !== null : store.append(command, files);
    },
    async filesOf(id) {
      const command = await db.getFromIndex('commands', 'id', id);
      return command?.files ?? noFiles;
    },
    async of(account) {
      const all: readonly unknown[] = await db.getAll('commands');
      // What another build has written, or somebody by hand, may be no command.
      const commands = all
        .map((each) => checked(outboxCommand, each))
        .flatMap((read) => ('value' in read ? [read.value] : []));
      return commands.filter((command) => command.account === account);
    },
    async refuse(id, refusal) {
      await change(id, (before) => withRefusal(before, refusal));
    },
    async remove(id, at) {
      const writing = db.transaction('commands', 'readwrite', { durability: 'strict' });
      const key = await writing.store.index('id').getKey(id);
      const command = key === undefined ? undefined : await writing.store.get(key);
      const isMeant = command !== undefined && command.at === (at ?? command.at);
      await Promise.all([...(isMeant ? [writing.store.delete(key!)] : []), writing.done]);
    },
    close: () => db.close(),
  };
  return store;
}

/** For as long as the page lasts. */
function memoryStore(): OutboxStore {
  let commands: readonly OutboxCommand[] = [];
  const filesById = new Map<string, Files>();
  const append: OutboxStore['append'] = async (command, files) => {
    const known = commands.find(({ id }) => id === command.id);
    if (known) {
      commands = commands.map((each) => (each === known ? wishedAnew(each, command) : each));
      return known.refused !== null;
    }
    commands = [...commands, command];
    if (files) filesById.set(command.id, files);
    return true;
  };
  return {
    isKept: false,
    append,
    appendAll: (commands) => appendEach(append, commands),
    filesOf: async (id) => filesById.get(id) ?? noFiles,
    of: async (account) => commands.filter((command) => command.account === account),
    async refuse(id, refusal) {
      commands = commands.map((command) => (command.id === id ? withRefusal(command, refusal) : command));
    },
    async remove(id, at) {
      const before = commands;
      commands = commands.filter((command) => command.id !== id || command.at !== (at ?? command.at));
      if (commands.length < before.length) filesById.delete(id);
    },
    close: () => {},
  };
}

/** Told apart from what it was by when it was wished, whatever the clock says. */
function wishedAnew<C extends OutboxCommand>(before: C, { at }: OutboxCommand): C {
  return { ...withRefusal(before, null), at: Math.max(at, before.at + 1) };
}

function withRefusal<C extends OutboxCommand>(command: C, refusal: StoredRefusal | null): C {
  return { ...command, refused: refusal && refusal.code, problem: refusal && refusal.problem };
}

async function appendEach(append: OutboxStore['append'], commands: readonly OutboxCommand[]): Promise<boolean> {
  const areNew: boolean[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each stands behind the one before
  for (const command of commands) areNew.push(await append(command));
  return areNew.includes(true);
}
