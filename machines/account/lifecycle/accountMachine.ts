import { assign, setup } from 'xstate';
import { recorded } from '../../statecharts/recorded.ts';
import { evolve, type Account } from './account.ts';
import type { AccountFact } from './accountFacts.ts';

/** What others ask of where an account stands: whether its owner may log in, and whether others see it. */
export type AccountTag = 'mayLogIn' | 'shown';

/** The life of an account. It takes facts only: time arrives as a fact, and whether one may happen is the rules' business. */
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
  description: 'The life of an account, from the day somebody brings it into the market until it is erased.',
  context: { account: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Nobody has brought it yet; this is where every journal begins.',
      on: {
        'account.imported': recorded('invited'),
        'account.registered': recorded('unverified'),
      },
    },

    invited: {
      description:
        'Brought by an import: it sells and has a name, but nobody can log in until its owner sets a password.',
      tags: ['shown'],
      on: {
        'account.profileChanged': recorded(),
        'account.erased': recorded('erased'),
        'account.blocked': recorded('blocked.invited'),
      },
    },

    unverified: {
      description:
        'Its owner has a password and can log in, but has not opened the link in the verification mail, so the address may be somebody else’s.',
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
      description: 'Its owner has shown that the mailbox is theirs, and uses the market.',
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
      description: 'Its owner has hidden it: nobody sees its ads and profile until its owner comes back.',
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
      description:
        'Its owner has asked for it to be erased, and for some days can think better of it: nobody else sees it.',
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
        'A moderator has shut its owner out, and has said why. Nobody sees it; unblocked, it stands where it stood before.',
      initial: 'active',
      on: {
        // A source goes on telling of the sellers that it brought.
        'account.profileChanged': recorded(),
        'account.moderatorDismissed': recorded(),
      },
      states: {
        invited: {
          description: 'Nobody had a password for it yet.',
          on: {
            'account.unblocked': recorded('#account.invited'),
            'account.erased': recorded('#account.erased'),
          },
        },
        unverified: {
          description: 'Its owner had not verified the address yet.',
          on: { 'account.unblocked': recorded('#account.unverified') },
        },
        active: {
          description: 'Its owner was using the market.',
          on: { 'account.unblocked': recorded('#account.active') },
        },
        deactivated: {
          description: 'Its owner had hidden it.',
          on: { 'account.unblocked': recorded('#account.deactivated') },
        },
        leaving: {
          description: 'Its owner had asked for it to be erased, and it will be: nobody is kept against their will.',
          on: {
            'account.unblocked': recorded('#account.leaving'),
            'account.erased': recorded('#account.erased'),
          },
        },
      },
    },

    erased: {
      description: 'Gone for good: its personal values can be read by nobody, and its address is closed.',
      type: 'final',
    },
  },
});
