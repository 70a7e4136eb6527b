import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { OpenConversationFlow } from '../messagesFlow.ts';

/** The history state of a link to an entry of a conversation: the entry's number. */
export interface LinkedEntryState {
  readonly sought: number;
}

/** The number of the entry that the link points to; null for a link to the conversation alone. */
export function useLinkedEntry(): number | null {
  const state = useLocation().state as Partial<LinkedEntryState> | null;
  return typeof state?.sought === 'number' ? state.sought : null;
}

/** Loads older entries until the entry is there to which a link points. */
export function useOlderUntil(sought: number | null): void {
  const flow = OpenConversationFlow.useActorRef();
  const isThere = OpenConversationFlow.useSelector(
    ({ context }) => sought === null || context.entries.some(({ number }) => number === sought),
  );
  const mayAsk = OpenConversationFlow.useSelector(
    (now) => now.matches({ shown: { log: 'resting' } }) && now.context.hasOlder && !now.context.hasOlderFailed,
  );
  useEffect(() => {
    if (!isThere && mayAsk) flow.send({ type: 'older.requested' });
  }, [flow, isThere, mayAsk]);
}

/** Scrolls to the entry to which a link points, once. */
export function scrollIntoView(entry: Element | null): void {
  entry?.scrollIntoView({ block: 'center' });
}
