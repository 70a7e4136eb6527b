import { day, hour, megabyte } from '../market/units.ts';

/** Longest address of a mailbox, in characters (RFC 5321, 4.5.3.1.3 without its brackets). */
export const longestEmail = 254;

/** Longest name of an account, in characters. */
export const longestName = 100;

/** Longest phone number as it is typed, in characters. */
export const longestPhone = 30;

/** Longest path of a page to which the user returns, in characters. */
export const longestReturnPath = 500;

/** Longest text in the survey after a deletion, in characters. */
export const longestLeavingText = 500;

/** Shortest password (decisions, Password rule), in characters. */
export const shortestPassword = 8;

/** Longest password, in characters: hashing a longer one costs more without protecting better. */
export const longestPassword = 200;

/** The validity of the link in a verification mail, or for a change of address, in milliseconds. */
export const verificationLife = 7 * day;

/** The validity of the link to choose a new password, in milliseconds. */
export const passwordResetLife = hour;

/** How long a deletion can be undone, in milliseconds. */
export const deletionLife = 14 * day;

/** Largest file of a picture, in bytes: photos of phones are smaller. */
export const largestPicture = 10 * megabyte;

/** Shortest side of a picture, in pixels: the smallest size at which it is shown on a high-density screen. */
export const shortestPictureSide = 160;

/** Most pixels of a picture: decoded, each occupies four bytes of memory. */
export const mostPicturePixels = 50_000_000;

/** The side of a stored profile picture, in pixels: enough for the largest view on a high-density screen. */
export const storedPictureSide = 640;

/** The accepted kinds of picture, as subtypes of media types. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
