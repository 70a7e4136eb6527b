import { assign, setup } from 'xstate';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { RenewalEvent } from './renewalEvents.ts';
import type { RefusedOutcome } from '../market/api/refusedOutcome.ts';

/** An ad that runs for another term. */
export interface RenewedAd {
  readonly title: string;
  /** The path of its page; null where nobody sees it. */
  readonly path: string | null;
  /** When its term ends now, as RFC 3339 writes it. */
  readonly expiresAt: string;
}

/** What came of a renewal: the ad, or why not, in words for people. */
export type Renewal = { readonly renewed: RenewedAd } | RefusedOutcome;

/**
 * The page that the link of a mail about an ad leads to. It renews by its button alone: programs that look through mails open
 * their links, too.
 */
export const renewalMachine = setup({
  types: {
    context: {} as { readonly renewed: RenewedAd | null; readonly refusal: string | null },
    events: {} as RenewalEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('renew' | 'renewed' | 'refusal' | 'failure')[] },
  },
  actors: {
    /** Rejects if the call itself failed; the caller may retry it then. */
    renewing: providedPromise<Renewal>('renewing'),
  },
  actions: {
    noteRenewed: assign((_, { renewed }: Extract<Renewal, { readonly renewed: RenewedAd }>) => ({ renewed })),
    noteRefusal: assign((_, { refusal }: Extract<Renewal, RefusedOutcome>) => ({ refusal })),
  },
  guards: {
    isRenewed: (_, renewal: Renewal) => 'renewed' in renewal,
  },
}).createMachine({
  id: 'renewal',
  description: 'An ad gets another term by the link of a mail.',
  context: { renewed: null, refusal: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The page says what the link is for. Nothing has happened yet.',
      meta: { shows: ['renew'] },
      on: { 'renewal.requested': 'renewing' },
    },
    renewing: {
      description: 'The token is with the server. The button stays where the finger is, and takes no second press.',
      tags: ['busy'],
      meta: { shows: ['renew'] },
      invoke: {
        id: 'renewing',
        src: 'renewing',
        onDone: [
          {
            guard: withOutput('isRenewed'),
            target: 'renewed',
            actions: {
              type: 'noteRenewed',
              params: ({ event }) => event.output as Extract<Renewal, { readonly renewed: RenewedAd }>,
            },
          },
          {
            target: 'refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => event.output as Extract<Renewal, RefusedOutcome>,
            },
          },
        ],
        onError: 'failed',
      },
    },
    renewed: {
      description: 'The ad runs for another term, now or already since the link was used before. Until when is told.',
      meta: { shows: ['renewed'] },
      type: 'final',
    },
    refused: {
      description:
        'The link renews nothing any more, or the plan has no room. Why is told, and where one sees one’s ads.',
      meta: { shows: ['refusal'] },
      type: 'final',
    },
    failed: {
      description:
        'The call did not succeed. One can press once more: a link renews once, however often it is handed in.',
      meta: { shows: ['failure', 'renew'] },
      on: { 'renewal.requested': 'renewing' },
    },
  },
});
