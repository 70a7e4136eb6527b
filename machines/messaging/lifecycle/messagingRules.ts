import { countLately } from '../../journal/countLately.ts';
import { sameJson } from '../../journal/json.ts';
import { refuse, type Refusal } from '../../journal/refusal.ts';
import { firstContacts, firstContactsWithin, longestAway, mostBlocked } from '../limits.ts';
import { awayAt, hasBlocked, type Messaging, newcomer } from './messaging.ts';
import type { MessagingFact } from './messagingFacts.ts';

/** The reasons for refusing a command on an account's messaging. */
export type MessagingRefusal = 'messaging.tooManyContacts' | 'messaging.tooManyBlocked' | 'messaging.awayInvalid';

interface At {
  readonly at: number;
}

/** Records a first contact with a stranger. Refused at the daily limit for the age of the account. */
export function makeContact(
  { contactsAt }: Messaging,
  { conversation, since, at }: At & { readonly conversation: string; readonly since: number },
): readonly MessagingFact[] | Refusal<MessagingRefusal> {
  const limit = mostContacts(at - since);
  const made = countLately(contactsAt, { at, within: firstContactsWithin });
  if (made >= limit) return refuse('messaging.tooManyContacts', { limit });
  return [{ type: 'messaging.contactMade', at, conversation }];
}

/** The daily limit of first contacts, by the age of the account in milliseconds. */
export function mostContacts(age: number): number {
  return (firstContacts.find(({ from }) => age >= from) ?? firstContacts.at(-1)!).most;
}

/** Blocks another account; no fact if it is already blocked. */
export function block(
  messaging: Messaging,
  { account, at }: At & { readonly account: string },
): readonly MessagingFact[] | Refusal<MessagingRefusal> {
  if (hasBlocked(messaging, account)) return [];
  if (messaging.blocked.length >= mostBlocked) return refuse('messaging.tooManyBlocked', { limit: mostBlocked });
  return [{ type: 'messaging.blocked', at, account }];
}

/** Removes the block of another account. */
export function unblock(
  messaging: Messaging,
  { account, at }: At & { readonly account: string },
): readonly MessagingFact[] {
  return hasBlocked(messaging, account) ? [{ type: 'messaging.unblocked', at, account }] : [];
}

/** Sets an absence of the owner until a time, at most half a year ahead. */
export function goAway(
  messaging: Messaging,
  { until, at }: At & { readonly until: number },
): readonly MessagingFact[] | Refusal<MessagingRefusal> {
  if (until <= at || until > at + longestAway) return refuse('messaging.awayInvalid');
  return messaging.awayUntil === until ? [] : [{ type: 'messaging.wentAway', at, until }];
}

/** Ends the owner's absence; no fact if there is none. */
export function comeBack(messaging: Messaging, { at }: At): readonly MessagingFact[] {
  return awayAt(messaging, at) === null ? [] : [{ type: 'messaging.cameBack', at }];
}

/** Turns off mails about unread messages. */
export function stopMails(
  { wantsMails }: Messaging,
  { how, at }: At & { readonly how: 'settings' | 'link' },
): readonly MessagingFact[] {
  return wantsMails ? [{ type: 'messaging.mailsStopped', at, how }] : [];
}

/** Turns mails about unread messages on again. */
export function wantMails({ wantsMails }: Messaging, { at }: At): readonly MessagingFact[] {
  return wantsMails ? [] : [{ type: 'messaging.mailsWanted', at }];
}

/** Clears the state when the account is erased; no fact if nothing ever happened. */
export function clear(messaging: Messaging, { at }: At): readonly MessagingFact[] {
  return sameJson(messaging, newcomer) ? [] : [{ type: 'messaging.cleared', at }];
}
