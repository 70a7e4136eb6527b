import * as z from 'zod/mini';

import type { FirstMessage, WaitingMessage } from '#machines/messaging/contact/contactBoxEvents.ts';
import type { CommandAbout, OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { carriedIn } from '../../outbox/carriedIn.ts';
import type { WaitingCommand, WishedHere } from '../../outbox/outbox.ts';

// First messages about ads, as commands of the outbox.

/** A first message, and the id of the ad that it is about. */
export interface FirstAbout extends FirstMessage {
  readonly listing: string;
}

const carried = z.object({ listing: z.string(), text: z.string() });

/** What begins the subjects of an ad. Each message is a subject of its own: none waits behind one that was refused. */
const subjectsOf = (listing: string) => `contact-${listing}-`;

export function isAboutAd(listing: string, subject: string): boolean {
  return subject.startsWith(subjectsOf(listing));
}

/** The command by which a first message goes out; its key is the command's id. */
export function commandOfFirst({ listing, key, text }: FirstAbout, about: CommandAbout | null = null): WishedHere {
  const subject = `${subjectsOf(listing)}${key}`;
  return { id: key, kind: 'messages.begin', subject, about, payload: { listing, text } };
}

/** The message that a command carries; undefined for one that carries none. */
export function firstIn({ id: key, payload }: Pick<OutboxCommand, 'id' | 'payload'>): FirstAbout | undefined {
  const first = carriedIn(carried, payload);
  return first && { ...first, key };
}

/** Commands that wait, as the contact box shows them. Without a line none is on its way, whichever is the next in its turn. */
export function messagesIn(waiting: readonly WaitingCommand[], isOnline: boolean): WaitingMessage[] {
  return waiting.flatMap((command) => {
    const first = firstIn(command);
    const goesOut = command.state === 'queued' || command.state === 'sending';
    const standing = goesOut && !isOnline ? 'failed' : command.state;
    return first ? [{ key: first.key, text: first.text, standing, problem: command.problem }] : [];
  });
}
