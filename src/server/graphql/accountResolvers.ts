import type { Resolvers } from '#graphql/generated/resolverTypes.ts';

/** Resolves `graphql/account.graphql`. */
export const accountResolvers: Resolvers = {
  AccountStatus: { UNVERIFIED: 'unverified', ACTIVE: 'active', DEACTIVATED: 'deactivated', LEAVING: 'leaving' },
  EmailChangeSide: { OLD: 'old', NEW: 'new' },
  LeavingReason: {
    NOT_NEEDED: 'notNeeded',
    NO_SUCCESS: 'noSuccess',
    TOO_MANY_MAILS: 'tooManyMails',
    HARD_TO_USE: 'hardToUse',
    BAD_EXPERIENCE: 'badExperience',
    PRIVACY: 'privacy',
    OTHER_ACCOUNT: 'otherAccount',
    OTHER: 'other',
  },
};
