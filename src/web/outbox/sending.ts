import { nextOf, type OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import type { OutboxOutcome } from '#machines/outbox/outboxMachine.ts';

import { askForLogin, consequenceOf, type Refusal } from '../account/commands.ts';
import { CallFailed, GraphqlFailed } from '../api/apiClient.ts';
import type { Files, OutboxStore } from './outboxStore.ts';

/** What came of sending a command. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly answer?: unknown }
  /** The market does not take it, and will not if it is asked again. */
  | { readonly kind: 'refused'; readonly code: string; readonly problem?: string }
  | Extract<OutboxOutcome, { readonly kind: 'unreached' | 'putOff' | 'strangers' }>;

/**
 * Sends a command, with its id, so that the market takes it once however often it comes; `filesOf` gives the files that were put
 * in with it. Never rejects.
 */
export type Sender = (command: OutboxCommand, filesOf: () => Promise<Files>) => Promise<SendOutcome>;

/** What came of a call by which a command is sent, as calls answer. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<SendOutcome> {
  try {
    await call();
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof GraphqlFailed)) return { kind: 'unreached' };
    const { status } = error;
    if (status === 401 || status === 403) return { kind: 'strangers' };
    if (status === 408 || status === 429 || status >= 500) return { kind: 'unreached' };
    // The market does not understand. To come again is for who sees it: all else would wait behind what never comes through.
    if (error instanceof GraphqlFailed) return { kind: 'refused', code: 'graphql' };
    // Something between here and the market has answered for it.
    if (status < 300) return { kind: 'unreached' };
    const { failure } = error;
    // The token of calls has changed with the session, and is there by the next time.
    if (failure.code === 'api.csrf') return { kind: 'unreached' };
    return { kind: 'refused', code: failure.code ?? String(status) };
  }
}

/** What follows for a command that the market has refused. If a login is required, the page asks for it. */
export function refusedCommand(refusal: Refusal): SendOutcome {
  askForLogin(refusal);
  const { code, message } = refusal;
  return consequenceOf(refusal) === 'login' ? { kind: 'strangers' } : { kind: 'refused', code, problem: message };
}

interface Sending {
  readonly store: OutboxStore;
  readonly senders: Readonly<Record<string, Sender>>;
  /** Who is logged in at this moment. */
  readonly here: () => string | null;
  /** Told of what the market has taken, and what it has answered. */
  readonly onSent: (id: string, answer: unknown) => void;
}

/** The lock by which one tab of a browser sends at a time. */
const lock = 'outbox';

/** Sends the next command of an account, in its turn among the tabs, and notes what came of it. */
export function sendNext(account: string, { store, senders, here, onSent }: Sending): Promise<OutboxOutcome> {
  return inTurn(async () => {
    // Another tab may have sent one while this waited.
    const command = nextOf(await store.of(account));
    if (!command) return { kind: 'empty' };
    if (here() !== account) return { kind: 'strangers' };
    const outcome = await (senders[command.kind]?.(command, () => store.filesOf(command.id)) ?? unknownKind);
    if (outcome.kind === 'refused') {
      await store.refuse(command.id, { code: outcome.code, problem: outcome.problem ?? null });
    } else if (outcome.kind === 'sent') {
      // Wished anew meanwhile it is to be sent anew.
      await store.remove(command.id, command.at);
      onSent(command.id, outcome.answer);
    } else {
      return outcome;
    }
    return { kind: 'settled' };
  });
}

/** A build that knew it has been replaced by one that does not. */
const unknownKind: SendOutcome = { kind: 'refused', code: 'outbox.unknownKind' };

async function inTurn(send: () => Promise<OutboxOutcome>): Promise<OutboxOutcome> {
  const { locks } = navigator as Partial<Navigator>;
  try {
    return await (locks ? locks.request(lock, send) : send());
  } catch {
    // The device fails to tell or to note: it is asked again by and by.
    return { kind: 'unreached' };
  }
}
