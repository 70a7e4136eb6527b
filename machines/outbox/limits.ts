/** The delay before a failed command is sent again, in milliseconds: doubled after each further failure. */
export const firstWait = 2_000;

/** The delay before a rate-limited command is sent again, in milliseconds. */
export const putOffWait = 10_000;

/** The delay stops growing after so many failures: 2 minutes. */
export const mostDoublings = 6;

/** Characters of a command's payload, as JSON: a message with the longest text needs less. */
export const longestPayload = 32_000;

/** Characters of the reason for a refusal, in words for people. */
export const longestProblem = 1_000;

/** Characters of the name of a listing or person in a command. */
export const longestAbout = 200;
