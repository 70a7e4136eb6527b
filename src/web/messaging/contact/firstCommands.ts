import * as z from 'zod/mini';

import type { FirstMessage, WaitingMessage } from '#machines/messaging/contact/contactBoxEvents.ts';
import type { CommandAbout, OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { parsedPayload } from '../../outbox/parsedPayload.ts';
import type { WaitingCommand, OwnNewCommand } from '../../outbox/outbox.ts';

// Converts first messages about listings to commands of the outbox, and back.

/** A first message, and the id of its listing. */
export interface FirstAbout extends FirstMessage {
  readonly listing: string;
}

const carried = z.object({ listing: z.string(), text: z.string() });

/** The prefix of a listing's subjects. Each message is its own subject, so none waits behind a refused one. */
const subjectsOf = (listing: string) => `contact-${listing}-`;

export function isAboutListing(listing: string, subject: string): boolean {
  return subject.startsWith(subjectsOf(listing));
}

/** The command that sends a first message; the message's key is the command's id. */
export function commandOfFirst({ listing, key, text }: FirstAbout, about: CommandAbout | null = null): OwnNewCommand {
  const subject = `${subjectsOf(listing)}${key}`;
  return { id: key, kind: 'messages.begin', subject, about, payload: { listing, text } };
}

/** The message in a command; undefined if it contains none. */
export function firstIn({ id: key, payload }: Pick<OutboxCommand, 'id' | 'payload'>): FirstAbout | undefined {
  const first = parsedPayload(carried, payload);
  return first && { ...first, key };
}

/**
 * Converts waiting commands to messages as the contact box shows them. Offline, none counts as being sent, whatever its
 * position in the queue.
 */
export function messagesIn(waiting: readonly WaitingCommand[], isOnline: boolean): WaitingMessage[] {
  return waiting.flatMap((command) => {
    const first = firstIn(command);
    const goesOut = command.state === 'queued' || command.state === 'sending';
    const state = goesOut && !isOnline ? 'failed' : command.state;
    return first ? [{ key: first.key, text: first.text, state, problem: command.problem }] : [];
  });
}
