import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { outcomeOf, type SendOutcome } from '../outbox/sending.ts';
import { sendEntry, type SentEntry } from './messagingCalls.ts';
import { writtenIn } from './writtenCommands.ts';

/** Sends a message or an offer that has waited in the outbox; the answer is how it stands in the log. */
export async function sendWritten(command: OutboxCommand): Promise<SendOutcome> {
  const written = writtenIn(command);
  if (!written) return { kind: 'refused', code: 'outbox.unreadable' };
  let came: SentEntry | undefined;
  const outcome = await outcomeOf(async () => {
    came = await sendEntry(written);
  });
  if (!came) return outcome;
  if (came.kind === 'taken') return { kind: 'sent', answer: came.entry };
  // Many that were written without a line go out at once, and faster than by hand.
  if (came.code === 'conversation.tooFast') return { kind: 'putOff' };
  if (came.code === 'session.required') return { kind: 'strangers' };
  return { kind: 'refused', code: came.code, problem: came.refusal };
}
