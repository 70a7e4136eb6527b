import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { featureOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { LiveFeed } from '../../streaming/liveFeed.ts';
import { outdatingFeed } from '../../streaming/outdatingFeed.ts';
import { correspondentsAmong, latestWith } from './correspondents.ts';

/**
 * Whether a fact about an account changes its appearance to its correspondents: its name, or whether it can be written
 * to. `conversationsFeed.ts` reports blocks.
 */
const changes: Readonly<Record<AccountFact['type'] | MessagingFact['type'], boolean>> = {
  'account.imported': false,
  'account.registered': false,
  'account.registrationRepeated': false,
  'account.verificationRequested': false,
  'account.emailVerified': true,
  'account.passwordResetRequested': false,
  'account.passwordChanged': false,
  'account.emailChangeRequested': false,
  'account.emailChangeConfirmed': false,
  'account.emailChanged': false,
  'account.profileChanged': true,
  'account.deactivated': true,
  'account.reactivated': true,
  'account.deletionRequested': true,
  'account.deletionUndone': true,
  'account.erased': true,
  'account.leavingReasonGiven': false,
  'account.slotTaken': false,
  'account.blocked': true,
  'account.unblocked': true,
  'account.moderatorAppointed': false,
  'account.moderatorDismissed': false,
  'messaging.contactMade': false,
  'messaging.blocked': false,
  'messaging.unblocked': false,
  'messaging.wentAway': true,
  'messaging.cameBack': true,
  'messaging.mailsStopped': false,
  'messaging.mailsWanted': false,
  'messaging.cleared': false,
};
const relevantTypes = Object.entries(changes).flatMap(([type, isRelevantChange]) => (isRelevantChange ? [type] : []));

/**
 * Notifies an account of changes to its correspondents: a new name, an absence, a departure, or a block by the market.
 * `conversationsFeed.ts` sends an account's own absence to its devices.
 */
export function correspondentsFeed(market: Pick<Market, 'sql' | 'store'>): LiveFeed {
  return outdatingFeed({
    event: 'correspondents',
    isRelevant,
    async concerned(accounts, listening) {
      const concerns = await correspondentsAmong(market, accounts, listening);
      return concerns.map(({ account, other }) => ({ account, subject: other }));
    },
    async missed(account, between, limit) {
      const others = [...new Set((await latestWith(market, account)).map(({ other }) => other))];
      const streams = others.flatMap((id) => [streamOf(accountLifecycle, id), streamOf(messagingLifecycle, id)]);
      return market.store.readOf(streams, { ...between, only: { types: relevantTypes } }, limit);
    },
  });
}

function isRelevant({ stream, type, data }: StoredFact): boolean {
  const feature = featureOf(stream);
  if (feature !== accountLifecycle.feature && feature !== messagingLifecycle.feature) return false;
  // A changed profile is relevant by its name and picture only: conversations show neither the place nor the phone
  // number.
  if (type === 'account.profileChanged') return 'name' in data || 'picture' in data;
  return changes[type as keyof typeof changes];
}
