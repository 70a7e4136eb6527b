import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { refuseSession, session } from '../../account/session.ts';
import { outcomeOf, type SendOutcome } from '../../outbox/sending.ts';
import { writeAboutAd } from './contactCalls.ts';
import { firstIn } from './firstCommands.ts';

/** Sends a first message that has waited in the outbox; the answer is the id of its conversation. */
export async function sendFirst(command: OutboxCommand): Promise<SendOutcome> {
  const first = firstIn(command);
  if (!first) return { kind: 'refused', code: 'outbox.unreadable' };
  let came: Awaited<ReturnType<typeof writeAboutAd>> | undefined;
  const outcome = await outcomeOf(async () => {
    came = await writeAboutAd(first);
  });
  if (!came) return outcome;
  if (came.kind === 'taken') return { kind: 'sent', answer: came.conversation };
  if (came.code !== 'session.required') return { kind: 'refused', code: came.code, problem: came.refusal };
  // The page is told, and offers the login.
  refuseSession(session);
  return { kind: 'strangers' };
}
