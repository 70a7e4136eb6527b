import * as z from 'zod/mini';

import { conversationEvent, deliveredEvent, typingEvent } from '#machines/messaging/liveMessages.ts';
import type { OpenConversationEvent } from '#machines/messaging/openConversation/openConversationEvents.ts';

import { onHeard } from '../api/heard.ts';

/** What a stream tells of messages, and that it has begun: what was asked for before may be out of date. */
export type MessagesTold =
  | { readonly event: 'began' }
  | { readonly event: 'conversation'; readonly data: z.infer<typeof conversationEvent> }
  | { readonly event: 'delivered'; readonly data: z.infer<typeof deliveredEvent> }
  | { readonly event: 'typing'; readonly data: z.infer<typeof typingEvent> };

const schemas = { conversation: conversationEvent, delivered: deliveredEvent, typing: typingEvent } as const;

/** Hears what concerns conversations. What this build does not know is passed over. */
export function onMessages(hear: (told: MessagesTold) => void): () => void {
  return onHeard((told) => {
    if (told.type === 'began') return hear({ event: 'began' });
    // Where no stream can be read what concerns one is asked for at times.
    if (told.type === 'unsupported') return undefined;
    const { event, data } = told.line;
    if (!Object.hasOwn(schemas, event)) return undefined;
    const read = z.safeParse(schemas[event as keyof typeof schemas], data);
    return read.success ? hear({ event, data: read.data } as MessagesTold) : undefined;
  });
}

/** What it means for a conversation that is open; undefined where it is about another, or about no more than typing. */
export function heardOf(id: string, told: MessagesTold): OpenConversationEvent | undefined {
  if (told.event === 'began') return { type: 'change.heard' };
  if (told.event === 'conversation' && told.data.what === 'everything') return { type: 'change.heard' };
  if (!('conversation' in told.data) || told.data.conversation !== id) return undefined;
  if (told.event === 'typing') return undefined;
  if (told.event === 'delivered') return { type: 'mark.heard', upTo: told.data.number, standing: 'delivered' };
  // The other has seen it; that one has oneself, perhaps elsewhere, is asked for.
  return told.data.what === 'read' && !told.data.isOwn
    ? { type: 'mark.heard', upTo: told.data.upTo, standing: 'read' }
    : { type: 'change.heard' };
}
