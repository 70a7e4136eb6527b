import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import { longestAway } from '../limits.ts';
import { hasBlocked, type Messaging } from './messaging.ts';
import { messagingLifecycle } from './messagingLifecycle.ts';
import * as rules from './messagingRules.ts';

const [ben, eva] = ['ben', 'eva'];

type Now = { readonly messaging: Messaging };

/**
 * Path-test cases for the messaging of an account. `messagingRules` counts contacts by its own tests, so one contact
 * suffices here.
 */
export const messagingCases = lifecycleCases({
  lifecycle: messagingLifecycle,
  commands: {
    'messaging.makeContact': {
      'the first': ({ messaging }: Now, at) =>
        messaging.contactsAt.length === 0
          ? rules.makeContact(messaging, { conversation: 'aaaabbbbcccc', since: at, at })
          : undefined,
    },
    'messaging.block': {
      ben: ({ messaging }: Now, at) => rules.block(messaging, { account: ben, at }),
      eva: ({ messaging }: Now, at) => rules.block(messaging, { account: eva, at }),
    },
    'messaging.unblock': { ben: ({ messaging }: Now, at) => rules.unblock(messaging, { account: ben, at }) },
    'messaging.goAway': {
      'for as long as may be': ({ messaging }: Now, at) => rules.goAway(messaging, { until: at + longestAway, at }),
      'until yesterday': ({ messaging }: Now, at) => rules.goAway(messaging, { until: at - 1, at }),
    },
    'messaging.comeBack': { 'they do': ({ messaging }: Now, at) => rules.comeBack(messaging, { at }) },
    'messaging.stopMails': {
      'in the settings': ({ messaging }: Now, at) => rules.stopMails(messaging, { how: 'settings', at }),
      'by the link of a mail': ({ messaging }: Now, at) => rules.stopMails(messaging, { how: 'link', at }),
    },
    'messaging.wantMails': { 'they do': ({ messaging }: Now, at) => rules.wantMails(messaging, { at }) },
    'messaging.clear': { 'who is erased': ({ messaging }: Now, at) => rules.clear(messaging, { at }) },
  },
  keys: {
    'whom they have blocked': ({ context: { messaging } }) => [hasBlocked(messaging, ben), hasBlocked(messaging, eva)],
    'whether they have written to anybody': ({ context: { messaging } }) => messaging.contactsAt.length > 0,
  },
  invariants: {
    'chart and reducer agree on presence and mails': ({ value, context: { messaging } }) => {
      const { presence, mails } = value as { presence: string; mails: string };
      return (messaging.awayUntil !== null) === (presence === 'away') && messaging.wantsMails === (mails === 'wanted');
    },
    'nobody is blocked twice': ({ context: { messaging } }) =>
      new Set(messaging.blocked.map(({ account }) => account)).size === messaging.blocked.length,
  },
});
