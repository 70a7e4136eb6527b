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
 * A command that waits, as views show it. `failed`: the last sending did not come through, and it is tried again. `putOff`: the
 * market takes it a while later, and then it goes out by itself.
 */
export interface WaitingCommand extends OutboxCommand {
  readonly state: 'queued' | 'sending' | 'putOff' | 'failed' | 'refused';
}

/** What is put in. `id` is chosen here unless one was before, as by whoever has tried to send it already. */
export interface Wished {
  readonly kind: string;
  readonly subject: string;
  readonly payload: object;
  /** What people know it by; null where they are told no more than its kind. */
  readonly about?: CommandAbout | null;
  readonly id?: string;
  /** Whose wish it is, where somebody else may be logged in by now. */
  readonly account?: string;
}

/** What is put in for whoever is logged in, with all that it has. */
export type WishedHere = Required<Omit<Wished, 'account'>>;

const loggedCommands = z.array(outboxCommand);

let store: Promise<OutboxStore> | undefined;
const opened = () => (store ??= openOutboxStore().then(recovered));

/** Commands whose writing has begun. A command with files is not logged, because the log has no room for files. */
const commandLog = openWriteAheadLog<readonly OutboxCommand[]>('outbox', (stored) => {
  const read = checked(loggedCommands, stored);
  return 'value' in read ? read.value : undefined;
});

/** The store, with the commands that a closing page could not write. */
async function recovered(into: OutboxStore): Promise<OutboxStore> {
  // Commands stay in the log if the store lasts only as long as the page.
  if (into.isKept && (await commandLog.recover((commands) => into.appendAll(commands)))) tell(null);
  return into;
}

/** What tabs tell each other: that something waits or does no longer, and which was sent. */
interface Word {
  readonly sent: string | null;
}

/** Told which command the market has taken, and what it has answered, where this tab has sent it. */
export type HearSent = (id: string, answer?: unknown) => void;

const sentListeners = new Set<HearSent>();
let tabs: BroadcastChannel | undefined;

function tell(sent: string | null, answer?: unknown): void {
  tabs?.postMessage({ sent } satisfies Word);
  if (sent !== null) for (const listener of sentListeners) listener(sent, answer);
}

/** What sends each kind of command. */
export type Senders = Readonly<Record<string, Sender>>;

let senders: Senders = {};

/** The outbox of this browser, in this document. On the server, where nobody is, it stays closed. */
const flow = createActor(
  outboxMachine.provide({
    actors: {
      reading: fromPromise<OutboxReading, { readonly account: string }>(async ({ input }) => {
        const from = await opened();
        return { commands: await from.of(input.account), isKept: from.isKept };
      }),
      sending: fromPromise<OutboxOutcome, { readonly account: string }>(async ({ input }) =>
        sendNext(input.account, { store: await opened(), senders, here: readStateCookie, onSent: tell }),
      ),
    },
    actions: { tellTabs: () => tell(null) },
  }),
  { inspect },
);

/**
 * Puts a command in, with files that go out with it, and gives its id once it outlasts the page. Throws where nobody is logged in
 * who could send it.
 */
export async function enqueue(wished: Wished, files?: Files): Promise<string> {
  const command = toCommand(wished);
  const isWritten = files?.size ? () => {} : commandLog.note([command]);
  try {
    if (await (await opened()).append(command, files)) change();
  } finally {
    isWritten();
  }
  return command.id;
}

/** Puts several in, in that order, in one go, and resolves once all outlast the page. Throws as `enqueue` does. */
export async function enqueueAll(wished: readonly Wished[]): Promise<void> {
  const commands = wished.map(toCommand);
  const areWritten = commandLog.note(commands);
  try {
    if (await (await opened()).appendAll(commands)) change();
  } finally {
    areWritten();
  }
}

function toCommand({ kind, subject, payload, about = null, id = newCommandId(), account }: Wished): OutboxCommand {
  const here = readStateCookie();
  if (here === null || (account ?? here) !== here) throw new Error(`Nobody is logged in who could send ${kind}`);
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

/** Has a command that was refused, or did not come through, sent again now. */
export async function retry(id: string): Promise<void> {
  await (await opened()).refuse(id, null);
  change();
}

/** The files that wait with a command, each by a name that it carries; none once it is gone. */
export async function filesOf(id: string): Promise<Files> {
  return (await opened()).filesOf(id);
}

/** Gives a command up. One that is on its way may have been taken. */
export async function discard(id: string): Promise<void> {
  await (await opened()).remove(id);
  change();
}

function change(): void {
  flow.send({ type: 'queue.changed' });
  tell(null);
}

/**
 * Tells what waits about some subjects, at once and whenever that changes, and which of them the market has taken, also by
 * another tab. Gives what ends that.
 */
export function watchOutbox(
  isAbout: (subject: string) => boolean,
  hear: (waiting: readonly WaitingCommand[]) => void,
  hearSent: HearSent = () => {},
): () => void {
  let told: readonly WaitingCommand[] | undefined;
  /** In which something stands yet that the market has taken: the device was not asked again. */
  let stale: readonly OutboxCommand[] | undefined;
  const look = (now: SnapshotFrom<typeof flow>) => {
    if (now.context.commands === stale) return;
    const waiting = waitingIn(now);
    // Told again what it knows, whoever has just had one sent again would take it to be refused once more.
    if (waiting === told) return;
    told = waiting;
    hear(waiting.filter(({ subject }) => isAbout(subject)));
  };
  const noteSent: HearSent = (id, answer) => {
    stale = flow.getSnapshot().context.commands;
    hearSent(id, answer);
  };
  const { unsubscribe } = flow.subscribe(look);
  look(flow.getSnapshot());
  sentListeners.add(noteSent);
  return () => {
    unsubscribe();
    sentListeners.delete(noteSent);
  };
}

/** What waits, the same list as long as nothing has changed. */
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

/** For views: the flow itself, which is at rest until `followSession` has it follow somebody. */
export const outboxFlow: Pick<typeof flow, 'getSnapshot' | 'subscribe'> = flow;

/** Has the outbox follow who is logged in, and the line, and send by these senders. Gives what ends that. */
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
  let told: string | null | undefined;
  const look = (now: SnapshotFrom<Session>) => {
    if (!now.hasTag('known') || now.context.publicAccountId === told) return;
    told = now.context.publicAccountId;
    flow.send({ type: 'account.told', account: told });
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
