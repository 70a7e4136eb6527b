import { minute } from '../../market/units.ts';

/** How long a failed call for the profile rests before it is made again, in milliseconds (PROFILE-2). */
export const profileRetry = 30_000;

/** How many calls for the profile are made until one succeeds (PROFILE-2). */
export const mostProfileAttempts = 5;

/** How long a profile counts as fresh, in milliseconds (PROFILE-3). */
export const profileRefresh = 5 * minute;

/** How long a fingerprint is waited for, in milliseconds (ACCOUNT-37). */
export const fingerprintWait = 5_000;

/** How often it is looked whether there is a fingerprint, in milliseconds (ACCOUNT-37). */
export const fingerprintPoll = 100;
