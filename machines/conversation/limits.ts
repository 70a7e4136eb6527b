/** Longest text of a message, in Unicode code points. */
export const longestMessage = 2_000;

/** Most pictures in one message. */
export const mostPictures = 5;

/** Entries that one side may write in a conversation in any minute. */
export const mostInAMinute = 20;

/** Entries that a buyer may write before the seller has ever answered. */
export const mostUnanswered = 10;

/** Highest offer, in whole francs. */
export const highestOffer = 100_000_000;

/** Offers that one side may make in a conversation in any day, to limit haggling. */
export const mostOffersInADay = 10;

/** Most entries that a report can name. */
export const mostReported = 20;

/** Longest text of a report, in Unicode code points. */
export const longestReport = 1_000;

/** Reports that one side may make of a conversation. */
export const mostReports = 5;
