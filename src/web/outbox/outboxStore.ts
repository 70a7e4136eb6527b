import { type DBSchema, openDB } from 'idb';

import { checked } from '#machines/journal/schema.ts';
import { type OutboxCommand, outboxCommand } from '#machines/outbox/outboxCommand.ts';

/** A stored refusal of a command: its code, and a message for the user if there is one. */
interface StoredRefusal {
  readonly code: string;
  readonly problem: string | null;
}

/** Files that are sent with a command, by the names in its payload. */
export type Files = ReadonlyMap<string, File>;

const noFiles: Files = new Map();

/**
 * The store for commands on this device, until the server has accepted them. They are in the order of their creation.
 */
export interface OutboxStore {
  /** Whether stored commands survive the page. */
  readonly isDurable: boolean;
  /**
   * Appends a command with its files; it is durable once the promise resolves. A known command retains its position,
   * gets a new time, and is retried if it was refused. Resolves with whether there is something new to send.
   */
  append(command: OutboxCommand, files?: Files): Promise<boolean>;
  /**
   * Appends several commands in this order. If none is known, they go in one transaction: a closing page has no time
   * for a second. Otherwise as `append`.
   */
  appendAll(commands: readonly OutboxCommand[]): Promise<boolean>;
  /** The files that were stored with a command; none if it is gone. */
  filesOf(id: string): Promise<Files>;
  /** The commands of an account. */
  of(account: string): Promise<readonly OutboxCommand[]>;
  /** Stores a refusal; null clears it for a retry. */
  refuse(id: string, refusal: StoredRefusal | null): Promise<void>;
  /** Removes a command; with `at`, only if it was not requested again since that time. */
  remove(id: string, at?: number): Promise<void>;
  close(): void;
}

interface StoredCommand extends OutboxCommand {
  readonly files?: Files;
}

/** The part of the store that is on the device. */
interface DeviceStore extends Omit<OutboxStore, 'isDurable' | 'appendAll'> {
  /**
   * Adds all or none in one transaction: a closing page has no time for a second. Resolves with false if a command is
   * known already.
   */
  addAll(commands: readonly StoredCommand[]): Promise<boolean>;
}

interface OutboxSchema extends DBSchema {
  commands: { key: number; value: StoredCommand; indexes: { id: string } };
}

/**
 * Opens the store. If the browser stores nothing (in some private windows, or on a full disk), commands last as long as
 * the page, and `isDurable` is false.
 */
export async function openOutboxStore(): Promise<OutboxStore> {
  const memory = memoryStore();
  const device = await openDeviceStore().catch(() => null);
  if (!device) return memory;
  let isDurable = true;
  const append: OutboxStore['append'] = (command, files) =>
    device.append(command, files).catch(() => {
      isDurable = false;
      return memory.append(command, files);
    });
  return {
    get isDurable() {
      return isDurable;
    },
    append,
    appendAll: async (commands) => (await device.addAll(commands).catch(() => false)) || appendEach(append, commands),
    filesOf: async (id) => new Map([...(await device.filesOf(id)), ...(await memory.filesOf(id))]),
    of: async (account) => [...(await device.of(account).catch(() => [])), ...(await memory.of(account))],
    async refuse(id, refusal) {
      await memory.refuse(id, refusal);
      await device.refuse(id, refusal);
    },
    async remove(id, at) {
      await memory.remove(id, at);
      await device.remove(id, at);
    },
    close: () => device.close(),
  };
}

/** The store on the device. Rejects if the browser stores nothing. */
async function openDeviceStore(): Promise<DeviceStore> {
  const db = await openDB<OutboxSchema>('outbox', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('commands', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
    },
  });
  /** Changes a stored command. Resolves with the command as it was before; undefined if it is gone. */
  async function change(id: string, to: (before: StoredCommand) => StoredCommand): Promise<StoredCommand | undefined> {
    const writing = db.transaction('commands', 'readwrite', { durability: 'strict' });
    const key = await writing.store.index('id').getKey(id);
    const before = key === undefined ? undefined : await writing.store.get(key);
    await Promise.all([...(before ? [writing.store.put(to(before), key)] : []), writing.done]);
    return before;
  }
  async function addAll(commands: readonly StoredCommand[]): Promise<boolean> {
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
  const store: DeviceStore = {
    addAll,
    async append(command, files = noFiles) {
      if (await addAll([files.size > 0 ? { ...command, files } : command])) return true;
      const known = await change(command.id, (before) => requestedAgain(before, command));
      // If the command was removed meanwhile, it is appended again.
      return known ? known.refused !== null : store.append(command, files);
    },
    async filesOf(id) {
      const command = await db.getFromIndex('commands', 'id', id);
      return command?.files ?? noFiles;
    },
    async of(account) {
      const all: readonly unknown[] = await db.getAll('commands');
      // Another build, or a person by hand, may have stored something that is not a command.
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
      const isSameCommand = command !== undefined && command.at === (at ?? command.at);
      await Promise.all([...(isSameCommand ? [writing.store.delete(key!)] : []), writing.done]);
    },
    close: () => db.close(),
  };
  return store;
}

/** A store that lasts as long as the page. */
function memoryStore(): OutboxStore {
  let commands: readonly OutboxCommand[] = [];
  const filesById = new Map<string, Files>();
  const append: OutboxStore['append'] = async (command, files) => {
    const known = commands.find(({ id }) => id === command.id);
    if (known) {
      commands = commands.map((each) => (each === known ? requestedAgain(each, command) : each));
      return known.refused !== null;
    }
    commands = [...commands, command];
    if (files) filesById.set(command.id, files);
    return true;
  };
  return {
    isDurable: false,
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

/** The new time always differs from the previous one, whatever the clock says. */
function requestedAgain<C extends OutboxCommand>(before: C, { at }: OutboxCommand): C {
  return { ...withRefusal(before, null), at: Math.max(at, before.at + 1) };
}

function withRefusal<C extends OutboxCommand>(command: C, refusal: StoredRefusal | null): C {
  return { ...command, refused: refusal && refusal.code, problem: refusal && refusal.problem };
}

async function appendEach(append: OutboxStore['append'], commands: readonly OutboxCommand[]): Promise<boolean> {
  const areNew: boolean[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each follows the one before
  for (const command of commands) areNew.push(await append(command));
  return areNew.includes(true);
}
