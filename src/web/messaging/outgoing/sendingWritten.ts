import { type SubmittedEntry, heldIn } from '#machines/messaging/openConversation/outgoingEvents.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { consequenceOf, isRefusal } from '../../account/commands.ts';
import type { Files } from '../../outbox/outboxStore.ts';
import { outcomeOf, refusedCommand, type SendOutcome } from '../../outbox/sending.ts';
import { sendEntry, type SentMessage } from '../messagingCalls.ts';
import { isOverSoon, sendPicture } from '../composer/pictureCalls.ts';
import { writtenIn } from './writtenCommands.ts';

/**
 * By the key of a file: the name of the picture in the picture store. Such pictures were uploaded, but their messages
 * still wait.
 */
const stored = new Map<string, string>();

/** Sends a message or an offer from the outbox, after uploading its pictures. The answer is the entry in the log. */
export async function sendWritten(command: OutboxCommand, filesOf: () => Promise<Files>): Promise<SendOutcome> {
  const written = writtenIn(command);
  if (!written) return { kind: 'refused', code: 'outbox.unreadable' };
  const { conversation, entry } = written;
  const held = heldIn(entry);
  let uploadOutcome: SendOutcome | undefined;
  let came: SentMessage | undefined;
  const outcome = await outcomeOf(async () => {
    if (held.length > 0) uploadOutcome = await bring(held, await filesOf());
    if (!uploadOutcome)
      came = await sendEntry({ conversation, entry: { ...entry, pictures: entry.pictures.map(nameOf) } });
  });
  if (uploadOutcome) return uploadOutcome;
  if (!came) return outcome;
  if (!isRefusal(came)) return { kind: 'sent', answer: came.entry };
  // Many messages that were written offline are sent at once, faster than by hand.
  return consequenceOf(came) === 'later' ? { kind: 'putOff' } : refusedCommand(came);
}

/**
 * Uploads the pictures that the picture store does not have yet. Resolves with the outcome that holds the message back
 * if a picture is refused; throws if there is no answer.
 */
async function bring(held: readonly string[], files: Files): Promise<SendOutcome | undefined> {
  for (const each of held) {
    if (stored.has(each)) continue;
    const file = files.get(each);
    // The file is missing if the user has cleared a part of the device's storage.
    if (!file) return { kind: 'refused', code: 'outbox.unreadable' };
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as where they are chosen
    const outcome = await sendPicture(file).catch((error: unknown) => {
      if (isOverSoon(error)) return undefined;
      throw error;
    });
    if (!outcome) return { kind: 'putOff' };
    if ('refusal' in outcome) return { kind: 'refused', code: 'photo.refused', problem: outcome.refusal };
    stored.set(each, outcome.name);
  }
  return undefined;
}

function nameOf(picture: SubmittedEntry['pictures'][number]): string {
  return typeof picture === 'string' ? picture : stored.get(picture.held)!;
}
