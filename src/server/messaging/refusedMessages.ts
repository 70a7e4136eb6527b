import type { Refusal } from '#machines/journal/refusal.ts';
import { type MessagingRefusalCode, messagingRefusalWords } from '#words/refusals/messagingRefusals.ts';
import type { Say } from '../http/words.ts';

/** What was asked for and is not done, and why. */
export type RefusedMessage = Refusal<MessagingRefusalCode>;

/** What the command runner answers, as calls are answered. */
export function asRefused<Code extends string>(
  refusal: Refusal<Code | 'journal.wrongState'>,
): Refusal<Exclude<Code, 'journal.wrongState'> | 'messaging.wrongState'> {
  return (refusal.refused === 'journal.wrongState' ? { refused: 'messaging.wrongState' } : refusal) as Refusal<
    Exclude<Code, 'journal.wrongState'>
  >;
}

/** The refusal as people read it, in the language of their call. */
export function tellRefused({ refused, details }: RefusedMessage, say: Say) {
  return { code: refused, message: say(messagingRefusalWords[refused], details), problems: [] };
}
