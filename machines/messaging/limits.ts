import { day } from '../market/units.ts';

/**
 * First messages that an account may send in any day, by how old it is (milliseconds): who writes to strangers from a fresh account
 * is seldom a buyer. The first step whose age is reached counts.
 */
export const firstContacts = [
  { from: 30 * day, most: 50 },
  { from: 7 * day, most: 30 },
  { from: day, most: 15 },
  { from: 0, most: 5 },
] as const;

/** In which stretch they are counted, in milliseconds. */
export const firstContactsWithin = day;

/** People that one account can have blocked. */
export const mostBlocked = 1_000;

/** How far ahead somebody can say that they are away, in milliseconds. */
export const longestAway = 180 * day;

/** Conversations that a search looks through at the most, the newest first. */
export const mostSearched = 500;

/** How often at the most somebody is told that another types, in milliseconds; it is shown for twice as long. */
export const typingEvery = 3_000;

/** How long what somebody was written waits for them before a mail tells of it, in milliseconds. */
export const unreadBeforeMail = 10 * 60 * 1000;
