import type { Refusal } from '#machines/journal/refusal.ts';
import { type MessagingRefusalCode, messagingRefusalWords } from '#words/refusals/messagingRefusals.ts';
import type { Say } from '../http/words.ts';

/** The reason why a call about messages was refused. */
export type RefusedMessage = Refusal<MessagingRefusalCode>;

/** Converts a refusal of the command runner to that of a call. */
export function asRefused<Code extends string>(
  refusal: Refusal<Code | 'journal.wrongState'>,
): Refusal<Exclude<Code, 'journal.wrongState'> | 'messaging.wrongState'> {
  return (refusal.refused === 'journal.wrongState' ? { refused: 'messaging.wrongState' } : refusal) as Refusal<
    Exclude<Code, 'journal.wrongState'>
  >;
}

/** The refusal as readable text, in the language of the call. */
export function refusedMessageAnswer({ refused, details }: RefusedMessage, say: Say) {
  return { code: refused, message: say(messagingRefusalWords[refused], details), problems: [] };
}
