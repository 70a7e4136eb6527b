import { assign, setup } from 'xstate';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { RenewalEvent } from './renewalEvents.ts';
import type { RefusedOutcome } from '../market/api/refusedOutcome.ts';

/** A listing after its renewal. */
export interface RenewedListing {
  readonly title: string;
  /** The path of the listing's page; null if it is not public. */
  readonly path: string | null;
  /** The end of the listing's new term, in RFC 3339. */
  readonly expiresAt: string;
}

/** The outcome of a renewal: the listing, or the reason of its refusal, in words for people. */
export type Renewal = { readonly renewed: RenewedListing } | RefusedOutcome;

/** The page of a mail's link about a listing. Only its button renews: programs that scan mails open their links too. */
export const renewalMachine = setup({
  types: {
    context: {} as { readonly renewed: RenewedListing | null; readonly refusal: string | null },
    events: {} as RenewalEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('renew' | 'renewed' | 'refusal' | 'failure')[] },
  },
  actors: {
    /** Renews the listing. Rejects if the call itself failed; the caller may then retry. */
    renewing: providedPromise<Renewal>('renewing'),
  },
  actions: {
    noteRenewed: assign((_, { renewed }: Extract<Renewal, { readonly renewed: RenewedListing }>) => ({ renewed })),
    noteRefusal: assign((_, { refusal }: Extract<Renewal, RefusedOutcome>) => ({ refusal })),
  },
  guards: {
    isRenewed: (_, renewal: Renewal) => 'renewed' in renewal,
  },
}).createMachine({
  id: 'renewal',
  description: 'The renewal of a listing by the link of a mail.',
  context: { renewed: null, refusal: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The page says what the link is for. Nothing has happened yet.',
      meta: { shows: ['renew'] },
      on: { 'renewal.requested': 'renewing' },
    },
    renewing: {
      description: 'The token is being sent. The button stays in place, and further presses have no effect.',
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
              params: ({ event }) => event.output as Extract<Renewal, { readonly renewed: RenewedListing }>,
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
      description: 'The listing was renewed, now or by an earlier use of the link. The page shows the end of its term.',
      meta: { shows: ['renewed'] },
      type: 'final',
    },
    refused: {
      description:
        'The link is void, or the plan has no room. The page shows the reason, and a link to the user’s listings.',
      meta: { shows: ['refusal'] },
      type: 'final',
    },
    failed: {
      description: 'The call failed. The user can press again: a link renews once, however often it is used.',
      meta: { shows: ['failure', 'renew'] },
      on: { 'renewal.requested': 'renewing' },
    },
  },
});
