import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import type { Messaging } from '#machines/messaging/lifecycle/messaging.ts';
import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import * as rules from '#machines/messaging/lifecycle/messagingRules.ts';
import type { Market } from '#server/store/market.ts';
import type { Done } from '#server/store/commands.ts';
import { asRefused, type RefusedMessage } from './refusedMessages.ts';

type Answer = Promise<Done | RefusedMessage>;

/** The messaging settings of an account. */
export async function messagingOf({ commands }: Pick<Market, 'commands'>, account: string): Promise<Messaging> {
  return (await commands.load({ lifecycle: messagingLifecycle, id: account })).snapshot.context.messaging;
}

/** Blocks another account. `unblockAccount` reverts it. */
export function blockAccount(market: Market, by: string, account: string): Answer {
  return onMessaging(market, by, (messaging, at) => rules.block(messaging, { account, at }));
}

export function unblockAccount(market: Market, by: string, account: string): Answer {
  return onMessaging(market, by, (messaging, at) => rules.unblock(messaging, { account, at }));
}

/** Sets the end of the user's absence, in epoch milliseconds. */
export function goAway(market: Market, by: string, until: number): Answer {
  return onMessaging(market, by, (messaging, at) => rules.goAway(messaging, { until, at }));
}

export function comeBack(market: Market, by: string): Answer {
  return onMessaging(market, by, (messaging, at) => rules.comeBack(messaging, { at }));
}

/** Stops mails about unread messages. `wantMails` reverts it. */
export function stopMails(market: Market, by: string, how: 'settings' | 'link'): Answer {
  return onMessaging(market, by, (messaging, at) => rules.stopMails(messaging, { how, at }));
}

export function wantMails(market: Market, by: string): Answer {
  return onMessaging(market, by, (messaging, at) => rules.wantMails(messaging, { at }));
}

async function onMessaging(
  { commands, clock }: Pick<Market, 'commands' | 'clock'>,
  account: string,
  rule: (messaging: Messaging, at: number) => readonly MessagingFact[] | Refusal<rules.MessagingRefusal>,
): Answer {
  const at = clock();
  const answer = await commands.run<
    { messaging: { lifecycle: typeof messagingLifecycle; id: string } },
    rules.MessagingRefusal
  >({
    actor: account,
    streams: { messaging: { lifecycle: messagingLifecycle, id: account } },
    decide: ({ messaging: { messaging } }) => {
      const facts = rule(messaging, at);
      return isRefusal(facts) ? facts : { messaging: facts };
    },
  });
  return isRefusal(answer) ? asRefused(answer) : answer;
}
