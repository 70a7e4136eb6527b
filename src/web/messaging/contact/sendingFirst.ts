import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { isRefusal } from '../../account/commands.ts';
import { outcomeOf, refusedCommand, type SendOutcome } from '../../outbox/sending.ts';
import { writeAboutListing } from './contactCalls.ts';
import { firstIn } from './firstCommands.ts';

/** Sends a first message from the outbox; the answer is the id of its conversation. */
export async function sendFirst(command: OutboxCommand): Promise<SendOutcome> {
  const first = firstIn(command);
  if (!first) return { kind: 'refused', code: 'outbox.unreadable' };
  let came: Awaited<ReturnType<typeof writeAboutListing>> | undefined;
  const outcome = await outcomeOf(async () => {
    came = await writeAboutListing(first);
  });
  if (!came) return outcome;
  return isRefusal(came) ? refusedCommand(came) : { kind: 'sent', answer: came.conversation.id };
}
