import * as z from 'zod/mini';

import { heldPicture } from '#machines/messaging/openConversation/outgoingEvents.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { carriedIn } from '../../outbox/carriedIn.ts';

const carried = z.object({
  text: z._default(z.string(), ''),
  /** Names in the picture store, and of files that wait with the command. */
  pictures: z._default(z.array(z.union([z.string(), heldPicture])), []),
  /** Whole francs, of an offer. */
  francs: z._default(z.nullable(z.int()), null),
});

export type CarriedMessage = z.infer<typeof carried>;

const none: CarriedMessage = { text: '', pictures: [], francs: null };

/** What somebody has written that goes out with a command, whichever its kind; empty for one that carries nothing of the sort. */
export function carriedMessage({ payload }: Pick<OutboxCommand, 'payload'>): CarriedMessage {
  return carriedIn(carried, payload) ?? none;
}
