/** Longest address of a mailbox, in characters (RFC 5321, 4.5.3.1.3 without its brackets). */
export const longestEmail = 254;

/** Longest name of an account, in characters. */
export const longestName = 100;

/** Longest phone number as it is typed, in characters. */
export const longestPhone = 30;

/** Longest text beside the reason why somebody leaves, in characters. */
export const longestLeavingText = 500;

/** Shortest password (decisions, Password rule), in characters. */
export const shortestPassword = 8;

/** Longest password, in characters: hashing a longer one would cost more and protect no better. */
export const longestPassword = 200;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long the link of a verification mail, or of a change of address, holds, in milliseconds. */
export const verificationLife = 7 * day;

/** How long the link to choose a new password holds, in milliseconds. */
export const passwordResetLife = hour;

/** How long a deletion can be undone, in milliseconds. */
export const deletionLife = 14 * day;
