/** The delay before a failed command is sent again, in milliseconds: doubled after each further failure. */
export const firstWait = 2_000;

/** The delay before a rate-limited command is sent again, in milliseconds. */
export const putOffWait = 10_000;

/** The number of failures after which the retry delay stops growing, at about 2 minutes. */
export const mostDoublings = 6;

/** Characters of a command's payload, as JSON: a message with the longest text needs less. */
export const longestPayload = 32_000;

/** The longest reason for a refusal, in words for people, in characters. */
export const longestProblem = 1_000;

/** The longest name of a listing or person in a command, in characters. */
export const longestAbout = 200;
