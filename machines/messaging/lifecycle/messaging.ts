import { firstContacts, firstContactsWithin } from '../limits.ts';
import type { MessagingFact } from './messagingFacts.ts';

/** Somebody who is blocked, since when (epoch milliseconds). */
export interface Blocked {
  readonly account: string;
  readonly since: number;
}

/** How an account writes and is written to, as its journal tells it. Times are epoch milliseconds. */
export interface Messaging {
  /** When it has written to strangers lately, the last as many as a limit can ask for. */
  readonly contactsAt: readonly number[];
  /** The one that was blocked last first. */
  readonly blocked: readonly Blocked[];
  /** Until when its owner has said that they are away; null where they have not. */
  readonly awayUntil: number | null;
  readonly wantsMails: boolean;
}

/** An account that has never written to anybody. */
export const newcomer: Messaging = { contactsAt: [], blocked: [], awayUntil: null, wantsMails: true };

const mostCounted = Math.max(...firstContacts.map(({ most }) => most));

/** How it is after one more fact. */
export function evolve(messaging: Messaging, fact: MessagingFact): Messaging {
  switch (fact.type) {
    case 'messaging.contactMade': {
      const recent = messaging.contactsAt.filter((at) => at > fact.at - firstContactsWithin);
      return { ...messaging, contactsAt: [...recent, fact.at].slice(-mostCounted) };
    }
    case 'messaging.blocked':
      return { ...messaging, blocked: [{ account: fact.account, since: fact.at }, ...messaging.blocked] };
    case 'messaging.unblocked':
      return { ...messaging, blocked: messaging.blocked.filter(({ account }) => account !== fact.account) };
    case 'messaging.wentAway':
      return { ...messaging, awayUntil: fact.until };
    case 'messaging.cameBack':
      return { ...messaging, awayUntil: null };
    case 'messaging.mailsStopped':
      return { ...messaging, wantsMails: false };
    case 'messaging.mailsWanted':
      return { ...messaging, wantsMails: true };
    case 'messaging.cleared':
      return newcomer;
  }
}

/** Whether it has blocked somebody. */
export function hasBlocked({ blocked }: Pick<Messaging, 'blocked'>, account: string): boolean {
  return blocked.some((one) => one.account === account);
}

/** Until when its owner is away, at a time; null where they are there. */
export function awayAt({ awayUntil }: Pick<Messaging, 'awayUntil'>, at: number): number | null {
  return awayUntil !== null && awayUntil > at ? awayUntil : null;
}
