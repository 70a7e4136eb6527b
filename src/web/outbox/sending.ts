import { nextOf, type OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import type { OutboxOutcome } from '#machines/outbox/outboxMachine.ts';

import { promptLogin, consequenceOf, type Refusal } from '../account/commands.ts';
import { CallFailed, GraphqlFailed } from '../api/apiClient.ts';
import type { Files, OutboxStore } from './outboxStore.ts';

/** The outcome of sending a command. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly answer?: unknown }
  /** The server has refused the command permanently. */
  | { readonly kind: 'refused'; readonly code: string; readonly problem?: string }
  | Extract<OutboxOutcome, { readonly kind: 'unreached' | 'putOff' | 'strangers' }>;

/**
 * Sends a command with its id as the idempotency key; `filesOf` loads the files that were stored with it. Never
 * rejects.
 */
export type Sender = (command: OutboxCommand, filesOf: () => Promise<Files>) => Promise<SendOutcome>;

/** The outcome of the call that sends a command. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<SendOutcome> {
  try {
    await call();
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof GraphqlFailed)) return { kind: 'unreached' };
    const { status } = error;
    if (status === 401 || status === 403) return { kind: 'strangers' };
    if (status === 408 || status === 429 || status >= 500) return { kind: 'unreached' };
    // The server does not understand the call. Only the user can retry it: otherwise the queue would wait behind a
    // command that can never succeed.
    if (error instanceof GraphqlFailed) return { kind: 'refused', code: 'graphql' };
    // A status below 300 without a valid answer comes from an intermediary between the browser and the server.
    if (status < 300) return { kind: 'unreached' };
    const { failure } = error;
    // The CSRF token has changed with the session, and is right for the next attempt.
    if (failure.code === 'api.csrf') return { kind: 'unreached' };
    return { kind: 'refused', code: failure.code ?? String(status) };
  }
}

/** The outcome of a refused command. If a login is required, the page asks for it. */
export function refusedCommand(refusal: Refusal): SendOutcome {
  promptLogin(refusal);
  const { code, message } = refusal;
  return consequenceOf(refusal) === 'login' ? { kind: 'strangers' } : { kind: 'refused', code, problem: message };
}

interface Sending {
  readonly store: OutboxStore;
  readonly senders: Readonly<Record<string, Sender>>;
  /** The account that is logged in at this moment. */
  readonly here: () => string | null;
  /** Called with each command that the server has accepted, and its answer. */
  readonly onSent: (id: string, answer: unknown) => void;
}

/** The name of the lock by which only one tab of a browser sends at a time. */
const lock = 'outbox';

/** Sends the next command of an account once this tab holds the lock, and stores the outcome. */
export function sendNext(account: string, { store, senders, here, onSent }: Sending): Promise<OutboxOutcome> {
  return inTurn(async () => {
    // The store is read only now: another tab may have sent a command while this one waited for the lock.
    const command = nextOf(await store.of(account));
    if (!command) return { kind: 'empty' };
    if (here() !== account) return { kind: 'strangers' };
    const outcome = await (senders[command.kind]?.(command, () => store.filesOf(command.id)) ?? unknownKind);
    if (outcome.kind === 'refused') {
      await store.refuse(command.id, { code: outcome.code, problem: outcome.problem ?? null });
    } else if (outcome.kind === 'sent') {
      // By the time, a command that was requested again meanwhile stays in the queue.
      await store.remove(command.id, command.at);
      onSent(command.id, outcome.answer);
    } else {
      return outcome;
    }
    return { kind: 'settled' };
  });
}

/** The outcome for a command whose kind this build does not know, because an older build has stored it. */
const unknownKind: SendOutcome = { kind: 'refused', code: 'outbox.unknownKind' };

async function inTurn(send: () => Promise<OutboxOutcome>): Promise<OutboxOutcome> {
  const { locks } = navigator as Partial<Navigator>;
  try {
    return await (locks ? locks.request(lock, send) : send());
  } catch {
    // The device failed to read or write, so the outbox retries later.
    return { kind: 'unreached' };
  }
}
