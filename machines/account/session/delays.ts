import { minute } from '../../market/units.ts';

/** The delay before a failed call for the profile is retried, in milliseconds (PROFILE-2). */
export const profileRetry = 30_000;

/** The most attempts of a call for the profile (PROFILE-2). */
export const mostProfileAttempts = 5;

/** How long a profile counts as fresh, in milliseconds (PROFILE-3). */
export const profileRefresh = 5 * minute;

/** The timeout for a fingerprint, in milliseconds (ACCOUNT-37). */
export const fingerprintWait = 5_000;

/** The interval of polling for a fingerprint, in milliseconds (ACCOUNT-37). */
export const fingerprintPoll = 100;
