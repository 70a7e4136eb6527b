// Paths of account covering all transitions. Generated; after a change of the machine or its cases make them anew:
// npm run -s paths -- account --format vitest
import { describe, it } from 'vitest';
import { accountCases } from '#machines/account/lifecycle/accountCases.ts';
import { type ChartPath, titleOf, walksOnChart } from '#tests/drivers/walking/walksOnChart.ts';

const paths: readonly ChartPath[] = [
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.changeProfile (another phone)', 'unverified', ['account.profileChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestPasswordReset (by anybody)', 'unverified', ['account.passwordResetRequested']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      [
        'account.register (with the address of this account)',
        'unverified',
        ['account.registrationRepeated', 'account.passwordChanged', 'account.verificationRequested'],
      ],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.import (a private seller)', 'invited', ['account.imported']],
      ['account.erase (without an owner)', 'erased', ['account.erased']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.import (a private seller)', 'invited', ['account.imported']],
      ['account.import (another name)', 'invited', ['account.profileChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.block (by a moderator)', 'blocked.unverified', ['account.blocked']],
      ['account.unblock (by a moderator)', 'unverified', ['account.unblocked']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.erase (in time)', 'erased', ['account.erased']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.giveLeavingReason (in one word)', 'leaving', ['account.leavingReasonGiven']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.undoDeletion (by the mail)', 'unverified', ['account.deletionUndone']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.changePassword (by its owner)', 'leaving', ['account.passwordChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.requestPasswordReset (by anybody)', 'leaving', ['account.passwordResetRequested']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.register (with the address of this account)', 'leaving', ['account.registrationRepeated']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      [
        'account.requestEmailChange (to another)',
        'unverified',
        ['account.emailChangeRequested', 'account.verificationRequested'],
      ],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailChanged', 'account.emailVerified']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.changeProfile (another phone)', 'active', ['account.profileChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.changePassword (by its owner)', 'active', ['account.passwordChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.takeSlot (for an ad)', 'active', ['account.slotTaken']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.requestPasswordReset (by anybody)', 'active', ['account.passwordResetRequested']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.register (with the address of this account)', 'active', ['account.registrationRepeated']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.import (a private seller)', 'invited', ['account.imported']],
      ['account.block (by a moderator)', 'blocked.invited', ['account.blocked']],
      ['account.unblock (by a moderator)', 'invited', ['account.unblocked']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.import (a private seller)', 'invited', ['account.imported']],
      ['account.block (by a moderator)', 'blocked.invited', ['account.blocked']],
      ['account.erase (without an owner)', 'erased', ['account.erased']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.import (a private seller)', 'invited', ['account.imported']],
      ['account.block (by a moderator)', 'blocked.invited', ['account.blocked']],
      ['account.import (another name)', 'blocked.invited', ['account.profileChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.block (by a moderator)', 'blocked.leaving', ['account.blocked']],
      ['account.unblock (by a moderator)', 'leaving', ['account.unblocked']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.block (by a moderator)', 'blocked.leaving', ['account.blocked']],
      ['account.erase (in time)', 'erased', ['account.erased']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.appointModerator (by whoever runs the market)', 'active', ['account.moderatorAppointed']],
      ['account.dismissModerator (by whoever runs the market)', 'active', ['account.moderatorDismissed']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.block (by a moderator)', 'blocked.active', ['account.blocked']],
      ['account.unblock (by a moderator)', 'active', ['account.unblocked']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.undoDeletion (by the mail)', 'active', ['account.deletionUndone']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.reactivate (by its owner)', 'active', ['account.reactivated']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.changeProfile (another phone)', 'deactivated', ['account.profileChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.changePassword (by its owner)', 'deactivated', ['account.passwordChanged']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.requestPasswordReset (by anybody)', 'deactivated', ['account.passwordResetRequested']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.register (with the address of this account)', 'deactivated', ['account.registrationRepeated']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.appointModerator (by whoever runs the market)', 'active', ['account.moderatorAppointed']],
      ['account.block (by a moderator)', 'blocked.active', ['account.blocked']],
      ['account.dismissModerator (by whoever runs the market)', 'blocked.active', ['account.moderatorDismissed']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.appointModerator (by whoever runs the market)', 'active', ['account.moderatorAppointed']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.dismissModerator (by whoever runs the market)', 'leaving', ['account.moderatorDismissed']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.appointModerator (by whoever runs the market)', 'active', ['account.moderatorAppointed']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.dismissModerator (by whoever runs the market)', 'deactivated', ['account.moderatorDismissed']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.block (by a moderator)', 'blocked.deactivated', ['account.blocked']],
      ['account.unblock (by a moderator)', 'deactivated', ['account.unblocked']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.deactivate (by its owner)', 'deactivated', ['account.deactivated']],
      ['account.requestDeletion (by its owner)', 'leaving', ['account.deletionRequested']],
      ['account.undoDeletion (by the mail)', 'deactivated', ['account.deletionUndone']],
    ],
  },
  {
    beginning: 'start',
    start: 'unknown',
    steps: [
      ['account.register (a person)', 'unverified', ['account.registered']],
      ['account.verifyEmail (by the last mail)', 'active', ['account.emailVerified']],
      ['account.requestEmailChange (to another)', 'active', ['account.emailChangeRequested']],
      ['account.confirmEmailChange (by the old address)', 'active', ['account.emailChangeConfirmed']],
      [
        'account.confirmEmailChange (by the new address)',
        'active',
        ['account.emailChangeConfirmed', 'account.emailChanged'],
      ],
    ],
  },
];

describe('the paths of account', () => {
  it.each(paths.map((path) => [titleOf(path), path] as const))('by rules and folding: %s', (_, path) =>
    walksOnChart(accountCases, path),
  );
});
