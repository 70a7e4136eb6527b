import {
  givenEntry,
  type GivenEntry,
  type OutgoingEntry,
} from '#machines/messaging/openConversation/outgoingEvents.ts';
import type { CommandAbout, OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { carriedIn } from '../../outbox/carriedIn.ts';
import type { WaitingCommand, WishedHere } from '../../outbox/outbox.ts';

// What is written in conversations, as commands of the outbox.

/** What commands of a conversation are about: one goes out after the other. */
export function subjectOf(conversation: string): string {
  return `conversation-${conversation}`;
}

/** The command by which something that was written goes out; its key is the command's id. */
export function commandOf(
  conversation: string,
  { key, text, pictures, francs, at }: GivenEntry,
  about: CommandAbout | null = null,
): WishedHere {
  const kind = francs === null ? 'messages.send' : 'messages.offer';
  return { id: key, kind, subject: subjectOf(conversation), about, payload: { key, text, pictures, francs, at } };
}

/** What a command carries, and where to; undefined for one that carries nothing of the kind. */
export function writtenIn({
  subject,
  payload,
}: Pick<OutboxCommand, 'subject' | 'payload'>):
  | { readonly conversation: string; readonly entry: GivenEntry }
  | undefined {
  const entry = carriedIn(givenEntry, payload);
  return entry && { conversation: subject.slice(subjectOf('').length), entry };
}

/** Commands that wait, as their conversation shows them. */
export function entriesIn(waiting: readonly WaitingCommand[]): OutgoingEntry[] {
  return waiting.flatMap((command) => {
    const written = writtenIn(command);
    return written ? [{ ...written.entry, standing: command.state, problem: command.problem }] : [];
  });
}
