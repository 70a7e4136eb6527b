import { day } from '../market/units.ts';

/**
 * First messages that an account may send in any day, by its age in milliseconds. A fresh account that writes to many
 * strangers is seldom a buyer. The first step whose age is reached counts.
 */
export const firstContacts = [
  { from: 30 * day, most: 50 },
  { from: 7 * day, most: 30 },
  { from: day, most: 15 },
  { from: 0, most: 5 },
] as const;

/** The sliding window in which first messages are counted, in milliseconds. */
export const firstContactsWithin = day;

/** How long a first message waits on the device for its author's login, in milliseconds. */
export const waitingMessageLife = 3 * day;

/** The most accounts that one account can block. */
export const mostBlocked = 1_000;

/** The longest absence that an owner can set, in milliseconds. */
export const longestAway = 180 * day;

/** The most conversations that a message search reads, the newest first. */
export const mostSearched = 500;

/** The throttle of typing signals to the correspondent, in milliseconds; each is shown for twice as long. */
export const typingEvery = 3_000;

/** How long a message stays unread before a mail reports it, in milliseconds. */
export const unreadBeforeMail = 10 * 60 * 1000;
