import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';
import { type CommandAbout, type OutboxCommand, outboxCommand } from '#machines/outbox/outboxCommand.ts';
import { outboxMachine, type OutboxOutcome, type OutboxReading } from '#machines/outbox/outboxMachine.ts';
import { nextOf } from '#machines/outbox/outboxCommand.ts';

import { type Session, session } from '../account/session.ts';
import { readStateCookie } from '../account/stateCookie.ts';
import { inspect } from '../flows/inspection.ts';
import { openTabChannel } from '../browser/tabChannel.ts';
import { openWriteAheadLog } from '../browser/writeAheadLog.ts';
import { newCommandId } from './commandId.ts';
import { type Files, openOutboxStore, type OutboxStore } from './outboxStore.ts';
import { type Sender, sendNext } from './sending.ts';

/**
 * A waiting command as views show it. `failed`: the last attempt failed, and it is retried. `putOff`: the server
 * accepts it only later, and the retry is automatic.
 */
export interface WaitingCommand extends OutboxCommand {
  readonly state: 'queued' | 'sending' | 'putOff' | 'failed' | 'refused';
}

/** A new command. `id` is generated unless the caller supplies it, as after an attempt of its own. */
export interface NewCommand {
  readonly kind: string;
  readonly subject: string;
  readonly payload: object;
  /** A description for the user; null to show only its kind. */
  readonly about?: CommandAbout | null;
  readonly id?: string;
  /** The account that owns the command, if another user may be logged in by now. */
  readonly account?: string;
}

/** A complete new command, of the user who is logged in. */
export type OwnNewCommand = Required<Omit<NewCommand, 'account'>>;

const loggedCommands = z.array(outboxCommand);

let store: Promise<OutboxStore> | undefined;
const opened = () => (store ??= openOutboxStore().then(recovered));

/**
 * A write-ahead log of commands that are being written. A command with files is not logged, because the log has no room
 * for files.
 */
const commandLog = openWriteAheadLog<readonly OutboxCommand[]>('outbox', (stored) => {
  const read = checked(loggedCommands, stored);
  return 'value' in read ? read.value : undefined;
});

/** The store, with the commands that a closing page could not write. */
async function recovered(into: OutboxStore): Promise<OutboxStore> {
  // Commands stay in the write-ahead log if the store lasts only as long as the page.
  if (into.isDurable && (await commandLog.recover((commands) => into.appendAll(commands)))) tell(null);
  return into;
}

/** A message between tabs: the queue has changed, or the command with the id `sent` was accepted. */
interface Word {
  readonly sent: string | null;
}

/** Called with the id of a command that the server has accepted, and with its answer in the tab that sent it. */
export type OnCommandSent = (id: string, answer?: unknown) => void;

const sentListeners = new Set<OnCommandSent>();
let tabs: BroadcastChannel | undefined;

function tell(sent: string | null, answer?: unknown): void {
  tabs?.postMessage({ sent } satisfies Word);
  if (sent !== null) for (const listener of sentListeners) listener(sent, answer);
}

/** For each kind of command, the function that sends it. */
export type Senders = Readonly<Record<string, Sender>>;

let senders: Senders = {};

/** The outbox of this browser, in this document. On the server, which renders for visitors, it stays closed. */
const flow = createActor(
  outboxMachine.provide({
    actors: {
      reading: fromPromise<OutboxReading, { readonly account: string }>(async ({ input }) => {
        const from = await opened();
        return { commands: await from.of(input.account), isDurable: from.isDurable };
      }),
      sending: fromPromise<OutboxOutcome, { readonly account: string }>(async ({ input }) =>
        sendNext(input.account, { store: await opened(), senders, here: readStateCookie, onSent: tell }),
      ),
    },
    actions: { notifyTabs: () => tell(null) },
  }),
  { inspect },
);

/**
 * Stores a command with its files, and resolves with its id once it is durable. Throws if no user is logged in to send
 * it.
 */
export async function enqueue(newCommand: NewCommand, files?: Files): Promise<string> {
  const command = toCommand(newCommand);
  const isWritten = files?.size ? () => {} : commandLog.note([command]);
  try {
    if (await (await opened()).append(command, files)) change();
  } finally {
    isWritten();
  }
  return command.id;
}

/**
 * Stores several commands in this order in one transaction, and resolves once all are durable. Throws as `enqueue`
 * does.
 */
export async function enqueueAll(newCommand: readonly NewCommand[]): Promise<void> {
  const commands = newCommand.map(toCommand);
  const areWritten = commandLog.note(commands);
  try {
    if (await (await opened()).appendAll(commands)) change();
  } finally {
    areWritten();
  }
}

function toCommand({ kind, subject, payload, about = null, id = newCommandId(), account }: NewCommand): OutboxCommand {
  const here = readStateCookie();
  if (here === null || (account ?? here) !== here) throw new Error(`No user is logged in to send ${kind}`);
  return {
    id,
    account: here,
    subject,
    kind,
    payload: JSON.stringify(payload),
    about,
    at: Date.now(),
    refused: null,
    problem: null,
  };
}

/** Retries a refused or failed command now. */
export async function retry(id: string): Promise<void> {
  await (await opened()).refuse(id, null);
  change();
}

/** The files that are stored with a command, by the names in its payload; none once it is gone. */
export async function filesOf(id: string): Promise<Files> {
  return (await opened()).filesOf(id);
}

/** Discards a command. If it is being sent, the server may have accepted it. */
export async function discard(id: string): Promise<void> {
  await (await opened()).remove(id);
  change();
}

function change(): void {
  flow.send({ type: 'queue.changed' });
  tell(null);
}

/**
 * Reports the waiting commands of some subjects, at once and after each change, and each of them that the server
 * accepts, in any tab. Returns the function that unsubscribes.
 */
export function watchOutbox(
  isAbout: (subject: string) => boolean,
  hear: (waiting: readonly WaitingCommand[]) => void,
  onCommandSent: OnCommandSent = () => {},
): () => void {
  let reported: readonly WaitingCommand[] | undefined;
  /** A list that still contains an accepted command, because the store was not read again. */
  let stale: readonly OutboxCommand[] | undefined;
  const look = (now: SnapshotFrom<typeof flow>) => {
    if (now.context.commands === stale) return;
    const waiting = waitingIn(now);
    // A repeated report would look like a second refusal to a caller that has just retried a command.
    if (waiting === reported) return;
    reported = waiting;
    hear(waiting.filter(({ subject }) => isAbout(subject)));
  };
  const noteSent: OnCommandSent = (id, answer) => {
    stale = flow.getSnapshot().context.commands;
    onCommandSent(id, answer);
  };
  const { unsubscribe } = flow.subscribe(look);
  look(flow.getSnapshot());
  sentListeners.add(noteSent);
  return () => {
    unsubscribe();
    sentListeners.delete(noteSent);
  };
}

/** The waiting commands as views show them; the same array as long as nothing has changed. */
export function waitingIn(now: SnapshotFrom<typeof flow>): readonly WaitingCommand[] {
  const { commands } = now.context;
  const state = stateOfNext(now);
  const known = views.get(commands);
  if (known?.state === state) return known.waiting;
  const next = nextOf(commands);
  const stateOf = (command: OutboxCommand): WaitingCommand['state'] => {
    if (command.refused !== null) return 'refused';
    return command === next ? state : 'queued';
  };
  const waiting = commands.map((command) => ({ ...command, state: stateOf(command) }));
  views.set(commands, { state, waiting });
  return waiting;
}

function stateOfNext(now: SnapshotFrom<typeof flow>): WaitingCommand['state'] {
  if (now.hasTag('sending')) return 'sending';
  if (now.hasTag('behind')) return 'failed';
  return now.hasTag('putOff') ? 'putOff' : 'queued';
}

const views = new WeakMap<
  readonly OutboxCommand[],
  { readonly state: string; readonly waiting: readonly WaitingCommand[] }
>();

/** The outbox's flow, for views to read. It is idle until `followSession` gives it an account. */
export const outboxFlow: Pick<typeof flow, 'getSnapshot' | 'subscribe'> = flow;

/**
 * Makes the outbox follow the session and the connection, and send by these senders. Returns the function that ends
 * this.
 */
export function followSession(toSendBy: Senders, by: Session = session): () => void {
  senders = toSendBy;
  tabs ??= openTabChannel('outbox');
  const hear = ({ data }: MessageEvent<Word>) => {
    if (data.sent !== null) for (const listener of sentListeners) listener(data.sent);
    flow.send({ type: 'queue.changed' });
  };
  const restore = () => {
    if (document.visibilityState === 'visible') flow.send({ type: 'connection.restored' });
  };
  let reported: string | null | undefined;
  const look = (now: SnapshotFrom<Session>) => {
    if (!now.hasTag('known') || now.context.publicAccountId === reported) return;
    reported = now.context.publicAccountId;
    flow.send({ type: 'account.reported', account: reported });
  };
  flow.start();
  tabs?.addEventListener('message', hear);
  window.addEventListener('online', restore);
  document.addEventListener('visibilitychange', restore);
  const watching = by.subscribe(look);
  look(by.getSnapshot());
  return () => {
    watching.unsubscribe();
    tabs?.removeEventListener('message', hear);
    window.removeEventListener('online', restore);
    document.removeEventListener('visibilitychange', restore);
  };
}
