/** The reasons for leaving in the survey after a deletion. */
export const leavingReasons = [
  'notNeeded',
  'noSuccess',
  'tooManyMails',
  'hardToUse',
  'badExperience',
  'privacy',
  'otherAccount',
  'other',
] as const;

export type LeavingReason = (typeof leavingReasons)[number];
