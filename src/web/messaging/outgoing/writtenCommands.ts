import {
  submittedEntry,
  type SubmittedEntry,
  type OutgoingEntry,
} from '#machines/messaging/openConversation/outgoingEvents.ts';
import type { CommandAbout, OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { parsedPayload } from '../../outbox/parsedPayload.ts';
import type { WaitingCommand, OwnNewCommand } from '../../outbox/outbox.ts';

// Converts messages and offers in conversations to commands of the outbox, and back.

/** The subject of a conversation's commands, which are sent one after the other. */
export function subjectOf(conversation: string): string {
  return `conversation-${conversation}`;
}

/** The command that sends a message or an offer; the entry's key is the command's id. */
export function commandOf(
  conversation: string,
  { key, text, pictures, francs, at }: SubmittedEntry,
  about: CommandAbout | null = null,
): OwnNewCommand {
  const kind = francs === null ? 'messages.send' : 'messages.offer';
  return { id: key, kind, subject: subjectOf(conversation), about, payload: { key, text, pictures, francs, at } };
}

/** The entry in a command and its conversation; undefined if the command contains none. */
export function writtenIn({
  subject,
  payload,
}: Pick<OutboxCommand, 'subject' | 'payload'>):
  | { readonly conversation: string; readonly entry: SubmittedEntry }
  | undefined {
  const entry = parsedPayload(submittedEntry, payload);
  return entry && { conversation: subject.slice(subjectOf('').length), entry };
}

/** Converts waiting commands to entries as their conversation shows them. */
export function entriesIn(waiting: readonly WaitingCommand[]): OutgoingEntry[] {
  return waiting.flatMap((command) => {
    const written = writtenIn(command);
    return written ? [{ ...written.entry, state: command.state, problem: command.problem }] : [];
  });
}
