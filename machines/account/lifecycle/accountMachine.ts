import { assign, setup } from 'xstate';
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
        'account.imported': { target: 'invited', actions: 'record' },
        'account.registered': { target: 'unverified', actions: 'record' },
      },
    },

    invited: {
      description:
        'Brought by an import: it sells and has a name, but nobody can log in until its owner sets a password.',
      tags: ['shown'],
      on: {
        'account.profileChanged': { actions: 'record' },
        'account.erased': { target: 'erased', actions: 'record' },
        'account.blocked': { target: 'blocked.invited', actions: 'record' },
      },
    },

    unverified: {
      description:
        'Its owner has a password and can log in, but has not opened the link in the verification mail, so the address may be somebody else’s.',
      tags: ['mayLogIn', 'shown'],
      on: {
        'account.registrationRepeated': { actions: 'record' },
        'account.verificationRequested': { actions: 'record' },
        'account.emailVerified': { target: 'active', actions: 'record' },
        'account.passwordResetRequested': { actions: 'record' },
        'account.passwordChanged': { actions: 'record' },
        'account.profileChanged': { actions: 'record' },
        'account.deletionRequested': { target: 'leaving', actions: 'record' },
        'account.blocked': { target: 'blocked.unverified', actions: 'record' },
      },
    },

    active: {
      description: 'Its owner has shown that the mailbox is theirs, and uses the market.',
      tags: ['mayLogIn', 'shown'],
      on: {
        'account.registrationRepeated': { actions: 'record' },
        'account.passwordResetRequested': { actions: 'record' },
        'account.passwordChanged': { actions: 'record' },
        'account.emailChangeRequested': { actions: 'record' },
        'account.emailChangeConfirmed': { actions: 'record' },
        'account.emailChanged': { actions: 'record' },
        'account.profileChanged': { actions: 'record' },
        'account.slotTaken': { actions: 'record' },
        'account.deactivated': { target: 'deactivated', actions: 'record' },
        'account.deletionRequested': { target: 'leaving', actions: 'record' },
        'account.blocked': { target: 'blocked.active', actions: 'record' },
        'account.moderatorAppointed': { actions: 'record' },
        'account.moderatorDismissed': { actions: 'record' },
      },
    },

    deactivated: {
      description: 'Its owner has hidden it: nobody sees its ads and profile until its owner comes back.',
      tags: ['mayLogIn'],
      on: {
        'account.registrationRepeated': { actions: 'record' },
        'account.passwordResetRequested': { actions: 'record' },
        'account.passwordChanged': { actions: 'record' },
        'account.profileChanged': { actions: 'record' },
        'account.reactivated': { target: 'active', actions: 'record' },
        'account.deletionRequested': { target: 'leaving', actions: 'record' },
        'account.blocked': { target: 'blocked.deactivated', actions: 'record' },
        'account.moderatorDismissed': { actions: 'record' },
      },
    },

    leaving: {
      description:
        'Its owner has asked for it to be erased, and for some days can think better of it: nobody else sees it.',
      tags: ['mayLogIn'],
      on: {
        'account.registrationRepeated': { actions: 'record' },
        'account.passwordResetRequested': { actions: 'record' },
        'account.passwordChanged': { actions: 'record' },
        'account.leavingReasonGiven': { actions: 'record' },
        'account.deletionUndone': [
          { guard: 'isDeactivatedAgain', target: 'deactivated', actions: 'record' },
          { guard: 'isVerified', target: 'active', actions: 'record' },
          { target: 'unverified', actions: 'record' },
        ],
        'account.erased': { target: 'erased', actions: 'record' },
        'account.blocked': { target: 'blocked.leaving', actions: 'record' },
        'account.moderatorDismissed': { actions: 'record' },
      },
    },

    blocked: {
      description:
        'A moderator has shut its owner out, and has said why. Nobody sees it; unblocked, it stands where it stood before.',
      initial: 'active',
      on: {
        // A source goes on telling of the sellers that it brought.
        'account.profileChanged': { actions: 'record' },
        'account.moderatorDismissed': { actions: 'record' },
      },
      states: {
        invited: {
          description: 'Nobody had a password for it yet.',
          on: {
            'account.unblocked': { target: '#account.invited', actions: 'record' },
            'account.erased': { target: '#account.erased', actions: 'record' },
          },
        },
        unverified: {
          description: 'Its owner had not verified the address yet.',
          on: { 'account.unblocked': { target: '#account.unverified', actions: 'record' } },
        },
        active: {
          description: 'Its owner was using the market.',
          on: { 'account.unblocked': { target: '#account.active', actions: 'record' } },
        },
        deactivated: {
          description: 'Its owner had hidden it.',
          on: { 'account.unblocked': { target: '#account.deactivated', actions: 'record' } },
        },
        leaving: {
          description: 'Its owner had asked for it to be erased, and it will be: nobody is kept against their will.',
          on: {
            'account.unblocked': { target: '#account.leaving', actions: 'record' },
            'account.erased': { target: '#account.erased', actions: 'record' },
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
