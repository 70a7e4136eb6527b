import * as z from 'zod/mini';

import { conversationEvent, deliveredEvent, typingEvent } from '#machines/messaging/liveMessages.ts';
import type { OpenConversationEvent } from '#machines/messaging/openConversation/openConversationEvents.ts';

import { onStreamNotice } from '../api/streamListeners.ts';

/** Events of the stream about messages. `began` means that earlier answers may be out of date. */
export type MessagesNotice =
  | { readonly event: 'began' }
  | { readonly event: 'conversation'; readonly data: z.infer<typeof conversationEvent> }
  | { readonly event: 'delivered'; readonly data: z.infer<typeof deliveredEvent> }
  | { readonly event: 'typing'; readonly data: z.infer<typeof typingEvent> };

const schemas = { conversation: conversationEvent, delivered: deliveredEvent, typing: typingEvent } as const;

/** Subscribes to the events about conversations. Events unknown to this build are ignored. */
export function onMessages(hear: (notice: MessagesNotice) => void): () => void {
  return onStreamNotice((notice) => {
    if (notice.type === 'began') return hear({ event: 'began' });
    // If the stream is not supported, there are no events: the flows poll.
    if (notice.type === 'unsupported') return undefined;
    const { event, data } = notice.line;
    if (!Object.hasOwn(schemas, event)) return undefined;
    const read = z.safeParse(schemas[event as keyof typeof schemas], data);
    return read.success ? hear({ event, data: read.data } as MessagesNotice) : undefined;
  });
}

/** The event for an open conversation; undefined for other conversations and for typing. */
export function openConversationEventOf(id: string, notice: MessagesNotice): OpenConversationEvent | undefined {
  if (notice.event === 'began') return { type: 'change.received' };
  if (notice.event === 'conversation' && notice.data.what === 'everything') return { type: 'change.received' };
  if (!('conversation' in notice.data) || notice.data.conversation !== id) return undefined;
  if (notice.event === 'typing') return undefined;
  if (notice.event === 'delivered')
    return { type: 'mark.received', upTo: notice.data.number, deliveryState: 'delivered' };
  // Only a read mark of the correspondent is applied at once. If the user has read, perhaps on another device, the
  // conversation is fetched again.
  return notice.data.what === 'read' && !notice.data.isOwn
    ? { type: 'mark.received', upTo: notice.data.upTo, deliveryState: 'read' }
    : { type: 'change.received' };
}
