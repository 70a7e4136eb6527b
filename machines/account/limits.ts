import { day, hour, megabyte } from '../market/units.ts';

/** Longest address of a mailbox, in characters (RFC 5321, 4.5.3.1.3 without its brackets). */
export const longestEmail = 254;

/** Longest name of an account, in characters. */
export const longestName = 100;

/** Longest phone number as it is typed, in characters. */
export const longestPhone = 30;

/** Longest path of a page that the user comes back to, in characters. */
export const longestReturnPath = 500;

/** Longest text beside the reason why somebody leaves, in characters. */
export const longestLeavingText = 500;

/** Shortest password (decisions, Password rule), in characters. */
export const shortestPassword = 8;

/** Longest password, in characters: hashing a longer one would cost more and protect no better. */
export const longestPassword = 200;

/** How long the link of a verification mail, or of a change of address, holds, in milliseconds. */
export const verificationLife = 7 * day;

/** How long the link to choose a new password holds, in milliseconds. */
export const passwordResetLife = hour;

/** How long a deletion can be undone, in milliseconds. */
export const deletionLife = 14 * day;

/** Largest file of a picture, in bytes: what a phone takes is smaller. */
export const largestPicture = 10 * megabyte;

/** Shortest side of a picture, in pixels: the smallest that it is shown at on a fine screen. */
export const shortestPictureSide = 160;

/** Most pixels of a picture: opened, each takes four bytes of memory. */
export const mostPicturePixels = 50_000_000;

/** The side of a stored profile picture, in pixels: enough for the largest view on the finest screen. */
export const storedPictureSide = 640;

/** The kinds of file that a picture may be, as media types end. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
