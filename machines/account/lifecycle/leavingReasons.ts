/** Why somebody leaves, as the survey after a deletion asks. */
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
