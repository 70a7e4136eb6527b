import { firstContacts, firstContactsWithin } from '../limits.ts';
import type { MessagingFact } from './messagingFacts.ts';

/** A blocked account, and the time of the block (epoch milliseconds). */
export interface Blocked {
  readonly account: string;
  readonly since: number;
}

/** The messaging settings and limits of an account, folded from its journal. Times are epoch milliseconds. */
export interface Messaging {
  /** The times of the account's latest first contacts, as many as a limit can count. */
  readonly contactsAt: readonly number[];
  /** The blocked accounts, the latest block first. */
  readonly blocked: readonly Blocked[];
  /** The end of the owner's absence; null if none was set. */
  readonly awayUntil: number | null;
  readonly wantsMails: boolean;
}

/** An account that has never written a message. */
export const newcomer: Messaging = { contactsAt: [], blocked: [], awayUntil: null, wantsMails: true };

const mostCounted = Math.max(...firstContacts.map(({ most }) => most));

/** The messaging state of an account after one more fact. */
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

/** Whether the account has blocked another one. */
export function hasBlocked({ blocked }: Pick<Messaging, 'blocked'>, account: string): boolean {
  return blocked.some((one) => one.account === account);
}

/** The end of the absence that covers this time; null if there is none. */
export function awayAt({ awayUntil }: Pick<Messaging, 'awayUntil'>, at: number): number | null {
  return awayUntil !== null && awayUntil > at ? awayUntil : null;
}
