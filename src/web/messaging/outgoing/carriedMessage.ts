import * as z from 'zod/mini';

import { heldPicture } from '#machines/messaging/openConversation/outgoingEvents.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { parsedPayload } from '../../outbox/parsedPayload.ts';

const carried = z.object({
  text: z._default(z.string(), ''),
  /** The pictures: names in the picture store, or files that are stored with the command. */
  pictures: z._default(z.array(z.union([z.string(), heldPicture])), []),
  /** The offered amount in whole francs; null for a message. */
  francs: z._default(z.nullable(z.int()), null),
});

export type CarriedMessage = z.infer<typeof carried>;

const none: CarriedMessage = { text: '', pictures: [], francs: null };

/** The message or offer in a command of any kind; empty if the command contains none. */
export function carriedMessage({ payload }: Pick<OutboxCommand, 'payload'>): CarriedMessage {
  return parsedPayload(carried, payload) ?? none;
}
