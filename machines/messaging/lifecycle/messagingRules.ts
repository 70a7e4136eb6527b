import { countLately } from '../../journal/countLately.ts';
import { sameJson } from '../../journal/json.ts';
import { refuse, type Refusal } from '../../journal/refusal.ts';
import { firstContacts, firstContactsWithin, longestAway, mostBlocked } from '../limits.ts';
import { awayAt, hasBlocked, type Messaging, newcomer } from './messaging.ts';
import type { MessagingFact } from './messagingFacts.ts';

/** Why a command on how an account writes can be refused. */
export type MessagingRefusal = 'messaging.tooManyContacts' | 'messaging.tooManyBlocked' | 'messaging.awayInvalid';

interface At {
  readonly at: number;
}

/** Somebody writes to a stranger. Refused where they have written to as many in a day as an account of its age may. */
export function makeContact(
  { contactsAt }: Messaging,
  { conversation, since, at }: At & { readonly conversation: string; readonly since: number },
): readonly MessagingFact[] | Refusal<MessagingRefusal> {
  const limit = mostContacts(at - since);
  const made = countLately(contactsAt, { at, within: firstContactsWithin });
  if (made >= limit) return refuse('messaging.tooManyContacts', { limit });
  return [{ type: 'messaging.contactMade', at, conversation }];
}

/** How many strangers an account may write to in a day, by its age in milliseconds. */
export function mostContacts(age: number): number {
  return (firstContacts.find(({ from }) => age >= from) ?? firstContacts.at(-1)!).most;
}

/** Somebody wants nothing from another any more; nothing where that is so already. */
export function block(
  messaging: Messaging,
  { account, at }: At & { readonly account: string },
): readonly MessagingFact[] | Refusal<MessagingRefusal> {
  if (hasBlocked(messaging, account)) return [];
  if (messaging.blocked.length >= mostBlocked) return refuse('messaging.tooManyBlocked', { limit: mostBlocked });
  return [{ type: 'messaging.blocked', at, account }];
}

/** They may write again. */
export function unblock(
  messaging: Messaging,
  { account, at }: At & { readonly account: string },
): readonly MessagingFact[] {
  return hasBlocked(messaging, account) ? [{ type: 'messaging.unblocked', at, account }] : [];
}

/** Its owner is away until a time, half a year from now at the most. */
export function goAway(
  messaging: Messaging,
  { until, at }: At & { readonly until: number },
): readonly MessagingFact[] | Refusal<MessagingRefusal> {
  if (until <= at || until > at + longestAway) return refuse('messaging.awayInvalid');
  return messaging.awayUntil === until ? [] : [{ type: 'messaging.wentAway', at, until }];
}

/** Its owner is there again; nothing where they are. */
export function comeBack(messaging: Messaging, { at }: At): readonly MessagingFact[] {
  return awayAt(messaging, at) === null ? [] : [{ type: 'messaging.cameBack', at }];
}

/** No mail tells of what is unread any more. */
export function stopMails(
  { wantsMails }: Messaging,
  { how, at }: At & { readonly how: 'settings' | 'link' },
): readonly MessagingFact[] {
  return wantsMails ? [{ type: 'messaging.mailsStopped', at, how }] : [];
}

/** Mails do again. */
export function wantMails({ wantsMails }: Messaging, { at }: At): readonly MessagingFact[] {
  return wantsMails ? [] : [{ type: 'messaging.mailsWanted', at }];
}

/** Whose it is is erased; nothing where nothing has ever happened. */
export function clear(messaging: Messaging, { at }: At): readonly MessagingFact[] {
  return sameJson(messaging, newcomer) ? [] : [{ type: 'messaging.cleared', at }];
}
