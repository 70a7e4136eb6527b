import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { evolve, type Account } from './account.ts';
import type { AccountFact } from './accountFacts.ts';

/** Tags of an account's states. `mayLogIn`: its owner may log in; `shown`: others see the account. */
export type AccountTag = 'mayLogIn' | 'shown';

/**
 * The life of an account. It accepts only facts: time arrives as a fact, and rules decide whether a command is allowed.
 */
export const accountMachine = setup({
  types: {
    context: {} as { readonly account: Account | null },
    events: {} as AccountFact,
    tags: {} as AccountTag,
  },
  actions: {
    record: assign({ account: ({ context, event }) => evolve(context.account, event) }),
  },
  guards: {
    isVerified: ({ context }) => context.account?.verifiedAt !== null,
    isDeactivatedAgain: ({ event }) => event.type === 'account.deletionUndone' && event.isDeactivated,
  },
}).createMachine({
  id: 'account',
  description: 'The life of an account, from its import or registration until it is erased.',
  context: { account: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The account does not exist yet; every journal begins here.',
      on: {
        'account.imported': recorded('invited'),
        'account.registered': recorded('unverified'),
      },
    },

    invited: {
      description: 'Created by an import: it has listings and a name, but no login until its owner sets a password.',
      tags: ['shown'],
      on: {
        'account.profileChanged': recorded(),
        'account.erased': recorded('erased'),
        'account.blocked': recorded('blocked.invited'),
      },
    },

    unverified: {
      description:
        'The owner has a password and can log in, but has not opened the link in the verification mail. The ' +
        'address may belong to another person.',
      tags: ['mayLogIn', 'shown'],
      on: {
        'account.registrationRepeated': recorded(),
        'account.verificationRequested': recorded(),
        'account.emailVerified': recorded('active'),
        'account.passwordResetRequested': recorded(),
        'account.passwordChanged': recorded(),
        'account.emailChangeRequested': recorded(),
        'account.emailChanged': recorded(),
        'account.profileChanged': recorded(),
        'account.deletionRequested': recorded('leaving'),
        'account.blocked': recorded('blocked.unverified'),
      },
    },

    active: {
      description: 'The owner has verified the mailbox and uses the market.',
      tags: ['mayLogIn', 'shown'],
      on: {
        'account.registrationRepeated': recorded(),
        'account.passwordResetRequested': recorded(),
        'account.passwordChanged': recorded(),
        'account.emailChangeRequested': recorded(),
        'account.emailChangeConfirmed': recorded(),
        'account.emailChanged': recorded(),
        'account.profileChanged': recorded(),
        'account.slotTaken': recorded(),
        'account.deactivated': recorded('deactivated'),
        'account.deletionRequested': recorded('leaving'),
        'account.blocked': recorded('blocked.active'),
        'account.moderatorAppointed': recorded(),
        'account.moderatorDismissed': recorded(),
      },
    },

    deactivated: {
      description:
        'The owner has hidden the account: its listings and profile are invisible until the owner comes back.',
      tags: ['mayLogIn'],
      on: {
        'account.registrationRepeated': recorded(),
        'account.passwordResetRequested': recorded(),
        'account.passwordChanged': recorded(),
        'account.profileChanged': recorded(),
        'account.reactivated': recorded('active'),
        'account.deletionRequested': recorded('leaving'),
        'account.blocked': recorded('blocked.deactivated'),
        'account.moderatorDismissed': recorded(),
      },
    },

    leaving: {
      description: 'The owner has requested its deletion, and can undo that for some days: it is invisible to others.',
      tags: ['mayLogIn'],
      on: {
        'account.registrationRepeated': recorded(),
        'account.passwordResetRequested': recorded(),
        'account.passwordChanged': recorded(),
        'account.leavingReasonGiven': recorded(),
        'account.deletionUndone': [
          { guard: 'isDeactivatedAgain', target: 'deactivated', actions: 'record' },
          { guard: 'isVerified', target: 'active', actions: 'record' },
          recorded('unverified'),
        ],
        'account.erased': recorded('erased'),
        'account.blocked': recorded('blocked.leaving'),
        'account.moderatorDismissed': recorded(),
      },
    },

    blocked: {
      description:
        'A moderator has blocked the account, with a reason. It is invisible; unblocking restores its former state.',
      initial: 'active',
      on: {
        // A partner still sends changes of the sellers that it imported.
        'account.profileChanged': recorded(),
        'account.moderatorDismissed': recorded(),
      },
      states: {
        invited: {
          description: 'The account had no password yet.',
          on: {
            'account.unblocked': recorded('#account.invited'),
            'account.erased': recorded('#account.erased'),
          },
        },
        unverified: {
          description: 'The owner had not verified the address yet.',
          on: { 'account.unblocked': recorded('#account.unverified') },
        },
        active: {
          description: 'The owner was using the market.',
          on: { 'account.unblocked': recorded('#account.active') },
        },
        deactivated: {
          description: 'The owner had hidden it.',
          on: { 'account.unblocked': recorded('#account.deactivated') },
        },
        leaving: {
          description: 'The owner had requested its deletion, which still takes place: a block never prevents it.',
          on: {
            'account.unblocked': recorded('#account.leaving'),
            'account.erased': recorded('#account.erased'),
          },
        },
      },
    },

    erased: {
      description: 'Erased: its personal values are unreadable, and its address is closed.',
      type: 'final',
    },
  },
});
