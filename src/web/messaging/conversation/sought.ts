import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { OpenConversationFlow } from '../messagesFlow.ts';

/** What a link to a conversation carries that leads to one of its entries, by its number. */
export interface SoughtState {
  readonly sought: number;
}

/** The number of the entry that one was led to; null where one was led to the conversation alone. */
export function useSought(): number | null {
  const state = useLocation().state as Partial<SoughtState> | null;
  return typeof state?.sought === 'number' ? state.sought : null;
}

/** Has older entries come until the one is there that one was led to. */
export function useOlderUntil(sought: number | null): void {
  const flow = OpenConversationFlow.useActorRef();
  const isThere = OpenConversationFlow.useSelector(
    ({ context }) => sought === null || context.entries.some(({ number }) => number === sought),
  );
  const mayAsk = OpenConversationFlow.useSelector(
    (now) => now.matches({ shown: { log: 'resting' } }) && now.context.hasOlder && !now.context.hasOlderFailed,
  );
  useEffect(() => {
    if (!isThere && mayAsk) flow.send({ type: 'older.asked' });
  }, [flow, isThere, mayAsk]);
}

/** Brings what one was led to into sight, once. */
export function bringIntoSight(entry: Element | null): void {
  entry?.scrollIntoView({ block: 'center' });
}
